//! Why there is no answer.

use std::fmt;

use runebook_runtime::Trap;

/// Why a question has no answer. Each says what to do about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The rules failed on some of the ways.
    Failed {
        /// Why.
        trap: Trap,
        /// The running functions, innermost first: names where the table has them.
        chain: Vec<String>,
        /// The instruction, for `Table::place`.
        at: u32,
    },
    /// There are more ways than the budget allows to tell apart.
    Wide {
        /// What was reached.
        reached: String,
        /// What made it so: registers and cells with the most different values, widest first.
        widest: Vec<String>,
    },
    /// A choice is open, and no policy was given for it.
    Choice {
        /// Stable id of the choice.
        site: u64,
        /// How many options it has.
        options: u32,
    },
    /// What was given can never happen.
    NeverGiven,
    /// The function, its arguments or its results are not what the question needs.
    Malformed(&'static str),
    /// The caller cancelled.
    Cancelled,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Failed { trap, chain, at: _ } => {
                write!(f, "the rules fail on some of the ways: {trap}")?;
                match chain.first() {
                    Some(_) => write!(f, " (in {})", chain.join(", called by ")),
                    None => Ok(()),
                }
            }
            Refused::Wide { reached, widest } => {
                write!(f, "there are too many ways to tell apart: {reached}")?;
                match widest.first() {
                    Some(_) => write!(f, "; widest are {}", widest.join(", ")),
                    None => Ok(()),
                }
            }
            Refused::Choice { site: _, options } => {
                write!(f, "a choice among {options} is open: say how it is made")
            }
            Refused::NeverGiven => f.write_str("what was given never happens"),
            Refused::Malformed(what) => f.write_str(what),
            Refused::Cancelled => f.write_str("the question was cancelled"),
        }
    }
}

impl std::error::Error for Refused {}
