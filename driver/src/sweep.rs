//! A grid of fights: builds by plans against foes, each cell counted where that is not too much, else fought many
//! times.
//!
//! ```text
//!  Wanted ──Grid::new──▶ Grid ──run──▶ a Fared for each cell ──▶ show (table, JSON, SVG), columns (CSV, Parquet)
//!                          │                    ▲
//!                          └─keys─▶ kept ───────┘   what a file remembers of an earlier run
//! ```

pub mod columns;
pub mod fared;
pub mod grid;
pub mod kept;
pub mod show;

pub use fared::{Fared, How};
pub use grid::{Cell, Grid, Wanted};
pub use kept::Kept;

use std::sync::atomic::AtomicBool;

use rayon::prelude::*;
use runebook_odds::{Budget, Refused, duel_exact, duels_within};
use runebook_runtime::Table;

use crate::arena::NoDuel;

/// What became of a cell: how the fighters fared, or one sentence that says why it could not be told.
pub type Told = Result<Fared, String>;

/// A grid of fights with all its cells, in the order of [`Grid::cells`].
#[derive(Clone, Debug)]
pub struct Swept {
    /// The cells and what became of them.
    pub cells: Vec<(Cell, Told)>,
}

/// Fights all cells that `kept` does not know, on all cores. Each that is done is handed to `done` with its key, in no
/// particular order; the answer is the same bits for any number of threads. None if `cancel` was set on the way.
///
/// # Errors
/// Where the pack has no table.
pub fn sweep(
    grid: &Grid,
    kept: &Kept,
    cancel: &AtomicBool,
    done: &(dyn Fn(u64, &Told) + Sync),
) -> Result<Option<Swept>, NoDuel> {
    let table = grid.arena.table()?;
    let keys = grid.keys(&table);
    let told = |(cell, key): (Cell, u64)| {
        if let Some(known) = kept.get(key) {
            return Some((cell, Ok(known.clone())));
        }
        let told = match one(grid, &table, cell, cancel) {
            Ok(fared) => Ok(fared),
            Err(Stopped::Cancelled) => return None,
            Err(Stopped::Said(sentence)) => Err(sentence),
        };
        done(key, &told);
        Some((cell, told))
    };
    let cells = grid.cells().into_par_iter().zip(keys);
    Ok(cells.map(told).collect::<Option<Vec<_>>>().map(|cells| Swept { cells }))
}

/// Why a cell has no answer.
enum Stopped {
    Cancelled,
    Said(String),
}

impl From<Refused> for Stopped {
    fn from(refused: Refused) -> Self {
        match refused {
            Refused::Cancelled => Self::Cancelled,
            Refused::Failed { .. }
            | Refused::Wide { .. }
            | Refused::Choice { .. }
            | Refused::NeverGiven
            | Refused::Malformed(_) => Self::Said(refused.to_string()),
        }
    }
}

fn one(grid: &Grid, table: &Table<'_>, cell: Cell, cancel: &AtomicBool) -> Result<Fared, Stopped> {
    let world = grid.world(cell);
    let duel =
        grid.duel(table, &world, cell).map_err(|_| Stopped::Said("the duel cannot be asked about".to_owned()))?;
    let wanted = &grid.wanted;
    let budget = Budget { cancel: Some(cancel), ..Budget::default() };
    let mut wide = String::new();
    if wanted.states > 0 {
        let few = Budget { states: wanted.states, work: wanted.states.saturating_mul(WORK), ..budget };
        match duel_exact(&duel, &few) {
            Ok(odds) => return Ok(Fared::counted(&odds)),
            Err(Refused::Wide { reached: _, widest }) => wide = widest.join(", "),
            Err(refused) => return Err(refused.into()),
        }
    }
    Ok(Fared::fought(&duels_within(&duel, wanted.seed, wanted.fights, &budget)?, wide))
}

/// So much work of the rules goes with each world that may be told apart: 20,000 worlds are given about a second.
pub(crate) const WORK: u64 = 1_000;
