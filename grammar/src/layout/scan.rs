//! The scan: strings kept, comments blanked, newlines made one, marks of other keyboards folded to ASCII.

use std::collections::BTreeSet;
use std::ops::Range;

use super::{fold, marks};
use crate::{Diagnostic, Span, error};

/// What the scan found.
pub(super) struct Scanned {
    /// The folded bytes, as many as the original.
    pub out: Vec<u8>,
    /// Comments.
    pub comments: Vec<Span>,
    /// Strings, quotes included.
    pub strings: Vec<Range<usize>>,
    /// Words in another script.
    pub foreign: Vec<Range<usize>>,
    /// Whether anything was folded to ASCII.
    pub folded: bool,
    /// Findings.
    pub problems: Vec<Diagnostic>,
}

/// Scans `text` once from left to right.
pub(super) fn scan(file: u32, text: &str) -> Scanned {
    let mut scan = Scan { file, text, at: 0, found: empty(text), seen: BTreeSet::new() };
    if text.starts_with('\u{feff}') {
        scan.blank('\u{feff}'.len_utf8());
    }
    while scan.at < text.len() {
        scan.step();
    }
    scan.found
}

fn empty(text: &str) -> Scanned {
    Scanned {
        out: text.as_bytes().to_vec(),
        comments: Vec::new(),
        strings: Vec::new(),
        foreign: Vec::new(),
        folded: false,
        problems: Vec::new(),
    }
}

struct Scan<'a> {
    file: u32,
    text: &'a str,
    at: usize,
    found: Scanned,
    /// Words in another script that have their finding.
    seen: BTreeSet<&'a str>,
}

/// A word-processor's string is looked for no further than this.
const LONGEST_CURLY: usize = 2_000;

impl Scan<'_> {
    fn step(&mut self) {
        let rest = &self.text[self.at..];
        let bytes = rest.as_bytes();
        match bytes.first().copied() {
            None => {}
            Some(b'\r') => self.carriage_return(),
            Some(b'\t' | 0x0b | 0x0c) => self.blank(1),
            Some(b'/') if bytes.get(1) == Some(&b'/') => self.comment(),
            Some(b'"') => self.string(),
            Some(b'\'') if !self.touches_a_name() => self.curly_string('\''),
            Some(byte) if marks::is_name_byte(byte) => self.name_or_number(byte),
            Some(byte) if byte == b'\n' || byte == b' ' || marks::has_meaning(byte) => self.at += 1,
            Some(_) => self.strange(),
        }
    }

    /// What is ASCII up to its end stays as it is.
    fn name_or_number(&mut self, first: u8) {
        let end = marks::word_at(self.text.as_bytes(), self.at).end;
        let next = self.text.as_bytes().get(end).copied();
        match (first.is_ascii_digit(), next) {
            (true, Some(b'.' | 0x80..)) => self.digits(),
            (false, Some(0x80..)) => self.word(),
            (true | false, Some(_) | None) => self.at = end,
        }
    }

    /// Whether what stands before is part of a name, as in `member's`.
    fn touches_a_name(&self) -> bool {
        self.at > 0 && marks::is_name_byte(self.text.as_bytes()[self.at - 1])
    }

    fn span(&self, range: &Range<usize>) -> Span {
        super::span(self.file, range)
    }

    fn blank(&mut self, len: usize) {
        self.found.out[self.at..self.at + len].fill(b' ');
        self.at += len;
    }

    /// CR LF, CR CR LF and a lone CR all end a line once.
    fn carriage_return(&mut self) {
        let rest = &self.text.as_bytes()[self.at..];
        let run = rest.iter().take_while(|byte| **byte == b'\r').count();
        if rest.get(run) == Some(&b'\n') {
            self.blank(run);
        } else {
            self.found.out[self.at..self.at + run].fill(b'\n');
            self.at += run;
        }
    }

    fn line_end(&self) -> usize {
        self.text[self.at..].find(['\n', '\r']).map_or(self.text.len(), |len| self.at + len)
    }

    fn comment(&mut self) {
        let end = self.line_end();
        let range = self.at..end;
        self.found.comments.push(self.span(&range));
        self.blank(end - self.at);
    }

    fn string(&mut self) {
        if self.text[self.at..].starts_with("\"\"\"") {
            self.long_string();
        } else {
            self.short_string();
        }
    }

    fn long_string(&mut self) {
        let start = self.at;
        match self.text[start + 3..].find("\"\"\"") {
            Some(len) => self.end_string(start, start + 3 + len + 3),
            None => {
                let end = marks::next_item_line(self.text.as_bytes(), start).unwrap_or(self.text.len());
                let end = start + self.text[start..end].trim_end().len();
                self.found.problems.push(error::unclosed_string(self.span(&(start..start + 3)), true));
                self.close_here(start, end, 3);
            }
        }
    }

    fn short_string(&mut self) {
        let start = self.at;
        match closing_quote(&self.text.as_bytes()[start + 1..]) {
            Some(len) => self.end_string(start, start + 1 + len + 1),
            None => {
                let end = self.line_end();
                let line = self.text[start..end].trim_end();
                if let Some((len, close)) = line.char_indices().skip(1).find(|(_, c)| fold::closes('\u{201c}', *c)) {
                    let close = start + len..start + len + close.len_utf8();
                    return self.straight(start..start + 1, close);
                }
                let end = start + line.strip_suffix('{').unwrap_or(line).trim_end().len();
                self.found.problems.push(error::unclosed_string(self.span(&(start..end)), false));
                self.close_here(start, end, 1);
            }
        }
    }

    fn end_string(&mut self, start: usize, end: usize) {
        self.unseen(start, end);
        self.found.strings.push(start..end);
        self.at = end;
    }

    /// Says where a text has characters that nobody sees, each run of them once.
    fn unseen(&mut self, start: usize, end: usize) {
        let unseen = |byte: &u8| matches!(byte, 0..=0x08 | 0x0b | 0x0c | 0x0e..=0x1f | 0x7f);
        let mut at = start;
        for run in self.text.as_bytes()[start..end].chunk_by(|one, next| unseen(one) == unseen(next)) {
            if unseen(&run[0]) {
                self.found.problems.push(error::unseen(self.span(&(at..at + run.len())), run[0]));
            }
            at += run.len();
        }
    }

    /// Writes the missing quotes over the string's last bytes, so that the rest of the file is read as if they stood there.
    fn close_here(&mut self, start: usize, end: usize, quotes: usize) {
        if end < start + 2 * quotes {
            return self.blank(end - start);
        }
        let mut from = end - quotes;
        while !self.text.is_char_boundary(from) {
            from -= 1;
        }
        if from < start + quotes {
            return self.blank(end - start);
        }
        self.found.out[from..end].fill(b' ');
        self.found.out[from..from + quotes].fill(b'"');
        self.found.strings.push(start..from + quotes);
        self.at = end;
    }

    /// A number, of which some digits may be full-width. What it touched it still touches: what stands before it, or else
    /// what comes after it, or both where the sign before it can be moved.
    fn digits(&mut self) {
        let rest = &self.text[self.at..];
        let len = fold::number_length(rest);
        let ascii: Vec<u8> = rest[..len].chars().filter_map(fold::in_number).collect();
        let after = rest[len..].chars().next().is_some_and(|next| next == '%' || next == '％' || fold::in_name(next));
        let before = if self.at > 0 { self.found.out[self.at - 1] } else { b' ' };
        let pad = len - ascii.len();
        self.found.folded |= pad > 0;
        let moves = after && matches!(before, b'+' | b'-') && self.at > 1 && self.found.out[self.at - 2] == b' ';
        let left = !moves && !matches!(before, b' ' | b'\n') && (marks::is_name_byte(before) || !after);
        let start = if left { self.at } else { self.at + pad };
        self.found.out[self.at..self.at + len].fill(b' ');
        if moves {
            self.found.out[self.at - 1] = b' ';
            self.found.out[start - 1] = before;
        }
        self.found.out[start..start + ascii.len()].copy_from_slice(&ascii);
        self.at += len;
    }

    /// A word: ASCII, or a name in another script, which is an error and gets a stand-in of the same length.
    fn word(&mut self) {
        let rest = &self.text[self.at..];
        let ascii = rest.find(|c: char| !fold::in_name(c)).unwrap_or(rest.len());
        let len = rest.find(|c: char| !fold::in_name(c) && !fold::in_foreign_word(c)).unwrap_or(rest.len());
        if len == ascii {
            self.at += len;
        } else {
            self.foreign_word(len);
        }
    }

    fn foreign_word(&mut self, len: usize) {
        let range = self.at..self.at + len;
        let word = &self.text[range.clone()];
        if self.seen.insert(word) {
            self.found.problems.push(error::other_script(self.span(&range), word));
        }
        self.found.out[range.clone()].fill(b'x');
        self.found.foreign.push(range);
        self.at += len;
    }

    /// A character outside ASCII, or one that the language gives no meaning.
    fn strange(&mut self) {
        let Some(c) = self.text[self.at..].chars().next() else { return };
        self.found.folded = true;
        if fold::digit(c).is_some() {
            self.digits();
        } else if fold::is_blank(c) {
            self.blank(c.len_utf8());
        } else if let Some(mark) = fold::mark(c) {
            self.fold(c, mark);
        } else if fold::in_foreign_word(c) {
            self.word();
        } else if fold::is_open_quote(c) {
            self.curly_string(c);
        } else {
            self.unknown(c);
        }
    }

    fn fold(&mut self, c: char, mark: &str) {
        let len = c.len_utf8();
        if c == fold::EN_DASH && self.between_numbers(len) {
            self.found.problems.push(error::range_or_difference(self.span(&(self.at..self.at + len))));
        }
        let before = self.text[..self.at].chars().next_back().is_none_or(fold::opens);
        let after = self.text[self.at + len..]
            .chars()
            .next()
            .is_none_or(|next| next == '\n' || next == ' ' || fold::is_blank(next));
        let place = self.at + fold::offset(mark, len, before, after);
        self.found.out[self.at..self.at + len].fill(b' ');
        self.found.out[place..place + mark.len()].copy_from_slice(mark.as_bytes());
        self.at += len;
    }

    /// Whether whole numbers touch the mark here on both sides.
    fn between_numbers(&self, len: usize) -> bool {
        let front = self.text[..self.at].trim_end_matches(|c: char| fold::digit(c).is_some());
        let whole = front.len() < self.at && !front.ends_with(|c: char| fold::in_name(c) || c == '.');
        whole && self.text[self.at + len..].starts_with(|c: char| fold::digit(c).is_some())
    }

    /// “…”, «…» or '…' in place of "…": an error with a fix, read as the string that was meant.
    fn curly_string(&mut self, open: char) {
        let (start, first) = (self.at, self.at + open.len_utf8());
        let near = self.text[start..].char_indices().skip(1).take(LONGEST_CURLY);
        let mut near = near.take_while(|(_, c)| !matches!(c, '\n' | '\r'));
        // straight quotes within quotes that have a partner are a part of the text
        let mut apart = near.clone().take_while(|(_, c)| *c != open || fold::closes(open, *c));
        let partner = apart.find(|(_, c)| *c != '"' && fold::closes(open, *c));
        match partner.or_else(|| near.find(|(_, c)| fold::closes(open, *c))) {
            Some((len, close)) => self.straight(start..first, start + len..start + len + close.len_utf8()),
            None => self.unknown(open),
        }
    }

    /// Writes straight quotes over those that `open` and `close` cover.
    fn straight(&mut self, open: Range<usize>, close: Range<usize>) {
        let range = open.start..close.end;
        let inside = open.end..close.start;
        self.found.problems.push(error::curly_quotes(self.span(&range), &self.text[inside.clone()]));
        self.unseen(inside.start, inside.end);
        let out = &mut self.found.out;
        for byte in out[inside.clone()].iter_mut().filter(|byte| matches!(byte, b'"' | b'\\')) {
            *byte = b'\'';
        }
        out[open].fill(b' ');
        out[close.clone()].fill(b' ');
        out[inside.start - 1] = b'"';
        out[close.start] = b'"';
        self.found.strings.push(inside.start - 1..close.start + 1);
        self.at = close.end;
    }

    fn unknown(&mut self, c: char) {
        let rest = &self.text[self.at..];
        let len = rest.find(|next| next != c).unwrap_or(rest.len());
        self.found.problems.push(error::no_meaning(self.span(&(self.at..self.at + len)), c));
        self.blank(len);
    }
}

/// Bytes up to the quote that closes a string on its line; a backslash keeps the next byte from closing it.
fn closing_quote(bytes: &[u8]) -> Option<usize> {
    let mut at = 0;
    while let Some(byte) = bytes.get(at) {
        match byte {
            b'"' => return Some(at),
            b'\n' | b'\r' => return None,
            b'\\' if !matches!(bytes.get(at + 1), Some(b'\n' | b'\r')) => at += 2,
            _ => at += 1,
        }
    }
    None
}
