//! What a value reads: stats, formulas, facts, sets. Each has one number.

use runebook_grammar::Span;

use crate::check::Checker;
use crate::ir::{Expr, FamilyIndex, Node, Type, walk};

/// Something whose value depends on others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Thing {
    Stat(usize),
    Function(usize),
    Fact(usize),
    Set(usize),
    Entry(usize),
}

impl Checker {
    /// How many things there are.
    pub(super) fn things(&self) -> usize {
        let ir = self.ir();
        ir.stats.len() + ir.functions.len() + ir.facts.len() + ir.sets.len() + ir.entries.len()
    }

    /// A thing's number.
    pub(super) fn number(&self, thing: Thing) -> usize {
        let ir = self.ir();
        match thing {
            Thing::Stat(id) => id,
            Thing::Function(id) => ir.stats.len() + id,
            Thing::Fact(id) => ir.stats.len() + ir.functions.len() + id,
            Thing::Set(id) => ir.stats.len() + ir.functions.len() + ir.facts.len() + id,
            Thing::Entry(id) => ir.stats.len() + ir.functions.len() + ir.facts.len() + ir.sets.len() + id,
        }
    }

    /// The name of the thing with this number.
    pub(super) fn name_of_thing(&self, number: usize) -> String {
        let ir = self.ir();
        let others = ir.functions.iter().map(|function| &function.named);
        let others = others.chain(ir.facts.iter().map(|fact| &fact.named)).chain(ir.sets.iter().map(|set| &set.named));
        let others = others.chain(ir.entries.iter().map(|entry| &entry.named));
        match ir.stats.get(number) {
            None => others.map(|named| named.name.clone()).nth(number - ir.stats.len()).unwrap_or_default(),
            Some(stat) => {
                let member = stat.index.and_then(|index| self.model.family_members(index).into_iter().nth(stat.member));
                match member {
                    Some(member) => format!("{}[{}]", stat.named.name, member.name),
                    None => stat.named.name.clone(),
                }
            }
        }
    }

    /// Everything a value reads directly, and where.
    pub(super) fn reads(&self, expr: &Expr) -> Vec<(Thing, Span)> {
        let mut found = Vec::new();
        walk::each(expr, &mut |value| self.read(value, &mut found));
        found
    }

    fn read(&self, value: &Expr, found: &mut Vec<(Thing, Span)>) {
        let span = value.span;
        match &value.node {
            Node::Stat { stat, index, .. } => {
                let size = self.ir().stats[*stat].size;
                let family = self.ir().stats[*stat].index;
                let member = index.as_deref().zip(family).and_then(|(index, family)| self.member_place(family, index));
                match (index, member) {
                    (None, _) => found.push((Thing::Stat(*stat), span)),
                    (Some(_), Some(member)) => found.push((Thing::Stat(stat + member), span)),
                    (Some(_), None) => found.extend((*stat..stat + size).map(|stat| (Thing::Stat(stat), span))),
                }
            }
            Node::SumFamily { stat, size, .. } => {
                found.extend((*stat..stat + size).map(|stat| (Thing::Stat(stat), span)));
            }
            Node::StatNamed { name, .. } => {
                found.extend(self.named_by(name).into_iter().map(|stat| (Thing::Stat(stat), span)))
            }
            Node::Call { function, .. } => found.push((Thing::Function(*function), span)),
            Node::Fact { fact, .. } => found.push((Thing::Fact(*fact), span)),
            Node::Set { set, .. } => found.push((Thing::Set(*set), span)),
            Node::Holds { entry, .. } => {
                found.extend(self.held(entry).into_iter().map(|entry| (Thing::Entry(entry), span)));
            }
            Node::CountLearned { kind, .. } => {
                let (first, end) = self.ir().kinds[*kind].entries;
                found.extend((first..end).map(|entry| (Thing::Entry(entry), span)));
            }
            _ => {}
        }
    }

    /// The entries that a value can be.
    fn held(&self, entry: &Expr) -> Vec<usize> {
        match (&entry.plain().node, &entry.ty) {
            (Node::Entry(entry), _) => vec![*entry],
            (_, Type::Entry(kind)) => (self.ir().kinds[*kind].entries.0..self.ir().kinds[*kind].entries.1).collect(),
            _ => Vec::new(),
        }
    }

    /// The stats that a field of a kind's entries names: that entry's where the entry is known.
    fn named_by(&self, name: &Expr) -> Vec<usize> {
        let Node::Field { kind, field, entry } = &name.node else { return Vec::new() };
        let ir = self.ir();
        let entries = match entry.plain().node {
            Node::Entry(entry) => entry..entry + 1,
            _ => ir.kinds[*kind].entries.0..ir.kinds[*kind].entries.1,
        };
        let value = |entry: usize| ir.entries.get(entry)?.fields.get(*field)?.values.first();
        let stats = entries.filter_map(value).filter_map(|value| match value.node {
            Node::Const(stat) => usize::try_from(stat).ok(),
            _ => None,
        });
        stats.filter(|stat| *stat < ir.stats.len()).collect()
    }

    /// The place of a constant member in its family.
    pub(crate) fn member_place(&self, index: FamilyIndex, value: &Expr) -> Option<usize> {
        match (index, &value.plain().node) {
            (FamilyIndex::Kind(kind), Node::Entry(entry)) => entry.checked_sub(self.ir().kinds[kind].entries.0),
            (FamilyIndex::Enum(_), Node::Const(at)) => usize::try_from(*at).ok(),
            (_, Node::Field { entry, field, .. }) => {
                let Node::Entry(entry) = entry.plain().node else { return None };
                let value = self.ir().entries[entry].fields.get(*field)?.values.first()?;
                self.member_place(index, value)
            }
            _ => None,
        }
    }
}
