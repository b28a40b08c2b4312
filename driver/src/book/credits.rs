//! Who did what: the packs' `credits.yaml`.

use std::collections::BTreeMap;

use runebook_grammar::Diagnostic;

use crate::error;
use crate::pack::Pack;
use crate::pack::take;
use crate::pack::words::{self, is_locale};
use crate::pack::yaml::{self, Placed, Yaml};

/// The keys of a credit.
const KEYS: &[&str] = &["name", "for", "link", "licence"];

/// A line of the credits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Credit {
    /// Who, or the title of a source.
    pub name: String,
    /// For what, by locale; under the empty one in all others.
    what: BTreeMap<String, String>,
    /// Where more is found.
    pub link: Option<String>,
    /// The licence of what was taken.
    pub licence: Option<String>,
}

impl Credit {
    /// For what, in a locale.
    pub(super) fn of(&self, locale: &str) -> &str {
        let found = self.what.get(locale).or_else(|| self.what.get("")).or_else(|| self.what.values().next());
        found.map_or("", String::as_str)
    }
}

/// The credits of a pack and of those it extends, its own first, and what is wrong with the files.
pub(super) fn read(pack: &Pack) -> (Vec<Credit>, Vec<Diagnostic>) {
    let (mut all, mut found) = (Vec::new(), Vec::new());
    for file in pack.credits.iter().rev() {
        match yaml::read(&pack.sources.all()[*file as usize].text, *file) {
            Ok(root) => credits(root, &mut all, &mut found),
            Err(unreadable) => found.push(error::no_yaml(&unreadable)),
        }
    }
    let mut seen: Vec<Credit> = Vec::new();
    all.retain(|credit| {
        let new = !seen.contains(credit);
        seen.push(credit.clone());
        new
    });
    (all, found)
}

fn credits(root: Placed<Yaml>, all: &mut Vec<Credit>, found: &mut Vec<Diagnostic>) {
    let wanted = "a list of credits such as `{ name: …, for: … }`";
    if matches!(root.value, Yaml::Nothing) {
        return;
    }
    let Yaml::List(items) = root.value else {
        found.push(error::wrong_value(root.span, wanted));
        return;
    };
    for item in items {
        let span = item.span;
        let Yaml::Map(pairs) = item.value else {
            found.push(error::wrong_value(span, wanted));
            continue;
        };
        let mut credit = Credit::default();
        for (key, value) in pairs {
            match key.value.as_str() {
                "name" => credit.name = word(value, found).unwrap_or_default(),
                "for" => credit.what = by_locale(value, found),
                "link" => credit.link = address(value, found),
                "licence" => credit.licence = word(value, found),
                _ => found.push(error::unknown_key(&key, "a credit", KEYS)),
            }
        }
        if credit.name.is_empty() {
            found.push(error::missing_key(span, "name"));
        }
        all.push(credit);
    }
}

fn word(value: Placed<Yaml>, found: &mut Vec<Diagnostic>) -> Option<String> {
    take::word(value, "a text", found).map(|word| word.value)
}

/// An address of the web: nothing else may stand behind a name in a book.
fn address(value: Placed<Yaml>, found: &mut Vec<Diagnostic>) -> Option<String> {
    let span = value.span;
    let link = word(value, found)?;
    let fits = (link.starts_with("https://") || link.starts_with("http://")) && !link.contains(['<', '>', ' ', '"']);
    if !fits {
        found.push(error::wrong_value(span, "an address such as `https://example.org/rules`"));
    }
    fits.then_some(link)
}

fn by_locale(value: Placed<Yaml>, found: &mut Vec<Diagnostic>) -> BTreeMap<String, String> {
    let Yaml::Map(pairs) = value.value else {
        return word(value, found).map(|text| (String::new(), text)).into_iter().collect();
    };
    let mut all = BTreeMap::new();
    for (locale, text) in pairs {
        if !is_locale(&locale.value) {
            found.push(error::wrong_value(locale.span, words::LOCALE));
        } else if let Some(text) = word(text, found) {
            all.insert(locale.value, text);
        }
    }
    all
}
