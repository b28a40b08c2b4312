//! The worst case of each rule: how many steps and rolls it can take at most, with all that it sets off.
//!
//! A step is one statement carried out, one member gone through, one call or one trigger asked. Loops count their bound,
//! branches the longer way. What can set itself off again, by an event or by `later`, has no bound of its own: there the
//! machine's depth and fuel are the end, and that is said.

use std::collections::BTreeMap;

use crate::fold;
use crate::interval::{self, Interval};
use crate::ir::{Act, ActKind, Expr, Function, FunctionId, Holder, Ir, Iter, Node, Reaction, walk};

/// A number that declares no range goes this far.
const WIDEST: u64 = 1_000_000;

/// At most so much.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Worst {
    /// Steps.
    pub steps: u64,
    /// Rolls, draws of a chance included. Dice that are rolled together are one.
    pub rolls: u64,
    /// Whether it can set itself off again, so that the machine's limits are the only end. The other numbers mean nothing
    /// then.
    pub open: bool,
}

impl Worst {
    const STEP: Self = Self { steps: 1, rolls: 0, open: false };

    const fn and(self, other: Self) -> Self {
        Self {
            steps: self.steps.saturating_add(other.steps),
            rolls: self.rolls.saturating_add(other.rolls),
            open: self.open || other.open,
        }
    }

    fn or(self, other: Self) -> Self {
        Self { steps: self.steps.max(other.steps), rolls: self.rolls.max(other.rolls), open: self.open || other.open }
    }

    const fn times(self, often: u64) -> Self {
        Self {
            steps: self.steps.saturating_mul(often),
            rolls: self.rolls.saturating_mul(often),
            open: self.open && often > 0,
        }
    }
}

/// The worst cases of a program, each worked out once.
#[derive(Debug)]
pub struct Worsts<'ir> {
    ir: &'ir Ir,
    functions: BTreeMap<FunctionId, Option<Worst>>,
    events: BTreeMap<usize, Option<Worst>>,
}

impl<'ir> Worsts<'ir> {
    /// Nothing is worked out yet.
    #[must_use]
    pub const fn new(ir: &'ir Ir) -> Self {
        Self { ir, functions: BTreeMap::new(), events: BTreeMap::new() }
    }

    /// The worst case of a function. That of a process is one tick's.
    pub fn function(&mut self, id: FunctionId) -> Worst {
        match self.functions.get(&id) {
            Some(Some(known)) => return *known,
            Some(None) => return Worst { open: true, ..Worst::STEP },
            None => {}
        }
        self.functions.insert(id, None);
        let ir = self.ir;
        let found = &ir.functions[id];
        let mut body = Body { worsts: self, function: Some(id), params: ranges(found), original: Worst::default() };
        let worst = body.acts(&found.body);
        let worst = found.value.iter().fold(worst, |worst, value| worst.and(body.value(value)));
        self.functions.insert(id, Some(worst));
        worst
    }

    /// The worst case of one trigger of one holder.
    pub fn reaction(&mut self, reaction: &Reaction) -> Worst {
        let mut body = Body { worsts: self, function: None, params: Vec::new(), original: Worst::default() };
        let asked = reaction.when.iter().fold(Worst::STEP, |worst, when| worst.and(body.value(when)));
        asked.and(body.acts(&reaction.body))
    }

    /// An event with all that it sets off.
    fn event(&mut self, event: usize) -> Worst {
        match self.events.get(&event) {
            Some(Some(known)) => return *known,
            Some(None) => return Worst { open: true, ..Worst::STEP },
            None => {}
        }
        self.events.insert(event, None);
        let ir = self.ir;
        let mut worst = Worst::STEP;
        for reaction in ir.reactions.iter().filter(|reaction| reaction.event == event) {
            let holders = match reaction.holder {
                Holder::Nobody | Holder::Owner | Holder::Role(_) => 1,
                Holder::Audience => {
                    ir.events[event].audience.as_ref().map_or(1, |(set, _)| ir.sets[*set].at_most.into())
                }
            };
            worst = worst.and(self.reaction(reaction).times(holders));
        }
        self.events.insert(event, Some(worst));
        worst
    }
}

/// One body while it is gone through.
struct Body<'w, 'ir> {
    worsts: &'w mut Worsts<'ir>,
    function: Option<FunctionId>,
    params: Vec<Interval>,
    original: Worst,
}

impl Body<'_, '_> {
    fn acts(&mut self, acts: &[Act]) -> Worst {
        acts.iter().fold(Worst::default(), |worst, act| worst.and(self.act(&act.kind)))
    }

    fn act(&mut self, kind: &ActKind) -> Worst {
        match kind {
            ActKind::Step { step, value, body, .. } => self.step(*step, value.as_ref(), body),
            ActKind::Original => self.original,
            ActKind::If { cond, then, otherwise } => {
                let ways = self.acts(then).or(self.acts(otherwise));
                Worst::STEP.and(self.value(cond)).and(ways)
            }
            ActKind::Repeat { at_most, body } => {
                let often = self.most(at_most);
                Worst::STEP.and(self.value(at_most)).and(self.acts(body).times(often))
            }
            ActKind::For { iter, body } => {
                let each = self.acts(body);
                self.through(iter, each)
            }
            ActKind::PerMember { iter, value, .. } => {
                let each = self.value(value);
                self.through(iter, each)
            }
            ActKind::WithChance { chance, body } => {
                let drawn = Worst { rolls: 1, ..Worst::STEP };
                drawn.and(self.value(chance)).and(self.acts(body))
            }
            ActKind::StopWithChance(chance) => Worst { rolls: 1, ..Worst::STEP }.and(self.value(chance)),
            ActKind::Choose { of, filter, .. } => {
                let often = self.members(of);
                let asked = filter.iter().fold(Worst::STEP, |worst, filter| worst.and(self.value(filter)));
                Worst::STEP.and(self.value(of)).and(asked.times(often))
            }
            ActKind::Announce { event, args, .. } => self.list(args).and(self.worsts.event(*event)),
            ActKind::Call { function, args, .. } => {
                Worst::STEP.and(self.list(args)).and(self.worsts.function(*function))
            }
            ActKind::Assign { .. }
            | ActKind::Put { .. }
            | ActKind::Gain { .. }
            | ActKind::Lose { .. }
            | ActKind::Buy { .. }
            | ActKind::Stop
            | ActKind::Command { .. }
            | ActKind::Bound
            | ActKind::Decay { .. }
            | ActKind::Expire(_)
            | ActKind::Forget(_) => {
                let values = walk::own_values(kind);
                values.into_iter().fold(Worst::STEP, |worst, value| worst.and(self.value(value)))
            }
        }
    }

    /// A step as it is or as one of its replacements makes it; each is asked whether it applies.
    fn step(&mut self, step: usize, value: Option<&Expr>, body: &[Act]) -> Worst {
        let own = value.iter().fold(Worst::STEP, |worst, value| worst.and(self.value(value)));
        let own = own.and(self.acts(body));
        let ir = self.worsts.ir;
        let mine = |replacement: &&crate::ir::Replacement| {
            Some(replacement.function) == self.function && replacement.step == step
        };
        let replacements: Vec<&crate::ir::Replacement> = ir.replacements.iter().filter(mine).collect();
        let (mut asked, mut longest) = (Worst::default(), own);
        let outer = std::mem::replace(&mut self.original, own);
        for replacement in replacements {
            asked = replacement.when.iter().fold(asked.and(Worst::STEP), |worst, when| worst.and(self.value(when)));
            let new = self.acts(&replacement.body);
            let new = replacement.value.iter().fold(new, |worst, value| worst.and(self.value(value)));
            longest = longest.or(Worst::STEP.and(new));
        }
        self.original = outer;
        asked.and(longest)
    }

    fn through(&mut self, iter: &Iter, each: Worst) -> Worst {
        let often = self.members(&iter.of);
        let each = iter.filter.iter().chain(&iter.order).fold(each, |worst, value| worst.and(self.value(value)));
        Worst::STEP.and(self.value(&iter.of)).and(Worst::STEP.and(each).times(often))
    }

    fn members(&self, of: &Expr) -> u64 {
        u64::try_from(self.worsts.ir.most(of)).unwrap_or(u64::MAX)
    }

    fn list(&mut self, values: &[Expr]) -> Worst {
        values.iter().fold(Worst::default(), |worst, value| worst.and(self.value(value)))
    }

    /// What finding a value takes: rolls, calls, members gone through. Reading is free.
    fn value(&mut self, value: &Expr) -> Worst {
        let inner = walk::parts(value).fold(Worst::default(), |worst, part| worst.and(self.value(part)));
        match &value.node {
            Node::Roll(_) => inner.and(Worst { steps: 0, rolls: 1, open: false }),
            Node::Call { function, .. } => inner.and(Worst::STEP).and(self.worsts.function(*function)),
            Node::SumOver { of, .. } | Node::CountOver { of, .. } => {
                inner.and(Worst::STEP).times(self.members(of).max(1))
            }
            _ => inner,
        }
    }

    /// How often a repetition goes round at most.
    fn most(&self, at_most: &Expr) -> u64 {
        let known = fold::whole(at_most).map(i128::from);
        let known = known.or_else(|| {
            let (n, d) = interval::of_body(self.worsts.ir, at_most, &self.params).high?;
            Some(n.div_euclid(d))
        });
        known.map_or(WIDEST, |most| u64::try_from(most.max(0)).unwrap_or(u64::MAX).min(WIDEST))
    }
}

fn ranges(function: &Function) -> Vec<Interval> {
    let param = |param: &crate::ir::Field| Interval::declared(param.range);
    function.params.iter().map(param).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn worsts(text: &str) -> Vec<(String, Worst)> {
        let file = crate::File { path: "a.rune".to_owned(), text: text.to_owned(), edition: 0 };
        let ir = crate::check(&[file]).ir.unwrap();
        let mut worsts = Worsts::new(&ir);
        let all = ir.functions.iter().enumerate();
        all.map(|(id, found)| (found.named.name.clone(), worsts.function(id))).collect()
    }

    #[test]
    fn loops_count_their_bound_and_branches_the_longer_way() {
        let text = "entity creature { }\nset near(who: creature): creature at most 5, else none\n\
                    procedure one(n: number in 0..3) gives sum: number = 0 { repeat at most n times { set sum to roll 1d6 } }\n\
                    procedure two(who: creature) gives sum: number = 0 { for foe in near(who) { set sum to roll 2d6 } }\n\
                    procedure three(who: creature) { if who is none { one(2) } else { two(who) } }";
        let found = worsts(text);
        let of = |name: &str| found.iter().find(|(found, _)| found == name).map(|(_, worst)| *worst).unwrap();
        assert_eq!(of("one"), Worst { steps: 5, rolls: 3, open: false });
        assert_eq!(of("two"), Worst { steps: 12, rolls: 5, open: false });
        assert_eq!(of("three"), Worst { steps: 14, rolls: 5, open: false });
    }

    #[test]
    fn what_sets_itself_off_has_no_bound_of_its_own() {
        let text = "entity creature { }\nevent fell(who: creature)\nprocedure push(who: creature) { announce fell(who) }\n\
                    rules in creature { on fell as who: push(who) }\nprocedure still(who: creature) { stop }";
        let found = worsts(text);
        assert!(found.iter().any(|(name, worst)| name == "push" && worst.open), "{found:?}");
        assert!(found.iter().any(|(name, worst)| name == "still" && !worst.open), "{found:?}");
    }
}
