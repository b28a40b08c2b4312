//! Which registers are still needed: those that some way on from an instruction reads before it writes them.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use runebook_runtime::ops::{Access, Imm, Instr, Op, spans};
use runebook_runtime::program::Function;
use runebook_runtime::{Machine, Table};

use super::pair::Pair;

/// A set of the registers of a function.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Set([u64; 4]);

impl Set {
    fn span(first: u16, length: u16) -> Set {
        let mut set = Set::default();
        (first..first.saturating_add(length).min(256)).for_each(|register| set.add(register));
        set
    }

    fn add(&mut self, register: u16) {
        if let Some(word) = self.0.get_mut(usize::from(register / 64)) {
            *word |= 1 << (register % 64);
        }
    }

    fn and(self, other: Set) -> Set {
        Set(std::array::from_fn(|at| self.0[at] | other.0[at]))
    }

    fn without(self, other: Set) -> Set {
        Set(std::array::from_fn(|at| self.0[at] & !other.0[at]))
    }

    pub(crate) fn has(self, register: u8) -> bool {
        self.0[usize::from(register / 64)] >> (register % 64) & 1 == 1
    }
}

/// What is needed at each instruction of a function, and what each replaces.
#[derive(Debug)]
pub(super) struct Code {
    pub(super) start: u32,
    pub(super) instrs: Vec<Instr>,
    needed: Vec<Set>,
    replaced: Vec<Set>,
    pairs: RefCell<BTreeMap<u32, Option<Pair>>>,
}

impl Code {
    fn of(table: &Table<'_>, function: &Function) -> Code {
        let instrs: Vec<Instr> = (function.start..function.end).filter_map(|at| table.instr(at)).collect();
        let (read, replaced): (Vec<Set>, Vec<Set>) =
            instrs.iter().map(|instr| touched(table, *instr, function.registers)).unzip();
        // `outer` may ask any running function for its context.
        let always = if function.context == u8::MAX { Set::default() } else { Set::span(function.context.into(), 1) };
        let mut needed = vec![always; instrs.len()];
        while pass(&instrs, &read, &replaced, always, &mut needed) {}
        Code { start: function.start, instrs, needed, replaced, pairs: RefCell::default() }
    }

    /// The draw that the draw at `pc` is only ever seen together with, if there is one.
    fn pair(&self, table: &Table<'_>, pc: u32) -> Option<Pair> {
        *self.pairs.borrow_mut().entry(pc).or_insert_with(|| Pair::find(table, self, pc))
    }

    fn at(&self, pc: u32) -> Set {
        let place = pc.checked_sub(self.start).map(|place| place as usize);
        place.and_then(|place| self.needed.get(place)).copied().unwrap_or(Set([u64::MAX; 4]))
    }

    /// Whether a register is needed at `pc`.
    pub(super) fn needs(&self, pc: u32, register: u16) -> bool {
        u8::try_from(register).is_ok_and(|register| self.at(pc).has(register))
    }

    /// What the instruction before `pc`, a call that still runs, will replace when it returns.
    fn coming(&self, pc: u32) -> Set {
        let place = pc.checked_sub(self.start + 1).map(|place| place as usize);
        place.and_then(|place| self.replaced.get(place)).copied().unwrap_or_default()
    }
}

/// One pass from the end to the start; whether anything became needed that was not.
fn pass(instrs: &[Instr], read: &[Set], replaced: &[Set], always: Set, needed: &mut [Set]) -> bool {
    let mut changed = false;
    for place in (0..instrs.len()).rev() {
        let after = successors(instrs[place], place)
            .into_iter()
            .flatten()
            .filter_map(|next| needed.get(next))
            .fold(always, |all, next| all.and(*next));
        let now = after.without(replaced[place]).and(read[place]).and(always);
        changed |= now != needed[place];
        needed[place] = now;
    }
    changed
}

fn successors(instr: Instr, place: usize) -> [Option<usize>; 2] {
    let jumps = instr.op.info().is_some_and(|row| row.imm == Imm::Forward || row.imm == Imm::Back);
    let target = place.checked_add(1).filter(|_| jumps).and_then(|next| next.checked_add_signed(instr.imm as isize));
    let goes_on = instr.op != Op::Jump && instr.op != Op::Ret && instr.op != Op::Trap;
    [goes_on.then_some(place + 1), target]
}

fn touched(table: &Table<'_>, instr: Instr, window: u16) -> (Set, Set) {
    let (mut read, mut written) = (Set::default(), Set::default());
    spans(table, instr, window, &mut |access, first, length| match access {
        Access::Read => read = read.and(Set::span(first, length)),
        Access::Write => written = written.and(Set::span(first, length)),
    });
    (read, written)
}

/// The needs of a table's functions, worked out when first asked for.
#[derive(Debug, Default)]
pub(crate) struct Lives {
    known: Vec<Option<Rc<Code>>>,
}

impl Lives {
    /// See [`Code::pair`].
    pub(crate) fn pair(&mut self, table: &Table<'_>, function: u32, pc: u32) -> Option<Pair> {
        self.code(table, function)?.pair(table, pc)
    }

    fn code(&mut self, table: &Table<'_>, index: u32) -> Option<Rc<Code>> {
        let place = index as usize;
        if self.known.len() <= place {
            self.known.resize(place + 1, None);
        }
        let slot = self.known.get_mut(place)?;
        if slot.is_none() {
            *slot = Some(Rc::new(Code::of(table, &table.function(index)?)));
        }
        slot.clone()
    }

    /// Sets to 0 what will never be read again, in all running functions.
    pub(crate) fn clear_dead(&mut self, table: &Table<'_>, machine: &mut Machine<'_, '_>) {
        let windows = machine.chain().filter(|at| has_registers(table, at.function)).count();
        let mut seen = 0;
        let mut needed = Set::default();
        machine.clear_dead(&mut |function, pc, register| {
            if register == 0 {
                seen += 1;
                needed = self.needed(table, function, pc, seen < windows);
            }
            needed.has(register)
        });
    }

    /// What a function needs at `pc`; one that waits for a call gets the call's results.
    fn needed(&mut self, table: &Table<'_>, function: u32, pc: u32, waits: bool) -> Set {
        let Some(code) = self.code(table, function) else { return Set([u64::MAX; 4]) };
        let needed = code.at(pc);
        if waits { needed.without(code.coming(pc)) } else { needed }
    }
}

fn has_registers(table: &Table<'_>, function: u32) -> bool {
    table.function(function).is_some_and(|function| function.registers > 0)
}
