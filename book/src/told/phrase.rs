//! Each sentence of a story as a phrase: which message, with what.

use runebook_compiler::ir::Layer;
use runebook_runtime::machine::Silence;

use super::said::{By, Owner, Said};
use super::value::{Thing, Value, list};
use super::{Teller, call};
use crate::describe::{Arg, Det, Np, Phrase, Ratio, said_of};

impl Teller {
    /// The phrase that says it.
    pub(super) fn phrase(&self, said: &Said) -> Phrase {
        match said {
            Said::Duel { game, a, b, plan, seed } => self.duel(game, [a, b], plan, *seed),
            Said::RollsFirst { who } => Phrase::of("told-rolls-first", [("who", who.the())]),
            Said::Begins { who } => Phrase::of("told-begins", [("who", who.the())]),
            Said::Round { number } => Phrase::of("told-round", [("n", Arg::whole(i64::from(*number)))]),
            Said::Acts { who } => Phrase::of("told-acts", [("who", who.the())]),
            Said::Passes { who } => Phrase::of("told-passes", [("who", who.the())]),
            Said::Wins { who, round } => {
                Phrase::of("told-wins", [("who", who.the()), ("n", Arg::whole(i64::from(*round)))])
            }
            Said::Drawn { round } => Phrase::of("told-drawn", [("n", Arg::whole(i64::from(*round)))]),
            Said::Roll { what, dice, faces, total } => roll(what, dice, faces, *total),
            Said::Chance { what, chance, holds } => Phrase::of(
                "told-chance",
                [("what", names(what)), ("chance", chance.arg()), ("holds", Arg::id(yes(*holds)))],
            ),
            Said::Pick { what, place, of } => {
                Phrase::of("told-pick", [("what", names(what)), ("n", Arg::whole(*place)), ("of", Arg::whole(*of))])
            }
            Said::Ticks { clock, who } => {
                let clock = Np::new(clock.clone(), Det::A).arg();
                Phrase::of("told-ticks", [("x", clock), ("who", who.as_ref().map_or(Arg::Nothing, Thing::the))])
            }
            Said::Event { event, with } => self.event(event, with),
            Said::Change { whose, what, how, before, after, asked } => {
                self.change(&super::change::Change { whose, what, how: *how, before, after, asked: asked.as_ref() })
            }
            Said::Asks { command, with } => self.asks(command, with),
            Said::Chooses { who, option, of } => {
                let among = i64::try_from(*of).ok().filter(|of| *of > 1).map_or(Arg::Nothing, Arg::whole);
                Phrase::of("told-chooses", [("who", who.the()), ("option", option.arg()), ("of", among)])
            }
            Said::Bound => Phrase::of("told-bound", []),
            Said::Stat { what, whose, value, by } => self.stat(what, whose, value, by),
            Said::Base { value, set } => {
                Phrase::of(if *set { "told-set" } else { "told-base" }, [("value", value.arg())])
            }
            Said::Modifier { by } => Phrase::of("told-counts", [("by", self.by(by))]),
            Said::Silent { source, whose, why } => silent(source.as_ref(), whose.as_ref(), *why),
            Said::Cut { before, after } => Phrase::of("told-cut", [("before", before.arg()), ("after", after.arg())]),
            Said::Fact { fact, with, answer, host } => self.fact(fact, with, answer, *host),
            Said::Compared { left, how, right, holds, sides } => {
                let number = |num| Arg::Number(Ratio { num, den: 1 });
                let numbers = || (number(*left), number(*right));
                let sides = sides.as_ref().map_or_else(numbers, |sides| (sides.0.arg(), sides.1.arg()));
                call::compared(sides, *how, *holds)
            }
            Said::Calls { what, with, gives } => call::calls(what, with, gives),
            Said::Queued { what, with } => call::queued(what, with),
            Said::Reacts { who, source } => {
                let (x, who) = (source.as_ref().map_or(Arg::Nothing, Thing::bare), who.as_ref());
                Phrase::of("told-reacts", [("x", x), ("who", who.map_or(Arg::Nothing, Thing::the))])
            }
        }
    }

    fn duel(&self, game: &str, [a, b]: [&Thing; 2], plan: &str, seed: u64) -> Phrase {
        let known = self.is_worded(plan) || self.voice.titles.contains_key(plan);
        let plan = if known { Np::new(plan, Det::Bare).arg() } else { Arg::Nothing };
        let args = [
            ("game", Arg::id(game)),
            ("a", a.the()),
            ("b", b.the()),
            ("plan", plan),
            // As it is typed.
            ("seed", Arg::Text(seed.to_string())),
        ];
        Phrase::of("told-duel", args)
    }

    /// "The warrior is not afraid", "accuracy: 10 (Noldor +1)".
    fn stat(&self, what: &Thing, whose: &Owner, value: &Value, by: &[By]) -> Phrase {
        let changes = list(by.iter().map(|by| self.by(by)));
        if let (Value::YesNo(yes), Some(who), true) = (value, subject(whose), self.is_state(&what.key)) {
            let (said, asked) = (said_of(&what.key, who.clone(), *yes).arg(), said_of(&what.key, who, true).arg());
            let holds = Arg::id(self::yes(*yes));
            return Phrase::of("told-state", [("said", said), ("asked", asked), ("holds", holds), ("by", changes)]);
        }
        let owner = match whose {
            Owner::Entity(who) => who.the(),
            Owner::Context(_) | Owner::Nobody => Arg::Nothing,
        };
        Phrase::of("told-value", [("x", what.bare()), ("who", owner), ("value", value.arg()), ("by", changes)])
    }

    /// "Power +1 side".
    fn by(&self, by: &By) -> Arg {
        let (how, value) = match by.layer {
            Layer::Add => ("add", self.signed(&by.value)),
            Layer::Sides => ("sides", self.signed(&by.value)),
            Layer::Count => ("count", self.signed(&by.value)),
            Layer::Times | Layer::Over => ("times", by.value.arg()),
            Layer::Afterwards => ("afterwards", self.signed(&by.value)),
            Layer::AtLeast => ("at_least", by.value.arg()),
            Layer::AtMost => ("at_most", by.value.arg()),
            Layer::Is => ("is", by.value.arg()),
        };
        let n = by.value.ratio().map_or(Arg::Nothing, |by| Arg::Number(Ratio { num: by.num.saturating_abs(), ..by }));
        let args = [("x", source_of(by.source.as_ref())), ("how", Arg::id(how)), ("value", value), ("n", n)];
        Phrase::of("told-by", args).arg()
    }

    /// A value with its sign.
    fn signed(&self, value: &Value) -> Arg {
        match value.ratio() {
            Some(ratio) => Arg::Text(self.voice.numbers.ratio(ratio, true)),
            None => Phrase::of("told-added", [("x", value.arg())]).arg(),
        }
    }
}

/// Of whom a state is said.
fn subject(whose: &Owner) -> Option<Np> {
    match whose {
        Owner::Entity(who) => Some(who.np(Det::The)),
        Owner::Context(key) => Some(Np::new(key.clone(), Det::The)),
        Owner::Nobody => None,
    }
}

fn source_of(source: Option<&Thing>) -> Arg {
    source.map_or_else(|| Phrase::of("told-rules", []).arg(), Thing::bare)
}

fn names(what: &[Thing]) -> Arg {
    list(what.iter().map(Thing::bare))
}

fn roll(what: &[Thing], dice: &Value, faces: &[i16], total: i64) -> Phrase {
    if matches!(dice, Value::Dice(dice) if !dice.is_random()) && !what.is_empty() {
        let args = [("x", names(what)), ("who", Arg::Nothing), ("value", Arg::whole(total)), ("by", Arg::Nothing)];
        return Phrase::of("told-value", args);
    }
    // The face of a single die is the total.
    let shown = if faces.len() < 2 { &[] } else { faces };
    let shown = list(shown.iter().map(|face| Arg::whole(i64::from(*face))));
    let args = [("what", names(what)), ("dice", dice.arg()), ("faces", shown), ("n", Arg::whole(total))];
    Phrase::of("told-roll", args)
}

fn silent(source: Option<&Thing>, whose: Option<&Thing>, why: Silence) -> Phrase {
    let why = match why {
        Silence::Nobody => "nobody",
        Silence::Gate => "gate",
        Silence::Condition => "condition",
    };
    let (x, who) = (source.map_or(Arg::Nothing, Thing::bare), whose.map_or(Arg::Nothing, Thing::the));
    Phrase::of("told-silent", [("x", x), ("who", who), ("why", Arg::id(why))])
}

/// For selectors.
pub(super) const fn yes(holds: bool) -> &'static str {
    if holds { "yes" } else { "no" }
}
