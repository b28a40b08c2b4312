//! Paths: words joined by dots or blanks, with indices and arguments.

use super::{Kids, Lower, Node};
use crate::Span;
use crate::error;
use crate::parser::Rule;
use crate::tree::{Arg, Expr, ExprKind, Path, Segment};

impl Lower<'_> {
    /// Any of the path rules.
    pub(super) fn path(&mut self, node: Node<'_>) -> Path {
        let span = self.span(&node);
        let mut segments: Vec<Segment> = Vec::new();
        for part in node.into_inner().filter(|part| matches!(part.as_rule(), Rule::segment | Rule::plain_segment)) {
            // most paths have one word or two, and there are many paths
            segments.reserve_exact(1);
            segments.push(self.segment(part));
        }
        Path { span, segments }
    }

    /// The next path among the parts.
    pub(super) fn next_path(&mut self, kids: &mut Kids<'_>, place: Span) -> Path {
        kids.one(Rule::path).map_or_else(|| Path { span: place, segments: Vec::new() }, |path| self.path(path))
    }

    /// The next path among the parts, as a value.
    pub(super) fn path_expr(&mut self, kids: &mut Kids<'_>, place: Span) -> Expr {
        let path = self.next_path(kids, place);
        Expr { span: path.span, kind: ExprKind::Path(path) }
    }

    /// `protection[shield]`: the index of a plain segment.
    pub(super) fn plain_index(&mut self, node: Node<'_>) -> Expr {
        let place = self.span(&node);
        let path = Kids::of(node).one(Rule::plain_path).map(|path| self.path(path));
        path.map_or_else(|| Self::bad_expr(place), |path| Expr { span: path.span, kind: ExprKind::Path(path) })
    }

    fn segment(&mut self, node: Node<'_>) -> Segment {
        let place = self.span(&node);
        let mut kids = Kids::of(node);
        let mut segment = Segment { name: self.next_name(&mut kids, place), index: None, args: None };
        for part in kids.rest() {
            let span = self.span(&part);
            let twice = match part.as_rule() {
                Rule::args => segment.args.replace(self.args(part)).is_some(),
                Rule::plain_index => segment.index.replace(Box::new(self.plain_index(part))).is_some(),
                _ => segment.index.replace(Box::new(self.next_expr(&mut Kids::of(part), span))).is_some(),
            };
            if twice {
                self.problems.push(error::goes_on(span, self.at(span), Some(&segment.name.text)));
            }
        }
        segment
    }

    pub(super) fn args(&mut self, node: Node<'_>) -> Box<[Arg]> {
        Kids::of(node).all(Rule::arg).into_iter().map(|arg| self.arg(arg)).collect()
    }

    fn arg(&mut self, node: Node<'_>) -> Arg {
        let place = self.span(&node);
        let mut kids = Kids::of(node);
        Arg { name: self.part_name(&mut kids, Rule::arg_name), value: self.next_expr(&mut kids, place) }
    }

    /// Takes the last word (with what its dots join) off the end of a value: `net health` → `net`, `health`; `3 turns` → `3`, `turns`.
    pub(super) fn split_tail(&mut self, said: Expr) -> Result<(Expr, Path), Expr> {
        let span = said.span;
        match said.kind {
            ExprKind::WithUnit { value, unit } => {
                let segment = Segment { name: (*unit).clone(), index: None, args: None };
                Ok((*value, Path { span: unit.span, segments: vec![segment] }))
            }
            ExprKind::Path(path) => self
                .split_path(path)
                .map(|(front, tail)| (Expr { span: front.span, kind: ExprKind::Path(front) }, tail))
                .map_err(|path| Expr { span, kind: ExprKind::Path(path) }),
            ExprKind::Binary { op, left, right } => {
                self.split_inner(span, *right, |right| ExprKind::Binary { op, left, right })
            }
            ExprKind::Neg(inner) => self.split_inner(span, *inner, ExprKind::Neg),
            ExprKind::Roll(inner) => self.split_inner(span, *inner, ExprKind::Roll),
            ExprKind::Maximum(inner) => self.split_inner(span, *inner, ExprKind::Maximum),
            ExprKind::Minimum(inner) => self.split_inner(span, *inner, ExprKind::Minimum),
            ExprKind::FractionOf { part, value } => {
                self.split_inner(span, *value, |value| ExprKind::FractionOf { part, value })
            }
            ExprKind::Sum { value, each: None } => {
                self.split_inner(span, *value, |value| ExprKind::Sum { value, each: None })
            }
            kind => Err(Expr { span, kind }),
        }
    }

    fn split_inner(
        &mut self,
        span: Span,
        inner: Expr,
        outer: impl FnOnce(Box<Expr>) -> ExprKind,
    ) -> Result<(Expr, Path), Expr> {
        // A value in parentheses is closed: its last word belongs to it.
        if self.at(inner.span).ends_with(')') && matches!(inner.kind, ExprKind::Binary { .. } | ExprKind::Neg(_)) {
            return Err(Expr { span, kind: outer(Box::new(inner)) });
        }
        match self.split_tail(inner) {
            Ok((inner, tail)) => {
                Ok((Expr { span: Span { end: inner.span.end, ..span }, kind: outer(Box::new(inner)) }, tail))
            }
            Err(inner) => Err(Expr { span, kind: outer(Box::new(inner)) }),
        }
    }

    /// Splits a path at its last blank.
    fn split_path(&self, mut path: Path) -> Result<(Path, Path), Path> {
        let joints = path.segments.windows(2).rposition(|pair| {
            let front = pair[0].name.span.end as usize..pair[1].name.span.start as usize;
            !self.laid.text.get(front).unwrap_or_default().trim_end().ends_with('.')
        });
        let Some(joint) = joints else { return Err(path) };
        let tail = path.segments.split_off(joint + 1);
        let start = tail.first().map_or(path.span.end, |segment| segment.name.span.start);
        let front_len = self.at(Span { end: start, ..path.span }).trim_end().len();
        let front_end = path.span.start + u32::try_from(front_len).unwrap_or(0);
        let tail = Path { span: Span { start, ..path.span }, segments: tail };
        Ok((Path { span: Span { end: front_end, ..path.span }, segments: path.segments }, tail))
    }
}
