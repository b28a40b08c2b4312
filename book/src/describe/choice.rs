//! Choices: what is chosen, by whom or by which rule, and what it is called from then on.

use runebook_compiler::ir::{Act, ActKind, ChooseRule, Expr, FunctionId, Ir, Node};

use super::scene::Scene;
use super::step::Line;
use super::{Arg, Args, Det, Np, Phrase, Quality};

/// The parts of a choice.
#[derive(Clone, Copy)]
pub(super) struct Choice<'e> {
    pub local: usize,
    pub of: &'e Expr,
    pub filter: Option<&'e Expr>,
    pub by: &'e ChooseRule,
}

impl Scene<'_> {
    /// A choice as a line of its own: "the fighter chooses a card …". What is chosen is "the chosen card" afterwards.
    pub(super) fn choice_line(&mut self, choice: Choice<'_>) -> Line {
        let phrase = match &choice.of.node {
            Node::Numbers { low, high } => self.number_chosen(choice, low, high),
            _ => self.one_chosen(choice),
        };
        Line::plain(phrase)
    }

    fn one_chosen(&mut self, choice: Choice<'_>) -> Phrase {
        let (scene, mut np) = self.members(choice.local, choice.of, choice.filter);
        if self.chosen_again(choice.of) {
            // "the chosen card" would be either
            np.args.insert("member".to_owned(), self.called(choice.local));
        }
        let args = [("x", Np { det: Det::A, ..np.clone() }.arg())];
        let mut said = match choice.by {
            ChooseRule::Owner(owner) => {
                let mut said = Phrase::of("line-choose", args);
                said.args.insert("who".to_owned(), self.who(owner));
                said
            }
            ChooseRule::First => Phrase::of("line-choose-first", args),
            ChooseRule::Least(_) => Phrase::of("line-choose-least", args),
            ChooseRule::Most(_) => Phrase::of("line-choose-most", args),
        };
        if let ChooseRule::Least(value) | ChooseRule::Most(value) = choice.by {
            said.args.insert("value".to_owned(), scene.value(value));
        }
        self.thing(choice.local, Np { det: Det::Chosen, qualities: Vec::new(), refer: None, ..np });
        said
    }

    fn number_chosen(&mut self, choice: Choice<'_>, low: &Expr, high: &Expr) -> Phrase {
        let x = self.local_noun(choice.local);
        let conds = choice.filter.map_or(Arg::Nothing, |filter| self.clause(filter, true));
        let args = [("x", x), ("low", self.value(low)), ("high", self.value(high)), ("conds", conds)];
        let mut said = match choice.by {
            ChooseRule::Owner(owner) => {
                let mut said = Phrase::of("line-choose-number", args);
                said.args.insert("who".to_owned(), self.who(owner));
                said
            }
            ChooseRule::First => Phrase::of("line-choose-number-first", args),
            ChooseRule::Least(_) => Phrase::of("line-choose-number-least", args),
            ChooseRule::Most(_) => Phrase::of("line-choose-number-most", args),
        };
        if let ChooseRule::Least(value) | ChooseRule::Most(value) = choice.by {
            said.args.insert("value".to_owned(), self.value(value));
        }
        said
    }

    /// What the rule itself calls a local.
    fn called(&self, local: usize) -> Arg {
        let name = self.function.map_or_else(String::new, |function| {
            let found = &self.ir.functions[function];
            format!("local-{}-{}", found.named.name, found.locals[local].name)
        });
        Np::new(name, Det::Bare).arg()
    }

    /// Whether the rule chooses of the same things more than once.
    fn chosen_again(&self, of: &Expr) -> bool {
        self.function.is_some_and(|function| choices_of(self.ir, function, of) > 1)
    }

    /// A choice names whom the next acts are about.
    pub(super) fn choice(&mut self, local: usize, of: &Expr, filter: Option<&Expr>, by: &ChooseRule) -> Option<()> {
        if matches!(of.node, Node::Numbers { .. }) {
            return None;
        }
        let (mut scene, mut np) = self.members(local, of, filter);
        let such = match by {
            ChooseRule::Owner(owner) if self.is_reader(owner) => None,
            ChooseRule::Owner(owner) => Some(Phrase::of("such-chosen", [("who", self.who(owner))])),
            ChooseRule::Least(value) => Some(Phrase::of("such-least", [("x", scene.value(value))])),
            ChooseRule::Most(value) => Some(Phrase::of("such-most", [("x", scene.value(value))])),
            ChooseRule::First => None,
        };
        np.qualities.extend(such.map(|clause| Quality {
            key: String::new(),
            suffix: String::new(),
            not: false,
            args: Args::new(),
            clause: Box::new(clause),
        }));
        // what the reader chooses of a `one of`: "the chosen answer"
        let theirs =
            matches!(of.node, Node::AllMembers(_)) && matches!(by, ChooseRule::Owner(owner) if self.is_reader(owner));
        if np.det == Det::A {
            np.det = if theirs { Det::Chosen } else { Det::One };
        }
        scene.thing(local, np);
        *self = scene;
        Some(())
    }
}

/// How often a rule chooses of the same things.
fn choices_of(ir: &Ir, function: FunctionId, of: &Expr) -> usize {
    fn count(acts: &[Act], of: &Expr) -> usize {
        let one = |act: &Act| match &act.kind {
            ActKind::Choose { of: other, .. } => usize::from(other.ty == of.ty && super::same::same_expr(other, of)),
            ActKind::If { then, otherwise, .. } => count(then, of) + count(otherwise, of),
            ActKind::Step { body, .. }
            | ActKind::Repeat { body, .. }
            | ActKind::For { body, .. }
            | ActKind::WithChance { body, .. } => count(body, of),
            ActKind::Assign { .. }
            | ActKind::PerMember { .. }
            | ActKind::StopWithChance(_)
            | ActKind::Bound
            | ActKind::Original
            | ActKind::Put { .. }
            | ActKind::Gain { .. }
            | ActKind::Lose { .. }
            | ActKind::Buy { .. }
            | ActKind::Stop
            | ActKind::Announce { .. }
            | ActKind::Call { .. }
            | ActKind::Command { .. }
            | ActKind::Decay { .. }
            | ActKind::Expire(_)
            | ActKind::Forget(_) => 0,
        };
        acts.iter().map(one).sum()
    }
    count(&ir.functions[function].body, of)
}
