//! Findings with the lines they are about. By miette, behind our model; the places in the headers are ours, in characters.

use std::fmt;

use miette::{GraphicalReportHandler, GraphicalTheme, LabeledSpan, SourceCode};
use runebook_grammar::{Diagnostic, Label, Severity, Span};

use super::plain::plain;
use super::snippet::{MOST_LINES, Snippet};
use super::{Finding, Look, severity};
use crate::source::{Source, Sources};

/// Longer lines are not shown; a file on one line would fill the screen.
const LONGEST_LINE: usize = 400;
/// Places further apart are shown one after the other.
const NEAR: usize = 40;

/// The finding, then an empty line.
pub(super) fn render(finding: &Finding, look: Look) -> String {
    let Finding { sources, diagnostic } = finding;
    let mut text = String::new();
    for page in pages(sources, diagnostic) {
        // Writing to a string fails only if a text cannot be read at its own place; the header is there by then.
        let _ = handler(look).render_report(&mut text, &page);
    }
    text.push('\n');
    text
}

fn handler(look: Look) -> GraphicalReportHandler {
    let theme = if look.colour { GraphicalTheme::unicode() } else { GraphicalTheme::unicode_nocolor() };
    GraphicalReportHandler::new_themed(theme)
        .with_width(look.width.max(20))
        .with_urls(false)
        .without_syntax_highlighting()
}

/// The finding where it is, then one page for each other place that is far from it: a snippet shows one stretch of a file.
fn pages<'a>(sources: &'a Sources, diagnostic: &'a Diagnostic) -> Vec<Page<'a>> {
    let mut stretches: Vec<Vec<&Label>> = vec![vec![&diagnostic.primary]];
    for other in &diagnostic.others {
        match stretches.iter_mut().find(|stretch| near(sources, stretch[0].span, other.span)) {
            Some(stretch) => stretch.push(other),
            None => stretches.push(vec![other]),
        }
    }
    let further = stretches[1..].iter().map(|stretch| Page::further(sources, stretch));
    std::iter::once(Page::first(sources, diagnostic, &stretches[0])).chain(further).collect()
}

fn near(sources: &Sources, one: Span, other: Span) -> bool {
    let line = |span| sources.places(span).0.line;
    one.file == other.file && line(one).abs_diff(line(other)) <= NEAR
}

/// One report in miette's eyes.
#[derive(Debug)]
struct Page<'a> {
    code: Option<String>,
    severity: Severity,
    message: String,
    why: Option<Why>,
    help: Option<String>,
    snippet: Option<Snippet<'a>>,
    labels: Vec<LabeledSpan>,
}

impl<'a> Page<'a> {
    fn first(sources: &'a Sources, diagnostic: &Diagnostic, labels: &[&Label]) -> Self {
        let mut page = Self::further(sources, labels);
        let head = format!("{}[{}]", severity(diagnostic.severity), diagnostic.code);
        page.code = Some(match &page.snippet {
            Some(_) => head,
            None => format!("{head} {}", place(sources, diagnostic.primary.span)),
        });
        page.severity = diagnostic.severity;
        page.message = plain(&diagnostic.message).into_owned();
        page.why = diagnostic.why.as_ref().map(|why| Why(plain(why).into_owned()));
        page.help = help(diagnostic);
        page
    }

    fn further(sources: &'a Sources, labels: &[&Label]) -> Self {
        let source = sources.of(labels[0].span);
        let shown = labels.iter().all(|label| can_show(source, label.span));
        let message = if shown { "and here".to_owned() } else { format!("and at {}", place(sources, labels[0].span)) };
        let mut spans: Vec<LabeledSpan> =
            if shown { labels.iter().map(|label| mark(source, label)).collect() } else { Vec::new() };
        let mut snippet = None;
        if let Some(first) = spans.first_mut() {
            *first = LabeledSpan::new_primary_with_span(first.label().map(str::to_owned), *first.inner());
            let first = (first.offset(), source.bytes(labels[0].span).start);
            snippet = Some(Snippet::new(source, first, labels));
        }
        Self { code: None, severity: Severity::Note, message, why: None, help: None, snippet, labels: spans }
    }
}

fn place(sources: &Sources, span: Span) -> String {
    let (start, _) = sources.places(span);
    format!("{}:{}:{}", plain(&sources.of(span).shown), start.line, start.column)
}

fn help(diagnostic: &Diagnostic) -> Option<String> {
    let title = diagnostic.fix.as_ref().map(|fix| &fix.title);
    diagnostic.help.as_ref().or(title).map(|text| plain(text).into_owned())
}

/// Whether the lines of `span` and those around it fit a screen.
fn can_show(source: &Source, span: Span) -> bool {
    let index = source.index();
    let line = index.line(source.bytes(span).start);
    let around = line.saturating_sub(1)..=line + MOST_LINES + 1;
    !source.text.is_empty() && around.into_iter().all(|line| index.range(&source.text, line).len() <= LONGEST_LINE)
}

fn mark(source: &Source, label: &Label) -> LabeledSpan {
    let bytes = source.bytes(label.span);
    let index = source.index();
    let text = Some(plain(&label.text).into_owned()).filter(|text| !text.is_empty());
    if let Some((at, letter)) = end_mark(source, bytes.start) {
        return LabeledSpan::new(text, at, letter.len_utf8());
    }
    let (first, last) = (index.line(bytes.start), index.line(bytes.end.max(bytes.start + 1) - 1));
    let end = if last - first < MOST_LINES { bytes.end } else { index.range(&source.text, first).end };
    let words = source.text[bytes.start..end].trim_end();
    LabeledSpan::new(text, bytes.start, words.len())
}

/// Past the end of a text nothing can be marked: its last visible character stands in.
fn end_mark(source: &Source, start: usize) -> Option<(usize, char)> {
    let visible = source.text.trim_end().char_indices().next_back();
    visible.filter(|_| start == source.text.len())
}

/// Why it matters, as miette's cause of the message.
#[derive(Debug)]
struct Why(String);

impl fmt::Display for Why {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl std::error::Error for Why {}

impl fmt::Display for Page<'_> {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.write_str(&self.message)
    }
}

impl std::error::Error for Page<'_> {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        self.why.as_ref().map(|why| why as _)
    }
}

impl miette::Diagnostic for Page<'_> {
    fn code<'b>(&'b self) -> Option<Box<dyn fmt::Display + 'b>> {
        self.code.as_ref().map(|code| Box::new(code) as _)
    }

    fn severity(&self) -> Option<miette::Severity> {
        Some(match self.severity {
            Severity::Note => miette::Severity::Advice,
            Severity::Warning => miette::Severity::Warning,
            Severity::Error => miette::Severity::Error,
        })
    }

    fn help<'b>(&'b self) -> Option<Box<dyn fmt::Display + 'b>> {
        self.help.as_ref().map(|help| Box::new(help) as _)
    }

    fn source_code(&self) -> Option<&dyn SourceCode> {
        self.snippet.as_ref().map(|snippet| snippet as _)
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        Some(Box::new(self.labels.iter().cloned()))
    }
}

#[cfg(test)]
mod tests {
    use super::super::samples;
    use super::*;

    fn shown(text: &str, span: Span) -> String {
        let mut sources = Sources::default();
        sources.add(Source::new("a.rune", "a.rune", text, 0));
        let diagnostic = Diagnostic::error("E001", span, "a closing brace is missing").here("here");
        render(&Finding { sources: &sources, diagnostic: &diagnostic }, Look::default())
    }

    #[test]
    fn both_files_are_shown_with_places_in_characters() {
        let text = samples::with(|finding| render(finding, Look::default()));
        assert!(text.starts_with("error[E012]\n"), "{text}");
        assert!(text.contains("[content/sil-q/power.rune:2:11]"), "{text}");
        assert!(text.contains("[content/sil/stats.rune:1:6]"), "{text}");
        assert!(text.contains("help: did you mean `Hardiness`?"), "{text}");
        assert!(!text.contains('\u{1b}'));
    }

    #[test]
    fn colours_come_only_when_asked() {
        let text = samples::with(|finding| render(finding, Look { colour: true, width: 80 }));
        assert!(text.contains('\u{1b}'));
    }

    #[test]
    fn ends_of_texts_are_places() {
        for text in ["", "a", "a\n", "ability x {\n", "é", "\r\n\r\n"] {
            let end = u32::try_from(text.len()).unwrap();
            for span in [Span::new(0, end, end), Span::new(0, 0, end), Span::new(0, 900, 901), Span::new(9, 1, 2)] {
                let shown = shown(text, span);
                assert!(shown.contains("a closing brace is missing"), "{text:?}");
                assert!(!shown.contains("Failed"), "{text:?} {span:?}: {shown}");
                assert!(shown.contains(":1"), "{text:?} {span:?}: {shown}");
            }
        }
    }

    #[test]
    fn lines_have_their_numbers_deep_in_a_text() {
        let text = format!("{}  naem\n", "line\n".repeat(9));
        let shown = shown(&text, Span::new(0, 47, 51));
        assert!(shown.contains("[a.rune:10:3]") && shown.contains(" 10 │   naem"), "{shown}");
        assert!(shown.contains("  9 │ line") && !shown.contains(" 8 │"), "{shown}");
    }

    #[test]
    fn huge_texts_stay_small() {
        assert!(shown(&"x ".repeat(5000), Span::new(0, 4000, 4001)).len() < 300);
        assert!(shown(&"x\n".repeat(5000), Span::new(0, 2, 9000)).len() < 900);
        let control = shown("a \u{1b}[2J\u{202e} b\n", Span::new(0, 0, 1));
        assert!(!control.contains('\u{1b}') && !control.contains('\u{202e}'));
    }
}
