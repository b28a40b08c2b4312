//! Rows written out as entries, and which part of a sheet each byte of that text stands for.

use std::collections::BTreeMap;

use runebook_grammar::tree::{ItemKind, Name, StmtKind};
use runebook_grammar::{Diagnostic, Span};

use super::{Cell, Row};
use crate::error;

/// Headings that are not fields.
const ID: &str = "id";
const NAME: &str = "name";
const TEXT: &str = "text";
const NOTATION: &str = "notation";

/// Entries as rules.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Written {
    /// The rules.
    pub text: String,
    /// From which byte on which place is meant, in order; and whether it is the same text, letter for letter.
    pub places: Vec<(u32, Span, bool)>,
}

impl Written {
    fn plain(&mut self, text: &str) {
        self.text.push_str(text);
    }

    /// Adds text that stands for `cell`.
    fn of(&mut self, text: &str, span: Span) {
        let same = text.len() == (span.end - span.start) as usize;
        self.places.push((self.at(), span, same));
        self.text.push_str(text);
    }

    fn at(&self) -> u32 {
        u32::try_from(self.text.len()).unwrap_or(u32::MAX)
    }
}

/// The rows as entries of a kind, and what is wrong with them as such.
pub(crate) fn entries(kind: &Name, rows: &[Row]) -> (Written, Vec<Diagnostic>) {
    let (mut written, mut found) = (Written::default(), Vec::new());
    let mut known: BTreeMap<&str, Span> = BTreeMap::new();
    for row in rows {
        let Some((_, id)) = row.cells.iter().find(|(head, _)| head.text == ID) else {
            found.push(error::no_id(row.span));
            continue;
        };
        if !is_name(&id.text) {
            found.push(error::bad_id(id.span, &id.text));
        } else if let Some(first) = known.insert(&id.text, id.span) {
            found.push(error::id_twice(id.span, &id.text, first));
        } else {
            entry(&mut written, kind, id, row, &mut found);
        }
    }
    (written, found)
}

fn is_name(text: &str) -> bool {
    let mut letters = text.chars();
    letters.next().is_some_and(|first| first.is_ascii_lowercase() || first == '_')
        && letters.all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '_')
}

fn entry(written: &mut Written, kind: &Name, id: &Cell, row: &Row, found: &mut Vec<Diagnostic>) {
    let mut heads: BTreeMap<&str, Span> = BTreeMap::new();
    for (head, cell) in &row.cells {
        if heads.insert(&head.text, cell.span).is_some() {
            found.push(error::heading_twice(head.span, &head.text));
        }
    }
    written.of(&kind.text, kind.span);
    written.plain(" ");
    written.of(&id.text, id.span);
    if let Some((_, name)) = row.cells.iter().find(|(head, _)| head.text == NAME) {
        written.plain(" ");
        written.of(&quoted(&name.text), name.span);
    }
    if let Some((head, noted)) = row.cells.iter().find(|(head, _)| head.text == NOTATION) {
        if is_notation(&kind.text, &id.text, &noted.text) {
            written.plain(" ");
            written.of(&noted.text, noted.span);
        } else {
            found.push(error::no_value(noted.span, &noted.text, head.span));
        }
    }
    written.plain(" {\n");
    for (head, cell) in row.cells.iter().filter(|(head, _)| ![ID, NAME, NOTATION].contains(&head.text.as_str())) {
        if head.text == TEXT {
            written.plain("  ");
            written.of(&format!("text {}", quoted(&cell.text)), cell.span);
            written.plain("\n");
        } else if let Err(finding) = field(written, head, cell) {
            found.push(*finding);
        }
    }
    written.plain("}\n");
}

/// `damage 3d6`, `to_hit = -3`; `weight in lb` takes the unit from its heading.
fn field(written: &mut Written, head: &Cell, cell: &Cell) -> Result<(), Box<Diagnostic>> {
    let (name, unit) = head.text.split_once(" in ").unwrap_or((&head.text, ""));
    let signed = cell.text.starts_with(super::SIGNS);
    let between = if signed { " = " } else { " " };
    let value = if unit.is_empty() { cell.text.clone() } else { format!("{} {unit}", cell.text) };
    if !is_one_value(&format!("{name}{between}{value}")) {
        return Err(Box::new(error::no_value(cell.span, &cell.text, head.span)));
    }
    written.plain("  ");
    written.of(name, Span { end: head.span.start + u32::try_from(name.len()).unwrap_or(0), ..head.span });
    written.plain(between);
    written.of(&cell.text, cell.span);
    if !unit.is_empty() {
        written.plain(" ");
        written.of(unit, cell.span);
    }
    written.plain("\n");
    Ok(())
}

/// A cell says brackets of a notation and nothing besides.
fn is_notation(kind: &str, id: &str, noted: &str) -> bool {
    let (read, found) = runebook_grammar::parse(0, &format!("{kind} {id} {noted} {{ }}"));
    let one = matches!(read.items.as_slice(), [only] if matches!(&only.kind, ItemKind::Entry(entry) if !entry.noted.is_empty()));
    one && found.is_empty() && !noted.contains("//")
}

/// A cell says one value and nothing besides.
fn is_one_value(statement: &str) -> bool {
    let (read, found) = runebook_grammar::parse_body(0, statement);
    !statement.contains("//")
        && found.is_empty()
        && matches!(read.as_slice(), [only] if matches!(only.kind, StmtKind::Field { .. }))
}

/// As a string of the language.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\"").replace("\r\n", "\n").replace('\n', "\\n"))
}
