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
