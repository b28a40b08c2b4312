//! Texts with live numbers in place: the same rule said once for each class of its numbers, and what differs set side by side.
//!
//! The number is put into the rule where the formula stands, and the rule is described as any other: so plurals, agreement and
//! "more" or "less" are those of the book, and no sentence is made here.

use std::collections::BTreeMap;

use runebook_compiler::interval;
use runebook_compiler::ir::{Expr, Ir, Node, Source as Holder};
use runebook_compiler::live::{Live, Place};
use runebook_runtime::text::write::{Classes, Piece};

use super::plurals::Class;

/// Most live numbers that one sentence may have; more stay in words.
const MOST: usize = 3;

/// The place of the author's prose among the texts of a thing, which has words of its own for 0 or none.
const PROSE: usize = 0;

/// A text as it is said: sentences with marks.
pub(super) type Said = Vec<Vec<String>>;

/// A live number of a thing.
pub(super) struct Hole<'l> {
    /// Its number among the live numbers of the program.
    pub number: usize,
    /// Where it stands in what is said of the thing.
    pub places: Vec<Place>,
    pub live: &'l Live,
}

/// The live numbers of a thing.
pub(super) fn holes<'l>(ir: &Ir, live: &'l [Live], holder: Holder) -> Vec<Hole<'l>> {
    let of = |(number, live): (usize, &'l Live)| {
        let own = |place: &Place| place.source(ir) == Some(holder);
        let places: Vec<Place> = live.places.iter().copied().filter(own).collect();
        (!places.is_empty()).then_some(Hole { number, places, live })
    };
    live.iter().enumerate().filter_map(of).collect()
}

/// Whether a number can be negative, as far as the rules show.
pub(super) fn negative(ir: &Ir, live: &Live) -> bool {
    let low = interval::of(ir, &live.value).low;
    low.is_none_or(|low| interval::less(low, (0, 1)) != Some(false))
}

/// Puts numbers in the place of formulas, one for each hole, and calls `say`; then all is as it was.
pub(super) fn with_numbers<T>(ir: &mut Ir, holes: &[Hole<'_>], numbers: &[i64], say: impl FnOnce(&Ir) -> T) -> T {
    let mut before: Vec<(Place, Expr)> = Vec::new();
    for (hole, number) in holes.iter().zip(numbers) {
        for place in &hole.places {
            if let Some(amount) = place.amount_mut(ir) {
                before.push((*place, amount.clone()));
                amount.node = Node::Const(*number);
            }
        }
    }
    let said = say(ir);
    for (place, amount) in before {
        if let Some(there) = place.amount_mut(ir) {
            *there = amount;
        }
    }
    said
}

/// What is said of a thing with its numbers, by the classes of these.
pub(super) struct Variants<'v> {
    /// How the numbers of each hole fall into classes, and numbers of each.
    classes: &'v [(Classes, Vec<Class>)],
    /// Says it with these numbers.
    say: &'v mut dyn FnMut(&[i64]) -> Said,
    /// Said in words.
    words: &'v Said,
    /// Said with the usual number of each hole.
    usual: Said,
    /// What was said with which numbers.
    known: BTreeMap<Vec<i64>, Said>,
    kept: &'v mut Kept,
}

/// Cuts a sentence: the holes in it, the number each was said with, and the order in which they usually stand.
pub(super) type Cutter<'c> = &'c dyn Fn(&str, &[(usize, i64)], Option<&[usize]>) -> Vec<Piece>;

/// For each text, the sentences with live numbers in place; none for a text without any.
pub(super) type Found = Vec<Option<Vec<Vec<Piece>>>>;

impl<'v> Variants<'v> {
    pub fn new(
        classes: &'v [(Classes, Vec<Class>)],
        kept: &'v mut Kept,
        words: &'v Said,
        say: &'v mut dyn FnMut(&[i64]) -> Said,
    ) -> Self {
        let mut all = Self { classes, say, words, usual: Said::new(), known: BTreeMap::new(), kept };
        let numbers = all.usual_numbers();
        all.usual = all.said(numbers);
        all
    }

    /// The thing with these numbers; each only once.
    fn said(&mut self, numbers: Vec<i64>) -> Said {
        if let Some(known) = self.known.get(&numbers) {
            return known.clone();
        }
        let said = (self.say)(&numbers);
        self.known.insert(numbers, said.clone());
        said
    }

    /// The texts with numbers in place.
    ///
    /// # Errors
    /// A hole that cannot be put in place: its number adds or drops sentences, or stands beside too many others.
    pub fn texts(&mut self, cut: Cutter<'_>) -> Result<Found, usize> {
        let standing = self.standing()?;
        let mut texts = Vec::new();
        for (text, holes) in standing.iter().enumerate() {
            let is_live = holes.iter().any(|holes| !holes.is_empty());
            let sentences = holes.iter().enumerate().map(|(at, holes)| self.sentence((text, at), holes, cut));
            texts.push(is_live.then(|| sentences.collect()));
        }
        Ok(texts)
    }

    fn samples(&self, classes: &[usize]) -> Vec<i64> {
        let holes = self.classes.iter().zip(classes).enumerate();
        holes.map(|(hole, ((_, samples), class))| samples[*class].sample(hole)).collect()
    }

    fn usual_numbers(&self) -> Vec<i64> {
        self.samples(&vec![0; self.classes.len()])
    }

    /// Which holes stand in which sentence: those whose number changes it.
    fn standing(&mut self) -> Result<Vec<Vec<Vec<usize>>>, usize> {
        let mut all: Vec<Vec<Vec<usize>>> = self.usual.iter().map(|text| vec![Vec::new(); text.len()]).collect();
        for hole in 0..self.classes.len() {
            let mut numbers = self.usual_numbers();
            numbers[hole] = self.classes[hole].1[0].sample(self.classes.len() + hole);
            let other = (self.say)(&numbers);
            for (text, (one, two)) in self.usual.iter().zip(&other).enumerate() {
                if one.len() != two.len() || one.len() != self.words[text].len() {
                    return Err(hole);
                }
                for at in (0..one.len()).filter(|at| two[*at] != one[*at]) {
                    all[text][at].push(hole);
                    if all[text][at].len() > MOST {
                        return Err(hole);
                    }
                }
            }
        }
        Ok(all)
    }

    /// A sentence with its alternatives. Where one of them is not said at all, the usual one stands for it.
    fn sentence(&mut self, (text, at): (usize, usize), holes: &[usize], cut: Cutter<'_>) -> Vec<Piece> {
        let known = |numbers: &[i64]| holes.iter().map(|hole| (*hole, numbers[*hole])).collect::<Vec<_>>();
        let usual = cut(&self.usual[text][at], &known(&self.usual_numbers()), None);
        if holes.is_empty() {
            return usual;
        }
        let order: Vec<usize> = usual
            .iter()
            .filter_map(|piece| if let Piece::Hole { hole, .. } = piece { Some(*hole) } else { None })
            .collect();
        let count = holes.iter().map(|hole| self.classes[*hole].1.len()).product::<usize>();
        let mut options = Vec::new();
        for option in 0..count {
            let numbers = self.samples(&self.option(holes, option));
            let said = self.said(numbers.clone());
            let whole = said.get(text).filter(|sentences| sentences.len() == self.usual[text].len());
            let other = whole.map(|sentences| cut(&sentences[at], &known(&numbers), Some(&order)));
            // the book says nothing of a change by 0, and a game says the 0
            let silent = |pieces: &Vec<Piece>| {
                let nothing = text != PROSE && holes.iter().any(|hole| numbers[*hole] == 0);
                nothing && pieces.iter().filter(|piece| matches!(piece, Piece::Hole { .. })).count() < order.len()
            };
            options.push(other.filter(|pieces| !silent(pieces)).unwrap_or_else(|| usual.clone()));
        }
        let mut classes: Vec<Classes> = holes.iter().map(|hole| self.classes[*hole].0.clone()).collect();
        for place in 0..classes.len() {
            merge(&mut classes, &mut options, place);
        }
        options.push(cut(&self.words[text][at], &[], None));
        let by = holes.iter().zip(classes).map(|(hole, classes)| (*hole, self.kept.place(classes))).collect();
        vec![Piece::Choice(by, options)]
    }

    /// The classes of all holes in an alternative; the last hole's class counts fastest.
    fn option(&self, holes: &[usize], option: usize) -> Vec<usize> {
        let mut classes = vec![0; self.classes.len()];
        let mut rest = option;
        for hole in holes.iter().rev() {
            let many = self.classes[*hole].1.len();
            (classes[*hole], rest) = (rest % many, rest / many);
        }
        classes
    }
}

/// Makes one class of those of the number at `place` that always read alike.
fn merge(classes: &mut [Classes], options: &mut Vec<Vec<Piece>>, place: usize) {
    let many = |classes: &Classes| usize::try_from(classes.count).unwrap_or(0);
    let fast: usize = classes[place + 1..].iter().map(many).product();
    let count = many(&classes[place]);
    let class_of = |option: usize| option / fast % count;
    let of = |class: usize| -> Vec<&Vec<Piece>> {
        options.iter().enumerate().filter(|(at, _)| class_of(*at) == class).map(|(_, pieces)| pieces).collect()
    };
    // the first class that reads as each does
    let first: Vec<usize> =
        (0..count).map(|class| (0..=class).find(|one| of(*one) == of(class)).unwrap_or(class)).collect();
    let kept: Vec<usize> = (0..count).filter(|class| first[*class] == *class).collect();
    let place_of = |class: u32| {
        let first = usize::try_from(class).ok().and_then(|class| first.get(class));
        let place = first.and_then(|first| kept.iter().position(|class| class == first)).unwrap_or(0);
        u32::try_from(place).unwrap_or(0)
    };
    let found = &mut classes[place];
    found.otherwise = place_of(found.otherwise);
    found.rules.iter_mut().for_each(|rule| rule.class = place_of(rule.class));
    while found.rules.last().is_some_and(|rule| rule.class == found.otherwise) {
        found.rules.pop();
    }
    found.count = u32::try_from(kept.len()).unwrap_or(0);
    let all = std::mem::take(options).into_iter().enumerate();
    *options = all.filter(|(at, _)| kept.contains(&class_of(*at))).map(|(_, pieces)| pieces).collect();
}

/// The rules of numbers that a file needs, each once.
#[derive(Default)]
pub(super) struct Kept(pub Vec<Classes>);

impl Kept {
    /// The place of these classes.
    pub fn place(&mut self, classes: Classes) -> usize {
        match self.0.iter().position(|known| *known == classes) {
            Some(at) => at,
            None => {
                self.0.push(classes);
                self.0.len() - 1
            }
        }
    }
}
