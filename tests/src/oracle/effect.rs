//! Effects: stored values, statuses, decay.

use runebook_compiler::ir::{ActKind, CellId, Expr, PutHow, Stacks, Toward, TowardBy, Type};

use super::frame::Frame;
use super::ratio::Ratio;
use super::state::{Evaluator, Stop};
use super::value::{NONE, Value};

impl Evaluator<'_> {
    pub(super) fn effect(&mut self, kind: &ActKind, frame: &mut Frame) -> Result<(), Stop> {
        match kind {
            ActKind::Put { owner, cell, index, how, value } => {
                let owner = self.whom(owner, frame)?;
                let cell = cell + self.place(self.ir.cells[*cell].index, index.as_ref(), frame)?;
                self.changed(owner, cell, *how, value, frame)
            }
            ActKind::Gain { who, status, amount, ticks, .. } => {
                let who = self.whom(who, frame)?;
                self.gain(who, *status, amount.as_ref(), ticks.as_ref(), frame)
            }
            ActKind::Lose { who, status } => {
                let who = self.whom(who, frame)?;
                self.lose(who, *status, frame)
            }
            ActKind::Decay { cell, toward } => {
                let you = frame.get(0)?.of()?;
                (*cell..cell + self.ir.cells[*cell].size).try_for_each(|cell| self.decay(you, cell, toward, frame))
            }
            ActKind::Expire(status) => {
                let you = frame.get(0)?.of()?;
                self.expire(you, *status)
            }
            ActKind::Forget(cell) => {
                let you = frame.get(0)?.of()?;
                self.put(you, *cell, Value::typed(&self.ir.cells[*cell].ty, 0)?)
            }
            _ => Ok(()),
        }
    }

    fn changed(&mut self, owner: i64, cell: CellId, how: PutHow, value: &Expr, frame: &mut Frame) -> Result<(), Stop> {
        let ty = &self.ir.cells[cell].ty;
        let value = self.value(value, frame)?.into_place(ty)?;
        let value = match how {
            PutHow::Set => value,
            PutHow::Gain => Value::Number(self.cell(owner, cell)?.number()?.plus(value.number()?)?),
            PutHow::Lose => Value::Number(self.cell(owner, cell)?.number()?.minus(value.number()?)?),
        };
        self.put(owner, cell, value)
    }

    /// The count of a status, and the ticks that it has left: none where it is gone, or lasts until it is ended.
    fn lasting(&mut self, who: i64, status: usize) -> Result<(Ratio, Ratio), Stop> {
        let (active, left) = self.ir.statuses[status].cells;
        let now = self.cell(who, active)?.number()?;
        let left = self.cell(who, left)?.number()?;
        // what is gone has nothing left to last
        Ok((now, if now == Ratio::ZERO { Ratio::ZERO } else { left }))
    }

    fn gain(
        &mut self,
        who: i64,
        status: usize,
        amount: Option<&Expr>,
        ticks: Option<&Expr>,
        frame: &mut Frame,
    ) -> Result<(), Stop> {
        let ir = self.ir;
        let found = &ir.statuses[status];
        self.seen.stacks(found.stacks);
        let (now, had) = self.lasting(who, status)?;
        let amount = amount.map_or(Ok(Ratio::ONE), |amount| self.amount(amount, frame))?;
        if found.stacks == Stacks::Not && now != Ratio::ZERO {
            return Ok(());
        }
        let ticks = ticks.map(|ticks| self.amount(ticks, frame)).transpose()?;
        let counts = found.counter.is_some() || matches!(found.stacks, Stacks::UpTo(_));
        let count = match found.stacks {
            Stacks::Adds if counts => now.plus(amount)?,
            Stacks::Strongest if counts => now.max(amount),
            Stacks::UpTo(most) => now.plus(amount)?.min(Ratio::whole(most)),
            Stacks::Adds | Stacks::Strongest | Stacks::Longest | Stacks::Refreshes | Stacks::Not | Stacks::Unsaid => {
                amount
            }
        };
        self.put_number(who, found.cells.0, count)?;
        // one that lasts until it is ended stays so
        let endless = now != Ratio::ZERO && had == Ratio::ZERO;
        let stale = now == Ratio::ZERO && self.cell(who, found.cells.1)?.number()? != Ratio::ZERO;
        let ticks = if stale { Some(ticks.unwrap_or(Ratio::ZERO)) } else { ticks.filter(|_| !endless) };
        let Some(ticks) = ticks else { return Ok(()) };
        let ticks = match found.stacks {
            Stacks::Adds => had.plus(ticks)?,
            Stacks::Longest => had.max(ticks),
            Stacks::Strongest | Stacks::Refreshes | Stacks::UpTo(_) | Stacks::Not | Stacks::Unsaid => ticks,
        };
        self.put_number(who, found.cells.1, ticks)
    }

    fn put_number(&mut self, who: i64, cell: CellId, number: Ratio) -> Result<(), Stop> {
        let ty = &self.ir.cells[cell].ty;
        let value = if *ty == Type::YesNo { Value::Yes(number != Ratio::ZERO) } else { Value::Number(number) };
        self.put(who, cell, value)
    }

    /// A status ends; by an event, never in the dispatch that granted it.
    fn lose(&mut self, who: i64, status: usize, frame: &Frame) -> Result<(), Stop> {
        let (active, left) = self.ir.statuses[status].cells;
        let granted = self.journal.get(&(who, active)).is_some_and(|change| change.fresh);
        if frame.ends == Some(status) && granted {
            return Ok(());
        }
        self.put_number(who, active, Ratio::ZERO)?;
        self.put_number(who, left, Ratio::ZERO)
    }

    /// One tick less to last; at none the status ends.
    fn expire(&mut self, you: i64, status: usize) -> Result<(), Stop> {
        let (active, left) = self.ir.statuses[status].cells;
        let ticks = self.cell(you, left)?.number()?;
        if ticks == Ratio::ZERO {
            return Ok(());
        }
        let ticks = ticks.minus(Ratio::ONE)?;
        self.put_number(you, left, ticks)?;
        if ticks == Ratio::ZERO { self.put_number(you, active, Ratio::ZERO) } else { Ok(()) }
    }

    /// A stored number goes toward its goal, and never past it. What is left of a part is rounded, to the cell's own parts.
    fn decay(&mut self, you: i64, cell: CellId, toward: &Toward, frame: &mut Frame) -> Result<(), Stop> {
        let parts = self.ir.cells[cell].ty.number().map_or(1, |number| number.denominator.max(1));
        let goal = self.amount(&toward.to, frame)?;
        let now = self.cell(you, cell)?.number()?;
        if now == goal {
            return Ok(());
        }
        let away = now.minus(goal)?;
        let next = match &toward.by {
            TowardBy::Part(all) => {
                self.seen.rounding(toward.rounded);
                let kept = away.times(Ratio::parts(all - 1, *all)?)?;
                goal.plus(kept.rounded_to(parts, toward.rounded)?)?
            }
            TowardBy::Amount(by) => {
                let by = self.amount(by, frame)?;
                if away > Ratio::ZERO { now.minus(by)?.max(goal) } else { now.plus(by)?.min(goal) }
            }
        };
        self.put(you, cell, Value::Number(next))
    }
}

impl Value {
    /// What a result is before the body says: nothing, and nobody in particular.
    pub(super) fn nothing_yet(ty: &Type) -> Self {
        match Self::nothing(ty) {
            Self::Of(NONE) => Self::Of(0),
            other => other,
        }
    }
}
