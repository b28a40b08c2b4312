//! Lines: which newlines end a statement. The others become blanks.

use std::ops::Range;

use super::brackets::Matched;
use super::marks;

/// Words that, at the start of a line, carry the line before on.
const GO_ON: [&[u8]; 9] = [b"when", b"where", b"and", b"or", b"else", b"fails", b"by", b"unless", b"then"];

/// Blanks the newlines of `bytes` that end no statement.
pub(super) fn join(bytes: &mut [u8], strings: &[Range<usize>], matched: &Matched) {
    let mut walk =
        Walk { bytes, rounds: &matched.rounds, open: Vec::new(), first_words: std::iter::once(0..0).collect() };
    let mut at = 0;
    let mut next_string = strings.iter().peekable();
    while at < walk.bytes.len() {
        if next_string.peek().is_some_and(|string| string.start == at) {
            walk.starts_at(at..at);
            at = next_string.next().map_or(at + 1, |string| string.end);
            continue;
        }
        at = walk.step(at);
    }
}

struct Walk<'a> {
    bytes: &'a mut [u8],
    /// Matched round and square brackets still ahead.
    rounds: &'a [(usize, usize)],
    /// What is open here: a brace, or a round or square bracket that is closed later.
    open: Vec<Open>,
    /// The first word of the statement that is being read, at each depth of braces.
    first_words: Vec<Range<usize>>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Open {
    Brace,
    Round { end: usize },
}

impl Walk<'_> {
    fn step(&mut self, at: usize) -> usize {
        match self.bytes[at] {
            b'\n' => return self.newlines(at),
            b' ' => {}
            b';' => self.forget(),
            b'{' => self.open_brace(),
            b'}' => self.close_brace(),
            b'(' | b'[' => self.open_round(at),
            b')' | b']' => self.close_round(at),
            byte if marks::is_name_byte(byte) => {
                let word = marks::word_at(self.bytes, at);
                self.starts_at(word.clone());
                return word.end;
            }
            _ => self.starts_at(at..at + 1),
        }
        at + 1
    }

    fn open_brace(&mut self) {
        self.open.push(Open::Brace);
        self.first_words.push(0..0);
    }

    fn close_brace(&mut self) {
        while self.open.pop().is_some_and(|open| open != Open::Brace) {}
        if self.first_words.len() > 1 {
            self.first_words.pop();
        }
    }

    fn open_round(&mut self, at: usize) {
        self.starts_at(at..at + 1);
        while let Some(((start, end), rest)) = self.rounds.split_first()
            && *start <= at
        {
            if *start == at {
                self.open.push(Open::Round { end: *end });
            }
            self.rounds = rest;
        }
    }

    fn close_round(&mut self, at: usize) {
        if self.open.last() == Some(&Open::Round { end: at }) {
            self.open.pop();
        }
    }

    fn in_round(&self) -> bool {
        matches!(self.open.last(), Some(Open::Round { .. }))
    }

    fn forget(&mut self) {
        if let Some(first) = self.first_words.last_mut() {
            *first = 0..0;
        }
    }

    fn starts_at(&mut self, word: Range<usize>) {
        if let Some(first) = self.first_words.last_mut()
            && first.start == first.end
        {
            *first = word;
        }
    }

    /// All newlines up to what comes next fare alike.
    fn newlines(&mut self, at: usize) -> usize {
        let next = marks::skip_space(self.bytes, at);
        if self.in_round() || self.goes_on(at, next) {
            self.bytes[at..next].fill(b' ');
        } else {
            self.forget();
        }
        next
    }

    fn goes_on(&self, at: usize, next: usize) -> bool {
        if next == self.bytes.len() || marks::never_goes_on(self.bytes, next) {
            return false;
        }
        match self.bytes[..at].trim_ascii_end().last() {
            // `die: dice =` above `level: number`: the value is missing, the next line is its own.
            Some(b'=') if self.begins_with_label(next) => false,
            _ => self.ends_open(at) || self.begins_as_rest(next),
        }
    }

    fn begins_with_label(&self, next: usize) -> bool {
        let word = marks::word_at(self.bytes, next);
        self.bytes.get(marks::skip_blanks(self.bytes, word.end)) == Some(&b':')
    }

    /// The line before ends in a comma or an operator.
    fn ends_open(&self, at: usize) -> bool {
        let line = self.bytes[..at].trim_ascii_end();
        match line.last() {
            Some(b',' | b'+' | b'-' | b'*' | b'/' | b'^' | b'=' | b'<' | b'>') => true,
            Some(byte) if marks::is_name_byte(*byte) => {
                let len = line.iter().rev().take_while(|byte| marks::is_name_byte(**byte)).count();
                matches!(&line[line.len() - len..], b"and" | b"or")
            }
            Some(_) | None => false,
        }
    }

    /// The next line begins with an operator and a blank, or with a word that carries on.
    fn begins_as_rest(&self, next: usize) -> bool {
        let rest = &self.bytes[next..];
        match rest {
            [b'<' | b'>' | b'!', b'=', b' ', ..]
            | [b'+' | b'-' | b'*' | b'/' | b'^' | b'<' | b'>' | b'=', b' ', ..] => true,
            _ => self.begins_with_word(marks::word_at(self.bytes, next)),
        }
    }

    fn begins_with_word(&self, word: Range<usize>) -> bool {
        let after = marks::skip_blanks(self.bytes, word.end);
        let colon = self.bytes.get(after) == Some(&b':');
        match &self.bytes[word] {
            // `else: …` is a row or an arm of its own, unless an `if` waits for it.
            b"else" if colon => self.first_words.last().is_some_and(|first| &self.bytes[first.clone()] == b"if"),
            word => GO_ON.contains(&word) && !colon,
        }
    }
}
