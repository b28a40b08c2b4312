//! The translations of a file, whichever way it is written.

use runebook_grammar::{Diagnostic, Span};

use super::super::Print;
use super::super::cut::Cut;
use super::super::export::OF;
use super::super::extract::LANGUAGE;
use super::super::ledger::Stand;
use super::super::po::Po;
use super::Came;
use crate::error;

/// The locale that a file says it is for, and its translations.
type Read = (Option<String>, Vec<Came>);

/// Reads file number `file`: PO where its name or its lines say so, else messages.
pub(super) fn read(file: u32, shown: &str, text: &str) -> Result<Read, Box<Diagnostic>> {
    let po = match shown.rsplit('.').next() {
        Some("po" | "pot") => true,
        Some("ftl") => false,
        Some(_) | None => text.lines().any(|line| line.starts_with("msgid ")),
    };
    let read = if po { self::po(file, text)? } else { messages(file, text)? };
    if read.1.is_empty() {
        return Err(Box::new(error::no_translations(span(file, 0, text.lines().next().unwrap_or_default().len()))));
    }
    Ok(read)
}

fn po(file: u32, text: &str) -> Result<Read, Box<Diagnostic>> {
    let po = Po::read(text).map_err(|fault| Box::new(error::no_po(line(file, text, fault.line), fault.wanted)))?;
    let locale = po.header("Language").filter(|locale| !locale.is_empty()).map(|locale| locale.replace('_', "-"));
    let came = po.entries.into_iter().map(|entry| {
        let stand = if entry.fuzzy() { Stand::Unreviewed } else { Stand::Approved };
        Came {
            of: entry.notes.iter().rev().find_map(|note| of(note)),
            span: line(file, text, entry.line),
            own: entry.id == entry.context,
            id: entry.context,
            said: entry.text.trim_end().to_owned(),
            comments: Some(entry.comments),
            stand: Some(stand),
        }
    });
    Ok((locale, came.collect()))
}

fn messages(file: u32, text: &str) -> Result<Read, Box<Diagnostic>> {
    let cut = Cut::of(text);
    if let Some(&(start, end)) = cut.stray.first() {
        return Err(Box::new(error::stray_line(span(file, start, end))));
    }
    let locale = text.lines().find_map(|line| line.strip_prefix(LANGUAGE)).map(|locale| locale.trim().to_owned());
    let came = cut
        .messages
        .into_iter()
        .map(|message| {
            let end = message.at + message.text.trim_end().len();
            let notes = message.comments().into_iter().rev().find_map(|line| of(line.trim_start_matches(['#', ' '])));
            Came {
                said: message.said(),
                comments: None,
                stand: None,
                own: false,
                of: notes,
                span: span(file, message.at, end),
                id: message.id,
            }
        })
        .collect();
    Ok((locale, came))
}

/// The fingerprints that a note tells.
fn of(note: &str) -> Option<(Print, Option<Print>)> {
    let mut words = note.strip_prefix(OF)?.split_whitespace();
    let text = Print::read(words.next()?)?;
    Some((text, words.next().and_then(Print::read)))
}

/// The place of a line, from 1.
fn line(file: u32, text: &str, number: usize) -> Span {
    let start: usize = text.split_inclusive('\n').take(number.saturating_sub(1)).map(str::len).sum();
    let end = start + text[start..].lines().next().unwrap_or_default().len();
    span(file, start, end)
}

fn span(file: u32, start: usize, end: usize) -> Span {
    let place = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
    Span::new(file, place(start), place(end))
}
