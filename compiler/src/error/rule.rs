//! Rules: what goes in a circle, never ends, leaves cases out, contradicts another, stands in the wrong place.

use runebook_grammar::{Diagnostic, Edit, Span, tree};

use super::{after, article, listed, offer};

/// A way round: names, and where each names the next. Never empty.
#[derive(Clone, Debug)]
pub struct Circle {
    /// Each once, in the order of the way.
    pub names: Vec<String>,
    /// The place of each where it names the next.
    pub places: Vec<Span>,
    /// How many of them hold only where the next does not.
    pub turned: usize,
}

impl Circle {
    /// `` `a` → `b` → `a` ``; of a long way its two ends.
    fn way(&self) -> String {
        let names = self.names.iter().chain(self.names.first());
        let all: Vec<String> = names.map(|name| format!("`{name}`")).collect();
        match all.len() {
            0..=12 => all.join(" → "),
            long => format!("{} → … → {} ({} in all)", all[..5].join(" → "), all[long - 2..].join(" → "), long - 1),
        }
    }

    /// An error at the first place; the others say `A VERB B here`.
    fn error(&self, code: &'static str, message: String, verb: &str) -> Diagnostic {
        let says =
            |at: usize| format!("`{}` {verb} `{}` here", self.names[at], self.names[(at + 1) % self.names.len()]);
        let first = self.places.first().copied().unwrap_or_default();
        let mut found = Diagnostic::error(code, first, message).here(says(0));
        for (at, place) in self.places.iter().enumerate().take(12).skip(1) {
            found = found.and(*place, says(at));
        }
        found
    }
}

/// E020: a value that depends on itself.
#[must_use]
pub fn cycle(circle: &Circle) -> Diagnostic {
    let found = circle.error("E020", format!("`{}` depends on itself: {}", circle.names[0], circle.way()), "reads");
    match circle.turned {
        0 => found
            .why("its value could never be found")
            .help("take one of these away, or store one as a `resource` that is changed on a clock"),
        turned if turned % 2 == 1 => found.why("it would hold only while it does not").help(
            "take one of these away, or let something stored say it: a `resource`, or a status that is gained and lost",
        ),
        _ => found
            .why("each holds only while the other does not, and nothing says which of them comes first")
            .help("let only one of them ask for the other: that other one then comes first"),
    }
}

/// E021: entries that need each other by every way.
#[must_use]
pub fn needs_itself(circle: &Circle) -> Diagnostic {
    let name = &circle.names[0];
    let message = match circle.names.len() {
        1 => format!("`{name}` can never be learned: it needs itself"),
        _ => format!("`{name}` can never be learned: every way to it needs it first: {}", circle.way()),
    };
    circle.error("E021", message, "needs").help("take one of them out of `needs`, or give it another way with `or`")
}

/// E023: a repetition without bound.
#[must_use]
pub fn unbounded(span: Span, what: &str, example: &str) -> Diagnostic {
    Diagnostic::error("E023", span, format!("{what} does not say how often at most"))
        .why("everything must come to an end, in the game and in its odds, at the same place")
        .help(format!("say it: {example}"))
}

/// E023: a die whose every face is rolled again.
#[must_use]
pub fn never_stops(span: Span, name: &str) -> Diagnostic {
    Diagnostic::error("E023", span, format!("the die `{name}` rolls again on every face"))
        .why("it would go on up to its bound every time")
        .help("let at least one face stop")
}

/// E023: dice that explode without a bound; `dice` is their place, `on` the face.
#[must_use]
pub fn unbounded_explosion(span: Span, dice: Span, on: &tree::Expr) -> Diagnostic {
    let found = Diagnostic::error("E023", span, "nothing says how often one die explodes at most")
        .why("everything must come to an end, in the game and in its odds, at the same place")
        .help("say it: `explode on 6 at most 10 deep`; the odds print what reaches that");
    let tree::ExprKind::Number { value, .. } = &on.kind else { return found };
    // `d6!` writes no face
    let short = on.span.end == span.end && on.span.start <= dice.end;
    let text = if short { format!(" explode on {value} at most 10 deep") } else { " at most 10 deep".to_owned() };
    let place = if short { on.span } else { Span { start: span.end, ..span } };
    offer(found, "let it explode 10 times at most", vec![Edit { span: place, text }])
}

/// E023: a die that explodes on its only face.
#[must_use]
pub fn never_stops_exploding(span: Span) -> Diagnostic {
    Diagnostic::error("E023", span, "this die explodes whatever it shows")
        .why("it would go on up to its bound every time")
        .help("give the dice more sides")
}

/// E023: a reroll that does not say how often.
#[must_use]
pub fn reroll_how_often(span: Span) -> Diagnostic {
    let found = Diagnostic::error("E023", span, "nothing says how often these dice are rerolled")
        .why("to some it is once, and the second roll stands; to others it goes on until they show more")
        .help("the rules know `reroll <= 1 once`; what goes on is a `die`: `die NAME { roll 1d6; 1: again at most 10 deep; 2..6: total +face }`");
    offer(found, "reroll once", vec![after(span, " once")])
}

/// E034: dice of several sorts, or of unknown sorts, where one is wanted.
#[must_use]
pub fn not_one_sort(span: Span) -> Diagnostic {
    Diagnostic::error("E034", span, "these can be dice of several sorts, and their faces cannot be told apart")
        .why("which are kept, counted, rerolled or explode is asked of dice of one sort")
        .help("write them where they are read: `4d6`, `(level)d6`; other dice are added after that, `4d6 keep high 3 + 1d4`")
}

/// E023: a rule that calls itself, by way of others or not.
#[must_use]
pub fn calls_itself(circle: &Circle, die: bool) -> Diagnostic {
    circle
        .error("E023", format!("`{}` calls itself: {}", circle.names[0], circle.way()), "calls")
        .why("nothing says how often at most, and everything must come to an end")
        .help(if die {
            "write `again at most 10 deep` in place of `then`"
        } else {
            "repeat with `repeat at most 10 times`, or call it with `later`, which waits until this is over"
        })
}

/// E024: a table with a gap; `when` says where, if that can be said.
#[must_use]
pub fn table_gap(span: Span, name: &str, when: &[String]) -> Diagnostic {
    let when: Vec<String> = when.iter().map(|when| format!("when {when}")).collect();
    let when = if when.is_empty() { "for some values".to_owned() } else { listed(&when, "or") };
    Diagnostic::error("E024", span, format!("the table `{name}` has no answer {when}"))
        .help("add a row for that, or end it with a row `else: …`")
}

/// E024: two rows of a table that can fit at once; `when` says where, if that can be said.
#[must_use]
pub fn table_overlap(span: Span, other: Span, name: &str, when: Option<&str>) -> Diagnostic {
    let both = when.map_or_else(|| "can fit at once".to_owned(), |when| format!("fit when {when}"));
    let message = format!("two rows of the table `{name}` {both}, and nothing says which counts");
    Diagnostic::error("E024", span, message).here("this row").and(other, "and this one").help(
        "write `, first that fits` before the `{` if the order of the rows is the rule, or make them exclude each other",
    )
}

/// E024: two cases of a `match` that a value belongs to; `what` names the values, if that can be said.
#[must_use]
pub fn case_overlap(span: Span, other: Span, what: Option<&str>) -> Diagnostic {
    let message = what.map_or_else(
        || "two cases can fit at once, and nothing says which counts".to_owned(),
        |what| format!("two cases fit {what}, and nothing says which counts"),
    );
    let found = Diagnostic::error("E024", span, message).here("this case").and(other, "and this one");
    found.help("make them exclude each other")
}

/// E036: a bare value in a row of a table that is asked with several things, of which `first` is one.
#[must_use]
pub fn which_is_meant(span: Span, first: &str) -> Diagnostic {
    Diagnostic::error("E036", span, "nothing says which of the table's values this is").help(format!(
        "write a condition, for example `{first} is …`: a value alone is enough only where a table is asked with one"
    ))
}

/// E025: a match that leaves cases out.
#[must_use]
pub fn not_exhaustive(span: Span, missing: &[String]) -> Diagnostic {
    Diagnostic::error("E025", span, format!("nothing is said for {}", listed(missing, "and")))
        .help("add what is missing, or end with `else: …`")
}

/// E025: faces of a die that are left out.
#[must_use]
pub fn faces_left_out(span: Span, name: &str, missing: &[String]) -> Diagnostic {
    let message = format!("the die `{name}` does not say what happens on {}", listed(missing, "and"));
    Diagnostic::error("E025", span, message).help("add a line for each, for example `4..6: stop`")
}

/// E026: two `is` that can hold together.
#[must_use]
pub fn conflicting_is(span: Span, other: Span, stat: &str) -> Diagnostic {
    Diagnostic::error("E026", span, format!("two rules can set `{stat}` to different values at once"))
        .here("sets it here")
        .and(other, "and here")
        .help("which counts? give that one a higher priority, `, priority 1`, or conditions that exclude each other")
}

/// E027: two replacements that can meet.
#[must_use]
pub fn conflicting_step(span: Span, other: Span, step: &str) -> Diagnostic {
    Diagnostic::error("E027", span, format!("two rules can replace the step `{step}` at once, and only one can"))
        .here("replaces it here")
        .and(other, "and here")
        .help("which counts? give that one a higher priority, `priority 1,`, or conditions that exclude each other")
}

/// E031: a standing change inside a body, or a stat changed by a verb; `stat` is where that stat is declared.
#[must_use]
pub fn for_how_long(span: Span, what: &str, stat: Option<Span>) -> Diagnostic {
    let found = Diagnostic::error("E031", span, format!("for how long does {what}?"))
        .why("a standing change holds while its condition does; what happens in a body happens once")
        .help("make it a status that is gained `for 3 turns`, or move it out of the body and write `when …`");
    match stat {
        Some(place) => {
            found.and(place, "a stat is found anew each time it is read; only what is stored can be changed")
        }
        None => found,
    }
}

/// E034: a statement or a form that does not belong here.
#[must_use]
pub fn misplaced(span: Span, what: &str, place: &str, wanted: &str) -> Diagnostic {
    Diagnostic::error("E034", span, format!("{what} has no place in {place}")).help(wanted)
}

/// E034: brackets before the braces of an entry whose kind has no notation.
#[must_use]
pub fn no_notation(span: Span, kind: &str) -> Diagnostic {
    misplaced(span, "a notation", &article(kind), "write its fields into the braces, or give the kind a `notation`")
        .here(format!("the kind `{kind}` does not say how to read this"))
}

/// E034: brackets out of the order of a notation.
#[must_use]
pub fn notation_order(span: Span, kind: &str, pattern: &str) -> Diagnostic {
    misplaced(
        span,
        "this pair of brackets",
        "the notation",
        &format!("write them in the order of its kind: `{pattern}`"),
    )
    .here(format!("not the next of {}", article(kind)))
}

/// E034: more or fewer values than the brackets of a notation have.
#[must_use]
pub fn notation_parts(span: Span, pattern: &str, count: usize) -> Diagnostic {
    let values = if count == 1 { "value" } else { "values" };
    Diagnostic::error("E034", span, format!("the notation has {count} {values} in these brackets"))
        .here("more or fewer here")
        .help(format!("write them as in `{pattern}`"))
}

/// E034: `set` of what never changes; `place` is where it gets its value.
#[must_use]
pub fn never_changes(span: Span, name: &str, place: Span) -> Diagnostic {
    Diagnostic::error("E034", span, format!("`{name}` never changes"))
        .and(place, "it gets its value here")
        .help(format!("what changes is a state: `state {name} = …`"))
}

/// E035: a missing declaration of a default.
#[must_use]
pub fn no_default(span: Span, what: &str, example: &str) -> Diagnostic {
    Diagnostic::error("E035", span, format!("{what} does not say what holds where no game answers"))
        .why("tests, odds and calculators have no game to ask")
        .help(format!("add it at the end of the line, for example {example}"))
}

/// E036: something left unsaid that has no natural value.
#[must_use]
pub fn unsaid(span: Span, what: &str, ask: &str) -> Diagnostic {
    Diagnostic::error("E036", span, what).help(ask)
}

/// E039: rules that reach each other through too many others.
#[must_use]
pub fn too_deep(span: Span, name: &str, most: usize) -> Diagnostic {
    Diagnostic::error(
        "E039",
        span,
        format!("`{name}` is reached through more than {most} others that need each other in a row"),
    )
    .here("too deep to be followed")
    .help("let some of them take their values as parameters, or make one table of several")
}

/// E039: a table or a `match` with more cases than fit.
#[must_use]
pub fn too_many_cases(span: Span, what: &str, given: usize, most: usize) -> Diagnostic {
    Diagnostic::error("E039", span, format!("{what} has {given} cases, and {most} are the most that fit"))
        .help("split it, or find the formula behind it")
}

/// E039: too large for the machine.
#[must_use]
pub fn too_large(span: Span, what: &str) -> Diagnostic {
    Diagnostic::error("E039", span, format!("{what} holds more at once than the machine can"))
        .why("a body has room for 256 numbers; dice take 8 of them, a set one more than it holds at most")
        .help("split it into several procedures or formulas, or declare smaller sets")
}

/// E040: raw HTML in prose, and links that a browser carries out.
#[must_use]
pub fn html(span: Span, tag: &str) -> Diagnostic {
    if tag.starts_with('!') {
        return Diagnostic::error("E040", span, "a picture in the middle of prose")
            .why("pictures come with a licence and with words for those who cannot see them; one from elsewhere would tell its owner who reads")
            .help("give it to an entry: `image \"art/x.svg\" by \"…\" licence CC-BY-4.0 shows \"…\"`; to show the signs, write `\\![`");
    }
    if !tag.starts_with('<') {
        return Diagnostic::error(
            "E040",
            span,
            format!("a link with `{tag}:` is not followed by a browser, but carried out"),
        )
        .why("packs come from strangers, and so does what stands there")
        .help("lead to `https:`, `http:` or `mailto:`, or to a place of the book: `entry:ability.power`");
    }
    Diagnostic::error("E040", span, format!("`{tag}` is HTML, and prose has none"))
        .why("packs come from strangers, and a reader's browser would carry out what stands there")
        .help("use Markdown: `*word*`, `**word**`, a list with `-`; to show the sign itself, write `\\<`")
}

/// E041: a word of the language as a name.
#[must_use]
pub fn reserved(span: Span, word: &str) -> Diagnostic {
    Diagnostic::error("E041", span, format!("`{word}` is a word of the language and cannot be a name"))
        .why("a rule that names it would be read as something else")
        .help(format!("give it another name, such as `{word}_value`; what people read is the string after it"))
}
