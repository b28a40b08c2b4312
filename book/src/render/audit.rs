//! Reads finished pages back and complains: what a reader would stumble over, and nobody else reports.

mod page;

use std::collections::{BTreeMap, BTreeSet};

use page::Page;

/// Words that, alone in a text or label, show that a theme forgot to speak the reader's language.
const ENGLISH: &[&str] = &[
    "Note",
    "Search",
    "Contents",
    "Previous",
    "Next",
    "Theme",
    "Close",
    "Light",
    "Dark",
    "Results",
    "Rules",
    "Needs",
    "Needed by",
    "Language",
    "No results",
    "Not yet translated",
    "Warning",
    "Tip",
    "Skip to the text",
];

/// Complaints about the files of one or more books, by path: dead links, ids that are there twice, pages without a
/// language, placeholders, English in pages of other languages, tags that do not match. None is good.
pub fn audit(files: &[(String, Vec<u8>)]) -> Vec<String> {
    let pages: BTreeMap<&str, Page> = files
        .iter()
        .filter(|(path, _)| path.ends_with(".html"))
        .map(|(path, bytes)| (path.as_str(), Page::read(&String::from_utf8_lossy(bytes))))
        .collect();
    let known: BTreeSet<&str> = files.iter().map(|(path, _)| path.as_str()).collect();
    let mut complaints = Vec::new();
    for (path, page) in &pages {
        let mut found = page.broken.clone();
        found.extend(page.language.is_empty().then(|| "has no language".to_owned()));
        found.extend(twice(&page.ids));
        found.extend(page.links.iter().filter_map(|link| dead(path, link, &pages, &known)));
        found.extend(page.texts.iter().filter_map(leftover));
        found.extend(page.texts.iter().filter_map(foreign));
        complaints.extend(found.into_iter().map(|complaint| format!("{path}: {complaint}")));
    }
    complaints
}

fn twice(ids: &[String]) -> Vec<String> {
    let mut seen = BTreeSet::new();
    ids.iter().filter(|id| !seen.insert(*id)).map(|id| format!("the id {id} is there twice")).collect()
}

fn dead(path: &str, link: &str, pages: &BTreeMap<&str, Page>, known: &BTreeSet<&str>) -> Option<String> {
    if ["https://", "http://", "mailto:"].iter().any(|scheme| link.starts_with(scheme)) {
        return None;
    }
    let complaint = || Some(format!("the link {link} leads nowhere"));
    let (target, anchor) = link.split_once('#').unwrap_or((link, ""));
    let target = if target.is_empty() { path.to_owned() } else { resolved(path, target) };
    if !known.contains(target.as_str()) {
        return complaint();
    }
    let anchored = || pages.get(target.as_str()).is_some_and(|page| page.ids.iter().any(|id| id == anchor));
    if anchor.is_empty() || anchored() { None } else { complaint() }
}

/// `target` as seen from the file at `path`.
fn resolved(path: &str, target: &str) -> String {
    let mut steps: Vec<&str> = path.split('/').collect();
    steps.pop();
    for step in target.split('/') {
        match step {
            "." => {}
            ".." => drop(steps.pop()),
            step => steps.push(step),
        }
    }
    steps.join("/")
}

fn leftover(text: &page::Text) -> Option<String> {
    let left = text.words.contains(['{', '}']) || text.words.contains("[[") || text.words.contains("runebook:");
    left.then(|| format!("a placeholder is left in: {}", text.words))
}

fn foreign(text: &page::Text) -> Option<String> {
    let english = text.language.is_empty() || text.language == "en" || text.language.starts_with("en-");
    let met = !english && ENGLISH.contains(&text.words.as_str());
    met.then(|| format!("English in a page that is not: {}", text.words))
}
