//! Saves: what entities have stored, written down by stable id, so that content may be added, removed, renamed and moved.
//!
//! ```text
//!  Write ──Row::of(table)──▶ Row ──Row::place(table)──▶ Write      one number, without allocating
//!  World ──Save::of────────▶ Save ──bytes──▶ file ──read──▶ Save ──restore(table)──▶ World + Report
//! ```
//!
//! A game with a world of its own saves its cells as [`Row`]s. With the feature `world` a [`World`](crate::World) is saved
//! whole ([`Save`]); what the present table does not know is kept in it untouched, reported, and saved again.

use crate::NONE;
use crate::arith::div;
use crate::dice::Dice;
use crate::machine::Write;
use crate::program::{Meaning, Rounding};
use crate::table::{Section, Table};

#[cfg(feature = "world")]
mod bytes;
mod ids;
#[cfg(feature = "world")]
mod report;
#[cfg(feature = "world")]
mod swap;
#[cfg(feature = "world")]
mod whole;

#[cfg(feature = "world")]
pub use bytes::SaveError;
#[cfg(feature = "world")]
pub use ids::Ids;
pub use ids::Lookup;
#[cfg(feature = "world")]
pub(crate) use ids::member_id;
#[cfg(feature = "world")]
pub use report::{Report, Restored};
#[cfg(feature = "world")]
pub use swap::{Swap, Thing};
#[cfg(feature = "world")]
pub use whole::Save;

/// A stored number, said by ids.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// The entity, as the host numbers it.
    pub entity: i64,
    /// The cell's stable id.
    pub cell: u64,
    /// What is stored.
    pub value: Value,
}

/// What a cell holds, said by ids.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// A number of parts of `1/denominator`.
    Number {
        /// The parts.
        parts: i64,
        /// How many of them are one.
        denominator: u32,
    },
    /// An entity, as the host numbers it, or [`NONE`].
    Entity(i64),
    /// The id of an entry; `None` for no entry.
    Entry(Option<u64>),
    /// The id of a member of a `one of`; `None` for no member.
    Member(Option<u64>),
    /// Dice.
    Dice(Dice),
    /// A stat whose base was not replaced.
    Unset,
}

/// Why a row has no place in a table. The row is to be kept as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unknown {
    /// No cell has its id.
    Cell,
    /// No entry, member or dice of the table is what it names.
    Value,
    /// The cell holds another kind of thing now.
    Meaning,
}

/// What became of a number on its way into a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fit {
    /// It is what it was.
    Exact,
    /// The cell's denominator changed and left a remainder: rounded toward zero.
    Rounded,
    /// It lay outside the cell's range and was cut to it.
    Cut,
}

impl Row {
    /// What `write` says, by ids. `None` if the table has no such cell, or the number names nothing in it.
    pub fn of(table: &Table<'_>, write: &Write) -> Option<Row> {
        let cell = table.cell(write.cell)?;
        let index = u32::try_from(write.value).ok();
        let value = match cell.meaning {
            _ if cell.kind == crate::program::CellKind::StatBase && write.value == i64::MIN => Value::Unset,
            Meaning::Number => Value::Number { parts: write.value, denominator: cell.denominator.max(1) },
            Meaning::Entity => Value::Entity(write.value),
            Meaning::Entry if write.value == NONE => Value::Entry(None),
            Meaning::Member(_) if write.value == NONE => Value::Member(None),
            Meaning::Entry => Value::Entry(Some(table.entry(index?)?.id)),
            Meaning::Member(domain) => Value::Member(Some(ids::member_id(table, domain, index?)?)),
            Meaning::Dice => Value::Dice(table.dice(index?)?),
        };
        Some(Row { entity: write.entity, cell: cell.id, value })
    }

    /// Where the row stands in a table, and whether its number had to be changed. `lookup` finds indices by id: the table
    /// itself (each search goes through all rows), or [`Ids`], made once for many.
    pub fn place(&self, table: &Table<'_>, lookup: &impl Lookup) -> Result<(Write, Fit), Unknown> {
        let at = lookup.cell(self.cell).ok_or(Unknown::Cell)?;
        let cell = table.cell(at).ok_or(Unknown::Cell)?;
        let index = |found: Option<u32>| found.map(i64::from).ok_or(Unknown::Value);
        let (value, fit) = match (self.value, cell.meaning) {
            (Value::Unset, _) if cell.kind == crate::program::CellKind::StatBase => (i64::MIN, Fit::Exact),
            (Value::Number { parts, denominator }, Meaning::Number) => {
                let (parts, fit) = rescaled(parts, denominator, cell.denominator.max(1))?;
                let within = parts.max(cell.low).min(cell.high);
                (within, if within == parts { fit } else { Fit::Cut })
            }
            (Value::Entity(entity), Meaning::Entity) => (entity, Fit::Exact),
            (Value::Entry(None), Meaning::Entry) | (Value::Member(None), Meaning::Member(_)) => (NONE, Fit::Exact),
            (Value::Entry(Some(id)), Meaning::Entry) => (index(lookup.entry(id))?, Fit::Exact),
            (Value::Member(Some(id)), Meaning::Member(domain)) => {
                let member = lookup.member(id).filter(|(found, _)| *found == u32::from(domain));
                (index(member.map(|(_, place)| place))?, Fit::Exact)
            }
            (Value::Dice(dice), Meaning::Dice) => {
                let same = |at: &u32| table.dice(*at) == Some(dice);
                (index((0..table.count(Section::Dice)).find(same))?, Fit::Exact)
            }
            (
                Value::Unset
                | Value::Number { .. }
                | Value::Entity(_)
                | Value::Entry(_)
                | Value::Member(_)
                | Value::Dice(_),
                Meaning::Number | Meaning::Entity | Meaning::Entry | Meaning::Member(_) | Meaning::Dice,
            ) => return Err(Unknown::Meaning),
        };
        Ok((Write { entity: self.entity, cell: at, value, fresh: false }, fit))
    }
}

/// Parts of one denominator as parts of another.
fn rescaled(parts: i64, from: u32, to: u32) -> Result<(i64, Fit), Unknown> {
    if from == to {
        return Ok((parts, Fit::Exact));
    }
    let many = parts.checked_mul(i64::from(to)).ok_or(Unknown::Value)?;
    let whole = div(many, i64::from(from), Rounding::TowardZero).map_err(|_| Unknown::Value)?;
    let exact = whole.checked_mul(i64::from(from)) == Some(many);
    Ok((whole, if exact { Fit::Exact } else { Fit::Rounded }))
}
