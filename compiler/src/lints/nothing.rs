//! Modifiers that change nothing: plus 0, times 1, a limit at the end of a stat's own range, the lesser of two bonuses of
//! a type.

use runebook_grammar::{Confidence, Diagnostic, Severity, Span};

use super::Lint;
use crate::fold::{self, Ratio};
use crate::interval::less;
use crate::ir::{Ir, Layer, Modifier};

/// W003: a modifier that changes nothing.
pub(super) const LINT: Lint = Lint {
    code: "W003",
    name: "idle_modifier",
    level: Some(Severity::Warning),
    sure: Confidence::Certain,
    find,
    page: include_str!("nothing.md"),
};

/// Why a modifier changes nothing.
enum Idle {
    /// It adds 0, or multiplies by 1.
    Neutral,
    /// The stat's own range goes no further.
    Range(Span),
    /// Another of the same type always counts in its place.
    Beaten(Span),
}

fn find(ir: &Ir) -> Vec<Diagnostic> {
    let mut found: Vec<Diagnostic> = Vec::new();
    // what a kind gives to each of its entries is written once, and idle only if it is so for all of them
    for modifier in &ir.modifiers {
        let Some(idle) = idle(ir, modifier) else { continue };
        let mut same = ir.modifiers.iter().filter(|other| other.span == modifier.span);
        if found.last().is_none_or(|last| last.primary.span != modifier.span)
            && same.all(|one| self::idle(ir, one).is_some())
        {
            found.push(report(modifier, &idle));
        }
    }
    found
}

fn idle(ir: &Ir, modifier: &Modifier) -> Option<Idle> {
    neutral(modifier).or_else(|| in_range(ir, modifier)).or_else(|| beaten(ir, modifier))
}

fn neutral(modifier: &Modifier) -> Option<Idle> {
    let neutral = match modifier.layer {
        Layer::Add | Layer::Sides | Layer::Count | Layer::Afterwards => 0,
        Layer::Times | Layer::Over => 1,
        Layer::AtLeast | Layer::AtMost | Layer::Is => return None,
    };
    let none = |value| fold::whole(value) == Some(neutral);
    let capped = modifier.up_to.as_ref().is_some_and(|cap| fold::whole(cap) == Some(0));
    (none(&modifier.value) || capped).then_some(Idle::Neutral)
}

/// A limit that the range of each stat it changes has already.
fn in_range(ir: &Ir, modifier: &Modifier) -> Option<Idle> {
    let value = fold::ratio(&modifier.value)?;
    let has = |end: Option<Ratio>| {
        let end = end?;
        let (low, high) = if modifier.layer == Layer::AtLeast { (end, value) } else { (value, end) };
        (less(low, high) == Some(false)).then_some(())
    };
    let mut place = None;
    for stat in &modifier.targets {
        let stat = &ir.stats[*stat];
        let end = match modifier.layer {
            Layer::AtLeast => &stat.low,
            Layer::AtMost => &stat.high,
            Layer::Add | Layer::Sides | Layer::Count | Layer::Times | Layer::Over | Layer::Afterwards | Layer::Is => {
                return None;
            }
        };
        has(end.as_ref().and_then(fold::ratio))?;
        place = end.as_ref().map(|end| end.span);
    }
    place.map(Idle::Range)
}

/// A bonus of a type beside a higher one of that type from the same source, which always holds.
fn beaten(ir: &Ir, modifier: &Modifier) -> Option<Idle> {
    let value = plain(modifier)?;
    let counts = |other: &&Modifier| {
        let same = other.source == modifier.source
            && other.gate == modifier.gate
            && other.holder == modifier.holder
            && other.targets == modifier.targets
            && other.typed == modifier.typed
            && other.when.is_none()
            && other.span != modifier.span;
        let further = |than: Ratio| {
            let (small, large) = if value.0 > 0 { (value, than) } else { (than, value) };
            less(small, large) == Some(true)
        };
        same && plain(other).is_some_and(further)
    };
    ir.modifiers.iter().map(AsRef::as_ref).find(counts).map(|other| Idle::Beaten(other.span))
}

fn plain(modifier: &Modifier) -> Option<Ratio> {
    let typed = modifier.layer == Layer::Add && modifier.typed.is_some() && modifier.up_to.is_none();
    fold::ratio(&modifier.value).filter(|_| typed)
}

fn report(modifier: &Modifier, idle: &Idle) -> Diagnostic {
    let found = Diagnostic::warning("W003", modifier.span, "this changes nothing");
    match idle {
        Idle::Neutral => {
            found.here("adds 0, or multiplies by 1").help("write the number that is meant, or leave the line out")
        }
        Idle::Range(place) => found
            .here("a limit that is there already")
            .and(*place, "its own range goes no further")
            .help("write the number that is meant, or leave the line out"),
        Idle::Beaten(place) => found
            .here("never counts")
            .and(*place, "of the same type, always there, and further from 0")
            .why("of one type only the best bonus and the worst penalty count")
            .help("leave the type out if both are meant to add up, or keep one"),
    }
}
