//! What is asked.

use runebook_runtime::{Host, Table};

/// A function of a table whose results are asked for. Register 0 of its results says whether what was given holds
/// (1 where nothing is given); the others are the values asked for.
#[derive(Debug)]
pub struct Question<'q, 't, H: ?Sized> {
    /// The table, usually one that was made for the question.
    pub table: &'t Table<'t>,
    /// The world that the rules read.
    pub host: &'q H,
    /// Index of the function.
    pub function: u32,
    /// Its arguments.
    pub args: &'q [i64],
    /// How open choices are made.
    pub policy: Policy,
}

impl<H: Host + ?Sized> Clone for Question<'_, '_, H> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<H: Host + ?Sized> Copy for Question<'_, '_, H> {}

/// How open choices are made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Policy {
    /// The first option.
    #[default]
    First,
    /// The last option.
    Last,
    /// Each option, as likely as any other.
    Each,
    /// The option after which a result is highest on average, by exact odds; the first of those that are as good. Choices
    /// further on are made so, too. The result only serves to choose: it is not among the values of an answer.
    Best {
        /// Which of the results it is, counted from what says whether what is given holds: the last one.
        result: u8,
    },
    /// None: a question with an open choice is refused.
    Refuse,
}

impl Policy {
    /// The values that were asked for: the results without what says that what is given holds, and without the one that
    /// choices are made by.
    pub(crate) fn values(self, results: &[i64]) -> Vec<i64> {
        let end = match self {
            Self::Best { result } => usize::from(result),
            Self::First | Self::Last | Self::Each | Self::Refuse => results.len(),
        };
        results.get(1..end).unwrap_or_default().to_vec()
    }
}

/// What an answer took for granted.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Assumed {
    /// Choices at a site were made by this policy.
    Choice {
        /// Stable id of the choice.
        site: u64,
        /// Its policy.
        policy: Policy,
    },
    /// The chance that a process stops never falls below what it was when the answer was cut off (in percent, rounded
    /// down).
    StopsAtLeast(u32),
}
