//! Rules that contradict each other: two values for one stat, two replacements of one step.

use std::collections::BTreeMap;

use runebook_grammar::Diagnostic;

use crate::check::Checker;
use crate::check::meets::exclude;
use crate::check::shape::same;
use crate::error;
use crate::fold;
use crate::ir::{Expr, Layer, Modifier, Replacement};

impl Checker {
    /// Rules that can apply at once though only one can.
    pub(super) fn conflicts(&self) -> Vec<Diagnostic> {
        let mut reports = self.values_at_once();
        reports.extend(self.replacements_at_once());
        reports
    }

    fn values_at_once(&self) -> Vec<Diagnostic> {
        let ir = self.ir();
        let mut by_stat: BTreeMap<(usize, i32), Vec<&Modifier>> = BTreeMap::new();
        for modifier in ir.modifiers.iter().filter(|modifier| modifier.layer == Layer::Is) {
            for stat in &modifier.targets {
                by_stat.entry((*stat, modifier.priority)).or_default().push(modifier);
            }
        }
        let mut found = Vec::new();
        // a flag that many rules set is set to the same by all of them
        for ((stat, _), mut all) in by_stat.into_iter().filter(|(_, all)| !alike(all)) {
            all.sort_by_key(|modifier| modifier.span);
            for (at, one) in all.iter().enumerate() {
                let meets = |other: &&&Modifier| {
                    let one_holder = one.holder == other.holder;
                    let differ = !equal(&one.value, &other.value, one_holder);
                    differ && !exclude(ir, one.when.as_ref(), other.when.as_ref(), one_holder)
                };
                // the first of them is enough: the others are found when it is mended
                if let Some(other) = all[..at].iter().find(meets) {
                    found.push(error::conflicting_is(one.span, other.span, &ir.stats[stat].named.name));
                }
            }
        }
        found
    }

    fn replacements_at_once(&self) -> Vec<Diagnostic> {
        let ir = self.ir();
        let meet = |one: &Replacement, other: &Replacement| {
            let one_holder = one.role.is_some() && one.role == other.role;
            !exclude(ir, one.when.as_ref(), other.when.as_ref(), one_holder)
        };
        let mut all: Vec<&Replacement> = ir.replacements.iter().collect();
        all.sort_by_key(|replacement| replacement.span);
        let mut found = Vec::new();
        let mut before: BTreeMap<(usize, usize, i32), Vec<&Replacement>> = BTreeMap::new();
        for one in &all {
            let of_step = before.entry((one.function, one.step, one.priority)).or_default();
            let other = of_step.iter().find(|other| meet(one, other)).copied();
            of_step.push(one);
            if let Some(other) = other {
                let step = &ir.functions[one.function].steps[one.step].name;
                found.push(error::conflicting_step(one.span, other.span, step));
            }
        }
        found
    }
}

fn alike(all: &[&Modifier]) -> bool {
    let first = fold::ratio(&all[0].value);
    first.is_some() && all.iter().all(|other| fold::ratio(&other.value) == first)
}

fn equal(one: &Expr, other: &Expr, one_holder: bool) -> bool {
    match (fold::ratio(one), fold::ratio(other)) {
        (Some(one), Some(other)) => one == other,
        (None, None) => same(one, other, one_holder),
        _ => false,
    }
}
