//! The messages of this crate, one function each. `E001` to `E009` are its block.

mod dice;
mod spelling;

pub(crate) use dice::{around_what, ends_dice, in_for_is, points_or_wholes, reads_dice, sum_or_count};
pub use dice::{is_unclear, unclear_dice};
pub use spelling::clause_meant;
pub(crate) use spelling::misspelled;

use crate::{Diagnostic, Span};

/// The largest file that is read, in bytes.
pub const MAX_BYTES: usize = 64 * 1024 * 1024;

/// The pages of this crate's codes, for `runebook explain`.
pub const PAGES: &[(&str, &str)] = &[
    ("E001", include_str!("error/E001.md")),
    ("E002", include_str!("error/E002.md")),
    ("E003", include_str!("error/E003.md")),
    ("E004", include_str!("error/E004.md")),
    ("E005", include_str!("error/E005.md")),
    ("E006", include_str!("error/E006.md")),
];

const SEVERAL: &str = "one line holds one statement; `;` separates several";

/// E001: `what` was expected where something else stands; `after` is the word before.
pub(crate) fn expected(span: Span, what: &str, after: Option<&str>, found: Option<&str>) -> Diagnostic {
    let place = after.map_or_else(|| " here".to_owned(), |word| format!(" after `{word}`"));
    let here = found.map_or_else(|| "the line ends here".to_owned(), |word| format!("`{word}` does not fit here"));
    let finding = Diagnostic::error("E001", span, format!("expected {what}{place}")).here(here);
    let word = |text: &str| text.starts_with(|c: char| c.is_ascii_lowercase());
    match (after, found) {
        (Some(","), Some(next)) if word(next) => finding.help(SEVERAL),
        (Some(_), Some(next)) if what == "`:` or `{`" && word(next) => {
            finding.help("one thing that happens stands behind a `:`, several in braces: `{ …; … }`")
        }
        (Some(before), Some(next)) if what.contains("`{`") && word(before) && word(next) => {
            finding.help(format!("a name is one word: `{before}_{next}`"))
        }
        (Some(before), Some(next)) if what.contains("`{`") && word(before) && is_title(next) => {
            finding.help(format!("what people read stands in quotes: `{before} \"{next}\"`"))
        }
        (_, None) if what.contains("`{`") => finding.help("a body may be empty: `{ }`"),
        _ => finding,
    }
}

fn is_title(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_uppercase())
}

/// E001: a line goes on where it should have ended.
pub(crate) fn goes_on(span: Span, found: &str, after: Option<&str>) -> Diagnostic {
    let place = after.map_or_else(String::new, |word| format!(" after `{word}`"));
    Diagnostic::error("E001", span, format!("could not read `{found}`{place}"))
        .here("nothing that fits this line")
        .help(SEVERAL)
}

/// E001: a comma between prerequisites.
pub(crate) fn and_or_or(span: Span) -> Diagnostic {
    Diagnostic::error("E001", span, "a comma does not say whether all of these are needed or one of them")
        .here("`and` or `or`?")
        .help("join them by `and` if all are needed, by `or` if one is enough")
}

/// E001: `a < b < c`.
pub(crate) fn chained(span: Span, words: &str) -> Diagnostic {
    Diagnostic::error("E001", span, format!("`{words}` compares what is a comparison already"))
        .here("the second comparison")
        .help("write two, joined by `and`, or put the first in parentheses")
}

/// E001: a sign with a blank on the wrong side.
pub(crate) fn sign_apart(span: Span, sign: char, bonus: bool) -> Diagnostic {
    let (message, label, help) = if bonus {
        (
            format!("the `{sign}` of a bonus or penalty touches what follows"),
            "blanks on both sides join two values",
            format!("write `{sign}` without a blank after it, as in `melee {sign}2`"),
        )
    } else {
        (
            format!("could not tell whether `{sign}` joins two values or begins a bonus"),
            "a blank on one side only makes a bonus or penalty",
            format!("write ` {sign} ` with a blank on both sides to join two values"),
        )
    };
    Diagnostic::error("E001", span, message).here(label).help(help)
}

/// E001: `==` for `=`.
pub(crate) fn double_equals(span: Span) -> Diagnostic {
    Diagnostic::error("E001", span, "one `=` is enough, to set as well as to compare")
        .here("two stand here")
        .replace(span, "=")
}

/// E001: `=<`, `=>`.
pub(crate) fn swapped(span: Span, meant: &str) -> Diagnostic {
    Diagnostic::error("E001", span, "the `=` of a comparison stands last")
        .here("the wrong way round")
        .replace(span, meant)
}

/// E001: `health -= 1`.
pub(crate) fn changes_by(span: Span, written: &str) -> Diagnostic {
    Diagnostic::error("E001", span, format!("`{written}` means nothing here"))
        .here("a change is said in words")
        .help("write `… gains 1 health` or `… loses 1 health`; a `state` is changed by `set total to total + 1`")
}

/// E001: `override power { … }`.
pub(crate) fn without_kind(span: Span, word: &str, name: &str) -> Diagnostic {
    let form = match word {
        "override" => format!("`override ability.{name} {{ … }}`"),
        "rename" => format!("`rename ability.new_name was {name}`"),
        _ => format!("`remove ability.{name}`"),
    };
    Diagnostic::error("E001", span, format!("`{word}` says the kind before the name"))
        .here("of which kind is this?")
        .help(format!("write kind and name, as in {form}"))
}

/// E001: `level 2, strength +1`.
pub(crate) fn comma_between(span: Span) -> Diagnostic {
    let found = Diagnostic::error("E001", span, "a comma does not end a statement").here("`;` does").help(SEVERAL);
    let mut found = found.replace(span, ";");
    found.fix.iter_mut().for_each(|fix| fix.automatic = false);
    found
}

/// E001: `ability power-up`.
pub(crate) fn hyphen(span: Span, written: &str) -> Diagnostic {
    let joined = written.replace('-', "_");
    Diagnostic::error("E001", span, format!("a name has no hyphen, and here is `{written}`"))
        .here("names are made of a–z, 0–9 and _")
        .replace(span, joined)
}

/// E001: `1-3` as a row of a table.
pub(crate) fn range_by_dash(span: Span, low: i64, high: i64) -> Diagnostic {
    Diagnostic::error("E001", span, format!("`{low}-{high}` is a difference, and a row asks for a range"))
        .here("from one number to another is `..`")
        .replace(span, format!("{low}..{high}"))
}

/// E001: a statement where only declarations stand.
pub(crate) fn belongs_inside(span: Span, word: &str) -> Diagnostic {
    Diagnostic::error("E001", span, format!("`{word}` stands inside a declaration, not beside it"))
        .here("no declaration begins like this")
        .help("put it into the braces of an entry, a kind or an entity, or into `rules in creature { … }`")
}

/// E001: a kind whose entries would begin with a word of the language.
pub(crate) fn taken_by_the_language(span: Span, word: &str) -> Diagnostic {
    Diagnostic::error("E001", span, format!("a kind cannot be called `{word}`"))
        .here("this word begins lines of another sort")
        .help("its entries would begin with it, and be read as that: give the kind another name")
}

/// E001: nothing begins like this.
pub(crate) fn unreadable(span: Span, found: &str, place: &str) -> Diagnostic {
    Diagnostic::error("E001", span, format!("could not read {place} that begins with `{found}`"))
        .here("not a form the language knows")
}

/// E001: a character without a meaning.
pub(crate) fn no_meaning(span: Span, c: char) -> Diagnostic {
    let finding = Diagnostic::error("E001", span, format!("`{}` means nothing outside a string", c.escape_debug()));
    match c {
        '&' => finding.here("two conditions are joined by `and`").replace(span, " and "),
        '|' => finding.here("two conditions are joined by `or`").replace(span, " or "),
        '\u{301c}' | '\u{ff5e}' => finding.here("a range is written `1..6`").replace(span, ".."),
        '\'' | '\u{2018}'..='\u{201f}' | '\u{ab}' | '\u{bb}' | '\u{300c}'..='\u{300f}' => {
            finding.here("write straight quotes around a text: `\"…\"`")
        }
        '#' => finding.here("a comment begins with `//`").replace(span, "//"),
        _ => finding.here("remove it, or put it in quotes"),
    }
}

/// E001: a control character in a text.
pub(crate) fn unseen(span: Span, byte: u8) -> Diagnostic {
    Diagnostic::error("E001", span, format!("a text holds a character that nobody can see (U+{byte:04X})"))
        .here("it steers machines, and means nothing to readers")
        .replace(span, "")
}

/// E001: curly quotes.
pub(crate) fn curly_quotes(span: Span, text: &str) -> Diagnostic {
    let written = text.replace('\\', "\\\\").replace('"', "\\\"");
    Diagnostic::error("E001", span, "a text stands between straight double quotes")
        .here("write straight quotes: `\"…\"`")
        .replace(span, format!("\"{written}\""))
}

/// E001: `in f(…)`, `given …`, `for each …` where nothing is asked.
pub(crate) fn nothing_asked(span: Span, words: &str, belongs: &str) -> Diagnostic {
    Diagnostic::error("E001", span, format!("`{words}` belongs after {belongs}")).here("there is none before it")
}

/// E001: `16–17`, where print means a range and a machine would subtract.
pub(crate) fn range_or_difference(span: Span) -> Diagnostic {
    Diagnostic::error("E001", span, "a dash between two numbers can mean a range or a difference")
        .here("which of the two?")
        .help("write `..` for a range, as in `16..17`, and ` - ` for a difference")
}

/// E001: a number too large to hold.
pub(crate) fn number_too_large(span: Span) -> Diagnostic {
    Diagnostic::error("E001", span, "this number is too large").here("numbers have at most 18 digits")
}

/// E001: a subject and a verb without what is gained or lost.
pub(crate) fn said_twice(span: Span, what: &str) -> Diagnostic {
    Diagnostic::error("E001", span, format!("`{what}` is said twice")).here("keep one of the two")
}

/// E002: a string without its closing quote.
pub(crate) fn unclosed_string(span: Span, long: bool) -> Diagnostic {
    let quotes = if long { "\"\"\"" } else { "\"" };
    let ends = if long {
        "the file ends without the `\"\"\"` that closes it"
    } else {
        "the line ends without the `\"` that closes it"
    };
    Diagnostic::error("E002", span, "this string is not closed")
        .here(ends)
        .help(format!("put `{quotes}` where the text ends"))
}

/// E003: a bracket that nothing closes.
pub(crate) fn left_open(span: Span, open: char) -> Diagnostic {
    let close = match open {
        '(' => ')',
        '[' => ']',
        _ => '}',
    };
    Diagnostic::error("E003", span, format!("this `{open}` is not closed"))
        .here(format!("its `{close}` is missing"))
        .help(format!("put `{close}` where it ends"))
}

/// E003: a closing bracket that closes nothing.
pub(crate) fn closes_nothing(span: Span, close: char) -> Diagnostic {
    Diagnostic::error("E003", span, format!("this `{close}` closes nothing"))
        .here("nothing is open here")
        .help("remove it, or open what it closes")
}

/// E003: a brace closed before its body ended.
pub(crate) fn closed_early(early: Span, late: Span) -> Diagnostic {
    Diagnostic::error("E003", early, "this `}` closes too early, or the one after it is too many")
        .here("closes the declaration")
        .and(late, "closes nothing then")
        .help("remove one of the two")
}

/// E004: a name in another script.
pub(crate) fn other_script(span: Span, word: &str) -> Diagnostic {
    Diagnostic::error("E004", span, format!("the name `{word}` is not in plain letters"))
        .here("names are made of a–z, 0–9 and _")
        .why("a name becomes an anchor, a message id and a constant in other languages; what people read is the string after it")
        .help(format!("choose a plain name and put it in the string after the name: `plain_name \"{word}\"`"))
}

/// E005: nested too deep.
pub(crate) fn too_deep(span: Span) -> Diagnostic {
    Diagnostic::error("E005", span, "this is nested too deep to be read")
        .here("too many brackets or operators are open here")
        .help("give the inner parts names with `let`, or split the line")
}

/// E005: a file too large.
pub(crate) fn too_large(file: u32, bytes: usize) -> Diagnostic {
    Diagnostic::error(
        "E005",
        Span::new(file, 0, 0),
        format!("this file is too large: {bytes} bytes, at most {MAX_BYTES} are read"),
    )
    .help("split it into several files")
}

/// E006: bytes that are no UTF-8.
pub(crate) fn not_utf8(span: Span, byte: u8) -> Diagnostic {
    Diagnostic::error("E006", span, format!("byte {} of this file (0x{byte:02x}) is not UTF-8 text", span.start))
        .here("cannot be read as text")
        .help("save the file as UTF-8")
}
