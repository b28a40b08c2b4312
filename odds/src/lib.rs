//! Exact odds, from the very code that a game runs.
//!
//! ```text
//!  Question ──fork::walk──▶ ends with masses ──given──▶ Distribution ──▶ chances, means, quantiles, printed digits
//!     │ too wide: sample, with intervals
//!  Process  ──absorb─────▶ graph of states ──GTH, ticks──▶ Absorbed (expected ticks)
//!     │ too wide: sample_process
//!  Duel     ──play───────▶ one fight · many fights (sampled) · all fights (exact)
//! ```
//!
//! The machine of `runebook-runtime` stops at each draw; every result is tried with its exact share, and states with the
//! same future become one. There is no second implementation of a rule here. Nothing depends on the order of hash maps
//! or the number of threads.
#![forbid(unsafe_code)]

mod absorb;
mod ask;
mod budget;
mod distribution;
mod draw;
mod duel;
mod fork;
mod interval;
mod likeliest;
mod measure;
mod number;
mod percent;
mod preview;
mod question;
mod refused;
mod sample;
mod weight;

pub use absorb::{Absorbed, Process, absorb};
pub use ask::{Engine, ask, dice};
pub use budget::{Budget, Precision};
pub use distribution::{Distribution, Dominance, Method, Number};
pub use duel::{
    Course, Duel, DuelOdds, DuelValue, End, Fight, Moment, Pairs, Quiet, Side, Tally, Verdict, Witness, courses, duel,
    duel_exact, duel_pairs, duels, duels_within, judge, pairs,
};
pub use fork::Decisions;
pub use likeliest::{Likeliest, Way, likeliest};
pub use measure::{Measure, Reading, Show, Sort};
pub use percent::{Percent, Printed, Relation, Ties};
pub use preview::{Preview, Range};
pub use question::{Assumed, Policy, Question};
pub use refused::Refused;
pub use sample::{Paired, sample, sample_alone, sample_pairs, sample_process};
pub use weight::{Exactness, Interval, Weight};
