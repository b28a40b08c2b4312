//! What of a pack a game has to name, taken from the checked program.

use runebook_compiler::ir::{Cell, CellKind, Context, Field, Function, FunctionKind, Ir, Question, StatOwner, Type};
use runebook_runtime::Table;
use runebook_runtime::program::Program;

use super::named::{Call, Group, Item, KindOf, Members, Names, Param, Shape, What};
use super::word::{Taken, comment, plain};

/// All names of a pack.
pub(super) fn names(ir: &Ir, program: &Program, table: &Table<'_>) -> Names {
    let called = ir.functions.iter().enumerate().filter(|(id, found)| may_call(found.kind) && !ir.ends_action(*id));
    let called: Vec<&Function> = called.map(|(_, function)| function).collect();
    let question = |what, all: &[Question], ids: Vec<u64>| Group {
        what,
        items: items(all.iter().zip(ids).map(|(one, id)| (one.named.name.clone(), id, asked(ir, one), None))),
    };
    let ids = |questions: &[runebook_runtime::program::Question]| questions.iter().map(|one| one.id).collect();
    let mut groups = vec![
        cells(ir, program),
        stats(ir, program),
        entries(ir),
        Group {
            what: What::Kind,
            items: items(
                ir.kinds
                    .iter()
                    .zip(&program.kinds)
                    .map(|(kind, row)| (kind.named.name.clone(), row.id, kind.named.title.clone(), None)),
            ),
        },
        Group {
            what: What::Context,
            items: items(
                ir.contexts
                    .iter()
                    .zip(&program.contexts)
                    .map(|(one, row)| (one.named.name.clone(), row.id, one.named.title.clone(), None)),
            ),
        },
        question(What::Fact, &ir.facts, ids(&program.facts)),
        question(What::Set, &ir.sets, ids(&program.sets)),
        question(What::Command, &ir.commands, ids(&program.commands)),
        Group {
            what: What::Event,
            items: items(ir.events.iter().zip(&program.events).filter(|(one, _)| one.clock.is_none()).map(
                |(one, row)| {
                    (one.named.name.clone(), row.id, format!("{}{}", one.named.title, listed(ir, &one.params)), None)
                },
            )),
        },
        functions(ir, program, &called),
    ];
    groups.iter_mut().for_each(|group| group.sign(table));
    Names {
        pack: ir.name.clone(),
        contract: table.contract_hash(),
        content: table.content_hash(),
        enums: enums(ir),
        kinds: ir.kinds.iter().enumerate().map(|(at, kind)| kind_of(ir, at, &kind.named.name)).collect(),
        contexts: ir.contexts.iter().map(|context| context_shape(ir, context)).collect(),
        calls: called.iter().map(|function| call(ir, function)).collect(),
        events: told(ir),
        groups,
    }
}

fn items(all: impl Iterator<Item = (String, u64, String, Option<u32>)>) -> Vec<Item> {
    let mut taken = Taken::default();
    let item = |(name, id, about, denominator): (String, u64, String, Option<u32>)| Item {
        name: taken.take(&name),
        id,
        about: comment(&about),
        denominator,
        signature: 0,
    };
    all.map(item).collect()
}

/// Functions that a game calls by name. A process is asked about by the odds alone, a die is rolled by rules.
fn may_call(kind: FunctionKind) -> bool {
    match kind {
        FunctionKind::Procedure
        | FunctionKind::Action
        | FunctionKind::Check
        | FunctionKind::Formula
        | FunctionKind::Chance
        | FunctionKind::Table
        | FunctionKind::Plan
        | FunctionKind::Tick => true,
        FunctionKind::Die | FunctionKind::Process => false,
    }
}

fn cells(ir: &Ir, program: &Program) -> Group {
    let all = ir.cells.iter().zip(&program.cells).enumerate();
    let found = all.filter_map(|(at, (cell, row))| {
        let again = at > 0 && cell.index.is_none() && cell.size > 1 && ir.cells[at - 1].named == cell.named;
        let name = cell_name(ir, at, cell).filter(|_| !again)?;
        let member = ir.member_of_cell(at).map_or(String::new(), |member| format!(" ({})", member.title));
        let places = if cell.index.is_none() && cell.size > 1 {
            format!(", the first of {} places in a row", cell.size)
        } else {
            String::new()
        };
        let about = format!("{}{member}: {}{places}", cell.named.title, kind_word(&cell.kind, &word(ir, &cell.ty)));
        Some((name, row.id, about, Some(row.denominator).filter(|denominator| *denominator > 1)))
    });
    Group { what: What::Cell, items: items(found) }
}

/// The name of a cell; none for those that a game reaches by way of an entry or not at all.
fn cell_name(ir: &Ir, at: usize, cell: &Cell) -> Option<String> {
    let entity = ir.entities.get(cell.entity).map_or("", |entity| entity.named.name.as_str());
    let member = ir.member_of_cell(at).map_or(String::new(), |member| format!("_{}", member.name));
    let name = &cell.named.name;
    Some(match &cell.kind {
        CellKind::HostStat(_) | CellKind::Resource | CellKind::Flag | CellKind::Memory | CellKind::Slot => {
            format!("{entity}_{name}{member}")
        }
        CellKind::StatBase(_) => format!("{entity}_base_{name}{member}"),
        CellKind::Status(_) => format!("{entity}_status_{name}{member}"),
        CellKind::StatusLeft(_) => format!("{entity}_left_{name}{member}"),
        CellKind::Parameter(entry) => {
            let found = &ir.entries[*entry];
            format!("{entity}_{}_{}_{name}", ir.kinds[found.kind].named.name, found.named.name)
        }
        CellKind::Holds(_) | CellKind::Once(_) => return None,
    })
}

fn kind_word(kind: &CellKind, ty: &str) -> String {
    match kind {
        CellKind::HostStat(_) => format!("{ty}, the game's"),
        CellKind::StatBase(_) => format!("{ty}, replaces the base where it is stored"),
        CellKind::Resource => format!("{ty}, a resource"),
        CellKind::Flag => "a flag".to_owned(),
        CellKind::Memory => format!("{ty}, a memory"),
        CellKind::Slot => format!("{ty}, a slot"),
        CellKind::Status(_) => "a status: 0 is absent".to_owned(),
        CellKind::StatusLeft(_) => "ticks that the status has left".to_owned(),
        CellKind::Holds(_) => "whether it is held".to_owned(),
        CellKind::Parameter(_) => format!("{ty}, what was chosen"),
        CellKind::Once(_) => "a mark".to_owned(),
    }
}

fn stats(ir: &Ir, program: &Program) -> Group {
    let all = ir.stats.iter().zip(&program.stats);
    let found = all.map(|(stat, row)| {
        let owner = match stat.owner {
            StatOwner::Entity(entity) => &ir.entities[entity].named.name,
            StatOwner::Context(context) => &ir.contexts[context].named.name,
        };
        let member = ir.member_of(stat.index, stat.member);
        let tail = member.map_or(String::new(), |member| format!("_{}", member.name));
        let shown = member.map_or(String::new(), |member| format!(" ({})", member.title));
        let about = format!("{}{shown}: {}", stat.named.title, word(ir, &stat.ty));
        let denominator = Some(row.denominator).filter(|denominator| *denominator > 1);
        (format!("{owner}_{}{tail}", stat.named.name), row.id, about, denominator)
    });
    Group { what: What::Stat, items: items(found) }
}

fn entries(ir: &Ir) -> Group {
    let mut all: Vec<_> = ir.entries.iter().collect();
    all.sort_by(|a, b| (a.kind, &a.named.name).cmp(&(b.kind, &b.named.name)));
    let found = all.into_iter().map(|entry| {
        let kind = &ir.kinds[entry.kind].named.name;
        (format!("{kind}_{}", entry.named.name), entry.id, entry.named.title.clone(), None)
    });
    Group { what: What::Entry, items: items(found) }
}

fn functions(ir: &Ir, program: &Program, called: &[&Function]) -> Group {
    let id = |name: &str| program.exports.iter().find(|export| export.name == name).map_or(0, |export| export.id);
    let found = called.iter().map(|function| {
        let (kind, name) = (function.kind.word(), &function.named.name);
        let about = format!("{}{}", function.named.title, listed(ir, &function.params));
        (format!("{kind}_{name}"), id(&format!("{kind}.{name}")), about, None)
    });
    Group { what: What::Function, items: items(found) }
}

fn enums(ir: &Ir) -> Vec<Members> {
    let members = |one: &runebook_compiler::ir::OneOf| {
        let mut taken = Taken::default();
        one.members.iter().map(|member| (taken.take(&member.name), comment(&member.title))).collect()
    };
    let one = |one: &runebook_compiler::ir::OneOf| Members {
        name: one.named.name.clone(),
        about: comment(&one.named.title),
        members: members(one),
    };
    ir.enums.iter().map(one).collect()
}

fn kind_of(ir: &Ir, at: usize, name: &str) -> KindOf {
    let (places, _) = ir.field_places(at);
    let mut taken = Taken::default();
    let field = |(field, place): (&Field, u32)| (taken.take(&field.named.name), place, comment(&word(ir, &field.ty)));
    let fields = ir.kinds[at].fields.iter().zip(places).map(field).collect();
    KindOf { name: name.to_owned(), fields }
}

fn params(ir: &Ir, fields: &[Field]) -> Vec<Param> {
    let mut taken = Taken::default();
    let param = |field: &Field| Param {
        name: taken.take(&field.named.name),
        about: comment(&word(ir, &field.ty)),
        size: size(&field.ty),
    };
    fields.iter().map(param).collect()
}

/// How many numbers a value takes among arguments.
fn size(ty: &Type) -> usize {
    match ty {
        Type::Dice => 8,
        Type::Chance => 2,
        Type::Number(number) if number.denominator == 0 => 2,
        Type::Set(_, most) => 1 + usize::from(*most),
        Type::Number(_)
        | Type::YesNo
        | Type::Member(_)
        | Type::Entry(_)
        | Type::Entity(_)
        | Type::Context(_)
        | Type::Record(_)
        | Type::StatName(_)
        | Type::EventName
        | Type::Text
        | Type::Any => 1,
    }
}

fn context_shape(ir: &Ir, context: &Context) -> Shape {
    let (name, about) = (context.named.name.clone(), comment(&context.named.title));
    Shape { index: plain(&name), name, about, params: params(ir, &context.roles) }
}

fn call(ir: &Ir, function: &Function) -> Call {
    let (kind, name) = (function.kind.word(), &function.named.name);
    let about = comment(&function.named.title);
    let shape = Shape {
        name: name.clone(),
        index: plain(&format!("{kind}_{name}")),
        about,
        params: params(ir, &function.params),
    };
    let mut taken = Taken::default();
    let mut place = 0;
    let result = |(name, local): &(String, usize)| {
        let ty = &function.locals[*local].ty;
        let found = (taken.take(name), place, comment(&word(ir, ty)));
        place += size(ty);
        found
    };
    Call { shape, results: function.results.iter().map(result).collect() }
}

/// Events that the game tells.
fn told(ir: &Ir) -> Vec<Shape> {
    let events = ir.events.iter().filter(|event| event.told && event.clock.is_none());
    let shape = |event: &runebook_compiler::ir::Event| Shape {
        name: event.named.name.clone(),
        index: plain(&event.named.name),
        about: comment(&event.named.title),
        params: params(ir, &event.params),
    };
    events.map(shape).collect()
}

fn asked(ir: &Ir, question: &Question) -> String {
    let answer = word(ir, &question.ty);
    let most = if question.at_most > 0 { format!(", at most {}", question.at_most) } else { String::new() };
    format!("{}{}: {answer}{most}", question.named.title, listed(ir, &question.params))
}

fn listed(ir: &Ir, fields: &[Field]) -> String {
    let words: Vec<String> =
        fields.iter().map(|field| format!("{}: {}", field.named.name, word(ir, &field.ty))).collect();
    format!(" ({})", words.join(", "))
}

/// A type in words.
fn word(ir: &Ir, ty: &Type) -> String {
    match ty {
        Type::Number(number) => {
            let unit = number.unit.map_or("number", |unit| ir.units[usize::from(unit)].name.as_str());
            if number.denominator > 1 { format!("{unit} in parts of {}", number.denominator) } else { unit.to_owned() }
        }
        Type::YesNo => "yes or no".to_owned(),
        Type::Dice => "dice".to_owned(),
        Type::Chance => "chance".to_owned(),
        Type::Member(id) => ir.enums[*id].named.name.clone(),
        Type::Entry(kind) => ir.kinds[*kind].named.name.clone(),
        Type::Entity(entity) => ir.entities[*entity].named.name.clone(),
        Type::Context(context) => format!("{} context", ir.contexts[*context].named.name),
        Type::Set(inner, most) => format!("set of {} at most {most}", word(ir, inner)),
        Type::Record(function) => format!("what {} gives", ir.functions[*function].named.name),
        Type::StatName(_) => "stat".to_owned(),
        Type::EventName => "event".to_owned(),
        Type::Text => "text".to_owned(),
        Type::Any => "number".to_owned(),
    }
}
