//! Statements: bodies, and which file reads which statement.

use super::{Kids, Lower, Node};
use crate::Span;
use crate::parser::Rule;
use crate::tree::{Expr, Stmt, StmtKind, When};

impl Lower<'_> {
    /// The statements of a whole text.
    pub fn statements(&mut self, file: Node<'_>) -> Vec<Stmt> {
        let nodes = file.into_inner();
        // all but the braces
        let mut body = Vec::with_capacity(nodes.len().saturating_sub(2));
        for node in nodes {
            match node.as_rule() {
                Rule::statement => self.statement(node, &mut body),
                Rule::leftover => self.leftover(&node),
                _ => {}
            }
        }
        // statements are large, and most bodies have one or two
        body.shrink_to_fit();
        body
    }

    /// The block among the parts.
    pub(super) fn block_of(&mut self, kids: &mut Kids<'_>) -> Vec<Stmt> {
        kids.one(Rule::block).map_or_else(Vec::new, |block| self.statements(block))
    }

    /// The body among the parts: a block, or one statement after a colon.
    pub(super) fn body_of(&mut self, kids: &mut Kids<'_>) -> Vec<Stmt> {
        match kids.one(Rule::inline) {
            Some(inline) => inline.into_inner().map(|node| self.good(node)).collect(),
            None => self.block_of(kids),
        }
    }

    fn statement(&mut self, node: Node<'_>, body: &mut Vec<Stmt>) {
        let place = self.span(&node);
        let whole = self.range(&node);
        for part in node.into_inner() {
            match part.as_rule() {
                Rule::junk => self.junk(&whole, &part, Rule::strict_statement),
                Rule::bad => {
                    self.bad(part, Rule::strict_statement);
                    body.push(Stmt { span: place, kind: StmtKind::Bad });
                }
                _ => body.push(self.good(part)),
            }
        }
    }

    pub(super) fn good(&mut self, node: Node<'_>) -> Stmt {
        Stmt { span: self.span(&node), kind: self.stmt_kind(node) }
    }

    fn stmt_kind(&mut self, node: Node<'_>) -> StmtKind {
        match node.as_rule() {
            Rule::s_field_decl
            | Rule::s_let
            | Rule::s_dist
            | Rule::s_stat
            | Rule::s_resource
            | Rule::s_flag
            | Rule::s_remembers
            | Rule::s_slot
            | Rule::s_context_field
            | Rule::s_calls
            | Rule::s_notation
            | Rule::s_state
            | Rule::s_field => self.declared(node),
            Rule::s_requires
            | Rule::s_needs_waived
            | Rule::s_needs
            | Rule::s_bought
            | Rule::s_counter
            | Rule::s_band
            | Rule::s_stacks
            | Rule::s_ends_on
            | Rule::s_status
            | Rule::s_draft
            | Rule::s_you_are
            | Rule::s_grants
            | Rule::s_text
            | Rule::s_says
            | Rule::s_note
            | Rule::s_image
            | Rule::s_allow
            | Rule::s_audience => self.entry_part(node),
            Rule::s_modifier => self.modifier(node),
            Rule::s_allowed | Rule::s_costs | Rule::s_takes | Rule::s_interrupted | Rule::s_at_start => {
                self.action_part(node)
            }
            Rule::s_becomes
            | Rule::s_change
            | Rule::s_deal
            | Rule::s_set
            | Rule::s_announce
            | Rule::s_include
            | Rule::s_later
            | Rule::s_do
            | Rule::s_step
            | Rule::s_toward
            | Rule::s_succeeds
            | Rule::s_result => self.effect(node),
            Rule::s_while
            | Rule::s_on
            | Rule::s_in
            | Rule::s_each
            | Rule::s_for
            | Rule::s_if
            | Rule::s_match
            | Rule::s_repeat
            | Rule::s_with_chance
            | Rule::s_stop
            | Rule::s_choose
            | Rule::s_contest => self.control(node),
            _ => self.checked(node),
        }
    }

    /// `when A, unless B` among the parts; several of a kind must all hold.
    pub(super) fn conditions(&mut self, kids: &mut Kids<'_>) -> When {
        When { when: self.condition(kids, Rule::when_c), unless: self.condition(kids, Rule::unless_c) }
    }

    fn condition(&mut self, kids: &mut Kids<'_>, rule: Rule) -> Option<Box<Expr>> {
        let part = self.part(kids, rule)?;
        let place = self.span(&part);
        Some(Box::new(self.next_logic(&mut Kids::of(part), place)))
    }

    /// The part that is a `rule`, such as `as attacker`; a second one would be lost, and is reported.
    pub(super) fn part<'a>(&mut self, kids: &mut Kids<'a>, rule: Rule) -> Option<Node<'a>> {
        let first = kids.one(rule)?;
        while let Some(more) = kids.one(rule) {
            let place = self.span(&more);
            let word = self.at(place).split_whitespace().next().unwrap_or_default().to_owned();
            self.problems.push(crate::error::said_twice(place, &word));
        }
        Some(first)
    }

    /// The value of a part such as `priority 10` or `up to 3`.
    pub(super) fn part_value(&mut self, kids: &mut Kids<'_>, rule: Rule) -> Option<Expr> {
        let part = self.part(kids, rule)?;
        let place = self.span(&part);
        Some(self.next_arith(&mut Kids::of(part), place))
    }

    /// The next arithmetic value among the parts.
    pub(super) fn next_arith(&mut self, kids: &mut Kids<'_>, place: Span) -> Expr {
        kids.one(Rule::arith).map_or_else(|| Self::bad_expr(place), |node| self.arith(node))
    }

    /// The next condition or value among the parts.
    pub(super) fn next_logic(&mut self, kids: &mut Kids<'_>, place: Span) -> Expr {
        kids.one(Rule::logic).map_or_else(|| Self::bad_expr(place), |node| self.logic(node))
    }

    /// The next value with limits among the parts.
    pub(super) fn next_expr(&mut self, kids: &mut Kids<'_>, place: Span) -> Expr {
        kids.one(Rule::expr).map_or_else(|| Self::bad_expr(place), |node| self.expr(node))
    }
}
