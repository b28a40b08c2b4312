//! What happens: acts as clauses.

use runebook_compiler::ir::{Act, ActKind, CellKind, Expr, Goods, Iter, Node, PutHow, Type};

use super::names::{clock_key, event_key, function_key, status_key};
use super::scene::{Meaning, Scene};
use super::{Arg, Args, Det, Head, Join, Np, Phrase, Quality, fold};

impl Scene<'_> {
    /// Acts one after another; none if they need the author's own words.
    pub fn acts(&mut self, acts: &[Act]) -> Option<Arg> {
        let mut said = Vec::new();
        for act in acts {
            match (&act.kind, said.is_empty()) {
                (ActKind::If { cond, then, otherwise }, false) if self.inside => {
                    let phrase = self.besides(std::mem::take(&mut said), cond, then, otherwise)?;
                    said.push(phrase.arg());
                }
                _ => said.extend(self.act(act)?),
            }
        }
        Some(Arg::clauses(said))
    }

    /// Inside a condition, a second one goes on from what was said: "its spirits rise, and if its morale …".
    fn besides(&mut self, first: Vec<Arg>, cond: &Expr, then: &[Act], otherwise: &[Act]) -> Option<Phrase> {
        let said = self.clause(cond, true);
        let then = self.clone().acts(then)?;
        let otherwise = if otherwise.is_empty() { Arg::Nothing } else { self.clone().acts(otherwise)? };
        let first = Arg::clauses(first);
        Some(Phrase::of("do-and-if", [("first", first), ("cond", said), ("do", then), ("else", otherwise)]))
    }

    /// An order to follow a procedure; within another one, whether it waits for the end of that.
    fn ordered(&self, function: usize, args: &[Expr], later: bool) -> Phrase {
        let key = function_key(self.ir, function);
        let params = self.ir.functions[function].params.clone();
        let mut said = Phrase::word(&key, "do", self.call_args(&params, args));
        for (param, arg) in params.iter().zip(args) {
            if let (Node::NewContext { context, values }, Some(Arg::Noun(np))) =
                (&arg.node, said.args.get_mut(&param.named.name))
            {
                np.qualities = self.yes_roles(&key, *context, values);
                np.det = Det::A;
            }
        }
        if later && self.function.is_some() { Phrase::of("do-later", [("do", whole(said))]) } else { said }
    }

    /// The roles of yes or no that are yes in a new context: "a following blow". Left unsaid, they are a hole.
    fn yes_roles(&self, procedure: &str, context: usize, values: &[Expr]) -> Vec<Quality> {
        let roles = self.ir.contexts[context].roles.iter().zip(values).enumerate();
        let yes = roles.filter(|(_, (role, value))| {
            role.ty == Type::YesNo && fold::whole(self.ir, value).is_some_and(|value| value != 0)
        });
        let name = &self.ir.contexts[context].named.name;
        let quality = |at| Quality {
            key: super::names::role_key(self.ir, context, at),
            suffix: String::new(),
            not: false,
            args: Args::new(),
            clause: Box::new(Phrase::word(procedure, &format!("do with ${name}"), Args::new())),
        };
        yes.map(|(at, _)| quality(at)).collect()
    }

    /// One act as a clause; nothing for what only gives a name.
    fn act(&mut self, act: &Act) -> Option<Option<Arg>> {
        if let ActKind::Put { cell, value, .. } = &act.kind
            && let Some(said) = super::action::broken_off(self.ir, *cell, value)
        {
            return Some(said.map(whole));
        }
        let said = match &act.kind {
            ActKind::Assign { local, value } => return self.names_outcome(*local, value).then_some(None),
            // where steps are followed one by one, a choice is one of them
            ActKind::Choose { .. } if self.function.is_some() => return None,
            ActKind::Choose { local, of, filter, by } => {
                return self.choice(*local, of, filter.as_ref(), by).map(|()| None);
            }
            ActKind::Step { .. }
            | ActKind::PerMember { .. }
            | ActKind::Repeat { .. }
            | ActKind::StopWithChance(_)
            | ActKind::Bound
            | ActKind::Decay { .. }
            | ActKind::Expire(_)
            | ActKind::Forget(_) => return None,
            ActKind::Original => Phrase::of("do-original", []),
            ActKind::Put { owner, cell, index, how, value } => self.put(owner, *cell, index.as_ref(), *how, value),
            ActKind::Gain { who, status, amount, ticks, clock } => {
                self.gain(who, *status, amount.as_ref(), ticks.as_ref().zip(*clock))
            }
            ActKind::Lose { who, status } => {
                let key = status_key(self.ir, *status);
                Phrase::of(
                    "do-lose-status",
                    [
                        ("who", self.who(who)),
                        ("status", Np::new(key.clone(), Det::The).arg()),
                        ("attribute", status_quality(key.clone())),
                    ],
                )
                .or_else(&key, "lose")
            }
            ActKind::If { cond, then, otherwise } => self.either(cond, then, otherwise)?,
            ActKind::For { iter, body } => self.for_each(iter, body)?,
            ActKind::WithChance { chance, body } => {
                let body = self.clone().acts(body)?;
                if fold::whole(self.ir, chance) == Some(1) {
                    return Some(Some(body));
                }
                Phrase::of("do-with-chance", [("chance", self.chance(chance)), ("do", body)])
            }
            ActKind::Buy { who, goods } => self.buy(who, goods),
            ActKind::Stop => Phrase::of("do-stop", []),
            ActKind::Announce { event, args, seen } => self.announce(*event, args, seen.as_deref()),
            ActKind::Call { function, args, later } => self.ordered(*function, args, *later),
            ActKind::Command { command, args } => {
                let found = &self.ir.commands[*command];
                Phrase::word(&super::command_key(&found.named.name), "do", self.named(&found.params, args))
            }
        };
        Some(Some(whole(said)))
    }

    /// A check's outcome or margin that a later act asks about; false for anything else.
    pub fn names_outcome(&mut self, local: usize, value: &Expr) -> bool {
        if let Node::Call { function, args } = &value.node {
            self.locals.insert(local, Meaning::Outcome(*function, args.clone()));
            return matches!(value.ty, Type::Record(_));
        }
        let Node::Result { record, index } = &value.node else { return false };
        let Some((function, _)) = self.outcome(record) else { return false };
        if self.ir.functions[function].results[*index].0 != "margin" {
            return false;
        }
        self.locals.insert(local, Meaning::Margin);
        true
    }

    fn put(&self, owner: &Expr, cell: usize, index: Option<&Expr>, how: PutHow, value: &Expr) -> Phrase {
        let mut thing = self.cell_np(owner, cell, index);
        let key = thing.key.clone();
        let who = self.who(owner);
        if let (PutHow::Set, None, CellKind::Flag, Some(set)) =
            (how, index, &self.ir.cells[cell].kind, fold::whole(self.ir, value))
        {
            let whose = self.np(owner).unwrap_or_else(Np::you);
            let clause = super::condition::said(&key, whose, set != 0).arg();
            let word = if set != 0 { "gain" } else { "lose" };
            return Phrase::of("do-set-flag", [("who", who), ("clause", clause)]).or_else(&key, word);
        }
        if how == PutHow::Set {
            let set = Phrase::of("do-set", [("who", who), ("x", thing.arg()), ("value", self.value(value))]);
            return if matches!(value.node, Node::None) { set.or_else(&key, "cleared") } else { set };
        }
        let amount = self.amount(value);
        let gain = (how == PutHow::Gain) != amount.less;
        let fixed = matches!(amount.n, Arg::Number(_));
        let status = matches!(self.ir.cells[cell].kind, CellKind::Status(_));
        // "1 kill" would not say of which category
        if fixed && index.is_none() {
            thing.det = Det::Bare;
        }
        let id = match (fixed, gain, status) {
            (true, true, _) if index.is_some() => "do-raise",
            (true, false, _) if index.is_some() => "do-lower",
            (true, true, _) => "do-gain",
            (true, false, _) => "do-lose",
            (false, true, false) => "do-gain-formula",
            (false, false, false) => "do-lose-formula",
            (false, true, true) => "do-raise-status",
            (false, false, true) => "do-lower-status",
        };
        let mut of = Args::from([("n".to_owned(), amount.n.clone()), ("x".to_owned(), thing.clone().arg())]);
        of.extend(thing.args.clone());
        let counted =
            Phrase { say: vec![super::Say::Word(key, "amount".to_owned()), super::Say::Grammar("counted")], args: of };
        let key = thing.key.clone();
        let said = Phrase::of(
            id,
            [
                ("who", who),
                ("x", thing.arg()),
                ("counted", counted.arg()),
                ("n", amount.n),
                ("amount", amount.by),
                ("lasts", Arg::Nothing),
            ],
        );
        match id {
            "do-gain" => said.or_else(&key, "gained"),
            "do-lose" => said.or_else(&key, "lost"),
            _ => said,
        }
    }

    fn gain(&self, who: &Expr, status: usize, amount: Option<&Expr>, ticks: Option<(&Expr, usize)>) -> Phrase {
        let key = status_key(self.ir, status);
        let lasts = ticks.map_or(Arg::Nothing, |(ticks, clock)| self.lasting(ticks, clock));
        let counts = self.ir.statuses[status].counter.is_some();
        let id = if counts && amount.is_some() { "do-raise-status" } else { "do-gain-status" };
        let amount = amount.map_or(Arg::Nothing, |amount| self.value(amount));
        let args = [
            ("who", self.who(who)),
            ("x", Np::new(key.clone(), self.of(who)).arg()),
            ("status", Np::new(key.clone(), Det::The).arg()),
            ("attribute", status_quality(key.clone())),
            ("lasts", lasts),
            ("amount", amount),
        ];
        Phrase::of(id, args).or_else(&key, "gain")
    }

    /// "You learn Power at its price".
    fn buy(&self, who: &Expr, goods: &Goods) -> Phrase {
        match goods {
            Goods::Entry { entry, .. } => {
                let kind = self.ir.entries[*entry].kind;
                let learned = Expr::new(Node::Entry(*entry), Type::Entry(kind), who.span);
                Phrase::of("do-learn", [("who", self.who(who)), ("x", self.held_entry(&learned))])
            }
            Goods::Point { cell, index } => {
                let what = self.cell_np(who, *cell, index.as_ref());
                Phrase::of("do-buy", [("who", self.who(who)), ("x", Np { det: Det::Bare, ..what }.arg())])
            }
        }
    }

    /// "for 3 turns".
    fn lasting(&self, ticks: &Expr, clock: usize) -> Arg {
        let unit = Np::new(clock_key(self.ir, clock), Det::Bare).arg();
        match fold::ratio(self.ir, ticks) {
            Some(n) => Phrase::of("lasting", [("n", Arg::Number(n)), ("clock", unit)]).arg(),
            None => Phrase::of("lasting-formula", [("amount", self.value(ticks)), ("clock", unit)]).arg(),
        }
    }

    fn either(&mut self, cond: &Expr, then: &[Act], otherwise: &[Act]) -> Option<Phrase> {
        if let Some(phrase) = self.pay_or_else(cond, then, otherwise) {
            return Some(phrase);
        }
        let said = self.clause(cond, true);
        let inside = Self { inside: true, ..self.clone() };
        let then = inside.clone().acts(then)?;
        if otherwise.is_empty() {
            return Some(Phrase::of("do-if", [("cond", said), ("do", then)]));
        }
        let otherwise = inside.clone().acts(otherwise)?;
        Some(Phrase::of("do-if-else", [("cond", said), ("do", then), ("else", otherwise)]))
    }

    /// Who has less than the price meets the first body, who has it pays: "costs 1 voice; without it, the song ends".
    fn pay_or_else(&mut self, cond: &Expr, then: &[Act], otherwise: &[Act]) -> Option<Phrase> {
        let Node::Compare { op: runebook_compiler::ir::CmpOp::Lt, left, right } = &cond.node else { return None };
        let (Node::Cell { cell: asked, .. }, [paid]) = (&left.node, otherwise) else { return None };
        let ActKind::Put { owner, cell, index, how: PutHow::Lose, value } = &paid.kind else { return None };
        if cell != asked || !super::same::same_expr(value, right) || !self.is_reader(owner) {
            return None;
        }
        let pay = self.put(owner, *cell, index.as_ref(), PutHow::Lose, value);
        let otherwise = self.clone().acts(then)?;
        let part = |name: &str| pay.args.get(name).cloned();
        Some(Phrase::of(
            "do-pay",
            [("x", part("x")?), ("counted", part("counted")?), ("n", part("n")?), ("else", otherwise)],
        ))
    }

    fn for_each(&mut self, iter: &Iter, body: &[Act]) -> Option<Phrase> {
        let (mut scene, mut member, order) = self.each(iter);
        let loose = loose_clauses(&mut member);
        let mut body = scene.acts(body)?;
        if !loose.is_empty() {
            body = Phrase::of("do-if", [("cond", Self::all(loose)), ("do", body)]).arg();
        }
        Some(Phrase::of("do-for-each", [("x", member), ("do", body), ("order", order)]))
    }

    /// Inside a loop: what is known there, each member, and their order.
    pub fn each(&self, iter: &Iter) -> (Self, Arg, Arg) {
        let (scene, mut np) = self.members(iter.local, &iter.of, iter.filter.as_ref());
        np.det = if np.det == Det::Another { Det::EachOther } else { Det::Each };
        let order = iter.order.as_ref().map_or(Arg::Nothing, |order| scene.value(order));
        (scene, np.arg(), order)
    }

    fn announce(&self, event: usize, args: &[Expr], seen: Option<&[Expr]>) -> Phrase {
        let key = event_key(self.ir, event);
        let params = self.ir.events[event].params.clone();
        let mut said =
            Phrase::of("do-announce", [("event", Np::new(key.clone(), Det::A).arg())]).or_else(&key, "happens");
        said.args.extend(self.call_args(&params, args));
        match seen {
            None => said,
            Some([]) => Phrase::of("do-unseen", [("do", whole(said))]),
            Some(seen) => Phrase::of("do-seen", [("do", whole(said)), ("seen", self.audience(seen))]),
        }
    }

    /// Who sees an event: everyone of a set, or those who are named.
    fn audience(&self, seen: &[Expr]) -> Arg {
        if let [one] = seen
            && matches!(one.ty, Type::Set(..))
        {
            let (_, mut np) = self.members(usize::MAX, one, None);
            np.det = Det::Each;
            return np.arg();
        }
        Arg::list(seen.iter().map(|one| self.who(one)).collect(), Join::And)
    }

    /// Arguments by name; a context brings its roles.
    pub fn call_args(&self, params: &[runebook_compiler::ir::Field], args: &[Expr]) -> Args {
        let mut all = Args::new();
        for (param, arg) in params.iter().zip(args) {
            if let Node::NewContext { context, values } = &arg.node {
                let roles = self.ir.contexts[*context].roles.clone();
                all.extend(self.named(&roles, values));
                all.insert(param.named.name.clone(), self.context_np(*context).arg());
            } else if let Some((context, base)) = self.context(arg) {
                let roles = 0..self.ir.contexts[context].roles.len();
                all.extend(roles.map(|role| {
                    (self.ir.contexts[context].roles[role].named.name.clone(), self.role_np(context, base, role).arg())
                }));
                all.insert(param.named.name.clone(), self.context_np(context).arg());
            } else {
                all.insert(param.named.name.clone(), self.who(arg));
            }
        }
        all
    }
}

/// What is said of each member and can only be a clause: it follows the member, of which it speaks.
fn loose_clauses(member: &mut Arg) -> Vec<Arg> {
    let Arg::Noun(np) = member else { return Vec::new() };
    let (loose, kept): (Vec<_>, Vec<_>) = np.qualities.drain(..).partition(|quality| quality.key.is_empty());
    np.qualities = kept;
    loose.into_iter().map(|quality| quality.clause.arg()).collect()
}

/// A clause with what its nouns have no place for behind it.
fn whole(phrase: Phrase) -> Arg {
    Arg::Head(Box::new(Head { phrase, conds: Vec::new(), bounds: Vec::new(), glue: "such-that" }))
}

fn status_quality(key: String) -> Arg {
    Arg::Quality(Box::new(Quality {
        key,
        suffix: String::new(),
        not: false,
        args: Args::new(),
        clause: Box::new(Phrase::of("value-unsaid", [])),
    }))
}
