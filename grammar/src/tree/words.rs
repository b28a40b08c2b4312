//! Words and strings with their places.

use crate::Span;

/// A word with its place.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Name {
    /// The word as written.
    pub text: String,
    /// Where.
    pub span: Span,
}

/// A quoted string, escapes already read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Str {
    /// The text between the quotes.
    pub text: String,
    /// Where, quotes included.
    pub span: Span,
}
