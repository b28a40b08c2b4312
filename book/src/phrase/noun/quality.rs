//! Qualities: adjectives, where they stand and with what they agree.

use super::*;
use crate::describe::Say;

impl Speaker<'_> {
    /// A quality as what is said of someone: "you are confused".
    pub(in crate::phrase) fn adjective(&mut self, quality: &Quality, not: bool, mood: &Mood) -> String {
        let suffix = format!("{}{}", if not { "_not" } else { "" }, quality.suffix);
        let found = self.word_attribute(&quality.key, &format!("attribute{suffix}"), &quality.args, mood);
        let found = found.or_else(|| self.word_attribute(&quality.key, &format!("after{suffix}"), &quality.args, mood));
        found.unwrap_or_else(|| {
            self.holes.insert(format!("{}.attribute{suffix}", quality.key));
            String::new()
        })
    }

    /// A quality as the clause that stands for it; a hole where there is none either.
    pub(in crate::phrase) fn as_clause(&mut self, quality: &Quality) -> Option<Arg> {
        if quality.clause.say == [Say::Grammar("value-unsaid")] {
            self.holes.insert(format!("{}.attribute{}", quality.key, quality.suffix));
            return None;
        }
        Some((*quality.clause).clone().arg())
    }

    /// Whether a quality can stand with its noun.
    pub(in crate::phrase) fn has_quality(&self, quality: &Quality) -> bool {
        let has = |not: &str| {
            ["attribute", "after"]
                .iter()
                .any(|word| self.voice.resolve(&quality.key, &format!("{word}{not}{}", quality.suffix)).is_some())
        };
        let instead = !quality.not && self.voice.resolve(&quality.key, "noun").is_some();
        instead || has(if quality.not { "_not" } else { "" }) || (quality.not && has(""))
    }

    pub(super) fn stands(&mut self, quality: &Quality, plural: bool, mood: &Mood) -> Stands {
        let not = if quality.not { "_not" } else { "" };
        if !quality.not
            && let Some(text) =
                self.word_attribute(&quality.key, if plural { "noun_plural" } else { "noun" }, &quality.args, mood)
        {
            return Stands::InsteadOf(text);
        }
        if let Some(text) =
            self.word_attribute(&quality.key, &format!("attribute{not}{}", quality.suffix), &quality.args, mood)
        {
            return Stands::Attribute(text);
        }
        if let Some(text) =
            self.word_attribute(&quality.key, &format!("after{not}{}", quality.suffix), &quality.args, mood)
        {
            return Stands::After(text);
        }
        if quality.not && self.has_quality(quality) {
            let text = self.adjective(quality, false, mood);
            let attribute = self.voice.resolve(&quality.key, &format!("attribute{}", quality.suffix)).is_some();
            return if attribute { Stands::Not(text) } else { Stands::NotAfter(text) };
        }
        Stands::Clause
    }
}
