//! The pack that a pack extends, as it is by itself.

use runebook_compiler::ir::Ir;

use super::Pack;
use crate::check::files;
use crate::source::Sources;

impl Pack {
    /// The pack that this one extends, without what this one says; none if it extends none.
    #[must_use]
    pub fn base(&self) -> Option<Self> {
        let (_, manifests) = self.manifests.split_last()?;
        let own = u32::try_from(manifests.len()).ok().filter(|own| *own > 0)?;
        let mut sources = Sources::default();
        for source in self.rule_sources().iter().filter(|source| source.edition < own) {
            sources.add(source.clone());
        }
        let rules = sources.all().len();
        let words = self.words.iter().filter(|words| words.edition < own).cloned().collect();
        let art = self.art.iter().filter(|art| art.edition < own).cloned().collect();
        let ledgers = self.ledgers.iter().filter(|found| found.edition < own).cloned().collect();
        Some(Self {
            folder: self.folder.clone(),
            manifests: manifests.to_vec(),
            sources,
            rules,
            words,
            ledgers,
            art,
            whole: self.whole,
            // its chapters and its outline belong to a book that nobody makes here
            ..Self::default()
        })
    }

    /// Its checked program, whatever lints would say; none if there is an error of the language.
    #[must_use]
    pub fn program(&self) -> Option<Ir> {
        let checked = runebook_compiler::check(&files(self));
        checked.ir.map(|ir| Ir { name: self.manifest().name.clone(), ..ir })
    }
}
