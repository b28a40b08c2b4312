//! The parser that pest makes of `rules.pest` and `keywords.pest`.

use pest_derive::Parser;

/// Reads the rules of both files.
#[derive(Parser)]
#[grammar = "rules.pest"]
#[grammar = "keywords.pest"]
pub(crate) struct Rules;
