//! Numbers and lists as each language writes them.

use std::collections::BTreeMap;

use runebook_book::describe::{Join, Ratio};
use runebook_book::phrase::{Numbers, Titles, Voice};

fn written(locale: &str, num: i128, den: i128, signed: bool) -> String {
    Numbers::new(locale).expect("numbers").ratio(Ratio::new(num, den).expect("a ratio"), signed)
}

#[test]
fn decimals_and_fractions() {
    let all =
        |num, den| [written("en", num, den, false), written("fr", num, den, false), written("ja", num, den, false)];
    assert_eq!(all(1, 2), ["0.5", "0,5", "0.5"]);
    assert_eq!(all(1, 3), ["1/3", "1/3", "1/3"]);
    assert_eq!(all(1_000_000, 1), ["1,000,000", "1\u{202f}000\u{202f}000", "1,000,000"]);
    assert_eq!(all(-5, 1), ["\u{2212}5", "\u{2212}5", "\u{2212}5"]);
}

#[test]
fn signs() {
    assert_eq!(written("en", 2, 1, true), "+2");
    assert_eq!(written("fr", -3, 1, true), "\u{2212}3");
    assert_eq!(written("fr", 0, 1, true), "+0");
}

#[test]
fn lists() {
    let join = |locale: &str, items: &[&str], join| {
        let voice = Voice::new(locale, &[], Titles::new(), BTreeMap::new()).expect("a grammar");
        voice.join(&items.iter().map(|item| (*item).to_owned()).collect::<Vec<_>>(), join)
    };
    assert_eq!(join("en", &["A", "B", "C"], Join::Or), "A, B, or C");
    assert_eq!(join("fr", &["A", "B", "C"], Join::Or), "A, B ou C");
    assert_eq!(join("ja", &["A", "B", "C"], Join::Or), "A、B、またはC");
    assert_eq!(join("fr", &["A", "B"], Join::And), "A et B");
}
