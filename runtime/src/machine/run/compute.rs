//! The inner loop: instructions that only compute. They touch the registers of the running function and read contexts and
//! entries, so that the loop holds all it needs and goes on until one that does more.

use super::cells::written;
use crate::arith;
use crate::dice::REGISTERS;
use crate::machine::chooser::Chooser;
use crate::machine::host::Host;
use crate::machine::scratch::Write;
use crate::machine::sink::{At, Comparison, Sink, Step};
use crate::machine::window::role_value;
use crate::ops::{Instr, Op};
use crate::program::Rounding;
use crate::table::Table;
use crate::trap::Trap;
use crate::verify::NO_INDEX;

/// Registers that an instruction can name.
const ALL: usize = 256;

/// The registers of a function.
trait Window {
    fn get(&self, register: u8) -> i64;
    fn set(&mut self, register: u8, value: i64);
}

/// Where there are as many registers as an instruction can name, none is beyond them.
impl Window for [i64; ALL] {
    #[inline(always)]
    fn get(&self, register: u8) -> i64 {
        self[usize::from(register)]
    }

    #[inline(always)]
    fn set(&mut self, register: u8, value: i64) {
        self[usize::from(register)] = value;
    }
}

impl Window for [i64] {
    fn get(&self, register: u8) -> i64 {
        <[i64]>::get(self, usize::from(register)).copied().unwrap_or(0)
    }

    fn set(&mut self, register: u8, value: i64) {
        if let Some(slot) = self.get_mut(usize::from(register)) {
            *slot = value;
        }
    }
}

/// What such instructions read beside registers.
pub(super) struct Read<'r, H: ?Sized, C: ?Sized> {
    pub(super) table: &'r Table<'r>,
    pub(super) contexts: &'r [i64],
    pub(super) journal: &'r [Write],
    pub(super) host: &'r H,
    /// Who may leave open what a cell holds, where that is allowed.
    pub(super) opens: Option<&'r C>,
}

impl<H: Host + ?Sized, C: Chooser + ?Sized> Read<'_, H, C> {
    /// A cell that needs no rule to be read: what was written, what the host has, the start. What is open is left to whoever
    /// stops for it.
    #[cfg_attr(not(feature = "lean"), inline(never))]
    fn cell(&self, entity: i64, cell: u32) -> Option<i64> {
        if entity < 0 || self.opens.is_some_and(|chooser| chooser.opens(entity, cell)) {
            return None;
        }
        let start = || self.table.cell(cell).filter(|row| row.start_function == NO_INDEX).map(|row| row.start);
        written(self.journal, entity, cell).or_else(|| self.host.read(entity, cell)).or_else(start)
    }
}

/// Goes on until an instruction that does more, and returns that one. `registers` begin with those of the function.
pub(super) fn compute<H, C, K>(
    read: &Read<'_, H, C>,
    function: u32,
    pc: &mut u32,
    registers: &mut [i64],
    sink: &mut K,
) -> Result<Instr, Trap>
where
    H: Host + ?Sized,
    C: Chooser + ?Sized,
    K: Sink,
{
    match registers.first_chunk_mut::<ALL>() {
        // Builds that count bytes have one loop for all.
        Some(window) if !cfg!(feature = "lean") => go(read, function, pc, window, sink),
        Some(_) | None => go(read, function, pc, registers, sink),
    }
}

fn go<H, C, W, K>(read: &Read<'_, H, C>, function: u32, next: &mut u32, w: &mut W, sink: &mut K) -> Result<Instr, Trap>
where
    H: Host + ?Sized,
    C: Chooser + ?Sized,
    W: Window + ?Sized,
    K: Sink,
{
    let code = read.table.code;
    let mut pc = *next;
    'next: loop {
        let bytes = code.get(pc as usize).ok_or(Trap::Broken)?;
        let at = At { function, pc };
        pc = pc.wrapping_add(1);
        // Wherever the loop ends, this is where it goes on.
        *next = pc;
        let i = Operands(bytes);
        // Each arm goes on by itself, for one that said how would be asked again; but for comparisons that decide the way.
        let (how, left, right) = 'decides: {
            let value = match Op::loaded(i.0[0]) {
                Op::Const | Op::Entry => i.wide(),
                Op::Wide => read.table.constant(i.unsigned()).ok_or(Trap::Broken)?,
                Op::Move => w.get(i.b()),
                Op::MoveDice => {
                    let words: [i64; REGISTERS] = core::array::from_fn(|place| w.get(i.b().wrapping_add(place as u8)));
                    put(w, i.a(), words);
                    continue 'next;
                }
                Op::DiceConst => {
                    put(w, i.a(), read.table.dice_words(i.unsigned()).ok_or(Trap::Broken)?);
                    continue 'next;
                }

                Op::Add => arith::add(w.get(i.b()), w.get(i.c()))?,
                Op::Sub => arith::sub(w.get(i.b()), w.get(i.c()))?,
                Op::Mul => arith::mul(w.get(i.b()), w.get(i.c()))?,
                Op::Neg => arith::neg(w.get(i.b()))?,
                Op::AddImm => arith::add(w.get(i.b()), i.wide())?,
                Op::MulImm => arith::mul(w.get(i.b()), i.wide())?,
                Op::Min => w.get(i.b()).min(w.get(i.c())),
                Op::Max => w.get(i.b()).max(w.get(i.c())),
                Op::Pow => arith::pow(w.get(i.b()), w.get(i.c()))?,
                Op::Div => arith::div(w.get(i.b()), w.get(i.c()), rounding(i.imm())?)?,
                Op::MulDiv => arith::mul_div(w.get(i.b()), w.get(i.c()), w.get(i.0[4]), rounding(i.imm() >> 8)?)?,

                Op::Eq => compared(sink, at, Comparison::Eq, w.get(i.b()), w.get(i.c())),
                Op::Ne => compared(sink, at, Comparison::Ne, w.get(i.b()), w.get(i.c())),
                Op::Lt => compared(sink, at, Comparison::Lt, w.get(i.b()), w.get(i.c())),
                Op::Le => compared(sink, at, Comparison::Le, w.get(i.b()), w.get(i.c())),
                Op::EqImm => compared(sink, at, Comparison::Eq, w.get(i.b()), i.wide()),
                Op::LtImm => compared(sink, at, Comparison::Lt, w.get(i.b()), i.wide()),
                Op::GtImm => compared(sink, at, Comparison::Gt, w.get(i.b()), i.wide()),
                Op::LeRatio => products(sink, at, Comparison::Le, i, w),
                Op::LtRatio => products(sink, at, Comparison::Lt, i, w),
                Op::EqRatio => products(sink, at, Comparison::Eq, i, w),
                Op::Not => i64::from(w.get(i.b()) == 0),

                Op::Jump => {
                    pc = pc.wrapping_add_signed(i.imm());
                    continue 'next;
                }
                Op::JumpIf => {
                    pc = branch(sink, at, (pc, i.imm()), w.get(i.a()) != 0, true);
                    continue 'next;
                }
                Op::JumpUnless => {
                    pc = branch(sink, at, (pc, i.imm()), w.get(i.a()) != 0, false);
                    continue 'next;
                }
                Op::IfEq => break 'decides (Comparison::Eq, w.get(i.a()), w.get(i.b())),
                Op::IfNe => break 'decides (Comparison::Ne, w.get(i.a()), w.get(i.b())),
                Op::IfLt => break 'decides (Comparison::Lt, w.get(i.a()), w.get(i.b())),
                Op::IfLe => break 'decides (Comparison::Le, w.get(i.a()), w.get(i.b())),
                Op::IfEqImm => break 'decides (Comparison::Eq, w.get(i.a()), i.small()),
                Op::IfNeImm => break 'decides (Comparison::Ne, w.get(i.a()), i.small()),
                Op::IfLtImm => break 'decides (Comparison::Lt, w.get(i.a()), i.small()),
                Op::IfLeImm => break 'decides (Comparison::Le, w.get(i.a()), i.small()),
                Op::IfGtImm => break 'decides (Comparison::Gt, w.get(i.a()), i.small()),
                Op::IfAbove => break 'decides (Comparison::Lt, i.small(), w.get(i.a())),
                Op::IfFrom => break 'decides (Comparison::Le, i.small(), w.get(i.a())),

                Op::Role => role_value(read.contexts, w.get(i.b()), i.unsigned())?,
                Op::Field => field(read.table, w.get(i.b()), i.unsigned())?,

                Op::Loop | Op::ForRange | Op::Salt => return Ok(more(bytes)),
                Op::Call | Op::Ret | Op::Later | Op::Trap | Op::Settle | Op::Next => return Ok(more(bytes)),
                Op::Get => match read.cell(w.get(i.b()), i.unsigned()) {
                    Some(value) => value,
                    None => return Ok(more(bytes)),
                },
                Op::GetAt | Op::Put | Op::PutAt | Op::Wrote | Op::Stat | Op::StatAt => return Ok(more(bytes)),
                Op::FieldDice | Op::Kind | Op::Holds | Op::HoldsEntry | Op::InSlot => return Ok(more(bytes)),
                Op::NewContext | Op::SetRole | Op::InRole | Op::Outer => return Ok(more(bytes)),
                Op::Fact | Op::Members | Op::Index | Op::Command => return Ok(more(bytes)),
                Op::Announce | Op::AnnounceTo | Op::Choose | Op::Append => return Ok(more(bytes)),
                Op::Roll | Op::Draw | Op::Pick => return Ok(more(bytes)),
                Op::DiceMake | Op::DiceAdd | Op::DicePlus | Op::DiceTimes | Op::DiceSides => return Ok(more(bytes)),
                Op::DiceCount | Op::DiceRead | Op::DiceMax | Op::DiceMin | Op::DiceEq => return Ok(more(bytes)),
                Op::Was | Op::Bound => return Ok(more(bytes)),
            };
            w.set(i.a(), value);
            continue 'next;
        };
        let holds = compared(sink, at, how, left, right) != 0;
        pc = branch(sink, at, (pc, i.imm()), holds, i.c() != 0);
    }
}

/// The instruction that does more.
#[inline(always)]
fn more(bytes: &[u8; 8]) -> Instr {
    let [op, a, b, c, ..] = *bytes;
    Instr { op: Op::loaded(op), a, b, c, imm: Operands(bytes).imm() }
}

/// An instruction as it stands in the table: each of its parts is read where it is needed.
#[derive(Clone, Copy)]
struct Operands<'r>(&'r [u8; 8]);

impl Operands<'_> {
    #[inline(always)]
    fn a(self) -> u8 {
        self.0[1]
    }

    #[inline(always)]
    fn b(self) -> u8 {
        self.0[2]
    }

    #[inline(always)]
    fn c(self) -> u8 {
        self.0[3]
    }

    #[inline(always)]
    fn imm(self) -> i32 {
        let [_, _, _, _, i, j, k, l] = *self.0;
        i32::from_le_bytes([i, j, k, l])
    }

    #[inline(always)]
    fn unsigned(self) -> u32 {
        self.imm().cast_unsigned()
    }

    /// The second operand as a number from -128 to 127.
    #[inline(always)]
    fn small(self) -> i64 {
        self.0[2].cast_signed().into()
    }

    #[inline(always)]
    fn wide(self) -> i64 {
        self.imm().into()
    }
}

#[inline(always)]
fn put<W: Window + ?Sized>(w: &mut W, register: u8, words: [i64; REGISTERS]) {
    for (place, word) in (0..).zip(words) {
        w.set(register.wrapping_add(place), word);
    }
}

/// Where it goes on: so far beyond `pc` if `holds` is what is waited for.
#[inline(always)]
fn branch<K: Sink>(sink: &mut K, at: At, (pc, distance): (u32, i32), holds: bool, when: bool) -> u32 {
    if K::ON {
        sink.step(at, Step::Branch { holds });
    }
    if holds == when { pc.wrapping_add_signed(distance) } else { pc }
}

fn products<W: Window + ?Sized, K: Sink>(sink: &mut K, at: At, how: Comparison, i: Operands<'_>, w: &W) -> i64 {
    let [_, _, b, c, low, second, _, _] = *i.0;
    let product = |x, y| i128::from(w.get(x)) * i128::from(w.get(y));
    compared(sink, at, how, product(b, c), product(low, second))
}

#[cfg_attr(not(feature = "lean"), inline(always))]
#[cfg_attr(feature = "lean", inline(never))]
fn compared<K: Sink, N>(sink: &mut K, at: At, how: Comparison, left: N, right: N) -> i64
where
    N: PartialOrd + Copy + Into<i128>,
{
    let holds = how.holds(left, right);
    if K::ON {
        tell_compared(sink, at, how, (left.into(), right.into()), holds);
    }
    i64::from(holds)
}

/// Apart from the loop, where it would stand for each comparison.
#[cfg_attr(not(feature = "lean"), inline(never))]
fn tell_compared<K: Sink>(sink: &mut K, at: At, how: Comparison, (left, right): (i128, i128), holds: bool) {
    sink.step(at, Step::Compared { how, left, right, holds });
}

#[cfg_attr(not(feature = "lean"), inline(always))]
#[cfg_attr(feature = "lean", inline(never))]
pub(crate) fn field(table: &Table<'_>, entry: i64, field: u32) -> Result<i64, Trap> {
    let index = u32::try_from(entry).map_err(|_| Trap::NoEntry)?;
    let row = table.entry(index).ok_or(Trap::BadIndex)?;
    table.field(&row, field).ok_or(Trap::BadIndex)
}

#[inline(always)]
fn rounding(number: i32) -> Result<Rounding, Trap> {
    Rounding::from_number(number).ok_or(Trap::Broken)
}
