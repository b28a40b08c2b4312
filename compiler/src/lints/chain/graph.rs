//! What leads to what: events to triggers, triggers and procedures to what they announce and call.

use std::collections::{BTreeMap, BTreeSet};

use runebook_grammar::Span;

use super::known::{Known, Value, holds, known_of};
use crate::ir::{Act, ActKind, CellId, Expr, FunctionId, FunctionKind, Goods, Ir, LocalId, Node, Type, walk};

/// What a way leads through.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Thing {
    Event(usize),
    Trigger(usize),
    Function(FunctionId),
}

/// A thing, with what is known of its context there.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct State {
    pub thing: Thing,
    pub known: Known,
}

/// One step of a way.
#[derive(Debug)]
pub(super) struct Link<'i> {
    pub from: usize,
    pub to: usize,
    pub place: Span,
    /// What must hold for it, wherever that is not known beforehand.
    pub guards: Vec<&'i Expr>,
    /// Whether a clock must tick before it is taken again.
    pub once: bool,
    /// Whether a number that was handed in is handed on.
    pub hands_on: bool,
}

/// All ways.
pub(super) struct Graph<'i> {
    pub states: Vec<State>,
    pub links: Vec<Link<'i>>,
    /// What each state's own acts change.
    changes: Vec<BTreeSet<CellId>>,
}

impl<'i> Graph<'i> {
    /// The ways that begin anywhere, with nothing known.
    pub fn of(ir: &'i Ir) -> Self {
        let mut build = Build {
            ir,
            numbers: BTreeMap::new(),
            graph: Graph { states: Vec::new(), links: Vec::new(), changes: Vec::new() },
        };
        for event in 0..ir.events.len() {
            build.state(Thing::Event(event), Vec::new());
        }
        for function in (0..ir.functions.len()).filter(|at| acts(ir, *at)) {
            build.state(Thing::Function(function), Vec::new());
        }
        let mut next = 0;
        while next < build.graph.states.len() {
            build.links(next);
            next += 1;
        }
        build.graph
    }

    /// Everything that is changed on any way that begins at a state.
    pub fn changed_after(&self, state: usize) -> BTreeSet<CellId> {
        let mut next: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        self.links.iter().for_each(|link| next.entry(link.from).or_default().push(link.to));
        let (mut seen, mut front) = (BTreeSet::from([state]), vec![state]);
        while let Some(at) = front.pop() {
            front.extend(next.get(&at).into_iter().flatten().copied().filter(|to| seen.insert(*to)));
        }
        seen.into_iter().flat_map(|state| self.changes[state].iter().copied()).collect()
    }
}

/// Whether a function does anything; values cannot call it otherwise.
fn acts(ir: &Ir, function: FunctionId) -> bool {
    match ir.functions[function].kind {
        FunctionKind::Procedure
        | FunctionKind::Action
        | FunctionKind::Check
        | FunctionKind::Plan
        | FunctionKind::Tick => true,
        FunctionKind::Formula
        | FunctionKind::Chance
        | FunctionKind::Table
        | FunctionKind::Die
        | FunctionKind::Process => false,
    }
}

struct Build<'i> {
    ir: &'i Ir,
    numbers: BTreeMap<State, usize>,
    graph: Graph<'i>,
}

/// Whether what stands after an act is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Flow {
    GoesOn,
    MayStop,
    Stops,
}

/// Where a walk through a body is.
struct Here<'i> {
    from: usize,
    /// The local that holds the context, if there is one.
    context: Option<LocalId>,
    /// The locals that are numbers handed in.
    numbers: Vec<LocalId>,
    guards: Vec<&'i Expr>,
}

impl<'i> Build<'i> {
    fn state(&mut self, thing: Thing, known: Known) -> usize {
        let state = State { thing, known };
        if let Some(number) = self.numbers.get(&state) {
            return *number;
        }
        let number = self.graph.states.len();
        self.numbers.insert(state.clone(), number);
        self.graph.states.push(state);
        self.graph.changes.push(BTreeSet::new());
        number
    }

    fn links(&mut self, from: usize) {
        let ir = self.ir;
        match self.graph.states[from].thing {
            Thing::Event(event) => {
                for trigger in (0..ir.reactions.len()).filter(|at| ir.reactions[*at].event == event) {
                    self.wakes(from, trigger);
                }
            }
            Thing::Trigger(trigger) => {
                let found = &ir.reactions[trigger];
                let params = &ir.events[found.event].params;
                let context = params.first().filter(|first| matches!(first.ty, Type::Context(_))).map(|_| 0);
                let numbers = numbers(params);
                self.body(&found.body, &mut Here { from, context, numbers, guards: Vec::new() });
            }
            Thing::Function(function) => {
                let found = &ir.functions[function];
                let here = || Here {
                    from,
                    context: found.context.map(|(local, _)| local),
                    numbers: numbers(&found.params),
                    guards: Vec::new(),
                };
                self.body(&found.body, &mut here());
                for one in ir.replacements.iter().filter(|one| one.function == function) {
                    let mut here = here();
                    here.guards.extend(&one.when);
                    one.value.iter().for_each(|value| self.value(value, &here));
                    self.body(&one.body, &mut here);
                }
            }
        }
    }

    fn wakes(&mut self, from: usize, trigger: usize) {
        let (found, known) = (&self.ir.reactions[trigger], self.graph.states[from].known.clone());
        let held = found.when.as_ref().map(|when| holds(when, Some(0), &known));
        if held == Some(Some(false)) {
            return;
        }
        let to = self.state(Thing::Trigger(trigger), known);
        let guards = found.when.iter().collect();
        self.graph.links.push(Link {
            from,
            to,
            place: found.span,
            guards,
            once: found.once.is_some(),
            hands_on: false,
        });
    }

    /// Goes through acts, and says whether what stands after them is reached. What a choice asks guards all that follows it.
    fn body(&mut self, body: &'i [Act], here: &mut Here<'i>) -> Flow {
        let mut flow = Flow::GoesOn;
        for act in body {
            flow = flow.max(self.act(act, here));
            if flow == Flow::Stops {
                break;
            }
        }
        flow
    }

    /// A body inside another: its own guards end with it, unless it may have ended all.
    fn inner(&mut self, body: &'i [Act], here: &mut Here<'i>) -> Flow {
        let guards = here.guards.len();
        let flow = self.body(body, here);
        if flow == Flow::GoesOn {
            here.guards.truncate(guards);
        }
        flow
    }

    fn act(&mut self, act: &'i Act, here: &mut Here<'i>) -> Flow {
        walk::own_values(&act.kind).into_iter().for_each(|value| self.value(value, here));
        match &act.kind {
            ActKind::If { cond, then, otherwise } => return self.either(cond, then, otherwise, here),
            ActKind::Step { body, .. } => return self.inner(body, here),
            ActKind::Repeat { body, .. } | ActKind::WithChance { body, .. } => {
                return self.inner(body, here).min(Flow::MayStop);
            }
            ActKind::For { iter, body } => {
                let guards = here.guards.len();
                here.guards.extend(&iter.filter);
                let flow = self.inner(body, here).min(Flow::MayStop);
                if flow == Flow::GoesOn {
                    here.guards.truncate(guards);
                }
                return flow;
            }
            ActKind::Choose { filter, .. } => here.guards.extend(filter),
            ActKind::Announce { event, args, .. } => {
                let known = args.first().map_or_else(Vec::new, |first| self.handed(first, here));
                self.link(Thing::Event(*event), known, act.span, args, here);
            }
            ActKind::Call { function, args, .. } => self.call(*function, args, act.span, here),
            ActKind::Put { cell, .. } => self.changes(here, &[*cell]),
            ActKind::Gain { status, .. } | ActKind::Lose { status, .. } => {
                let (counter, left) = self.ir.statuses[*status].cells;
                self.changes(here, &[counter, left]);
            }
            ActKind::Buy { goods, .. } => {
                let cells = bought(self.ir, goods);
                self.changes(here, &cells);
            }
            ActKind::Stop => return Flow::Stops,
            ActKind::Assign { .. }
            | ActKind::Original
            | ActKind::StopWithChance(_)
            | ActKind::PerMember { .. }
            | ActKind::Command { .. }
            | ActKind::Bound
            | ActKind::Decay { .. }
            | ActKind::Expire(_)
            | ActKind::Forget(_) => {}
        }
        Flow::GoesOn
    }

    /// One of two bodies, or the one that what is known leaves.
    fn either(&mut self, cond: &'i Expr, then: &'i [Act], otherwise: &'i [Act], here: &mut Here<'i>) -> Flow {
        let known = holds(cond, here.context, &self.graph.states[here.from].known);
        match known {
            Some(true) => return self.inner(then, here),
            Some(false) => return self.inner(otherwise, here),
            None => here.guards.push(cond),
        }
        let guards = here.guards.len();
        let one = self.inner(then, here);
        here.guards.truncate(guards);
        let other = self.inner(otherwise, here);
        here.guards.truncate(guards);
        match (one, other) {
            (Flow::Stops, Flow::Stops) => Flow::Stops,
            (Flow::GoesOn, Flow::GoesOn) => {
                here.guards.pop();
                Flow::GoesOn
            }
            _ => Flow::MayStop,
        }
    }

    fn changes(&mut self, here: &Here<'i>, cells: &[CellId]) {
        self.graph.changes[here.from].extend(cells);
    }

    /// The procedures that a value calls.
    fn value(&mut self, value: &'i Expr, here: &Here<'i>) {
        let mut calls: Vec<(FunctionId, Vec<Expr>, Span)> = Vec::new();
        walk::each(value, &mut |inner| {
            if let Node::Call { function, args } = &inner.node {
                calls.push((*function, args.clone(), inner.span));
            }
        });
        for (function, args, place) in calls {
            self.call(function, &args, place, here);
        }
    }

    fn call(&mut self, function: FunctionId, args: &[Expr], place: Span, here: &Here<'i>) {
        if !acts(self.ir, function) {
            return;
        }
        let context = self.ir.functions[function].context.and_then(|(local, _)| args.get(local));
        let known = context.map_or_else(Vec::new, |context| self.handed(context, here));
        self.link(Thing::Function(function), known, place, args, here);
    }

    /// What is known of a context that is handed on.
    fn handed(&self, context: &Expr, here: &Here<'i>) -> Vec<Option<Value>> {
        known_of(context, here.context, &self.graph.states[here.from].known)
    }

    fn link(&mut self, thing: Thing, known: Known, place: Span, args: &[Expr], here: &Here<'i>) {
        let to = self.state(thing, known);
        let mut hands_on = false;
        for arg in args {
            walk::each(arg, &mut |inner| {
                hands_on |= matches!(inner.node, Node::Local(local) if here.numbers.contains(&local))
            });
        }
        let guards = here.guards.clone();
        self.graph.links.push(Link { from: here.from, to, place, guards, once: false, hands_on });
    }
}

/// What changes where something is bought.
fn bought(ir: &Ir, goods: &Goods) -> Vec<CellId> {
    match goods {
        Goods::Entry { entry, .. } => {
            let found = &ir.entries[*entry];
            let chosen = found.parameters.iter().map(|parameter| parameter.cell);
            std::iter::once(found.holds).chain(chosen).chain(found.price.iter().map(|(paid, _)| *paid)).collect()
        }
        Goods::Point { cell, .. } => {
            std::iter::once(*cell).chain(ir.cells[*cell].bought.iter().map(|(paid, _)| *paid)).collect()
        }
    }
}

/// The locals that are numbers handed in.
fn numbers(params: &[crate::ir::Field]) -> Vec<LocalId> {
    (0..params.len()).filter(|at| params[*at].ty.number().is_some()).collect()
}
