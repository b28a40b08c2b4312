//! A question that the bin `questions` has written: a function of a table, the world, and for a duel how it goes.

use std::path::{Path, PathBuf};

use runebook_odds::{Duel, Policy, Side};
use runebook_runtime::{Table, World};

/// A question off the disk.
pub struct Asked {
    /// The bytes of its table.
    pub bytes: Vec<u8>,
    /// Its function.
    pub function: u32,
    /// The world it is asked in.
    pub world: World,
    fight: Option<[i64; 8]>,
}

impl Asked {
    /// The question of this name.
    ///
    /// # Panics
    /// If it was not written.
    #[must_use]
    pub fn read(name: &str) -> Asked {
        let here = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/questions");
        let folder = std::env::var_os("RUNEBOOK_QUESTIONS").map_or_else(here, PathBuf::from);
        let path = folder.join(name);
        let missing = |why| panic!("{}: {why}; write it with `cargo run --release --bin questions`", path.display());
        let bytes = std::fs::read(path.with_extension("runetable")).unwrap_or_else(missing);
        let text = std::fs::read_to_string(path.with_extension("question")).unwrap_or_else(|why| panic!("{why}"));
        let mut asked = Asked { bytes, function: 0, world: World::new(), fight: None };
        let mut entity = -1;
        for line in text.lines() {
            let (word, numbers) = line.split_once(' ').unwrap_or((line, ""));
            let numbers: Vec<i64> = numbers.split_whitespace().map(|word| word.parse().expect("a number")).collect();
            match (word, numbers.as_slice()) {
                ("function", [function]) => asked.function = index(*function),
                ("entity", []) => entity = asked.world.spawn(),
                ("cell", [cell, value]) => asked.world.set(entity, index(*cell), *value),
                ("fight", numbers) => asked.fight = numbers.try_into().ok(),
                _ => panic!("{line}"),
            }
        }
        asked
    }

    /// Its table.
    ///
    /// # Panics
    /// Never: the bytes were verified when they were written.
    #[must_use]
    pub fn table(&self) -> Table<'_> {
        Table::load(&self.bytes).expect("a sound table")
    }

    /// The duel it asks about.
    ///
    /// # Panics
    /// If it asks about none.
    #[must_use]
    pub fn duel<'a>(&'a self, table: &'a Table<'a>) -> Duel<'a, 'a> {
        let [a, one, b, other, lost, first, tick, at_most] = self.fight.expect("a fight");
        let side = |entity, plan| Side { entity, plan: index(plan) };
        let some = |function| u32::try_from(function).ok();
        Duel {
            table,
            world: &self.world,
            sides: [side(a, one), side(b, other)],
            tick: some(tick),
            first: some(first),
            lost: index(lost),
            at_most: index(at_most),
            policy: Policy::First,
        }
    }
}

fn index(number: i64) -> u32 {
    u32::try_from(number).expect("an index")
}
