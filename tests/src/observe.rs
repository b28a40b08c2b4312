//! What a pack's rules can be seen to do: its tests, figures, formulas, stats with each entry, prices, odds, ticks.
//!
//! Each observation has a name and a printed value; two programs are told apart by comparing them.

mod formulas;
mod scenes;
mod told;

use std::collections::BTreeMap;

use runebook_compiler::emit::{Asked, Scene, emit_with};
use runebook_compiler::ir::{Expect, Ir, Query};
use runebook_odds::{Budget, Policy, Question};
use runebook_runtime::machine::{At, Sink, Step};
use runebook_runtime::{Buffers, Machine, Outcome, Script, Table, World, encode};

/// Observations by name.
pub type Seen = BTreeMap<String, String>;

/// A way of looking at a program.
pub type Look = fn(&Ir) -> Seen;

/// All ways, the cheapest first: for telling programs apart the first that differs is enough.
pub const LOOKS: &[Look] = &[scripted_tests, formulas::formulas, axes, stats, told::told, chances];

/// Everything there is to see.
#[must_use]
pub fn all(ir: &Ir) -> Seen {
    LOOKS.iter().flat_map(|look| look(ir)).collect()
}

/// The pack's tests of values and of scripted fights.
fn scripted_tests(ir: &Ir) -> Seen {
    let expects = ir.tests.iter().flat_map(|test| {
        test.expects.iter().enumerate().map(|(at, expect)| (format!("test {}/{at}", test.title), expect))
    });
    let queries: Vec<(String, &Query, Kind)> = expects
        .filter_map(|(name, expect)| match expect {
            Expect::Holds { query, rolls } => Some((
                name,
                query,
                Kind::Script(rolls.iter().flatten().filter_map(runebook_compiler::fold::whole).collect()),
            )),
            Expect::Odds { .. } | Expect::Dominates { .. } | Expect::Order { .. } | Expect::Sentence { .. } => None,
        })
        .collect();
    ask_all(ir, &queries)
}

/// What the pack's tests and figures ask of the odds.
fn chances(ir: &Ir) -> Seen {
    let mut queries: Vec<(String, &Query, Kind)> = Vec::new();
    for test in &ir.tests {
        for (at, expect) in test.expects.iter().enumerate() {
            if let Expect::Odds { query, .. } = expect {
                queries.push((format!("test {}/{at}", test.title), query, Kind::Odds));
            }
        }
    }
    for figure in &ir.figures {
        queries.push((format!("figure {}", figure.named.name), &figure.cell, Kind::Cells));
    }
    for duel in &ir.duels {
        queries.extend(duel.first.iter().map(|first| ("who begins".to_owned(), first, Kind::Duel)));
        queries.extend(duel.lost.iter().map(|lost| ("who has lost".to_owned(), lost, Kind::Duel)));
    }
    let procedures = scenes::procedures(ir);
    queries.extend(procedures.iter().map(|(name, query)| (name.clone(), query, Kind::Odds)));
    ask_all(ir, &queries)
}

/// What figures and calculators show and how, how long a duel lasts, and what a host must keep: ranges of cells, sizes of sets.
fn axes(ir: &Ir) -> Seen {
    let values = |axis: &runebook_compiler::ir::Axis| {
        axis.values.iter().map(|(value, _)| format!("{:?}", plain(value))).collect::<Vec<_>>().join(" ")
    };
    let figures = ir.figures.iter().map(|figure| {
        let columns = figure.columns.as_ref().map(values).unwrap_or_default();
        (format!("axes of {}", figure.named.name), format!("{} / {columns} / {:?}", values(&figure.rows), figure.show))
    });
    let duels = ir.duels.iter().map(|duel| (format!("duel of {}", duel.of), format!("{:?}", duel.at_most)));
    let calculators = ir.calculators.iter().map(|calculator| {
        let asks = calculator
            .asks
            .iter()
            .map(|ask| format!("{:?} {:?} {:?}", ask.ty, ask.range, ask.default.as_ref().map(plain)));
        let asks = asks.collect::<Vec<_>>().join(" ");
        (format!("calculator {}", calculator.named.name), format!("{asks} / {:?}", calculator.show))
    });
    let mut seen: Seen = figures.chain(calculators).chain(duels).collect();
    if let Ok(program) = runebook_compiler::emit::emit(ir) {
        let cells = program.cells.iter().map(|cell| format!("{} {} {}", cell.start, cell.low, cell.high));
        let sets = program.sets.iter().map(|set| set.at_most.to_string());
        seen.insert("contract".to_owned(), cells.chain(sets).collect::<Vec<_>>().join(","));
    }
    seen
}

/// A value without its places.
fn plain(value: &runebook_compiler::ir::Expr) -> String {
    let parts: Vec<String> = runebook_compiler::ir::walk::parts(value).map(plain).collect();
    match &value.node {
        runebook_compiler::ir::Node::Const(number) => number.to_string(),
        other => format!("{:?}({})", std::mem::discriminant(other), parts.join(",")),
    }
}

/// Stats of two creatures and of what happens between them, with each entry held or carried.
fn stats(ir: &Ir) -> Seen {
    let scenes = scenes::queries(ir);
    let queries: Vec<(String, &Query, Kind)> =
        scenes.iter().map(|(name, query)| (name.clone(), query, Kind::Value)).collect();
    ask_all(ir, &queries)
}

/// The parameters of a question of numbers alone: a few, and one that goes on as long as it may.
fn numbers(params: usize) -> Vec<Vec<i64>> {
    let rising = |first: i64| (first..).take(params).collect::<Vec<i64>>();
    let steep = std::iter::once(40).chain(std::iter::repeat(0)).take(params).collect();
    vec![rising(2), rising(7), steep]
}

/// How a question is answered.
#[derive(Clone, Debug)]
enum Kind {
    /// With scripted dice.
    Script(Vec<i64>),
    /// By the odds.
    Odds,
    /// By the odds, for a few values of its parameters.
    Cells,
    /// As a value without dice.
    Value,
    /// By the odds, for one creature with more and less of everything.
    Duel,
}

fn ask_all(ir: &Ir, queries: &[(String, &Query, Kind)]) -> Seen {
    let plain: Vec<&Query> = queries.iter().map(|(_, query, _)| *query).collect();
    let (program, asked) = match emit_with(ir, &plain) {
        Ok(made) => made,
        Err(found) => return Seen::from([("emit".to_owned(), found.len().to_string())]),
    };
    let bytes = encode(&program).expect("the compiler writes a table that can be verified");
    let table = Table::load(&bytes).expect("what was written loads");
    let mut buffers = Buffers::new();
    let answer = |((name, _, kind), asked): (&(String, _, Kind), &Asked)| {
        (name.clone(), answer(&table, asked, kind, &mut buffers))
    };
    queries.iter().zip(&asked).map(answer).collect()
}

fn answer(table: &Table<'_>, asked: &Asked, kind: &Kind, buffers: &mut Buffers) -> String {
    let world = world(&asked.scene, &[]);
    match kind {
        Kind::Script(rolls) => scripted(table, &world, (asked, rolls), buffers),
        Kind::Value => scripted(table, &world, (asked, &[]), buffers),
        Kind::Odds => odds(table, &world, asked, &[]),
        Kind::Duel => {
            (-1..3).map(|stored| odds(table, &same(table, stored), asked, &[0])).collect::<Vec<_>>().join(" ")
        }
        Kind::Cells => numbers(asked.params)
            .iter()
            .map(|args| odds(table, &self::world(&asked.scene, args), asked, args))
            .collect::<Vec<_>>()
            .join(" "),
    }
}

/// The world of a scene.
#[must_use]
pub fn world(scene: &Scene, args: &[i64]) -> World {
    let mut world = World::new();
    for spawn in &scene.spawns {
        let entity = world.spawn();
        spawn.stored(args).for_each(|(cell, value)| world.set(entity, cell, value));
    }
    for said in &scene.said {
        if said.set {
            world.list(said.question, &said.args, &said.values)
        } else {
            world.answer(said.question, &said.args, said.values[0])
        }
    }
    world
}

/// A world of one creature that stores the same in every cell.
fn same(table: &Table<'_>, stored: i64) -> World {
    let mut world = World::new();
    let you = world.spawn();
    (0..).take_while(|cell| table.cell(*cell).is_some()).for_each(|cell| world.set(you, cell, stored));
    world
}

/// What a run announces: hosts watch for it.
#[derive(Default)]
struct Announced(Vec<String>);

impl Sink for Announced {
    fn step(&mut self, _at: At, step: Step<'_>) {
        if let Step::Announce { event, args } = step {
            self.0.push(format!("{event}{args:?}"));
        }
    }
}

fn scripted(table: &Table<'_>, world: &World, (asked, rolls): (&Asked, &[i64]), buffers: &mut Buffers) -> String {
    let mut machine = Machine::new(table, buffers.scratch());
    if let Err(trap) = machine.start(asked.function, &vec![0; asked.params]) {
        return format!("{trap:?}");
    }
    let mut script = Script::totals(rolls);
    let mut told = Announced::default();
    let mut outcome = machine.run(world, &mut script, &mut told);
    while let Outcome::Ask(_) = outcome {
        machine.resume_with(0);
        outcome = machine.run(world, &mut script, &mut told);
    }
    match outcome {
        Outcome::Done => {
            let journal = machine.journal().iter().map(|write| (write.entity, write.cell, write.value));
            let (wrote, asked) = (journal.collect::<Vec<_>>(), machine.commands());
            let told = told.0.join(" ");
            format!("{:?} {:?} {wrote:?} {asked:?} {told}", machine.results(), script.left_over().len())
        }
        other => format!("{other:?}").split('{').next().unwrap_or("").to_owned(),
    }
}

fn odds(table: &Table<'_>, world: &World, asked: &Asked, args: &[i64]) -> String {
    if let Some(process) = asked.process {
        // how it begins and its first ticks say enough: the rule, not its consequences
        let begins = fork(table, world, process.begins, &vec![3; process.args]);
        let ticks = [3, 50].map(|state| {
            let args = [&vec![state; process.args][..], &vec![state; process.states]].concat();
            fork(table, world, process.tick, &args)
        });
        return format!("{begins} {}", ticks.join(" "));
    }
    fork(table, world, asked.function, args)
}

fn fork(table: &Table<'_>, world: &World, function: u32, args: &[i64]) -> String {
    let question = Question { table, host: world, function, args, policy: Policy::First };
    match runebook_odds::ask(&question, &Budget { states: 20_000, ..Budget::default() }.certified()) {
        Ok(found) => {
            let outcomes = found.outcomes.iter().map(|(values, weight)| format!("{values:?}:{:.9}", weight.to_f64()));
            let reached = format!("bound: {:.9e}", found.reached.to_f64());
            outcomes.chain([reached]).collect::<Vec<_>>().join(" ")
        }
        Err(refused) => format!("{refused:?}"),
    }
}
