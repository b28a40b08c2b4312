//! What happened, told in a language: duels and traces, sentence by sentence.
//!
//! ```text
//!  Said (what happened, by message ids) ──phrase──▶ Phrase ──Speaker──▶ a sentence of the locale
//! ```
//!
//! The sentences are the grammar's `told-…` messages, and of events, facts and states the pack's own words where it has some; where it has none
//! they are named with what belongs to them.

mod call;
mod change;
pub mod keys;
mod phrase;
pub mod said;
mod value;

pub use said::Said;
pub use value::{Thing, Value};

use std::sync::Arc;

use crate::make::{Memory, Source};
use crate::phrase::{Speaker, Voice};

/// Tells in one language.
pub struct Teller {
    voice: Arc<Voice>,
}

impl Teller {
    /// A teller for a pack in a locale; none where the locale has no grammar.
    #[must_use]
    pub fn new(source: &Source<'_>, locale: &str) -> Option<Self> {
        crate::make::voice(source, locale, source.words).map(|voice| Self { voice: Arc::new(voice) })
    }

    /// The same with a voice that is kept, if it was made before.
    #[must_use]
    pub fn kept(source: &Source<'_>, locale: &str, memory: &Memory) -> Option<Self> {
        memory.voice(source, locale, source.words).map(|voice| Self { voice })
    }

    /// The language.
    #[must_use]
    pub fn locale(&self) -> &str {
        &self.voice.locale
    }

    /// A sentence.
    ///
    /// # Errors
    /// The messages that are missing or wrong.
    pub fn tell(&self, said: &Said) -> Result<String, Vec<String>> {
        let mut speaker = Speaker::new(&self.voice, false);
        let text = speaker.sentence(&self.phrase(said));
        if speaker.holes.is_empty() { Ok(text) } else { Err(speaker.holes.into_iter().collect()) }
    }

    /// A value by itself.
    ///
    /// # Errors
    /// The messages that are missing or wrong.
    pub fn value(&self, value: &Value) -> Result<String, Vec<String>> {
        let mut speaker = Speaker::new(&self.voice, false);
        let text = speaker.part(&value.arg());
        if speaker.holes.is_empty() { Ok(text) } else { Err(speaker.holes.into_iter().collect()) }
    }

    /// The name of a thing by itself, as a heading.
    ///
    /// # Errors
    /// The messages that are missing or wrong.
    pub fn name(&self, thing: &Thing) -> Result<String, Vec<String>> {
        let mut speaker = Speaker::new(&self.voice, false);
        let text = speaker.part(&thing.bare());
        let text = crate::phrase::sentence(&text);
        if speaker.holes.is_empty() { Ok(text) } else { Err(speaker.holes.into_iter().collect()) }
    }

    /// A named value, "attacker: the trainee".
    ///
    /// # Errors
    /// The messages that are missing or wrong.
    pub fn with(&self, with: &said::With) -> Result<String, Vec<String>> {
        let mut speaker = Speaker::new(&self.voice, false);
        let text = speaker.part(&call::pair(with));
        let text = crate::phrase::sentence(&text);
        if speaker.holes.is_empty() { Ok(text) } else { Err(speaker.holes.into_iter().collect()) }
    }

    /// Whether the pack has this word for a thing.
    fn has(&self, key: &str, attribute: &str) -> bool {
        self.voice.resolve(key, attribute).is_some()
    }

    /// Whether the pack has words for a thing, and not only its title in the rules: sentences may inflect it.
    fn is_worded(&self, key: &str) -> bool {
        self.has(key, "") || self.has(key, "name")
    }

    /// Whether the pack can say that somebody is so, or is not.
    fn is_state(&self, key: &str) -> bool {
        ["is", "attribute", "after"].iter().any(|word| self.has(key, word))
    }
}
