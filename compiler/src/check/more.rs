//! `strength +1` in a changed copy: so much more than what it is a copy of begins with.

use runebook_grammar::Span;
use runebook_grammar::tree::{ModOp, ModTarget, Modifier, Segment, When};

use crate::check::start::DEEP;
use crate::check::{Checker, Scope};
use crate::error;
use crate::ir::{BinOp, CellId, CellKind, Character, Expr, Node, Store};

impl Checker {
    /// Adds to a number that a character begins with. False if the change says more than a number.
    pub(super) fn more(
        &mut self,
        scope: &mut Scope,
        character: &mut Character,
        modifier: &Modifier,
        span: Span,
    ) -> bool {
        let Some((segment, op)) = plain(modifier) else { return false };
        let Some((cell, ty)) = self.start_cell(scope, character.of, segment) else { return true };
        let before = self.before(character, cell).filter(|_| ty.number().is_some());
        let Some(before) = before else {
            let name = &segment.name.text;
            let help =
                format!("nothing says what `{name}` is before it is changed: say what it is, as in `{name} = …`");
            self.report(error::misplaced(span, "a standing change", "a changed copy of this character", &help));
            return true;
        };
        let by = self.value_of(scope, &modifier.value, &ty);
        if !matches!(by.node, Node::Bad) {
            self.constant_store(scope, &by);
            let node = Node::Binary { op, left: Box::new(before), right: Box::new(by) };
            let value = Expr::new(node, ty, span);
            self.can_start(&value, cell);
            character.stores.retain(|store| store.cell != cell);
            character.stores.push(Store { cell, value });
        }
        true
    }

    /// What a character begins with in a cell, where that is known beforehand.
    fn before(&self, character: &Character, cell: CellId) -> Option<Expr> {
        if let Some(store) = character.stores.iter().find(|store| store.cell == cell) {
            return Some(store.value.clone());
        }
        let found = &self.ir().cells[cell];
        match (&found.kind, &found.start) {
            (CellKind::StatBase(stat), _) => self.settled(character, self.ir().stats[*stat].base.as_ref()?, DEEP),
            (_, Some(start)) => self.settled(character, start, DEEP),
            (CellKind::Status(_), None) => Some(Expr::whole(0, found.named.span)),
            (_, None) => None,
        }
    }
}

/// The one name and the sign of `NAME +2` and `NAME[member] -2`, without any condition.
fn plain(modifier: &Modifier) -> Option<(&Segment, BinOp)> {
    let Modifier { target: ModTarget::Path(path), op, afterwards: false, .. } = modifier else { return None };
    let op = match op {
        ModOp::Plus => BinOp::Add,
        ModOp::Minus => BinOp::Sub,
        _ => return None,
    };
    let said = [&modifier.up_to, &modifier.against, &modifier.priority];
    let bare = said.iter().all(|part| part.is_none()) && modifier.typed.is_none() && modifier.when == When::default();
    match path.segments.as_slice() {
        [only] if bare && only.args.is_none() => Some((only, op)),
        _ => None,
    }
}
