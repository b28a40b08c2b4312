//! A single value of an entry or a status as a reader sees it: for `{{#value smite.extra}}` in a chapter.

use runebook_compiler::ir::Ir;

use super::fields::{prose_args, status_args};
use super::{Source, voice};
use crate::describe::{Arg, Args};
use crate::phrase::Speaker;

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

/// A value in a locale; none where there is no such value or grammar.
///
/// # Errors
/// The messages that the locale lacks for it.
pub fn value(source: &Source<'_>, locale: &str, holder: Holder, name: &str) -> Option<Result<String, Vec<String>>> {
    let voice = voice(source, locale, source.words)?;
    let arg: Arg = args(source.ir, holder).remove(name)?;
    let mut speaker = Speaker::new(&voice, false);
    let text = speaker.part(&arg);
    Some(if speaker.holes.is_empty() { Ok(text) } else { Err(speaker.holes.into_iter().collect()) })
}
