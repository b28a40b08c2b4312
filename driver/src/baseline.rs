//! A baseline: findings that are known and wait, so that a run shows and fails on new ones only.
//!
//! A line each: code, path and the text of its line, with tabs between them. Findings move with their line; one whose line
//! is written anew is new.

use std::collections::BTreeMap;

use crate::render::Finding;

/// The first line of the file.
const HEAD: &str = "# Findings that are known: code, path, line. Written by `runebook check --write-baseline`.";

/// What tells a finding from others: its code, its path and the text of its line.
type Key = (String, String, String);

/// Known findings, and how often each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Baseline {
    known: BTreeMap<Key, usize>,
}

impl Baseline {
    /// The baseline of these findings.
    #[must_use]
    pub fn of(findings: &[Finding]) -> Self {
        let mut known = BTreeMap::new();
        for finding in findings {
            *known.entry(key(finding)).or_default() += 1;
        }
        Self { known }
    }

    /// Reads a file.
    ///
    /// # Errors
    /// The number of the first line, from 1, that is none of a baseline.
    pub fn read(text: &str) -> Result<Self, usize> {
        let mut known = BTreeMap::new();
        let lines = text.lines().enumerate();
        for (at, line) in lines.filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#')) {
            let mut parts = line.splitn(3, '\t').map(str::to_owned);
            let (Some(code), Some(path), Some(text)) = (parts.next(), parts.next(), parts.next()) else {
                return Err(at + 1);
            };
            *known.entry((code, path, text)).or_default() += 1;
        }
        Ok(Self { known })
    }

    /// The text of its file, sorted.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = format!("{HEAD}\n");
        for ((code, path, line), count) in &self.known {
            (0..*count).for_each(|_| text.push_str(&format!("{code}\t{path}\t{line}\n")));
        }
        text
    }

    /// The findings that are not known. Of two alike on lines alike, one known finding covers one.
    #[must_use]
    pub fn new_among<'a>(&self, findings: &[Finding<'a>]) -> Vec<Finding<'a>> {
        let mut left = self.known.clone();
        let new = |finding: &&Finding| match left.get_mut(&key(finding)) {
            Some(count) if *count > 0 => {
                *count -= 1;
                false
            }
            Some(_) | None => true,
        };
        findings.iter().filter(new).copied().collect()
    }
}

fn key(finding: &Finding) -> Key {
    let span = finding.diagnostic.primary.span;
    let source = finding.sources.of(span);
    let line = source.index().range(&source.text, source.index().line(source.bytes(span).start));
    let text = source.text[line].trim().replace('\t', " ");
    (finding.diagnostic.code.to_owned(), source.shown.clone(), text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::{Source, Sources};
    use runebook_grammar::{Diagnostic, Span};

    fn sources(text: &str) -> Sources {
        let mut sources = Sources::default();
        sources.add(Source::new("a.rune", "a.rune", text, 0));
        sources
    }

    /// A finding at every `x`.
    fn found(text: &str) -> Vec<Diagnostic> {
        let at = text.match_indices('x').map(|(at, _)| u32::try_from(at).unwrap());
        at.map(|at| Diagnostic::warning("W001", Span::new(0, at, at + 1), "x")).collect()
    }

    fn new_in(before: &str, after: &str) -> usize {
        let (one, other) = (sources(before), sources(after));
        let (known, now) = (found(before), found(after));
        let finding = |sources, all: &'static [Diagnostic]| {
            all.iter().map(|diagnostic| Finding { sources, diagnostic }).collect::<Vec<_>>()
        };
        let (one, other): (&'static Sources, &'static Sources) = (Box::leak(Box::new(one)), Box::leak(Box::new(other)));
        let baseline = Baseline::of(&finding(one, Box::leak(known.into_boxed_slice())));
        let read = Baseline::read(&baseline.text()).unwrap();
        assert_eq!(read, baseline);
        read.new_among(&finding(other, Box::leak(now.into_boxed_slice()))).len()
    }

    #[test]
    fn known_findings_move_with_their_line() {
        assert_eq!(new_in("a x\nb\n", "new\n  a x\nb\n"), 0);
        assert_eq!(new_in("a x\n", "a x\nc x\n"), 1);
        assert_eq!(new_in("a x\n", "d x\n"), 1);
    }

    #[test]
    fn one_known_finding_covers_one() {
        assert_eq!(new_in("a x\n", "a x\na x\n"), 1);
        assert_eq!(new_in("a x\na x\n", "a x\n"), 0);
    }

    #[test]
    fn other_files_are_refused() {
        assert_eq!(Baseline::read("# ok\nW001\ta.rune\tx\nnonsense\n"), Err(3));
    }
}
