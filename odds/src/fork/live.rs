//! Which registers are still needed: those that some way on from an instruction reads before it writes them.
//!
//! A plain computation counts as reading only if its result is needed. What nobody asks for may then be computed from
//! zeros; a number that would have grown too large there no longer fails the question.

use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::hash::BuildHasherDefault;
use std::rc::Rc;

use runebook_runtime::Table;
use runebook_runtime::ops::{Access, Imm, Instr, Op, spans};
use runebook_runtime::program::Function;

use super::frontier::Mixer;
use super::frozen::{Kind, Window};
use super::pair::{Seconds, seconds};

/// A set of the registers of a function, or of its results.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Set([u64; 4]);

impl Set {
    pub(super) const ALL: Set = Set([u64::MAX; 4]);

    /// These registers.
    pub(crate) fn of(registers: &[u8]) -> Set {
        let mut set = Set::default();
        registers.iter().for_each(|register| set.add(u16::from(*register)));
        set
    }

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

    fn both(self, other: Set) -> Set {
        Set(std::array::from_fn(|at| self.0[at] & other.0[at]))
    }

    /// With `first` as 0: what came before is left out.
    fn from(self, first: u8) -> Set {
        let (words, bits) = (usize::from(first / 64), u32::from(first % 64));
        let word = |at: usize| self.0.get(at).copied().unwrap_or(0);
        let above = |at: usize| word(at + words + 1).checked_shl(64 - bits).unwrap_or(0);
        Set(std::array::from_fn(|at| word(at + words) >> bits | above(at)))
    }

    /// With 0 as `first`.
    fn moved(self, first: u8) -> Set {
        let mut set = Set::default();
        (0..=u8::MAX - first)
            .filter(|register| self.has(*register))
            .for_each(|n| set.add(u16::from(n) + u16::from(first)));
        set
    }

    fn without(self, other: Set) -> Set {
        Set(std::array::from_fn(|at| self.0[at] & !other.0[at]))
    }

    pub(crate) fn has(self, register: u8) -> bool {
        self.0[usize::from(register / 64)] >> (register % 64) & 1 == 1
    }
}

/// What is needed at each instruction of a function of which some results are wanted.
#[derive(Debug)]
pub(crate) struct Code {
    pub(super) start: u32,
    pub(super) instrs: Vec<Instr>,
    needed: Vec<Set>,
    replaced: Vec<Set>,
    idle: Vec<bool>,
    pairs: RefCell<BTreeMap<u32, Rc<Seconds>>>,
}

impl Code {
    fn of(table: &Table<'_>, function: &Function, wanted: Set) -> Code {
        let instrs: Vec<Instr> = (function.start..function.end).filter_map(|at| table.instr(at)).collect();
        let touch = |instr: &Instr| match instr.op == Op::Ret {
            true => (wanted.moved(instr.a).both(Set::span(instr.a.into(), instr.b.into())), Set::default()),
            false => touched(table, *instr, function.registers),
        };
        let (read, replaced): (Vec<Set>, Vec<Set>) = instrs.iter().map(touch).unzip();
        // `outer` may ask any running function for its context.
        let always = if function.context == u8::MAX { Set::default() } else { Set::span(function.context.into(), 1) };
        let mut needed = vec![always; instrs.len()];
        let mut idle = vec![false; instrs.len()];
        while pass(&instrs, (&read, &replaced), always, &mut needed, &mut idle) {}
        Code { start: function.start, instrs, needed, replaced, idle, pairs: RefCell::default() }
    }

    /// The draws that the draw at `pc` is only ever seen together with.
    pub(super) fn seconds(&self, table: &Table<'_>, pc: u32) -> Rc<Seconds> {
        let mut pairs = self.pairs.borrow_mut();
        Rc::clone(pairs.entry(pc).or_insert_with(|| Rc::new(seconds(table, self, pc))))
    }

    fn place(&self, pc: u32) -> Option<usize> {
        pc.checked_sub(self.start).map(|place| place as usize)
    }

    fn at(&self, pc: u32) -> Set {
        self.place(pc).and_then(|place| self.needed.get(place)).copied().unwrap_or(Set::ALL)
    }

    /// Whether a register is needed at an instruction, counted from the first.
    pub(super) fn needs(&self, place: usize, register: u16) -> bool {
        let needed = self.needed.get(place).copied().unwrap_or(Set::ALL);
        u8::try_from(register).is_ok_and(|register| needed.has(register))
    }

    /// Whether nothing needs what an instruction, counted from the first, does.
    pub(super) fn is_idle(&self, place: usize) -> bool {
        self.idle.get(place).copied().unwrap_or(false)
    }

    /// What the call before `pc` will replace when it returns.
    fn coming(&self, pc: u32) -> Set {
        let call = self.place(pc).and_then(|place| self.replaced.get(place.checked_sub(1)?));
        call.copied().unwrap_or_default()
    }
}

/// One pass from the end to the start; whether anything became needed that was not.
fn pass(
    instrs: &[Instr],
    (read, replaced): (&[Set], &[Set]),
    always: Set,
    needed: &mut [Set],
    idle: &mut [bool],
) -> bool {
    let mut changed = false;
    for place in (0..instrs.len()).rev() {
        let next = successors(instrs[place], place).into_iter().flatten();
        let after = next.filter_map(|next| needed.get(next)).fold(always, |all, next| all.and(*next));
        idle[place] = only_computes(instrs[place].op) && after.both(replaced[place]) == Set::default();
        let used = if idle[place] { Set::default() } else { read[place] };
        let now = after.without(replaced[place]).and(used).and(always);
        changed |= now != needed[place];
        needed[place] = now;
    }
    changed
}

/// Whether an instruction does nothing but replace a register, and cannot fail where what it reads was set to 0.
fn only_computes(op: Op) -> bool {
    COMPUTING.contains(&op)
}

/// Instructions whose result is worked out from registers and cannot fail.
pub(super) const COMPUTING: &[Op] = &[
    Op::Const,
    Op::Wide,
    Op::Move,
    Op::MoveDice,
    Op::DiceConst,
    Op::Entry,
    Op::Add,
    Op::Sub,
    Op::Mul,
    Op::Neg,
    Op::AddImm,
    Op::MulImm,
    Op::Min,
    Op::Max,
    Op::Eq,
    Op::Ne,
    Op::Lt,
    Op::Le,
    Op::EqImm,
    Op::LtImm,
    Op::GtImm,
    Op::LeRatio,
    Op::LtRatio,
    Op::EqRatio,
    Op::Not,
];

pub(super) fn successors(instr: Instr, place: usize) -> [Option<usize>; 2] {
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
    known: HashMap<(u32, Set), Rc<Code>, BuildHasherDefault<Mixer>>,
}

impl Lives {
    fn code(&mut self, table: &Table<'_>, index: u32, wanted: Set) -> Option<Rc<Code>> {
        if let Some(known) = self.known.get(&(index, wanted)) {
            return Some(Rc::clone(known));
        }
        let code = Rc::new(Code::of(table, &table.function(index)?, wanted));
        self.known.insert((index, wanted), Rc::clone(&code));
        Some(code)
    }

    /// Calls `window(function, needed)` for each running function of a frozen state, outermost first, and returns
    /// the code of the innermost with those of its results that are wanted. `top` are those of the outermost that are.
    pub(super) fn windows(
        &mut self,
        table: &Table<'_>,
        frames: &[Window],
        top: Set,
        mut window: impl FnMut(&Window, Set),
    ) -> Option<(Rc<Code>, Set)> {
        let mut code: Option<(Rc<Code>, Set)> = None;
        for (place, frame) in frames.iter().enumerate() {
            let below = place.checked_sub(1).and_then(|below| frames.get(below)).zip(code.take().map(|(code, _)| code));
            if frame.kind == Kind::Event {
                continue;
            }
            let wanted = wanted(frame, below, top);
            let Some(mine) = self.code(table, frame.function, wanted) else { continue };
            let called = frames.get(place + 1).is_some_and(|above| above.kind == Kind::Call);
            let needed = mine.at(frame.pc);
            window(frame, if called { needed.without(mine.coming(frame.pc)) } else { needed });
            code = Some((mine, wanted));
        }
        code
    }
}

/// The results of a running function that are wanted.
fn wanted(frame: &Window, below: Option<(&Window, Rc<Code>)>, top: Set) -> Set {
    match (frame.kind, below) {
        (Kind::Top, _) => top,
        (Kind::Call, Some((caller, code))) => {
            let first = frame.dest.saturating_sub(caller.base);
            u8::try_from(first).map_or(Set::ALL, |first| code.at(caller.pc).from(first))
        }
        (Kind::Call, None) => Set::ALL,
        (Kind::Other | Kind::Event, _) => Set::default(),
    }
}
