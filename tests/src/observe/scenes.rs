//! Stats of two creatures and of what happens between them, with each entry held or carried by either.

use runebook_compiler::ir::{
    Act, ActKind, CellKind, Character, EntryId, Expr, FunctionKind, Ir, Local, Node, Query, StatOwner, Store, Type,
};
use runebook_grammar::Span;
use runebook_grammar::tree::QueryWhat;

const HERE: Span = Span::new(0, 0, 0);

/// One creature, of the type that most characters are, as it is; then with each entry, each flag, each status in turn.
pub(super) fn variants(ir: &Ir) -> Vec<(String, Character)> {
    let of = |character: &&Character| ir.characters.iter().filter(|other| other.of == character.of).count();
    let most = ir.characters.iter().map(|character| of(&character)).max();
    let fighters = || ir.characters.iter().filter(|character| Some(of(character)) == most);
    let Some(first) = fighters().find(|character| character.stores.is_empty()).or_else(|| fighters().next()) else {
        return Vec::new();
    };
    let plain = Character {
        named: first.named.clone(),
        of: first.of,
        stores: first.stores.clone(),
        holds: Vec::new(),
        audience: first.audience,
    };
    let mut all = vec![("plain".to_owned(), plain.clone())];
    for (entry, found) in ir.entries.iter().enumerate() {
        all.push((format!("holding {}", found.named.name), held(ir, &plain, entry)));
        for cell in &ir.kinds[found.kind].slots {
            let mut copy = plain.clone();
            copy.stores.push(store(*cell, Node::Entry(entry), Type::Entry(found.kind)));
            all.push((format!("carrying {} in {}", found.named.name, ir.cells[*cell].named.name), copy));
        }
    }
    for (cell, found) in ir.cells.iter().enumerate() {
        let values: &[i64] = match found.kind {
            CellKind::Flag => &[1],
            CellKind::Status(_) => &[1, 50, 51, 100, 101],
            CellKind::Resource => &[-11, -1, 0, 1, 5, 6, 10, 11, 15],
            CellKind::HostStat(_) if found.ty.number().is_some() => &[-3, 3, 40],
            CellKind::HostStat(_) => &[0, 1, 2, 3],
            _ => continue,
        };
        for value in values {
            let mut copy = plain.clone();
            copy.stores.push(store(cell, Node::Const(*value), Type::WHOLE));
            all.push((format!("{} {value}", found.named.name), copy));
        }
    }
    all
}

/// Creatures that carry an entry and have little, more or much of every resource: what they carry can be used.
pub(super) fn able(ir: &Ir) -> Vec<(String, Character)> {
    let resources: Vec<usize> =
        (0..ir.cells.len()).filter(|at| matches!(ir.cells[*at].kind, CellKind::Resource)).collect();
    let carrying = variants(ir).into_iter().filter(|(name, _)| name.starts_with("carrying"));
    carrying
        .flat_map(|(name, character)| {
            [8, 30].map(|much| {
                let mut copy = character.clone();
                let carried: Vec<usize> = copy.stores.iter().map(|store| store.cell).collect();
                let more = resources.iter().filter(|cell| !carried.contains(cell));
                copy.stores.extend(more.map(|cell| store(*cell, Node::Const(much), Type::WHOLE)));
                (format!("{name} with {much}"), copy)
            })
        })
        .collect()
}

fn store(cell: usize, node: Node, ty: Type) -> Store {
    Store { cell, value: Expr::new(node, ty, HERE) }
}

/// The creature holds the entry, with the second choice of each parameter.
fn held(ir: &Ir, plain: &Character, entry: EntryId) -> Character {
    let mut copy = plain.clone();
    copy.holds.push(entry);
    for parameter in &ir.entries[entry].parameters {
        copy.stores.push(store(parameter.cell, Node::Const(0), parameter.ty.clone()));
    }
    copy
}

/// All questions, with their names.
pub(super) fn queries(ir: &Ir) -> Vec<(String, Query)> {
    let mut all = Vec::new();
    for character in &ir.characters {
        all.extend(entity_stats(ir, &character.named.name, character));
        all.extend(stored(ir, character));
    }
    for (name, character) in variants(ir) {
        all.extend(entity_stats(ir, &name, &character));
        for context in 0..ir.contexts.len() {
            for role in 0..2 {
                all.extend(context_stats(ir, context, role, &name, &character));
            }
        }
    }
    all
}

/// What a ready creature starts with, as it is stored.
fn stored(ir: &Ir, character: &Character) -> Vec<(String, Query)> {
    let owner = Expr::new(Node::Character(0), Type::Entity(character.of), HERE);
    let cells: Vec<usize> = (0..ir.cells.len())
        .filter(|at| matches!(ir.cells[*at].kind, CellKind::Resource | CellKind::HostStat(_) | CellKind::StatBase(_)))
        .collect();
    cells
        .chunks(60)
        .map(|some| {
            let values = some
                .iter()
                .map(|cell| {
                    Expr::new(
                        Node::Cell { owner: Box::new(owner.clone()), cell: *cell, index: None },
                        Type::WHOLE,
                        HERE,
                    )
                })
                .collect();
            (
                format!("cells from {} of {}", some[0], character.named.name),
                query(vec![character.clone()], Vec::new(), Vec::new(), values),
            )
        })
        .collect()
}

/// Stats of a creature, a few to a question.
fn entity_stats(ir: &Ir, name: &str, character: &Character) -> Vec<(String, Query)> {
    let owner = Expr::new(Node::Character(0), Type::Entity(character.of), HERE);
    let mine: Vec<usize> =
        (0..ir.stats.len()).filter(|at| ir.stats[*at].owner == StatOwner::Entity(character.of)).collect();
    mine.chunks(16)
        .map(|some| {
            let values = some.iter().map(|at| stat_of(*at, &owner, &ir.stats[*at].ty)).collect();
            (
                format!("stats from {} of {name}", ir.stats[some[0]].named.name),
                query(vec![character.clone()], Vec::new(), Vec::new(), values),
            )
        })
        .collect()
}

fn stat_of(stat: usize, owner: &Expr, ty: &Type) -> Expr {
    Expr::new(Node::Stat { owner: Box::new(owner.clone()), stat, index: None, within: None }, ty.clone(), HERE)
}

fn query(scene: Vec<Character>, locals: Vec<Local>, acts: Vec<Act>, values: Vec<Expr>) -> Query {
    let names = vec![String::new(); values.len()];
    Query {
        what: QueryWhat::Value,
        names,
        values,
        acts,
        given: None,
        policy: None,
        best: None,
        process: None,
        fight: None,
        locals,
        params: 0,
        scene,
        said: Vec::new(),
        span: HERE,
    }
}

/// The odds of every procedure that runs in one context, each role of it varied alone; the creatures wear something.
pub(super) fn procedures(ir: &Ir) -> Vec<(String, Query)> {
    let Some((_, plain)) = variants(ir).into_iter().next() else { return Vec::new() };
    let mut all = Vec::new();
    for (function, found) in ir.functions.iter().enumerate() {
        let ([param], FunctionKind::Procedure) = (found.params.as_slice(), found.kind) else { continue };
        let Type::Context(context) = param.ty else { continue };
        for (case, values) in few(roles(ir, context, 0, plain.of)) {
            let made = Expr::new(Node::NewContext { context, values }, param.ty.clone(), HERE);
            let call = Expr::new(Node::Call { function, args: vec![made] }, Type::Record(function), HERE);
            let local =
                Local { name: "it".to_owned(), ty: Type::Record(function), span: HERE, changes: false, range: None };
            let acts = vec![Act { kind: ActKind::Assign { local: 0, value: call }, span: HERE }];
            let record = Expr::new(Node::Local(0), Type::Record(function), HERE);
            let values = (0..found.results.len()).map(|index| {
                let ty = found.locals[found.results[index].1].ty.clone();
                Expr::new(Node::Result { record: Box::new(record.clone()), index }, ty, HERE)
            });
            let asked = query(vec![plain.clone(), plain.clone()], vec![local], acts, values.collect());
            all.push((format!("odds of {} {case}", found.named.name), asked));
        }
    }
    all
}

/// The stats of a context, each role varied alone, with the variant in the first or second role of an entity.
fn context_stats(ir: &Ir, context: usize, role: usize, name: &str, character: &Character) -> Vec<(String, Query)> {
    let stats: Vec<usize> =
        (0..ir.stats.len()).filter(|at| ir.stats[*at].owner == StatOwner::Context(context)).collect();
    if stats.is_empty() {
        return Vec::new();
    }
    let mut all = Vec::new();
    // whoever has nothing meets all there is; with each entry a few of each sort are enough
    let cases = roles(ir, context, role, character.of);
    let cases = if name == "plain" { cases } else { few(cases) };
    for (case, values) in cases {
        let owner = Expr::new(Node::Local(0), Type::Context(context), HERE);
        let made = Expr::new(Node::NewContext { context, values }, Type::Context(context), HERE);
        let local =
            Local { name: "it".to_owned(), ty: Type::Context(context), span: HERE, changes: false, range: None };
        let acts = vec![Act { kind: ActKind::Assign { local: 0, value: made }, span: HERE }];
        let plain = Character { stores: Vec::new(), holds: Vec::new(), ..character.clone() };
        for some in stats.chunks(12) {
            let values = some.iter().map(|stat| stat_of(*stat, &owner, &ir.stats[*stat].ty)).collect();
            let scene = vec![character.clone(), plain.clone()];
            let from = &ir.stats[some[0]].named.name;
            all.push((
                format!("{} {case}, from {from}, {name} in {role}", ir.contexts[context].named.name),
                query(scene, vec![local.clone()], acts.clone(), values),
            ));
        }
    }
    all
}

/// The first case and a few more, evenly taken.
pub(super) fn few<T>(cases: Vec<T>) -> Vec<T> {
    let step = (cases.len() / 2).max(1);
    cases.into_iter().step_by(step).collect()
}

/// The roles' values: all at their first, then each in turn at every other.
pub(super) fn roles(ir: &Ir, context: usize, role: usize, entity: usize) -> Vec<(String, Vec<Expr>)> {
    let mut entities = 0;
    let choices: Vec<Vec<Expr>> = ir.contexts[context]
        .roles
        .iter()
        .map(|field| {
            if field.ty == Type::Entity(entity) {
                entities += 1;
                let who = usize::from((entities == 1) == (role == 1));
                return vec![Expr::new(Node::Character(who), field.ty.clone(), HERE)];
            }
            values_of(ir, &field.ty)
        })
        .collect();
    if choices.iter().any(Vec::is_empty) {
        return Vec::new();
    }
    let first: Vec<Expr> = choices.iter().map(|choice| choice[0].clone()).collect();
    let mut all = vec![("at first".to_owned(), first.clone())];
    for (at, choice) in choices.iter().enumerate() {
        for (nth, value) in choice.iter().enumerate().skip(1) {
            let mut values = first.clone();
            values[at] = value.clone();
            all.push((format!("{at}/{nth}"), values));
        }
    }
    all
}

pub(super) fn values_of(ir: &Ir, ty: &Type) -> Vec<Expr> {
    let number = |value: i64| Expr::new(Node::Const(value), ty.clone(), HERE);
    match ty {
        Type::Number(_) => vec![number(0), number(1)],
        Type::YesNo => vec![number(0), number(1)],
        Type::Member(id) => {
            (0..ir.enums[*id].members.len()).map(|at| number(i64::try_from(at).expect("few members"))).collect()
        }
        Type::Entry(kind) => (ir.kinds[*kind].entries.0..ir.kinds[*kind].entries.1)
            .map(|entry| Expr::new(Node::Entry(entry), ty.clone(), HERE))
            .collect(),
        _ => Vec::new(),
    }
}
