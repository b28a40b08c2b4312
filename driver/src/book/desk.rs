//! Where the books of a pack are made, one language at a time, or one page.

use std::sync::Arc;

use rayon::prelude::*;
use runebook_book::make::{self, ComputedFigure, Memory};
use runebook_book::model::{Book, Hole, Machine, Page};
use runebook_compiler::ir::Ir;

use super::{Before, Kept, NoBook, art, changes, chapter, colophon, of_locale, outline, translation};
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
    before: Option<Arc<Before>>,
    states: Vec<Status>,
    machinery: Machinery,
    shared: (Arc<str>, Arc<str>),
    kept: &'p Kept,
}

impl<'p> Desk<'p> {
    /// Computes the figures.
    ///
    /// # Errors
    /// Where a figure has no number.
    pub fn new(pack: &'p Pack, ir: &'p Ir, kept: &'p Kept) -> Result<Self, NoBook> {
        Self::with(pack, ir, kept, Before::of(pack)?)
    }

    /// The same over an edition before that is known.
    ///
    /// # Errors
    /// As [`Desk::new`].
    pub fn with(pack: &'p Pack, ir: &'p Ir, kept: &'p Kept, before: Option<Arc<Before>>) -> Result<Self, NoBook> {
        let figures = figure::figures(ir).map_err(NoBook::Figure)?;
        let machinery = calculator::machinery(ir).map_err(NoBook::Figure)?;
        let shared = (machinery.table.as_str().into(), machinery.questions.as_str().into());
        Ok(Self { pack, ir, figures, before, states: translation::states(pack, ir), machinery, shared, kept })
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
        if let Some(before) = &self.before {
            let now = Side { pack, ir };
            changes::add(&before.said(locale, now), before.side(), now, &mut book);
        }
        if let Some(translation) = translation::page(pack, ir, &self.states, &book) {
            // the index stays the last page
            let at = book.pages.len() - usize::from(book.pages.last().is_some_and(|page| page.id == make::INDEX));
            book.pages.insert(at, translation);
        }
        let colophon = colophon::page(pack, &book);
        book.pages.push(colophon);
        if let Err(missing) = outline::arrange(pack, ir, &mut book, self.kept) {
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

/// A book with one of its pages made anew from the newest rules and words; the others are as they were. None where that page
/// tells of the whole book, or cannot be told.
#[must_use]
pub fn with_page(
    (pack, ir): (&Pack, &Ir),
    book: &Book,
    id: &str,
    (kept, memory): (&Kept, &Memory),
    before: Option<&Before>,
) -> Option<Book> {
    let mut book = book.clone();
    let locale = book.locale.clone();
    if id == "index" {
        let front = outline::front(pack)?;
        book.intro = outline::prose(&chapter::page(pack, ir, &book, &front, kept).ok()??);
        return Some(book);
    }
    let at = book.pages.iter().position(|page| page.id == id)?;
    if pack.chapters.iter().any(|chapter| chapter.name == id) {
        let made = chapter::page(pack, ir, &book, id, kept).ok()??;
        book.pages[at] = Page { part: book.pages[at].part.take(), ..made };
        return Some(book);
    }
    let (made, holes) = of_locale(pack, ir, &locale, |source| make::page(source, &locale, id, memory))?;
    if holes.iter().any(|hole| hole.fatal) {
        return None;
    }
    let part = book.pages[at].part.clone();
    let was = std::mem::replace(&mut book.pages[at], Page { part, ..made });
    let order: Vec<String> = make::page_ids(ir).into_iter().map(|(id, _)| id).chain(USUAL.map(str::to_owned)).collect();
    make::name_again(&mut book.pages, at, &was, &order);
    let pictures = art::pictures(pack, ir, &mut book.pages[at..=at]);
    book.art.extend(pictures);
    match before {
        Some(before) => {
            changes::add_to(&before.said(&locale, Side { pack, ir }), Side { pack, ir }, &mut book, at, memory)
        }
        None => changes::keep(&was, &mut book.pages[at]),
    }
    Some(book)
}

/// What a book is made of after the pages of its kinds, in this order.
const USUAL: [&str; 2] = ["statuses", "rules"];
