//! The texts that findings point into.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use runebook_grammar::Span;
use runebook_grammar::tree::Tree;

use crate::line_index::{LineIndex, Place};

/// One text, ready to be pointed into.
#[derive(Clone, Debug)]
pub struct Source {
    /// The path as whoever runs us would open it, with `/`.
    pub shown: String,
    /// The path within the pack, or from it to a base pack: `system/skills.rune`, `../sil/system/skills.rune`.
    pub path: String,
    /// The text, without a byte order mark and with every lone `\r` as `\n`, so that bytes stay where they were.
    pub text: String,
    /// Which pack of the chain it belongs to; 0 is the base-most.
    pub edition: u32,
    /// Whether a byte order mark stood before it.
    pub marked: bool,
    index: LineIndex,
    /// Its tree as file of this number, once somebody has asked for it.
    tree: OnceLock<(u32, Tree)>,
}

impl PartialEq for Source {
    fn eq(&self, other: &Self) -> bool {
        let Self { shown, path, text, edition, marked, index: _, tree: _ } = self;
        (shown, path, text, edition, marked) == (&other.shown, &other.path, &other.text, &other.edition, &other.marked)
    }
}

impl Eq for Source {}

impl Source {
    /// A text at `path`, opened by people as `shown`.
    #[must_use]
    pub fn new(shown: impl Into<String>, path: impl Into<String>, text: &str, edition: u32) -> Self {
        let marked = text.starts_with('\u{feff}');
        let text = tidy(text);
        let index = LineIndex::new(&text);
        Self { shown: shown.into(), path: path.into(), text, edition, marked, index, tree: OnceLock::new() }
    }

    /// Its lines.
    #[must_use]
    pub fn index(&self) -> &LineIndex {
        &self.index
    }

    /// The place of a byte.
    #[must_use]
    pub fn place(&self, byte: u32) -> Place {
        self.index.place(&self.text, byte as usize)
    }

    /// `span` cut to this text and to whole characters.
    #[must_use]
    pub fn bytes(&self, span: Span) -> std::ops::Range<usize> {
        let start = self.text.floor_char_boundary(span.start as usize);
        let end = self.text.ceil_char_boundary((span.end as usize).min(self.text.len()));
        start..end.max(start)
    }
}

/// Takes away a byte order mark and makes every lone `\r` a line break.
fn tidy(text: &str) -> String {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if !text.contains('\r') {
        return text.to_owned();
    }
    let mut letters = text.chars().peekable();
    let mut tidied = String::with_capacity(text.len());
    while let Some(letter) = letters.next() {
        let lone = letter == '\r' && letters.peek() != Some(&'\n');
        tidied.push(if lone { '\n' } else { letter });
    }
    tidied
}

/// A list of texts that spans refer to by number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sources {
    files: Vec<Arc<Source>>,
    nowhere: Arc<Source>,
    /// Texts that stand for another: from which byte on which place is meant, and whether letter for letter.
    meant: BTreeMap<u32, Vec<(u32, Span, bool)>>,
}

impl Default for Sources {
    fn default() -> Self {
        Self { files: Vec::new(), nowhere: Arc::new(Source::new("?", "?", "", 0)), meant: BTreeMap::new() }
    }
}

impl Sources {
    /// Adds a text and returns its number.
    pub fn add(&mut self, source: impl Into<Arc<Source>>) -> u32 {
        self.files.push(source.into());
        u32::try_from(self.files.len() - 1).unwrap_or(u32::MAX)
    }

    /// Adds a text, as [`Source::new`] makes it; one that stood here before and is the same comes with what was read of it.
    pub(crate) fn add_again(&mut self, shown: &str, path: &str, text: &str, edition: u32, before: &Self) -> u32 {
        let same = |was: &&Arc<Source>| {
            // a text with a mark is never the same letter for letter as what is kept of it, which has none
            !was.marked
                && (was.shown.as_str(), was.path.as_str(), was.text.as_str(), was.edition)
                    == (shown, path, text, edition)
        };
        match before.files.get(self.files.len()).filter(same) {
            Some(was) => self.add(Arc::clone(was)),
            None => self.add(Source::new(shown, path, text, edition)),
        }
    }

    /// The tree of the text of this number. A copy of a tree is cheap.
    pub(crate) fn tree(&self, number: u32) -> Tree {
        let source = self.files.get(number as usize).unwrap_or(&self.nowhere);
        let read = || runebook_grammar::parse(number, &source.text).0;
        let (read_as, tree) = source.tree.get_or_init(|| (number, read()));
        // several lists may hold the text, under other numbers, and places in a tree have its number
        if *read_as == number { tree.clone() } else { read() }
    }

    /// All of them, in order.
    #[must_use]
    pub fn all(&self) -> &[Arc<Source>] {
        &self.files
    }

    /// Says what the text of number `file` stands for, byte by byte: it is made from others, and nobody can open it.
    pub(crate) fn stands_for(&mut self, file: u32, places: Vec<(u32, Span, bool)>) {
        self.meant.insert(file, places);
    }

    /// The place that people can open: of a row read as rules, the cells in its sheet.
    #[must_use]
    pub fn real(&self, span: Span) -> Span {
        let Some(places) = self.meant.get(&span.file).filter(|places| !places.is_empty()) else { return span };
        let last = places.partition_point(|place| place.0 < span.end.max(span.start + 1)).saturating_sub(1);
        let mut first = places.partition_point(|place| place.0 <= span.start).saturating_sub(1);
        // an entry begins with the word for its kind, which stands elsewhere
        while first < last && places[first].1.file != places[last].1.file {
            first += 1;
        }
        let (from, start, same) = places[first];
        let inside = |byte: u32, from: u32, place: Span| (place.start + byte.saturating_sub(from)).min(place.end);
        let begins = if same { inside(span.start, from, start) } else { start.start };
        let (from, end, same) = places[last];
        let ends = if same { inside(span.end, from, end) } else { end.end };
        let all = Span::new(start.file, begins, begins.max(ends));
        if first == last { all } else { all.to(start).to(Span { file: start.file, ..end }) }
    }

    /// The text of a span; an empty one called `?` if its number is unknown.
    #[must_use]
    pub fn of(&self, span: Span) -> &Source {
        self.files.get(self.real(span).file as usize).unwrap_or(&self.nowhere)
    }

    /// First and last place of a span.
    #[must_use]
    pub fn places(&self, span: Span) -> (Place, Place) {
        let (source, span) = (self.of(span), self.real(span));
        (source.place(span.start), source.place(span.end.max(span.start)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn line_breaks_of_all_makes_are_seen() {
        let source = Source::new("a", "a", "\u{feff}one\rtwo\r\nthree\nfour", 0);
        assert_eq!(source.text, "one\ntwo\r\nthree\nfour");
        assert_eq!(source.index().lines(), 4);
    }

    #[test]
    fn only_lone_carriage_returns_change() {
        assert_eq!(tidy("a\u{0}\nb\r\r\n\r"), "a\u{0}\nb\n\r\n\n");
    }

    #[test]
    fn spans_are_cut_to_the_text() {
        let source = Source::new("a", "a", "é", 0);
        assert_eq!(source.bytes(Span::new(0, 1, 1)), 0..2);
        assert_eq!(source.bytes(Span::new(0, 7, 9)), 2..2);
        assert_eq!(Sources::default().of(Span::new(3, 0, 0)).shown, "?");
    }
}
