//! Where a standing change holds: "in your melee attacks", "while you sing it".

use runebook_compiler::ir::{Expr, Node};

use super::condition::Atom;
use super::names::role_key;
use super::scene::Scene;
use super::{Arg, Args, Det, Head, Join, Np, Phrase};

/// The parts of a sentence that say where and when.
pub(crate) struct Frame {
    /// "in your attacks".
    pub scope: Arg,
    /// What must hold.
    pub conds: Arg,
    /// "unless …", where it is all there is.
    pub unless: Arg,
    /// What must not hold: for a sentence of its own.
    pub buts: Vec<Atom>,
}

impl Scene<'_> {
    /// Finds the reader's role in a condition, so that the rest of it is read from there.
    pub fn take_role(&mut self, when: &Expr) {
        if let Node::InRole { context, role, .. } = when.node {
            self.role = self.role.or(Some((context, role)));
            self.definite = true;
        }
        if let Node::And(left, right) = &when.node {
            self.take_role(left);
            self.take_role(right);
        }
    }

    /// Where and when a change holds.
    pub fn frame(&self, atoms: Vec<Atom>) -> Frame {
        let atoms: Vec<Atom> = atoms.into_iter().filter(|atom| atom.role.is_none() || atom.role != self.role).collect();
        let (buts, mut rest): (Vec<Atom>, Vec<Atom>) = atoms.into_iter().partition(|atom| atom.but.is_some());
        let against = rest.iter().position(|atom| atom.against.is_some()).and_then(|at| rest.remove(at).against);
        let (scope, rest) = match against {
            Some(against) => (against.arg(), rest),
            None => self.scope(rest),
        };
        let conds: Vec<Arg> = rest.into_iter().map(|atom| atom.clause.arg()).collect();
        let alone = scope == Arg::Nothing && conds.is_empty();
        let conds = if conds.is_empty() { Arg::Nothing } else { Self::all(conds) };
        if alone && !buts.is_empty() {
            let unless = buts.into_iter().filter_map(|atom| atom.but).map(Phrase::arg).collect();
            return Frame { scope, conds, unless: Arg::list(unless, Join::Or), buts: Vec::new() };
        }
        Frame { scope, conds, unless: Arg::Nothing, buts }
    }

    /// "In your melee attacks against a foe you can see", and what it has no place for.
    fn scope(&self, atoms: Vec<Atom>) -> (Arg, Vec<Atom>) {
        let Some((context, role)) = self.role else { return (Arg::Nothing, atoms) };
        let one = Np { det: Det::A, ..self.context_np(context) };
        let mut args = Args::from([("context".to_owned(), one.arg())]);
        let roles = &self.ir.contexts[context].roles;
        let base = self.here(context);
        args.extend(roles.iter().enumerate().filter(|(at, _)| *at != role).map(|(at, field)| {
            (field.named.name.clone(), Self { definite: false, ..self.clone() }.role_np(context, base, at).arg())
        }));
        let rest = self.spread(&mut args, &[(context, "context".to_owned())], atoms);
        if let Some(Arg::Noun(np)) = args.get("context").cloned() {
            args.insert("contexts".to_owned(), Np { det: Det::Bare, plural: true, ..*np }.arg());
        }
        let (about, rest): (Vec<Atom>, Vec<Atom>) = rest.into_iter().partition(|atom| atom.of.is_some());
        let conds = about.into_iter().map(|atom| atom.clause.arg()).collect();
        let phrase = Phrase::word(&role_key(self.ir, context, role), "scope", args);
        (Arg::Head(Box::new(Head { phrase, conds, bounds: Vec::new(), glue: "scope-if" })), rest)
    }

    /// The number of the roles of the context in which a change is read.
    fn here(&self, context: usize) -> u64 {
        let here = Expr::new(
            Node::Here(context),
            runebook_compiler::ir::Type::Context(context),
            runebook_grammar::Span::default(),
        );
        self.context(&here).map_or(0, |(_, base)| base)
    }
}
