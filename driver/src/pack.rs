//! A pack: its manifest, its files, and the packs it extends.

pub mod art;
mod base;
mod chain;
mod chapters;
pub mod manifest;
pub mod path;
mod prose;
pub mod read;
mod sheets;
pub mod shelf;
pub(crate) mod take;
mod translation;
pub mod words;
pub mod yaml;

use std::sync::Arc;

use runebook_grammar::{Diagnostic, Span};

use crate::i18n::{Kept, ledger};
use crate::source::{Source, Sources};
use crate::{error, sheet};
pub use art::Art;
use chain::Link;
pub(crate) use chain::{folder_of, moved, renumber};
use manifest::Manifest;
pub(crate) use prose::text;
pub use prose::{Chapter, Words};
use sheets::Sheet;
use shelf::{Refusal, Shelf, TakenFile};
pub use translation::Known;

/// A pack with all the packs behind it, opened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pack {
    /// The folder as it was asked for, with `/`.
    pub folder: String,
    /// Manifests of the chain, the base-most first; the last is the pack's own. Never empty.
    pub manifests: Vec<Manifest>,
    /// All texts: first those of rules in the compiler's order, then the manifests and what could not be read.
    pub sources: Sources,
    /// How many of the sources are rules.
    pub rules: usize,
    /// Translations: those of the base first.
    pub words: Vec<Words>,
    /// What is known of translations: those of the base first.
    pub ledgers: Vec<Known>,
    /// What its texts are about.
    pub shapes: Kept,
    /// Which of the sources is its own `vectors.yaml`, if it has one.
    pub vectors: Option<u32>,
    /// Which of the sources is the outline of its book: its own `book.yaml`, else that of the nearest base that has one.
    pub outline: Option<u32>,
    /// Chapters of its book: those of the base first.
    pub chapters: Vec<Chapter>,
    /// Which of the sources is the style that it adds to its book: the nearest one.
    pub style: Option<u32>,
    /// The pictures that its texts name.
    pub art: Vec<Art>,
    /// Which of the sources are files of credits: that of the base first.
    pub credits: Vec<u32>,
    /// What is wrong with manifests and files.
    pub found: Vec<Diagnostic>,
    /// Whether all files and bases could be read, so that a name nobody declares is really unknown.
    pub whole: bool,
}

impl Pack {
    /// Opens the pack in `folder`.
    ///
    /// # Errors
    /// When the shelf has no such pack. All else that is wrong is a finding.
    pub fn open(folder: &str, shelf: &mut dyn Shelf) -> Result<Self, Refusal> {
        Self::open_again(folder, shelf, &Sources::default())
    }

    /// The same; what is the same in texts of before is not read again.
    ///
    /// # Errors
    /// As [`Pack::open`].
    pub fn open_again(folder: &str, shelf: &mut dyn Shelf, before: &Sources) -> Result<Self, Refusal> {
        let links = chain::links(folder, shelf)?;
        let mut opening = Opening { before: before.clone(), ..Opening::new(folder) };
        for (edition, link) in links.iter().enumerate() {
            opening.rules(link, u32::try_from(edition).unwrap_or(u32::MAX));
        }
        opening.sheets();
        opening.pack.rules = opening.pack.sources.all().len();
        opening.add_sheets();
        let folders: Vec<String> = links.iter().map(|link| link.shown.clone()).collect();
        for link in links {
            opening.rest(link);
        }
        Ok(opening.finish().with_art(&folders, shelf))
    }

    /// A single text as a pack of its own, as from standard input.
    #[must_use]
    pub fn of_text(shown: &str, bytes: &[u8]) -> Self {
        let mut opening = Opening::new(shown);
        let (text, bad) = text(0, bytes);
        opening.pack.sources.add(Source::new(shown, shown, &text, 0));
        opening.pack.rules = usize::from(bad.is_none());
        opening.pack.manifests.push(Manifest::default());
        opening.bad_text(bad);
        opening.pack
    }

    /// The pack's own manifest.
    ///
    /// # Panics
    /// Never: an opened pack has at least its own.
    #[must_use]
    pub fn manifest(&self) -> &Manifest {
        self.manifests.last().expect("an opened pack has a manifest")
    }

    /// The languages it is published in: the source language alone unless its manifest says more.
    #[must_use]
    pub fn locales(&self) -> Vec<String> {
        let manifest = self.manifest();
        if manifest.locales.is_empty() { vec![manifest.source_locale.clone()] } else { manifest.locales.clone() }
    }

    /// The sources that are rules.
    #[must_use]
    pub fn rule_sources(&self) -> &[Arc<Source>] {
        &self.sources.all()[..self.rules]
    }
}

/// A pack while it is being put together.
#[derive(Default)]
struct Opening {
    pack: Pack,
    /// Texts that were read before.
    before: Sources,
    /// Files that cannot be rules: where they are shown, their edition, what is wrong.
    bad: Vec<(String, String, u32, TakenFile)>,
    /// Files that hold tables.
    sheets: Vec<Sheet>,
    /// Files that say what translations were made from: where they are shown, their edition.
    ledgers: Vec<(String, String, u32, TakenFile)>,
    /// The file that says how tables of expected values are asked, of the pack looked at last.
    vectors: Option<(String, String, u32, TakenFile)>,
    /// The outline of the book, the nearest one.
    outline: Option<(String, String, u32, TakenFile)>,
    /// The style that is added to the book, the nearest one.
    style: Option<(String, String, u32, TakenFile)>,
    /// Chapters of the book: of those with one locale and name, the nearest.
    chapters: Vec<(String, String, u32, TakenFile)>,
}

impl Opening {
    fn new(folder: &str) -> Self {
        let pack = Pack { folder: folder.to_owned(), whole: true, ..Pack::default() };
        Self { pack, ..Self::default() }
    }

    fn rules(&mut self, link: &Link, edition: u32) {
        self.vectors = None;
        for file in &link.files {
            let (shown, path) = (path::join(&link.shown, &file.path), path::join(&link.path, &file.path));
            if let (Some(locale), Ok(bytes)) = (shelf::words_locale(&file.path), &file.bytes)
                && let Ok(text) = std::str::from_utf8(bytes)
            {
                // places in it are those of the text that is kept
                let Source { shown, path, text, .. } = Source::new(shown, path, text, edition);
                self.pack.words.push(Words { edition, locale: locale.to_owned(), path, shown, text, file: 0 });
                continue;
            }
            if ledger::locale(&file.path).is_some() && file.bytes.is_ok() {
                self.ledgers.push((shown, path, edition, file.clone()));
                continue;
            }
            if file.path == shelf::VECTORS {
                self.vectors = Some((shown, path, edition, file.clone()));
                continue;
            }
            if file.path == shelf::OUTLINE {
                self.outline = Some((shown, path, edition, file.clone()));
                continue;
            }
            if file.path == shelf::STYLE {
                self.style = Some((shown, path, edition, file.clone()));
                continue;
            }
            if shelf::chapter(&file.path).is_some() {
                self.chapters.retain(|(.., known)| known.path != file.path);
                self.chapters.push((shown, path, edition, file.clone()));
                continue;
            }
            if sheet::is_sheet(&file.path) && file.bytes.is_ok() {
                self.sheet(shown, path, edition, file, &link.manifest);
                continue;
            }
            match file.bytes.as_deref().map(std::str::from_utf8) {
                Ok(Ok(text)) => drop(self.pack.sources.add_again(&shown, &path, text, edition, &self.before)),
                Ok(Err(_)) | Err(_) => self.bad.push((shown, path, edition, file.clone())),
            }
        }
    }

    fn wrong(&mut self, finding: Diagnostic) {
        self.pack.whole = false;
        self.pack.found.push(finding);
    }

    fn rest(&mut self, link: Link) {
        let edition = u32::try_from(self.pack.manifests.len()).unwrap_or(u32::MAX);
        let shown = path::join(&link.shown, &link.manifest_text.path);
        let file = self.unread(shown, path::join(&link.path, &link.manifest_text.path), edition, &link.manifest_text);
        self.pack.found.extend(link.found.into_iter().map(|finding| chain::renumber(finding, file)));
        self.pack.whole &= !link.broken;
        let (manifest, found) = read::manifest(&self.pack.sources.of(Span::new(file, 0, 0)).text, file);
        if link.manifest_text.bytes.is_ok() {
            self.pack.found.extend(found);
        }
        self.pack.manifests.push(manifest);
        if let Some(credits) = link.credits {
            let (shown, path) = (path::join(&link.shown, &credits.path), path::join(&link.path, &credits.path));
            let file = self.unread(shown, path, edition, &credits);
            self.pack.credits.push(file);
        }
    }

    fn finish(mut self) -> Pack {
        for (shown, path, edition, file) in std::mem::take(&mut self.bad) {
            self.unread(shown, path, edition, &file);
        }
        if let Some((shown, path, edition, file)) = self.vectors.take() {
            self.pack.vectors = Some(self.unread(shown, path, edition, &file));
        }
        self.chapters();
        if self.pack.whole && self.pack.rules == 0 {
            let own = self.pack.sources.all().len().saturating_sub(1);
            self.pack.found.push(error::no_rules(Span::new(u32::try_from(own).unwrap_or(u32::MAX), 0, 0)));
        }
        self.words();
        self.ledgers();
        self.pack
    }

    /// Adds a file that is not read as rules, with what is wrong about it.
    fn unread(&mut self, shown: String, path: String, edition: u32, file: &TakenFile) -> u32 {
        match &file.bytes {
            Ok(bytes) => {
                let (text, bad) = text(self.next_number(), bytes);
                self.bad_text(bad);
                self.pack.sources.add_again(&shown, &path, &text, edition, &self.before)
            }
            Err(sentence) => {
                let number = self.pack.sources.add(Source::new(shown, path, "", edition));
                self.pack.found.push(error::unreadable_file(Span::new(number, 0, 0), sentence));
                self.pack.whole = false;
                number
            }
        }
    }

    fn next_number(&self) -> u32 {
        u32::try_from(self.pack.sources.all().len()).unwrap_or(u32::MAX)
    }

    fn bad_text(&mut self, bad: Option<Diagnostic>) {
        self.pack.whole &= bad.is_none();
        self.pack.found.extend(bad);
    }
}

#[cfg(test)]
mod tests {
    use super::shelf::Memory;
    use super::*;

    fn open(files: &[(&str, &str)]) -> Pack {
        Pack::open("content/sil-q", &mut Memory::new(files)).unwrap()
    }

    fn codes(pack: &Pack) -> Vec<(&'static str, &str)> {
        pack.found.iter().map(|found| (found.code, pack.sources.of(found.primary.span).shown.as_str())).collect()
    }

    const OWN: (&str, &str) = ("content/sil-q/pack.yaml", "language: 1\nname: sil-q\nextends: ../sil\n");
    const BASE: (&str, &str) = ("content/sil/pack.yaml", "language: 1\nname: sil\n");

    #[test]
    fn bases_come_first_and_systems_before_content() {
        let pack = open(&[
            OWN,
            BASE,
            ("content/sil-q/abilities/power.rune", ""),
            ("content/sil-q/system/zeal.rune", ""),
            ("content/sil/songs/trees.rune", ""),
        ]);
        let paths: Vec<_> = pack.rule_sources().iter().map(|source| (source.path.as_str(), source.edition)).collect();
        let wanted = [("../sil/songs/trees.rune", 0), ("system/zeal.rune", 1), ("abilities/power.rune", 1)];
        assert_eq!(paths, wanted);
        assert_eq!(pack.sources.all()[0].shown, "content/sil/songs/trees.rune");
        assert_eq!(pack.manifest().name, "sil-q");
        assert_eq!(pack.found, []);
    }

    #[test]
    fn a_circle_is_found_where_it_closes() {
        let pack = open(&[OWN, ("content/sil/pack.yaml", "language: 1\nname: sil\nextends: ../sil-q\n")]);
        assert_eq!(codes(&pack), [("E086", "content/sil/pack.yaml")]);
        assert!(!pack.whole);
    }

    #[test]
    fn a_missing_base_is_found_in_the_manifest() {
        let pack = open(&[OWN, ("content/sil-q/a.rune", "")]);
        assert_eq!(codes(&pack), [("E085", "content/sil-q/pack.yaml")]);
        let absolute = open(&[("content/sil-q/pack.yaml", "language: 1\nname: a\nextends: /etc\n")]);
        assert_eq!(codes(&absolute), [("E085", "content/sil-q/pack.yaml")]);
    }

    #[test]
    fn a_pack_without_rules_says_so() {
        assert_eq!(codes(&open(&[OWN, BASE])), [("E088", "content/sil-q/pack.yaml")]);
    }

    #[test]
    fn bytes_that_are_no_text_have_a_place() {
        let mut shelf = Memory::new(&[BASE, ("content/sil/a.rune", ""), ("content/sil/b.rune", "")]);
        shelf.files.insert("content/sil/a.rune".to_owned(), b"ab\n\xff\n".to_vec());
        let pack = Pack::open("content/sil", &mut shelf).unwrap();
        assert_eq!(codes(&pack), [("E006", "content/sil/a.rune")]);
        assert_eq!(pack.sources.places(pack.found[0].primary.span).0.line, 2);
        assert_eq!((pack.rules, pack.whole), (1, false));
        assert_eq!(Pack::of_text("<stdin>", b"\xff").rules, 0);
    }
}
