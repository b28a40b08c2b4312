//! The slow evaluator and the machine agree: on the tests of all packs and pages, and on programs made by chance.

#[path = "kit/blocks.rs"]
mod blocks;

#[path = "oracle/faults.rs"]
mod faults;
#[path = "oracle/made.rs"]
mod made;
#[path = "oracle/met.rs"]
mod met;
#[path = "oracle/packs.rs"]
mod packs;
