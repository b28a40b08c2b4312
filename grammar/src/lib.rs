//! Text ↔ tree.
//!
//! ```text
//!  text ──layout──▶ text of the same length, one statement a line ──pest──▶ pairs ──lower──▶ Tree
//!    ▲                                                                                        │
//!    └──────────────────────────────────── print (fmt) ◀──────────────────────────────────────┘
//! ```
//!
//! Parsing never fails: what cannot be read becomes `Bad` and a diagnostic at its place.

mod diagnostic;
mod error;
mod expected;
mod hint;
mod layout;
mod lower;
mod parse;
mod parser;
mod print;
mod reading;
mod report;
mod span;
pub mod tree;

pub use diagnostic::{Confidence, Diagnostic, Edit, Fix, Label, Severity};
pub use error::{MAX_BYTES, PAGES, clause_meant, is_unclear, unclear_dice};
pub use layout::{Laid, layout};
pub use parse::{decode, parse, parse_body, parse_expr};
pub use print::format;
pub use reading::Reading;
pub use span::Span;
