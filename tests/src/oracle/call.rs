//! Formulas, tables, chances, checks, procedures, dice of one's own.

use runebook_compiler::ir::{Act, ActKind, Expr, Function, FunctionId, FunctionKind, Replacement};
use runebook_runtime::Trap;

use super::act::Flow;
use super::frame::{Body, Frame};
use super::state::{Evaluator, Stop, Waiting};
use super::value::Value;

/// A step of a procedure.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step<'a> {
    pub number: usize,
    pub local: Option<usize>,
    pub value: Option<&'a Expr>,
    pub body: &'a [Act],
    pub field: Option<usize>,
}

impl Evaluator<'_> {
    /// What a function gives. `here` is the context that whoever asks is read in.
    pub(super) fn called(&mut self, function: FunctionId, args: Vec<Value>, here: Option<i64>) -> Result<Value, Stop> {
        let ir = self.ir;
        let found = &ir.functions[function];
        self.seen.function(found.kind);
        let mut frame = Frame::of(Vec::new());
        for (at, (arg, param)) in args.into_iter().zip(&found.params).enumerate() {
            let arg = arg.into_place(&param.ty)?;
            Self::in_range(&arg, param.range)?;
            frame.set(at, arg);
        }
        match found.kind {
            FunctionKind::Formula | FunctionKind::Chance | FunctionKind::Table => {
                frame.here = here;
                self.deeper(|me| me.formula(found, &mut frame))
            }
            FunctionKind::Procedure
            | FunctionKind::Action
            | FunctionKind::Check
            | FunctionKind::Die
            | FunctionKind::Process
            | FunctionKind::Plan
            | FunctionKind::Tick => self.deeper(|me| me.procedure(function, found, &mut frame)),
        }
    }

    fn formula(&mut self, found: &Function, frame: &mut Frame) -> Result<Value, Stop> {
        let value = found.value.as_ref().ok_or(Trap::Broken)?;
        let value = self.value(value, frame)?.into_place(&value.ty)?;
        Self::in_range(&value, found.range)?;
        Ok(value)
    }

    fn procedure(&mut self, function: FunctionId, found: &Function, frame: &mut Frame) -> Result<Value, Stop> {
        frame.function = Some(function);
        frame.body = Body::Procedure(function);
        for (_, local) in &found.results {
            frame.set(*local, Value::nothing_yet(&found.locals[*local].ty));
        }
        let around = self.around.len();
        if found.context.is_some_and(|(local, _)| local < found.params.len()) {
            self.enters(frame)?;
        }
        self.acts(&found.body, frame)?;
        self.around.truncate(around);
        let results: Result<Vec<Value>, Stop> = found.results.iter().map(|(_, local)| frame.get(*local)).collect();
        Ok(Value::Record(results?))
    }

    /// From here on a procedure runs in its context: from its beginning, or from where it makes one of its own.
    pub(super) fn enters(&mut self, frame: &mut Frame) -> Result<(), Stop> {
        let found = frame.function.and_then(|function| self.ir.functions[function].context);
        if let Some((local, kind)) = found {
            let handle = frame.get(local)?.of()?;
            frame.context = Some(handle);
            if handle >= 0 {
                self.around.push((kind, handle));
            }
        }
        Ok(())
    }

    /// A step: the replacement of the highest priority that applies, else what the procedure says.
    pub(super) fn step(&mut self, step: Step<'_>, frame: &mut Frame) -> Result<Flow, Stop> {
        let ir = self.ir;
        let function = frame.function;
        let mut all: Vec<(usize, &Replacement)> = ir.replacements.iter().enumerate().collect();
        all.retain(|(_, one)| Some(one.function) == function && one.step == step.number);
        all.sort_by_key(|(_, one)| (-i64::from(one.priority), one.id));
        let own = frame.body;
        let mut replaced = None;
        for (at, one) in all {
            frame.body = Body::Replacement(at);
            if self.replaces(one, frame)? {
                replaced = Some(one);
                break;
            }
        }
        let flow = match replaced {
            Some(one) => self.replacement(one, step, frame)?,
            None => {
                frame.body = own;
                self.original(step, frame)?
            }
        };
        frame.body = own;
        if flow == Flow::On {
            self.fill(step, frame)?;
        }
        Ok(flow)
    }

    fn original(&mut self, step: Step<'_>, frame: &mut Frame) -> Result<Flow, Stop> {
        if let (Some(local), Some(value)) = (step.local, step.value) {
            self.assign(local, value, frame)?;
        }
        self.acts(step.body, frame)
    }

    /// Whether a replacement applies; if so, its holder has a name.
    fn replaces(&mut self, one: &Replacement, frame: &mut Frame) -> Result<bool, Stop> {
        frame.forget(one.you);
        let you = match (one.role, frame.context) {
            (Some(role), Some(context)) => {
                self.context(context)?.values.get(role).cloned().ok_or(Trap::NoContext)?.of()?
            }
            (Some(_) | None, _) => super::value::NONE,
        };
        frame.set(one.you, Value::Of(you));
        if !self.gate(one.gate, you)? {
            return Ok(false);
        }
        if let Some(within) = one.within
            && !self.inside(&within, you, frame)?
        {
            return Ok(false);
        }
        one.when.as_ref().map_or(Ok(true), |when| self.holds(when, frame))
    }

    fn replacement(&mut self, one: &Replacement, step: Step<'_>, frame: &mut Frame) -> Result<Flow, Stop> {
        self.seen.replaced += 1;
        let mut original: Vec<Act> = Vec::new();
        if let (Some(local), Some(value)) = (step.local, step.value) {
            original.push(Act { kind: ActKind::Assign { local, value: value.clone() }, span: value.span });
        }
        original.extend(step.body.iter().cloned());
        frame.original = original;
        let flow = self.acts(&one.body, frame)?;
        frame.original = Vec::new();
        if let (Flow::On, Some(local), Some(value)) = (flow, step.local, &one.value) {
            self.assign(local, value, frame)?;
        }
        Ok(flow)
    }

    /// The field of the context that a step fills.
    fn fill(&mut self, step: Step<'_>, frame: &Frame) -> Result<(), Stop> {
        let (Some(local), Some(field), Some(context)) = (step.local, step.field, frame.context) else { return Ok(()) };
        let value = frame.get(local)?;
        let kind = self.context(context)?.kind;
        Self::in_range(&value, self.ir.contexts[kind].roles[field].range)?;
        let context = usize::try_from(context).map_err(|_| Trap::NoContext)?;
        self.contexts[context].values[field] = value;
        Ok(())
    }

    /// Runs what waits, in order, and what that queues.
    pub fn settle(&mut self) -> Result<(), Stop> {
        while let Some(Waiting { function, args }) = self.queue.pop_front() {
            let around = std::mem::take(&mut self.around);
            self.called(function, args, None)?;
            self.around = around;
        }
        Ok(())
    }
}
