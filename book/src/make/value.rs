//! A single value of an entry or a status as a reader sees it: for `{{#value smite.extra}}` in a chapter.

use runebook_compiler::ir::Ir;

use super::fields::{prose_args, status_args};
use crate::describe::{Arg, Args, Phrase};
use crate::phrase::{Speaker, Voice};

/// Who has values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holder {
    /// An entry: its constants and fields.
    Entry(usize),
    /// A status: its constants.
    Status(usize),
}

fn args(ir: &Ir, holder: Holder) -> Args {
    match holder {
        Holder::Entry(id) => prose_args(ir, id),
        Holder::Status(id) => status_args(ir, id),
    }
}

/// The names of its values.
#[must_use]
pub fn values(ir: &Ir, holder: Holder) -> Vec<String> {
    args(ir, holder).into_keys().collect()
}

/// A value in the language of a voice; none where there is no such value.
///
/// # Errors
/// The messages that the locale lacks for it.
pub fn value(ir: &Ir, voice: &Voice, holder: Holder, name: &str) -> Option<Result<String, Vec<String>>> {
    let arg: Arg = args(ir, holder).remove(name)?;
    let mut speaker = Speaker::new(voice, false);
    let text = speaker.part(&arg);
    Some(if speaker.holes.is_empty() { Ok(text) } else { Err(speaker.holes.into_iter().collect()) })
}

/// Digits as a locale prints them, with a sign before where they are not all of it.
///
/// # Errors
/// The messages that the locale lacks for it.
pub fn digits(voice: &Voice, digits: &str, sign: &str, percent: bool) -> Result<String, Vec<String>> {
    let mut speaker = Speaker::new(voice, false);
    let number = voice.numbers.decimal(digits, false);
    let text = if percent { speaker.part(&Phrase::of("percent", [("n", Arg::Text(number))]).arg()) } else { number };
    if speaker.holes.is_empty() { Ok(format!("{sign}{text}")) } else { Err(speaker.holes.into_iter().collect()) }
}
