//! Statuses: what they do while they last, how they add up, fade and end.

use runebook_compiler::ir::{ActKind, CmpOp, Expr, Ir, Node, Reaction, Source, Stacks, Toward, TowardBy};

use super::addition::additions;
use super::condition::{Atom, said};
use super::grants::grants;
use super::names::{band, status_key};
use super::scene::Scene;
use super::standing::standing;
use super::trigger::trigger;
use super::{Arg, Det, Np, Phrase, Ratio, entry::Described, fold};
use crate::model::Topic;

/// A status's sentences, in order.
#[must_use]
pub fn status(ir: &Ir, status: usize) -> Vec<Described> {
    let scene = Scene { this: None, ..Scene::standing(ir) };
    let source = Source::Status(status);
    let mut all: Vec<Described> =
        standing(ir, source, &scene).into_iter().map(|phrase| Described::new(Topic::Standing, phrase)).collect();
    all.extend(additions(&Scene::new(ir), |one| one.source == source));
    all.extend(grants(&Scene::new(ir), |one| one.source == source));
    for (at, reaction) in
        ir.reactions.iter().filter(|reaction| reaction.source == source && !ends(reaction, status)).enumerate()
    {
        all.extend(Described::trigger(ir, reaction, &scene, at));
    }
    let found = &ir.statuses[status];
    let np = || Np::new(status_key(ir, status), Det::The).arg();
    let low = found.counter.and_then(|(low, _)| Ratio::new(i128::from(low), 1));
    let fades = found.ticks.iter().map(|(clock, toward)| decay(&scene, np(), *clock, toward, (low, 1)));
    all.extend(fades.map(|phrase| Described::new(Topic::Status, phrase)));
    all.extend(stacks(ir, status).map(|phrase| Described::new(Topic::Status, phrase)));
    for reaction in ir.reactions.iter().filter(|reaction| reaction.source == source && ends(reaction, status)) {
        all.extend(
            trigger(Scene::new(ir), reaction).into_iter().flatten().map(|phrase| Described::new(Topic::Status, phrase)),
        );
    }
    all
}

/// Whether a trigger is only the status's end.
fn ends(reaction: &Reaction, status: usize) -> bool {
    matches!(reaction.body.as_slice(), [act] if matches!(act.kind, ActKind::Lose { status: lost, .. } if lost == status))
}

fn stacks(ir: &Ir, status: usize) -> Option<Phrase> {
    let found = &ir.statuses[status];
    let x = Np::new(status_key(ir, status), Det::The).arg();
    let counts = if found.counter.is_some() { "yes" } else { "no" };
    let (id, n) = match found.stacks {
        Stacks::Adds => ("stacks-adds", 0),
        Stacks::Longest => ("stacks-longest", 0),
        Stacks::Strongest => ("stacks-strongest", 0),
        Stacks::Refreshes => ("stacks-refreshes", 0),
        Stacks::UpTo(most) => ("stacks-up-to", most),
        Stacks::Not => ("stacks-not", 0),
        Stacks::Unsaid => return None,
    };
    let most = found.counter.map_or(Arg::Nothing, |(_, most)| Arg::whole(most));
    Some(Phrase::of(id, [("x", x), ("n", Arg::whole(n)), ("counts", Arg::id(counts)), ("most", most)]))
}

/// "Each turn the poison moves toward 0 by a tenth." What moves has a least value, and is counted in parts of 1.
pub(crate) fn decay(
    scene: &Scene<'_>,
    x: Arg,
    clock: usize,
    toward: &Toward,
    (low, grain): (Option<Ratio>, i64),
) -> Phrase {
    let (id, by) = match &toward.by {
        TowardBy::Amount(amount) => ("decay-amount", scene.value(amount)),
        TowardBy::Part(part) => ("decay-part", Arg::whole(*part)),
    };
    let n = match &by {
        Arg::Number(_) => by.clone(),
        Arg::Nothing
        | Arg::Text(_)
        | Arg::Noun(_)
        | Arg::Phrase(_)
        | Arg::List(_)
        | Arg::Quality(_)
        | Arg::Head(_)
        | Arg::Either(..) => Arg::id("formula"),
    };
    let rounded = match &toward.by {
        TowardBy::Amount(_) => Arg::Nothing,
        TowardBy::Part(_) => rest(toward.rounded, grain),
    };
    let falls = low.is_some() && low == fold::ratio(scene.ir, &toward.to);
    Phrase::of(
        id,
        [
            ("clock", scene.clock(clock)),
            ("x", x),
            ("to", scene.value(&toward.to)),
            ("amount", by),
            ("n", n),
            ("rounded", rounded),
            ("falls", Arg::id(if falls { "yes" } else { "no" })),
        ],
    )
}

/// How what is left is rounded, and to what, where that is not a whole number.
fn rest(how: runebook_compiler::ir::Rounding, grain: i64) -> Arg {
    let rest = Phrase::of(rounded(how), []).arg();
    if grain > 1 { Phrase::of("rest-to-parts", [("rest", rest), ("n", Arg::whole(grain))]).arg() } else { rest }
}

const fn rounded(how: runebook_compiler::ir::Rounding) -> &'static str {
    use runebook_compiler::ir::Rounding;
    match how {
        Rounding::Down => "rest-rounded-down",
        Rounding::Up => "rest-rounded-up",
        Rounding::TowardZero => "rest-rounded-toward-zero",
        Rounding::HalfUp => "rest-rounded-half-up",
        Rounding::HalfEven => "rest-rounded-half-to-even",
        Rounding::Exactly => "rest-exact",
    }
}

impl Scene<'_> {
    /// A condition without the part that says which band of its own status holds.
    pub fn without_band(&self, status: usize, when: &Expr) -> Vec<Atom> {
        match &when.node {
            Node::And(left, right) => [self.without_band(status, left), self.without_band(status, right)].concat(),
            Node::Compare { left, .. } if self.own_counter(status, left) => Vec::new(),
            _ => self.atoms(when, true),
        }
    }

    fn own_counter(&self, status: usize, expr: &Expr) -> bool {
        matches!(expr.node, Node::Cell { cell, .. } if cell == self.ir.statuses[status].cells.0)
    }

    /// "While you are heavily stunned", "while it lasts".
    pub fn while_status(&self, status: usize, when: Option<&Expr>, conds: Arg) -> Arg {
        let low = when.and_then(|when| self.lower_bound(status, when));
        let at = low
            .and_then(|low| self.ir.statuses[status].bands.iter().position(|(from, ..)| i128::from(*from) == low.num));
        let own = match at {
            Some(at) => said(&band(self.ir, status, at), Np::you(), true).arg(),
            None => Phrase::of("status-lasts", [("x", Np::new(status_key(self.ir, status), Det::The).arg())]).arg(),
        };
        match conds {
            Arg::Nothing => own,
            conds @ (Arg::Number(_)
            | Arg::Text(_)
            | Arg::Noun(_)
            | Arg::Phrase(_)
            | Arg::List(_)
            | Arg::Quality(_)
            | Arg::Head(_)
            | Arg::Either(..)) => Self::all(vec![own, conds]),
        }
    }

    fn lower_bound(&self, status: usize, when: &Expr) -> Option<Ratio> {
        match &when.node {
            Node::And(left, right) => self.lower_bound(status, left).or_else(|| self.lower_bound(status, right)),
            Node::Compare { op: CmpOp::Ge, left, right } if self.own_counter(status, left) => {
                fold::ratio(self.ir, right)
            }
            _ => None,
        }
    }
}
