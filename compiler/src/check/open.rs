//! Names that could be declared and never be read back: the language has another use for the word.

use runebook_grammar::tree::{Entry, ExprKind, ItemKind, Name, Param, Stmt, StmtKind};

use crate::check::Checker;
use crate::error;
use crate::resolve::key;

/// Words that have a meaning of their own wherever a value may stand.
const OWN: [&str; 6] = ["yes", "no", "none", "you", "your", "this"];

impl Checker {
    /// Reports names that are words of the language.
    pub(super) fn open_names(&mut self) {
        let mut names: Vec<Name> = Vec::new();
        for placed in &self.model.items {
            names.extend(key(&placed.item).map(|(_, name)| name.clone()));
            of_item(&placed.item.kind, &mut names);
        }
        for name in names {
            if is_reserved(&name.text) {
                self.report(error::reserved(name.span, &name.text));
            }
        }
    }
}

fn of_item(item: &ItemKind, names: &mut Vec<Name>) {
    match item {
        ItemKind::Unit(all) | ItemKind::Clock(all) => names.extend(all.iter().cloned()),
        ItemKind::OneOf { members, .. } => names.extend(members.iter().map(|(name, _)| name.clone())),
        ItemKind::Kind { body, .. } | ItemKind::Entity { body, .. } => {
            body.iter().for_each(|stmt| of_stmt(stmt, names))
        }
        ItemKind::Entry(Entry { body, .. }) | ItemKind::Override { body, .. } => {
            body.iter().for_each(|stmt| of_stmt(stmt, names));
        }
        ItemKind::Context { params, body, .. }
        | ItemKind::Action { params, body, .. }
        | ItemKind::Check { params, body, .. }
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

fn of_params(params: &[Param], names: &mut Vec<Name>) {
    names.extend(params.iter().map(|param| param.name.clone()));
}

/// The names that a statement declares.
fn of_stmt(stmt: &Stmt, names: &mut Vec<Name>) {
    match &stmt.kind {
        StmtKind::Stat(decl) => names.extend(decl.names.iter().map(|(name, _)| name.clone())),
        StmtKind::Flag(flags) => names.extend(flags.iter().map(|(name, _)| name.clone())),
        StmtKind::Let { name, .. }
        | StmtKind::Dist { name, .. }
        | StmtKind::FieldDecl { name, .. }
        | StmtKind::Resource { name, .. }
        | StmtKind::Remembers { name, .. }
        | StmtKind::Slot { name, .. }
        | StmtKind::ContextField { name, .. }
        | StmtKind::State { name, .. }
        | StmtKind::Choose { name, .. }
        | StmtKind::Step { name, .. } => names.push(name.clone()),
        StmtKind::Status(status) => names.push(status.name.clone()),
        _ => {}
    }
}

/// Whether a word means something else where a value may stand.
fn is_reserved(word: &str) -> bool {
    // the words of the language are short and plain
    if word.len() > 12 || word.contains('_') || word.is_empty() {
        return false;
    }
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
