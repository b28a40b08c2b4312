//! A fingerprint: eight letters that differ where what they stand for differs.

use std::fmt;

use runebook_compiler::stable_id;

/// The fingerprint of a text or of a rule's shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Print(u32);

impl Print {
    /// Of this text; how it is broken into lines does not count.
    #[must_use]
    pub fn of(text: &str) -> Self {
        let words: Vec<&str> = text.split_whitespace().collect();
        let id = stable_id(&words.join(" "));
        // half of it is plenty for one text against its own older self
        Self(u32::try_from(id >> 32).unwrap_or_default())
    }

    /// As it is written.
    #[must_use]
    pub fn read(word: &str) -> Option<Self> {
        let plain = word.len() == 8 && word.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b));
        u32::from_str_radix(word, 16).ok().filter(|_| plain).map(Self)
    }
}

impl fmt::Display for Print {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{:08x}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let print = Print::of("You gain {n} points.");
        assert_eq!(Print::read(&print.to_string()), Some(print));
        assert_eq!(print, Print::of("You gain\n  {n} points."));
        assert_ne!(print, Print::of("You lose {n} points."));
        assert_eq!(["", "1234567", "1234567G", "+1234567"].map(Print::read), [None; 4]);
    }
}
