//! Packs of any size that are the same every time, and what their stages cost.
//!
//! ```text
//!  pack(10_000) ──▶ files ──parse──▶ trees ──resolve──▶ model ──check──▶ Ir ──lints, emit──▶ table ──encode──▶ bytes
//! ```

#[cfg(feature = "driver")]
pub mod folder;
pub mod generate;
pub mod used;
