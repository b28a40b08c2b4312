//! Text made safe for HTML, and put together.

use unicode_width::UnicodeWidthChar;

/// `text` for an HTML text or a quoted attribute, on one line: a blank line would end the HTML block that holds it.
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\n' | '\r' => out.push(' '),
            other => out.push(other),
        }
    }
    out
}

/// `text` for a Handlebars template that becomes HTML: braces stay text, too.
pub fn escape_template(text: &str) -> String {
    escape(text).replace('{', "&#123;").replace('}', "&#125;")
}

/// A whole line of Markdown that stands for this text: a title in `SUMMARY.md`, a heading.
pub fn escape_markdown(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        if "\\`*_[]<>#".contains(letter) {
            out.push('\\');
        }
        out.push(if letter == '\n' { ' ' } else { letter });
    }
    out
}

/// Whether `text` ends in a wide letter or sign (力, 。), after which no space is set.
pub fn ends_wide(text: &str) -> bool {
    text.chars().next_back().and_then(UnicodeWidthChar::width) == Some(2)
}

/// Pieces of text one after the other, with a space where the script wants one.
pub fn joined<T: AsRef<str>>(pieces: impl IntoIterator<Item = T>) -> String {
    let mut out = String::new();
    for piece in pieces {
        let piece = piece.as_ref().trim();
        if !out.is_empty() && !piece.is_empty() && !ends_wide(&out) {
            out.push(' ');
        }
        out.push_str(piece);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_join_as_their_script_wants() {
        assert_eq!(joined(["One.", "", "Two."]), "One. Two.");
        assert_eq!(joined(["打撃 1 が要る。", "経験点を払う。"]), "打撃 1 が要る。経験点を払う。");
    }

    #[test]
    fn text_stays_text() {
        assert_eq!(escape("a < b & \"c\"\n\nd"), "a &lt; b &amp; &quot;c&quot;  d");
        assert_eq!(escape_template("{{title}}"), "&#123;&#123;title&#125;&#125;");
        assert_eq!(escape_markdown("*Sil* [1]"), "\\*Sil\\* \\[1\\]");
    }
}
