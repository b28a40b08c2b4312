//! `win in duel(hero, orc, careful)`: a question about a fight of the pack's own duel.

use runebook_grammar::Span;
use runebook_grammar::tree::{self, ExprKind};

use crate::check::{Checker, Scope};
use crate::error;
use crate::ir::{Act, Expr, Fight, FightValue, FunctionId, FunctionKind, Node, Query, Type};

/// What is asked of a fight, by name.
const ASKED: [(&str, FightValue); 4] =
    [("win", FightValue::Win), ("draw", FightValue::Draw), ("loss", FightValue::Loss), ("rounds", FightValue::Rounds)];

/// How such a question is written.
const HOW: &str = "write `chance of win in duel(hero, orc, careful)`: who fights whom, and by which plan; a fourth word is the \
                   plan of the other";

/// The arguments of `duel(…)`.
pub(super) fn duel_call(call: &tree::Expr) -> Option<&[tree::Arg]> {
    let ExprKind::Path(path) = &call.kind else { return None };
    match path.segments.as_slice() {
        [only] if only.name.text == "duel" && only.index.is_none() => only.args.as_deref(),
        _ => None,
    }
}

impl Checker {
    /// Whether `duel(…)` means a fight here, and no procedure of the pack.
    pub(super) fn is_fight(&self, call: &tree::Expr) -> bool {
        duel_call(call).is_some() && self.ir().functions.iter().all(|function| function.named.name != "duel")
    }

    /// One value of a fight.
    pub(super) fn fight(
        &mut self,
        scope: &mut Scope,
        query: &mut Query,
        (of, call): (&[tree::Expr], &tree::Expr),
        given: Option<&tree::Expr>,
    ) {
        if let Some(odd) = given.map(|given| given.span).or(query.acts.first().map(|act: &Act| act.span)) {
            let what = "what is done before a fight, or holds in some of its ways,";
            self.report(error::misplaced(
                odd,
                what,
                "a question about a duel",
                "say how the fighters begin with `given`",
            ));
            return;
        }
        let Some(value) = self.fight_value(of, call.span) else { return };
        let args = duel_call(call).unwrap_or_default();
        let (3 | 4, None) = (args.len(), args.iter().find_map(|arg| arg.name.as_ref())) else {
            self.report(error::unsaid(call.span, "this does not say who fights whom, and how", HOW));
            return;
        };
        let Some(of) = self.duel_kind(call.span) else { return };
        let sides = [&args[0], &args[1]].map(|arg| self.fighter(scope, &arg.value, of));
        let plans = [&args[2], args.get(3).unwrap_or(&args[2])].map(|arg| self.plan_named(&arg.value));
        let ([Some(mine), Some(theirs)], [Some(plan), Some(other)]) = (sides, plans) else { return };
        query.names.push(ASKED.iter().find(|(_, known)| *known == value).map_or("", |(name, _)| name).to_owned());
        query.values.push(mine);
        query.values.push(theirs);
        query.fight = Some(Fight { plans: [plan, other], value });
    }

    fn fight_value(&mut self, of: &[tree::Expr], span: Span) -> Option<FightValue> {
        let named = match of {
            [one] => match &one.kind {
                ExprKind::Path(path) if path.segments.len() == 1 => Some(path.segments[0].name.text.as_str()),
                _ => None,
            },
            _ => None,
        };
        let found = ASKED.iter().find(|(name, _)| Some(*name) == named).map(|(_, value)| *value);
        if found.is_none() {
            let span = of.first().map_or(span, |one| one.span);
            let help = "ask for one of `win`, `draw`, `loss` and `rounds`; the side that is named first wins or loses";
            self.report(error::unsaid(span, "a duel has no such value", help));
        }
        found
    }

    /// Who fights in this pack's duel.
    fn duel_kind(&mut self, span: Span) -> Option<usize> {
        match self.ir().duels.last() {
            Some(duel) if duel.lost.is_some() => Some(duel.of),
            Some(_) | None => {
                let what = "this pack does not say how a duel goes, or when one has lost";
                self.report(error::unsaid(span, what, "add `duel of … { at most 50 rounds; lost when … }`"));
                None
            }
        }
    }

    fn fighter(&mut self, scope: &mut Scope, expr: &tree::Expr, of: usize) -> Option<Expr> {
        let value = self.value(scope, expr, None);
        match (&value.node, &value.ty) {
            (Node::Character(_), Type::Entity(kind)) if *kind == of => Some(value),
            (Node::Bad, _) => None,
            _ => {
                let wanted = format!(
                    "a character that is {}",
                    error::article(&self.ir().entities[of].named.title.to_lowercase())
                );
                self.misfit_words(&value, &wanted, None);
                None
            }
        }
    }

    fn plan_named(&mut self, expr: &tree::Expr) -> Option<FunctionId> {
        let name = match &expr.kind {
            ExprKind::Path(path) if path.segments.len() == 1 => path.segments[0].name.text.clone(),
            _ => String::new(),
        };
        let plans = || self.ir().functions.iter().enumerate().filter(|(_, found)| found.kind == FunctionKind::Plan);
        let found = plans().find(|(_, plan)| plan.named.name == name).map(|(at, _)| at);
        if found.is_none() {
            let near = error::nearest(&name, plans().map(|(_, plan)| plan.named.name.as_str()));
            self.report(error::unknown(expr.span, &name, "plan", near));
        }
        found
    }
}
