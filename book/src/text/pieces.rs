//! Finished text, cut where numbers and links stand.

use runebook_runtime::text::write::Piece;

use super::Ids;
use crate::phrase::Voice;
use crate::phrase::marks::{self, Part, unmarked};

/// What a link in the book's Markdown looks like between its words and its anchor.
const LINK: &str = "](entry:";
/// The same for a page, which games do not have.
const PAGE: &str = "](page:";

/// Cuts texts of one language.
pub(super) struct Cut<'a> {
    pub ids: &'a Ids,
    /// What stands between two sentences on one line.
    pub between: String,
    /// The sign of positive numbers that show one.
    pub plus: String,
}

impl<'a> Cut<'a> {
    /// For the texts of this voice.
    pub fn new(voice: &Voice, ids: &'a Ids) -> Self {
        let plus = voice.numbers.decimal("1", true).chars().take_while(|c| !c.is_numeric()).collect();
        Self { ids, between: voice.word("between-sentences"), plus }
    }

    /// A text.
    pub fn text(&self, text: &str) -> Vec<Piece> {
        let mut all = Vec::new();
        let mut rest = text;
        while let Some((before, words, anchor, after)) = link(rest) {
            numbers(before, &mut all);
            let words = unmarked(words);
            match anchor.and_then(|anchor| self.ids.get(anchor)) {
                Some(id) => all.push(Piece::Link(*id, words)),
                None => push(&mut all, &words),
            }
            rest = after;
        }
        numbers(rest, &mut all);
        all
    }

    /// Sentences with breaks between them.
    pub fn sentences<'t>(&self, sentences: impl Iterator<Item = &'t str>) -> Vec<Piece> {
        self.joined(sentences.map(|sentence| self.text(sentence)))
    }

    /// Sentences that are pieces already, with breaks between them.
    pub fn joined(&self, sentences: impl Iterator<Item = Vec<Piece>>) -> Vec<Piece> {
        let mut all = Vec::new();
        for sentence in sentences {
            if !all.is_empty() {
                all.push(Piece::Break(self.between.clone()));
            }
            all.extend(sentence);
        }
        all
    }

    /// A text that was said with numbers in the place of live ones: which hole was said with which number. Where two were
    /// said with the same, they stand in the usual `order`.
    pub fn live(&self, text: &str, known: &[(usize, i64)], order: Option<&[usize]>) -> Vec<Piece> {
        let mut all = self.text(text);
        let size = |number: i64| number.unsigned_abs();
        let said_with = |num: i64| known.iter().any(|(_, said)| size(*said) == size(num));
        let is_one = |piece: &Piece| matches!(piece, Piece::Fixed(num, 1, _) if said_with(*num));
        let count = all.iter().filter(|piece| is_one(piece)).count();
        let order = order.filter(|order| order.len() == count);
        let mut place = 0;
        for piece in &mut all {
            let Piece::Fixed(num, 1, printed) = &*piece else { continue };
            let by_value = known.iter().find(|(_, said)| size(*said) == size(*num)).map(|(hole, _)| *hole);
            let Some(hole) = by_value else { continue };
            let hole = order.map_or(hole, |order| order[place]);
            place += 1;
            let said = known.iter().find(|(known, _)| *known == hole).map_or(*num, |(_, said)| *said);
            *piece = Piece::Hole { hole, signed: printed.starts_with(self.plus.as_str()), size: said != *num };
        }
        all
    }

    /// Fields, a line each: a tabulator stands between label and value.
    pub fn fields(&self, fields: &[(String, String)]) -> Vec<Piece> {
        let mut all = Vec::new();
        for (label, value) in fields {
            if !all.is_empty() {
                all.push(Piece::Break("\n".to_owned()));
            }
            all.extend(self.text(label));
            all.push(Piece::Break("\t".to_owned()));
            all.extend(self.text(value));
        }
        all
    }
}

/// The first link of a text: what is before it, its words, its anchor (none for a page), and what follows.
fn link(text: &str) -> Option<(&str, &str, Option<&str>, &str)> {
    let found = [LINK, PAGE].into_iter().filter_map(|mark| Some((text.find(mark)?, mark)));
    let (at, mark) = found.min()?;
    let start = text[..at].rfind('[')?;
    let (anchor, after) = text[at + mark.len()..].split_once(')')?;
    Some((&text[..start], &text[start + 1..at], (mark == LINK).then_some(anchor), after))
}

fn numbers(text: &str, all: &mut Vec<Piece>) {
    for part in marks::parts(text) {
        match part {
            Part::Words(words) => push(all, &unmarked(words)),
            Part::Number(ratio, written) => {
                let exact = i64::try_from(ratio.num).ok().zip(u32::try_from(ratio.den).ok());
                match exact {
                    Some((num, den)) => all.push(Piece::Fixed(num, den, unmarked(written))),
                    None => push(all, &unmarked(written)),
                }
            }
        }
    }
}

/// Words join those before them.
fn push(all: &mut Vec<Piece>, words: &str) {
    match all.last_mut() {
        Some(Piece::Literal(before)) => before.push_str(words),
        Some(Piece::Link(..) | Piece::Fixed(..) | Piece::Hole { .. } | Piece::Choice(..) | Piece::Break(_)) | None => {
            all.extend((!words.is_empty()).then(|| Piece::Literal(words.to_owned())));
        }
    }
}
