//! How likely a state is: the ways on which no repetition reached its bound yet, and those on which one did.

use crate::number::{Mass, Natural};

/// The ways to a state. States with the same future are one, whether or not a bound was reached on the way.
#[derive(Clone, Debug)]
pub(crate) struct Way<M> {
    /// Those on which no repetition reached its bound.
    pub(crate) free: M,
    /// Those on which one did.
    pub(crate) reached: M,
}

impl<M: Mass> Way<M> {
    /// All ways, before anything happened.
    pub(super) const ALL: Way<M> = Way { free: M::ALL, reached: M::NONE };
    /// No ways.
    pub(super) const NONE: Way<M> = Way { free: M::NONE, reached: M::NONE };

    /// The share `num/den` of both.
    pub(super) fn share(&self, num: &Natural, den: &Natural) -> Way<M> {
        let reached = if self.has_reached() { self.reached.share(num, den) } else { M::NONE };
        Way { free: self.free.share(num, den), reached }
    }

    /// Adds other ways to the same state.
    pub(super) fn join(&mut self, other: &Way<M>) {
        self.free.join(&other.free);
        if other.has_reached() {
            self.reached.join(&other.reached);
        }
    }

    /// Each of them followed by each of `next`.
    pub(super) fn product(&self, next: &Way<M>) -> Way<M> {
        let mut reached = M::NONE;
        if self.has_reached() {
            reached.join(&self.reached.product(&next.all()));
        }
        if next.has_reached() {
            reached.join(&self.free.product(&next.reached));
        }
        Way { free: self.free.product(&next.free), reached }
    }

    /// The same ways after a repetition reached its bound on each.
    pub(super) fn all_reached(self) -> Way<M> {
        Way { reached: self.all(), free: M::NONE }
    }

    /// All of them.
    pub(crate) fn all(&self) -> M {
        let mut all = self.free.clone();
        if self.has_reached() {
            all.join(&self.reached);
        }
        all
    }

    fn has_reached(&self) -> bool {
        !self.reached.is_none()
    }
}
