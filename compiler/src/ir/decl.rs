//! Declarations: what a pack is made of.

mod actions;
mod called;
mod entries;
mod names;
mod rules;
mod scenes;
mod stored;

pub use actions::*;
pub use called::*;
pub use entries::*;
pub use names::*;
pub use rules::*;
pub use scenes::*;
pub use stored::*;
