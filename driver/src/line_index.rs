//! Byte offsets to lines and columns: characters for people, UTF-16 units for editors.

/// Where the lines of one text start. Only `\n` ends a line; `\r\n` therefore does, too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineIndex {
    starts: Vec<usize>,
}

/// A place as people count: both from 1, the column in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
}

impl LineIndex {
    /// Reads `text` once.
    #[must_use]
    pub fn new(text: &str) -> Self {
        let after_breaks = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(at, _)| at + 1);
        Self { starts: std::iter::once(0).chain(after_breaks).collect() }
    }

    /// How many lines there are; an empty text has one.
    #[must_use]
    pub fn lines(&self) -> usize {
        self.starts.len()
    }

    /// The line (from 0) that holds `byte`; past the end it is the last.
    #[must_use]
    pub fn line(&self, byte: usize) -> usize {
        self.starts.partition_point(|start| *start <= byte) - 1
    }

    /// The bytes of `line` (from 0), its break included; past the last line it is empty.
    #[must_use]
    pub fn range(&self, text: &str, line: usize) -> std::ops::Range<usize> {
        let start = self.starts.get(line).copied().unwrap_or(text.len());
        let end = self.starts.get(line + 1).copied().unwrap_or(text.len());
        start..end
    }

    /// The place of `byte`. Inside a character it is that character's, past the end it is the end's.
    #[must_use]
    pub fn place(&self, text: &str, byte: usize) -> Place {
        let (line, before) = self.split(text, byte);
        Place { line: line + 1, column: before.chars().count() + 1 }
    }

    /// Line and column from 0, the column in UTF-16 units, as language servers count.
    #[must_use]
    pub fn utf16(&self, text: &str, byte: usize) -> (u32, u32) {
        let (line, before) = self.split(text, byte);
        (short(line), short(before.encode_utf16().count()))
    }

    /// The byte of a line and column from 0, the column in UTF-16 units; past a line's end it is the end of its text.
    #[must_use]
    pub fn byte(&self, text: &str, line: u32, utf16: u32) -> usize {
        let range = self.range(text, line as usize);
        let mut left = utf16 as usize;
        for (at, letter) in text[range.clone()].char_indices() {
            if left == 0 || letter == '\n' || letter == '\r' {
                return range.start + at;
            }
            left = left.saturating_sub(letter.len_utf16());
        }
        range.end
    }

    /// The line (from 0) of `byte` and the text before it in that line.
    fn split<'a>(&self, text: &'a str, byte: usize) -> (usize, &'a str) {
        let byte = text.floor_char_boundary(byte);
        let line = self.line(byte);
        (line, &text[self.starts[line]..byte])
    }
}

fn short(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "a\nłódź 😀 x\r\n\nend";

    fn index() -> LineIndex {
        LineIndex::new(TEXT)
    }

    #[test]
    fn counts_characters_not_bytes() {
        let x = TEXT.find('x').unwrap();
        assert_eq!(index().place(TEXT, x), Place { line: 2, column: 8 });
        assert_eq!(index().utf16(TEXT, x), (1, 8));
    }

    #[test]
    fn goes_back_from_utf16() {
        for (at, letter) in TEXT.char_indices().filter(|(_, letter)| *letter != '\n') {
            let (line, column) = index().utf16(TEXT, at);
            assert_eq!(index().byte(TEXT, line, column), at, "{letter:?}");
        }
        assert_eq!(index().byte(TEXT, 0, 99), 1);
        assert_eq!(index().byte(TEXT, 99, 0), TEXT.len());
    }

    #[test]
    fn survives_bytes_inside_a_character_and_past_the_end() {
        assert_eq!(index().place(TEXT, 3), Place { line: 2, column: 1 });
        assert_eq!(index().place(TEXT, 999), Place { line: 4, column: 4 });
        assert_eq!(LineIndex::new("").place("", 0), Place { line: 1, column: 1 });
    }

    #[test]
    fn lines_hold_their_breaks() {
        assert_eq!(index().lines(), 4);
        assert_eq!(&TEXT[index().range(TEXT, 0)], "a\n");
        assert_eq!(&TEXT[index().range(TEXT, 3)], "end");
    }
}
