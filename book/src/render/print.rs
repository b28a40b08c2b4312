//! One page of a whole book, for paper: a title, contents with page numbers, and every chapter under a running head of its own.

use std::collections::BTreeMap;

use super::art;
use super::chapter::{Chapter, chapters, parts};
use super::check;
use super::error::RenderError;
use super::markup::escape;
use super::mdbook;
use super::places::Places;
use super::words::word;
use crate::model::{Book, Page};

/// A sheet of paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paper {
    /// 210 × 297 mm.
    #[default]
    A4,
    /// 8.5 × 11 inches.
    Letter,
}

impl Paper {
    /// As CSS has it.
    const fn css(self) -> &'static str {
        match self {
            Self::A4 => "A4",
            Self::Letter => "letter",
        }
    }
}

const CSS: &str = concat!(
    include_str!("../../theme/base.css"),
    include_str!("../../theme/content.css"),
    include_str!("../../theme/print.css"),
    include_str!("../../theme/paper.css")
);
/// Stands in the contents until the number of the page is known; as wide as most.
const UNKNOWN: &str = "000";

/// The whole book as one page. `numbers` says on which sheet a chapter begins, by its anchor ([`anchors`]); what it does not know
/// stands there as a number as wide.
///
/// # Errors
/// Where the book does not hold together.
pub fn print(book: &Book, numbers: &BTreeMap<String, u32>, paper: Paper) -> Result<String, RenderError> {
    check::check(std::slice::from_ref(book))?;
    let book = &*super::typeset::one(book);
    let chapters = chapters(book);
    let pages = mdbook::pages(book, &chapters)?;
    let inner: Vec<(&Chapter, String)> =
        chapters.iter().zip(&pages).skip(1).map(|(chapter, page)| (chapter, inner(&chapter.id, page))).collect();
    let (title, locale) = (escape(&book.title), escape(&book.locale));
    let heads: String = chapters.iter().skip(1).enumerate().map(|(at, chapter)| head(at, chapter, book)).collect();
    let sections: String = inner.iter().enumerate().map(|(at, (chapter, text))| section(at, chapter, text)).collect();
    let cover = art::html(book.cover.as_ref(), book, &Places::of(book)).unwrap_or_default();
    let front = format!("{cover}{}", markdown_free(&book.intro));
    let style = &book.style;
    let whole = format!(
        "<!DOCTYPE html>\n<html lang=\"{locale}\" data-theme=\"light\">\n<head>\n<meta charset=\"utf-8\">\n<title>{title}</title>\n\
         <style>\n{CSS}\n{style}\n@page {{ size: {} }}\n{heads}</style>\n</head>\n<body class=\"paper\">\n\
         <section class=\"cover\"><h1>{title}</h1>{front}</section>\n{}\n{sections}</body>\n</html>\n",
        paper.css(),
        contents(book, numbers)
    );
    Ok(art::within(&whole, book))
}

/// The anchors of the chapters in the whole book, in their order.
#[must_use]
pub fn anchors(book: &Book) -> Vec<String> {
    book.pages.iter().map(|page| of_chapter(&page.id)).collect()
}

fn of_chapter(id: &str) -> String {
    format!("chapter.{id}")
}

fn markdown_free(intro: &str) -> String {
    let first = intro.split("\n\n").next().unwrap_or_default().replace(['*', '_', '`'], "");
    if first.is_empty() || first.contains(['[', '<', '{', '#']) {
        String::new()
    } else {
        format!("<p>{}</p>", escape(&first))
    }
}

/// The head that runs over a chapter's sheets.
fn head(at: usize, chapter: &Chapter, book: &Book) -> String {
    let text = |text: &str| text.replace('\\', "\\\\").replace('"', "\\\"").replace(['\n', '<'], " ");
    format!(
        "@page c{at} {{ @top-left {{ content: \"{}\" }} @top-right {{ content: \"{}\" }} }}\n.c{at} {{ page: c{at} }}\n",
        text(&book.title),
        text(&chapter.title)
    )
}

fn section(at: usize, chapter: &Chapter, text: &str) -> String {
    format!("<section class=\"chapter c{at}\" id=\"{}\">\n{text}\n</section>\n", escape(&of_chapter(&chapter.id)))
}

fn contents(book: &Book, numbers: &BTreeMap<String, u32>) -> String {
    let line = |page: &Page| {
        let anchor = of_chapter(&page.id);
        let number = numbers.get(&anchor).map_or_else(|| UNKNOWN.to_owned(), u32::to_string);
        let (href, title) = (escape(&anchor), escape(&page.title));
        format!(
            "<li><a href=\"#{href}\"><span class=\"to\">{title}</span><span class=\"dots\"></span>\
             <span class=\"sheet\">{number}</span></a></li>\n"
        )
    };
    let part = |(part, pages): (Option<&str>, &[Page])| {
        let title = part.map(|part| format!("<li class=\"part\">{}</li>\n", escape(part)));
        title.into_iter().chain(pages.iter().map(line)).collect::<String>()
    };
    let lines: String = parts(book).into_iter().map(part).collect();
    format!("<nav class=\"sheets\"><h2>{}</h2>\n<ul>\n{lines}</ul>\n</nav>", escape(word(book, "contents")))
}

/// What stands on a page, with ids that are its own in the whole book, and links that stay in it.
fn inner(page: &str, html: &str) -> String {
    let start = html.find("<main").and_then(|at| Some(at + html[at..].find('>')? + 1)).unwrap_or(0);
    let end = html.find("<nav class=\"turn\"").unwrap_or(html.len());
    let mut rest = html.get(start..end).unwrap_or_default();
    let mut out = String::with_capacity(rest.len());
    while let Some((at, name)) = ATTRIBUTES.iter().filter_map(|name| Some((rest.find(name)?, *name))).min() {
        let from = at + name.len();
        let Some(length) = rest[from..].find('"') else { break };
        out.push_str(&rest[..from]);
        out.push_str(&attribute(page, name, &rest[from..from + length]));
        rest = &rest[from + length..];
    }
    out.push_str(rest);
    out
}

/// The attributes in which ids and addresses stand.
const ATTRIBUTES: [&str; 4] = [" id=\"", " href=\"", " aria-labelledby=\"", " aria-describedby=\""];

fn attribute(page: &str, name: &str, value: &str) -> String {
    if name != " href=\"" {
        return value.split(' ').map(|id| own(page, id)).collect::<Vec<_>>().join(" ");
    }
    let (path, anchor) = value.split_once('#').unwrap_or((value, ""));
    match (path.strip_suffix(".html"), anchor) {
        _ if path.contains('/') => value.to_owned(),
        (None, "") => value.to_owned(),
        (None, anchor) if path.is_empty() => format!("#{}", own(page, anchor)),
        (None, _) => value.to_owned(),
        (Some(other), "") => format!("#{}", of_chapter(other)),
        (Some(other), anchor) => format!("#{}", own(other, anchor)),
    }
}

/// An id of a page in the whole book.
fn own(page: &str, id: &str) -> String {
    format!("{page}..{id}")
}

#[cfg(test)]
mod tests {
    use super::inner;

    #[test]
    fn ids_are_a_pages_own_and_links_stay_in_the_book() {
        let html = "<body><main id=\"m\" tabindex=\"-1\"><h2 id=\"a\">A <a href=\"#a\">#</a></h2><a href=\"q.html#b\">b</a>\
                    <a href=\"q.html\">q</a><a href=\"https://e.org/x.html#y\">w</a><svg aria-labelledby=\"t d\"></svg>\
                    <nav class=\"turn\" id=\"n\"></nav></main>";
        assert_eq!(
            inner("p", html),
            "<h2 id=\"p..a\">A <a href=\"#p..a\">#</a></h2><a href=\"#q..b\">b</a><a href=\"#chapter.q\">q</a>\
             <a href=\"https://e.org/x.html#y\">w</a><svg aria-labelledby=\"p..t p..d\"></svg>"
        );
    }
}
