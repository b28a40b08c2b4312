//! The evaluator's state: who stores what, what was changed, told and asked for so far.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use runebook_compiler::ir::{CellId, ContextId, Expr, FunctionId, Ir, Modifier, StatId, Type};
use runebook_runtime::Trap;

use super::dice::Pools;
use super::frame::Frame;
use super::ratio::Ratio;
use super::seen::Seen;
use super::tape::Tape;
use super::value::{NONE, Value};

/// Why evaluation ends before the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The rules stop.
    Trap(Trap),
    /// The tape says something else.
    Astray(String),
}

impl From<Trap> for Stop {
    fn from(trap: Trap) -> Self {
        Self::Trap(trap)
    }
}

/// A context: entities with roles.
#[derive(Clone, Debug)]
pub struct Context {
    /// Its kind.
    pub kind: ContextId,
    /// Its roles and fields.
    pub values: Vec<Value>,
    /// The same when it was made.
    pub first: Vec<Value>,
    /// Who has reacted once in it, by trigger.
    pub reacted: BTreeMap<usize, BTreeSet<i64>>,
}

/// A stored value that was changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// What it is now.
    pub value: Value,
    /// Whether the present dispatch wrote it.
    pub fresh: bool,
}

/// A call that waits.
#[derive(Clone, Debug)]
pub struct Waiting {
    /// What is called.
    pub function: FunctionId,
    /// With what.
    pub args: Vec<Value>,
}

/// Answers of the game: to facts, and the members of sets, by the stored numbers of what is asked about.
pub type Answers = BTreeMap<(usize, Vec<i64>), Vec<Value>>;

/// How deep calls and values may go here: far beyond the machine.
const DEEP: usize = 150;

/// Works out what a checked program means.
#[derive(Debug)]
pub struct Evaluator<'a> {
    /// The program.
    pub ir: &'a Ir,
    /// What is stored.
    pub world: BTreeMap<(i64, CellId), Value>,
    /// What the game says of facts.
    pub facts: Answers,
    /// What the game says of sets.
    pub sets: Answers,
    /// What was changed.
    pub journal: BTreeMap<(i64, CellId), Change>,
    /// What was asked of the game, in order.
    pub commands: Vec<(usize, Vec<Value>)>,
    /// What was told, in order.
    pub told: Vec<(usize, Vec<Value>)>,
    /// Events of the present dispatch.
    pub announced: BTreeSet<usize>,
    /// Calls that wait.
    pub queue: VecDeque<Waiting>,
    /// All contexts.
    pub contexts: Vec<Context>,
    /// What the running functions run in, the outermost first.
    pub around: Vec<(ContextId, i64)>,
    /// How often a repetition reached its bound.
    pub bounds: u32,
    /// What fell.
    pub tape: Tape,
    /// Draws and choices taken from the tape.
    pub taken: (usize, usize),
    /// What was met.
    pub seen: Seen,
    /// Functions and values within each other.
    pub depth: usize,
    /// Rounds and calls in all.
    pub steps: u64,
    /// The modifiers of each stat.
    pub modifiers: BTreeMap<StatId, Vec<&'a Modifier>>,
}

impl<'a> Evaluator<'a> {
    /// Over a program, with the dice as they fell.
    pub fn new(ir: &'a Ir, tape: Tape) -> Self {
        let mut modifiers: BTreeMap<StatId, Vec<&Modifier>> = BTreeMap::new();
        for modifier in &ir.modifiers {
            modifier.targets.iter().for_each(|stat| modifiers.entry(*stat).or_default().push(modifier));
        }
        // dice are joined in the order of ids, whatever was declared first
        modifiers.values_mut().for_each(|all| all.sort_by_key(|modifier| modifier.id));
        Self {
            modifiers,
            ir,
            world: BTreeMap::new(),
            facts: BTreeMap::new(),
            sets: BTreeMap::new(),
            journal: BTreeMap::new(),
            commands: Vec::new(),
            told: Vec::new(),
            announced: BTreeSet::new(),
            queue: VecDeque::new(),
            contexts: Vec::new(),
            around: Vec::new(),
            bounds: 0,
            tape,
            taken: (0, 0),
            seen: Seen::default(),
            depth: 0,
            steps: 0,
        }
    }

    /// Goes one deeper for as long as `inner` takes.
    pub fn deeper<T>(&mut self, inner: impl FnOnce(&mut Self) -> Result<T, Stop>) -> Result<T, Stop> {
        self.steps += 1;
        if self.depth >= DEEP {
            return Err(Trap::TooDeep.into());
        }
        if self.steps > 2_000_000 {
            return Err(Trap::OutOfFuel.into());
        }
        self.depth += 1;
        let done = inner(self);
        self.depth -= 1;
        done
    }

    /// What was put into a cell, if anything.
    pub fn stored(&self, owner: i64, cell: CellId) -> Option<Value> {
        let written = self.journal.get(&(owner, cell)).map(|change| &change.value);
        written.or_else(|| self.world.get(&(owner, cell))).cloned()
    }

    /// What a cell holds: what was put there, else what it starts with.
    pub fn cell(&mut self, owner: i64, cell: CellId) -> Result<Value, Stop> {
        if owner < 0 {
            return Err(Trap::NoEntity.into());
        }
        if let Some(value) = self.stored(owner, cell) {
            return Ok(value);
        }
        let ir = self.ir;
        let found = &ir.cells[cell];
        match &found.start {
            Some(start) => self.of_you(owner, start, &found.ty),
            None => Ok(Value::nothing(of_place(&found.ty))),
        }
    }

    /// A value in terms of you, in no context.
    pub fn of_you(&mut self, you: i64, value: &Expr, ty: &Type) -> Result<Value, Stop> {
        let mut frame = Frame::of(vec![Value::Of(you), Value::Of(NONE)]);
        let value = self.deeper(|me| me.value(value, &mut frame))?;
        Ok(value.into_place(ty)?)
    }

    /// Puts a value into a cell, within its range.
    pub fn put(&mut self, owner: i64, cell: CellId, value: Value) -> Result<(), Stop> {
        if owner < 0 {
            return Err(Trap::NoEntity.into());
        }
        let value = match value {
            Value::Number(number) => Value::Number(self.within_cell(owner, cell, number)?),
            other => other,
        };
        self.journal.insert((owner, cell), Change { value, fresh: true });
        Ok(())
    }

    /// What follows is a dispatch of its own.
    pub fn next_dispatch(&mut self) {
        self.journal.values_mut().for_each(|change| change.fresh = false);
        self.announced.clear();
    }

    /// A context by its handle.
    pub fn context(&self, handle: i64) -> Result<&Context, Trap> {
        usize::try_from(handle).ok().and_then(|handle| self.contexts.get(handle)).ok_or(Trap::NoContext)
    }

    /// The next roll of the tape, which must be of these dice.
    pub fn roll(&mut self, dice: &Pools) -> Result<i64, Stop> {
        if !dice.is_random() {
            return Ok(dice.constant);
        }
        let drawn = self.drawn(&format!("{dice:?}"))?;
        let runebook_runtime::Draw::Dice(fell) = drawn.draw else { return Err(astray(dice, &drawn)) };
        if Pools::from(fell) != *dice {
            return Err(astray(dice, &drawn));
        }
        let Some(chance) = self.tape.chance else { return Ok(drawn.value) };
        Ok(dice.thrown(&mut |pool, die, again, sides| {
            let counter =
                u32::try_from(pool).unwrap_or(0) << 24 | u32::try_from(die).unwrap_or(0) << 8 | u32::from(again);
            let below = chance.below(drawn.site, counter, sides.unsigned_abs());
            i64::try_from(below).unwrap_or(0) + 1
        }))
    }

    /// Whether a chance comes true.
    pub fn comes_true(&mut self, chance: Ratio) -> Result<bool, Stop> {
        if chance < Ratio::ZERO || chance > Ratio::ONE {
            return Err(Trap::BadChance.into());
        }
        if chance == Ratio::ZERO || chance == Ratio::ONE {
            return Ok(chance == Ratio::ONE);
        }
        let drawn = self.drawn(&format!("a chance of {chance:?}"))?;
        let runebook_runtime::Draw::Chance { num, den } = drawn.draw else { return Err(astray(&chance, &drawn)) };
        if Ratio::parts(num, den) != Ok(chance) {
            return Err(astray(&chance, &drawn));
        }
        Ok(match self.tape.chance {
            Some(keyed) => keyed.below(drawn.site, 0, den.unsigned_abs()) < num.unsigned_abs(),
            None => drawn.value != 0,
        })
    }

    fn drawn(&mut self, wanted: &str) -> Result<super::tape::Drawn, Stop> {
        let drawn = self.tape.draws.get(self.taken.0).copied();
        self.taken.0 += 1;
        drawn.ok_or_else(|| Stop::Astray(format!("the machine does not draw {wanted}")))
    }
}

fn astray(wanted: &dyn std::fmt::Debug, drawn: &super::tape::Drawn) -> Stop {
    Stop::Astray(format!("{wanted:?} is drawn where the machine draws {:?}", drawn.draw))
}

/// What one place of a slot holds.
pub(super) fn of_place(ty: &Type) -> &Type {
    match ty {
        Type::Set(inner, _) => inner,
        other => other,
    }
}
