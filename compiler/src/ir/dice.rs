//! What can be done to dice.

use runebook_runtime::dice::Mode;

/// What can be done to dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiceOp {
    /// Dice joined to dice.
    Add,
    /// A number added to the constant.
    Plus,
    /// Each count times a number.
    Times,
    /// Sides added to each pool.
    Sides,
    /// Dice added to the first pool.
    Count,
    /// Keep the highest.
    KeepHigh,
    /// Keep the lowest.
    KeepLow,
    /// Count those that show at least so much.
    CountAtLeast,
    /// Roll again and add on this face, at most so often a die.
    Explode(u8),
    /// Roll once more what shows at most so much.
    Reroll,
}

impl DiceOp {
    /// How it reads the faces of a pool, its number left open; none for what changes dice otherwise.
    #[must_use]
    pub const fn mode(self) -> Option<Mode> {
        Some(match self {
            Self::KeepHigh => Mode::KeepHigh(0),
            Self::KeepLow => Mode::KeepLow(0),
            Self::CountAtLeast => Mode::CountAtLeast(0),
            Self::Explode(deep) => Mode::ExplodeOn { face: 0, deep },
            Self::Reroll => Mode::RerollOnce(0),
            Self::Add | Self::Plus | Self::Times | Self::Sides | Self::Count => return None,
        })
    }
}
