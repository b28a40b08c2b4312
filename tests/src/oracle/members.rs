//! Sets: who is in them, who counts, and in what order they are gone through.

use runebook_compiler::ir::{Expr, Iter, LocalId, Node, Source};
use runebook_runtime::Trap;

use super::amount::word;
use super::frame::Frame;
use super::ratio::Ratio;
use super::state::{Evaluator, Stop};
use super::value::Value;

impl Evaluator<'_> {
    /// The members of a set, a slot, a kind, a `one of`, or whole numbers in a row.
    pub(super) fn members(&mut self, of: &Expr, frame: &mut Frame) -> Result<Vec<Value>, Stop> {
        if is_listed(&of.node) {
            self.seen.node(&of.node);
        }
        match &of.node {
            Node::Named { value, .. } => self.members(value, frame),
            Node::Set { set, args } => {
                let args = self.values(args, frame)?;
                self.set(*set, args)
            }
            Node::SlotSet { owner, cell } => {
                let owner = self.whom(owner, frame)?;
                let places: Result<Vec<Value>, Stop> =
                    (*cell..cell + self.ir.cells[*cell].size).map(|cell| self.cell(owner, cell)).collect();
                Ok(places?.into_iter().filter(|entry| *entry != Value::Of(super::value::NONE)).collect())
            }
            Node::AllEntries(kind) => {
                let (first, end) = self.ir.kinds[*kind].entries;
                Ok((first..end).map(|entry| Value::Of(word(entry))).collect())
            }
            Node::AllMembers(id) => Ok((0..self.ir.enums[*id].members.len()).map(|at| Value::Of(word(at))).collect()),
            Node::Numbers { low, high } => {
                let (low, high) = (self.value(low, frame)?.whole()?, self.value(high, frame)?.whole()?);
                Ok((low..=high).map(super::amount::number).collect())
            }
            Node::None => Ok(Vec::new()),
            _ => match self.value(of, frame)? {
                Value::Set(members) => Ok(members),
                other => Ok(vec![other].into_iter().filter(|one| *one != Value::Of(super::value::NONE)).collect()),
            },
        }
    }

    /// Those of them that count.
    pub(super) fn counted(
        &mut self,
        local: LocalId,
        of: &Expr,
        filter: Option<&Expr>,
        frame: &mut Frame,
    ) -> Result<Vec<Value>, Stop> {
        let mut counted = Vec::new();
        for member in self.members(of, frame)? {
            self.steps += 1;
            frame.set(local, member.clone());
            let counts = match filter {
                Some(filter) => self.holds(filter, frame)?,
                None => true,
            };
            if counts {
                counted.push(member);
            }
        }
        Ok(counted)
    }

    /// Those that count in the order of a value, the smallest first, ties by id.
    pub(super) fn in_order(&mut self, iter: &Iter, order: &Expr, frame: &mut Frame) -> Result<Vec<Value>, Stop> {
        let counted = self.counted(iter.local, &iter.of, iter.filter.as_ref(), frame)?;
        let mut keyed: Vec<(Ratio, Ratio, Value)> = Vec::new();
        for member in counted {
            frame.set(iter.local, member.clone());
            keyed.push((self.amount(order, frame)?, member.number()?, member));
        }
        keyed.sort_by_key(|(key, id, _)| (*key, *id));
        Ok(keyed.into_iter().map(|(_, _, member)| member).collect())
    }

    /// What the game lists; where it says nothing, what the rule lists and what entries add to it.
    pub(super) fn set(&mut self, set: usize, args: Vec<Value>) -> Result<Vec<Value>, Stop> {
        let ir = self.ir;
        let found = &ir.sets[set];
        let asked: Result<Vec<i64>, Trap> =
            args.iter().zip(&found.params).map(|(arg, param)| arg.stored(&param.ty)).collect();
        if let Some(members) = self.sets.get(&(set, asked?)) {
            return Ok(members.clone());
        }
        let Some(rule) = &found.otherwise else { return Ok(Vec::new()) };
        let members = self.deeper(|me| {
            let mut frame = Frame::of(args.clone());
            let mut members = me.members(rule, &mut frame)?;
            me.added(set, &args, &mut members)?;
            Ok(members)
        })?;
        if members.len() > usize::from(found.at_most) { Err(Trap::BadIndex.into()) } else { Ok(members) }
    }

    fn added(&mut self, set: usize, args: &[Value], members: &mut Vec<Value>) -> Result<(), Stop> {
        let ir = self.ir;
        let mut additions: Vec<_> = ir.additions.iter().filter(|addition| addition.set == set).collect();
        additions.sort_by_key(|addition| match addition.source {
            Source::Entry(entry) => ir.entries[entry].id,
            Source::Status(_) | Source::Rules => 0,
        });
        for addition in additions {
            let mut frame = Frame::of(args.to_vec());
            let you = frame.get(addition.role)?.of()?;
            if you < 0 || !self.gate(addition.gate, you)? {
                continue;
            }
            if let Some(when) = &addition.when
                && !self.holds(when, &mut frame)?
            {
                continue;
            }
            for member in self.members(&addition.value, &mut frame)? {
                if !members.contains(&member) {
                    members.push(member);
                }
            }
        }
        Ok(())
    }

    /// The game's answer to a fact, or what holds where it gives none.
    pub(super) fn fact(&mut self, fact: usize, args: Vec<Value>) -> Result<Value, Stop> {
        let ir = self.ir;
        let found = &ir.facts[fact];
        let asked: Result<Vec<i64>, Trap> =
            args.iter().zip(&found.params).map(|(arg, param)| arg.stored(&param.ty)).collect();
        let answer = match self.facts.get(&(fact, asked?)).and_then(|said| said.first()) {
            Some(answer) => answer.clone(),
            None => match &found.otherwise {
                Some(otherwise) => {
                    let mut frame = Frame::of(args);
                    self.deeper(|me| me.value(otherwise, &mut frame))?.into_place(&found.ty)?
                }
                None => Value::nothing(&found.ty),
            },
        };
        Self::in_range(&answer, found.range)?;
        Ok(answer)
    }
}

/// Whether the members of this are listed here, and not by its value.
const fn is_listed(node: &Node) -> bool {
    matches!(
        node,
        Node::Named { .. }
            | Node::Set { .. }
            | Node::SlotSet { .. }
            | Node::AllEntries(_)
            | Node::AllMembers(_)
            | Node::Numbers { .. }
            | Node::None
    )
}
