//! Directives in somebody else's book: the chapters of an ordinary mdBook, with what they show in place of each.

use std::collections::BTreeSet;
use std::ops::Range;

use runebook_book::model::{Book, Part};
use runebook_book::render::{Elsewhere, address, destinations, passage};
use runebook_grammar::Diagnostic;

use super::Made;
use super::chapter::{Piece, inline, pieces, shown};
use super::directive::{Meaning, Reading};
use super::kept::Kept;
use crate::error;
use crate::source::{Source, Sources};

/// A chapter of the other book.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chapter {
    /// Its path in the book's source folder, with `/`.
    pub path: String,
    /// Where people would open it.
    pub shown: String,
    /// Its Markdown.
    pub text: String,
}

/// What came of the chapters.
#[derive(Debug)]
pub struct Done {
    /// Their texts in order; those with findings are not to be used.
    pub texts: Vec<String>,
    /// The texts that findings point into.
    pub sources: Sources,
    /// What is wrong.
    pub found: Vec<Diagnostic>,
}

/// The chapters with what their directives show. The first time that an entry is shown it has its anchor, and links to it
/// lead there; links to what is shown nowhere are words.
#[must_use]
pub fn replace(made: &Made, book: &Book, chapters: &[Chapter]) -> Done {
    let (mut sources, mut found, kept) = (made.pack.sources.clone(), Vec::new(), Kept::default());
    let mut read = Vec::new();
    for chapter in chapters {
        let file = sources.add(Source::new(&chapter.shown, &chapter.path, &chapter.text, 0));
        let reading = Reading { pack: &made.pack, ir: &made.ir, file, text: &chapter.text, foreign: true, kept: &kept };
        let (pieces, wrong) = pieces(&reading);
        found.extend(wrong);
        read.push((reading, pieces));
    }
    let mut elsewhere = Elsewhere::new();
    for ((reading, pieces), chapter) in read.iter().zip(chapters) {
        for id in pieces.iter().flat_map(|piece| placed(reading, piece, book)) {
            elsewhere.entry(id).or_insert_with(|| chapter.path.clone());
        }
    }
    let mut writer = Writer { book, elsewhere: &elsewhere, anchored: BTreeSet::new(), found };
    let texts = read.iter().zip(chapters).map(|((reading, pieces), chapter)| writer.text(reading, pieces, chapter));
    let texts = texts.collect();
    Done { texts, sources, found: writer.found }
}

/// The anchors of what a piece places in its chapter.
fn placed(reading: &Reading<'_>, piece: &Piece, book: &Book) -> Vec<String> {
    let Piece::Shown(_, meaning @ (Meaning::Place(_) | Meaning::Kind(_)), true) = piece else { return Vec::new() };
    shown(reading, meaning, book).unwrap_or_default().iter().filter_map(id).collect()
}

fn id(part: &Part) -> Option<String> {
    match part {
        Part::Entry(entry) => Some(entry.id.clone()),
        Part::Table(table) => Some(table.id.clone()),
        Part::Figure(figure) => Some(figure.id.clone()),
        // outside our pages nothing works it out
        Part::Calculator(calculator) => Some(calculator.id.clone()),
        Part::Heading(_) | Part::Prose(_) | Part::Quoted(_) | Part::Trace(_) | Part::Index(_) => None,
    }
}

struct Writer<'a> {
    book: &'a Book,
    elsewhere: &'a Elsewhere,
    /// What has its anchor already.
    anchored: BTreeSet<String>,
    found: Vec<Diagnostic>,
}

impl Writer<'_> {
    fn text(&mut self, reading: &Reading<'_>, pieces: &[Piece], chapter: &Chapter) -> String {
        let links = self.links(reading, chapter);
        let mut out = String::new();
        for (number, piece) in pieces.iter().enumerate() {
            match piece {
                Piece::Text(range) => out.push_str(&relinked(reading.text, range, &links)),
                Piece::Shown(range, meaning, true) => match shown(reading, meaning, self.book) {
                    Ok(parts) => out.push_str(&self.parts(&parts, number, chapter)),
                    Err(missing) => self.untold(reading, range, &missing),
                },
                Piece::Shown(range, meaning, false) => {
                    let name = |id: &str, title: &str| match address(id, &chapter.path, self.elsewhere) {
                        Some(address) => format!("[{title}]({address})"),
                        None => title.to_owned(),
                    };
                    match inline(reading, meaning, self.book, name) {
                        Ok(text) => out.push_str(&text),
                        Err(missing) => self.untold(reading, range, &missing),
                    }
                }
            }
        }
        out
    }

    fn parts(&mut self, parts: &[Part], number: usize, chapter: &Chapter) -> String {
        let all = parts.iter().enumerate().map(|(at, part)| {
            let own = id(part);
            let first = own.as_ref().is_none_or(|id| !self.anchored.contains(id));
            self.anchored.extend(own);
            passage(part, first, number * 1000 + at, self.book, &chapter.path, self.elsewhere)
        });
        all.collect::<Vec<_>>().join("\n\n")
    }

    fn untold(&mut self, reading: &Reading<'_>, range: &Range<usize>, missing: &[String]) {
        self.found.push(error::untold(reading.span(range), &self.book.locale, missing));
    }

    /// Where the author's own links to entries lead: the place of the destination and the address.
    fn links(&mut self, reading: &Reading<'_>, chapter: &Chapter) -> Vec<(Range<usize>, String)> {
        let mut all = Vec::new();
        for (range, to) in destinations(reading.text) {
            let Some(id) = to.strip_prefix("entry:") else { continue };
            match address(id, &chapter.path, self.elsewhere) {
                Some(address) => all.push((range, address)),
                None => {
                    let known = reading.anchors();
                    let span = reading.span(&range);
                    self.found.push(if known.iter().any(|known| known == id) {
                        error::not_placed(span, id)
                    } else {
                        let known: Vec<String> = known.iter().map(|known| format!("entry:{known}")).collect();
                        error::no_link(span, &to, &known)
                    });
                }
            }
        }
        all
    }
}

/// A part of the text with the addresses of its links.
fn relinked(text: &str, range: &Range<usize>, links: &[(Range<usize>, String)]) -> String {
    let mut out = String::new();
    let mut at = range.start;
    let first = links.partition_point(|(place, _)| place.start < range.start);
    for (place, address) in links[first..].iter().take_while(|(place, _)| place.end <= range.end) {
        out.push_str(&text[at..place.start]);
        out.push_str(address);
        at = place.end;
    }
    out + &text[at..range.end]
}
