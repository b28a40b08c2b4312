//! What the odds cost: the goals of the design as tasks, each from the bytecode of a pack, with all chances for whoever
//! compares them.
//!
//! ```text
//!  questions (bin of the parent) ──▶ *.runetable, *.question ──▶ tasks: Engine, duels ──▶ one JSON object ──▶ peers.py
//! ```

pub mod asked;
pub mod task;
