//! Everything a locale and a pack bring to speak with.

use std::collections::BTreeMap;
use std::str::FromStr;
use std::sync::Arc;

use icu_list::ListFormatter;
use icu_list::options::ListFormatterOptions;
use icu_locale_core::Locale;

use super::grammar::grammar;
use super::messages::Messages;
use super::number::Numbers;
use super::order::Order;
use super::pseudo::{accented, real};
use super::spacing::Spacing;
use crate::describe::Join;

/// Names in the source language by message id.
pub type Titles = BTreeMap<String, String>;

/// A locale's grammar and a pack's words.
pub struct Voice {
    /// The locale.
    pub locale: String,
    /// The grammar.
    pub grammar: Messages,
    /// The pack's words.
    pub words: Messages,
    /// The order of names.
    pub order: Order,
    /// Numbers.
    pub numbers: Arc<Numbers>,
    /// Names from the source, where the locale is the source language.
    pub titles: Titles,
    /// Keys of things whose names stand alone: `ability-power` through `kind-ability`.
    pub kinds: BTreeMap<String, String>,
    /// Blanks around numbers.
    pub(super) spacing: Spacing,
    /// Names of the forms that a clause has at the places of this language's sentences.
    places: Vec<String>,
    lists: Option<(ListFormatter, ListFormatter)>,
}

impl Voice {
    /// The voice of a locale; none if it has no grammar.
    #[must_use]
    pub fn new(
        locale: &str,
        pack: &[(String, String)],
        titles: Titles,
        kinds: BTreeMap<String, String>,
    ) -> Option<Self> {
        Self::with_numbers(locale, Numbers::new(locale)?, pack, titles, kinds)
    }

    /// The same with other numbers: those between marks.
    pub(crate) fn with_numbers(
        locale: &str,
        numbers: Numbers,
        pack: &[(String, String)],
        titles: Titles,
        kinds: BTreeMap<String, String>,
    ) -> Option<Self> {
        let numbers = Arc::new(numbers);
        let real = real(locale);
        let text = grammar(real)?;
        let text = if real == locale { text.to_owned() } else { accented(text) };
        let grammar = Messages::new(real, &[(&format!("locales/{real}.ftl"), &text)], &numbers);
        let files: Vec<(&str, &str)> = pack.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect();
        let words = Messages::new(real, &files, &numbers);
        let id = Locale::from_str(real).ok();
        let options = ListFormatterOptions::default;
        let lists = id.and_then(|id| {
            Some((
                ListFormatter::try_new_and((&id).into(), options()).ok()?,
                ListFormatter::try_new_or((&id).into(), options()).ok()?,
            ))
        });
        let spacing = Spacing::of(&grammar);
        let places = grammar.plain("places", "").split_whitespace().map(str::to_owned).collect();
        let order = Order::of(real);
        Some(Self { locale: locale.to_owned(), order, grammar, words, numbers, titles, kinds, spacing, places, lists })
    }

    /// Parts joined as the locale joins them.
    #[must_use]
    pub fn join(&self, items: &[String], join: Join) -> String {
        match (&self.lists, join) {
            (Some((and, _)), Join::And | Join::Clauses) => and.format(items.iter()).to_string(),
            (Some((_, or)), Join::Or) => or.format(items.iter()).to_string(),
            (None, _) => items.join(", "),
        }
    }

    /// A message of the grammar without variables; empty if there is none.
    #[must_use]
    pub fn word(&self, id: &str) -> String {
        self.grammar.plain(id, "")
    }

    /// Whether the locale has a form of clauses by this name.
    pub(super) fn is_place(&self, form: &str) -> bool {
        self.places.iter().any(|place| place == form)
    }

    /// Whether a word before this text loses its vowel.
    #[must_use]
    pub fn elides(&self, text: &str) -> &'static str {
        let first =
            text.chars().find(|c| c.is_alphanumeric()).map(|c| c.to_lowercase().to_string()).unwrap_or_default();
        if !first.is_empty() && self.word("vowels").contains(&first) { "yes" } else { "no" }
    }

    /// The message that has a thing's words: the whole id, or the id without its owner.
    #[must_use]
    pub fn resolve(&self, key: &str, attribute: &str) -> Option<String> {
        let short = || {
            let (sort, rest) = key.split_once('-')?;
            let (_, name) = rest.split_once('-')?;
            Some(format!("{sort}-{name}"))
        };
        [Some(key.to_owned()), short()].into_iter().flatten().find(|id| self.words.has(id, attribute))
    }
}
