//! A pack as (path, bytes): open, check, render. No IO.
//!
//! ```text
//!  Shelf ──Pack::open──▶ Pack ──check──▶ Report ──render──▶ pretty, short, json, sarif, github
//!  (a disk, an editor,    manifests, texts,    findings in a
//!   a page's memory)      chain of editions    fixed order
//! ```
//!
//! Nothing here reads a file or knows a terminal: a `Shelf` hands out bytes, and a `Look` says how text shall look.

mod aligned;
pub mod answer;
mod arena;
pub mod balance;
pub mod baseline;
pub mod bind;
pub mod book;
pub mod build;
pub mod calculator;
pub mod check;
pub mod codes;
pub mod diff;
pub mod disasm;
pub mod duel;
pub mod error;
pub mod figure;
pub mod format;
pub mod i18n;
pub mod levels;
pub mod line_index;
mod lints;
pub mod listing;
pub mod mend;
pub mod near;
pub mod notation;
pub mod odds;
pub mod origin;
pub mod pack;
pub mod press;
pub mod query;
pub mod render;
mod rolls;
pub mod roster;
pub mod scratch;
pub mod session;
pub mod sheet;
mod source;
pub mod stages;
pub mod story;
pub mod sweep;
pub mod test;
pub mod text;
pub mod thing;
pub mod transcript;
pub mod uses;
pub mod vectors;
pub mod why_not;
pub mod workspace;

pub use check::{Report, check};
pub use codes::explain;
pub use levels::Levels;
pub use line_index::{LineIndex, Place};
pub use near::nearest;
pub use pack::Pack;
pub use pack::shelf::Shelf;
pub use render::{Finding, Format, Look, render};
pub use runebook_compiler::ir::Ir;
pub use runebook_grammar::{Confidence, Diagnostic, Severity, Span};
pub use runebook_runtime::{Key, Sample, Script, Table};
pub use source::{Source, Sources};
pub use workspace::Workspace;
