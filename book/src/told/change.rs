//! A stored number changed: "the orc soldier loses 2 health and has 24 left".

use super::Teller;
use super::phrase::yes;
use super::said::Stored;
use super::value::{Thing, Value};
use crate::describe::{Arg, Args, Det, Phrase, Quality, Ratio, Say, said_of};

/// A change: whose, of what, from what to what.
pub(super) struct Change<'c> {
    pub whose: &'c Thing,
    pub what: &'c Thing,
    pub how: Stored,
    pub before: &'c Value,
    pub after: &'c Value,
    /// What it would be without its range.
    pub asked: Option<&'c Value>,
}

impl Teller {
    pub(super) fn change(&self, change: &Change<'_>) -> Phrase {
        let (what, begins, ends) = (change.what, change.before.is_zero(), change.after.is_zero());
        match change.how {
            Stored::Amount => self.amount(change).unwrap_or_else(|| change.plainly("told-changes")),
            Stored::State | Stored::Degree if begins != ends && self.is_state(&what.key) => {
                Phrase::of("told-event", [("said", self.becomes(change, begins).arg())])
            }
            Stored::Held if begins != ends => {
                let id = if ends { "cond-has-not-entry" } else { "cond-has-entry" };
                let said = Phrase::of(id, [("who", change.whose.the()), ("x", what.np(Det::Name).arg())]);
                Phrase::of("told-event", [("said", said.arg())])
            }
            Stored::Once => {
                let args = [("x", what.bare()), ("who", change.whose.the()), ("spent", Arg::id(yes(!ends)))];
                Phrase::of("told-once", args)
            }
            Stored::Left => change.plainly("told-left"),
            Stored::State | Stored::Degree | Stored::Held | Stored::Other => change.plainly("told-changes"),
        }
    }

    /// "The orc soldier becomes stunned", with how much, or as the pack says it; where nothing is an adjective, what is so now.
    fn becomes(&self, change: &Change<'_>, now: bool) -> Phrase {
        let key = &change.what.key;
        if !self.has(key, "attribute") {
            return said_of(key, change.whose.np(Det::The), now);
        }
        let degree = if change.how == Stored::Degree && now { change.after.arg() } else { Arg::Nothing };
        let args = [
            ("who", change.whose.the()),
            ("status", change.what.np(Det::The).arg()),
            ("attribute", quality(key.clone())),
            ("lasts", Arg::Nothing),
            ("amount", degree),
        ];
        if now {
            Phrase::of("do-gain-status", args).or_else(key, "gain")
        } else {
            Phrase::of("do-lose-status", args).or_else(key, "lose")
        }
    }

    /// Losses and gains of what the pack has words for; none of families, whose members name the change better.
    fn amount(&self, change: &Change<'_>) -> Option<Phrase> {
        let (before, after) = (change.before.ratio()?, change.after.ratio()?);
        if change.what.member.is_some() || !self.is_worded(&change.what.key) {
            return None;
        }
        let by = Ratio::new(after.num * before.den - before.num * after.den, after.den * before.den)?;
        let id = match by.num {
            0 => "told-stays",
            1.. => "told-gains",
            _ => "told-loses",
        };
        let n = Arg::Number(Ratio { num: by.num.saturating_abs(), ..by });
        let args = [
            ("who", change.whose.the()),
            ("x", change.what.bare()),
            ("counted", counted(change.what, n.clone())),
            ("n", n),
            ("left", Arg::Number(after)),
            ("asked", change.asked.map_or(Arg::Nothing, Value::arg)),
        ];
        Some(Phrase::of(id, args))
    }
}

impl Change<'_> {
    /// "The warrior's Strength: 2 → 1".
    fn plainly(&self, id: &'static str) -> Phrase {
        let args = [
            ("who", self.whose.the()),
            ("x", self.what.bare()),
            ("before", self.before.arg()),
            ("after", self.after.arg()),
            ("asked", self.asked.map_or(Arg::Nothing, Value::arg)),
        ];
        Phrase::of(id, args)
    }
}

/// How somebody is.
fn quality(key: String) -> Arg {
    let clause = Box::new(Phrase::word(&key, "is", Args::new()));
    Arg::Quality(Box::new(Quality { key, suffix: String::new(), not: false, args: Args::new(), clause }))
}

/// So much of it, in the pack's own words if it has some.
fn counted(what: &Thing, n: Arg) -> Arg {
    let say = vec![Say::Word(what.key.clone(), "amount".to_owned()), Say::Grammar("counted")];
    Phrase { say, args: Args::from([("n".to_owned(), n), ("x".to_owned(), what.bare())]) }.arg()
}
