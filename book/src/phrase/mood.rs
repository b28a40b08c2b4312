//! In what form a part of a sentence is wanted.

/// Where a clause stands and how what it describes is inflected.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
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
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Place {
    /// Another follows.
    Inner,
    /// An alternative follows.
    Other,
    /// It is the last.
    Last,
    /// It is the last, in a form that the locale has a name for (`places`): before "if", in a table's cell.
    Ends(String),
}

impl Place {
    pub fn id(&self) -> &str {
        match self {
            Self::Inner => "inner",
            Self::Other => "other",
            Self::Last => "last",
            Self::Ends(form) => form,
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

    /// The same for what only stands inside a clause: no form of the clause is its own.
    pub fn settled(&self) -> Self {
        match self.place {
            Place::Ends(_) => self.place(Place::Last),
            Place::Inner | Place::Other | Place::Last => self.clone(),
        }
    }
}
