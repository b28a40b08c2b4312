//! Commands that GitHub's runner turns into notes beside the changed lines.

use runebook_grammar::Severity;

use super::{Finding, short};

/// The runner shows so many of each sort beside the lines, and drops the rest without a word.
const MOST: usize = 10;

/// The commands. Where there are more than the runner shows, the last of a sort says how many are left, and all of them
/// stand in a group of the log.
pub(super) fn render(findings: &[Finding]) -> String {
    let mut out = String::new();
    let mut left = 0;
    for severity in [Severity::Error, Severity::Warning, Severity::Note] {
        let of: Vec<&Finding> = findings.iter().filter(|finding| finding.diagnostic.severity == severity).collect();
        let shown = if of.len() > MOST { MOST - 1 } else { of.len() };
        out.extend(of[..shown].iter().map(|finding| one(finding)));
        if shown < of.len() {
            left += of.len() - shown;
            let more = format!("{} more like these: all are listed in the log of this step", of.len() - shown);
            out += &format!("::{} title=runebook::{more}\n", command(severity));
        }
    }
    if left > 0 {
        // a line of the log that begins with a path could forge a command
        let lines = findings.iter().map(|finding| format!("- {}", short::render(finding)));
        out += &format!("::group::All {} findings\n{}::endgroup::\n", findings.len(), lines.collect::<String>());
    }
    out
}

/// The command of one finding.
fn one(finding: &Finding) -> String {
    let diagnostic = finding.diagnostic;
    let span = diagnostic.primary.span;
    let (start, end) = finding.sources.places(span);
    let path = property(&finding.sources.of(span).shown);
    let mut place = format!("file={path},line={},endLine={}", start.line, end.line);
    if start.line == end.line {
        place += &format!(",col={},endColumn={}", start.column, end.column.max(start.column));
    }
    let texts = [Some(&diagnostic.message), diagnostic.why.as_ref(), diagnostic.help.as_ref()];
    let text = texts.into_iter().flatten().map(String::as_str).collect::<Vec<_>>().join("\n");
    format!("::{} {place},title={}::{}\n", command(diagnostic.severity), property(diagnostic.code), message(&text))
}

const fn command(severity: Severity) -> &'static str {
    match severity {
        Severity::Note => "notice",
        Severity::Warning => "warning",
        Severity::Error => "error",
    }
}

fn message(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

fn property(text: &str) -> String {
    message(text).replace(':', "%3A").replace(',', "%2C")
}

#[cfg(test)]
mod tests {
    use super::super::samples;
    use super::*;

    #[test]
    fn one_command_a_line() {
        let line = samples::with(one);
        let place = "file=content/sil-q/power.rune,line=2,endLine=2,col=11,endColumn=19,title=E012";
        let text = "no stat is called `Hardness`%0Aa modifier changes a stat%0Adid you mean `Hardiness`?";
        assert_eq!(line, format!("::error {place}::{text}\n"));
    }

    #[test]
    fn what_the_runner_would_drop_stands_in_the_log() {
        let text = |times: usize| samples::with(|finding| render(&vec![*finding; times]));
        assert_eq!(text(10).lines().count(), 10);
        let many = text(25);
        assert_eq!(many.lines().filter(|line| line.starts_with("::error ")).count(), 10);
        assert!(many.contains("::error title=runebook::16 more like these"), "{many}");
        assert!(many.contains("::group::All 25 findings\n- content/sil-q/power.rune:2:11: error[E012]: "), "{many}");
        assert_eq!(many.lines().filter(|line| line.starts_with("- ")).count(), 25);
        assert!(many.ends_with("::endgroup::\n"));
    }

    #[test]
    fn nothing_forges_a_second_command() {
        assert_eq!(message("50%\n::error::x"), "50%25%0A::error::x");
        assert_eq!(property("a,b:c"), "a%2Cb%3Ac");
    }
}
