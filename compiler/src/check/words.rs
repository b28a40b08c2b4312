//! Words as people use them: plurals, and how a type is called in a message.

use crate::ir::{Ir, Named, Number, Type, UnitId};
use crate::resolve::types;

/// The clock of this name, in the singular or the plural.
pub(crate) fn clock(ir: &Ir, word: &str) -> Option<usize> {
    singulars(word).find_map(|name| ir.names.clocks.get(&name).copied())
}

/// The kind of this name, in the singular or the plural.
pub(crate) fn kind(ir: &Ir, word: &str) -> Option<usize> {
    singulars(word).find_map(|name| ir.names.kinds.get(&name).copied())
}

fn singulars(word: &str) -> impl Iterator<Item = String> {
    let mut all = vec![word.to_owned()];
    if let Some(stem) = word.strip_suffix("ies") {
        all.push(format!("{stem}y"));
    }
    if let Some(stem) = word.strip_suffix("es") {
        all.push(stem.to_owned());
    }
    if let Some(stem) = word.strip_suffix('s') {
        all.push(stem.to_owned());
    }
    all.into_iter()
}

/// A type in the author's words: `a number`, `dice`, `a weapon`.
pub(crate) fn type_words(ir: &Ir, ty: &Type) -> String {
    words_of(ir, ty, |named| &named.name)
}

/// The same by the names that stable ids are made of, which stay when something is renamed.
pub(crate) fn stable_words(ir: &Ir, ty: &Type) -> String {
    words_of(ir, ty, Named::known_as)
}

fn words_of(ir: &Ir, ty: &Type, name: fn(&Named) -> &str) -> String {
    match ty {
        Type::Number(number) => number_words(ir, *number),
        Type::YesNo => "yes or no".to_owned(),
        Type::Dice => "dice".to_owned(),
        Type::Chance => "a chance".to_owned(),
        Type::Member(id) => article(name(&ir.enums[*id].named)),
        Type::Entry(id) => article(name(&ir.kinds[*id].named)),
        Type::Entity(id) => {
            ir.entities.get(*id).map_or_else(|| "someone".to_owned(), |entity| article(name(&entity.named)))
        }
        Type::Context(id) => article(name(&ir.contexts[*id].named)),
        Type::Set(inner, _) => {
            format!("a set of {}", words_of(ir, inner, name).trim_start_matches("an ").trim_start_matches("a "))
        }
        Type::Record(id) => format!("the outcome of `{}`", name(&ir.functions[*id].named)),
        Type::StatName(_) => "the name of a stat".to_owned(),
        Type::EventName => "the name of an event".to_owned(),
        Type::Text => "text".to_owned(),
        Type::Any => "nothing".to_owned(),
    }
}

/// A number's unit, or the word number.
pub(crate) fn number_words(ir: &Ir, number: Number) -> String {
    number.unit.map_or_else(|| "a number".to_owned(), |unit| format!("an amount in {}", self::unit(ir, unit)))
}

/// What a unit is called.
pub(crate) fn unit(ir: &Ir, unit: UnitId) -> String {
    ir.units[usize::from(unit)].name.clone()
}

/// A number's fraction: `a number in thirds`, `a whole number`.
pub(crate) fn fraction_words(number: Number) -> String {
    match types::fraction(number.denominator) {
        _ if number.denominator == 1 => "a whole number".to_owned(),
        Some(word) => format!("a number in {word}"),
        None => "a fraction".to_owned(),
    }
}

/// How a value of one type may become one of another, if there is a usual way.
pub(crate) fn way(ir: &Ir, has: &Type, wanted: Option<&Type>) -> Option<String> {
    match (has, wanted) {
        (Type::Number(_), Some(Type::YesNo)) => Some("compare it: `… > 0`".to_owned()),
        (Type::YesNo, Some(Type::Number(_))) => Some("say how much that is: `if … then 1 else 0`".to_owned()),
        (Type::Record(id), _) => {
            let results: Vec<String> =
                ir.functions[*id].results.iter().map(|(name, _)| format!("`….{name}`")).collect();
            (!results.is_empty()).then(|| format!("take one of its results: {}", crate::error::listed(&results, "or")))
        }
        (Type::Entity(_) | Type::Entry(_) | Type::Member(_), Some(Type::YesNo)) => {
            Some("ask what it is: `… is NAME`".to_owned())
        }
        (Type::Entity(_) | Type::Entry(_) | Type::Context(_), Some(_)) => {
            Some("say what of it is meant: `….NAME`".to_owned())
        }
        _ => None,
    }
}

fn article(name: &str) -> String {
    crate::error::article(&name.replace('_', " "))
}
