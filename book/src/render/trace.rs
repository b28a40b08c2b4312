//! What happened, step by step: a list in a list.

use super::markup::escape;
use super::words::word;
use crate::model::{Book, Trace};

/// The trace as HTML without a blank line.
pub fn html(trace: &Trace, book: &Book) -> String {
    let label = escape(word(book, "example"));
    let after = escape(word(book, "after_label"));
    let answers = trace.answers.iter().map(|(name, value)| {
        let name = if name.is_empty() { escape(word(book, "comes_to")) } else { escape(name) };
        format!("<p class=\"outcome\">{name}{after}<strong>{}</strong></p>", escape(value))
    });
    let answers: String = answers.collect();
    let steps = list(&trace.lines);
    format!(
        "<div class=\"trace\" role=\"group\" aria-label=\"{label}\"><p class=\"label\" aria-hidden=\"true\">{label}</p>{steps}{answers}</div>"
    )
}

fn list(lines: &[(usize, String)]) -> String {
    let Some(depth) = lines.iter().map(|(depth, _)| *depth).min() else { return String::new() };
    let mut out = String::from("<ul>");
    let mut rest = lines;
    while let Some(((_, first), after)) = rest.split_first() {
        let inner = after.iter().take_while(|(at, _)| *at > depth).count();
        out.push_str(&format!("<li>{}{}</li>", escape(first), list(&after[..inner])));
        rest = &after[inner..];
    }
    out + "</ul>"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_deeper_stands_in_what_is_before_it() {
        let lines = [(1, "a"), (2, "b"), (3, "c"), (2, "d"), (1, "e")].map(|(depth, text)| (depth, text.to_owned()));
        let wanted = "<ul><li>a<ul><li>b<ul><li>c</li></ul></li><li>d</li></ul></li><li>e</li></ul>";
        assert_eq!(list(&lines), wanted);
    }

    #[test]
    fn a_first_line_that_stands_deeper_is_no_loss() {
        let lines = [(2, "a"), (1, "b")].map(|(depth, text)| (depth, text.to_owned()));
        assert_eq!(list(&lines), "<ul><li>a</li><li>b</li></ul>");
    }
}
