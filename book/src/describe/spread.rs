//! Conditions find their nouns: "a foe you can see", "a melee attack", "each foe in earshot that is intelligent".

use runebook_compiler::ir::{CmpOp, Expr, Node};

use super::condition::{Atom, Target};
use super::names::kind_key;
use super::scene::{Scene, refer};
use super::{Args, Det, Np, Quality};

impl Scene<'_> {
    /// The members of a set that count, and a scene in which the local is one of them.
    pub fn members(&self, local: usize, of: &Expr, filter: Option<&Expr>) -> (Self, Np) {
        let mut np = self.many(of, Det::A);
        np.plural = false;
        np.refer = Some(refer(local, 0));
        let mut scene = self.clone();
        scene.thing(local, np.clone());
        let atoms = filter.map(|filter| scene.not_same(filter, &mut np)).unwrap_or_default();
        np.qualities.extend(atoms.into_iter().map(|atom| own_quality(atom, refer(local, 0))));
        scene.thing(local, np.clone());
        (scene, np)
    }

    /// The atoms of a filter; "not that one" becomes "another".
    fn not_same(&self, filter: &Expr, np: &mut Np) -> Vec<Atom> {
        let mut parts = Vec::new();
        both(filter, &mut parts);
        let mut atoms = Vec::new();
        for part in parts {
            if is_not(part) {
                np.det = Det::Another;
            } else {
                atoms.extend(self.atoms(part, true));
            }
        }
        atoms
    }

    /// A set as a thing: one of its members, in the plural.
    pub fn many(&self, of: &Expr, det: Det) -> Np {
        let mut np = match &of.node {
            Node::Set { set, args } => {
                let found = &self.ir.sets[*set];
                Np { args: self.named(&found.params, args), ..Np::new(format!("set-{}", found.named.name), det) }
            }
            Node::SlotSet { owner, cell } => {
                Np { det: self.of(owner), ..Np::new(super::names::cell_key(self.ir, *cell), det) }
            }
            Node::AllEntries(kind) => Np::new(kind_key(self.ir, *kind), det),
            Node::AllMembers(of) => Np::new(format!("enum-{}", self.ir.enums[*of].named.name), det),
            _ => Np::new("set-unsaid", det),
        };
        np.plural = true;
        np
    }

    /// Gives each noun what is said of it. What is said of nobody here comes back.
    pub fn spread(&self, nouns: &mut Args, contexts: &[(usize, String)], atoms: Vec<Atom>) -> Vec<Atom> {
        let mut rest = Vec::new();
        let mut parts: Vec<(usize, usize, Vec<Quality>)> = Vec::new();
        for atom in atoms {
            match &atom.of {
                Some((Target::Part(context, role), quality)) if contexts.iter().any(|(known, _)| known == context) => {
                    match parts.iter_mut().find(|(c, r, _)| (c, r) == (context, role)) {
                        Some((.., qualities)) => qualities.push(quality.clone()),
                        None => parts.push((*context, *role, vec![quality.clone()])),
                    }
                }
                Some((Target::Context(context), quality)) => {
                    match contexts.iter().find(|(known, _)| known == context) {
                        Some((_, name)) => push(nouns, name, quality.clone()),
                        None => rest.push(atom),
                    }
                }
                Some((Target::Thing(refer), quality)) => match noun_of(nouns, *refer) {
                    Some(np) => np.qualities.push(quality.clone()),
                    None => rest.push(atom),
                },
                Some((Target::Part(..), _)) | None => rest.push(atom),
            }
        }
        for (context, role, qualities) in parts {
            for (_, name) in contexts.iter().filter(|(known, _)| *known == context) {
                push(nouns, name, self.part(context, role, qualities.clone()));
            }
        }
        rest
    }
}

/// A quality of this very thing, or a clause that stands for one.
fn own_quality(atom: Atom, of: u64) -> Quality {
    match atom.of {
        Some((Target::Thing(refer), quality)) if refer == of => quality,
        Some(_) | None => Quality {
            key: String::new(),
            suffix: String::new(),
            not: false,
            args: Args::new(),
            clause: Box::new(atom.clause),
        },
    }
}

fn push(nouns: &mut Args, name: &str, quality: Quality) {
    if let Some(super::Arg::Noun(np)) = nouns.get_mut(name) {
        let at = if quality.args.contains_key("list") { 0 } else { np.qualities.len() };
        np.qualities.insert(at, quality);
    }
}

fn noun_of(nouns: &mut Args, refer: u64) -> Option<&mut Np> {
    nouns.values_mut().find_map(|arg| match arg {
        super::Arg::Noun(np) if np.refer == Some(refer) => Some(&mut **np),
        _ => None,
    })
}

fn both<'e>(expr: &'e Expr, parts: &mut Vec<&'e Expr>) {
    if let Node::And(left, right) = &expr.node {
        both(left, parts);
        both(right, parts);
    } else {
        parts.push(expr);
    }
}

/// `foe is not attack.defender`.
fn is_not(expr: &Expr) -> bool {
    let Node::Not(inner) = &expr.node else { return false };
    matches!(&inner.node, Node::Compare { op: CmpOp::Eq, left, .. } if matches!(left.ty, runebook_compiler::ir::Type::Entity(_)) && matches!(left.node, Node::Local(_)))
}
