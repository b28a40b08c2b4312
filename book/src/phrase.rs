//! Sentences without language → sentences in a locale.
//!
//! ```text
//!  Phrase ──Speaker──▶ text        grammar: book/locales/<xx>.ftl, words: the pack's lang/<xx>.ftl
//! ```
//!
//! No code here knows a language: which adjective stands where, what elides, what is plural, all that is in the `.ftl` files, and what a
//! message asks for (`$x_of`, `$x_gender`) is worked out when the message is said.

mod finish;
mod forms;
mod grammar;
pub(crate) mod marks;
mod messages;
mod mood;
mod noun;
mod number;
mod order;
mod prose;
mod pseudo;
mod spacing;
mod speaker;
mod typography;
mod voice;

pub use finish::{sentence, tidy};
pub use forms::forms;
pub use grammar::{grammar, locales};
pub use messages::{Messages, Unread, unread};
pub(crate) use noun::plural_of;
pub use number::Numbers;
pub(crate) use number::fluent;
pub use order::Order;
pub(crate) use prose::prose_numbers;
pub use prose::{placeholders, source_message};
pub use pseudo::{accent, accented, pseudo_locale, pseudo_of};
pub use speaker::Speaker;
pub use typography::Typography;
pub use voice::{Titles, Voice};
