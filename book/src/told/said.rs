//! The sentences of a story, without language: what happened, and what each sentence names.

use runebook_compiler::ir::Layer;
use runebook_runtime::machine::{Comparison, Silence};

use super::value::{Thing, Value};

/// A named value: who attacks, by how much.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct With {
    /// Its name in the rules, by which clauses of the pack ask for it.
    pub id: String,
    /// The message of its name; a result that has no name has none.
    pub name: Option<String>,
    /// Its value.
    pub value: Value,
}

/// A change that counted: where it comes from and what it does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct By {
    /// The entry or status; none for rules that nobody holds.
    pub source: Option<Thing>,
    /// In which layer.
    pub layer: Layer,
    /// By or to what.
    pub value: Value,
}

/// Who has a stat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Owner {
    /// Somebody.
    Entity(Thing),
    /// A context, by its message.
    Context(String),
    /// Nobody who is there.
    Nobody,
}

/// What a stored number is, which is how its changes are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stored {
    /// So much of something.
    Amount,
    /// Whether somebody is so.
    State,
    /// Whether somebody is so, and how much.
    Degree,
    /// How long something still lasts.
    Left,
    /// Whether somebody has an entry.
    Held,
    /// Whether what happens once in a while has happened; the clock names the while.
    Once,
    /// Anything else.
    Other,
}

/// One sentence of a story.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are the blanks of each sentence")]
pub enum Said {
    /// A duel is announced. The plan is the message of its name.
    Duel { game: String, a: Thing, b: Thing, plan: String, seed: u64 },
    /// Who begins is rolled for.
    RollsFirst { who: Thing },
    /// Somebody begins.
    Begins { who: Thing },
    /// A round begins.
    Round { number: u32 },
    /// Somebody acts.
    Acts { who: Thing },
    /// Time passes for somebody.
    Passes { who: Thing },
    /// Somebody has won.
    Wins { who: Thing, round: u32 },
    /// Nobody has won.
    Drawn { round: u32 },
    /// Dice were rolled, for the purposes named.
    Roll { what: Vec<Thing>, dice: Value, faces: Vec<i16>, total: i64 },
    /// A chance was tried.
    Chance { what: Vec<Thing>, chance: Value, holds: bool },
    /// One of several was picked by chance; places count from 1.
    Pick { what: Vec<Thing>, place: i64, of: i64 },
    /// A clock ticks for somebody.
    Ticks { clock: String, who: Option<Thing> },
    /// An event happened.
    Event { event: String, with: Vec<With> },
    /// A stored number changed; what was asked for, where that is more than its range lets it.
    Change { whose: Thing, what: Thing, how: Stored, before: Value, after: Value, asked: Option<Value> },
    /// The host was asked for something.
    Asks { command: String, with: Vec<With> },
    /// Somebody chose.
    Chooses { who: Thing, option: Value, of: usize },
    /// A repetition reached its bound.
    Bound,
    /// A stat's value, and what changed it on the way.
    Stat { what: Thing, whose: Owner, value: Value, by: Vec<By> },
    /// A stat's value before its modifiers.
    Base { value: Value, set: bool },
    /// A modifier counts.
    Modifier { by: By },
    /// A modifier or trigger does not count.
    Silent { source: Option<Thing>, whose: Option<Thing>, why: Silence },
    /// A value was cut to its range.
    Cut { before: Value, after: Value },
    /// A fact was asked.
    Fact { fact: String, with: Vec<With>, answer: Value, host: bool },
    /// Two amounts were compared, or two things: then `sides` are they.
    Compared { left: i128, how: Comparison, right: i128, holds: bool, sides: Option<Box<(Value, Value)>> },
    /// A function of the rules runs.
    Calls { what: Thing, with: Vec<With>, gives: Vec<With> },
    /// A call waits for the end of the present one.
    Queued { what: Thing, with: Vec<With> },
    /// Somebody's entry reacts; no source for rules that nobody holds.
    Reacts { who: Option<Thing>, source: Option<Thing> },
}
