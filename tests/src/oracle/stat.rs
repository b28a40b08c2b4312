//! Stats: a base, and what the modifiers that hold make of it, layer by layer.

use std::collections::BTreeMap;

use runebook_compiler::ir::{Holder, Layer, Modifier, Rounding, Stat, StatId, StatOwner, Type};
use runebook_runtime::Trap;

use super::dice::Pools;
use super::frame::Frame;
use super::ratio::Ratio;
use super::state::{Evaluator, Stop};
use super::value::Value;
use super::within::WIDEST;

/// The modifiers that hold, each with its value.
type Held<'a> = Vec<(&'a Modifier, Value)>;

impl<'a> Evaluator<'a> {
    /// A stat of someone, or of a context, as it is read in a context.
    pub(super) fn stat(&mut self, owner: i64, stat: StatId, here: Option<i64>) -> Result<Value, Stop> {
        let ir = self.ir;
        let found = ir.stats.get(stat).ok_or(Trap::BadIndex)?;
        let here = match found.owner {
            StatOwner::Entity(_) if owner < 0 => return Err(Trap::NoEntity.into()),
            StatOwner::Entity(_) => here,
            StatOwner::Context(kind) if self.context(owner)?.kind != kind => return Err(Trap::NoContext.into()),
            StatOwner::Context(_) => Some(owner),
        };
        self.deeper(|me| {
            let base = me.base(owner, found, here)?;
            let held = me.held(owner, stat, found, here)?;
            match &found.ty {
                Type::Number(_) => me.layered(owner, found, base.number()?, &held),
                Type::Dice => dice(found, base.dice()?, &held),
                _ => Ok(instead(&held).unwrap_or(base)),
            }
        })
    }

    fn base(&mut self, owner: i64, found: &Stat, here: Option<i64>) -> Result<Value, Stop> {
        if let Some(set) = found.base_cell.and_then(|cell| self.stored(owner, cell)) {
            return Ok(set);
        }
        let mut frame = Frame::standing(owner, here);
        match (&found.exact, &found.base, found.host) {
            (Some(exact), _, _) => self.value(exact, &mut frame),
            (None, Some(base), _) => Ok(self.value(base, &mut frame)?.into_place(&found.ty)?),
            (None, None, Some(cell)) => self.cell(owner, cell),
            (None, None, None) => Ok(Value::nothing(&found.ty)),
        }
    }

    /// The modifiers of a stat that hold now.
    fn held(&mut self, owner: i64, stat: StatId, found: &Stat, here: Option<i64>) -> Result<Held<'a>, Stop> {
        let mut held = Vec::new();
        for modifier in self.modifiers.get(&stat).cloned().unwrap_or_default() {
            let you = match modifier.holder {
                Holder::Nobody | Holder::Owner => Some(owner),
                Holder::Role(role) => here.and_then(|here| self.in_role(here, role)),
                Holder::Audience => None,
            };
            let Some(you) = you else { continue };
            if !self.gate(modifier.gate, you)? {
                continue;
            }
            let mut frame = Frame::standing(you, here);
            let holds = match &modifier.when {
                Some(when) => self.deeper(|me| me.holds(when, &mut frame))?,
                None => true,
            };
            if holds {
                let value = self.deeper(|me| me.contribution(modifier, found, &mut frame))?;
                self.seen.layer(modifier.layer, modifier.typed.is_some());
                held.push((modifier, value));
            }
        }
        Ok(held)
    }

    /// What a modifier that holds contributes: at most its cap in either direction.
    fn contribution(&mut self, modifier: &Modifier, found: &Stat, frame: &mut Frame) -> Result<Value, Stop> {
        let value = self.value(&modifier.value, frame)?;
        let value = match modifier.layer {
            Layer::Times | Layer::Over => return Ok(value),
            Layer::Sides | Layer::Count => return Ok(value.into_place(&Type::WHOLE)?),
            Layer::Add | Layer::Afterwards | Layer::AtLeast | Layer::AtMost | Layer::Is => {
                value.into_place(&found.ty)?
            }
        };
        let Some(cap) = &modifier.up_to else { return Ok(value) };
        let cap = self.amount(cap, frame)?.max(Ratio::ZERO);
        Ok(Value::Number(value.number()?.min(cap).max(cap.negated())))
    }

    fn layered(&mut self, owner: i64, found: &Stat, base: Ratio, held: &Held<'_>) -> Result<Value, Stop> {
        let parts = found.ty.number().map_or(1, |number| number.denominator.max(1));
        let value = match instead(held) {
            Some(value) => value.number()?,
            None => below_is(found, parts, base, held)?,
        };
        let limit = |me: &mut Self, limit: &Option<runebook_compiler::ir::Expr>, none: i64| match limit {
            Some(limit) => me.of_you(owner, limit, &found.ty)?.number().map_err(Stop::from),
            None => Ok(Ratio::whole(none)),
        };
        let low = limit(self, &found.low, -WIDEST)?;
        let high = limit(self, &found.high, WIDEST)?;
        Ok(Value::Number(value.max(low).min(high)))
    }
}

/// All layers but `is` and the stat's own range.
fn below_is(found: &Stat, parts: i64, base: Ratio, held: &Held<'_>) -> Result<Ratio, Stop> {
    let sum = base.plus(added(held, Layer::Add)?)?;
    let skipped = found.positives_only && sum <= Ratio::ZERO;
    let factor = if skipped { Ratio::ONE } else { factors(held)? };
    let scaled = sum.times(factor)?.rounded_to(parts, found.rounded.unwrap_or(Rounding::Exactly))?;
    let mut value = scaled.plus(added(held, Layer::Afterwards)?)?;
    for limit in of_layer(held, Layer::AtLeast) {
        value = value.max(limit.number()?);
    }
    // the lowest of them, for each is taken in turn
    for limit in of_layer(held, Layer::AtMost) {
        value = value.min(limit.number()?);
    }
    Ok(value)
}

/// Counts and sides, then the factors of each count.
fn dice(found: &Stat, base: Pools, held: &Held<'_>) -> Result<Value, Stop> {
    if let Some(dice) = instead(held) {
        return Ok(dice);
    }
    let mut all = base;
    for more in of_layer(held, Layer::Add) {
        all = all.and(more.clone().dice()?)?;
    }
    let (count, sides) = (added(held, Layer::Count)?.stored(1)?, added(held, Layer::Sides)?.stored(1)?);
    let factor = factors(held)?;
    let how = found.rounded.unwrap_or(Rounding::Exactly);
    let all = all.count(count)?.sides(sides)?;
    let all = all.counts(|count| Ratio::whole(count).times(factor)?.rounded_to(1, how)?.stored(1))?;
    Ok(Value::Dice(all))
}

fn of_layer<'h>(held: &'h Held<'_>, layer: Layer) -> impl Iterator<Item = &'h Value> {
    held.iter().filter(move |(modifier, _)| modifier.layer == layer).map(|(_, value)| value)
}

/// The sum of a layer; of each type of bonus the best, and the worst penalty.
fn added(held: &Held<'_>, layer: Layer) -> Result<Ratio, Trap> {
    let mut sum = Ratio::ZERO;
    let mut typed: BTreeMap<&str, (Ratio, Ratio)> = BTreeMap::new();
    for (modifier, value) in held.iter().filter(|(modifier, _)| modifier.layer == layer) {
        let value = value.number()?;
        match &modifier.typed {
            None => sum = sum.plus(value)?,
            Some(name) => {
                let (best, worst) = typed.entry(name).or_insert((Ratio::ZERO, Ratio::ZERO));
                (*best, *worst) = (value.max(*best), value.min(*worst));
            }
        }
    }
    typed.into_values().try_fold(sum, |sum, (best, worst)| sum.plus(best)?.plus(worst))
}

/// The exact product of all factors.
fn factors(held: &Held<'_>) -> Result<Ratio, Trap> {
    let mut product = Ratio::ONE;
    for (modifier, value) in held {
        product = match modifier.layer {
            Layer::Times => product.times(value.number()?)?,
            Layer::Over => product.over(value.number()?)?,
            Layer::Add
            | Layer::Sides
            | Layer::Count
            | Layer::Afterwards
            | Layer::AtLeast
            | Layer::AtMost
            | Layer::Is => product,
        };
    }
    Ok(product)
}

/// What takes the place of all: the one of the highest priority.
fn instead(held: &Held<'_>) -> Option<Value> {
    let is = held.iter().filter(|(modifier, _)| modifier.layer == Layer::Is);
    let first = is.min_by_key(|(modifier, _)| (-i64::from(modifier.priority), modifier.id));
    first.map(|(_, value)| value.clone())
}
