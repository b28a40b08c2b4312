//! What starts something, and control: triggers, loops, choices.

use super::table::block_lines;
use super::{Kids, Lower, Node};
use crate::Span;
use crate::parser::Rule;
use crate::tree::{Arm, ChooseBy, ChooseFrom, Expr, ForClause, Stmt, StmtKind};

impl Lower<'_> {
    pub(super) fn control(&mut self, node: Node<'_>) -> StmtKind {
        let place = self.span(&node);
        let mut kids = Kids::of(node.clone());
        match node.as_rule() {
            Rule::s_while => StmtKind::While { cond: self.next_logic(&mut kids, place), body: self.body_of(&mut kids) },
            Rule::s_on => self.on(kids, place),
            Rule::s_in => self.in_(kids, place),
            Rule::s_each => self.each(kids, place),
            Rule::s_for => {
                StmtKind::For { clause: Box::new(self.next_for(&mut kids, place)), body: self.body_of(&mut kids) }
            }
            Rule::s_if => self.if_(kids, place),
            Rule::s_match => self.match_(kids, place),
            Rule::s_repeat => StmtKind::Repeat {
                at_most: kids.one(Rule::arith).map(|most| self.arith(most)),
                body: self.body_of(&mut kids),
            },
            Rule::s_with_chance => {
                StmtKind::WithChance { chance: self.next_arith(&mut kids, place), body: self.body_of(&mut kids) }
            }
            Rule::s_stop => StmtKind::Stop {
                chance: self.part_value(&mut kids, Rule::with_chance),
                when: self.conditions(&mut kids),
            },
            Rule::s_choose => self.choose(kids, place),
            _ => StmtKind::Contest {
                check: self.next_arith(&mut kids, place),
                by: kids.one(Rule::name).map(|by| self.name(&by)),
                body: self.body_of(&mut kids),
            },
        }
    }

    fn on(&mut self, mut kids: Kids<'_>, place: Span) -> StmtKind {
        StmtKind::On {
            event: self.next_path(&mut kids, place),
            role: self.part_name(&mut kids, Rule::as_role),
            once: self.part_name(&mut kids, Rule::once_per),
            within: self.part_name(&mut kids, Rule::within),
            when: self.conditions(&mut kids),
            priority: self.part_value(&mut kids, Rule::priority).map(Box::new),
            body: self.body_of(&mut kids),
        }
    }

    fn in_(&mut self, mut kids: Kids<'_>, place: Span) -> StmtKind {
        if let Some(once) = kids.one(Rule::once_per) {
            let span = self.span(&once);
            self.problems.push(crate::error::goes_on(span, self.at(span), Some("in")));
        }
        let becomes = kids.one(Rule::s_becomes).map(|becomes| self.good(becomes));
        StmtKind::In {
            procedure: self.next_name(&mut kids, place),
            role: self.part_name(&mut kids, Rule::as_role),
            within: self.part_name(&mut kids, Rule::within),
            when: self.conditions(&mut kids),
            priority: self.part_value(&mut kids, Rule::priority).map(Box::new),
            body: match becomes {
                Some(becomes) => vec![becomes],
                None => self.body_of(&mut kids),
            },
        }
    }

    fn each(&mut self, mut kids: Kids<'_>, place: Span) -> StmtKind {
        let while_ = self.part(&mut kids, Rule::while_part).map(|part| self.next_logic(&mut Kids::of(part), place));
        let for_ = self.part(&mut kids, Rule::for_part).map(|part| self.next_for(&mut Kids::of(part), place));
        StmtKind::Each {
            clock: self.next_name(&mut kids, place),
            while_,
            for_: for_.map(Box::new),
            when: self.conditions(&mut kids),
            body: self.body_of(&mut kids),
        }
    }

    pub(super) fn next_for(&mut self, kids: &mut Kids<'_>, place: Span) -> ForClause {
        let mut kids = kids.one(Rule::for_clause).map_or_else(Kids::default, Kids::of);
        ForClause {
            name: self.next_name(&mut kids, place),
            of: self.next_arith(&mut kids, place),
            filter: self.filter(&mut kids),
            order: self.part_value(&mut kids, Rule::order),
        }
    }

    /// `where COND`
    pub(super) fn filter(&mut self, kids: &mut Kids<'_>) -> Option<Expr> {
        let part = self.part(kids, Rule::where_c)?;
        let place = self.span(&part);
        Some(self.next_logic(&mut Kids::of(part), place))
    }

    fn if_(&mut self, mut kids: Kids<'_>, place: Span) -> StmtKind {
        let otherwise = kids.one(Rule::else_body).map(|part| self.otherwise(part));
        StmtKind::If { cond: self.next_logic(&mut kids, place), then: self.body_of(&mut kids), otherwise }
    }

    fn otherwise(&mut self, node: Node<'_>) -> Vec<Stmt> {
        let mut kids = Kids::of(node);
        match kids.one(Rule::s_if) {
            Some(nested) => vec![self.good(nested)],
            None => self.body_of(&mut kids),
        }
    }

    fn match_(&mut self, mut kids: Kids<'_>, place: Span) -> StmtKind {
        let on = self.next_arith(&mut kids, place);
        let mut arms = Vec::new();
        for line in block_lines(kids.one(Rule::arms_block), Rule::arm_line) {
            self.line(line, Rule::strict_arm, |lower, part| arms.push(lower.arm(part)));
        }
        StmtKind::Match { on, arms }
    }

    fn arm(&mut self, node: Node<'_>) -> Arm {
        let span = self.span(&node);
        let mut kids = Kids::of(node);
        Arm {
            span,
            patterns: kids.all(Rule::pattern).into_iter().map(|pattern| self.pattern(pattern)).collect(),
            body: self.body_of(&mut kids),
        }
    }

    fn choose(&mut self, mut kids: Kids<'_>, place: Span) -> StmtKind {
        let (name, from) = match kids.one(Rule::choose_one) {
            Some(one) => {
                let mut one = Kids::of(one);
                (self.next_name(&mut one, place), ChooseFrom::Set(self.next_arith(&mut one, place)))
            }
            None if kids.has(Rule::choose_number) => {
                let mut parts = kids.one(Rule::choose_number).map_or_else(Kids::default, Kids::of);
                let name = self.next_name(&mut parts, place);
                let (from, to) = (self.next_arith(&mut parts, place), self.next_arith(&mut parts, place));
                (name, ChooseFrom::Number { from: Box::new(from), to: Box::new(to) })
            }
            None => {
                let Some(typed) = kids.one(Rule::choose_type) else { return StmtKind::Bad };
                let mut parts = Kids::of(typed.clone());
                (self.declared_name(&mut parts, place), ChooseFrom::Type(Box::new(self.type_of(&mut parts, &typed))))
            }
        };
        StmtKind::Choose { name, from, filter: self.filter(&mut kids).map(Box::new), by: self.choose_by(&mut kids) }
    }

    fn choose_by(&mut self, kids: &mut Kids<'_>) -> ChooseBy {
        let Some(part) = self.part(kids, Rule::by_part) else { return ChooseBy::Unsaid };
        let place = self.span(&part);
        let mut kids = Kids::of(part);
        if let Some(least) = self.part_value(&mut kids, Rule::by_least) {
            ChooseBy::Least(least)
        } else if let Some(most) = self.part_value(&mut kids, Rule::by_most) {
            ChooseBy::Most(most)
        } else if kids.has(Rule::k_first) {
            ChooseBy::First
        } else {
            ChooseBy::Owner(self.next_arith(&mut kids, place))
        }
    }
}
