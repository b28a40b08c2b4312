//! The front page of several packs, or of one pack in its languages: it belongs to no language and forces none.

use std::collections::BTreeSet;

use super::markup::escape;
use super::words::word;
use crate::model::Book;

/// The page that lists `packs`; each lies in `folder(pack)` beside it (empty, or a path that ends in `/`).
pub fn page(packs: &[&[Book]], folder: impl Fn(&str) -> String) -> String {
    let locales: Vec<&str> = unique(packs.iter().flat_map(|books| books.iter()).map(|book| book.locale.as_str()));
    let language = locales.first().copied().unwrap_or("en");
    let titles = unique(packs.iter().flat_map(|books| books.iter()).map(|book| word(book, "books")));
    let heading = match packs {
        [books] => unique(books.iter().map(|book| book.title.as_str())),
        _ => titles,
    };
    let title = escape(&heading.join(" · "));
    let shelves: String = packs.iter().map(|books| shelf(books, &folder, packs.len() > 1)).collect();
    format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<title>{title}</title>\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <script src=\"assets/early.js\"></script>\n<link rel=\"stylesheet\" href=\"assets/runebook.css\">\n</head>\n\
         <body class=\"shelf\">\n<main>\n<h1>{title}</h1>\n{shelves}</main>\n</body>\n</html>\n",
        escape(language)
    )
}

fn shelf(books: &[Book], folder: &impl Fn(&str) -> String, named: bool) -> String {
    let link = |book: &Book| {
        let locale = escape(&book.locale);
        let (name, title) = (escape(word(book, "language_name")), escape(&book.title));
        let href = format!("{}{locale}/index.html", escape(&folder(&book.pack)));
        format!(
            "<li><a href=\"{href}\" lang=\"{locale}\" hreflang=\"{locale}\"><span class=\"language\">{name}</span> \
             <span class=\"title\">{title}</span></a></li>\n"
        )
    };
    let links: String = books.iter().map(link).collect();
    let heading = match books.first() {
        Some(book) if named => {
            let (locale, title) = (escape(&book.locale), escape(&book.title));
            format!("<h2 lang=\"{locale}\">{title}</h2>\n")
        }
        Some(_) | None => String::new(),
    };
    format!("<section>\n{heading}<ul class=\"books\">\n{links}</ul>\n</section>\n")
}

/// Each once, in order.
fn unique<'a>(all: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let mut seen = BTreeSet::new();
    all.filter(|one| !one.is_empty() && seen.insert(*one)).collect()
}
