//! Formulas, chances and tables over a spread of numbers; what learning asks and costs.

use std::collections::BTreeSet;

use runebook_compiler::emit::emit;
use runebook_compiler::ir::{CellKind, FunctionKind, Ir, Type};
use runebook_runtime::machine::Silent;
use runebook_runtime::{Buffers, Fork, Machine, Outcome, Table, World, encode};

use super::Seen;

/// Numbers that cross the usual borders, for each of two parameters.
const NUMBERS: [i64; 22] = [-2, 0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 13, 16, 20, 25, 32, 40, 64, 99, 120, 500];
/// Beyond the first hundred and more, for one parameter.
const LARGE: [i64; 6] = [128, 256, 512, 1024, 4096, 10_000];

/// Values of every formula, chance and table.
pub(super) fn formulas(ir: &Ir) -> Seen {
    let mut seen = Seen::new();
    let Ok(program) = emit(ir) else { return seen };
    let bytes = encode(&program).expect("the compiler writes a table that can be verified");
    let table = Table::load(&bytes).expect("what was written loads");
    for function in &ir.functions {
        let numbers = function.params.iter().all(|param| matches!(param.ty, Type::Number(_)));
        let kind = match function.kind {
            FunctionKind::Formula => "formula",
            FunctionKind::Chance => "chance",
            FunctionKind::Table => "table",
            _ => continue,
        };
        if let Some(at) = program
            .exports
            .iter()
            .find(|export| export.name == format!("{kind}.{}", function.named.name))
            .filter(|_| numbers)
        {
            let values: Vec<String> =
                grid(function.params.len()).iter().map(|args| value(&table, at.function, args)).collect();
            seen.insert(format!("{kind} {}", function.named.name), values.join(" "));
        }
    }
    seen.extend(learning(ir, &table, &program));
    seen
}

fn grid(params: usize) -> Vec<Vec<i64>> {
    match params {
        0 => vec![Vec::new()],
        1 => (-20..125).chain(LARGE).map(|a| vec![a]).collect(),
        _ => {
            NUMBERS.iter().flat_map(|a| NUMBERS.iter().map(|b| [vec![*a, *b], vec![1; params - 2]].concat())).collect()
        }
    }
}

fn value(table: &Table<'_>, function: u32, args: &[i64]) -> String {
    run(table, &World::new(), function, args)
}

pub(super) fn run(table: &Table<'_>, world: &World, function: u32, args: &[i64]) -> String {
    let mut buffers = Buffers::new();
    let mut machine = Machine::new(table, buffers.scratch());
    if machine.start(function, args).is_err() {
        return "?".to_owned();
    }
    match machine.run(world, &mut Fork, &mut Silent) {
        Outcome::Done => format!("{:?}", machine.results()),
        _ => "?".to_owned(),
    }
}

/// Whether an entry may be learned, and its price, by someone with more and more of everything, then of one thing alone.
fn learning(ir: &Ir, table: &Table<'_>, program: &runebook_runtime::program::Program) -> Seen {
    let resources: Vec<usize> =
        (0..ir.cells.len()).filter(|at| matches!(ir.cells[*at].kind, CellKind::Resource)).collect();
    // a family is varied as one
    let families: BTreeSet<usize> = resources.iter().map(|at| family(ir, *at)).collect();
    let varied = std::iter::once(None).chain(families.into_iter().map(Some));
    let worlds: Vec<World> =
        varied.flat_map(|one| (0..MOST).map(move |points| (one, points))).map(|case| learner(ir, case)).collect();
    let mut seen = Seen::new();
    for (at, entry) in ir.entries.iter().enumerate() {
        let row = &program.entries[at];
        let asked: Vec<u32> = [row.may_learn, row.price].into_iter().filter(|function| *function != u32::MAX).collect();
        if !asked.is_empty() {
            let answers =
                worlds.iter().flat_map(|world| asked.iter().map(|function| run(table, world, *function, &[0])));
            seen.insert(format!("learning {}", entry.named.name), answers.collect::<Vec<_>>().join(" "));
        }
    }
    seen
}

/// The first cell of a cell's family: its members share a name.
fn family(ir: &Ir, at: usize) -> usize {
    let name = &ir.cells[at].named.name;
    ir.cells.iter().position(|cell| cell.named.name == *name).unwrap_or(at)
}

/// More than anything asks for.
const MOST: i64 = 22;

/// Someone who holds every entry and has so much of one resource and plenty of the rest, or so much of all.
fn learner(ir: &Ir, (one, points): (Option<usize>, i64)) -> World {
    let mut world = World::new();
    let you = world.spawn();
    for (at, found) in ir.cells.iter().enumerate() {
        let stored = match found.kind {
            CellKind::Resource if one.is_none_or(|one| one == family(ir, at)) => points,
            CellKind::Resource => MOST,
            CellKind::Holds(_) => 1,
            _ => continue,
        };
        world.set(you, u32::try_from(at).expect("few cells"), stored);
    }
    world
}
