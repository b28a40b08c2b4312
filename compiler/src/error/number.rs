//! Values: sorts, units, fractions, ranges, dice.

use runebook_grammar::{Diagnostic, Edit, Span};

use super::{after, offer};

const SILENTLY: &str = "nothing is rounded silently: a rule that does not say it leaves the reader guessing";

/// E014: a value of another sort than wanted.
#[must_use]
pub fn mismatch(span: Span, found: &str, wanted: &str, help: Option<&str>) -> Diagnostic {
    let diagnostic = Diagnostic::error("E014", span, format!("{wanted} is wanted here, but this is {found}"))
        .here(format!("this is {found}"));
    match help {
        Some(help) => diagnostic.help(help),
        None => diagnostic.help(format!("write {wanted} here")),
    }
}

/// E015: units that do not go together.
#[must_use]
pub fn units(span: Span, left: &str, right: &str) -> Diagnostic {
    Diagnostic::error("E015", span, format!("{left} and {right} do not go together"))
        .why("a unit keeps pounds from being added to feet")
        .help("take the plain number of an amount with `in UNIT`, for example `weight in lb`, or give both sides the same unit")
}

/// E015: a plain number where an amount is wanted; `written` is a number that can take the unit on.
#[must_use]
pub fn no_unit(span: Span, unit: &str, written: bool) -> Diagnostic {
    let found =
        Diagnostic::error("E015", span, format!("an amount in {unit} is wanted here, and this is a plain number"))
            .here(format!("in {unit}?"))
            .why("a number without its unit may be meant in another");
    if !written {
        return found.help(format!("multiply it by an amount, `… * 1 {unit}`, or give what it comes from that unit"));
    }
    offer(
        found.help(format!("say the unit: `… {unit}`")),
        format!("write it in {unit}"),
        vec![after(span, format!(" {unit}"))],
    )
}

/// E015: a product of two amounts.
#[must_use]
pub fn square_units(span: Span, left: &str, right: &str) -> Diagnostic {
    Diagnostic::error("E015", span, format!("an amount in {left} cannot be multiplied by an amount in {right}"))
        .why("nothing is measured in the product of two units")
        .help(format!("take the plain number of one of them: `… in {left}`"))
}

/// E015: a unit taken off what has none or another.
#[must_use]
pub fn not_in_unit(span: Span, found: &str, unit: &str) -> Diagnostic {
    Diagnostic::error("E015", span, format!("this is {found}, so it cannot be read in {unit}"))
        .here(format!("this is {found}"))
        .why("a unit keeps pounds from being added to feet")
        .help(format!("leave `in {unit}` out, or give what stands before it that unit"))
}

/// What a fraction is shown by: `10 / 3`, and the whole numbers next to it.
#[derive(Clone, Debug)]
pub struct Example {
    /// `10 / 3`
    pub shown: String,
    /// 3
    pub down: i128,
    /// 4
    pub up: i128,
}

/// E016: what can be a fraction where a whole number is wanted.
#[must_use]
pub fn unrounded(span: Span, Example { shown, down, up }: &Example) -> Diagnostic {
    let help = format!(
        "which is meant? {shown}, for example, is {down} `rounded down` and {up} `rounded up`: write it right after this"
    );
    let found = Diagnostic::error("E016", span, "this can be a fraction, and nothing says how it is rounded")
        .here("can be a fraction")
        .why(SILENTLY)
        .help(help);
    offer(found, "round it down", vec![after(span, " rounded down")])
}

/// E016: a constant that is no whole number.
#[must_use]
pub fn unrounded_constant(span: Span, Example { shown, down, up }: &Example) -> Diagnostic {
    let found = Diagnostic::error("E016", span, format!("{shown}: {down} or {up}? nothing says how it is rounded"))
        .here("no whole number")
        .why(SILENTLY)
        .help(format!("write `rounded down` for {down} or `rounded up` for {up} right after it"));
    offer(found, format!("round it down to {down}"), vec![after(span, " rounded down")])
}

/// E016: a number with decimals where a whole one is wanted.
#[must_use]
pub fn no_whole(span: Span, shown: &str, (down, up): (i128, i128)) -> Diagnostic {
    let message = format!("a whole number is wanted here, and {shown} is none: {down} or {up}?");
    let help = format!("write `{down}` or `{up}`, or declare the place for fractions, for example `number in halves`");
    let found = Diagnostic::error("E016", span, message).here("no whole number").why(SILENTLY).help(help);
    offer(found, format!("write `{down}`"), vec![Edit { span, text: down.to_string() }])
}

/// E016: a division in a comparison.
#[must_use]
pub fn unrounded_compared(span: Span, Example { shown, down, up }: &Example) -> Diagnostic {
    let message = "this can be a fraction, and nothing says whether it is rounded before it is compared";
    let help = format!(
        "which is meant? {shown}, for example, is {down} `rounded down`, {up} `rounded up`, and itself `unrounded`: write it right after this"
    );
    let found = Diagnostic::error("E016", span, message)
        .here("can be a fraction")
        .why("the rounding decides on which side of the line someone stands")
        .help(help);
    offer(found, "compare the exact fraction", vec![after(span, " unrounded")])
}

/// E016: a fraction of one sort where another is wanted.
#[must_use]
pub fn other_fraction(span: Span, has: &str, wants: &str) -> Diagnostic {
    Diagnostic::error("E016", span, format!("this is {has}, and {wants} cannot hold every one of them"))
        .here(format!("this is {has}"))
        .why(SILENTLY)
        .help("declare the place for these fractions, too, or round to a whole number, for example `rounded down`")
}

/// E016: a factor or a divisor on a stat that says no rounding.
#[must_use]
pub fn unrounded_stat(span: Span, stat: &str, declared: Span) -> Diagnostic {
    Diagnostic::error("E016", span, format!("this can make `{stat}` a fraction, and nothing says how it is rounded"))
        .here("can make a fraction")
        .and(declared, "this stat says no rounding")
        .why(SILENTLY)
        .help(format!(
            "say it in the stat's own line, where it holds for all its changes: `stat {stat}: number rounded down …`"
        ))
}

/// E016: a decay by a part.
#[must_use]
pub fn unrounded_decay(span: Span) -> Diagnostic {
    let found =
        Diagnostic::error("E016", span, "a part can be a fraction, and nothing says how what is left is rounded")
            .here("can be a fraction")
            .why(SILENTLY)
            .help("add `, rounded toward zero`, or another rounding");
    offer(found, "round toward zero", vec![after(span, ", rounded toward zero")])
}

/// E019: a constant outside its range; `declared` is where the range is said.
#[must_use]
pub fn out_of_range(span: Span, value: &str, low: &str, high: &str, declared: Option<Span>) -> Diagnostic {
    let found = Diagnostic::error("E019", span, format!("{value} is outside {low}..{high}"))
        .help(format!("write a value from {low} to {high}"));
    match declared {
        Some(place) => found.and(place, "its range is declared here"),
        None => found,
    }
}

/// E019: more dice of one sort, or more sides of a die, than the machine holds.
#[must_use]
pub fn too_many_dice(span: Span, number: i64, what: &str, most: i64) -> Diagnostic {
    Diagnostic::error("E019", span, format!("{number} {what} are more than {most}"))
        .here("too many")
        .help(format!("write {most} at most, or roll fewer and multiply: `1000 * roll 3d6`"))
}

/// E019: a chance below 0 or above 1; `percent` if it was most likely meant as percent.
#[must_use]
pub fn no_chance(span: Span, (part, whole): (i128, i128), percent: bool) -> Diagnostic {
    let shown = if whole == 1 { part.to_string() } else { format!("{part}/{whole}") };
    let found = Diagnostic::error("E019", span, format!("{shown} is no chance: a chance lies from 0% to 100%"));
    if percent {
        return offer(found.help(format!("write `{shown}%`")), "make it percent", vec![after(span, "%")]);
    }
    found.help("write a percentage such as `15%`, or a ratio such as `1/3`")
}

/// E019: more values than fit.
#[must_use]
pub fn too_many(span: Span, name: &str, given: usize, most: usize, declared: Span) -> Diagnostic {
    let takes = if most == 1 { "one value".to_owned() } else { format!("{most} values at most") };
    Diagnostic::error("E019", span, format!("`{name}` takes {takes}, and here are {given}"))
        .here("too many")
        .and(declared, "declared here")
        .help(if most == 1 { "keep one of them" } else { "take some away, or declare a larger `at most`" })
}

/// E019: a set that can come to hold more members than it says.
#[must_use]
pub fn overfull(span: Span, message: &str, all: usize) -> Diagnostic {
    Diagnostic::error("E019", span, message).why("all who add to it can be there at once").help(if all <= 200 {
        format!("write `at most {all}`, or let less be added")
    } else {
        "let less be added: 200 are the most that a set can hold".to_owned()
    })
}

/// E019: a range whose ends are the wrong way round.
#[must_use]
pub fn empty_range(span: Span, low: i64, high: i64) -> Diagnostic {
    let found = Diagnostic::error("E019", span, format!("nothing lies in {low}..{high}"))
        .help(format!("the lower number comes first: `{high}..{low}`"));
    offer(found, format!("write `{high}..{low}`"), vec![Edit { span, text: format!("{high}..{low}") }])
}

/// E028: a division by what can be 0, or always is.
#[must_use]
pub fn division_by_zero(span: Span, always: bool) -> Diagnostic {
    if always {
        return Diagnostic::error("E028", span, "this is 0, and nothing can be divided by 0")
            .help("write another number");
    }
    Diagnostic::error("E028", span, "this can be 0, and nothing can be divided by 0").here("can be 0").help(
        "limit it, `(…, at least 1)`, or declare a range that leaves 0 out, or ask first: `if … > 0 then … else …`",
    )
}

/// E033: dice where a number is wanted.
#[must_use]
pub fn bare_dice(span: Span) -> Diagnostic {
    Diagnostic::error("E033", span, "these are dice, but a number is wanted here")
        .here("dice, not yet rolled")
        .help("say what is done with them: `roll …`, `maximum of …` or `minimum of …`")
}

/// E033: a name that would stand for dice; `dice` are they, where they are written out.
#[must_use]
pub fn named_dice(span: Span, name: &str, word: &str, dice: Option<&str>) -> Diagnostic {
    let written = dice.unwrap_or("…");
    let die =
        if word == "state" { format!("state {name}: dice = {written}") } else { format!("dist {name} = {written}") };
    Diagnostic::error("E033", span, format!("`{name}` would be dice that nobody has rolled"))
        .here("a roll, or the dice themselves?")
        .why("each time the name is read they would fall anew, and a reader takes it for one number")
        .help(format!("write `{word} {name} = roll {written}` for what they show, `{die}` for the dice"))
}

/// E033: what `dist` names is no dice.
#[must_use]
pub fn no_dice(span: Span, name: &str) -> Diagnostic {
    Diagnostic::error("E033", span, format!("`{name}` would be no dice"))
        .here("no dice")
        .help(format!("`dist {name} = 3d6` names dice; a value is named by `let {name} = …`"))
}

/// E033: dice compared with a number.
#[must_use]
pub fn dice_compared(span: Span) -> Diagnostic {
    Diagnostic::error("E033", span, "these are dice, and nothing says what of them is compared")
        .here("dice, not yet rolled")
        .why("to some it asks for the total, to others it counts the dice that show so much")
        .help("which is meant? `roll 4d6 < 12` compares the total; `roll (4d6 count >= 5)` counts dice")
}

/// E037: a roll where nothing may be left to chance.
#[must_use]
pub fn no_dice_here(span: Span, place: &str) -> Diagnostic {
    Diagnostic::error("E037", span, format!("nothing can be rolled in {place}"))
        .why("its value must be the same however often it is read")
        .help("roll in a procedure, a check or a trigger, and pass the result on")
}

/// E038: a value that must be known before anything is played.
#[must_use]
pub fn not_constant(span: Span, place: &str) -> Diagnostic {
    Diagnostic::error("E038", span, format!("{place} must be known before the game begins"))
        .here("depends on the game")
        .help("write a number, or the name of an entry or a member")
}

/// E016: `exactly` where something may be left over; the constant, where it is one.
#[must_use]
pub fn not_exact(span: Span, constant: Option<(i128, i128)>) -> Diagnostic {
    let (what, help) = match constant {
        Some((n, d)) => {
            (format!("{n} / {d} is no whole number"), "say a rounding, such as `rounded down`, or mend the numbers")
        }
        None => (
            "nothing shows that this division leaves no remainder".to_owned(),
            "say a rounding: `rounded down` or `rounded up`; `exactly` is for what is whole whatever the numbers are, such as `n * (n + 1) / 2`",
        ),
    };
    Diagnostic::error("E016", span, what).here("`exactly`?").why(SILENTLY).help(help)
}

/// E019: a band of a status that its counter does not reach.
#[must_use]
pub fn band_outside(span: Span, band: (i64, i64), counter: (i64, i64), status: Span) -> Diagnostic {
    let (low, high) = (band.0.max(counter.0), band.1.min(counter.1));
    let help = if low <= high {
        format!("write `band {low}..{high}`, or let the counter go further")
    } else {
        "write a band inside the counter, or let the counter go further".to_owned()
    };
    let message = format!("the band {}..{} is outside the counter, {}..{}", band.0, band.1, counter.0, counter.1);
    Diagnostic::error("E019", span, message).and(status, "the counter of this status").help(help)
}
