//! Someone: the reader, a role, a member of a set, whoever a memory holds.

use runebook_compiler::ir::{Expr, Node, Type};

use super::scene::{Meaning, Scene};
use super::{Arg, Det, Np};

impl Scene<'_> {
    /// Whoever or whatever a value is, as a noun phrase; none if it is no such thing.
    pub fn np(&self, expr: &Expr) -> Option<Np> {
        if let Node::Local(local) = expr.node {
            return self.local_np(local);
        }
        if let Node::Role { context, index } = &expr.node {
            let (kind, base) = self.context(context)?;
            return Some(self.role_np(kind, base, *index));
        }
        if let Node::Here(context) | Node::Outer(context) = expr.node {
            return Some(self.context_np(context));
        }
        if let Node::Cell { owner, cell, index: None } = &expr.node {
            return Some(self.cell_np(owner, *cell, None));
        }
        if let Node::Entry(entry) = expr.node {
            return Some(self.entry_np(entry));
        }
        let context = matches!(expr.ty, Type::Context(_)).then(|| self.context(expr)).flatten();
        context.map(|(context, _)| self.context_np(context))
    }

    /// An entry: "this" where it is the one described.
    pub fn entry_np(&self, entry: usize) -> Np {
        if self.this == Some(entry) {
            return Np::new(super::names::kind_key(self.ir, self.ir.entries[entry].kind), Det::This);
        }
        self.entry_name(entry)
    }

    /// An entry by its name.
    pub fn entry_name(&self, entry: usize) -> Np {
        if self.any == Some(entry) {
            return Np::new(super::names::kind_key(self.ir, self.ir.entries[entry].kind), Det::The);
        }
        let mut np = Np::new(super::names::entry_key(self.ir, entry), Det::A);
        np.link = Some(super::names::entry_anchor(self.ir, entry));
        np
    }

    fn local_np(&self, local: usize) -> Option<Np> {
        match self.locals.get(&local)? {
            Meaning::Thing(np) => Some((**np).clone()),
            Meaning::Context(context, _) => Some(self.context_np(*context)),
            Meaning::Is(value) => self.np(value),
            Meaning::Outcome(..) | Meaning::Margin => None,
        }
    }

    /// Whose something is: the reader's, someone's; "the" where nobody need be named.
    pub fn of(&self, owner: &Expr) -> Det {
        if matches!(owner.ty, Type::Context(_)) {
            return Det::The;
        }
        if let Node::Field { .. } = owner.node {
            return Det::Of(Box::new(self.value(owner)));
        }
        self.np(owner).map_or(Det::The, |np| Det::Of(Box::new(np.arg())))
    }

    /// Whether a value is the reader.
    pub fn is_reader(&self, expr: &Expr) -> bool {
        self.np(expr).is_some_and(|np| np.det == Det::You)
    }

    /// Someone or something as an argument.
    pub fn who(&self, expr: &Expr) -> Arg {
        self.np(expr).map_or_else(|| self.value(expr), Np::arg)
    }
}
