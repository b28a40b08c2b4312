//! Formulas in words.

use runebook_compiler::ir::{BinOp, Expr, FunctionKind, Node, Rounding, Type};

use super::inline::worked_out;
use super::math::deep;
use super::names::{clock_key, member_key};
use super::scene::{Meaning, Scene};
use super::{Arg, Det, Join, Np, Phrase, Ratio, fold};

impl Scene<'_> {
    /// What a value is, in words.
    pub fn value(&self, expr: &Expr) -> Arg {
        if (expr.ty.number().is_some() || expr.ty == Type::Chance)
            && let Some(ratio) = fold::ratio(self.ir, expr)
        {
            return self.number(ratio, expr);
        }
        if let Some(dice) = fold::dice(self.ir, expr) {
            return Arg::Text(dice);
        }
        match &expr.node {
            Node::Const(_) | Node::Dice { .. } | Node::Text(_) | Node::None => self.constant(expr),
            Node::Local(local) => self.local(*local),
            Node::Named { name, entry, value } => self.named_constant(name, *entry, value),
            Node::Entry(_) | Node::Role { .. } | Node::Here(_) | Node::Outer(_) | Node::Character(_) => {
                self.np(expr).map_or_else(|| unsaid("value-unsaid"), Np::arg)
            }
            Node::Cell { owner, cell, index } => self.cell_np(owner, *cell, index.as_deref()).arg(),
            Node::Stat { owner, stat, index, .. } => self.stat_np(owner, *stat, index.as_deref()).arg(),
            Node::StatNamed { owner, name, .. } => {
                Phrase::of("value-stat-named", [("who", self.who(owner)), ("x", self.value(name))]).arg()
            }
            Node::Field { entry, kind, field } => self.field(expr, entry, *kind, *field),
            Node::NewContext { context, .. } => self.context_np(*context).arg(),
            Node::Call { function, args } => self.call(*function, args),
            Node::Result { record, index } => self.result(record, *index),
            Node::Fact { fact, args } => self
                .answer_np(format!("fact-{}", self.ir.facts[*fact].named.name), &self.ir.facts[*fact].params, args)
                .arg(),
            Node::Set { .. }
            | Node::SlotSet { .. }
            | Node::AllEntries(_)
            | Node::AllMembers(_)
            | Node::Numbers { .. } => self.many(expr, Det::The).arg(),
            Node::Binary { op, left, right } => self.binary(*op, left, right),
            Node::Neg(value) => {
                Phrase::of("value-minus-of", [("x", self.grouped_value(value)), ("of", self.value(value))]).arg()
            }
            Node::Round { value, how } => Phrase::of(rounding(*how), [("x", self.value(value))]).arg(),
            Node::Unrounded(value) => self.value(value),
            Node::InUnit(value) => self.in_unit(value),
            Node::If { cond, then, otherwise } => self.choose(cond, self.value(then), self.value(otherwise)),
            Node::Roll(dice) => self.roll(dice),
            Node::Maximum(dice) => Phrase::of("value-maximum", [("x", self.value(dice))]).arg(),
            Node::Minimum(dice) => Phrase::of("value-minimum", [("x", self.value(dice))]).arg(),
            Node::DiceOf { count, sides } => {
                Phrase::of("value-dice-of", [("count", self.value(count)), ("sides", self.value(sides))]).arg()
            }
            Node::DiceOp { op, dice, by } => self.altered(*op, dice, by),
            Node::OfMember { values, of, .. } => {
                Phrase::of("value-of-member", [("x", self.local_noun(*values)), ("who", self.who(of))]).arg()
            }
            Node::SumFamily { owner, stat, .. } => {
                Phrase::of("value-sum-all", [("x", self.stat_np(owner, *stat, None).arg())]).arg()
            }
            Node::SumOver { local, of, filter, value } => self.sum_over(*local, of, filter.as_deref(), value),
            Node::CountOver { local, of, filter } => {
                Phrase::of("value-count", [("x", self.members(*local, of, filter.as_deref()).1.arg())]).arg()
            }
            Node::CountLearned { who, kind, with } => self.learned(who, *kind, with.as_ref()),
            Node::FieldHas { .. }
            | Node::InRole { .. }
            | Node::Compare { .. }
            | Node::And(..)
            | Node::Or(..)
            | Node::Not(_)
            | Node::Holds { .. }
            | Node::InSlot { .. }
            | Node::Announced(_) => self.whether(expr),
            Node::Bad => unsaid("value-unsaid"),
        }
    }

    /// "Whether you see the foe".
    fn whether(&self, expr: &Expr) -> Arg {
        Phrase::of("value-whether", [("cond", self.clause(expr, true))]).arg()
    }

    /// A chance: percent, where that comes out even.
    pub fn chance(&self, expr: &Expr) -> Arg {
        match fold::ratio(self.ir, expr).and_then(Ratio::percent) {
            Some(percent) => Phrase::of("percent", [("n", Arg::Number(percent))]).arg(),
            None => self.value(expr),
        }
    }

    /// A field of an entry: its value, where the entry is known and is not there for all of its kind.
    fn field(&self, expr: &Expr, entry: &Expr, kind: usize, field: usize) -> Arg {
        let known = fold::known(self.ir, expr);
        let any = matches!(entry.plain().node, Node::Entry(entry) if self.any == Some(entry));
        if any || matches!(known.node, Node::Field { .. }) {
            return self.field_np(entry, kind, field).arg();
        }
        if self.ir.kinds[kind].fields[field].ty == Type::Chance { self.chance(known) } else { self.value(known) }
    }

    fn number(&self, ratio: Ratio, expr: &Expr) -> Arg {
        match expr.ty.number().and_then(|number| number.unit) {
            Some(unit) => Phrase::of(
                "value-with-unit",
                [
                    ("n", Arg::Number(ratio)),
                    ("unit", Np::new(super::unit_key(&self.ir.units[usize::from(unit)].name), Det::Bare).arg()),
                ],
            )
            .arg(),
            None => Arg::Number(ratio),
        }
    }

    fn constant(&self, expr: &Expr) -> Arg {
        if let Node::Text(text) = &expr.node {
            return Arg::Text(text.clone());
        }
        match (&expr.node, &expr.ty) {
            (Node::Const(at), Type::Member(of)) => usize::try_from(*at)
                .map_or_else(|_| unsaid("value-unsaid"), |at| Np::new(member_key(self.ir, *of, at), Det::Bare).arg()),
            (Node::Const(value), Type::YesNo) => {
                Phrase::of(if *value == 0 { "value-no" } else { "value-yes" }, []).arg()
            }
            (Node::Const(value), Type::StatName(_)) => usize::try_from(*value).map_or_else(
                |_| unsaid("value-unsaid"),
                |stat| Np::new(super::stat_key(self.ir, stat), Det::Bare).arg(),
            ),
            (Node::Const(value), Type::EventName) => usize::try_from(*value).map_or_else(
                |_| unsaid("value-unsaid"),
                |event| Np::new(super::names::event_key(self.ir, event), Det::Bare).arg(),
            ),
            _ => Phrase::of("value-none", []).arg(),
        }
    }

    fn local(&self, local: usize) -> Arg {
        match self.locals.get(&local) {
            Some(Meaning::Thing(np)) => np.clone().arg(),
            Some(Meaning::Context(context, _)) => self.context_np(*context).arg(),
            Some(Meaning::Margin) => Phrase::of("value-margin", []).arg(),
            Some(Meaning::Is(value)) => self.value(value),
            Some(Meaning::Outcome(function, args)) => self.call_np(*function, args).arg(),
            None => unsaid("value-unsaid"),
        }
    }

    /// A constant that is not fixed: by the name the pack gives it, or as what it is.
    fn named_constant(&self, name: &str, entry: Option<usize>, value: &Expr) -> Arg {
        let np = self.constant_np(name, entry);
        Arg::Either(Box::new(np.arg()), Box::new(self.value(value)))
    }

    /// The thing a constant names: `constant-song-power`, or `constant-bane-bonus`.
    pub fn constant_np(&self, name: &str, entry: Option<usize>) -> Np {
        let owner = entry.map_or("", |entry| {
            let found = &self.ir.entries[entry];
            let of_kind = found.constants.iter().any(|constant| constant.of_kind && constant.named.name == name);
            if of_kind { &self.ir.kinds[found.kind].named.name } else { &found.named.name }
        });
        Np::new(format!("constant-{owner}-{name}"), Det::Of(Box::new(Np::you().arg())))
    }

    /// What a function gives; a die is rolled.
    fn call(&self, function: usize, args: &[Expr]) -> Arg {
        if let Some(value) = worked_out(self.ir, function, args) {
            return self.value(&value);
        }
        let np = self.call_np(function, args).arg();
        if self.ir.functions[function].kind == FunctionKind::Die {
            Phrase::of("value-roll", [("x", np)]).arg()
        } else {
            np
        }
    }

    /// What a local means, if the value is one.
    pub fn known_local(&self, expr: &Expr) -> Option<&Meaning> {
        match expr.node {
            Node::Local(local) => self.locals.get(&local),
            _ => None,
        }
    }

    fn result(&self, record: &Expr, index: usize) -> Arg {
        let Type::Record(function) = record.ty else { return unsaid("value-unsaid") };
        let found = &self.ir.functions[function];
        let outcome = self.outcome(record).map(|(_, args)| args);
        let of = match (&outcome, self.np(record)) {
            (Some(_), _) => Np::new(super::names::function_key(self.ir, function), Det::The),
            (None, Some(np)) => np,
            (None, None) => return unsaid("value-unsaid"),
        };
        let args = outcome.unwrap_or_default();
        let (name, local) = &found.results[index];
        if found.locals[*local].ty == Type::YesNo {
            return Phrase::of("value-whether", [("cond", self.check_clause(function, &args, true).arg())]).arg();
        }
        let mut np = Np::new(format!("result-{}-{name}", found.named.name), Det::The);
        np.otherwise = Some(format!("step-{}-{name}", found.named.name));
        np.det = Det::Of(Box::new(of.arg()));
        if args.is_empty() {
            return np.arg();
        }
        Phrase::of("value-given", [("x", np.arg()), ("given", self.given(function, &args))]).arg()
    }

    /// What a function is given, each thing under the name it has there.
    pub fn given(&self, function: usize, args: &[Expr]) -> Arg {
        let found = &self.ir.functions[function];
        let key = |param: &str| format!("param-{}-{param}", found.named.name);
        let given = found.params.iter().zip(args).filter(|(_, arg)| !matches!(arg.node, Node::None));
        let said = given.map(|(param, arg)| {
            let name = Np::new(key(&param.named.name), Det::Bare).arg();
            Phrase::of("value-of-param", [("name", name), ("value", self.who(arg))]).arg()
        });
        Arg::clauses(said.collect())
    }

    /// The function that a record came from, and its arguments.
    pub fn outcome(&self, record: &Expr) -> Option<(usize, Vec<Expr>)> {
        if let Node::Call { function, args } = &record.node {
            return Some((*function, args.clone()));
        }
        let Node::Local(local) = record.node else { return None };
        match self.locals.get(&local)? {
            Meaning::Outcome(function, args) => Some((*function, args.clone())),
            Meaning::Thing(_) | Meaning::Context(..) | Meaning::Margin | Meaning::Is(_) => None,
        }
    }

    fn binary(&self, op: BinOp, left: &Expr, right: &Expr) -> Arg {
        if let Some(said) = self.plus_if(op, left, right) {
            return said;
        }
        if deep(self.ir, op, left, right) {
            return self.math(op, left, right);
        }
        if op == BinOp::Div
            && let Some(part) = fold::whole(self.ir, right)
        {
            return Phrase::of("value-part", [("x", self.value(left)), ("n", Arg::whole(part))]).arg();
        }
        let id = match op {
            BinOp::Add => "value-plus",
            BinOp::Sub => "value-minus",
            BinOp::Mul => "value-times",
            BinOp::Div => "value-over",
            BinOp::Pow => "value-power",
            BinOp::Min => "value-at-most",
            BinOp::Max => "value-at-least",
        };
        if let (BinOp::Min, Node::Binary { op: BinOp::Max, left: inner, right: low }) = (op, &left.node) {
            let both = matches!(&low.node, Node::Neg(low) if super::same::same_expr(low, right));
            let (x, low, high) = (self.value(inner), self.grouped_value(low), self.grouped_value(right));
            let args = [("x", x), ("low", low), ("high", high), ("bound", self.value(right))];
            return match (both, fold::ratio(self.ir, right)) {
                (false, _) => Phrase::of("value-clamp", args),
                (true, Some(_)) => Phrase::of("value-within", args),
                (true, None) => Phrase::of("value-within-of", args),
            }
            .arg();
        }
        let fixed = fold::ratio(self.ir, right).is_some() || fold::ratio(self.ir, left).is_some();
        let id = match (id, fixed) {
            ("value-at-most", false) => "value-smaller",
            ("value-at-least", false) => "value-larger",
            (id, _) => id,
        };
        let (a, b) =
            if id == "value-times" && fold::ratio(self.ir, right).is_some() { (right, left) } else { (left, right) };
        let bounds = matches!(op, BinOp::Min | BinOp::Max);
        let part = |expr: &Expr| if bounds { self.value(expr) } else { self.grouped_value(expr) };
        Phrase::of(id, [("a", part(a)), ("b", part(b))]).arg()
    }

    /// A part of a formula, in brackets where it has a rounding, a bound or a choice of its own.
    pub fn grouped_value(&self, expr: &Expr) -> Arg {
        if let Some(Meaning::Is(value)) = self.known_local(expr) {
            let sum = matches!(value.node, Node::Binary { .. });
            return if sum {
                Phrase::of("math-group", [("x", self.value(value))]).arg()
            } else {
                self.grouped_value(value)
            };
        }
        if let Some(said) = self.worked_call(expr) {
            return said;
        }
        if let Node::Call { .. } = &expr.node {
            let mut said = self.value(expr);
            // "the cover (for the place) plus …"
            super::noun::set_apart(&mut said);
            return said;
        }
        let own = match &expr.node {
            Node::Round { .. } | Node::If { .. } | Node::Binary { op: BinOp::Min | BinOp::Max, .. } => true,
            Node::Roll(dice) => matches!(dice.node, Node::If { .. }),
            _ => false,
        };
        if own && fold::ratio(self.ir, expr).is_none() {
            Phrase::of("math-group", [("x", self.value(expr))]).arg()
        } else {
            self.value(expr)
        }
    }

    pub(super) fn choose(&self, cond: &Expr, then: Arg, otherwise: Arg) -> Arg {
        Phrase::of("value-if", [("then", then), ("cond", self.clause(cond, true)), ("otherwise", otherwise)]).arg()
    }

    /// "10, plus 3 if you charge": a choice between something more and nothing.
    fn plus_if(&self, op: BinOp, left: &Expr, right: &Expr) -> Option<Arg> {
        let (BinOp::Add, Node::If { cond, then, otherwise }) = (op, &right.node) else { return None };
        fold::ratio(self.ir, otherwise).filter(|more| more.num == 0)?;
        let args = [("a", self.value(left)), ("n", self.grouped_value(then)), ("cond", self.clause(cond, true))];
        Some(Phrase::of("value-plus-if", args).arg())
    }

    fn in_unit(&self, value: &Expr) -> Arg {
        let Some(unit) = value.ty.number().and_then(|number| number.unit) else { return self.value(value) };
        let unit = Np { plural: true, ..Np::new(super::unit_key(&self.ir.units[usize::from(unit)].name), Det::Bare) };
        Phrase::of("value-in-unit", [("x", self.value(value)), ("unit", unit.arg())]).arg()
    }

    /// A clock's name.
    pub fn clock(&self, clock: usize) -> Arg {
        Np::new(clock_key(self.ir, clock), Det::Bare).arg()
    }

    /// Parts joined by "and", or the only one.
    pub fn all(items: Vec<Arg>) -> Arg {
        Arg::list(items, Join::And)
    }
}

/// What no message can say: a hole.
pub(crate) fn unsaid(id: &'static str) -> Arg {
    Phrase::of(id, []).arg()
}

const fn rounding(how: Rounding) -> &'static str {
    match how {
        Rounding::Down => "value-rounded-down",
        Rounding::Up => "value-rounded-up",
        Rounding::TowardZero => "value-rounded-toward-zero",
        Rounding::HalfUp => "value-rounded-half-up",
        Rounding::HalfEven => "value-rounded-half-to-even",
        Rounding::Exactly => "value-exactly",
    }
}
