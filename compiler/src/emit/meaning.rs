//! What stored numbers mean, so that a save can say it by id.

use runebook_runtime::program::{Meaning, Member};

use super::{Emitter, index};
use crate::ir::Type;
use crate::resolve::stable_id;

/// What a number of this type stands for.
pub(super) fn meaning(ty: &Type) -> Meaning {
    match ty {
        Type::Entity(_) => Meaning::Entity,
        Type::Entry(_) => Meaning::Entry,
        Type::Member(id) => u16::try_from(*id).map_or(Meaning::Number, Meaning::Member),
        Type::Dice => Meaning::Dice,
        Type::Number(_)
        | Type::YesNo
        | Type::Chance
        | Type::Context(_)
        | Type::Set(..)
        | Type::Record(_)
        | Type::StatName(_)
        | Type::EventName
        | Type::Text
        | Type::Any => Meaning::Number,
    }
}

impl Emitter<'_> {
    /// The members of every `one of`.
    pub(super) fn members(&mut self) {
        for (domain, found) in self.ir.enums.iter().enumerate() {
            for (place, member) in found.members.iter().enumerate() {
                let id = stable_id(&format!("one_of.{}.{}", found.named.known_as(), member.known_as()));
                self.program.members.push(Member { id, domain: index(domain), place: index(place) });
            }
        }
    }

    /// What each number of the entries of a kind stands for. A set of members is one yes or no for each.
    pub(super) fn field_meanings(&self, kind: usize) -> Vec<Meaning> {
        let fields = self.ir.kinds[kind].fields.iter();
        let all = fields.map(|field| match &field.ty {
            Type::Set(inner, most) => match **inner {
                Type::Member(id) => vec![Meaning::Number; self.ir.enums[id].members.len()],
                _ => vec![meaning(inner); usize::from(*most)],
            },
            _ => vec![meaning(&field.ty)],
        });
        all.flatten().collect()
    }
}
