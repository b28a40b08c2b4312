//! What a directive of a chapter means: resolved against the checked program, in no language yet.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::{Arc, PoisonError};

use runebook_book::describe::{function, function_key};
use runebook_book::make::{Holder, term, values};
use runebook_book::phrase::Voice;
use runebook_book::render::Directive;
use runebook_compiler::ir::{Ir, KindId, Rounding, Show};
use runebook_grammar::{Diagnostic, Span};
use runebook_runtime::{Fork, Script};

use super::kept::Kept;
use super::of_locale;
use crate::build::Unbuilt;
use crate::near::nearest;
use crate::odds::measure::{Measure, measure};
use crate::odds::{self, NoOdds};
use crate::pack::{Pack, moved};
use crate::query::{Question, Traced, Unasked, Value};
use crate::story::Detail;
use crate::story::teller::{self, Teller};
use crate::{error, figure};

/// The directives, each with an example.
pub const NAMES: &[(&str, &str)] = &[
    ("calculator", "{{#calculator blow}}"),
    ("entry", "{{#entry ability.smite}}"),
    ("figure", "{{#figure hold}}"),
    ("flow", "{{#flow strike(hero, orc) | rolls 14, 7}}"),
    ("kind", "{{#kind song}}"),
    ("trace", "{{#trace hero.melee}}"),
    ("value", "{{#value smite.extra}}"),
];

/// The directives of mdBook itself.
const OTHERS: &[&str] = &["include", "playground", "playpen", "rustdoc_include", "template", "title"];

/// What a directive shows.
#[derive(Debug)]
pub enum Meaning {
    /// What stands at this anchor: an entry, a status, a rule, a figure.
    Place(String),
    /// All entries of a kind.
    Kind(KindId),
    /// A value of an entry or a status.
    Value(Holder, String),
    /// What a question comes to.
    Answer(Arc<Run>),
    /// How it comes about.
    Trace(Arc<Run>),
    /// The same as a picture.
    Flow(Arc<Run>),
}

/// A question that was run.
#[derive(Debug)]
pub struct Run {
    /// The question; its program has what it added.
    pub question: Question,
    /// What it told.
    pub traced: Traced,
    /// The chance that it asks for, in percent, or the number of another question to the odds.
    pub chance: Option<Asked>,
}

/// What a question to the odds comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// Digits with a point.
    pub digits: String,
    /// `<` or `>` where it is less or more than they say.
    pub sign: &'static str,
    /// Whether they are percent.
    pub percent: bool,
}

/// The exact chance, mean or spread that a question asks for, to one decimal.
fn chance(question: &Question) -> Result<Asked, String> {
    let answered = odds::of_question(question).map_err(|why| match why {
        NoOdds::Refused(why) => why.to_string(),
        NoOdds::Unbuilt(why) => why.to_string(),
    })?;
    let asked = question.asked();
    let answer = asked.answers.first().ok_or_else(|| "nothing is asked".to_owned())?;
    let found = measure(asked, answer, &answered).map_err(str::to_owned)?;
    let percent = matches!(found, Measure::Chance(_));
    let show = Show { percent, decimals: vec![(1, None)], shortened: true, ties: Rounding::HalfUp };
    let cell = figure::shown(&show, &found).ok_or_else(|| "its last digit cannot be proved".to_owned())?;
    Ok(Asked { digits: cell.digits, sign: cell.sign, percent })
}

/// Where a directive stands, and in what.
pub struct Reading<'a> {
    /// The pack.
    pub pack: &'a Pack,
    /// Its program.
    pub ir: &'a Ir,
    /// Number of the chapter's text among the sources that findings point into.
    pub file: u32,
    /// The chapter's text.
    pub text: &'a str,
    /// Whether it belongs to a book that has directives of its own.
    pub foreign: bool,
    /// What is worked out once for all its directives.
    pub kept: &'a Kept,
}

/// The anchors of a pack's book: entries, statuses, rules, figures, terms.
#[must_use]
pub fn anchors(pack: &Pack, ir: &Ir) -> Vec<String> {
    let entry = |id: &usize| format!("{}.{}", ir.kinds[ir.entries[*id].kind].named.name, ir.entries[*id].named.name);
    let mut all: Vec<String> =
        (0..ir.entries.len()).filter(|id| !ir.entries[*id].hidden).map(|id| entry(&id)).collect();
    let shown = |id: &usize| ir.statuses[*id].entry.is_none_or(|entry| !ir.entries[entry].hidden);
    all.extend((0..ir.statuses.len()).filter(shown).map(|id| format!("status.{}", ir.statuses[id].named.name)));
    let told = (0..ir.functions.len()).filter(|id| function(ir, *id).is_some());
    all.extend(told.map(|id| function_key(ir, id).replacen('-', ".", 1)));
    all.extend(ir.calculators.iter().map(|one| format!("calculator.{}", one.named.name)));
    all.extend(ir.figures.iter().map(|figure| format!("figure.{}", figure.named.name)));
    let words = pack.words.iter().filter(|words| words.locale == pack.manifest().source_locale);
    all.extend(words.flat_map(|words| words.text.lines()).filter_map(term));
    all
}

impl Reading<'_> {
    /// The anchors of the book.
    pub fn anchors(&self) -> &[String] {
        self.kept.anchors.get_or_init(|| anchors(self.pack, self.ir))
    }

    /// The anchors that are called so: wholly, or without their kind.
    fn called(&self, name: &str) -> impl Iterator<Item = &String> {
        let places = self.kept.places.get_or_init(|| {
            let mut places: HashMap<String, Vec<usize>> = HashMap::new();
            for (at, anchor) in self.anchors().iter().enumerate() {
                let own = anchor.split_once('.').map(|(_, own)| own);
                for name in [Some(anchor.as_str()), own].into_iter().flatten() {
                    places.entry(name.to_owned()).or_default().push(at);
                }
            }
            places
        });
        places.get(name).into_iter().flatten().map(|at| &self.anchors()[*at])
    }

    /// Who says what stands here in a language.
    pub(super) fn voice(&self, locale: &str) -> Option<Arc<Voice>> {
        let lock = || self.kept.voices.lock().unwrap_or_else(PoisonError::into_inner);
        let known = lock().get(locale).cloned();
        known.unwrap_or_else(|| {
            let memory = &self.kept.memory;
            let made = of_locale(self.pack, self.ir, locale, |source| memory.voice(&source, locale, source.words));
            lock().insert(locale.to_owned(), made.clone());
            made
        })
    }

    /// Who tells of a question in a language.
    pub(super) fn teller(&self, run: &Run, locale: &str) -> Result<Teller, Vec<String>> {
        teller::kept(self.pack, &run.question.ir, locale, &self.kept.memory).map_err(|why| vec![why])
    }

    /// The place of some bytes of the chapter.
    #[must_use]
    pub fn span(&self, range: &Range<usize>) -> Span {
        let short = |byte: usize| u32::try_from(byte).unwrap_or(u32::MAX);
        Span::new(self.file, short(range.start), short(range.end))
    }

    /// Whether a directive is nobody's but ours: all of our own chapters; in others those with our names, and with names
    /// that are misprints of ours.
    #[must_use]
    pub fn is_ours(&self, directive: &Directive) -> bool {
        let name = &self.text[directive.name.clone()];
        let known = NAMES.iter().map(|(name, _)| *name);
        !self.foreign || (!OTHERS.contains(&name) && nearest(name, known).is_some())
    }

    /// What a directive means.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn meaning(&self, directive: &Directive) -> Result<Meaning, Vec<Diagnostic>> {
        let name = &self.text[directive.name.clone()];
        let names: Vec<&str> = NAMES.iter().map(|(name, _)| *name).collect();
        let Some((_, example)) = NAMES.iter().find(|(known, _)| *known == name) else {
            return Err(vec![error::no_directive(self.span(&directive.name), name, &names)]);
        };
        if !directive.closed {
            return Err(vec![error::directive_open(self.span(&directive.range))]);
        }
        if directive.words.is_empty() {
            return Err(vec![error::directive_empty(self.span(&directive.range), name, example)]);
        }
        if !directive.alone && !["entry", "value"].contains(&name) {
            return Err(vec![error::directive_inside(self.span(&directive.range), name)]);
        }
        match name {
            "entry" => self.place(&directive.words, "entry", "").map_err(|one| vec![*one]),
            "calculator" => self.place(&directive.words, "calculator", "calculator.").map_err(|one| vec![*one]),
            "figure" => self.place(&directive.words, "figure", "figure.").map_err(|one| vec![*one]),
            "kind" => self.kind(&directive.words),
            "trace" => self.run(&directive.words, Detail::Story).map(Meaning::Trace),
            "flow" => self.run(&directive.words, Detail::Flow).map(Meaning::Flow),
            _ => self.value(&directive.words),
        }
    }

    /// What is called so; `prefix` is what its anchor begins with.
    fn place(&self, words: &Range<usize>, what: &str, prefix: &str) -> Result<Meaning, Box<Diagnostic>> {
        let (name, at) = (&self.text[words.clone()], self.span(words));
        let known = || self.anchors().iter().filter(|anchor| anchor.starts_with(prefix));
        let found: Vec<String> = self.called(name).filter(|anchor| anchor.starts_with(prefix)).cloned().collect();
        match found.as_slice() {
            [one] => Ok(Meaning::Place(one.clone())),
            [] if self.is_hidden(name) => Err(Box::new(error::not_for_players(at, name))),
            [] => {
                let known: Vec<String> = known().cloned().collect();
                let short = known.iter().filter_map(|anchor| anchor.split_once('.')).map(|(_, own)| own.to_owned());
                let all: Vec<String> = if name.contains('.') { known } else { short.collect() };
                Err(Box::new(error::names_nothing(at, what, name, &all)))
            }
            several => Err(Box::new(error::names_several(at, name, several))),
        }
    }

    fn is_hidden(&self, name: &str) -> bool {
        let own = name.split_once('.').map_or(name, |(_, own)| own);
        self.ir.entries.iter().any(|entry| entry.hidden && entry.named.name == own)
    }

    /// That no word of a question names what is hidden from players.
    fn for_players(&self, words: &Range<usize>) -> Result<(), Vec<Diagnostic>> {
        let mut start = words.start;
        for word in self.text[words.clone()].split(|c: char| !c.is_ascii_alphanumeric() && c != '_') {
            if self.is_hidden(word) {
                return Err(vec![error::not_for_players(self.span(&(start..start + word.len())), word)]);
            }
            start += word.len();
            start += self.text[start..words.end].chars().next().map_or(0, char::len_utf8);
        }
        Ok(())
    }

    fn kind(&self, words: &Range<usize>) -> Result<Meaning, Vec<Diagnostic>> {
        let name = &self.text[words.clone()];
        match self.ir.kinds.iter().position(|kind| kind.named.name == name) {
            Some(kind) => Ok(Meaning::Kind(kind)),
            None => {
                let known: Vec<String> = self.ir.kinds.iter().map(|kind| kind.named.name.clone()).collect();
                Err(vec![error::names_nothing(self.span(words), "kind", name, &known)])
            }
        }
    }

    /// A value by its name, else what a question comes to.
    fn value(&self, words: &Range<usize>) -> Result<Meaning, Vec<Diagnostic>> {
        let text = &self.text[words.clone()];
        let plain = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '.';
        if let Some((holder, name)) = text.rsplit_once('.').filter(|_| text.chars().all(plain))
            && let Some(found) = self.holder(holder)
        {
            let known = values(self.ir, found);
            if known.iter().any(|known| known == name) {
                return Ok(Meaning::Value(found, name.to_owned()));
            }
            let at = words.end - name.len()..words.end;
            return Err(vec![error::no_value_called(self.span(&at), holder, name, &known)]);
        }
        self.run(words, Detail::Story).map(Meaning::Answer)
    }

    fn holder(&self, name: &str) -> Option<Holder> {
        let ir = self.ir;
        let (kind, own) = name.split_once('.').map_or((None, name), |(kind, own)| (Some(kind), own));
        let is_entry = |id: &usize| {
            let entry = &ir.entries[*id];
            entry.named.name == own && !entry.hidden && kind.is_none_or(|kind| ir.kinds[entry.kind].named.name == kind)
        };
        let status = || ir.statuses.iter().position(|status| status.named.name == own);
        let entry = (0..ir.entries.len()).find(is_entry).map(Holder::Entry);
        entry.or_else(|| status().filter(|_| kind.is_none_or(|kind| kind == "status")).map(Holder::Status))
    }

    /// A question with its state and its dice, run: once, wherever it stands.
    fn run(&self, words: &Range<usize>, detail: Detail) -> Result<Arc<Run>, Vec<Diagnostic>> {
        let key = (self.text[words.clone()].to_owned(), detail);
        let lock = || self.kept.runs.lock().unwrap_or_else(PoisonError::into_inner);
        let known = lock().get(&key).cloned();
        if let Some(run) = known {
            return Ok(run);
        }
        let run = Arc::new(self.run_anew(words, detail)?);
        lock().insert(key, Arc::clone(&run));
        Ok(run)
    }

    fn run_anew(&self, words: &Range<usize>, detail: Detail) -> Result<Run, Vec<Diagnostic>> {
        let mut parts = pieces(self.text, words);
        let asked = parts.remove(0);
        let (mut given, mut rolls) = (asked.end..asked.end, None);
        let mut before: Vec<(&str, Range<usize>)> = Vec::new();
        for part in parts {
            let text = &self.text[part.clone()];
            let word = text.split(' ').next().unwrap_or_default();
            if let Some((_, first)) = before.iter().find(|(known, _)| *known == word) {
                return Err(vec![error::directive_option_twice(self.span(&part), word, self.span(first))]);
            }
            if let Some(state) = text.strip_prefix("given ") {
                given = part.end - state.len()..part.end;
            } else if let Some(Ok(all)) = text.strip_prefix("rolls ").map(numbers) {
                rolls = Some(all);
            } else {
                return Err(vec![error::directive_option(self.span(&part), text)]);
            }
            before.push((word, part));
        }
        self.for_players(&asked)?;
        self.for_players(&given)?;
        let question = self.question(&asked, &given)?;
        let unfit = |why: Unbuilt| vec![error::no_example(self.span(&asked), &why.to_string())];
        let traced = match &rolls {
            None => question.trace(&mut question.dice(Fork), detail).map_err(unfit)?,
            Some(rolls) => {
                let mut dice = Script::totals(rolls);
                let traced = question.trace(&mut question.dice(&mut dice), detail).map_err(unfit)?;
                traced.with_left_over(dice.left_over().len())
            }
        };
        if rolls.is_none() && !question.is_value() {
            return match chance(&question) {
                Ok(chance) => Ok(Run { question, traced, chance: Some(chance) }),
                Err(why) => Err(vec![error::no_example(self.span(&asked), &why)]),
            };
        }
        match &traced.value {
            Value::Answers(_) => Ok(Run { question, traced, chance: None }),
            Value::Chance => Err(vec![error::dice_open(self.span(&asked))]),
            Value::Stopped(_) if rolls.is_none() => Err(vec![error::dice_open(self.span(&asked))]),
            Value::Stopped(why) => Err(vec![error::no_example(self.span(&asked), why)]),
        }
    }

    /// The question; what is wrong with its words is wrong in the chapter.
    fn question(&self, asked: &Range<usize>, given: &Range<usize>) -> Result<Question, Vec<Diagnostic>> {
        let texts = [asked, given].map(|range| &self.text[range.clone()]);
        let first = u32::try_from(self.pack.sources.all().len()).unwrap_or(u32::MAX);
        match Question::new(self.pack, self.ir, texts[0], texts[1]) {
            Ok(question) => Ok(question),
            Err(Unasked::Unbuilt(why)) => Err(vec![error::no_example(self.span(asked), &why.to_string())]),
            Err(Unasked::Found(_, found)) => {
                let here = |span: Span| match span.file.checked_sub(first) {
                    None => span,
                    Some(0) => self.within(asked, span),
                    // words are put into the state before it is read
                    Some(_) => self.span(given),
                };
                Err(found.into_iter().map(|finding| moved(finding, here)).collect())
            }
        }
    }

    /// A place in a part of the chapter that was read by itself.
    fn within(&self, part: &Range<usize>, span: Span) -> Span {
        let byte = |byte: u32| (part.start + byte as usize).min(part.end);
        self.span(&(byte(span.start)..byte(span.end)))
    }
}

/// The parts between bars, without blanks around them; there is at least one.
fn pieces(text: &str, words: &Range<usize>) -> Vec<Range<usize>> {
    let mut start = words.start;
    let part = |part: &str| {
        // in a cell of a table a bar is written `\|`
        let escaped = if text[start + part.len()..].starts_with('|') { part.strip_suffix('\\') } else { None };
        let whole = part.len();
        let part = escaped.unwrap_or(part);
        let begins = start + (part.len() - part.trim_start().len());
        let range = begins..begins.max(start + part.trim_end().len());
        start += whole + 1;
        range
    };
    text[words.clone()].split('|').map(part).collect()
}

fn numbers(text: &str) -> Result<Vec<i64>, std::num::ParseIntError> {
    text.split(',').map(|number| number.trim().parse()).collect()
}
