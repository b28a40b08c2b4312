//! Stats: bases, ranges; defaults of cells, facts and sets that are computed.

use runebook_runtime::ops::Op;
use runebook_runtime::program::{self, Symbol};

use super::amount::rounding;
use super::body::{Body, size};
use super::function::shape;
use super::{Emitter, NO_INDEX, index, whole};
use crate::fold;
use crate::ir::{Expr, FamilyIndex, Node, Question, Stat, StatOwner, Type};
use crate::resolve::stable_id;

/// The range of a number that declares none.
const WIDEST: i64 = 1_000_000;

impl Emitter<'_> {
    /// Stats with the functions of their bases.
    pub(super) fn bases(&mut self) {
        for at in 0..self.ir.stats.len() {
            let stat = self.ir.stats[at].clone();
            let (name, title) = self.stat_name(&stat);
            let base = self.base(&name, &stat);
            let denominator = stat.ty.number().map_or(1, |number| number.denominator.max(1));
            let widest = if matches!(stat.ty, Type::Number(_)) { WIDEST * denominator } else { i64::MAX };
            let limit = |limit: &Option<Expr>, none: i64| {
                limit.as_ref().and_then(|limit| fold::stored(limit, denominator)).unwrap_or(none)
            };
            self.program.stats.push(program::Stat {
                id: stable_id(&name),
                context: match stat.owner {
                    StatOwner::Entity(_) => NO_INDEX,
                    StatOwner::Context(context) => index(context),
                },
                shape: shape(&stat.ty),
                base,
                base_cell: stat.base_cell.map_or(NO_INDEX, index),
                denominator: u32::try_from(denominator).unwrap_or(1),
                rounding: stat.rounded.map_or(program::Rounding::Exactly, rounding),
                positives_only: stat.positives_only,
                low: limit(&stat.low, if widest == i64::MAX { i64::MIN } else { -widest }),
                high: limit(&stat.high, widest),
                modifiers: (0, 0),
            });
            self.symbol(Symbol::Stat(index(at)), &title);
        }
        self.starts();
        self.answers();
    }

    fn stat_name(&self, stat: &Stat) -> (String, String) {
        let (kind, owner) = match stat.owner {
            StatOwner::Entity(entity) => ("stat", self.ir.entities[entity].named.known_as()),
            StatOwner::Context(context) => ("context_stat", self.ir.contexts[context].named.known_as()),
        };
        let member = stat.index.and_then(|family| match family {
            FamilyIndex::Kind(kind) => {
                let entry = self.ir.entries.get(self.ir.kinds[kind].entries.0 + stat.member);
                entry.map(|entry| (entry.known_as(), &entry.named))
            }
            FamilyIndex::Enum(id) => {
                self.ir.enums[id].members.get(stat.member).map(|member| (member.known_as(), member))
            }
        });
        let tail = member.map_or(String::new(), |(name, _)| format!("[{name}]"));
        let title = match member {
            Some((_, member)) if stat.read_by_member => member.title.clone(),
            Some((_, member)) => format!("{} ({})", stat.named.title, member.title),
            None => stat.named.title.clone(),
        };
        (format!("{kind}.{owner}.{}{tail}", stat.named.known_as()), title)
    }

    /// A function (owner, context) → value, or → numerator and denominator of a base that the layers round.
    fn base(&mut self, name: &str, stat: &Stat) -> u32 {
        let name = format!("{name}.base");
        let at = self.reserve(&name);
        let mut body = Body::new(&name);
        let owner = body.take(1);
        let context = body.take(1);
        body.locals = vec![owner, context];
        body.types = vec![Type::Entity(0), Type::Any];
        body.standing = true;
        let ty = if matches!(stat.ty, Type::Set(..)) { Type::WHOLE } else { stat.ty.clone() };
        let results = if stat.exact.is_some() { 2 } else { size(self.ir, &ty) };
        let to = body.take(results);
        match (stat.exact.as_ref().or(stat.base.as_ref()), stat.host) {
            (Some(exact), _) if stat.exact.is_some() => {
                body.at(exact.span);
                let amount = self.amount(&mut body, exact);
                let (n, d) = self.as_ratio(&mut body, amount);
                let n = self.scaled(&mut body, n, ty.number().map_or(1, |number| number.denominator.max(1)));
                body.push(Op::Move, to, n, 0, 0);
                body.push(Op::Move, to.saturating_add(1), d, 0, 0);
            }
            (Some(base), _) => {
                body.at(base.span);
                self.value_into(&mut body, base, &ty, to);
            }
            (None, Some(cell)) => {
                body.at(stat.named.span);
                body.push(Op::Get, to, owner, 0, whole(index(cell)));
            }
            (None, None) => body.at(stat.named.span),
        }
        body.results = (to, u8::try_from(results).unwrap_or(0));
        body.ret();
        self.place(
            at,
            body,
            program::Function {
                id: 0,
                params: 2,
                results: u16::try_from(results).unwrap_or(0),
                context: 255,
                context_kind: 255,
                ..program::Function::default()
            },
        );
        at
    }

    /// Starts and upper ends of cells that are computed.
    fn starts(&mut self) {
        let ir = self.ir;
        for (at, cell) in ir.cells.iter().enumerate() {
            let denominator = cell.ty.number().map_or(1, |number| number.denominator.max(1));
            let name = format!("cell.{}.{at}", cell.named.name);
            if let Some(start) = cell.start.as_ref().filter(|start| !self.fixed(start, denominator)) {
                self.program.cells[at].start_function = self.of_you(&format!("{name}.start"), start, &cell.ty);
            }
            if let Some(high) = cell.high.as_ref().filter(|high| !self.fixed(high, denominator)) {
                self.program.cells[at].high_function = self.of_you(&format!("{name}.high"), high, &cell.ty);
            }
        }
    }

    fn fixed(&self, value: &Expr, denominator: i64) -> bool {
        self.known(value).is_some()
            || matches!(value.plain().node, Node::None)
            || fold::stored(value, denominator).is_some()
    }

    /// What facts and sets answer without a host.
    fn answers(&mut self) {
        for at in 0..self.ir.facts.len() {
            let question = self.ir.facts[at].clone();
            if let Some(value) = &question.otherwise {
                let (name, mut body, params) = self.question_body("fact", &question);
                let function = self.reserve(&name);
                let results = size(self.ir, &question.ty);
                let to = body.take(results);
                self.value_into(&mut body, value, &question.ty, to);
                body.results = (to, u8::try_from(results).unwrap_or(0));
                body.ret();
                self.place(
                    function,
                    body,
                    program::Function {
                        id: stable_id(&name),
                        params,
                        results: u16::try_from(results).unwrap_or(0),
                        context: 255,
                        context_kind: 255,
                        ..program::Function::default()
                    },
                );
                self.program.facts[at].otherwise = function;
            }
        }
        for at in 0..self.ir.sets.len() {
            let question = self.ir.sets[at].clone();
            if let Some(value) = &question.otherwise {
                let (name, mut body, params) = self.question_body("set", &question);
                let function = self.reserve(&name);
                let most = usize::from(question.at_most);
                let block = body.take(1 + most);
                self.load(&mut body, block, 0);
                self.for_each(&mut body, value, None, None, &mut |_, body, member| {
                    body.push(Op::Append, member, block, 0, whole(index(most)))
                });
                self.additions(&mut body, at, block, most);
                body.results = (block, u8::try_from(1 + most).unwrap_or(u8::MAX));
                body.ret();
                self.place(
                    function,
                    body,
                    program::Function {
                        id: stable_id(&name),
                        params,
                        results: 1 + question.at_most,
                        context: 255,
                        context_kind: 255,
                        ..program::Function::default()
                    },
                );
                self.program.sets[at].otherwise = function;
            }
        }
    }

    fn question_body(&mut self, kind: &str, question: &Question) -> (String, Body, u16) {
        let name = format!("{kind}.{}.otherwise", question.named.known_as());
        let mut body = Body::new(&name);
        body.at(question.named.span);
        let mut params = 0;
        for param in &question.params {
            let registers = size(self.ir, &param.ty);
            let at = body.take(registers);
            body.locals.push(at);
            body.types.push(param.ty.clone());
            params += u16::try_from(registers).unwrap_or(0);
        }
        (name, body, params)
    }
}
