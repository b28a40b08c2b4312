//! What can be wrong with a pack as such: its manifest, its files, the packs it extends. Codes E080 to E123.
//! What is wrong with the bytes of a text is the grammar's to say.

mod book;
mod sheet;
mod translation;
mod vectors;

use runebook_grammar::{Diagnostic, Span};

use crate::codes;
use crate::near::nearest;
use crate::pack::words;
use crate::pack::yaml::{Placed, Unreadable};

pub(crate) use book::*;
pub(crate) use sheet::*;
pub(crate) use translation::*;
pub(crate) use vectors::*;

/// The pages of these codes.
pub const PAGES: &[(&str, &str)] = &[
    ("E080", include_str!("error/E080.md")),
    ("E081", include_str!("error/E081.md")),
    ("E082", include_str!("error/E082.md")),
    ("E083", include_str!("error/E083.md")),
    ("E084", include_str!("error/E084.md")),
    ("E085", include_str!("error/E085.md")),
    ("E086", include_str!("error/E086.md")),
    ("E087", include_str!("error/E087.md")),
    ("E088", include_str!("error/E088.md")),
    ("E089", include_str!("error/E089.md")),
    ("E090", include_str!("error/E090.md")),
    ("E091", include_str!("error/E091.md")),
    ("E092", include_str!("error/E092.md")),
    ("E093", include_str!("error/E093.md")),
    ("E094", include_str!("error/E094.md")),
    ("E095", include_str!("error/E095.md")),
    ("E096", include_str!("error/E096.md")),
    ("E097", include_str!("error/E097.md")),
    ("E098", include_str!("error/E098.md")),
    ("E099", include_str!("error/E099.md")),
    ("E100", include_str!("error/E100.md")),
    ("E101", include_str!("error/E101.md")),
    ("E102", include_str!("error/E102.md")),
    ("E103", include_str!("error/E103.md")),
    ("E104", include_str!("error/E104.md")),
    ("E105", include_str!("error/E105.md")),
    ("E106", include_str!("error/E106.md")),
    ("E107", include_str!("error/E107.md")),
    ("E108", include_str!("error/E108.md")),
    ("E109", include_str!("error/E109.md")),
    ("E120", include_str!("error/E120.md")),
    ("E121", include_str!("error/E121.md")),
    ("E122", include_str!("error/E122.md")),
    ("E123", include_str!("error/E123.md")),
];

pub(crate) fn no_yaml(unreadable: &Unreadable) -> Diagnostic {
    Diagnostic::error("E080", unreadable.span, "this cannot be read as YAML")
        .here("up to here all was well")
        .why(format!("the YAML reader says: {}", unreadable.words))
}

pub(crate) fn unknown_key(key: &Placed<String>, whose: &str, known: &[&str]) -> Diagnostic {
    let finding = Diagnostic::error("E081", key.span, format!("{whose} has no key `{}`", key.value));
    match nearest(&key.value, known.iter().copied()) {
        Some(near) => finding.help(format!("did you mean `{near}`?")).replace(key.span, near),
        None => finding.help(format!("it knows {}", words::list(known))),
    }
}

pub(crate) fn unknown_lint(lint: &Placed<String>) -> Diagnostic {
    let finding = Diagnostic::error("E081", lint.span, format!("there is no lint `{}`", lint.value));
    match nearest(&lint.value, codes::lint_names()) {
        Some(near) => finding.help(format!("did you mean `{near}`?")).replace(lint.span, near),
        None => finding,
    }
}

pub(crate) fn nobody(word: &Placed<String>, what: &str, known: &[&str]) -> Diagnostic {
    let finding = Diagnostic::error("E083", word.span, format!("there is no {what} `{}`", word.value))
        .here(format!("named here, and no {what} of the rules"));
    match nearest(&word.value, known.iter().copied()) {
        Some(near) => finding.help(format!("did you mean `{near}`?")).replace(word.span, near),
        None if known.is_empty() => finding.help(format!("the rules have no {what}: declare one, or take this out")),
        None => finding.help(format!("name one of the rules, such as `{}`", known[0])),
    }
}

pub(crate) fn unspoken(at: Span, locale: &str, known: &[&str]) -> Diagnostic {
    Diagnostic::error("E083", at, format!("no book can be written in `{locale}` yet"))
        .here("no grammar of this language is known")
        .help(format!("those that are known are {}", words::list(known)))
}

pub(crate) fn no_credits(credits: &Placed<String>) -> Diagnostic {
    Diagnostic::error("E087", credits.span, format!("the pack has no file `{}`", credits.value))
        .here("named here, and not there")
        .help("write its path from the pack's folder, such as `credits.yaml`, or take the line out")
}

pub(crate) fn missing_key(at: Span, key: &str) -> Diagnostic {
    let example = match key {
        "language" => "language: 1",
        "name" => "name: my-pack",
        "ask" => "ask: \"price({score})\"",
        "until" => "until: \"hero is rested\"",
        "again" => "again: \"turn(hero)\"",
        "title" => "title: The rules",
        "pages" => "pages: [ability, rules]",
        _ => "path: drafts/**",
    };
    let missing = Diagnostic::error("E082", at, format!("`{key}` is missing here"))
        .help(format!("add a line such as `{example}`"));
    // all else is for people to say
    if key == "language" { missing.replace(at, format!("{example}\n")) } else { missing }
}

pub(crate) fn wrong_value(at: Span, wanted: &str) -> Diagnostic {
    Diagnostic::error("E083", at, "this value cannot stand here").here(format!("here belongs {wanted}"))
}

pub(crate) fn wrong_choice(word: &Placed<String>, all: &[&str]) -> Diagnostic {
    let finding = wrong_value(word.span, &words::one_of(all));
    match nearest(&word.value, all.iter().copied()) {
        Some(near) => finding.help(format!("did you mean `{near}`?")).replace(word.span, near),
        None => finding,
    }
}

pub(crate) fn other_language(at: Span, ours: u32) -> Diagnostic {
    Diagnostic::error("E083", at, format!("this runebook reads version {ours} of the language only"))
        .here(format!("here belongs `{ours}`"))
}

pub(crate) fn source_locale_unlisted(at: Span, locale: &str) -> Diagnostic {
    Diagnostic::error("E083", at, format!("the source locale `{locale}` is not among the locales"))
        .help(format!("add `{locale}` to `locales`"))
}

pub(crate) fn repeated_key(key: &Placed<String>, first: Span) -> Diagnostic {
    Diagnostic::error("E084", key.span, format!("`{}` is written twice", key.value))
        .here("again here")
        .and(first, "first here")
        .help("keep one of the two")
}

pub(crate) fn base_not_found(at: Span, folder: &str, sentence: &str) -> Diagnostic {
    Diagnostic::error("E085", at, format!("no base pack can be read at `{folder}`"))
        .why(sentence)
        .help("write the path from this pack's folder to the other's, such as `../sil`")
}

pub(crate) fn not_fetched(at: Span, git: &str, rev: &str, folder: &str) -> Diagnostic {
    Diagnostic::error("E085", at, "the pack that this one extends has not been fetched")
        .here(format!("is looked for at `{folder}`"))
        .why("nothing is fetched while packs are checked, so that the same files give the same answer on every machine")
        .help(format!("fetch it: `git clone {git} {folder} && git -C {folder} checkout {rev}`"))
}

pub(crate) fn extends_itself(at: Span, chain: &[String]) -> Diagnostic {
    Diagnostic::error("E086", at, "this pack extends itself, by way of others or not")
        .why(format!("the way is {}", chain.join(" → ")))
        .help("a base pack knows nothing of the packs that extend it: take one `extends` away")
}

pub(crate) fn unreadable_file(at: Span, sentence: &str) -> Diagnostic {
    Diagnostic::error("E087", at, "this file cannot be read").why(sentence)
}

pub(crate) fn no_rules(at: Span) -> Diagnostic {
    Diagnostic::error("E088", at, "this pack has no file of rules")
        .help("add a file whose name ends in `.rune`, such as `abilities/power.rune`")
}

pub(crate) fn not_expected(at: Span, test: &str, found: &str, expected: &str) -> Diagnostic {
    Diagnostic::error("E089", at, format!("the test \"{test}\" fails"))
        .here(format!("found {found}, expected {expected}"))
}

pub(crate) fn undecided(at: Span, test: &str, found: &str, expected: &str) -> Diagnostic {
    Diagnostic::error("E089", at, format!("the test \"{test}\" is not decided"))
        .here(format!("undecided, {found}, expected {expected}"))
        .why("exact fractions would be too much work here, and what is proved does not tell")
        .help("expect less: a border on either side instead of an exact number")
}

pub(crate) fn rolls_left_over(at: Span, test: &str, count: usize) -> Diagnostic {
    let noun = if count == 1 { "roll was" } else { "rolls were" };
    Diagnostic::error("E089", at, format!("the test \"{test}\" fails"))
        .here(format!("{count} {noun} not needed"))
        .why("a test says every die that falls, and no others")
}

pub(crate) fn test_stopped(at: Span, test: &str, why: &str, place: Option<Span>, drawn: Option<String>) -> Diagnostic {
    let finding = Diagnostic::error("E089", at, format!("the test \"{test}\" fails")).here(why);
    let drawn_nothing = drawn.is_none();
    let words = drawn.map_or_else(|| "here the rules stopped".to_owned(), |drawn| format!("here falls {drawn}"));
    match place {
        Some(place) => finding.and(place, words),
        None if drawn_nothing => finding,
        None => finding.help(words),
    }
}

pub(crate) fn test_asks(at: Span, test: &str, options: u32) -> Diagnostic {
    Diagnostic::error("E089", at, format!("the test \"{test}\" fails"))
        .here(format!("a choice among {options} is open, and nobody answers it"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pack::read;

    fn examples(page: &str) -> Vec<&str> {
        page.split("```yaml\n").skip(1).filter_map(|rest| rest.split("```").next()).collect()
    }

    #[test]
    fn pages_fail_first_and_then_are_mended() {
        for (code, page) in &PAGES[..5] {
            let [bad, good] = examples(page)[..] else { panic!("{code}: two examples") };
            let codes = |text| read::manifest(text, 0).1.iter().map(|found| found.code).collect::<Vec<_>>();
            assert_eq!(codes(bad), [*code], "{code}");
            assert_eq!(codes(good), [""; 0], "{code}");
        }
    }

    #[test]
    fn pages_begin_with_their_code() {
        for (code, page) in PAGES {
            assert!(page.starts_with(&format!("# {code}: ")), "{code}");
        }
    }
}
