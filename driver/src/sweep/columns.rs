//! A sweep as columns: what CSV and Parquet hold.

use runebook_odds::{Number, Weight};

use super::{Cell, Fared, Grid, How, Swept, Told};

/// A column of a sweep.
#[derive(Clone, Debug, PartialEq)]
pub struct Column {
    /// Its name.
    pub name: &'static str,
    /// Its values, a row for each cell.
    pub values: Values,
}

/// The values of a column.
#[derive(Clone, Debug, PartialEq)]
pub enum Values {
    /// Words.
    Text(Vec<String>),
    /// Whole numbers; none where there is no such thing.
    Whole(Vec<Option<u64>>),
    /// Other numbers; none for a cell that has no answer.
    Real(Vec<Option<f64>>),
}

impl Values {
    /// How many.
    #[must_use]
    pub fn len(&self) -> usize {
        match self {
            Self::Text(values) => values.len(),
            Self::Whole(values) => values.len(),
            Self::Real(values) => values.len(),
        }
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// One of them, as a cell of a sheet.
    #[must_use]
    pub fn cell(&self, row: usize) -> String {
        match self {
            Self::Text(values) => values.get(row).cloned().unwrap_or_default(),
            Self::Whole(values) => values.get(row).copied().flatten().map_or_else(String::new, |n| n.to_string()),
            Self::Real(values) => values.get(row).copied().flatten().map_or_else(String::new, real),
        }
    }
}

/// A number in as few digits as tell it from all others.
fn real(value: f64) -> String {
    if value != 0.0 && value.abs() < 1e-4 { format!("{value:e}") } else { value.to_string() }
}

/// All columns. A chance has its ends beside it: equal ones if it is exact.
#[must_use]
pub fn columns(grid: &Grid, swept: &Swept) -> Vec<Column> {
    let text = |name, of: &dyn Fn(Cell, &Told) -> String| Column {
        name,
        values: Values::Text(swept.cells.iter().map(|(cell, told)| of(*cell, told)).collect()),
    };
    let whole = |name, of: &dyn Fn(&Fared) -> Option<u64>| Column {
        name,
        values: Values::Whole(swept.cells.iter().map(|(_, told)| told.as_ref().ok().and_then(of)).collect()),
    };
    let real = |name, of: &dyn Fn(&Fared) -> f64| Column {
        name,
        values: Values::Real(swept.cells.iter().map(|(_, told)| told.as_ref().ok().map(of)).collect()),
    };
    let mut all = vec![
        text("build", &|cell, _| grid.builds[cell.build].label.clone()),
        text("plan", &|cell, _| grid.plans[cell.plan].clone()),
        text("foe", &|cell, _| grid.foes[cell.foe].label.clone()),
        text("foe_plan", &|_, _| grid.foe_plan.clone()),
        text("how", &|_, told| method(told).to_owned()),
        whole("states", &|fared| states(fared.how)),
        whole("fights", &|fared| fights(fared.how)),
        whole("seed", &|fared| fights(fared.how).map(|_| grid.wanted.seed)),
    ];
    let chances: [Bounded<Weight>; 3] = [
        (["win", "win_low", "win_high"], |fared| &fared.win),
        (["draw", "draw_low", "draw_high"], |fared| &fared.draw),
        (["loss", "loss_low", "loss_high"], |fared| &fared.loss),
    ];
    for ([value, low, high], of) in chances {
        all.push(real(value, &|fared| of(fared).to_f64()));
        all.push(real(low, &|fared| ends(of(fared)).0));
        all.push(real(high, &|fared| ends(of(fared)).1));
    }
    let numbers: [Bounded<Number>; 2] = [
        (["rounds", "rounds_low", "rounds_high"], |fared| &fared.rounds),
        (["bounds_reached", "bounds_reached_low", "bounds_reached_high"], |fared| &fared.reached),
    ];
    for ([value, low, high], of) in numbers {
        all.push(real(value, &|fared| of(fared).to_f64()));
        all.push(real(low, &|fared| of(fared).ends().0));
        all.push(real(high, &|fared| of(fared).ends().1));
    }
    all
}

/// What is known between two ends: the names of its columns (itself, low, high), and where it stands in a cell.
type Bounded<T> = ([&'static str; 3], fn(&Fared) -> &T);

/// The ends of a chance; the chance itself twice if it is exact.
pub(super) fn ends(weight: &Weight) -> (f64, f64) {
    if weight.is_exact() { (weight.to_f64(), weight.to_f64()) } else { weight.ends().to_f64() }
}

/// `exact` or `proved` for what was counted, `sampled` for what was fought, `failed` for what has no answer.
pub(super) fn method(told: &Told) -> &'static str {
    match told {
        Ok(Fared { how: How::Fought { .. }, .. }) => "sampled",
        Ok(fared) if [&fared.win, &fared.draw, &fared.loss].iter().all(|weight| weight.is_exact()) => "exact",
        Ok(_) => "proved",
        Err(_) => "failed",
    }
}

fn states(how: How) -> Option<u64> {
    match how {
        How::Counted { states } => Some(states),
        How::Fought { .. } => None,
    }
}

fn fights(how: How) -> Option<u64> {
    match how {
        How::Counted { .. } => None,
        How::Fought { fights } => Some(fights),
    }
}

/// A line of names, then a line for each cell.
#[must_use]
pub fn csv(columns: &[Column]) -> String {
    let rows = columns.first().map_or(0, |column| column.values.len());
    let heads = columns.iter().map(|column| column.name.to_owned()).collect();
    let cells = (0..rows).map(|row| columns.iter().map(|column| column.values.cell(row)).collect());
    std::iter::once(heads).chain(cells).map(line).collect()
}

fn line(cells: Vec<String>) -> String {
    let quoted = |cell: String| {
        if cell.contains(['"', ',', '\n']) { format!("\"{}\"", cell.replace('"', "\"\"")) } else { cell }
    };
    format!("{}\n", cells.into_iter().map(quoted).collect::<Vec<_>>().join(","))
}

/// One JSON object on one line; a cell that failed says why.
#[must_use]
pub fn json(grid: &Grid, swept: &Swept) -> String {
    let columns = columns(grid, swept);
    let value = |column: &Column, row: usize| match &column.values {
        Values::Text(values) => values[row].clone().into(),
        Values::Whole(values) => values[row].into(),
        Values::Real(values) => values[row].into(),
    };
    let row = |row: usize| {
        let pairs = columns.iter().map(|column| (column.name.to_owned(), value(column, row)));
        let mut object: serde_json::Map<String, serde_json::Value> = pairs.collect();
        if let Err(why) = &swept.cells[row].1 {
            object.insert("why".to_owned(), why.clone().into());
        }
        serde_json::Value::Object(object)
    };
    let cells: Vec<_> = (0..swept.cells.len()).map(row).collect();
    format!("{}\n", serde_json::json!({ "pack": grid.pack, "confidence": 0.999, "cells": cells }))
}
