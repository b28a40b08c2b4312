//! Every error of the compiler: one function each, with its code, its words and its places.

use runebook_grammar::{Diagnostic, Span};

/// The nearest of `names` to `wanted`, if any is near enough to be meant.
#[must_use]
pub fn nearest<'a>(wanted: &str, names: impl Iterator<Item = &'a str>) -> Option<String> {
    let limit = (wanted.chars().count() / 3).clamp(1, 3);
    names
        .map(|name| (strsim::damerau_levenshtein(&wanted.to_lowercase(), &name.to_lowercase()), name))
        .filter(|(distance, name)| *distance <= limit && *name != wanted)
        .min()
        .map(|(_, name)| name.to_owned())
}

fn suggest(diagnostic: Diagnostic, span: Span, near: Option<String>, otherwise: &str) -> Diagnostic {
    match near {
        Some(name) => diagnostic.help(format!("did you mean `{name}`?")).replace(span, name),
        None => diagnostic.help(otherwise),
    }
}

/// E010: a name that names nothing of the kind expected.
#[must_use]
pub fn unknown(span: Span, name: &str, kind: &str, near: Option<String>) -> Diagnostic {
    let found = Diagnostic::error("E010", span, format!("there is no {kind} named `{name}`")).here(format!("no such {kind}"));
    suggest(found, span, near, &format!("check the spelling, or declare the {kind} `{name}`"))
}

/// E011: a name of the wrong kind.
#[must_use]
pub fn wrong_kind(span: Span, name: &str, is: &str, wanted: &str) -> Diagnostic {
    Diagnostic::error("E011", span, format!("`{name}` is {is}, but {wanted} is wanted here")).help(format!("write {wanted} here"))
}

/// E012: one name declared twice.
#[must_use]
pub fn duplicate(span: Span, name: &str, kind: &str, first: Span) -> Diagnostic {
    Diagnostic::error("E012", span, format!("the {kind} `{name}` is declared twice"))
        .here("declared again here")
        .and(first, "first declared here")
        .help("rename one of them, or remove it; an edition changes an entry by `override`")
}

/// E013: a name that can mean several things.
#[must_use]
pub fn ambiguous(span: Span, name: &str, options: &[(Span, String)]) -> Diagnostic {
    let list: Vec<&str> = options.iter().map(|(_, what)| what.as_str()).collect();
    let mut found = Diagnostic::error("E013", span, format!("`{name}` can mean {}", list.join(" or ")))
        .help(format!("rename one of them, for example `archery_{name}` and `evasion_{name}`"));
    for (place, what) in options {
        found = found.and(*place, what.clone());
    }
    found
}

/// E014: a value of another type than wanted.
#[must_use]
pub fn mismatch(span: Span, found: &str, wanted: &str) -> Diagnostic {
    Diagnostic::error("E014", span, format!("{wanted} is wanted here, but this is {found}")).here(format!("this is {found}"))
}

/// E015: units that do not go together.
#[must_use]
pub fn units(span: Span, left: &str, right: &str) -> Diagnostic {
    Diagnostic::error("E015", span, format!("{left} and {right} cannot be taken together"))
        .why("a unit keeps pounds from being added to feet")
        .help("take the plain number with `in UNIT`, for example `weight in lb`")
}

/// E016: a fraction where a whole number is wanted.
#[must_use]
pub fn unrounded(span: Span, example: &str) -> Diagnostic {
    Diagnostic::error("E016", span, "this can be a fraction, and nothing says how it is rounded")
        .here("can be a fraction")
        .why("nothing is rounded silently: a rule that does not say leaves the reader guessing")
        .help(format!("should it be rounded down or up? {example}"))
}

/// E017: a field that an entry must have.
#[must_use]
pub fn missing_field(span: Span, entry: &str, field: &str, kind: &str, declared: Span) -> Diagnostic {
    Diagnostic::error("E017", span, format!("`{entry}` does not say its {field}"))
        .and(declared, format!("every {kind} needs it"))
        .help(format!("add a line `{field} …`"))
}

/// E018: a field that the kind does not have.
#[must_use]
pub fn unknown_field(span: Span, name: &str, owner: &str, near: Option<String>) -> Diagnostic {
    let found = Diagnostic::error("E018", span, format!("{owner} has no `{name}`")).why("what is misspelled would be left out of the game without a word");
    suggest(found, span, near, "check the spelling, or declare it")
}

/// E019: a constant outside its range.
#[must_use]
pub fn out_of_range(span: Span, value: &str, low: &str, high: &str) -> Diagnostic {
    Diagnostic::error("E019", span, format!("{value} is outside {low}..{high}")).help(format!("write a value from {low} to {high}"))
}

/// E020: a stat that reaches itself.
#[must_use]
pub fn cycle(span: Span, names: &[String], places: &[Span]) -> Diagnostic {
    let mut found = Diagnostic::error("E020", span, format!("`{}` depends on itself: {}", names[0], names.join(" → ")))
        .why("its value could never be found")
        .help("store one of them as a `resource` and update it on a clock");
    for place in places.iter().skip(1) {
        found = found.and(*place, "on the way");
    }
    found
}

/// E021: an entry that needs itself by every way.
#[must_use]
pub fn needs_itself(span: Span, name: &str) -> Diagnostic {
    Diagnostic::error("E021", span, format!("`{name}` can never be learned: every way to it needs it first"))
        .help("take one of the entries out of `needs`, or give it an alternative with `or`")
}

/// E022: a role that the event or procedure does not have.
#[must_use]
pub fn wrong_role(span: Span, role: &str, of: &str, roles: &[String]) -> Diagnostic {
    let near = nearest(role, roles.iter().map(String::as_str));
    let found = Diagnostic::error("E022", span, format!("`{of}` has no role `{role}`"));
    suggest(found, span, near, &format!("its roles are {}", roles.join(", ")))
}

/// E023: a repetition without bound.
#[must_use]
pub fn unbounded(span: Span, what: &str, example: &str) -> Diagnostic {
    Diagnostic::error("E023", span, format!("{what} does not say how often at most"))
        .why("everything must come to an end, in the game and in its odds, at the same place")
        .help(format!("say it: {example}"))
}

/// E024: a table with a gap.
#[must_use]
pub fn table_gap(span: Span, name: &str) -> Diagnostic {
    Diagnostic::error("E024", span, format!("the table `{name}` has no answer for some values"))
        .help("end it with a row `else: …`")
}

/// E025: a match that leaves cases out.
#[must_use]
pub fn not_exhaustive(span: Span, missing: &[String]) -> Diagnostic {
    Diagnostic::error("E025", span, format!("nothing is said for {}", missing.join(", ")))
        .help("add them, or end with `else: …`")
}

/// E026: two `is` that can hold together.
#[must_use]
pub fn conflicting_is(span: Span, other: Span, stat: &str) -> Diagnostic {
    Diagnostic::error("E026", span, format!("two rules can set `{stat}` to different values at once"))
        .here("sets it here")
        .and(other, "and here")
        .help("give one of them a higher `priority`")
}

/// E027: two replacements that can meet.
#[must_use]
pub fn conflicting_step(span: Span, other: Span, step: &str) -> Diagnostic {
    Diagnostic::error("E027", span, format!("two rules can replace the step `{step}` at once"))
        .here("replaces it here")
        .and(other, "and here")
        .help("give one of them a higher `priority`: only one applies")
}

/// E028: a division by what can be 0.
#[must_use]
pub fn division_by_zero(span: Span) -> Diagnostic {
    Diagnostic::error("E028", span, "this can be 0, and nothing can be divided by 0")
        .help("limit it with `, at least 1`, or declare a range that leaves 0 out")
}

/// E029: an override of nothing.
#[must_use]
pub fn override_of_nothing(span: Span, kind: &str, name: &str, near: Option<String>) -> Diagnostic {
    let found = Diagnostic::error("E029", span, format!("there is no {kind} `{name}` to change"))
        .why("an edition changes what the pack it extends has declared");
    suggest(found, span, near, &format!("declare `{kind} {name} …` instead, or check what is extended"))
}

/// E030: a placeholder that names nothing.
#[must_use]
pub fn placeholder(span: Span, name: &str, near: Option<String>) -> Diagnostic {
    let found = Diagnostic::error("E030", span, format!("the placeholder `{{{name}}}` names nothing of this entry"));
    suggest(found, span, near, "name a field or a `let` of the entry")
}

/// E031: a standing change inside a body, or the reverse.
#[must_use]
pub fn for_how_long(span: Span, what: &str) -> Diagnostic {
    Diagnostic::error("E031", span, format!("for how long does {what}?"))
        .why("a standing change holds while its condition does; what happens in a body happens once")
        .help("make it a status that is gained `for N turns`, or move it out of the body and write `when …`")
}

/// E032: the wrong number of arguments, or an argument that does not exist.
#[must_use]
pub fn arguments(span: Span, name: &str, wanted: &[String], declared: Span) -> Diagnostic {
    let list = if wanted.is_empty() { "nothing".to_owned() } else { wanted.join(", ") };
    Diagnostic::error("E032", span, format!("`{name}` takes {list}"))
        .and(declared, "declared here")
        .help(format!("write `{name}({})`", wanted.join(", ")))
}

/// E033: dice where a number is wanted.
#[must_use]
pub fn bare_dice(span: Span) -> Diagnostic {
    Diagnostic::error("E033", span, "these are dice, but a number is wanted here")
        .help("say what is done with them: `roll …`, `maximum of …` or `minimum of …`")
}

/// E034: a statement that does not belong here.
#[must_use]
pub fn misplaced(span: Span, what: &str, place: &str, wanted: &str) -> Diagnostic {
    Diagnostic::error("E034", span, format!("{what} has no place in {place}")).help(wanted)
}

/// E035: a missing declaration of a default.
#[must_use]
pub fn no_default(span: Span, what: &str, example: &str) -> Diagnostic {
    Diagnostic::error("E035", span, format!("{what} does not say what holds without a host"))
        .why("tests, odds and calculators have no host to ask")
        .help(format!("add `, else …`, for example {example}"))
}

/// E036: something left unsaid that has no natural value.
#[must_use]
pub fn unsaid(span: Span, what: &str, ask: &str) -> Diagnostic {
    Diagnostic::error("E036", span, what).help(ask)
}

/// E037: a roll where nothing may be left to chance.
#[must_use]
pub fn no_dice_here(span: Span, place: &str) -> Diagnostic {
    Diagnostic::error("E037", span, format!("nothing can be rolled in {place}"))
        .why("its value must be the same however often it is read")
        .help("roll in a procedure, a check or a trigger, and pass the result on")
}

/// E038: `extends` that goes in a circle is found by the driver; here: a value that is not constant.
#[must_use]
pub fn not_constant(span: Span, place: &str) -> Diagnostic {
    Diagnostic::error("E038", span, format!("{place} must be a constant")).help("write a number, or a name of an entry or member")
}

/// E039: too large for the machine.
#[must_use]
pub fn too_large(span: Span, what: &str) -> Diagnostic {
    Diagnostic::error("E039", span, format!("{what} is larger than the machine can hold"))
        .help("split it into several procedures or formulas")
}
