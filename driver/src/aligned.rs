//! Rows of words under each other.

/// Rows in columns: the first to the left, all others to the right but for those whose head is among `words`.
pub(crate) fn aligned(rows: &[Vec<String>], words: &[&str]) -> String {
    let Some(heads) = rows.first() else { return String::new() };
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..heads.len()).map(width).collect();
    let left = |column: usize| column == 0 || words.contains(&heads[column].as_str());
    let mut text = String::new();
    for row in rows {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, width))| {
            let gap = " ".repeat(width.saturating_sub(cell.chars().count()));
            if left(column) { format!("{cell}{gap}") } else { format!("{gap}{cell}") }
        });
        text.push_str(cells.collect::<Vec<_>>().join("  ").trim_end());
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::aligned;

    #[test]
    fn numbers_stand_to_the_right_and_words_to_the_left() {
        let rows = [["a", "n", "how"], ["bcd", "1", "é"], ["e", "10", "exact"]];
        let rows = rows.map(|row| row.map(str::to_owned).to_vec());
        assert_eq!(aligned(&rows, &["how"]), "a     n  how\nbcd   1  é\ne    10  exact\n");
        assert_eq!(aligned(&[], &[]), "");
    }
}
