//! The parser that pest makes of `rules.pest`.

use pest_derive::Parser;

/// Reads the rules of `rules.pest`.
#[derive(Parser)]
#[grammar = "rules.pest"]
pub(crate) struct Rules;
