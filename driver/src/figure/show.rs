//! Figures for readers of a terminal: a table, bars or lines of blocks for curves, shades for heat maps.

use runebook_book::model::Figure;
use runebook_book::render::{Form, figure_places, forms};

use crate::aligned::aligned;

/// Columns of the longest bar.
const BAR: usize = 40;
/// Most blocks of a line: of more rows, some are left out.
const LINE: usize = 100;
/// Blocks from low to high.
const BLOCKS: [&str; 8] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];
/// Shades from low to high.
const SHADES: [&str; 5] = [" ", "░", "▒", "▓", "█"];

/// A figure as text: its title, its numbers, and under them its curves; with what says so where its pictures are
/// logarithmic.
#[must_use]
pub fn text(figure: &Figure, logarithmic: Option<&str>) -> String {
    let (forms, places) = (forms(figure), figure_places(figure));
    let is_curve = forms.contains(&Form::Curve) && figure.row_heads.len() > 1;
    let is_alone = figure.column_heads.is_empty();
    let is_drawn = is_curve || forms.contains(&Form::HeatMap);
    let mut text = format!("{}\n\n", head(figure, logarithmic.filter(|_| is_drawn)));
    let shade =
        |place: f64| if forms.contains(&Form::HeatMap) { format!("{} ", pick(&SHADES, place)) } else { String::new() };
    let mut rows = vec![heads(figure, is_alone && is_curve)];
    for ((head, cells), places) in figure.row_heads.iter().zip(&figure.cells).zip(&places) {
        let shown = cells.iter().zip(places).map(|(cell, place)| format!("{}{cell}", shade(*place)));
        let bar = (is_alone && is_curve).then(|| places.first().map_or_else(String::new, |place| bar(*place)));
        rows.push(std::iter::once(head.clone()).chain(shown).chain(bar).collect());
    }
    text.push_str(&aligned(&rows, &[""]));
    if is_curve && !is_alone {
        text.push_str(&format!("\n{}", curves(figure, &places)));
    }
    text
}

/// The title, and what a cell shows where that is something else.
fn head(figure: &Figure, logarithmic: Option<&str>) -> String {
    let cell = Some(&figure.cell).filter(|cell| !cell.is_empty() && **cell != figure.title);
    let cell = cell.map_or_else(String::new, |cell| format!(" – {cell}"));
    let scale = logarithmic.map_or_else(String::new, |how| format!(" ({how})"));
    format!("{}{cell}{scale}", figure.title)
}

fn heads(figure: &Figure, has_bars: bool) -> Vec<String> {
    if figure.column_heads.is_empty() {
        let bars = has_bars.then(String::new);
        return [figure.rows.clone(), figure.cell.clone()].into_iter().chain(bars).collect();
    }
    let corner = if figure.columns.is_empty() {
        figure.rows.clone()
    } else {
        format!("{} ↓ {} →", figure.rows, figure.columns)
    };
    std::iter::once(corner).chain(figure.column_heads.iter().cloned()).collect()
}

/// A line of blocks for each column, from the first row to the last.
fn curves(figure: &Figure, places: &[Vec<f64>]) -> String {
    let step = places.len().div_ceil(LINE).max(1);
    let ends = [figure.row_heads.first(), figure.row_heads.last()].map(|head| head.map_or("", String::as_str));
    let line = |(column, head): (usize, &String)| {
        let heights = places.iter().step_by(step).filter_map(|row| row.get(column));
        vec![head.clone(), heights.map(|place| pick(&BLOCKS, *place)).collect()]
    };
    let named = vec![figure.columns.clone(), format!("{} {} – {}", figure.rows, ends[0], ends[1])];
    let rows: Vec<Vec<String>> =
        std::iter::once(named.clone()).chain(figure.column_heads.iter().enumerate().map(line)).collect();
    aligned(&rows, &[named[1].as_str()])
}

/// The step that a place from 0 to 1 lies on.
fn pick(steps: &[&'static str], place: f64) -> &'static str {
    let last = steps.len() - 1;
    let step = (0..=last).rev().find(|step| *step as f64 <= place * last as f64 + 0.5).unwrap_or(0);
    steps[step]
}

/// A bar that long.
fn bar(place: f64) -> String {
    let eighths = (0..=BAR * 8).rev().find(|length| *length as f64 <= place * (BAR * 8) as f64).unwrap_or(0);
    let rest = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8];
    format!("{}{rest}", "█".repeat(eighths / 8))
}
