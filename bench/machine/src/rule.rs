//! One small rule, by the machine, natively, and in other languages: six inputs, two conditions.

use std::hint::black_box;

use runebook_runtime::batch::{Batch, Column, LANES, Task};
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

/// Entities of which the rule is asked at once.
pub const ENTITIES: usize = 1024;

/// What is known of many entities, a column for each input: as a game stores it that counts bytes, as most do, and as the
/// machine has it.
#[derive(Debug)]
pub struct Columns {
    halves: [Vec<i16>; 6],
    words: [Vec<i32>; 6],
    wide: [Vec<i64>; 6],
}

/// In how many bits the inputs are stored.
#[derive(Clone, Copy, Debug)]
pub enum Stored {
    /// 16.
    Halves,
    /// 32.
    Words,
    /// 64.
    Wide,
}

impl Columns {
    /// Those of [`inputs`], over and over.
    ///
    /// # Panics
    /// Never: they are small.
    #[must_use]
    pub fn new(inputs: &[Inputs]) -> Columns {
        let column = |at: usize| inputs.iter().cycle().take(ENTITIES).map(move |input| input[at]);
        let small = |n: i64| i16::try_from(n).expect("a small number");
        Columns {
            halves: std::array::from_fn(|at| column(at).map(small).collect()),
            words: std::array::from_fn(|at| column(at).map(|n| i32::from(small(n))).collect()),
            wide: std::array::from_fn(|at| column(at).collect()),
        }
    }

    /// A block of them.
    #[must_use]
    pub fn block(&self, stored: Stored, first: usize) -> [Column<'_>; 6] {
        std::array::from_fn(|at| {
            let column = match stored {
                Stored::Halves => Column::Halves(&self.halves[at]),
                Stored::Words => Column::Words(&self.words[at]),
                Stored::Wide => Column::Wide(&self.wide[at]),
            };
            column.part(first, LANES)
        })
    }
}

/// The rule by the batch machine, for all entities; `take` is given each block's results.
///
/// # Panics
/// If it leaves a lane to the other machine.
pub fn batch(
    batch: &mut Batch<'_>,
    machine: &Machine<'_, '_>,
    function: u32,
    columns: &Columns,
    stored: Stored,
    mut take: impl FnMut(usize, Column<'_>),
) {
    for first in (0..ENTITIES).step_by(LANES) {
        let args = columns.block(stored, first);
        let block = batch.block(machine, &Bare, Task::Function(function), &args, LANES).expect("a rule");
        assert!(block.left().is_empty());
        take(first, block.column(0));
    }
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
