//! What cases and pages share: blocks of a Markdown file, and the findings of a pack that stands in one.

pub mod blocks;

pub use blocks::blocks;

use runebook_compiler::{File, check, emit};
use runebook_grammar::{Diagnostic, Severity, Span};

/// Everything found in a pack, down to the table.
pub fn found(files: &[File]) -> Vec<Diagnostic> {
    let checked = check(files);
    let mut found = checked.diagnostics;
    let failed = found.iter().any(|found| found.severity == Severity::Error);
    assert_eq!(failed, checked.ir.is_none(), "there is a program if and only if there is no error");
    if let Some(Err(more)) = checked.ir.map(|ir| emit::emit(&ir)) {
        found.extend(more);
    }
    found
}

/// Findings in short: the line of `--format short`, then what the other places, the help and the fix say.
pub fn short(files: &[File], found: &[Diagnostic]) -> String {
    let mut out = String::new();
    for one in found {
        let level = match one.severity {
            Severity::Note => "note",
            Severity::Warning => "warning",
            Severity::Error => "error",
        };
        out += &format!("{}: {level}[{}]: {}\n", place(files, one.primary.span), one.code, one.message);
        out += &format!("  at: {}\n", quoted(files, one.primary.span, &one.primary.text));
        for other in &one.others {
            out += &format!("  and: {} {}\n", place(files, other.span), quoted(files, other.span, &other.text));
        }
        let lines = [("why", &one.why), ("help", &one.help)];
        for (word, text) in lines.into_iter().filter_map(|(word, text)| Some((word, text.as_ref()?))) {
            out += &format!("  {word}: {text}\n");
        }
        if let Some(fix) = &one.fix {
            let asks = if fix.automatic { "" } else { " (asks first)" };
            out += &format!("  fix: {}{asks}\n", fix.title);
        }
    }
    out
}

fn place(files: &[File], span: Span) -> String {
    let file = &files[span.file as usize];
    let before = file.text.get(..span.start as usize).expect("a place in the text");
    let (line, column) =
        before.rsplit_once('\n').map_or((1, before), |(lines, last)| (lines.split('\n').count() + 1, last));
    format!("{}:{line}:{}", file.path, column.chars().count() + 1)
}

/// The words at a place, on one line, and what is said of them.
fn quoted(files: &[File], span: Span, says: &str) -> String {
    let text = files[span.file as usize].text.get(span.start as usize..span.end as usize).expect("a place in the text");
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if says.is_empty() { format!("`{words}`") } else { format!("`{words}` {says}") }
}
