//! What the machine costs: rules of packs evaluated by it, by other languages one could embed, and by hand.
//!
//! ```text
//!  tables (bin of the parent) ──▶ *.runetable ──▶ game: loadouts over dense slots ──▶ Machine   ┐ equal results,
//!                                                  hand: the same attack in plain Rust         ┘ then ratios
//! ```

pub mod game;
pub mod hand;
pub mod rule;

use std::path::{Path, PathBuf};

/// The bytes of a table that the bin `tables` has written.
///
/// # Panics
/// If it was not written.
#[must_use]
pub fn table(name: &str) -> Vec<u8> {
    let here = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/tables");
    let folder = std::env::var_os("RUNEBOOK_TABLES").map_or_else(here, PathBuf::from);
    let path = folder.join(name).with_extension("runetable");
    std::fs::read(&path)
        .unwrap_or_else(|why| panic!("{}: {why}; write it with `cargo run --release --bin tables`", path.display()))
}
