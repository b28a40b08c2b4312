//! Names and strings.

use super::{Kids, Lower, Node};
use crate::Span;
use crate::parser::Rule;
use crate::tree::{Name, Str};

impl Lower<'_> {
    /// A word. One in another script keeps its letters, so that its uses still find it.
    pub(super) fn name(&self, node: &Node<'_>) -> Name {
        let range = self.range(node);
        let foreign = self.laid.foreign.binary_search_by_key(&range.start, |word| word.start).is_ok();
        let text = if foreign { self.original.get(range).unwrap_or_default() } else { node.as_str() };
        Name::new(text.to_owned(), self.span(node))
    }

    /// The name that is declared, with the one it had before.
    pub(super) fn declared_name(&self, kids: &mut Kids<'_>, place: Span) -> Name {
        let mut name = self.next_name(kids, place);
        name.was = self.was(kids, place);
        name
    }

    /// `was strength`
    pub(super) fn was(&self, kids: &mut Kids<'_>, place: Span) -> Option<Box<Name>> {
        let was = kids.one(Rule::was)?;
        Some(Box::new(self.next_name(&mut Kids::of(was), place)))
    }

    /// Every name among the parts.
    pub(super) fn names(&self, kids: &mut Kids<'_>) -> Vec<Name> {
        kids.all(Rule::name).iter().map(|node| self.name(node)).collect()
    }

    /// The string among the parts.
    pub(super) fn title(&self, kids: &mut Kids<'_>) -> Option<Str> {
        kids.one(Rule::string).map(|node| self.string(&node))
    }

    /// The string among the parts, or an empty one.
    pub(super) fn text_of(&self, kids: &mut Kids<'_>, node: &Node<'_>) -> Str {
        self.title(kids).unwrap_or_else(|| Str { text: String::new(), span: self.span(node) })
    }

    /// A quoted string, escapes read; a long one without the margin it stands at.
    pub(super) fn string(&self, node: &Node<'_>) -> Str {
        let quoted = node.as_str();
        let text = match quoted.strip_prefix("\"\"\"").and_then(|rest| rest.strip_suffix("\"\"\"")) {
            Some(long) => dedent(&unix_lines(long)),
            None => unescape(quoted.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')).unwrap_or(quoted)),
        };
        Str { text, span: self.span(node) }
    }

    /// `strength "Strength"`
    pub(super) fn named(&self, node: Node<'_>) -> (Name, Option<Str>) {
        let place = self.span(&node);
        let mut kids = Kids::of(node);
        (self.declared_name(&mut kids, place), self.title(&mut kids))
    }
}

/// `\"`, `\\` and `\n`; any other backslash stays.
fn unescape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        match (c, chars.as_str().chars().next()) {
            ('\\', Some('n')) => out.push('\n'),
            ('\\', Some(next @ ('"' | '\\'))) => out.push(next),
            _ => {
                out.push(c);
                continue;
            }
        }
        chars.next();
    }
    out
}

/// CR LF, CR CR LF and a lone CR as LF.
pub(crate) fn unix_lines(text: &str) -> String {
    text.replace("\r\r\n", "\n").replace("\r\n", "\n").replace('\r', "\n")
}

/// Takes the margin off the lines of a long string, and the empty first and last line.
fn dedent(text: &str) -> String {
    let lines: Vec<&str> = text.split('\n').collect();
    let inner = lines.iter().skip(1).filter(|line| !line.trim().is_empty());
    let margin = inner.map(|line| blank_start(line)).reduce(shared).unwrap_or("").len();
    let cut = lines
        .iter()
        .enumerate()
        .map(|(index, line)| if index == 0 { line.trim_start() } else { line.get(margin..).unwrap_or("") });
    let mut cut: Vec<&str> = cut.collect();
    if cut.first().is_some_and(|line| line.trim().is_empty()) {
        cut.remove(0);
    }
    if cut.last().is_some_and(|line| line.trim().is_empty()) {
        cut.pop();
    }
    cut.join("\n")
}

fn blank_start(line: &str) -> &str {
    &line[..line.len() - line.trim_start().len()]
}

/// What two margins begin with alike.
fn shared<'a>(one: &'a str, other: &str) -> &'a str {
    let len: usize = one.chars().zip(other.chars()).take_while(|(a, b)| a == b).map(|(a, _)| a.len_utf8()).sum();
    &one[..len]
}
