//! One small rule, by the machine, natively, and in other languages: six inputs, two conditions.

use std::hint::black_box;

use runebook_runtime::machine::{Bare, Silent};
use runebook_runtime::{Fork, Machine, Outcome};

/// What the rule is asked of.
pub type Inputs = [i64; 6];

/// Some inputs: both ways of both conditions.
#[must_use]
pub fn inputs() -> Vec<Inputs> {
    (0..256).map(|n| [n % 16, n % 9, 3, n % 5, n % 8, n % 3]).collect()
}

/// The rule as Rust has it. Strength, level, armour, weight, wounds, haste.
#[inline(never)]
#[must_use]
pub fn native([strength, level, armour, weight, wounds, haste]: Inputs) -> i64 {
    let strong = if wounds > 3 { strength - wounds } else { strength };
    let ready = if haste > 0 { level } else { armour };
    black_box(3 * strong + ready - weight)
}

/// The rule by the machine.
///
/// # Panics
/// If it fails.
pub fn machine(machine: &mut Machine<'_, '_>, function: u32, inputs: &Inputs) -> i64 {
    machine.evaluate(&Bare, &mut Silent, function, inputs).expect("a number")[0]
}

/// The same as a dispatch, which could draw, change and ask as well.
///
/// # Panics
/// If it fails.
pub fn dispatched(machine: &mut Machine<'_, '_>, function: u32, inputs: &Inputs) -> i64 {
    machine.start(function, inputs).expect("it begins");
    assert_eq!(machine.run(&Bare, &mut Fork, &mut Silent), Outcome::Done);
    machine.results()[0]
}
