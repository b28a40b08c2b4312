//! A stretch of a text in miette's eyes.

use std::borrow::Cow;

use miette::{MietteError, MietteSpanContents, SourceCode, SourceSpan, SpanContents};
use runebook_grammar::Label;

use super::plain::plain;
use crate::source::Source;

/// Of longer stretches only the first line is marked.
pub(super) const MOST_LINES: usize = 6;

/// The lines of a snippet: not the whole text, which miette would read from its start for every finding.
#[derive(Debug)]
pub(super) struct Snippet<'a> {
    source: &'a Source,
    /// The lines with some around them, fit for a terminal.
    text: Cow<'a, str>,
    /// Where they start in the whole text, and the number of their first line, from 0.
    start: (usize, usize),
    /// The byte that is marked first, and the one that is meant.
    first: (usize, usize),
}

impl<'a> Snippet<'a> {
    /// The lines around `labels`; `first` is the byte that is marked first and the one that is meant.
    pub(super) fn new(source: &'a Source, first: (usize, usize), labels: &[&Label]) -> Self {
        let lines = labels.iter().map(|label| source.index().line(source.bytes(label.span).start));
        let (low, high) = lines.fold((usize::MAX, 0), |(low, high), line| (low.min(line), high.max(line)));
        // Past the end of a text its last visible line is shown.
        let low = low.min(source.index().line(first.0)).saturating_sub(2);
        let start = source.index().range(&source.text, low).start;
        let end = source.index().range(&source.text, high + MOST_LINES + 2).end;
        Self { source, text: plain(&source.text[start..end]), start: (start, low), first }
    }
}

impl SourceCode for Snippet<'_> {
    /// The columns are ours where miette asks for the header, that is without lines around.
    fn read_span<'b>(
        &'b self,
        span: &SourceSpan,
        before: usize,
        after: usize,
    ) -> Result<Box<dyn SpanContents<'b> + 'b>, MietteError> {
        let within = SourceSpan::from((span.offset().saturating_sub(self.start.0), span.len()));
        let contents = self.text.read_span(&within, before, after)?;
        let (mut line, mut column) = (contents.line() + self.start.1, contents.column());
        if before == 0 && after == 0 {
            let meant = if span.offset() == self.first.0 { self.first.1 } else { span.offset() };
            let place = self.source.index().place(&self.source.text, meant);
            (line, column) = (place.line - 1, place.column - 1);
        }
        let name = plain(&self.source.shown).into_owned();
        let place = SourceSpan::from((contents.span().offset() + self.start.0, contents.span().len()));
        Ok(Box::new(MietteSpanContents::new_named(name, contents.data(), place, line, column, contents.line_count())))
    }
}
