//! The theme's words: what the pages say besides the rules.

use crate::model::Book;

/// Every word the theme needs, by key. A book that lacks one is not rendered.
pub const WORDS: &[&str] = &[
    "after_label",     // between a label and what it labels, in the search: "Weight: 3"
    "as_table",        // opens the numbers of a figure: "Show as a table"
    "between_names",   // between things in a list without "and": " · "
    "between_parts",   // between the parts of a picture's text alternative: " — "
    "books",           // title of the page that lists several packs: "Rulebooks"
    "changes",         // title of the page of what an edition changed: "What changed"
    "changes_before",  // heads the column of what was
    "changes_changed", // heads what reads otherwise
    "changes_gone",    // heads what is gone
    "changes_new",     // heads what is new
    "changes_now",     // heads the column of what is
    "changes_since",   // before the name of the pack that is extended: "Compared with "
    "close",           // closes the contents or the search
    "closes",          // closes a bracket
    "contents",        // title of the list of pages
    "figure",          // kind of a search result
    "language",        // label of the language picker
    "language_name",   // what this language calls itself: "Français"
    "link_here",       // label of the sign after a heading that links to it: "Link to this entry"
    "log_scale",       // after the name of an axis whose steps multiply: "logarithmic"
    "needed_by",       // before the entries that need this one
    "needs",           // before the entries that this one needs
    "next",            // the next page
    "no_results",      // the search found nothing
    "not_translated",  // before prose in another language: "Not yet translated"
    "note",            // title of the pack's note to the reader
    "of_book",         // between a page's title and the book's: " · "
    "opens",           // opens a bracket: " ("
    "page",            // kind of a search result
    "previous",        // the page before
    "results",         // label of the list of results
    "rules",           // label of an entry's generated sentences: "In rules"
    "search",          // label of the search
    "search_hint",     // inside the empty search field: "Search the rules"
    "similar",         // before results that match only roughly: "Did you mean"
    "skip",            // skips to the text: "Skip to the text"
    "table",           // kind of a search result
    "tree",            // title of the picture of what needs what: "What builds on what"
    "tree_all",        // how that picture is read: "A line leads from what is needed to what needs it."
    "tree_either",     // the same, where of several dashed lines one is enough
    "theme",           // label of the theme picker: "Appearance"
    "theme_auto",      // as the device
    "theme_dark",      // dark
    "theme_light",     // light
];

/// The word for `key`; empty if the book lacks it, which `check` reports before anything is drawn.
pub fn word<'book>(book: &'book Book, key: &str) -> &'book str {
    debug_assert!(WORDS.contains(&key), "`{key}` is not in WORDS");
    let found = book.words.iter().find(|(known, _)| known == key);
    found.map_or("", |(_, text)| text.as_str())
}

/// Keys without a word.
pub fn missing(book: &Book) -> Vec<&'static str> {
    let lacks = |key: &&&str| book.words.iter().all(|(known, text)| known != **key || text.trim().is_empty());
    WORDS.iter().filter(lacks).copied().collect()
}
