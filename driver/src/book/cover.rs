//! The picture on the front page, as `book.yaml` says it.

use runebook_grammar::{Diagnostic, Span};

use super::outline;
use crate::error;
use crate::pack::Pack;
use crate::pack::take;
use crate::pack::yaml::{Placed, Yaml};

/// The keys of a cover.
const KEYS: &[&str] = &["image", "by", "licence", "shows"];
const EXAMPLE: &str = "cover: { image: art/cover.svg, by: Jane Roe, licence: CC-BY-4.0, shows: A door in a hill. }";

/// The message that translates what the cover shows.
pub(crate) const MESSAGE: &str = "book-cover";

/// A cover, and whose it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Cover {
    /// Its file in the pack whose outline it is.
    pub image: Placed<String>,
    /// Who made it.
    pub by: String,
    /// Under which licence.
    pub licence: String,
    /// What it shows, in the source language.
    pub shows: Placed<String>,
}

impl Cover {
    /// What a value of `book.yaml` says, and what is wrong with it.
    pub(super) fn read(value: Placed<Yaml>) -> (Option<Self>, Vec<Diagnostic>) {
        let (span, mut found) = (value.span, Vec::new());
        let nothing = Placed { value: String::new(), span };
        let mut cover = Self { image: nothing.clone(), by: String::new(), licence: String::new(), shows: nothing };
        for (key, value) in take::map(value, "a cover", KEYS, &mut found) {
            let Some(word) = take::word(value, "a text", &mut found) else { continue };
            match key.value.as_str() {
                "image" => cover.image = word,
                "by" => cover.by = word.value,
                "licence" => cover.licence = word.value,
                _ => cover.shows = word,
            }
        }
        let said = [&cover.image.value, &cover.by, &cover.licence, &cover.shows.value];
        let lacking: Vec<&str> =
            KEYS.iter().zip(said).filter(|(_, said)| said.is_empty()).map(|(key, _)| *key).collect();
        if !lacking.is_empty() && found.is_empty() {
            found.push(error::picture_lacks(span, &lacking, EXAMPLE));
        }
        (Some(cover).filter(|_| lacking.is_empty()), found)
    }
}

/// The cover of a pack's book.
pub(crate) fn of(pack: &Pack) -> Option<Cover> {
    outline::read(pack).0.cover
}

/// The file of the cover, and where that is said.
pub(crate) fn path(pack: &Pack) -> Option<Placed<String>> {
    of(pack).map(|cover| cover.image)
}

/// The text of the cover that is translated, and its place.
pub(crate) fn shows(pack: &Pack) -> Option<(String, Span)> {
    of(pack).map(|cover| (cover.shows.value, cover.shows.span))
}
