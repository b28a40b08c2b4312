//! Placeholders in prose: `{flat}`, `{count sides side}`, `{bonus signed}`, `{ $flat -> … }`.

/// Where a brace opens that nothing closes. What stands between quotation marks in a placeholder is text.
#[must_use]
pub fn unclosed(text: &str) -> Option<usize> {
    let (mut open, mut quoted) = (Vec::new(), false);
    for (at, c) in text.char_indices() {
        match c {
            '"' if !open.is_empty() => quoted = !quoted,
            '{' if !quoted => open.push(at),
            '}' if !quoted => drop(open.pop()),
            _ => {}
        }
    }
    open.first().copied()
}

/// The names that placeholders of a text ask for: `{flat}`, `{count sides side}`, `{bonus signed}`, `{ $flat -> …}`.
#[must_use]
pub fn names(text: &str) -> Vec<String> {
    let mut all = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.find('{') {
        let inner = &rest[start + 1..];
        let end = inner.find(['}', '{']).unwrap_or(inner.len());
        let mut words = inner[..end].split_whitespace();
        let first = words.next().unwrap_or("");
        let name = if first == "count" { words.next().unwrap_or("") } else { first };
        let name = name.trim_start_matches('$').trim_end_matches(['-', '>']);
        let plain = name.chars().next().is_some_and(|c| c.is_ascii_lowercase())
            && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
        if plain {
            all.push(name.to_owned());
        }
        rest = &inner[end..];
    }
    all
}
