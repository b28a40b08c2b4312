//! What runs a block of lanes in columns of one width.

use super::around::Around;
use super::bits::Lanes;
use super::lane::Lane;
use super::pool::{NONE, Pool, Source};
use super::stats::Kept;
use super::value::{Mask, Test, Value};
use super::{LANES, Leave};
use crate::machine::{Comparison, Host};
use crate::program::Function;
use crate::trap::Trap;

pub(super) struct Engine<'e, 'c, T, H: ?Sized> {
    pub(super) around: Around<'e, H>,
    pub(super) pool: Pool<'c, T>,
    pub(super) values: &'c mut [Value],
    /// Modifiers of the stats that are being worked out, and how many these are.
    pub(super) applies: &'c mut [Kept],
    pub(super) kept: usize,
    /// Where the values of the next function stand.
    pub(super) floor: usize,
    /// Lanes that the scalar machine is to run: rules failed there, or did what columns do not.
    pub(super) left: Lanes,
    pub(super) fuel: u64,
    /// Registers, functions and evaluations in use, as the scalar machine counts them at most.
    pub(super) registers: usize,
    pub(super) depth: u32,
}

/// A running function.
pub(super) struct Frame {
    pub(super) row: Function,
    /// Where its results stand, and behind them its registers.
    pub(super) results: usize,
    pub(super) base: usize,
    /// The lanes that want it. It runs in all, but what happens in others counts nowhere.
    pub(super) wanted: Lanes,
    /// The context of the running evaluation.
    pub(super) evaluation: Value,
}

/// Where something goes on.
#[derive(Clone, Copy)]
pub(super) struct Now<'f> {
    pub(super) frame: &'f Frame,
    pub(super) mask: Mask,
}

/// Which lanes a number is wanted in, for when they are looked at one by one.
#[derive(Clone, Copy)]
pub(super) enum Here<'f> {
    At(Now<'f>),
    In(Lanes),
}

impl<'e, 'c, T: Lane, H: Host + ?Sized> Engine<'e, 'c, T, H> {
    pub(super) fn new(
        around: Around<'e, H>,
        pool: Pool<'c, T>,
        (values, applies): (&'c mut [Value], &'c mut [Kept]),
    ) -> Self {
        let (fuel, registers, depth) = (around.limits.fuel, around.registers, around.depth);
        Engine { around, pool, values, applies, kept: 0, floor: 0, left: Lanes::NONE, fuel, registers, depth }
    }

    /// The number of a lane.
    pub(super) fn at(&self, value: Value, lane: usize) -> i64 {
        if value.is_same() { value.low } else { self.pool.at(value.column, lane) }
    }

    /// The value as another uses it, too.
    pub(super) fn shared(&mut self, value: Value) -> Value {
        self.pool.share(value.column);
        value
    }

    pub(super) fn drop(&mut self, value: Value) {
        self.pool.give_back(value.column);
    }

    pub(super) fn register(&self, frame: &Frame, register: u8) -> Value {
        self.values.get(frame.base + usize::from(register)).copied().unwrap_or_default()
    }

    /// Puts a value that nobody else has into a register, in the lanes that are here.
    pub(super) fn set(&mut self, now: Now<'_>, register: u8, value: Value) -> Result<(), Leave> {
        self.put(now.frame.base + usize::from(register), now.mask, value)
    }

    pub(super) fn put(&mut self, place: usize, mask: Mask, value: Value) -> Result<(), Leave> {
        let old = self.values.get(place).copied().ok_or(Leave::Whole)?;
        let new = if mask.is_all() {
            value
        } else {
            let mixed = self.mixed(mask, value, old)?;
            self.drop(value);
            mixed
        };
        self.drop(old);
        if let Some(slot) = self.values.get_mut(place) {
            *slot = new;
        }
        Ok(())
    }

    /// One value in these lanes, another in the others.
    pub(super) fn mixed(&mut self, mask: Mask, one: Value, other: Value) -> Result<Value, Leave> {
        if one.is_same() && other.is_same() && one.low == other.low {
            return Ok(one);
        }
        let (low, high) = one.around(&other);
        let (one, other) = (self.source(one)?, self.source(other)?);
        let (one, other) = if mask.inverted { (other, one) } else { (one, other) };
        Ok(Value { low, high, column: self.pool.blend(mask.column, one, other)? })
    }

    /// The value as columns of this width have it.
    pub(super) fn source(&self, value: Value) -> Result<Source<T>, Leave> {
        match value.is_same() {
            true if value.low < T::LOW || value.low > T::HIGH => Err(Leave::Wider),
            true => Ok(Source::Same(T::of(value.low))),
            false => Ok(Source::Column(value.column)),
        }
    }

    /// What `f` gives for two values, if the bounds of what it gives show that it fits: those are the least and the
    /// greatest of `ends`. Else `exact`, lane by lane.
    #[inline(always)]
    pub(super) fn proven(
        &mut self,
        here: Here<'_>,
        (one, other): (Value, Value),
        ends: &[Result<i64, Trap>],
        f: impl Fn(T, T) -> T,
        exact: impl Fn(i64, i64) -> Result<i64, Trap>,
    ) -> Result<Value, Leave> {
        match bounds(ends) {
            Some((low, high)) if low == high => Ok(Value::same(low)),
            Some((low, high)) if low >= T::LOW && high <= T::HIGH => {
                let column = match (self.source(one)?, self.source(other)?) {
                    (Source::Column(one), Source::Column(other)) => self.pool.zip(one, other, f)?,
                    (Source::Column(one), Source::Same(other)) => self.pool.map(one, |one| f(one, other))?,
                    (Source::Same(one), Source::Column(other)) => self.pool.map(other, |other| f(one, other))?,
                    (Source::Same(_), Source::Same(_)) => return Err(Leave::Whole),
                };
                Ok(Value { low, high, column })
            }
            Some(_) | None if T::HIGH < i64::MAX => Err(Leave::Wider),
            Some(_) | None => {
                let lanes = match here {
                    Here::At(now) => self.lanes(now)?,
                    Here::In(lanes) => lanes,
                };
                self.each_of(lanes, |engine, lane| exact(engine.at(one, lane), engine.at(other, lane)))
            }
        }
    }

    /// A number for each lane that is here, one after another. A lane in which it fails is left to the scalar machine.
    pub(super) fn each(
        &mut self,
        now: Now<'_>,
        f: impl FnMut(&Self, usize) -> Result<i64, Trap>,
    ) -> Result<Value, Leave> {
        let lanes = self.lanes(now)?;
        self.each_of(lanes, f)
    }

    pub(super) fn each_of(
        &mut self,
        lanes: Lanes,
        mut f: impl FnMut(&Self, usize) -> Result<i64, Trap>,
    ) -> Result<Value, Leave> {
        let column = self.pool.take()?;
        self.pool.column_mut(column)?.fill(T::default());
        let (mut low, mut high) = (0, 0);
        for lane in lanes.without(self.left).iter() {
            match f(self, lane) {
                Ok(word) if word >= T::LOW && word <= T::HIGH => {
                    (low, high) = (word.min(low), word.max(high));
                    if let Some(slot) = self.pool.column_mut(column)?.get_mut(lane) {
                        *slot = T::of(word);
                    }
                }
                Ok(_) => return Err(Leave::Wider),
                Err(_) => self.left.put(lane),
            }
        }
        Ok(Value { low, high, column })
    }

    /// The lanes that are here and wanted.
    pub(super) fn lanes(&self, now: Now<'_>) -> Result<Lanes, Leave> {
        Ok(self.those(now.mask)?.both(now.frame.wanted))
    }

    pub(super) fn those(&self, mask: Mask) -> Result<Lanes, Leave> {
        if mask.is_all() {
            return Ok(Lanes::first(LANES));
        }
        let column = self.pool.column(mask.column)?;
        let zero = T::default();
        Ok(Lanes::where_it(|lane| column.get(lane).is_some_and(|bits| (*bits != zero) != mask.inverted)))
    }

    /// A mask of these lanes, which are neither all nor none.
    pub(super) fn mask_of(&mut self, lanes: Lanes) -> Result<Mask, Leave> {
        let column = self.pool.take()?;
        for (lane, slot) in self.pool.column_mut(column)?.iter_mut().enumerate() {
            *slot = T::mask(lanes.has(lane));
        }
        Ok(Mask { column, inverted: false, count: lanes.count() as u16 })
    }

    /// Where a comparison holds. Bounds often know.
    pub(super) fn test(&mut self, how: Comparison, left: Value, right: Value) -> Result<Test, Leave> {
        if let Some(known) = decided(how, left, right) {
            return Ok(Test::Known(known));
        }
        let ((column, count), inverted) = match how {
            Comparison::Eq => (self.equal(left, right)?, false),
            Comparison::Ne => (self.equal(left, right)?, true),
            Comparison::Lt => (self.less(left, right)?, false),
            Comparison::Gt => (self.less(right, left)?, false),
            Comparison::Le => (self.less(right, left)?, true),
        };
        let mask = Mask { column, inverted: false, count };
        let mask = if inverted { mask.not() } else { mask };
        if mask.count == 0 || usize::from(mask.count) == LANES {
            self.pool.give_back(column);
            return Ok(Test::Known(mask.count != 0));
        }
        Ok(Test::In(mask))
    }

    fn equal(&mut self, left: Value, right: Value) -> Result<(u16, u16), Leave> {
        match (self.source(left)?, self.source(right)?) {
            (Source::Column(one), Source::Column(other)) => {
                self.pool.zip_counted(one, other, |one, other| T::mask(Comparison::Eq.holds(one, other)))
            }
            (Source::Column(one), Source::Same(same)) | (Source::Same(same), Source::Column(one)) => {
                self.pool.map_counted(one, |one| T::mask(Comparison::Eq.holds(one, same)))
            }
            (Source::Same(_), Source::Same(_)) => Err(Leave::Whole),
        }
    }

    fn less(&mut self, left: Value, right: Value) -> Result<(u16, u16), Leave> {
        match (self.source(left)?, self.source(right)?) {
            (Source::Column(one), Source::Column(other)) => {
                self.pool.zip_counted(one, other, |one, other| T::mask(Comparison::Lt.holds(one, other)))
            }
            (Source::Column(one), Source::Same(other)) => {
                self.pool.map_counted(one, |one| T::mask(Comparison::Lt.holds(one, other)))
            }
            (Source::Same(one), Source::Column(other)) => {
                self.pool.map_counted(other, |other| T::mask(Comparison::Gt.holds(other, one)))
            }
            (Source::Same(_), Source::Same(_)) => Err(Leave::Whole),
        }
    }

    /// 1 where it holds, 0 where not.
    pub(super) fn yes_or_no(&mut self, test: Test) -> Result<Value, Leave> {
        let mask = match test {
            Test::Known(holds) => return Ok(Value::same(holds.into())),
            Test::In(mask) => mask,
        };
        let flip = if mask.inverted { T::ALL } else { T::default() };
        let column = self.pool.map(mask.column, |bits| (bits ^ flip) & T::ONE)?;
        self.pool.give_back(mask.column);
        Ok(Value { low: 0, high: 1, column })
    }

    /// The lanes of both masks.
    pub(super) fn and(&mut self, one: Mask, other: Mask) -> Result<Mask, Leave> {
        self.joined(one, other, |one, other| one & other)
    }

    /// The lanes of either mask, which have none in common.
    pub(super) fn or(&mut self, one: Mask, other: Mask) -> Result<Mask, Leave> {
        if usize::from(one.count + other.count) == LANES {
            return Ok(Mask::ALL);
        }
        self.joined(one, other, |one, other| one | other)
    }

    #[inline(always)]
    fn joined(&mut self, one: Mask, other: Mask, f: impl Fn(T, T) -> T) -> Result<Mask, Leave> {
        let flip = |mask: Mask| if mask.inverted { T::ALL } else { T::default() };
        let (first, second) = (flip(one), flip(other));
        let (column, count) =
            self.pool.zip_counted(one.column, other.column, |one, other| f(one ^ first, other ^ second))?;
        Ok(Mask { column, inverted: false, count })
    }
}

/// What the bounds of two values say of a comparison.
fn decided(how: Comparison, left: Value, right: Value) -> Option<bool> {
    let apart = left.high < right.low || right.high < left.low;
    let same = left.low == left.high && (left.low, left.high) == (right.low, right.high);
    // the same of all pairs, if it is the same of those that differ most either way
    let ends = [how.holds(left.low, right.high), how.holds(left.high, right.low)];
    match how {
        Comparison::Eq | Comparison::Ne if apart || same => Some(ends[0]),
        Comparison::Eq | Comparison::Ne => None,
        Comparison::Lt | Comparison::Le | Comparison::Gt => (ends[0] == ends[1]).then_some(ends[0]),
    }
}

fn bounds(ends: &[Result<i64, Trap>]) -> Option<(i64, i64)> {
    ends.iter()
        .try_fold((i64::MAX, i64::MIN), |(low, high), end| end.as_ref().ok().map(|end| (low.min(*end), high.max(*end))))
}

/// Whether there is a column at all.
pub(super) fn is_column(column: u16) -> bool {
    column != NONE
}
