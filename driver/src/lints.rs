//! Lints that ask more than the rules: what a pack's words lack.

mod translation;

pub(crate) use translation::{PAGE, find};
