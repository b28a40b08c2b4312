//! Chapters: Markdown with directives, read against the rules and told in a language.

use std::collections::BTreeMap;
use std::ops::Range;

use runebook_book::make::{self, Holder};
use runebook_book::model::{Book, Page, Part, Trace};
use runebook_book::render::{code, destinations, directives};
use runebook_compiler::ir::Ir;
use runebook_grammar::Diagnostic;

use super::directive::{Meaning, Reading, Run, anchors};
use super::of_locale;
use crate::error;
use crate::pack::{Chapter, Pack};
use crate::story::teller;

/// A piece of a chapter.
#[derive(Debug)]
pub enum Piece {
    /// Markdown, as it is written.
    Text(Range<usize>),
    /// What a directive shows: where it stands, what it means, and whether it is a paragraph of its own.
    Shown(Range<usize>, Meaning, bool),
}

/// The pieces of a text in order, and what is wrong with its directives.
#[must_use]
pub fn pieces(reading: &Reading<'_>) -> (Vec<Piece>, Vec<Diagnostic>) {
    let (mut all, mut found, mut from) = (Vec::new(), Vec::new(), 0);
    for directive in directives(reading.text).into_iter().filter(|directive| reading.is_ours(directive)) {
        all.push(Piece::Text(from..directive.range.start));
        from = directive.range.end;
        match reading.meaning(&directive) {
            Ok(meaning) => all.push(Piece::Shown(directive.range, meaning, directive.alone)),
            Err(wrong) => found.extend(wrong),
        }
    }
    all.push(Piece::Text(from..reading.text.len()));
    (all, found)
}

/// The title of a chapter: the first line that is not empty, and where the text goes on.
#[must_use]
pub fn title(text: &str) -> Option<(&str, usize)> {
    let blank = text.len() - text.trim_start().len();
    let line = text[blank..].lines().next()?;
    let title = line.strip_prefix("# ")?.trim();
    (!title.is_empty()).then_some((title, blank + line.len()))
}

/// What is wrong with a chapter: its title, its directives, its links. `pages` are those of the book.
pub(super) fn check(pack: &Pack, ir: &Ir, chapter: &Chapter, pages: &[String]) -> Vec<Diagnostic> {
    let text = &pack.sources.all()[chapter.file as usize].text;
    let reading = Reading { pack, ir, file: chapter.file, text, foreign: false };
    let mut found = pieces(&reading).1;
    if title(text).is_none() {
        let first = text.lines().next().unwrap_or_default().len();
        found.push(error::no_title(reading.span(&(0..first))));
    }
    let anchors = anchors(pack, ir);
    let known = |to: &str| match to.split_once(':') {
        Some(("entry", id)) => anchors.iter().any(|anchor| anchor == id),
        Some(("page", id)) => pages.iter().any(|page| page == id),
        Some(_) | None => true,
    };
    let dead = destinations(text).into_iter().filter(|(_, to)| !known(to));
    found.extend(dead.map(|(range, to)| {
        let all = if to.starts_with("page:") { pages } else { &anchors };
        let sort = to.split(':').next().unwrap_or_default();
        let all: Vec<String> = all.iter().map(|known| format!("{sort}:{known}")).collect();
        error::no_link(reading.span(&range), &to, &all)
    }));
    found
}

/// The chapter called `name` as a page of `book`; none if there is none.
///
/// # Errors
/// What the locale lacks to tell what it shows.
pub(super) fn page(pack: &Pack, ir: &Ir, book: &Book, name: &str) -> Result<Option<Page>, Vec<String>> {
    let source = &pack.manifest().source_locale;
    let of = |locale: &str| pack.chapters.iter().find(|chapter| chapter.name == name && chapter.locale == *locale);
    let Some(chapter) = of(&book.locale).or_else(|| of(source)) else { return Ok(None) };
    let text = &pack.sources.all()[chapter.file as usize].text;
    let reading = Reading { pack, ir, file: chapter.file, text, foreign: false };
    let (title, from) = title(text).unwrap_or((name, 0));
    let mut parts = Parts { all: Vec::new(), prose: String::new() };
    for piece in pieces(&reading).0 {
        match piece {
            Piece::Text(range) => parts.prose.push_str(&text[range.start.max(from).min(range.end)..range.end]),
            Piece::Shown(_, meaning, true) => parts.shown(shown(&reading, &meaning, book)?),
            Piece::Shown(_, meaning, false) => parts.prose.push_str(&inline(&reading, &meaning, book, linked)?),
        }
    }
    let locale = (chapter.locale != book.locale).then(|| chapter.locale.clone());
    Ok(Some(Page { id: name.to_owned(), title: title.to_owned(), locale, parts: parts.end(), ..Page::default() }))
}

/// A name that leads to its place in this book.
fn linked(id: &str, title: &str) -> String {
    format!("[{}](entry:{id})", title.replace('[', "\\[").replace(']', "\\]"))
}

/// What stands for a directive within a sentence; `name` writes the name of an entry.
///
/// # Errors
/// What the locale lacks for it.
pub fn inline(
    reading: &Reading<'_>,
    meaning: &Meaning,
    book: &Book,
    name: impl Fn(&str, &str) -> String,
) -> Result<String, Vec<String>> {
    match meaning {
        Meaning::Place(id) => Ok(part(book, id).map(|part| name(id, titled(part))).unwrap_or_default()),
        Meaning::Value(holder, named) => value(reading, book, *holder, named),
        Meaning::Answer(run) | Meaning::Trace(run) => {
            let answers = answers(reading, run, book)?;
            Ok(answers.into_iter().map(|(_, value)| value).collect::<Vec<_>>().join(", "))
        }
        Meaning::Kind(_) => Ok(String::new()),
    }
}

/// What stands for a directive in a paragraph of its own.
///
/// # Errors
/// What the locale lacks for it.
pub fn shown(reading: &Reading<'_>, meaning: &Meaning, book: &Book) -> Result<Vec<Part>, Vec<String>> {
    Ok(match meaning {
        Meaning::Place(id) => part(book, id).into_iter().cloned().collect(),
        Meaning::Kind(kind) => {
            let prefix = format!("{}.", reading.ir.kinds[*kind].named.name);
            let parts = book.pages.iter().flat_map(|page| &page.parts);
            parts.filter(|part| matches!(part, Part::Entry(entry) if entry.id.starts_with(&prefix))).cloned().collect()
        }
        Meaning::Trace(run) => vec![Part::Trace(trace(reading, run, book)?)],
        Meaning::Value(..) | Meaning::Answer(_) => {
            vec![Part::Prose(inline(reading, meaning, book, |_, title| title.to_owned())?)]
        }
    })
}

/// What stands at an anchor.
#[must_use]
pub fn part<'b>(book: &'b Book, id: &str) -> Option<&'b Part> {
    book.pages.iter().flat_map(|page| &page.parts).find(|part| match part {
        Part::Entry(entry) => entry.id == id,
        Part::Table(table) => table.id == id,
        Part::Figure(figure) => figure.id == id,
        Part::Calculator(calculator) => calculator.id == id,
        Part::Heading(_) | Part::Prose(_) | Part::Quoted(_) | Part::Trace(_) | Part::Index(_) => false,
    })
}

fn titled(part: &Part) -> &str {
    match part {
        Part::Entry(entry) => &entry.title,
        Part::Table(table) => &table.title,
        Part::Figure(figure) => &figure.title,
        Part::Calculator(calculator) => &calculator.title,
        Part::Heading(_) | Part::Prose(_) | Part::Quoted(_) | Part::Trace(_) | Part::Index(_) => "",
    }
}

fn value(reading: &Reading<'_>, book: &Book, holder: Holder, name: &str) -> Result<String, Vec<String>> {
    let said =
        of_locale(reading.pack, reading.ir, &book.locale, |source| make::value(&source, &book.locale, holder, name));
    said.unwrap_or_else(|| Err(vec![name.to_owned()]))
}

fn answers(reading: &Reading<'_>, run: &Run, book: &Book) -> Result<Vec<(String, String)>, Vec<String>> {
    let teller = teller::teller(reading.pack, &run.question.ir, Some(&book.locale)).map_err(|why| vec![why])?;
    let answers = run.traced.answers.iter();
    answers.map(|(name, value)| Ok((name.replace('_', " "), teller.value(value)?))).collect()
}

fn trace(reading: &Reading<'_>, run: &Run, book: &Book) -> Result<Trace, Vec<String>> {
    let teller = teller::teller(reading.pack, &run.question.ir, Some(&book.locale)).map_err(|why| vec![why])?;
    let told = run.traced.lines.iter().map(|line| Ok((line.depth, teller.tell(&line.said)?)));
    let answers = match answers(reading, run, book)?.as_slice() {
        [(_, value)] => vec![(String::new(), value.clone())],
        // several have names of the rules, which are no words of a reader; the lines tell them
        _ => Vec::new(),
    };
    Ok(Trace { lines: told.collect::<Result<_, Vec<String>>>()?, answers })
}

/// The parts of a page while it is being put together.
struct Parts {
    all: Vec<Part>,
    prose: String,
}

impl Parts {
    fn shown(&mut self, parts: Vec<Part>) {
        self.prose_ends();
        self.all.extend(parts.into_iter().map(|part| match part {
            Part::Entry(_) | Part::Table(_) | Part::Figure(_) | Part::Calculator(_) => Part::Quoted(Box::new(part)),
            other @ (Part::Heading(_) | Part::Prose(_) | Part::Quoted(_) | Part::Trace(_) | Part::Index(_)) => other,
        }));
    }

    /// What was written so far becomes prose, with its headings between.
    fn prose_ends(&mut self) {
        let text = std::mem::take(&mut self.prose);
        let code = code(&text);
        let mut start = 0;
        let mut at = 0;
        for line in text.split_inclusive('\n') {
            if let Some(heading) = line.strip_prefix("## ").filter(|_| !code.iter().any(|range| range.contains(&at))) {
                self.prose(&text[start..at]);
                self.all.push(Part::Heading(heading.trim().to_owned()));
                start = at + line.len();
            }
            at += line.len();
        }
        self.prose(&text[start..]);
    }

    fn prose(&mut self, text: &str) {
        if !text.trim().is_empty() {
            self.all.push(Part::Prose(text.trim().to_owned()));
        }
    }

    fn end(mut self) -> Vec<Part> {
        self.prose_ends();
        self.all
    }
}

/// The names of a pack's chapters, each once, with the file of the source language where there is one.
pub(super) fn names(pack: &Pack) -> BTreeMap<&str, Option<u32>> {
    let mut all: BTreeMap<&str, Option<u32>> = BTreeMap::new();
    for chapter in &pack.chapters {
        let file = all.entry(&chapter.name).or_default();
        if chapter.locale == pack.manifest().source_locale {
            *file = Some(chapter.file);
        }
    }
    all
}
