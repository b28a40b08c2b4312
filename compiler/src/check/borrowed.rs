//! A constant of an entry read in some body: whose holder it asks is said there, and its loops get places of their own.

use std::collections::BTreeMap;

use crate::check::{Checker, Scope};
use crate::ir::{Expr, LocalId, Node, Type, walk};

impl Checker {
    /// A constant's value in terms of a body's locals; where it was declared, local 0 is the holder.
    pub(crate) fn borrowed(scope: &mut Scope, value: &Expr) -> Expr {
        let mut value = value.clone();
        let mut places: BTreeMap<LocalId, LocalId> = scope.you.into_iter().map(|you| (0, you)).collect();
        moved(scope, &mut value, &mut places);
        value
    }
}

fn moved(scope: &mut Scope, value: &mut Expr, places: &mut BTreeMap<LocalId, LocalId>) {
    let span = value.span;
    match &mut value.node {
        Node::Local(local) => *local = places.get(local).copied().unwrap_or(*local),
        Node::SumOver { local, of, .. } | Node::CountOver { local, of, .. } => {
            let member = match &of.ty {
                Type::Set(member, _) => (**member).clone(),
                _ => Type::Any,
            };
            let place = scope.hidden("member", member, span);
            places.insert(*local, place);
            *local = place;
        }
        _ => {}
    }
    for part in walk::parts_mut(value) {
        moved(scope, part, places);
    }
}
