//! Reading a text again: a piece that is the same as before is not parsed once more, wherever it stands by now.

use std::ops::Range;
use std::sync::Arc;

use crate::layout::{Laid, layout};
use crate::lower::Lower;
use crate::parse::{parse_piece, sorted};
use crate::tree::{Item, Tree};
use crate::{Diagnostic, MAX_BYTES, error};

/// A text that was read, and what was read of it.
#[derive(Clone, Debug, Default)]
pub struct Reading {
    /// What was written.
    pub tree: Tree,
    /// What was wrong with it.
    pub found: Vec<Diagnostic>,
    /// The text as the grammar reads it; empty where it says less than what was written.
    joined: String,
    pieces: Vec<Piece>,
}

/// A piece of a text that holds one declaration, as a rule.
#[derive(Clone, Debug)]
struct Piece {
    place: Range<usize>,
    /// Its items in the tree.
    items: Range<usize>,
    /// Whether nothing was wrong with it.
    sound: bool,
}

impl Reading {
    /// Reads a file. `file` is its number in spans.
    #[must_use]
    pub fn of(file: u32, text: &str) -> Self {
        Self::default().again(file, text)
    }

    /// Reads the same file after its text has changed: what comes of it is what [`Reading::of`] gives.
    #[must_use]
    pub fn again(&self, file: u32, text: &str) -> Self {
        if text.len() > MAX_BYTES {
            return Self { found: vec![error::too_large(file, text.len())], ..Self::default() };
        }
        let laid = layout(file, text);
        let plain = is_plain(&laid);
        let (before, after) = if plain { self.same(&laid) } else { (0, 0) };
        let mut lower = Lower::new(file, text, &laid);
        let mut now = Self { tree: Tree { items: Vec::with_capacity(laid.items.len()) }, ..Self::default() };
        let rest = laid.items.len() - after;
        for (at, place) in laid.items.iter().enumerate() {
            let (first, found) = (now.tree.items.len(), lower.problems.len());
            if at < before {
                self.take(&self.pieces[at], place, &mut now.tree.items);
            } else if at >= rest {
                self.take(&self.pieces[self.pieces.len() - (laid.items.len() - at)], place, &mut now.tree.items);
            } else {
                parse_piece(&mut lower, place, &mut now.tree.items);
            }
            let sound = lower.problems.len() == found;
            now.pieces.push(Piece { place: place.clone(), items: first..now.tree.items.len(), sound });
        }
        let problems = lower.problems;
        now.found = sorted(laid.problems, problems);
        now.joined = if plain { laid.joined } else { String::new() };
        now
    }

    /// How many pieces are the same as before at the beginning, and how many more at the end.
    fn same(&self, laid: &Laid) -> (usize, usize) {
        let same = |piece: &Piece, place: &Range<usize>| {
            let (was, is) = (self.joined.get(piece.place.clone()), laid.joined.get(place.clone()));
            piece.sound && was.is_some() && was == is
        };
        let pairs = || self.pieces.iter().zip(&laid.items);
        let before = pairs().take_while(|(piece, place)| same(piece, place)).count();
        let most = self.pieces.len().min(laid.items.len()) - before;
        let pairs = self.pieces.iter().rev().zip(laid.items.iter().rev()).take(most);
        (before, pairs.take_while(|(piece, place)| same(piece, place)).count())
    }

    /// Takes over the items of a piece that stands at another place now.
    fn take(&self, piece: &Piece, place: &Range<usize>, items: &mut Vec<Arc<Item>>) {
        let byte = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
        let far = byte(place.start).wrapping_sub(byte(piece.place.start));
        let all = &self.tree.items[piece.items.clone()];
        items.extend(all.iter().map(|item| if far == 0 { item.clone() } else { Arc::new(item.moved(far)) }));
    }
}

/// Whether the text as the grammar reads it says all that a tree is made of. What layout has found, as a bracket left open,
/// is not said again of the piece it is in: there a piece that is not sound would seem so.
fn is_plain(laid: &Laid) -> bool {
    laid.problems.is_empty() && !laid.folded && laid.foreign.is_empty() && laid.too_deep.is_empty()
}
