//! Prose comes from strangers: raw HTML in it would be carried out by whoever reads the book.

use runebook_grammar::Span;
use runebook_grammar::tree::{Item, ItemKind, Stmt, StmtKind, Str};

use crate::check::{Checker, Of};
use crate::error;

impl Checker {
    /// Reports raw HTML in prose.
    pub(super) fn prose(&mut self) {
        for at in 0..self.model.items.len() {
            self.aside(Of::Item(at), |checker| checker.prose_of(at));
        }
    }

    /// Reports raw HTML in the prose of one item.
    pub(super) fn prose_of(&mut self, at: usize) {
        let mut found: Vec<(Span, String)> = Vec::new();
        body(&self.model.items[at].item).iter().for_each(|stmt| stmt_in(stmt, &mut found));
        for (span, text) in found {
            for (_, tag) in tags(&text) {
                let place = crate::check::text::place_of(&self.model.texts, tag, span);
                self.report(error::html(place, tag));
            }
        }
    }
}

/// The body of a declaration.
fn body(item: &Item) -> &[Stmt] {
    match &item.kind {
        ItemKind::Entry(entry) => &entry.body,
        ItemKind::Kind { body, .. }
        | ItemKind::Entity { body, .. }
        | ItemKind::Check { body, .. }
        | ItemKind::Context { body, .. }
        | ItemKind::Rules { body, .. }
        | ItemKind::Procedure { body, .. }
        | ItemKind::Action { body, .. }
        | ItemKind::Process { body, .. }
        | ItemKind::Calculator { body, .. }
        | ItemKind::Figure { body, .. }
        | ItemKind::Test { body, .. }
        | ItemKind::Character { body, .. }
        | ItemKind::Plan { body, .. }
        | ItemKind::Duel { body, .. }
        | ItemKind::Override { body, .. } => body,
        ItemKind::Unit(_)
        | ItemKind::Clock(_)
        | ItemKind::OneOf { .. }
        | ItemKind::Sheet { .. }
        | ItemKind::Fact { .. }
        | ItemKind::Set { .. }
        | ItemKind::Event { .. }
        | ItemKind::Command { .. }
        | ItemKind::Formula { .. }
        | ItemKind::Chance { .. }
        | ItemKind::Table { .. }
        | ItemKind::Die { .. }
        | ItemKind::Remove { .. }
        | ItemKind::Rename { .. }
        | ItemKind::Bad => &[],
    }
}

fn stmt_in(stmt: &Stmt, found: &mut Vec<(Span, String)>) {
    let mut inner = |body: &[Stmt]| body.iter().for_each(|stmt| stmt_in(stmt, found));
    match &stmt.kind {
        StmtKind::Text(Str { text, span })
        | StmtKind::Says(Str { text, span })
        | StmtKind::Note(Str { text, span }) => {
            found.push((*span, text.clone()));
        }
        StmtKind::Image(image) => found.extend(image.shows.iter().map(|shows| (shows.span, shows.text.clone()))),
        StmtKind::Status(status) => inner(&status.body),
        StmtKind::Band { body, .. }
        | StmtKind::While { body, .. }
        | StmtKind::AtStart(body)
        | StmtKind::On { body, .. }
        | StmtKind::In { body, .. }
        | StmtKind::Each { body, .. }
        | StmtKind::For { body, .. }
        | StmtKind::Repeat { body, .. }
        | StmtKind::WithChance { body, .. }
        | StmtKind::Contest { body, .. }
        | StmtKind::Step { body, .. } => inner(body),
        StmtKind::If { then, otherwise, .. } => {
            inner(then);
            otherwise.iter().for_each(|body| inner(body));
        }
        StmtKind::Match { arms, .. } => arms.iter().for_each(|arm| inner(&arm.body)),
        _ => {}
    }
}

/// What a browser would take for a tag, and at which byte: `<b>`, `</div`, `<!--`; and links that it would carry out instead of
/// following them: `javascript:`; and pictures, `![`. What stands between back-ticks is shown as it is.
#[must_use]
pub fn tags(text: &str) -> Vec<(usize, &str)> {
    let mut all = Vec::new();
    let mut code = false;
    for (at, c) in text.char_indices() {
        code ^= c == '`';
        if c == '<' && !code && !text[..at].ends_with('\\') {
            all.extend(tag(&text[at..], starts_line(text, at)).map(|tag| (at, tag)));
        }
        if c == '!' && !code && !text[..at].ends_with('\\') {
            all.extend(picture(&text[at..], text).map(|mark| (at, mark)));
        }
        if matches!(c, '<' | '(' | ':') && !code && (c == '<' || text[..at].ends_with(']')) {
            all.extend(carried_out(&text[at + 1..]).map(|(from, scheme)| (at + 1 + from, scheme)));
        }
    }
    all
}

/// `![words](address)`, `![words][name]`, or `![name]` where the name has an address in the text.
fn picture<'t>(here: &'t str, text: &str) -> Option<&'t str> {
    let words = here.strip_prefix("![")?;
    let end = words.find(']')?;
    let named = || text.contains(&format!("[{}]:", &words[..end]));
    (words[end + 1..].starts_with(['(', '[']) || named()).then(|| &here[..2])
}

/// What addresses may begin with: what browsers follow, and what names a place in the book.
const FOLLOWED: [&str; 5] = ["http", "https", "mailto", "entry", "page"];

/// The scheme of an address, and where it stands, if it is none that a browser only follows. A sign in other words, such as
/// `&#58;` for the colon, hides one.
fn carried_out(address: &str) -> Option<(usize, &str)> {
    let bare = address.trim_start_matches([' ', '<']);
    let length = bare.find(|c: char| !c.is_ascii_alphanumeric() && !"+-.".contains(c)).unwrap_or(bare.len());
    let (scheme, from) = (&bare[..length], address.len() - bare.len());
    let hidden = bare[length..].starts_with('&') && bare[length..].contains(';');
    let named = scheme.starts_with(|c: char| c.is_ascii_alphabetic());
    let other = bare[length..].starts_with(':') && !FOLLOWED.contains(&scheme.to_ascii_lowercase().as_str());
    (named && (other || hidden)).then_some((from, scheme))
}

fn starts_line(text: &str, at: usize) -> bool {
    text[..at].rsplit('\n').next().is_some_and(|front| front.trim().is_empty())
}

fn tag(text: &str, first: bool) -> Option<&str> {
    if text.starts_with("<!") || text.starts_with("<?") {
        return text.get(..2);
    }
    let name = text[1..].strip_prefix('/').unwrap_or(&text[1..]);
    let length = name.find(|c: char| !c.is_ascii_alphanumeric() && c != '-').unwrap_or(name.len());
    let ends = name[length..].chars().next();
    let named = name.starts_with(|c: char| c.is_ascii_alphabetic());
    let tag = named && ends.is_none_or(|c| c.is_whitespace() || c == '>' || c == '/');
    let whole = text.len() - name.len() + length;
    (tag && (first || text.contains('>'))).then(|| &text[..whole])
}
