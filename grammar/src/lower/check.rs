//! Statements of figures, tests and duels.

use super::{Kids, Lower, Node};
use crate::Span;
use crate::parser::Rule;
use crate::tree::{Axis, ShowPart, StmtKind};

impl Lower<'_> {
    pub(super) fn checked(&mut self, node: Node<'_>) -> StmtKind {
        let place = self.span(&node);
        let mut kids = Kids::of(node.clone());
        match node.as_rule() {
            Rule::s_rows => StmtKind::Rows(self.axis(&mut kids, place)),
            Rule::s_columns => StmtKind::Columns(self.axis(&mut kids, place)),
            Rule::s_cell => StmtKind::Cell(self.next_expr(&mut kids, place)),
            Rule::s_answer => StmtKind::Answer {
                name: self.next_name(&mut kids, place),
                title: self.title(&mut kids),
                value: self.value_part(&mut kids, &node),
            },
            Rule::s_rolls => StmtKind::Rolls(self.next_expr(&mut kids, place)),
            Rule::s_as => {
                StmtKind::As(kids.all(Rule::words).into_iter().map(|words| self.names(&mut Kids::of(words))).collect())
            }
            Rule::s_show => {
                StmtKind::Show(kids.all(Rule::show_part).into_iter().filter_map(|part| self.show_part(part)).collect())
            }
            Rule::s_policy => StmtKind::Policy {
                name: self.next_name(&mut kids, place),
                by: kids.one(Rule::arith).map(|by| self.arith(by)),
            },
            Rule::s_first_by => StmtKind::First(self.next_arith(&mut kids, place)),
            Rule::s_lost_when => StmtKind::LostWhen(self.next_logic(&mut kids, place)),
            Rule::s_at_most => {
                let said = self.next_arith(&mut kids, place);
                let (count, clock) = self.count_and_clock(said);
                StmtKind::AtMost { count, clock }
            }
            _ => self.test_part(kids, &node),
        }
    }

    fn test_part(&mut self, mut kids: Kids<'_>, node: &Node<'_>) -> StmtKind {
        let place = self.span(node);
        match node.as_rule() {
            Rule::s_given => StmtKind::Given { who: self.next_name(&mut kids, place), body: self.block_of(&mut kids) },
            Rule::s_given_fact => StmtKind::GivenFact {
                call: self.path_expr(&mut kids, place),
                values: kids.all(Rule::arith).into_iter().map(|value| self.arith(value)).collect(),
            },
            Rule::s_expect => {
                let expected = self.next_expr(&mut kids, place);
                match kids.one(Rule::expr) {
                    Some(worse) => StmtKind::ExpectDominates { better: expected, worse: self.expr(worse) },
                    None => StmtKind::Expect(expected),
                }
            }
            Rule::s_expect_order => self.order_of(kids, place),
            Rule::s_expect_sentence => StmtKind::ExpectSentence {
                locale: self.next_name(&mut kids, place),
                of: self.next_name(&mut kids, place),
                text: self.text_of(&mut kids, node),
            },
            Rule::s_perform => {
                if let Some(deal) = kids.one(Rule::s_deal) {
                    return self.deal(deal, true);
                }
                let rolls = kids.one(Rule::rolls).map_or_else(Vec::new, |rolls| Kids::of(rolls).all(Rule::arith));
                StmtKind::Perform {
                    call: self.path_expr(&mut kids, place),
                    seen: self.seen(&mut kids),
                    rolls: rolls.into_iter().map(|roll| self.arith(roll)).collect(),
                }
            }
            _ => StmtKind::Bad,
        }
    }

    fn axis(&mut self, kids: &mut Kids<'_>, place: Span) -> Axis {
        let mut kids = kids.one(Rule::axis).map_or_else(Kids::default, Kids::of);
        Axis {
            name: self.next_name(&mut kids, place),
            title: self.title(&mut kids),
            values: kids.all(Rule::pattern).into_iter().map(|value| self.pattern(value)).collect(),
        }
    }

    fn show_part(&mut self, node: Node<'_>) -> Option<ShowPart> {
        let part = node.into_inner().next()?;
        Some(match part.as_rule() {
            Rule::show_percent => ShowPart::Percent,
            Rule::show_whole => ShowPart::Whole,
            Rule::ties => ShowPart::Ties(super::arith::rounding(part.as_str())),
            _ => self.decimals(part),
        })
    }

    fn decimals(&mut self, node: Node<'_>) -> ShowPart {
        let place = self.span(&node);
        let mut kids = Kids::of(node);
        let up_to = kids.one(Rule::show_up_to).is_some();
        let digits = kids.one(Rule::number).and_then(|digits| digits.as_str().parse().ok());
        if digits.is_none() {
            self.problems.push(crate::error::expected(
                place,
                "how many decimals, such as `1 decimal`,",
                None,
                Some(self.at(place)),
            ));
        }
        let below = kids.one(Rule::percent).or_else(|| kids.one(Rule::number)).map(|below| self.literal(&below));
        ShowPart::Decimals { digits: digits.unwrap_or(0), up_to, below }
    }
}
