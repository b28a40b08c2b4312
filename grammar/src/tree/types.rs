//! Types as written.

#![expect(missing_docs, reason = "a variant's doc shows the text it stands for; its fields are the parts of that text")]

use super::{Expr, Name};
use crate::Span;

/// A type as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypeExpr {
    /// Where.
    pub span: Span,
    /// The base.
    pub base: TypeBase,
    /// `in thirds`, `in tenths`, `in hundredths` …: the word as written.
    pub fraction: Option<Name>,
    /// `in 0..max_voice`
    pub range: Option<(Expr, Expr)>,
    /// `per turn`
    pub per: Option<Name>,
    /// `or none`
    pub or_none: bool,
}

/// The base of a type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TypeBase {
    /// `number`
    Number,
    /// `yes or no`
    YesNo,
    /// `dice`
    Dice,
    /// `chance`
    Chance,
    /// `text`
    Text,
    /// `event`
    Event,
    /// A declared name: `weapon`, `attack_kind`, `lb`, `creature`.
    Named(Name),
    /// `stat of creature`
    StatOf(Name),
    /// `set of armour at most 8`
    Set { of: Name, at_most: Option<Box<Expr>> },
}
