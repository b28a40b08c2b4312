//! What a name can mean at a place.

use std::collections::BTreeMap;

use runebook_grammar::Span;

use crate::interval::Interval;
use crate::ir::{Character, ContextId, EntityId, EntryId, Expr, Local, LocalId, Type};

/// The names that are visible in a body, and what may be done there.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scope {
    /// Locals, in the order of their registers.
    pub locals: Vec<Local>,
    /// Visible names, the last first.
    pub visible: Vec<(String, LocalId)>,
    /// Between which numbers a `let` lies, where that is known.
    pub known: BTreeMap<LocalId, Interval>,
    /// Values per member: the local of the values, that of the members, and the type of a value.
    pub per_member: Vec<(LocalId, LocalId, Type)>,
    /// The holder.
    pub you: Option<LocalId>,
    /// Whose members bare names are (the body of an entity, rules in it).
    pub implicit: Option<(LocalId, EntityId)>,
    /// Contexts whose roles, fields and stats bare names are.
    pub contexts: Vec<(LocalId, ContextId)>,
    /// The check this is the body of: its context, of which kind, and how many of the locals are its roles.
    pub check: Option<(LocalId, ContextId, usize)>,
    /// Whether this is read as part of a stat: it may ask which context it is read in, and may not roll.
    pub standing: bool,
    /// The entry whose fields and constants bare names are.
    pub this: Option<EntryId>,
    /// Contexts and roles that the last clause named (`your attack`).
    pub guards: Vec<(ContextId, usize)>,
    /// Whether dice may be rolled.
    pub rolls: bool,
    /// Whether it is asked how many ticks something takes.
    pub expected: bool,
    /// What this place is called in messages.
    pub place: &'static str,
    /// Constants of the status whose body this is.
    pub constants: Vec<crate::ir::Constant>,
    /// A sentence found in the body (`says`).
    pub says: Option<(String, Span)>,
    /// Characters, where tests and queries may name them.
    pub scene: Option<Vec<Character>>,
    /// How the open choices of a test are made, where it says so.
    pub policy: Option<crate::ir::Policy>,
    /// What they are best by.
    pub best: Option<runebook_grammar::tree::Expr>,
    /// The function whose body this is: its steps may be named.
    pub function: Option<usize>,
    /// Whether this is the body of a replacement: `original` may be named.
    pub replaces: bool,
    /// The value of the step that is replaced: what `original` is in `STEP becomes VALUE`.
    pub original: Option<Expr>,
    /// Names that the body gives to values somewhere, and where: for those who use one too early.
    pub later: Vec<(String, Span)>,
    /// The name of a family's index inside its base: the word and the member's value.
    pub family: Option<(String, Expr)>,
}

impl Scope {
    /// An empty scope at a place.
    pub(crate) fn at(place: &'static str) -> Self {
        Self { place, ..Self::default() }
    }

    /// A new local with a visible name.
    pub(crate) fn add(&mut self, name: &str, ty: Type, span: Span) -> LocalId {
        let id = self.hidden(name, ty, span);
        self.visible.push((name.to_owned(), id));
        id
    }

    /// A new local that no name reaches.
    pub(crate) fn hidden(&mut self, name: &str, ty: Type, span: Span) -> LocalId {
        self.locals.push(Local { name: name.to_owned(), ty, span, changes: false, range: None });
        self.locals.len() - 1
    }

    /// The local of a name.
    pub(crate) fn find(&self, name: &str) -> Option<LocalId> {
        self.visible.iter().rev().find(|(seen, _)| seen == name).map(|(_, id)| *id)
    }

    /// A scope in which you hold something and bare names are looked up as usual.
    pub(crate) fn standing(entity: Type, place: &'static str) -> Self {
        let mut scope = Self::at(place);
        scope.standing = true;
        scope.locals.reserve_exact(2);
        let you = scope.hidden("you", entity, crate::resolve::NOWHERE);
        scope.hidden("context", Type::Any, crate::resolve::NOWHERE);
        scope.you = Some(you);
        scope
    }
}
