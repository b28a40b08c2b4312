//! What can be wrong with the outline of a book and with its chapters. Codes E100 to E109.

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

pub(crate) fn directive_option_twice(at: Span, word: &str, first: Span) -> Diagnostic {
    Diagnostic::error("E102", at, format!("`{word}` stands in this directive twice"))
        .here("again here")
        .and(first, "first here")
        .help("write all of it after one bar: `| given hero { strength 3 }; orc { evasion 2 }`, `| rolls 14, 7`")
}

pub(crate) fn relative_link(at: Span, to: &str) -> Diagnostic {
    Diagnostic::error("E103", at, format!("this link leads to `{to}`, which is no place of the book"))
        .why("pages have the same addresses in every language, whatever file they are written in")
        .help("a link leads to `entry:KIND.NAME`, to `page:NAME`, or to an address with `https:`")
}

pub(crate) fn speaks_of_hidden(at: Span, name: &str) -> Diagnostic {
    Diagnostic::error("E108", at, format!("readers see what this belongs to, but not `{name}`"))
        .why("a sentence of the book would name a draft, or what is for the game master alone")
        .help("hide this entry, too (`audience gm`, `status draft`), or take the mark from the other")
}

pub(crate) fn unreadable_words(at: Span, why: &str) -> Diagnostic {
    Diagnostic::error("E109", at, "these words cannot be read").why(why.to_owned()).help(
        "a message is `id = words`, further lines are indented, an attribute is `    .name = words`; braces come in pairs, and `{ \"{\" }` shows one",
    )
}

pub(crate) fn names_nothing(at: Span, what: &str, name: &str, known: &[String]) -> Diagnostic {
    let finding = Diagnostic::error("E103", at, format!("the book has no {what} `{name}`"));
    match nearest(name, known.iter().map(String::as_str)) {
        Some(near) => finding.help(format!("did you mean `{near}`?")).replace(at, near),
        None => finding.help(
            "`runebook uses` and the index of the book know what there is; what is meant is named by its name in the rules",
        ),
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

pub(crate) fn picture_outside(at: Span, path: &str) -> Diagnostic {
    Diagnostic::error("E105", at, format!("`{path}` is no file of this pack"))
        .why("a pack brings all its pictures with it, so that its book is the same everywhere")
        .help("put the picture into the folder `art` of the pack and write `art/NAME.svg`")
}

pub(crate) fn no_picture(at: Span, path: &str, near: Option<&str>) -> Diagnostic {
    let finding = Diagnostic::error("E105", at, format!("there is no picture `{path}`"));
    match near {
        Some(near) => finding.help(format!("did you mean `{near}`?")).replace(at, format!("\"{near}\"")),
        None => finding.help("a picture lies in the pack, and its path is written from there: `art/power.svg`"),
    }
}

pub(crate) fn unfit_picture(at: Span, path: &str, why: &str) -> Diagnostic {
    Diagnostic::error("E105", at, format!("`{path}` cannot be shown in a book"))
        .why(why.to_owned())
        .help("a picture is an SVG that only draws, or a PNG, JPEG or WebP of at most 4 MB")
}

pub(crate) fn picture_lacks(at: Span, lacking: &[&str], example: &str) -> Diagnostic {
    let whose = lacking.iter().any(|part| *part != "shows");
    let why = if whose {
        "the book says whose its pictures are and how they may be used"
    } else {
        "who cannot see the picture is told what it shows"
    };
    Diagnostic::error("E106", at, format!("this picture does not say {}", words::list(lacking)))
        .why(why)
        .help(format!("write `{example}`"))
}

pub(crate) fn style_elsewhere(at: Span, word: &str) -> Diagnostic {
    Diagnostic::error("E107", at, format!("a style of a book has no `{word}`"))
        .why("packs come from strangers: a style sets colours, spaces and letters, and brings nothing from elsewhere")
        .help("take it out")
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
    // what is no message is a sentence about one
    let (sentences, ids): (Vec<&str>, Vec<&str>) =
        missing.iter().map(String::as_str).partition(|missing| missing.contains(' '));
    let mut finding = Diagnostic::error("E104", at, format!("the pack's words in `{locale}` lack what this needs"));
    if !sentences.is_empty() {
        finding = finding.why(sentences.join("; "));
    }
    match &ids[..ids.len().min(5)] {
        [] => finding,
        ids => finding.help(format!("add {}", words::list(ids))),
    }
}
