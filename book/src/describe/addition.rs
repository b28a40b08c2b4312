//! What an entry adds to a set: "your familiar is one of your allies".

use runebook_compiler::ir::{Addition, Expr, Node, Type};

use super::entry::Described;
use super::scene::Scene;
use super::scope::Frame;
use super::trigger::not_while;
use super::{Args, Det, Phrase};
use crate::model::Topic;

/// The sentences of the additions that are meant.
pub(crate) fn additions(scene: &Scene<'_>, meant: impl Fn(&Addition) -> bool) -> Vec<Described> {
    let all = scene.ir.additions.iter().filter(|one| meant(one));
    all.flat_map(|one| addition(scene, one)).map(|phrase| Described::new(Topic::Standing, phrase)).collect()
}

fn addition(scene: &Scene<'_>, addition: &Addition) -> Vec<Phrase> {
    let mut scene = scene.clone();
    scene.is_you(addition.role);
    let params = scene.ir.sets[addition.set].params.clone();
    let place = addition.span;
    let args = params.iter().enumerate();
    let args = args.map(|(at, param)| Expr::new(Node::Local(at), param.ty.clone(), place)).collect();
    let set = Expr::new(Node::Set { set: addition.set, args }, Type::Any, place);
    let among = scene.many(&set, Det::The).arg();
    let x = match addition.value.ty {
        Type::Set(..) => scene.many(&addition.value, Det::The).arg(),
        _ => scene.who(&addition.value),
    };
    let args = Args::from([("x".to_owned(), x), ("set".to_owned(), among)]);
    framed(&scene, addition.when.as_ref(), "standing-includes", args)
}

/// What holds while a condition does.
pub(super) fn framed(scene: &Scene<'_>, when: Option<&Expr>, id: &'static str, mut args: Args) -> Vec<Phrase> {
    let atoms = when.map(|when| scene.atoms(when, true)).unwrap_or_default();
    let Frame { scope: _, conds, unless, buts } = scene.frame(atoms);
    args.extend([("if".to_owned(), conds), ("unless".to_owned(), unless)]);
    let said = Phrase { args, ..Phrase::of(id, []) };
    std::iter::once(said).chain(not_while(buts)).collect()
}
