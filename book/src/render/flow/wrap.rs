//! Words broken into lines, as wide as they are: at blanks, and between letters that are two columns wide.

use unicode_width::UnicodeWidthChar;

use crate::render::figure::width;

/// May begin no line.
const HANGS: &str = "、。，．・：；！？）」』】〉》ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ";
/// May end no line.
const OPENS: &str = "（「『【〈《";

/// The lines of a text of this size, none wider than `room` where it can be broken.
pub fn wrap(text: &str, size: f64, room: f64) -> Vec<String> {
    let mut lines = vec![String::new()];
    for piece in pieces(text) {
        let full = lines
            .last()
            .is_some_and(|line| !line.is_empty() && width(&format!("{line}{}", piece.trim_end()), size) > room);
        if full {
            lines.push(String::new());
        }
        if let Some(line) = lines.last_mut() {
            line.push_str(piece);
        }
    }
    lines.into_iter().map(|line| line.trim().to_owned()).filter(|line| !line.is_empty()).collect()
}

/// Where a line may end: after each piece.
fn pieces(text: &str) -> Vec<&str> {
    let (mut all, mut start) = (Vec::new(), 0);
    let mut letters = text.char_indices().peekable();
    while let Some((at, letter)) = letters.next() {
        let end = at + letter.len_utf8();
        let next = letters.peek().map(|(_, next)| *next);
        let wide = |letter: char| letter.width() == Some(2);
        let beside = next.is_some_and(|next| {
            (wide(letter) || wide(next)) && next != ' ' && !HANGS.contains(next) && !OPENS.contains(letter)
        });
        if letter == ' ' || beside {
            all.push(&text[start..end]);
            start = end;
        }
    }
    all.push(&text[start..]);
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_at_blanks_and_between_wide_letters() {
        let room = width("aaaa bb", 10.0);
        assert_eq!(wrap("aaaa bb cc ddddddddddd e", 10.0, room), ["aaaa bb", "cc", "ddddddddddd", "e"]);
        let room = width("見習いは", 10.0);
        assert_eq!(wrap("見習いは、斬る。10だ", 10.0, room), ["見習い", "は、斬", "る。10だ"].map(str::to_owned));
        assert_eq!(wrap("", 10.0, room), [""; 0]);
    }

    #[test]
    fn blanks_that_hold_together_do() {
        assert_eq!(pieces("a\u{a0}: b"), ["a\u{a0}: ", "b"]);
    }
}
