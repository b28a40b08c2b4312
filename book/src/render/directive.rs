//! Directives in the Markdown of a chapter: `{{#entry ability.smite}}`.

use std::ops::Range;

use super::markdown::code;

/// A directive as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Directive {
    /// All of it, with its braces.
    pub range: Range<usize>,
    /// The word after `{{#`.
    pub name: Range<usize>,
    /// What follows the word, without blanks around it.
    pub words: Range<usize>,
    /// Whether it ends with `}}`.
    pub closed: bool,
    /// Whether it is all that stands in its paragraph.
    pub alone: bool,
}

/// The directives of `text` in order. Those in code and those after a backslash are text.
#[must_use]
pub fn directives(text: &str) -> Vec<Directive> {
    let code = code(text);
    let mut all = Vec::new();
    let mut from = 0;
    while let Some(found) = text[from..].find("{{#").map(|at| from + at) {
        from = found + 3;
        let before = code.partition_point(|range| range.start <= found);
        let is_text =
            text[..found].ends_with('\\') || code[..before].last().is_some_and(|range| range.contains(&found));
        if is_text {
            continue;
        }
        let directive = one(text, found);
        from = directive.range.end.max(from);
        all.push(directive);
    }
    all
}

fn one(text: &str, start: usize) -> Directive {
    let inner = start + 3;
    // without its end it ends with the line
    let line = text[inner..].find('\n').map_or(text.len(), |at| inner + at);
    let paragraph = text[inner..].find("\n\n").map_or(text.len(), |at| inner + at);
    // what is asked may end with a brace of its own
    let braces = |at: usize| text[at..].bytes().take_while(|byte| *byte == b'}').count();
    let close = text[inner..paragraph].find("}}").map(|at| inner + at).map(|at| at + braces(at) - 2);
    let (end, inner_end) = close.map_or((line, line), |at| (at + 2, at));
    let body = &text[inner..inner_end];
    let name = inner..inner + body.find(char::is_whitespace).unwrap_or(body.len());
    let rest = &text[name.end..inner_end];
    let words = name.end + (rest.len() - rest.trim_start().len());
    let words = words..words.max(name.end + rest.trim_end().len());
    let before = text[..start].rsplit('\n').next().unwrap_or_default();
    let after = text[end..].split('\n').next().unwrap_or_default();
    let alone = before.trim().is_empty() && after.trim().is_empty();
    Directive { range: start..end, name, words, closed: close.is_some(), alone }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> Vec<(&str, &str, bool, bool)> {
        let all = directives(text).into_iter();
        all.map(|one| (&text[one.name], &text[one.words], one.closed, one.alone)).collect()
    }

    #[test]
    fn a_directive_is_a_name_and_words() {
        let text = "# T\n\n{{#entry ability.smite}}\n\nIt adds {{#value  smite.extra }} to it.\n";
        assert_eq!(shown(text), [("entry", "ability.smite", true, true), ("value", "smite.extra", true, false)]);
        assert_eq!(shown("{{#kind}}"), [("kind", "", true, true)]);
        assert_eq!(shown("{{#trace a | given b { c }}}"), [("trace", "a | given b { c }", true, true)]);
    }

    #[test]
    fn code_and_backslashes_make_text_of_it() {
        assert_eq!(shown("`{{#entry a}}` and \\{{#entry b}}\n\n```\n{{#entry c}}\n```\n\n    {{#entry d}}\n"), []);
    }

    #[test]
    fn one_that_does_not_end_ends_with_its_line() {
        assert_eq!(shown("{{#entry a\n\n{{#entry b}}"), [("entry", "a", false, true), ("entry", "b", true, true)]);
        assert_eq!(shown("{{#trace a\n| rolls 1}}"), [("trace", "a\n| rolls 1", true, true)]);
    }
}
