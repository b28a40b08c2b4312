//! Things with a value: stats, stored numbers, fields, facts, and what formulas and tables give.

use runebook_compiler::ir::{CellId, EntryId, Expr, FamilyIndex, FunctionId, Ir, Node, StatId, Type};

use super::names::{cell_key, entry_anchor, entry_key, enum_key, field_key, function_key, member_key, stat_key};
use super::scene::Scene;
use super::{Arg, Args, Det, Np, fold};

/// A stat by itself: the member of its family is part of its name.
#[must_use]
pub fn stat_name(ir: &Ir, stat: StatId) -> Np {
    Np { link: None, ..Scene::new(ir).target_np(stat, Det::Bare) }
}

/// What a call among several things is for stands in brackets: the rest of them is no part of it.
pub(super) fn set_apart(said: &mut Arg) {
    if let Arg::Noun(np) = said
        && np.args.contains_key("args")
    {
        np.args.insert("apart".to_owned(), Arg::id("yes"));
    }
}

impl Scene<'_> {
    /// A stat that a value reads.
    pub fn stat_np(&self, owner: &Expr, stat: StatId, index: Option<&Expr>) -> Np {
        let det = self.of(owner);
        match index {
            None if self.ir.stats[stat].index.is_some() && self.ir.stats[stat].size > 1 => {
                Np { plural: true, ..Np::new(stat_key(self.ir, stat), det) }
            }
            None => Np::new(stat_key(self.ir, stat), det),
            Some(index) => self.member_of(stat_key(self.ir, stat), det, index, self.ir.stats[stat].read_by_member),
        }
    }

    /// A stat that a standing change names: the member of its family is part of it.
    pub fn target_np(&self, stat: StatId, det: Det) -> Np {
        let found = &self.ir.stats[stat];
        let key = stat_key(self.ir, stat);
        match found.index {
            None => Np::new(key, det),
            Some(FamilyIndex::Kind(kind)) => {
                let entry = self.ir.kinds[kind].entries.0 + found.member;
                if found.read_by_member {
                    self.read_by(entry, det)
                } else {
                    self.family(key, det, self.entry_name(entry).arg(), &self.ir.entries[entry].named.name)
                }
            }
            Some(FamilyIndex::Enum(of)) => {
                let member = Np::new(member_key(self.ir, of, found.member), Det::Bare).arg();
                self.family(key, det, member, &self.ir.enums[of].members[found.member].name)
            }
        }
    }

    /// A stored number.
    pub fn cell_np(&self, owner: &Expr, cell: CellId, index: Option<&Expr>) -> Np {
        let chosen = matches!(self.ir.cells[cell].kind, runebook_compiler::ir::CellKind::Parameter(_));
        let det = if chosen { Det::Chosen } else { self.of(owner) };
        let key = cell_key(self.ir, cell);
        match index {
            None => Np::new(key, det),
            Some(index) => self.member_of(key, det, index, false),
        }
    }

    /// A field of an entry.
    pub fn field_np(&self, entry: &Expr, kind: usize, field: usize) -> Np {
        Np::new(field_key(self.ir, kind, field), self.of(entry))
    }

    /// What a formula, table or chance gives, or a fact answers.
    pub fn answer_np(&self, key: String, params: &[runebook_compiler::ir::Field], args: &[Expr]) -> Np {
        let mut np = Np::new(key, Det::The);
        np.args = self.named(params, args);
        np
    }

    /// What a function gives.
    pub fn call_np(&self, function: FunctionId, args: &[Expr]) -> Np {
        let mut np = self.answer_np(function_key(self.ir, function), &self.ir.functions[function].params, args);
        let mut given: Vec<Arg> =
            args.iter().filter(|arg| !matches!(arg.node, Node::None)).map(|arg| self.who(arg)).collect();
        if given.len() > 1 {
            given.iter_mut().for_each(set_apart);
        }
        let nested = |arg: &Arg| matches!(arg, Arg::Noun(np) if !np.args.is_empty()) || matches!(arg, Arg::Phrase(_));
        if given.iter().any(nested) {
            np.args.insert("apart".to_owned(), Arg::id("yes"));
        }
        np.args.insert("args".to_owned(), Arg::list(given, super::Join::And));
        np
    }

    /// Arguments by the names of the parameters.
    pub fn named(&self, params: &[runebook_compiler::ir::Field], args: &[Expr]) -> Args {
        params.iter().zip(args).map(|(param, arg)| (param.named.name.clone(), self.who(arg))).collect()
    }

    fn member_of(&self, key: String, det: Det, index: &Expr, read_by_member: bool) -> Np {
        let known = fold::known(self.ir, index);
        if let Node::Entry(entry) = known.node {
            return if read_by_member {
                self.read_by(entry, det)
            } else {
                self.family(key, det, self.entry_name(entry).arg(), &self.ir.entries[entry].named.name)
            };
        }
        if let (Node::Const(at), Type::Member(of)) = (&known.node, &known.ty)
            && let Ok(at) = usize::try_from(*at)
            && self.any_member != Some((*of, at))
        {
            return self.family(
                key,
                det,
                Np::new(member_key(self.ir, *of, at), Det::Bare).arg(),
                &self.ir.enums[*of].members[at].name,
            );
        }
        let any = self.any_member.filter(|_| matches!(known.node, Node::Const(_)));
        let member = any.map_or_else(|| self.value(index), |(of, _)| Np::new(enum_key(self.ir, of), Det::The).arg());
        let mut np = self.family(key, det, member, "other");
        np.args.insert("computed".to_owned(), Arg::id("yes"));
        np
    }

    fn read_by(&self, entry: EntryId, det: Det) -> Np {
        Np { link: Some(entry_anchor(self.ir, entry)), ..Np::new(entry_key(self.ir, entry), det) }
    }

    fn family(&self, key: String, det: Det, member: Arg, id: &str) -> Np {
        let any = self.any.is_some_and(|any| self.ir.entries[any].named.name == id);
        let id = if any { "other" } else { id };
        let mut np = Np::new(key, det);
        np.args.insert("member".to_owned(), member);
        np.args.insert("member_id".to_owned(), Arg::id(id));
        np
    }
}
