//! Pages in the order a reader wants them: entries by kind and group, statuses, rules, figures.

use std::collections::BTreeMap;

use runebook_compiler::ir::{Ir, KindId, Node, Type};

use super::Maker;
use super::figures::ComputedFigure;
use crate::describe::{Arg, Phrase};
use crate::model::{Book, Entry, Machine, Page, Part, Topic};

/// The whole book.
pub(crate) fn book(maker: &mut Maker<'_>, locale: &str, figures: &[ComputedFigure]) -> Book {
    let ir = maker.source.ir;
    let mut pages = Vec::new();
    for kind in 0..ir.kinds.len() {
        pages.extend(kind_pages(maker, kind));
    }
    pages.extend(statuses(maker));
    pages.extend(maker.rules_page());
    pages.extend(maker.figures_page(figures));
    pages.extend(maker.calculators_page());
    pages.extend(maker.glossary_page());
    super::relations::name_each_other(&mut pages);
    pages.extend(maker.index_page(&pages));
    let title = maker
        .source
        .title
        .map(str::to_owned)
        .or_else(|| maker.speaker.word("pack-title", ""))
        .unwrap_or_else(|| ir.name.clone());
    let words = words(maker);
    let machine = Machine { percent: maker.percent("5"), ..Machine::default() };
    Book { locale: locale.to_owned(), pack: ir.name.clone(), title, pages, words, machine, ..Book::default() }
}

/// A book of figures alone.
pub(crate) fn figures(maker: &mut Maker<'_>, locale: &str, figures: &[ComputedFigure]) -> Book {
    let pages = maker.figures_page(figures).into_iter().collect();
    let words = words(maker);
    Book { locale: locale.to_owned(), pack: maker.source.ir.name.clone(), pages, words, ..Book::default() }
}

/// The words around pages and in pictures.
pub(super) fn words(maker: &mut Maker<'_>) -> Vec<(String, String)> {
    crate::render::WORDS.iter().map(|key| ((*key).to_owned(), maker.page_word(&format!("word-{key}")))).collect()
}

/// The ids of the pages that tell entries, each with the name of its kind.
#[must_use]
pub fn page_ids(ir: &Ir) -> Vec<(String, String)> {
    let of_kind = |kind: KindId| {
        let (name, entries) = (ir.kinds[kind].named.name.clone(), shown(ir, kind));
        let ids: Vec<String> = match group_field(ir, kind, &entries) {
            None if entries.is_empty() => Vec::new(),
            None => vec![name.clone()],
            Some(field) => {
                let named = |group: usize| format!("{name}-{}", ir.entries[group].named.name);
                groups(ir, entries, field).into_iter().map(|(group, _)| named(group)).collect()
            }
        };
        ids.into_iter().map(move |id| (id, name.clone()))
    };
    (0..ir.kinds.len()).flat_map(of_kind).collect()
}

/// One page of entries, of statuses or of rules.
pub(crate) fn one(maker: &mut Maker<'_>, id: &str) -> Option<Page> {
    match id {
        "statuses" => return statuses(maker),
        "rules" => return maker.rules_page(),
        _ => {}
    }
    let ir = maker.source.ir;
    (0..ir.kinds.len()).find_map(|kind| {
        let name = ir.kinds[kind].named.name.clone();
        let group = id.strip_prefix(&name)?;
        let entries = shown(ir, kind);
        if entries.is_empty() {
            return None;
        }
        let Some(field) = group_field(ir, kind, &entries) else {
            let title = plural_heading(maker, kind);
            return group.is_empty().then(|| whole_kind(maker, kind, title, &entries));
        };
        let called = |one: &usize| group.strip_prefix('-') == Some(ir.entries[*one].named.name.as_str());
        let (group, entries) = groups(ir, entries, field).into_iter().find(|(one, _)| called(one))?;
        let title = plural_heading(maker, kind);
        Some(group_page(maker, (kind, &name), &title, group, &entries))
    })
}

/// The pages of a kind: one, or one for each value of the field that groups it.
fn kind_pages(maker: &mut Maker<'_>, kind: KindId) -> Vec<Page> {
    let ir = maker.source.ir;
    let entries = shown(ir, kind);
    if entries.is_empty() {
        return Vec::new();
    }
    let name = ir.kinds[kind].named.name.clone();
    let title = plural_heading(maker, kind);
    let Some(field) = group_field(ir, kind, &entries) else {
        return vec![whole_kind(maker, kind, title, &entries)];
    };
    let groups = groups(ir, entries, field).into_iter();
    groups.map(|(group, entries)| group_page(maker, (kind, &name), &title, group, &entries)).collect()
}

/// The one page of a kind.
fn whole_kind(maker: &mut Maker<'_>, kind: KindId, title: String, entries: &[usize]) -> Page {
    let named = &maker.source.ir.kinds[kind].named;
    let (name, was) = (named.name.clone(), named.was.iter().map(|was| was.to_string()).collect());
    Page { was, ..page(maker, name, title, entries) }
}

/// The entries of a kind that are shown, in the order of the rules.
fn shown(ir: &Ir, kind: KindId) -> Vec<usize> {
    let (from, to) = ir.kinds[kind].entries;
    let mut entries: Vec<usize> = (from..to).filter(|id| !ir.entries[*id].hidden).collect();
    entries.sort_by_key(|id| (ir.entries[*id].named.span.file, ir.entries[*id].named.span.start));
    entries
}

/// Entries by the value of the field that groups them, in the order of the rules.
fn groups(ir: &Ir, entries: Vec<usize>, field: usize) -> Vec<(usize, Vec<usize>)> {
    let mut groups: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for id in entries {
        if let Some(group) = field_entry(ir, id, field) {
            groups.entry(group).or_default().push(id);
        }
    }
    let mut groups: Vec<(usize, Vec<usize>)> = groups.into_iter().collect();
    groups.sort_by_key(|(group, _)| (ir.entries[*group].named.span.file, ir.entries[*group].named.span.start));
    groups
}

fn group_page(
    maker: &mut Maker<'_>,
    (kind, name): (KindId, &str),
    title: &str,
    group: usize,
    entries: &[usize],
) -> Page {
    let ir = maker.source.ir;
    let x = maker.heading(&crate::describe::entry_key(ir, group));
    let title = Phrase::of("page-of-group", [("kinds", Arg::Text(title.to_owned())), ("x", Arg::Text(x))]);
    let title = maker.speaker.sentence(&title);
    let id = format!("{name}-{}", ir.entries[group].named.name);
    let was = format!("{}-{}", ir.kinds[kind].named.known_as(), ir.entries[group].known_as());
    Page { was: Some(was).filter(|was| *was != id).into_iter().collect(), ..page(maker, id, title, entries) }
}

/// The field of another kind by which entries are grouped: said by every entry, with more than one value.
fn group_field(ir: &Ir, kind: KindId, entries: &[usize]) -> Option<usize> {
    let fields = ir.kinds[kind].fields.iter().enumerate();
    let of_kind =
        fields.filter(|(_, field)| field.default.is_none() && matches!(field.ty, Type::Entry(other) if other != kind));
    of_kind.map(|(at, _)| at).find(|at| {
        let mut values: Vec<usize> = entries.iter().filter_map(|id| field_entry(ir, *id, *at)).collect();
        values.sort_unstable();
        values.dedup();
        values.len() > 1 && values.len() < entries.len()
    })
}

fn field_entry(ir: &Ir, id: usize, field: usize) -> Option<usize> {
    match ir.entries[id].fields.get(field)?.values.first()?.plain().node {
        Node::Entry(group) => Some(group),
        _ => None,
    }
}

fn page(maker: &mut Maker<'_>, id: String, title: String, entries: &[usize]) -> Page {
    let mut made: Vec<Entry> = entries.iter().map(|id| maker.entry(*id)).collect();
    let mut common = take_common(&mut made);
    common.extend(entries.first().into_iter().flat_map(|entry| constants(maker, *entry)));
    let intro = common.iter().map(|text| format!("{text}\n\n")).collect::<String>().trim_end().to_owned();
    let parts = made.into_iter().map(|entry| Part::Entry(Box::new(entry))).collect();
    Page { id, title, intro, parts, ..Page::default() }
}

/// The values to which the kind of an entry gives names that the pack has words for.
fn constants(maker: &mut Maker<'_>, entry: usize) -> Vec<String> {
    let ir = maker.source.ir;
    let kind = ir.entries[entry].kind;
    let named = crate::describe::kind_constants(ir, kind).into_iter();
    let named: Vec<_> = named.filter(|constant| maker.speaker.known(&constant.key)).collect();
    let said = named.iter().map(|constant| maker.speaker.sentence(&constant.phrase)).collect();
    maker.drain(&crate::describe::kind_key(ir, kind));
    said
}

/// Prices and exceptions that all entries of a page share stand once, above them.
fn take_common(entries: &mut [Entry]) -> Vec<String> {
    let has = |entry: &Entry, text: &str| entry.sentences.iter().any(|sentence| sentence.text == text);
    let shared = |text: &str, topic: Topic| {
        topic == Topic::Price
            && entries.iter().filter(|entry| has(entry, text)).count() > 1
            && entries.iter().all(|entry| has(entry, text) || entry.needs.is_empty())
    };
    let mut common: Vec<String> = entries
        .iter()
        .flat_map(|entry| &entry.sentences)
        .filter(|sentence| shared(&sentence.text, sentence.topic))
        .map(|sentence| sentence.text.clone())
        .collect();
    let mut seen = std::collections::BTreeSet::new();
    common.retain(|text| seen.insert(text.clone()));
    for entry in entries {
        entry.sentences.retain(|sentence| !common.contains(&sentence.text));
    }
    common
}

/// The kind's heading in the plural.
fn plural_heading(maker: &mut Maker<'_>, kind: KindId) -> String {
    let key = crate::describe::kind_key(maker.source.ir, kind);
    match maker.speaker.word(&key, "plural") {
        Some(plural) => plural,
        // the source language's titles stand in the rules; what it says nothing of takes the usual plural
        None if maker.speaker.voice.locale == maker.source.source_locale => {
            let single = maker.heading(&key);
            maker.speaker.part(&crate::phrase::plural_of(&single).arg())
        }
        None => {
            maker.hole(&format!("{key}.plural"), &key, true);
            maker.heading(&key)
        }
    }
}

fn statuses(maker: &mut Maker<'_>) -> Option<Page> {
    let ir = maker.source.ir;
    let hidden = |id: &usize| ir.statuses[*id].entry.is_some_and(|entry| ir.entries[entry].hidden);
    let mut order: Vec<usize> = (0..ir.statuses.len()).filter(|id| !hidden(id)).collect();
    order.sort_by_key(|id| (ir.statuses[*id].named.span.file, ir.statuses[*id].named.span.start));
    let parts: Vec<Part> = order.into_iter().map(|id| Part::Entry(Box::new(maker.status(id)))).collect();
    let title = maker.page_word("page-statuses");
    (!parts.is_empty()).then(|| Page { id: "statuses".to_owned(), title, parts, ..Page::default() })
}
