//! Functions of live numbers, for words that show them.

use super::Emitter;
use crate::ir::Type;
use crate::live::{self, Live};
use crate::resolve::stable_id;

/// The name of the function of a live number.
pub(super) fn name(number: usize) -> String {
    format!("text.{number}")
}

/// The stable id of the function of live number `number` of [`live::live`]; none for a price, whose function the entry has.
#[must_use]
pub fn live_function(number: usize, live: &Live) -> Option<u64> {
    live.price().is_none().then(|| stable_id(&name(number)))
}

impl Emitter<'_> {
    /// A function (you) → number for each live number that has none yet, in their order.
    pub(super) fn live(&mut self) {
        for (number, live) in live::live(self.ir).into_iter().enumerate().filter(|(_, live)| live.price().is_none()) {
            self.of_you(&name(number), &live.value, &Type::WHOLE);
        }
    }
}
