//! Two draws of which only a sum or difference is ever seen, taken together.

use std::collections::HashMap;
use std::rc::Rc;

use runebook_runtime::Draw;

use super::pair::Form;
use crate::draw::{Draws, Faces};
use crate::number::Natural;
use crate::refused::Refused;

/// Ways of two draws, taken together where their form is equal: for each first result the second results that stand for
/// all, with the ways they stand for.
#[derive(Debug)]
pub(super) struct Together {
    pub(super) results: Vec<(i64, Vec<(i64, Natural)>)>,
    pub(super) ways: Natural,
}

/// Remembers which ways go together.
#[derive(Debug, Default)]
pub(super) struct Pairs {
    known: HashMap<(Draw, Draw, Form), Rc<Together>>,
}

impl Pairs {
    pub(super) fn together(
        &mut self,
        draws: &mut Draws,
        form: Form,
        first: Draw,
        second: Draw,
    ) -> Result<Rc<Together>, Refused> {
        let key = (first, second, form);
        if let Some(known) = self.known.get(&key) {
            return Ok(Rc::clone(known));
        }
        let together = Rc::new(together(&*draws.faces(first)?, &*draws.faces(second)?, form));
        self.known.insert(key, Rc::clone(&together));
        Ok(together)
    }
}

fn together(first: &Faces, second: &Faces, form: Form) -> Together {
    let mut sorted = Sorted::default();
    for place in ends_first(first.results.len()) {
        let Some((one, ways)) = first.results.get(place) else { continue };
        sorted.results.push((*one, Vec::new()));
        for (other_place, (other, more)) in second.results.iter().enumerate() {
            let sum = i128::from(form.0) * i128::from(*one) + i128::from(form.1) * i128::from(*other);
            // Corners stand for themselves alone: where a number can grow too large, it does so at a corner.
            let corner = is_end(place, first.results.len()) && is_end(other_place, second.results.len());
            let corner = corner.then_some((place, other_place));
            sorted.add((sum, corner), *other, ways.times(more));
        }
    }
    sorted.results.retain(|(_, mine)| !mine.is_empty());
    Together { results: sorted.results, ways: first.ways.times(&second.ways) }
}

/// The first and the last place, then the others: so few first results stand for all.
fn ends_first(count: usize) -> impl Iterator<Item = usize> {
    let last = count.checked_sub(1).filter(|last| *last > 0);
    std::iter::once(0).chain(last).chain(1..count.saturating_sub(1))
}

fn is_end(place: usize, count: usize) -> bool {
    place == 0 || place + 1 == count
}

/// What is told apart: the form, and corners from everything.
type Class = (i128, Option<(usize, usize)>);

/// Ways by class, each with the place of the one that stands for it.
#[derive(Default)]
struct Sorted {
    places: HashMap<Class, (usize, usize)>,
    results: Vec<(i64, Vec<(i64, Natural)>)>,
}

impl Sorted {
    /// Adds ways of the present first result.
    fn add(&mut self, class: Class, other: i64, ways: Natural) {
        let row = self.results.len().saturating_sub(1);
        if let Some((row, column)) = self.places.get(&class) {
            if let Some((_, known)) = self.results.get_mut(*row).and_then(|(_, mine)| mine.get_mut(*column)) {
                *known = known.plus(&ways);
            }
        } else if let Some((_, mine)) = self.results.get_mut(row) {
            self.places.insert(class, (row, mine.len()));
            mine.push((other, ways));
        }
    }
}
