//! What is to be translated, as a file of messages to fill in: each with its text, the sentences of its rule, and a note.

use std::fmt::Write as _;

use runebook_book::phrase::source_message;
use runebook_compiler::ir::Ir;

use super::cut::{Cut, written};
use super::export::{Notes, messages, place};
use super::status::State;
use super::units::{self, Sort, Unit};
use crate::pack::Pack;

/// Before the locale that an extract is for.
pub(super) const LANGUAGE: &str = "### Language: ";

/// The messages of a locale that are in one of these states, to be filled in and brought back by `import`.
#[must_use]
pub fn extract(pack: &Pack, ir: &Ir, locale: &str, states: &[State]) -> String {
    let (notes, said) = (Notes::new(pack, ir, locale), units::said(pack, locale));
    let manifest = pack.manifest();
    let mut out = format!(
        "### {} {}. Write each translation behind its `=`; one that stays empty stays missing.\n\
         {LANGUAGE}{locale}\n\
         ### Numbers in braces stay as they are, `{{ $name }}`; they may stand elsewhere in the sentence.\n\
         ### Bring it back with `runebook i18n import {} FILE`.\n",
        manifest.name, manifest.version, pack.folder
    );
    for (unit, state) in messages(pack, ir, locale).filter(|(_, state)| states.contains(state)) {
        out.push('\n');
        let at = unit.span.map(|span| format!(" ({})", place(pack, span))).unwrap_or_default();
        let source = as_written(&unit);
        let source = source.lines().enumerate();
        let source =
            source.map(|(line, text)| if line == 0 { format!("text{at}: {text}") } else { format!("  {text}") });
        for line in source.chain(notes.of(&unit, state)) {
            let _ = writeln!(out, "{}", format!("# {line}").trim_end());
        }
        out.push_str(&written(&unit.id, said.get(&unit.id).map_or("", String::as_str)));
    }
    out
}

/// The text as a translation holds it: prose with its numbers as messages ask for them.
fn as_written(unit: &Unit) -> String {
    match unit.sort {
        Sort::Word | Sort::Chapter => unit.source.clone(),
        Sort::Prose => {
            let message = source_message(&unit.source, str::to_owned);
            Cut::of(&message).messages.first().map(super::cut::Message::said).unwrap_or_default()
        }
    }
}
