//! Names, clocks, `one of` types.

use runebook_grammar::Span;

use crate::ir::FunctionId;

/// A name, what people read for it, and where it stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Named {
    /// The name in the source.
    pub name: String,
    /// What people read; the name with blanks where nothing was given.
    pub title: String,
    /// Where it is declared.
    pub span: Span,
    /// Index of the edition that declared it, 0 for the base.
    pub edition: u32,
    /// The name it had before, where its declaration says so.
    pub was: Option<Box<str>>,
}

impl Named {
    /// The name that its stable ids are made of: the one it had before, if it was renamed.
    #[must_use]
    pub fn known_as(&self) -> &str {
        self.was.as_deref().unwrap_or(&self.name)
    }

    /// Another name that is made of this one, and of the one it had before.
    #[must_use]
    pub(crate) fn into_name(self, made: impl Fn(&str) -> String) -> Self {
        let was = self.was.as_deref().map(|was| made(was).into());
        Self { name: made(&self.name), was, ..self }
    }
}

/// A clock.
#[derive(Clone, Debug, PartialEq)]
pub struct Clock {
    /// Its name.
    pub named: Named,
    /// The function that ticks it for one entity, (you), and the event that this tells; one for each type of entity.
    pub ticks: Vec<(FunctionId, usize)>,
}

/// A `one of`.
#[derive(Clone, Debug, PartialEq)]
pub struct OneOf {
    /// Its name.
    pub named: Named,
    /// Its members.
    pub members: Vec<Named>,
}
