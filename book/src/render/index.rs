//! The index as a reader sees it: heads, and under each its names, with what they are.

use super::markup::escape;
use super::places::Places;
use super::words::word;
use crate::model::{Book, Indexed, Initial};

/// The index as HTML without a blank line.
pub fn html(initials: &[Initial], book: &Book, places: &Places<'_>) -> String {
    let (opens, closes) = (escape(word(book, "opens")), escape(word(book, "closes")));
    let name = |name: &Indexed| {
        let href = places.entry(&name.id).map(|place| place.source()).unwrap_or_default();
        let kind = if name.kind.is_empty() {
            String::new()
        } else {
            format!("<span class=\"kind\">{opens}{}{closes}</span>", escape(&name.kind))
        };
        format!("<li><a href=\"{}\">{}</a>{kind}</li>", escape(&href), escape(&name.title))
    };
    let group = |initial: &Initial| {
        let names: String = initial.names.iter().map(name).collect();
        format!("<section><h2>{}</h2><ul>{names}</ul></section>", escape(&initial.head))
    };
    format!("<div class=\"names\">{}</div>", initials.iter().map(group).collect::<String>())
}
