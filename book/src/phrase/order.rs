//! The order of names in a language.

use std::cmp::Ordering;
use std::str::FromStr;

use icu_collator::options::{CollatorOptions, Strength};
use icu_collator::{Collator, CollatorBorrowed};
use icu_locale_core::Locale;

/// How a language sorts names.
pub struct Order {
    whole: Option<CollatorBorrowed<'static>>,
    letters: Option<CollatorBorrowed<'static>>,
}

impl Order {
    /// The order of a locale.
    #[must_use]
    pub fn of(locale: &str) -> Self {
        let with = |strength: Strength| {
            let mut options = CollatorOptions::default();
            options.strength = Some(strength);
            let id = Locale::from_str(locale).ok()?;
            Collator::try_new((&id).into(), options).ok()
        };
        Self { whole: with(Strength::Tertiary), letters: with(Strength::Primary) }
    }

    /// Which of two names comes first.
    #[must_use]
    pub fn compare(&self, one: &str, other: &str) -> Ordering {
        self.whole.as_ref().map_or_else(|| one.cmp(other), |order| order.compare(one, other))
    }

    /// Whether a name stands at or behind a head of the index; accents and the two ways to write kana make no difference.
    #[must_use]
    pub fn begins_at(&self, head: &str, name: &str) -> bool {
        self.letters.as_ref().map_or(head <= name, |order| order.compare(head, name) != Ordering::Greater)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_has_its_own_order() {
        let sorted = |locale: &str, mut names: Vec<&'static str>| {
            let order = Order::of(locale);
            names.sort_by(|one, other| order.compare(one, other));
            names
        };
        assert_eq!(sorted("fr", vec!["zèle", "Épée", "eau", "étoile"]), ["eau", "Épée", "étoile", "zèle"]);
        assert_eq!(sorted("ja", vec!["ごうりき", "カード", "あみ", "がけ"]), ["あみ", "カード", "がけ", "ごうりき"]);
        assert_eq!(sorted("sv", vec!["ö", "z", "a"]), ["a", "z", "ö"]);
        assert_eq!(sorted("de", vec!["ö", "z", "a"]), ["a", "ö", "z"]);
    }

    #[test]
    fn heads_hold_what_begins_with_them() {
        let french = Order::of("fr");
        assert!(french.begins_at("E", "Épée") && !french.begins_at("F", "Épée"));
        let japanese = Order::of("ja");
        assert!(
            japanese.begins_at("か", "ごうりき")
                && japanese.begins_at("か", "カード")
                && !japanese.begins_at("さ", "コート")
        );
    }
}
