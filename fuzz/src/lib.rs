//! What must hold whatever the input is. The targets call these; so does whoever runs a finding again.
#![forbid(unsafe_code)]

mod must;
#[cfg(feature = "pack")]
mod packs;
mod tables;

pub use must::{check, parse};
#[cfg(feature = "pack")]
pub use packs::pack;
pub use tables::table;
