//! The trace: every step of a run, told to the game.

use std::ffi::c_void;

use runebook_runtime::machine::At;
use runebook_runtime::{Sink, Step};

/// What happened. In brackets: what `index`, `who`, `a`, `b`, `holds` and `values` of a rune_step are then.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum rune_step_kind {
    /// A function begins (values: its arguments).
    RUNE_ENTER = 0,
    /// A function ends (values: its results).
    RUNE_LEAVE = 1,
    /// Two amounts were compared (index: 0 equal, 1 not equal, 2 less, 3 at most, 4 more; a, b; holds). Amounts beyond
    /// 64 bits are cut to them.
    RUNE_COMPARED = 2,
    /// A condition decided the way (holds).
    RUNE_BRANCH = 3,
    /// Dice were rolled (a: total; values: the faces as they fell, at most 32).
    RUNE_ROLL = 4,
    /// A chance was drawn (a: numerator; b: denominator; holds).
    RUNE_DRAW = 5,
    /// One of several was picked (a: of how many; b: which, from 0).
    RUNE_PICK = 6,
    /// A stat begins to be worked out (index: stat; who: its owner; a: context).
    RUNE_STAT_BEGINS = 7,
    /// A stat before its modifiers (index: stat; holds: a set value replaced the rules' own; values).
    RUNE_BASE = 8,
    /// A modifier counts (index: modifier; who: its holder; values: by what).
    RUNE_APPLIED = 9,
    /// A modifier does not count (index: modifier; who: its holder; a: 0 nobody is in the role, 1 the holder does not
    /// have it, 2 its condition is false).
    RUNE_SILENT = 10,
    /// A stat was cut to its range (index: stat; a: before; b: after).
    RUNE_CUT = 11,
    /// A stat's value (index: stat; who: its owner; values).
    RUNE_STAT_IS = 12,
    /// A cell was written to the journal (index: cell; who: entity; a: asked for; b: written; holds: something was stored
    /// before; values: that).
    RUNE_PUT = 13,
    /// A context was made (index: its kind; a: its handle; values: its roles and fields).
    RUNE_CONTEXT_MADE = 14,
    /// A fact was asked (index: fact; a: answer; holds: the game gave it; values: arguments).
    RUNE_FACT_ASKED = 15,
    /// A request was noted (index: command; values: arguments).
    RUNE_COMMANDED = 16,
    /// An event happens: its reactions follow (index: event; values: arguments).
    RUNE_ANNOUNCED = 17,
    /// All reactions to an event have run (index: event).
    RUNE_SETTLED = 18,
    /// A reaction begins (index: reaction; who reacts).
    RUNE_REACTION = 19,
    /// A reaction does not begin (index: reaction; who would; a: as for RUNE_SILENT).
    RUNE_IDLE = 20,
    /// A call was queued (index: function; values: arguments).
    RUNE_LATER = 21,
    /// A choice was answered (who chose; a: the place of the option; values: options).
    RUNE_CHOSEN = 22,
    /// A choice waits for an answer (who chooses; values: options).
    RUNE_ASKED = 23,
    /// A repetition reached its bound.
    RUNE_BOUND = 24,
}

/// One step of a run. It is good only while the callback runs.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct rune_step {
    /// What happened.
    pub kind: rune_step_kind,
    /// The function it happened in; RUNE_NOWHERE for what the game began with.
    pub function: u32,
    /// The instruction.
    pub instruction: u32,
    /// See rune_step_kind.
    pub index: u32,
    /// See rune_step_kind; RUNE_NONE where nobody is meant.
    pub who: i64,
    /// See rune_step_kind.
    pub a: i64,
    /// See rune_step_kind.
    pub b: i64,
    /// See rune_step_kind.
    pub holds: bool,
    /// See rune_step_kind.
    pub values: *const i64,
    /// How many values.
    pub count: usize,
}

/// Who takes the steps.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct rune_sink {
    /// Takes one step. It must not call into the runtime with the machine that runs.
    pub step: Option<unsafe extern "C" fn(user: *mut c_void, step: *const rune_step)>,
    /// What the callback is given.
    pub user: *mut c_void,
}

pub(crate) struct Teller<'s>(pub(crate) &'s rune_sink);

impl Sink for Teller<'_> {
    fn step(&mut self, at: At, step: Step<'_>) {
        let Some(callback) = self.0.step else { return };
        let mut faces = [0i64; 32];
        let flat = flat(at, step, &mut faces);
        // SAFETY: the callback is the caller's; the step and its values live until it returns.
        unsafe { callback(self.0.user, &raw const flat) };
    }
}

fn flat(at: At, step: Step<'_>, room: &mut [i64; 32]) -> rune_step {
    use rune_step_kind as K;
    let bare = |kind: K| rune_step {
        kind,
        function: at.function,
        instruction: at.pc,
        index: 0,
        who: crate::RUNE_NONE,
        a: 0,
        b: 0,
        holds: false,
        values: std::ptr::null(),
        count: 0,
    };
    let with = |kind: K, index: u32, values: &[i64]| rune_step {
        index,
        values: values.as_ptr(),
        count: values.len(),
        ..bare(kind)
    };
    match step {
        Step::Enter { args } => with(K::RUNE_ENTER, 0, args),
        Step::Leave { results } => with(K::RUNE_LEAVE, 0, results),
        Step::Compared { how, left, right, holds } => {
            rune_step { a: cut(left), b: cut(right), holds, ..with(K::RUNE_COMPARED, how.number(), &[]) }
        }
        Step::Branch { holds } => rune_step { holds, ..bare(K::RUNE_BRANCH) },
        Step::Roll { site: _, dice: _, total, faces } => {
            room.iter_mut().zip(faces).for_each(|(slot, face)| *slot = i64::from(*face));
            rune_step { a: total, ..with(K::RUNE_ROLL, 0, &room[..faces.len().min(32)]) }
        }
        Step::Draw { site: _, num, den, holds } => rune_step { a: num, b: den, holds, ..bare(K::RUNE_DRAW) },
        Step::Pick { site: _, of, picked } => rune_step { a: of, b: picked, ..bare(K::RUNE_PICK) },
        Step::StatBegins { stat, owner, evaluation } => {
            rune_step { who: owner, a: evaluation, ..with(K::RUNE_STAT_BEGINS, stat, &[]) }
        }
        Step::Base { stat, base, set } => rune_step { holds: set, ..with(K::RUNE_BASE, stat, base) },
        Step::Applied { modifier, you, value } => rune_step { who: you, ..with(K::RUNE_APPLIED, modifier, value) },
        Step::Silent { modifier, you, why } => {
            rune_step { who: you, a: why.number().into(), ..with(K::RUNE_SILENT, modifier, &[]) }
        }
        Step::Cut { stat, from, to } => rune_step { a: from, b: to, ..with(K::RUNE_CUT, stat, &[]) },
        Step::Stat { stat, owner, value } => rune_step { who: owner, ..with(K::RUNE_STAT_IS, stat, value) },
        Step::Put { cell, entity, old, asked, new } => {
            room[0] = old.unwrap_or_default();
            let before = &room[..usize::from(old.is_some())];
            rune_step { who: entity, a: asked, b: new, holds: old.is_some(), ..with(K::RUNE_PUT, cell, before) }
        }
        Step::Context { handle, context, values } => {
            rune_step { a: handle, ..with(K::RUNE_CONTEXT_MADE, context, values) }
        }
        Step::Fact { fact, args, answer, host } => {
            rune_step { a: answer, holds: host, ..with(K::RUNE_FACT_ASKED, fact, args) }
        }
        Step::Command { command, args } => with(K::RUNE_COMMANDED, command, args),
        Step::Announce { event, args } => with(K::RUNE_ANNOUNCED, event, args),
        Step::Settled { event } => with(K::RUNE_SETTLED, event, &[]),
        Step::Reaction { reaction, you } => rune_step { who: you, ..with(K::RUNE_REACTION, reaction, &[]) },
        Step::Idle { reaction, you, why } => {
            rune_step { who: you, a: why.number().into(), ..with(K::RUNE_IDLE, reaction, &[]) }
        }
        Step::Later { function, args } => with(K::RUNE_LATER, function, args),
        Step::Chosen { site: _, who, options, answer } => {
            rune_step { who, a: answer, ..with(K::RUNE_CHOSEN, 0, options) }
        }
        Step::Asked { site: _, who, options } => rune_step { who, ..with(K::RUNE_ASKED, 0, options) },
        Step::Bound { site: _ } => bare(K::RUNE_BOUND),
    }
}

fn cut(amount: i128) -> i64 {
    i64::try_from(amount).unwrap_or(if amount < 0 { i64::MIN } else { i64::MAX })
}
