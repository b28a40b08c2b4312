//! What a thing is called: in the pack's words, or by its title and what the language makes of that.

use super::super::mood::Mood;
use super::super::speaker::{Found, Speaker};
use crate::describe::{Arg, Args, Det, Np, Phrase};

/// The plural that a language makes of a name: by its last word, and by how that ends.
pub(crate) fn plural_of(name: &str) -> Phrase {
    let (before, word) = name.rsplit_once(' ').map_or(("", name), |(_, word)| (&name[..name.len() - word.len()], word));
    let last = |count: usize| -> String {
        let skipped = word.chars().count().saturating_sub(count);
        word.chars().skip(skipped).flat_map(char::to_lowercase).collect()
    };
    let without = |count: usize| -> String {
        let kept = name.chars().count().saturating_sub(count);
        name.chars().take(kept).collect()
    };
    let args = [
        ("x", Arg::Text(name.to_owned())),
        ("before", Arg::Text(before.to_owned())),
        ("word", Arg::Text(word.to_lowercase())),
        ("last", Arg::Text(last(1))),
        ("two", Arg::Text(last(2))),
        ("start", Arg::Text(without(1))),
        ("shorter", Arg::Text(without(2))),
    ];
    Phrase::of("np-plural", args)
}

impl Speaker<'_> {
    pub(super) fn own_name(&mut self, np: &Np, key: &str, mood: &Mood) -> String {
        let none = Args::new();
        let said = self.word_attribute(key, "name", &none, &Mood::default().case(&mood.case));
        let titled = np.det == Det::Bare || !self.is_no_noun(key);
        let title = if said.is_none() && titled { self.heading(key) } else { None };
        let apart = np.det == Det::Bare || self.voice.kinds.contains_key(key);
        let title = title.map(|title| if apart { title } else { self.without_article(title) });
        let Some(single) = said.or(title) else {
            self.holes.insert(key.to_owned());
            return String::new();
        };
        if !np.plural || self.word_attribute(key, "number", &none, &Mood::default()).is_some() {
            return single;
        }
        let plural = self
            .word_attribute(key, "plural_name", &none, &Mood::default().case(&mood.case))
            .or_else(|| self.word_attribute(key, "plural", &none, &Mood::default().case(&mood.case)));
        plural.unwrap_or_else(|| self.say(&plural_of(&single), &Mood::default()))
    }

    /// The name as a heading.
    pub fn heading(&mut self, key: &str) -> Option<String> {
        if let Some(id) = self.voice.resolve(key, "") {
            return Some(self.fill(
                &Found { word: true, id, attribute: String::new() },
                &Args::new(),
                &Mood::default(),
            ));
        }
        self.voice.titles.get(key).cloned()
    }

    /// A title that begins with an article, "A hit": in a sentence it has the sentence's.
    fn without_article(&self, title: String) -> String {
        let articles = self.voice.word("articles");
        let is_article = |word: &str| articles.split_whitespace().any(|one| one == word.to_lowercase());
        match title.split_once(' ') {
            Some((first, rest)) if is_article(first) => rest.to_owned(),
            Some(_) | None => title,
        }
    }

    /// Whether all that names a parameter is a word of its rule that is no noun: `who`, `at`.
    fn is_no_noun(&self, key: &str) -> bool {
        let words = self.voice.word("no-nouns");
        let of_rule = key.starts_with("param-") || key.starts_with("local-");
        let worded = ["", "name"].iter().any(|word| self.voice.resolve(key, word).is_some());
        let no_noun = |title: &String| words.split_whitespace().any(|word| word == title.as_str());
        of_rule && !worded && self.voice.titles.get(key).is_some_and(no_noun)
    }

    /// Whether anything names this thing.
    pub(crate) fn known(&self, key: &str) -> bool {
        (self.voice.titles.contains_key(key) && !self.is_no_noun(key))
            || self.voice.resolve(key, "").is_some()
            || self.voice.resolve(key, "name").is_some()
    }

    /// Whether the pack has words for a thing, from which its forms are known: not its title alone.
    pub(super) fn is_worded(&self, key: &str) -> bool {
        ["", "name", "plural", "plural_name", "number"].iter().any(|word| self.voice.resolve(key, word).is_some())
    }

    /// The plural that the pack gives a name, without anything that goes with it; its heading where it gives none.
    pub(super) fn names(&mut self, np: &Np) -> String {
        let plural = self.word_attribute(&np.key, "plural", &Args::new(), &Mood::default());
        plural.or_else(|| self.heading(&np.key)).unwrap_or_default()
    }

    /// Whether a unit's heading is its whole word, and no sign for it: it then has a plural.
    pub(super) fn is_spelled(&mut self, key: &str) -> bool {
        let name = self.word_attribute(key, "name", &Args::new(), &Mood::default());
        let whole = name.is_none_or(|name| self.heading(key).is_none_or(|title| title == name));
        whole && self.voice.resolve(key, "plural").is_some()
    }
}
