//! Translations: which there are, which are older than what they say, and the way to translators and back.
//!
//! ```text
//!  rules ──units──▶ messages, each with its source and two fingerprints ──status──▶ missing, stale, unreviewed, approved
//!  lang/fr.ftl, lang/fr.status.yaml ──▲                                 └──extract, export──▶ .ftl, .po ──import──▶ both files
//! ```
//!
//! A text is the translation of a sentence *about a rule*: a fingerprint of each is kept beside it, so that a changed sentence
//! or a dropped condition shows, and a changed number does not.

mod cut;
mod export;
mod extract;
mod import;
pub(crate) mod ledger;
pub mod po;
mod print;
mod pseudo;
mod shape;
mod show;
mod status;
mod units;

pub use cut::{Cut, Message};
pub use export::export;
pub use extract::extract;
pub use import::{Came, Import, approve, import};
pub use ledger::{Ledger, Mark, Stand, path as ledger_path};
pub use print::Print;
pub use pseudo::{PSEUDO, in_locales, pseudo};
pub use shape::{Kept, Shapes, shapes};
pub use show::json;
pub use status::{Count, State, Status, status, whole};
pub(crate) use status::{Older, older, stale};
pub use units::{Sort, Unit, chapter, units};
