//! The slow, obvious evaluator: what the language says a checked program means, without the table and its machine.
//!
//! ```text
//!            ┌─emit──▶ table ──▶ machine ──▶ what came out, and a tape of the draws and choices on the way ─┐
//!  Ir, Query ┤                                                                                  same dice   ├─▶ equal?
//!            └─Evaluator (this) ◀──────────────────────────── tape ◀───────────────────────────────────────┘
//! ```
//!
//! It reads expressions and acts as they stand, with exact ratios, named values and sets that grow as they like. It shares
//! the types of the checked program and the keyed chance with the rest, nothing else.

mod act;
mod amount;
mod call;
mod choose;
mod deal;
mod dice;
mod effect;
mod event;
pub mod fault;
mod frame;
pub mod generate;
mod held;
mod machine;
mod members;
mod ratio;
mod scene;
pub mod seen;
mod stat;
mod state;
mod tape;
mod told;
mod value;
mod within;

pub use machine::{Bench, Compared, Dice, Differs, Played, Written};
pub use seen::Seen;
pub use state::{Evaluator, Stop};
pub use told::Outcome;
