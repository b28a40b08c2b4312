//! Numbers as they stand in the rules, to change each in turn.

use std::ops::Range;

use runebook_compiler::File;
use runebook_grammar::tree::ItemKind;

/// A number in a rule file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Literal {
    /// Index of the file.
    pub file: usize,
    /// Where it stands.
    pub range: Range<usize>,
    /// The same number, one more in its last digit.
    pub changed: String,
}

/// All numbers of the rules: outside comments, strings and tests. Cells of sheets are not among them: they are changed
/// there, and each is an expected value of its pack.
#[must_use]
pub fn all(files: &[File]) -> Vec<Literal> {
    let rules = files.iter().enumerate().filter(|(_, source)| source.path.ends_with(".rune"));
    rules.flat_map(|(file, source)| of(file, &source.text)).collect()
}

fn of(file: usize, text: &str) -> Vec<Literal> {
    let (tree, _) = runebook_grammar::parse(0, text);
    let skipped: Vec<Range<usize>> = tree
        .items
        .iter()
        .filter(|item| matches!(item.kind, ItemKind::Test { .. }))
        .map(|item| item.span.start as usize..item.span.end as usize)
        .collect();
    let mut found = Vec::new();
    let bytes = text.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        let rest = &text[at..];
        if rest.starts_with("//") {
            at += rest.find('\n').unwrap_or(rest.len());
        } else if let Some(inner) = rest.strip_prefix('"') {
            at += 1 + inner.find('"').map_or(inner.len(), |end| end + 1);
        } else if bytes[at].is_ascii_alphabetic() || bytes[at] == b'_' {
            // `d` of dice stands between two numbers; any other word takes its digits with it
            let word = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(rest.len());
            let dice = at > 0 && bytes[at] == b'd' && bytes[at - 1].is_ascii_digit();
            at += if dice { 1 } else { word };
        } else if bytes[at].is_ascii_digit() {
            let end = at + rest.find(|c: char| !c.is_ascii_digit() && c != '_').unwrap_or(rest.len());
            if !skipped.iter().any(|range| range.contains(&at)) {
                found.extend(literal(file, text, at..end));
            }
            at = end;
        } else {
            at += rest.chars().next().map_or(1, char::len_utf8);
        }
    }
    found
}

fn literal(file: usize, text: &str, range: Range<usize>) -> Option<Literal> {
    // of `0.8` only the last part is changed
    let decimal = text[range.end..].starts_with('.') && text[range.end + 1..].starts_with(|c: char| c.is_ascii_digit());
    if decimal {
        return None;
    }
    let digits = text[range.clone()].replace('_', "");
    let value: u64 = digits.parse().ok()?;
    let changed = format!("{:0width$}", value + 1, width = digits.len());
    Some(Literal { file, range, changed })
}

/// The files with one number changed.
#[must_use]
pub fn with(files: &[File], literal: &Literal) -> Vec<File> {
    let mut files = files.to_vec();
    files[literal.file].text.replace_range(literal.range.clone(), &literal.changed);
    files
}

/// `path:line: text`, for messages and lists that survive edits elsewhere: the line's text, not its number.
#[must_use]
pub fn place(files: &[File], literal: &Literal) -> String {
    let text = &files[literal.file].text;
    let start = text[..literal.range.start].rfind('\n').map_or(0, |at| at + 1);
    let end = text[literal.range.start..].find('\n').map_or(text.len(), |at| at + literal.range.start);
    let line = text[start..end].split("//").next().unwrap_or("").split_whitespace().collect::<Vec<_>>().join(" ");
    let entry =
        text[..literal.range.start].lines().rev().find(|line| !line.starts_with([' ', '}', '/']) && !line.is_empty());
    let entry = entry.map_or("", |line| line.split(['{', '(']).next().unwrap_or("").trim());
    let nth = text[start..literal.range.start].matches(&text[literal.range.clone()]).count() + 1;
    format!("{}, {entry}: `{}` ({nth}) in `{line}`", files[literal.file].path, &text[literal.range.clone()])
}
