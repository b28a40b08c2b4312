//! The words of a table for games: what the book says of each thing, in pieces, with its numbers told apart.
//!
//! ```text
//!  Maker (marked voice) ──entry──▶ text with marks ──pieces──▶ literal, link, fixed number ──encode──▶ .runetext
//! ```
//!
//! Nothing here says anything of its own: a text is what the book prints, cut where numbers and links stand.

mod in_place;
mod numbers;
mod pieces;
mod plurals;
mod things;

use std::collections::BTreeMap;

use runebook_compiler::ir::{Ir, Source as Holder};
use runebook_compiler::live::{self, Live};
use runebook_runtime::text::Form;
use runebook_runtime::text::write::{Hole, Item, Piece, Words, Written};

use crate::make::{Maker, Source};
use crate::model::{Entry, Hole as NotSaid, Sentence, Topic};
use crate::phrase::{Messages, Voice};
use in_place::{Found, Kept, Said, Variants};
use pieces::Cut;
use plurals::Plurals;

pub use things::{Named, Thing, things};

/// The stable ids of things by their qualified names.
pub type Ids = BTreeMap<String, u64>;

/// The words of a pack in a locale, without the content hash of their table. `sources` are the live numbers
/// of the program (`compiler::live`) in their order: where the table has each, and what it is for a holder that has nothing.
///
/// # Errors
/// What cannot be said in this language.
pub fn words(source: Source<'_>, locale: &str, ids: &Ids, sources: &[Hole]) -> Result<Words, Vec<NotSaid>> {
    let voices = Voices::new(&source, locale).zip(Plurals::new(locale));
    let Some((voices, plurals)) = voices else { return Err(crate::make::holes(source, locale)) };
    let live = live::live(source.ir);
    let mut telling = Telling {
        source,
        cut: Cut::new(&voices.own, ids),
        named: voices.named(),
        voices: &voices,
        plurals,
        live: &live,
        changed: if live.is_empty() { Ir::default() } else { source.ir.clone() },
        kept: Kept::default(),
        not_said: Vec::new(),
    };
    let things = things(source.ir).into_iter();
    let item = |thing: Named| Some(Item { id: *ids.get(&thing.name)?, forms: telling.thing(&thing), name: thing.name });
    let items = things.filter_map(item).filter(|item| !item.forms.is_empty()).collect();
    if !telling.not_said.is_empty() {
        return Err(telling.not_said);
    }
    let numbers = numbers::written(&voices.own.numbers);
    let (holes, classes) = (sources.to_vec(), telling.kept.0);
    Ok(Words { locale: locale.to_owned(), content: 0, numbers, items, holes, classes })
}

/// Two voices that mark their numbers.
struct Voices {
    own: Voice,
    original: Voice,
}

impl Voices {
    fn new(source: &Source<'_>, locale: &str) -> Option<Self> {
        let own = crate::make::marked_voice(source, locale, source.words)?;
        let original = crate::make::marked_voice(source, source.source_locale, source.source_words)?;
        Some(Self { own, original })
    }

    /// Numbers that messages have words of their own for: `[0]`.
    fn named(&self) -> Vec<i64> {
        let all = [&self.own.grammar, &self.own.words, &self.original.words];
        let mut named: Vec<i64> = all.into_iter().flat_map(Messages::numbers).collect();
        named.sort_unstable();
        named.dedup();
        named
    }
}

/// What the words of a language are made with.
struct Telling<'a> {
    source: Source<'a>,
    voices: &'a Voices,
    cut: Cut<'a>,
    plurals: Plurals,
    named: Vec<i64>,
    live: &'a [Live],
    /// The program once more, for numbers in the place of formulas.
    changed: Ir,
    kept: Kept,
    not_said: Vec<NotSaid>,
}

impl Telling<'_> {
    fn thing(&mut self, thing: &Named) -> Vec<(Form, Written)> {
        let mut maker = Maker::new(self.source, &self.voices.own, &self.voices.original, true);
        let (entry, holder) = match thing.thing {
            Thing::Entry(id) => (maker.entry(id), Holder::Entry(id)),
            Thing::Status(id) => (maker.status(id), Holder::Status(id)),
            Thing::Stat(_) | Thing::Cell(_) | Thing::Other => {
                let name = name(&mut maker, thing).unwrap_or_default();
                return if name.is_empty() { Vec::new() } else { vec![(Form::Name, plain(self.cut.text(&name)))] };
            }
        };
        let short = maker.speaker.word(&thing.key, "short");
        self.not_said.extend(maker.holes.into_iter().filter(|hole| hole.fatal));
        let numbers = self.numbers(thing, holder);
        self.entry(&entry, short.as_deref(), numbers)
    }

    fn entry(&self, entry: &Entry, short: Option<&str>, numbers: [Vec<Piece>; 3]) -> Vec<(Form, Written)> {
        let about = |needs: bool| {
            let wanted = entry.sentences.iter().filter(move |sentence| is_need(sentence.topic) == needs);
            self.cut.sentences(wanted.map(|sentence| sentence.text.as_str()))
        };
        let [prose, needs, rules] = numbers;
        let text = |text: &Option<String>| text.as_ref().map(|text| self.cut.text(text)).unwrap_or_default();
        let said = Written { words: about(false), numbers: rules };
        let notation = text(&entry.notation);
        let brief = match short {
            Some(short) => plain(self.cut.text(short)),
            None if !notation.is_empty() => plain(notation.clone()),
            None => Written { words: first(&said.words), numbers: first(&said.numbers) },
        };
        let texts = [
            (Form::Name, plain(self.cut.text(&entry.title))),
            (Form::Short, brief),
            (Form::Prose, Written { words: text(&entry.prose), numbers: prose }),
            (Form::Needs, Written { words: about(true), numbers: needs }),
            (Form::Rules, said),
            (Form::Notation, plain(notation)),
            (Form::Fields, plain(self.cut.fields(&entry.fields))),
            (Form::Kind, plain(self.cut.text(&entry.kind))),
        ];
        texts.into_iter().filter(|(_, text)| !text.words.is_empty()).collect()
    }

    /// Prose, needs and rules with live numbers in place; empty where there are none.
    fn numbers(&mut self, thing: &Named, holder: Holder) -> [Vec<Piece>; 3] {
        let mut holes = in_place::holes(self.source.ir, self.live, holder);
        while !holes.is_empty() {
            match self.in_place(thing, holder, &holes) {
                Ok(found) => {
                    let joined = |text: Option<Vec<Vec<Piece>>>| {
                        text.map(|text| self.cut.joined(text.into_iter())).unwrap_or_default()
                    };
                    let mut found = found.into_iter().map(joined);
                    return [(); 3].map(|()| found.next().unwrap_or_default());
                }
                Err(hole) => drop(holes.remove(hole)),
            }
        }
        [const { Vec::new() }; 3]
    }

    fn in_place(&mut self, thing: &Named, holder: Holder, holes: &[in_place::Hole<'_>]) -> Result<Found, usize> {
        let named = [self.named.clone(), self.prose_numbers(holder)].concat();
        let negative = |hole: &in_place::Hole<'_>| in_place::negative(self.source.ir, hole.live);
        let classes: Vec<_> = holes.iter().map(|hole| self.plurals.classes(&named, negative(hole))).collect();
        let (source, voices, changed) = (self.source, self.voices, &mut self.changed);
        let words = said(&mut Maker::new(source, &voices.own, &voices.original, true), thing, holder);
        let mut say = |numbers: &[i64]| {
            in_place::with_numbers(changed, holes, numbers, |ir| {
                let mut maker = Maker::new(Source { ir, ..source }, &voices.own, &voices.original, true);
                said(&mut maker, thing, holder)
            })
        };
        let cut = |text: &str, known: &[(usize, i64)], order: Option<&[usize]>| self.cut.live(text, known, order);
        let mut found = Variants::new(&classes, &mut self.kept, &words, &mut say).texts(&cut)?;
        let places: Vec<usize> = holes.iter().map(|hole| hole.number).collect();
        found.iter_mut().flatten().flatten().for_each(|sentence| placed(sentence, &places));
        Ok(found)
    }

    /// Numbers that the author's own prose has words for.
    fn prose_numbers(&self, holder: Holder) -> Vec<i64> {
        let ir = self.source.ir;
        let text = match holder {
            Holder::Entry(id) => ir.entries[id].text.as_ref(),
            Holder::Status(id) => ir.statuses[id].text.as_ref(),
            Holder::Rules => None,
        };
        text.map(|(text, _)| crate::phrase::prose_numbers(text, &self.voices.own.numbers)).unwrap_or_default()
    }
}

/// Prose, needs and rules of a thing, sentence by sentence.
fn said(maker: &mut Maker<'_>, thing: &Named, holder: Holder) -> Said {
    let (prose, sentences) = match holder {
        Holder::Entry(id) => maker.said_of_entry(&thing.key, id),
        Holder::Status(id) => maker.said_of_status(&thing.key, id),
        Holder::Rules => (None, Vec::new()),
    };
    let (needs, rules): (Vec<Sentence>, Vec<Sentence>) =
        sentences.into_iter().partition(|sentence| is_need(sentence.topic));
    let texts = |sentences: Vec<Sentence>| sentences.into_iter().map(|sentence| sentence.text).collect();
    vec![prose.into_iter().collect(), texts(needs), texts(rules)]
}

/// The name of something that is no entry; none where the pack gives it no name of its own.
fn name(maker: &mut Maker<'_>, thing: &Named) -> Option<String> {
    match &thing.member {
        Some(np) => Some(maker.speaker.cell(&np.clone().arg())),
        None => maker.speaker.heading(&thing.key),
    }
}

/// Holes by their place in the file, not among those of their thing.
fn placed(pieces: &mut [Piece], places: &[usize]) {
    for piece in pieces {
        match piece {
            Piece::Hole { hole, .. } => *hole = places[*hole],
            Piece::Choice(by, options) => {
                by.iter_mut().for_each(|(hole, _)| *hole = places[*hole]);
                options.iter_mut().for_each(|option| placed(option, places));
            }
            Piece::Literal(_) | Piece::Link(..) | Piece::Fixed(..) | Piece::Break(_) => {}
        }
    }
}

/// The first sentence.
fn first(pieces: &[Piece]) -> Vec<Piece> {
    pieces.split(|piece| matches!(piece, Piece::Break(_))).next().map(<[Piece]>::to_vec).unwrap_or_default()
}

fn plain(words: Vec<Piece>) -> Written {
    Written { words, numbers: Vec::new() }
}

/// Whether a sentence says what a thing takes, rather than what it does.
const fn is_need(topic: Topic) -> bool {
    match topic {
        Topic::Needs | Topic::Price => true,
        Topic::Field | Topic::Standing | Topic::Trigger | Topic::Replacement | Topic::Status | Topic::Rule => false,
    }
}
