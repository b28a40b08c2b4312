//! Chapters: Markdown with directives, read against the rules and told in a language.

use std::collections::BTreeMap;
use std::ops::Range;

use runebook_book::make::{self, Holder};
use runebook_book::model::{Book, Page, Part, Trace};
use runebook_book::render::{code, destinations, directives, without_marks};
use runebook_book::told::Said;
use runebook_compiler::ir::Ir;
use runebook_grammar::Diagnostic;

use super::directive::{Asked, Meaning, Reading, Run};
use super::flow;
use super::kept::Kept;
use crate::pack::{Chapter, Pack};
use crate::{error, i18n};

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
pub(super) fn check(pack: &Pack, ir: &Ir, chapter: &Chapter, pages: &[String], kept: &Kept) -> Vec<Diagnostic> {
    let text = &pack.sources.all()[chapter.file as usize].text;
    let reading = Reading { pack, ir, file: chapter.file, text, foreign: false, kept };
    let (all, mut found) = pieces(&reading);
    for piece in &all {
        let Piece::Shown(range, meaning, _) = piece else { continue };
        if let Err(missing) = tellable(&reading, meaning, &chapter.locale) {
            found.push(error::untold(reading.span(range), &chapter.locale, &missing));
        }
    }
    if title(text).is_none() {
        let first = text.lines().next().unwrap_or_default().len();
        found.push(error::no_title(reading.span(&(0..first))));
    }
    let anchors = reading.anchors();
    let known = |to: &str| match to.split_once(':') {
        Some(("entry", id)) => anchors.iter().any(|anchor| anchor == id),
        Some(("page", id)) => pages.iter().any(|page| page == id),
        Some(_) => true,
        None => false,
    };
    let dead = destinations(text).into_iter().filter(|(_, to)| !known(to));
    found.extend(dead.map(|(range, to)| {
        if !to.contains(':') {
            return error::relative_link(reading.span(&range), &to);
        }
        let all = if to.starts_with("page:") { pages } else { anchors };
        let sort = to.split(':').next().unwrap_or_default();
        let all: Vec<String> = all.iter().map(|known| format!("{sort}:{known}")).collect();
        error::no_link(reading.span(&range), &to, &all)
    }));
    found
}

/// Whether a language has the words for what happens in an example; what else a directive shows, the book says by itself.
fn tellable(reading: &Reading<'_>, meaning: &Meaning, locale: &str) -> Result<(), Vec<String>> {
    match meaning {
        Meaning::Trace(run) => trace(reading, run, locale, false).map(drop),
        Meaning::Flow(run) => trace(reading, run, locale, true).map(drop),
        Meaning::Answer(run) if run.chance.is_none() => answers(reading, run, locale).map(drop),
        Meaning::Answer(_) | Meaning::Place(_) | Meaning::Kind(_) | Meaning::Value(..) => Ok(()),
    }
}

/// The chapter called `name` as a page of `book`; none if there is none.
///
/// # Errors
/// What the locale lacks to tell what it shows.
pub(super) fn page(pack: &Pack, ir: &Ir, book: &Book, name: &str, kept: &Kept) -> Result<Option<Page>, Vec<String>> {
    let source = &pack.manifest().source_locale;
    let of = |locale: &str| pack.chapters.iter().find(|chapter| chapter.name == name && chapter.locale == *locale);
    // what is older than its text is as good as not translated
    let stale = || i18n::stale(pack, ir, &book.locale).contains(&i18n::chapter(name));
    let own = of(&book.locale).filter(|_| book.locale == *source || of(source).is_none() || !stale());
    let Some(chapter) = own.or_else(|| of(source)) else { return Ok(None) };
    let text = &pack.sources.all()[chapter.file as usize].text;
    let reading = Reading { pack, ir, file: chapter.file, text, foreign: false, kept };
    let (written, from) = title(text).unwrap_or((name, 0));
    let start = text[..from].rfind(written).unwrap_or(from);
    let head = start..(start + written.len()).min(from);
    let mut named = String::new();
    let mut parts = Parts { all: Vec::new(), prose: String::new() };
    let mut lines = Lines { text, from: 0, to: 0 };
    for piece in pieces(&reading).0 {
        match piece {
            Piece::Text(range) => {
                named.push_str(&text[range.start.clamp(head.start, head.end)..range.end.clamp(head.start, head.end)]);
                parts.prose.push_str(&text[range.start.max(from).min(range.end)..range.end]);
            }
            // a heading leads nowhere itself: it is a name in the contents, too
            Piece::Shown(range, meaning, _) if range.start < from => {
                named.push_str(&inline(&reading, &meaning, book, |_, title| title.to_owned())?);
            }
            Piece::Shown(range, meaning, false) if lines.at(range.start).starts_with('#') => {
                parts.prose.push_str(&inline(&reading, &meaning, book, |_, title| title.to_owned())?);
            }
            Piece::Shown(_, meaning, true) => parts.shown(shown(&reading, &meaning, book)?),
            Piece::Shown(_, meaning, false) => parts.prose.push_str(&inline(&reading, &meaning, book, linked)?),
        }
    }
    let locale = (chapter.locale != book.locale).then(|| chapter.locale.clone());
    let title = if named.trim().is_empty() { without_marks(written) } else { without_marks(named.trim()) };
    Ok(Some(Page { id: name.to_owned(), title, locale, parts: parts.end(), ..Page::default() }))
}

/// The lines of a text for places in their order: each letter is looked at once.
struct Lines<'t> {
    text: &'t str,
    from: usize,
    to: usize,
}

impl<'t> Lines<'t> {
    /// The line of a place, up to it.
    fn at(&mut self, place: usize) -> &'t str {
        if let Some(last) = self.text[self.to..place].rfind('\n') {
            self.from = self.to + last + 1;
        }
        self.to = place;
        &self.text[self.from..place]
    }
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
        Meaning::Answer(run) | Meaning::Trace(run) | Meaning::Flow(run) => {
            if let Some(Asked { digits, sign, percent }) = &run.chance {
                let voice = reading.voice(&book.locale).ok_or_else(|| vec![book.locale.clone()])?;
                return make::digits(&voice, digits, sign, *percent);
            }
            let answers = answers(reading, run, &book.locale)?;
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
        Meaning::Trace(run) => vec![Part::Trace(trace(reading, run, &book.locale, false)?)],
        Meaning::Flow(run) => vec![Part::Trace(trace(reading, run, &book.locale, true)?)],
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
    let said = reading.voice(&book.locale).and_then(|voice| make::value(reading.ir, &voice, holder, name));
    said.unwrap_or_else(|| Err(vec![name.to_owned()]))
}

fn answers(reading: &Reading<'_>, run: &Run, locale: &str) -> Result<Vec<(String, String)>, Vec<String>> {
    let teller = reading.teller(run, locale)?;
    let answers = run.traced.answers.iter();
    answers.map(|(name, value)| Ok((name.replace('_', " "), teller.value(value)?))).collect()
}

fn trace(reading: &Reading<'_>, run: &Run, locale: &str, flow: bool) -> Result<Trace, Vec<String>> {
    let teller = reading.teller(run, locale)?;
    let lines = &run.traced.lines;
    let flow = if flow { flow::boxes(lines, &run.question.ir, &teller)? } else { Vec::new() };
    let told = lines.iter().filter(|line| !matches!(line.said, Said::Calls { .. }));
    let told = told.map(|line| Ok((line.depth, teller.tell(&line.said)?)));
    let answers = match answers(reading, run, locale)?.as_slice() {
        [(_, value)] => vec![(String::new(), value.clone())],
        // several have names of the rules, which are no words of a reader; the lines tell them
        _ => Vec::new(),
    };
    Ok(Trace { lines: told.collect::<Result<_, Vec<String>>>()?, answers, flow })
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
            let in_code = || {
                code[..code.partition_point(|range| range.start <= at)].last().is_some_and(|range| range.contains(&at))
            };
            if let Some(heading) = line.strip_prefix("## ").filter(|_| !in_code()) {
                self.prose(&text[start..at]);
                self.all.push(Part::Heading(without_marks(heading.trim())));
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
