//! Acts: what a body does.

use runebook_compiler::ir::{Act, ActKind, Expr, LocalId};

use super::call::Step;
use super::frame::{Body, Frame};
use super::state::{Evaluator, Stop, Waiting};
use super::value::Value;

/// How a body goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// With the next act.
    On,
    /// It has ended.
    Ended,
}

impl Evaluator<'_> {
    /// Carries acts out, one after the other.
    pub fn acts(&mut self, acts: &[Act], frame: &mut Frame) -> Result<Flow, Stop> {
        for act in acts {
            self.steps += 1;
            if self.act(&act.kind, frame)? == Flow::Ended {
                return Ok(Flow::Ended);
            }
        }
        Ok(Flow::On)
    }

    fn act(&mut self, kind: &ActKind, frame: &mut Frame) -> Result<Flow, Stop> {
        self.seen.act(kind);
        match kind {
            ActKind::Assign { local, value } => self.assign(*local, value, frame)?,
            ActKind::PerMember { iter, members, values, value } => {
                let (mut whose, mut found) = (Vec::new(), Vec::new());
                for member in self.counted(iter.local, &iter.of, iter.filter.as_ref(), frame)? {
                    frame.set(iter.local, member.clone());
                    found.push(self.value(value, frame)?.into_place(&value.ty)?);
                    whose.push(member);
                }
                frame.set(*members, Value::Set(whose));
                frame.set(*values, Value::Set(found));
            }
            ActKind::Step { step, local, value, body, field } => {
                let step = Step { number: *step, local: *local, value: value.as_ref(), body, field: *field };
                return self.step(step, frame);
            }
            ActKind::Original => {
                let original = std::mem::take(&mut frame.original);
                let flow = self.acts(&original, frame);
                frame.original = original;
                return flow;
            }
            ActKind::If { cond, then, otherwise } => {
                let way = if self.holds(cond, frame)? { then } else { otherwise };
                return self.acts(way, frame);
            }
            ActKind::Repeat { at_most, body } => {
                for _ in 0..self.value(at_most, frame)?.whole()? {
                    self.steps += 1;
                    if self.acts(body, frame)? == Flow::Ended {
                        return Ok(Flow::Ended);
                    }
                }
            }
            ActKind::For { iter, body } => return self.each(iter, body, frame),
            ActKind::WithChance { chance, body } => {
                let chance = self.amount(chance, frame)?;
                if self.comes_true(chance)? {
                    return self.acts(body, frame);
                }
            }
            ActKind::Stop => {
                frame.stopped = true;
                return Ok(Flow::Ended);
            }
            ActKind::StopWithChance(chance) => {
                let chance = self.amount(chance, frame)?;
                if self.comes_true(chance)? {
                    frame.stopped = true;
                    return Ok(Flow::Ended);
                }
            }
            ActKind::Choose { local, of, filter, by } => return self.choose(*local, of, filter.as_ref(), by, frame),
            ActKind::Announce { event, args, seen } => self.announce(*event, args, seen.as_deref(), frame)?,
            ActKind::Call { function, args, later } => {
                let args = self.values(args, frame)?;
                if *later {
                    let params = &self.ir.functions[*function].params;
                    let args: Result<Vec<Value>, _> =
                        args.into_iter().zip(params).map(|(arg, param)| arg.into_place(&param.ty)).collect();
                    self.queue.push_back(Waiting { function: *function, args: args? });
                } else {
                    self.called(*function, args, None)?;
                }
            }
            ActKind::Command { command, args } => {
                let params = &self.ir.commands[*command].params;
                let mut told = Vec::new();
                for (arg, param) in args.iter().zip(params) {
                    told.push(self.value(arg, frame)?.into_place(&param.ty)?);
                }
                self.commands.push((*command, told));
            }
            ActKind::Buy { who, goods } => self.buy(who, goods, frame)?,
            ActKind::Bound => self.bounds += 1,
            ActKind::Put { .. }
            | ActKind::Gain { .. }
            | ActKind::Lose { .. }
            | ActKind::Decay { .. }
            | ActKind::Expire(_)
            | ActKind::Forget(_) => self.effect(kind, frame)?,
        }
        Ok(Flow::On)
    }

    /// A name gets its value, which keeps the range that the name declares.
    pub(super) fn assign(&mut self, local: LocalId, value: &Expr, frame: &mut Frame) -> Result<(), Stop> {
        let declared = match frame.body {
            Body::Value => None,
            Body::Procedure(function) => self.ir.functions[function].locals.get(local),
            Body::Trigger(at) => self.ir.reactions[at].locals.get(local),
            Body::Replacement(at) => self.ir.replacements[at].locals.get(local),
        };
        let ty = declared.map_or(&value.ty, |declared| &declared.ty);
        let found = self.value(value, frame)?.into_place(ty)?;
        Self::in_range(&found, declared.and_then(|declared| declared.range))?;
        frame.set(local, found);
        let context = frame.function.and_then(|function| self.ir.functions[function].context);
        match context {
            Some((own, _)) if own == local && frame.context.is_none() => self.enters(frame),
            Some(_) | None => Ok(()),
        }
    }

    fn each(&mut self, iter: &runebook_compiler::ir::Iter, body: &[Act], frame: &mut Frame) -> Result<Flow, Stop> {
        if let Some(order) = &iter.order {
            for member in self.in_order(iter, order, frame)? {
                frame.set(iter.local, member);
                if self.acts(body, frame)? == Flow::Ended {
                    return Ok(Flow::Ended);
                }
            }
            return Ok(Flow::On);
        }
        for member in self.members(&iter.of, frame)? {
            self.steps += 1;
            frame.set(iter.local, member);
            let counts = iter.filter.as_ref().map_or(Ok(true), |filter| self.holds(filter, frame))?;
            if counts && self.acts(body, frame)? == Flow::Ended {
                return Ok(Flow::Ended);
            }
        }
        Ok(Flow::On)
    }
}
