//! Actions as a reader follows them: when they may be done, what they cost, how long they take, what breaks them off.

use runebook_compiler::ir::{Act, ActKind, Action, CellId, Expr, FunctionId, Ir, Lasts, Node, Reaction, Source};

use super::function::{Walk, seeds};
use super::names::clock_key;
use super::scene::Scene;
use super::step::Line;
use super::{Arg, Det, Np, Phrase, fold};

/// The action that begins with this function; none for what only ends one.
pub(crate) fn action(mut scene: Scene<'_>, action: &Action) -> Walk {
    let ir = scene.ir;
    let found = &ir.functions[action.function];
    scene.is_you(0);
    let mut lines: Vec<Line> = Vec::new();
    for act in &found.body[..action.allowed] {
        if let ActKind::If { cond, .. } = &act.kind {
            lines.push(Line::plain(Phrase::of("needs-that", [("cond", scene.clause(cond, true))])));
        }
    }
    let costs = action.costs.clone();
    let paid = found.body[costs.end + costs.len()..].iter();
    for (amount, paid) in found.body[costs].iter().zip(paid) {
        if let (ActKind::Assign { value, .. }, ActKind::Put { cell, .. }) = (&amount.kind, &paid.kind) {
            let ids = ("line-costs", "line-costs-formula");
            lines.push(Line::plain(super::needs::paid(&scene, ids, *cell, value)));
        }
    }
    match &action.lasts {
        Some(lasts) => lines.extend(timed(&mut scene, action, lasts)),
        None => {
            let last = action.costs.end + 2 * action.costs.len();
            lines.extend(scene.lines(&found.body[last..], &mut seeds(ir, action.function)));
        }
    }
    Walk { lines, ..Walk::default() }
}

fn timed(scene: &mut Scene<'_>, action: &Action, lasts: &Lasts) -> Vec<Line> {
    let ir = scene.ir;
    let (begun, done) = (&ir.functions[action.function].body, &ir.functions[lasts.done]);
    let mut lines = Vec::new();
    if let Some(Act { kind: ActKind::Assign { value, .. }, .. }) = begun.get(lasts.ticks) {
        lines.push(Line::plain(takes(scene, value, lasts.clock)));
    }
    let start = scene.lines(&begun[lasts.start.clone()], &mut seeds(ir, action.function));
    if !start.is_empty() {
        lines.push(Line { phrase: Phrase::of("line-at-start", []), inner: start });
    }
    for reaction in ir.reactions.iter().filter(|reaction| belongs(ir, reaction, action)) {
        let plain = Reaction { when: reaction.when.as_ref().and_then(rest), ..Reaction::clone(reaction) };
        let said = super::trigger::trigger(Scene::new(ir), &plain).unwrap_or_default();
        lines.extend(said.into_iter().map(Line::plain));
    }
    let mut scene = Scene { function: Some(action.function), ..Scene::new(ir) };
    scene.name_locals(&done.locals, action.function);
    scene.is_you(0);
    let inner = scene.lines(&done.body, &mut seeds(ir, action.function));
    lines.push(Line { phrase: Phrase::of("line-at-end", []), inner });
    lines
}

/// "This takes 2 turns."
fn takes(scene: &Scene<'_>, ticks: &Expr, clock: usize) -> Phrase {
    let unit = Np::new(clock_key(scene.ir, clock), Det::Bare).arg();
    match fold::ratio(scene.ir, ticks) {
        Some(n) => Phrase::of("line-takes", [("n", Arg::Number(n)), ("clock", unit)]),
        None => Phrase::of("line-takes-formula", [("amount", scene.value(ticks)), ("clock", unit)]),
    }
}

/// What is asked besides whether the action is under way, which its page need not say.
fn rest(when: &Expr) -> Option<Expr> {
    match &when.node {
        Node::And(_, right) => Some((**right).clone()),
        _ => None,
    }
}

/// Whether a trigger was written in this action.
fn belongs(ir: &Ir, reaction: &Reaction, action: &Action) -> bool {
    let whole = ir.functions[action.function].whole;
    let inside =
        whole.file == reaction.span.file && whole.start <= reaction.span.start && reaction.span.end <= whole.end;
    reaction.source == Source::Rules && inside
}

/// Whether a trigger was written in an action: it is told there.
pub(crate) fn of_action(ir: &Ir, reaction: &Reaction) -> bool {
    ir.actions.iter().any(|action| belongs(ir, reaction, action))
}

/// Whether a cell is where someone keeps the time left of an action, or what it was begun with.
#[must_use]
pub fn keeps(ir: &Ir, cell: CellId) -> bool {
    let mut lasts = ir.actions.iter().filter_map(|action| action.lasts.as_ref());
    lasts.any(|lasts| lasts.left == cell || lasts.kept.contains(&cell))
}

/// The action of which a cell says whether it is under way.
#[must_use]
pub fn under_way(ir: &Ir, cell: CellId) -> Option<FunctionId> {
    let is = |action: &&Action| action.lasts.as_ref().is_some_and(|lasts| lasts.going == cell);
    ir.actions.iter().find(is).map(|action| action.function)
}

/// What happens to an action: it is broken off, or left for later; an empty clause for what belongs to that.
pub(crate) fn broken_off(ir: &Ir, cell: CellId, value: &Expr) -> Option<Option<Phrase>> {
    let none = fold::whole(ir, value) == Some(0);
    let lasts = ir.actions.iter().filter_map(|action| action.lasts.as_ref());
    lasts.filter(|_| none).find_map(|lasts| {
        let lost = || !lasts.interrupted.iter().any(|(span, resumed)| *resumed && *span == value.span);
        if cell == lasts.going && lasts.interrupted.iter().any(|(span, _)| *span == value.span) {
            let id = if lost() { "do-break-off" } else { "do-stop-for-now" };
            return Some(Some(Phrase::of(id, [])));
        }
        (cell == lasts.left && lasts.interrupted.iter().any(|(span, _)| *span == value.span)).then_some(None)
    })
}
