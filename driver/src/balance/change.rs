//! Changes of what a build begins with: one more of each of its numbers, or what was asked for; and what they cost.

use runebook_compiler::fold::{Ratio, ratio};
use runebook_compiler::ir::{CellId, CellKind, Character, Expr, FamilyIndex, Ir, Node, Query, Type, walk};

use super::{Wanted, Way, What};
use crate::arena::{NoDuel, duel_of};

/// What one more of something costs.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Price {
    /// What is paid with.
    pub paid: CellId,
    /// The price, in terms of local 0, whoever buys.
    price: Expr,
}

/// The changes that are wanted.
pub(super) fn ways(ir: &Ir, build: &Character, wanted: &Wanted) -> Vec<Way> {
    let texts = if wanted.changes.is_empty() && wanted.kinds.is_empty() {
        build.stores.iter().filter_map(|store| one_more(ir, store.cell)).collect()
    } else {
        wanted.changes.clone()
    };
    let way = |entry| Way { kind: "change".to_owned(), entry, how: String::new(), what: What::Change(None) };
    texts.into_iter().map(way).collect()
}

/// `points[melee] +1`: one more of a number, in words.
fn one_more(ir: &Ir, cell: CellId) -> Option<String> {
    let (family, member) = family(ir, cell)?;
    let found = &ir.cells[family];
    let counts = match found.kind {
        CellKind::HostStat(_) | CellKind::StatBase(_) | CellKind::Resource => found.ty.number().is_some(),
        CellKind::Flag
        | CellKind::Memory
        | CellKind::Slot
        | CellKind::Status(_)
        | CellKind::StatusLeft(_)
        | CellKind::Holds(_)
        | CellKind::Parameter(_)
        | CellKind::Once(_) => false,
    };
    let index = found.index.map(|index| match index {
        FamilyIndex::Kind(kind) => ir.entries[ir.kinds[kind].entries.0 + member].named.name.clone(),
        FamilyIndex::Enum(id) => ir.enums[id].members[member].name.clone(),
    });
    let index = index.map_or_else(String::new, |member| format!("[{member}]"));
    counts.then(|| format!("{}{index} +1", found.named.name))
}

/// The first cell of the family that a cell is a member of, and which member it is: all are called alike.
fn family(ir: &Ir, cell: CellId) -> Option<(CellId, usize)> {
    let found = ir.cells.get(cell)?;
    let member = ir.cells[..cell].iter().rev().take_while(|other| other.named == found.named).count();
    Some((cell - member, member))
}

/// The price of a change that is one more of something that is bought.
pub(super) fn price(ir: &Ir, before: &Character, after: &Character) -> Option<Price> {
    let changed = after.stores.iter().filter(|store| !before.stores.contains(store)).collect::<Vec<_>>();
    let [store] = changed.as_slice() else { return None };
    let was = before.stores.iter().find(|was| was.cell == store.cell).map(|was| &was.value);
    let was = was.or_else(|| ir.cells.get(store.cell)?.start.as_ref()).and_then(ratio)?;
    let one = before.holds == after.holds && is_one_more(was, ratio(&store.value)?);
    let (first, member) = family(ir, store.cell).filter(|_| one)?;
    let (paid, price) = ir.cells[first].bought.as_ref()?;
    let mut price = price.clone();
    if let Some(index) = ir.cells[first].index {
        of_member(&mut price, &member_of(ir, index, member));
    }
    Some(Price { paid: *paid, price })
}

fn is_one_more((was, parts): Ratio, (now, other): Ratio) -> bool {
    now.checked_mul(parts)
        .zip(was.checked_add(parts).and_then(|more| more.checked_mul(other)))
        .is_some_and(|(l, r)| l == r)
}

fn member_of(ir: &Ir, index: FamilyIndex, member: usize) -> (Node, Type) {
    match index {
        FamilyIndex::Kind(kind) => (Node::Entry(ir.kinds[kind].entries.0 + member), Type::Entry(kind)),
        FamilyIndex::Enum(id) => (Node::Const(i64::try_from(member).unwrap_or(i64::MAX)), Type::Member(id)),
    }
}

/// A price in which the member that is bought is said.
fn of_member(price: &mut Expr, member: &(Node, Type)) {
    if matches!(price.node, Node::Local(at) if at > 0) {
        (price.node, price.ty) = member.clone();
    }
    walk::parts_mut(price).into_iter().for_each(|part| of_member(part, member));
}

/// The questions that prices are, asked as it is asked who has lost a duel.
pub(super) fn questions<'p>(ir: &Ir, prices: impl Iterator<Item = &'p Price>) -> Result<Vec<Query>, NoDuel> {
    let Some(lost) = &duel_of(ir)?.lost else { return Ok(Vec::new()) };
    let question =
        |price: &Price| Query { values: vec![price.price.clone()], names: vec!["price".to_owned()], ..lost.clone() };
    Ok(prices.map(question).collect())
}
