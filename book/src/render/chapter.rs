//! A chapter: a page of the book model as mdBook's Markdown.

use super::heading::{anchor, here};
use super::markup::{escape, escape_markdown};
use super::places::{Places, anchors};
use super::words::word;
use super::{art, entry, figure, flow, markdown, quoted, table, trace};
use crate::model::{Book, Page, Part};

/// A chapter of mdBook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// File name without ending.
    pub id: String,
    /// Title.
    pub title: String,
    /// Whether something on it is worked out by a script.
    pub calculates: bool,
    /// Markdown.
    pub text: String,
}

/// A front page names at most so many entries of a page.
const MOST_NAMES: usize = 60;

/// The chapters of `book`: its front page, then its pages.
pub fn chapters(book: &Book) -> Vec<Chapter> {
    let places = Places::of(book);
    let front =
        Chapter { id: "index".to_owned(), title: book.title.clone(), calculates: false, text: front(book, &places) };
    let pages = book.pages.iter().map(|page| Chapter {
        id: page.id.clone(),
        title: page.title.clone(),
        calculates: super::calculator::is_on(page),
        text: text(page, book, &places),
    });
    std::iter::once(front).chain(pages).collect()
}

/// A chapter of `book` by its id between those before and after it, which are empty, and its place; none if there is none.
pub fn one(book: &Book, id: &str) -> Option<(Vec<Chapter>, usize)> {
    let places = Places::of(book);
    let empty = |id: &str, title: &str| Chapter {
        id: id.to_owned(),
        title: title.to_owned(),
        calculates: false,
        text: String::new(),
    };
    let cover = || empty("index", &book.title);
    let of = |page: &Page| empty(&page.id, &page.title);
    if id == "index" {
        let own = Chapter { text: front(book, &places), ..cover() };
        return Some((std::iter::once(own).chain(book.pages.first().map(of)).collect(), 0));
    }
    let at = book.pages.iter().position(|page| page.id == id)?;
    let page = &book.pages[at];
    let own = Chapter { calculates: super::calculator::is_on(page), text: text(page, book, &places), ..of(page) };
    // mdBook takes the first for the front page
    let mut chapters = vec![cover()];
    chapters.extend(at.checked_sub(1).map(|before| of(&book.pages[before])));
    let at_own = chapters.len();
    chapters.push(own);
    chapters.extend(book.pages.get(at + 1).map(of));
    Some((chapters, at_own))
}

fn text(page: &Page, book: &Book, places: &Places<'_>) -> String {
    let mut pieces = vec![title(&page.title)];
    let intro = markdown::source(&page.intro, places);
    if !intro.trim().is_empty() {
        pieces.push(format!("<div class=\"intro\">\n\n{intro}\n\n</div>"));
    }
    pieces.extend(super::tree::html(page, book, places));
    let (mut level, mut sections) = (2, 0);
    for (number, part) in page.parts.iter().enumerate() {
        pieces.push(match part {
            Part::Heading(text) => {
                (level, sections) = (3, sections + 1);
                let id = anchor(sections);
                format!("<h2 class=\"section\" id=\"{id}\">{} {}</h2>", escape(text), here(&id, book))
            }
            Part::Quoted(part) => quoted::source(part, number + 1, level, book, places),
            part @ (Part::Prose(_)
            | Part::Entry(_)
            | Part::Table(_)
            | Part::Figure(_)
            | Part::Calculator(_)
            | Part::Trace(_)
            | Part::Index(_)) => self::part(part, level, book, places),
        });
    }
    let text = pieces.join("\n\n");
    match &page.locale {
        Some(locale) if *locale != book.locale => untranslated(&text, locale, book),
        Some(_) | None => text + "\n",
    }
}

/// A part under a heading of the level above `level`.
pub fn part(part: &Part, level: u8, book: &Book, places: &Places<'_>) -> String {
    match part {
        Part::Heading(text) => format!("<h2 class=\"section\">{}</h2>", escape(text)),
        Part::Prose(text) => markdown::source(text, places),
        Part::Entry(entry) => entry::source(entry, level, None, book, places),
        Part::Table(table) => table::html(table, book, places),
        Part::Figure(figure) => figure::html(figure, book, places),
        Part::Calculator(calculator) => super::calculator::html(calculator, book),
        Part::Quoted(part) => self::part(part, level, book, places),
        Part::Trace(trace) if !trace.flow.is_empty() => flow::html(trace, book, places),
        Part::Trace(trace) => trace::html(trace, book),
        Part::Index(initials) => super::index::html(initials, book, places),
    }
}

/// A chapter that has no translation, marked as such.
fn untranslated(text: &str, locale: &str, book: &Book) -> String {
    let (mark, locale) = (escape(word(book, "not_translated")), escape(locale));
    format!("<p class=\"mark\">{mark}</p>\n<div lang=\"{locale}\">\n\n{text}\n\n</div>\n")
}

/// The page's own heading, as HTML: mdBook would make an id from the words, another one in every language.
fn title(text: &str) -> String {
    format!("<h1>{}</h1>", escape(text))
}

fn front(book: &Book, places: &Places<'_>) -> String {
    let intro = markdown::source(&book.intro, places);
    let mut pieces = vec![title(&book.title)];
    pieces.extend(art::html(book.cover.as_ref(), book, places));
    if !intro.trim().is_empty() {
        pieces.push(format!("<div class=\"intro\">\n\n{intro}\n\n</div>"));
    }
    for (part, pages) in parts(book) {
        pieces.extend(part.map(|part| format!("<h2 class=\"part\">{}</h2>", escape(part))));
        let pages: String = pages.iter().map(listed).collect();
        pieces.push(format!("<ul class=\"pages\">{pages}</ul>"));
    }
    pieces.join("\n\n") + "\n"
}

/// The pages of a book, part by part; those before the first part have no title.
pub fn parts(book: &Book) -> Vec<(Option<&str>, &[Page])> {
    let starts = (0..book.pages.len()).filter(|at| *at == 0 || book.pages[*at].part.is_some());
    let starts: Vec<usize> = starts.chain([book.pages.len()]).collect();
    let part = |pair: &[usize]| (book.pages[pair[0]].part.as_deref(), &book.pages[pair[0]..pair[1]]);
    starts.windows(2).filter(|pair| pair[0] < pair[1]).map(part).collect()
}

fn listed(page: &Page) -> String {
    let id = escape(&page.id);
    let names = anchors(page)
        .map(|(anchor, title)| format!("<li><a href=\"{id}.md#{}\">{}</a></li>", escape(anchor), escape(title)));
    let mut names: Vec<String> = names.collect();
    if names.len() > MOST_NAMES {
        names.truncate(MOST_NAMES);
        let next = escape(&page.title);
        names.push(format!("<li><a href=\"{id}.md\" aria-label=\"{next}\">…</a></li>"));
    }
    let names = if names.is_empty() { String::new() } else { format!("<ul>{}</ul>", names.concat()) };
    let label = escape(&page.title);
    format!("<li><a class=\"title\" href=\"{id}.md\">{label}</a>{names}</li>")
}

/// `SUMMARY.md`: the outline of the book.
pub fn summary(book: &Book, chapters: &[Chapter]) -> String {
    let mut out = format!("# {}\n\n", escape_markdown(&book.title));
    if let Some(front) = chapters.first() {
        out.push_str(&format!("[{}]({}.md)\n\n", escape_markdown(&front.title), front.id));
    }
    for (part, pages) in parts(book) {
        out.extend(part.map(|part| format!("# {}\n\n", escape_markdown(part))));
        for page in pages {
            out.push_str(&format!("- [{}]({}.md)\n", escape_markdown(&page.title), page.id));
        }
        out.push('\n');
    }
    out.trim_end().to_owned() + "\n"
}
