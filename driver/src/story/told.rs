//! What a run tells, kept: the steps of the machine and the moments between dispatches.

use runebook_odds::{End, Moment, Witness};
use runebook_runtime::machine::{At, Comparison, Silence};
use runebook_runtime::{Dice, Sink, Step};

/// Something that was told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// A step of the machine, and where.
    Step(At, What),
    /// A side of a duel rolls who begins.
    Rolls(usize),
    /// A side begins.
    Begins(usize),
    /// A round begins.
    Round(u32),
    /// A side acts by its plan.
    Acts(usize),
    /// Time passes for a side.
    Ticks(usize),
    /// The duel is over.
    Over(End),
}

/// A step of the machine; see [`Step`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are those of `Step`, documented there")]
pub enum What {
    /// A function begins.
    Enter { args: Vec<i64> },
    /// A function ends.
    Leave { results: Vec<i64> },
    /// Two amounts were compared.
    Compared { how: Comparison, left: i128, right: i128, holds: bool },
    /// Dice were rolled.
    Roll { dice: Dice, total: i64, faces: Vec<i16> },
    /// A chance was drawn.
    Draw { num: i64, den: i64, holds: bool },
    /// One of several was picked.
    Pick { of: i64, picked: i64 },
    /// A stat begins to be worked out.
    StatBegins,
    /// A stat's value before its modifiers.
    Base { stat: u32, base: Vec<i64>, set: bool },
    /// A modifier counts.
    Applied { modifier: u32, you: i64, value: Vec<i64> },
    /// A modifier does not count.
    Silent { modifier: u32, you: i64, why: Silence },
    /// A stat was cut to its range.
    Cut { stat: u32, from: i64, to: i64 },
    /// A stat's value.
    Stat { stat: u32, owner: i64, value: Vec<i64> },
    /// A cell was written.
    Put { cell: u32, entity: i64, old: Option<i64>, asked: i64, new: i64 },
    /// A context was made.
    Context { handle: i64, context: u32, values: Vec<i64> },
    /// A fact was asked.
    Fact { fact: u32, args: Vec<i64>, answer: i64, host: bool },
    /// A request to the host.
    Command { command: u32, args: Vec<i64> },
    /// An event happens.
    Announce { event: u32, args: Vec<i64> },
    /// The reactions to an event have run.
    Settled,
    /// A reaction begins.
    Reaction { reaction: u32, you: i64 },
    /// A reaction does not begin.
    Idle { reaction: u32, you: i64, why: Silence },
    /// A call was queued.
    Later { function: u32, args: Vec<i64> },
    /// A choice was answered.
    Chosen { who: i64, options: Vec<i64>, answer: i64 },
    /// A repetition reached its bound.
    Bound,
}

/// Keeps all that is told.
#[derive(Clone, Debug, Default)]
pub struct Recorder {
    /// In order.
    pub told: Vec<Told>,
}

impl Sink for Recorder {
    fn step(&mut self, at: At, step: Step<'_>) {
        if let Some(what) = what(step) {
            self.told.push(Told::Step(at, what));
        }
    }
}

impl Witness for Recorder {
    fn moment(&mut self, moment: Moment<'_>) {
        self.told.extend(match moment {
            Moment::Rolls { side } => Some(Told::Rolls(side)),
            Moment::Begins { side } => Some(Told::Begins(side)),
            Moment::Round { round } => Some(Told::Round(round)),
            Moment::Acts { side } => Some(Told::Acts(side)),
            Moment::Ticks { side } => Some(Told::Ticks(side)),
            // Each change and request was a step already.
            Moment::Done { changes: _, commands: _ } => None,
            Moment::Over { end } => Some(Told::Over(end)),
        });
    }
}

/// The step as it is kept; none of what says no more than its neighbours.
fn what(step: Step<'_>) -> Option<What> {
    Some(match step {
        Step::Enter { args } => What::Enter { args: args.to_vec() },
        Step::Leave { results } => What::Leave { results: results.to_vec() },
        Step::Compared { how, left, right, holds } => What::Compared { how, left, right, holds },
        Step::Branch { holds: _ } | Step::Asked { site: _, who: _, options: _ } => return None,
        Step::Roll { site: _, dice, total, faces } => What::Roll { dice: *dice, total, faces: faces.to_vec() },
        Step::Draw { site: _, num, den, holds } => What::Draw { num, den, holds },
        Step::Pick { site: _, of, picked } => What::Pick { of, picked },
        Step::StatBegins { stat: _, owner: _, evaluation: _ } => What::StatBegins,
        Step::Base { stat, base, set } => What::Base { stat, base: base.to_vec(), set },
        Step::Applied { modifier, you, value } => What::Applied { modifier, you, value: value.to_vec() },
        Step::Silent { modifier, you, why } => What::Silent { modifier, you, why },
        Step::Cut { stat, from, to } => What::Cut { stat, from, to },
        Step::Stat { stat, owner, value } => What::Stat { stat, owner, value: value.to_vec() },
        Step::Put { cell, entity, old, asked, new } => What::Put { cell, entity, old, asked, new },
        Step::Context { handle, context, values } => What::Context { handle, context, values: values.to_vec() },
        Step::Fact { fact, args, answer, host } => What::Fact { fact, args: args.to_vec(), answer, host },
        Step::Command { command, args } => What::Command { command, args: args.to_vec() },
        Step::Announce { event, args } => What::Announce { event, args: args.to_vec() },
        Step::Settled { event: _ } => What::Settled,
        Step::Reaction { reaction, you } => What::Reaction { reaction, you },
        Step::Idle { reaction, you, why } => What::Idle { reaction, you, why },
        Step::Later { function, args } => What::Later { function, args: args.to_vec() },
        Step::Chosen { site: _, who, options, answer } => What::Chosen { who, options: options.to_vec(), answer },
        Step::Bound { site: _ } => What::Bound,
    })
}
