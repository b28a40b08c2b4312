//! Names: what nothing is called, what two things are called, what something else is called.

use runebook_grammar::{Diagnostic, Span};

use super::{listed, nearest, suggest};

/// Words for things that an author looks up and does not declare under that name.
const NOT_DECLARED: [&str; 11] = [
    "value",
    "rule",
    "type",
    "fraction",
    "way to stack",
    "parameter",
    "flag or status",
    "entity or context",
    "procedure or command",
    "kind or `one of`",
    "kind that can be learned",
];

/// What is declared by a word of the language besides what begins with one of [`DECLARING`]; all else are entries.
const BUILT_IN: [&str; 3] = ["list", "duel of", "rule"];

/// The words of the language that begin a declaration.
pub(crate) const DECLARING: [&str; 24] = [
    "unit",
    "clock",
    "kind",
    "entity",
    "fact",
    "set",
    "check",
    "context",
    "rules",
    "event",
    "command",
    "action",
    "procedure",
    "formula",
    "chance",
    "table",
    "die",
    "process",
    "figure",
    "test",
    "character",
    "plan",
    "duel",
    "status",
];

/// E010: a name that names nothing of the kind expected.
#[must_use]
pub fn unknown(span: Span, name: &str, kind: &str, near: Option<String>) -> Diagnostic {
    let found =
        Diagnostic::error("E010", span, format!("there is no {kind} named `{name}`")).here(format!("no such {kind}"));
    let otherwise = if ["the", "an"].contains(&name) {
        format!("leave `{name}` out: names stand without it")
    } else if NOT_DECLARED.contains(&kind) {
        "check the spelling: nothing of that name is declared".to_owned()
    } else {
        format!("check the spelling, or declare the {kind} `{name}`")
    };
    suggest(found, span, near, &otherwise)
}

/// E010: a word that is none of the few that may stand in a place.
#[must_use]
pub fn not_one_of(span: Span, word: &str, place: &str, words: &[&str]) -> Diagnostic {
    let found = Diagnostic::error("E010", span, format!("`{word}` means nothing in {place}"))
        .here("no such word")
        .why("a word that nobody knows would be passed over, and the reader would not know");
    let all: Vec<String> = words.iter().map(|word| format!("`{word}`")).collect();
    suggest(found, span, nearest(word, words.iter().copied()), &format!("write {}", listed(&all, "or")))
}

/// E010: a lint that nobody knows; errors cannot be allowed.
#[must_use]
pub fn no_lint(span: Span, word: &str, near: Option<String>) -> Diagnostic {
    if word.starts_with('E') && word[1..].bytes().all(|byte| byte.is_ascii_digit()) {
        return Diagnostic::error("E010", span, format!("`{word}` is an error and cannot be allowed"))
            .help("mend it; lints alone, whose codes begin with `W`, can be allowed");
    }
    let found = Diagnostic::error("E010", span, format!("there is no lint named `{word}`")).here("no such lint");
    suggest(found, span, near, "`runebook explain` lists all codes")
}

/// E010: what a command is said to change, and nothing is called.
#[must_use]
pub fn nothing_to_change(span: Span, name: &str, near: Option<String>) -> Diagnostic {
    let found = Diagnostic::error("E010", span, format!("nothing that a command can change is named `{name}`"))
        .here("no such fact, set or member")
        .why("a command says which of the game's answers are other ones after it");
    suggest(
        found,
        span,
        near,
        "name a fact, a set, or a stat, resource, flag or slot of someone; or leave `changes` out",
    )
}

/// E010: a step that a procedure does not have.
#[must_use]
pub fn unknown_step(span: Span, name: &str, procedure: &str, steps: &[String], near: Option<String>) -> Diagnostic {
    let found = Diagnostic::error("E010", span, format!("`{procedure}` has no step `{name}`")).here("no such step");
    let otherwise = match steps {
        [] => format!("`{procedure}` has no steps: only a `step` of a procedure can be replaced"),
        _ => format!("its steps are {}", listed(steps, "and")),
    };
    suggest(found, span, near, &otherwise)
}

/// E010: a name that an edition has taken away, or given to something else.
#[must_use]
pub fn gone(span: Span, name: &str, kind: &str, now: Option<&str>, place: Span) -> Diagnostic {
    let found = Diagnostic::error("E010", span, format!("there is no {kind} named `{name}` any more"));
    match now {
        Some(now) => found
            .and(place, format!("`{name}` is called `{now}` since this"))
            .help(format!("write `{now}`"))
            .replace(span, now),
        None => found.and(place, "removed here").help("take it out here, too, or keep what was removed"),
    }
}

/// E010: a name that something gets further down, or that is being replaced.
#[must_use]
pub fn not_yet(span: Span, name: &str, place: Span) -> Diagnostic {
    Diagnostic::error("E010", span, format!("`{name}` has no value yet"))
        .here("not known here")
        .and(place, "it gets its value here")
        .help("use it after that line, or move the line up")
}

/// E010: `your` where nobody holds anything.
#[must_use]
pub fn nobody(span: Span, word: &str, place: &str) -> Diagnostic {
    Diagnostic::error("E010", span, format!("nobody is meant by `{word}` in {place}"))
        .why("the holder of an entry is known where a rule holds or happens, and nowhere else")
        .help("write a number or a name here, and put what depends on the holder into a rule")
}

/// E011: a name of the wrong kind.
#[must_use]
pub fn wrong_kind(span: Span, name: &str, is: &str, wanted: &str, declared: Span, near: Option<String>) -> Diagnostic {
    let found = Diagnostic::error("E011", span, format!("`{name}` is {is}, but {wanted} is wanted here"))
        .here(format!("this is {is}"))
        .and(declared, "declared here");
    suggest(found, span, near, &format!("write {wanted} here"))
}

/// E011: a stat, or something stored, without whose it is; `options` are ways to say it.
#[must_use]
pub fn of_whom(span: Span, name: &str, is: &str, options: &[String], declared: Span) -> Diagnostic {
    let found = Diagnostic::error("E011", span, format!("`{name}` is {is}, and nothing says whose"))
        .here("whose?")
        .and(declared, "declared here");
    match options {
        [] => found.help(format!("say whose is meant: `….{name}`")),
        [only] => found.help(format!("did you mean `{only}`?")).replace(span, only.clone()),
        _ => found
            .help(format!("write {}", listed(&options.iter().map(|one| format!("`{one}`")).collect::<Vec<_>>(), "or"))),
    }
}

/// E012: one name declared twice.
#[must_use]
pub fn duplicate(span: Span, name: &str, kind: &str, first: Span) -> Diagnostic {
    let kind = if kind == "one of" { "list" } else { kind };
    let help = if BUILT_IN.contains(&kind) || DECLARING.contains(&kind) {
        "rename one of them, or remove it"
    } else {
        "rename one of them, or remove it; a pack that extends another changes an entry by `override`"
    };
    Diagnostic::error("E012", span, format!("the {kind} `{name}` is declared twice"))
        .here("declared again here")
        .and(first, "first declared here")
        .help(help)
}

/// E012: an old name that something else goes by.
#[must_use]
pub fn was_another(span: Span, name: &str, was: &str, other: Span) -> Diagnostic {
    Diagnostic::error("E012", span, format!("`{name}` was `{was}`, and something else goes by that name"))
        .here("saves know this one by its old name")
        .and(other, "and this one by the same")
        .help("each goes by one name in saved games: take `was` out here, or give the other another name")
}

/// E012: one name twice in something that holds names.
#[must_use]
pub fn twice_in(span: Span, name: &str, whose: &str, first: Span) -> Diagnostic {
    Diagnostic::error("E012", span, format!("{whose} has two of the name `{name}`"))
        .here("again here")
        .and(first, "first here")
        .help("rename one of them, or remove it")
}

/// E012: one thing said twice, so that one of the two would be lost.
#[must_use]
pub fn said_twice(span: Span, what: &str, first: Span) -> Diagnostic {
    Diagnostic::error("E012", span, format!("{what} is said twice"))
        .here("again here")
        .and(first, "first here")
        .help("keep one of the two")
}

/// E013: a name that can mean several things.
#[must_use]
pub fn ambiguous(span: Span, name: &str, options: &[(Span, String)]) -> Diagnostic {
    let list: Vec<String> = options.iter().map(|(_, what)| what.clone()).collect();
    let mut found = Diagnostic::error("E013", span, format!("`{name}` can mean {}", listed(&list, "or")))
        .help("which is meant? give one of them another name; what people read is the string after it");
    for (place, what) in options {
        found = found.and(*place, what.clone());
    }
    found
}

/// E013: a name that entries of several kinds or members of several lists have; what each is begins with `the` and its kind.
#[must_use]
pub fn of_which(span: Span, name: &str, options: &[(Span, String)]) -> Diagnostic {
    let found = ambiguous(span, name, options);
    match options.iter().map(|(_, what)| spelled(what)).collect::<Option<Vec<_>>>() {
        Some(all) => found.help(format!("which is meant? write {}", listed(&all, "or"))),
        None => found,
    }
}

/// How to say which is meant: of "the ability `grip`", `ability.grip`.
fn spelled(what: &str) -> Option<String> {
    let (kind, name) = what.strip_prefix("the ")?.split_once(' ')?;
    Some(format!("`{kind}.{}`", name.strip_prefix('`')?.strip_suffix('`')?))
}

/// E013: a printed name that several entries share; their own names differ.
#[must_use]
pub fn several(span: Span, name: &str, options: &[(Span, String)]) -> Diagnostic {
    let list: Vec<String> = options.iter().map(|(_, what)| format!("`{what}`")).collect();
    let list = listed(&list, "or");
    let mut found = Diagnostic::error("E013", span, format!("`{name}` can mean {list}"))
        .help(format!("which is meant? write {list}"));
    for (place, _) in options {
        found = found.and(*place, "one of them");
    }
    found
}

/// E017: a field that an entry must have.
#[must_use]
pub fn missing_field(span: Span, entry: &str, field: &str, kind: &str, declared: Span) -> Diagnostic {
    Diagnostic::error("E017", span, format!("`{entry}` does not say its {field}"))
        .and(declared, format!("every {kind} needs it"))
        .help(format!("add a line `{field} …`"))
}

/// E018: a field or a member that something does not have; `known` are those it has.
#[must_use]
pub fn unknown_field(span: Span, name: &str, owner: &str, known: &[&str]) -> Diagnostic {
    let near = nearest(name, known.iter().copied());
    let near = near.or_else(|| runebook_grammar::clause_meant(name).filter(|_| known.is_empty()).map(str::to_owned));
    let found = Diagnostic::error("E018", span, format!("{owner} has no `{name}`"))
        .why("what is misspelled would be left out of the game without a word");
    let mut all: Vec<String> = known.iter().map(|name| format!("`{name}`")).collect();
    all.sort();
    all.dedup();
    let otherwise = match all.len() {
        0 => "check the spelling, or declare it".to_owned(),
        1..=12 => format!("it has {}", listed(&all, "and")),
        _ => format!("it has {} and {} more", all[..12].join(", "), all.len() - 12),
    };
    if matches!(name, "text" | "says" | "note") {
        return found.help(format!("prose stands in quotes: `{name} \"…\"`"));
    }
    suggest(found, span, near, &otherwise)
}

/// E022: a role that the event or procedure does not have.
#[must_use]
pub fn wrong_role(span: Span, role: &str, of: &str, roles: &[String]) -> Diagnostic {
    let near = nearest(role, roles.iter().map(String::as_str));
    let found = Diagnostic::error("E022", span, format!("`{of}` has no role `{role}`"));
    let otherwise = match roles {
        [] => format!("`{of}` has no roles"),
        [one] => format!("its role is {one}"),
        _ => format!("its roles are {}", listed(roles, "and")),
    };
    suggest(found, span, near, &otherwise)
}

/// E029: an override, a removal or a renaming of nothing.
#[must_use]
pub fn override_of_nothing(span: Span, kind: &str, name: &str, verb: &str, near: Option<String>) -> Diagnostic {
    let found = Diagnostic::error("E029", span, format!("there is no {kind} `{name}` to {verb}"))
        .why("an edition changes what the pack it extends has declared");
    let otherwise = if verb == "change" {
        format!("declare it as new, `{kind} {name} {{ … }}`, or check which pack is extended")
    } else {
        "check the spelling, and which pack is extended".to_owned()
    };
    suggest(found, span, near, &otherwise)
}

/// E029: a removal of a test that is not there.
#[must_use]
pub fn removal_of_no_test(span: Span, title: &str, near: Option<String>) -> Diagnostic {
    let found = Diagnostic::error("E029", span, format!("there is no test \"{title}\" to remove"));
    match near {
        Some(near) => found.help(format!("did you mean \"{near}\"?")),
        None => found.help("check its title, and which pack is extended"),
    }
}

/// E030: a placeholder that names nothing.
#[must_use]
pub fn placeholder(span: Span, name: &str, near: Option<String>) -> Diagnostic {
    let found =
        Diagnostic::error("E030", span, format!("the placeholder `{{{name}}}` names nothing that is known here"))
            .why("a number is written once, in the rule, and the prose takes it from there");
    suggest(found, span, near, "name a field or a `let` of the entry")
}

/// E030: a placeholder without its end.
#[must_use]
pub fn open_brace(span: Span) -> Diagnostic {
    Diagnostic::error("E030", span, "this `{` is not closed, so all that follows would be a placeholder")
        .why("in prose, braces hold the name of a number")
        .help("close it: `{bonus}`; to show a brace, write `{\"{\"}`")
}

/// E032: the wrong number of arguments; `optional` are those that may be left out.
#[must_use]
pub fn arguments(span: Span, name: &str, wanted: &[String], optional: &[String], declared: Span) -> Diagnostic {
    let takes = if wanted.is_empty() { "nothing".to_owned() } else { listed(wanted, "and") };
    let may =
        if optional.is_empty() { String::new() } else { format!(", and if you like {}", listed(optional, "and")) };
    let write = format!("{name}({})", wanted.join(", "));
    Diagnostic::error("E032", span, format!("`{name}` takes {takes}{may}"))
        .and(declared, "declared here")
        .help(format!("write `{write}`"))
}
