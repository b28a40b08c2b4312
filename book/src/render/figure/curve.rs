//! Curves: one line a column over the rows, told apart by dash, mark and a label of its own.

use super::label::{every, spread, width};
use super::line::{mark, path};
use super::scale::{Scale, along, marks};
use super::svg::{Anchor, Picture};
use crate::model::Figure;

/// Size of the letters.
const SIZE: f64 = 13.0;
/// Size of the plot without its margins.
const PLOT: (f64, f64) = (520.0, 290.0);
/// Room above the plot for the title of its axis and that of its labels.
const TOP: f64 = 42.0;
/// Room below it for heads and their title.
const BELOW: f64 = 46.0;
/// Lines this far apart have room for their labels between them.
const APART: f64 = 15.0;
/// A label beside the plot may stand so far from the end of its line.
const ASTRAY: f64 = 24.0;

/// Where the plot stands, and where its points are.
struct Plot {
    left: f64,
    xs: Vec<f64>,
    /// One line a column.
    lines: Vec<Vec<(f64, f64)>>,
}

/// The picture, on one line.
pub fn svg(figure: &Figure, alt: &str, logarithmic: &str) -> String {
    let scale = Scale::of(figure);
    let logarithmic = if scale.logarithmic { logarithmic } else { "" };
    let marks = marks(figure, &scale);
    let left = marks.iter().map(|(_, text)| width(text, SIZE)).fold(0.0, f64::max) + 12.0;
    let plot = Plot::of(figure, &scale, left);
    let mut picture = Picture::default();
    vertical(&mut picture, figure, &plot, &marks, logarithmic);
    horizontal(&mut picture, figure, &plot);
    for (number, points) in plot.lines.iter().enumerate() {
        picture.raw(&path(number, points));
        marked(points).for_each(|point| picture.raw(&mark(number, point)));
    }
    let right = labels(&mut picture, figure, &plot).max(title_width(figure, logarithmic) + 8.0);
    picture.finish(figure, alt, "curve", (right, TOP + PLOT.1 + BELOW))
}

/// The points of a line that get a mark: not so many that they touch, and the last.
fn marked(points: &[(f64, f64)]) -> impl Iterator<Item = (f64, f64)> {
    let (step, last) = (points.len().div_ceil(24), points.len() - 1);
    points.iter().enumerate().filter(move |(at, _)| at % step == 0 || *at == last).map(|(_, point)| *point)
}

impl Plot {
    fn of(figure: &Figure, scale: &Scale, left: f64) -> Plot {
        let inset = 8.0;
        let xs: Vec<f64> =
            along(&figure.row_heads).iter().map(|place| left + inset + place * (PLOT.0 - 2.0 * inset)).collect();
        let columns = figure.values.first().map_or(0, Vec::len);
        let line = |column: usize| {
            let heights = figure.values.iter().map(|row| TOP + (1.0 - scale.place(row[column])) * PLOT.1);
            xs.iter().copied().zip(heights).collect()
        };
        Plot { left, lines: (0..columns).map(line).collect(), xs }
    }

    fn right(&self) -> f64 {
        self.left + PLOT.0
    }

    /// Heights of all lines at a row.
    fn heights(&self, row: usize) -> Vec<f64> {
        self.lines.iter().map(|line| line[row].1).collect()
    }

    /// How far apart the closest two lines are at a row.
    fn gap(&self, row: usize) -> f64 {
        let mut heights = self.heights(row);
        heights.sort_by(f64::total_cmp);
        heights.windows(2).map(|pair| pair[1] - pair[0]).fold(f64::INFINITY, f64::min)
    }
}

/// What the values are, and how their axis goes up if not evenly.
fn title(figure: &Figure, logarithmic: &str) -> String {
    match logarithmic {
        "" => figure.cell.clone(),
        how => format!("{} ({how})", figure.cell),
    }
}

fn title_width(figure: &Figure, logarithmic: &str) -> f64 {
    width(&title(figure, logarithmic), SIZE)
}

fn vertical(picture: &mut Picture, figure: &Figure, plot: &Plot, marks: &[(f64, String)], logarithmic: &str) {
    picture.text(0.0, 14.0, Anchor::Start, "axis-title", &title(figure, logarithmic));
    for (place, text) in marks {
        let y = TOP + (1.0 - place) * PLOT.1;
        picture.line((plot.left, y), (plot.right(), y), "grid");
        picture.text(plot.left - 7.0, y + 4.5, Anchor::End, "tick", text);
    }
    picture.line((plot.left, TOP), (plot.left, TOP + PLOT.1), "axis");
}

fn horizontal(picture: &mut Picture, figure: &Figure, plot: &Plot) {
    let base = TOP + PLOT.1;
    picture.line((plot.left, base), (plot.right(), base), "axis");
    let widths: Vec<f64> = figure.row_heads.iter().map(|head| width(head, SIZE)).collect();
    let step = every(&widths, PLOT.0);
    for (x, head) in plot.xs.iter().zip(&figure.row_heads).step_by(step) {
        picture.line((*x, base), (*x, base + 5.0), "axis");
        picture.text(*x, base + 20.0, Anchor::Middle, "tick", head);
    }
    picture.text(plot.left + PLOT.0 / 2.0, base + 40.0, Anchor::Middle, "axis-title", &figure.rows);
}

/// Names the lines where they are far enough apart: at their end if they can be read there, else along the way,
/// else beside the plot with a leader to each. Returns the picture's right edge.
fn labels(picture: &mut Picture, figure: &Figure, plot: &Plot) -> f64 {
    let widest = figure.column_heads.iter().map(|head| width(head, SIZE)).fold(0.0, f64::max);
    let title = width(&figure.columns, SIZE);
    let edge = plot.right() + 22.0 + widest.max(title);
    let last = plot.xs.len() - 1;
    if figure.column_heads.len() < 2 {
        return plot.right() + 8.0;
    }
    picture.text(plot.right() + 14.0, TOP - 10.0, Anchor::Start, "axis-title", &figure.columns);
    let best = (1..last).max_by(|one, other| plot.gap(*one).total_cmp(&plot.gap(*other))).unwrap_or(last);
    let wanted = plot.heights(last);
    let placed = spread(&wanted, APART, TOP + 4.0, TOP + PLOT.1);
    let astray = wanted.iter().zip(&placed).any(|(wanted, placed)| (wanted - placed).abs() > ASTRAY);
    if astray && plot.gap(best) >= APART {
        along_the_way(picture, figure, plot, best);
        return plot.right() + 22.0 + title;
    }
    beside(picture, figure, plot, (&wanted, &placed));
    edge
}

fn along_the_way(picture: &mut Picture, figure: &Figure, plot: &Plot, row: usize) {
    for (line, head) in plot.lines.iter().zip(&figure.column_heads) {
        let (x, y) = line[row];
        picture.text(x + 7.0, y - 5.0, Anchor::Start, "name", head);
    }
}

fn beside(picture: &mut Picture, figure: &Figure, plot: &Plot, (wanted, placed): (&[f64], &[f64])) {
    let (x, end) = (plot.right(), plot.xs[plot.xs.len() - 1]);
    for (column, head) in figure.column_heads.iter().enumerate() {
        if (placed[column] - wanted[column]).abs() > 3.0 {
            picture.line((end + 5.0, wanted[column]), (x + 11.0, placed[column]), "leader");
        }
        picture.text(x + 14.0, placed[column] + 4.5, Anchor::Start, "name", head);
    }
}
