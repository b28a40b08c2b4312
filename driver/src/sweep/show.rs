//! A sweep for readers: a table, a heat map.

use runebook_book::model::Figure;
use runebook_book::render::heat_map;
use runebook_odds::{Number, Percent, Ties, Weight};

use super::columns::{ends, method};
use super::{Cell, Grid, How, Swept, Told};
use crate::aligned::aligned;

/// Digits of a chance after its point, and of a mean.
const DIGITS: u8 = 1;

/// A table: what is known of each foe if one build fights by one plan, else a column for each.
#[must_use]
pub fn table(grid: &Grid, swept: &Swept) -> String {
    let mut text = format!("{}\n\n", head(grid));
    let columns = grid.builds.len() * grid.plans.len();
    let rows = if columns == 1 { long(grid, swept) } else { wide(grid, swept) };
    text.push_str(&aligned(&rows, &["how"]));
    text.push_str(&format!("\n{}", foot(grid, swept)));
    text
}

fn head(grid: &Grid) -> String {
    let (builds, foes) = (&grid.builds, &grid.foes);
    let whose = match builds.as_slice() {
        [one] => one.label.clone(),
        many => format!("{} builds", many.len()),
    };
    let plans = match grid.plans.as_slice() {
        [one] => format!("plan {one}"),
        many => format!("{} plans", many.len()),
    };
    let whom = match foes.as_slice() {
        [one] => one.label.clone(),
        many => format!("{} foes", many.len()),
    };
    format!("{}: {whose} ({plans}) against {whom} (plan {})", grid.pack, grid.foe_plan)
}

fn long(grid: &Grid, swept: &Swept) -> Vec<Vec<String>> {
    let heads = ["foe", "wins", "draws", "loses", "rounds", "how"].map(str::to_owned).to_vec();
    let row = |(cell, told): &(Cell, Told)| {
        let foe = grid.foes[cell.foe].label.clone();
        match told {
            Ok(fared) => {
                let how = match fared.how {
                    How::Counted { states } => format!("{}, {states} states", method(told)),
                    How::Fought { fights } => format!("{fights} fights: {}", between(&fared.win)),
                };
                let [win, draw, loss] = [&fared.win, &fared.draw, &fared.loss].map(chance);
                vec![foe, win, draw, loss, number(&fared.rounds), how]
            }
            Err(why) => vec![foe, "–".into(), "–".into(), "–".into(), "–".into(), why.clone()],
        }
    };
    std::iter::once(heads).chain(swept.cells.iter().map(row)).collect()
}

fn wide(grid: &Grid, swept: &Swept) -> Vec<Vec<String>> {
    let heads = std::iter::once("wins against".to_owned()).chain(columns(grid)).collect();
    let row = |foe: usize| {
        let cells = swept.cells.iter().filter(|(cell, _)| cell.foe == foe);
        let cells = cells.map(|(_, told)| told.as_ref().map_or_else(|_| "–".to_owned(), |fared| chance(&fared.win)));
        std::iter::once(grid.foes[foe].label.clone()).chain(cells).collect()
    };
    std::iter::once(heads).chain((0..grid.foes.len()).map(row)).collect()
}

/// A name for each build and plan.
fn columns(grid: &Grid) -> Vec<String> {
    let one = |build: &str, plan: &String| match (grid.builds.len(), grid.plans.len()) {
        (_, 1) => build.to_owned(),
        (1, _) => plan.clone(),
        _ => format!("{build}, {plan}"),
    };
    grid.builds.iter().flat_map(|build| grid.plans.iter().map(move |plan| one(&build.label, plan))).collect()
}

/// What is sure and what is not, what was assumed, and what failed.
fn foot(grid: &Grid, swept: &Swept) -> String {
    let told = || swept.cells.iter().filter_map(|(_, told)| told.as_ref().ok());
    let counted = told().filter(|fared| matches!(fared.how, How::Counted { .. })).count();
    let fought = told().count() - counted;
    let mut lines = Vec::new();
    if counted > 0 {
        lines.push(format!("{counted} of {} counted: every digit is proved", swept.cells.len()));
    }
    if fought > 0 {
        let widest = told().map(|fared| ends(&fared.win)).map(|(low, high)| high - low).fold(0.0, f64::max);
        let (fights, seed) = (grid.wanted.fights, grid.wanted.seed);
        lines.push(format!(
            "{fought} of {} too wide to count: {fights} fights each, seed {seed}, shown with `~`; each interval \
             holds with 99.9 % confidence, the widest is {:.1} points wide",
            swept.cells.len(),
            widest * 100.0
        ));
        lines.extend(widest_cells(swept));
    }
    if told().any(|fared| fared.chose) {
        lines.push("open choices took their first option".to_owned());
    }
    if let Some(most) = told().map(|fared| fared.reached.ends().1).filter(|most| *most > 0.0).reduce(f64::max) {
        lines.push(format!("repetitions reach their bound, and go on as in the game, {} times a fight", at_most(most)));
    }
    let failed = swept.cells.iter().filter_map(|(cell, told)| Some((cell, told.as_ref().err()?)));
    lines.extend(failed.map(|(cell, why)| {
        let (build, foe) = (&grid.builds[cell.build].label, &grid.foes[cell.foe].label);
        format!("{build} ({}) against {foe} has no answer: {why}", grid.plans[cell.plan])
    }));
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// Where most different worlds come from, as one of the cells that are too wide says.
fn widest_cells(swept: &Swept) -> Option<String> {
    let mut told = swept.cells.iter().filter_map(|(_, told)| told.as_ref().ok());
    let wide = told.find(|fared| !fared.wide.is_empty())?;
    Some(format!("what makes them wide, in the first of them: {}", wide.wide))
}

/// A small number, rounded up.
fn at_most(most: f64) -> String {
    if most >= 0.01 { format!("at most {:.2}", most + 0.005) } else { format!("at most {most:.0e}") }
}

/// A chance in percent: no digit that is not proved, `~` before what was sampled.
pub(crate) fn chance(weight: &Weight) -> String {
    weight.percent(Percent::digits(DIGITS)).to_string()
}

/// A mean.
pub(crate) fn number(number: &Number) -> String {
    number.print(DIGITS, Ties::Up).to_string()
}

/// The ends of a chance in percent.
fn between(weight: &Weight) -> String {
    let (low, high) = ends(weight);
    format!("{:.1}–{:.1} %", (low * 1000.0).floor() / 10.0, (high * 1000.0).ceil() / 10.0)
}

/// A heat map of the chances to win, foes down and builds across: a file of its own, on one line, with a title and a
/// description, readable in the dark.
#[must_use]
pub fn svg(grid: &Grid, swept: &Swept) -> String {
    let column_heads = columns(grid);
    let of = |foe: usize| swept.cells.iter().filter(move |(cell, _)| cell.foe == foe).map(|(_, told)| told);
    let cells =
        |foe: usize| of(foe).map(|told| told.as_ref().map_or_else(|_| "–".to_owned(), |fared| chance(&fared.win)));
    let values = |foe: usize| of(foe).map(|told| told.as_ref().map_or(0.0, |fared| fared.win.to_f64() * 100.0));
    let foes = 0..grid.foes.len();
    let figure = Figure {
        id: "sweep".to_owned(),
        title: head(grid),
        rows: "foe".to_owned(),
        columns: if grid.builds.len() == 1 { "plan".to_owned() } else { "build".to_owned() },
        cell: "chance to win".to_owned(),
        row_heads: grid.foes.iter().map(|foe| foe.label.clone()).collect(),
        column_heads,
        cells: foes.clone().map(|foe| cells(foe).collect()).collect(),
        values: foes.map(|foe| values(foe).collect()).collect(),
        ..Figure::default()
    };
    heat_map(&figure, &described(grid, swept))
}

/// The picture in words.
fn described(grid: &Grid, swept: &Swept) -> String {
    let won = |(cell, told): &(Cell, Told)| {
        let win = told.as_ref().map_or_else(|_| "unknown".to_owned(), |fared| chance(&fared.win));
        let (build, foe) = (&grid.builds[cell.build].label, &grid.foes[cell.foe].label);
        format!("{build} by {} against {foe}: {win}", grid.plans[cell.plan])
    };
    let cells = swept.cells.iter().map(won).collect::<Vec<_>>().join("; ");
    format!(
        "The chance to win of each build against each foe. {cells}. {}",
        foot(grid, swept).replace('\n', ". ").trim()
    )
}
