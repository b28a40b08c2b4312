//! Avrae: each operator is followed by the dice it takes, `h3` the highest, `l1` the lowest, `3` those that show 3; `<`
//! and `>` leave the number out.

use super::Reading;
use super::pool::{Faces, Reads, other};
use super::scan::Written;

pub(super) const PREFIXES: &[&str] = &["!roll ", "!r "];

pub(super) fn suffix(dice: Reads, written: &Written<'_>, deep: u8) -> Option<Result<Reads, Reading>> {
    let faces = written.without_ends();
    let number = written.number;
    let many = number.filter(|_| written.sign.is_empty());
    Some(match written.letters {
        "kh" => dice.keep_high(many?),
        "kl" => dice.keep_low(many?),
        "pl" => dice.drop_low(many?),
        "ph" => dice.drop_high(many?),
        "k" | "p" => Err(shown(written.letters == "k", faces)?),
        "rr" if number.is_some() => dice.reroll_until(faces),
        "ro" if number.is_some() => dice.reroll_once(faces),
        "ra" if number.is_some() && dice.count == 1 => dice.explode(faces, 1, false),
        "ra" if number.is_some() => Err(other("rolls one more die for the first of several that shows it")),
        "e" if number.is_some() => dice.explode(faces, deep, true),
        "mi" | "ma" => Err(other("makes each die at least or at most a number: write a `die NAME { roll …: … }`")),
        "" if faces != Faces::Unsaid => Err(other("compares the total: write `roll …` and compare the number")),
        _ => return None,
    })
}

/// Dice that are kept or dropped by what they show.
fn shown(kept: bool, faces: Faces) -> Option<Reading> {
    let faces = match faces {
        Faces::Only(face) => format!("{face}"),
        Faces::From(face) => format!("{face} or more"),
        Faces::UpTo(face) => format!("{face} or less"),
        Faces::Unsaid => return None,
    };
    let verb = if kept { "adds up the dice that show" } else { "leaves out the dice that show" };
    Some(other(&format!("{verb} {faces}: write a `die NAME {{ roll …: … }}`")))
}
