//! The books of a pack that somebody is writing, printed again and again: the page that is looked at first, all else after it.
//!
//! ```text
//!  texts ──read──▶ Draft ──page──▶ one page, of which others say what they said before
//!                    └────rest───▶ Printed: everything, as if it were made for the first time
//! ```
//!
//! What is kept between two drafts is what was read of texts that have not changed, the edition before, voices, and what
//! chapters have asked of rules that are the same.

use std::sync::{Arc, Mutex, PoisonError};

use runebook_book::make::Memory;
use runebook_compiler::ir::Ir;
use runebook_grammar::{Diagnostic, Severity};

use crate::book::{self, Before, Book, Desk, Files, Kept, Made, NoBook, page_of, with_page};
use crate::check::findings;
use crate::pack::shelf::{MANIFEST, Shelf};
use crate::pack::{folder_of, path};
use crate::render::{Finding, Format, Look, render};
use crate::{Levels, Pack, Workspace};

/// Reads the texts of one pack whenever they have changed.
#[derive(Default)]
pub struct Press {
    workspace: Workspace,
    memory: Arc<Memory>,
    /// The edition before, as it was when everything was printed last.
    before: Arc<Mutex<Option<Arc<Before>>>>,
    last: Option<Arc<Draft>>,
}

/// A pack as it is just now; its rules have no error.
pub struct Draft {
    /// The pack.
    pub pack: Pack,
    ir: Ir,
    of_rules: Vec<Diagnostic>,
    before: Arc<Mutex<Option<Arc<Before>>>>,
    kept: Arc<Kept>,
    memory: Arc<Memory>,
}

/// A pack of which nothing can be printed as it is.
pub struct Broken {
    /// What is wrong, for people.
    pub why: String,
    /// As [`Draft::folders`]; empty if there is no pack.
    pub folders: Vec<String>,
}

/// What was printed of a draft.
pub struct Printed {
    books: Vec<Book>,
}

impl Press {
    /// Reads the pack in a folder.
    ///
    /// # Errors
    /// What is wrong with its rules, for people; or that there is no pack.
    pub fn read(&mut self, folder: &str, shelf: &mut dyn Shelf) -> Result<Arc<Draft>, Broken> {
        let last = self.last.as_deref();
        let known = last.map(|last| last.pack.sources.clone()).unwrap_or_default();
        let pack = Pack::open_again(folder, shelf, &known)
            .map_err(|refusal| Broken { why: refusal.sentence, folders: Vec::new() })?;
        let (ir, of_rules) = match self.workspace.read(&pack) {
            Some(checked) => (checked.ir, checked.diagnostics),
            None => (None, Vec::new()),
        };
        let Some(ir) = ir else {
            let why = shown(&pack, &findings(&pack, &Levels::default(), (None, of_rules), &Kept::default()));
            return Err(Broken { why, folders: folders(&pack) });
        };
        let same = last.filter(|last| says_the_same(&last.pack, &pack)).map(|last| Arc::clone(&last.kept));
        let kept = same.unwrap_or_else(|| Arc::new(Kept::with(Arc::clone(&self.memory))));
        let (memory, before) = (Arc::clone(&self.memory), Arc::clone(&self.before));
        let draft = Arc::new(Draft { pack, ir, of_rules, before, kept, memory });
        // whoever waits for a page does not wait until the texts before are put away
        let last = self.last.replace(Arc::clone(&draft));
        rayon::spawn(move || drop(last));
        Ok(draft)
    }
}

/// The folders that the texts of a pack lie in, or are to lie in.
fn folders(pack: &Pack) -> Vec<String> {
    let shown = pack.sources.all().iter().map(|source| source.shown.as_str());
    let folders = shown.filter_map(|shown| match shown.strip_suffix(MANIFEST)? {
        "" => Some(path::tidy(".")),
        folder => folder.strip_suffix('/').map(str::to_owned),
    });
    let mut folders: Vec<String> = folders.collect();
    // the base-most that could be read may extend one that is not there
    let missing = pack.manifests.first().and_then(|manifest| manifest.extends.as_ref());
    let beside = folders.first().cloned().unwrap_or_default();
    folders.extend(missing.map(|extends| path::join(&beside, &folder_of(extends))));
    folders
}

/// Whether two packs are the same but for their book: then what a chapter asks of their rules is the same.
fn says_the_same(one: &Pack, other: &Pack) -> bool {
    one.rule_sources() == other.rule_sources()
        && one.manifests == other.manifests
        && one.words == other.words
        && one.ledgers == other.ledgers
}

impl Draft {
    /// The folders that its texts lie in: its own, and those of the packs it extends, or would if they were there.
    #[must_use]
    pub fn folders(&self) -> Vec<String> {
        folders(&self.pack)
    }

    /// A page of what was printed last as it is now: `index` or the name of its file. None where only the whole book can tell,
    /// or where it has to wait for the others.
    #[must_use]
    pub fn page(&self, printed: &Printed, locale: &str, id: &str) -> Option<String> {
        let mut books: Vec<Book> = Vec::new();
        for book in &printed.books {
            if book.locale != locale {
                books.push(beside(book));
                continue;
            }
            let (kept, before) = ((&*self.kept, &*self.memory), self.known_before());
            books.push(with_page((&self.pack, &self.ir), book, id, kept, before.as_deref())?);
        }
        page_of(&books, locale, id).ok().flatten()
    }

    /// All pages of all books. `first` is the language that is looked at: as soon as its pages are there, `soon` has them. None
    /// if it is not to `go_on`.
    ///
    /// # Errors
    /// What is wrong with the pack, for people.
    pub fn rest(
        &self,
        first: Option<&str>,
        go_on: impl Fn() -> bool,
        soon: impl FnOnce(&str, Files),
    ) -> Option<Result<(Printed, Files), String>> {
        let of_rules = (Some(&self.ir), self.of_rules.clone());
        let found = go_on().then(|| findings(&self.pack, &Levels::default(), of_rules, &self.kept))?;
        if found.iter().any(|finding| finding.severity == Severity::Error) {
            return Some(Err(shown(&self.pack, &found)));
        }
        let desk = self.edition_before().and_then(|before| Desk::with(&self.pack, &self.ir, &self.kept, before));
        let desk = match go_on().then_some(desk)? {
            Ok(desk) => desk,
            Err(why) => return Some(Err(lines(&why))),
        };
        let mut locales = self.pack.locales();
        locales.sort_by_key(|locale| Some(locale.as_str()) != first);
        let mut books: Vec<Book> = Vec::new();
        let mut soon = Some(soon);
        for locale in &locales {
            let book = go_on().then(|| desk.book(locale))?;
            if let Some(soon) = soon.take_if(|_| first == Some(locale.as_str()))
                && let Ok(files) = book::pages_of(&self.among_others(&book), locale)
                && go_on()
            {
                soon(locale, files);
            }
            books.push(book);
        }
        let order = self.pack.locales();
        books.sort_by_key(|book| order.iter().position(|locale| *locale == book.locale));
        go_on().then(|| self.printed(books).map_err(|why| lines(&why)))
    }

    /// A book among those of the other languages, of which nothing is made yet.
    fn among_others(&self, book: &Book) -> Vec<Book> {
        let other = |locale: String| {
            let words = book::words_of(&self.pack, &self.ir, &locale, &self.memory);
            Book { locale, words, ..Book::default() }
        };
        let of = |locale: String| if locale == book.locale { book.clone() } else { other(locale) };
        self.pack.locales().into_iter().map(of).collect()
    }

    /// The edition before, if it is the one that was read last.
    fn known_before(&self) -> Option<Arc<Before>> {
        let before = self.before.lock().unwrap_or_else(PoisonError::into_inner).clone();
        before.filter(|before| before.is_that_of(&self.pack))
    }

    /// The edition before, read anew if it has changed.
    fn edition_before(&self) -> Result<Option<Arc<Before>>, NoBook> {
        let known = self.known_before();
        let before = if known.is_some() { known } else { Before::of(&self.pack)? };
        self.before.lock().unwrap_or_else(PoisonError::into_inner).clone_from(&before);
        Ok(before)
    }

    fn printed(&self, books: Vec<Book>) -> Result<(Printed, Files), NoBook> {
        let made = Made { pack: self.pack.clone(), ir: self.ir.clone(), books: book::whole(books)? };
        let files = made.pages(&[])?;
        Ok((Printed { books: made.books }, files))
    }
}

/// What a page says of a book in another language: that it is there, and what it calls itself.
fn beside(book: &Book) -> Book {
    Book { locale: book.locale.clone(), words: book.words.clone(), ..Book::default() }
}

/// Findings, for people.
fn shown(pack: &Pack, found: &[Diagnostic]) -> String {
    let findings: Vec<Finding> =
        found.iter().map(|diagnostic| Finding { sources: &pack.sources, diagnostic }).collect();
    render(&findings, Format::Pretty, Look { colour: false, ..Look::default() })
}

fn lines(why: &NoBook) -> String {
    why.lines().join("\n")
}
