//! The trace: each step as numbers, told to JavaScript.

use runebook_runtime::machine::At;
use runebook_runtime::{Sink, Step};

#[link(wasm_import_module = "game")]
unsafe extern "C" {
    /// Takes a step: what kind (as in C), where, and its numbers; `values` are so many of 64 bits.
    #[expect(clippy::too_many_arguments, reason = "numbers pass faster than memory")]
    safe fn step(
        kind: u32,
        function: u32,
        instruction: u32,
        index: u32,
        who: i64,
        a: i64,
        b: i64,
        holds: i32,
        values: *const i64,
        count: u32,
    );
}

/// Tells steps, when it is on.
pub(crate) struct Teller {
    pub(crate) on: bool,
}

/// What a step says, beside where it was.
struct Flat<'s> {
    kind: u32,
    index: u32,
    who: i64,
    a: i64,
    b: i64,
    holds: bool,
    values: &'s [i64],
}

impl Sink for Teller {
    #[inline(always)]
    fn step(&mut self, at: At, told: Step<'_>) {
        if self.on {
            tell(at, told);
        }
    }
}

#[inline(never)]
fn tell(at: At, told: Step<'_>) {
    let mut room = [0i64; 32];
    let flat = flat(told, &mut room);
    let (values, count) = (flat.values.as_ptr(), flat.values.len() as u32);
    let Flat { kind, index, who, a, b, holds, values: _ } = flat;
    step(kind, at.function, at.pc, index, who, a, b, holds.into(), values, count);
}

fn flat<'s>(told: Step<'s>, room: &'s mut [i64; 32]) -> Flat<'s> {
    let of = |kind, index, values| Flat { kind, index, who: -1, a: 0, b: 0, holds: false, values };
    match told {
        Step::Enter { args } => of(0, 0, args),
        Step::Leave { results } => of(1, 0, results),
        Step::Compared { how, left, right, holds } => {
            Flat { a: cut(left), b: cut(right), holds, ..of(2, how.number(), &[]) }
        }
        Step::Branch { holds } => Flat { holds, ..of(3, 0, &[]) },
        Step::Roll { site: _, dice: _, total, faces } => {
            let count = faces.len().min(room.len());
            room.iter_mut().zip(faces).for_each(|(slot, face)| *slot = i64::from(*face));
            Flat { a: total, ..of(4, 0, room.get(..count).unwrap_or(&[])) }
        }
        Step::Draw { site: _, num, den, holds } => Flat { a: num, b: den, holds, ..of(5, 0, &[]) },
        Step::Pick { site: _, of: all, picked } => Flat { a: all, b: picked, ..of(6, 0, &[]) },
        Step::StatBegins { stat, owner, evaluation } => Flat { who: owner, a: evaluation, ..of(7, stat, &[]) },
        Step::Base { stat, base, set } => Flat { holds: set, ..of(8, stat, base) },
        Step::Applied { modifier, you, value } => Flat { who: you, ..of(9, modifier, value) },
        Step::Silent { modifier, you, why } => Flat { who: you, a: why.number().into(), ..of(10, modifier, &[]) },
        Step::Cut { stat, from, to } => Flat { a: from, b: to, ..of(11, stat, &[]) },
        Step::Stat { stat, owner, value } => Flat { who: owner, ..of(12, stat, value) },
        Step::Put { cell, entity, old, asked, new } => {
            room[0] = old.unwrap_or_default();
            let before = room.get(..usize::from(old.is_some())).unwrap_or(&[]);
            Flat { who: entity, a: asked, b: new, holds: old.is_some(), ..of(13, cell, before) }
        }
        Step::Context { handle, context, values } => Flat { a: handle, ..of(14, context, values) },
        Step::Fact { fact, args, answer, host } => Flat { a: answer, holds: host, ..of(15, fact, args) },
        Step::Command { command, args } => of(16, command, args),
        Step::Announce { event, args } => of(17, event, args),
        Step::Settled { event } => of(18, event, &[]),
        Step::Reaction { reaction, you } => Flat { who: you, ..of(19, reaction, &[]) },
        Step::Idle { reaction, you, why } => Flat { who: you, a: why.number().into(), ..of(20, reaction, &[]) },
        Step::Later { function, args } => of(21, function, args),
        Step::Chosen { site: _, who, options, answer } => Flat { who, a: answer, ..of(22, 0, options) },
        Step::Asked { site: _, who, options } => Flat { who, ..of(23, 0, options) },
        Step::Bound { site: _ } => of(24, 0, &[]),
    }
}

fn cut(amount: i128) -> i64 {
    i64::try_from(amount).unwrap_or(if amount < 0 { i64::MIN } else { i64::MAX })
}
