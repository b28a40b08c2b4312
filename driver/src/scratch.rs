//! Questions compiled into a scratch table, which is never shipped, and the world each is asked in.

use runebook_compiler::emit::{AnswerKind, Asked, Ring, Scene, Watch, emit_watched, emit_with};
use runebook_compiler::ir::{Ir, Query};
use runebook_odds::{Budget, Decisions, Policy, Question};
use runebook_runtime::machine::Silent;
use runebook_runtime::program::{Function, Program};
use runebook_runtime::{Buffers, Chooser, Fork, Instr, Machine, Op, Outcome, Sink, Table, World, encode};

use crate::arena::clocks;
use crate::build::{Unbuilt, unwritten};

/// A table with questions in it.
#[derive(Clone, Debug)]
pub struct Scratch {
    bytes: Vec<u8>,
    /// The questions, in the order given.
    pub asked: Vec<Asked>,
    /// For a duel: functions (you) → answer, one for each question of one parameter and one answer.
    pub alone: Vec<u32>,
    /// For a duel: the function (you) that lets time pass on all its clocks.
    pub tick: Option<u32>,
    /// For a duel: a function (you) → how far one is from having lost, and the parts of one that it counts in.
    pub lead: Option<(u32, i64)>,
}

impl Scratch {
    /// The table of `ir` with `queries` in it.
    ///
    /// # Errors
    /// Where something is too large for the machine.
    pub fn new(ir: &Ir, queries: &[&Query]) -> Result<Self, Unbuilt> {
        let duel = ir.duels.last().filter(|_| queries.iter().any(|query| query.fight.is_some()));
        let of_duel: Vec<&Query> = duel.iter().flat_map(|duel| duel.lost.iter().chain(&duel.first)).collect();
        let (mut program, mut asked) = emit_with(ir, &[queries, &of_duel].concat()).map_err(Unbuilt::Found)?;
        let of_duel = asked.split_off(queries.len());
        let ring = duel.and_then(|duel| {
            let mut alone =
                of_duel.iter().map(|asked| answer_alone(&mut program, asked)).collect::<Vec<_>>().into_iter();
            let (lost, first) = (alone.next()?, alone.next());
            let tick = all_ticks(&mut program, &clocks(ir, duel));
            Some(Ring { lost, first, tick, at_most: u32::try_from(duel.at_most.0).unwrap_or(1) })
        });
        asked.iter_mut().filter_map(|asked| asked.fight.as_mut()).for_each(|fight| fight.ring = ring);
        Self::encoded(&program, asked)
    }

    /// The table of `ir` with `queries` in it, and where the machine tells of its clauses.
    ///
    /// # Errors
    /// As [`Scratch::new`].
    pub fn watched(ir: &Ir, queries: &[&Query]) -> Result<(Self, Watch), Unbuilt> {
        let (program, asked, watch) = emit_watched(ir, queries).map_err(Unbuilt::Found)?;
        Ok((Self::encoded(&program, asked)?, watch))
    }

    /// The table of `ir` with the questions of a duel in it: those of one of the fighters, the two numbers whose
    /// difference says how far one is from having lost, and others. Time passes on `clocks`.
    ///
    /// # Errors
    /// As [`Scratch::new`].
    pub fn for_duel(
        ir: &Ir,
        of_one: &[&Query],
        lead: Option<&Query>,
        others: &[&Query],
        clocks: &[String],
    ) -> Result<Self, Unbuilt> {
        let (lead_query, lead): (Vec<&Query>, bool) = (lead.into_iter().collect(), lead.is_some());
        let (mut program, mut asked) =
            emit_with(ir, &[of_one, &lead_query, others].concat()).map_err(Unbuilt::Found)?;
        let alone = asked.iter().take(of_one.len()).map(|asked| answer_alone(&mut program, asked)).collect();
        let tick = all_ticks(&mut program, clocks);
        let lead = lead.then(|| asked.remove(of_one.len())).and_then(|asked| difference(&mut program, &asked));
        Ok(Self { alone, tick, lead, ..Self::encoded(&program, asked)? })
    }

    fn encoded(program: &Program, asked: Vec<Asked>) -> Result<Self, Unbuilt> {
        let bytes = encode(program).map_err(|error| unwritten(&error))?;
        Ok(Self { bytes, asked, alone: Vec::new(), tick: None, lead: None })
    }

    /// The bytes of the table.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The table, verified.
    ///
    /// # Errors
    /// Never in practice: the bytes were verified when they were written.
    pub fn table(&self) -> Result<Table<'_>, Unbuilt> {
        Table::load(&self.bytes).map_err(|error| Unbuilt::Said(format!("The table could not be read: {error}.")))
    }
}

/// A function (you) → the first answer of a question, without its condition before it.
fn answer_alone(program: &mut Program, asked: &Asked) -> u32 {
    let results = u16::try_from(asked.results).unwrap_or(u16::MAX);
    let code = [Instr::new(Op::Call, 1, 0, 1, Instr::pack(asked.function, 0)), Instr::new(Op::Ret, 2, 1, 0, 0)];
    append(program, &code, Function { params: 1, registers: results.saturating_add(2), results: 1, ..nothing() })
}

/// A function (you) → the first answer of a question less the second, and the parts of one that it counts in.
fn difference(program: &mut Program, asked: &Asked) -> Option<(u32, i64)> {
    let [one, other] = asked.answers.as_slice() else { return None };
    let (AnswerKind::Number(parts), AnswerKind::Number(others)) = (one.kind, other.kind) else { return None };
    let all = common(parts, others)?;
    let times = |parts: i64| i32::try_from(all / parts).ok();
    let code = [
        Instr::new(Op::Call, 1, 0, 1, Instr::pack(asked.function, 0)),
        Instr::new(Op::MulImm, 2, 2, 0, times(parts)?),
        Instr::new(Op::MulImm, 3, 3, 0, times(others)?),
        Instr::new(Op::Sub, 2, 2, 3, 0),
        Instr::new(Op::Ret, 2, 1, 0, 0),
    ];
    let results = u16::try_from(asked.results).unwrap_or(u16::MAX);
    let function = Function { params: 1, registers: results.saturating_add(2), results: 1, ..nothing() };
    Some((append(program, &code, function), all))
}

/// The least number that both divide, both above 0.
fn common(one: i64, other: i64) -> Option<i64> {
    let (one, other) = (one.max(1), other.max(1));
    (1..=other).find_map(|times| one.checked_mul(times).filter(|all| all % other == 0))
}

/// A function (you) that runs the ticks of `clocks`, in order; none if no clock does anything.
fn all_ticks(program: &mut Program, clocks: &[String]) -> Option<u32> {
    let named = |name: &str| program.exports.iter().find(|export| export.name == format!("tick.{name}"));
    let ticks: Vec<u32> = clocks.iter().filter_map(|clock| named(clock)).map(|export| export.function).collect();
    let calls = ticks.iter().zip(0u8..).map(|(tick, at)| Instr::new(Op::Call, 1, 0, 1, Instr::pack(*tick, at)));
    let code: Vec<Instr> = calls.chain([Instr::new(Op::Ret, 0, 0, 0, 0)]).collect();
    (!ticks.is_empty()).then(|| append(program, &code, Function { params: 1, registers: 2, ..nothing() }))
}

/// A function outside any context.
fn nothing() -> Function {
    Function { context: u8::MAX, context_kind: u8::MAX, ..Function::default() }
}

fn append(program: &mut Program, code: &[Instr], function: Function) -> u32 {
    let short = |length: usize| u32::try_from(length).unwrap_or(u32::MAX);
    let start = short(program.code.len());
    program.code.extend_from_slice(code);
    program.functions.push(Function { start, end: short(program.code.len()), ..function });
    short(program.functions.len() - 1)
}

/// The world of a question whose parameters are `args`: its creatures, numbered from 0, and what is said of facts and sets.
#[must_use]
pub fn world(scene: &Scene, args: &[i64]) -> World {
    let mut world = World::new();
    for spawn in &scene.spawns {
        let entity = world.spawn();
        spawn.stored(args).for_each(|(cell, value)| world.set(entity, cell, value));
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

/// The first result of a function (you) in a world where you are entity 0; none if it rolls, asks or fails.
#[must_use]
pub fn alone(table: &Table<'_>, function: u32, world: &World) -> Option<i64> {
    let mut buffers = Buffers::new();
    let mut machine = Machine::new(table, buffers.scratch());
    machine.start(function, &[0]).ok()?;
    match machine.run(world, &mut Fork, &mut Silent) {
        Outcome::Done => machine.results().first().copied(),
        Outcome::Ask(_) | Outcome::Drawing(_, _) | Outcome::Failed(_) => None,
    }
}

/// How a question's function ended: its results, or what stopped it.
pub type Ended = Result<Vec<i64>, Outcome>;

/// Runs a question that takes no parameters, once.
pub fn run<C: Chooser, K: Sink>(table: &Table<'_>, asked: &Asked, chooser: &mut C, sink: &mut K) -> Ended {
    run_taking(table, asked, chooser, sink, Policy::Refuse)
}

/// Runs a question that takes no parameters, once; open choices are made by a policy, and where it has no answer they stop
/// it.
pub fn run_taking<C: Chooser, K: Sink>(
    table: &Table<'_>,
    asked: &Asked,
    chooser: &mut C,
    sink: &mut K,
    policy: Policy,
) -> Ended {
    let world = world(&asked.scene, &[]);
    let question = Question { table, host: &world, function: asked.function, args: &[], policy };
    let (mut buffers, mut decisions) = (Buffers::new(), Decisions::default());
    let mut machine = Machine::new(table, buffers.scratch());
    let begun = machine.start(asked.function, &[]);
    let refused = |trap| Outcome::Failed(runebook_runtime::machine::Fault { trap, at: Default::default() });
    begun.map_err(refused)?;
    loop {
        match machine.run(&world, chooser, sink) {
            Outcome::Done => return Ok(machine.results().to_vec()),
            // Where there is one option there is nothing to choose.
            Outcome::Ask(ask) if ask.options == 1 => machine.resume_with(0),
            Outcome::Ask(ask) => match decisions.decide(&question, (&machine, ask), &Budget::default()) {
                Ok(answer) => machine.resume_with(answer),
                Err(_) => return Err(Outcome::Ask(ask)),
            },
            other => return Err(other),
        }
    }
}
