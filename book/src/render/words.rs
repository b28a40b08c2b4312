//! The theme's words: what the pages say besides the rules.

use crate::model::Book;

/// Every word the theme needs, by key. A book that lacks one is not rendered.
pub const WORDS: &[&str] = &[
    "about_art",              // heads the pictures: "Pictures"
    "about_by",               // heads who made a picture: "By"
    "about_credits",          // heads the credits
    "about_extends",          // before the pack that it extends
    "about_for",              // heads what a credit is for
    "about_licence",          // label of the licence
    "about_made",             // that the book is made from the rules
    "about_version",          // the book's version
    "after_label",            // between a label and what it labels, in the search: "Weight: 3"
    "as_table",               // opens the numbers of a figure: "Show as a table"
    "between_names",          // between things in a list without "and": " · "
    "between_parts",          // between the parts of a picture's text alternative: " — "
    "as_text",                // opens the sentences of a picture: "Show as text"
    "books",                  // title of the page that lists several packs: "Rulebooks"
    "brought_by",             // before what a status is gained by
    "calculator",             // kind of a search result: "Calculator"
    "calculator_copied",      // after copying: "Copied"
    "calculator_csv",         // copies as a table for other programs: "Copy as CSV"
    "calculator_edition",     // a link was made with other rules
    "calculator_exact",       // mark of a number that is known exactly: "exact"
    "calculator_failed",      // the rules have no answer
    "calculator_link",        // part of a link does not fit
    "calculator_never",       // what is asked about never happens
    "calculator_no",          // answer to yes or no: "no"
    "calculator_number",      // what a field takes, with [low] and [high]: "A number from 0 to 20"
    "calculator_roll",        // rolls once: "Roll"
    "calculator_rolled",      // heads what fell: "What fell"
    "calculator_runs",        // mark of an estimate, with [n]: "estimated from 20,000 tries"
    "calculator_still",       // stands for a calculator where no script runs
    "calculator_text",        // copies as text: "Copy as text"
    "calculator_unchanged",   // a roll of a rule changed nothing
    "calculator_uncopied",    // the browser does not let a page copy
    "calculator_working",     // while it is worked out
    "calculator_yes",         // answer to yes or no: "yes"
    "changed_here",           // marks what the edition changed: "Changed in this edition"
    "changes",                // title of the page of what an edition changed: "What changed"
    "changes_before",         // heads the column of what was
    "changes_changed",        // heads what reads otherwise
    "changes_gone",           // heads what is gone
    "changes_new",            // heads what is new
    "changes_now",            // heads the column of what is
    "changes_since",          // before the name of the pack that is extended: "Compared with "
    "close",                  // closes the contents or the search
    "closes",                 // closes a bracket
    "colophon",               // title of the page about the book itself
    "comes_to",               // before what an example comes to: "It comes to"
    "contents",               // title of the list of pages
    "cover",                  // the picture on the front page: "Cover"
    "edition",                // label of the editions: "Edition"
    "example",                // label of an example told step by step: "Step by step"
    "figure",                 // kind of a search result
    "flow",                   // title of a picture of what happens: "How it goes"
    "gm",                     // after the title of a book for the game master
    "granted_by",             // before what gives it to whoever has that
    "language",               // label of the language picker
    "language_name",          // what this language calls itself: "Français"
    "link_here",              // label of the sign after a heading that links to it: "Link to this entry"
    "log_scale",              // after the name of an axis whose steps multiply: "logarithmic"
    "moved",                  // on a page that has another address now
    "named_by",               // before what else speaks of it
    "needed_by",              // before the entries that need this one
    "needs",                  // before the entries that this one needs
    "new_here",               // marks what the edition added: "New in this edition"
    "next",                   // the next page
    "no_results",             // the search found nothing
    "not_translated",         // before prose in another language: "Not yet translated"
    "not_with",               // before those whose bonuses it competes with
    "note",                   // title of the pack's note to the reader
    "of_book",                // between a page's title and the book's: " · "
    "open",                   // in the card of a name: leads to it
    "opens",                  // opens a bracket: " ("
    "page",                   // kind of a search result
    "previous",               // the page before
    "results",                // label of the list of results
    "rules",                  // label of an entry's generated sentences: "In rules"
    "search",                 // label of the search
    "search_hint",            // inside the empty search field: "Search the rules"
    "similar",                // before results that match only roughly: "Did you mean"
    "skip",                   // skips to the text: "Skip to the text"
    "table",                  // kind of a search result
    "theme",                  // label of the theme picker: "Appearance"
    "theme_auto",             // as the device
    "theme_dark",             // dark
    "theme_light",            // light
    "tree",                   // title of the picture of what needs what: "What builds on what"
    "tree_all",               // how that picture is read: "A line leads from what is needed to what needs it."
    "tree_either",            // the same, where of several dashed lines one is enough
    "translation",            // title of the page on how far translations are: "Translations"
    "translation_approved",   // heads how many texts somebody has looked over
    "translation_how",        // how that page is read
    "translation_missing",    // heads how many have no translation
    "translation_stale",      // heads how many are older than what they say
    "translation_texts",      // heads how many there are
    "translation_unreviewed", // heads how many nobody has looked over
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
