//! The inner loop: instructions that only compute. They touch the registers of the running function and read contexts and
//! entries, so that the loop holds all it needs and goes on until one that does more.

use crate::arith;
use crate::dice::REGISTERS;
use crate::machine::scratch::Frame;
use crate::machine::sink::{At, Comparison, Silent, Sink, Step};
use crate::machine::window::role_value;
use crate::ops::{Instr, Op};
use crate::program::Rounding;
use crate::table::Table;
use crate::trap::Trap;

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

/// What follows an instruction.
enum Flow {
    Next,
    /// So many instructions further.
    Jump(i32),
    /// It does more than to compute, and was not done.
    More,
}

/// What such instructions read beside registers.
#[derive(Clone, Copy)]
pub(super) struct Read<'r> {
    pub(super) table: &'r Table<'r>,
    pub(super) contexts: &'r [i64],
}

/// Goes on until an instruction that does more, and returns that one. `registers` begin with those of the function; `get`
/// reads a cell that needs no rule to be read.
pub(super) fn compute<K: Sink>(
    read: Read<'_>,
    top: &mut Frame,
    registers: &mut [i64],
    sink: &mut K,
    get: impl Fn(i64, u32) -> Option<i64>,
) -> Result<Instr, Trap> {
    match registers.first_chunk_mut::<ALL>() {
        // Builds that count bytes have one loop for all.
        Some(window) if !cfg!(feature = "lean") => go(read, top, window, sink, get),
        Some(_) | None => go(read, top, registers, sink, get),
    }
}

fn go<W: Window + ?Sized, K: Sink>(
    read: Read<'_>,
    top: &mut Frame,
    window: &mut W,
    sink: &mut K,
    get: impl Fn(i64, u32) -> Option<i64>,
) -> Result<Instr, Trap> {
    let code = read.table.code;
    let mut pc = top.pc;
    let ended = loop {
        let Some(bytes) = code.get(pc as usize) else { break Err(Trap::Broken) };
        let at = At { function: top.function, pc };
        pc = pc.wrapping_add(1);
        match one(read, Operands(bytes), window, sink, at) {
            Ok(Flow::Next) => {}
            Ok(Flow::Jump(distance)) => pc = pc.wrapping_add_signed(distance),
            Ok(Flow::More) => {
                let [op, a, b, ..] = *bytes;
                let read = || get(window.get(b), Operands(bytes).unsigned());
                match (op == Op::Get.number()).then(read).flatten() {
                    Some(value) => window.set(a, value),
                    None => break Instr::decode(*bytes).ok_or(Trap::Broken),
                }
            }
            Err(trap) => break Err(trap),
        }
    };
    top.pc = pc;
    ended
}

/// Works out a function of the table over `registers`, which begin with its own, and gives where its results stand among
/// them; `None` if it does more than to compute and to read cells, or fails. `get` reads a cell of an entity.
pub(super) fn leaf(
    read: Read<'_>,
    start: u32,
    registers: &mut [i64],
    get: impl Fn(i64, u32) -> Option<i64>,
) -> Option<(u8, u8)> {
    let window = registers.first_chunk_mut::<ALL>()?;
    let mut pc = start;
    loop {
        let bytes = read.table.code.get(pc as usize)?;
        pc = pc.wrapping_add(1);
        match one(read, Operands(bytes), window, &mut Silent, At::default()).ok()? {
            Flow::Next => {}
            Flow::Jump(distance) => pc = pc.wrapping_add_signed(distance),
            Flow::More => {
                let [op, a, b, _, ..] = *bytes;
                match Op::from_number(op)? {
                    Op::Ret => return Some((a, b)),
                    Op::Get => Window::set(window, a, get(Window::get(window, b), Operands(bytes).unsigned())?),
                    _ => return None,
                }
            }
        }
    }
}

/// An instruction as it stands in the table: each of its parts is read where it is needed.
#[derive(Clone, Copy)]
struct Operands<'r>(&'r [u8; 8]);

impl Operands<'_> {
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
fn one<W: Window + ?Sized, K: Sink>(
    read: Read<'_>,
    i: Operands<'_>,
    w: &mut W,
    sink: &mut K,
    at: At,
) -> Result<Flow, Trap> {
    let (a, b, c) = (i.0[1], i.0[2], i.0[3]);
    let value = match Op::from_number(i.0[0]).ok_or(Trap::Broken)? {
        Op::Const | Op::Entry => i.wide(),
        Op::Wide => read.table.constant(i.unsigned()).ok_or(Trap::Broken)?,
        Op::Move => w.get(b),
        Op::MoveDice => {
            let words: [i64; REGISTERS] = core::array::from_fn(|place| w.get(b.wrapping_add(place as u8)));
            return Ok(put(w, a, words));
        }
        Op::DiceConst => return Ok(put(w, a, read.table.dice_words(i.unsigned()).ok_or(Trap::Broken)?)),

        Op::Add => arith::add(w.get(b), w.get(c))?,
        Op::Sub => arith::sub(w.get(b), w.get(c))?,
        Op::Mul => arith::mul(w.get(b), w.get(c))?,
        Op::Neg => arith::neg(w.get(b))?,
        Op::AddImm => arith::add(w.get(b), i.wide())?,
        Op::MulImm => arith::mul(w.get(b), i.wide())?,
        Op::Min => w.get(b).min(w.get(c)),
        Op::Max => w.get(b).max(w.get(c)),
        Op::Pow => arith::pow(w.get(b), w.get(c))?,
        Op::Div => arith::div(w.get(b), w.get(c), rounding(i.imm())?)?,
        Op::MulDiv => arith::mul_div(w.get(b), w.get(c), w.get(i.0[4]), rounding(i.imm() >> 8)?)?,

        Op::Eq => told(sink, at, Comparison::Eq, w.get(b), w.get(c)),
        Op::Ne => told(sink, at, Comparison::Ne, w.get(b), w.get(c)),
        Op::Lt => told(sink, at, Comparison::Lt, w.get(b), w.get(c)),
        Op::Le => told(sink, at, Comparison::Le, w.get(b), w.get(c)),
        Op::EqImm => told(sink, at, Comparison::Eq, w.get(b), i.wide()),
        Op::LtImm => told(sink, at, Comparison::Lt, w.get(b), i.wide()),
        Op::GtImm => told(sink, at, Comparison::Gt, w.get(b), i.wide()),
        Op::LeRatio => products(sink, at, Comparison::Le, i, w),
        Op::LtRatio => products(sink, at, Comparison::Lt, i, w),
        Op::EqRatio => products(sink, at, Comparison::Eq, i, w),
        Op::Not => i64::from(w.get(b) == 0),

        Op::Jump => return Ok(Flow::Jump(i.imm())),
        Op::JumpIf => return Ok(branch(sink, at, i.imm(), w.get(a) != 0, true)),
        Op::JumpUnless => return Ok(branch(sink, at, i.imm(), w.get(a) != 0, false)),
        Op::IfEq => return Ok(decided(sink, at, Comparison::Eq, i, w.get(a), w.get(b))),
        Op::IfNe => return Ok(decided(sink, at, Comparison::Ne, i, w.get(a), w.get(b))),
        Op::IfLt => return Ok(decided(sink, at, Comparison::Lt, i, w.get(a), w.get(b))),
        Op::IfLe => return Ok(decided(sink, at, Comparison::Le, i, w.get(a), w.get(b))),
        Op::IfEqImm => return Ok(decided(sink, at, Comparison::Eq, i, w.get(a), i.small())),
        Op::IfNeImm => return Ok(decided(sink, at, Comparison::Ne, i, w.get(a), i.small())),
        Op::IfLtImm => return Ok(decided(sink, at, Comparison::Lt, i, w.get(a), i.small())),
        Op::IfLeImm => return Ok(decided(sink, at, Comparison::Le, i, w.get(a), i.small())),
        Op::IfGtImm => return Ok(decided(sink, at, Comparison::Gt, i, w.get(a), i.small())),
        Op::IfAbove => return Ok(decided(sink, at, Comparison::Lt, i, i.small(), w.get(a))),
        Op::IfFrom => return Ok(decided(sink, at, Comparison::Le, i, i.small(), w.get(a))),

        Op::Role => role_value(read.table, read.contexts, w.get(b), i.unsigned())?,
        Op::Field => field(read.table, w.get(b), i.unsigned())?,

        Op::Loop | Op::ForRange | Op::Salt => return Ok(Flow::More),
        Op::Call | Op::Ret | Op::Later | Op::Trap | Op::Settle | Op::Next => return Ok(Flow::More),
        Op::Get | Op::GetAt | Op::Put | Op::PutAt | Op::Wrote | Op::Stat | Op::StatAt => return Ok(Flow::More),
        Op::FieldDice | Op::Kind | Op::Holds | Op::HoldsEntry | Op::InSlot => return Ok(Flow::More),
        Op::NewContext | Op::SetRole | Op::InRole | Op::Outer => return Ok(Flow::More),
        Op::Fact | Op::Members | Op::Index | Op::Command => return Ok(Flow::More),
        Op::Announce | Op::AnnounceTo | Op::Choose | Op::Append => return Ok(Flow::More),
        Op::Roll | Op::Draw | Op::Pick => return Ok(Flow::More),
        Op::DiceMake | Op::DiceAdd | Op::DicePlus | Op::DiceTimes | Op::DiceSides => return Ok(Flow::More),
        Op::DiceCount | Op::DiceRead | Op::DiceMax | Op::DiceMin | Op::DiceEq => return Ok(Flow::More),
        Op::Was | Op::Bound => return Ok(Flow::More),
    };
    w.set(a, value);
    Ok(Flow::Next)
}

fn put<W: Window + ?Sized>(w: &mut W, register: u8, words: [i64; REGISTERS]) -> Flow {
    for (place, word) in (0..).zip(words) {
        w.set(register.wrapping_add(place), word);
    }
    Flow::Next
}

#[inline(always)]
fn branch<K: Sink>(sink: &mut K, at: At, distance: i32, holds: bool, when: bool) -> Flow {
    if K::ON {
        sink.step(at, Step::Branch { holds });
    }
    if holds == when { Flow::Jump(distance) } else { Flow::Next }
}

/// A comparison that decides the way.
#[inline(always)]
fn decided<K: Sink>(sink: &mut K, at: At, how: Comparison, i: Operands<'_>, left: i64, right: i64) -> Flow {
    let holds = compared(sink, at, how, left, right) != 0;
    branch(sink, at, i.imm(), holds, i.0[3] != 0)
}

#[inline(always)]
fn told<K: Sink>(sink: &mut K, at: At, how: Comparison, left: i64, right: i64) -> i64 {
    compared(sink, at, how, left, right)
}

fn products<W: Window + ?Sized, K: Sink>(sink: &mut K, at: At, how: Comparison, i: Operands<'_>, w: &W) -> i64 {
    let [_, _, b, c, low, second, _, _] = *i.0;
    let product = |x, y| i128::from(w.get(x)) * i128::from(w.get(y));
    compared(sink, at, how, product(b, c), product(low, second))
}

#[inline(always)]
fn compared<K: Sink, N>(sink: &mut K, at: At, how: Comparison, left: N, right: N) -> i64
where
    N: PartialOrd + Copy + Into<i128>,
{
    let holds = match how {
        Comparison::Eq => left == right,
        Comparison::Ne => left != right,
        Comparison::Lt => left < right,
        Comparison::Le => left <= right,
        Comparison::Gt => left > right,
    };
    if K::ON {
        sink.step(at, Step::Compared { how, left: left.into(), right: right.into(), holds });
    }
    i64::from(holds)
}

#[inline(always)]
fn field(table: &Table<'_>, entry: i64, field: u32) -> Result<i64, Trap> {
    let index = u32::try_from(entry).map_err(|_| Trap::NoEntry)?;
    let row = table.entry(index).ok_or(Trap::BadIndex)?;
    table.field(&row, field).ok_or(Trap::BadIndex)
}

#[inline(always)]
fn rounding(number: i32) -> Result<Rounding, Trap> {
    Rounding::from_number(number).ok_or(Trap::Broken)
}
