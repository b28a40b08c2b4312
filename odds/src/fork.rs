//! All outcomes at once: the machine stops at each draw, every result is tried, and equal states become one.
//!
//! ```text
//!  start ──▶ run ──▶ a draw is open ──▶ frozen: dead registers and unread changes dropped ──▶ frontier (merged)
//!             ▲                                                                                   │ least advanced first
//!             └────────────── resumed with each result, its share of the mass ◀───────────────────┘
//! ```

mod best;
mod cells;
mod eyes;
mod frontier;
mod frozen;
mod live;
mod pair;
mod place;
mod prefix;
mod sums;
mod together;
mod tools;
mod tries;
mod walk;
mod way;
mod wide;

pub use best::Decisions;
pub(crate) use cells::Reads;
pub(crate) use eyes::Open;
pub(crate) use frontier::Mixer;
pub(crate) use frozen::begun;
pub(crate) use live::Set;
pub(crate) use prefix::{Prefix, prefix, walk_from};
pub(crate) use tools::{Asked, Keep, Stop, Tools, Walked};
pub(crate) use walk::{walk, walk_as};
pub(crate) use wide::chain;
