//! Text that may go to a terminal: packs come from strangers, and a control character can hide or forge lines.

use std::borrow::Cow;

/// `text` with every character that steers a terminal or turns the reading direction replaced by one of as many bytes,
/// so that places stay where they are. Line breaks and tabs stay.
pub(super) fn plain(text: &str) -> Cow<'_, str> {
    if !text.chars().any(steers) {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.chars().map(|letter| if steers(letter) { stand_in(letter) } else { letter }).collect())
}

/// `text` on one line.
pub(super) fn one_line(text: &str) -> String {
    plain(text).split_whitespace().collect::<Vec<_>>().join(" ")
}

fn steers(letter: char) -> bool {
    let breaks = matches!(letter, '\n' | '\r' | '\t');
    let turns = matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    (letter.is_control() && !breaks) || turns
}

fn stand_in(letter: char) -> char {
    match letter.len_utf8() {
        1 => '?',
        2 => '¿',
        _ => '\u{fffd}',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steering_characters_lose_their_power_and_keep_their_length() {
        let text = "a\u{1b}[31mb\u{9b}c\u{202e}d\te\n";
        let shown = plain(text);
        assert_eq!(shown, "a?[31mb¿c\u{fffd}d\te\n");
        assert_eq!(shown.len(), text.len());
        assert!(matches!(plain("ロリエンの歌"), Cow::Borrowed(_)));
        assert_eq!(one_line("a\n  b\r\nc"), "a b c");
    }
}
