//! AnyDice: functions in brackets over pools, and explosions of a depth that the program sets.

use runebook_runtime::Dice;
use runebook_runtime::dice::{Mode, Pool};

use super::Reading;
use super::pool::other;
use super::scan::Scan;

/// How deep AnyDice explodes unless the program says otherwise.
const DEPTH: u8 = 2;

/// Reads one output of a program.
pub(super) fn read(text: &str) -> Result<Reading, Reading> {
    let mut depth = DEPTH;
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty()).peekable();
    while let Some(line) = lines.next_if(|line| line.starts_with("set ")) {
        let said = line.strip_prefix("set \"explode depth\" to ").and_then(|depth| depth.trim().parse().ok());
        depth = said.ok_or(Reading::Foreign(0))?;
    }
    let (Some(line), None) = (lines.next(), lines.next()) else { return Err(Reading::Foreign(0)) };
    let line = line.strip_prefix("output ").unwrap_or(line);
    let line = line.split(" named ").next().unwrap_or(line).trim_end();
    sum(&mut Scan { text: line, at: 0 }, depth)
}

fn sum(scan: &mut Scan<'_>, depth: u8) -> Result<Reading, Reading> {
    let mut total = Dice::constant(0);
    let mut sign = 1;
    loop {
        scan.blanks();
        total =
            total.add(term(scan, depth, sign)?).map_err(|_| other("has more kinds of dice than one value holds"))?;
        scan.blanks();
        sign = match scan.rest().chars().next() {
            None => return Ok(Reading::Dice(total, false)),
            Some('+') => 1,
            Some('-') => -1,
            Some('*' | '/' | '^') => {
                return Err(other("is arithmetic on what was rolled: write `roll …` and count with the number"));
            }
            Some('<' | '>' | '=') => {
                return Err(other("compares the total: write `roll …` and compare the number"));
            }
            Some(_) => return Err(scan.foreign()),
        };
        scan.at += 1;
    }
}

fn term(scan: &mut Scan<'_>, depth: u8, sign: i64) -> Result<Dice, Reading> {
    let dice = if scan.eat("[") { function(scan, depth)? } else { plain(scan, depth)? };
    match (sign, dice.is_random()) {
        (1, _) => Ok(dice),
        (_, false) => Ok(Dice::constant(dice.words()[0].saturating_neg())),
        (_, true) => Err(other("is one roll less another: write `roll … - roll …`")),
    }
}

/// A number, `3d6`, or `3d[explode d6]`.
fn plain(scan: &mut Scan<'_>, depth: u8) -> Result<Dice, Reading> {
    let number = scan.number();
    if !scan.eat("d") {
        return scan.constant(number.ok_or_else(|| scan.foreign())?);
    }
    let count = small(number.unwrap_or(1))?;
    if scan.eat("[") {
        let dice = function(scan, depth)?;
        let mut pools = dice.pools();
        return match (pools.next(), pools.next(), dice.words()[0]) {
            (Some(pool @ Pool { count: 1, mode: Mode::ExplodeOn { .. }, .. }), None, 0) => {
                Ok(Dice::with(Pool { count, ..pool }))
            }
            _ => Err(other("rolls dice of a distribution: write a `die NAME { roll …: … }`")),
        };
    }
    if scan.rest().starts_with(['{', '(']) {
        return Err(other("rolls dice of listed faces: write a `die NAME { roll …: … }`"));
    }
    Ok(Dice::pool(count, small(scan.number().ok_or_else(|| scan.foreign())?)?))
}

fn small(number: i64) -> Result<i16, Reading> {
    i16::try_from(number).map_err(|_| other("has a number that is too large"))
}

/// A function after its bracket.
fn function(scan: &mut Scan<'_>, depth: u8) -> Result<Dice, Reading> {
    scan.blanks();
    let dice = if scan.eat("highest ") {
        kept(scan, Mode::KeepHigh)?
    } else if scan.eat("lowest ") {
        kept(scan, Mode::KeepLow)?
    } else if scan.eat("explode ") {
        exploded(scan, depth)?
    } else if scan.eat("count ") {
        counted(scan)?
    } else {
        return Err(scan.foreign());
    };
    scan.blanks();
    if scan.eat("]") { Ok(dice) } else { Err(scan.foreign()) }
}

fn kept(scan: &mut Scan<'_>, mode: fn(u8) -> Mode) -> Result<Dice, Reading> {
    scan.blanks();
    let number = scan.number();
    scan.blanks();
    if !scan.eat("of ") {
        return Err(scan.foreign());
    }
    let Some(number) = number else {
        return Err(other("takes the highest or lowest of several rolls: write `roll …, at least roll …`"));
    };
    let pool = pool(scan)?;
    let kept = u8::try_from(number).map_err(|_| other("has a number that is too large"))?;
    Ok(Dice::with(Pool { mode: mode(kept), ..pool }))
}

fn exploded(scan: &mut Scan<'_>, depth: u8) -> Result<Dice, Reading> {
    let pool = pool(scan)?;
    if pool.count != 1 {
        return Err(other("explodes on the highest total of all dice together: `Nd[explode dX]` explodes each die"));
    }
    if pool.sides < 2 {
        return Err(other("explodes on its only face"));
    }
    Ok(Dice::with(Pool { mode: Mode::ExplodeOn { face: pool.sides, deep: depth }, ..pool }))
}

fn counted(scan: &mut Scan<'_>) -> Result<Dice, Reading> {
    scan.blanks();
    if !scan.eat("{") {
        return Err(scan.foreign());
    }
    let listed = scan.while_in(|letter| letter != '}');
    let faces = faces(listed).ok_or_else(|| scan.foreign())?;
    scan.at += 1;
    scan.blanks();
    if !scan.eat("in ") {
        return Err(scan.foreign());
    }
    let pool = pool(scan)?;
    let least = faces.first().copied().unwrap_or(0);
    if faces != (least..=i64::from(pool.sides)).collect::<Vec<_>>() {
        return Err(other("counts dice that show other faces than the highest: write a `die` of 0 and 1"));
    }
    Ok(Dice::with(Pool { mode: Mode::CountAtLeast(small(least)?), ..pool }))
}

/// `7..10` or `7, 8, 9, 10`, in ascending order.
fn faces(listed: &str) -> Option<Vec<i64>> {
    let mut faces = Vec::new();
    for part in listed.split(',').map(str::trim) {
        let (low, high) = part.split_once("..").unwrap_or((part, part));
        let (low, high): (i16, i16) = (low.trim().parse().ok()?, high.trim().parse().ok()?);
        faces.extend(i64::from(low)..=i64::from(high));
    }
    faces.sort_unstable();
    Some(faces)
}

/// `4d6` alone.
fn pool(scan: &mut Scan<'_>) -> Result<Pool, Reading> {
    scan.blanks();
    let count = small(scan.number().unwrap_or(1))?;
    if !scan.eat("d") {
        return Err(scan.foreign());
    }
    let sides = small(scan.number().ok_or_else(|| scan.foreign())?)?;
    Ok(Pool { count, sides, mode: Mode::Sum })
}
