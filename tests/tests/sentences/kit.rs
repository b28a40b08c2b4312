//! The packs of `content/`, checked, and their words.

use std::path::PathBuf;
use std::sync::OnceLock;

use runebook_book::make::Source;
use runebook_book::model::{Page, Part, Sentence};
use runebook_compiler::check;
use runebook_compiler::ir::Ir;
use runebook_tests::packs;

/// The locales of all packs.
pub const LOCALES: [&str; 3] = ["en", "fr", "ja"];

/// A checked pack.
pub struct Pack {
    pub ir: Ir,
    folders: Vec<PathBuf>,
}

/// A pack's words in one locale, and in the source language.
pub struct Words {
    pub words: Vec<(String, String)>,
    pub source_words: Vec<(String, String)>,
}

/// Abilities, songs, gear.
pub fn sil_q() -> &'static Pack {
    static PACK: OnceLock<Pack> = OnceLock::new();
    PACK.get_or_init(|| Pack::of(&["sil", "sil-q"]))
}

/// Exploding dice, procedures.
pub fn rip() -> &'static Pack {
    static PACK: OnceLock<Pack> = OnceLock::new();
    PACK.get_or_init(|| Pack::of(&["rip"]))
}

/// Formulas, chances, a process.
pub fn stats() -> &'static Pack {
    static PACK: OnceLock<Pack> = OnceLock::new();
    PACK.get_or_init(|| Pack::of(&["stats"]))
}

impl Pack {
    /// The last of these packs, which extends those before it.
    fn of(names: &[&str]) -> Self {
        let ir = check(&packs::files(names)).ir.expect("the packs of content/ have no errors");
        Self { ir, folders: names.iter().map(|name| packs::root().join("content").join(name)).collect() }
    }

    /// The words of a locale.
    pub fn words(&self, locale: &str) -> Words {
        let of = |locale: &str| -> Vec<(String, String)> {
            let paths = self.folders.iter().map(|folder| folder.join(format!("lang/{locale}.ftl")));
            paths.filter_map(|path| Some((path.display().to_string(), std::fs::read_to_string(&path).ok()?))).collect()
        };
        Words { words: of(locale), source_words: of("en") }
    }

    /// The number of an entry.
    pub fn entry(&self, name: &str) -> usize {
        self.ir.entries.iter().position(|entry| entry.named.name == name).expect("an entry of this name")
    }
}

impl Words {
    pub fn source<'a>(&'a self, pack: &'a Pack) -> Source<'a> {
        Source { ir: &pack.ir, source_locale: "en", title: None, words: &self.words, source_words: &self.source_words }
    }
}

/// A page as it is made in a locale.
pub fn page(pack: &Pack, locale: &str, id: &str) -> Page {
    let words = pack.words(locale);
    let book = runebook_book::make::make(words.source(pack), locale, &[]);
    book.pages.into_iter().find(|page| page.id == id).expect("a page of this name")
}

/// All that the page of rules says under an anchor, without links.
pub fn rules(pack: &Pack, locale: &str, anchor: &str) -> String {
    let parts = page(pack, locale, "rules").parts.into_iter();
    let said = parts.filter_map(|part| match part {
        Part::Entry(entry) if entry.id == anchor => {
            let sentences = entry.sentences.into_iter().map(|sentence| sentence.text);
            Some(plain(&entry.prose.into_iter().chain(sentences).collect::<Vec<_>>().join("\n")))
        }
        Part::Table(table) if table.id == anchor => Some(table.notes.join("\n")),
        Part::Entry(_)
        | Part::Heading(_)
        | Part::Prose(_)
        | Part::Table(_)
        | Part::Figure(_)
        | Part::Calculator(_)
        | Part::Quoted(_)
        | Part::Trace(_)
        | Part::Index(_) => None,
    });
    said.collect::<Vec<_>>().join("\n")
}

/// Text without where its links go.
pub fn plain(text: &str) -> String {
    let mut parts = text.split("](");
    let first = parts.next().unwrap_or_default().to_owned();
    let read = parts.fold(first, |read, part| read + part.split_once(')').map_or(part, |(_, after)| after));
    read.replace('[', "")
}

/// All sentences of an entry or status, by its anchor.
pub fn sentences(pack: &Pack, locale: &str, anchor: &str) -> Vec<Sentence> {
    let words = pack.words(locale);
    let book = runebook_book::make::make(words.source(pack), locale, &[]);
    let entries = book.pages.into_iter().flat_map(|page| page.parts).filter_map(|part| match part {
        Part::Entry(entry) => Some(*entry),
        Part::Heading(_)
        | Part::Prose(_)
        | Part::Table(_)
        | Part::Figure(_)
        | Part::Calculator(_)
        | Part::Quoted(_)
        | Part::Trace(_)
        | Part::Index(_) => None,
    });
    let found = entries.into_iter().find(|entry| entry.id == anchor);
    found.map(|entry| entry.sentences).unwrap_or_default()
}
