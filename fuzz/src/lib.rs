//! What must hold whatever the input is. The targets call these; so does whoever runs a finding again.
#![forbid(unsafe_code)]

use runebook_driver::pack::shelf::Memory;
use runebook_driver::{Diagnostic, Finding, Format, Levels, Look, Pack, check as checked, render};
use runebook_grammar::{Span, decode, format, parse as read, parse_body, parse_expr};

/// Longer inputs find nothing that shorter ones do not, more slowly.
const LONGEST: usize = 16 * 1024;

/// The reader and the formatter.
///
/// # Panics
/// Where a place lies outside the text or inside a character, or where laying out a laid-out text changes it.
pub fn parse(data: &[u8]) {
    let Some(text) = text(data) else { return };
    let (_, problems) = read(0, &text);
    problems.iter().for_each(|problem| within(problem, &text));
    for problem in parse_expr(0, &text).1.iter().chain(&parse_body(0, &text).1) {
        within(problem, &text);
    }
    if problems.is_empty() {
        let once = format(&text);
        let (_, problems) = read(0, &once);
        assert!(problems.is_empty(), "laid out, it cannot be read: {problems:?}\n{once}");
        assert_eq!(once, format(&once), "the second layout is another");
    }
}

fn text(data: &[u8]) -> Option<String> {
    if data.len() > LONGEST {
        return None;
    }
    match decode(0, data) {
        Ok(text) => Some(text),
        Err(problem) => {
            assert!(problem.primary.span.start as usize <= data.len(), "{problem:?}");
            None
        }
    }
}

fn within(problem: &Diagnostic, text: &str) {
    let others = problem.others.iter().map(|other| other.span);
    let edits = problem.fix.iter().flat_map(|fix| &fix.edits).map(|edit| edit.span);
    for Span { start, end, .. } in [problem.primary.span].into_iter().chain(others).chain(edits) {
        assert!(text.get(start as usize..end as usize).is_some(), "a place outside the text: {problem:?}");
    }
    assert!(!problem.message.is_empty() && !problem.code.is_empty());
}

/// The whole check of one text of rules, and every way to write what it finds.
///
/// # Panics
/// Where the check does, or where it is not the same twice.
pub fn check(data: &[u8]) {
    if data.len() <= LONGEST {
        found(&Pack::of_text("fuzz.rune", data));
    }
}

/// A pack of several files, which stand one after the other with a byte 0 between them: the manifest, rules, a sheet,
/// translations.
///
/// # Panics
/// As [`check`].
pub fn pack(data: &[u8]) {
    if data.len() > LONGEST {
        return;
    }
    let paths = ["p/pack.yaml", "p/a.rune", "p/sheets/w.csv", "p/lang/fr.ftl", "p/b.rune", "p/sheets/w.yaml"];
    let files = paths.into_iter().zip(data.split(|byte| *byte == 0));
    let mut shelf = Memory { files: files.map(|(path, bytes)| (path.to_owned(), bytes.to_vec())).collect() };
    found(&Pack::open("p", &mut shelf).expect("there is a manifest"));
}

fn found(pack: &Pack) {
    let (report, again) = (checked(pack, &Levels::default()), checked(pack, &Levels::default()));
    assert_eq!(report.found, again.found, "a second check finds something else");
    for finding in &report.found {
        let source = pack.sources.of(finding.primary.span);
        let place = pack.sources.real(finding.primary.span);
        assert!(source.text.get(place.start as usize..place.end as usize).is_some(), "outside the text: {finding:?}");
    }
    let findings: Vec<Finding<'_>> =
        report.found.iter().map(|diagnostic| Finding { sources: &pack.sources, diagnostic }).collect();
    for format in [Format::Pretty, Format::Short, Format::Json, Format::Sarif, Format::Github] {
        let _ = render(&findings, format, Look::default());
    }
}
