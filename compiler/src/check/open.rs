//! Names that could be declared and never be read back: the language has another use for the word.

use std::collections::BTreeMap;

use runebook_grammar::tree::{ExprKind, ItemKind, Name, Param, Stmt, StmtKind};

use crate::check::{Checker, Of};
use crate::error;
use crate::resolve::key;

/// Words that have a meaning of their own wherever a value may stand.
const OWN: [&str; 6] = ["yes", "no", "none", "you", "your", "this"];

impl Checker {
    /// Reports names that are words of the language.
    pub(super) fn open_names(&mut self) {
        let mut known = BTreeMap::new();
        for at in 0..self.model.items.len() {
            self.aside(Of::Item(at), |checker| checker.open_names_of(at, &mut known));
        }
    }

    /// Reports those that one item declares; `known` are words that were asked about.
    pub(super) fn open_names_of(&mut self, at: usize, known: &mut BTreeMap<String, bool>) {
        let item = self.model.items[at].item.clone();
        let mut names: Vec<&Name> = key(&item).map(|(_, name)| name).into_iter().collect();
        of_item(&item.kind, &mut names);
        // the words of the language are short and plain
        for name in names.into_iter().filter(|name| (1..=12).contains(&name.text.len()) && !name.text.contains('_')) {
            let reserved = known.get(&name.text).copied().unwrap_or_else(|| is_reserved(&name.text));
            if !known.contains_key(&name.text) {
                known.insert(name.text.clone(), reserved);
            }
            if reserved {
                self.report(error::reserved(name.span, &name.text));
            }
        }
    }
}

fn of_item<'t>(item: &'t ItemKind, names: &mut Vec<&'t Name>) {
    match item {
        ItemKind::Unit(all) | ItemKind::Clock(all) => names.extend(all),
        ItemKind::OneOf { members, .. } => names.extend(members.iter().map(|(name, _)| name)),
        ItemKind::Kind { body, .. } | ItemKind::Entity { body, .. } => {
            body.iter().for_each(|stmt| of_stmt(stmt, names))
        }
        ItemKind::Entry(entry) => entry.body.iter().for_each(|stmt| of_stmt(stmt, names)),
        ItemKind::Override { body, .. } => body.iter().for_each(|stmt| of_stmt(stmt, names)),
        ItemKind::Context { params, body, .. }
        | ItemKind::Action { params, body, .. }
        | ItemKind::Check { params, body, .. }
        | ItemKind::Calculator { params, body, .. }
        | ItemKind::Process { params, body, .. } => {
            of_params(params, names);
            body.iter().for_each(|stmt| of_stmt(stmt, names));
        }
        ItemKind::Procedure { params, gives, body, .. } => {
            of_params(params, names);
            of_params(gives, names);
            body.iter().for_each(|stmt| of_stmt(stmt, names));
        }
        ItemKind::Fact { params, .. }
        | ItemKind::Set { params, .. }
        | ItemKind::Event { params, .. }
        | ItemKind::Command { params, .. }
        | ItemKind::Formula { params, .. }
        | ItemKind::Chance { params, .. }
        | ItemKind::Table { params, .. } => of_params(params, names),
        ItemKind::Sheet { .. }
        | ItemKind::Rules { .. }
        | ItemKind::Die { .. }
        | ItemKind::Figure { .. }
        | ItemKind::Test { .. }
        | ItemKind::Character { .. }
        | ItemKind::Plan { .. }
        | ItemKind::Duel { .. }
        | ItemKind::Remove { .. }
        | ItemKind::Rename { .. }
        | ItemKind::Bad => {}
    }
}

fn of_params<'t>(params: &'t [Param], names: &mut Vec<&'t Name>) {
    names.extend(params.iter().map(|param| &param.name));
}

/// The names that a statement declares.
fn of_stmt<'t>(stmt: &'t Stmt, names: &mut Vec<&'t Name>) {
    match &stmt.kind {
        StmtKind::Stat(decl) => names.extend(decl.names.iter().map(|(name, _)| name)),
        StmtKind::Flag(flags) => names.extend(flags.iter().map(|(name, _)| name)),
        StmtKind::Let { name, .. }
        | StmtKind::Dist { name, .. }
        | StmtKind::FieldDecl { name, .. }
        | StmtKind::Resource { name, .. }
        | StmtKind::Remembers { name, .. }
        | StmtKind::Slot { name, .. }
        | StmtKind::ContextField { name, .. }
        | StmtKind::State { name, .. }
        | StmtKind::Choose { name, .. }
        | StmtKind::Step { name, .. } => names.push(name),
        StmtKind::Status(status) => names.push(&status.name),
        _ => {}
    }
}

/// Whether a word means something else where a value may stand.
fn is_reserved(word: &str) -> bool {
    let read = runebook_grammar::parse_expr(0, word);
    let back = match (&read.0, read.1.is_empty()) {
        (Some(expr), true) => match &expr.kind {
            ExprKind::Path(path) => path.segments.len() == 1 && path.segments[0].name.text == word,
            _ => false,
        },
        _ => false,
    };
    OWN.contains(&word) || !back
}
