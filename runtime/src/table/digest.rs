//! What a thing does, as one number that does not depend on where anything stands in the table: indices count as the
//! stable ids of what they name. Two tables that give a thing the same digest let it do the same.

use super::{Section, Table};
use crate::hash::{FNV, mix};
use crate::ops::{Imm, Instr};
use crate::program::{Gate, Holder, Meaning};

/// Inner functions within each other that are looked into. Deeper ones count by their sizes alone.
const DEPTH: u32 = 6;

/// The digest of a row of cells, stats, entries, facts, sets, commands, events or exports; of others it is 0.
///
/// A stat's includes the modifiers that nobody holds, an entry's the modifiers and reactions that its holder has.
pub(crate) fn digest(table: &Table<'_>, section: Section, at: u32) -> u64 {
    let digest = Digest { table };
    match section {
        Section::Cells => digest.cell(at),
        Section::Stats => digest.stat(at),
        Section::Entries => digest.entry(at),
        Section::Facts => digest.question(table.fact(at)),
        Section::Sets => digest.question(table.set(at)),
        Section::Commands => digest.question(table.command(at)),
        Section::Events => digest.event(at),
        Section::Exports => table.export_row(at).map_or(0, |row| digest.function(row.function, 0)),
        _ => 0,
    }
}

struct Digest<'t, 'b> {
    table: &'t Table<'b>,
}

fn all(words: impl IntoIterator<Item = u64>) -> u64 {
    words.into_iter().fold(FNV, mix)
}

impl Digest<'_, '_> {
    fn cell(&self, at: u32) -> u64 {
        let Some(cell) = self.table.cell(at) else { return 0 };
        all([
            cell.kind as u64,
            cell.start.cast_unsigned(),
            cell.low.cast_unsigned(),
            cell.high.cast_unsigned(),
            u64::from(cell.denominator),
            self.function(cell.start_function, 0),
            self.function(cell.high_function, 0),
        ])
    }

    fn stat(&self, at: u32) -> u64 {
        let Some(stat) = self.table.stat(at) else { return 0 };
        let own = all([
            stat.shape as u64,
            self.function(stat.base, 0),
            u64::from(stat.denominator),
            stat.rounding as u64,
            stat.positives_only.into(),
            stat.low.cast_unsigned(),
            stat.high.cast_unsigned(),
        ]);
        let (start, end) = stat.modifiers;
        (start..end).filter(|at| self.gate_of(*at) != Some(true)).fold(own, |hash, at| mix(hash, self.modifier(at)))
    }

    /// Whether a modifier belongs to whoever holds an entry.
    fn gate_of(&self, modifier: u32) -> Option<bool> {
        Some(matches!(self.table.modifier(modifier)?.gate, Gate::Entry(_)))
    }

    fn modifier(&self, at: u32) -> u64 {
        let Some(row) = self.table.modifier(at) else { return 0 };
        let gate = match row.gate {
            Gate::Open | Gate::Entry(_) => 0,
            Gate::Cell(cell) => self.table.cell(cell).map_or(0, |cell| cell.id),
        };
        all([
            row.id,
            self.table.stat(row.stat).map_or(0, |stat| stat.id),
            row.layer as u64,
            u64::from(row.bonus_type),
            i64::from(row.priority).cast_unsigned(),
            holder(row.holder),
            gate,
            self.function(row.function, 0),
        ])
    }

    fn reaction(&self, at: u32) -> u64 {
        let Some(row) = self.table.reaction(at) else { return 0 };
        all([
            row.id,
            self.table.event(row.event).map_or(0, |event| event.id),
            i64::from(row.priority).cast_unsigned(),
            holder(row.holder),
            row.context_role.into(),
            self.function(row.function, 0),
        ])
    }

    fn entry(&self, at: u32) -> u64 {
        let Some(entry) = self.table.entry(at) else { return 0 };
        let Some(kind) = self.table.kind(entry.kind) else { return 0 };
        let own = all([
            kind.id,
            u64::from(entry.parameters.1),
            self.function(entry.may_learn, 0),
            self.function(entry.price, 0),
            self.function(entry.granted, 0),
        ]);
        let fields = (0..u32::from(kind.fields)).fold(own, |hash, field| {
            let value = self.table.field(&entry, field).unwrap_or(0);
            mix(hash, self.value(value, self.table.meaning(&kind, field)))
        });
        let mine = |gate: Gate| gate == Gate::Entry(at);
        let modifiers = (0..self.table.count(Section::Modifiers))
            .filter(|row| self.table.modifier(*row).is_some_and(|row| mine(row.gate)));
        let hash = modifiers.fold(fields, |hash, row| mix(hash, self.modifier(row)));
        let reactions = (0..self.table.count(Section::Reactions))
            .filter(|row| self.table.reaction(*row).is_some_and(|row| mine(row.gate)));
        reactions.fold(hash, |hash, row| mix(hash, self.reaction(row)))
    }

    fn value(&self, value: i64, meaning: Meaning) -> u64 {
        let index = u32::try_from(value).unwrap_or(u32::MAX);
        match meaning {
            Meaning::Number | Meaning::Entity => value.cast_unsigned(),
            Meaning::Entry => self.table.entry(index).map_or(0, |entry| entry.id),
            Meaning::Member(domain) => crate::save::member_id(self.table, domain, index).unwrap_or(0),
            Meaning::Dice => self.dice(index),
        }
    }

    fn dice(&self, at: u32) -> u64 {
        all(self.table.dice(at).unwrap_or_default().words().map(i64::cast_unsigned))
    }

    fn question(&self, row: Option<crate::program::Question>) -> u64 {
        row.map_or(0, |row| all([row.params.into(), row.at_most.into(), self.function(row.otherwise, 0)]))
    }

    fn event(&self, at: u32) -> u64 {
        let Some(event) = self.table.event(at) else { return 0 };
        let audience = self.table.set(event.audience).map_or(0, |set| set.id);
        let (start, end) = event.reactions;
        let nobody = |at: &u32| self.table.reaction(*at).is_some_and(|row| !matches!(row.gate, Gate::Entry(_)));
        let own = all([event.params.into(), audience]);
        (start..end).filter(nobody).fold(own, |hash, at| mix(hash, self.reaction(at)))
    }

    /// What a function does: its instructions, those of the nameless ones it calls, and the ids of the others.
    fn function(&self, at: u32, depth: u32) -> u64 {
        let Some(row) = self.table.function(at) else { return 0 };
        let own = all([row.params.into(), row.registers.into(), row.results.into(), (row.end - row.start).into()]);
        if depth > DEPTH {
            return own;
        }
        (row.start..row.end).fold(own, |hash, at| {
            let Some(instr) = self.table.instr(at) else { return hash };
            let operands = u64::from_le_bytes([instr.op as u8, instr.a, instr.b, instr.c, 0, 0, 0, 0]);
            mix(mix(hash, operands), self.immediate(instr, depth))
        })
    }

    fn called(&self, at: u32, depth: u32) -> u64 {
        match self.table.function(at) {
            Some(row) if row.id != 0 && depth > 0 => row.id,
            Some(_) => self.function(at, depth + 1),
            None => 0,
        }
    }

    fn immediate(&self, instr: Instr, depth: u32) -> u64 {
        let table = self.table;
        let (index, low, high) = (instr.unsigned(), instr.index(), u64::from(instr.high()));
        let number = i64::from(instr.imm).cast_unsigned();
        let Some(row) = instr.op.info() else { return number };
        let id = match row.imm {
            Imm::None
            | Imm::Number
            | Imm::Rounding
            | Imm::RegisterRounding
            | Imm::Registers
            | Imm::Forward
            | Imm::Back
            | Imm::Level
            | Imm::Reason
            | Imm::Field
            | Imm::Place
            | Imm::Length
            | Imm::Mode => Some(number),
            Imm::Const => table.constant(index).map(i64::cast_unsigned),
            Imm::Dice => Some(self.dice(index)),
            Imm::Call => Some(mix(self.called(low, depth), high)),
            Imm::Function => Some(self.called(index, depth)),
            Imm::Cell => table.cell(index).map(|cell| cell.id),
            Imm::Cells => table.cell(low).map(|cell| mix(cell.id, high)),
            Imm::Stat => table.stat(low).map(|stat| mix(stat.id, high)),
            Imm::Entry => table.entry(index).map(|entry| entry.id),
            Imm::Context => table.context(index).map(|context| context.id),
            Imm::InRole => {
                let (kind, role) = instr.pair();
                table.context(kind.into()).map(|context| mix(context.id, role.into()))
            }
            Imm::Fact => table.fact(index).map(|fact| fact.id),
            Imm::Set => table.set(index).map(|set| set.id),
            Imm::Command => table.command(index).map(|command| command.id),
            Imm::Event | Imm::Audience | Imm::Watched => table.event(index).map(|event| event.id),
            Imm::Site => table.site(index),
        };
        id.unwrap_or(0)
    }
}

fn holder(holder: Holder) -> u64 {
    match holder {
        Holder::Nobody => 0,
        Holder::Owner => 1,
        Holder::Role(role) => 2 | u64::from(role) << 8,
        Holder::Audience => 3,
    }
}
