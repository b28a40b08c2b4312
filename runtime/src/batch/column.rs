//! Columns as the caller has them and gets them.

use super::engine::Engine;
use super::lane::Lane;
use super::value::Value;
use super::{LANES, Lanes, Leave, Numbers};
use crate::machine::Host;

/// A number for each lane. What games store in few bits is worked out in few bits.
#[derive(Clone, Copy, Debug)]
pub enum Column<'a> {
    /// The same in each.
    Same(i64),
    /// 16 bits.
    Halves(&'a [i16]),
    /// 32 bits.
    Words(&'a [i32]),
    /// 64 bits.
    Wide(&'a [i64]),
}

impl<'a> Column<'a> {
    /// The number of a lane, if there is one.
    pub fn get(&self, lane: usize) -> Option<i64> {
        match self {
            Column::Same(word) => Some(*word),
            Column::Halves(lanes) => lanes.get(lane).copied().map(i64::from),
            Column::Words(lanes) => lanes.get(lane).copied().map(i64::from),
            Column::Wide(lanes) => lanes.get(lane).copied(),
        }
    }

    /// Whether there is a number for each of so many lanes.
    pub fn reaches(&self, lanes: usize) -> bool {
        match self {
            Column::Same(_) => true,
            Column::Halves(of) => of.len() >= lanes,
            Column::Words(of) => of.len() >= lanes,
            Column::Wide(of) => of.len() >= lanes,
        }
    }

    /// So many lanes from one on; fewer where there are no more.
    #[must_use]
    pub fn part(&self, first: usize, count: usize) -> Column<'a> {
        fn cut<T>(lanes: &[T], first: usize, count: usize) -> &[T] {
            let rest = lanes.get(first..).unwrap_or(&[]);
            rest.get(..count).unwrap_or(rest)
        }
        match self {
            Column::Same(word) => Column::Same(*word),
            Column::Halves(lanes) => Column::Halves(cut(lanes, first, count)),
            Column::Words(lanes) => Column::Words(cut(lanes, first, count)),
            Column::Wide(lanes) => Column::Wide(cut(lanes, first, count)),
        }
    }
}

/// The columns of one width.
pub(super) enum Stored<'b> {
    Halves(&'b [Numbers<i16>]),
    Words(&'b [Numbers<i32>]),
    Wide(&'b [Numbers<i64>]),
}

/// What came of a block.
pub struct Block<'b> {
    stored: Stored<'b>,
    values: &'b [Value],
    left: Lanes,
    lanes: usize,
}

impl<'b> Block<'b> {
    pub(super) fn new(stored: Stored<'b>, values: &'b [Value], left: Lanes, lanes: usize) -> Block<'b> {
        Block { stored, values, left, lanes }
    }

    /// The lanes that columns did not work out: the scalar machine is to be asked. What stands in their places is no result.
    pub fn left(&self) -> Lanes {
        self.left
    }

    /// A result, where it was worked out, in the width that it needed.
    pub fn column(&self, nth: usize) -> Column<'b> {
        let Some(value) = self.values.get(nth) else { return Column::Same(0) };
        if value.is_same() {
            return Column::Same(value.low);
        }
        let at = usize::from(value.column);
        match self.stored {
            Stored::Halves(columns) => Column::Halves(columns.get(at).map_or(&[], |lanes| lanes.0.as_slice())),
            Stored::Words(columns) => Column::Words(columns.get(at).map_or(&[], |lanes| lanes.0.as_slice())),
            Stored::Wide(columns) => Column::Wide(columns.get(at).map_or(&[], |lanes| lanes.0.as_slice())),
        }
        .part(0, self.lanes)
    }

    /// Copies a result to a slice, lane by lane. Where lanes are left, the slice keeps what it has.
    pub fn copy(&self, nth: usize, out: &mut [i64]) {
        let mut kept = [0; LANES];
        self.left.iter().zip(&mut kept).for_each(|(lane, kept)| *kept = out.get(lane).copied().unwrap_or(0));
        self.copy_all(nth, out);
        for (lane, kept) in self.left.iter().zip(kept) {
            if let Some(slot) = out.get_mut(lane) {
                *slot = kept;
            }
        }
    }

    fn copy_all(&self, nth: usize, out: &mut [i64]) {
        fn copied<T: Copy + Into<i64>>(from: &[T], out: &mut [i64]) {
            out.iter_mut().zip(from).for_each(|(slot, lane)| *slot = (*lane).into());
        }
        match self.column(nth) {
            Column::Same(word) => out.fill(word),
            Column::Halves(lanes) => copied(lanes, out),
            Column::Words(lanes) => copied(lanes, out),
            Column::Wide(lanes) => copied(lanes, out),
        }
    }
}

impl<T: Lane, H: Host + ?Sized> Engine<'_, '_, T, H> {
    /// A column of the caller's, if its numbers fit.
    pub(super) fn load(&mut self, column: &Column<'_>, lanes: usize) -> Result<Value, Leave> {
        match column {
            Column::Same(word) => Ok(Value::same(*word)),
            Column::Halves(from) => self.load_from(from.get(..lanes).ok_or(Leave::Whole)?),
            Column::Words(from) => self.load_from(from.get(..lanes).ok_or(Leave::Whole)?),
            Column::Wide(from) => self.load_from(from.get(..lanes).ok_or(Leave::Whole)?),
        }
    }

    fn load_from<S: Lane>(&mut self, from: &[S]) -> Result<Value, Leave> {
        let column = self.pool.take()?;
        let to = self.pool.column_mut(column)?;
        let bounds = if let Ok(from) = <&[S; LANES]>::try_from(from) {
            taken(from, to)
        } else {
            let (lanes, rest) = to.split_at_mut(from.len().min(LANES));
            // lanes that nobody asked for do as the first does
            rest.fill(from.first().map_or(T::default(), |first| T::of(first.word())));
            taken(from, lanes)
        };
        let (low, high) = S::bounds(bounds);
        if low < T::LOW || high > T::HIGH { Err(Leave::Wider) } else { Ok(Value { low, high, column }) }
    }
}

/// Copies numbers, and finds bounds of them.
#[inline(always)]
fn taken<S: Lane, T: Lane>(from: &[S], to: &mut [T]) -> (S, S) {
    let mut bounds = S::NOTHING;
    for (to, from) in to.iter_mut().zip(from) {
        bounds = S::within(bounds, *from);
        *to = T::of(from.word());
    }
    bounds
}
