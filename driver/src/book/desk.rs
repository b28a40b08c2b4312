//! Where the books of a pack are made, one language at a time.

use std::sync::Arc;

use rayon::prelude::*;
use runebook_book::make::{self, ComputedFigure};
use runebook_book::model::{Book, Hole, Machine};
use runebook_compiler::ir::Ir;

use super::{NoBook, art, changes, colophon, of_locale, outline, translation};
use crate::calculator::{self, Machinery};
use crate::diff::Side;
use crate::figure;
use crate::i18n::Status;
use crate::pack::Pack;
use crate::story::teller;

/// What the books of a pack share, whatever their language: its figures, and the edition before it.
pub struct Desk<'p> {
    pack: &'p Pack,
    ir: &'p Ir,
    figures: Vec<ComputedFigure>,
    base: Option<Base>,
    states: Vec<Status>,
    machinery: Machinery,
    shared: (Arc<str>, Arc<str>),
}

/// The edition before: its pack, its program, its figures.
type Base = (Pack, Ir, Vec<ComputedFigure>);

impl<'p> Desk<'p> {
    /// Computes the figures.
    ///
    /// # Errors
    /// Where a figure has no number.
    pub fn new(pack: &'p Pack, ir: &'p Ir) -> Result<Self, NoBook> {
        let figures = figure::figures(ir).map_err(NoBook::Figure)?;
        let base = match pack.base().and_then(|base| base.program().map(|ir| (base, ir))) {
            Some((base, ir)) => {
                let figures = figure::figures(&ir).map_err(NoBook::Figure)?;
                Some((base, ir, figures))
            }
            None => None,
        };
        let machinery = calculator::machinery(ir).map_err(NoBook::Figure)?;
        let shared = (machinery.table.as_str().into(), machinery.questions.as_str().into());
        Ok(Self { pack, ir, figures, base, states: translation::states(pack, ir), machinery, shared })
    }

    /// The books in some languages, on all cores. They say for themselves what they have no words for.
    #[must_use]
    pub fn books(&self, locales: &[String]) -> Vec<Book> {
        locales.par_iter().map(|locale| self.book(locale)).collect()
    }

    /// The book in one language.
    #[must_use]
    pub fn book(&self, locale: &str) -> Book {
        let (pack, ir) = (self.pack, self.ir);
        let mut book = of_locale(pack, ir, locale, |source| make::make(source, locale, &self.figures));
        book.machine = Machine { percent: std::mem::take(&mut book.machine.percent), ..self.machine(locale) };
        art::fill(pack, ir, &mut book);
        if let Some(style) = pack.style {
            book.style.clone_from(&pack.sources.all()[style as usize].text);
        }
        if let Some((base, old, figures)) = &self.base {
            let before = of_locale(base, old, locale, |source| make::make(source, locale, figures));
            changes::add(Side { pack: base, ir: old }, Side { pack, ir }, &before, &mut book);
        }
        if let Some(translation) = translation::page(pack, ir, &self.states, &book) {
            // the index stays the last page
            let at = book.pages.len() - usize::from(book.pages.last().is_some_and(|page| page.id == make::INDEX));
            book.pages.insert(at, translation);
        }
        let colophon = colophon::page(pack, &book);
        book.pages.push(colophon);
        if let Err(missing) = outline::arrange(pack, ir, &mut book) {
            let hole =
                |message| Hole { locale: locale.to_owned(), message, needed_by: "chapters".to_owned(), fatal: true };
            book.holes.extend(missing.into_iter().map(hole));
        }
        book
    }

    /// What the calculators are worked out with; in this language the names of what is rolled.
    fn machine(&self, locale: &str) -> Machine {
        let (table, questions) = self.shared.clone();
        let teller = teller::teller(self.pack, self.ir, Some(locale)).ok().filter(|_| !table.is_empty());
        let rolls = teller.map(|teller| calculator::rolls_in(&self.machinery, |value| teller.value(value).ok()));
        Machine { table, questions, rolls: rolls.unwrap_or_default(), ..Machine::default() }
    }
}
