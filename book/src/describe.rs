//! Checked program → sentences without language.
//!
//! ```text
//!  condition, formula, act, change, trigger, status, rule ──▶ Phrase { which message, with what }
//! ```
//!
//! Nothing here contains a word of any language: a [`Phrase`] names a message of the locale's grammar or one that the pack brings.

mod act;
mod action;
mod addition;
mod amount;
mod choice;
mod compare;
mod condition;
mod constants;
mod count;
mod dice;
mod entity;
mod entry;
mod fold;
mod function;
mod grants;
mod inline;
mod layers;
mod math;
mod model;
mod names;
mod needs;
mod noun;
mod plain;
mod replacement;
mod rules;
mod same;
mod scene;
mod scope;
mod spread;
mod standing;
mod status;
mod step;
mod trigger;
mod value;

pub use action::{keeps, under_way};
pub use condition::{condition, said_of};
pub use constants::{KindConstant, kind_constants};
pub(crate) use entry::suffix;
pub use entry::{Described, Says, entry, said_topics};
pub use fold::{ratio, whole};
pub use function::{Walk, function};
pub use layers::order;
pub use model::{Arg, Args, Det, Head, Join, List, Np, Phrase, Quality, Ratio, Say};
pub use names::{band, cell_key, entry_key, function_key, kind_key, member_key, stat_key, target_key};
pub(crate) use names::{clock_key, command_key, context_key, entity_key, event_key, unit_key};
pub use needs::{needed, needed_instead};
pub use noun::stat_name;
pub use plain::Plain;
pub use rules::{RuleGroup, rules};
pub use status::status;
pub use step::Line;
