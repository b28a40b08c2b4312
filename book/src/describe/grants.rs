//! Entries that are had by way of others: "you have haste, too".

use runebook_compiler::ir::{Expr, Grant, Node, Type};

use super::addition::framed;
use super::entry::Described;
use super::scene::Scene;
use super::{Args, Phrase};
use crate::model::Topic;

/// The sentences of the grants that are meant.
pub(crate) fn grants(scene: &Scene<'_>, meant: impl Fn(&Grant) -> bool) -> Vec<Described> {
    let mut scene = scene.clone();
    scene.is_you(0);
    let all = scene.ir.grants.iter().filter(|one| meant(one));
    let phrases = all.flat_map(|grant| {
        let kind = scene.ir.entries[grant.entry].kind;
        let entry = Expr::new(Node::Entry(grant.entry), Type::Entry(kind), grant.span);
        framed(&scene, grant.when.as_ref(), "standing-grants", Args::from([("x".to_owned(), scene.held_entry(&entry))]))
    });
    phrases.map(|phrase: Phrase| Described::new(Topic::Standing, phrase)).collect()
}
