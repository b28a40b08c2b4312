//! What happens on ticks and events, by keyed dice: journal and commands for a handful of seeds.

use runebook_compiler::emit::{Asked, emit_with};
use runebook_compiler::ir::{Act, ActKind, Character, Expr, Ir, Node, Query, Type};
use runebook_grammar::Span;
use runebook_grammar::tree::QueryWhat;
use runebook_runtime::machine::{Host, Silent};
use runebook_runtime::{Buffers, Key, Machine, Outcome, Sample, Table, World, encode};

use super::{Seen, scenes, world};

const HERE: Span = Span::new(0, 0, 0);
const SEEDS: u64 = 8;
/// Numbers that events tell.
const NUMBERS: [i64; 4] = [0, 1, 10, 20];

/// A world in which every set lists the other creature.
struct Crowd<'w>(&'w World);

impl Host for Crowd<'_> {
    fn read(&self, entity: i64, cell: u32) -> Option<i64> {
        self.0.read(entity, cell)
    }

    fn fact(&self, fact: u32, args: &[i64]) -> Option<i64> {
        self.0.fact(fact, args)
    }

    fn members(&self, _set: u32, _args: &[i64], out: &mut [i64]) -> Option<usize> {
        *out.first_mut()? = 1;
        Some(1)
    }
}

/// Every clock and event, with each variant of the first creature.
pub(super) fn told(ir: &Ir) -> Seen {
    let mut named: Vec<(String, Query)> = Vec::new();
    for (name, character) in scenes::variants(ir).into_iter().chain(scenes::able(ir)) {
        for function in ir.clocks.iter().filter_map(|clock| Some(clock.ticks.get(character.of)?.0)) {
            let you = Expr::new(Node::Character(0), Type::Entity(character.of), HERE);
            let act = ActKind::Call { function, args: vec![you], later: false };
            named.push((format!("{} for {name}", ir.functions[function].named.name), query(&character, act)));
        }
        for (event, found) in ir.events.iter().enumerate().filter(|(_, event)| event.clock.is_none()) {
            let params: Vec<Type> = found.params.iter().map(|param| param.ty.clone()).collect();
            for number in
                NUMBERS.iter().take(if params.iter().any(|ty| ty.number().is_some()) { NUMBERS.len() } else { 1 })
            {
                for place in 0..2 {
                    for (case, args) in args(ir, &params, character.of, *number, place) {
                        named.push((
                            format!("{} {number} {case} for {name} in {place}", found.named.name),
                            query(&character, ActKind::Announce { event, args, seen: None }),
                        ));
                    }
                }
            }
        }
    }
    let queries: Vec<&Query> = named.iter().map(|(_, query)| query).collect();
    let Ok((program, asked)) = emit_with(ir, &queries) else { return Seen::new() };
    let bytes = encode(&program).expect("the compiler writes a table that can be verified");
    let table = Table::load(&bytes).expect("what was written loads");
    named.iter().zip(&asked).map(|((name, _), asked)| (name.clone(), played(&table, asked))).collect()
}

fn query(character: &Character, act: ActKind) -> Query {
    let plain = Character { stores: Vec::new(), holds: Vec::new(), ..character.clone() };
    Query {
        what: QueryWhat::Value,
        names: Vec::new(),
        values: Vec::new(),
        acts: vec![Act { kind: act, span: HERE }],
        given: None,
        policy: None,
        best: None,
        process: None,
        fight: None,
        locals: Vec::new(),
        params: 0,
        scene: vec![character.clone(), plain],
        said: Vec::new(),
        span: HERE,
    }
}

/// The parameters: the creatures in turn from one of them on, each context's roles varied alone.
fn args(ir: &Ir, params: &[Type], entity: usize, number: i64, place: usize) -> Vec<(String, Vec<Expr>)> {
    let mut next = place;
    let choices: Vec<Vec<(String, Expr)>> =
        params.iter().map(|ty| choices(ir, ty, (entity, number), &mut next)).collect();
    if choices.iter().any(Vec::is_empty) {
        return Vec::new();
    }
    let first: Vec<Expr> = choices.iter().map(|choice| choice[0].1.clone()).collect();
    let mut all = vec![("at first".to_owned(), first.clone())];
    for (at, choice) in choices.iter().enumerate() {
        for (case, value) in &choice[1..] {
            let mut values = first.clone();
            values[at] = value.clone();
            all.push((format!("{at}: {case}"), values));
        }
    }
    all
}

fn choices(ir: &Ir, ty: &Type, (entity, number): (usize, i64), next: &mut usize) -> Vec<(String, Expr)> {
    match ty {
        Type::Entity(_) => {
            *next += 1;
            vec![(String::new(), Expr::new(Node::Character((*next - 1) % 2), Type::Entity(entity), HERE))]
        }
        Type::Context(context) => {
            let cases = scenes::few(scenes::roles(ir, *context, *next, entity));
            let made = |values| Expr::new(Node::NewContext { context: *context, values }, ty.clone(), HERE);
            cases.into_iter().map(|(case, values)| (case, made(values))).collect()
        }
        Type::Number(_) => vec![(String::new(), Expr::new(Node::Const(number), ty.clone(), HERE))],
        _ => scenes::values_of(ir, ty).into_iter().take(1).map(|value| (String::new(), value)).collect(),
    }
}

fn played(table: &Table<'_>, asked: &Asked) -> String {
    let world = world(&asked.scene, &[]);
    let host = Crowd(&world);
    let mut all = Vec::new();
    for seed in 0..SEEDS {
        let mut buffers = Buffers::new();
        let mut machine = Machine::new(table, buffers.scratch());
        if machine.start(asked.function, &[]).is_err() {
            continue;
        }
        let mut dice = Sample::new(Key { seed, ..Key::default() });
        let mut outcome = machine.run(&host, &mut dice, &mut Silent);
        while let Outcome::Ask(_) = outcome {
            machine.resume_with(0);
            outcome = machine.run(&host, &mut dice, &mut Silent);
        }
        let journal: Vec<(i64, u32, i64)> =
            machine.journal().iter().map(|write| (write.entity, write.cell, write.value)).collect();
        all.push(format!("{journal:?}{:?}", machine.commands()));
    }
    all.join(" ")
}
