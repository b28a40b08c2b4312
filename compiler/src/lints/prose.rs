//! A number written out in prose that is, or is near, a number of the rule.

use runebook_grammar::{Confidence, Diagnostic, Severity, Span};

use super::Lint;
use crate::fold;
use crate::ir::{Entry, Ir};

/// W006: a bare number in prose.
pub(super) const LINT: Lint = Lint {
    code: "W006",
    name: "number_in_prose",
    level: Some(Severity::Warning),
    sure: Confidence::Reasonable,
    find,
    page: include_str!("prose.md"),
};

fn find(ir: &Ir) -> Vec<Diagnostic> {
    ir.entries.iter().flat_map(|entry| of_entry(ir, entry)).collect()
}

fn of_entry(ir: &Ir, entry: &Entry) -> Vec<Diagnostic> {
    let mut known: Vec<(String, i64)> = entry
        .constants
        .iter()
        .filter_map(|constant| Some((constant.named.name.clone(), fold::whole(&constant.value)?)))
        .collect();
    let kind = &ir.kinds[entry.kind];
    for (field, value) in kind.fields.iter().zip(&entry.fields) {
        if let [one] = value.values.as_slice()
            && let Some(number) = fold::whole(one)
        {
            known.push((field.named.name.clone(), number));
        }
    }
    entry.text.iter().flat_map(|(text, span)| in_text(text, *span, &known)).collect()
}

/// Numbers outside placeholders that a constant or field of the entry has, or has but one more or less.
fn in_text(text: &str, span: Span, known: &[(String, i64)]) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    for (number, written) in bare(text) {
        let exact = known.iter().find(|(_, value)| *value == number);
        let near = known.iter().find(|(_, value)| number > 2 && (*value - number).abs() == 1);
        let Some((name, value)) = exact.or(near) else { continue };
        let what = if exact.is_some() {
            format!("`{written}` is written out here, and `{name}` has that value")
        } else {
            format!("`{written}` is written out here, and `{name}` is {value}: is it meant?")
        };
        found.push(
            Diagnostic::warning("W006", span, what)
                .why("when the rule changes, this number stays behind")
                .help(format!("write `{{{name}}}` in place of `{written}`")),
        );
    }
    found
}

fn bare(text: &str) -> Vec<(i64, String)> {
    let (mut found, mut depth, mut digits) = (Vec::new(), 0_i32, String::new());
    let mut before = ' ';
    for c in text.chars().chain([' ']) {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if c.is_ascii_digit() && depth == 0 {
            digits.push(c);
            continue;
        }
        if !digits.is_empty() {
            let alone = !before.is_alphabetic() && !c.is_alphabetic() && c != '.' && before != '.';
            if let (true, Ok(number)) = (alone, digits.parse()) {
                found.push((number, digits.clone()));
            }
            digits.clear();
        }
        before = c;
    }
    found
}
