//! Types of values.

use std::num::NonZeroU16;

use super::{ContextId, EntityId, EnumId, FunctionId, KindId};

/// The type of a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Type {
    /// An exact amount.
    Number(Number),
    /// Yes or no.
    YesNo,
    /// Dice, not yet rolled.
    Dice,
    /// A chance: an exact ratio from 0 to 1.
    Chance,
    /// A member of a `one of`.
    Member(EnumId),
    /// An entry of a kind, or none.
    Entry(KindId),
    /// An entity, or none.
    Entity(EntityId),
    /// A context.
    Context(ContextId),
    /// Several values of one type.
    Set(Box<Type>, u16),
    /// What a procedure, check or die gives: its named results.
    Record(FunctionId),
    /// The name of a stat of an entity.
    StatName(EntityId),
    /// The name of an event.
    EventName,
    /// Text (tests).
    Text,
    /// The word `none`, or what had an error already: fits everywhere.
    Any,
}

/// Index of a unit in [`Ir::units`](super::Ir::units): a small one, for each value has a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct UnitId(NonZeroU16);

impl UnitId {
    /// The unit at an index; none where that is more than there is room for.
    #[must_use]
    pub fn new(index: usize) -> Option<Self> {
        u16::try_from(index + 1).ok().and_then(NonZeroU16::new).map(Self)
    }
}

impl From<UnitId> for usize {
    fn from(id: UnitId) -> Self {
        Self::from(id.0.get()) - 1
    }
}

/// A number's unit and denominator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number {
    /// Its unit.
    pub unit: Option<UnitId>,
    /// It is a whole number of 1/`denominator`; 0 when it is a ratio whose denominator is computed.
    pub denominator: i64,
    /// Whether a division made it a fraction, so that it must be rounded (or said to be unrounded).
    pub divided: bool,
}

impl Number {
    /// A whole number without unit.
    pub const WHOLE: Self = Self { unit: None, denominator: 1, divided: false };
}

impl Type {
    /// A whole number.
    pub const WHOLE: Self = Self::Number(Number::WHOLE);

    /// The number inside, if it is one.
    #[must_use]
    pub fn number(&self) -> Option<Number> {
        match self {
            Self::Number(number) => Some(*number),
            Self::YesNo
            | Self::Dice
            | Self::Chance
            | Self::Member(_)
            | Self::Entry(_)
            | Self::Entity(_)
            | Self::Context(_)
            | Self::Set(..)
            | Self::Record(_)
            | Self::StatName(_)
            | Self::EventName
            | Self::Text
            | Self::Any => None,
        }
    }

    /// Whether it takes eight registers.
    #[must_use]
    pub fn is_dice(&self) -> bool {
        matches!(self, Self::Dice)
    }
}
