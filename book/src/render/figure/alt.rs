//! What a picture shows, for readers who do not see it: put together from the reader's own words.

use super::super::words::word;
use crate::model::{Book, Figure};

/// Title, axes and the first and last row of numbers.
pub fn text(figure: &Figure, book: &Book) -> String {
    let listed = |items: &[String]| items.join(word(book, "between_names"));
    let axis = |title: &str, heads: &[String]| match heads {
        [] => title.to_owned(),
        heads => format!("{title}{}{}{}", word(book, "opens"), listed(heads), word(book, "closes")),
    };
    let corner = |row: Option<&Vec<String>>| row.map(|cells| listed(cells)).unwrap_or_default();
    let pieces = [
        figure.cell.clone(),
        axis(&figure.rows, &figure.row_heads),
        axis(&figure.columns, &figure.column_heads),
        format!("{} … {}", corner(figure.cells.first()), corner(figure.cells.last())),
    ];
    let said: Vec<String> = pieces.into_iter().filter(|piece| !piece.is_empty()).collect();
    said.join(word(book, "between_parts"))
}
