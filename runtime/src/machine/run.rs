//! The loop: takes an instruction, does it, takes the next.

use super::chooser::{Chooser, Fork};
use super::held::Held;
use super::host::Host;
use super::scratch::{Frame, FrameKind};
use super::sink::{At, Sink, Step};
use super::state::Pending;
use super::{Fault, Machine, NO_FUNCTION, Outcome};
use crate::NONE;
use crate::dice::REGISTERS;
use crate::ops::{Instr, Op};
use crate::trap::Trap;

mod bound;
mod calls;
mod cells;
mod chance;
mod choices;
mod compute;
mod contexts;
mod dice;
mod entries;
mod events;
mod questions;
mod stats;

use calls::Args;
#[cfg(feature = "batch")]
pub(crate) use cells::written;
#[cfg(feature = "batch")]
pub(crate) use compute::field;
use compute::{Read, compute};
#[cfg(feature = "batch")]
pub(crate) use entries::{contains, in_slots, kind_of};

/// Runs the machine as far as it goes.
pub(super) fn run<H, C, K>(machine: &mut Machine<'_, '_>, host: &H, chooser: &mut C, sink: &mut K) -> Outcome
where
    H: Host + ?Sized,
    C: Chooser + ?Sized,
    K: Sink,
{
    if let Some(outcome) = over(machine) {
        return outcome;
    }
    machine.state.nesting = 0;
    let nobody = if K::ON { None } else { host.held(NONE) };
    let ended = Run { m: machine, host, chooser, sink, nobody }.all();
    ends(machine, ended)
}

/// What a dispatch that does not go on came to; none where it does.
fn over(machine: &mut Machine<'_, '_>) -> Option<Outcome> {
    match machine.state.pending {
        Pending::Failed(fault) => return Some(Outcome::Failed(fault)),
        Pending::Done => return Some(Outcome::Done),
        Pending::None | Pending::Running => return Some(fail(machine, Trap::NotBegun)),
        Pending::Ready | Pending::Draw(_, _) | Pending::Choice { .. } => machine.state.pending = Pending::Running,
        Pending::Supplied(_) => {}
    }
    None
}

/// What a run comes to.
fn ends(machine: &mut Machine<'_, '_>, ended: Result<(), Stop>) -> Outcome {
    match ended {
        Ok(()) => {
            machine.state.pending = Pending::Done;
            Outcome::Done
        }
        Err(Stop::Trap(trap)) => fail(machine, trap),
        Err(Stop::Wait) => match machine.state.pending {
            Pending::Draw(site, draw) => Outcome::Drawing(site, draw),
            Pending::Choice { first: _, ask } => Outcome::Ask(ask),
            Pending::None
            | Pending::Ready
            | Pending::Running
            | Pending::Supplied(_)
            | Pending::Failed(_)
            | Pending::Done => fail(machine, Trap::Broken),
        },
    }
}

/// Works out a value above whatever waits, and leaves that as it was. Nothing is ever drawn, so a chooser that is not
/// known beforehand costs nothing, and saves code where runs have one, too.
pub(super) fn peek<H, K, T>(
    machine: &mut Machine<'_, '_>,
    host: &H,
    sink: &mut K,
    work: impl FnOnce(&mut Run<'_, '_, '_, H, dyn Chooser, K>) -> Result<T, Stop>,
) -> Result<T, Fault>
where
    H: Host + ?Sized,
    K: Sink,
{
    let before = machine.state;
    // should an exception of the host's break it off, there is nothing to go on with
    machine.state.pending = Pending::Running;
    (machine.state.nesting, machine.state.fuel) = (0, machine.limits.fuel);
    let nobody = if K::ON { None } else { host.held(NONE) };
    let ended = above(machine)
        .map_err(Stop::from)
        .and_then(|()| work(&mut Run { m: machine, host, chooser: &mut Fork as &mut dyn Chooser, sink, nobody }));
    let at = machine.state.top.at();
    machine.state = before;
    ended.map_err(|stop| match stop {
        Stop::Trap(trap) => Fault { trap, at },
        Stop::Wait => Fault { trap: Trap::NotPure, at },
    })
}

/// Works out what a function gives, as [`peek`] does: where its results stand, and how many they are.
pub(super) fn evaluate<H, K>(
    machine: &mut Machine<'_, '_>,
    host: &H,
    sink: &mut K,
    function: u32,
    args: &[i64],
) -> Result<(usize, usize), Fault>
where
    H: Host + ?Sized,
    K: Sink,
{
    let refused = |trap| Fault { trap, at: At { function, pc: 0 } };
    let Some(row) = machine.table.function(function) else { return Err(refused(Trap::BadIndex)) };
    if args.len() != usize::from(row.params) {
        return Err(refused(Trap::BadCount));
    }
    // What calls nothing needs neither a frame nor that anything is kept for it.
    let chooser = &mut Fork as &mut dyn Chooser;
    let found = Run { m: machine, host, chooser, sink, nobody: None }.alone(&row, args);
    let at = match found {
        Some(at) => at,
        None => peek(machine, host, sink, |run| run.pure(function, Args::Words(args), NONE))?,
    };
    Ok((at, usize::from(row.results)))
}

/// A frame that is no function's, with room for one value.
fn above(machine: &mut Machine<'_, '_>) -> Result<(), Trap> {
    let room = machine.room(REGISTERS)?;
    machine.push(FrameKind::Event, NO_FUNCTION, 0, room)
}

fn fail(machine: &mut Machine<'_, '_>, trap: Trap) -> Outcome {
    let fault = Fault { trap, at: machine.state.top.at() };
    machine.state.pending = Pending::Failed(fault);
    Outcome::Failed(fault)
}

/// Why the loop ends before the end.
pub(super) enum Stop {
    /// A failure.
    Trap(Trap),
    /// A draw or a choice is open; the state says which.
    Wait,
}

impl From<Trap> for Stop {
    fn from(trap: Trap) -> Stop {
        Stop::Trap(trap)
    }
}

pub(super) type Done = Result<(), Stop>;

/// A run of a machine.
pub(super) struct Run<'r, 't, 's, H: ?Sized, C: ?Sized, K> {
    pub(super) m: &'r mut Machine<'t, 's>,
    pub(super) host: &'r H,
    pub(super) chooser: &'r mut C,
    pub(super) sink: &'r mut K,
    /// The rules that nobody holds, where the host has bound them.
    nobody: Option<Held<'r>>,
}

impl<'t, 's, H, C, K> Run<'_, 't, 's, H, C, K>
where
    H: Host + ?Sized,
    C: Chooser + ?Sized,
    K: Sink,
{
    fn all(&mut self) -> Done {
        self.tell_event();
        loop {
            self.until(0)?;
            if !self.dequeue()? {
                return Ok(());
            }
        }
    }

    /// Runs until only `depth` functions are left.
    fn until(&mut self, depth: u32) -> Done {
        while self.m.state.depth > depth {
            match self.m.state.top.kind {
                FrameKind::Event => self.react()?,
                FrameKind::Top | FrameKind::Call | FrameKind::Later | FrameKind::Reaction | FrameKind::Pure => {
                    self.step()?;
                }
            }
        }
        Ok(())
    }

    /// Reports a step, if anyone wants it.
    fn tell(&mut self, step: impl for<'a> FnOnce(&'a Machine<'t, 's>) -> Step<'a>) {
        if K::ON {
            self.sink.step(self.m.state.top.at(), step(self.m));
        }
    }

    /// The running function up to the first instruction that does more than to compute, and that one.
    fn step(&mut self) -> Done {
        let Machine { table, scratch, state, .. } = &mut *self.m;
        let contexts = scratch.contexts.get(..state.contexts as usize).unwrap_or(&[]);
        let registers = scratch.registers.get_mut(state.top.base as usize..).unwrap_or(&mut []);
        let journal = scratch.journal.get(..state.journal as usize).unwrap_or(&[]);
        // what is open is left to `get`, which stops there unless the dispatch has written it
        let opens = if state.nesting > 0 { None } else { Some(&*self.chooser) };
        let read = Read { table, contexts, journal, host: self.host, opens };
        let Frame { function, pc, .. } = &mut state.top;
        let i = compute(&read, *function, pc, registers, self.sink)?;
        self.act(i)
    }

    /// An instruction that does more than to compute.
    fn act(&mut self, i: Instr) -> Done {
        let Instr { op, a, b, c, imm } = i;
        match op {
            Op::Loop => self.again(i)?,
            Op::ForRange => self.again(i)?,
            Op::Salt => self.m.salt(i.pair().0, self.m.reg(a)),

            Op::Call => self.call(i)?,
            Op::Ret => self.ret(i)?,
            Op::Later => self.later(i)?,
            Op::Trap => return Err(Trap::raised(imm).into()),
            Op::Settle => self.settle()?,
            Op::Next => self.next_dispatch()?,

            Op::Get => self.get(i, i.unsigned())?,
            Op::GetAt => self.get(i, self.family(i)?)?,
            Op::Put => self.put(i, i.unsigned())?,
            Op::PutAt => self.put(i, self.family(i)?)?,
            Op::Wrote => self.m.set(a, i64::from(self.m.wrote(self.m.reg(b), i.unsigned()))),
            Op::Stat => self.read_stat(i, i.index())?,
            Op::StatAt => self.read_stat_at(i)?,
            Op::FieldDice => self.field_dice(i)?,
            Op::Kind => self.kind(i)?,
            Op::Holds => self.holds_any(i)?,
            Op::HoldsEntry => {
                let holds = self.holds(self.m.reg(b), i.unsigned())?;
                self.m.set(a, i64::from(holds));
            }
            Op::InSlot => self.in_slot(i)?,

            Op::NewContext => self.new_context(i)?,
            Op::SetRole => self.set_role(i)?,
            Op::InRole => self.in_role(i)?,
            Op::Outer => self.outer(i),

            Op::Fact => self.fact(i)?,
            Op::Members => self.members(i)?,
            Op::Index => self.index(i)?,
            Op::Command => self.command(i)?,
            Op::Announce => self.announce(i)?,
            Op::AnnounceTo => self.announce_to(i)?,
            Op::Choose => self.choose(i)?,
            Op::Append => self.append(i)?,

            Op::Roll => self.roll(i)?,
            Op::Draw => self.draw(i)?,
            Op::Pick => self.pick(i)?,

            Op::DiceMake => self.dice_make(i)?,
            Op::DiceAdd => self.m.set_dice(a, self.m.dice(b)?.add(self.m.dice(c)?)?),
            Op::DicePlus => self.m.set_dice(a, self.m.dice(b)?.plus(self.m.reg(c))?),
            Op::DiceTimes => self.m.set_dice(a, self.m.dice(b)?.times(self.m.reg(c))?),
            Op::DiceSides => self.m.set_dice(a, self.m.dice(b)?.sides(self.m.reg(c))?),
            Op::DiceCount => self.m.set_dice(a, self.m.dice(b)?.count(self.m.reg(c))?),
            Op::DiceRead => self.dice_read(i)?,
            Op::DiceMax => self.m.set(a, self.m.dice(b)?.maximum()?),
            Op::DiceMin => self.m.set(a, self.m.dice(b)?.minimum()?),
            Op::DiceEq => self.m.set(a, i64::from(self.m.dice(b)? == self.m.dice(c)?)),

            Op::Was => self.m.set(a, i64::from(self.m.announced().binary_search(&i.unsigned()).is_ok())),
            Op::Bound => self.bound(i)?,

            // these compute, and are done already
            Op::Const
            | Op::Entry
            | Op::Wide
            | Op::Move
            | Op::MoveDice
            | Op::DiceConst
            | Op::Role
            | Op::Field
            | Op::Add
            | Op::Sub
            | Op::Mul
            | Op::Neg
            | Op::AddImm
            | Op::MulImm
            | Op::Min
            | Op::Max
            | Op::Pow
            | Op::Div
            | Op::MulDiv
            | Op::Eq
            | Op::Ne
            | Op::Lt
            | Op::Le
            | Op::EqImm
            | Op::LtImm
            | Op::GtImm
            | Op::LeRatio
            | Op::LtRatio
            | Op::EqRatio
            | Op::Not
            | Op::Jump
            | Op::JumpIf
            | Op::JumpUnless
            | Op::IfEq
            | Op::IfNe
            | Op::IfLt
            | Op::IfLe
            | Op::IfEqImm
            | Op::IfNeImm
            | Op::IfLtImm
            | Op::IfLeImm
            | Op::IfGtImm
            | Op::IfAbove
            | Op::IfFrom => {
                return Err(Trap::Broken.into());
            }
        }
        Ok(())
    }
}
