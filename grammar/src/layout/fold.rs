//! Folding: the blanks, digits and marks of Asian keyboards and of word processors, as ASCII.

/// The ASCII digit for a digit of either width.
pub(super) fn digit(c: char) -> Option<u8> {
    match c {
        '0'..='9' => Some(c as u8),
        '\u{ff10}'..='\u{ff19}' => u8::try_from(u32::from(c) - 0xff10).ok().map(|value| b'0' + value),
        _ => None,
    }
}

/// How many bytes of a text that begins with a digit are one number: digits, and a point between two of them.
pub(super) fn number_length(text: &str) -> usize {
    let digits = |from: usize| from + text[from..].find(|c: char| digit(c).is_none()).unwrap_or(text.len() - from);
    let whole = digits(0);
    let point = text[whole..].chars().next().filter(|c| in_number(*c) == Some(b'.')).map_or(0, char::len_utf8);
    let part = digits(whole + point);
    if part > whole + point { part } else { whole }
}

/// The ASCII character for one of a number.
pub(super) fn in_number(c: char) -> Option<u8> {
    digit(c).or_else(|| matches!(c, '.' | '\u{ff0e}').then_some(b'.'))
}

/// Whether a sign after this character begins a value: nothing it could join to another stands before it.
pub(super) fn opens(c: char) -> bool {
    let byte = mark(c).and_then(|mark| mark.bytes().last()).or_else(|| u8::try_from(c).ok());
    let blank = is_blank(c) || matches!(c, ' ' | '\n' | '\r' | '\t');
    blank || byte.is_some_and(|byte| b"=([{,:;<>".contains(&byte))
}

/// Blanks that are not ASCII.
pub(super) const fn is_blank(c: char) -> bool {
    matches!(c, '\u{a0}' | '\u{3000}' | '\u{2000}'..='\u{200b}' | '\u{202f}' | '\u{205f}' | '\u{feff}')
}

/// The dash of ranges in print, and of typesetters' minus.
pub(super) const EN_DASH: char = '\u{2013}';

/// The ASCII mark that a mark of another keyboard stands for.
pub(super) const fn mark(c: char) -> Option<&'static str> {
    match c {
        '\u{2212}' | '\u{2013}' | '\u{ff0d}' => Some("-"),
        '\u{ff0b}' => Some("+"),
        '\u{b1}' => Some("+-"),
        '\u{d7}' | '\u{ff0a}' => Some("*"),
        '\u{f7}' | '\u{ff0f}' => Some("/"),
        '\u{ff08}' => Some("("),
        '\u{ff09}' => Some(")"),
        '\u{ff3b}' => Some("["),
        '\u{ff3d}' => Some("]"),
        '\u{ff5b}' => Some("{"),
        '\u{ff5d}' => Some("}"),
        '\u{ff0c}' | '\u{3001}' => Some(","),
        '\u{ff1b}' => Some(";"),
        '\u{ff1a}' => Some(":"),
        '\u{ff1d}' => Some("="),
        '\u{ff1c}' => Some("<"),
        '\u{ff1e}' => Some(">"),
        '\u{ff05}' => Some("%"),
        '\u{ff0e}' => Some("."),
        '\u{2264}' => Some("<="),
        '\u{2265}' => Some(">="),
        '\u{2260}' => Some("!="),
        _ => None,
    }
}

/// Where in `len` bytes the mark goes, so that what touched still touches and what stood apart still does: a sign between two
/// values gets blanks on both sides, a sign before a value touches it, an opening bracket touches the word before it.
pub(super) fn offset(mark: &str, len: usize, blank_before: bool, blank_after: bool) -> usize {
    let room = len - mark.len();
    match mark {
        "+" | "-" if blank_before == blank_after => room.min(1),
        "+" | "-" | ">" | "<" | ")" | "]" => {
            if blank_after && blank_before {
                room.min(1)
            } else if blank_after && matches!(mark, "+" | "-") {
                0
            } else {
                room
            }
        }
        _ => 0,
    }
}

/// A character of an ASCII name.
pub(super) const fn in_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

/// A character of a word in another script.
pub(super) fn in_foreign_word(c: char) -> bool {
    !c.is_ascii() && digit(c).is_none() && (c.is_alphanumeric() || is_combining(c))
}

/// Combining accents and the like, which belong to the letter before them.
const fn is_combining(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{3099}' | '\u{309a}' | '\u{200c}' | '\u{200d}' | '\u{93e}'..='\u{94d}')
}

/// A quotation mark that stands for `"`: of word processors, of other languages, of other keyboards.
pub(super) const fn is_open_quote(c: char) -> bool {
    matches!(c, '\u{201c}'..='\u{201f}' | '\u{2018}'..='\u{201b}' | '\u{ab}' | '\u{bb}' | '\u{2039}' | '\u{203a}')
        || matches!(c, '\u{300c}' | '\u{300e}' | '\u{301d}' | '\u{ff02}' | '\u{ff07}' | '\u{ff62}')
}

/// Whether a quotation mark closes what `open` opened.
pub(super) const fn closes(open: char, c: char) -> bool {
    match open {
        '\u{ab}' => c == '\u{bb}',
        '\u{bb}' => matches!(c, '\u{ab}' | '\u{bb}'),
        '\u{2039}' => c == '\u{203a}',
        '\u{203a}' => matches!(c, '\u{2039}' | '\u{203a}'),
        '\u{300c}' => c == '\u{300d}',
        '\u{300e}' => c == '\u{300f}',
        '\u{301d}' => matches!(c, '\u{301e}' | '\u{301f}'),
        '\u{ff62}' => c == '\u{ff63}',
        '\u{ff02}' => matches!(c, '\u{ff02}' | '"'),
        '\u{ff07}' => matches!(c, '\u{ff07}' | '\''),
        '\'' | '\u{2018}'..='\u{201b}' => matches!(c, '\'' | '\u{2018}'..='\u{201b}'),
        _ => matches!(c, '\u{201c}'..='\u{201f}' | '"'),
    }
}
