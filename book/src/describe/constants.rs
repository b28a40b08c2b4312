//! Values that a kind gives a name: "the power of the song is half your Song if …, otherwise your Song".

use runebook_compiler::ir::{Ir, KindId, Node, Type};

use super::scene::Scene;
use super::{Np, Phrase, fold};

/// A named value of a kind.
#[derive(Clone, Debug, PartialEq)]
pub struct KindConstant {
    /// The message of its noun; a pack that gives it none has its value said wherever it is read.
    pub key: String,
    /// What it is.
    pub phrase: Phrase,
}

/// The values that all entries of a kind name alike and that are not fixed, in the order written.
#[must_use]
pub fn kind_constants(ir: &Ir, kind: KindId) -> Vec<KindConstant> {
    let (first, end) = ir.kinds[kind].entries;
    if first == end {
        return Vec::new();
    }
    // the fields of this one stand for those of any
    let scene = Scene { this: Some(first), any: Some(first), ..Scene::standing(ir) };
    let constants = ir.entries[first].constants.iter().filter(|constant| constant.of_kind);
    let open = constants.filter(|constant| {
        constant.value.ty != Type::YesNo
            && !matches!(fold::known(ir, &constant.value).node, Node::Const(_) | Node::Dice { .. })
            && fold::ratio(ir, &constant.value).is_none()
    });
    let describe = |constant: &runebook_compiler::ir::Constant| {
        let np: Np = scene.constant_np(&constant.named.name, Some(first));
        let key = np.key.clone();
        KindConstant { key, phrase: Phrase::of("stat-is", [("x", np.arg()), ("value", scene.value(&constant.value))]) }
    };
    open.map(describe).collect()
}
