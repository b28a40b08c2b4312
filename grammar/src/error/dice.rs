//! Dice and ranges as other tools write them: what a form may mean, and how that is said here. All are `E001`.

use crate::{Diagnostic, Span};

/// `4d6k3` in its parts: dice, letters, a number.
struct Form<'w> {
    dice: &'w str,
    letters: &'w str,
    number: &'w str,
}

/// Letters behind dice that other tools give a meaning.
const LETTERS: [&str; 13] = ["k", "kh", "kl", "d", "dh", "dl", "r", "rr", "ro", "e", "x", "xo", "p"];

fn form(word: &str) -> Form<'_> {
    let after = |text: &str, digits: bool| {
        let other = |c: char| if digits { !c.is_ascii_digit() } else { !c.is_ascii_alphabetic() };
        text.find(other).unwrap_or(text.len())
    };
    let count = after(word, true);
    let sides = word[count..].strip_prefix('d').map_or(0, |sides| after(sides, true));
    let dice = if sides > 0 { count + 1 + sides } else { 0 };
    let letters = dice + after(&word[dice..], false);
    Form { dice: &word[..dice], letters: &word[dice..letters], number: &word[letters..] }
}

/// Whether a word is dice with letters that tools read differently, such as `4d6k3` or `d6r`.
#[must_use]
pub fn is_unclear(word: &str) -> bool {
    let form = form(word);
    !form.dice.is_empty() && !form.letters.is_empty()
}

/// Whether a word behind dice, such as `r` or `k3`, says how they are read in other tools.
pub(crate) fn reads_dice(word: &str) -> bool {
    let form = form(word);
    form.dice.is_empty() && LETTERS.contains(&form.letters) && form.number.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether a word is dice and nothing else, or may end some.
pub(crate) fn ends_dice(word: &str) -> bool {
    let form = form(word);
    word == ")" || (!form.dice.is_empty() && form.letters.is_empty())
}

/// Dice in a notation of other tools: both readings, and what is written for each.
#[must_use]
pub fn unclear_dice(span: Span, written: &str) -> Diagnostic {
    let Form { dice, letters, number } = form(written);
    let number = if number.is_empty() { "1" } else { number };
    let most = if dice.is_empty() { "DICE" } else { dice };
    let kept = dice.split('d').next().and_then(|count| count.parse::<u32>().ok());
    let kept = kept.zip(number.parse().ok()).and_then(|(count, dropped)| count.checked_sub(dropped));
    let kept = kept.filter(|kept| *kept > 0).map_or_else(|| "N".to_owned(), |kept| kept.to_string());
    let found = |message: &str| Diagnostic::error("E001", span, format!("`{written}` {message}"));
    let unclear = || found("means different things in different tools").here("which is meant?");
    let one_way = || found("is said in words").here("which dice count?");
    match letters {
        "k" => unclear()
            .why(format!("some tools keep the {number} highest of the dice, others those that show {number}"))
            .help(format!("write `{most} keep high {number}` for the highest, `{most} keep low {number}` for the lowest")),
        "d" => unclear()
            .why(format!("some tools drop the {number} lowest of the dice, others those that show {number}"))
            .help(format!("say what stays: `{most} keep high {kept}` drops the lowest, `{most} keep low {kept}` the highest")),
        "r" | "rr" | "ro" => unclear()
            .why(format!(
                "some tools reroll once, others as long as the die shows it; to some {number} means {number} alone, to others {number} and less"
            ))
            .help(format!(
                "write `{most} reroll <= {number} once`; what goes on is a `die NAME {{ roll 1d6; 1: again at most 10 deep; 2..6: total +face }}`"
            )),
        "x" | "e" | "xo" | "p" => unclear()
            .why("some tools roll one die more, others go on as long as it shows so much")
            .help(format!("write `{most} explode on N at most 10 deep`; one die more is `at most 1 deep`")),
        "kh" => one_way().help(format!("write `{most} keep high {number}`")),
        "kl" => one_way().help(format!("write `{most} keep low {number}`")),
        "dl" => one_way().help(format!("say what stays: `{most} keep high {kept}`")),
        "dh" => one_way().help(format!("say what stays: `{most} keep low {kept}`")),
        _ => unclear().help(
            "write `keep high N` or `keep low N`, `reroll <= N once`, `explode on N at most 10 deep` or `count >= N` after the dice",
        ),
    }
}

/// A comparison that touches dice: `4d6<3`, `5d10>=7`.
pub(crate) fn sum_or_count(span: Span, written: &str) -> Diagnostic {
    let sign = if written.starts_with(['<', '>']) { &written[..1] } else { "=" };
    let counts = if sign == "<" { "" } else { "; `DICE count >= N` counts dice" };
    Diagnostic::error("E001", span, format!("`{written}` right after dice means different things in different tools"))
        .here("which is meant?")
        .why("some tools compare the total, others count the dice that show so much, with or without the number itself")
        .help(format!("with blanks around the sign the total is compared, as in `roll 4d6 {sign} 3`{counts}"))
}

/// `<= 50% +- 2%`
pub(crate) fn around_what(span: Span, sign: &str) -> Diagnostic {
    Diagnostic::error("E001", span, format!("`{sign}` and `+-` do not go together"))
        .here("compares with one end only")
        .help("write `is 50% +- 2%` for both ends, or one end alone")
}

/// `50% +- 2`
pub(crate) fn points_or_wholes(span: Span, written: &str) -> Diagnostic {
    Diagnostic::error("E001", span, "a chance is given or taken in percent")
        .here(format!("{written} wholes, or {written} percent?"))
        .help(format!("write `{written}%`"))
        .replace(span, format!("{written}%"))
}

/// `x in 1..6`
pub(crate) fn in_for_is(span: Span) -> Diagnostic {
    Diagnostic::error("E001", span, "what lies in a range is compared with `is`")
        .here("`in` comes before what is asked about, as in `mean of net in strike(…)`")
        .help("write `is` before a range, as in `is 1..6`")
        .replace(span, "is")
}
