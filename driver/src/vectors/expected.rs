//! What was found against what was expected: fractions exactly, texts by title.

use runebook_grammar::Span;

use super::bench::Found;
use super::value::{Ratio, Value};
use crate::odds::measure::Said;
use crate::pack::yaml::Placed;

/// Something that is not as expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Mismatch {
    /// What was expected, where.
    pub at: Span,
    pub expected: String,
    pub found: String,
    /// Where it was asked.
    pub asked: Span,
}

/// How a table writes answers.
pub(super) type Words = [(Placed<String>, Placed<Value>)];

/// Whether what was found is what was expected.
pub(super) fn fits(found: &Found, expected: &Value, words: &Words) -> bool {
    if let Some((_, written)) = words.iter().find(|(key, _)| is_called(found, &key.value)) {
        return written.value == *expected;
    }
    match (found, expected) {
        (Found::Number(found), Value::Number(expected)) => found == expected,
        (Found::Number(found), Value::Text(text)) => Ratio::read(text) == Some(*found),
        (Found::YesNo(found), Value::Truth(expected)) => found == expected,
        (Found::Dice(found), expected @ (Value::Map(_) | Value::Text(_))) => {
            expected.dice().is_some_and(|dice| rolled(&dice) == rolled(found))
                || *expected == Value::Text(found.clone())
        }
        (Found::Thing(Some(called)), Value::Text(text)) => called.is(text),
        (Found::Thing(None), Value::Nothing) => true,
        (Found::Measure(found), Value::Number(Ratio { numerator, denominator })) => {
            found.compares(runebook_compiler::ir::CmpOp::Eq, *numerator, *denominator) == Some(true)
        }
        (Found::Measure(_), Value::Text(text)) => {
            Ratio::read(text).is_some_and(|ratio| fits(found, &Value::Number(ratio), &[]))
        }
        (Found::Shown { text, .. }, Value::Text(expected)) => text == expected,
        (Found::Shown { digits, .. }, Value::Number(expected)) => Ratio::read(digits) == Some(*expected),
        (
            Found::Number(_)
            | Found::YesNo(_)
            | Found::Dice(_)
            | Found::Thing(_)
            | Found::Measure(_)
            | Found::Shown { .. },
            Value::Nothing | Value::Truth(_) | Value::Number(_) | Value::Text(_) | Value::List(_) | Value::Map(_),
        ) => false,
    }
}

/// Whether a key of `words` means this answer.
fn is_called(found: &Found, key: &str) -> bool {
    match found {
        Found::YesNo(yes) => key == if *yes { "yes" } else { "no" },
        Found::Thing(Some(called)) => called.is(key),
        Found::Thing(None) => key == "none",
        Found::Number(_) | Found::Dice(_) | Found::Measure(_) | Found::Shown { .. } => false,
    }
}

/// Dice without dice, or without sides, are none.
fn rolled(dice: &str) -> String {
    let none = |text: &str| text.parse::<i64>().is_ok_and(|number| number <= 0);
    let empty = dice.split_once('d').is_some_and(|(count, sides)| none(count) || none(sides));
    if empty { "0".to_owned() } else { dice.to_owned() }
}

/// The answers of one question against a value: one, a list in order, or keys by name.
pub(super) fn compare(
    answers: &[(String, Found)],
    expected: &Placed<Value>,
    words: &Words,
    asked: Span,
) -> Vec<Mismatch> {
    let not = |at: Span, found: &str, expected: &Value| Mismatch {
        at,
        expected: expected.to_string(),
        found: found.to_owned(),
        asked,
    };
    let one = |found: &Found, expected: &Placed<Value>| {
        (!fits(found, &expected.value, words)).then(|| not(expected.span, &found.words(), &expected.value))
    };
    if let [(_, only)] = answers
        && !matches!(expected.value, Value::List(_))
    {
        return one(only, expected).into_iter().collect();
    }
    let all = || answers.iter().map(|(name, found)| format!("{name} {}", found.words())).collect::<Vec<_>>().join(", ");
    match &expected.value {
        Value::List(items) if items.len() == answers.len() => {
            answers.iter().zip(items).filter_map(|((_, found), item)| one(found, item)).collect()
        }
        Value::Map(pairs) if same_keys(answers, pairs) => {
            let of = |name: &String| answers.iter().find(|(known, _)| known == name).map(|(_, found)| found);
            pairs.iter().filter_map(|(key, value)| one(of(&key.value)?, value)).collect()
        }
        Value::Nothing | Value::Truth(_) | Value::Number(_) | Value::Text(_) | Value::List(_) | Value::Map(_) => {
            vec![not(expected.span, &all(), &expected.value)]
        }
    }
}

fn same_keys(answers: &[(String, Found)], pairs: &[(Placed<String>, Placed<Value>)]) -> bool {
    answers.len() == pairs.len() && pairs.iter().all(|(key, _)| answers.iter().any(|(name, _)| *name == key.value))
}
