//! Events: who reacts, in what order, and how often.

use runebook_compiler::ir::{ActKind, Expr, Holder, Once, Reaction, Source, Type, Within};
use runebook_runtime::Trap;

use super::frame::{Body, Frame};
use super::state::{Evaluator, Stop};
use super::value::{NONE, Value};

/// How many holders of one trigger can react in one outer context, each once.
const HOLDERS: usize = 8;

impl Evaluator<'_> {
    pub(super) fn announce(
        &mut self,
        event: usize,
        args: &[Expr],
        seen: Option<&[Expr]>,
        frame: &mut Frame,
    ) -> Result<(), Stop> {
        let ir = self.ir;
        let found = &ir.events[event];
        let mut told = Vec::new();
        for (arg, param) in args.iter().zip(&found.params) {
            told.push(self.value(arg, frame)?.into_place(&param.ty)?);
        }
        let audience = match (seen, &found.audience) {
            (Some(seen), Some((set, _))) => Some(self.audience(seen, ir.sets[*set].at_most, frame)?),
            (Some(_) | None, _) => None,
        };
        self.seen.announced(audience.is_some());
        self.told.push((event, told.clone()));
        self.announced.insert(event);
        self.deeper(|me| me.reactions(event, &told, audience))
    }

    /// Who sees it, each once and in the order said.
    fn audience(&mut self, seen: &[Expr], most: u16, frame: &mut Frame) -> Result<Vec<Value>, Stop> {
        let mut audience: Vec<Value> = Vec::new();
        if let [one] = seen
            && matches!(one.ty, Type::Set(..))
        {
            audience = self.members(one, frame)?;
        } else {
            for one in self.values(seen, frame)? {
                if one != Value::Of(NONE) && !audience.contains(&one) {
                    audience.push(one);
                }
            }
        }
        if audience.len() > usize::from(most) { Err(Trap::BadIndex.into()) } else { Ok(audience) }
    }

    /// All reactions, in their order: priority, then the entry, then the place of the role, then as written.
    fn reactions(&mut self, event: usize, told: &[Value], mut audience: Option<Vec<Value>>) -> Result<(), Stop> {
        let ir = self.ir;
        let mut all: Vec<(usize, &Reaction)> = ir
            .reactions
            .iter()
            .map(AsRef::as_ref)
            .enumerate()
            .filter(|(_, reaction)| reaction.event == event)
            .collect();
        all.sort_by_key(|(_, reaction)| (-i64::from(reaction.priority), reaction.id));
        for (at, reaction) in all {
            let turns = match reaction.holder {
                Holder::Nobody => vec![NONE],
                Holder::Owner => Vec::new(),
                Holder::Role(role) if reaction.context_role => {
                    let context = told.first().ok_or(Trap::Broken)?.of()?;
                    self.in_role(context, role).into_iter().collect()
                }
                Holder::Role(role) => vec![told.get(role).ok_or(Trap::Broken)?.of()?],
                Holder::Audience => {
                    let listed = match audience.take() {
                        Some(listed) => listed,
                        None => self.asked_audience(event, told)?,
                    };
                    audience = Some(listed.clone());
                    listed.iter().map(Value::of).collect::<Result<_, Trap>>()?
                }
            };
            for you in turns {
                let there = you >= 0 || reaction.holder == Holder::Nobody;
                if there && self.gate(reaction.gate, you)? {
                    self.deeper(|me| me.react(at, reaction, told, you))?;
                }
            }
        }
        Ok(())
    }

    /// The audience that the game lists.
    fn asked_audience(&mut self, event: usize, told: &[Value]) -> Result<Vec<Value>, Stop> {
        match &self.ir.events[event].audience {
            Some((set, _)) => self.set(*set, told.to_vec()),
            None => Ok(Vec::new()),
        }
    }

    fn react(&mut self, at: usize, reaction: &Reaction, told: &[Value], you: i64) -> Result<(), Stop> {
        let ir = self.ir;
        let mut frame = Frame::of(told.to_vec());
        frame.set(reaction.you, Value::Of(you));
        frame.ends = ends(reaction);
        frame.body = Body::Trigger(at);
        for (value, param) in told.iter().zip(&ir.events[reaction.event].params) {
            Self::in_range(value, param.range)?;
        }
        if let Some(within) = reaction.within
            && within.local >= ir.events[reaction.event].params.len()
            && !self.inside(&within, you, &mut frame)?
        {
            return Ok(());
        }
        if let Some(Once::Clock(_, cell)) = reaction.once
            && self.cell(you, cell)?.yes()?
        {
            return Ok(());
        }
        if let Some(when) = &reaction.when
            && !self.holds(when, &mut frame)?
        {
            return Ok(());
        }
        if !self.marked(at, reaction, you, &frame)? {
            return Ok(());
        }
        self.seen.reacted(reaction);
        self.acts(&reaction.body, &mut frame)?;
        Ok(())
    }

    /// Keeps that this holder reacts now; no if it has before.
    fn marked(&mut self, at: usize, reaction: &Reaction, you: i64, frame: &Frame) -> Result<bool, Stop> {
        match (reaction.once, reaction.within) {
            (Some(Once::Clock(_, cell)), _) => {
                let mark = Value::typed(&self.ir.cells[cell].ty, 1)?;
                self.put(you, cell, mark)?;
            }
            (Some(Once::Context(_)), Some(within)) => {
                let context = usize::try_from(frame.get(within.local)?.of()?).map_err(|_| Trap::NoContext)?;
                let reacted = self.contexts.get_mut(context).ok_or(Trap::NoContext)?.reacted.entry(at).or_default();
                if reacted.contains(&you) {
                    return Ok(false);
                }
                if reacted.len() >= HOLDERS {
                    return Err(Trap::Crowded.into());
                }
                reacted.insert(you);
            }
            (Some(Once::Context(_)), None) | (None, _) => {}
        }
        Ok(true)
    }

    /// Whether what happens is part of an outer context, in which the holder has its role; the context has a name then.
    pub(super) fn inside(&mut self, within: &Within, you: i64, frame: &mut Frame) -> Result<bool, Stop> {
        let context = self.outer(within.context);
        frame.set(within.local, Value::Of(context));
        if context < 0 {
            return Ok(false);
        }
        let role = within.role;
        Ok(match role {
            Some(role) => self.context(context)?.values.get(role) == Some(&Value::Of(you)),
            None => true,
        })
    }
}

/// The status that a trigger of its own does nothing but end.
fn ends(reaction: &Reaction) -> Option<usize> {
    match (reaction.source, &reaction.body[..]) {
        (Source::Status(status), [only]) => {
            matches!(&only.kind, ActKind::Lose { status: lost, .. } if *lost == status).then_some(status)
        }
        _ => None,
    }
}
