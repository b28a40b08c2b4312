//! What a game may start by name.

use alloc::string::String;
use alloc::vec::Vec;

use super::Shape;

/// A function with a name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Export {
    /// `procedure.strike`, `tick.turn`, `formula.price`, `table.bane_bonus`, `query.0` …
    pub name: String,
    /// Stable id.
    pub id: u64,
    /// Index into `functions`.
    pub function: u32,
    /// Names of the results in the order of the registers, with shapes; registers beyond them have no name.
    pub results: Vec<(String, Shape)>,
    /// Hash of names, order and types of what it takes and gives; 0 if nothing is known of it.
    pub signature: u32,
}
