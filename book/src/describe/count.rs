//! Counting entries, and adding up over many.

use runebook_compiler::ir::{Expr, Node, walk};

use super::names::kind_key;
use super::scene::Scene;
use super::{Arg, Det, Np, Phrase};

impl Scene<'_> {
    /// How many entries of a kind someone has learned.
    pub(super) fn learned(&self, who: &Expr, kind: usize, with: Option<&(usize, Box<Expr>)>) -> Arg {
        let entries = Np { plural: true, ..Np::new(kind_key(self.ir, kind), Det::Bare) }.arg();
        let with = with.map_or(Arg::Nothing, |(field, value)| {
            Phrase::of(
                "value-whose-field",
                [
                    ("field", Np::new(super::names::field_key(self.ir, kind, *field), Det::Bare).arg()),
                    ("x", self.value(value)),
                ],
            )
            .arg()
        });
        Phrase::of("value-learned", [("who", self.who(who)), ("x", entries), ("with", with)]).arg()
    }

    /// A value added up over many.
    pub(super) fn sum_over(&self, local: usize, of: &Expr, filter: Option<&Expr>, value: &Expr) -> Arg {
        let (scene, members) = self.members(local, of, filter);
        let mut told = false;
        walk::each(value, &mut |part| told |= part.node == Node::Local(local));
        let members = Np { plural: false, det: Det::Each, ..members }.arg();
        let told = Arg::id(if told { "yes" } else { "no" });
        Phrase::of("value-sum-over", [("x", scene.value(value)), ("members", members), ("told", told)]).arg()
    }
}
