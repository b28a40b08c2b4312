//! Transcripts: what each dispatch of a game came to, a line each, so that two machines can be compared.
//!
//! A game (or a test, on another processor, in another build) appends a [`Line`] after each dispatch. Everything in it is
//! said by stable id. [`Transcript::diverges`] names the first dispatch in which two transcripts differ, and in what.
//!
//! ```text
//! transcript 1 philox4x32-10/1 table 3f0c…          content hash
//! 4f…01 (0, 1) seed 7 run 0 turn 3 actor 0 nth 0    function or event, arguments, key
//!   = done (12)                                     how it ended, with its results
//!   . 1 88…20 8/1                                   a change: entity, cell, value; 8/0 for an 8 that names nothing
//!   ! a1…07 (1, 4)                                  a request to the host
//!   # 0123456789abcdef                              hash of the dispatch, continued from all before it
//! ```

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write as _;

use crate::hash::mix;
use crate::machine::{ALGORITHM, Key, Machine, Outcome, Write};
use crate::save::{Row, Value};
use crate::table::Table;
use crate::trap::Trap;

mod compare;
mod parse;

pub use compare::{Difference, Divergence};
pub use parse::NotATranscript;

/// The version of the text.
const VERSION: u32 = 1;

/// What the dispatches of a game came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Transcript {
    /// The table's content hash.
    pub content: u64,
    /// A line for each dispatch.
    pub lines: Vec<Line>,
}

/// What a dispatch began with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begun {
    /// A function, by its index: see [`Machine::begin`].
    Function(u32),
    /// An event, by its index: see [`Machine::begin_event`].
    Event(u32),
}

/// What one dispatch came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// The id of the function that was started, or of the event that was begun with.
    pub function: u64,
    /// Its arguments.
    pub args: Vec<i64>,
    /// What keyed its dice.
    pub key: Key,
    /// How it ended: `done`, `ask`, or `trap` and its number ([`Trap::number`]); one of the table's own says its reason, too:
    /// `trap 32 reason 7`.
    pub ended: String,
    /// Its results.
    pub results: Vec<i64>,
    /// What it changed, by entity and cell.
    pub changes: Vec<Row>,
    /// What it asked of the host: the command's id and its arguments.
    pub commands: Vec<(u64, Vec<i64>)>,
    /// A hash of all of this and of the lines before.
    pub hash: u64,
}

impl Transcript {
    /// An empty one, of a game with this table.
    pub fn of(table: &Table<'_>) -> Transcript {
        Transcript { content: table.content_hash(), lines: Vec::new() }
    }

    /// Appends what a machine's dispatch came to, before it is committed; returns the hash up to here.
    pub fn note(
        &mut self,
        table: &Table<'_>,
        (begun, args, key): (Begun, &[i64], Key),
        machine: &Machine<'_, '_>,
        outcome: &Outcome,
    ) -> u64 {
        let ended = match outcome {
            Outcome::Done => String::from("done"),
            Outcome::Ask(_) => String::from("ask"),
            Outcome::Drawing(_, _) => String::from("drawing"),
            Outcome::Failed(fault) => trapped(fault.trap),
        };
        let mut changes: Vec<Row> = machine.journal().iter().map(|write| change(table, write)).collect();
        changes.sort_by_key(|row| (row.entity, row.cell));
        let command = |at| table.command(at).map_or(0, |row| row.id);
        let commands = machine.commands().iter().map(|asked| (command(asked.command), asked.args().to_vec())).collect();
        let results = if *outcome == Outcome::Done { machine.results().to_vec() } else { Vec::new() };
        let function = match begun {
            Begun::Function(at) => table.function(at).map(|row| row.id),
            Begun::Event(at) => table.event(at).map(|row| row.id),
        };
        let function = function.unwrap_or(0);
        let line = Line { function, args: args.to_vec(), key, ended, results, changes, commands, hash: 0 };
        let hash = line.continued(self.lines.last().map_or(self.content, |line| line.hash));
        self.lines.push(Line { hash, ..line });
        hash
    }

    /// The transcript as text.
    pub fn text(&self) -> String {
        let mut text = alloc::format!("transcript {VERSION} {ALGORITHM} table {:016x}\n", self.content);
        for line in &self.lines {
            line.write(&mut text);
        }
        text
    }
}

impl Line {
    /// The hash of the line, continued from that of the one before.
    pub(crate) fn continued(&self, before: u64) -> u64 {
        let mut text = String::new();
        self.put(&mut text);
        crate::hash::fnv(mix(before, text.len() as u64), text.as_bytes())
    }

    /// The line as text.
    pub fn text(&self) -> String {
        let mut text = String::new();
        self.write(&mut text);
        text
    }

    fn write(&self, text: &mut String) {
        self.put(text);
        // writing to a string cannot fail
        let _ = writeln!(text, "  # {:016x}", self.hash);
    }

    fn put(&self, text: &mut String) {
        let Key { seed, run, turn, actor, nth } = self.key;
        let _ = writeln!(
            text,
            "{:016x} {} seed {seed} run {run} turn {turn} actor {actor} nth {nth}",
            self.function,
            Numbers(&self.args)
        );
        let _ = writeln!(text, "  = {} {}", self.ended, Numbers(&self.results));
        for Row { entity, cell, value } in &self.changes {
            let _ = writeln!(text, "  . {entity} {cell:016x} {}", Said(*value));
        }
        for (command, args) in &self.commands {
            let _ = writeln!(text, "  ! {command:016x} {}", Numbers(args));
        }
    }
}

/// A change by ids. What names nothing in the table is a number all the same, of 0 parts.
fn change(table: &Table<'_>, write: &Write) -> Row {
    Row::of(table, write).unwrap_or_else(|| Row {
        entity: write.entity,
        cell: table.cell(write.cell).map_or(0, |cell| cell.id),
        value: Value::Number { parts: write.value, denominator: 0 },
    })
}

fn trapped(trap: Trap) -> String {
    match trap {
        Trap::Raised(reason) => alloc::format!("trap {} reason {reason}", trap.number()),
        other => alloc::format!("trap {}", other.number()),
    }
}

/// `(1, 2, 3)`
struct Numbers<'a>(&'a [i64]);

impl core::fmt::Display for Numbers<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("(")?;
        for (at, number) in self.0.iter().enumerate() {
            let before = if at == 0 { "" } else { ", " };
            write!(f, "{before}{number}")?;
        }
        f.write_str(")")
    }
}

/// A value in one word: `8/1`, `@3`, `e77…`, `m12…`, `d…`, `none`, `unset`.
struct Said(Value);

impl core::fmt::Display for Said {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.0 {
            Value::Number { parts, denominator } => write!(f, "{parts}/{denominator}"),
            Value::Entity(entity) => write!(f, "@{entity}"),
            Value::Entry(Some(id)) => write!(f, "e{id:016x}"),
            Value::Entry(None) => f.write_str("no-entry"),
            Value::Member(Some(id)) => write!(f, "m{id:016x}"),
            Value::Member(None) => f.write_str("no-member"),
            Value::Dice(dice) => {
                f.write_str("d")?;
                dice.words().iter().try_for_each(|word| write!(f, "{word:x},"))
            }
            Value::Unset => f.write_str("unset"),
        }
    }
}
