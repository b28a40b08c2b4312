//! Stats: a base and what the modifiers that apply make of it.

use super::bound::Candidate;
use super::calls::Args;
use super::{Done, Run, Stop};
use crate::NONE;
use crate::dice::{Dice, REGISTERS};
use crate::machine::chooser::Chooser;
use crate::machine::host::Host;
use crate::machine::layers::{DiceLayers, NumberLayers};
use crate::machine::sink::{Silence, Sink, Step};
use crate::ops::{INHERIT, Instr, NO_CONTEXT};
use crate::program::{Holder, Layer, Modifier, Shape, Stat};
use crate::trap::Trap;
use crate::verify::NO_INDEX;

/// Where and for whom a stat is worked out.
#[derive(Clone, Copy)]
struct Reading {
    stat: u32,
    owner: i64,
    evaluation: i64,
}

impl<H, C, K> Run<'_, '_, '_, H, C, K>
where
    H: Host + ?Sized,
    C: Chooser + ?Sized,
    K: Sink,
{
    pub(super) fn read_stat_at(&mut self, i: Instr) -> Done {
        let place = u32::try_from(self.m.reg(i.c)).map_err(|_| Trap::BadIndex)?;
        let stat = i.index().checked_add(place).ok_or(Trap::BadIndex)?;
        let first = self.m.table.stat(i.index()).ok_or(Trap::Broken)?;
        let meant = self.m.table.stat(stat).ok_or(Trap::BadIndex)?;
        if (first.shape, first.context) != (meant.shape, meant.context) {
            return Err(Trap::BadIndex.into());
        }
        self.read_stat(i, stat)
    }

    pub(super) fn read_stat(&mut self, i: Instr, stat: u32) -> Done {
        self.m.spend(1)?;
        let row = self.m.table.stat(stat).ok_or(Trap::Broken)?;
        let owner = self.m.reg(i.b);
        let evaluation = match i.high() {
            INHERIT | NO_CONTEXT if row.context != NO_INDEX => owner,
            NO_CONTEXT => NONE,
            INHERIT => self.m.state.top.evaluation,
            register => self.m.reg(register),
        };
        let (reading, at) = (Reading { stat, owner, evaluation }, self.m.place(i.a));
        let length = usize::from(crate::ops::shape(row.shape));
        if K::ON || self.m.state.nesting > 0 {
            return self.worked_into(&row, reading, at);
        }
        if let Some(words) = self.host.recall(self.m, stat, owner, evaluation) {
            self.m.fill(at, words.get(..length).unwrap_or(&words));
            return Ok(());
        }
        self.worked_into(&row, reading, at)?;
        self.host.remember(self.m.words(at, length));
        Ok(())
    }

    /// A stat that nothing but the host asks for.
    pub(in crate::machine) fn stat_alone(
        &mut self,
        stat: u32,
        owner: i64,
        evaluation: i64,
    ) -> Result<[i64; REGISTERS], Stop> {
        let row = self.m.table.stat(stat).ok_or(Trap::BadIndex)?;
        let evaluation = if row.context == NO_INDEX { evaluation } else { owner };
        let at = self.m.place(0);
        self.worked_into(&row, Reading { stat, owner, evaluation }, at)?;
        Ok(self.m.words(at, REGISTERS).first_chunk().copied().unwrap_or_default())
    }

    /// Works a stat out and writes it to registers from place `at` on.
    fn worked_into(&mut self, row: &Stat, reading: Reading, at: usize) -> Done {
        let Reading { stat, owner, evaluation } = reading;
        self.owned(row, owner)?;
        self.tell(|_| Step::StatBegins { stat, owner, evaluation });
        match row.shape {
            Shape::Number => {
                let value = self.number_stat(row, reading)?;
                self.m.set_word(at, value);
            }
            Shape::Dice => {
                let value = self.dice_stat(row, reading)?;
                self.m.fill(at, &value.words());
            }
        }
        let length = usize::from(crate::ops::shape(row.shape));
        self.tell(|m| Step::Stat { stat, owner, value: m.words(at, length) });
        Ok(())
    }

    fn owned(&self, row: &Stat, owner: i64) -> Result<(), Trap> {
        if row.context == NO_INDEX {
            return if owner < 0 { Err(Trap::NoEntity) } else { Ok(()) };
        }
        let (kind, _) = self.m.context_range(owner)?;
        if kind == row.context { Ok(()) } else { Err(Trap::NoContext) }
    }

    fn number_stat(&mut self, row: &Stat, reading: Reading) -> Result<i64, Stop> {
        let (base, parts) = match self.set_base(row, reading) {
            Some(value) => (value, 1),
            None => self.base_and_parts(row, reading)?,
        };
        let told = [base, parts];
        self.tell_base(row, reading, if parts == 1 { &told[..1] } else { &told });
        let mut layers = NumberLayers::new(base, parts)?;
        let sum = self.modifiers(row, reading, &mut |run, modifier, at| {
            let (value, by) = (run.m.word(at), run.m.word(at.saturating_add(1)));
            layers.apply(modifier.layer, modifier.bonus_type, modifier.priority, value, by)
        })?;
        layers.apply(Layer::Add, 0, 0, sum, 1)?;
        self.cut(row, reading, &layers)
    }

    /// Gives each modifier of a stat that applies to `take`, with the place of its value, in the order of the table. Returns
    /// the sum of those that a binding knows beforehand, which are not given.
    fn modifiers(
        &mut self,
        row: &Stat,
        reading: Reading,
        take: &mut impl FnMut(&Self, &Modifier, usize) -> Result<(), Trap>,
    ) -> Result<i64, Stop> {
        // where bytes count, numbers and dice go over their modifiers by the same code
        #[cfg(feature = "lean")]
        let take = &mut (take as &mut dyn FnMut(&Self, &Modifier, usize) -> Result<(), Trap>);
        self.gone_over(row, reading, take)
    }

    #[cfg_attr(not(feature = "lean"), inline)]
    fn gone_over(
        &mut self,
        row: &Stat,
        reading: Reading,
        take: &mut impl FnMut(&Self, &Modifier, usize) -> Result<(), Trap>,
    ) -> Result<i64, Stop> {
        if let Some((own, (sum, count), roles)) = self.own(row, reading.stat, reading.owner) {
            if roles == 0 && !cfg!(feature = "lean") {
                self.m.spend(count.into())?;
                for at in own.rows {
                    self.offer(own.candidate(*at), reading, take)?;
                }
                return Ok(sum);
            }
            if let Some(mut runs) = self.runs(own, roles, reading.stat, reading.evaluation) {
                self.m.spend(count.into())?;
                while let Some(next) = runs.next() {
                    self.offer(next, reading, take)?;
                }
                return Ok(sum);
            }
        }
        for index in row.modifiers.0..row.modifiers.1 {
            let modifier = self.m.table.modifier(index).ok_or(Trap::Broken)?;
            let length = if row.shape == Shape::Dice && is_dice(&modifier) { REGISTERS } else { 2 };
            if let Some(at) = self.applied(index, &modifier, reading, length)? {
                take(self, &modifier, at)?;
            }
        }
        Ok(0)
    }

    /// Gives a modifier that may apply to `take`, if it does.
    #[cfg_attr(not(feature = "lean"), inline)]
    fn offer(
        &mut self,
        next: Candidate,
        reading: Reading,
        take: &mut impl FnMut(&Self, &Modifier, usize) -> Result<(), Trap>,
    ) -> Done {
        let modifier = self.m.table.modifier(next.modifier).ok_or(Trap::Broken)?;
        match self.applied_to(&modifier, next, reading)? {
            Some(at) => Ok(take(self, &modifier, at)?),
            None => Ok(()),
        }
    }

    /// The value of the layers within the stat's range.
    fn cut(&mut self, row: &Stat, reading: Reading, layers: &NumberLayers) -> Result<i64, Stop> {
        let from = layers.finish(row.rounding, row.positives_only)?;
        let to = from.max(row.low).min(row.high);
        if from != to {
            self.tell(|_| Step::Cut { stat: reading.stat, from, to });
        }
        Ok(to)
    }

    /// The base as a fraction: its function gives one number, or a numerator and a denominator.
    fn base_and_parts(&mut self, row: &Stat, reading: Reading) -> Result<(i64, i64), Stop> {
        let at = self.worked_out(row, reading)?;
        let function = self.m.table.function(row.base).ok_or(Trap::Broken)?;
        Ok((self.m.word(at), if function.results == 2 { self.m.word(at.saturating_add(1)) } else { 1 }))
    }

    fn dice_stat(&mut self, row: &Stat, reading: Reading) -> Result<Dice, Stop> {
        let base = match self.set_base(row, reading) {
            Some(index) => self.dice_constant(index)?,
            None => {
                let at = self.worked_out(row, reading)?;
                self.m.dice_at(at)?
            }
        };
        self.tell_base(row, reading, &base.words());
        let mut layers = DiceLayers::new(base);
        self.modifiers(row, reading, &mut |run, modifier, at| {
            if is_dice(modifier) {
                return layers.apply_dice(modifier.layer, modifier.priority, run.m.dice_at(at)?);
            }
            let (value, by) = (run.m.word(at), run.m.word(at.saturating_add(1)));
            layers.apply(modifier.layer, modifier.bonus_type, value, by)
        })?;
        Ok(layers.finish(row.rounding)?)
    }

    /// Where the value of a modifier that may apply stands, if it does. Nobody listens to steps.
    fn applied_to(&mut self, modifier: &Modifier, next: Candidate, reading: Reading) -> Result<Option<usize>, Stop> {
        if !next.fits(modifier) || !(next.sure || self.gate(modifier.gate, next.you)?) {
            return Ok(None);
        }
        let at = self.pure(modifier.function, Args::Words(&[next.you, reading.evaluation]), reading.evaluation)?;
        Ok((self.m.word(at) != 0).then_some(at.saturating_add(1)))
    }

    /// The set value that replaces the base: a number, or the index of a dice constant.
    fn set_base(&self, row: &Stat, reading: Reading) -> Option<i64> {
        let cell = Some(row.base_cell).filter(|cell| *cell != NO_INDEX)?;
        self.stored(reading.owner, cell).filter(|value| *value != i64::MIN)
    }

    fn dice_constant(&self, index: i64) -> Result<Dice, Trap> {
        let index = u32::try_from(index).map_err(|_| Trap::BadIndex)?;
        self.m.table.dice(index).ok_or(Trap::BadIndex)
    }

    fn worked_out(&mut self, row: &Stat, reading: Reading) -> Result<usize, Stop> {
        self.pure(row.base, Args::Words(&[reading.owner, reading.evaluation]), reading.evaluation)
    }

    fn tell_base(&mut self, row: &Stat, reading: Reading, base: &[i64]) {
        if K::ON {
            let set = self.set_base(row, reading).is_some();
            self.sink.step(self.m.state.top.at(), Step::Base { stat: reading.stat, base, set });
        }
    }

    /// Where the value of a modifier stands (`length` registers), if it applies.
    fn applied(
        &mut self,
        index: u32,
        modifier: &Modifier,
        reading: Reading,
        length: usize,
    ) -> Result<Option<usize>, Stop> {
        let Some(you) = self.holder(modifier, reading) else {
            self.tell(|_| Step::Silent { modifier: index, you: NONE, why: Silence::Nobody });
            return Ok(None);
        };
        if !self.gate(modifier.gate, you)? {
            self.tell(|_| Step::Silent { modifier: index, you, why: Silence::Gate });
            return Ok(None);
        }
        let at = self.pure(modifier.function, Args::Words(&[you, reading.evaluation]), reading.evaluation)?;
        if self.m.word(at) == 0 {
            self.tell(|_| Step::Silent { modifier: index, you, why: Silence::Condition });
            return Ok(None);
        }
        let value = at.saturating_add(1);
        self.tell(|m| Step::Applied { modifier: index, you, value: m.words(value, length) });
        Ok(Some(value))
    }

    fn holder(&self, modifier: &Modifier, reading: Reading) -> Option<i64> {
        match modifier.holder {
            Holder::Nobody | Holder::Owner => Some(reading.owner),
            Holder::Role(role) => self.entity_in(reading.evaluation, role),
            Holder::Audience => None,
        }
    }
}

/// Whether a modifier of dice is dice itself.
fn is_dice(modifier: &Modifier) -> bool {
    modifier.layer == Layer::Add || modifier.layer == Layer::Is
}
