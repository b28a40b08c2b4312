//! What somebody wrote, and somebody else may translate: texts, notes, and sentences that stand in place of a rule's own.

use runebook_compiler::ir::{Image, Ir, Source as Of};
use runebook_grammar::Span;

use super::{Source, entries, voice};
use crate::describe::{self, suffix};
use crate::phrase::Speaker;

/// The end of the message that says what a picture shows.
pub(super) const IMAGE: &str = "image";

/// A text of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prose {
    /// The message of what it is about: `ability-power`.
    pub key: String,
    /// The message that translates it: `ability-power-text`.
    pub id: String,
    /// As it is written, in the source language.
    pub text: String,
    /// Where.
    pub span: Span,
    /// Whether readers never see it: a draft, or for the game master.
    pub hidden: bool,
    /// Whether it speaks of the rule, so that it is old when the rule is another one.
    pub of_rule: bool,
}

/// All texts of the rules: of entries, then of statuses, each with its notes and its own sentences.
#[must_use]
pub fn prose(ir: &Ir) -> Vec<Prose> {
    let mut all = Vec::new();
    for (at, entry) in ir.entries.iter().enumerate() {
        let said = says(ir, entry.says.as_ref(), Of::Entry(at));
        let parts = parts(entry.text.as_ref(), &entry.notes, said, entry.image.as_ref());
        let (key, hidden) = (describe::entry_key(ir, at), entry.hidden);
        all.extend(parts.map(|part| of(&key, part, hidden)));
    }
    for (at, status) in ir.statuses.iter().enumerate() {
        let said = says(ir, None, Of::Status(at));
        let parts = parts(status.text.as_ref(), &status.notes, said, status.image.as_ref());
        let key = format!("status-{}", status.named.name);
        let hidden = status.entry.is_some_and(|entry| ir.entries[entry].hidden);
        all.extend(parts.map(|part| of(&key, part, hidden)));
    }
    all
}

/// A part of what is written: the end of its message, the text, and where it stands.
type Part<'a> = (String, &'a String, Span);

/// All that is written of an entry or a status, in order.
fn parts<'a>(
    text: Option<&'a (String, Span)>,
    notes: &'a [(String, Span)],
    said: Vec<Part<'a>>,
    image: Option<&'a Image>,
) -> impl Iterator<Item = Part<'a>> {
    let text = text.into_iter().map(|(text, span)| ("text".to_owned(), text, *span));
    let notes = notes.iter().enumerate().map(|(note, (text, span))| (entries::note(note), text, *span));
    let shows = image.into_iter().filter_map(|image| image.shows.as_ref());
    let shows = shows.map(|(text, span)| (IMAGE.to_owned(), text, *span));
    text.chain(notes).chain(said).chain(shows)
}

fn of(key: &str, (part, text, span): Part<'_>, hidden: bool) -> Prose {
    let of_rule = part != IMAGE;
    Prose { key: key.to_owned(), id: format!("{key}-{part}"), text: text.clone(), span, hidden, of_rule }
}

/// The sentences that stand in place of a rule's own: that of the whole entry, else one for each trigger that has one.
fn says<'a>(ir: &'a Ir, whole: Option<&'a (String, Span)>, source: Of) -> Vec<Part<'a>> {
    if let Some((text, span)) = whole {
        return vec![("says".to_owned(), text, *span)];
    }
    let said = ir.reactions.iter().filter(|reaction| reaction.source == source);
    let said = said.filter_map(|reaction| reaction.says.as_ref()).enumerate();
    said.map(|(before, (text, span))| (suffix("says", before), text, *span)).collect()
}

/// Prose for which the pack has no words in a locale, and that readers see: its place in the rules, and the message that
/// would be asked for.
#[must_use]
pub fn untranslated(source: &Source<'_>, locale: &str) -> Vec<(Span, String)> {
    let Some(voice) = voice(source, locale, source.words) else { return Vec::new() };
    let seen = prose(source.ir).into_iter().filter(|prose| !prose.hidden);
    seen.filter(|prose| !voice.words.has(&prose.id, "")).map(|prose| (prose.span, prose.id)).collect()
}

/// What a message of the pack's own says in a locale, if it says anything there.
#[must_use]
pub fn message(source: &Source<'_>, locale: &str, id: &str) -> Option<String> {
    let voice = voice(source, locale, source.words)?;
    Speaker::new(&voice, false).word(id, "")
}
