//! Words as people use them: plurals, and how a type is called in a message.

use crate::ir::{Ir, Number, Type};

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
    match ty {
        Type::Number(number) => number_words(ir, *number),
        Type::YesNo => "yes or no".to_owned(),
        Type::Dice => "dice".to_owned(),
        Type::Chance => "a chance".to_owned(),
        Type::Member(id) => article(&ir.enums[*id].named.name),
        Type::Entry(id) => article(&ir.kinds[*id].named.name),
        Type::Entity(id) => article(&ir.entities[*id].named.name),
        Type::Context(id) => article(&ir.contexts[*id].named.name),
        Type::Set(inner, _) => format!("a set of {}", type_words(ir, inner).trim_start_matches("an ").trim_start_matches("a ")),
        Type::Record(id) => format!("the outcome of `{}`", ir.functions[*id].named.name),
        Type::StatName(_) => "the name of a stat".to_owned(),
        Type::EventName => "the name of an event".to_owned(),
        Type::Text => "text".to_owned(),
        Type::Any => "nothing".to_owned(),
    }
}

/// A number's unit, or the word number.
pub(crate) fn number_words(ir: &Ir, number: Number) -> String {
    number.unit.map_or_else(|| "a number".to_owned(), |unit| format!("an amount in {}", ir.units[unit].name))
}

fn article(name: &str) -> String {
    let name = name.replace('_', " ");
    let vowel = name.starts_with(['a', 'e', 'i', 'o', 'u']);
    format!("{} {name}", if vowel { "an" } else { "a" })
}
