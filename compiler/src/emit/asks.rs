//! What a game must know of the rules to answer them: names, order and types of what it hands over and is handed.

use std::collections::BTreeSet;

use crate::check::stable_words;
use crate::ir::{Field, Function, Ir, Question, Type};
use crate::resolve::stable_id;

/// A hash of it, for the contract with the host. What a game only looks up by id is not in it, so that entries and rules may
/// change; where parameters, fields or members change places, numbers would mean something else, and the game must be told.
pub(super) fn asks(ir: &Ir) -> u64 {
    let mut all = Vec::new();
    let mut enums = BTreeSet::new();
    let mut shape = |sort: &str, name: &str, fields: &[Field]| {
        let fields = fields.iter().map(|field| {
            enums.extend(member_of(&field.ty));
            format!("{}: {}", field.named.known_as(), shape_words(ir, &field.ty))
        });
        all.push(format!("{sort}.{name}({})", fields.collect::<Vec<_>>().join(", ")));
    };
    let mut questions = |sort: &str, asked: &[Question]| {
        for one in asked {
            let gives = format!("{} {}", one.named.known_as(), shape_words(ir, &one.ty));
            shape(sort, &gives, &one.params);
        }
    };
    questions("fact", &ir.facts);
    questions("set", &ir.sets);
    questions("command", &ir.commands);
    ir.events.iter().for_each(|event| shape("event", event.named.known_as(), &event.params));
    ir.contexts.iter().for_each(|context| shape("context", context.named.known_as(), &context.roles));
    ir.kinds.iter().for_each(|kind| shape("kind", kind.named.known_as(), &kind.fields));
    enums.extend(ir.facts.iter().chain(&ir.sets).flat_map(|one| member_of(&one.ty)));
    for id in enums {
        let found = &ir.enums[id];
        let members: Vec<&str> = found.members.iter().map(|member| member.known_as()).collect();
        all.push(format!("one_of.{}: {}", found.named.known_as(), members.join(", ")));
    }
    all.sort_unstable();
    stable_id(&all.join("\n"))
}

/// A hash of what a function takes and gives: names, order and types. It is never 0, which says that nothing is known.
pub(super) fn signature(ir: &Ir, function: &Function) -> u32 {
    let takes = function.params.iter().map(|field| (field.named.known_as(), &field.ty));
    let gives = function.results.iter().map(|(name, local)| (name.as_str(), &function.locals[*local].ty));
    let words = |(name, ty): (&str, &Type)| format!("{name}: {}", shape_words(ir, ty));
    let (takes, gives): (Vec<String>, Vec<String>) = (takes.map(words).collect(), gives.map(words).collect());
    folded(&format!("({}) {}", takes.join(", "), gives.join(", ")))
}

/// The same of what is bought with so many arguments.
pub(super) fn deal_signature(arguments: usize) -> u32 {
    folded(&arguments.to_string())
}

fn folded(words: &str) -> u32 {
    let hash = stable_id(words);
    u32::try_from((hash ^ (hash >> 32)) & u64::from(u32::MAX)).unwrap_or(0).max(1)
}

fn member_of(ty: &Type) -> Option<usize> {
    match ty {
        Type::Member(id) => Some(*id),
        Type::Set(inner, _) => member_of(inner),
        Type::Number(_)
        | Type::YesNo
        | Type::Dice
        | Type::Chance
        | Type::Entry(_)
        | Type::Entity(_)
        | Type::Context(_)
        | Type::Record(_)
        | Type::StatName(_)
        | Type::EventName
        | Type::Text
        | Type::Any => None,
    }
}

/// A type with its parts: how many tenths a number counts decides what a game hands over.
fn shape_words(ir: &Ir, ty: &Type) -> String {
    let parts = ty.number().map_or(1, |number| number.denominator);
    let most = if let Type::Set(_, most) = ty { usize::from(*most) } else { 0 };
    format!("{} /{parts} <={most}", stable_words(ir, ty))
}
