//! The edition before, as it is by itself, with what its book says: kept as long as none of its texts changes.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use runebook_book::make::{self, ComputedFigure};
use runebook_compiler::ir::Ir;

use super::changes::Said;
use super::{NoBook, of_locale};
use crate::diff::{self, Side};
use crate::figure;
use crate::pack::Pack;

/// The edition before.
pub struct Before {
    pack: Pack,
    ir: Ir,
    figures: Vec<ComputedFigure>,
    said: Mutex<BTreeMap<String, Arc<Said>>>,
}

impl Before {
    /// The edition that a pack extends; none if it extends none, or if that cannot be read.
    ///
    /// # Errors
    /// Where one of its figures has no number.
    pub fn of(pack: &Pack) -> Result<Option<Arc<Self>>, NoBook> {
        let Some(base) = pack.base() else { return Ok(None) };
        let Some(ir) = base.program() else { return Ok(None) };
        let figures = figure::figures(&ir).map_err(NoBook::Figure)?;
        Ok(Some(Arc::new(Self { pack: base, ir, figures, said: Mutex::default() })))
    }

    /// Whether it is the edition that a pack extends.
    #[must_use]
    pub fn is_that_of(&self, pack: &Pack) -> bool {
        pack.base().is_some_and(|base| base == self.pack)
    }

    pub(super) fn side(&self) -> Side<'_> {
        Side { pack: &self.pack, ir: &self.ir }
    }

    /// What it says in a language; in one that it does not come in, by the words of the edition after it.
    pub(super) fn said(&self, locale: &str, now: Side<'_>) -> Arc<Said> {
        if let Some(lent) = diff::lent(self.side(), now, locale) {
            let book = of_locale(&lent, &self.ir, locale, |source| make::make(source, locale, &self.figures));
            return Arc::new(Said::new(Side { pack: &lent, ir: &self.ir }, book));
        }
        let lock = || self.said.lock().unwrap_or_else(PoisonError::into_inner);
        let known = lock().get(locale).cloned();
        known.unwrap_or_else(|| {
            let book = of_locale(&self.pack, &self.ir, locale, |source| make::make(source, locale, &self.figures));
            let said = Arc::new(Said::new(self.side(), book));
            lock().insert(locale.to_owned(), Arc::clone(&said));
            said
        })
    }
}
