//! What a register holds over all lanes: one number, or a column between two bounds.

use super::pool::NONE;

/// A register. Its bounds hold for every lane, also for those that nobody asks for, so that what they prove needs no check.
#[derive(Clone, Copy, Debug)]
pub struct Value {
    pub(super) low: i64,
    pub(super) high: i64,
    pub(super) column: u16,
}

impl Default for Value {
    fn default() -> Value {
        Value::same(0)
    }
}

impl Value {
    /// The same number in each lane.
    pub(super) const fn same(word: i64) -> Value {
        Value { low: word, high: word, column: NONE }
    }

    pub(super) fn is_same(&self) -> bool {
        self.column == NONE
    }

    /// The bounds of either.
    pub(super) fn around(&self, other: &Value) -> (i64, i64) {
        (self.low.min(other.low), self.high.max(other.high))
    }
}

/// In which lanes something goes on: all, or those whose bits are set in a column, or those whose bits are not.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mask {
    pub(super) column: u16,
    pub(super) inverted: bool,
    /// How many lanes these are.
    pub(super) count: u16,
}

impl Mask {
    pub(super) const ALL: Mask = Mask { column: NONE, inverted: false, count: super::LANES as u16 };

    pub(super) fn is_all(&self) -> bool {
        self.column == NONE
    }

    /// The other lanes.
    pub(super) fn not(self) -> Mask {
        Mask { inverted: !self.inverted, count: super::LANES as u16 - self.count, ..self }
    }
}

/// Whether something holds.
#[derive(Clone, Copy)]
pub(super) enum Test {
    /// The same in every lane.
    Known(bool),
    /// In these lanes, which are neither all nor none.
    In(Mask),
}
