//! The checked program of one file in words: entries, functions, stats, modifiers, triggers, replacements.

use runebook_compiler::ir::{
    Addition, Entry, FamilyIndex, Function, Gate, Holder, Ir, Layer, Modifier, Once, Reaction, Replacement, Source,
    Stat, StatOwner,
};
use runebook_compiler::worst::{Worst, Worsts};
use runebook_grammar::Span;

use super::value::Words;

/// What file number `file` declares, as the checker understood it.
pub(super) fn of_file(ir: &Ir, file: u32) -> String {
    let here = |span: Span| span.file == file;
    let mut text = String::new();
    ir.entries.iter().filter(|entry| here(entry.named.span)).for_each(|found| entry(ir, found, &mut text));
    ir.stats
        .iter()
        .filter(|stat| here(stat.named.span) && stat.member == 0)
        .for_each(|found| stat(ir, found, &mut text));
    let mut worsts = Worsts::new(ir);
    for (id, found) in ir.functions.iter().enumerate().filter(|(_, found)| here(found.whole)) {
        function(ir, found, &mut text);
        text.push_str(&format!("  {}\n", at_worst(worsts.function(id))));
    }
    ir.modifiers.iter().filter(|found| here(found.span)).for_each(|found| modifier(ir, found, &mut text));
    ir.grants.iter().filter(|found| here(found.span)).for_each(|found| {
        let words = Words { ir, locals: &[] };
        let when = found.when.as_ref().map(|when| format!(" when {}", words.value(when))).unwrap_or_default();
        let (from, granted) = (source(ir, found.source), &ir.entries[found.entry].named.name);
        text.push_str(&format!("grant of {from}: {granted}{when}\n"));
    });
    ir.additions.iter().filter(|found| here(found.span)).for_each(|found| addition(ir, found, &mut text));
    for found in ir.reactions.iter().filter(|found| here(found.span)) {
        reaction(ir, found, &mut text);
        text.push_str(&format!("  {}\n", at_worst(worsts.reaction(found))));
    }
    ir.replacements.iter().filter(|found| here(found.span)).for_each(|found| replacement(ir, found, &mut text));
    text.trim_end().to_owned()
}

/// The worst case of a rule with all that it sets off.
fn at_worst(worst: Worst) -> String {
    let count = |n: u64, one: &str| match n {
        1 => format!("1 {one}"),
        n => format!("{n} {one}s"),
    };
    if worst.open {
        return "at worst up to the machine's limits: it can set itself off again".to_owned();
    }
    format!("at worst {} and {}", count(worst.steps, "step"), count(worst.rolls, "roll"))
}

fn entry(ir: &Ir, entry: &Entry, text: &mut String) {
    let words = Words { ir, locals: &[] };
    let kind = &ir.kinds[entry.kind];
    text.push_str(&format!("{} {} \"{}\"\n", kind.named.name, entry.named.name, entry.named.title));
    for (field, value) in kind.fields.iter().zip(&entry.fields) {
        text.push_str(&format!("  {} = {}\n", field.named.name, words.list(&value.values)));
    }
    for constant in &entry.constants {
        text.push_str(&format!("  let {} = {}\n", constant.named.name, words.value(&constant.value)));
    }
    for requires in &entry.requires {
        text.push_str(&format!("  requires {}\n", words.value(requires)));
    }
    if let Some(needs) = &entry.needs {
        text.push_str(&format!("  needs {}\n", words.value(needs)));
    }
    if let Some((paid, price)) = &entry.price {
        text.push_str(&format!("  costs {} of {}\n", words.value(price), ir.cells[*paid].named.name));
    }
}

fn stat(ir: &Ir, stat: &Stat, text: &mut String) {
    let owner = match stat.owner {
        StatOwner::Entity(entity) => &ir.entities[entity].named.name,
        StatOwner::Context(context) => &ir.contexts[context].named.name,
    };
    let family = if stat.size > 1 { format!("[{} members]", stat.size) } else { String::new() };
    let base = match &stat.base {
        Some(base) => Words { ir, locals: &[] }.value(base),
        None => "what is stored".to_owned(),
    };
    text.push_str(&format!("stat {owner}.{}{family} = {base}\n", stat.named.name));
}

fn function(ir: &Ir, function: &Function, text: &mut String) {
    let words = Words { ir, locals: &function.locals };
    let params: Vec<&str> = function.params.iter().map(|param| param.named.name.as_str()).collect();
    let results: Vec<&str> = function.results.iter().map(|(name, _)| name.as_str()).collect();
    let kind = format!("{:?}", function.kind).to_lowercase();
    text.push_str(&format!("{kind} {}({}) -> {}\n", function.named.name, params.join(", "), results.join(", ")));
    for (local, start) in function.states.iter().zip(&function.starts) {
        text.push_str(&format!("  {} starts at {}\n", words.local(*local), words.value(start)));
    }
    words.acts(&function.body, 1, text);
    if let Some(value) = &function.value {
        text.push_str(&format!("  {}\n", words.value(value)));
    }
}

fn modifier(ir: &Ir, modifier: &Modifier, text: &mut String) {
    let words = Words { ir, locals: &modifier.locals };
    let targets: Vec<String> = modifier.targets.iter().map(|stat| target(ir, &ir.stats[*stat])).collect();
    let layer = match modifier.layer {
        Layer::Add => "+",
        Layer::Sides => "sides +",
        Layer::Count => "count +",
        Layer::Times => "*",
        Layer::Over => "/",
        Layer::Afterwards => "afterwards +",
        Layer::AtLeast => "at least",
        Layer::AtMost => "at most",
        Layer::Is => "is",
    };
    let targets = if targets.len() > 3 { format!("{} stats", targets.len()) } else { targets.join(", ") };
    text.push_str(&format!(
        "modifier of {}: {targets} {layer} {}\n",
        source(ir, modifier.source),
        words.value(&modifier.value)
    ));
    held(ir, modifier.holder, modifier.gate, text);
    if let Some(when) = &modifier.when {
        text.push_str(&format!("  when {}\n", words.value(when)));
    }
}

/// A stat's name, of a family with its member.
fn target(ir: &Ir, stat: &Stat) -> String {
    let member = stat.index.and_then(|family| match family {
        FamilyIndex::Kind(kind) => ir.entries.get(ir.kinds[kind].entries.0 + stat.member).map(|entry| &entry.named),
        FamilyIndex::Enum(id) => ir.enums[id].members.get(stat.member),
    });
    member.map_or_else(|| stat.named.name.clone(), |member| format!("{}[{}]", stat.named.name, member.name))
}

fn addition(ir: &Ir, addition: &Addition, text: &mut String) {
    let words = Words { ir, locals: &addition.locals };
    let set = &ir.sets[addition.set].named.name;
    let value = words.value(&addition.value);
    text.push_str(&format!("addition of {} to {set}: {value}\n", source(ir, addition.source)));
    held(ir, Holder::Role(addition.role), addition.gate, text);
    if let Some(when) = &addition.when {
        text.push_str(&format!("  when {}\n", words.value(when)));
    }
}

fn reaction(ir: &Ir, reaction: &Reaction, text: &mut String) {
    let words = Words { ir, locals: &reaction.locals };
    let event = &ir.events[reaction.event].named.name;
    text.push_str(&format!("trigger of {}: on {event}\n", source(ir, reaction.source)));
    held(ir, reaction.holder, reaction.gate, text);
    if let Some(within) = reaction.within.filter(|within| within.said) {
        text.push_str(&format!("  within {}\n", ir.contexts[within.context].named.name));
    }
    if let Some(Once::Context(context)) = reaction.once {
        text.push_str(&format!("  once per {}\n", ir.contexts[context].named.name));
    }
    if let Some(Once::Clock(clock, _)) = reaction.once {
        text.push_str(&format!("  once per {}\n", ir.clocks.get(clock).map_or("?", |clock| clock.named.name.as_str())));
    }
    if let Some(when) = &reaction.when {
        text.push_str(&format!("  when {}\n", words.value(when)));
    }
    words.acts(&reaction.body, 1, text);
}

fn replacement(ir: &Ir, replacement: &Replacement, text: &mut String) {
    let words = Words { ir, locals: &replacement.locals };
    let function = &ir.functions[replacement.function];
    let step = function.steps.get(replacement.step).map_or("?", |step| step.name.as_str());
    let holder = replacement.role.map_or(Holder::Nobody, Holder::Role);
    text.push_str(&format!(
        "replacement of {}: step {step} of {}\n",
        source(ir, replacement.source),
        function.named.name
    ));
    held(ir, holder, replacement.gate, text);
    if let Some(when) = &replacement.when {
        text.push_str(&format!("  when {}\n", words.value(when)));
    }
    if let Some(value) = &replacement.value {
        text.push_str(&format!("  {}\n", words.value(value)));
    }
    words.acts(&replacement.body, 1, text);
}

fn held(ir: &Ir, holder: Holder, gate: Gate, text: &mut String) {
    let holder = match holder {
        Holder::Nobody => "nobody".to_owned(),
        Holder::Owner => "whose it is".to_owned(),
        Holder::Role(role) => format!("role {role}"),
        Holder::Audience => "each of the audience".to_owned(),
    };
    let gate = match gate {
        Gate::Open => String::new(),
        Gate::Entry(entry) => format!(", who has {}", ir.entries[entry].named.name),
        Gate::Status(status) => format!(", who is {}", ir.statuses[status].named.name),
    };
    text.push_str(&format!("  held by {holder}{gate}\n"));
}

fn source(ir: &Ir, source: Source) -> &str {
    match source {
        Source::Entry(entry) => &ir.entries[entry].named.name,
        Source::Status(status) => &ir.statuses[status].named.name,
        Source::Rules => "the rules",
    }
}
