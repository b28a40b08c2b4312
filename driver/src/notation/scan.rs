//! Sums of dice with suffixes, as chat tools write them: `4d6kh3 + 2d8 - 1`.

use runebook_runtime::Dice;

use super::Reading;
use super::pool::{Faces, Reads, TOO_LARGE, other};

/// What the letters of a suffix and what follows them make of dice; none where the tool has no such suffix.
pub(super) type Suffix = fn(Reads, &Written<'_>, u8) -> Option<Result<Reads, Reading>>;

/// A suffix as it was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Written<'t> {
    /// Letters and exclamation marks.
    pub letters: &'t str,
    /// `<`, `<=`, `>`, `>=`, `=` or nothing.
    pub sign: &'t str,
    /// The number after it.
    pub number: Option<i64>,
}

impl Written<'_> {
    /// Its faces where `<` and `>` take the number with them.
    pub fn with_ends(&self) -> Faces {
        self.faces(0)
    }

    /// Its faces where `<` and `>` leave the number out.
    pub fn without_ends(&self) -> Faces {
        self.faces(1)
    }

    fn faces(&self, strict: i64) -> Faces {
        match (self.sign, self.number) {
            (_, None) => Faces::Unsaid,
            (">", Some(number)) => Faces::From(number.saturating_add(strict)),
            (">=", Some(number)) => Faces::From(number),
            ("<", Some(number)) => Faces::UpTo(number.saturating_sub(strict)),
            ("<=", Some(number)) => Faces::UpTo(number),
            (_, Some(number)) => Faces::Only(number),
        }
    }

    /// How many are meant, 1 if nothing is said; none behind a sign.
    pub fn how_many(&self) -> Option<i64> {
        self.sign.is_empty().then(|| self.number.unwrap_or(1))
    }
}

/// A text that is read from the left.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scan<'t> {
    pub text: &'t str,
    pub at: usize,
}

impl<'t> Scan<'t> {
    pub fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or("")
    }

    pub fn blanks(&mut self) {
        self.at += self.rest().len() - self.rest().trim_start().len();
    }

    pub fn eat(&mut self, word: &str) -> bool {
        let found = self.rest().get(..word.len()).is_some_and(|start| start.eq_ignore_ascii_case(word));
        self.at += if found { word.len() } else { 0 };
        found
    }

    pub fn while_in(&mut self, fits: fn(char) -> bool) -> &'t str {
        let rest = self.rest();
        let length = rest.find(|letter| !fits(letter)).unwrap_or(rest.len());
        self.at += length;
        &rest[..length]
    }

    /// The digits here as a number; one that is larger than all that is read anywhere stays so.
    pub fn number(&mut self) -> Option<i64> {
        let digits = self.while_in(|letter| letter.is_ascii_digit());
        (!digits.is_empty()).then(|| digits.parse().unwrap_or(i64::MAX))
    }

    /// A number that is added as it is.
    pub fn constant(&self, number: i64) -> Result<Dice, Reading> {
        if number == i64::MAX { Err(other(TOO_LARGE)) } else { Ok(Dice::constant(number)) }
    }

    pub fn foreign(&self) -> Reading {
        Reading::Foreign(self.text[..self.at.min(self.text.len())].chars().count())
    }
}

/// Reads a sum of dice and numbers.
pub(super) fn sum(text: &str, deep: u8, prefixes: &[&str], suffix: Suffix) -> Result<Reading, Reading> {
    let mut scan = Scan { text, at: 0 };
    scan.blanks();
    let command = prefixes.iter().any(|prefix| scan.eat(prefix));
    scan.blanks();
    let boxed = !command && scan.eat("[[");
    let mut total = (Dice::constant(0), false);
    let mut sign = 1;
    loop {
        scan.blanks();
        let (dice, bounded) = term(&mut scan, deep, suffix, sign)?;
        total =
            (total.0.add(dice).map_err(|_| other("has more kinds of dice than one value holds"))?, total.1 | bounded);
        scan.blanks();
        note(&mut scan);
        sign = match scan.rest().chars().next() {
            Some('+') => 1,
            Some('-') => -1,
            Some('*' | '/') => {
                return Err(other("is arithmetic on what was rolled: write `roll …` and count with the number"));
            }
            Some('<' | '>' | '=') => return Err(other("compares the total: write `roll …` and compare the number")),
            Some(']') if boxed && scan.eat("]]") => break,
            None if !boxed => break,
            Some(_) | None => return Err(scan.foreign()),
        };
        scan.at += 1;
    }
    scan.blanks();
    if scan.rest().is_empty() { Ok(Reading::Dice(total.0, total.1)) } else { Err(scan.foreign()) }
}

/// The letters of all suffixes behind dice.
pub(super) fn letters(text: &str) -> Vec<&str> {
    let (mut scan, mut found) = (Scan { text, at: 0 }, Vec::new());
    while let Some(first) = scan.rest().chars().next() {
        scan.number();
        if !scan.eat("d") {
            scan.at += if scan.rest().starts_with(first) { first.len_utf8() } else { 0 };
            continue;
        }
        if dice(&mut scan, 1).is_err() {
            continue;
        }
        loop {
            let Written { letters, sign, number: _ } = written(&mut scan);
            if letters.is_empty() && sign.is_empty() {
                break;
            }
            found.push(letters);
        }
    }
    found
}

/// A label such as `[fire]`.
fn note(scan: &mut Scan<'_>) {
    if scan.rest().starts_with('[')
        && let Some(end) = scan.rest().find(']')
    {
        scan.at += end + 1;
        scan.blanks();
    }
}

/// A number, or dice with their suffixes.
fn term(scan: &mut Scan<'_>, deep: u8, suffix: Suffix, sign: i64) -> Result<(Dice, bool), Reading> {
    let number = scan.number();
    if !scan.eat("d") {
        let number = number.ok_or_else(|| scan.foreign())?;
        return Ok((scan.constant(number).map(|_| Dice::constant(number * sign))?, false));
    }
    let mut reads = dice(scan, number.unwrap_or(1))?;
    loop {
        let begins = *scan;
        let written = written(scan);
        if written.letters.is_empty() && written.sign.is_empty() {
            *scan = begins;
            break;
        }
        match suffix(reads, &written, deep) {
            Some(read) => reads = read?,
            None => return Err(begins.foreign()),
        }
    }
    if sign < 0 {
        return Err(other("is one roll less another: write `roll … - roll …`"));
    }
    let (each, pool) = reads.finish();
    let dice = Dice::with(pool).plus(each).map_err(|_| other(TOO_LARGE))?;
    Ok((dice, reads.bounded))
}

/// Sides after the `d`; `F` is a die of -1, 0 and 1, `%` one of 100 sides.
fn dice(scan: &mut Scan<'_>, count: i64) -> Result<Reads, Reading> {
    let count = i16::try_from(count).map_err(|_| other("has more dice than a value holds"))?;
    if scan.rest().starts_with('F') {
        scan.at += 1;
        return Ok(Reads { each: -2, ..Reads::new(count, 3) });
    }
    if scan.eat("%") {
        return Ok(Reads::new(count, 100));
    }
    let sides = scan.number().ok_or_else(|| scan.foreign())?;
    let sides = i16::try_from(sides).map_err(|_| other("has more sides than a die holds"))?;
    Ok(Reads::new(count, sides))
}

fn written<'t>(scan: &mut Scan<'t>) -> Written<'t> {
    let letters = scan.while_in(|letter| letter.is_ascii_lowercase() || letter == '!');
    let sign = ["<=", ">=", "<", ">", "="].into_iter().find(|sign| scan.eat(sign)).unwrap_or("");
    let number = scan.number();
    Written { letters, sign, number }
}
