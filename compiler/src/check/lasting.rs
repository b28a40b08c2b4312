//! Statuses that begin and never end: nothing says for how long, and nothing takes them away.

use std::collections::BTreeSet;

use runebook_grammar::{Diagnostic, Span};

use crate::check::Checker;
use crate::error;
use crate::ir::{Act, ActKind};

impl Checker {
    /// The gains of statuses that nothing ends.
    pub(super) fn lasting(&self) -> Vec<Diagnostic> {
        let ir = self.ir();
        let (mut gains, mut lost): (Vec<(usize, Span)>, BTreeSet<usize>) = (Vec::new(), BTreeSet::new());
        let bodies = ir.functions.iter().map(|function| &function.body);
        let bodies = bodies.chain(ir.reactions.iter().map(|reaction| &reaction.body));
        for body in bodies.chain(ir.replacements.iter().map(|replacement| &replacement.body)) {
            look(body, &mut gains, &mut lost);
        }
        let ends = |status: usize| {
            let found = &ir.statuses[status];
            found.counter.is_some() || !found.ends_on.is_empty() || !found.ticks.is_empty() || lost.contains(&status)
        };
        gains.retain(|(status, _)| !ends(*status));
        let report = |(status, place): (usize, Span)| {
            let named = &ir.statuses[status].named;
            let what = format!("nothing says how long `{}` lasts", named.name);
            let ask =
                "write `for 3 turns`, or let the status say `ends on …` or count down, or let some rule `lose` it";
            error::unsaid(place, &what, ask).and(named.span, "it says no end, and nothing takes it away")
        };
        gains.into_iter().map(report).collect()
    }
}

fn look(body: &[Act], gains: &mut Vec<(usize, Span)>, lost: &mut BTreeSet<usize>) {
    for act in body {
        match &act.kind {
            ActKind::Gain { status, ticks: None, .. } => gains.push((*status, act.span)),
            ActKind::Lose { status, .. } => {
                lost.insert(*status);
            }
            ActKind::If { then, otherwise, .. } => {
                look(then, gains, lost);
                look(otherwise, gains, lost);
            }
            ActKind::Step { body, .. }
            | ActKind::Repeat { body, .. }
            | ActKind::WithChance { body, .. }
            | ActKind::For { body, .. } => look(body, gains, lost),
            _ => {}
        }
    }
}
