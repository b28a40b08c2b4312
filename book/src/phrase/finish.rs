//! The last touches: blanks, capitals.

/// A blank at which no line ends.
const NO_BREAK: char = '\u{a0}';

/// Text without the blanks that empty parts leave.
#[must_use]
pub fn tidy(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            ' ' if out.is_empty() || out.ends_with([' ', '(', '“', NO_BREAK, '\n']) => {}
            // what closes a clause needs no comma before it
            '.' | ';' | ':' if out.ends_with(',') => {
                out.pop();
                out.push(c);
            }
            ',' | '.' | ')' | '\n' | ';' | NO_BREAK if out.ends_with(' ') => {
                out.pop();
                out.push(c);
            }
            // brackets that hold nothing
            ')' if out.ends_with('(') => drop_open(&mut out),
            '）' if out.ends_with('（') => drop_open(&mut out),
            _ => out.push(c),
        }
    }
    while out.ends_with(' ') {
        out.pop();
    }
    out
}

fn drop_open(out: &mut String) {
    out.pop();
    while out.ends_with(' ') {
        out.pop();
    }
}

/// A sentence: tidy, with a capital at its start.
#[must_use]
pub fn sentence(text: &str) -> String {
    let text = tidy(text);
    let Some((at, first)) = text.char_indices().find(|(_, c)| c.is_alphanumeric()) else { return text };
    let mut out = text[..at].to_owned();
    out.extend(first.to_uppercase());
    out.push_str(&text[at + first.len_utf8()..]);
    out
}
