//! Stories on the console, in the language that is asked for.

use runebook_driver::story::teller::{self, Teller, Value};
use runebook_driver::story::{self, Detail, Line};
use runebook_driver::{Ir, Pack, Sources};

use crate::console::Failure;

/// Who tells a pack's stories in a language, or in the pack's own.
pub fn teller(pack: &Pack, ir: &Ir, lang: Option<&str>) -> Result<Teller, Failure> {
    teller::teller(pack, ir, lang).map_err(Failure::new)
}

/// The lines of a story.
pub fn text(lines: &[Line], sources: &Sources, teller: &Teller, detail: Detail) -> Result<String, Failure> {
    story::text(lines, sources, teller, detail).map_err(|missing| Failure::new(teller::untold(teller, &missing)))
}

/// Answers by name, in words.
pub fn answers(answers: &[(String, Value)], teller: &Teller) -> Result<Vec<(String, String)>, Failure> {
    let said = answers.iter().map(|(name, value)| Ok((name.clone(), teller.value(value)?)));
    said.collect::<Result<_, _>>().map_err(|missing: Vec<String>| Failure::new(teller::untold(teller, &missing)))
}
