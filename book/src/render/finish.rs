//! What a page needs to know of other pages and languages, put in place of the theme's markers.

use super::Options;
use super::chapter::Chapter;
use super::heading::{Line, outline};
use super::markup::escape;
use super::words::word;
use crate::model::{Book, Page};

/// The finished page: `html` with its markers replaced.
pub fn page(html: &str, chapter: &Chapter, book: &Book, books: &[Book], options: &Options) -> String {
    let markers = [
        ("<!--runebook:head-->", head(chapter, book, books, options)),
        ("<!--runebook:calculators-->", calculators(chapter)),
        ("<!--runebook:languages-->", languages(chapter, book, books)),
        ("<!--runebook:contents-->", contents(chapter, book)),
        ("<!--runebook:editions-->", super::editions::html(chapter, book, &options.editions)),
    ];
    markers.into_iter().fold(html.to_owned(), |html, (marker, text)| html.replace(marker, &text))
}

/// What only a page with a calculator loads.
fn calculators(chapter: &Chapter) -> String {
    if !chapter.calculates {
        return String::new();
    }
    let style = "<link rel=\"stylesheet\" href=\"../assets/calculator.css\">";
    let scripts = ["calculator-engine", "calculator"]
        .map(|name| format!("\n<script defer src=\"../assets/{name}.js\"></script>"));
    format!("{style}{}", scripts.concat())
}

/// Where the page is for a search engine: its one address, and the same page in the other languages.
fn head(chapter: &Chapter, book: &Book, books: &[Book], options: &Options) -> String {
    let address = |locale: &str| match &options.site {
        Some(site) => format!("{}/{locale}/{}.html", site.trim_end_matches('/'), chapter.id),
        None if locale == book.locale => format!("{}.html", chapter.id),
        None => format!("../{locale}/{}.html", chapter.id),
    };
    let mut out = format!("<link rel=\"canonical\" href=\"{}\">", escape(&address(&book.locale)));
    let alternate = |language: &str, locale: &str| {
        let href = escape(&address(locale));
        format!("\n<link rel=\"alternate\" hreflang=\"{}\" href=\"{href}\">", escape(language))
    };
    out.extend(books.iter().map(|other| alternate(&other.locale, &other.locale)));
    out.extend(books.first().map(|first| alternate("x-default", &first.locale)));
    if !book.style.is_empty() {
        out.push_str("\n<link rel=\"stylesheet\" href=\"../assets/theme.css\">");
    }
    out
}

/// The languages, each by its own name; they lead to the same page, and with the script to the same anchor.
fn languages(chapter: &Chapter, book: &Book, books: &[Book]) -> String {
    let item = |other: &Book| {
        let locale = escape(&other.locale);
        let here = if other.locale == book.locale { " aria-current=\"true\"" } else { "" };
        let (page, name) = (escape(&chapter.id), escape(word(other, "language_name")));
        let href = format!("../{locale}/{page}.html");
        format!("<li><a href=\"{href}\" lang=\"{locale}\" hreflang=\"{locale}\"{here}>{name}</a></li>")
    };
    books.iter().map(item).collect()
}

fn part(line: &Line<'_>) -> String {
    let class = if line.section { " class=\"section-link\"" } else { "" };
    format!("<li><a href=\"#{}\"{class}>{}</a></li>", escape(&line.anchor), escape(line.title))
}

/// The pages of the book; under the page on view its parts.
fn contents(chapter: &Chapter, book: &Book) -> String {
    let item = |page: &Page| {
        let (id, title) = (escape(&page.id), escape(&page.title));
        if page.id != chapter.id {
            return format!("<li><a href=\"{id}.html\">{title}</a></li>\n");
        }
        let parts: String = outline(page).iter().map(part).collect();
        let parts = if parts.is_empty() { parts } else { format!("<ul>{parts}</ul>") };
        format!("<li class=\"open\"><a href=\"{id}.html\" aria-current=\"page\">{title}</a>{parts}</li>\n")
    };
    let part = |(part, pages): (Option<&str>, &[Page])| {
        let title = part.map(|part| format!("<li class=\"part\">{}</li>\n", escape(part)));
        title.into_iter().chain(pages.iter().map(item)).collect::<String>()
    };
    super::chapter::parts(book).into_iter().map(part).collect()
}
