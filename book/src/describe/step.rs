//! One line of a rule that is followed step by step.

use runebook_compiler::ir::{Act, ActKind, BinOp, Expr, FunctionKind, Node, SIDE, Type};

use super::scene::Scene;
use super::value::unsaid;
use super::{Arg, Det, Np, Phrase};

/// A line, and lines under it.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// What it says.
    pub phrase: Phrase,
    /// What belongs to it.
    pub inner: Vec<Line>,
}

impl Line {
    /// A line by itself.
    #[must_use]
    pub fn plain(phrase: Phrase) -> Self {
        Self { phrase, inner: Vec::new() }
    }
}

impl Scene<'_> {
    /// Acts as lines. `known` are the locals that have a value already.
    pub fn lines(&mut self, acts: &[Act], known: &mut Vec<usize>) -> Vec<Line> {
        acts.iter().flat_map(|act| self.line(act, known)).collect()
    }

    fn line(&mut self, act: &Act, known: &mut Vec<usize>) -> Vec<Line> {
        match &act.kind {
            ActKind::Assign { local, value } => {
                self.assign(*local, value, known).map(Line::plain).into_iter().collect()
            }
            ActKind::PerMember { iter, values, value, .. } => {
                let (scene, members) = self.members(iter.local, &iter.of, iter.filter.as_ref());
                let members = Np { plural: false, det: Det::Each, ..members }.arg();
                let args = [("members", members), ("x", self.local_noun(*values)), ("value", scene.value(value))];
                known.push(*values);
                vec![Line::plain(Phrase::of("line-per-member", args))]
            }
            ActKind::Step { step, value, body, .. } => vec![self.step(*step, value.as_ref(), body, known)],
            ActKind::Repeat { at_most, body } => {
                let n = super::fold::ratio(self.ir, at_most).map_or_else(|| self.value(at_most), Arg::Number);
                vec![Line { phrase: Phrase::of("line-repeat", [("n", n)]), inner: self.lines(body, known) }]
            }
            ActKind::If { cond, then, otherwise } => self.branches(cond, then, otherwise, known),
            ActKind::StopWithChance(chance) => {
                vec![Line::plain(Phrase::of("line-stop-with-chance", [("chance", self.chance(chance))]))]
            }
            ActKind::Choose { local, of, filter, by } => {
                let filter = filter.as_ref();
                vec![self.choice_line(super::choice::Choice { local: *local, of, filter, by })]
            }
            ActKind::For { iter, body } if self.needs_lines(act) => {
                let (mut inside, member, order) = self.each(iter);
                let phrase = Phrase::of("line-for-each", [("x", member), ("order", order)]);
                vec![Line { phrase, inner: inside.lines(body, &mut known.clone()) }]
            }
            ActKind::WithChance { chance, body } if self.needs_lines(act) => {
                let phrase = Phrase::of("line-with-chance", [("chance", self.chance(chance))]);
                vec![Line { phrase, inner: self.lines(body, known) }]
            }
            ActKind::Bound => Vec::new(),
            ActKind::Original
            | ActKind::Put { .. }
            | ActKind::Gain { .. }
            | ActKind::Lose { .. }
            | ActKind::Buy { .. }
            | ActKind::For { .. }
            | ActKind::WithChance { .. }
            | ActKind::Stop
            | ActKind::Announce { .. }
            | ActKind::Call { .. }
            | ActKind::Command { .. }
            | ActKind::Decay { .. }
            | ActKind::Expire(_)
            | ActKind::Forget(_) => vec![Line::plain(Phrase::of("line-do", [("do", self.one(act))]))],
        }
    }

    /// Whether an act is more than one clause can say.
    fn needs_lines(&self, act: &Act) -> bool {
        self.clone().acts(std::slice::from_ref(act)).is_none()
    }

    fn one(&mut self, act: &Act) -> Arg {
        self.acts(std::slice::from_ref(act)).unwrap_or_else(|| unsaid("value-unsaid"))
    }

    /// A local gets a value; nothing where it starts at nothing or is a context.
    fn assign(&mut self, local: usize, value: &Expr, known: &mut Vec<usize>) -> Option<Phrase> {
        let first = !known.contains(&local);
        known.push(local);
        if matches!(value.ty, Type::Context(_)) {
            return None;
        }
        if self.is_contest(local) && self.names_outcome(local, value) {
            return None;
        }
        if self.is_side(local) {
            self.locals.insert(local, super::scene::Meaning::Is(Box::new(value.clone())));
            return None;
        }
        match (self.result_name(local).as_deref(), &value.ty) {
            (Some("success"), Type::YesNo) => {
                return Some(Phrase::of("line-succeeds", [("cond", self.clause(value, true))]));
            }
            (Some("margin"), _) => return Some(self.margin(value)),
            _ => {}
        }
        let x = self.local_noun(local);
        if let Some((less, by)) = self.grows(local, value) {
            return Some(Phrase::of(if less { "line-subtract" } else { "line-add" }, [("x", x), ("amount", by)]));
        }
        if let Some(asked) = self.asked(value) {
            return Some(Phrase { args: asked.args.into_iter().chain([("x".to_owned(), x)]).collect(), ..asked });
        }
        let id = match (first, super::fold::ratio(self.ir, value)) {
            (true, Some(_)) => "line-starts",
            (true, None) => "line-is",
            (false, _) => "line-becomes",
        };
        Some(Phrase::of(id, [("x", x), ("value", self.value(value))]))
    }

    /// Dice to roll, or a check or procedure to follow, for what it gives.
    fn asked(&self, value: &Expr) -> Option<Phrase> {
        match &value.node {
            Node::Roll(dice) if !matches!(dice.node, Node::If { .. } | Node::DiceOp { .. }) => {
                Some(Phrase::of("line-roll", [("dice", self.value(dice))]))
            }
            Node::Call { function, args } => match self.ir.functions[*function].kind {
                FunctionKind::Die => Some(Phrase::of("line-roll", [("dice", self.call_np(*function, args).arg())])),
                FunctionKind::Check | FunctionKind::Procedure | FunctionKind::Action if !args.is_empty() => {
                    let key = super::names::function_key(self.ir, *function);
                    let call = Np::new(key.clone(), Det::A).arg();
                    let given = [("call", call), ("given", self.given(*function, args))];
                    let mut asked = Phrase::of("line-check", given).or_else(&key, "asked");
                    asked.args.extend(self.call_args(&self.ir.functions[*function].params, args));
                    Some(asked)
                }
                FunctionKind::Check
                | FunctionKind::Procedure
                | FunctionKind::Action
                | FunctionKind::Formula
                | FunctionKind::Chance
                | FunctionKind::Table
                | FunctionKind::Process
                | FunctionKind::Plan
                | FunctionKind::Tick => None,
            },
            _ => None,
        }
    }

    /// By how much a check succeeds.
    fn margin(&self, value: &Expr) -> Phrase {
        let side = |expr: &Expr| matches!(self.known_local(expr), Some(super::scene::Meaning::Is(_)));
        match &value.node {
            Node::Binary { op: BinOp::Sub, left, right } if side(left) && side(right) => {
                match (&left.node, &right.node) {
                    // the sides are found from left to right: what is taken from the second is by how much the first is less
                    (Node::Local(more), Node::Local(less)) if more > less => Phrase::of("line-margin-below", []),
                    _ => Phrase::of("line-margin-difference", []),
                }
            }
            _ => Phrase::of("line-margin", [("value", self.value(value))]),
        }
    }

    /// `total = total + 5`.
    fn grows(&self, local: usize, value: &Expr) -> Option<(bool, Arg)> {
        let Node::Binary { op: op @ (BinOp::Add | BinOp::Sub), left, right } = &value.node else { return None };
        if left.node != Node::Local(local) {
            return None;
        }
        let amount = self.amount(right);
        Some(((*op == BinOp::Sub) != amount.less, amount.by))
    }

    /// Whether a local only holds one side of a check's comparison, so that it is rolled once.
    fn is_side(&self, local: usize) -> bool {
        self.function.is_some_and(|function| {
            let found = &self.ir.functions[function];
            found.kind == FunctionKind::Check && found.locals.get(local).is_some_and(|local| local.name == SIDE)
        })
    }

    /// Whether a local only holds what a `contest` came to: authors cannot write its name.
    fn is_contest(&self, local: usize) -> bool {
        let locals = self.function.map(|function| &self.ir.functions[function].locals);
        locals.and_then(|locals| locals.get(local)).is_some_and(|local| local.name.contains(' '))
            && !self.is_side(local)
    }

    fn result_name(&self, local: usize) -> Option<String> {
        let found = &self.ir.functions[self.function?];
        found.results.iter().find(|(_, at)| *at == local).map(|(name, _)| name.clone())
    }

    fn step(&mut self, step: usize, value: Option<&Expr>, body: &[Act], known: &mut Vec<usize>) -> Line {
        let name = self.function.map_or_else(String::new, |function| {
            let found = &self.ir.functions[function];
            format!("step-{}-{}", found.named.name, found.steps[step].name)
        });
        let x = Np::new(name, Det::Bare).arg();
        match value {
            Some(value) => Line::plain(Phrase::of("line-step", [("x", x), ("value", self.value(value))])),
            None => Line { phrase: Phrase::of("line-step-do", [("x", x)]), inner: self.lines(body, known) },
        }
    }

    fn branches(&mut self, cond: &Expr, then: &[Act], otherwise: &[Act], known: &mut Vec<usize>) -> Vec<Line> {
        let said = self.clause(cond, true);
        let simple = !self.of_die() && then.iter().chain(otherwise).all(simple);
        if simple
            && otherwise.is_empty()
            && let Some(done) = self.clone().acts(then)
        {
            return vec![Line::plain(Phrase::of("line-if-do", [("cond", said), ("do", done)]))];
        }
        let inner = if self.keeps_first(cond) { self.lines(then, known) } else { self.case(then, known) };
        let mut all = vec![Line { phrase: Phrase::of("line-if", [("cond", said)]), inner }];
        let mut rest = otherwise;
        while let [Act { kind: ActKind::If { cond, then, otherwise }, .. }] = rest {
            let phrase = Phrase::of("line-else-if", [("cond", self.clause(cond, true))]);
            all.push(Line { phrase, inner: self.case(then, known) });
            rest = otherwise;
        }
        if !rest.is_empty() {
            all.push(Line { phrase: Phrase::of("line-else", []), inner: self.lines(rest, known) });
        }
        all
    }
}

impl Scene<'_> {
    /// What one case does; a face of a die that does not end it is followed by another roll.
    fn case(&mut self, acts: &[Act], known: &mut Vec<usize>) -> Vec<Line> {
        let mut lines = self.lines(acts, known);
        if self.of_die() && !matches!(acts.last().map(|act| &act.kind), Some(ActKind::Stop)) {
            lines.push(Line::plain(Phrase::of("line-again", [])));
        }
        lines
    }

    /// Whether a die asks whether its first face is kept already: that is no face, and nothing follows it.
    fn keeps_first(&self, cond: &Expr) -> bool {
        let Node::Compare { left, .. } = &cond.plain().node else { return false };
        matches!(left.plain().node, Node::Local(local) if self.of_die() && self.result_name(local).as_deref() == Some("first"))
    }

    fn of_die(&self) -> bool {
        self.function.is_some_and(|function| self.ir.functions[function].kind == FunctionKind::Die)
    }
}

/// Whether an act is one clause.
fn simple(act: &Act) -> bool {
    !matches!(
        act.kind,
        ActKind::Assign { .. }
            | ActKind::Step { .. }
            | ActKind::If { .. }
            | ActKind::Repeat { .. }
            | ActKind::Choose { .. }
            | ActKind::StopWithChance(_)
    )
}
