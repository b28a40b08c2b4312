//! One JSON object a line, for programs.
//!
//! | key | what |
//! |---|---|
//! | `code` | `"E012"` |
//! | `severity` | `"error"`, `"warning"` or `"note"`, after levels were applied |
//! | `confidence` | `"certain"`, `"reasonable"` or `"weak"` |
//! | `message` | what is wrong |
//! | `why`, `help` | a text, or `null` |
//! | `place` | a place, see below |
//! | `others` | a list of places |
//! | `fix` | `null`, or `{ "title", "automatic": true or false, "edits": [{ "place", "text" }] }` |
//!
//! A place is `{ "path", "start": { "line", "column", "utf16", "byte" }, "end": { … }, "label" }`. Lines and columns count
//! from 1: `column` in characters, for people; `utf16` in UTF-16 units, for editors. Bytes count from 0 in the text without
//! a byte order mark. The end is the first place after.
//! Keys may be added; those above keep their names and meanings.

use runebook_grammar::{Confidence, Fix, Label, Span};
use serde_json::{Value, json};

use super::{Finding, severity};
use crate::source::{Source, Sources};

/// The line of one finding.
pub(super) fn render(finding: &Finding) -> String {
    format!("{}\n", value(finding))
}

/// The object of one finding.
#[must_use]
pub fn value(finding: &Finding) -> Value {
    let Finding { sources, diagnostic } = finding;
    json!({
        "code": diagnostic.code,
        "severity": severity(diagnostic.severity),
        "confidence": confidence(diagnostic.confidence),
        "message": diagnostic.message,
        "why": diagnostic.why,
        "help": diagnostic.help,
        "place": label(sources, &diagnostic.primary),
        "others": diagnostic.others.iter().map(|other| label(sources, other)).collect::<Vec<_>>(),
        "fix": diagnostic.fix.as_ref().map(|found| fix(sources, found)),
    })
}

pub(super) const fn confidence(confidence: Confidence) -> &'static str {
    match confidence {
        Confidence::Weak => "weak",
        Confidence::Reasonable => "reasonable",
        Confidence::Certain => "certain",
    }
}

fn fix(sources: &Sources, fix: &Fix) -> Value {
    let edits = fix.edits.iter().map(|edit| json!({ "place": place(sources, edit.span), "text": edit.text }));
    json!({ "title": fix.title, "automatic": fix.automatic, "edits": edits.collect::<Vec<_>>() })
}

fn label(sources: &Sources, label: &Label) -> Value {
    let mut value = place(sources, label.span);
    value["label"] = json!(label.text);
    value
}

fn place(sources: &Sources, span: Span) -> Value {
    let source = sources.of(span);
    let bytes = source.bytes(span);
    json!({ "path": source.shown, "start": point(source, bytes.start), "end": point(source, bytes.end) })
}

fn point(source: &Source, byte: usize) -> Value {
    let place = source.index().place(&source.text, byte);
    let (_, utf16) = source.index().utf16(&source.text, byte);
    json!({ "line": place.line, "column": place.column, "utf16": utf16 + 1, "byte": byte })
}

#[cfg(test)]
mod tests {
    use super::super::samples;
    use super::*;

    #[test]
    fn one_object_a_line() {
        let line = samples::with(render);
        assert_eq!(line.matches('\n').count(), 1);
        let read: Value = serde_json::from_str(&line).unwrap();
        assert_eq!(read["place"]["start"], json!({ "line": 2, "column": 11, "utf16": 11, "byte": 29 }));
        assert_eq!(read["others"][0]["path"], "content/sil/stats.rune");
        assert_eq!(read["fix"]["edits"][0]["text"], "Hardiness");
        assert_eq!(read["severity"], "error");
    }
}
