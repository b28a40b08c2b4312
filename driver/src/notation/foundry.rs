//! Foundry: `r` rerolls once and `rr` goes on, `x` explodes, `cs` counts; `<` and `>` leave the number out.

use super::Reading;
use super::pool::{Faces, Reads, other};
use super::scan::Written;

pub(super) const PREFIXES: &[&str] = &["/roll ", "/gmroll ", "/r "];

pub(super) fn suffix(dice: Reads, written: &Written<'_>, deep: u8) -> Option<Result<Reads, Reading>> {
    let faces = written.without_ends();
    Some(match written.letters {
        "k" | "kh" => dice.keep_high(written.how_many()?),
        "kl" => dice.keep_low(written.how_many()?),
        "d" | "dl" => dice.drop_low(written.how_many()?),
        "dh" => dice.drop_high(written.how_many()?),
        "x" => dice.explode(faces, deep, true),
        "xo" => dice.explode(faces, 1, false),
        "r" => dice.reroll_once(faces),
        "rr" => dice.reroll_until(faces),
        "cs" if faces != Faces::Unsaid => dice.count(faces),
        "min" | "max" => Err(other("makes each die at least or at most a number: write a `die NAME { roll …: … }`")),
        "" if faces != Faces::Unsaid => Err(other("compares the total: write `roll …` and compare the number")),
        _ => return None,
    })
}
