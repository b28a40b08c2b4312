//! What can be wrong with translations: E120 to E123.

use runebook_grammar::{Diagnostic, Span};

use crate::pack::words;

/// Translations that come back are taken all together, or none of them.
const NONE: &str = "nothing has been taken from this file: it comes whole, or not at all";

pub(crate) fn no_po(at: Span, wanted: &str) -> Diagnostic {
    Diagnostic::error("E120", at, "this line is no part of a PO file").here(format!("here belongs {wanted}")).why(NONE)
}

pub(crate) fn stray_line(at: Span) -> Diagnostic {
    Diagnostic::error("E120", at, "this line belongs to no message")
        .here("here belongs `message = translation`, a comment, or the next line of a translation, set in")
        .why(NONE)
        .help("is a `=` lost? What goes on from the line before is set in by four blanks; a comment begins with `#`")
}

pub(crate) fn no_translations(at: Span) -> Diagnostic {
    Diagnostic::error("E120", at, "this file has no translations")
        .why(NONE)
        .help("`runebook i18n import` takes a PO file, or messages as `runebook i18n extract` gives them")
}

pub(crate) fn said_again(at: Span, id: &str, first: Span) -> Diagnostic {
    Diagnostic::error("E120", at, format!("`{id}` is translated twice"))
        .here("said again here")
        .and(first, "first said here")
        .why(NONE)
        .help("take out the one that does not hold")
}

pub(crate) fn unsayable(at: Span, id: &str, lack: &str, needed_by: &str) -> Diagnostic {
    Diagnostic::error("E121", at, format!("with this translation of `{id}` the book lacks words: {lack}"))
        .here(format!("needed by {needed_by}"))
        .why(NONE)
        .help("a form that the language needs is an attribute of the message, `.plural = …`; it asks for what its phrase gives")
}

pub(crate) fn no_message(at: Span, id: &str, fault: &str) -> Diagnostic {
    Diagnostic::error("E120", at, format!("`{id}` cannot be read as a message"))
        .here(fault)
        .why(NONE)
        .help("brackets come in pairs, `{ $name }`, and each variant of a choice stands on a line of its own")
}

pub(crate) fn other_locale(at: Span, locale: &str, known: &[String], source: &str) -> Diagnostic {
    let others: Vec<&str> = known.iter().map(String::as_str).filter(|known| *known != source).collect();
    let what = if locale.is_empty() { "the file does not say".to_owned() } else { format!("`{locale}`") };
    let finding = Diagnostic::error("E122", at, format!("the pack has no translations of this language: {what}"));
    match others.as_slice() {
        [] => finding.help("add the language to `locales` in `pack.yaml`"),
        others => finding.help(format!("name one with `--locale`: {}", words::one_of(others))),
    }
}

pub(crate) fn not_that_language(at: Span, said: &str, wanted: &str) -> Diagnostic {
    Diagnostic::error("E122", at, format!("the file says that it is in `{said}`, and `{wanted}` was asked for"))
        .why("what stands in the other language would be overwritten; nothing has been taken from this file")
        .help(format!("leave `--locale {wanted}` out, or mend the language at the top of the file"))
}

pub(crate) fn no_such_text(at: Span, id: &str, near: Option<&str>) -> Diagnostic {
    let finding = Diagnostic::error("E122", at, format!("the pack has no text `{id}`")).why(NONE);
    match near {
        Some(near) => finding.help(format!("did you mean `{near}`? A text that is gone is taken out of the file")),
        None => finding.help("take it out of the file: what it translates is gone"),
    }
}

pub(crate) fn lost_number(at: Span, id: &str, name: &str) -> Diagnostic {
    Diagnostic::error("E121", at, format!("the translation `{id}` has lost the number `{name}`"))
        .why("a book whose sentence leaves a number out says less than the rule; nothing has been taken from this file")
        .help(format!("write `{{ ${name} }}` where the number belongs"))
}

pub(crate) fn invented_number(at: Span, id: &str, name: &str, known: &[&str]) -> Diagnostic {
    let finding =
        Diagnostic::error("E121", at, format!("the translation `{id}` asks for `{name}`, which its text has not"))
            .here("nothing is called so there")
            .why(NONE);
    match known {
        [] => finding.help("the text has no numbers"),
        known => finding.help(format!("the text has {}", words::list(known))),
    }
}

pub(crate) fn no_mark(at: Span) -> Diagnostic {
    Diagnostic::error("E123", at, "this line says of no text what it was made from")
        .here("here belongs `message: state fingerprint fingerprint`")
        .why("its message counts as never looked over until the line is mended")
        .help("take the line out, and write it anew with `runebook i18n approve`")
}
