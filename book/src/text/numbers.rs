//! How a language writes numbers, as data: found by writing some.

use runebook_runtime::text::write::WrittenNumbers;

use crate::phrase::Numbers;

/// Twelve digits show every mark that a language puts between groups.
const LONG: &str = "123456789012";

/// How these numbers are written.
pub(super) fn written(numbers: &Numbers) -> WrittenNumbers {
    let plain = |digits: &str| numbers.decimal(digits, false);
    let digits: Vec<String> = (0..10).map(|digit| plain(&digit.to_string())).collect();
    let is_digit = |c: char| digits.iter().any(|digit| digit.starts_with(c));
    let between = |text: &str| text.chars().filter(|c| !is_digit(*c)).collect::<String>();
    let long = plain(LONG);
    let groups: Vec<usize> = long.split(|c| !is_digit(c)).map(|group| group.chars().count()).collect();
    let group = long.chars().find(|c| !is_digit(*c)).map(String::from).unwrap_or_default();
    let of = |at: usize| groups.len().checked_sub(at).and_then(|at| groups.get(at)).copied().unwrap_or(0);
    let first = if groups.len() > 1 { of(1) } else { 0 };
    // the shortest number that has a mark says how many digits must stand before it
    let shortest = (1..=LONG.len()).find(|length| !between(&plain(&LONG[..*length])).is_empty());
    let least = shortest.map_or(1, |length| length.saturating_sub(first));
    let small = |n: usize| u8::try_from(n).unwrap_or(0);
    WrittenNumbers {
        decimal: between(&plain("0.5")),
        group,
        minus: between(&plain("-1")),
        plus: between(&numbers.decimal("1", true)),
        digits: digits.concat(),
        sizes: [small(first), small(if groups.len() > 2 { of(2) } else { first }), small(least)],
    }
}
