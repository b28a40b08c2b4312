//! Comparisons: members, entries, someone and someone else, numbers.

use runebook_compiler::ir::{BinOp, CellKind, CmpOp, Expr, Node, Type};

use super::condition::{Atom, Target, just, pick};
use super::names::{field_key, role_key, stat_key, status_key};
use super::scene::Scene;
use super::{Arg, Args, Det, Join, Np, Phrase, Quality, Ratio, fold};

impl Scene<'_> {
    /// A comparison, or its opposite.
    pub fn compare(&self, op: CmpOp, left: &Expr, right: &Expr, yes: bool) -> Atom {
        let op = if yes { op } else { opposite(op) };
        if let Some(status) = self.status_held(left, right) {
            return self.status_is(status, left, matches!(op, CmpOp::Gt | CmpOp::Ge | CmpOp::Ne));
        }
        if let CmpOp::Eq | CmpOp::Ne = op
            && let Some(atom) = self.sameness(left, right, op == CmpOp::Eq)
        {
            return atom;
        }
        if let Some(atom) = self.some(op, left, right) {
            return atom;
        }
        let amount = Phrase::of(bound(op), [("n", self.value(right))]);
        let (x, y) = self.share(left, right).unwrap_or_else(|| (self.value(left), self.value(right)));
        let clause = Phrase::of(comparison(op), [("x", x), ("y", y), ("thing", Arg::id("no"))]);
        let local = match left.node {
            Node::Local(local) => Some(local),
            _ => None,
        };
        Atom { amount: local.map(|local| (local, amount.arg())), ..Atom::plain(clause) }
    }

    /// Whether there is any at all: "there is an ally that is not prone".
    fn some(&self, op: CmpOp, left: &Expr, right: &Expr) -> Option<Atom> {
        let Node::CountOver { local, of, filter } = &left.node else { return None };
        let some = match (op, fold::whole(self.ir, right)?) {
            (CmpOp::Gt | CmpOp::Ne, 0) | (CmpOp::Ge, 1) => true,
            (CmpOp::Le | CmpOp::Eq, 0) | (CmpOp::Lt, 1) => false,
            _ => return None,
        };
        let (_, np) = self.members(*local, of, filter.as_deref());
        let living = matches!(&of.ty, Type::Set(one, _) if matches!(**one, Type::Entity(_)));
        let args = [("x", Np { det: Det::A, ..np }.arg()), ("living", Arg::id(pick(living, "yes", "no")))];
        Some(Atom::plain(Phrase::of(pick(some, "cond-some", "cond-no"), args)))
    }

    /// `4 * a <= 3 * b` is said as "a is at most 3/4 of b".
    fn share(&self, left: &Expr, right: &Expr) -> Option<(Arg, Arg)> {
        let (whole, x) = self.multiple(left)?;
        let (part, of) = self.multiple(right).unwrap_or((1, right));
        if whole <= part || fold::ratio(self.ir, right).is_some() {
            return None;
        }
        let share = Ratio::new(i128::from(part), i128::from(whole))?;
        let of_one = |n| Ratio { num: n, den: 1 };
        let (x, of, n) = (self.value(x), self.value(of), Arg::Number(of_one(share.den)));
        let y = match share.num {
            1 => Phrase::of("value-part", [("x", of), ("n", n)]),
            part => Phrase::of("value-parts", [("x", of), ("n", n), ("part", Arg::Number(of_one(part)))]),
        };
        Some((x, y.arg()))
    }

    /// `4 * a`, where `a` is a name.
    fn multiple<'e>(&self, expr: &'e Expr) -> Option<(i64, &'e Expr)> {
        let Node::Binary { op: BinOp::Mul, left, right } = &expr.node else { return None };
        let (by, of) = match (fold::whole(self.ir, left), fold::whole(self.ir, right)) {
            (Some(by), None) => (by, right),
            (None, Some(by)) => (by, left),
            (Some(_), Some(_)) | (None, None) => return None,
        };
        (by > 1 && !matches!(of.node, Node::Binary { .. })).then_some((by, of))
    }

    /// `face is 2..5`.
    pub fn between(&self, expr: &Expr) -> Option<Atom> {
        let Node::And(low, high) = &expr.node else { return None };
        let (
            Node::Compare { op: CmpOp::Ge, left, right: low },
            Node::Compare { op: CmpOp::Le, left: other, right: high },
        ) = (&low.node, &high.node)
        else {
            return None;
        };
        if !super::same::same_expr(left, other) {
            return None;
        }
        if fold::ratio(self.ir, low).is_some() && fold::ratio(self.ir, low) == fold::ratio(self.ir, high) {
            return Some(self.compare(CmpOp::Eq, left, low, true));
        }
        Some(Atom::plain(Phrase::of(
            "cond-between",
            [("x", self.value(left)), ("low", self.value(low)), ("high", self.value(high))],
        )))
    }

    /// `foe has stun`: the counter is above 0.
    fn status_held(&self, left: &Expr, right: &Expr) -> Option<usize> {
        let Node::Cell { cell, .. } = left.node else { return None };
        let CellKind::Status(status) = self.ir.cells[cell].kind else { return None };
        (fold::whole(self.ir, right) == Some(0)).then_some(status)
    }

    fn status_is(&self, status: usize, left: &Expr, yes: bool) -> Atom {
        let Node::Cell { owner, .. } = &left.node else { return Atom::plain(just(Arg::Nothing)) };
        let key = status_key(self.ir, status);
        let who = self.np(owner).unwrap_or_else(Np::you);
        let clause = super::condition::said(&key, who.clone(), yes);
        let quality = Quality {
            key: key.clone(),
            suffix: String::new(),
            not: !yes,
            args: Args::new(),
            clause: Box::new(clause.clone()),
        };
        let but = (!yes && who.det == Det::You).then(|| super::condition::said(&key, who.clone(), true));
        Atom { of: who.refer.map(|refer| (Target::Thing(refer), quality)), but, ..Atom::plain(clause) }
    }

    /// Equality of things that are no numbers.
    fn sameness(&self, left: &Expr, right: &Expr, yes: bool) -> Option<Atom> {
        match &left.ty {
            Type::Member(_) if matches!(right.node, Node::None) => Some(self.none(left, !yes)),
            Type::Member(_) => Some(self.member_is(left, &[right], yes)),
            Type::Entry(_) => match &left.node {
                Node::Cell { owner, cell, .. } if self.ir.cells[*cell].kind == CellKind::Slot => {
                    let thing = (!matches!(right.node, Node::None)).then(|| self.held_entry(right));
                    let yes = if thing.is_none() { !yes } else { yes };
                    Some(self.slot(owner, *cell, thing, yes))
                }
                _ if matches!(right.node, Node::None) => Some(self.none(left, !yes)),
                _ => Some(self.equal(left, self.held_entry(right), yes)),
            },
            Type::Entity(_) if matches!(right.node, Node::None) => Some(self.none(left, !yes)),
            Type::Entity(_) => Some(Atom::plain(Phrase::of(
                pick(yes, "cond-same", "cond-not-same"),
                [("x", self.who(left)), ("y", self.who(right))],
            ))),
            Type::YesNo => match fold::whole(self.ir, right) {
                Some(value) => self.atoms(left, (value != 0) == yes).into_iter().next(),
                None => None,
            },
            Type::Number(_)
            | Type::Dice
            | Type::Chance
            | Type::Context(_)
            | Type::Set(..)
            | Type::Record(_)
            | Type::StatName(_)
            | Type::EventName
            | Type::Text
            | Type::Any => None,
        }
    }

    /// An entry by name, whatever is being described.
    pub fn held_entry(&self, expr: &Expr) -> Arg {
        match fold::known(self.ir, expr).node {
            Node::Entry(entry) => self.entry_name(entry).arg(),
            _ => self.who(expr),
        }
    }

    fn none(&self, left: &Expr, any: bool) -> Atom {
        let x = self.value(left);
        let owned = matches!(&x, Arg::Noun(np) if matches!(np.det, Det::Of(_)));
        let owned = Arg::id(pick(owned, "yes", "no"));
        let living = Arg::id(pick(matches!(left.ty, Type::Entity(_)), "yes", "no"));
        let phrase = Phrase::of(pick(any, "cond-any", "cond-none"), [("x", x), ("owned", owned), ("living", living)]);
        let (key, owner) = match &left.node {
            Node::Stat { owner, stat, .. } => (stat_key(self.ir, *stat), owner),
            Node::Field { entry, kind, field } => (field_key(self.ir, *kind, *field), entry),
            _ => return Atom::plain(phrase),
        };
        let mut phrase = phrase.or_else(&key, pick(any, "is_any", "is_none"));
        phrase.args.insert("who".to_owned(), self.who(owner));
        Atom::plain(phrase)
    }

    /// `left` is one of these members.
    pub fn member_is(&self, left: &Expr, values: &[&Expr], yes: bool) -> Atom {
        if let Node::Role { context, index } = &left.node
            && let Some((kind, _)) = self.context(context)
        {
            return self.role_is(kind, *index, values, yes);
        }
        let value = Arg::list(values.iter().map(|value| self.value(value)).collect(), Join::Or);
        let said = pick(yes, "cond-member", "cond-not-member");
        let mut atom = Atom::plain(Phrase::of(said, [("x", self.value(left)), ("y", value.clone())]));
        if let Node::Stat { owner, stat, index: None, .. } = &left.node {
            let key = stat_key(self.ir, *stat);
            atom.clause = atom.clause.or_else(&key, pick(yes, "is", "is_not"));
            atom.clause.args.extend([("who".to_owned(), self.who(owner)), ("value".to_owned(), value)]);
        }
        atom
    }

    fn role_is(&self, context: usize, role: usize, values: &[&Expr], yes: bool) -> Atom {
        let key = role_key(self.ir, context, role);
        let qualities = values.iter().filter_map(|value| self.member_quality(value)).collect();
        let args = Args::from([("list".to_owned(), Arg::list(qualities, Join::Or))]);
        let quality = |not| Quality {
            key: key.clone(),
            suffix: String::new(),
            not,
            args: args.clone(),
            clause: Box::new(Phrase::of("value-unsaid", [])),
        };
        let clause = self.it_is(context, &key, args.clone(), yes);
        let mut said = quality(!yes);
        said.clause = Box::new(clause.clone());
        Atom { of: Some((Target::Context(context), said)), ..Atom::plain(clause) }
    }

    /// A member as an adjective.
    fn member_quality(&self, value: &Expr) -> Option<Arg> {
        let known = fold::known(self.ir, value);
        let (Node::Const(at), Type::Member(of)) = (&known.node, &known.ty) else { return Some(self.value(value)) };
        let key = super::member_key(self.ir, *of, usize::try_from(*at).ok()?);
        Some(Arg::Quality(Box::new(Quality {
            key,
            suffix: String::new(),
            not: false,
            args: Args::new(),
            clause: Box::new(Phrase::of("value-unsaid", [])),
        })))
    }

    /// What comes with an event and is one entry is named in the event's own clause: "you drink Antidote".
    fn equal(&self, left: &Expr, value: Arg, yes: bool) -> Atom {
        let amount = match left.node {
            Node::Local(local) if yes => Some((local, value.clone())),
            _ => None,
        };
        let clause = Phrase::of(
            pick(yes, "cond-eq", "cond-ne"),
            [("x", self.value(left)), ("y", value), ("thing", Arg::id("yes"))],
        );
        Atom { amount, ..Atom::plain(clause) }
    }
}

const fn opposite(op: CmpOp) -> CmpOp {
    match op {
        CmpOp::Eq => CmpOp::Ne,
        CmpOp::Ne => CmpOp::Eq,
        CmpOp::Lt => CmpOp::Ge,
        CmpOp::Le => CmpOp::Gt,
        CmpOp::Gt => CmpOp::Le,
        CmpOp::Ge => CmpOp::Lt,
    }
}

const fn comparison(op: CmpOp) -> &'static str {
    match op {
        CmpOp::Eq => "cond-eq",
        CmpOp::Ne => "cond-ne",
        CmpOp::Lt => "cond-lt",
        CmpOp::Le => "cond-le",
        CmpOp::Gt => "cond-gt",
        CmpOp::Ge => "cond-ge",
    }
}

/// The same as a bound: "at least 10".
pub(crate) const fn bound(op: CmpOp) -> &'static str {
    match op {
        CmpOp::Eq => "bound-eq",
        CmpOp::Ne => "bound-ne",
        CmpOp::Lt => "bound-lt",
        CmpOp::Le => "bound-le",
        CmpOp::Gt => "bound-gt",
        CmpOp::Ge => "bound-ge",
    }
}
