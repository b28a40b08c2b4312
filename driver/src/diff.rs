//! What differs between two packs, an edition and its base, or two states of one pack.
//!
//! ```text
//!  old ─┐                 names, values, sentences of the book          ┌─ text
//!       ├─ things by id ──────────────────────────────────────▶ Diff ──┼─ Markdown
//!  new ─┘                 ids, host contract, translations              └─ JSON
//! ```
//!
//! What is said of a thing is what the book says of it: nothing here describes a rule a second time. In what files things
//! stand, and in which order, is no difference.

mod affected;
mod pairs;
mod show;
mod sides;
mod words;

use std::collections::BTreeSet;

use runebook_book::make::Memory;
use runebook_compiler::ir::Ir;

use crate::pack::Pack;
pub(crate) use words::lent;

/// One side: a checked pack.
#[derive(Clone, Copy, Debug)]
pub struct Side<'a> {
    /// The pack.
    pub pack: &'a Pack,
    /// Its program.
    pub ir: &'a Ir,
}

/// What differs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Diff {
    /// The old pack and the new one, by name and version.
    pub between: [String; 2],
    /// Things that were added, removed, renamed or changed: by kind, then by name.
    pub changes: Vec<Change>,
    /// What the game is asked for, where that changed: a game must be fitted to it.
    pub contract: Vec<Row>,
    /// What a save of the old pack may hold and the new one does not know: kept in the save, and without effect.
    pub lost: Vec<String>,
    /// Translations of a text that has changed since, and that have not: language and message.
    pub stale: Vec<(String, String)>,
    /// What was asked of the odds of both.
    pub odds: Vec<Row>,
}

/// What happened to one thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// What it is, in the words of the language: `ability`.
    pub kind: String,
    /// Its name in the rules now, or that which it had: `power`.
    pub name: String,
    /// What people read.
    pub title: String,
    /// What happened to it.
    pub what: What,
    /// What of it differs.
    pub rows: Vec<Row>,
    /// Those rows that a reader of the book sees in what it says of the rules: fields, rows of tables, sentences.
    pub said: Vec<Row>,
}

/// What happened to a thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// It is new.
    Added,
    /// It is gone.
    Removed,
    /// It had this name; its rows say what else changed.
    Renamed(String),
    /// Something of it differs.
    Changed,
}

/// One value or sentence, before and after; none where there was or is nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// What it is; empty for a sentence.
    pub label: String,
    /// Before.
    pub old: Option<String>,
    /// After.
    pub new: Option<String>,
}

impl Row {
    /// A row, if its sides differ.
    fn of(label: &str, old: Option<String>, new: Option<String>) -> Option<Self> {
        (old != new).then(|| Self { label: label.to_owned(), old, new })
    }
}

/// A side with the words that it was lent.
fn spoken<'a>(side: Side<'a>, words: &'a Option<Pack>) -> Side<'a> {
    Side { pack: words.as_ref().unwrap_or(side.pack), ..side }
}

/// What differs between two checked packs, in the words of a language.
#[must_use]
pub fn diff(old: Side<'_>, new: Side<'_>, locale: &str) -> Diff {
    let name = |side: Side<'_>| format!("{} {}", side.pack.manifest().name, side.pack.manifest().version);
    let words = [lent(old, new, locale), lent(new, old, locale)];
    Diff {
        between: [name(old), name(new)],
        changes: pairs::changes(
            sides::things(spoken(old, &words[0]), locale),
            sides::things(spoken(new, &words[1]), locale),
        ),
        contract: affected::contract(old, new),
        lost: affected::lost(old, new),
        stale: affected::stale(old, new),
        odds: Vec::new(),
    }
}

/// One side of many comparisons, in a language: what the edition before says.
#[derive(Clone)]
pub(crate) struct Old(sides::Things);

impl Old {
    /// All things of a side.
    pub(crate) fn new(side: Side<'_>, locale: &str) -> Self {
        Self(sides::things(side, locale))
    }

    /// What happened to each thing since.
    pub(crate) fn changes(&self, new: Side<'_>, locale: &str) -> Vec<Change> {
        pairs::changes(self.0.clone(), sides::things(new, locale))
    }

    /// What happened to those things that stand at some anchors of the new side, if anything did.
    pub(crate) fn changes_at(
        &self,
        new: Side<'_>,
        locale: &str,
        memory: &Memory,
        anchors: &BTreeSet<String>,
    ) -> Vec<Change> {
        let now = sides::things_of(new, locale, memory, Some(anchors));
        let names = now.iter().flat_map(|((kind, known_as), one)| [(kind, known_as), (kind, &one.name)]);
        let known = |(kind, name): (&String, &String)| {
            let key = (kind.clone(), name.clone());
            self.0.get(&key).map(|one| (key, one.clone()))
        };
        let before = names.filter_map(known).collect();
        // what is left of the old side is gone from elsewhere, or stands elsewhere
        let here = pairs::changes(before, now).into_iter();
        here.filter(|change| change.what != What::Removed).collect()
    }
}

impl Diff {
    /// Whether nothing differs.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        let Self { between: _, changes, contract, lost, stale, odds } = self;
        changes.is_empty() && contract.is_empty() && lost.is_empty() && stale.is_empty() && odds.is_empty()
    }
}
