//! A table of values as HTML.

use super::heading::here;
use super::markdown;
use super::markup::escape;
use super::places::Places;
use crate::model::{Book, Table};

/// The table with its caption, without a blank line.
pub fn html(table: &Table, book: &Book, places: &Places<'_>) -> String {
    let (id, title) = (escape(&table.id), escape(&table.title));
    let numeric: Vec<bool> = (0..table.head.len()).map(|column| is_numeric(table, column)).collect();
    let classes = |column: usize| if numeric.get(column) == Some(&true) { " class=\"number\"" } else { "" };
    let heads: String = table
        .head
        .iter()
        .enumerate()
        .map(|(column, head)| format!("<th scope=\"col\"{}>{}</th>", classes(column), escape(head)))
        .collect();
    let row = |cells: &Vec<String>, heads: usize| {
        let cells = cells.iter().enumerate().map(|(column, cell)| {
            let text = markdown::inline(cell, places);
            match (column, heads) {
                (0, 0) => String::new(),
                (0, 1) => format!("<th scope=\"row\"{}>{text}</th>", classes(0)),
                (0, _) => format!("<th scope=\"row\" rowspan=\"{heads}\"{}>{text}</th>", classes(0)),
                _ => format!("<td{}>{text}</td>", classes(column)),
            }
        });
        format!("<tr>{}</tr>", cells.collect::<String>())
    };
    let rows: String = table.rows.iter().zip(heads_of(table)).map(|(cells, heads)| row(cells, heads)).collect();
    let notes =
        table.notes.iter().map(|note| format!(" <span class=\"cell\">{}</span>", markdown::inline(note, places)));
    let notes: String = notes.collect();
    let edition = super::edition::html(table.edition.as_ref(), book, places);
    format!(
        "<figure class=\"table\" id=\"{id}\"><figcaption><span class=\"title\">{title}</span> {}{notes}</figcaption>{edition}\
         <div class=\"scroll\" tabindex=\"0\" role=\"group\" aria-label=\"{title}\"><table aria-label=\"{title}\">\
         <thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div></figure>",
        here(&table.id, book)
    )
}

/// Of how many rows, from each on, its first cell is the head: 0 where it is the one above, which is then not said again.
fn heads_of(table: &Table) -> Vec<usize> {
    let alike = table.rows.chunk_by(|one, next| one.len() > 1 && one.first() == next.first());
    alike.flat_map(|rows| std::iter::once(rows.len()).chain(std::iter::repeat_n(0, rows.len() - 1))).collect()
}

/// Whether a column holds numbers, dice and signs only: these are set flush right.
fn is_numeric(table: &Table, column: usize) -> bool {
    let mut cells = table.rows.iter().filter_map(|row| row.get(column)).peekable();
    let plain = |cell: &String| {
        cell.chars().any(|letter| letter.is_ascii_digit())
            && cell.chars().filter(|letter| letter.is_alphabetic()).count() <= 1
            && cell.chars().count() <= 12
    };
    cells.peek().is_some() && cells.all(|cell| plain(cell) || ["", "-", "–", "—"].contains(&cell.as_str()))
}
