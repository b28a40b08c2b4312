//! Rows of a file of words.

#[cfg(feature = "write")]
use crate::record::Writer;
use crate::record::{Reader, Record, Text};

/// The row that means none.
pub(crate) const NO_ROW: u32 = u32::MAX;
/// Most numbers that one choice looks at.
pub(crate) const HOLES: usize = 3;

/// How a language writes numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct NumbersRow {
    pub decimal: Text,
    pub group: Text,
    pub minus: Text,
    pub plus: Text,
    pub digits: Text,
    /// Digits of the last group, digits of the others, and the fewest that stand before a first mark.
    pub sizes: [u8; 3],
}

/// A thing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ItemRow {
    pub id: u64,
    /// Its qualified name: `ability.power`.
    pub name: Text,
    pub forms: (u32, u32),
}

/// A text: its pieces as the book prints it, and with numbers in place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct FormRow {
    pub form: u32,
    pub words: (u32, u32),
    pub numbers: (u32, u32),
}

/// What a piece is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum PieceKind {
    /// `text`.
    #[default]
    Literal,
    /// `text`, which leads to the thing whose id is `number`.
    Link,
    /// The fixed number `number`/`index`, printed as `text`.
    Fixed,
    /// The live number `index`.
    Hole,
    /// The alternative of the choice `index`.
    Choice,
    /// Between two sentences: `text`.
    Break,
}

/// A piece of a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct PieceRow {
    pub kind: PieceKind,
    /// The number has a sign even where it is positive.
    pub signed: bool,
    /// The number stands without its sign.
    pub size: bool,
    pub index: u32,
    pub text: Text,
    pub number: i64,
}

/// A live number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct HoleRow {
    /// Whether `index` is a stat, and not a function.
    pub stat: bool,
    /// The number for a holder that has nothing, if it has one.
    pub base: Option<i64>,
    pub index: u32,
    pub denominator: u32,
}

/// A place where up to three numbers pick among alternatives; the last alternative is in words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ChoiceRow {
    pub holes: [u32; HOLES],
    pub classes: [u32; HOLES],
    pub options: (u32, u32),
}

/// How numbers fall into classes: the first test that holds says which.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ClassRow {
    pub rules: (u32, u32),
    pub count: u32,
    pub otherwise: u32,
}

/// A test of a number: its sign, and whether its size (or the remainder) lies within bounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct RuleRow {
    /// 0 any, 1 not negative, 2 negative.
    pub sign: u8,
    pub modulus: u32,
    pub low: i64,
    pub high: i64,
    pub class: u32,
}

impl Record for NumbersRow {
    const SIZE: usize = 48;

    fn read(r: &mut Reader<'_>) -> Option<NumbersRow> {
        Some(NumbersRow {
            decimal: Text::read(r)?,
            group: Text::read(r)?,
            minus: Text::read(r)?,
            plus: Text::read(r)?,
            digits: Text::read(r)?,
            sizes: [r.u8(), r.u8(), r.u8()],
        })
    }

    #[cfg(feature = "write")]
    fn write(&self, w: &mut Writer) {
        for text in [&self.decimal, &self.group, &self.minus, &self.plus, &self.digits] {
            text.write(w);
        }
        self.sizes.iter().for_each(|size| w.u8(*size));
    }
}

impl Record for ItemRow {
    const SIZE: usize = 24;

    fn read(r: &mut Reader<'_>) -> Option<ItemRow> {
        Some(ItemRow { id: r.u64(), name: Text::read(r)?, forms: r.pair() })
    }

    #[cfg(feature = "write")]
    fn write(&self, w: &mut Writer) {
        w.u64(self.id);
        self.name.write(w);
        w.pair(self.forms);
    }
}

impl Record for FormRow {
    const SIZE: usize = 24;

    fn read(r: &mut Reader<'_>) -> Option<FormRow> {
        Some(FormRow { form: r.u32(), words: r.pair(), numbers: r.pair() })
    }

    #[cfg(feature = "write")]
    fn write(&self, w: &mut Writer) {
        w.u32(self.form);
        w.pair(self.words);
        w.pair(self.numbers);
    }
}

impl PieceKind {
    const ALL: [PieceKind; 6] =
        [PieceKind::Literal, PieceKind::Link, PieceKind::Fixed, PieceKind::Hole, PieceKind::Choice, PieceKind::Break];
}

impl Record for PieceRow {
    const SIZE: usize = 24;

    fn read(r: &mut Reader<'_>) -> Option<PieceRow> {
        let (kind, signed, size, _) = (r.u8(), r.flag()?, r.flag()?, r.u8());
        let kind = *PieceKind::ALL.get(usize::from(kind))?;
        Some(PieceRow { kind, signed, size, index: r.u32(), text: Text::read(r)?, number: r.i64() })
    }

    #[cfg(feature = "write")]
    fn write(&self, w: &mut Writer) {
        w.u8(self.kind as u8);
        w.u8(self.signed.into());
        w.u8(self.size.into());
        w.u8(0);
        w.u32(self.index);
        self.text.write(w);
        w.i64(self.number);
    }
}

impl Record for HoleRow {
    const SIZE: usize = 24;

    fn read(r: &mut Reader<'_>) -> Option<HoleRow> {
        let (stat, known, _, _) = (r.flag()?, r.flag()?, r.u8(), r.u8());
        let (index, base, denominator) = (r.u32(), r.i64(), r.u32());
        Some(HoleRow { stat, base: known.then_some(base), index, denominator })
    }

    #[cfg(feature = "write")]
    fn write(&self, w: &mut Writer) {
        w.u8(self.stat.into());
        w.u8(self.base.is_some().into());
        w.u16(0);
        w.u32(self.index);
        w.i64(self.base.unwrap_or(0));
        w.u32(self.denominator);
    }
}

impl Record for ChoiceRow {
    const SIZE: usize = 32;

    fn read(r: &mut Reader<'_>) -> Option<ChoiceRow> {
        Some(ChoiceRow { holes: [r.u32(), r.u32(), r.u32()], classes: [r.u32(), r.u32(), r.u32()], options: r.pair() })
    }

    #[cfg(feature = "write")]
    fn write(&self, w: &mut Writer) {
        self.holes.iter().chain(&self.classes).for_each(|row| w.u32(*row));
        w.pair(self.options);
    }
}

impl Record for ClassRow {
    const SIZE: usize = 16;

    fn read(r: &mut Reader<'_>) -> Option<ClassRow> {
        Some(ClassRow { rules: r.pair(), count: r.u32(), otherwise: r.u32() })
    }

    #[cfg(feature = "write")]
    fn write(&self, w: &mut Writer) {
        w.pair(self.rules);
        w.u32(self.count);
        w.u32(self.otherwise);
    }
}

impl Record for RuleRow {
    const SIZE: usize = 32;

    fn read(r: &mut Reader<'_>) -> Option<RuleRow> {
        let (sign, _, _) = (r.u8(), r.u8(), r.u16());
        Some(RuleRow { sign, modulus: r.u32(), low: r.i64(), high: r.i64(), class: r.u32() })
    }

    #[cfg(feature = "write")]
    fn write(&self, w: &mut Writer) {
        w.u8(self.sign);
        w.u8(0);
        w.u16(0);
        w.u32(self.modulus);
        w.i64(self.low);
        w.i64(self.high);
        w.u32(self.class);
    }
}
