//! Arithmetic on columns: the functions of [`crate::arith`] show that nothing leaves its bounds, or do it lane by lane.

use super::Leave;
use super::engine::{Engine, Here, Now};
use super::lane::Lane;
use super::value::Value;
use crate::arith;
use crate::machine::Host;
use crate::program::Rounding;

impl<T: Lane, H: Host + ?Sized> Engine<'_, '_, T, H> {
    pub(super) fn sum(&mut self, here: Here<'_>, one: Value, other: Value) -> Result<Value, Leave> {
        let ends = [arith::add(one.low, other.low), arith::add(one.high, other.high)];
        self.proven(here, (one, other), &ends, T::plus, arith::add)
    }

    pub(super) fn difference(&mut self, here: Here<'_>, one: Value, other: Value) -> Result<Value, Leave> {
        let ends = [arith::sub(one.low, other.high), arith::sub(one.high, other.low)];
        self.proven(here, (one, other), &ends, T::minus, arith::sub)
    }

    pub(super) fn product(&mut self, here: Here<'_>, one: Value, other: Value) -> Result<Value, Leave> {
        let ends = [
            arith::mul(one.low, other.low),
            arith::mul(one.low, other.high),
            arith::mul(one.high, other.low),
            arith::mul(one.high, other.high),
        ];
        self.proven(here, (one, other), &ends, T::times, arith::mul)
    }

    pub(super) fn lesser(&mut self, here: Here<'_>, one: Value, other: Value) -> Result<Value, Leave> {
        if one.high <= other.low || other.high <= one.low {
            return Ok(self.shared(if one.high <= other.low { one } else { other }));
        }
        let ends = [Ok(one.low.min(other.low)), Ok(one.high.min(other.high))];
        let least = |one: T, other: T| if other < one { other } else { one };
        self.proven(here, (one, other), &ends, least, |one, other| Ok(one.min(other)))
    }

    pub(super) fn greater(&mut self, here: Here<'_>, one: Value, other: Value) -> Result<Value, Leave> {
        if one.low >= other.high || other.low >= one.high {
            return Ok(self.shared(if one.low >= other.high { one } else { other }));
        }
        let ends = [Ok(one.low.max(other.low)), Ok(one.high.max(other.high))];
        let most = |one: T, other: T| if other > one { other } else { one };
        self.proven(here, (one, other), &ends, most, |one, other| Ok(one.max(other)))
    }

    pub(super) fn divided(&mut self, now: Now<'_>, one: Value, other: Value, how: Rounding) -> Result<Value, Leave> {
        if one.is_same()
            && other.is_same()
            && let Ok(same) = arith::div(one.low, other.low, how)
        {
            return Ok(Value::same(same));
        }
        self.each(now, |engine, lane| arith::div(engine.at(one, lane), engine.at(other, lane), how))
    }
}
