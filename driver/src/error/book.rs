//! What can be wrong with the outline of a book and with its chapters. Codes E100 to E104.

use runebook_grammar::{Diagnostic, Span};

use crate::near::nearest;
use crate::pack::words;

pub(crate) fn no_page(at: Span, name: &str, known: &[String]) -> Diagnostic {
    let finding = Diagnostic::error("E100", at, format!("the book has no page `{name}`"));
    match nearest(name, known.iter().map(String::as_str)) {
        Some(near) => finding.help(format!("did you mean `{near}`?")).replace(at, near),
        None => finding.help(format!(
            "name a kind, a page such as `{}`, or a chapter, which is a file `chapters/LOCALE/{name}.md`",
            known.first().map_or("rules", String::as_str)
        )),
    }
}

pub(crate) fn page_twice(at: Span, name: &str, first: Span) -> Diagnostic {
    Diagnostic::error("E100", at, format!("the page `{name}` stands in the outline twice"))
        .here("again here")
        .and(first, "first here")
        .help("keep one of the two")
}

pub(crate) fn no_title(at: Span) -> Diagnostic {
    Diagnostic::error("E101", at, "this chapter has no title")
        .why("the title stands in the contents of the book and at the head of the page")
        .help("begin the file with a line such as `# How to play`")
}

pub(crate) fn chapter_name(at: Span, name: &str) -> Diagnostic {
    Diagnostic::error("E101", at, format!("no chapter can be called `{name}`"))
        .why("the name of its file is the address of its page; some addresses the book needs for itself")
        .help("use a-z, 0-9 and `-`, and no name of another page")
}

pub(crate) fn no_source_chapter(at: Span, path: &str) -> Diagnostic {
    Diagnostic::error("E101", at, "this chapter stands in a translation only")
        .why("where a language lacks a chapter, the book shows that of the source language")
        .help(format!("write `{path}`, too"))
}

pub(crate) fn chapter_untranslated(at: Span, name: &str, locales: &[String]) -> Diagnostic {
    let files: Vec<String> = locales.iter().map(|locale| format!("`chapters/{locale}/{name}.md`")).collect();
    Diagnostic::warning("W017", at, format!("this chapter has no translation in {}", locales.join(", ")))
        .here("stands in the source language there, marked")
        .help(format!("write {}", files.join(" and ")))
}

pub(crate) fn no_directive(at: Span, name: &str, known: &[&str]) -> Diagnostic {
    let finding = Diagnostic::error("E102", at, format!("there is no directive `{name}`"));
    match nearest(name, known.iter().copied()) {
        Some(near) => finding.help(format!("did you mean `{near}`?")).replace(at, near),
        None => finding.help(format!("the directives are {}", words::list(known))),
    }
}

pub(crate) fn directive_open(at: Span) -> Diagnostic {
    Diagnostic::error("E102", at, "this directive does not end").help("end it with `}}` in the same paragraph")
}

pub(crate) fn directive_empty(at: Span, name: &str, example: &str) -> Diagnostic {
    Diagnostic::error("E102", at, format!("this `{name}` says not of what")).help(format!("write `{example}`"))
}

pub(crate) fn directive_inside(at: Span, name: &str) -> Diagnostic {
    Diagnostic::error("E102", at, format!("a `{name}` stands in a paragraph of its own"))
        .help("put it on a line between two empty ones")
}

pub(crate) fn directive_option(at: Span, word: &str) -> Diagnostic {
    Diagnostic::error("E102", at, format!("`{word}` says nothing here"))
        .help("after what is asked may stand `| given STATE` and `| rolls 14, 7, 3`")
}

pub(crate) fn names_nothing(at: Span, what: &str, name: &str, known: &[String]) -> Diagnostic {
    let finding = Diagnostic::error("E103", at, format!("the book has no {what} `{name}`"));
    match nearest(name, known.iter().map(String::as_str)) {
        Some(near) => finding.help(format!("did you mean `{near}`?")).replace(at, near),
        None => finding.help(format!(
            "`runebook uses` and the index of the book know what there is; what is meant is named by its name in the rules"
        )),
    }
}

pub(crate) fn names_several(at: Span, name: &str, all: &[String]) -> Diagnostic {
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    Diagnostic::error("E103", at, format!("`{name}` names several things"))
        .help(format!("write one of {}", words::list(&all)))
}

pub(crate) fn not_for_players(at: Span, name: &str) -> Diagnostic {
    Diagnostic::error("E103", at, format!("`{name}` stands in no player's book"))
        .why("it is a draft, or for the game master alone")
        .help("take it out here, or take its `status draft` or `audience gm` away")
}

pub(crate) fn no_value_called(at: Span, holder: &str, name: &str, known: &[String]) -> Diagnostic {
    let finding = Diagnostic::error("E103", at, format!("`{holder}` has no value `{name}`"));
    match nearest(name, known.iter().map(String::as_str)) {
        Some(near) => finding.help(format!("did you mean `{near}`?")).replace(at, near),
        None if known.is_empty() => finding.help("it has no values with names"),
        None => finding.help(format!("it has {}", words::list(&known.iter().map(String::as_str).collect::<Vec<_>>()))),
    }
}

pub(crate) fn no_link(at: Span, to: &str, known: &[String]) -> Diagnostic {
    let finding = Diagnostic::error("E103", at, format!("this link leads to `{to}`, which is not in the book"));
    match nearest(to, known.iter().map(String::as_str)) {
        Some(near) => finding.help(format!("did you mean `{near}`?")).replace(at, near),
        None => finding.help("a link leads to `entry:KIND.NAME` or to `page:NAME`"),
    }
}

pub(crate) fn not_placed(at: Span, id: &str) -> Diagnostic {
    Diagnostic::error("E103", at, format!("no chapter of this book shows `{id}`"))
        .here("leads nowhere")
        .help(format!("show it somewhere, with `{{{{#entry {id}}}}}` in a paragraph of its own, or take the link away"))
}

pub(crate) fn no_example(at: Span, why: &str) -> Diagnostic {
    Diagnostic::error("E104", at, "this example does not work out").why(why)
}

pub(crate) fn dice_open(at: Span) -> Diagnostic {
    Diagnostic::error("E104", at, "here falls a die, and nothing says how")
        .why("an example in a book is the same in every copy of it")
        .help("say what the dice come to: `{{#trace … | rolls 14, 7, 3}}`")
}

pub(crate) fn untold(at: Span, locale: &str, missing: &[String]) -> Diagnostic {
    let missing: Vec<&str> = missing.iter().take(5).map(String::as_str).collect();
    Diagnostic::error("E104", at, format!("the pack's words in `{locale}` lack what this needs"))
        .help(format!("add {}", words::list(&missing)))
}
