//! Which cells a function can ever read, with everything it can start: changes of others need not tell states apart.
//! And whether any of that is a repetition with a bound.

use std::collections::BTreeSet;

use runebook_runtime::Table;
use runebook_runtime::ops::{Imm, Instr, Op};
use runebook_runtime::program::Gate;
use runebook_runtime::table::Section;

/// What a dispatch begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Begun {
    /// A function.
    Function(u32),
    /// An event.
    Event(u32),
}

impl Begun {
    /// How many registers of results it gives.
    pub(crate) fn results(self, table: &Table<'_>) -> u16 {
        match self {
            Self::Function(function) => table.function(function).map_or(0, |row| row.results),
            Self::Event(_) => 0,
        }
    }
}

/// The cells that a function reads and changes, if it draws.
fn changed_after_draws<I: Iterator<Item = Instr>>(code: impl Fn() -> I) -> impl Iterator<Item = u32> {
    let of = |op: Op| code().filter(move |instr| instr.op == op).map(Instr::unsigned);
    let draws = code().any(|instr| instr.op == Op::Roll || instr.op == Op::Draw || instr.op == Op::Pick);
    // one by one: a set that is collected sorts first, which is more code than this is worth
    let (mut read, mut changed) = (BTreeSet::new(), BTreeSet::new());
    read.extend(of(Op::Get).filter(|_| draws));
    changed.extend(of(Op::Put));
    read.into_iter().filter(move |cell| changed.contains(cell))
}

/// The cells that something can read.
#[derive(Clone, Debug, Default)]
pub(crate) struct Reads {
    cells: Vec<bool>,
    bounded: bool,
    joins: BTreeSet<u32>,
    functions: BTreeSet<u32>,
    stats: BTreeSet<u32>,
    events: BTreeSet<u32>,
    todo: Vec<u32>,
}

impl Reads {
    /// What these functions read.
    pub(crate) fn of(table: &Table<'_>, functions: &[u32]) -> Reads {
        let mut reads = Reads::none(table);
        functions.iter().for_each(|function| reads.function(*function));
        reads.followed(table)
    }

    /// What a dispatch reads that has begun with a function or an event, and these cells besides.
    pub(crate) fn of_begun(table: &Table<'_>, begun: Begun, cells: impl Iterator<Item = u32>) -> Reads {
        let mut reads = Reads::none(table);
        match begun {
            Begun::Function(function) => reads.function(function),
            Begun::Event(event) => reads.event(table, event),
        }
        cells.for_each(|cell| reads.cell(table, cell));
        reads.followed(table)
    }

    fn none(table: &Table<'_>) -> Reads {
        Reads { cells: vec![false; table.count(Section::Cells) as usize], ..Reads::default() }
    }

    /// With all that these can start.
    fn followed(mut self, table: &Table<'_>) -> Reads {
        let reads = &mut self;
        while let Some(function) = reads.todo.pop() {
            let Some(row) = table.function(function) else { continue };
            let code = || (row.start..row.end).filter_map(|at| table.instr(at));
            code().for_each(|instr| reads.instr(table, instr));
            reads.joins.extend(changed_after_draws(code));
        }
        self
    }

    pub(crate) fn has(&self, cell: u32) -> bool {
        self.cells.get(cell as usize).copied().unwrap_or(true)
    }

    /// Whether a function that draws reads this cell and changes it.
    pub(crate) fn joins(&self, cell: u32) -> bool {
        self.joins.contains(&cell)
    }

    /// Whether a repetition in any of it can reach its bound.
    pub(crate) fn bounded(&self) -> bool {
        self.bounded
    }

    fn function(&mut self, function: u32) {
        if function != u32::MAX && self.functions.insert(function) {
            self.todo.push(function);
        }
    }

    fn cell(&mut self, table: &Table<'_>, cell: u32) {
        if let Some(slot) = self.cells.get_mut(cell as usize).filter(|read| !**read) {
            *slot = true;
            if let Some(row) = table.cell(cell) {
                self.function(row.start_function);
            }
        }
    }

    fn written(&mut self, table: &Table<'_>, cell: u32) {
        if let Some(row) = table.cell(cell) {
            self.function(row.high_function);
        }
    }

    fn instr(&mut self, table: &Table<'_>, instr: Instr) {
        let (index, wide) = (instr.index(), instr.unsigned());
        let one_of_many = instr.op == Op::GetAt || instr.op == Op::PutAt || instr.op == Op::StatAt;
        let beyond = |first: u32, section: Section| {
            if one_of_many { table.count(section).max(first) } else { first.saturating_add(1) }
        };
        match instr.op.info().map_or(Imm::None, |row| row.imm) {
            Imm::Cell if instr.op == Op::Put || instr.op == Op::PutAt => {
                (wide..beyond(wide, Section::Cells)).for_each(|cell| self.written(table, cell));
            }
            Imm::Cell => (wide..beyond(wide, Section::Cells)).for_each(|cell| self.cell(table, cell)),
            Imm::Cells => self.range(table, index, instr.high().into()),
            Imm::Stat => (index..beyond(index, Section::Stats)).for_each(|stat| self.stat(table, stat)),
            Imm::Entry if instr.op == Op::HoldsEntry => self.holds(table, wide),
            Imm::None if instr.op == Op::Holds => {
                (0..table.count(Section::Entries)).for_each(|entry| self.holds(table, entry));
            }
            Imm::Call => self.function(index),
            Imm::Function => self.function(wide),
            Imm::Fact => self.function(table.fact(wide).map_or(u32::MAX, |fact| fact.otherwise)),
            Imm::Set => self.set(table, wide),
            Imm::Event | Imm::Audience => self.event(table, wide),
            Imm::Site if instr.op == Op::Bound => self.bounded = true,
            Imm::None
            | Imm::Number
            | Imm::Const
            | Imm::Entry
            | Imm::Dice
            | Imm::Rounding
            | Imm::RegisterRounding
            | Imm::Registers
            | Imm::Forward
            | Imm::Back
            | Imm::Level
            | Imm::Reason
            | Imm::Field
            | Imm::Context
            | Imm::Place
            | Imm::InRole
            | Imm::Length
            | Imm::Command
            | Imm::Watched
            | Imm::Site
            | Imm::Mode => {}
        }
    }

    fn range(&mut self, table: &Table<'_>, first: u32, count: u32) {
        (first..first.saturating_add(count)).for_each(|cell| self.cell(table, cell));
    }

    fn set(&mut self, table: &Table<'_>, set: u32) {
        self.function(table.set(set).map_or(u32::MAX, |set| set.otherwise));
    }

    fn holds(&mut self, table: &Table<'_>, entry: u32) {
        let Some(row) = table.entry(entry) else { return };
        self.cell(table, row.holds);
        self.function(row.granted);
        let slots = table.kind(row.kind).map_or((0, 0), |kind| kind.slots);
        for (first, count) in (slots.0..slots.1).filter_map(|slot| table.slot(slot)) {
            self.range(table, first, count);
        }
    }

    fn gate(&mut self, table: &Table<'_>, gate: Gate) {
        match gate {
            Gate::Open => {}
            Gate::Entry(entry) => self.holds(table, entry),
            Gate::Cell(cell) => self.cell(table, cell),
        }
    }

    fn stat(&mut self, table: &Table<'_>, stat: u32) {
        let Some(row) = table.stat(stat).filter(|_| self.stats.insert(stat)) else { return };
        self.function(row.base);
        self.cell(table, row.base_cell);
        for modifier in (row.modifiers.0..row.modifiers.1).filter_map(|index| table.modifier(index)) {
            self.gate(table, modifier.gate);
            self.function(modifier.function);
        }
    }

    fn event(&mut self, table: &Table<'_>, event: u32) {
        let Some(row) = table.event(event).filter(|_| self.events.insert(event)) else { return };
        self.set(table, row.audience);
        for reaction in (row.reactions.0..row.reactions.1).filter_map(|index| table.reaction(index)) {
            self.gate(table, reaction.gate);
            self.function(reaction.function);
        }
    }
}
