//! Words and strings with their places.

use crate::Span;

/// A word with its place.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Name {
    /// The word as written.
    pub text: String,
    /// Where.
    pub span: Span,
    /// The name it had before, where its declaration says so (`stat might "Might" was strength`).
    pub was: Option<Box<Name>>,
}

impl Name {
    /// A word at a place.
    #[must_use]
    pub const fn new(text: String, span: Span) -> Self {
        Self { text, span, was: None }
    }
}

/// A quoted string, escapes already read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Str {
    /// The text between the quotes.
    pub text: String,
    /// Where, quotes included.
    pub span: Span,
}
