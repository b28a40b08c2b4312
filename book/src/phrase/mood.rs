//! In what form a part of a sentence is wanted.

/// Where a clause stands and how what it describes is inflected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Mood {
    /// The case that a noun or formula is wanted in: `of`, `to`; `plain`.
    pub case: String,
    /// Whether another clause follows.
    pub place: Place,
    /// Gender of what is described.
    pub gender: String,
    /// Number of what is described.
    pub number: &'static str,
}

/// Where a clause stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// Another follows.
    Inner,
    /// An alternative follows.
    Other,
    /// It is the last.
    Last,
}

impl Place {
    pub const fn id(self) -> &'static str {
        match self {
            Self::Inner => "inner",
            Self::Other => "other",
            Self::Last => "last",
        }
    }
}

impl Default for Mood {
    fn default() -> Self {
        Self { case: "plain".to_owned(), place: Place::Last, gender: "masculine".to_owned(), number: "singular" }
    }
}

impl Mood {
    pub fn case(&self, case: &str) -> Self {
        Self { case: case.to_owned(), ..self.clone() }
    }

    pub fn place(&self, place: Place) -> Self {
        Self { place, ..self.clone() }
    }
}
