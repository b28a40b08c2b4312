//! Markdown of the book model: links resolved, traps of CommonMark disarmed.

use std::ops::Range;

use mdbook_markdown::pulldown_cmark::{CowStr, Event, LinkType, OffsetIter, Parser, Tag, TagEnd, html};
use mdbook_markdown::{MarkdownOptions, new_cmark_parser};
use unicode_width::UnicodeWidthChar;

use super::markup::{escape, joined};
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

/// Where the destinations of links stand in `text`, outside of code; of `<entry:…>` the address between the brackets.
pub fn destinations(text: &str) -> Vec<(Range<usize>, String)> {
    let place = |(event, range): (Event<'_>, Range<usize>)| match event {
        Event::Start(Tag::Link { dest_url, .. }) => {
            let at = range.start + text[range].rfind(dest_url.as_ref())?;
            Some((at..at + dest_url.len(), dest_url.into_string()))
        }
        _ => None,
    };
    parser(text).into_offset_iter().filter_map(place).collect()
}

/// Where code stands in `text`.
pub fn code(text: &str) -> Vec<Range<usize>> {
    let is_code = |event: &Event<'_>| matches!(event, Event::Code(_) | Event::Start(Tag::CodeBlock(_)));
    parser(text).into_offset_iter().filter(|(event, _)| is_code(event)).map(|(_, range)| range).collect()
}

/// `text` without its links to places that there are not; their words stay.
pub fn unlinked(text: &str, places: &Places<'_>) -> String {
    let mut changes: Vec<(Range<usize>, String)> = Vec::new();
    for (event, range) in parser(text).into_offset_iter() {
        let Event::Start(Tag::Link { link_type, dest_url, .. }) = event else { continue };
        if !matches!(places.link(&dest_url), Some(Err(_))) {
            continue;
        }
        if link_type == LinkType::Autolink {
            changes.push((range, String::new()));
        } else if let Some(end) = text[range.clone()].rfind("](") {
            changes.push((range.start..range.start + 1, String::new()));
            changes.push((range.start + end..range.end, String::new()));
        }
    }
    changes.sort_by_key(|(range, _)| range.start);
    changed(text, changes)
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
            Event::Text(_) if !code => {
                stars.extend(text[range.clone()].match_indices('*').map(|(at, _)| range.start + at))
            }
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
pub fn plain(text: &str, places: &Places<'_>) -> String {
    let ready = source(text, places);
    let (mut blocks, mut block): (Vec<String>, String) = (Vec::new(), String::new());
    for event in parser(&ready) {
        match event {
            Event::Text(words) | Event::Code(words) => block.push_str(&words),
            Event::SoftBreak | Event::HardBreak => block.push(' '),
            Event::Start(Tag::List(_)) => blocks.push(std::mem::take(&mut block)),
            Event::End(end) if !is_inline(end) => blocks.push(std::mem::take(&mut block)),
            _ => {}
        }
    }
    joined(blocks)
}

/// Whether words on both sides of this end may touch.
fn is_inline(end: TagEnd) -> bool {
    [TagEnd::Emphasis, TagEnd::Strong, TagEnd::Link, TagEnd::Strikethrough].contains(&end)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::{Book, Entry, Page, Part};

    fn book() -> Book {
        let entry = Entry { id: "ability.power".to_owned(), title: "剛力".to_owned(), ..Entry::default() };
        let page = Page { id: "melee".to_owned(), parts: vec![Part::Entry(Box::new(entry))], ..Page::default() };
        Book { pages: vec![page], ..Book::default() }
    }

    #[track_caller]
    fn becomes(text: &str, ready: &str) {
        let book = book();
        assert_eq!(source(text, &Places::of(&book)), ready);
    }

    #[test]
    fn links_lead_to_pages() {
        becomes("[P *x*](entry:ability.power).", "[P *x*](melee.md#ability.power).");
        becomes("<entry:ability.power>の", "<a href=\"melee.md#ability.power\">剛力</a>の");
        becomes("[all](page:melee) [web](https://a.b)", "[all](melee.md) [web](https://a.b)");
        becomes("`[P](entry:ability.power)`", "`[P](entry:ability.power)`");
    }

    #[test]
    fn links_to_nowhere_leave_their_words() {
        let book = book();
        let plain = |text: &str| unlinked(text, &Places::of(&book));
        let text = "A [*B*](entry:ability.b) and [P](entry:ability.power), [web](https://a.b).";
        assert_eq!(plain(text), "A *B* and [P](entry:ability.power), [web](https://a.b).");
    }

    #[test]
    fn strong_next_to_brackets_is_strong() {
        becomes("は**「力」**の", "は<strong>「力」</strong>の");
        becomes("a **b** c", "a **b** c");
        becomes("2 * 3 ** 4", "2 * 3 ** 4");
        becomes("`**「力」**`", "`**「力」**`");
    }

    #[test]
    fn japanese_lines_join() {
        becomes("一行。\n二行。", "一行。二行。");
        becomes("one\ntwo", "one\ntwo");
    }

    #[test]
    fn a_line_that_is_no_paragraph_is_literal() {
        let book = book();
        let places = Places::of(&book);
        let shown = |text: &str| inline(text, &places);
        assert_eq!([shown("-"), shown("1."), shown("-3"), shown("a < b")], ["-", "1.", "-3", "a &lt; b"]);
        assert_eq!(
            shown("**+2** [P](entry:ability.power)"),
            "<strong>+2</strong> <a href=\"melee.md#ability.power\">P</a>"
        );
    }

    #[test]
    fn plain_text_has_no_marks() {
        let book = book();
        let plain = |text: &str| plain(text, &Places::of(&book));
        assert_eq!(plain("は**「力」**と<entry:ability.power>。\n\n*次*。"), "は「力」と剛力。次。");
        assert_eq!(plain("One *two*.\n\n- three"), "One two. three");
        assert_eq!(plain("1. At most:\n   1. One.\n2. Two."), "At most: One. Two.");
    }
}
