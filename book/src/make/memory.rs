//! Voices that are kept while a book is made again and again: to read the words of a pack costs more than to say a page of it.

use std::sync::{Arc, Mutex, PoisonError};

use super::{Source, names, titles};
use crate::phrase::Voice;

/// So many voices are kept: two for each language that is looked at, and some for questions that add characters of their own.
const MOST: usize = 16;

/// Voices by what they were made from.
#[derive(Default)]
pub struct Memory {
    kept: Mutex<Vec<Kept>>,
}

struct Kept {
    words: Vec<(String, String)>,
    voice: Arc<Voice>,
}

impl Memory {
    /// The voice of a locale over a pack's words: the one that was made before, where all that it is made from is the same;
    /// none where the locale has no grammar.
    #[must_use]
    pub fn voice(&self, source: &Source<'_>, locale: &str, words: &[(String, String)]) -> Option<Arc<Voice>> {
        let (names, kinds) = (names(source, locale), titles::kinds(source.ir));
        let same = |kept: &Kept| {
            let voice = &kept.voice;
            voice.locale == locale && kept.words == words && voice.titles == names && voice.kinds == kinds
        };
        let lock = || self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let found = {
            let mut kept = lock();
            kept.iter().position(same).map(|at| {
                // the one that was asked for last is the last to go
                let one = kept.remove(at);
                let voice = Arc::clone(&one.voice);
                kept.push(one);
                voice
            })
        };
        if found.is_some() {
            return found;
        }
        let voice = Arc::new(Voice::new(locale, words, names, kinds)?);
        let mut kept = lock();
        if kept.len() >= MOST {
            kept.remove(0);
        }
        kept.push(Kept { words: words.to_vec(), voice: Arc::clone(&voice) });
        Some(voice)
    }
}
