//! Names and values in a story: message ids of the program's things, by what the table, the scene and the contexts hold.

use std::cell::OnceCell;
use std::collections::BTreeMap;

use runebook_book::told::said::{By, Owner, With};
use runebook_book::told::{Thing, Value, keys};
use runebook_compiler::emit::{Answer, AnswerKind};
use runebook_compiler::ir::{
    Act, ActKind, Character, Field, Function, FunctionId, FunctionKind, Ir, Layer, Source, StatOwner, Type,
};
use runebook_grammar::Span;
use runebook_runtime::machine::Silent;
use runebook_runtime::program::{self, Symbol};
use runebook_runtime::{Buffers, Dice, Machine, Outcome, Script, Table, World};

use super::places::Places;

/// What names and values are read with.
#[derive(Debug)]
pub struct Names<'a> {
    /// The program.
    pub ir: &'a Ir,
    /// The table that ran.
    pub table: &'a Table<'a>,
    /// Who is who: the first is entity 0.
    pub cast: &'a [Thing],
    /// The world before the run, for what cells start at.
    pub world: &'a World,
    contexts: BTreeMap<i64, (u32, Vec<i64>)>,
    places: OnceCell<Places>,
}

/// The characters of a scene, as a story names them.
#[must_use]
pub fn cast(characters: &[Character]) -> Vec<Thing> {
    characters.iter().map(|character| Thing::new(keys::character(&character.named.name))).collect()
}

impl<'a> Names<'a> {
    /// For a run of `table` over `world`.
    #[must_use]
    pub fn new(ir: &'a Ir, table: &'a Table<'a>, cast: &'a [Thing], world: &'a World) -> Self {
        Self { ir, table, cast, world, contexts: BTreeMap::new(), places: OnceCell::new() }
    }

    /// A context was made.
    pub fn made(&mut self, handle: i64, context: u32, values: Vec<i64>) {
        self.contexts.insert(handle, (context, values));
    }

    /// Somebody there.
    #[must_use]
    pub fn who(&self, number: i64) -> Option<Thing> {
        usize::try_from(number).ok().and_then(|at| self.cast.get(at)).cloned()
    }

    /// The function of the program that a function of the table is, if people know it by name.
    #[must_use]
    pub fn function(&self, index: u32) -> Option<(FunctionId, &'a Function)> {
        let name = self.table.name(Symbol::Function(index))?;
        let (kind, name) = name.split_once('.')?;
        let mut functions = self.ir.functions.iter().enumerate();
        functions.find(|(_, function)| function.named.name == name && function.kind.word() == kind)
    }

    /// What was chosen at a place of the rules.
    #[must_use]
    pub fn option(&self, place: Option<Span>, word: i64) -> Value {
        let ty = place.and_then(|place| self.places().chosen(place));
        ty.map_or_else(|| self.entity(word), |ty| self.value(ty, &[word]))
    }

    /// The two that were compared at a place of the rules, where they are no numbers.
    #[must_use]
    pub fn compared(&self, place: Option<Span>, left: i128, right: i128) -> Option<(Value, Value)> {
        let words = [i64::try_from(left).ok()?, i64::try_from(right).ok()?];
        let ty = self.places().compared(place?, words)?;
        match ty {
            Type::YesNo | Type::Member(_) | Type::Entry(_) | Type::Entity(_) => {
                Some((self.value(ty, &words[..1]), self.value(ty, &words[1..])))
            }
            Type::Number(_)
            | Type::Dice
            | Type::Chance
            | Type::Context(_)
            | Type::Set(..)
            | Type::Record(_)
            | Type::StatName(_)
            | Type::EventName
            | Type::Text
            | Type::Any => None,
        }
    }

    fn places(&self) -> &Places {
        self.places.get_or_init(|| Places::of(self.ir))
    }

    /// What a draw is for: the step or value that it stands in.
    #[must_use]
    pub fn purpose(&self, function: u32, pc: u32) -> Vec<Thing> {
        let (Some((id, found)), Some(place)) = (self.function(function), self.table.place(pc)) else {
            return Vec::new();
        };
        let function = || Thing::new(keys::function(self.ir, id));
        let own = || innermost(found, &found.body, place).map(|name| Thing::new(keys::step(self.ir, id, name)));
        match found.kind {
            FunctionKind::Die => vec![function()],
            FunctionKind::Check => std::iter::once(function()).chain(own()).collect(),
            FunctionKind::Procedure
            | FunctionKind::Action
            | FunctionKind::Formula
            | FunctionKind::Chance
            | FunctionKind::Table
            | FunctionKind::Process
            | FunctionKind::Plan
            | FunctionKind::Tick => own().into_iter().collect(),
        }
    }

    /// Arguments of what is declared as `of`, and all roles of contexts among them.
    #[must_use]
    pub fn params(&self, of: &str, params: &[Field], words: &[i64]) -> Vec<With> {
        self.listed(params.iter().map(|param| named(of, param)), words, false)
    }

    /// As [`Names::params`], but of contexts only who is there: what an event is told with.
    #[must_use]
    pub fn present(&self, of: &str, params: &[Field], words: &[i64]) -> Vec<With> {
        self.listed(params.iter().map(|param| named(of, param)), words, true)
    }

    /// What a function gave.
    #[must_use]
    pub fn results(&self, id: FunctionId, words: &[i64]) -> Vec<With> {
        let function = &self.ir.functions[id];
        if let Some(value) = &function.value {
            return self.listed(std::iter::once(("", None, &value.ty)), words, false);
        }
        if function.kind == FunctionKind::Action {
            return Vec::new(); // which reason was met is a number, and no name
        }
        let results = function.results.iter().filter_map(|(name, local)| {
            let ty = &function.locals.get(*local)?.ty;
            Some((name.as_str(), Some(keys::result(self.ir, id, name)), ty))
        });
        self.listed(results, words, false)
    }

    fn listed<'t>(
        &self,
        holders: impl Iterator<Item = (&'t str, Option<String>, &'t Type)>,
        mut words: &[i64],
        present: bool,
    ) -> Vec<With> {
        let mut with = Vec::new();
        for (id, name, ty) in holders {
            let (mine, rest) = words.split_at(size(ty).min(words.len()));
            words = rest;
            match ty {
                Type::Context(_) => with.extend(self.roles(mine.first().copied().unwrap_or(-1), present)),
                _ => with.push(With { id: id.to_owned(), name, value: self.value(ty, mine) }),
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
                _ => with.push(With {
                    id: role.named.name.clone(),
                    name: Some(keys::role(&context.named.name, &role.named.name)),
                    value: self.value(&role.ty, &[*value]),
                }),
            }
        }
        with
    }

    /// A value of a type.
    #[must_use]
    pub fn value(&self, ty: &Type, words: &[i64]) -> Value {
        let first = words.first().copied().unwrap_or_default();
        let second = words.get(1).copied().unwrap_or(1);
        match ty {
            Type::Dice => dice(words),
            Type::Chance => Value::Number(first, second),
            Type::Number(of) => self.number(ty, first, if of.denominator == 0 { second } else { of.denominator }),
            Type::YesNo => Value::YesNo(first != 0),
            Type::Member(of) => self.thing(first, |at| keys::enum_member(self.ir, *of, at).map(Thing::new)),
            Type::Entry(_) => self.thing(first, |at| keys::entry(self.ir, at).map(Thing::new)),
            Type::Entity(_) => self.entity(first),
            Type::Context(_) => Value::List(self.roles(first, true).into_iter().map(|with| with.value).collect()),
            Type::Set(..) | Type::Record(_) | Type::StatName(_) | Type::EventName | Type::Text | Type::Any => {
                Value::Number(first, 1)
            }
        }
    }

    /// One answer among a question's results.
    #[must_use]
    pub fn answer(&self, answer: &Answer, ty: Option<&Type>, results: &[i64]) -> Value {
        let from = results.get(answer.at..).unwrap_or(&[]);
        let first = from.first().copied().unwrap_or_default();
        let number = |denominator| match ty {
            Some(ty) => self.number(ty, first, denominator),
            None => Value::Number(first, denominator),
        };
        match answer.kind {
            AnswerKind::Number(denominator) => number(denominator),
            AnswerKind::Ratio => number(from.get(1).copied().unwrap_or(1)),
            AnswerKind::YesNo => Value::YesNo(first != 0),
            AnswerKind::Dice => dice(from),
            AnswerKind::Member(of) => self.thing(first, |at| keys::enum_member(self.ir, of, at).map(Thing::new)),
            AnswerKind::Entry => self.thing(first, |at| keys::entry(self.ir, at).map(Thing::new)),
            AnswerKind::Entity => self.entity(first),
        }
    }

    /// A number with the unit of its type, if it has one.
    fn number(&self, ty: &Type, amount: i64, denominator: i64) -> Value {
        let unit = ty.number().and_then(|number| self.ir.units.get(usize::from(number.unit?)));
        match unit {
            Some(unit) => Value::Measure(amount, denominator, keys::unit(&unit.name)),
            None => Value::Number(amount, denominator),
        }
    }

    /// Somebody as a value.
    #[must_use]
    pub fn entity(&self, number: i64) -> Value {
        self.thing(number, |at| self.cast.get(at).cloned())
    }

    fn thing(&self, number: i64, of: impl Fn(usize) -> Option<Thing>) -> Value {
        match usize::try_from(number).ok().and_then(of) {
            Some(thing) => Value::Thing(thing),
            None if number == runebook_runtime::NONE => Value::None,
            None => Value::Number(number, 1),
        }
    }

    /// A stat's value.
    #[must_use]
    pub fn stat_value(&self, stat: u32, words: &[i64]) -> Value {
        if let (Some(found), [n, d]) = (self.ir.stats.get(stat as usize), words)
            && let Type::Number(number) = found.ty
        {
            // a base that is a fraction of the stat's own parts
            let denominator = d.checked_mul(number.denominator.max(1)).unwrap_or(0);
            let parts = Type::Number(runebook_compiler::ir::Number { denominator, ..number });
            return self.value(&parts, &[*n]);
        }
        self.ir.stats.get(stat as usize).map_or(Value::None, |found| self.value(&found.ty, words))
    }

    /// Whose a stat is.
    #[must_use]
    pub fn owner(&self, stat: u32, owner: i64) -> Owner {
        match self.ir.stats.get(stat as usize).map(|found| found.owner) {
            Some(StatOwner::Entity(_)) => self.who(owner).map_or(Owner::Nobody, Owner::Entity),
            Some(StatOwner::Context(context)) => Owner::Context(keys::context(self.ir, context)),
            None => Owner::Nobody,
        }
    }

    /// Where the modifier with this id comes from.
    #[must_use]
    pub fn modifier(&self, id: u64) -> Option<Thing> {
        let found = self.ir.modifiers.iter().find(|modifier| modifier.id == id);
        keys::source(self.ir, found.map_or(Source::Rules, |modifier| modifier.source))
    }

    /// Where the trigger with this id comes from.
    #[must_use]
    pub fn reaction(&self, id: u64) -> Option<Thing> {
        let found = self.ir.reactions.iter().find(|reaction| reaction.id == id);
        keys::source(self.ir, found.map_or(Source::Rules, |reaction| reaction.source))
    }

    /// What a modifier does with its value.
    #[must_use]
    pub fn by(&self, row: &program::Modifier, value: &[i64]) -> By {
        let first = value.first().copied().unwrap_or_default();
        let second = value.get(1).copied().unwrap_or(1);
        let own = || self.stat_value(row.stat, value);
        let (layer, value) = match row.layer {
            program::Layer::Add => (Layer::Add, own()),
            program::Layer::Sides => (Layer::Sides, Value::Number(first, 1)),
            program::Layer::Count => (Layer::Count, Value::Number(first, 1)),
            program::Layer::Factor => (Layer::Times, Value::Number(first, second)),
            program::Layer::Afterwards => (Layer::Afterwards, own()),
            program::Layer::AtLeast => (Layer::AtLeast, own()),
            program::Layer::AtMost => (Layer::AtMost, own()),
            program::Layer::Is => (Layer::Is, own()),
        };
        By { source: self.modifier(row.id), layer, value }
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

fn named<'t>(of: &str, param: &'t Field) -> (&'t str, Option<String>, &'t Type) {
    // who does an action or a plan goes by no other name
    let name = (param.named.name != "you").then(|| keys::param(of, &param.named.name));
    (param.named.name.as_str(), name, &param.ty)
}

/// Dice from eight registers.
fn dice(words: &[i64]) -> Value {
    let words = words.get(..8).and_then(|words| <[i64; 8]>::try_from(words).ok());
    words.and_then(Dice::from_words).map_or(Value::None, Value::Dice)
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

/// The name of the innermost step or value that a place stands in.
fn innermost<'f>(function: &'f Function, acts: &'f [Act], place: program::Place) -> Option<&'f str> {
    let act = acts
        .iter()
        .find(|act| act.span.file == place.file && act.span.start <= place.start && place.end <= act.span.end)?;
    match &act.kind {
        ActKind::Step { step, body, .. } => {
            innermost(function, body, place).or_else(|| Some(function.steps.get(*step)?.name.as_str()))
        }
        ActKind::Assign { local, .. } => {
            // names with blanks are the compiler's own
            let name = &function.locals.get(*local)?.name;
            (!name.contains(' ')).then_some(name.as_str())
        }
        ActKind::If { then, otherwise, .. } => {
            innermost(function, then, place).or_else(|| innermost(function, otherwise, place))
        }
        ActKind::Repeat { body, .. } | ActKind::For { body, .. } | ActKind::WithChance { body, .. } => {
            innermost(function, body, place)
        }
        ActKind::PerMember { values, .. } => function.locals.get(*values).map(|local| local.name.as_str()),
        ActKind::Original
        | ActKind::Put { .. }
        | ActKind::Gain { .. }
        | ActKind::Lose { .. }
        | ActKind::Buy { .. }
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
