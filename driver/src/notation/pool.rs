//! Dice of one kind while they are read: what suffixes make of them.

use runebook_runtime::dice::{Mode, Pool};

use super::Reading;

/// What a suffix does not say in our notation, in words.
pub(super) type Refused = Reading;

/// A pool that is being read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Reads {
    pub count: i16,
    pub sides: i16,
    /// What is added to each die: what rerolls without end have ruled out.
    pub each: i64,
    pub mode: Mode,
    /// Whether an explosion without a bound got one.
    pub bounded: bool,
}

/// A comparison after the letters of a suffix, with the number itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Faces {
    /// None was written.
    Unsaid,
    /// This face.
    Only(i64),
    /// This and all above it.
    From(i64),
    /// This and all below it.
    UpTo(i64),
}

impl Reads {
    pub fn new(count: i16, sides: i16) -> Self {
        Self { count, sides, each: 0, mode: Mode::Sum, bounded: false }
    }

    /// What is added to the total, and the pool.
    pub fn finish(self) -> (i64, Pool) {
        let kept = match self.mode {
            Mode::KeepHigh(kept) | Mode::KeepLow(kept) => i64::from(kept).min(self.count.into()),
            Mode::Sum | Mode::CountAtLeast(_) | Mode::ExplodeOn { .. } | Mode::RerollOnce(_) => self.count.into(),
        };
        // who keeps as many as there are keeps all of them
        let mode = match self.mode {
            Mode::KeepHigh(_) | Mode::KeepLow(_) if kept == i64::from(self.count) => Mode::Sum,
            mode => mode,
        };
        (self.each * kept, Pool { count: self.count, sides: self.sides, mode })
    }

    /// Reads the dice in a way; they have none yet.
    fn with_mode(self, mode: Mode) -> Result<Self, Refused> {
        let free = self.mode == Mode::Sum && (self.each == 0 || matches!(mode, Mode::KeepHigh(_) | Mode::KeepLow(_)));
        if free {
            return Ok(Self { mode, ..self });
        }
        Err(other("does two things to the same dice: write a `die NAME { roll …: … }` that does both"))
    }

    pub fn keep_high(self, kept: i64) -> Result<Self, Refused> {
        self.with_mode(Mode::KeepHigh(few(kept)?))
    }

    pub fn keep_low(self, kept: i64) -> Result<Self, Refused> {
        self.with_mode(Mode::KeepLow(few(kept)?))
    }

    pub fn drop_low(self, dropped: i64) -> Result<Self, Refused> {
        self.keep_high(self.left(dropped)?)
    }

    pub fn drop_high(self, dropped: i64) -> Result<Self, Refused> {
        self.keep_low(self.left(dropped)?)
    }

    /// How many are left when so many are dropped.
    fn left(self, dropped: i64) -> Result<i64, Refused> {
        match i64::from(self.count) - dropped {
            left @ 1.. => Ok(left),
            _ => Err(other("drops every die: nothing is left to add up")),
        }
    }

    /// Explodes on faces, the highest if none are said, at most `deep` times a die; `bounded` says that it has no bound
    /// there.
    pub fn explode(self, faces: Faces, deep: u8, bounded: bool) -> Result<Self, Refused> {
        let sides = i64::from(self.sides);
        let face = match faces {
            Faces::Unsaid => sides,
            Faces::Only(face) => face,
            Faces::From(face) if face == sides => face,
            Faces::From(_) | Faces::UpTo(_) => {
                return Err(other("explodes on several faces: write a `die NAME { roll …: … again at most 10 deep }`"));
            }
        };
        if face < 1 || face > sides || sides < 2 {
            return Err(other("explodes on a face that the die does not have, or on its only one"));
        }
        let face = i16::try_from(face).unwrap_or(self.sides);
        Ok(Self { bounded: self.bounded | bounded, ..self.with_mode(Mode::ExplodeOn { face, deep })? })
    }

    /// Rerolls once what shows one of these faces, the lowest if none are said.
    pub fn reroll_once(self, faces: Faces) -> Result<Self, Refused> {
        let face = lowest(faces)?;
        self.with_mode(Mode::RerollOnce(i16::try_from(face).map_err(|_| other(TOO_LARGE))?))
    }

    /// Rerolls as long as one of these faces shows: what is left is as likely as each other, a die of fewer sides.
    pub fn reroll_until(self, faces: Faces) -> Result<Self, Refused> {
        let ruled_out = lowest(faces)?;
        let left = i64::from(self.sides) - ruled_out;
        if left < 1 {
            return Err(other("rerolls for ever: the die has no other face"));
        }
        if self.mode != Mode::Sum {
            return Err(other("rerolls dice that are read in another way already: write the reroll first"));
        }
        let sides = i16::try_from(left).unwrap_or(self.sides);
        Ok(Self { sides, each: self.each + ruled_out.max(0), ..self })
    }

    /// Counts the dice that show one of these faces.
    pub fn count(self, faces: Faces) -> Result<Self, Refused> {
        let from = match faces {
            Faces::From(face) => face,
            Faces::Only(face) if face == i64::from(self.sides) => face,
            Faces::Only(_) | Faces::UpTo(_) | Faces::Unsaid => {
                return Err(other("counts dice that show other faces than the highest: write a `die` of 0 and 1"));
            }
        };
        self.with_mode(Mode::CountAtLeast(i16::try_from(from).map_err(|_| other(TOO_LARGE))?))
    }
}

pub(super) const TOO_LARGE: &str = "has a number that is too large";

/// The highest of faces that begin at 1.
fn lowest(faces: Faces) -> Result<i64, Refused> {
    match faces {
        Faces::Unsaid => Ok(1),
        Faces::UpTo(face) => Ok(face.max(0)),
        Faces::Only(1) => Ok(1),
        Faces::Only(face) => Err(other(&format!(
            "rerolls dice that show {face} and no others: write a `die NAME {{ roll …: {face}: again at most \
             10 deep; … }}`"
        ))),
        Faces::From(_) => Err(other("rerolls high dice: write a `die NAME { roll …: … again at most 10 deep }`")),
    }
}

fn few(kept: i64) -> Result<u8, Refused> {
    u8::try_from(kept).map_err(|_| other(TOO_LARGE))
}

/// Something that no dice of ours can say.
pub(super) fn other(why: &str) -> Reading {
    Reading::Other(why.to_owned())
}
