//! Lowering: what pest found → the tree, by hand and total. A part that is missing becomes `Bad` and has its diagnostic already.

mod action;
mod arith;
mod change;
mod check;
mod control;
mod declare;
mod entry;
mod item;
mod literal;
mod logic;
mod path;
mod primary;
mod query;
mod stmt;
mod table;
mod text;
mod types;

use std::ops::Range;

use pest::iterators::{Pair, Pairs};

use crate::layout::{self, Laid, snapped, span};
use crate::parser::Rule;
use crate::tree::{Expr, ExprKind, Name};
use crate::{Diagnostic, Span};

pub(crate) use text::unix_lines;

/// A piece of text that a rule matched.
pub(crate) type Node<'a> = Pair<'a, Rule>;

/// What lowering knows: the file, where the piece begins in it, and what is wrong so far.
pub(crate) struct Lower<'a> {
    /// The file's number.
    pub file: u32,
    /// The piece's first byte in the file.
    pub base: usize,
    /// The text as written.
    pub original: &'a str,
    /// The text as the grammar reads it.
    pub laid: &'a Laid,
    /// Findings.
    pub problems: Vec<Diagnostic>,
    /// Whether this is the body of an action.
    pub in_action: bool,
}

impl<'a> Lower<'a> {
    /// Lowers pieces of `original`, laid out as `laid`.
    pub fn new(file: u32, original: &'a str, laid: &'a Laid) -> Self {
        Self { file, base: 0, original, laid, problems: Vec::new(), in_action: false }
    }

    /// The node's bytes in the file.
    pub(super) fn range(&self, node: &Node<'_>) -> Range<usize> {
        let found = node.as_span();
        self.base + found.start()..self.base + found.end()
    }

    /// The node's place without the blanks at its end.
    pub(super) fn span(&self, node: &Node<'_>) -> Span {
        let range = self.range(node);
        let len = node.as_str().bytes().rposition(|byte| byte > b' ').map_or(0, |last| last + 1);
        self.place(&(range.start..range.start + len))
    }

    /// A range of bytes as a place in whole characters.
    pub(crate) fn place(&self, range: &Range<usize>) -> Span {
        let place = snapped(self.original, span(self.file, range));
        if self.laid.folded { layout::whole_number(self.original, &self.laid.text, place) } else { place }
    }

    /// The text of a place as the grammar reads it.
    pub(super) fn at(&self, place: Span) -> &'a str {
        self.laid.text.get(place.start as usize..place.end as usize).unwrap_or_default()
    }

    /// An expression that could not be read.
    pub(super) fn bad_expr(place: Span) -> Expr {
        Expr { span: place, kind: ExprKind::Bad }
    }

    /// The name in `kids` that comes next, or an empty one at `place`.
    pub(super) fn next_name(&self, kids: &mut Kids<'_>, place: Span) -> Name {
        kids.one(Rule::name).map_or_else(|| Name::new(String::new(), place), |node| self.name(&node))
    }
}

/// The parts of a node, taken by what they are. Most are taken in the order they stand in, and then no list of them is made.
#[derive(Default)]
pub(crate) struct Kids<'a> {
    /// Those that were passed over.
    passed: Vec<Node<'a>>,
    /// Those ahead.
    ahead: Option<Pairs<'a, Rule>>,
}

impl<'a> Kids<'a> {
    /// The parts of `node`.
    pub fn of(node: Node<'a>) -> Self {
        Self { passed: Vec::new(), ahead: Some(node.into_inner()) }
    }

    /// Takes the first part that is a `rule`.
    pub fn one(&mut self, rule: Rule) -> Option<Node<'a>> {
        if let Some(index) = self.passed.iter().position(|node| node.as_rule() == rule) {
            return Some(self.passed.remove(index));
        }
        for node in self.ahead.as_mut()? {
            if node.as_rule() == rule {
                return Some(node);
            }
            self.passed.push(node);
        }
        None
    }

    /// Takes every part that is a `rule`.
    pub fn all(&mut self, rule: Rule) -> Vec<Node<'a>> {
        self.pass_all();
        self.passed.extract_if(.., |node| node.as_rule() == rule).collect()
    }

    /// Whether a part is a `rule`.
    pub fn has(&mut self, rule: Rule) -> bool {
        self.pass_all();
        self.passed.iter().any(|node| node.as_rule() == rule)
    }

    /// All parts that are left.
    pub fn rest(self) -> impl Iterator<Item = Node<'a>> {
        self.passed.into_iter().chain(self.ahead.into_iter().flatten())
    }

    fn pass_all(&mut self) {
        self.passed.extend(self.ahead.take().into_iter().flatten());
    }
}
