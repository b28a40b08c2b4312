//! One line each, for logs and editors: `path:line:column: error[E012]: message`. By codespan-reporting.

use std::ops::Range;

use codespan_reporting::diagnostic::{Diagnostic, Label, Severity as Level};
use codespan_reporting::files::{Error, Files};
use codespan_reporting::term::{Config, DisplayStyle, emit_into_string};
use runebook_grammar::{Severity, Span};

use super::Finding;
use super::plain::one_line;
use crate::source::{Source, Sources};

/// The line of one finding. It has no colours: programs read it.
pub(super) fn render(finding: &Finding) -> String {
    let config = Config { display_style: DisplayStyle::Short, ..Config::default() };
    let span = finding.diagnostic.primary.span;
    let line = Diagnostic::new(level(finding.diagnostic.severity))
        .with_code(finding.diagnostic.code)
        .with_message(one_line(&finding.diagnostic.message))
        .with_label(Label::primary(span, finding.sources.of(span).bytes(span)));
    emit_into_string(&config, &Texts(finding.sources), &line).unwrap_or_else(|_| format!("{}\n", line.message))
}

const fn level(severity: Severity) -> Level {
    match severity {
        Severity::Note => Level::Note,
        Severity::Warning => Level::Warning,
        Severity::Error => Level::Error,
    }
}

/// Our texts under codespan's names. A text is known by any span in it.
struct Texts<'a>(&'a Sources);

impl Texts<'_> {
    fn of(&self, id: Span) -> &Source {
        self.0.of(id)
    }
}

impl<'a> Files<'a> for Texts<'a> {
    type FileId = Span;
    type Name = String;
    type Source = &'a str;

    fn name(&'a self, id: Span) -> Result<String, Error> {
        Ok(one_line(&self.of(id).shown))
    }

    fn source(&'a self, id: Span) -> Result<&'a str, Error> {
        Ok(&self.of(id).text)
    }

    fn line_index(&'a self, id: Span, byte: usize) -> Result<usize, Error> {
        Ok(self.of(id).index().line(byte))
    }

    fn line_range(&'a self, id: Span, line: usize) -> Result<Range<usize>, Error> {
        let source = self.of(id);
        Ok(source.index().range(&source.text, line))
    }
}

#[cfg(test)]
mod tests {
    use super::super::samples;
    use super::*;

    #[test]
    fn columns_count_characters() {
        let line = samples::with(render);
        assert_eq!(line, "content/sil-q/power.rune:2:11: error[E012]: no stat is called `Hardness`\n");
    }

    #[test]
    fn a_place_past_the_end_is_the_end() {
        let sources = samples::sources();
        let diagnostic = runebook_grammar::Diagnostic::warning("W001", Span::new(1, 99, 120), "two\nlines");
        let line = render(&Finding { sources: &sources, diagnostic: &diagnostic });
        assert_eq!(line, "content/sil/stats.rune:1:15: warning[W001]: two lines\n");
    }
}
