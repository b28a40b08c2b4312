//! Values as the evaluator has them.

use runebook_compiler::ir::{Rounding, Type};
use runebook_runtime::Trap;

use super::dice::Pools;
use super::ratio::Ratio;

/// Nobody, nothing, no context.
pub const NONE: i64 = -1;

/// A value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// An exact amount, or a chance.
    Number(Ratio),
    /// Yes or no.
    Yes(bool),
    /// Someone, an entry, a member, a context, the name of a stat; [`NONE`] is none.
    Of(i64),
    /// Dice that have not been rolled.
    Dice(Pools),
    /// Several.
    Set(Vec<Value>),
    /// Named results, in order.
    Record(Vec<Value>),
}

impl Value {
    /// A stored number of a type.
    pub fn typed(ty: &Type, stored: i64) -> Result<Self, Trap> {
        Ok(match ty {
            Type::Number(number) => Self::Number(Ratio::parts(stored, number.denominator.max(1))?),
            Type::Chance => Self::Number(Ratio::whole(stored)),
            Type::YesNo => Self::Yes(stored != 0),
            Type::Dice => Self::Dice(Pools::constant(stored)),
            Type::Set(..) => Self::Set(Vec::new()),
            Type::Member(_)
            | Type::Entry(_)
            | Type::Entity(_)
            | Type::Context(_)
            | Type::Record(_)
            | Type::StatName(_)
            | Type::EventName
            | Type::Text
            | Type::Any => Self::Of(stored),
        })
    }

    /// What a place of a type holds before anything was put there.
    pub fn nothing(ty: &Type) -> Self {
        match ty {
            Type::Number(_) | Type::Chance => Self::Number(Ratio::ZERO),
            Type::YesNo => Self::Yes(false),
            Type::Dice => Self::Dice(Pools::default()),
            Type::Set(..) => Self::Set(Vec::new()),
            Type::Member(_)
            | Type::Entry(_)
            | Type::Entity(_)
            | Type::Context(_)
            | Type::Record(_)
            | Type::StatName(_)
            | Type::EventName
            | Type::Text
            | Type::Any => Self::Of(NONE),
        }
    }

    /// The same in a place of a type: a number is dice that always fall so; parts that the place cannot hold are left over.
    pub fn into_place(self, ty: &Type) -> Result<Self, Trap> {
        Ok(match (self, ty) {
            (Self::Number(number), Type::Dice) => Self::Dice(Pools::constant(number.stored(1)?)),
            (Self::Number(number), Type::Number(place)) if place.denominator != 0 => {
                Self::Number(number.rounded_to(place.denominator, Rounding::Exactly)?)
            }
            (other, _) => other,
        })
    }

    pub fn number(&self) -> Result<Ratio, Trap> {
        match self {
            Self::Number(number) => Ok(*number),
            Self::Yes(yes) => Ok(Ratio::whole(i64::from(*yes))),
            Self::Of(word) => Ok(Ratio::whole(*word)),
            Self::Dice(_) | Self::Set(_) | Self::Record(_) => Err(Trap::Broken),
        }
    }

    /// A whole number.
    pub fn whole(&self) -> Result<i64, Trap> {
        self.number()?.stored(1)
    }

    pub fn yes(&self) -> Result<bool, Trap> {
        match self {
            Self::Yes(yes) => Ok(*yes),
            Self::Number(number) => Ok(*number != Ratio::ZERO),
            Self::Of(word) => Ok(*word != 0),
            Self::Dice(_) | Self::Set(_) | Self::Record(_) => Err(Trap::Broken),
        }
    }

    /// Whom or which it names.
    pub fn of(&self) -> Result<i64, Trap> {
        match self {
            Self::Of(word) => Ok(*word),
            Self::Number(_) | Self::Yes(_) | Self::Dice(_) | Self::Set(_) | Self::Record(_) => Err(Trap::Broken),
        }
    }

    pub fn dice(self) -> Result<Pools, Trap> {
        match self {
            Self::Dice(dice) => Ok(dice),
            Self::Number(number) => Ok(Pools::constant(number.stored(1)?)),
            Self::Yes(_) | Self::Of(_) | Self::Set(_) | Self::Record(_) => Err(Trap::Broken),
        }
    }

    /// The number that is told or stored where such parts are kept.
    pub fn stored(&self, ty: &Type) -> Result<i64, Trap> {
        match (self, ty) {
            (Self::Number(number), Type::Number(place)) => number.stored(place.denominator.max(1)),
            (Self::Number(number), _) => number.stored(1),
            (Self::Yes(yes), _) => Ok(i64::from(*yes)),
            (Self::Of(word), _) => Ok(*word),
            (Self::Dice(_) | Self::Set(_) | Self::Record(_), _) => Err(Trap::Broken),
        }
    }
}
