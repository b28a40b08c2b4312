//! Checked program → table: every reading of the rules that a game makes, as code for the machine.

mod act;
mod amount;
mod announce;
mod asks;
mod body;
mod buy;
mod condition;
mod counted;
mod decl;
mod dice;
mod effect;
mod entry;
mod function;
mod grants;
mod include;
mod live;
mod loops;
mod meaning;
mod member;
mod outer;
mod query;
mod rules;
mod scene;
mod stat;
mod tidy;
mod value;
mod watch;

use std::collections::{BTreeMap, HashMap};

use rayon::prelude::*;
use runebook_grammar::{Diagnostic, Span};
use runebook_runtime::dice::Dice;
use runebook_runtime::ops::Instr;
use runebook_runtime::program::{self, Place, Program, Symbol};

use crate::error;
use crate::ir::{Ir, Query};

pub use live::live_function;
pub use query::{Answer, AnswerKind, Asked, AskedFight, AskedProcess, Ring};
pub use scene::{SaidValue, Scene, Spawn};
pub use watch::{Clause, ClauseKind, Mark, Watch};

/// The index that means none.
pub(crate) const NO_INDEX: u32 = u32::MAX;

/// The table of a pack.
///
/// # Errors
/// A diagnostic for each body that is too large for the machine.
pub fn emit(ir: &Ir) -> Result<Program, Vec<Diagnostic>> {
    emit_with(ir, &[]).map(|(program, _)| program)
}

/// The table of a pack with questions compiled into it: a scratch table, never shipped.
///
/// # Errors
/// As [`emit`].
pub fn emit_with(ir: &Ir, queries: &[&Query]) -> Result<(Program, Vec<Asked>), Vec<Diagnostic>> {
    let mut emitter = Emitter::new(ir);
    let asked = emitter.all(queries);
    if emitter.found.is_empty() { Ok((emitter.program, asked)) } else { Err(emitter.found) }
}

/// The same with the clauses of all rules watched: the machine tells of each whether it held.
///
/// # Errors
/// As [`emit`].
pub fn emit_watched(ir: &Ir, queries: &[&Query]) -> Result<(Program, Vec<Asked>, Watch), Vec<Diagnostic>> {
    let mut emitter = Emitter { watch: Some(Watch::default()), ..Emitter::new(ir) };
    let asked = emitter.all(queries);
    let mut watch = emitter.watch.take().unwrap_or_default();
    watch.functions = emitter.function.iter().enumerate().map(|(id, at)| (*at, id)).collect();
    if emitter.found.is_empty() { Ok((emitter.program, asked, watch)) } else { Err(emitter.found) }
}

pub(crate) struct Emitter<'a> {
    pub ir: &'a Ir,
    counted: counted::Counted,
    pub program: Program,
    /// The machine's function of each function of the program; for a process, of its tick.
    pub function: Vec<u32>,
    /// Where each field of a kind starts among its entries' values, and the length.
    pub field_at: Vec<(Vec<u32>, u32)>,
    /// What did not fit the machine.
    pub found: Vec<Diagnostic>,
    /// Where clauses are watched, if they are.
    watch: Option<Watch>,
    bodies: BTreeMap<u32, tidy::Written>,
    dice: BTreeMap<Dice, u32>,
    consts: BTreeMap<i64, u32>,
    sites: BTreeMap<u64, u32>,
    bonus_types: BTreeMap<String, u16>,
    /// Functions that let someone learn an entry, by entry.
    learn: BTreeMap<usize, u32>,
    /// Functions that let someone buy one more of a resource, by its first cell.
    more: BTreeMap<usize, u32>,
}

impl<'a> Emitter<'a> {
    fn new(ir: &'a Ir) -> Self {
        let mut program = Program { name: ir.name.clone(), ..Program::default() };
        program.symbols.files.clone_from(&ir.files);
        Self {
            ir,
            counted: counted::Counted::of(ir),
            program,
            function: Vec::new(),
            field_at: Vec::new(),
            found: Vec::new(),
            watch: None,
            bodies: BTreeMap::new(),
            dice: BTreeMap::new(),
            consts: BTreeMap::new(),
            sites: BTreeMap::new(),
            bonus_types: BTreeMap::new(),
            learn: BTreeMap::new(),
            more: BTreeMap::new(),
        }
    }

    /// Everything, with questions compiled into it.
    fn all(&mut self, queries: &[&Query]) -> Vec<Asked> {
        self.declare();
        self.functions();
        self.bases();
        self.rules();
        self.learning();
        let asked = self.quietly(|emitter| {
            emitter.live();
            queries.iter().enumerate().map(|(number, query)| emitter.query(number, query)).collect()
        });
        self.goods();
        self.finish();
        asked
    }

    /// The index of a dice constant.
    pub(crate) fn dice_constant(&mut self, dice: Dice) -> u32 {
        let program = &mut self.program;
        *self.dice.entry(dice).or_insert_with(|| {
            program.dice.push(dice);
            index(program.dice.len() - 1)
        })
    }

    /// The index of a wide number.
    pub(crate) fn constant(&mut self, value: i64) -> u32 {
        let program = &mut self.program;
        *self.consts.entry(value).or_insert_with(|| {
            program.consts.push(value);
            index(program.consts.len() - 1)
        })
    }

    /// The index of a draw site, named by where it stands.
    pub(crate) fn site(&mut self, name: &str) -> u32 {
        let id = crate::resolve::stable_id(name);
        let program = &mut self.program;
        *self.sites.entry(id).or_insert_with(|| {
            program.sites.push(id);
            program.symbols.names.push((Symbol::Site(index(program.sites.len() - 1)), name.to_owned()));
            index(program.sites.len() - 1)
        })
    }

    /// The number of a bonus type; 0 is untyped.
    pub(crate) fn bonus_type(&mut self, name: Option<&String>) -> u16 {
        let Some(name) = name else { return 0 };
        let next = u16::try_from(self.bonus_types.len() + 1).unwrap_or(u16::MAX);
        *self.bonus_types.entry(name.clone()).or_insert(next)
    }

    /// Reserves a function, so that others can call it before its body is written.
    pub(crate) fn reserve(&mut self, name: &str) -> u32 {
        self.program.functions.push(program::Function {
            context: 255,
            context_kind: 255,
            ..program::Function::default()
        });
        let at = index(self.program.functions.len() - 1);
        self.program.symbols.names.push((Symbol::Function(at), name.to_owned()));
        at
    }

    /// Adds a body's code as the function `at`.
    pub(crate) fn place(&mut self, at: u32, body: body::Body, function: program::Function) {
        if let Some(span) = body.too_large {
            self.found.push(error::too_large(span, "this body"));
        }
        if let Some(slot) = self.program.functions.get_mut(at as usize) {
            *slot = program::Function { registers: body.registers, ..function };
        }
        let body::Body { code, places, watched, .. } = body;
        self.bodies.insert(at, tidy::Written { code, places, watched });
    }

    /// Lays the code of all functions out in their order.
    pub(crate) fn lay_out(&mut self) {
        for (at, registers, tidy::Written { code, places, watched }) in self.tidied() {
            let start = index(self.program.code.len());
            if let Some(watch) = &mut self.watch {
                watch.laid_out(start, watched);
            }
            for (number, (offset, span)) in places.into_iter().enumerate() {
                // What comes before the first place is part of it, and not of the function before.
                let offset = if number == 0 { 0 } else { offset };
                let place = Place { file: span.file, start: span.start, end: span.end };
                if self.program.symbols.places.last().is_none_or(|(_, last)| *last != place) {
                    self.program.symbols.places.push((start + offset, place));
                }
            }
            self.program.code.extend(code);
            if let Some(function) = self.program.functions.get_mut(at as usize) {
                (function.start, function.end) = (start, index(self.program.code.len()));
                function.registers = registers;
            }
        }
    }

    /// The bodies of all functions in their order as the machine is to run them, with the registers that they need.
    fn tidied(&mut self) -> Vec<(u32, u16, tidy::Written)> {
        let program = &self.program;
        let function = |at: u32| program.functions.get(at as usize);
        let bodies: Vec<_> = std::mem::take(&mut self.bodies).into_iter().collect();
        // a third of all functions stand there word for word elsewhere, too
        let mut known: HashMap<tidy::Alike<'_>, usize> = HashMap::new();
        let mut unlike = Vec::new();
        let mut same = Vec::with_capacity(bodies.len());
        for (at, written) in &bodies {
            same.push(function(*at).map(|function| {
                *known.entry(tidy::Alike::of(function, written)).or_insert_with(|| {
                    unlike.push((function, written));
                    unlike.len() - 1
                })
            }));
        }
        let tidied: Vec<_> = unlike.into_par_iter().map(|(of, written)| tidy::tidy(program, of, written)).collect();
        let each = bodies.into_iter().zip(same).filter_map(|((at, written), same)| {
            let tidied = tidied.get(same?)?;
            Some((at, tidied.registers, tidied.written(written)))
        });
        each.collect()
    }
}

pub(crate) fn index(value: usize) -> u32 {
    u32::try_from(value).unwrap_or(u32::MAX)
}

pub(crate) const fn whole(value: u32) -> i32 {
    value.cast_signed()
}

pub(crate) const fn nop_span() -> Span {
    crate::resolve::NOWHERE
}

pub(crate) type Code = Vec<Instr>;
