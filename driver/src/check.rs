//! Everything that is wrong with a pack, in a fixed order.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use runebook_compiler::emit::emit;
use runebook_compiler::ir::Ir;
use runebook_compiler::lints;
use runebook_compiler::{Checked, File};
use runebook_grammar::{Diagnostic, Severity};

use crate::book::Kept;
use crate::levels::{self, Levels};
use crate::pack::manifest::Makes;
use crate::pack::{Pack, moved};
use crate::render::Finding;
use crate::source::Source;

/// The lint that packs without a book have no use for.
const OF_BOOKS: &str = "W012";

/// What checking a pack gave.
#[derive(Clone, Debug)]
pub struct Report {
    /// The checked program; none if there is an error of the language.
    pub ir: Option<Ir>,
    /// The findings, by place.
    pub found: Vec<Diagnostic>,
}

impl Report {
    /// Whether the run fails: an error, or a lint that was denied.
    #[must_use]
    pub fn fails(&self) -> bool {
        self.found.iter().any(|finding| finding.severity == Severity::Error)
    }
}

/// Checks `pack`. Rules are looked at only if all files could be read: names of a missing file would seem unknown.
#[must_use]
pub fn check(pack: &Pack, command_line: &Levels) -> Report {
    report(pack, command_line, read(pack, runebook_compiler::check))
}

/// What `look` makes of the rules of a pack; none if not all of its files could be read.
pub(crate) fn read(pack: &Pack, look: impl FnOnce(&[File]) -> Checked) -> Option<Checked> {
    let mut checked = pack.whole.then(|| look(&files(pack)));
    if let Some(ir) = checked.as_mut().and_then(|checked| checked.ir.as_mut()) {
        ir.name.clone_from(&pack.manifest().name);
    }
    checked
}

/// What was found in the rules of `pack`, with all else that is wrong with it.
pub(crate) fn report(pack: &Pack, command_line: &Levels, checked: Option<Checked>) -> Report {
    let (ir, of_rules) = checked.map_or((None, Vec::new()), |checked| (checked.ir, checked.diagnostics));
    let found = findings(pack, command_line, (ir.as_ref(), of_rules), &Kept::default());
    Report { ir, found }
}

/// Everything that is wrong with a pack, by place: beside what was found in its rules.
pub(crate) fn findings(
    pack: &Pack,
    command_line: &Levels,
    (ir, mut of_rules): (Option<&Ir>, Vec<Diagnostic>),
    kept: &Kept,
) -> Vec<Diagnostic> {
    let mut found = pack.found.clone();
    found.extend(levels::unknown(pack));
    if let Some(ir) = ir {
        let (of_lints, too_large) = lints::find_beside(ir, |ir| emit(ir).err().unwrap_or_default());
        of_rules.extend(of_lints);
        of_rules.extend(crate::lints::find(pack, ir));
        of_rules.extend(too_large);
        if pack.manifest().makes.contains(&Makes::Book) {
            found.extend(crate::book::check(pack, ir, kept));
        }
        found.extend(crate::roster::unknown(pack, ir));
    }
    found.extend(of_rules.into_iter().map(|finding| moved(finding, |span| pack.sources.real(span))));
    if !pack.manifest().makes.contains(&Makes::Book) {
        found.retain(|finding| finding.code != OF_BOOKS);
    }
    let mut found = levels::apply(found, pack, command_line);
    found.sort_by(|one, other| key(one).cmp(&key(other)));
    // what is said of a heading is said once, not for each row below it
    found.dedup_by(|one, other| key(one) == key(other));
    found
}

/// The rules of a pack as the compiler takes them; their numbers are those of the pack's sources.
pub(crate) fn files(pack: &Pack) -> Vec<File> {
    let file =
        |source: &Arc<Source>| File { path: source.path.clone(), text: source.text.clone(), edition: source.edition };
    pack.rule_sources().iter().map(file).collect()
}

fn key(finding: &Diagnostic) -> (runebook_grammar::Span, &str, &str) {
    (finding.primary.span, finding.code, &finding.message)
}

/// `findings` without those that say the same of the same place: packs that are checked together may share a base.
#[must_use]
pub fn once<'a>(findings: impl IntoIterator<Item = Finding<'a>>) -> Vec<Finding<'a>> {
    let mut seen = BTreeSet::new();
    let new = |finding: &Finding<'a>| {
        let span = finding.diagnostic.primary.span;
        let shown = finding.sources.of(span).shown.as_str();
        seen.insert((shown, span.start, span.end, finding.diagnostic.code, finding.diagnostic.message.as_str()))
    };
    findings.into_iter().filter(new).collect()
}

/// One line that counts by code: `3 findings: 2 E012, 1 W004`. Nothing where there are none.
#[must_use]
pub fn count(findings: &[Finding]) -> Option<String> {
    let mut by_code: BTreeMap<&str, usize> = BTreeMap::new();
    for finding in findings {
        *by_code.entry(finding.diagnostic.code).or_default() += 1;
    }
    let parts: Vec<String> = by_code.iter().map(|(code, count)| format!("{count} {code}")).collect();
    let noun = if findings.len() == 1 { "finding" } else { "findings" };
    (!findings.is_empty()).then(|| format!("{} {noun}: {}", findings.len(), parts.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pack::shelf::Memory;

    #[test]
    fn shared_bases_are_reported_once() {
        let mut shelf = Memory::new(&[
            ("a/pack.yaml", "language: 1\nname: a\nx: 1\n"),
            ("a/r.rune", ""),
            ("b/pack.yaml", "language: 1\nname: b\nextends: ../a\ny: 1\nz: 1\n"),
        ]);
        let packs = ["a", "b"].map(|folder| Pack::open(folder, &mut shelf).unwrap());
        let reports = packs.each_ref().map(|pack| check(pack, &Levels::default()));
        assert!(reports.iter().all(Report::fails));
        let pairs = packs.iter().zip(&reports);
        let all = pairs.flat_map(|(pack, report)| {
            report.found.iter().map(|diagnostic| Finding { sources: &pack.sources, diagnostic })
        });
        let all: Vec<Finding> = all.collect();
        assert_eq!(all.len(), 4);
        assert_eq!(count(&once(all)).unwrap(), "3 findings: 3 E081");
        assert_eq!(count(&[]), None);
    }
}
