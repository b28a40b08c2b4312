//! What parts of a sentence were already said. A message asks for a part's words, its gender, its number and its shape, and each
//! of them asks the same of the part's own parts: without a memory the work doubles with every level of a sentence.

use std::collections::{BTreeSet, HashMap};
use std::hash::{BuildHasher, RandomState};

use super::Speaker;
use crate::describe::Arg;
use crate::phrase::mood::Mood;

/// Parts of the sentence that is being said, by a hash of what was asked.
#[derive(Default)]
pub(super) struct Memo {
    hasher: RandomState,
    said: HashMap<u64, Vec<Said>>,
}

/// A part, what was asked of it where, and the answer.
struct Said {
    arg: Arg,
    suffix: String,
    mood: Mood,
    before: BTreeSet<u64>,
    text: String,
    after: BTreeSet<u64>,
}

impl Speaker<'_> {
    /// Nothing is mentioned at the start of a sentence, and nothing of another one is remembered.
    pub(super) fn begin(&mut self) {
        self.mentioned.clear();
        self.memo.said.clear();
    }

    /// The same as text.
    pub(in crate::phrase) fn text(&mut self, arg: &Arg, suffix: &str, mood: &Mood) -> String {
        if matches!(arg, Arg::Nothing | Arg::Number(_) | Arg::Text(_)) {
            return self.text_anew(arg, suffix, mood);
        }
        let hash = self.memo.hasher.hash_one((arg, suffix, mood, &self.mentioned));
        let same = |said: &&Said| {
            said.suffix == suffix && said.before == self.mentioned && said.mood == *mood && said.arg == *arg
        };
        if let Some(said) = self.memo.said.get(&hash).and_then(|all| all.iter().find(same)) {
            self.mentioned.clone_from(&said.after);
            return said.text.clone();
        }
        let before = self.mentioned.clone();
        let text = self.text_anew(arg, suffix, mood);
        let after = self.mentioned.clone();
        let (arg, suffix, mood) = (arg.clone(), suffix.to_owned(), mood.clone());
        let said = Said { arg, suffix, mood, before, text: text.clone(), after };
        self.memo.said.entry(hash).or_default().push(said);
        text
    }
}
