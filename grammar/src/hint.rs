//! What other languages would write at a place where this one cannot go on, and what is written here instead.

/// The help for `found`, which cannot be read behind `before`; none where nothing is known of what was meant.
pub(crate) fn hint(before: &str, found: &str) -> Option<&'static str> {
    match found {
        "{" if heads(last_piece(before)) => Some(
            "`match` chooses among statements; a value that hangs on another is a table: \
             `table price(mood: mood): number { mood is calm: 1; mood is wild: 2 }`",
        ),
        "else" if before.trim_end().ends_with('}') && heads(head_of_block(before)) => {
            Some("`else` is the last case of a `match` and stands inside its braces: `match mood { calm: …; else: … }`")
        }
        "when" | "unless" if last_piece(before).trim().is_empty() => {
            Some("a condition stands behind what it governs: `melee +2 when …`; in a body it is `if … { … }`")
        }
        _ => None,
    }
}

/// Whether a line chooses among cases.
fn heads(line: &str) -> bool {
    line.split_whitespace().any(|word| word == "match")
}

/// What stands between the last statement and here.
fn last_piece(before: &str) -> &str {
    let start = before.rfind([';', '{', '}', '\n']).map_or(0, |at| at + 1);
    before.get(start..).unwrap_or_default()
}

/// What stands before the block that ends here.
fn head_of_block(before: &str) -> &str {
    let mut depth = 0;
    for (at, letter) in before.char_indices().rev() {
        match letter {
            '}' => depth += 1,
            '{' => depth -= 1,
            _ => {}
        }
        if depth == 0 && letter == '{' {
            return last_piece(before.get(..at).unwrap_or_default());
        }
    }
    ""
}
