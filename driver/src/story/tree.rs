//! What was told, as a tree: a stat holds its base and modifiers, a call what it did, an event its reactions.

use runebook_book::told::said::Said;
use runebook_book::told::{Thing, Value, keys};
use runebook_compiler::ir::FunctionKind;
use runebook_grammar::Span;
use runebook_odds::End;
use runebook_runtime::machine::{At, Silence};
use runebook_runtime::program::Place;

use super::names::Names;
use super::told::{Told, What};

/// A sentence with what belongs to it. One without words only holds others.
#[derive(Clone, Debug, Default)]
pub(super) struct Node {
    pub said: Option<Said>,
    pub place: Option<Span>,
    pub inside: Vec<Node>,
}

/// The tree of all that was told.
pub(super) fn grow(told: &[Told], names: &mut Names<'_>) -> Vec<Node> {
    let mut grower = Grower { names, open: vec![Open::default()], written: Default::default(), round: 0 };
    told.iter().for_each(|told| grower.told(told));
    while grower.open.len() > 1 {
        grower.close(None);
    }
    grower.open.pop().map(|open| open.node.inside).unwrap_or_default()
}

/// A node that others still go into.
#[derive(Default)]
struct Open {
    node: Node,
    /// Whether a moment of a duel opened it, which the next moment closes.
    moment: bool,
    /// The function it runs, whose results are known when it closes.
    function: Option<u32>,
}

struct Grower<'g, 'a> {
    names: &'g mut Names<'a>,
    open: Vec<Open>,
    /// What cells hold now, where something was written.
    written: std::collections::BTreeMap<(i64, u32), i64>,
    round: u32,
}

impl Grower<'_, '_> {
    fn told(&mut self, told: &Told) {
        match told {
            Told::Step(at, what) => self.step(*at, what),
            Told::Rolls(side) => self.heading(Said::RollsFirst { who: self.side(*side) }),
            Told::Begins(side) => self.moment(Said::Begins { who: self.side(*side) }),
            Told::Round(number) => {
                self.round = *number;
                self.moment(Said::Round { number: *number });
            }
            Told::Acts(side) => self.heading(Said::Acts { who: self.side(*side) }),
            Told::Ticks(side) => self.heading(Said::Passes { who: self.side(*side) }),
            Told::Over(End::Won(side)) => self.moment(Said::Wins { who: self.side(*side), round: self.round }),
            Told::Over(End::Draw) => self.moment(Said::Drawn { round: self.round }),
        }
    }

    /// Sides of a duel are the first of its cast.
    fn side(&self, side: usize) -> Thing {
        self.names.cast.get(side).cloned().unwrap_or_default()
    }

    /// A moment that nothing goes into.
    fn moment(&mut self, said: Said) {
        self.end_moment();
        self.leaf(said, None);
    }

    /// A moment that the steps after it go into.
    fn heading(&mut self, said: Said) {
        self.end_moment();
        self.open.push(Open { node: Node { said: Some(said), ..Node::default() }, moment: true, function: None });
    }

    fn end_moment(&mut self) {
        while self.open.len() > 1 {
            let moment = self.open.last().is_some_and(|open| open.moment);
            self.close(None);
            if moment {
                break;
            }
        }
    }

    fn leaf(&mut self, said: Said, place: Option<Span>) {
        self.add(Node { said: Some(said), place, inside: Vec::new() });
    }

    fn add(&mut self, node: Node) {
        if let Some(open) = self.open.last_mut() {
            open.node.inside.push(node);
        }
    }

    fn begin(&mut self, said: Option<Said>, place: Option<Span>, function: Option<u32>) {
        self.open.push(Open { node: Node { said, place, inside: Vec::new() }, moment: false, function });
    }

    /// Closes the innermost node, which says this if it said nothing yet.
    fn close(&mut self, said: Option<Said>) {
        if self.open.len() < 2 {
            return;
        }
        if let Some(mut open) = self.open.pop() {
            open.node.said = said.or(open.node.said);
            self.add(open.node);
        }
    }

    /// A leaf that takes in what a function of its own did just before it.
    fn after(&mut self, said: Said, place: Option<Span>) {
        let inside = match self.open.last_mut().and_then(|open| open.node.inside.pop_if(|node| node.said.is_none())) {
            Some(own) => own.inside,
            None => Vec::new(),
        };
        self.add(Node { said: Some(said), place, inside });
    }

    fn step(&mut self, at: At, what: &What) {
        let place = self.place(at.pc).filter(|_| at.function != runebook_runtime::machine::NO_FUNCTION);
        match what {
            What::Enter { args } => self.enter(at.function, args),
            What::Leave { results } => self.leave(results),
            What::StatBegins => self.begin(None, place, None),
            What::Stat { stat, owner, value } => {
                let what = keys::stat(self.names.ir, *stat as usize);
                let (whose, value) = (self.names.owner(*stat, *owner), self.names.stat_value(*stat, value));
                self.close(Some(Said::Stat { what, whose, value, by: Vec::new() }));
            }
            What::Context { handle, context, values } => self.names.made(*handle, *context, values.clone()),
            What::Announce { event, args } => {
                let said = self.event(*event, args);
                self.begin(said, place, None);
            }
            What::Settled => self.close(None),
            What::Reaction { reaction, you } => self.reaction(*reaction, *you),
            _ => self.leaf_of(at, what, place),
        }
    }

    fn leaf_of(&mut self, at: At, what: &What, place: Option<Span>) {
        let names = &self.names;
        let purpose = || names.purpose(at.function, at.pc);
        let said = match what {
            What::Compared { how, left, right, holds } => {
                let sides = names.compared(place, *left, *right);
                Said::Compared { left: *left, how: *how, right: *right, holds: *holds, sides: sides.map(Box::new) }
            }
            What::Roll { dice, total, faces } => {
                Said::Roll { what: purpose(), dice: Value::Dice(*dice), faces: faces.clone(), total: *total }
            }
            What::Draw { num, den, holds } => {
                Said::Chance { what: purpose(), chance: Value::Number(*num, *den), holds: *holds }
            }
            What::Pick { of, picked } => Said::Pick { what: purpose(), place: *picked + 1, of: *of },
            What::Base { stat, base, set } => {
                let value = names.stat_value(*stat, base);
                return self.after(Said::Base { value, set: *set }, place);
            }
            What::Applied { modifier, you: _, value } => return self.applied(*modifier, value),
            What::Silent { modifier, you, why } => return self.silent(*modifier, *you, *why),
            What::Cut { stat, from, to } => {
                Said::Cut { before: names.stat_value(*stat, &[*from]), after: names.stat_value(*stat, &[*to]) }
            }
            What::Put { cell, entity, old, asked, new } => {
                return self.put((*entity, *cell), *old, (*asked, *new), place);
            }
            What::Fact { fact, args, answer, host } => match self.fact(*fact, args, *answer, *host) {
                Some(said) => said,
                None => return,
            },
            What::Command { command, args } => match names.ir.commands.get(*command as usize) {
                Some(found) => Said::Asks {
                    command: keys::command(&found.named.name),
                    with: names.params(&found.named.name, &found.params, args),
                },
                None => return,
            },
            What::Idle { reaction, you, why } => {
                let row = names.table.reaction(*reaction);
                let source = row.and_then(|row| names.reaction(row.id));
                Said::Silent { source, whose: names.who(*you), why: *why }
            }
            What::Later { function, args } => match names.function(*function) {
                Some((id, found)) => Said::Queued {
                    what: Thing::new(keys::function(names.ir, id)),
                    with: names.params(&found.named.name, &found.params, args),
                },
                None => return,
            },
            What::Chosen { who, options, answer } => {
                let option = usize::try_from(*answer).ok().and_then(|at| options.get(at)).copied().unwrap_or(-1);
                let who = names.who(*who).unwrap_or_default();
                Said::Chooses { who, option: names.option(place, option), of: options.len() }
            }
            What::Bound => Said::Bound,
            What::Enter { .. }
            | What::Leave { .. }
            | What::StatBegins
            | What::Stat { .. }
            | What::Context { .. }
            | What::Announce { .. }
            | What::Settled
            | What::Reaction { .. } => return,
        };
        self.leaf(said, place);
    }

    fn place(&self, pc: u32) -> Option<Span> {
        self.names.table.place(pc).map(|Place { file, start, end }| Span::new(file, start, end))
    }

    fn enter(&mut self, function: u32, args: &[i64]) {
        let place = self.names.table.function(function).and_then(|row| self.place(row.start));
        match self.names.function(function) {
            // What passes at a tick is told as the event that it is.
            Some((_, found)) if found.kind == FunctionKind::Tick => self.begin(None, place, Some(function)),
            Some((id, found)) => {
                let with = self.names.params(&found.named.name, &found.params, args);
                let what = Thing::new(keys::function(self.names.ir, id));
                self.begin(Some(Said::Calls { what, with, gives: Vec::new() }), place, Some(function));
            }
            None => {
                // A reaction was named just before its function begins.
                let reacts = |node: &mut Node| matches!(node.said, Some(Said::Reacts { .. })) && node.inside.is_empty();
                let named = self.open.last_mut().and_then(|open| open.node.inside.pop_if(reacts));
                let (said, place) = named.map_or((None, place), |node| (node.said, node.place.or(place)));
                self.begin(said, place, Some(function));
            }
        }
    }

    fn leave(&mut self, results: &[i64]) {
        // A failed evaluation may have left nodes open that no step will close.
        while self.open.last().is_some_and(|open| open.function.is_none() && !open.moment) && self.open.len() > 1 {
            self.close(None);
        }
        let Some(Open { node: Node { said, .. }, function, .. }) = self.open.last() else { return };
        let found = function.and_then(|function| self.names.function(function));
        let said = match (said, found) {
            (Some(Said::Calls { what, with, gives: _ }), Some((id, _))) => {
                let gives = self.names.results(id, results);
                Some(Said::Calls { what: what.clone(), with: with.clone(), gives })
            }
            _ => None,
        };
        if function.is_some() {
            self.close(said);
        }
    }

    fn event(&self, event: u32, args: &[i64]) -> Option<Said> {
        let found = self.names.ir.events.get(event as usize)?;
        let with = self.names.present(&found.named.name, &found.params, args);
        let somebody =
            || with.iter().find_map(|with| if let Value::Thing(who) = &with.value { Some(who) } else { None });
        Some(match found.clock {
            Some(clock) => Said::Ticks { clock: keys::clock(self.names.ir, clock), who: somebody().cloned() },
            None => Said::Event { event: keys::event(&found.named.name), with },
        })
    }

    fn reaction(&mut self, reaction: u32, you: i64) {
        let row = self.names.table.reaction(reaction);
        let function = row.as_ref().and_then(|row| self.names.table.function(row.function));
        let place = function.and_then(|function| self.place(function.start));
        let source = row.and_then(|row| self.names.reaction(row.id));
        self.leaf(Said::Reacts { who: self.names.who(you), source }, place);
    }

    fn applied(&mut self, modifier: u32, value: &[i64]) {
        let Some(row) = self.names.table.modifier(modifier) else { return };
        let by = self.names.by(&row, value);
        let place = self.names.table.function(row.function).and_then(|function| self.place(function.start));
        self.after(Said::Modifier { by }, place);
    }

    fn silent(&mut self, modifier: u32, you: i64, why: Silence) {
        let Some(row) = self.names.table.modifier(modifier) else { return };
        let place = self.names.table.function(row.function).and_then(|function| self.place(function.start));
        let said = Said::Silent { source: self.names.modifier(row.id), whose: self.names.who(you), why };
        match why {
            Silence::Condition => self.after(said, place),
            Silence::Nobody | Silence::Gate => self.leaf(said, place),
        }
    }

    fn put(&mut self, slot: (i64, u32), old: Option<i64>, (asked, new): (i64, i64), place: Option<Span>) {
        let before =
            old.or_else(|| self.written.get(&slot).copied()).unwrap_or_else(|| self.names.start(slot.0, slot.1));
        self.written.insert(slot, new);
        if before == new && asked == new {
            return;
        }
        let (ir, at) = (self.names.ir, slot.1 as usize);
        if runebook_book::describe::keeps(ir, at) {
            return; // the action that keeps it is told
        }
        let (Some(cell), Some(whose)) = (ir.cells.get(at), self.names.who(slot.0)) else { return };
        let value = |number: i64| self.names.value(&cell.ty, &[number]);
        let said = Said::Change {
            whose,
            what: keys::cell(ir, at),
            how: keys::stored(ir, at),
            before: value(before),
            after: value(new),
            asked: (asked != new).then(|| value(asked)),
        };
        self.leaf(said, place);
    }

    fn fact(&self, fact: u32, args: &[i64], answer: i64, host: bool) -> Option<Said> {
        let found = self.names.ir.facts.get(fact as usize)?;
        Some(Said::Fact {
            fact: keys::fact(&found.named.name),
            with: self.names.params(&found.named.name, &found.params, args),
            answer: self.names.value(&found.ty, &[answer]),
            host,
        })
    }
}
