//! The one canonical layout of a pack's own texts.

use runebook_grammar::Diagnostic;

use crate::pack::{Pack, renumber};
use crate::sheet::is_sheet;
use crate::source::Source;

/// A text of a pack in its canonical layout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Formatted<'a> {
    /// The text as it is.
    pub source: &'a Source,
    /// As it should be; or what is wrong with it, which must be mended first.
    pub text: Result<String, Vec<Diagnostic>>,
}

impl Formatted<'_> {
    /// Whether it would change; a byte order mark goes, for nothing needs one.
    #[must_use]
    pub fn changes(&self) -> bool {
        self.text.as_ref().is_ok_and(|text| self.source.marked || *text != self.source.text)
    }
}

/// The rules that are the pack's own and not those of its bases, in their order.
pub fn of_pack(pack: &Pack) -> impl Iterator<Item = Formatted<'_>> {
    let own = u32::try_from(pack.manifests.len()).unwrap_or(u32::MAX).saturating_sub(1);
    let numbered = (0_u32..).zip(pack.rule_sources());
    numbered.filter(move |(_, source)| source.edition == own && !is_sheet(&source.path)).map(|(number, source)| {
        let text = runebook_grammar::format(&source.text);
        // The formatter knows one file only, and calls it 0.
        let text = text.map_err(|found| found.into_iter().map(|found| renumber(found, number)).collect());
        Formatted { source, text }
    })
}
