//! The page about the book itself: version, licence, credits, what it is made from.

use runebook_book::model::{Book, Page, Part, Table};
use runebook_book::render::word;

use super::{art, credits};
use crate::pack::Pack;
use crate::pack::manifest::Manifest;

/// The id of the page.
pub(super) const ID: &str = "colophon";

/// The page.
pub(super) fn page(pack: &Pack, book: &Book) -> Page {
    let mut parts = vec![Part::Prose(word(book, "about_made").to_owned()), Part::Prose(facts(pack, book))];
    parts.extend(credited(pack, book));
    parts.extend(art::credited(book));
    Page { id: ID.to_owned(), title: word(book, "colophon").to_owned(), parts, ..Page::default() }
}

/// Version and licence of the pack, then of those that it extends, the nearest first.
fn facts(pack: &Pack, book: &Book) -> String {
    let after = word(book, "after_label");
    let line = |key: &str, text: &str| format!("- {}{after}{text}\n", word(book, key));
    let mut text = String::new();
    for (at, manifest) in pack.manifests.iter().rev().enumerate() {
        if at > 0 {
            text.push_str(&line("about_extends", &plain(titled(manifest, &book.locale))));
        }
        text.push_str(&line("about_version", &manifest.version));
        text.extend(manifest.licence.as_deref().map(|licence| line("about_licence", &plain(licence))));
    }
    text.trim_end().to_owned()
}

fn titled<'m>(manifest: &'m Manifest, locale: &str) -> &'m str {
    let title = manifest.title.iter().find(|(known, _)| known.value == locale);
    title.map_or(&manifest.name, |(_, title)| &title.value)
}

/// Who did what, by the packs' files of credits.
fn credited(pack: &Pack, book: &Book) -> Option<Part> {
    let all = credits::read(pack).0;
    let name = |credit: &credits::Credit| match &credit.link {
        Some(link) => format!("[{}](<{link}>)", plain(&credit.name)),
        None => plain(&credit.name),
    };
    let rows: Vec<Vec<String>> = all
        .iter()
        .map(|credit| {
            vec![name(credit), plain(credit.of(&book.locale)), plain(credit.licence.as_deref().unwrap_or("–"))]
        })
        .collect();
    let head = ["about_credits", "about_for", "about_licence"].map(|key| word(book, key).to_owned()).to_vec();
    let title = word(book, "about_credits").to_owned();
    (!rows.is_empty())
        .then(|| Part::Table(Table { id: "colophon.credits".to_owned(), title, head, rows, ..Table::default() }))
}

/// A text that is no Markdown.
pub(super) fn plain(text: &str) -> String {
    text.chars().flat_map(|c| "\\`*_[]<>#".contains(c).then_some('\\').into_iter().chain([c])).collect()
}
