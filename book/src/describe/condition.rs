//! Conditions and their opposites: as clauses, and as adjectives of what they are about.

mod holding;

use runebook_compiler::ir::{CellKind, CmpOp, Expr, Ir, Node, Type};

use super::names::{cell_key, context_key, kind_key, role_key, stat_key};
use super::scene::Scene;
use super::value::unsaid;
use super::{Arg, Args, Det, Join, Np, Phrase, Quality};

/// One thing that must hold.
#[derive(Clone, Debug)]
pub(crate) struct Atom {
    /// As a clause.
    pub clause: Phrase,
    /// The same said of a noun.
    pub of: Option<(Target, Quality)>,
    /// Its opposite, where it is itself the opposite of something said of the reader: for "not while …".
    pub but: Option<Phrase>,
    /// What is asked of a thing that comes with an event: the local and "at least 10", or the entry that it is.
    pub amount: Option<(usize, Arg)>,
    /// That the reader has a role: context and role.
    pub role: Option<(usize, usize)>,
    /// The same as where a change holds: "against anyone who …".
    pub against: Option<Phrase>,
}

/// What a quality is said of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    /// A context of this kind.
    Context(usize),
    /// Someone or something mentioned.
    Thing(u64),
    /// What has this role in a context of this kind: "with a two-handed weapon".
    Part(usize, usize),
}

impl Atom {
    pub fn plain(clause: Phrase) -> Self {
        Self { clause, of: None, but: None, amount: None, role: None, against: None }
    }

    fn of(mut self, target: Option<Target>, quality: Quality) -> Self {
        self.of = target.map(|target| (target, quality));
        self
    }
}

impl Scene<'_> {
    /// A condition, or its opposite, as one clause.
    pub fn clause(&self, expr: &Expr, yes: bool) -> Arg {
        if let (Node::Or(..), true) | (Node::And(..), false) = (&expr.node, yes)
            && self.grouped(expr, yes).is_none()
        {
            let items = self.alternatives(expr, yes);
            return Arg::list(items, Join::Or);
        }
        let items: Vec<Arg> = self.atoms(expr, yes).into_iter().map(|atom| atom.clause.arg()).collect();
        if items.len() == 1 { items.into_iter().next().unwrap_or(Arg::Nothing) } else { Self::all(items) }
    }

    fn alternatives(&self, expr: &Expr, yes: bool) -> Vec<Arg> {
        match (&expr.node, yes) {
            (Node::Or(left, right), true) | (Node::And(left, right), false) => {
                [self.alternatives(left, yes), self.alternatives(right, yes)].concat()
            }
            (Node::And(..), true) | (Node::Or(..), false) if self.atoms(expr, yes).len() > 1 => {
                vec![bracketed(self.clause(expr, yes))]
            }
            _ => vec![self.clause(expr, yes)],
        }
    }

    /// One of several things that must all hold; alternatives among them stand in brackets.
    fn part_of_all(&self, expr: &Expr, yes: bool) -> Vec<Atom> {
        match (&expr.node, yes) {
            (Node::Or(..), true) | (Node::And(..), false) if self.grouped(expr, yes).is_none() => {
                vec![Atom::plain(just(bracketed(self.clause(expr, yes))))]
            }
            _ => self.atoms(expr, yes),
        }
    }

    /// Everything that must hold, each thing by itself.
    pub fn atoms(&self, expr: &Expr, yes: bool) -> Vec<Atom> {
        match (&expr.node, yes) {
            (Node::And(left, right), true) | (Node::Or(left, right), false) => match self.grouped(expr, yes) {
                Some(atom) => vec![atom],
                None => [self.part_of_all(left, yes), self.part_of_all(right, yes)].concat(),
            },
            (Node::Not(inner), _) => self.atoms(inner, !yes),
            (Node::Or(..) | Node::And(..), _) => {
                vec![self.grouped(expr, yes).unwrap_or_else(|| Atom::plain(just(self.clause(expr, yes))))]
            }
            _ => vec![self.atom(expr, yes)],
        }
    }

    /// `kind is A, B or C`; `against X`; `face is 2..5`; the same for their opposites.
    fn grouped(&self, expr: &Expr, yes: bool) -> Option<Atom> {
        if let (Some(atom), true) = (self.between(expr), yes) {
            return Some(atom);
        }
        let mut leaves = Vec::new();
        flatten(expr, &mut leaves);
        if let Some(atom) = self.against(&leaves, yes) {
            return Some(atom);
        }
        let mut values = Vec::new();
        let mut about: Option<&Expr> = None;
        for leaf in &leaves {
            let Node::Compare { op: CmpOp::Eq, left, right } = &leaf.node else { return None };
            if !matches!(left.ty, Type::Member(_)) || about.is_some_and(|other| other.node != left.node) {
                return None;
            }
            about = Some(left);
            values.push(&**right);
        }
        let about = about.filter(|_| leaves.len() > 1 && matches!(expr.node, Node::Or(..)))?;
        Some(self.member_is(about, &values, yes))
    }

    fn against(&self, leaves: &[&Expr], yes: bool) -> Option<Atom> {
        let mut found: Option<(usize, &Expr)> = None;
        for leaf in leaves {
            let Node::And(role, sort) = &leaf.node else { return None };
            let (Node::InRole { .. }, Node::Compare { op: CmpOp::Eq, left, right }) = (&role.node, &sort.node) else {
                return None;
            };
            let Node::Stat { stat, .. } = left.node else { return None };
            if found.is_some_and(|(other, value)| other != stat || value.node != right.node) {
                return None;
            }
            found = Some((stat, right));
        }
        let (stat, value) = found.filter(|_| leaves.len() > 1)?;
        let args = || [("stat", Np::new(stat_key(self.ir, stat), Det::Bare).arg()), ("value", self.value(value))];
        let against = yes.then(|| Phrase::of("against", args()));
        Some(Atom { against, ..Atom::plain(Phrase::of(pick(yes, "cond-against", "cond-not-against"), args())) })
    }

    fn atom(&self, expr: &Expr, yes: bool) -> Atom {
        match &expr.node {
            Node::Compare { op, left, right } => self.compare(*op, left, right, yes),
            Node::Stat { owner, stat, index: None, .. } => self.yes_no(stat_key(self.ir, *stat), owner, yes),
            Node::Cell { owner, cell, index: None } => self.yes_no(cell_key(self.ir, *cell), owner, yes),
            Node::Role { context, index } => self.yes_no_role(context, *index, yes),
            Node::Named { name, entry, value } => self.named_condition(name, *entry, value, yes),
            Node::Fact { fact, args } => self.fact(*fact, args, yes),
            Node::FieldHas { entry, kind, field, member } => self.has_trait(entry, *kind, *field, *member, yes),
            Node::Field { entry, kind, field } => {
                let quality = Quality {
                    key: super::names::field_key(self.ir, *kind, *field),
                    suffix: String::new(),
                    not: !yes,
                    args: Args::new(),
                    clause: Box::new(hole()),
                };
                Atom::plain(is(self.who(entry), quality, yes))
            }
            Node::InRole { context, role, who } => {
                let phrase = Phrase::of(
                    pick(yes, "cond-in-role", "cond-not-in-role"),
                    [
                        ("who", self.who(who)),
                        ("role", Np::new(role_key(self.ir, *context, *role), Det::The).arg()),
                        ("context", self.context_np(*context).arg()),
                    ],
                );
                Atom { role: yes.then_some((*context, *role)), ..Atom::plain(phrase) }
            }
            Node::Holds { who, entry } => Atom::plain(Phrase::of(
                pick(yes, "cond-has-entry", "cond-has-not-entry"),
                [("who", self.who(who)), ("x", self.held_entry(entry))],
            )),
            Node::InSlot { owner, cell, entry } => self.slot(owner, *cell, Some(self.who(entry)), yes),
            Node::Result { record, .. } => match self.outcome(record) {
                Some((function, args)) => Atom::plain(self.check_clause(function, &args, yes)),
                None => match self.known_local(record) {
                    Some(super::scene::Meaning::Thing(np)) => {
                        Atom::plain(Phrase::of(pick(yes, "cond-succeeds", "cond-fails"), [("x", np.clone().arg())]))
                    }
                    _ => Atom::plain(just(unsaid("value-unsaid"))),
                },
            },
            Node::Announced(event) => Atom::plain(Phrase::of(
                pick(yes, "cond-announced", "cond-not-announced"),
                [("event", Np::new(super::names::event_key(self.ir, *event), Det::Bare).arg())],
            )),
            Node::And(..) | Node::Or(..) | Node::Not(_) => Atom::plain(just(self.clause(expr, yes))),
            Node::Const(value) => Atom::plain(Phrase::of(pick((*value != 0) == yes, "cond-always", "cond-never"), [])),
            Node::Dice { .. }
            | Node::None
            | Node::Entry(_)
            | Node::Character(_)
            | Node::Text(_)
            | Node::Local(_)
            | Node::Here(_)
            | Node::Stat { .. }
            | Node::Cell { .. }
            | Node::StatNamed { .. }
            | Node::NewContext { .. }
            | Node::Outer(_)
            | Node::Call { .. }
            | Node::Set { .. }
            | Node::SlotSet { .. }
            | Node::AllEntries(_)
            | Node::AllMembers(_)
            | Node::Numbers { .. }
            | Node::Binary { .. }
            | Node::Neg(_)
            | Node::Round { .. }
            | Node::Unrounded(_)
            | Node::InUnit(_)
            | Node::If { .. }
            | Node::Roll(_)
            | Node::Maximum(_)
            | Node::Minimum(_)
            | Node::DiceOf { .. }
            | Node::DiceOp { .. }
            | Node::SumFamily { .. }
            | Node::OfMember { .. }
            | Node::SumOver { .. }
            | Node::CountOver { .. }
            | Node::CountLearned { .. }
            | Node::Bad => Atom::plain(self.holds(expr, yes)),
        }
    }

    /// A flag, or a stat of yes or no, of someone or of a context.
    fn yes_no(&self, key: String, owner: &Expr, yes: bool) -> Atom {
        let who = self.np(owner).unwrap_or_else(Np::you);
        let target = match owner.ty {
            Type::Context(context) => Some(Target::Context(context)),
            _ => who.refer.map(Target::Thing),
        };
        let said = |yes| match owner.ty {
            Type::Context(context) => self.it_is(context, &key, Args::new(), yes),
            _ => said(&key, who.clone(), yes),
        };
        let quality = Quality {
            key: key.clone(),
            suffix: String::new(),
            not: !yes,
            args: Args::new(),
            clause: Box::new(said(yes)),
        };
        let but = (!yes && who.det == Det::You).then(|| said(true));
        Atom { but, ..Atom::plain(said(yes)).of(target, quality) }
    }

    fn yes_no_role(&self, context: &Expr, index: usize, yes: bool) -> Atom {
        let Some((kind, _)) = self.context(context) else { return Atom::plain(hole()) };
        let key = role_key(self.ir, kind, index);
        let clause = self.it_is(kind, &key, Args::new(), yes);
        let quality =
            Quality { key, suffix: String::new(), not: !yes, args: Args::new(), clause: Box::new(clause.clone()) };
        Atom::plain(clause).of(Some(Target::Context(kind)), quality)
    }

    /// "It is an attack made as a charge"; of a context around it, "it is part of an assault that opens the turn".
    pub fn it_is(&self, context: usize, key: &str, args: Args, yes: bool) -> Phrase {
        let quality =
            Quality { key: key.to_owned(), suffix: String::new(), not: false, args, clause: Box::new(hole()) };
        let outer = self.role.is_some_and(|(own, _)| own != context);
        let id = match (outer, yes) {
            (false, true) => "cond-it-is",
            (false, false) => "cond-it-is-not",
            (true, true) => "cond-part-of",
            (true, false) => "cond-not-part-of",
        };
        let thing = Np { det: Det::A, qualities: vec![quality], ..self.context_np(context) };
        Phrase::of(id, [("x", thing.arg()), ("who", self.context_np(context).arg())])
            .or_else(key, pick(yes, "is", "is_not"))
    }

    /// A constant of yes or no: by the words the pack gives it, or as what it is.
    fn named_condition(&self, name: &str, entry: Option<usize>, value: &Expr, yes: bool) -> Atom {
        let key = self.constant_np(name, entry).key;
        let word = Phrase::word(&key, pick(yes, "is", "is_not"), Args::new());
        Atom::plain(just(Arg::Either(Box::new(word.arg()), Box::new(self.clause(value, yes)))))
    }

    fn fact(&self, fact: usize, args: &[Expr], yes: bool) -> Atom {
        let found = &self.ir.facts[fact];
        let key = format!("fact-{}", found.named.name);
        let named = self.named(&found.params, args);
        let clause = Phrase::word(&key, pick(yes, "is", "is_not"), named.clone());
        let others: Vec<usize> = (0..args.len()).filter(|at| !self.is_reader(&args[*at])).collect();
        let [other] = others.as_slice() else { return Atom::plain(clause) };
        let target = self.np(&args[*other]).and_then(|np| np.refer).map(Target::Thing);
        let suffix = format!("_{}", found.params[*other].named.name);
        let quality = Quality { key, suffix, not: !yes, args: named, clause: Box::new(clause.clone()) };
        Atom::plain(clause).of(target, quality)
    }

    fn has_trait(&self, entry: &Expr, kind: usize, field: usize, member: usize, yes: bool) -> Atom {
        let key = match &self.ir.kinds[kind].fields[field].ty {
            Type::Set(inner, _) => match **inner {
                Type::Member(of) => super::member_key(self.ir, of, member),
                _ => return Atom::plain(hole()),
            },
            _ => return Atom::plain(hole()),
        };
        let clause = said(&key, self.np(entry).unwrap_or_else(Np::you), yes);
        let quality = |not| Quality {
            key: key.clone(),
            suffix: String::new(),
            not,
            args: Args::new(),
            clause: Box::new(clause.clone()),
        };
        if let Node::Cell { owner, cell, .. } = &entry.node
            && self.ir.cells[*cell].kind == CellKind::Slot
        {
            let thing = Np { qualities: vec![quality(false)], ..Np::new(kind_key(self.ir, kind), Det::A) };
            return self.slot(owner, *cell, Some(thing.arg()), yes);
        }
        let part = match &entry.node {
            Node::Role { context, index } => self.context(context).map(|(kind, _)| Target::Part(kind, *index)),
            _ => None,
        };
        Atom::plain(clause.clone()).of(part, quality(!yes))
    }
}

/// A condition of a standing change or a prerequisite, or its opposite, as a clause.
#[must_use]
pub fn condition(ir: &Ir, cond: &Expr, yes: bool) -> Arg {
    let mut scene = Scene::standing(ir);
    for context in 0..ir.contexts.len() {
        scene.locals.entry(1).or_insert(super::scene::Meaning::Context(context, 0));
    }
    scene.clause(cond, yes)
}

/// That someone is, or is not, in a status or has a flag.
#[must_use]
pub fn said_of(key: &str, who: Np, yes: bool) -> Phrase {
    said(key, who, yes)
}

/// "You are confused", by the pack's own clause if it has one.
pub(crate) fn said(key: &str, who: Np, yes: bool) -> Phrase {
    let quality =
        Quality { key: key.to_owned(), suffix: String::new(), not: !yes, args: Args::new(), clause: Box::new(hole()) };
    is(who.arg(), quality, yes).or_else(key, pick(yes, "is", "is_not"))
}

/// "The attack is made as a charge".
pub(crate) fn is(who: Arg, mut quality: Quality, yes: bool) -> Phrase {
    quality.not = false;
    Phrase::of(pick(yes, "cond-is", "cond-is-not"), [("who", who), ("attribute", Arg::Quality(Box::new(quality)))])
}

/// A clause that is all there is.
pub(crate) fn just(arg: Arg) -> Phrase {
    match arg {
        Arg::Phrase(phrase) => *phrase,
        other @ (Arg::Nothing
        | Arg::Number(_)
        | Arg::Text(_)
        | Arg::Noun(_)
        | Arg::List(_)
        | Arg::Quality(_)
        | Arg::Head(_)
        | Arg::Either(..)) => Phrase { say: Vec::new(), args: Args::from([("x".to_owned(), other)]) },
    }
}

fn bracketed(clause: Arg) -> Arg {
    Phrase::of("cond-group", [("x", clause)]).arg()
}

fn hole() -> Phrase {
    Phrase::of("value-unsaid", [])
}

pub(crate) const fn pick(yes: bool, one: &'static str, other: &'static str) -> &'static str {
    if yes { one } else { other }
}

fn flatten<'e>(expr: &'e Expr, leaves: &mut Vec<&'e Expr>) {
    if let Node::Or(left, right) = &expr.node {
        flatten(left, leaves);
        flatten(right, leaves);
    } else {
        leaves.push(expr);
    }
}
