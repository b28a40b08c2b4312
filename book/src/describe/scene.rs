//! Who is who in a clause: what its locals mean to the reader.

use std::collections::BTreeMap;

use runebook_compiler::ir::{ContextId, EntryId, EnumId, Expr, FunctionId, Ir, LocalId, Node, Type};

use super::names::{context_key, role_key};
use super::{Det, Np};

/// What the locals of a clause mean.
#[derive(Clone)]
pub(crate) struct Scene<'ir> {
    pub ir: &'ir Ir,
    /// Locals that the reader knows under a name.
    pub locals: BTreeMap<LocalId, Meaning>,
    /// The role that the reader has, and in which kind of context.
    pub role: Option<(ContextId, usize)>,
    /// The function that is described, for the names of its locals.
    pub function: Option<FunctionId>,
    /// The entry that is described: "this song".
    pub this: Option<EntryId>,
    /// Whether those around are "the foe" at once, not "a foe" first.
    pub definite: bool,
    /// An entry that stands for any of its kind: "the skill".
    pub any: Option<EntryId>,
    /// A member of a `one of` that stands for any of them: "the stat".
    pub any_member: Option<(EnumId, usize)>,
    /// Whether acts stand inside a condition.
    pub inside: bool,
}

/// What a local is.
#[derive(Clone, Debug)]
pub(crate) enum Meaning {
    /// Someone or something.
    Thing(Box<Np>),
    /// A context, and the number from which its roles are told apart.
    Context(ContextId, u64),
    /// The outcome of a check, die or procedure with these arguments.
    Outcome(FunctionId, Vec<Expr>),
    /// By how much a check succeeded.
    Margin,
    /// Another value under a name that no reader needs.
    Is(Box<Expr>),
}

impl<'ir> Scene<'ir> {
    pub fn new(ir: &'ir Ir) -> Self {
        Self {
            ir,
            locals: BTreeMap::new(),
            role: None,
            function: None,
            this: None,
            definite: false,
            any: None,
            any_member: None,
            inside: false,
        }
    }

    /// A standing change: local 0 is the reader.
    pub fn standing(ir: &'ir Ir) -> Self {
        let mut scene = Self::new(ir);
        scene.is_you(0);
        scene
    }

    pub fn is_you(&mut self, local: LocalId) {
        self.locals.insert(local, Meaning::Thing(Box::new(Np::you())));
    }

    pub fn thing(&mut self, local: LocalId, np: Np) {
        self.locals.insert(local, Meaning::Thing(Box::new(np)));
    }

    pub fn context_local(&mut self, local: LocalId, context: ContextId) {
        self.locals.insert(local, Meaning::Context(context, refer(local, 0)));
    }

    /// The context that a value is, and the number of its roles.
    pub fn context(&self, expr: &Expr) -> Option<(ContextId, u64)> {
        let Type::Context(context) = expr.ty else { return None };
        let Node::Local(local) = expr.node else { return Some((context, refer(usize::from(u16::MAX) + context, 0))) };
        match self.locals.get(&local) {
            Some(Meaning::Context(context, base)) => Some((*context, *base)),
            Some(Meaning::Thing(_) | Meaning::Outcome(..) | Meaning::Margin | Meaning::Is(_)) | None => {
                Some((context, refer(local, 0)))
            }
        }
    }

    /// A context as a thing: "the attack".
    pub fn context_np(&self, context: ContextId) -> Np {
        Np::new(context_key(self.ir, context), Det::The)
    }

    /// Whoever or whatever has a role in a context.
    pub fn role_np(&self, context: ContextId, base: u64, role: usize) -> Np {
        if self.role == Some((context, role)) {
            return Np::you();
        }
        let mut np = Np::new(role_key(self.ir, context, role), Det::The);
        let someone = matches!(self.ir.contexts[context].roles[role].ty, Type::Entity(_));
        if someone && self.role.is_some_and(|(other, _)| other == context) {
            np.via = Some("other");
            np.det = if self.definite { Det::The } else { Det::A };
            np.refer = Some(base + role as u64);
        }
        np
    }
}

/// A number that tells things apart within a sentence.
pub(crate) fn refer(local: LocalId, part: usize) -> u64 {
    (local as u64 + 1) * 64 + part as u64
}
