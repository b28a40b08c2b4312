//! Standing changes and effects.

use super::{Kids, Lower, Node};
use crate::Span;
use crate::error;
use crate::parser::Rule;
use crate::tree::{By, Duration, Expr, ExprKind, ModOp, ModTarget, Modifier, Name, Path, StmtKind};

impl Lower<'_> {
    pub(super) fn modifier(&mut self, node: Node<'_>) -> StmtKind {
        let place = self.span(&node);
        let mut kids = Kids::of(node);
        let mut head = kids.one(Rule::mod_head).map_or_else(Kids::default, Kids::of);
        let op = head.one(Rule::mod_op).map_or(ModOp::Plus, |op| mod_op(op.as_str()));
        StmtKind::Modifier(Box::new(Modifier {
            target: self.mod_target(head, place),
            op,
            value: self.next_arith(&mut kids, place),
            typed: self.part_name(&mut kids, Rule::typed),
            up_to: self.part_value(&mut kids, Rule::up_to),
            afterwards: kids.has(Rule::afterwards),
            against: self.part_value(&mut kids, Rule::against),
            when: self.conditions(&mut kids),
            priority: self.part_value(&mut kids, Rule::priority),
        }))
    }

    fn mod_target(&mut self, mut head: Kids<'_>, place: Span) -> ModTarget {
        if let Some(every) = head.one(Rule::every) {
            let span = self.span(&every);
            return ModTarget::Every { kind: self.next_name(&mut Kids::of(every), place), span };
        }
        ModTarget::Path(
            head.one(Rule::subject).map_or_else(|| Path { span: place, segments: Vec::new() }, |path| self.path(path)),
        )
    }

    pub(super) fn effect(&mut self, node: Node<'_>) -> StmtKind {
        let place = self.span(&node);
        let mut kids = Kids::of(node.clone());
        match node.as_rule() {
            Rule::s_becomes => {
                StmtKind::Becomes { step: self.next_name(&mut kids, place), value: self.next_expr(&mut kids, place) }
            }
            Rule::s_include => StmtKind::Include {
                set: self.next_name(&mut kids, place),
                role: self.part_name(&mut kids, Rule::as_role),
                value: self.next_arith(&mut kids, place),
                when: self.conditions(&mut kids),
            },
            Rule::s_change => self.change(kids, place),
            Rule::s_deal => self.deal(node, false),
            Rule::s_set => {
                StmtKind::Set { target: self.next_path(&mut kids, place), value: self.next_expr(&mut kids, place) }
            }
            Rule::s_announce => {
                StmtKind::Announce { call: self.path_expr(&mut kids, place), seen: self.seen(&mut kids) }
            }
            Rule::s_later => StmtKind::Later(self.path_expr(&mut kids, place)),
            Rule::s_do => StmtKind::Do(self.path_expr(&mut kids, place)),
            Rule::s_step => StmtKind::Step {
                name: self.next_name(&mut kids, place),
                value: self.optional_value(&mut kids),
                body: self.body_of(&mut kids),
            },
            Rule::s_toward => self.toward(kids, place),
            Rule::s_result => StmtKind::Result(self.next_expr(&mut kids, place)),
            _ => StmtKind::Succeeds { cond: self.next_logic(&mut kids, place), by: self.margin(&mut kids) },
        }
    }

    /// `seen by orc, wolf`
    pub(super) fn seen(&mut self, kids: &mut Kids<'_>) -> Option<Vec<Expr>> {
        let seen = Kids::of(kids.one(Rule::seen)?).all(Rule::arith);
        Some(seen.into_iter().map(|one| self.arith(one)).collect())
    }

    fn margin(&mut self, kids: &mut Kids<'_>) -> Option<By> {
        let part = kids.one(Rule::margin)?;
        let place = self.span(&part);
        let mut kids = Kids::of(part);
        Some(match kids.one(Rule::the_difference) {
            Some(words) => By::Difference(self.span(&words)),
            None => By::Value(self.next_expr(&mut kids, place)),
        })
    }

    fn toward(&mut self, mut kids: Kids<'_>, place: Span) -> StmtKind {
        let to = self.next_arith(&mut kids, place);
        let rounded = kids.one(Rule::rounding).map(|how| super::arith::rounding(how.as_str()));
        let Some(part) = kids.one(Rule::a_part) else {
            return StmtKind::Toward { to, by: self.next_arith(&mut kids, place), fraction: None, rounded };
        };
        let span = self.span(&part);
        let fraction = Kids::of(part).one(Rule::part).map(|word| self.name(&word));
        StmtKind::Toward { to, by: Expr { span, kind: ExprKind::Number { value: 1, decimals: 0 } }, fraction, rounded }
    }

    /// `foe loses net health`, `gain hail`, `foe gains confused for level turns`.
    fn change(&mut self, mut kids: Kids<'_>, place: Span) -> StmtKind {
        let mut head = kids.one(Rule::change_head).map_or_else(Kids::default, Kids::of);
        let subject = head.one(Rule::subject).map(|path| self.subject(path));
        let gains = head.one(Rule::verb).is_none_or(|verb| verb.as_str().starts_with('g'));
        let (said, resource) = self.of_what(&mut kids, place);
        let duration = kids.one(Rule::duration).map(|duration| Box::new(self.duration(duration)));
        let (amount, resource) = match resource {
            Some(resource) => (Some(said), resource),
            None => self.amount_and_name(said),
        };
        if resource.segments.is_empty() {
            return StmtKind::Bad;
        }
        match (gains, amount, duration) {
            (true, None, duration) => StmtKind::GainStatus { subject, status: resource, amount: None, duration },
            (true, Some(amount), Some(duration)) => {
                StmtKind::GainStatus { subject, status: resource, amount: Some(amount), duration: Some(duration) }
            }
            (gains, Some(amount), None) => StmtKind::Change { subject, gains, amount, resource },
            (false, None, None) => StmtKind::LoseStatus { subject, status: resource },
            (false, _, Some(duration)) => {
                self.problems.push(error::goes_on(duration.count.span, self.at(duration.count.span), Some("for")));
                StmtKind::Bad
            }
        }
    }

    /// `3 health`: the path is there where a number or a bracket stands before it, and in the value otherwise.
    pub(super) fn of_what(&mut self, kids: &mut Kids<'_>, place: Span) -> (Expr, Option<Path>) {
        let mut kids = kids.one(Rule::of_what).map_or_else(Kids::default, Kids::of);
        (self.next_arith(&mut kids, place), kids.one(Rule::path).map(|path| self.path(path)))
    }

    fn subject(&mut self, node: Node<'_>) -> Expr {
        let path = self.path(node);
        Expr { span: path.span, kind: ExprKind::Path(path) }
    }

    /// `you learn power`, `hero buys points[melee]`
    pub(super) fn deal(&mut self, node: Node<'_>, performed: bool) -> StmtKind {
        let place = self.span(&node);
        let mut kids = Kids::of(node);
        StmtKind::Deal {
            who: kids.one(Rule::subject).map_or_else(|| Self::bad_expr(place), |path| self.subject(path)),
            learns: kids.one(Rule::deal_verb).is_some_and(|verb| verb.as_str().starts_with('l')),
            what: self.next_arith(&mut kids, place),
            performed,
        }
    }

    /// Takes `net health` apart; one name alone has no amount.
    pub(super) fn amount_and_name(&mut self, said: Expr) -> (Option<Expr>, Path) {
        let span = said.span;
        match self.split_tail(said) {
            Ok((amount, name)) => (Some(amount), name),
            Err(Expr { kind: ExprKind::Path(path), .. }) => (None, path),
            Err(_) => {
                let behind = self.word_behind(span);
                let (place, found) = match behind {
                    Some((place, word)) => (place, Some(word)),
                    None => (Span::new(span.file, span.end, span.end), None),
                };
                let problem = error::expected(place, "what is gained or lost", Some(self.at(span)), found);
                self.problems.push(problem.help(
                    "behind the amount stands a resource or a status, by a name that is no word of the language",
                ));
                (None, Path { span, segments: Vec::new() })
            }
        }
    }

    /// `for 3 turns of foe`
    fn duration(&mut self, node: Node<'_>) -> Duration {
        let place = self.span(&node);
        let mut kids = Kids::of(node);
        let said = self.next_arith(&mut kids, place);
        let (count, clock) = match kids.one(Rule::name) {
            Some(clock) => (said, self.name(&clock)),
            None => self.count_and_clock(said),
        };
        let of = kids.one(Rule::arith).map(|of| self.arith(of));
        Duration { count, clock, of }
    }

    /// Takes `3 turns` or `level turns` apart.
    pub(super) fn count_and_clock(&mut self, said: Expr) -> (Expr, Name) {
        let span = said.span;
        match self.split_tail(said) {
            Ok((count, mut path)) if path.segments.len() == 1 => {
                let clock = path.segments.pop().map_or_else(|| Name::new(String::new(), span), |segment| segment.name);
                (count, clock)
            }
            Ok((rest, _)) | Err(rest) => {
                self.problems.push(error::expected(
                    Span::new(span.file, span.end, span.end),
                    "a clock such as `turns`",
                    Some(self.at(span)),
                    None,
                ));
                (rest, Name::new(String::new(), span))
            }
        }
    }
}

fn mod_op(written: &str) -> ModOp {
    let minus = written.ends_with('-');
    match written.as_bytes().first() {
        Some(b's') => {
            if minus {
                ModOp::SidesMinus
            } else {
                ModOp::SidesPlus
            }
        }
        Some(b'c') => {
            if minus {
                ModOp::CountMinus
            } else {
                ModOp::CountPlus
            }
        }
        Some(b'+') => ModOp::Plus,
        Some(b'-') => ModOp::Minus,
        Some(b'*') => ModOp::Times,
        Some(b'/') => ModOp::Over,
        Some(b'i') => ModOp::Is,
        _ => {
            if written.ends_with("least") {
                ModOp::AtLeast
            } else {
                ModOp::AtMost
            }
        }
    }
}
