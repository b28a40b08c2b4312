//! Programs made by chance: whole packs as text, in words that the language has, and scenes to try them in.
//!
//! What is declared is much the same in each; what it says is not. Stats have ranks, and what stands in one reads lower
//! ranks only, so that nothing depends on itself. Events have ranks, too, so that few chains go on for ever.

mod act;
mod body;
mod condition;
mod declare;
mod dice;
mod entry;
mod number;
mod rules;
mod scope;
pub mod shrink;
pub mod text;
mod trial;

use runebook_runtime::hash::mix;

use self::text::{Line, Pack};

/// Chance of its own: the same seed makes the same program.
#[derive(Clone, Debug)]
pub struct Maker {
    state: u64,
    drawn: u64,
    names: u32,
    /// The next priority, so that no two rules that could meet have the same.
    priority: u32,
}

impl Maker {
    /// With a seed.
    pub fn new(seed: u64) -> Self {
        Self { state: mix(seed, 0x6f72_6163), drawn: 0, names: 0, priority: 0 }
    }

    fn next(&mut self) -> u64 {
        self.drawn += 1;
        mix(self.state, self.drawn)
    }

    /// One of so many.
    fn below(&mut self, many: usize) -> usize {
        usize::try_from(self.next() % u64::try_from(many.max(1)).unwrap_or(1)).unwrap_or(0)
    }

    /// Whether something of so many in a hundred happens.
    fn often(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    fn pick<'s>(&mut self, all: &[&'s str]) -> &'s str {
        all[self.below(all.len())]
    }

    fn between(&mut self, low: i64, high: i64) -> i64 {
        low + i64::try_from(self.below(usize::try_from(high - low + 1).unwrap_or(1))).unwrap_or(0)
    }

    /// A name that nothing has yet.
    fn name(&mut self, what: &str) -> String {
        self.names += 1;
        format!("{what}_{}", self.names)
    }

    /// A priority that nothing has yet.
    fn priority(&mut self) -> u32 {
        self.priority += 1;
        self.priority
    }

    fn rounding(&mut self) -> &'static str {
        self.pick(&[
            "rounded down",
            "rounded up",
            "rounded toward zero",
            "rounded to nearest half up",
            "rounded to nearest half to even",
        ])
    }

    /// A whole pack.
    pub fn pack(mut self) -> Pack {
        let mut lines: Vec<Line> = self.declarations();
        lines.extend(self.functions());
        lines.extend(self.procedures());
        lines.extend(self.statuses());
        let entries = 2 + self.below(5);
        lines.extend((0..entries).map(|number| self.ability(number)));
        lines.push(self.tracker());
        lines.extend(self.laws());
        lines.extend(self.own_rules());
        lines.extend(self.characters(entries));
        lines.extend(self.trials());
        Pack { lines }
    }
}
