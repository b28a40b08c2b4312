//! How findings are taken: what the pack says, what is said for some of its files, what the command line says last.

use runebook_grammar::{Diagnostic, Severity};

use crate::codes;
use crate::error;
use crate::pack::Pack;
use crate::pack::manifest::Level;
use crate::pack::path::fits;
use crate::pack::yaml::Placed;

/// The word that stands for all lints.
pub const ALL: &str = "warnings";

/// Levels in the order they were said; the last that fits a finding counts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Levels {
    said: Vec<(String, Level)>,
}

impl Levels {
    /// Adds a level for a lint by name or code, or for `warnings`.
    ///
    /// # Errors
    /// A sentence, if there is no such lint or it is an error of the language.
    pub fn say(&mut self, lint: &str, level: Level) -> Result<(), String> {
        if !known(lint) {
            return Err(codes::no_lint(lint));
        }
        self.said.push((lint.to_owned(), level));
        Ok(())
    }

    fn of(&self, code: &str) -> Option<Level> {
        said(self.said.iter().map(|(lint, level)| (lint.as_str(), *level)), code)
    }
}

/// The findings as they are to be shown: allowed ones are gone, denied ones are errors. Errors stay errors.
#[must_use]
pub fn apply(found: Vec<Diagnostic>, pack: &Pack, command_line: &Levels) -> Vec<Diagnostic> {
    found.into_iter().filter_map(|finding| apply_one(finding, pack, command_line)).collect()
}

fn apply_one(mut finding: Diagnostic, pack: &Pack, command_line: &Levels) -> Option<Diagnostic> {
    if finding.severity == Severity::Error {
        return Some(finding);
    }
    let level = command_line.of(finding.code).or_else(|| of_pack(&finding, pack));
    match level {
        Some(Level::Allow) => return None,
        // A lint that is a note is allowed unless somebody says otherwise.
        None if finding.severity == Severity::Note && codes::is_lint(finding.code) => return None,
        Some(Level::Warn) => finding.severity = Severity::Warning,
        Some(Level::Deny) => finding.severity = Severity::Error,
        None => {}
    }
    Some(finding)
}

fn of_pack(finding: &Diagnostic, pack: &Pack) -> Option<Level> {
    let path = &pack.sources.of(finding.primary.span).path;
    let manifest = pack.manifest();
    let overrides = manifest.lint_overrides.iter().rev();
    let special =
        overrides.filter(|over| fits(&over.path.value, path)).find_map(|over| placed(&over.set, finding.code));
    special.or_else(|| placed(&manifest.lints, finding.code))
}

fn placed(levels: &[(Placed<String>, Level)], code: &str) -> Option<Level> {
    said(levels.iter().map(|(lint, level)| (lint.value.as_str(), *level)), code)
}

fn said<'a>(levels: impl Iterator<Item = (&'a str, Level)>, code: &str) -> Option<Level> {
    let name = codes::lint(code).map_or("", |lint| lint.name);
    levels.filter(|(lint, _)| *lint == code || *lint == name || *lint == ALL).last().map(|(_, level)| level)
}

/// Findings about lints in the manifest that nobody knows.
#[must_use]
pub fn unknown(pack: &Pack) -> Vec<Diagnostic> {
    let manifest = pack.manifest();
    let special = manifest.lint_overrides.iter().flat_map(|over| &over.set);
    let named = manifest.lints.iter().chain(special).map(|(lint, _)| lint);
    named.filter(|lint| !known(&lint.value)).map(error::unknown_lint).collect()
}

fn known(lint: &str) -> bool {
    lint == ALL || codes::is_lint(lint)
}

#[cfg(test)]
mod tests {
    use runebook_grammar::Span;

    use super::*;
    use crate::pack::shelf::Memory;

    fn pack(lints: &str) -> Pack {
        let manifest = format!("language: 1\nname: a\n{lints}\n");
        Pack::open("a", &mut Memory::new(&[("a/pack.yaml", &manifest), ("a/drafts/b.rune", ""), ("a/c.rune", "")]))
            .unwrap()
    }

    fn severities(pack: &Pack, command_line: &[(&str, Level)]) -> Vec<Severity> {
        let levels = Levels { said: command_line.iter().map(|(lint, level)| ((*lint).to_owned(), *level)).collect() };
        let found = (0..2).map(|file| Diagnostic::warning("W999", Span::new(file, 0, 0), "x"));
        apply(found.collect(), pack, &levels).iter().map(|finding| finding.severity).collect()
    }

    #[test]
    fn the_last_word_counts() {
        use Severity::{Error, Warning};
        assert_eq!(severities(&pack(""), &[]), [Warning, Warning]);
        assert_eq!(unknown(&pack("lints: { untested_entry: warn }")), []);
        assert_eq!(severities(&pack("lints: { W999: deny }"), &[]), [Error, Error]);
        assert_eq!(severities(&pack("lints: { warnings: deny }"), &[("W999", Level::Warn)]), [Warning, Warning]);
        assert_eq!(severities(&pack(""), &[(ALL, Level::Deny), ("W999", Level::Allow)]), []);
        let special = "lint_overrides: [ { path: drafts/**, set: { W999: allow } } ]\nlints: { W999: deny }";
        assert_eq!(severities(&pack(special), &[]), [Error]);
    }

    #[test]
    fn errors_stay_errors() {
        let error = vec![Diagnostic::error("E001", Span::default(), "x")];
        let levels = Levels { said: vec![("E001".to_owned(), Level::Allow)] };
        assert_eq!(apply(error.clone(), &pack(""), &levels), error);
        assert!(Levels::default().say("E081", Level::Allow).unwrap_err().contains("error of the language"));
        assert!(Levels::default().say("nonsense", Level::Allow).is_err());
    }

    #[test]
    fn unknown_lints_are_found_in_the_manifest() {
        let pack = pack("lints: { wrnings: deny }");
        let found = unknown(&pack);
        assert_eq!(found[0].code, "E081");
        assert_eq!(pack.sources.of(found[0].primary.span).path, "pack.yaml");
    }
}
