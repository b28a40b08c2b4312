//! Commands that GitHub's runner turns into notes beside the changed lines.

use runebook_grammar::Severity;

use super::Finding;

/// The command of one finding.
pub(super) fn render(finding: &Finding) -> String {
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
        let line = samples::with(render);
        let place = "file=content/sil-q/power.rune,line=2,endLine=2,col=11,endColumn=19,title=E012";
        let text = "no stat is called `Hardness`%0Aa modifier changes a stat%0Adid you mean `Hardiness`?";
        assert_eq!(line, format!("::error {place}::{text}\n"));
    }

    #[test]
    fn nothing_forges_a_second_command() {
        assert_eq!(message("50%\n::error::x"), "50%25%0A::error::x");
        assert_eq!(property("a,b:c"), "a%2Cb%3Ac");
    }
}
