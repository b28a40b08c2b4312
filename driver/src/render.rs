//! Findings as text: for people, for logs, for programs. One file per format; all read the same model.

mod github;
pub mod json;
mod plain;
mod pretty;
mod sarif;
mod short;
mod snippet;

use runebook_grammar::{Diagnostic, Severity};

use crate::source::Sources;

/// A finding with the texts it points into.
#[derive(Clone, Copy, Debug)]
pub struct Finding<'a> {
    /// The texts.
    pub sources: &'a Sources,
    /// The finding.
    pub diagnostic: &'a Diagnostic,
}

/// A way to write findings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// With the lines it is about, for people.
    Pretty,
    /// One line each: `path:line:column: error[E012]: message`.
    Short,
    /// One JSON object a line.
    Json,
    /// One SARIF 2.1.0 document.
    Sarif,
    /// Commands of GitHub's runner, one a line.
    Github,
}

/// How text for people looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// Whether to colour it.
    pub colour: bool,
    /// Columns of the terminal.
    pub width: usize,
}

impl Default for Look {
    fn default() -> Self {
        Self { colour: false, width: 100 }
    }
}

/// Writes `findings` in `format`. Only SARIF writes something where there are none.
#[must_use]
pub fn render(findings: &[Finding], format: Format, look: Look) -> String {
    match format {
        Format::Pretty => findings.iter().map(|finding| pretty::render(finding, look)).collect(),
        Format::Short => findings.iter().map(short::render).collect(),
        Format::Json => findings.iter().map(json::render).collect(),
        Format::Sarif => sarif::render(findings),
        Format::Github => github::render(findings),
    }
}

/// The word for a severity.
const fn severity(severity: Severity) -> &'static str {
    match severity {
        Severity::Note => "note",
        Severity::Warning => "warning",
        Severity::Error => "error",
    }
}

#[cfg(test)]
mod samples {
    //! One finding in two files that every format is tried on.

    use runebook_grammar::{Diagnostic, Span};

    use super::Finding;
    use crate::source::{Source, Sources};

    pub(super) fn sources() -> Sources {
        let mut sources = Sources::default();
        let power = "ability power {\n\tłódź +1; Hardness +1\n}\n";
        sources.add(Source::new("content/sil-q/power.rune", "power.rune", power, 1));
        sources.add(Source::new("content/sil/stats.rune", "../sil/stats.rune", "stat Hardiness", 0));
        sources
    }

    pub(super) fn diagnostic() -> Diagnostic {
        let hardness = Span::new(0, 29, 37);
        Diagnostic::error("E012", hardness, "no stat is called `Hardness`")
            .here("this word")
            .and(Span::new(1, 5, 14), "this is near")
            .why("a modifier changes a stat")
            .help("did you mean `Hardiness`?")
            .replace(hardness, "Hardiness")
    }

    pub(super) fn with<T>(look: impl FnOnce(&Finding) -> T) -> T {
        look(&Finding { sources: &sources(), diagnostic: &diagnostic() })
    }
}
