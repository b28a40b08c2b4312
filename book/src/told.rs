//! A duel, told: single sentences about who rolls, hits, loses and wins, in a locale.
//!
//! Whoever tells gives message ids of things ([`keys`]) and numbers; the sentences are the grammar's `told-…` messages, and of events the pack's own
//! (`.told`, else `.happens`).

pub mod keys;

use crate::describe::{Arg, Args, Det, Join, Np, Phrase, Ratio, Say};
use crate::make::Source;
use crate::phrase::{Speaker, Voice};

/// Something that a sentence is told with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A thing by its message id: `character-hero`, `resource-creature-health`, `ability-power`.
    Thing(String),
    /// A number: numerator and denominator.
    Number(i128, i128),
    /// Letters that every language writes alike: dice.
    Text(String),
    /// Nothing: the part of the sentence that would hold it is left out.
    Nothing,
}

/// A modifier that counted: its source's message id, and what it does, `+1`.
pub type Counted = (String, String);

/// Tells in one language.
pub struct Teller {
    voice: Voice,
}

impl Teller {
    /// A teller for a pack in a locale; none where the locale has no grammar.
    #[must_use]
    pub fn new(source: &Source<'_>, locale: &str) -> Option<Self> {
        crate::make::voice(source, locale, source.words).map(|voice| Self { voice })
    }

    /// A sentence: one of the grammar's `told-…` messages with what it names.
    ///
    /// # Errors
    /// What is missing.
    pub fn say(&self, id: &'static str, with: &[(&str, Value)]) -> Result<String, Vec<String>> {
        self.sentence(&Phrase { say: vec![Say::Grammar(id)], args: args(with) })
    }

    /// What happened: the event's own words, with who is there and its numbers.
    ///
    /// # Errors
    /// What is missing.
    pub fn event(&self, event: &str, with: &[(&str, Value)]) -> Result<String, Vec<String>> {
        let key = format!("event-{event}");
        let clause = Phrase {
            say: vec![Say::Word(key.clone(), "told".to_owned()), Say::Word(key, "happens".to_owned())],
            args: args(with),
        };
        self.sentence(&Phrase::of("told-event", [("said", clause.arg())]))
    }

    /// A stored number changed: "the orc soldier loses 2 health and has 24 left".
    ///
    /// # Errors
    /// What is missing.
    pub fn change(&self, whose: &str, what: &str, before: Ratio, after: Ratio) -> Result<String, Vec<String>> {
        let less = after < before;
        let by = Ratio::new(after.num * before.den - before.num * after.den, after.den * before.den)
            .map_or(after, |by| Ratio { num: by.num.abs(), den: by.den });
        let x = Np::new(what, Det::Bare);
        let counted = Phrase {
            say: vec![Say::Word(what.to_owned(), "amount".to_owned()), Say::Grammar("counted")],
            args: Args::from([("n".to_owned(), Arg::Number(by)), ("x".to_owned(), x.clone().arg())]),
        };
        let args = [
            ("who", thing(whose)),
            ("x", x.arg()),
            ("counted", counted.arg()),
            ("n", Arg::Number(by)),
            ("left", Arg::Number(after)),
        ];
        self.sentence(&Phrase::of(if less { "told-loses" } else { "told-gains" }, args))
    }

    /// Somebody became, or is no longer, stunned.
    ///
    /// # Errors
    /// What is missing.
    pub fn status(&self, who: &str, status: &str, now: bool) -> Result<String, Vec<String>> {
        let said = crate::describe::said_of(status, Np::new(who, Det::The), now);
        self.sentence(&Phrase::of("told-event", [("said", said.arg())]))
    }

    /// A value with what counted on the way to it: "accuracy: 10 (Noldor +1)".
    ///
    /// # Errors
    /// What is missing.
    pub fn value(
        &self,
        what: &str,
        whose: Option<&str>,
        value: &str,
        counted: &[Counted],
    ) -> Result<String, Vec<String>> {
        let by = counted
            .iter()
            .map(|(source, change)| Phrase::of("told-by", [("x", name(source)), ("change", Arg::id(change))]).arg())
            .collect();
        let det = whose.map_or(Det::The, |whose| Det::Of(Box::new(thing(whose))));
        let by = if counted.is_empty() { Arg::Nothing } else { Arg::list(by, Join::And) };
        self.sentence(&Phrase::of(
            "told-value",
            [("x", Np::new(what, det).arg()), ("value", Arg::id(value)), ("by", by)],
        ))
    }

    /// The name of a thing by itself.
    ///
    /// # Errors
    /// What is missing.
    pub fn name(&self, key: &str) -> Result<String, Vec<String>> {
        let mut speaker = Speaker::new(&self.voice, false);
        speaker.heading(key).ok_or_else(|| vec![key.to_owned()])
    }

    fn sentence(&self, phrase: &Phrase) -> Result<String, Vec<String>> {
        let mut speaker = Speaker::new(&self.voice, false);
        let text = speaker.sentence(phrase);
        if speaker.holes.is_empty() { Ok(text) } else { Err(speaker.holes.into_iter().collect()) }
    }
}

fn args(with: &[(&str, Value)]) -> Args {
    let arg = |value: &Value| match value {
        Value::Thing(key) => thing(key),
        Value::Number(num, den) => Ratio::new(*num, *den).map_or(Arg::Nothing, Arg::Number),
        Value::Text(text) => Arg::Text(text.clone()),
        Value::Nothing => Arg::Nothing,
    };
    with.iter().map(|(name, value)| ((*name).to_owned(), arg(value))).collect()
}

fn thing(key: &str) -> Arg {
    Np::new(key, Det::The).arg()
}

fn name(key: &str) -> Arg {
    Np::new(key, Det::Bare).arg()
}
