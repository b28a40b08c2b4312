//! What is told with named values: events, requests, facts, calls.

use std::collections::BTreeSet;

use runebook_compiler::ir::{Field, Ir, Type};
use runebook_runtime::machine::Comparison;

use super::Teller;
use super::keys;
use super::phrase::yes;
use super::said::With;
use super::value::{Thing, Value, list};
use crate::describe::{Arg, Args, Det, Np, Phrase, Say};
use crate::phrase::Speaker;

impl Teller {
    /// The event's own words, with who is there and its numbers; else its name and theirs.
    pub(super) fn event(&self, event: &str, with: &[With]) -> Phrase {
        let words = ["told", "happens"].map(|word| Say::Word(event.to_owned(), word.to_owned()));
        let worded = ["told", "happens"].iter().any(|word| self.has(event, word));
        let said = if worded { Phrase { say: words.to_vec(), args: clause(with) } } else { named(event, with) };
        Phrase::of("told-event", [("said", said.arg())])
    }

    /// What is missing to tell the events of a pack, each with all that comes with it.
    #[must_use]
    pub fn lacks(&self, ir: &Ir) -> BTreeSet<String> {
        let mut speaker = Speaker::new(&self.voice, false);
        for event in ir.events.iter().filter(|event| event.clock.is_none()) {
            let key = keys::event(&event.named.name);
            // an event with words of its own names nothing else
            if ["told", "happens"].iter().all(|word| !self.has(&key, word)) {
                let with: Vec<With> =
                    event.params.iter().flat_map(|param| comes(ir, &event.named.name, param)).collect();
                speaker.sentence(&self.event(&key, &with));
            }
        }
        speaker.holes
    }

    pub(super) fn asks(&self, command: &str, with: &[With]) -> Phrase {
        let worded = self.has(command, "do");
        let said = if worded { Phrase::word(command, "do", clause(with)) } else { named(command, with) };
        Phrase::of("told-asks", [("do", said.arg())])
    }

    /// "The orc soldier can see the warrior", "distance between the two: 1".
    pub(super) fn fact(&self, fact: &str, with: &[With], answer: &Value, host: bool) -> Phrase {
        let asked = |yes| Phrase::word(fact, if yes { "is" } else { "is_not" }, clause(with)).arg();
        let (said, asked) = match answer {
            Value::YesNo(yes) if self.has(fact, "is") => (asked(*yes), asked(true)),
            Value::Thing(_)
            | Value::Number(..)
            | Value::Measure(..)
            | Value::YesNo(_)
            | Value::Dice(_)
            | Value::List(_)
            | Value::None => (self.answer(fact, with, answer).arg(), Arg::Nothing),
        };
        let holds = Arg::id(yes(!answer.is_zero()));
        Phrase::of("told-fact", [("said", said), ("asked", asked), ("holds", holds), ("host", Arg::id(yes(host)))])
    }

    fn answer(&self, fact: &str, with: &[With], answer: &Value) -> Phrase {
        let mut np = Np::new(fact, Det::Bare);
        let completed = self.has(fact, "after");
        if completed {
            np.args = clause(with);
        }
        let with = if completed { Arg::Nothing } else { list(with.iter().map(|with| with.value.arg())) };
        Phrase::of("told-answer", [("x", np.arg()), ("with", with), ("value", answer.arg())])
    }
}

/// What comes with an event by a parameter: of a context, who is there.
fn comes(ir: &Ir, event: &str, param: &Field) -> Vec<With> {
    let with = |name: &str, key| With { id: name.to_owned(), name: Some(key), value: Value::None };
    match param.ty {
        Type::Context(context) => {
            let found = &ir.contexts[context];
            let someone = found.roles.iter().filter(|role| matches!(role.ty, Type::Entity(_)));
            let key = |name: &str| keys::role(&found.named.name, name);
            someone.map(|role| with(&role.named.name, key(&role.named.name))).collect()
        }
        _ => vec![with(&param.named.name, keys::param(event, &param.named.name))],
    }
}

pub(super) fn compared((left, right): (Arg, Arg), how: Comparison, holds: bool) -> Phrase {
    let sign = match how {
        Comparison::Eq => "=",
        Comparison::Ne => "≠",
        Comparison::Lt => "<",
        Comparison::Le => "≤",
        Comparison::Gt => ">",
    };
    let args = [("a", left), ("sign", Arg::id(sign)), ("b", right), ("holds", Arg::id(yes(holds)))];
    Phrase::of("told-compared", args)
}

pub(super) fn calls(what: &Thing, with: &[With], gives: &[With]) -> Phrase {
    Phrase::of("told-calls", [("x", what.bare()), ("with", pairs(with)), ("gives", pairs(gives))])
}

pub(super) fn queued(what: &Thing, with: &[With]) -> Phrase {
    Phrase::of("told-queued", [("x", what.bare()), ("with", pairs(with))])
}

/// A name and what belongs to it.
fn named(key: &str, with: &[With]) -> Phrase {
    Phrase::of("told-named", [("x", Np::new(key, Det::Bare).arg()), ("with", pairs(with))])
}

fn pairs(with: &[With]) -> Arg {
    list(with.iter().map(pair))
}

/// A name and its value.
pub(super) fn pair(with: &With) -> Arg {
    match &with.name {
        Some(name) => {
            let name = Np::new(name.clone(), Det::Bare).arg();
            Phrase::of("told-with", [("x", name), ("value", with.value.arg())]).arg()
        }
        None => with.value.arg(),
    }
}

/// Values by the names that the pack's clauses ask for.
fn clause(with: &[With]) -> Args {
    with.iter().map(|with| (with.id.clone(), with.value.in_clause())).collect()
}
