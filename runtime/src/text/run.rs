//! Runs: what a text is made of when it is read for somebody.

use core::fmt;

use super::row::{ChoiceRow, ClassRow, HoleRow, NO_ROW, PieceKind, PieceRow, RuleRow};
use super::{Holder, Number, Numbers, Section, Source, Texts};

/// A part of a text. Written one after another (`{run}`), runs are the text.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Run<'b> {
    /// Words.
    Literal(&'b str),
    /// Words that lead to a thing.
    Link {
        /// The thing's stable id.
        to: u64,
        /// The words.
        text: &'b str,
    },
    /// A number.
    Value(Value<'b>),
    /// Between two sentences or lines: what stands there on one line; a list may begin a new line instead.
    Break(&'b str),
}

/// A number in a text.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Value<'b> {
    /// What the book prints: the digits of a fixed number. A live number has none; the book says it in words.
    pub printed: Option<&'b str>,
    /// The fixed number; of a live one, what it is for a holder that has nothing, where that can be worked out.
    pub base: Option<Number>,
    /// The number now; the same as `base` for a fixed one, none where it cannot be worked out.
    pub current: Option<Number>,
    /// Whether a positive number shows its sign.
    pub signed: bool,
    /// Whether it stands without its sign: "falls by 3".
    pub size: bool,
    /// Where a live number comes from; [`super::Live::why`] tells what counts in it.
    pub source: Option<Source>,
    numbers: Numbers<'b>,
}

impl<'b> Value<'b> {
    /// Whether it is another than that of a holder that has nothing.
    pub fn changed(&self) -> bool {
        self.base != self.current
    }

    /// A number as this text would write it.
    pub fn show(&self, number: Number) -> super::Shown<'b> {
        let num = if self.size { number.num.saturating_abs() } else { number.num };
        self.numbers.show(Number { num, ..number }, self.signed)
    }
}

impl fmt::Display for Value<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.printed, self.current.or(self.base)) {
            (Some(printed), _) => f.write_str(printed),
            (None, Some(number)) => self.show(number).fmt(f),
            (None, None) => f.write_str("?"),
        }
    }
}

impl fmt::Display for Run<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Run::Literal(text) | Run::Link { text, .. } | Run::Break(text) => f.write_str(text),
            Run::Value(value) => value.fmt(f),
        }
    }
}

/// The runs of a text, one after another.
#[derive(Clone, Debug)]
pub struct Runs<'b, H> {
    texts: Texts<'b>,
    holder: H,
    /// Pieces of the text that are left.
    outer: (u32, u32),
    /// Pieces of the alternative that are left.
    inner: (u32, u32),
}

impl<'b, H: Holder> Runs<'b, H> {
    pub(super) fn new(texts: Texts<'b>, holder: H, pieces: (u32, u32)) -> Runs<'b, H> {
        Runs { texts, holder, outer: pieces, inner: (0, 0) }
    }

    fn piece(&mut self) -> Option<PieceRow> {
        if let Some(at) = take(&mut self.inner) {
            return self.texts.row(Section::Pieces, at);
        }
        let piece: PieceRow = self.texts.row(Section::Pieces, take(&mut self.outer)?)?;
        if piece.kind == PieceKind::Choice {
            self.inner = self.choose(piece.index).unwrap_or_default();
        }
        Some(piece)
    }

    /// The pieces of the alternative that the numbers pick: the last, in words, where one cannot be worked out.
    fn choose(&mut self, choice: u32) -> Option<(u32, u32)> {
        let choice: ChoiceRow = self.texts.row(Section::Choices, choice)?;
        let words = choice.options.1.checked_sub(1)?;
        let picked = self.picked(&choice).and_then(|option| choice.options.0.checked_add(option));
        self.texts.row(Section::Options, picked.filter(|at| *at < words).unwrap_or(words))
    }

    fn picked(&mut self, choice: &ChoiceRow) -> Option<u32> {
        let mut option = 0_u32;
        for (hole, classes) in choice.holes.into_iter().zip(choice.classes).filter(|(hole, _)| *hole != NO_ROW) {
            let classes: ClassRow = self.texts.row(Section::Classes, classes)?;
            let hole: HoleRow = self.texts.row(Section::Holes, hole)?;
            let number = self.holder.number(hole.source())?;
            let class = self.class(&classes, number);
            option = option.checked_mul(classes.count)?.checked_add(class)?;
        }
        Some(option)
    }

    fn class(&self, classes: &ClassRow, number: i64) -> u32 {
        let rows = classes.rules.0..classes.rules.1;
        let mut rules = rows.filter_map(|at| self.texts.row::<RuleRow>(Section::Rules, at));
        rules.find(|rule| rule.holds(number)).map_or(classes.otherwise, |rule| rule.class)
    }

    fn value(&mut self, piece: &PieceRow) -> Option<Value<'b>> {
        let fixed = piece.kind == PieceKind::Fixed;
        let value = Value {
            printed: fixed.then(|| self.texts.string(piece.text)),
            base: None,
            current: None,
            signed: piece.signed,
            size: piece.size,
            source: None,
            numbers: self.texts.numbers,
        };
        if fixed {
            let number = Some(Number { num: piece.number, den: piece.index });
            return Some(Value { base: number, current: number, ..value });
        }
        let hole: HoleRow = self.texts.row(Section::Holes, piece.index)?;
        let number = |num| Number { num, den: hole.denominator };
        let current = self.holder.number(hole.source()).map(number);
        Some(Value { base: hole.base.map(number), current, source: Some(hole.source()), ..value })
    }
}

/// The first place of a range, which begins after it then.
fn take(range: &mut (u32, u32)) -> Option<u32> {
    let at = range.0;
    (at < range.1).then(|| {
        range.0 = at + 1;
        at
    })
}

impl<'b, H: Holder> Iterator for Runs<'b, H> {
    type Item = Run<'b>;

    fn next(&mut self) -> Option<Run<'b>> {
        loop {
            let piece = self.piece()?;
            let text = self.texts.string(piece.text);
            return Some(match piece.kind {
                PieceKind::Literal => Run::Literal(text),
                PieceKind::Link => Run::Link { to: piece.number.cast_unsigned(), text },
                PieceKind::Break => Run::Break(text),
                PieceKind::Fixed | PieceKind::Hole => Run::Value(self.value(&piece)?),
                PieceKind::Choice => continue,
            });
        }
    }
}

impl HoleRow {
    fn source(&self) -> Source {
        if self.stat { Source::Stat(self.index) } else { Source::Function(self.index) }
    }
}

impl RuleRow {
    fn holds(&self, number: i64) -> bool {
        let size = number.unsigned_abs();
        let size = if self.modulus == 0 { size } else { size % u64::from(self.modulus) };
        let sign = match self.sign {
            0 => true,
            1 => number >= 0,
            _ => number < 0,
        };
        sign && u64::try_from(self.low).is_ok_and(|low| low <= size)
            && u64::try_from(self.high).is_ok_and(|high| size <= high)
    }
}
