//! One pool: so many dice of so many sides, and how they are read.

/// Dice of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pool {
    /// How many; 0 or less gives 0.
    pub count: i16,
    /// Sides of each; 0 or less gives 0.
    pub sides: i16,
    /// How the faces become a number.
    pub mode: Mode,
}

/// How the faces of a pool become a number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// Added up.
    #[default]
    Sum,
    /// The highest so many, added up.
    KeepHigh(u8),
    /// The lowest so many, added up.
    KeepLow(u8),
    /// How many show at least this.
    CountAtLeast(i16),
    /// A die that shows `face` is rolled again and added, at most `deep` times for each die.
    ExplodeOn {
        /// The face that explodes.
        face: i16,
        /// Most extra rolls of one die.
        deep: u8,
    },
    /// A die that shows this or less is rolled once more, and the second face stands.
    RerollOnce(i16),
}

impl Mode {
    const fn raw(self) -> (u8, u16, u8) {
        match self {
            Mode::Sum => (1, 0, 0),
            Mode::KeepHigh(k) => (2, k as u16, 0),
            Mode::KeepLow(k) => (3, k as u16, 0),
            Mode::CountAtLeast(t) => (4, t as u16, 0),
            Mode::ExplodeOn { face, deep } => (5, face as u16, deep),
            Mode::RerollOnce(n) => (6, n as u16, 0),
        }
    }

    fn from_raw(tag: u8, first: u16, deep: u8) -> Option<Mode> {
        let mode = match tag {
            1 => Mode::Sum,
            2 => Mode::KeepHigh(u8::try_from(first).ok()?),
            3 => Mode::KeepLow(u8::try_from(first).ok()?),
            4 => Mode::CountAtLeast(first.cast_signed()),
            5 => Mode::ExplodeOn { face: first.cast_signed(), deep },
            6 => Mode::RerollOnce(first.cast_signed()),
            _ => return None,
        };
        (mode.raw() == (tag, first, deep)).then_some(mode)
    }

    /// The same with another number: how many are kept, what counts, explodes or is rerolled. `None` if it is too large.
    pub fn with_number(self, n: i64) -> Option<Mode> {
        let few = u8::try_from(n.clamp(0, i64::from(u8::MAX))).ok();
        let face = i16::try_from(n).ok();
        Some(match self {
            Mode::Sum => Mode::Sum,
            Mode::KeepHigh(_) => Mode::KeepHigh(few?),
            Mode::KeepLow(_) => Mode::KeepLow(few?),
            Mode::CountAtLeast(_) => Mode::CountAtLeast(face?),
            Mode::ExplodeOn { face: _, deep } => Mode::ExplodeOn { face: face?, deep },
            Mode::RerollOnce(_) => Mode::RerollOnce(face?),
        })
    }

    /// The immediate operand of `DiceMake` and `DiceRead`: bits 0..16 the number, 16..24 the depth, 24..28 the mode.
    pub const fn to_imm(self) -> i32 {
        let (tag, first, deep) = self.raw();
        (first as u32 | (deep as u32) << 16 | (tag as u32) << 24).cast_signed()
    }

    /// The mode of an immediate operand; `None` if it is none.
    pub fn from_imm(imm: i32) -> Option<Mode> {
        let [low, high, deep, tag] = imm.to_le_bytes();
        Mode::from_raw(tag, u16::from_le_bytes([low, high]), deep)
    }
}

impl Pool {
    /// One register: bytes 0..2 the count, 2..4 the sides, 4..6 the mode's number, 6 its depth, 7 the mode. Never 0.
    pub const fn pack(self) -> i64 {
        let (tag, first, deep) = self.mode.raw();
        let [a, b] = self.count.to_le_bytes();
        let [c, d] = self.sides.to_le_bytes();
        let [e, f] = first.to_le_bytes();
        i64::from_le_bytes([a, b, c, d, e, f, deep, tag])
    }

    /// The pool of a register; `None` for 0 and for anything that is no pool.
    pub fn unpack(word: i64) -> Option<Pool> {
        let [a, b, c, d, e, f, deep, tag] = word.to_le_bytes();
        let mode = Mode::from_raw(tag, u16::from_le_bytes([e, f]), deep)?;
        Some(Pool { count: i16::from_le_bytes([a, b]), sides: i16::from_le_bytes([c, d]), mode })
    }

    /// Whether it has dice with sides.
    pub fn is_live(self) -> bool {
        self.count > 0 && self.sides > 0
    }

    /// The largest it can give.
    pub fn maximum(self) -> i64 {
        if !self.is_live() {
            return 0;
        }
        let (count, sides) = (i64::from(self.count), i64::from(self.sides));
        match self.mode {
            Mode::Sum | Mode::RerollOnce(_) => count * sides,
            Mode::KeepHigh(k) | Mode::KeepLow(k) => count.min(i64::from(k)) * sides,
            Mode::CountAtLeast(t) if i64::from(t) <= sides => count,
            Mode::CountAtLeast(_) => 0,
            Mode::ExplodeOn { face, deep } => {
                let extra = if self.shows(face) { i64::from(deep) * i64::from(face) } else { 0 };
                count * (sides + extra)
            }
        }
    }

    /// The smallest it can give.
    pub fn minimum(self) -> i64 {
        if !self.is_live() {
            return 0;
        }
        let count = i64::from(self.count);
        match self.mode {
            Mode::Sum | Mode::RerollOnce(_) => count,
            Mode::KeepHigh(k) | Mode::KeepLow(k) => count.min(i64::from(k)),
            Mode::CountAtLeast(t) if t <= 1 => count,
            Mode::CountAtLeast(_) => 0,
            Mode::ExplodeOn { face: 1, deep } if self.sides == 1 => count * (i64::from(deep) + 1),
            Mode::ExplodeOn { face: 1, deep } => count * i64::from(deep.min(1) + 1),
            Mode::ExplodeOn { face: _, deep: _ } => count,
        }
    }

    fn shows(self, face: i16) -> bool {
        face >= 1 && face <= self.sides
    }
}
