//! The odds of a dispatch that a game has begun and not run: "72 %, 4–11 damage" on its screen.

use std::rc::Rc;

use runebook_runtime::machine::Silent;
use runebook_runtime::table::Section;
use runebook_runtime::{Buffers, Host, Machine, Table};

use crate::ask::Engine;
use crate::budget::Budget;
use crate::distribution::Distribution;
use crate::fork::{Asked, Keep, Reads, Set, begun};
use crate::question::{Policy, Question};
use crate::refused::Refused;
use crate::weight::Weight;

/// A dispatch that has begun, and what is asked of its end.
#[derive(Debug)]
pub struct Preview<'q, 't, H: ?Sized> {
    /// The table.
    pub table: &'t Table<'t>,
    /// The world that the rules read.
    pub host: &'q H,
    /// The words of a machine that has begun and not run ([`Machine::save`]).
    pub begun: &'q [u64],
    /// The results that are asked for, by their place among the results of the function.
    pub results: &'q [u8],
    /// Events: each is asked whether it is announced.
    pub events: &'q [u32],
    /// Entities and cells: each is asked what it holds after the dispatch.
    pub cells: &'q [(i64, u32)],
    /// How open choices are made.
    pub policy: Policy,
}

impl Engine {
    /// The distribution of what a preview asks for: in each outcome its results, then 1 or 0 for each event, then its
    /// cells. What is not asked for does not tell outcomes apart, so ask for little.
    ///
    /// Refused as [`Engine::ask`] is.
    pub fn preview<H: Host + ?Sized>(
        &mut self,
        preview: &Preview<'_, '_, H>,
        budget: &Budget<'_>,
    ) -> Result<Distribution, Refused> {
        let Preview { table, host, begun: words, results, events, cells, policy } = *preview;
        let begins = begun(words).ok_or(Refused::Malformed("a preview is of a dispatch that has begun and not run"))?;
        let (gives, known) = (begins.results(table), table.count(Section::Events));
        if results.iter().any(|place| u16::from(*place) >= gives) || events.iter().any(|event| *event >= known) {
            return Err(Refused::Malformed("a result or an event that is asked for is none of these rules'"));
        }
        let asked = Asked { begun: words, results, events, cells: before(preview)? };
        let reads = Rc::new(Reads::of_begun(table, begins, cells.iter().map(|(_, cell)| *cell)));
        let keep = Keep::Preview { reads, wanted: Set::of(results), asked: &asked };
        let question = Question { table, host, function: u32::MAX, args: &[], policy };
        self.ask_keeping(&question, budget, &keep)
    }
}

/// The cells that are asked for, with what they hold before.
fn before<H: Host + ?Sized>(preview: &Preview<'_, '_, H>) -> Result<Vec<(i64, u32, i64)>, Refused> {
    let mut buffers = Buffers::new();
    let mut machine = Machine::new(preview.table, buffers.scratch());
    let cells = preview.cells.iter().map(|(entity, cell)| {
        let held = machine.read_cell(preview.host, &mut Silent, *entity, *cell);
        held.map(|held| (*entity, *cell, held))
            .map_err(|_| Refused::Malformed("a cell that is asked for cannot be read"))
    });
    cells.collect()
}

/// A value where something holds: how far it goes, and where in the middle it lies.
#[derive(Clone, Debug, PartialEq)]
pub struct Range {
    /// The chance that it holds.
    pub chance: Weight,
    /// The mean of the value where it holds.
    pub mean: f64,
    /// The lowest value where it holds, with the chance of just that (and that it holds).
    pub low: (i64, Weight),
    /// The highest value, likewise.
    pub high: (i64, Weight),
}

impl Distribution {
    /// Value number `field` where `holds`: "4–11 damage, when it hits". `None` if it never does, or has no such value.
    pub fn range(&self, field: usize, holds: impl Fn(&[i64]) -> bool) -> Option<Range> {
        let among = self.outcomes.iter().filter(|(values, _)| holds(values));
        let values: Vec<(i64, f64)> =
            among.filter_map(|(values, weight)| Some((*values.get(field)?, weight.to_f64()))).collect();
        let low = values.iter().map(|(value, _)| *value).min()?;
        let high = values.iter().map(|(value, _)| *value).max()?;
        let all: f64 = values.iter().map(|(_, share)| share).sum();
        let mean = values.iter().map(|(value, share)| *value as f64 * share).sum::<f64>() / all;
        let just = |wanted| self.chance(|values| holds(values) && values.get(field) == Some(&wanted));
        Some(Range { chance: self.chance(&holds), mean, low: (low, just(low)), high: (high, just(high)) })
    }
}
