//! Statements of actions: when they are allowed, what they cost, how long they take, what interrupts them.

use super::{Kids, Lower, Node};
use crate::parser::Rule;
use crate::tree::{Name, Stmt, StmtKind};
use crate::{Span, error};

impl Lower<'_> {
    pub(super) fn action_part(&mut self, node: Node<'_>) -> StmtKind {
        let place = self.span(&node);
        let mut kids = Kids::of(node.clone());
        match node.as_rule() {
            Rule::s_allowed => StmtKind::Allowed(self.conditions(&mut kids)),
            Rule::s_costs | Rule::s_takes if !self.in_action => self.plain_field(kids, &node),
            Rule::s_costs => self.costs(kids, place),
            Rule::s_takes => {
                let said = self.next_arith(&mut kids, place);
                let (count, clock) = self.count_and_clock(said);
                StmtKind::Takes { count, clock }
            }
            Rule::s_interrupted => self.interrupted(kids, place),
            _ => StmtKind::AtStart(self.body_of(&mut kids)),
        }
    }

    pub(super) fn action_body(&mut self, kids: &mut Kids<'_>) -> Vec<Stmt> {
        self.in_action = true;
        let body = self.block_of(kids);
        self.in_action = false;
        body
    }

    /// Outside of actions, `costs 3 lb` is a field of that name.
    fn plain_field(&mut self, mut kids: Kids<'_>, node: &Node<'_>) -> StmtKind {
        let place = self.span(node);
        let word = kids.one(Rule::k_costs).or_else(|| kids.one(Rule::k_takes));
        let name = word.map_or_else(|| Name::new(String::new(), place), |word| self.name(&word));
        let mut said = kids.one(Rule::of_what).map_or(kids, Kids::of);
        let values = vec![self.next_arith(&mut said, place)];
        if let Some(more) = said.one(Rule::path) {
            let path = self.path(more);
            let words = self.at(path.span).to_owned();
            self.problems.push(error::expected(path.span, "the end of the field", None, Some(&words)));
            return StmtKind::Bad;
        }
        StmtKind::Field { name, index: None, values, per: None, equals: false }
    }

    /// `costs 3 voice`
    fn costs(&mut self, mut kids: Kids<'_>, place: Span) -> StmtKind {
        let (said, resource) = self.of_what(&mut kids, place);
        let (amount, resource) = match resource {
            Some(resource) => (Some(said), resource),
            None => self.amount_and_name(said),
        };
        match amount {
            _ if resource.segments.is_empty() => StmtKind::Bad,
            Some(amount) => StmtKind::Costs { amount, resource },
            None => {
                let words = self.at(resource.span).to_owned();
                self.problems.push(error::expected(resource.span, "an amount", None, Some(&words)));
                StmtKind::Bad
            }
        }
    }

    fn interrupted(&mut self, mut kids: Kids<'_>, place: Span) -> StmtKind {
        let event = kids.one(Rule::path).map(|path| self.path(path));
        let when = self.conditions(&mut kids);
        if event.is_none() && when.when.is_none() && when.unless.is_none() {
            let end = Span::new(place.file, place.end, place.end);
            let what = "`on` and an event, or `when` and a condition,";
            self.problems.push(error::expected(end, what, Some("interrupted"), None));
            return StmtKind::Bad;
        }
        StmtKind::Interrupted {
            event,
            role: self.part_name(&mut kids, Rule::as_role),
            within: self.part_name(&mut kids, Rule::within),
            when,
            resumed: kids.has(Rule::k_resumed),
        }
    }
}
