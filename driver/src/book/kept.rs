//! What is worked out once for all directives of the chapters of a pack.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, OnceLock};

use runebook_book::make::Memory;
use runebook_book::phrase::Voice;

use super::directive::Run;
use crate::story::Detail;

/// What the directives of all chapters of a checked pack share.
#[derive(Default)]
pub struct Kept {
    pub(super) anchors: OnceLock<Vec<String>>,
    /// The places of anchors in that list, by their whole name and by the one without its kind.
    pub(super) places: OnceLock<HashMap<String, Vec<usize>>>,
    pub(super) voices: Mutex<BTreeMap<String, Option<Arc<Voice>>>>,
    pub(super) runs: Mutex<HashMap<(String, Detail), Arc<Run>>>,
    /// Voices of questions, which may add characters of their own.
    pub(super) memory: Arc<Memory>,
}

impl Kept {
    /// With voices that were made before.
    #[must_use]
    pub fn with(memory: Arc<Memory>) -> Self {
        Self { memory, ..Self::default() }
    }
}
