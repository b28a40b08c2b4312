//! How far a pack's translations have come.

use std::collections::{BTreeMap, BTreeSet};

use runebook_compiler::ir::Ir;

use super::ledger::{Mark, Stand};
use super::units::{self, Sort, Unit, units};
use crate::pack::Pack;

/// Where a message stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum State {
    /// There is no translation.
    Missing,
    /// There is one, of a text or a rule that has changed since.
    Stale,
    /// There is one, and nobody has looked it over.
    Unreviewed,
    /// Somebody has looked it over.
    Approved,
}

impl State {
    /// All of them, the most urgent first.
    pub const ALL: &[Self] = &[Self::Missing, Self::Stale, Self::Unreviewed, Self::Approved];

    /// As it is written.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Missing => "missing",
            Self::Stale => "stale",
            Self::Unreviewed => Stand::Unreviewed.word(),
            Self::Approved => Stand::Approved.word(),
        }
    }
}

/// The state of each message of a locale.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Status {
    /// The locale.
    pub locale: String,
    /// The messages by id, each with its state.
    pub messages: Vec<(Unit, State)>,
}

/// How many messages are in each state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    by_state: [usize; 4],
}

impl Count {
    /// Of one state.
    #[must_use]
    pub fn of(&self, state: State) -> usize {
        self.by_state[state as usize]
    }

    /// All together.
    #[must_use]
    pub fn all(&self) -> usize {
        self.by_state.iter().sum()
    }
}

impl Status {
    /// How many messages are in each state.
    #[must_use]
    pub fn count(&self) -> Count {
        let mut count = Count::default();
        self.messages.iter().for_each(|(_, state)| count.by_state[*state as usize] += 1);
        count
    }

    /// In words: `312 texts: 3 missing, 1 stale, 280 unreviewed, 28 approved`.
    #[must_use]
    pub fn words(&self) -> String {
        let count = self.count();
        let parts = State::ALL.iter().map(|state| format!("{} {}", count.of(*state), state.word()));
        let noun = if count.all() == 1 { "text" } else { "texts" };
        format!("{} {noun}: {}", count.all(), parts.collect::<Vec<_>>().join(", "))
    }

    /// The messages in a state.
    pub fn of(&self, state: State) -> impl Iterator<Item = &Unit> {
        self.messages.iter().filter(move |(_, one)| *one == state).map(|(unit, _)| unit)
    }
}

/// The state of every message of a locale that is the pack's own.
#[must_use]
pub fn status(pack: &Pack, ir: &Ir, locale: &str) -> Status {
    of_units(pack, locale, units(pack, ir, locale))
}

/// The state of all that a reader of the book reads, whichever pack of the chain says it. The book is taken to be whole.
#[must_use]
pub fn whole(pack: &Pack, ir: &Ir, locale: &str) -> Status {
    of_units(pack, locale, units::there(pack, ir, locale).into_values().collect())
}

fn of_units(pack: &Pack, locale: &str, units: Vec<Unit>) -> Status {
    let (marks, said) = (marks(pack, locale), units::said(pack, locale));
    let source = locale == pack.manifest().source_locale;
    let messages = units.into_iter().map(|unit| {
        let file = || pack.chapters.iter().any(|one| one.locale == locale && units::chapter(&one.name) == unit.id);
        let there =
            source || (said.contains_key(&unit.id) && unit.lacks.is_empty()) || (unit.sort == Sort::Chapter && file());
        let state = state(&unit, marks.get(&unit.id), there, source);
        (unit, state)
    });
    Status { locale: locale.to_owned(), messages: messages.collect() }
}

/// A message that is older than what it says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Older {
    /// The message.
    pub unit: Unit,
    /// Whether the text has changed since; else the rule has.
    pub text: bool,
}

/// The messages of a locale that are older than what they say.
pub(crate) fn older(pack: &Pack, ir: &Ir, locale: &str) -> Vec<Older> {
    let marks = marks(pack, locale);
    if marks.is_empty() {
        return Vec::new();
    }
    let stale = whole(pack, ir, locale).messages.into_iter().filter(|(_, state)| *state == State::Stale);
    stale
        .map(|(unit, _)| {
            let text = marks.get(&unit.id).is_some_and(|mark| mark.text != unit.text);
            Older { unit, text }
        })
        .collect()
}

fn state(unit: &Unit, mark: Option<&Mark>, there: bool, source: bool) -> State {
    let Some(mark) = mark.filter(|_| there) else {
        return if there { State::Unreviewed } else { State::Missing };
    };
    if source && mark.text != unit.text {
        // who rewrites a text has the rule before them
        return State::Unreviewed;
    }
    if changed(unit, mark) {
        return State::Stale;
    }
    match mark.stand {
        Stand::Unreviewed => State::Unreviewed,
        Stand::Approved => State::Approved,
    }
}

/// Whether the text or the rule has changed since.
fn changed(unit: &Unit, mark: &Mark) -> bool {
    mark.text != unit.text || mark.rule.zip(unit.rule).is_some_and(|(was, now)| was != now)
}

/// What is known of a locale's messages; what the pack itself says counts before what those behind it say.
fn marks(pack: &Pack, locale: &str) -> BTreeMap<String, Mark> {
    let ledgers = pack.ledgers.iter().filter(|found| found.locale == locale);
    ledgers.flat_map(|found| found.ledger.marks.clone()).collect()
}

/// Prose whose translation is older than what it says: readers are shown the source language.
pub(crate) fn stale(pack: &Pack, ir: &Ir, locale: &str) -> BTreeSet<String> {
    let marks = marks(pack, locale);
    if marks.is_empty() || locale == pack.manifest().source_locale {
        return BTreeSet::new();
    }
    let units = units::prose(pack, ir).into_values().chain(units::chapters(pack));
    let stale = units.filter(|unit| marks.get(&unit.id).is_some_and(|mark| changed(unit, mark)));
    stale.filter(|unit| unit.sort != Sort::Word).map(|unit| unit.id).collect()
}
