//! A heat map: every number printed on a field that is the darker the larger it is.

use super::label::width;
use super::scale::Scale;
use super::svg::{Anchor, Picture};
use crate::model::Figure;

/// Size of the letters.
const SIZE: f64 = 13.0;
/// Height of a field.
const TALL: f64 = 27.0;
/// Height of a line of heads or titles.
const LINE: f64 = 22.0;
/// The darkest field still leaves its number readable: text and field are one colour.
const DARKEST: f64 = 0.42;

/// The picture, on one line.
pub fn svg(figure: &Figure, alt: &str) -> String {
    let wide = field_width(figure);
    let left = figure.row_heads.iter().map(|head| width(head, SIZE)).fold(0.0, f64::max) + 16.0;
    let columns = figure.values.first().map_or(1, Vec::len);
    let titled = width(&figure.rows, SIZE) + width(&figure.columns, SIZE) + 30.0;
    let top = LINE + if figure.column_heads.is_empty() { 0.0 } else { LINE };
    let mut picture = Picture::default();
    titles(&mut picture, figure, left);
    for (column, head) in figure.column_heads.iter().enumerate() {
        let middle = left + (column as f64 + 0.5) * wide;
        picture.text(middle, top - 6.0, Anchor::Middle, "tick", head);
    }
    fields(&mut picture, figure, (left, top), wide);
    let total = (left + columns as f64 * wide).max(titled) + 2.0;
    picture.finish(figure, alt, "heat", (total, top + figure.row_heads.len() as f64 * TALL + 2.0))
}

fn titles(picture: &mut Picture, figure: &Figure, left: f64) {
    let rows = width(&figure.rows, SIZE);
    picture.text(0.0, LINE - 8.0, Anchor::Start, "axis-title", &format!("{} ↓", figure.rows));
    if !figure.columns.is_empty() {
        let x = left.max(rows + 30.0);
        picture.text(x, LINE - 8.0, Anchor::Start, "axis-title", &format!("{} →", figure.columns));
    }
}

fn fields(picture: &mut Picture, figure: &Figure, (left, top): (f64, f64), wide: f64) {
    let scale = Scale::of(figure);
    for (row, (values, cells)) in figure.values.iter().zip(&figure.cells).enumerate() {
        let y = top + row as f64 * TALL;
        picture.text(left - 9.0, y + 18.0, Anchor::End, "tick", &figure.row_heads[row]);
        for (column, (value, cell)) in values.iter().zip(cells).enumerate() {
            let x = left + column as f64 * wide;
            picture.cell((x, y), (wide - 1.5, TALL - 1.5), 0.03 + scale.place(*value) * (DARKEST - 0.03));
            picture.text(x + wide / 2.0, y + 17.5, Anchor::Middle, "value", cell);
        }
    }
}

fn field_width(figure: &Figure) -> f64 {
    let texts = figure.cells.iter().flatten().chain(&figure.column_heads);
    texts.map(|text| width(text, SIZE)).fold(30.0, f64::max) + 14.0
}
