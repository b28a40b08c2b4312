//! Statements of entries and statuses: what they require, how they are had, their prose and marks.

use std::sync::Arc;

use super::{Kids, Lower, Node};
use crate::parser::Rule;
use crate::tree::{Bought, Image, Name, StmtKind, Str};

impl Lower<'_> {
    pub(super) fn entry_part(&mut self, node: Node<'_>) -> StmtKind {
        let place = self.span(&node);
        let mut kids = Kids::of(node.clone());
        match node.as_rule() {
            Rule::s_requires => StmtKind::Requires(self.next_expr(&mut kids, place)),
            Rule::s_needs => StmtKind::Needs(self.next_logic(&mut kids, place)),
            Rule::s_needs_waived => StmtKind::NeedsWaived(self.conditions(&mut kids)),
            Rule::s_bought => StmtKind::Bought(self.bought_of(kids, &node)),
            Rule::s_grants => StmtKind::Grants {
                innate: kids.has(Rule::k_innate),
                entry: self.next_arith(&mut kids, place),
                when: self.conditions(&mut kids),
            },
            Rule::s_you_are => {
                StmtKind::YouAre { flag: self.next_name(&mut kids, place), when: self.conditions(&mut kids) }
            }
            Rule::s_text => StmtKind::Text(self.text_of(&mut kids, &node)),
            Rule::s_says => StmtKind::Says(self.text_of(&mut kids, &node)),
            Rule::s_note => StmtKind::Note(self.text_of(&mut kids, &node)),
            Rule::s_image => StmtKind::Image(Box::new(self.image(kids, &node))),
            Rule::s_allow => StmtKind::Allow { code: self.next_name(&mut kids, place), because: self.title(&mut kids) },
            Rule::s_audience => StmtKind::Audience(self.next_name(&mut kids, place)),
            Rule::s_draft => StmtKind::Draft(self.next_name(&mut kids, place)),
            _ => self.status_part(kids, &node),
        }
    }

    fn image(&mut self, mut kids: Kids<'_>, node: &Node<'_>) -> Image {
        let mut part = |rule| kids.one(rule).map(Kids::of);
        let (by, licence, shows) = (part(Rule::image_by), part(Rule::image_licence), part(Rule::image_shows));
        let licence = licence.and_then(|mut licence| {
            let bare = licence.one(Rule::licence);
            let bare = bare.map(|bare| Str { text: bare.as_str().to_owned(), span: self.span(&bare) });
            bare.or_else(|| self.title(&mut licence))
        });
        Image {
            path: self.text_of(&mut kids, node),
            by: by.and_then(|mut by| self.title(&mut by)),
            licence,
            shows: shows.and_then(|mut shows| self.title(&mut shows)),
        }
    }

    fn bought_of(&mut self, mut kids: Kids<'_>, node: &Node<'_>) -> Bought {
        let place = self.span(node);
        match kids.one(Rule::bought) {
            Some(bought) => self.bought(bought),
            None => Bought { with: Name::new(String::new(), place), price: Self::bad_expr(place) },
        }
    }

    fn status_part(&mut self, mut kids: Kids<'_>, node: &Node<'_>) -> StmtKind {
        let place = self.span(node);
        match node.as_rule() {
            Rule::s_counter => {
                StmtKind::Counter { from: self.next_bound(&mut kids, place), to: self.next_bound(&mut kids, place) }
            }
            Rule::s_band => StmtKind::Band {
                from: self.next_bound(&mut kids, place),
                to: self.next_bound(&mut kids, place),
                title: self.title(&mut kids),
                body: self.body_of(&mut kids),
            },
            Rule::s_stacks => self.stacks(kids, node),
            Rule::s_ends_on => StmtKind::EndsOn {
                event: self.next_name(&mut kids, place),
                role: self.part_name(&mut kids, Rule::as_role),
                when: self.conditions(&mut kids),
            },
            _ => match kids.one(Rule::entry) {
                Some(entry) => StmtKind::Status(Arc::new(self.entry(entry))),
                None => StmtKind::Bad,
            },
        }
    }

    fn stacks(&mut self, mut kids: Kids<'_>, node: &Node<'_>) -> StmtKind {
        let place = self.span(node);
        match kids.one(Rule::k_up_to) {
            Some(words) => StmtKind::Stacks {
                how: Name::new("up to".to_owned(), self.span(&words)),
                up_to: Some(self.next_arith(&mut kids, place)),
            },
            None => StmtKind::Stacks { how: self.next_name(&mut kids, place), up_to: None },
        }
    }

    /// The name in a part such as `as attacker` or `within assault`.
    pub(super) fn part_name(&mut self, kids: &mut Kids<'_>, rule: Rule) -> Option<Name> {
        let part = self.part(kids, rule)?;
        let place = self.span(&part);
        Some(self.next_name(&mut Kids::of(part), place))
    }
}
