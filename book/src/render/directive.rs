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
    let (mut paragraphs, mut ends) = (Ahead::new("\n\n"), Ahead::new("}}"));
    let mut from = 0;
    while let Some(found) = text[from..].find("{{#").map(|at| from + at) {
        from = found + 3;
        let before = code.partition_point(|range| range.start <= found);
        let is_text =
            text[..found].ends_with('\\') || code[..before].last().is_some_and(|range| range.contains(&found));
        if is_text {
            continue;
        }
        let directive = one(text, found, &mut paragraphs, &mut ends);
        from = directive.range.end.max(from);
        all.push(directive);
    }
    all
}

/// Where something stands next: it is looked for once, however many places before it ask.
struct Ahead {
    what: &'static str,
    from: usize,
    at: Option<usize>,
}

impl Ahead {
    const fn new(what: &'static str) -> Self {
        Self { what, from: usize::MAX, at: None }
    }

    /// Where it begins at or after a place; the end of the text where it does not.
    fn at(&mut self, text: &str, from: usize) -> usize {
        let known = self.at.filter(|at| self.from <= from && from <= *at);
        let at = known.unwrap_or_else(|| text[from..].find(self.what).map_or(text.len(), |at| from + at));
        (self.from, self.at) = (from, Some(at));
        at
    }
}

fn one(text: &str, start: usize, paragraphs: &mut Ahead, ends: &mut Ahead) -> Directive {
    let inner = start + 3;
    let paragraph = paragraphs.at(text, inner);
    // what is asked may end with a brace of its own
    let braces = |at: usize| text[at..].bytes().take_while(|byte| *byte == b'}').count();
    let close = Some(ends.at(text, inner)).filter(|at| at + 2 <= paragraph).map(|at| at + braces(at) - 2);
    let (end, inner_end) = close.map_or_else(
        || {
            // without its end it ends with the line
            let line = text[inner..].find('\n').map_or(text.len(), |at| inner + at);
            (line, line)
        },
        |at| (at + 2, at),
    );
    let body = &text[inner..inner_end];
    let name = inner..inner + body.find(char::is_whitespace).unwrap_or(body.len());
    let rest = &text[name.end..inner_end];
    let words = name.end + (rest.len() - rest.trim_start().len());
    let words = words..words.max(name.end + rest.trim_end().len());
    let blank =
        |mut rest: &mut dyn Iterator<Item = char>| (&mut rest).take_while(|c| *c != '\n').all(char::is_whitespace);
    let alone = blank(&mut text[..start].chars().rev()) && blank(&mut text[end..].chars());
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
