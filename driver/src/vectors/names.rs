//! What people call entries, members and characters: by name, or by title in any language of the pack.

use runebook_book::told::{Teller, Thing, Value, keys};
use runebook_compiler::ir::{Ir, Named};

use crate::near::nearest;
use crate::pack::Pack;
use crate::story::teller::{languages, teller};

/// What one thing is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Called {
    /// Its name in rules.
    pub name: String,
    /// Its titles, the first as the rules have it.
    pub titles: Vec<String>,
}

/// All that can be called something.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Names {
    /// Entries by number.
    pub entries: Vec<Called>,
    /// Members of each `one of`.
    pub members: Vec<Vec<Called>>,
    /// Characters by number.
    pub characters: Vec<Called>,
}

impl Names {
    /// Of a pack, in all its languages.
    pub fn new(pack: &Pack, ir: &Ir) -> Self {
        let locales = languages(pack);
        let tellers: Vec<Teller> = locales.iter().filter_map(|locale| teller(pack, ir, Some(locale)).ok()).collect();
        let called = |named: &Named, key: Option<String>| {
            let mut titles = vec![named.title.clone()];
            let thing = key.map(|key| Value::Thing(Thing::new(key)));
            titles.extend(tellers.iter().filter_map(|teller| teller.value(thing.as_ref()?).ok()));
            Called { name: named.name.clone(), titles }
        };
        let entries = ir.entries.iter().enumerate().map(|(at, entry)| called(&entry.named, keys::entry(ir, at)));
        let members = ir.enums.iter().enumerate().map(|(of, one_of)| {
            let members = one_of.members.iter().enumerate();
            members.map(|(at, member)| called(member, keys::enum_member(ir, of, at))).collect()
        });
        let characters = ir.characters.iter().map(|one| called(&one.named, Some(keys::character(&one.named.name))));
        Self { entries: entries.collect(), members: members.collect(), characters: characters.collect() }
    }
}

impl Called {
    /// Whether `text` is its name or a title of it, however its letters are written; or two of these, one after the
    /// other.
    pub fn is(&self, text: &str) -> bool {
        let blanks = text.match_indices(' ').map(|(at, _)| at);
        self.has(text) || blanks.into_iter().any(|at| self.has(&text[..at]) && self.has(&text[at + 1..]))
    }

    fn has(&self, text: &str) -> bool {
        let text = folded(text);
        let as_name = text.replace([' ', '-'], "_");
        as_name == self.name || self.titles.iter().any(|title| folded(title) == text)
    }
}

fn folded(text: &str) -> String {
    text.trim().to_lowercase().replace('\u{2019}', "'")
}

/// Which of these `text` names.
///
/// # Errors
/// The title that is nearest, if any is near.
pub(super) fn find<'a>(text: &str, all: &'a [Called]) -> Result<&'a str, Option<&'a str>> {
    match all.iter().find(|called| called.is(text)) {
        Some(found) => Ok(&found.name),
        None => Err(nearest(text, all.iter().flat_map(|called| called.titles.iter().map(String::as_str)))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_answer_to_all_their_names() {
        let called =
            Called { name: "battle_axe".to_owned(), titles: vec!["Battle axe".to_owned(), "戦斧".to_owned()] };
        for text in ["Battle axe", "battle axe", "戦斧", "battle_axe", "戦斧 Battle axe", "battle-axe"] {
            assert!(called.is(text), "{text}");
        }
        assert!(!called.is("Battle") && !called.is("戦斧 Sword"));
        assert_eq!(find("Battle ax", std::slice::from_ref(&called)), Err(Some("Battle axe")));
    }
}
