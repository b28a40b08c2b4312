//! Names and values in a story: from the program, the table, the scene, and the contexts made so far.

use std::collections::BTreeMap;

use runebook_compiler::ir::{Act, ActKind, Function, FunctionKind, Ir, Layer, StatOwner, Type};
use runebook_runtime::machine::Silent;
use runebook_runtime::program::{self, Symbol};
use runebook_runtime::{Buffers, Machine, Outcome, Script, Table, World};

use super::said::{By, With};
use crate::answer::{Reader, dice, number};

/// What names and values are read with.
#[derive(Debug)]
pub struct Names<'a> {
    /// The program.
    pub ir: &'a Ir,
    /// The table that ran.
    pub table: &'a Table<'a>,
    /// Who is who.
    pub reader: Reader<'a>,
    /// The world before the run, for what cells start at.
    pub world: &'a World,
    contexts: BTreeMap<i64, (u32, Vec<i64>)>,
}

impl<'a> Names<'a> {
    /// For a run of `table` over `world`.
    #[must_use]
    pub fn new(ir: &'a Ir, table: &'a Table<'a>, scene: &'a runebook_compiler::emit::Scene, world: &'a World) -> Self {
        Self { ir, table, reader: Reader { ir, scene }, world, contexts: BTreeMap::new() }
    }

    /// A context was made.
    pub fn made(&mut self, handle: i64, context: u32, values: Vec<i64>) {
        self.contexts.insert(handle, (context, values));
    }

    /// What something is called in the table.
    #[must_use]
    pub fn symbol(&self, symbol: Symbol) -> String {
        self.table.name(symbol).unwrap_or_default().to_owned()
    }

    /// The function of the program that a function of the table is, if people know it by name.
    #[must_use]
    pub fn function(&self, index: u32) -> Option<&'a Function> {
        let name = self.table.name(Symbol::Function(index))?;
        let (kind, name) = name.split_once('.')?;
        self.ir.functions.iter().find(|function| function.named.name == name && word(function.kind) == kind)
    }

    /// What a draw is for: the step or value that it stands in.
    #[must_use]
    pub fn purpose(&self, function: u32, pc: u32) -> String {
        let (Some(found), Some(place)) = (self.function(function), self.table.place(pc)) else { return String::new() };
        let own = || innermost(found, &found.body, place);
        match found.kind {
            FunctionKind::Die => found.named.title.clone(),
            FunctionKind::Check => {
                [Some(found.named.title.clone()), own()].into_iter().flatten().collect::<Vec<_>>().join(", ")
            }
            FunctionKind::Procedure
            | FunctionKind::Formula
            | FunctionKind::Chance
            | FunctionKind::Table
            | FunctionKind::Process
            | FunctionKind::Plan
            | FunctionKind::Tick => own().unwrap_or_default(),
        }
    }

    /// Values by the types of what holds them, and all roles of contexts.
    pub fn with<'t>(&self, holders: impl Iterator<Item = (&'t str, &'t Type)>, words: &[i64]) -> Vec<With> {
        self.listed(holders, words, false)
    }

    /// As [`Names::with`], but of contexts only who is there: what an event is told with.
    pub fn present<'t>(&self, holders: impl Iterator<Item = (&'t str, &'t Type)>, words: &[i64]) -> Vec<With> {
        self.listed(holders, words, true)
    }

    fn listed<'t>(
        &self,
        holders: impl Iterator<Item = (&'t str, &'t Type)>,
        mut words: &[i64],
        present: bool,
    ) -> Vec<With> {
        let mut with = Vec::new();
        for (name, ty) in holders {
            let (mine, rest) = words.split_at(size(ty).min(words.len()));
            words = rest;
            match ty {
                Type::Context(_) => with.extend(self.roles(mine.first().copied().unwrap_or(-1), present)),
                _ => with.push(With { name: name.to_owned(), value: self.value(ty, mine) }),
            }
        }
        with
    }

    /// The roles of a context that was made; those of entities only if `present`.
    fn roles(&self, handle: i64, present: bool) -> Vec<With> {
        let Some((kind, values)) = self.contexts.get(&handle) else { return Vec::new() };
        let Some(context) = self.ir.contexts.get(*kind as usize) else { return Vec::new() };
        let roles = context.roles.iter().take(context.role_count).zip(values);
        let mut with = Vec::new();
        for (role, value) in roles.filter(|(role, _)| !present || matches!(role.ty, Type::Entity(_))) {
            match role.ty {
                Type::Context(_) => with.extend(self.roles(*value, present)),
                _ => with.push(With { name: role.named.title.clone(), value: self.value(&role.ty, &[*value]) }),
            }
        }
        with
    }

    /// A value of a type.
    #[must_use]
    pub fn value(&self, ty: &Type, words: &[i64]) -> String {
        let first = words.first().copied().unwrap_or_default();
        match ty {
            Type::Dice => dice(words),
            Type::Chance => number(first, words.get(1).copied().unwrap_or(1)),
            Type::Number(of) if of.denominator == 0 => number(first, words.get(1).copied().unwrap_or(1)),
            Type::Context(_) => values(&self.roles(first, true)),
            Type::Number(_)
            | Type::YesNo
            | Type::Member(_)
            | Type::Entry(_)
            | Type::Entity(_)
            | Type::Set(..)
            | Type::Record(_)
            | Type::StatName(_)
            | Type::EventName
            | Type::Text
            | Type::Any => self.reader.stored(ty, first),
        }
    }

    /// A stat's value.
    #[must_use]
    pub fn stat_value(&self, stat: u32, words: &[i64]) -> String {
        self.ir.stats.get(stat as usize).map_or_else(String::new, |found| self.value(&found.ty, words))
    }

    /// Whether a stat is a number or dice.
    #[must_use]
    pub fn is_amount(&self, stat: u32) -> bool {
        let ty = self.ir.stats.get(stat as usize).map(|found| &found.ty);
        ty.is_some_and(|ty| ty.is_dice() || ty.number().is_some())
    }

    /// Whose a stat is: an entity, or nobody where a context owns it.
    #[must_use]
    pub fn owner(&self, stat: u32, owner: i64) -> String {
        match self.ir.stats.get(stat as usize).map(|found| found.owner) {
            Some(StatOwner::Entity(_)) => self.reader.entity(owner),
            Some(StatOwner::Context(_)) | None => String::new(),
        }
    }

    /// What a modifier does with its value.
    #[must_use]
    pub fn by(&self, row: &program::Modifier, title: String, value: &[i64]) -> By {
        let stat = self.ir.stats.get(row.stat as usize);
        let first = value.first().copied().unwrap_or_default();
        let second = value.get(1).copied().unwrap_or(1);
        let (layer, words) = match row.layer {
            program::Layer::Add => (Layer::Add, None),
            program::Layer::Sides => (Layer::Sides, Some(number(first, 1))),
            program::Layer::Count => (Layer::Count, Some(number(first, 1))),
            program::Layer::Factor => (Layer::Times, Some(number(first, second))),
            program::Layer::Afterwards => (Layer::Afterwards, None),
            program::Layer::AtLeast => (Layer::AtLeast, None),
            program::Layer::AtMost => (Layer::AtMost, None),
            program::Layer::Is => (Layer::Is, None),
        };
        let words = words.or_else(|| stat.map(|stat| self.value(&stat.ty, value)));
        By { source: title, layer, value: words.unwrap_or_default() }
    }

    /// The number that a cell has where nothing was stored.
    #[must_use]
    pub fn start(&self, entity: i64, cell: u32) -> i64 {
        let Some(row) = self.table.cell(cell) else { return 0 };
        let mut buffers = Buffers::new();
        let mut machine = Machine::new(self.table, buffers.scratch());
        let computed = machine.start(row.start_function, &[entity]).is_ok()
            && machine.run(self.world, &mut Script::new(&[]), &mut Silent) == Outcome::Done;
        if computed { machine.results().first().copied().unwrap_or(row.start) } else { row.start }
    }
}

fn values(with: &[With]) -> String {
    with.iter().map(|with| with.value.as_str()).collect::<Vec<_>>().join(", ")
}

/// Registers of a value.
const fn size(ty: &Type) -> usize {
    match ty {
        Type::Dice => 8,
        Type::Chance => 2,
        Type::Number(of) if of.denominator == 0 => 2,
        Type::Number(_)
        | Type::YesNo
        | Type::Member(_)
        | Type::Entry(_)
        | Type::Entity(_)
        | Type::Context(_)
        | Type::Set(..)
        | Type::Record(_)
        | Type::StatName(_)
        | Type::EventName
        | Type::Text
        | Type::Any => 1,
    }
}

/// The word for a kind of function in the names of a table.
const fn word(kind: FunctionKind) -> &'static str {
    match kind {
        FunctionKind::Procedure => "procedure",
        FunctionKind::Check => "check",
        FunctionKind::Formula => "formula",
        FunctionKind::Chance => "chance",
        FunctionKind::Table => "table",
        FunctionKind::Die => "die",
        FunctionKind::Process => "process",
        FunctionKind::Plan => "plan",
        FunctionKind::Tick => "tick",
    }
}

/// The name of the innermost step or value that a place stands in.
fn innermost(function: &Function, acts: &[Act], place: program::Place) -> Option<String> {
    let act = acts
        .iter()
        .find(|act| act.span.file == place.file && act.span.start <= place.start && place.end <= act.span.end)?;
    match &act.kind {
        ActKind::Step { step, body, .. } => {
            innermost(function, body, place).or_else(|| Some(function.steps.get(*step)?.title.clone()))
        }
        ActKind::Assign { local, .. } => {
            // Names with blanks are the compiler's own.
            let name = &function.locals.get(*local)?.name;
            (!name.contains(' ')).then(|| name.replace('_', " "))
        }
        ActKind::If { then, otherwise, .. } => {
            innermost(function, then, place).or_else(|| innermost(function, otherwise, place))
        }
        ActKind::Repeat { body, .. } | ActKind::For { body, .. } | ActKind::WithChance { body, .. } => {
            innermost(function, body, place)
        }
        ActKind::Original
        | ActKind::Put { .. }
        | ActKind::Gain { .. }
        | ActKind::Lose { .. }
        | ActKind::Stop
        | ActKind::StopWithChance(_)
        | ActKind::Choose { .. }
        | ActKind::Announce { .. }
        | ActKind::Call { .. }
        | ActKind::Command { .. }
        | ActKind::Bound
        | ActKind::Decay { .. }
        | ActKind::Expire(_)
        | ActKind::Forget(_) => None,
    }
}
