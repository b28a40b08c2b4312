//! Roll20: `k` keeps high, `d` drops low, `r` goes on as long as the face shows, `<` and `>` take the number with them.

use super::Reading;
use super::pool::{Faces, Reads, other};
use super::scan::Written;

pub(super) const PREFIXES: &[&str] = &["/roll ", "/gmroll ", "/r "];

pub(super) fn suffix(dice: Reads, written: &Written<'_>, deep: u8) -> Option<Result<Reads, Reading>> {
    let faces = written.with_ends();
    Some(match written.letters {
        "k" | "kh" => dice.keep_high(written.how_many()?),
        "kl" => dice.keep_low(written.how_many()?),
        "d" | "dl" => dice.drop_low(written.how_many()?),
        "dh" => dice.drop_high(written.how_many()?),
        // what explodes into one die or into several is the same total
        "!" | "!!" => dice.explode(faces, deep, true),
        "!p" => Err(other("penetrates: each explosion counts one less; write a `die NAME { roll …: … }`")),
        "r" if written.number.is_some() => dice.reroll_until(faces),
        "ro" if written.number.is_some() => dice.reroll_once(faces),
        "" if matches!(faces, Faces::From(_) | Faces::UpTo(_) | Faces::Only(_)) => dice.count(faces),
        // sorted, or with other rolls marked as critical: the total is the same
        "s" | "sa" | "sd" | "cs" | "cf" => Ok(dice),
        _ => return None,
    })
}
