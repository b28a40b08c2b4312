//! Loading: the header, the checksum, the directory, then every row.

use super::format::{CONTENT_AT, CRC_AT, HEADER, LENGTH_AT, LINE, LOCALE_AT, SECTIONS_AT, sealed};
use super::row::{ChoiceRow, ClassRow, FormRow, HoleRow, ItemRow, NO_ROW, NumbersRow, PieceKind, PieceRow, RuleRow};
use super::{MAGIC, MAJOR, Numbers, Rows, Section, TextError, Texts};
use crate::record::{Reader, Record, Text};

const UNREADABLE: &str = "it cannot be read";

/// Most pieces of a text, and of an alternative in it.
const PIECES: u32 = 4096;

type Problem = Result<(), &'static str>;

impl<'b> Texts<'b> {
    /// Borrows and verifies words, in passes linear in their size and without allocating.
    ///
    /// After that, nothing they contain can panic, run without bound, or read outside the bytes.
    ///
    /// # Errors
    /// What is wrong with the bytes, and where.
    pub fn load(bytes: &'b [u8]) -> Result<Texts<'b>, TextError> {
        let mut texts = header(bytes)?;
        directory(bytes, &mut texts)?;
        strings(&mut texts, number(bytes, LOCALE_AT))?;
        texts.numbers = numbers(&texts)?;
        verify(&texts)?;
        Ok(texts)
    }
}

fn header(bytes: &[u8]) -> Result<Texts<'_>, TextError> {
    if !bytes.starts_with(&MAGIC) {
        return Err(TextError::NotTexts);
    }
    let major = Reader::new(bytes.get(8..).unwrap_or(&[])).u16();
    if bytes.len() >= 12 && major != MAJOR {
        return Err(TextError::Version { major });
    }
    let want = (number(bytes, LENGTH_AT) as usize).max(HEADER);
    if bytes.len() != want {
        return Err(TextError::Length { have: bytes.len() as u64, want: want as u64 });
    }
    let (have, want) = (sealed(bytes), number(bytes, CRC_AT));
    if have != want {
        return Err(TextError::Checksum { have, want });
    }
    Ok(Texts {
        content: Reader::new(bytes.get(CONTENT_AT..).unwrap_or(&[])).u64(),
        locale: "",
        strings: "",
        numbers: Numbers::default(),
        sections: [Rows::default(); Section::COUNT],
    })
}

fn number(bytes: &[u8], at: usize) -> u32 {
    Reader::new(bytes.get(at..).unwrap_or(&[])).u32()
}

fn directory<'b>(bytes: &'b [u8], texts: &mut Texts<'b>) -> Result<(), TextError> {
    for line in 0..number(bytes, SECTIONS_AT) {
        let at = HEADER.saturating_add(LINE.saturating_mul(line as usize));
        let refuse = |problem| TextError::Directory { line, problem };
        let row = bytes.get(at..at.saturating_add(LINE)).ok_or(refuse("it is outside the file"))?;
        section(bytes, row, texts).map_err(refuse)?;
    }
    Ok(())
}

fn section<'b>(bytes: &'b [u8], line: &[u8], texts: &mut Texts<'b>) -> Problem {
    let mut r = Reader::new(line);
    let (number, size, start, count) = (r.u32(), r.u32() as usize, r.u32() as usize, r.u32());
    let found = usize::try_from(number).ok().and_then(|number| Section::ALL.get(number));
    let Some(section) = found.copied() else { return Ok(()) };
    let least = section.row_size();
    ensure(size == least || (least > 1 && size > least && size.is_multiple_of(8)), "its rows have a wrong size")?;
    ensure(start.is_multiple_of(8), "it is not aligned")?;
    let length = (count as usize).checked_mul(size).ok_or("it is too large")?;
    let end = start.checked_add(length).ok_or("it is too large")?;
    let rows = bytes.get(start..end).ok_or("it is outside the file")?;
    let slot = texts.sections.get_mut(section as usize).ok_or("it is unknown")?;
    ensure(slot.size == 0, "the section is there twice")?;
    *slot = Rows { bytes: rows, size, count };
    Ok(())
}

fn strings(texts: &mut Texts<'_>, locale: u32) -> Result<(), TextError> {
    let refuse = |problem| TextError::Row { section: Section::Strings, row: 0, problem };
    let bytes = texts.sections[Section::Strings as usize].bytes;
    texts.strings = core::str::from_utf8(bytes).map_err(|_| refuse("they are not UTF-8"))?;
    let name = texts.strings.get(..locale as usize).ok_or(refuse("the locale's name is not there"))?;
    texts.locale = name;
    Ok(())
}

fn numbers<'b>(texts: &Texts<'b>) -> Result<Numbers<'b>, TextError> {
    each(texts, Section::Numbers, |row| {
        let found: NumbersRow = texts.row(Section::Numbers, row).ok_or(UNREADABLE)?;
        for text in [found.decimal, found.group, found.minus, found.plus, found.digits] {
            string(texts, text)?;
        }
        ensure(texts.string(found.digits).chars().count() == 10, "there are not ten digits")?;
        ensure(texts.sections[Section::Numbers as usize].count == 1, "there is more than one")
    })?;
    let refuse = TextError::Row { section: Section::Numbers, row: 0, problem: "there is none" };
    let row: NumbersRow = texts.row(Section::Numbers, 0).ok_or(refuse)?;
    let [decimal, group, minus, plus, digits] =
        [row.decimal, row.group, row.minus, row.plus, row.digits].map(|text| texts.string(text));
    Ok(Numbers { decimal, group, minus, plus, digits, sizes: row.sizes })
}

fn verify(texts: &Texts<'_>) -> Result<(), TextError> {
    let mut before = None;
    each(texts, Section::Items, |row| {
        let item: ItemRow = texts.row(Section::Items, row).ok_or(UNREADABLE)?;
        let ordered = before.is_none_or(|before| before < item.id);
        before = Some(item.id);
        ensure(ordered, "it is out of order")?;
        string(texts, item.name)?;
        range(texts, Section::Forms, item.forms)
    })?;
    each(texts, Section::Forms, |row| {
        let form: FormRow = texts.row(Section::Forms, row).ok_or(UNREADABLE)?;
        pieces(texts, form.words)?;
        pieces(texts, form.numbers)
    })?;
    each(texts, Section::Pieces, |row| piece(texts, &texts.row(Section::Pieces, row).ok_or(UNREADABLE)?))?;
    each(texts, Section::Holes, |row| {
        let hole: HoleRow = texts.row(Section::Holes, row).ok_or(UNREADABLE)?;
        ensure(hole.denominator > 0, "its denominator is 0")
    })?;
    each(texts, Section::Choices, |row| choice(texts, &texts.row(Section::Choices, row).ok_or(UNREADABLE)?))?;
    options(texts)?;
    each(texts, Section::Classes, |row| {
        let classes: ClassRow = texts.row(Section::Classes, row).ok_or(UNREADABLE)?;
        ensure(classes.otherwise < classes.count, "its class is not there")?;
        range(texts, Section::Rules, classes.rules)?;
        ensure(owned(texts, row, classes.rules), "its tests are another's")?;
        let rows = classes.rules.0..classes.rules.1;
        let mut rules = rows.filter_map(|at| texts.row::<RuleRow>(Section::Rules, at));
        ensure(rules.all(|rule| rule.class < classes.count), "a class of its tests is not there")
    })?;
    each(texts, Section::Rules, |row| {
        let rule: RuleRow = texts.row(Section::Rules, row).ok_or(UNREADABLE)?;
        ensure(rule.sign < 3, "its sign is unknown")
    })
}

/// Whether the tests of a row of classes begin where those of the row before end: so all are looked at once.
fn owned(texts: &Texts<'_>, row: u32, rules: (u32, u32)) -> bool {
    let before = row.checked_sub(1).and_then(|before| texts.row::<ClassRow>(Section::Classes, before));
    before.map_or(0, |before| before.rules.1) == rules.0
}

fn piece(texts: &Texts<'_>, piece: &PieceRow) -> Problem {
    string(texts, piece.text)?;
    match piece.kind {
        PieceKind::Literal | PieceKind::Link | PieceKind::Break => Ok(()),
        PieceKind::Fixed => ensure(piece.index > 0, "its denominator is 0"),
        PieceKind::Hole => there(texts, Section::Holes, piece.index),
        PieceKind::Choice => there(texts, Section::Choices, piece.index),
    }
}

/// The pieces of a text or an alternative: so many that even choices after choices end soon.
fn pieces(texts: &Texts<'_>, pieces: (u32, u32)) -> Problem {
    range(texts, Section::Pieces, pieces)?;
    ensure(pieces.1 - pieces.0 <= PIECES, "it has more than 4,096 pieces")
}

/// A choice has an alternative for each class of each number, and one in words.
fn choice(texts: &Texts<'_>, choice: &ChoiceRow) -> Problem {
    let mut all = 1_u32;
    for (hole, classes) in choice.holes.into_iter().zip(choice.classes).filter(|(hole, _)| *hole != NO_ROW) {
        there(texts, Section::Holes, hole)?;
        let classes: ClassRow = texts.row(Section::Classes, classes).ok_or("its classes are not there")?;
        all = all.checked_mul(classes.count).ok_or("it has too many alternatives")?;
    }
    range(texts, Section::Options, choice.options)?;
    ensure(choice.options.1 - choice.options.0 == all.saturating_add(1), "it has another number of alternatives")
}

/// Alternatives stand one after another, and none holds a choice: so all are looked at once.
fn options(texts: &Texts<'_>) -> Result<(), TextError> {
    let mut end = 0;
    each(texts, Section::Options, |row| {
        let found: (u32, u32) = texts.row(Section::Options, row).ok_or(UNREADABLE)?;
        pieces(texts, found)?;
        ensure(found.0 >= end, "it is out of order")?;
        end = found.1;
        let mut rows = (found.0..found.1).filter_map(|at| texts.row::<PieceRow>(Section::Pieces, at));
        ensure(rows.all(|piece| piece.kind != PieceKind::Choice), "there is a choice in it")
    })
}

fn each(texts: &Texts<'_>, section: Section, mut check: impl FnMut(u32) -> Problem) -> Result<(), TextError> {
    let count = texts.sections[section as usize].count;
    (0..count).try_for_each(|row| check(row).map_err(|problem| TextError::Row { section, row, problem }))
}

fn string(texts: &Texts<'_>, text: Text) -> Problem {
    let start = text.start as usize;
    let found = start.checked_add(text.length as usize).and_then(|end| texts.strings.get(start..end));
    ensure(found.is_some(), "its text is not there")
}

fn there(texts: &Texts<'_>, section: Section, row: u32) -> Problem {
    ensure(row < texts.sections[section as usize].count, "what it names is not there")
}

fn range(texts: &Texts<'_>, section: Section, (start, end): (u32, u32)) -> Problem {
    ensure(start <= end && end <= texts.sections[section as usize].count, "what it holds is not there")
}

fn ensure(holds: bool, problem: &'static str) -> Problem {
    if holds { Ok(()) } else { Err(problem) }
}

const _: () = assert!(NumbersRow::SIZE == 48);
