//! CSV and TSV: the first row holds the headings.

use csv_core::{ReadFieldResult, ReaderBuilder};
use runebook_grammar::{Diagnostic, Span};

use super::{Cell, Row};
use crate::error;

/// What separates cells in a file of this name, unless the pack says otherwise.
pub(super) fn separator(path: &str) -> Option<u8> {
    let ending = path.rsplit_once('.').map(|(_, ending)| ending.to_ascii_lowercase());
    match ending.as_deref() {
        Some("csv") => Some(b','),
        Some("tsv") => Some(b'\t'),
        Some(_) | None => None,
    }
}

pub(super) fn rows(text: &str, file: u32, separator: u8, decimal_comma: bool) -> (Vec<Row>, Vec<Diagnostic>) {
    let mut lines = lines(text, file, separator).into_iter();
    let mut found = Vec::new();
    let Some(headings) = lines.next() else {
        return (Vec::new(), vec![error::no_headings(Span::new(file, 0, 0))]);
    };
    if let [only] = headings.as_slice()
        && only.text.contains([',', ';', '\t'])
    {
        return (Vec::new(), vec![error::one_heading(only.span, char::from(separator))]);
    }
    let mut rows = Vec::new();
    for line in lines {
        let span = line.first().map_or(Span::new(file, 0, 0), |cell| cell.span);
        let span = line.last().map_or(span, |last| span.to(last.span));
        if line.len() != headings.len() {
            found.push(error::ragged(span, line.len(), headings.len(), headings[0].span));
            continue;
        }
        let cells = headings.iter().cloned().zip(line).filter(|(_, cell)| !cell.text.is_empty());
        let cells = cells.map(|(head, cell)| (head, if decimal_comma { with_point(cell) } else { cell }));
        rows.push(Row { span, cells: cells.collect() });
    }
    (rows, found)
}

/// `0,5` as `0.5`.
fn with_point(cell: Cell) -> Cell {
    let digit = |c: char| c.is_ascii_digit() || ('\u{ff10}'..='\u{ff19}').contains(&c);
    let digits = |part: &str| !part.is_empty() && part.chars().all(digit);
    let number = cell.text.trim_start_matches(super::SIGNS);
    match number.trim_end_matches(['%', '\u{ff05}', ' ']).split_once([',', '\u{ff0c}']) {
        Some((whole, part)) if digits(whole) && digits(part) => {
            Cell { text: cell.text.replacen([',', '\u{ff0c}'], ".", 1), ..cell }
        }
        Some(_) | None => cell,
    }
}

/// All cells, line by line; empty lines are none.
fn lines(text: &str, file: u32, separator: u8) -> Vec<Vec<Cell>> {
    let mut reader = ReaderBuilder::new().delimiter(separator).build();
    let (mut lines, mut line) = (Vec::new(), Vec::new());
    let (mut at, mut start) = (0, 0);
    let mut out = vec![0; text.len().max(16)];
    let mut filled = 0;
    loop {
        let (result, read, written) = reader.read_field(&text.as_bytes()[at..], &mut out[filled..]);
        at += read;
        filled += written;
        match result {
            ReadFieldResult::InputEmpty => {}
            ReadFieldResult::OutputFull => out.resize(out.len() * 2, 0),
            ReadFieldResult::Field { record_end } => {
                line.push(cell(text, start..at, &out[..filled], file, separator));
                (start, filled) = (at, 0);
                if record_end {
                    lines.push(std::mem::take(&mut line));
                }
            }
            ReadFieldResult::End => return lines,
        }
    }
}

/// A cell that was read from these bytes, line breaks before it and its separator included.
fn cell(text: &str, range: std::ops::Range<usize>, read: &[u8], file: u32, separator: u8) -> Cell {
    let raw = text.get(range.clone()).unwrap_or_default();
    let before = raw.len() - raw.trim_start_matches(['\n', '\r']).len();
    let inner = raw[before..].trim_end_matches(['\n', '\r']);
    let inner = inner.strip_suffix(char::from(separator)).unwrap_or(inner);
    let blanks = inner.len() - inner.trim_start().len();
    let (start, shown) = (range.start + before + blanks, inner.trim());
    let quoted = shown.len() > 1 && shown.starts_with('"') && shown.ends_with('"');
    let (start, len) = if quoted { (start + 1, shown.len() - 2) } else { (start, shown.len()) };
    let short = |byte: usize| u32::try_from(byte).unwrap_or(u32::MAX);
    let text = String::from_utf8_lossy(read).trim().to_owned();
    Cell { text, span: Span::new(file, short(start), short(start + len)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str, separator: u8) -> Vec<String> {
        let (rows, found) = rows(text, 0, separator, true);
        assert_eq!(found, []);
        let cell = |cell: &Cell| format!("{}@{}", cell.text, &text[cell.span.start as usize..cell.span.end as usize]);
        rows.iter()
            .flat_map(|row| row.cells.iter().map(|(head, value)| format!("{} {}", head.text, cell(value))))
            .collect()
    }

    #[test]
    fn cells_know_where_they_stand() {
        let text = "id;name;weight\r\n\r\n été ;\"Sword, \"\"old\"\"\" ;0,5\r\nb;;2\n";
        let wanted = ["id été@été", "name Sword, \"old\"@Sword, \"\"old\"\"", "weight 0.5@0,5", "id b@b", "weight 2@2"];
        assert_eq!(shown(text, b';'), wanted);
    }

    #[test]
    fn a_last_line_needs_no_break() {
        assert_eq!(shown("id\tn\na\t1", b'\t'), ["id a@a", "n 1@1"]);
    }

    #[test]
    fn rows_have_as_many_cells_as_headings() {
        assert_eq!(rows("a,b\n1\n1,2,3\n", 0, b',', false).1.len(), 2);
        assert_eq!(rows("", 0, b',', false).1[0].code, "E091");
        assert_eq!(rows("a;b\n1;2\n", 0, b',', false).1[0].code, "E091");
    }
}
