//! Questions: `chance of hit in strike(…) given …`. The words after a question say about what; they are joined to it here.

use super::logic::compare;
use super::{Kids, Lower, Node};
use crate::Span;
use crate::error;
use crate::parser::Rule;
use crate::tree::{Expr, ExprKind, Path, QueryWhat, Segment, StmtKind};

impl Lower<'_> {
    /// The question word before `operand`.
    pub(super) fn query(&mut self, prefix: Node<'_>, operand: Expr) -> ExprKind {
        let what = match prefix.as_rule() {
            Rule::odds => QueryWhat::Odds,
            Rule::expected => QueryWhat::Expected,
            _ => Self::measured(prefix.as_str()),
        };
        let mut of: Vec<Expr> = Vec::new();
        for path in Kids::of(prefix).all(Rule::path) {
            let path = self.path(path);
            of.push(Expr { span: path.span, kind: ExprKind::Path(path) });
        }
        of.push(operand);
        ExprKind::Query { what, of, within: None, given: None }
    }

    /// What `mean`, `q95` and the like ask for.
    fn measured(written: &str) -> QueryWhat {
        match written.as_bytes().first() {
            Some(b'c') => QueryWhat::Chance,
            Some(b'm') => QueryWhat::Mean,
            Some(b'q') => {
                let number = written[1..].split(|c| c <= ' ').next().unwrap_or_default();
                let (whole, tenth) = number.split_once('.').unwrap_or((number, "0"));
                let part = |digits: &str| digits.parse::<u16>().unwrap_or(0);
                QueryWhat::Quantile(part(whole) * 10 + part(tenth))
            }
            _ => QueryWhat::Spread,
        }
    }

    /// `order: A < B < C by mean`
    pub(super) fn order_of(&mut self, mut kids: Kids<'_>, place: Span) -> StmtKind {
        let what = kids.one(Rule::measure).map_or(QueryWhat::Mean, |measure| Self::measured(measure.as_str()));
        let signs = kids.all(Rule::compare).iter().map(|sign| compare(sign.as_str())).collect();
        let asked = kids.all(Rule::ordered).into_iter().map(|node| self.ordered(node, what, place)).collect();
        StmtKind::ExpectOrder { asked, signs }
    }

    /// One of those in an order: a question of its own.
    fn ordered(&mut self, node: Node<'_>, what: QueryWhat, place: Span) -> Expr {
        let span = self.span(&node);
        let mut kids = Kids::of(node);
        let of = vec![self.next_arith(&mut kids, place)];
        let mut asked = Expr { span, kind: ExprKind::Query { what, of, within: None, given: None } };
        if let Some(call) = kids.one(Rule::in_call) {
            asked = self.within(asked, call);
        }
        if let Some(given) = kids.one(Rule::given_part) {
            let given = self.next_arith(&mut Kids::of(given), place);
            asked = self.given(asked, given, span);
        }
        asked
    }

    /// `attack(hero, dummy, …)`
    pub(super) fn call(&mut self, node: Node<'_>) -> Expr {
        let span = self.span(&node);
        let mut segments: Vec<Segment> = Vec::new();
        for part in node.into_inner() {
            match part.as_rule() {
                Rule::name => segments.push(Segment { name: self.name(&part), index: None, args: None }),
                _ => {
                    let args = self.args(part);
                    if let Some(last) = segments.last_mut() {
                        last.args = Some(args);
                    }
                }
            }
        }
        Expr { span, kind: ExprKind::Path(Path { span, segments }) }
    }

    /// Joins `in strike(…)` to the question in `asked`.
    pub(super) fn within(&mut self, mut asked: Expr, node: Node<'_>) -> Expr {
        let place = self.span(&node);
        let call = self.path_expr(&mut Kids::of(node), place);
        if !put_within(&mut asked, &call, place) {
            self.problems.push(error::nothing_asked(place, "in …", "a question such as `chance of …`"));
        }
        asked
    }

    /// Joins `given …` to the question in `asked`.
    pub(super) fn given(&mut self, mut asked: Expr, given: Expr, place: Span) -> Expr {
        if !put_given(&mut asked, &given, place) {
            self.problems.push(error::nothing_asked(place, "given …", "a question such as `chance of …`"));
        }
        asked
    }
}

/// Finds the question that still asks about nothing: at the left, it takes all that follows it; else at the right.
fn put_within(asked: &mut Expr, call: &Expr, place: Span) -> bool {
    if let Some((what, mut of, start)) = take_open(asked) {
        let span = Span { start, ..asked.span.to(place) };
        let inner = std::mem::replace(asked, Expr { span, kind: ExprKind::Bad });
        of.push(inner);
        asked.kind = ExprKind::Query { what, of, within: Some(Box::new(call.clone())), given: None };
        return true;
    }
    let found =
        if let ExprKind::Binary { right: inner, .. } | ExprKind::Not(inner) | ExprKind::Neg(inner) = &mut asked.kind {
            put_within(inner, call, place)
        } else {
            false
        };
    if found {
        asked.span = asked.span.to(place);
    }
    found
}

/// Takes the open question at the left end out of `asked`, leaving what it asked for.
fn take_open(asked: &mut Expr) -> Option<(QueryWhat, Vec<Expr>, u32)> {
    let start = asked.span.start;
    if let ExprKind::Query { what, of, within: None, .. } = &mut asked.kind
        && *what != QueryWhat::Value
    {
        let (what, mut of) = (*what, std::mem::take(of));
        *asked = of.pop()?;
        return Some((what, of, start));
    }
    let (ExprKind::Binary { left, .. } | ExprKind::Is { left, .. }) = &mut asked.kind else { return None };
    let found = take_open(left)?;
    asked.span.start = left.span.start;
    Some(found)
}

fn put_given(asked: &mut Expr, condition: &Expr, place: Span) -> bool {
    let found = if let ExprKind::Query { given: slot @ None, .. } = &mut asked.kind {
        *slot = Some(Box::new(condition.clone()));
        true
    } else if let ExprKind::Binary { left, right, .. } = &mut asked.kind {
        put_given(right, condition, place) || put_given(left, condition, place)
    } else if let ExprKind::Not(inner) | ExprKind::Neg(inner) = &mut asked.kind {
        put_given(inner, condition, place)
    } else {
        false
    };
    if found {
        asked.span = asked.span.to(place);
    }
    found
}
