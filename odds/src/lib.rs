//! Exact odds, from the very code that a game runs.
//!
//! ```text
//!  Question ──fork::walk──▶ ends with masses ──given──▶ Distribution ──▶ chances, means, quantiles, printed digits
//!  Process  ──absorb─────▶ graph of states ──GTH, ticks──▶ Absorbed (expected ticks)
//!  Duel     ──play───────▶ one fight · many fights (sampled) · all fights (exact)
//! ```
//!
//! The machine of `runebook-runtime` stops at each draw; every result is tried with its exact share, and states with the
//! same future become one. There is no second implementation of a rule here. Nothing depends on the order of hash maps
//! or the number of threads.
#![forbid(unsafe_code)]

mod ask;
mod budget;
mod distribution;
mod draw;
mod fork;
mod number;
mod percent;
mod question;
mod refused;
mod weight;

pub use ask::{Engine, ask, dice};
pub use budget::{Budget, Precision};
pub use distribution::{Distribution, Dominance, Method, Number};
pub use percent::{Percent, Printed, Relation, Ties};
pub use question::{Assumed, Policy, Question};
pub use refused::Refused;
pub use weight::{Exactness, Interval, Weight};
