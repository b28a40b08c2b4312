//! Columns for whoever can allocate.

use alloc::vec::Vec;

use super::{APPLIES, COLUMNS, Kept, Numbers, Room, Slot, VALUES, Value};

/// What a [`Batch`](super::Batch) borrows, of the usual sizes: some 740 kilobytes.
#[derive(Clone, Debug)]
pub struct Lent {
    /// Columns of 16 bits.
    pub halves: Vec<Numbers<i16>>,
    /// Columns of 32 bits.
    pub words: Vec<Numbers<i32>>,
    /// Columns of 64 bits.
    pub wide: Vec<Numbers<i64>>,
    /// One for each column of a width.
    pub slots: Vec<Slot>,
    /// Registers of all running functions.
    pub values: Vec<Value>,
    /// Modifiers of the stats that are being worked out.
    pub applies: Vec<Kept>,
}

impl Default for Lent {
    fn default() -> Lent {
        Lent::new()
    }
}

impl Lent {
    /// Room for most rules.
    pub fn new() -> Lent {
        Lent {
            halves: alloc::vec![Numbers::default(); COLUMNS],
            words: alloc::vec![Numbers::default(); COLUMNS],
            wide: alloc::vec![Numbers::default(); COLUMNS],
            slots: alloc::vec![Slot::default(); COLUMNS],
            values: alloc::vec![Value::default(); VALUES],
            applies: alloc::vec![Kept::default(); APPLIES],
        }
    }

    /// The slices.
    pub fn room(&mut self) -> Room<'_> {
        let Lent { halves, words, wide, slots, values, applies } = self;
        Room { halves, words, wide, slots, values, applies }
    }
}
