//! Brackets: which closes which, which is left open, and where nesting is too deep to be read.

use std::ops::Range;

use super::{marks, span};
use crate::{Diagnostic, error};

/// How deep brackets, and words that hold a value or a statement each, may nest.
pub(crate) const MAX_DEPTH: usize = 100;
/// How many operators may stand in a row in the values that are open at once.
pub(crate) const MAX_CHAIN: usize = 400;

/// What the brackets of a text do.
#[derive(Default)]
pub(super) struct Matched {
    /// `(start, end)` of each matched `( )` or `[ ]`, by start.
    pub rounds: Vec<(usize, usize)>,
    /// `(start, end)` of each `{ }`; the end of one left open is where it stops to matter. By start.
    pub braces: Vec<(usize, usize)>,
    /// Each `}` that closes nothing.
    pub stray: Vec<usize>,
    /// Findings.
    pub problems: Vec<Diagnostic>,
    /// Where nesting is too deep.
    pub too_deep: Vec<usize>,
}

/// Matches the brackets of `bytes`, whose strings are `strings`.
pub(super) fn match_up(file: u32, bytes: &[u8], strings: &[Range<usize>]) -> Matched {
    let plain = Walk::new(file, bytes, false).run(strings);
    if plain.unbalanced { Walk::new(file, bytes, true).run(strings).matched } else { plain.matched }
}

struct Walk<'a> {
    file: u32,
    bytes: &'a [u8],
    /// A line at the margin that begins like a declaration closes all that is open.
    recover: bool,
    stack: Vec<Open>,
    matched: Matched,
    unbalanced: bool,
    words: usize,
    chain: usize,
    reported: bool,
    /// Brackets beyond `MAX_DEPTH` that are open: they are counted, not kept.
    beyond: usize,
}

/// A bracket that is open, and what nests inside it so far.
struct Open {
    byte: u8,
    at: usize,
    words: usize,
    chain: usize,
}

impl<'a> Walk<'a> {
    fn new(file: u32, bytes: &'a [u8], recover: bool) -> Self {
        Self {
            file,
            bytes,
            recover,
            stack: vec![Open { byte: 0, at: 0, words: 0, chain: 0 }],
            matched: Matched::default(),
            unbalanced: false,
            words: 0,
            chain: 0,
            reported: false,
            beyond: 0,
        }
    }

    fn run(mut self, strings: &[Range<usize>]) -> Self {
        let mut at = 0;
        let mut next_string = strings.iter().peekable();
        while at < self.bytes.len() {
            if next_string.peek().is_some_and(|string| string.start == at) {
                at = next_string.next().map_or(at + 1, |string| string.end);
                continue;
            }
            at = self.step(at);
        }
        while self.stack.len() > 1 {
            self.leave_open(self.bytes.len());
        }
        self.matched.rounds.sort_unstable();
        self.matched.braces.sort_unstable();
        self
    }

    fn step(&mut self, at: usize) -> usize {
        let byte = self.bytes[at];
        match byte {
            b'(' | b'[' | b'{' => self.open(byte, at),
            b')' => self.close(b'(', at),
            b']' => self.close(b'[', at),
            b'}' => self.close(b'{', at),
            b';' => self.end_statement(),
            b'\n' => self.end_line(at),
            b',' => self.end_part(),
            b'+' | b'-' | b'*' | b'/' | b'^' | b'<' | b'>' | b'=' | b'.' => self.count(0, 1, at),
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => return self.word(at),
            _ => {}
        }
        at + 1
    }

    fn word(&mut self, at: usize) -> usize {
        let word = marks::word_at(self.bytes, at);
        match &self.bytes[word.clone()] {
            b"if" | b"not" | b"roll" | b"of" | b"for" | b"each" | b"on" | b"with" | b"while" | b"repeat"
            | b"contest" | b"step" | b"else" | b"match" | b"when" | b"band" | b"given" | b"where" | b"any" => {
                self.count(1, 0, at);
            }
            _ => self.count(0, 1, at),
        }
        word.end
    }

    fn count(&mut self, words: usize, chain: usize, at: usize) {
        self.words += words;
        self.chain += chain;
        if let Some(open) = self.stack.last_mut() {
            open.words += words;
            open.chain += chain;
        }
        let deep = self.stack.len() + self.words > MAX_DEPTH || self.chain > MAX_CHAIN;
        if deep && !self.reported {
            self.reported = true;
            self.matched.too_deep.push(at);
            self.matched.problems.push(error::too_deep(span(self.file, &(at..at + 1))));
        }
    }

    fn open(&mut self, byte: u8, at: usize) {
        if self.stack.len() > MAX_DEPTH {
            self.beyond += 1;
            return;
        }
        self.stack.push(Open { byte, at, words: 0, chain: 0 });
        self.count(0, 0, at);
    }

    fn pop(&mut self) -> Option<Open> {
        let open = if self.stack.len() > 1 { self.stack.pop() } else { None };
        self.forget(open.as_ref().map_or(0, |open| open.words), open.as_ref().map_or(0, |open| open.chain));
        open
    }

    fn forget(&mut self, words: usize, chain: usize) {
        self.words -= words;
        self.chain -= chain;
    }

    fn close(&mut self, opener: u8, at: usize) {
        if self.beyond > 0 {
            self.beyond -= 1;
            return;
        }
        let holds = self.stack.iter().rposition(|open| open.byte == opener || (open.byte == b'{' && opener != b'{'));
        match holds {
            Some(index) if index > 0 && self.stack[index].byte == opener => {
                while self.stack.len() > index + 1 {
                    self.leave_open(at);
                }
                let Some(open) = self.pop() else { return };
                self.pairs(opener).push((open.at, at));
            }
            Some(_) | None => {
                self.unbalanced = true;
                self.closes_nothing(at);
            }
        }
    }

    /// A run of brackets that close nothing is one finding.
    fn closes_nothing(&mut self, at: usize) {
        if self.bytes[at] == b'}' {
            self.matched.stray.push(at);
        }
        let place = span(self.file, &(at..at + 1));
        match self.matched.problems.last_mut() {
            Some(last) if last.primary.span.end == place.start && self.bytes[at - 1] == self.bytes[at] => {
                last.primary.span.end = place.end
            }
            _ => self.matched.problems.push(error::closes_nothing(place, self.bytes[at] as char)),
        }
    }

    fn pairs(&mut self, opener: u8) -> &mut Vec<(usize, usize)> {
        if opener == b'{' { &mut self.matched.braces } else { &mut self.matched.rounds }
    }

    /// The innermost bracket never closes; a brace still holds its lines up to `end`, a round or square one holds none.
    fn leave_open(&mut self, end: usize) {
        let Some(open) = self.pop() else { return };
        self.unbalanced = true;
        if !self.reported {
            self.matched.problems.push(error::left_open(span(self.file, &(open.at..open.at + 1)), open.byte as char));
        }
        if open.byte == b'{' {
            self.matched.braces.push((open.at, end));
        }
    }

    fn end_line(&mut self, at: usize) {
        if self.recover && self.stack.len() > 1 && marks::begins_item(self.bytes, at + 1) {
            self.beyond = 0;
            while self.stack.len() > 1 {
                self.leave_open(at);
            }
        }
        self.end_statement();
    }

    /// What nests in a statement ends with it; inside round brackets a newline ends nothing.
    fn end_statement(&mut self) {
        let Some(open) = self.stack.last_mut() else { return };
        if matches!(open.byte, b'(' | b'[') {
            return;
        }
        let (words, chain) = (std::mem::take(&mut open.words), std::mem::take(&mut open.chain));
        self.forget(words, chain);
        self.reported = self.reported && self.stack.len() > 1;
    }

    /// A comma ends what nests in an argument.
    fn end_part(&mut self) {
        let Some(open) = self.stack.last_mut() else { return };
        let chain = std::mem::take(&mut open.chain);
        let words = if open.byte == b'(' { std::mem::take(&mut open.words) } else { 0 };
        self.forget(words, chain);
    }
}
