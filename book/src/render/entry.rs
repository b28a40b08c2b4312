//! An entry as an article: what it is called, what it asks for, what it says, what the rules make of it, whom it concerns.

use super::art;
use super::calculator;
use super::edition;
use super::heading::here;
use super::markdown;
use super::markup::{ends_wide, escape};
use super::places::Places;
use super::words::word;
use crate::model::{Book, Entry, Sentence, Topic};

/// The entry as Markdown with HTML around it; `level` is that of its heading. One that stands elsewhere says `of` which
/// address, and not whom else it concerns.
pub fn source(entry: &Entry, level: u8, of: Option<&str>, book: &Book, places: &Places<'_>) -> String {
    let (id, title) = (escape(&entry.id), escape(&entry.title));
    // a name that has been taken back leads to who has it now
    let was = entry.was.as_deref().filter(|was| places.entry(was).is_none());
    let was = was.map(|was| format!("<span class=\"was\" id=\"{}\"></span>", escape(was))).unwrap_or_default();
    let quoted = if of.is_some() { " quoted" } else { "" };
    let pieces = [
        format!("<article class=\"entry{quoted}\" id=\"{id}\" aria-label=\"{title}\">{was}"),
        head(entry, level, of, book, places),
        edition::html(entry.edition.as_ref(), book, places),
        art::html(entry.image.as_ref(), book, places).unwrap_or_default(),
        prose(entry, book, places),
        rules(entry, book, places),
        if of.is_some() { String::new() } else { calculator::roller(entry.roller.as_deref(), book) },
        notes(entry, book, places),
        if of.is_some() { String::new() } else { kin(entry, book, places) },
        "</article>".to_owned(),
    ];
    let said: Vec<String> = pieces.into_iter().filter(|piece| !piece.is_empty()).collect();
    said.join("\n\n")
}

/// Whether a sentence stands above the prose, with the fields: what a reader checks before reading on.
fn is_term(sentence: &Sentence) -> bool {
    match sentence.topic {
        Topic::Needs | Topic::Price | Topic::Field => true,
        Topic::Standing | Topic::Trigger | Topic::Replacement | Topic::Status | Topic::Rule => false,
    }
}

/// Over a longer name no reading stands: no line breaks within it, and a phone has no room. The index goes by it all the same.
const RUBY_AT_MOST: usize = 10;

fn head(entry: &Entry, level: u8, of: Option<&str>, book: &Book, places: &Places<'_>) -> String {
    let title = escape(&entry.title);
    let name = match &entry.reading {
        Some(reading) if entry.title.chars().any(is_han) && entry.title.chars().count() <= RUBY_AT_MOST => {
            let (opens, closes) = (escape(word(book, "opens").trim()), escape(word(book, "closes")));
            format!("<ruby>{title}<rp>{opens}</rp><rt>{}</rt><rp>{closes}</rp></ruby>", escape(reading))
        }
        Some(_) | None => title,
    };
    let name = of.map(|of| format!("<a href=\"{}\">{name}</a>", escape(of))).unwrap_or(name);
    let notation = entry.notation.as_deref().map(|text| format!(" <span class=\"notation\">{}</span>", escape(text)));
    let notation = notation.unwrap_or_default();
    let here = here(&entry.id, book);
    let kind = escape(&entry.kind);
    let fields: String = entry.fields.iter().map(|(label, value)| field(label, value, places)).collect();
    let fields = if fields.is_empty() { fields } else { format!("<dl class=\"fields\">{fields}</dl>") };
    let terms: Vec<&Sentence> = entry.sentences.iter().filter(|sentence| is_term(sentence)).collect();
    format!(
        "<header><p class=\"kind\">{kind}</p><h{level}>{name}{notation} {here}</h{level}>{fields}{}</header>",
        run(&terms, places)
    )
}

/// Sentences one after the other, with a space where the script wants one.
fn run(sentences: &[&Sentence], places: &Places<'_>) -> String {
    let mut out = String::new();
    for sentence in sentences {
        if !out.is_empty() && !ends_wide(out.trim_end_matches("</span>")) {
            out.push(' ');
        }
        let text = markdown::inline(&sentence.text, places);
        out.push_str(&format!("<span class=\"{}\">{text}</span>", sentence.topic.word()));
    }
    if out.is_empty() { out } else { format!("<p class=\"terms\">{out}</p>") }
}

/// Whether a letter is one that has to be read out to some: kana are not.
fn is_han(letter: char) -> bool {
    matches!(letter, '々' | '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3ffff}')
}

fn field(label: &str, value: &str, places: &Places<'_>) -> String {
    format!("<div><dt>{}</dt><dd>{}</dd></div>", escape(label), markdown::inline(value, places))
}

fn list(sentences: &[&Sentence], places: &Places<'_>) -> String {
    let items = sentences.iter().map(|sentence| {
        format!("<li class=\"{}\">{}</li>", sentence.topic.word(), markdown::inline(&sentence.text, places))
    });
    format!("<ul class=\"sentences\">{}</ul>", items.collect::<String>())
}

fn prose(entry: &Entry, book: &Book, places: &Places<'_>) -> String {
    let Some(prose) = entry.prose.as_deref().filter(|prose| !prose.trim().is_empty()) else {
        return String::new();
    };
    let text = markdown::source(prose, places);
    match &entry.prose_locale {
        Some(locale) if *locale != book.locale => {
            let mark = escape(word(book, "not_translated"));
            let locale = escape(locale);
            format!(
                "<div class=\"prose untranslated\"><p class=\"mark\">{mark}</p>\n<div lang=\"{locale}\">\n\n{text}\n\n</div>\n</div>"
            )
        }
        Some(_) | None => format!("<div class=\"prose\">\n\n{text}\n\n</div>"),
    }
}

fn rules(entry: &Entry, book: &Book, places: &Places<'_>) -> String {
    let said: Vec<&Sentence> = entry.sentences.iter().filter(|sentence| !is_term(sentence)).collect();
    if said.is_empty() {
        return String::new();
    }
    let label = escape(word(book, "rules"));
    format!(
        "<div class=\"rules\" role=\"group\" aria-label=\"{label}\"><p class=\"label\" aria-hidden=\"true\">{label}</p>{}</div>",
        list(&said, places)
    )
}

fn notes(entry: &Entry, book: &Book, places: &Places<'_>) -> String {
    let label = escape(word(book, "note"));
    let note = |text: &String| {
        let text = markdown::source(text, places);
        format!(
            "<div class=\"note\" role=\"note\" aria-label=\"{label}\"><p class=\"label\" aria-hidden=\"true\">{label}</p>\n\n{text}\n\n</div>"
        )
    };
    entry.notes.iter().map(note).collect::<Vec<_>>().join("\n\n")
}

/// So many relations are shown at once; the others unfold.
const MOST_KIN: usize = 12;

/// What it needs and what needs it, who gives it, who speaks of it.
fn kin(entry: &Entry, book: &Book, places: &Places<'_>) -> String {
    let row = |key: &str, ids: &[String]| {
        let links = ids.iter().filter_map(|id| places.entry(id));
        let links = links.map(|place| format!("<li><a href=\"{}\">{}</a></li>", place.source(), escape(place.title)));
        let links: Vec<String> = links.collect();
        if links.is_empty() {
            return String::new();
        }
        format!("<div><dt>{}</dt><dd>{}</dd></div>", escape(word(book, key)), folded(&links))
    };
    let rows = [
        row("needs", &entry.needs),
        row("needed_by", &entry.needed_by),
        row("granted_by", &entry.granted_by),
        row("brought_by", &entry.brought_by),
        row("not_with", &entry.not_with),
        row("named_by", &entry.named_by),
    ];
    let rows = rows.concat();
    if rows.is_empty() { rows } else { format!("<dl class=\"kin\">{rows}</dl>") }
}

fn folded(links: &[String]) -> String {
    if links.len() <= MOST_KIN + 3 {
        return format!("<ul>{}</ul>", links.concat());
    }
    let (shown, others) = links.split_at(MOST_KIN);
    let (shown, count, others) = (shown.concat(), others.len(), others.concat());
    format!("<ul>{shown}</ul><details><summary>… +{count}</summary><ul>{others}</ul></details>")
}
