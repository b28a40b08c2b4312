//! SARIF 2.1.0, which code-scanning services read: one document for all findings.

use std::collections::BTreeSet;

use runebook_grammar::{Diagnostic, Fix, Label, Span};
use serde_json::{Value, json};

use super::json::confidence;
use super::{Finding, severity};
use crate::codes;
use crate::source::Sources;

const SCHEMA: &str = "https://json.schemastore.org/sarif-2.1.0.json";

/// The whole document.
pub(super) fn render(findings: &[Finding]) -> String {
    let codes: BTreeSet<&str> = findings.iter().map(|finding| finding.diagnostic.code).collect();
    let rules: Vec<Value> = codes.into_iter().map(rule).collect();
    let results: Vec<Value> = findings.iter().map(result).collect();
    let driver = json!({ "name": "runebook", "version": env!("CARGO_PKG_VERSION"), "rules": rules });
    let run = json!({ "tool": { "driver": driver }, "columnKind": "utf16CodeUnits", "results": results });
    format!("{:#}\n", json!({ "$schema": SCHEMA, "version": "2.1.0", "runs": [run] }))
}

/// A code with what its page says, and the setting of a lint.
fn rule(code: &str) -> Value {
    let mut rule = json!({ "id": code });
    if let Ok(page) = codes::explain(code) {
        let title = codes::title(page);
        let short = title.split_once(": ").map_or(title, |(_, title)| title);
        rule["shortDescription"] = json!({ "text": short });
        rule["help"] = json!({ "text": page, "markdown": page });
    }
    if let Some(lint) = codes::lint(code) {
        rule["name"] = json!(lint.name);
    }
    rule
}

fn result(finding: &Finding) -> Value {
    let Finding { sources, diagnostic } = finding;
    let mut result = json!({
        "ruleId": diagnostic.code,
        "level": severity(diagnostic.severity),
        "properties": { "confidence": confidence(diagnostic.confidence) },
        "message": { "text": text(diagnostic) },
        "locations": [location(sources, &diagnostic.primary)],
    });
    if !diagnostic.others.is_empty() {
        let others = diagnostic.others.iter().map(|other| location(sources, other));
        result["relatedLocations"] = others.collect();
    }
    if let Some(found) = &diagnostic.fix {
        result["fixes"] = json!([fix(sources, found)]);
    }
    result
}

fn text(diagnostic: &Diagnostic) -> String {
    let texts = [Some(&diagnostic.message), diagnostic.why.as_ref(), diagnostic.help.as_ref()];
    texts.into_iter().flatten().map(String::as_str).collect::<Vec<_>>().join("\n")
}

fn location(sources: &Sources, label: &Label) -> Value {
    let physical = json!({ "artifactLocation": artifact(sources, label.span), "region": region(sources, label.span) });
    let mut location = json!({ "physicalLocation": physical });
    if !label.text.is_empty() {
        location["message"] = json!({ "text": label.text });
    }
    location
}

fn fix(sources: &Sources, fix: &Fix) -> Value {
    let changes = fix.edits.iter().map(|edit| {
        let replacement =
            json!({ "deletedRegion": region(sources, edit.span), "insertedContent": { "text": edit.text } });
        json!({ "artifactLocation": artifact(sources, edit.span), "replacements": [replacement] })
    });
    json!({ "description": { "text": fix.title }, "artifactChanges": changes.collect::<Vec<_>>() })
}

fn artifact(sources: &Sources, span: Span) -> Value {
    json!({ "uri": uri(&sources.of(span).shown) })
}

fn region(sources: &Sources, span: Span) -> Value {
    let (source, span) = (sources.of(span), sources.real(span));
    let point = |byte: u32| source.index().utf16(&source.text, byte as usize);
    let (start, end) = (point(span.start), point(span.end.max(span.start)));
    json!({ "startLine": start.0 + 1, "startColumn": start.1 + 1, "endLine": end.0 + 1, "endColumn": end.1 + 1 })
}

/// A path as a relative reference: everything but letters, digits and `/-._~` by its bytes in hexadecimal.
fn uri(path: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/-._~".contains(&byte);
    path.bytes().map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") }).collect()
}

#[cfg(test)]
mod tests {
    use super::super::samples;
    use super::*;

    #[test]
    fn the_document_reads_back() {
        let text = samples::with(|finding| render(&[*finding, *finding]));
        let read: Value = serde_json::from_str(&text).unwrap();
        let run = &read["runs"][0];
        let rules = run["tool"]["driver"]["rules"].as_array().unwrap();
        assert_eq!((rules.len(), &rules[0]["id"]), (1, &json!("E012")));
        assert!(rules[0]["help"]["markdown"].as_str().unwrap().starts_with("# E012: "));
        assert_eq!(run["results"][0]["properties"], json!({ "confidence": "certain" }));
        assert_eq!(run["results"].as_array().unwrap().len(), 2);
        let region = &run["results"][0]["locations"][0]["physicalLocation"]["region"];
        assert_eq!(region, &json!({ "startLine": 2, "startColumn": 11, "endLine": 2, "endColumn": 19 }));
    }

    #[test]
    fn columns_are_those_of_editors() {
        let mut sources = Sources::default();
        sources.add(crate::source::Source::new("a", "a", "a\n💥x", 0));
        assert_eq!(region(&sources, Span::new(0, 6, 7))["startColumn"], 3);
    }

    #[test]
    fn without_findings_there_still_is_a_document() {
        let read: Value = serde_json::from_str(&render(&[])).unwrap();
        assert_eq!(read["runs"][0]["results"], json!([]));
    }

    #[test]
    fn paths_become_references() {
        assert_eq!(uri("a b/é:<stdin>"), "a%20b/%C3%A9%3A%3Cstdin%3E");
    }
}
