//! Coverage as lines for people and as one object for programs.

use runebook_grammar::Span;
use serde_json::{Value, json};

use super::coverage::{Coverage, Gap, Share};
use crate::source::Sources;

/// The most letters of a clause that are shown.
const MOST: usize = 100;

/// A clause as it is written, on one line.
pub(super) fn clause(sources: &Sources, span: Span) -> String {
    let real = sources.real(span);
    let source = sources.of(span);
    let text = source.text[source.bytes(real)].split_whitespace().collect::<Vec<_>>().join(" ");
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{} …", text[..end].trim_end()),
        None => text,
    }
}

impl Coverage {
    /// A line for each gap, and for each reason that has none: `path:line:column: only ever true: text`.
    #[must_use]
    pub fn lines(&self, sources: &Sources) -> String {
        let gaps = self.gaps.iter().map(|gap| {
            let words = gap.missing.words();
            format!("{}: {words}: {}\n", place(sources, gap.span), gap.text)
        });
        let needless = self.needless.iter().map(|span| {
            format!("{}: this reason is needed no more: {}\n", place(sources, *span), clause(sources, *span))
        });
        gaps.chain(needless).collect()
    }

    /// All of it as an object: `pack`, `entries` and `clauses` (each `seen` and `all`), `gaps`, `excepted`, `needless`.
    #[must_use]
    pub fn value(&self, pack: &str, sources: &Sources) -> Value {
        let gap = |gap: &Gap| {
            let (source, (start, _)) = (sources.of(gap.span), sources.places(gap.span));
            let words = gap.missing.words();
            json!({ "path": source.shown, "line": start.line, "column": start.column, "missing": words, "text": gap.text })
        };
        let excepted = self.excepted.iter().map(|(of, why)| {
            let mut value = gap(of);
            value["because"] = json!(why);
            value
        });
        json!({
            "pack": pack,
            "entries": share(self.entries()),
            "clauses": share(self.clauses()),
            "gaps": self.gaps.iter().map(gap).collect::<Vec<_>>(),
            "excepted": excepted.collect::<Vec<_>>(),
            "needless": self.needless.iter().map(|span| clause(sources, *span)).collect::<Vec<_>>(),
        })
    }
}

/// `12 of 13 entries, 101 of 110 clauses true and false` and, where there are any, `3 of them with a reason`.
#[must_use]
pub fn totals(all: &[Coverage]) -> String {
    let sum = |of: fn(&Coverage) -> Share| all.iter().map(of).fold(Share::default(), Share::and);
    let (entries, clauses) = (sum(Coverage::entries), sum(Coverage::clauses));
    let excepted: usize = all.iter().map(|covered| covered.excepted.len()).sum();
    let rest = if excepted == 0 { String::new() } else { format!(", {excepted} of them with a reason") };
    let Share { seen, all } = entries;
    format!("{seen} of {all} entries, {} of {} clauses true and false{rest}", clauses.seen, clauses.all)
}

fn share(share: Share) -> Value {
    json!({ "seen": share.seen, "all": share.all })
}

fn place(sources: &Sources, span: Span) -> String {
    let (start, _) = sources.places(span);
    format!("{}:{}:{}", sources.of(span).shown, start.line, start.column)
}
