//! The pictures of a book: their files, and who is thanked for them.

use std::collections::BTreeMap;
use std::sync::Arc;

use runebook_book::model::{Book, Image, Page, Part, Table};
use runebook_book::render::word;
use runebook_compiler::ir::{Image as Said, Ir};
use runebook_grammar::Diagnostic;

use super::colophon::plain;
use super::{cover, of_locale};
use crate::error;
use crate::pack::{Art, Pack};

/// Pictures of the entries that readers see that do not say whose they are or what they show.
pub(super) fn check(ir: &Ir) -> Vec<Diagnostic> {
    let lacks = |image: &Said| {
        let said = [image.by.is_some(), image.licence.is_some(), image.shows.is_some()];
        let lacking: Vec<&str> =
            ["by", "licence", "shows"].into_iter().zip(said).filter(|(_, said)| !said).map(|(part, _)| part).collect();
        let or = |part: &Option<String>, else_: &str| part.clone().unwrap_or_else(|| else_.to_owned());
        let shows = image.shows.as_ref().map_or("What it shows.", |(shows, _)| shows);
        let (by, licence) = (or(&image.by, "Jane Roe"), or(&image.licence, "CC-BY-4.0"));
        let licence = if licence.contains(' ') { format!("\"{licence}\"") } else { licence };
        let example = format!("image \"{}\" by \"{by}\" licence {licence} shows \"{shows}\"", image.path);
        (!lacking.is_empty()).then(|| error::picture_lacks(image.span, &lacking, &example))
    };
    said(ir).into_values().filter_map(lacks).collect()
}

/// The pictures of entries and statuses, each by the anchor of whose it is.
fn said(ir: &Ir) -> BTreeMap<String, &Said> {
    let entries = ir.entries.iter().filter_map(|entry| {
        Some((format!("{}.{}", ir.kinds[entry.kind].named.name, entry.named.name), entry.image.as_ref()?))
    });
    let statuses = ir.statuses.iter();
    let statuses =
        statuses.filter_map(|status| Some((format!("status.{}", status.named.name), status.image.as_ref()?)));
    entries.chain(statuses).collect()
}

/// Gives the pictures of a book their files: those that its readers see, and no others.
pub(super) fn fill(pack: &Pack, ir: &Ir, book: &mut Book) {
    let mut files = pictures(pack, ir, &mut book.pages);
    if let Some(mut image) = cover_of(pack, ir, book)
        && let Some(art) = cover::path(pack).and_then(|path| pack.picture(path.span, &path.value))
    {
        take(&mut image, art, &mut files);
        book.cover = Some(image);
    }
    book.art = files;
}

/// The same for some pages: the files that they show.
pub(super) fn pictures(pack: &Pack, ir: &Ir, pages: &mut [Page]) -> Pictures {
    let said = said(ir);
    let mut files = BTreeMap::new();
    for part in pages.iter_mut().flat_map(|page| &mut page.parts) {
        let Part::Entry(entry) = part else { continue };
        let art = said.get(&entry.id).and_then(|said| pack.picture(pack.sources.real(said.span), &said.path));
        match (entry.image.as_mut(), art) {
            (Some(image), Some(art)) => take(image, art, &mut files),
            (Some(_), None) => entry.image = None,
            (None, _) => {}
        }
    }
    files
}

/// Files of pictures by name.
type Pictures = BTreeMap<String, Arc<[u8]>>;

fn take(image: &mut Image, art: &Art, files: &mut Pictures) {
    image.file.clone_from(&art.name);
    image.size = art.size;
    files.insert(art.name.clone(), art.bytes.clone());
}

/// The cover in the book's language; where it has no words there, in the source language.
fn cover_of(pack: &Pack, ir: &Ir, book: &Book) -> Option<Image> {
    let cover = cover::of(pack)?;
    let source = &pack.manifest().source_locale;
    let said = (book.locale != *source)
        .then(|| {
            of_locale(pack, ir, &book.locale, |source| {
                runebook_book::make::message(&source, &book.locale, cover::MESSAGE)
            })
        })
        .flatten();
    let alt_locale = (said.is_none() && book.locale != *source).then(|| source.clone());
    let alt = said.unwrap_or(cover.shows.value);
    Some(Image { alt, alt_locale, by: cover.by, licence: cover.licence, ..Image::default() })
}

/// Who made the pictures, for the page about the book: one line for each.
pub(super) fn credited(book: &Book) -> Option<Part> {
    let row = |name: String, image: &Image| vec![name, plain(&image.by), plain(&image.licence)];
    let cover = book.cover.iter().map(|image| row(plain(word(book, "cover")), image));
    let shown = book.pages.iter().flat_map(Page::entries).filter_map(|entry| {
        let title = entry.title.replace('[', "\\[").replace(']', "\\]");
        Some(row(format!("[{title}](entry:{})", entry.id), entry.image.as_ref()?))
    });
    let rows: Vec<Vec<String>> = cover.chain(shown).collect();
    let head = ["about_art", "about_by", "about_licence"].map(|key| word(book, key).to_owned()).to_vec();
    let title = word(book, "about_art").to_owned();
    (!rows.is_empty())
        .then(|| Part::Table(Table { id: "colophon.art".to_owned(), title, head, rows, ..Table::default() }))
}
