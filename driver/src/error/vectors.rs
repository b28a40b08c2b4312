//! What can be wrong with a table of expected values, and with how it is asked.

use runebook_grammar::{Diagnostic, Span};

use crate::near::nearest;
use crate::pack::words;

pub(crate) fn no_vectors_file(at: Span) -> Diagnostic {
    Diagnostic::error("E095", at, "this pack does not say how a table of expected values is asked of it")
        .help("write `vectors.yaml` beside `pack.yaml`: `topics: { price: \"price({score})\" }`")
}

pub(crate) fn no_vectors(at: Span) -> Diagnostic {
    Diagnostic::error("E095", at, "here belongs a list of vectors").help(
        "each is a map: `{ \"id\": \"a/1\", \"topic\": \"price\", \"input\": { \"score\": 6 }, \"expected\": 40 }`",
    )
}

pub(crate) fn no_vector(at: Span, key: &str) -> Diagnostic {
    Diagnostic::error("E095", at, format!("this vector has no `{key}`"))
        .why("a vector has `id`, `topic`, `input` (a map) and `expected`; what else it has is not read")
}

pub(crate) fn vector_twice(at: Span, id: &str, first: Span) -> Diagnostic {
    Diagnostic::error("E095", at, format!("two vectors have the id `{id}`")).and(first, "first here")
}

pub(crate) fn no_mapping(at: Span, topic: &str, known: &[&str], file: Span) -> Diagnostic {
    let finding =
        Diagnostic::error("E095", file, format!("nothing says how the topic `{topic}` is asked of this pack"))
            .here("here belongs a mapping")
            .and(at, "its first vector");
    match nearest(topic, known.iter().copied()) {
        Some(near) => finding.help(format!("the nearest topic there is `{near}`")),
        None => finding.help(format!("add a line below `topics:`, such as `{topic}: \"…({{key}})\"`")),
    }
}

pub(crate) fn none_fits(at: Span, topic: Span, keys: &[&str]) -> Diagnostic {
    let keys = if keys.is_empty() { "no keys".to_owned() } else { words::list(keys) };
    Diagnostic::error("E095", at, "no mapping of this topic fits this vector")
        .here(format!("this input has {keys}"))
        .and(topic, "the mappings of its topic")
        .why("a mapping fits that uses exactly these keys; those it does not need stand in its `unused`")
}

pub(crate) fn rule_in_mapping(at: Span, text: &str, what: &str) -> Diagnostic {
    Diagnostic::error("E096", at, format!("`{text}` is {what}, and a mapping may only ask"))
        .why("a rule that stands here is proved of the mapping and not of the pack")
        .help("let the pack say it, in a formula, a table or a stat, and ask for that")
}

pub(crate) fn no_such_key(at: Span, key: &str, known: &[String], input: Span) -> Diagnostic {
    let finding =
        Diagnostic::error("E097", at, format!("the input has no key `{key}`")).and(input, "the input that is asked");
    match nearest(key, known.iter().map(String::as_str)) {
        Some(near) => finding.help(format!("did you mean `{near}`?")),
        None => finding,
    }
}

pub(crate) fn unfit(at: Span, wanted: &str, value: Span, help: &str) -> Diagnostic {
    Diagnostic::error("E097", at, format!("this value is not {wanted}")).and(value, "the value").help(help)
}

pub(crate) fn no_such_form(at: Span, form: &str, near: Option<&str>) -> Diagnostic {
    let finding = Diagnostic::error("E097", at, format!("nothing can be read as `{form}`"))
        .why("a value is read as a unit, a kind, a `one of`, an entity (for its characters) or `dice`");
    match near {
        Some(near) => finding.help(format!("did you mean `{near}`?")),
        None => finding,
    }
}

pub(crate) fn nothing_called(at: Span, form: &str, text: &str, near: Option<&str>, value: Span) -> Diagnostic {
    let finding = Diagnostic::error("E097", at, format!("no {form} is called \"{text}\""))
        .and(value, "the vector has it so")
        .why("it is looked for by name, and by title in every language of the pack");
    match near {
        Some(near) => finding.help(format!("the nearest is \"{near}\"")),
        None => finding,
    }
}

pub(crate) fn unused_key(at: Span, key: &str, mapping: Span) -> Diagnostic {
    Diagnostic::error("E098", at, format!("the mapping does not use `{key}`"))
        .and(mapping, "this mapping")
        .why("what is not used may be what the expected value hangs on")
        .help(format!("use it, or say that it does not matter: `unused: [{key}]`"))
}

pub(crate) fn not_reproduced(at: Span, id: &str, found: &str, expected: &str, asked: Span) -> Diagnostic {
    Diagnostic::error("E094", at, format!("{id} is not reproduced"))
        .here(format!("expected {expected}, found {found}"))
        .and(asked, "asked here")
}

pub(crate) fn unasked(at: Span, id: &str, why: &str, asked: Span) -> Diagnostic {
    Diagnostic::error("E094", at, format!("{id} is not reproduced")).here(why).and(asked, "asked here")
}

pub(crate) fn reproduced_after_all(at: Span, id: &str, vector: Span) -> Diagnostic {
    Diagnostic::error("E099", at, format!("{id} is reproduced after all"))
        .and(vector, "the vector")
        .help("take this exception away")
}

pub(crate) fn no_such_vector(at: Span, id: &str, near: Option<&str>) -> Diagnostic {
    let finding = Diagnostic::error("E099", at, format!("there is no vector `{id}`"));
    match near {
        Some(near) => finding.help(format!("did you mean `{near}`?")).replace(at, near),
        None => finding.help("take this exception away"),
    }
}

pub(crate) fn unread_notation(at: Span, text: &str, why: &str, value: Span) -> Diagnostic {
    Diagnostic::error("E097", at, format!("\"{text}\" is not written in this notation"))
        .and(value, "the text")
        .why(why)
        .help(
            "brackets stand in the order of the kind's `notation`; only those that hold nothing but 0 may be left out",
        )
}

pub(crate) fn no_such_part(at: Span, field: &str, near: Option<&str>) -> Diagnostic {
    let finding = Diagnostic::error("E097", at, format!("no notation here shows `{field}`"));
    match near {
        Some(near) => finding.help(format!("did you mean `it.{near}`?")),
        None => finding.help("`it` has the fields that the kind's `notation` shows"),
    }
}
