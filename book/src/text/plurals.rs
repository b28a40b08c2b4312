//! Which numbers a language tells apart: its plurals, found by asking for the plural of many numbers, as tests on digits.

use std::collections::BTreeMap;
use std::sync::Arc;

use runebook_runtime::text::write::{Classes, Rule};

use crate::describe::Ratio;
use crate::phrase::{Messages, Numbers, fluent};

/// Numbers up to here are asked one by one.
const ASKED: i64 = 2400;
/// The multiples of this that some languages tell apart: "un million de".
const MILLION: i64 = 1_000_000;
/// A number that no rule says; the plural of most numbers is its plural.
const USUAL: i64 = 7919;

/// The plurals of a language.
pub(super) struct Plurals {
    messages: Messages,
    /// Tests of numbers that are not negative, and the plural of each; the first that holds counts.
    rules: Vec<(Rule, String)>,
    usual: String,
}

/// One class of numbers, and a number of it that sentences are said with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Class {
    /// A number of the class. Of large ones any other will do as well: see [`Class::sample`].
    number: i64,
    /// Whether there are many: then several numbers of one sentence get different ones.
    many: bool,
}

impl Class {
    /// A number of this class for the number at place `at` of a sentence.
    pub fn sample(&self, at: usize) -> i64 {
        let at = i64::try_from(at).unwrap_or(0);
        match (self.many, self.number) {
            (false, number) => number,
            (true, number) if number % MILLION == 0 => number + number.signum() * at * MILLION,
            // so far apart that the plural of each is asked again
            (true, number) => number + number.signum() * at * 1000,
        }
    }
}

impl Plurals {
    /// The plurals of a locale.
    pub fn new(locale: &str) -> Option<Self> {
        let numbers = Arc::new(Numbers::new(locale)?);
        let forms = ["zero", "one", "two", "few", "many"].map(|form| format!("[{form}] {form}\n    ")).concat();
        let text = format!("plural = {{ $n ->\n    {forms}*[other] other\n    }}\n");
        let messages = Messages::new(locale, &[("plural", &text)], &numbers);
        let mut found = Self { messages, rules: Vec::new(), usual: String::new() };
        found.usual = found.plural(USUAL);
        found.rules = found.tests();
        Some(found)
    }

    fn plural(&self, number: i64) -> String {
        let value = fluent(Ratio { num: i128::from(number), den: 1 });
        self.messages.say("plural", "", &[("n".to_owned(), value)]).0
    }

    /// Small numbers by themselves, then multiples of a million, then what follows from the last digits.
    fn tests(&self) -> Vec<(Rule, String)> {
        let plurals: Vec<String> = (0..ASKED).map(|number| self.plural(number)).collect();
        let (start, period) = repeats(&plurals);
        let million = self.plural(MILLION);
        let start = if million == plurals[index(repeated(MILLION, start, period))] { start } else { start.max(1) };
        let mut all: Vec<(Rule, String)> = runs(&plurals[..index(start)], 0).collect();
        if million != plurals[index(repeated(MILLION, start, period))] {
            all.push((Rule { modulus: 1_000_000, ..Rule::default() }, million));
        }
        // the remainders of a period, each as it stands once all small numbers are past
        let first = (start + period - 1) / period * period;
        let of = |rest: i64| plurals[index(first + rest)].clone();
        let cycle: Vec<String> = (0..period).map(of).collect();
        let modulus = u32::try_from(period).unwrap_or(1);
        let usual = self.usual.clone();
        all.extend(runs(&cycle, modulus).filter(move |(_, plural)| *plural != usual));
        all
    }

    /// The classes of a number: those that sentences name (`[0]`), the plurals, and the same again for negative numbers where
    /// the number may be one. With them come the numbers to say sentences with; the first is the usual one.
    pub fn classes(&self, named: &[i64], negative: bool) -> (Classes, Vec<Class>) {
        let mut made = Made::default();
        made.class((false, self.usual.clone()), || Class { number: USUAL, many: true });
        for number in named.iter().filter(|number| **number >= 0) {
            let class = made.class((false, format!("={number}")), || Class { number: *number, many: false });
            made.rules.push(Rule { negative: Some(false), low: *number, high: *number, modulus: 0, class });
        }
        for sign in if negative { &[false, true][..] } else { &[false] } {
            for (rule, plural) in &self.rules {
                let class = made.class((*sign, plural.clone()), || self.sample(plural, *sign));
                made.rules.push(Rule { negative: Some(*sign), class, ..rule.clone() });
            }
            if *sign {
                let class = made.class((true, self.usual.clone()), || self.sample(&self.usual, true));
                made.rules.push(Rule { negative: Some(true), modulus: 1, low: 0, high: 0, class });
            }
        }
        let count = u32::try_from(made.samples.len()).unwrap_or(0);
        (Classes { rules: made.rules, count, otherwise: 0 }, made.samples)
    }

    /// A number of this plural: the usual one, a multiple of a million, or the least that is not 0.
    fn sample(&self, plural: &str, negative: bool) -> Class {
        let sign = if negative { -1 } else { 1 };
        if plural == self.usual {
            return Class { number: sign * USUAL, many: true };
        }
        let least = (1..ASKED).chain([MILLION, 0]).find(|number| self.plural(*number) == plural).unwrap_or(0);
        Class { number: sign * least, many: least == MILLION }
    }
}

#[derive(Default)]
struct Made {
    known: BTreeMap<(bool, String), u32>,
    samples: Vec<Class>,
    rules: Vec<Rule>,
}

impl Made {
    fn class(&mut self, key: (bool, String), sample: impl FnOnce() -> Class) -> u32 {
        let samples = &mut self.samples;
        *self.known.entry(key).or_insert_with(|| {
            samples.push(sample());
            u32::try_from(samples.len() - 1).unwrap_or(0)
        })
    }
}

/// From where on plurals repeat, and how soon.
fn repeats(plurals: &[String]) -> (i64, i64) {
    for period in [1_usize, 10, 100] {
        let differs = (0..plurals.len() - period).rev().find(|at| plurals[*at] != plurals[at + period]);
        let start = differs.map_or(0, |at| at + 1);
        if start <= period.max(20) {
            return (i64::try_from(start).unwrap_or(0), i64::try_from(period).unwrap_or(1));
        }
    }
    (1000, 1000)
}

/// The asked number that has the plural of a large one.
fn repeated(number: i64, start: i64, period: i64) -> i64 {
    let first = (start + period - 1) / period * period;
    first + number % period
}

/// Equal plurals in a row, each as one test.
fn runs(plurals: &[String], modulus: u32) -> impl Iterator<Item = (Rule, String)> {
    let mut all: Vec<(Rule, String)> = Vec::new();
    for (at, plural) in (0..).zip(plurals) {
        match all.last_mut() {
            Some((rule, before)) if before == plural => rule.high = at,
            Some(_) | None => {
                all.push((Rule { negative: None, modulus, low: at, high: at, class: 0 }, plural.clone()));
            }
        }
    }
    all.into_iter()
}

fn index(number: i64) -> usize {
    usize::try_from(number).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The class that the tests give is that of the plural, in every language with a grammar, and in some without.
    #[test]
    fn tests_say_what_the_plurals_are() {
        for locale in ["en", "fr", "ja", "ru", "pl", "ar", "cy", "lt"] {
            let plurals = Plurals::new(locale).unwrap();
            let (classes, samples) = plurals.classes(&[0, 3], true);
            let large = [10_001, 111_111, 999_999, 1_000_000, 1_000_001, 3_000_000, 123_456_789];
            for number in (0..3000).chain(large) {
                let holds = |rule: &&Rule| {
                    let size = if rule.modulus == 0 { number } else { number % i64::from(rule.modulus) };
                    rule.negative == Some(false) && (rule.low..=rule.high).contains(&size)
                };
                let class = classes.rules.iter().find(holds).map_or(classes.otherwise, |rule| rule.class);
                let sample = &samples[class as usize];
                if [0, 3].contains(&number) {
                    assert_eq!(sample.sample(2), number, "{locale}");
                } else {
                    assert_eq!(plurals.plural(sample.sample(0)), plurals.plural(number), "{locale}: {number}");
                }
            }
        }
    }
}
