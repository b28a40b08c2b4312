//! The outline of a book, `book.yaml`: its parts, and the pages and chapters in each.

use std::collections::BTreeMap;

use runebook_book::make;
use runebook_book::model::{Book, Page};
use runebook_compiler::ir::Ir;
use runebook_grammar::{Diagnostic, Span};

use super::chapter;
use super::cover::Cover;
use super::kept::Kept;
use crate::error;
use crate::pack::take::{self, Pairs};
use crate::pack::words::is_locale;
use crate::pack::yaml::{self, Placed, Yaml};
use crate::pack::{Chapter, Pack};

/// Pages that every book may have, beside those of its kinds.
const USUAL: &[&str] =
    &["statuses", "rules", "figures", "calculators", make::GLOSSARY, "changes", make::INDEX, super::colophon::ID];
/// Pages that come last where no outline places them, in this order.
const LAST: &[&str] = &[make::GLOSSARY, "changes", make::INDEX, super::colophon::ID];
/// Addresses that chapters cannot have.
const TAKEN: &[&str] = &["index", "print", "toc", "404", "summary"];

/// What `book.yaml` says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Outline {
    /// The chapter that is the front page's own words.
    front: Option<Placed<String>>,
    /// The picture on the front page.
    pub cover: Option<Cover>,
    /// The parts in order.
    parts: Vec<Section>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Section {
    /// Titles by locale; under the empty one that of all others.
    title: BTreeMap<String, String>,
    pages: Vec<Placed<String>>,
}

/// What the pack's outline says, and what is wrong with it as such.
pub(super) fn read(pack: &Pack) -> (Outline, Vec<Diagnostic>) {
    let Some(file) = pack.outline else { return Default::default() };
    let mut reader = Reader { found: Vec::new() };
    let text = &pack.sources.all()[file as usize].text;
    let outline = match yaml::read(text, file) {
        Ok(root) if root.value == Yaml::Nothing => Outline::default(),
        Ok(root) => reader.outline(root),
        Err(unreadable) => {
            reader.found.push(error::no_yaml(&unreadable));
            Outline::default()
        }
    };
    (outline, reader.found)
}

/// What is wrong with the outline and the chapters of a pack.
pub(crate) fn check(pack: &Pack, ir: &Ir, kept: &Kept) -> Vec<Diagnostic> {
    let (outline, mut found) = read(pack);
    let own = make::page_ids(ir);
    let mut known: Vec<String> = own.iter().flat_map(|(page, kind)| [page.clone(), kind.clone()]).collect();
    known.extend(USUAL.iter().map(|page| (*page).to_owned()));
    let chapters = chapter::names(pack);
    for (name, file) in &chapters {
        let any = pack.chapters.iter().find(|chapter| chapter.name == *name).map_or(0, |chapter| chapter.file);
        let at = Span::new(file.unwrap_or(any), 0, 0);
        let plain = name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
        if !plain || TAKEN.contains(name) || known.iter().any(|page| page == name) {
            found.push(error::chapter_name(at, name));
        }
        if file.is_none() {
            let path = format!("chapters/{}/{name}.md", pack.manifest().source_locale);
            found.push(error::no_source_chapter(at, &path));
        }
    }
    known.extend(chapters.keys().map(|name| (*name).to_owned()));
    known.sort();
    known.dedup();
    let mut seen: BTreeMap<&str, Span> = BTreeMap::new();
    for page in outline.front.iter().chain(outline.parts.iter().flat_map(|part| &part.pages)) {
        if !known.contains(&page.value) {
            found.push(error::no_page(page.span, &page.value, &known));
        } else if let Some(first) = seen.insert(&page.value, page.span) {
            found.push(error::page_twice(page.span, &page.value, first));
        }
    }
    // a pack may extend one that has more languages than it is published in
    let published = pack.locales();
    for chapter in pack.chapters.iter().filter(|chapter| published.contains(&chapter.locale)) {
        found.extend(chapter::check(pack, ir, chapter, &known, kept));
        if chapter.locale == pack.manifest().source_locale {
            found.extend(untranslated(pack, chapter));
        }
    }
    found
}

/// A chapter that is not there in all languages of the pack.
fn untranslated(pack: &Pack, chapter: &Chapter) -> Option<Diagnostic> {
    let has = |locale: &String| pack.chapters.iter().any(|one| one.name == chapter.name && one.locale == *locale);
    let lacking: Vec<String> = pack.locales().into_iter().filter(|locale| !has(locale)).collect();
    let text = &pack.sources.all()[chapter.file as usize].text;
    let line = u32::try_from(text.lines().next().unwrap_or_default().len()).unwrap_or(0);
    (!lacking.is_empty())
        .then(|| error::chapter_untranslated(Span::new(chapter.file, 0, line), &chapter.name, &lacking))
}

/// The chapter whose words stand on the front page.
pub(super) fn front(pack: &Pack) -> Option<String> {
    read(pack).0.front.map(|front| front.value)
}

/// Puts the pages of `book` in order, with the chapters among them.
///
/// # Errors
/// What the locale lacks to tell what its chapters show.
pub(super) fn arrange(pack: &Pack, ir: &Ir, book: &mut Book, kept: &Kept) -> Result<(), Vec<String>> {
    let outline = read(pack).0;
    let kinds = make::page_ids(ir);
    let front = outline.front.as_ref().map(|front| front.value.as_str());
    let mut chapters: Vec<Page> = Vec::new();
    for name in chapter::names(pack).keys() {
        match chapter::page(pack, ir, book, name, kept)? {
            Some(page) if Some(*name) == front => book.intro = prose(&page),
            page => chapters.extend(page),
        }
    }
    let (mut rest, mut last) = (std::mem::take(&mut book.pages), Vec::new());
    for id in LAST {
        last.extend(rest.iter().position(|page| page.id == *id).map(|at| rest.remove(at)));
    }
    let mut ordered: Vec<Page> = Vec::new();
    for section in &outline.parts {
        let start = ordered.len();
        for named in &section.pages {
            let wanted = |page: &Page| {
                page.id == named.value || kinds.iter().any(|(id, kind)| *id == page.id && *kind == named.value)
            };
            for from in [&mut chapters, &mut rest, &mut last] {
                ordered.extend(from.extract_if(.., |page| wanted(page)));
            }
        }
        if let Some(first) = ordered.get_mut(start) {
            first.part = section.titled(&book.locale, &pack.manifest().source_locale);
        }
    }
    // chapters that no outline places come first, all other pages after those that it places
    book.pages = chapters.into_iter().chain(ordered).chain(rest).chain(last).collect();
    Ok(())
}

/// The words of a chapter alone.
pub(super) fn prose(page: &Page) -> String {
    let texts = page.parts.iter().filter_map(|part| match part {
        runebook_book::model::Part::Prose(text) => Some(text.as_str()),
        _ => None,
    });
    texts.collect::<Vec<_>>().join("\n\n")
}

impl Section {
    fn titled(&self, locale: &str, source: &str) -> Option<String> {
        [locale, "", source].iter().find_map(|locale| self.title.get(*locale)).cloned()
    }
}

struct Reader {
    found: Vec<Diagnostic>,
}

impl Reader {
    fn outline(&mut self, root: Placed<Yaml>) -> Outline {
        let mut outline = Outline::default();
        for (key, value) in self.map(root, "book.yaml", &["front", "cover", "parts"]) {
            match key.value.as_str() {
                "front" => outline.front = self.word(value, "the name of a chapter"),
                "cover" => {
                    let (cover, found) = Cover::read(value);
                    self.found.extend(found);
                    outline.cover = cover;
                }
                _ => {
                    let parts = self.list(value, "a list of `{ title: …, pages: […] }`");
                    outline.parts = parts.into_iter().map(|part| self.part(part)).collect();
                }
            }
        }
        outline
    }

    fn part(&mut self, part: Placed<Yaml>) -> Section {
        let (span, before) = (part.span, self.found.len());
        let mut section = Section::default();
        let mut has = [false; 2];
        for (key, value) in self.map(part, "a part of the book", &["title", "pages"]) {
            let is_title = key.value == "title";
            has[usize::from(!is_title)] = true;
            if is_title {
                section.title = self.title(value);
            } else {
                let wanted = "a list of pages, such as `[introduction, ability, rules]`";
                section.pages =
                    self.list(value, wanted).into_iter().filter_map(|page| self.word(page, wanted)).collect();
            }
        }
        if self.found.len() == before {
            let missing = has.into_iter().zip(["title", "pages"]).filter(|(has, _)| !has);
            self.found.extend(missing.map(|(_, key)| error::missing_key(span, key)));
        }
        section
    }

    /// A title for all languages, or one for each.
    fn title(&mut self, value: Placed<Yaml>) -> BTreeMap<String, String> {
        let Yaml::Map(pairs) = value.value else {
            return self
                .word(value, "a title, or titles by locale")
                .map(|word| (String::new(), word.value))
                .into_iter()
                .collect();
        };
        let mut all = BTreeMap::new();
        for (locale, title) in pairs {
            if !is_locale(&locale.value) {
                self.found.push(error::wrong_value(locale.span, crate::pack::words::LOCALE));
            } else if let Some(title) = self.word(title, "a title") {
                all.insert(locale.value, title.value);
            }
        }
        all
    }

    fn word(&mut self, value: Placed<Yaml>, wanted: &str) -> Option<Placed<String>> {
        take::word(value, wanted, &mut self.found)
    }

    fn list(&mut self, value: Placed<Yaml>, wanted: &str) -> Vec<Placed<Yaml>> {
        take::list(value, wanted, &mut self.found)
    }

    fn map(&mut self, value: Placed<Yaml>, whose: &str, keys: &[&str]) -> Pairs {
        take::map(value, whose, keys, &mut self.found)
    }
}
