//! What a character begins with, where the range depends on stats that the character says, too.

use runebook_grammar::tree::Stmt;

use crate::check::Checker;
use crate::error;
use crate::fold;
use crate::interval::less;
use crate::ir::{CellKind, Character, Expr, Node, Store};

/// How deep stats are followed.
pub(super) const DEEP: u32 = 8;

impl Checker {
    /// Reports what a body stores above the range that the same character's stats give.
    pub(crate) fn starts_fit(&mut self, character: &Character, body: &[Stmt]) {
        let here = |store: &&Store| {
            body.iter().any(|stmt| {
                let (whole, part) = (stmt.span, store.value.span);
                whole.file == part.file && whole.start <= part.start && part.end <= whole.end
            })
        };
        let found: Vec<_> =
            character.stores.iter().filter(here).filter_map(|store| self.too_high(character, store)).collect();
        found.into_iter().for_each(|report| self.report(report));
    }

    fn too_high(&self, character: &Character, store: &Store) -> Option<runebook_grammar::Diagnostic> {
        let cell = &self.ir().cells[store.cell];
        let high = cell.high.as_ref().filter(|high| cell.kind == CellKind::Resource && fold::ratio(high).is_none())?;
        let (most, value) = (fold::ratio(&self.settled(character, high, DEEP)?)?, fold::ratio(&store.value)?);
        let low = cell.low.as_ref().and_then(fold::ratio)?;
        let shown = |(n, d): fold::Ratio| if d == 1 { n.to_string() } else { format!("{n}/{d}") };
        less(most, value)?.then(|| {
            error::out_of_range(store.value.span, &shown(value), &shown(low), &shown(most), Some(cell.named.span))
        })
    }

    /// A value of a character's own with all stats settled, where nothing but what it begins with has a say in them.
    pub(super) fn settled(&self, character: &Character, expr: &Expr, deep: u32) -> Option<Expr> {
        let inner = |value: &Expr| self.settled(character, value, deep).map(Box::new);
        let node = match &expr.node {
            Node::Const(_) => return Some(expr.clone()),
            Node::Named { value, .. } => return self.settled(character, value, deep),
            Node::Neg(value) => Node::Neg(inner(value)?),
            Node::Round { value, how } => Node::Round { value: inner(value)?, how: *how },
            Node::Binary { op, left, right } => Node::Binary { op: *op, left: inner(left)?, right: inner(right)? },
            Node::Stat { owner, stat, index: None, .. } if matches!(owner.node, Node::Local(0)) => {
                let base = self.said_base(character, *stat)?;
                return self.settled(character, base, deep.checked_sub(1)?);
            }
            _ => return None,
        };
        Some(Expr::new(node, expr.ty.clone(), expr.span))
    }

    /// What a stat is before anything changes it; none where something might.
    fn said_base<'a>(&'a self, character: &'a Character, stat: usize) -> Option<&'a Expr> {
        let ir = self.ir();
        if ir.modifiers.iter().any(|modifier| modifier.targets.contains(&stat)) {
            return None;
        }
        let found = &ir.stats[stat];
        let said = |cell: usize| character.stores.iter().find(|store| store.cell == cell).map(|store| &store.value);
        let own = found.host.or(found.base_cell).and_then(said);
        own.or(found.base.as_ref()).or_else(|| ir.cells[found.host?].start.as_ref())
    }
}
