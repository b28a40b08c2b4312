//! What the edition made of an entry, a table or a figure, where it stands.

use super::markdown;
use super::markup::escape;
use super::places::Places;
use super::words::word;
use crate::model::{Book, Edition};

/// The id of the page that has all changes.
pub const CHANGES: &str = "changes";

/// The mark as HTML without a blank line; nothing where the edition left it as it was.
pub fn html(edition: Option<&Edition>, book: &Book, places: &Places<'_>) -> String {
    let whole = places.link(&format!("page:{CHANGES}")).and_then(Result::ok).map(|place| place.source());
    let label = |key: &str| {
        let label = escape(word(book, key));
        whole.as_ref().map_or_else(|| label.clone(), |page| format!("<a href=\"{page}\">{label}</a>"))
    };
    match edition {
        None => String::new(),
        Some(Edition::New) => format!("<p class=\"edition new\">{}</p>", label("new_here")),
        Some(Edition::Changed(rows)) => {
            let (before, after) = (escape(word(book, "changes_before")), escape(word(book, "after_label")));
            let was = rows.iter().filter(|(old, _)| !old.is_empty());
            let was = was.map(|(old, _)| {
                format!("<li><span class=\"when\">{before}{after}</span><s>{}</s></li>", markdown::inline(old, places))
            });
            let was: String = was.collect();
            let was = if was.is_empty() { was } else { format!("<ul>{was}</ul>") };
            format!("<div class=\"edition\"><p class=\"label\">{}</p>{was}</div>", label("changed_here"))
        }
    }
}
