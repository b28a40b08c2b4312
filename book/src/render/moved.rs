//! Pages at addresses that are no more, because what they were called after was renamed: they lead on, and keep the anchor.

use super::markup::escape;
use super::words::word;
use crate::model::{Book, Page};

/// The pages by path: those that no page of the book has taken over.
pub fn pages(book: &Book) -> Vec<(String, String)> {
    let taken = |id: &String| book.pages.iter().any(|page| page.id == *id);
    let moved = book.pages.iter().flat_map(|page| page.was.iter().map(move |was| (was, page)));
    let moved = moved.filter(|(was, _)| !taken(was));
    moved.map(|(was, page)| (format!("{}/{was}.html", book.locale), html(page, book))).collect()
}

fn html(page: &Page, book: &Book) -> String {
    let (id, title, locale) = (escape(&page.id), escape(&page.title), escape(&book.locale));
    let moved = escape(word(book, "moved"));
    format!(
        "<!DOCTYPE html>\n<html lang=\"{locale}\">\n<head>\n<meta charset=\"utf-8\">\n<title>{title}</title>\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"robots\" content=\"noindex\">\n<link rel=\"canonical\" href=\"{id}.html\">\n\
         <script>location.replace(\"{id}.html\" + location.hash);</script>\n\
         <noscript><meta http-equiv=\"refresh\" content=\"0; url={id}.html\"></noscript>\n\
         <link rel=\"stylesheet\" href=\"../assets/runebook.css\">\n</head>\n\
         <body class=\"shelf\">\n<main>\n<p>{moved}</p>\n<p><a href=\"{id}.html\">{title}</a></p>\n</main>\n</body>\n</html>\n"
    )
}
