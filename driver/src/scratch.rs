//! Questions compiled into a scratch table, which is never shipped, and the world each is asked in.

use runebook_compiler::emit::{Asked, Scene, emit_with};
use runebook_compiler::ir::{Ir, Query};
use runebook_runtime::{Chooser, Machine, Outcome, Sink, Table, World, encode};
use runebook_runtime::Buffers;

use crate::build::{Unbuilt, unwritten};

/// A table with questions in it.
#[derive(Clone, Debug)]
pub struct Scratch {
    bytes: Vec<u8>,
    /// The questions, in the order given.
    pub asked: Vec<Asked>,
}

impl Scratch {
    /// The table of `ir` with `queries` in it.
    ///
    /// # Errors
    /// Where something is too large for the machine.
    pub fn new(ir: &Ir, queries: &[&Query]) -> Result<Self, Unbuilt> {
        let (program, asked) = emit_with(ir, queries).map_err(Unbuilt::Found)?;
        let bytes = encode(&program).map_err(|error| unwritten(&error))?;
        Ok(Self { bytes, asked })
    }

    /// The table, verified.
    ///
    /// # Errors
    /// Never in practice: the bytes were verified when they were written.
    pub fn table(&self) -> Result<Table<'_>, Unbuilt> {
        Table::load(&self.bytes).map_err(|error| Unbuilt::Said(format!("The table could not be read: {error}.")))
    }
}

/// The world of a question: its creatures, numbered from 0, and what is said of facts and sets.
#[must_use]
pub fn world(scene: &Scene) -> World {
    let mut world = World::new();
    for spawn in &scene.spawns {
        let entity = world.spawn();
        spawn.cells.iter().for_each(|(cell, value)| world.set(entity, *cell, *value));
    }
    for said in &scene.said {
        if said.set {
            world.list(said.question, &said.args, &said.values);
        } else if let Some(value) = said.values.first() {
            world.answer(said.question, &said.args, *value);
        }
    }
    world
}

/// How a question's function ended: its results, or what stopped it.
pub type Ended = Result<Vec<i64>, Outcome>;

/// Runs a question that takes no parameters, once.
pub fn run<C: Chooser, K: Sink>(table: &Table<'_>, asked: &Asked, chooser: &mut C, sink: &mut K) -> Ended {
    let world = world(&asked.scene);
    let mut buffers = Buffers::new();
    let mut machine = Machine::new(table, buffers.scratch());
    let begun = machine.start(asked.function, &[]);
    let refused = |trap| Outcome::Failed(runebook_runtime::machine::Fault { trap, at: Default::default() });
    begun.map_err(refused)?;
    loop {
        match machine.run(&world, chooser, sink) {
            Outcome::Done => return Ok(machine.results().to_vec()),
            // Where there is one option there is nothing to choose.
            Outcome::Ask(ask) if ask.options == 1 => machine.resume_with(0),
            other => return Err(other),
        }
    }
}
