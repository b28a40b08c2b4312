//! Titles in which a letter of another script looks like a Latin one.

use runebook_grammar::{Confidence, Diagnostic, Severity};

use super::Lint;
use crate::ir::{Ir, Named};

/// W014: a letter that looks like another.
pub(super) const LINT: Lint = Lint {
    code: "W014",
    name: "lookalike_letters",
    level: Some(Severity::Warning),
    sure: Confidence::Reasonable,
    find,
    page: include_str!("lookalike.md"),
};

/// Letters of other scripts, and the Latin letters they look like.
const ALIKE: [(&str, &str); 2] = [
    (
        "\u{410}\u{412}\u{415}\u{41a}\u{41c}\u{41d}\u{41e}\u{420}\u{421}\u{422}\u{425}\u{430}\u{435}\u{43e}\u{440}\u{441}\u{443}\u{445}\u{456}\u{458}\u{455}",
        "ABEKMHOPCTXaeopcyxijs",
    ),
    (
        "\u{391}\u{392}\u{395}\u{396}\u{397}\u{399}\u{39a}\u{39c}\u{39d}\u{39f}\u{3a1}\u{3a4}\u{3a5}\u{3a7}\u{3bf}\u{3bd}",
        "ABEZHIKMNOPTYXov",
    ),
];

fn find(ir: &Ir) -> Vec<Diagnostic> {
    let entries = ir.entries.iter().map(|entry| &entry.named);
    let members = ir.enums.iter().flat_map(|list| &list.members);
    let kinds = ir.kinds.iter().map(|kind| &kind.named);
    let stats = ir.stats.iter().map(|stat| &stat.named);
    let statuses = ir.statuses.iter().map(|status| &status.named);
    let all = entries.chain(members).chain(kinds).chain(stats).chain(statuses);
    let mut found: Vec<Diagnostic> = all.filter_map(|named| report(named, mixed(&named.title)?)).collect();
    found.sort_by_key(|report| report.primary.span);
    found.dedup_by_key(|report| report.primary.span);
    found
}

/// A letter of another script in a word with Latin letters, and the Latin letter that it looks like.
fn mixed(title: &str) -> Option<(char, char)> {
    if title.is_ascii() {
        return None;
    }
    let words = title.split(|c: char| !c.is_alphabetic());
    let mixed = words.filter(|word| word.chars().any(|c| c.is_ascii_alphabetic()));
    mixed.flat_map(str::chars).find_map(|c| Some((c, latin(c)?)))
}

fn latin(letter: char) -> Option<char> {
    ALIKE.iter().find_map(|(letters, latin)| {
        let at = letters.chars().position(|other| other == letter)?;
        latin.chars().nth(at)
    })
}

fn report(named: &Named, (letter, latin): (char, char)) -> Option<Diagnostic> {
    let title = &named.title;
    let message = format!("the `{letter}` in \"{title}\" is not the Latin letter `{latin}`");
    let code = u32::from(letter);
    Some(
        Diagnostic::warning("W014", named.span, message)
            .here(format!("it is U+{code:04X}, of another script"))
            .why("it looks the same and is sorted, searched and compared as another letter")
            .help(format!("write \"{}\"", title.replace(letter, &latin.to_string()))),
    )
}
