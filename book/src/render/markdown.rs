//! Markdown of the book model: links resolved, traps of CommonMark disarmed.

use std::ops::Range;

use mdbook_markdown::pulldown_cmark::{CowStr, Event, LinkType, OffsetIter, Parser, Tag, TagEnd, html};
use mdbook_markdown::{MarkdownOptions, new_cmark_parser};
use unicode_width::UnicodeWidthChar;

use super::markup::escape;
use super::places::Places;

/// A parser that reads what mdBook will read.
fn parser(text: &str) -> Parser<'_> {
    let mut options = MarkdownOptions::default();
    options.smart_punctuation = false;
    options.admonitions = false;
    new_cmark_parser(text, &options)
}

/// Destinations of all links in `text`.
pub fn links(text: &str) -> Vec<String> {
    let link = |event| match event {
        Event::Start(Tag::Link { dest_url, .. }) => Some(dest_url.into_string()),
        _ => None,
    };
    parser(text).filter_map(link).collect()
}

/// `text` for a chapter's source: links lead to pages, strong words next to brackets are strong, Japanese lines join without a gap.
pub fn source(text: &str, places: &Places<'_>) -> String {
    let mut changes: Vec<(Range<usize>, String)> = Vec::new();
    let (mut stars, mut code): (Vec<usize>, bool) = (Vec::new(), false);
    let events: OffsetIter<'_> = parser(text).into_offset_iter();
    for (event, range) in events {
        match event {
            Event::Start(Tag::Link { link_type, dest_url, .. }) => {
                changes.extend(relinked(text, range, link_type, &dest_url, places));
            }
            Event::SoftBreak if joins(text, &range) => changes.push((range, String::new())),
            Event::Start(Tag::CodeBlock(_)) => code = true,
            Event::End(TagEnd::CodeBlock) => code = false,
            Event::Text(_) if !code => stars.extend(text[range.clone()].match_indices('*').map(|(at, _)| range.start + at)),
            Event::End(TagEnd::Paragraph | TagEnd::Item | TagEnd::Heading(_) | TagEnd::TableCell) => {
                changes.extend(strong(&mut stars));
            }
            _ => {}
        }
    }
    changes.sort_by_key(|(range, _)| range.start);
    changed(text, changes)
}

fn relinked(
    text: &str,
    range: Range<usize>,
    kind: LinkType,
    destination: &CowStr<'_>,
    places: &Places<'_>,
) -> Option<(Range<usize>, String)> {
    let place = places.link(destination)?.ok()?;
    if kind == LinkType::Autolink {
        return Some((range, format!("<a href=\"{}\">{}</a>", place.source(), escape(place.title))));
    }
    let at = range.start + text[range].rfind(destination.as_ref())?;
    Some((at..at + destination.len(), place.source()))
}

/// Whether the line break at `range` stands between two wide letters, where a space would be a mistake.
fn joins(text: &str, range: &Range<usize>) -> bool {
    let wide = |letter: Option<char>| letter.and_then(UnicodeWidthChar::width) == Some(2);
    wide(text[..range.start].chars().next_back()) && wide(text[range.end..].trim_start().chars().next())
}

/// Pairs of stars that CommonMark left as text, as in `**「力」**の`, become what was meant.
fn strong(stars: &mut Vec<usize>) -> Vec<(Range<usize>, String)> {
    let mut doubles: Vec<usize> = Vec::new();
    for pair in stars.windows(2).filter(|pair| pair[1] == pair[0] + 1) {
        if doubles.last().is_none_or(|last| last + 1 < pair[0]) {
            doubles.push(pair[0]);
        }
    }
    stars.clear();
    doubles.truncate(doubles.len() - doubles.len() % 2);
    let tags = ["<strong>", "</strong>"].into_iter().cycle();
    doubles.into_iter().zip(tags).map(|(at, tag)| (at..at + 2, tag.to_owned())).collect()
}

fn changed(text: &str, changes: Vec<(Range<usize>, String)>) -> String {
    let mut out = String::with_capacity(text.len() + 64);
    let mut at = 0;
    for (range, new) in changes {
        out.push_str(&text[at..range.start]);
        out.push_str(&new);
        at = range.end;
    }
    out.push_str(&text[at..]);
    out
}

/// One line of Markdown as HTML for a cell, a value or a sentence; what is not one paragraph is taken literally (`-`, `1.`).
pub fn inline(text: &str, places: &Places<'_>) -> String {
    let ready = source(text, places);
    let events: Vec<Event<'_>> = parser(&ready).collect();
    let [Event::Start(Tag::Paragraph), inner @ .., Event::End(TagEnd::Paragraph)] = events.as_slice() else {
        return escape(text);
    };
    if inner.iter().any(|event| matches!(event, Event::Start(Tag::Paragraph))) {
        return escape(text);
    }
    let mut out = String::new();
    html::push_html(&mut out, inner.iter().cloned());
    out.replace('\n', " ")
}

/// `text` without its marks, for search and descriptions: one line.
pub fn plain(text: &str) -> String {
    let mut out = String::new();
    for event in parser(text) {
        match event {
            Event::Text(words) | Event::Code(words) => out.push_str(&words),
            Event::SoftBreak | Event::HardBreak | Event::End(_) if !out.ends_with(' ') && block_ends(&event) => {
                out.push(' ');
            }
            _ => {}
        }
    }
    out.trim().to_owned()
}

/// Whether words on both sides of `event` must not touch.
fn block_ends(event: &Event<'_>) -> bool {
    let inline = [TagEnd::Emphasis, TagEnd::Strong, TagEnd::Link, TagEnd::Strikethrough];
    !matches!(event, Event::End(end) if inline.contains(end))
}
