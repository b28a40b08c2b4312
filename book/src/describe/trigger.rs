//! Triggers: "once per round, when a foe misses you …, make a free attack on it".

use runebook_compiler::ir::{ContextId, Expr, Holder, Node, Once, Reaction, Type, Within, walk};

use super::condition::Atom;
use super::names::{clock_key, event_key};
use super::scene::{Scene, refer};
use super::{Arg, Args, Det, Head, Np, Phrase};

/// A trigger's sentences; none if only the author can say it.
pub(crate) fn trigger(mut scene: Scene<'_>, reaction: &Reaction) -> Option<Vec<Phrase>> {
    let ir = scene.ir;
    let event = &ir.events[reaction.event];
    scene.is_you(reaction.you);
    if let (Holder::Role(role), false) = (reaction.holder, reaction.context_role) {
        scene.is_you(role);
    }
    let contexts = event_locals(&mut scene, reaction);
    let mut atoms = reaction.when.as_ref().map(|when| scene.atoms(when, true)).unwrap_or_default();
    atoms.extend(scene.around(reaction.within.as_ref(), reaction.when.as_ref()));
    let (buts, rest): (Vec<Atom>, Vec<Atom>) =
        atoms.drain(..).partition(|atom| atom.but.is_some() && event.clock.is_none());
    let mut args = event_args(&scene, reaction);
    let (rest, bounds) = amounts(&scene, reaction, &mut args, rest);
    let rest = scene.spread(&mut args, &contexts, rest);
    let (own, rest): (Vec<Atom>, Vec<Atom>) =
        rest.into_iter().partition(|atom| event.clock.is_none() && of_reader(&atom.clause));
    let conds: Vec<Arg> = rest.into_iter().map(|atom| atom.clause.arg()).collect();
    let own: Vec<Arg> = own.into_iter().map(|atom| atom.clause.arg()).collect();
    let own = if own.is_empty() { Arg::Nothing } else { Scene::all(own) };
    let body = scene.acts(&reaction.body)?;
    let once = match reaction.once {
        Some(Once::Clock(clock, _)) => Np::new(clock_key(ir, clock), Det::Bare).arg(),
        Some(Once::Context(context)) => Np { det: Det::Bare, ..scene.context_np(context) }.arg(),
        None => Arg::Nothing,
    };
    let mut said = vec![match event.clock {
        Some(clock) => tick(&scene, clock, conds, body),
        None => {
            let head = Head { phrase: head_phrase(reaction, &scene, args), conds, bounds, glue: "head-and" };
            Phrase::of("trigger", [("once", once), ("own", own), ("event", Arg::Head(Box::new(head))), ("do", body)])
        }
    }];
    said.extend(not_while(buts));
    Some(said)
}

/// Whether a condition is about the reader and nobody who comes with the event: it is said before the event, lest its
/// subject be taken for the event's.
fn of_reader(clause: &Phrase) -> bool {
    let subject = clause.args.get("who").or_else(|| clause.args.get("x"));
    subject.is_some_and(is_reader) && !clause.args.values().any(mentions)
}

fn is_reader(arg: &Arg) -> bool {
    match arg {
        Arg::Noun(np) => np.det == Det::You || matches!(&np.det, Det::Of(owner) if is_reader(owner)),
        Arg::Either(_, value) => is_reader(value),
        Arg::Phrase(phrase) => of_reader(phrase),
        Arg::List(list) => list.items.iter().all(is_reader),
        Arg::Nothing | Arg::Number(_) | Arg::Text(_) | Arg::Quality(_) | Arg::Head(_) => false,
    }
}

/// Whether someone is mentioned who may be "it" later.
fn mentions(arg: &Arg) -> bool {
    match arg {
        Arg::Noun(np) => np.refer.is_some() || matches!(&np.det, Det::Of(owner) if mentions(owner)),
        Arg::Either(first, second) => mentions(first) || mentions(second),
        Arg::Phrase(phrase) => phrase.args.values().any(mentions),
        Arg::List(list) => list.items.iter().any(mentions),
        Arg::Head(head) => head.phrase.args.values().chain(&head.conds).any(mentions),
        Arg::Nothing | Arg::Number(_) | Arg::Text(_) | Arg::Quality(_) => false,
    }
}

/// "Not while you are confused."
pub(crate) fn not_while(buts: Vec<Atom>) -> Option<Phrase> {
    let conds: Vec<Arg> = buts.into_iter().filter_map(|atom| atom.but).map(Phrase::arg).collect();
    (!conds.is_empty()).then(|| Phrase::of("not-while", [("cond", Arg::list(conds, super::Join::Or))]))
}

fn tick(scene: &Scene<'_>, clock: usize, conds: Vec<Arg>, body: Arg) -> Phrase {
    let while_ = if conds.is_empty() { Arg::Nothing } else { Scene::all(conds) };
    Phrase::of("each-tick", [("clock", scene.clock(clock)), ("while", while_), ("do", body)])
}

fn head_phrase(reaction: &Reaction, scene: &Scene<'_>, args: Args) -> Phrase {
    let ir = scene.ir;
    let event = &ir.events[reaction.event];
    let role = match (reaction.holder, reaction.context_role) {
        (Holder::Role(role), false) => event.params[role].named.name.clone(),
        (Holder::Role(role), true) => {
            scene.role.map_or_else(String::new, |(context, _)| ir.contexts[context].roles[role].named.name.clone())
        }
        (Holder::Audience, _) => event.audience.as_ref().map(|(_, name)| name.clone()).unwrap_or_default(),
        (Holder::Nobody | Holder::Owner, _) => String::new(),
    };
    Phrase::word(&event_key(ir, reaction.event), &format!("as_{role}"), args)
}

/// Names the event's parameters; which contexts are among them, and by what name.
fn event_locals(scene: &mut Scene<'_>, reaction: &Reaction) -> Vec<(ContextId, String)> {
    let params = scene.ir.events[reaction.event].params.clone();
    let mut contexts = Vec::new();
    for (local, param) in params.iter().enumerate() {
        let name = param.named.name.clone();
        if let Type::Context(context) = param.ty {
            scene.context_local(local, context);
            if let (Holder::Role(role), true, 0) = (reaction.holder, reaction.context_role, local) {
                scene.role = Some((context, role));
            }
            contexts.push((context, name));
        } else if !scene.locals.contains_key(&local) {
            let np = param_np(scene, reaction.event, local);
            scene.thing(local, np);
        }
    }
    contexts
}

fn param_np(scene: &Scene<'_>, event: usize, local: usize) -> Np {
    let found = &scene.ir.events[event];
    let param = &found.params[local];
    let mut np = Np::new(format!("param-{}-{}", found.named.name, param.named.name), Det::The);
    if let Type::Entity(entity) = param.ty {
        np.otherwise = Some(format!("entity-{}", scene.ir.entities[entity].named.name));
        // the reader is one of them, and has no other name
        let others = found.params.iter().enumerate().filter(|(other, param)| {
            let you = matches!(scene.locals.get(other), Some(super::scene::Meaning::Thing(np)) if np.det == Det::You);
            *other != local && param.ty == found.params[local].ty && !you
        });
        np.rivals = others.map(|(_, param)| format!("param-{}-{}", found.named.name, param.named.name)).collect();
        np.det = Det::A;
        np.refer = Some(refer(local, 0));
    }
    np
}

/// The nouns of an event's clause.
fn event_args(scene: &Scene<'_>, reaction: &Reaction) -> Args {
    let mut args = Args::new();
    for (local, param) in scene.ir.events[reaction.event].params.iter().enumerate() {
        let name = param.named.name.clone();
        match param.ty {
            Type::Context(context) => {
                let base = refer(local, 0);
                let roles = &scene.ir.contexts[context].roles;
                args.extend(
                    roles
                        .iter()
                        .enumerate()
                        .map(|(role, field)| (field.named.name.clone(), scene.role_np(context, base, role).arg())),
                );
                args.insert(name, Np { det: Det::A, ..scene.context_np(context) }.arg());
            }
            Type::Entity(_) => {
                args.insert(name, scene.np_of_local(local));
            }
            _ => {
                args.insert(name, Arg::Nothing);
            }
        }
    }
    args
}

/// A bound of a number that comes with the event stands in the event's own clause.
fn amounts(
    scene: &Scene<'_>,
    reaction: &Reaction,
    args: &mut Args,
    atoms: Vec<Atom>,
) -> (Vec<Atom>, Vec<(String, Arg)>) {
    let params = &scene.ir.events[reaction.event].params;
    let (mut rest, mut bounds) = (Vec::new(), Vec::new());
    for atom in atoms {
        match &atom.amount {
            Some((local, amount))
                if params.get(*local).is_some_and(|param| args.get(&param.named.name) == Some(&Arg::Nothing)) =>
            {
                let name = params[*local].named.name.clone();
                args.insert(name.clone(), amount.clone());
                bounds.push((name, atom.clause.arg()));
            }
            Some(_) | None => rest.push(atom),
        }
    }
    (rest, bounds)
}

impl Scene<'_> {
    /// "This is part of an assault", where no condition speaks of the assault.
    pub(super) fn around(&mut self, within: Option<&Within>, when: Option<&Expr>) -> Option<Atom> {
        let within = within.filter(|within| within.said)?;
        self.context_local(within.local, within.context);
        let mut spoken = false;
        if let Some(when) = when {
            walk::each(when, &mut |value| spoken |= value.node == Node::Local(within.local));
        }
        let around = Np { det: Det::A, ..self.context_np(within.context) };
        (!spoken).then(|| Atom::plain(Phrase::of("cond-within", [("x", around.arg())])))
    }

    fn np_of_local(&self, local: usize) -> Arg {
        let expr = Expr::new(runebook_compiler::ir::Node::Local(local), Type::Any, runebook_grammar::Span::default());
        self.who(&expr)
    }
}
