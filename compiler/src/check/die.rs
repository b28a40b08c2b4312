//! Dice of the author's own: each face a case, in a bounded loop that adds to a total and remembers the last face.

use runebook_grammar::Span;
use runebook_grammar::tree::{self, DieFace, DieNext};

use crate::check::{Checker, Scope};
use crate::error;
use crate::ir::{Act, ActKind, BinOp, CmpOp, Expr, FunctionKind, Node, Type};

/// What the faces of one die have said so far.
struct Faces {
    /// The die.
    id: usize,
    /// Locals: the sum, the last face, the face just rolled.
    total: usize,
    last: usize,
    face: usize,
    /// The face of the first roll; 0 before it.
    first: usize,
    /// How many sides there are.
    sides: i64,
    /// Where each face is said, from 1.
    said: Vec<Option<Span>>,
    /// How often it rolls again at most.
    bound: i64,
    /// Whether some face stops.
    stops: bool,
}

impl Checker {
    pub(super) fn die(&mut self, id: usize, name: &tree::Name, roll: Option<&tree::Expr>, cases: &[DieFace]) {
        let span = name.span;
        let mut scope = Scope::at("a die");
        scope.rolls = true;
        let total = scope.hidden("total", Type::WHOLE, span);
        let last = scope.hidden("last", Type::WHOLE, span);
        let face = scope.add("face", Type::WHOLE, span);
        let first = scope.hidden("first", Type::WHOLE, span);
        self.model.ir.functions[id].locals.clone_from(&scope.locals);
        self.model.ir.functions[id].results =
            [("total", total), ("last", last), ("first", first)].map(|(name, local)| (name.to_owned(), local)).to_vec();
        let Some((roll, dice, sides)) = self.rolled(&mut scope, name, roll) else { return };
        let said = vec![None; usize::try_from(sides).unwrap_or(0) + 1];
        let mut faces = Faces { id, total, last, face, first, sides, said, bound: 0, stops: false };
        let mut ways: Vec<(Expr, Vec<Act>, Span)> = Vec::new();
        for case in cases {
            ways.extend(self.face(&mut scope, case, &mut faces));
        }
        self.all_said(name, &faces);
        let mut acts: Vec<Act> = Vec::new();
        for (cond, body, span) in ways.into_iter().rev() {
            acts = vec![Act { kind: ActKind::If { cond, then: body, otherwise: acts }, span }];
        }
        let rolled = Expr::new(Node::Roll(Box::new(dice)), Type::WHOLE, roll);
        let value = Expr::new(Node::Local(face), Type::WHOLE, roll);
        let mut body = vec![
            Act { kind: ActKind::Assign { local: face, value: rolled }, span: roll },
            Act { kind: ActKind::Assign { local: last, value: value.clone() }, span: roll },
            self.keep_first(&faces, value, roll),
        ];
        body.extend(acts);
        let at_most = Expr::whole(faces.bound.saturating_add(1), span);
        let mut all = vec![Act { kind: ActKind::Repeat { at_most, body }, span }];
        if faces.bound > 0 {
            all.push(Act { kind: ActKind::Bound, span });
        }
        self.model.ir.functions[id].body = all;
        self.close(id, scope, None);
    }

    /// The first face stays: faces begin at 1.
    fn keep_first(&mut self, faces: &Faces, face: Expr, span: Span) -> Act {
        let first = Expr::new(Node::Local(faces.first), Type::WHOLE, span);
        let cond = self.compare(CmpOp::Eq, first, Expr::whole(0, span), span);
        let keep = Act { kind: ActKind::Assign { local: faces.first, value: face }, span };
        Act { kind: ActKind::If { cond, then: vec![keep], otherwise: Vec::new() }, span }
    }

    /// The one die that is rolled: its place, its value, its sides.
    fn rolled(&mut self, scope: &mut Scope, name: &tree::Name, roll: Option<&tree::Expr>) -> Option<(Span, Expr, i64)> {
        let Some(roll) = roll else {
            let what = format!("the die `{}` does not say what it rolls", name.text);
            self.report(error::unsaid(name.span, &what, "begin with `roll 1d6`"));
            return None;
        };
        let dice = self.dice(scope, roll);
        match dice.node {
            Node::Dice { count: 1, sides: sides @ 1..=1000 } => Some((roll.span, dice, sides)),
            Node::Bad => None,
            _ => {
                let help = "write `roll 1d6`, with 1 to 1000 sides: each face is one case";
                self.report(error::misplaced(roll.span, "anything but one die", "`roll`", help));
                None
            }
        }
    }

    fn all_said(&mut self, name: &tree::Name, faces: &Faces) {
        let missing: Vec<String> =
            (1..faces.said.len()).filter(|at| faces.said[*at].is_none()).map(|at| at.to_string()).collect();
        if !missing.is_empty() {
            let shown = if missing.len() > 8 { vec![format!("{} of its faces", missing.len())] } else { missing };
            self.report(error::faces_left_out(name.span, &name.text, &shown));
        } else if !faces.stops {
            self.report(error::never_stops(name.span, &name.text));
        }
    }

    fn face(&mut self, scope: &mut Scope, case: &DieFace, faces: &mut Faces) -> Option<(Expr, Vec<Act>, Span)> {
        let cond = self.faces_of(scope, case, faces);
        let mut acts = Vec::new();
        let sum = Expr::new(Node::Local(faces.total), Type::WHOLE, case.span);
        if let Some(add) = &case.total {
            let add = self.value_of(scope, add, &Type::WHOLE);
            let value = self.arithmetic(BinOp::Add, sum.clone(), add, case.span);
            acts.push(Act { kind: ActKind::Assign { local: faces.total, value }, span: case.span });
        }
        match &case.next {
            DieNext::Stop => {
                faces.stops = true;
                acts.push(Act { kind: ActKind::Stop, span: case.span });
            }
            DieNext::Again(Some(most)) => self.again(scope, most, faces),
            DieNext::Again(None) => {
                faces.stops = true;
                self.report(error::unbounded(case.span, "`again`", "`again at most 64 deep`"));
            }
            DieNext::Then(other) => {
                faces.stops = true;
                acts.extend(self.then_die(scope, other, faces, &sum, case.span));
            }
        }
        cond.map(|cond| (cond, acts, case.span))
    }

    fn again(&mut self, scope: &mut Scope, most: &tree::Expr, faces: &mut Faces) {
        let Some(bound) = self.constant_whole(scope, most, "the bound") else {
            faces.stops = true;
            return;
        };
        if !(1..=1000).contains(&bound) {
            self.report(error::out_of_range(most.span, &bound.to_string(), "1", "1000", None));
        }
        faces.bound = faces.bound.max(bound);
    }

    /// Whether the face just rolled is one of this case.
    fn faces_of(&mut self, scope: &mut Scope, case: &DieFace, faces: &mut Faces) -> Option<Expr> {
        let from = self.constant_whole(scope, &case.from, "a face")?;
        let to = case.to.as_ref().map_or(Some(from), |to| self.constant_whole(scope, to, "a face"))?;
        let place = case.to.as_ref().map_or(case.from.span, |to| case.from.span.to(to.span));
        if from > to {
            self.report(error::empty_range(place, from, to));
        } else if from < 1 || to > faces.sides {
            let shown = if from == to { from.to_string() } else { format!("{from}..{to}") };
            self.report(error::out_of_range(place, &shown, "1", &faces.sides.to_string(), None));
        }
        let mut twice = None;
        for at in from.min(to).max(1)..=to.max(from).min(faces.sides) {
            let at = usize::try_from(at).unwrap_or(0);
            twice = twice.or(faces.said[at].replace(place).map(|first| (at, first)));
        }
        if let Some((at, first)) = twice {
            self.report(error::said_twice(place, &format!("what happens on {at}"), first));
        }
        let shown = Expr::new(Node::Local(faces.face), Type::WHOLE, case.span);
        let low = self.compare(CmpOp::Ge, shown.clone(), Expr::whole(from, case.span), case.span);
        let high = self.compare(CmpOp::Le, shown, Expr::whole(to, case.span), case.span);
        Some(Expr::new(Node::And(Box::new(low), Box::new(high)), Type::YesNo, case.span))
    }

    fn then_die(&mut self, scope: &mut Scope, other: &tree::Name, faces: &Faces, sum: &Expr, span: Span) -> Vec<Act> {
        let is_die = |id: &usize| self.ir().functions[*id].kind == FunctionKind::Die;
        let Some(die) = self.ir().names.functions.get(&other.text).copied().filter(is_die) else {
            let dice = self.ir().functions.iter().filter(|function| function.kind == FunctionKind::Die);
            let near = error::nearest(&other.text, dice.map(|function| function.named.name.as_str()));
            self.no_such(other, "die", near);
            return Vec::new();
        };
        self.calls.push((faces.id, die, other.span));
        let ty = Type::Record(die);
        let record = scope.hidden(&other.text, ty.clone(), span);
        let call = Expr::new(Node::Call { function: die, args: Vec::new() }, ty.clone(), span);
        let whole = || Box::new(Expr::new(Node::Local(record), ty.clone(), span));
        let part = |index| Expr::new(Node::Result { record: whole(), index }, Type::WHOLE, span);
        let added = self.arithmetic(BinOp::Add, sum.clone(), part(0), span);
        vec![
            Act { kind: ActKind::Assign { local: record, value: call }, span },
            Act { kind: ActKind::Assign { local: faces.total, value: added }, span },
            Act { kind: ActKind::Assign { local: faces.last, value: part(1) }, span },
            Act { kind: ActKind::Stop, span },
        ]
    }
}
