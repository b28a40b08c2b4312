//! Values per member: `let crit[foe in foes] = …`, read as `crit[foe]`.

use runebook_grammar::tree::{self, Segment};

use crate::check::{Checker, Scope};
use crate::error;
use crate::ir::{ActKind, Expr, Iter, Node, Type};

impl Checker {
    /// A value for each member of a set, found once and in the order of ids.
    pub(super) fn per_member(
        &mut self,
        scope: &mut Scope,
        name: &tree::Name,
        (member, of): (&tree::Name, &tree::Expr),
        ty: Option<&tree::TypeExpr>,
        value: &tree::Expr,
    ) -> ActKind {
        let declared = ty.map(|ty| self.model.ty(ty));
        let (of, local) = self.iterate(scope, member, of);
        let value = match &declared {
            Some(ty) => self.value_of(scope, value, ty),
            None => self.value(scope, value, None),
        };
        scope.visible.pop();
        let ty = declared.unwrap_or_else(|| value.ty.clone());
        if !matches!(ty, Type::Number(_) | Type::YesNo | Type::Member(_) | Type::Entry(_) | Type::Entity(_) | Type::Any)
        {
            self.misfit_words(&value, "a number, yes or no, a member, an entry or someone", None);
        }
        let most = u16::try_from(self.ir().most(&of)).unwrap_or(u16::MAX);
        let whose = scope.locals[local].ty.clone();
        let members =
            scope.hidden(&format!("{} {}", name.text, member.text), Type::Set(Box::new(whose), most), name.span);
        let values = self.local(scope, name, Type::Set(Box::new(ty.clone()), most));
        scope.per_member.push((values, members, ty));
        ActKind::PerMember { iter: Iter { local, of, filter: None, order: None }, members, values, value }
    }

    /// `crit[foe]`, if that is what the word means here.
    pub(super) fn of_member(&mut self, scope: &mut Scope, head: &Segment) -> Option<Expr> {
        let found = scope.find(&head.name.text)?;
        let (values, members, ty) = scope.per_member.iter().find(|(values, ..)| *values == found)?.clone();
        let name = &head.name.text;
        let Some(index) = &head.index else {
            let what = format!("nothing says whose `{name}` is meant");
            self.report(error::unsaid(head.name.span, &what, &format!("write whose it is: `{name}[…]`")));
            return Some(Expr::bad(head.name.span));
        };
        let Type::Set(whose, _) = scope.locals[members].ty.clone() else { return None };
        let of = Box::new(self.value_of(scope, index, &whose));
        let span = head.name.span.to(index.span);
        Some(Expr::new(Node::OfMember { members, values, of }, ty, span))
    }
}
