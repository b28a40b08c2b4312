//! What other languages would write at a place where this one cannot go on, and what is written here instead.

/// The help for `found`, which cannot be read behind `before`; none where nothing is known of what was meant.
pub(crate) fn hint(before: &str, found: &str) -> Option<&'static str> {
    let line = last_piece(before);
    let mut words = line.split_whitespace();
    let (first, second) = (words.next().unwrap_or_default(), words.next());
    match found {
        "{" if line.trim_start().starts_with("one of ") => {
            Some("its members stand in a line behind a colon: `one of element: fire, cold`")
        }
        "{" if heads(line) => Some(
            "`match` chooses among statements; a value that hangs on another is a table: \
             `table price(mood: mood) { calm: 1; wild: 2 }`",
        ),
        "else" if before.trim_end().ends_with('}') && heads(head_of_block(before)) => {
            Some("`else` is the last case of a `match` and stands inside its braces: `match mood { calm: …; else: … }`")
        }
        "when" | "unless" if first.is_empty() => Some(BEHIND),
        _ if matches!(line.trim(), "when" | "unless") => Some(BEHIND),
        "if" | "while" if second.is_some() => {
            Some("a condition behind what it governs begins with `when`: `melee +2 when …`; a body is `if … { … }`")
        }
        "then" => Some("what happens stands in braces, `if … { … }`, or behind a `:`; `if … then … else …` is a value"),
        ":" if first == "table" => {
            Some("the rows say what a table gives: write its rows, `{ 1..3: 1; else: 2 }`, at once")
        }
        "=" if first == "set" => Some("write `to`: `set … to …`"),
        "=" if line.trim_end().ends_with(['+', '-', '*', '/']) => {
            Some("what is stored is changed by `foe gains 3 health`, `foe loses 3 health` or `set foe.health to …`")
        }
        "=" if line.contains('.') => {
            Some("what is stored is changed by `set foe.health to …`, `foe gains 3 health` or `foe loses 3 health`")
        }
        "," if first == "resource" => {
            Some("each `resource` is a line of its own: write the next one as `resource …: …`")
        }
        ".." if first == "for" => {
            Some("`for` goes through those in a set; what happens several times is `repeat at most 3 times { … }`")
        }
        _ if first == "repeat" && second.is_none() && found.starts_with(|c: char| c.is_ascii_digit()) => {
            Some("say that it is a bound: `repeat at most 3 times { … }`")
        }
        _ if line.trim_end().ends_with(" for") && found.starts_with(|c: char| c.is_ascii_digit()) => {
            Some("what holds for some time is a status, which is gained: `you gain blessed for 2 turns`")
        }
        _ if line.split_whitespace().rev().take(2).eq(["each", "for"]) => {
            Some("a loop names its members without `each`: `for foe in neighbours(you) { … }`")
        }
        "in" if line.trim_end().ends_with(" is") => {
            Some("whether something is one of a set is asked so: `any one in your pouch where one is dagger`")
        }
        "to" if first == "rename" => Some("the new name stands first: `rename ability.might was power`"),
        _ if if_for_when(before, found) => Some("a condition of a rule begins with `when`: `melee +2 when …`"),
        _ => None,
    }
}

/// Whether `if` stands where a rule has its condition.
pub(crate) fn if_for_when(before: &str, found: &str) -> bool {
    found == "if" && !last_piece(before).trim().is_empty()
}

const BEHIND: &str = "a condition stands behind what it governs: `melee +2 when …`, or before braces: `while … { melee +2 }`; \
                      in a body it is `if … { … }`";

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
