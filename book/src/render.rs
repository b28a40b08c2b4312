//! Book model → pages.
//!
//! ```text
//!  Book ──check──▶ chapters (Markdown) ──mdbook──▶ pages with markers ──finish──▶ pages
//!                      └──to_source──▶ an ordinary mdBook folder              audit reads them back
//! ```
//!
//! mdBook's crates render the Markdown; the theme (`book/theme/`) is our own. Files are returned, not written: (path with `/`, bytes).

mod art;
mod audit;
mod calculator;
mod chapter;
mod check;
mod directive;
mod edition;
mod editions;
mod entry;
mod error;
mod figure;
mod finish;
mod flow;
mod heading;
mod index;
mod markdown;
mod markup;
mod mdbook;
mod moved;
mod passage;
mod places;
mod print;
mod quoted;
mod search;
mod shelf;
mod table;
mod theme;
mod to_source;
mod trace;
mod tree;
mod typeset;
mod words;

pub use audit::audit;
pub use directive::{Directive, directives};
pub use editions::Other;
pub use error::{Fault, FaultKind, RenderError};
pub use figure::{Form, file as figure_file, forms, heat_map, logarithmic, places as figure_places, round_values};
pub use markdown::{code, destinations, links};
pub use passage::{Elsewhere, address, passage};
pub use print::{Paper, anchors as print_anchors, print};
pub use theme::{CONTENT_CSS, FIND_JS};
pub use words::{WORDS, word};

use crate::model::Book;

/// Markdown without its marks, on one line: a heading is a name in the contents, too.
#[must_use]
pub fn without_marks(text: &str) -> String {
    markdown::plain(&format!("# {text}"), &places::Places::default())
}

/// Files by path, with `/`.
pub type Files = Vec<(String, Vec<u8>)>;

/// How pages are made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Where the pack's books will be on the web, `https://example.org/sil-q`: for canonical addresses and `hreflang`.
    /// Without it these are relative.
    pub site: Option<String>,
    /// The books of other editions that lie beside these.
    pub editions: Vec<Other>,
}

/// The pages of one pack, one book per locale: `index.html` (the languages), `<locale>/index.html`, `<locale>/<page>.html`,
/// `<locale>/search-index.js` and `assets/`. The first book is the one for readers of no listed language.
pub fn html(books: &[Book], options: &Options) -> Result<Files, RenderError> {
    check::check(books)?;
    let books = &typeset::all(books)[..];
    let mut files: Vec<(String, String)> = vec![("index.html".to_owned(), shelf::page(&[books], |_| String::new()))];
    files.extend(theme::ASSETS.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())));
    files.extend(books.first().filter(|book| !book.style.is_empty()).map(theme::own));
    files.extend(calculator::shared(books));
    for book in books {
        files.extend(pages(book, books, options)?);
    }
    let mut files = bytes(files);
    files.extend(art::files(books));
    Ok(files)
}

/// The pages of one of the books alone: what lies in `<locale>/`.
pub fn of_locale(books: &[Book], locale: &str, options: &Options) -> Result<Files, RenderError> {
    let books = &typeset::all(books)[..];
    let mut files = Vec::new();
    for book in books.iter().filter(|book| book.locale == locale) {
        check::check(std::slice::from_ref(book))?;
        files.extend(pages(book, books, options)?);
    }
    Ok(bytes(files))
}

/// One page of one of the books by its id; none if there is no such page. Only this page is looked over.
pub fn one(books: &[Book], locale: &str, id: &str, options: &Options) -> Result<Option<String>, RenderError> {
    let Some(book) = books.iter().find(|book| book.locale == locale) else { return Ok(None) };
    check::page(book, id)?;
    let book = &*typeset::one(book);
    let Some((chapters, at)) = chapter::one(book, id) else { return Ok(None) };
    let pages = mdbook::pages(book, &chapters)?;
    Ok(Some(finish::page(&pages[at], &chapters[at], book, books, options)))
}

fn pages(book: &Book, books: &[Book], options: &Options) -> Result<Vec<(String, String)>, RenderError> {
    let chapters = chapter::chapters(book);
    let pages = mdbook::pages(book, &chapters)?;
    let finished = chapters.iter().zip(pages).map(|(chapter, page)| {
        (format!("{}/{}.html", book.locale, chapter.id), finish::page(&page, chapter, book, books, options))
    });
    let search = (format!("{}/search-index.js", book.locale), search::script(book));
    Ok(finished.chain(moved::pages(book)).chain([search]).chain(calculator::script(book)).collect())
}

/// One book as an ordinary mdBook folder.
pub fn source(book: &Book) -> Result<Files, RenderError> {
    check::check(std::slice::from_ref(book))?;
    Ok(to_source::files(&typeset::one(book)))
}

/// The page over several packs, whose pages lie in `<pack>/` beside it: `index.html` and its `assets/`.
pub fn shelf(packs: &[&[Book]]) -> Files {
    let mut files = vec![("index.html".to_owned(), shelf::page(packs, |pack| format!("{pack}/")))];
    let needed = |path: &str| ["assets/runebook.css", "assets/early.js"].contains(&path);
    let assets = theme::ASSETS.iter().filter(|(path, _)| needed(path));
    files.extend(assets.map(|(path, text)| ((*path).to_owned(), (*text).to_owned())));
    bytes(files)
}

fn bytes(files: Vec<(String, String)>) -> Files {
    files.into_iter().map(|(path, text)| (path, text.into_bytes())).collect()
}
