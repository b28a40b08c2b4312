//! Questions as functions of a scratch table.

use runebook_grammar::Span;
use runebook_grammar::tree::QueryWhat;
use runebook_runtime::ops::{Instr, Op};
use runebook_runtime::program;

use super::amount::Amount;
use super::body::{Body, size};
use super::scene::Scene;
use super::{Emitter, NO_INDEX, index, whole};
use crate::ir::{Act, ActKind, Character, Expr, Fight, FightValue, Node, Query, Type};
use crate::resolve::stable_id;

/// A compiled question.
#[derive(Clone, Debug)]
pub struct Asked {
    /// The function: (parameters) → (whether the condition held, then the answers).
    pub function: u32,
    /// What is asked.
    pub what: QueryWhat,
    /// The answers, with where they stand among the results.
    pub answers: Vec<Answer>,
    /// Registers of all results, the condition's included.
    pub results: usize,
    /// How many parameters.
    pub params: usize,
    /// Whether there is a condition.
    pub given: bool,
    /// The result that choices are made by, where the test says so: it is none of the answers.
    pub best: Option<u8>,
    /// The process that `expected` asks about; the answers are then its arguments.
    pub process: Option<AskedProcess>,
    /// The fight that it asks about; it has one answer, and its function is not run.
    pub fight: Option<AskedFight>,
    /// Who takes part, and what is said of the world.
    pub scene: Scene,
    /// Where it was written.
    pub span: Span,
}

/// A process of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AskedProcess {
    /// (arguments) → states.
    pub begins: u32,
    /// (arguments, states) → (states, stopped).
    pub tick: u32,
    /// Registers of the arguments.
    pub args: usize,
    /// Registers of the states.
    pub states: usize,
}

/// A fight of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AskedFight {
    /// Who fights: entities of the scene.
    pub sides: [i64; 2],
    /// The functions of their plans.
    pub plans: [u32; 2],
    /// What is asked.
    pub value: FightValue,
    /// How fights go; none until whoever emits the question adds it.
    pub ring: Option<Ring>,
}

/// The functions by which a fight goes, each of one of the fighters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ring {
    /// Who has lost.
    pub lost: u32,
    /// Who begins.
    pub first: Option<u32>,
    /// How time passes.
    pub tick: Option<u32>,
    /// The most rounds.
    pub at_most: u32,
}

/// One answer of a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Its name.
    pub name: String,
    /// Its first result register.
    pub at: usize,
    /// How its registers are read.
    pub kind: AnswerKind,
}

/// How an answer's registers are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerKind {
    /// A number times this.
    Number(i64),
    /// Numerator and denominator.
    Ratio,
    /// Yes or no.
    YesNo,
    /// Eight registers of dice.
    Dice,
    /// A member of a `one of`.
    Member(usize),
    /// An entry.
    Entry,
    /// An entity of the scene.
    Entity,
}

impl AnswerKind {
    /// Registers it takes.
    #[must_use]
    pub const fn size(self) -> usize {
        match self {
            Self::Dice => 8,
            Self::Ratio => 2,
            Self::Number(_) | Self::YesNo | Self::Member(_) | Self::Entry | Self::Entity => 1,
        }
    }
}

impl Emitter<'_> {
    pub(super) fn query(&mut self, number: usize, query: &Query) -> Asked {
        let name = format!("query.{number}");
        let at = self.reserve(&name);
        let mut body = Body::new(&name);
        body.at(query.span);
        body.add_locals(self.ir, &query.locals);
        self.cut_starts(&mut body, &query.scene);
        self.dispatches(&mut body, &query.acts);
        let given = match &query.given {
            Some(given) => self.condition(&mut body, given),
            None => self.number(&mut body, 1),
        };
        let (values, process) = match &query.process {
            Some((function, args)) => (args.clone(), Some(self.asked_process(*function))),
            None => (query.values.clone(), None),
        };
        let mut made: Vec<(u8, AnswerKind)> = Vec::new();
        for (place, value) in values.iter().enumerate() {
            let wanted =
                query.process.as_ref().map(|(function, _)| self.ir.functions[*function].params[place].ty.clone());
            made.push(self.answer(&mut body, value, wanted.as_ref()));
        }
        let best = query.best.as_ref().map(|best| self.answer(&mut body, best, None));
        made.extend(best);
        let total: usize = 1 + made.iter().map(|(_, kind)| kind.size()).sum::<usize>();
        let first = body.take(total);
        body.push(Op::Move, first, given, 0, 0);
        let mut answers = Vec::new();
        let mut next = 1;
        for (place, (from, kind)) in made.into_iter().enumerate() {
            for offset in 0..kind.size() {
                let offset8 = u8::try_from(offset).unwrap_or(0);
                body.push(
                    Op::Move,
                    first.saturating_add(u8::try_from(next + offset).unwrap_or(0)),
                    from.saturating_add(offset8),
                    0,
                    0,
                );
            }
            let name = query.names.get(place).cloned().unwrap_or_default();
            answers.push(Answer { name, at: next, kind });
            next += kind.size();
        }
        let best = best.and_then(|_| answers.pop()).and_then(|best| u8::try_from(best.at).ok());
        body.results = (first, u8::try_from(total).unwrap_or(0));
        body.ret();
        let params: usize = query.locals[..query.params].iter().map(|local| size(self.ir, &local.ty)).sum();
        let record = program::Function {
            id: stable_id(&name),
            params: u16::try_from(params).unwrap_or(0),
            results: u16::try_from(total).unwrap_or(0),
            context: 255,
            context_kind: 255,
            ..program::Function::default()
        };
        self.place(at, body, record);
        let scene = self.scene(&query.scene, &query.said);
        let fight = query.fight.map(|fight| self.asked_fight(query, fight));
        let answers = match fight {
            Some(fight) => vec![fought(query, fight.value)],
            None => answers,
        };
        Asked {
            function: at,
            what: query.what,
            answers,
            results: total,
            params: query.params,
            given: query.given.is_some(),
            best,
            process,
            fight,
            scene,
            span: query.span,
        }
    }

    /// What a character begins with is cut to a range that only the game's own rules tell.
    fn cut_starts(&mut self, body: &mut Body, scene: &[Character]) {
        for (at, character) in scene.iter().enumerate() {
            for store in &character.stores {
                let mark = body.mark();
                let high = self.program.cells.get(store.cell).map_or(NO_INDEX, |cell| cell.high_function);
                if high != NO_INDEX {
                    let who = self.number(body, i64::try_from(at).unwrap_or(-1));
                    self.cut_start(body, who, index(store.cell), high);
                }
                body.release(mark);
            }
        }
    }

    fn cut_start(&mut self, body: &mut Body, who: u8, cell: u32, high: u32) {
        let (now, most) = (body.take(1), body.take(1));
        body.push(Op::Get, now, who, 0, whole(cell));
        // it draws nothing, so that no draw of the question needs to tell this call from its own
        body.push(Op::Call, most, who, 1, Instr::pack(high, u8::MAX));
        body.push(Op::Lt, most, most, now, 0);
        let fits = body.jump(Op::JumpUnless, most);
        body.push(Op::Put, now, who, 0, whole(cell));
        body.land(fits);
    }

    /// What is done, one dispatch after the other.
    fn dispatches(&mut self, body: &mut Body, acts: &[Act]) {
        let mut begun = false;
        for act in acts {
            let dispatches = dispatches(&act.kind);
            if dispatches && begun {
                body.push(Op::Next, 0, 0, 0, 0);
            }
            self.acts(body, std::slice::from_ref(act));
            if dispatches {
                body.push(Op::Settle, 0, 0, 0, 0);
                begun = true;
            }
        }
    }

    /// The registers of an answer and how they are read.
    fn answer(&mut self, body: &mut Body, value: &Expr, wanted: Option<&Type>) -> (u8, AnswerKind) {
        match wanted.unwrap_or(&value.ty) {
            Type::Dice => (self.dice(body, value), AnswerKind::Dice),
            Type::YesNo => (self.condition(body, value), AnswerKind::YesNo),
            Type::Member(id) => (self.register(body, value), AnswerKind::Member(*id)),
            Type::Entry(_) => (self.register(body, value), AnswerKind::Entry),
            Type::Entity(_) => (self.register(body, value), AnswerKind::Entity),
            Type::Number(number) if wanted.is_some() => {
                (self.stored(body, value, number.denominator), AnswerKind::Number(number.denominator))
            }
            Type::Number(_) | Type::Chance => match self.amount(body, value) {
                Amount::Scaled(at, denominator) => (at, AnswerKind::Number(denominator)),
                Amount::Ratio(n, d) => {
                    let to = body.take(2);
                    body.push(Op::Move, to, n, 0, 0);
                    body.push(Op::Move, to.saturating_add(1), d, 0, 0);
                    (to, AnswerKind::Ratio)
                }
            },
            Type::Context(_)
            | Type::Set(..)
            | Type::Record(_)
            | Type::StatName(_)
            | Type::EventName
            | Type::Text
            | Type::Any => (self.register(body, value), AnswerKind::Number(1)),
        }
    }

    fn asked_fight(&self, query: &Query, fight: Fight) -> AskedFight {
        let side = |at: usize| match query.values.get(at).map(|value| &value.plain().node) {
            Some(Node::Character(at)) => i64::try_from(*at).unwrap_or(-1),
            _ => -1,
        };
        let plans = fight.plans.map(|plan| self.function[plan]);
        AskedFight { sides: [side(0), side(1)], plans, value: fight.value, ring: None }
    }

    fn asked_process(&self, function: usize) -> AskedProcess {
        let found = &self.ir.functions[function];
        let begins = format!("{}.begins", super::function::exported(found));
        let at = self.program.exports.iter().find(|export| export.name == begins).map_or(0, |export| export.function);
        AskedProcess {
            begins: at,
            tick: self.function[function],
            args: found.params.iter().map(|param| size(self.ir, &param.ty)).sum(),
            states: found.states.iter().map(|local| size(self.ir, &found.locals[*local].ty)).sum(),
        }
    }
}

/// Whether an act is a dispatch of its own. What is asked afterwards is asked of it as it ends, so what it queues runs
/// first.
fn dispatches(kind: &ActKind) -> bool {
    match kind {
        ActKind::Assign { value, .. } => matches!(value.ty, Type::Record(_)),
        ActKind::Call { .. } | ActKind::Buy { .. } | ActKind::Announce { .. } | ActKind::Command { .. } => true,
        _ => false,
    }
}

/// The answer of a question about a fight.
fn fought(query: &Query, value: FightValue) -> Answer {
    let kind = match value {
        FightValue::Win | FightValue::Draw | FightValue::Loss => AnswerKind::YesNo,
        FightValue::Rounds => AnswerKind::Number(1),
    };
    Answer { name: query.names.first().cloned().unwrap_or_default(), at: 1, kind }
}
