//! Mends: what findings offer to change, applied to the texts they point into.

use std::collections::BTreeMap;

use runebook_grammar::{Diagnostic, Edit};

use crate::pack::Pack;
use crate::source::Source;

/// A text with its mends.
#[derive(Clone, Debug)]
pub struct Mended<'a> {
    /// The text as it is.
    pub source: &'a Source,
    /// The text as it would be.
    pub text: String,
    /// What was mended, in the order of the findings.
    pub mends: Vec<String>,
}

/// The pack's own texts in which `findings` offer a mend: those that need no decision, or `all`. Of mends that overlap the
/// first is taken; the rest may be found again in what comes out.
#[must_use]
pub fn mended<'a>(pack: &'a Pack, findings: &[Diagnostic], all: bool) -> Vec<Mended<'a>> {
    let own = u32::try_from(pack.manifests.len()).unwrap_or(u32::MAX).saturating_sub(1);
    let mut edits: BTreeMap<u32, (Vec<&Edit>, Vec<String>)> = BTreeMap::new();
    for finding in findings {
        let Some(fix) = finding.fix.as_ref().filter(|fix| all || fix.automatic) else { continue };
        let Some(file) = fix.edits.first().map(|edit| edit.span.file) else { continue };
        let (taken, mends) = edits.entry(file).or_default();
        let free = |edit: &Edit| taken.iter().all(|other| !overlap(edit, other));
        if fix.edits.iter().all(|edit| edit.span.file == file && free(edit)) {
            taken.extend(&fix.edits);
            mends.push(format!("{}: {}", finding.code, finding.message));
        }
    }
    let mut found = Vec::new();
    for (file, (edits, mends)) in edits {
        let Some(source) = pack.sources.all().get(file as usize).filter(|source| source.edition == own) else {
            continue;
        };
        found.push(Mended { source, text: applied(source, edits), mends });
    }
    found
}

/// Whether two edits change the same letters, or insert at the same place.
fn overlap(one: &Edit, other: &Edit) -> bool {
    one.span.start == other.span.start || (one.span.start < other.span.end && other.span.start < one.span.end)
}

fn applied(source: &Source, mut edits: Vec<&Edit>) -> String {
    edits.sort_by_key(|edit| edit.span.start);
    let mut text = source.text.clone();
    for edit in edits.into_iter().rev() {
        text.replace_range(source.bytes(edit.span), &edit.text);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::check;
    use crate::levels::Levels;
    use crate::pack::shelf::Memory;

    fn mends(rules: &str) -> Vec<(String, usize)> {
        let manifest = "language: 1\nname: a\nlints: { untested_entry: allow }\n";
        let pack = Pack::open("a", &mut Memory::new(&[("a/pack.yaml", manifest), ("a/r.rune", rules)])).unwrap();
        let report = check(&pack, &Levels::default());
        mended(&pack, &report.found, true).into_iter().map(|one| (one.text, one.mends.len())).collect()
    }

    const HEAD: &str = "entity creature { stat melee: number, else 0 }\nkind ability { }\n";

    #[test]
    fn every_offer_is_taken_at_once() {
        let found = mends(&format!("{HEAD}ability a \"A\" {{ mele +1 }}\nability b \"B\" {{ meelee +2 }}\n"));
        let wanted = format!("{HEAD}ability a \"A\" {{ melee +1 }}\nability b \"B\" {{ melee +2 }}\n");
        assert_eq!(found, [(wanted, 2)]);
    }

    #[test]
    fn nothing_is_offered_for_what_is_in_order() {
        assert_eq!(mends(&format!("{HEAD}ability a \"A\" {{ melee +1 }}\n")), []);
    }
}
