//! What a rule is given, each thing under its name.

use super::*;
use crate::describe::Det;

impl Speaker<'_> {
    /// Whether something is given under the very name that it has anyway: "the watcher: the watcher".
    pub(super) fn says_itself(&mut self, phrase: &Phrase) -> bool {
        if !phrase.say.iter().any(|say| matches!(say, Say::Grammar("value-of-param"))) {
            return false;
        }
        let (Some(Arg::Noun(name)), Some(Arg::Noun(value))) = (phrase.args.get("name"), phrase.args.get("value"))
        else {
            return false;
        };
        let mood = Mood::default();
        value.det == Det::The && self.noun_feature(name, "bare", &mood) == self.noun_feature(value, "bare", &mood)
    }
}
