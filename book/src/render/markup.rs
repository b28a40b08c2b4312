//! Text made safe for HTML.

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_stays_text() {
        assert_eq!(escape("a < b & \"c\"\n\nd"), "a &lt; b &amp; &quot;c&quot;  d");
        assert_eq!(escape_template("{{title}}"), "&#123;&#123;title&#125;&#125;");
        assert_eq!(escape_markdown("*Sil* [1]"), "\\*Sil\\* \\[1\\]");
    }
}
