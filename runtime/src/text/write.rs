//! Writing words: the same texts give the same bytes, on every machine.

use alloc::{collections::BTreeMap, string::String, vec::Vec};
use core::fmt;

use super::format::{CRC_AT, HEADER, LINE, sealed};
use super::row::{
    ChoiceRow, ClassRow, FormRow, HOLES, HoleRow, ItemRow, NO_ROW, NumbersRow, PieceKind, PieceRow, RuleRow,
};
use super::{Form, MAGIC, MAJOR, MINOR, Section, Source, TextError, Texts};
use crate::record::{Record, Text, Writer};

/// Words before they are bytes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Words {
    /// The language.
    pub locale: String,
    /// The content hash of the table they were made with.
    pub content: u64,
    /// How the language writes numbers.
    pub numbers: WrittenNumbers,
    /// Things, in any order.
    pub items: Vec<Item>,
    /// Live numbers.
    pub holes: Vec<Hole>,
    /// How numbers fall into classes.
    pub classes: Vec<Classes>,
}

/// How a language writes numbers; see [`super::Numbers`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WrittenNumbers {
    /// Between whole digits and decimals.
    pub decimal: String,
    /// Between groups of digits.
    pub group: String,
    /// Before a negative number.
    pub minus: String,
    /// Before a positive number that shows its sign.
    pub plus: String,
    /// The ten digits.
    pub digits: String,
    /// Digits of the last group, digits of the others, and the fewest that stand before a first mark.
    pub sizes: [u8; 3],
}

/// A thing with words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Item {
    /// Its stable id.
    pub id: u64,
    /// Its qualified name: `ability.power`.
    pub name: String,
    /// Its texts.
    pub forms: Vec<(Form, Written)>,
}

/// A text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// As the book prints it.
    pub words: Vec<Piece>,
    /// With numbers in place; empty where there are none.
    pub numbers: Vec<Piece>,
}

/// A piece of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Words.
    Literal(String),
    /// Words that lead to a thing: its stable id.
    Link(u64, String),
    /// A fixed number: numerator, denominator, as it is printed.
    Fixed(i64, u32, String),
    /// A live number.
    Hole {
        /// Which.
        hole: usize,
        /// Whether a positive number shows its sign.
        signed: bool,
        /// Whether it stands without its sign.
        size: bool,
    },
    /// Alternatives: up to three live numbers, each with its classes, and a text for every combination, where the last
    /// number's class counts fastest; then one in words, for where a number cannot be worked out.
    Choice(Vec<(usize, usize)>, Vec<Vec<Piece>>),
    /// Between two sentences.
    Break(String),
}

/// A live number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hole {
    /// Where it comes from.
    pub source: Source,
    /// What it is for a holder that has nothing.
    pub base: Option<i64>,
    /// Its denominator.
    pub denominator: u32,
}

/// How numbers fall into classes.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Classes {
    /// The tests; the first that holds says the class.
    pub rules: Vec<Rule>,
    /// How many classes there are.
    pub count: u32,
    /// The class of all other numbers.
    pub otherwise: u32,
}

/// A test of a number's size.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Rule {
    /// Whether the number must be negative; either will do for `None`.
    pub negative: Option<bool>,
    /// What the size is divided by, so that the remainder counts; 0 takes the size itself.
    pub modulus: u32,
    /// The least.
    pub low: i64,
    /// The greatest.
    pub high: i64,
    /// The class.
    pub class: u32,
}

/// Why words cannot be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WriteError {
    /// More of something than a file can hold.
    TooLarge(&'static str),
    /// The words would be refused when they are loaded.
    Refused(TextError),
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WriteError::TooLarge(what) => write!(f, "there are more {what} than a file of words can hold"),
            WriteError::Refused(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for WriteError {}

/// The bytes of words. What comes out loads: it is verified before it is returned.
///
/// # Errors
/// Where there is too much of something, or what a piece names is not there.
pub fn encode(words: &Words) -> Result<Vec<u8>, WriteError> {
    let bytes = Writing::default().file(words)?;
    Texts::load(&bytes).map_err(WriteError::Refused)?;
    Ok(bytes)
}

/// Writes the checksum into the bytes of words. For tests that damage them on purpose.
#[doc(hidden)]
pub fn seal(bytes: &mut [u8]) {
    let crc = sealed(bytes).to_le_bytes();
    if let Some(place) = bytes.get_mut(CRC_AT..CRC_AT + 4) {
        place.copy_from_slice(&crc);
    }
}

#[derive(Default)]
struct Writing {
    strings: Vec<u8>,
    known: BTreeMap<String, Text>,
    forms: Vec<FormRow>,
    pieces: Vec<PieceRow>,
    choices: Vec<ChoiceRow>,
    options: Vec<(u32, u32)>,
}

impl Writing {
    fn file(mut self, words: &Words) -> Result<Vec<u8>, WriteError> {
        let locale = self.string(&words.locale)?.length;
        let numbers = self.numbers(&words.numbers)?;
        let mut sorted: Vec<&Item> = words.items.iter().collect();
        sorted.sort_by_key(|item| item.id);
        let items = sorted.into_iter().map(|item| self.item(item)).collect::<Result<Vec<_>, _>>()?;
        let holes: Vec<HoleRow> = words.holes.iter().map(hole).collect();
        let (classes, rules) = classes(&words.classes)?;
        let bodies = Section::ALL.map(|section| match section {
            Section::Strings => core::mem::take(&mut self.strings),
            Section::Numbers => rows(&[numbers]),
            Section::Items => rows(&items),
            Section::Forms => rows(&self.forms),
            Section::Pieces => rows(&self.pieces),
            Section::Holes => rows(&holes),
            Section::Choices => rows(&self.choices),
            Section::Options => rows(&self.options),
            Section::Classes => rows(&classes),
            Section::Rules => rows(&rules),
        });
        laid_out(&bodies, words.content, locale)
    }

    fn string(&mut self, text: &str) -> Result<Text, WriteError> {
        if let Some(known) = self.known.get(text) {
            return Ok(*known);
        }
        let found = Text { start: small(self.strings.len(), "letters")?, length: small(text.len(), "letters")? };
        self.strings.extend_from_slice(text.as_bytes());
        self.known.insert(text.into(), found);
        Ok(found)
    }

    fn numbers(&mut self, numbers: &WrittenNumbers) -> Result<NumbersRow, WriteError> {
        Ok(NumbersRow {
            decimal: self.string(&numbers.decimal)?,
            group: self.string(&numbers.group)?,
            minus: self.string(&numbers.minus)?,
            plus: self.string(&numbers.plus)?,
            digits: self.string(&numbers.digits)?,
            sizes: numbers.sizes,
        })
    }

    fn item(&mut self, item: &Item) -> Result<ItemRow, WriteError> {
        let mut rows = Vec::new();
        for (form, text) in &item.forms {
            let (words, numbers) = (self.text(&text.words)?, self.text(&text.numbers)?);
            rows.push(FormRow { form: *form as u32, words, numbers });
        }
        let start = small(self.forms.len(), "texts")?;
        self.forms.extend(rows);
        Ok(ItemRow { id: item.id, name: self.string(&item.name)?, forms: (start, small(self.forms.len(), "texts")?) })
    }

    /// A text's pieces, those of its alternatives before them.
    fn text(&mut self, pieces: &[Piece]) -> Result<(u32, u32), WriteError> {
        let rows = pieces.iter().map(|piece| self.piece(piece)).collect::<Result<Vec<_>, _>>()?;
        let start = small(self.pieces.len(), "pieces")?;
        self.pieces.extend(rows);
        Ok((start, small(self.pieces.len(), "pieces")?))
    }

    fn piece(&mut self, piece: &Piece) -> Result<PieceRow, WriteError> {
        let (kind, text) = match piece {
            Piece::Literal(text) => (PieceKind::Literal, text.as_str()),
            Piece::Link(_, text) => (PieceKind::Link, text.as_str()),
            Piece::Fixed(_, _, text) => (PieceKind::Fixed, text.as_str()),
            Piece::Break(text) => (PieceKind::Break, text.as_str()),
            Piece::Hole { .. } => (PieceKind::Hole, ""),
            Piece::Choice(..) => (PieceKind::Choice, ""),
        };
        let row = PieceRow { kind, text: self.string(text)?, ..PieceRow::default() };
        Ok(match piece {
            Piece::Literal(_) | Piece::Break(_) => row,
            Piece::Link(to, _) => PieceRow { number: to.cast_signed(), ..row },
            Piece::Fixed(num, den, _) => PieceRow { number: *num, index: *den, ..row },
            Piece::Hole { hole, signed, size } => {
                PieceRow { index: small(*hole, "live numbers")?, signed: *signed, size: *size, ..row }
            }
            Piece::Choice(by, options) => PieceRow { index: self.choice(by, options)?, ..row },
        })
    }

    fn choice(&mut self, by: &[(usize, usize)], options: &[Vec<Piece>]) -> Result<u32, WriteError> {
        let mut row = ChoiceRow { holes: [NO_ROW; HOLES], classes: [NO_ROW; HOLES], options: (0, 0) };
        if by.len() > HOLES {
            return Err(WriteError::TooLarge("numbers that pick one alternative"));
        }
        for (at, (hole, classes)) in by.iter().enumerate() {
            (row.holes[at], row.classes[at]) = (small(*hole, "live numbers")?, small(*classes, "classes")?);
        }
        let ranges = options.iter().map(|pieces| self.text(pieces)).collect::<Result<Vec<_>, _>>()?;
        let start = small(self.options.len(), "alternatives")?;
        self.options.extend(ranges);
        row.options = (start, small(self.options.len(), "alternatives")?);
        self.choices.push(row);
        small(self.choices.len() - 1, "choices")
    }
}

fn hole(hole: &Hole) -> HoleRow {
    let (stat, index) = match hole.source {
        Source::Function(index) => (false, index),
        Source::Stat(index) => (true, index),
    };
    HoleRow { stat, base: hole.base, index, denominator: hole.denominator }
}

fn classes(all: &[Classes]) -> Result<(Vec<ClassRow>, Vec<RuleRow>), WriteError> {
    let (mut classes, mut rules) = (Vec::new(), Vec::new());
    for found in all {
        let start = small(rules.len(), "tests of numbers")?;
        rules.extend(found.rules.iter().map(|rule| RuleRow {
            sign: rule.negative.map_or(0, |negative| if negative { 2 } else { 1 }),
            modulus: rule.modulus,
            low: rule.low,
            high: rule.high,
            class: rule.class,
        }));
        let range = (start, small(rules.len(), "tests of numbers")?);
        classes.push(ClassRow { rules: range, count: found.count, otherwise: found.otherwise });
    }
    Ok((classes, rules))
}

fn rows<R: Record>(rows: &[R]) -> Vec<u8> {
    let mut writer = Writer::default();
    rows.iter().for_each(|row| writer.record(row));
    writer.bytes
}

fn laid_out(bodies: &[Vec<u8>; Section::COUNT], content: u64, locale: u32) -> Result<Vec<u8>, WriteError> {
    let start = HEADER + LINE * Section::COUNT;
    let (mut directory, mut body) = (Writer::default(), Vec::new());
    for (section, bytes) in Section::ALL.into_iter().zip(bodies) {
        let size = section.row_size();
        directory.u32(section as u32);
        directory.u32(small(size, "bytes")?);
        directory.u32(small(start + body.len(), "bytes")?);
        directory.u32(small(bytes.len() / size, section.what())?);
        body.extend_from_slice(bytes);
        body.resize(body.len().next_multiple_of(8), 0);
    }
    let mut file = Writer { bytes: MAGIC.to_vec() };
    file.u16(MAJOR);
    file.u16(MINOR);
    file.u32(0);
    file.u64(content);
    file.u32(small(start + body.len(), "bytes")?);
    file.u32(Section::COUNT as u32);
    file.u32(locale);
    file.u32(0);
    let mut bytes = file.bytes;
    bytes.extend_from_slice(&directory.bytes);
    bytes.extend_from_slice(&body);
    seal(&mut bytes);
    Ok(bytes)
}

fn small(n: usize, what: &'static str) -> Result<u32, WriteError> {
    u32::try_from(n).map_err(|_| WriteError::TooLarge(what))
}
