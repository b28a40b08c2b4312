//! Translations of all packs: what goes to translators comes back as it was, numbers mark nothing, and what no translator
//! can reach stands on a list.

use std::collections::{BTreeMap, BTreeSet};

use runebook_driver::i18n::{self, Cut};
use runebook_driver::pack::shelf::Memory;
use runebook_driver::{Ir, Levels, Pack, book, check};
use runebook_tests::packs;

const PACKS: [&str; 5] = ["rip", "sil", "sil-g", "sil-q", "stats"];

fn open(pack: &str, shelf: &Memory) -> (Pack, Ir) {
    let opened = Pack::open(pack, &mut shelf.clone()).expect("the pack is there");
    let ir = check(&opened, &Levels::default()).ir.expect("the rules are in order");
    (opened, ir)
}

/// The languages that a pack is translated into.
fn translated(pack: &Pack) -> Vec<String> {
    let source = pack.manifest().source_locale.clone();
    pack.locales().into_iter().filter(|locale| *locale != source).collect()
}

/// Messages as Fluent reads them, with their comments; blank lines and how far lines are set in do not count.
fn meaning(text: &str) -> Vec<(String, String, Vec<String>)> {
    let messages = Cut::of(text).messages.into_iter();
    let comments = |message: &i18n::Message| message.comments().into_iter().map(str::to_owned).collect();
    messages.map(|message| (message.id.clone(), message.said(), comments(&message))).collect()
}

#[test]
fn export_and_import_are_the_identity() {
    let shelf = packs::shelf();
    for name in PACKS {
        let (pack, ir) = open(name, &shelf);
        for locale in translated(&pack) {
            let po = i18n::export(&pack, &ir, &locale);
            let file = format!("{locale}.po");
            let back = i18n::import(&pack, &ir, (&file, &po), None).unwrap_or_else(|wrong| panic!("{:#?}", wrong.1));
            let text = |path: String| String::from_utf8(shelf.files[&path].clone()).expect("a text");
            let own = text(format!("{name}/lang/{locale}.ftl"));
            assert!(back.words == own, "{name}, {locale}: the words change");
            assert_eq!(back.ledger, text(format!("{name}/{}", i18n::ledger_path(&locale))), "{name}, {locale}");
            assert_eq!((back.taken, back.locale.as_str()), (0, locale.as_str()), "{name}, {locale}");
            from_nothing(name, (&locale, &po), &own, &shelf);
        }
    }
}

/// A file that is lost can be made from its export: every message, with its comments, in order.
fn from_nothing(name: &str, (locale, po): (&str, &str), own: &str, shelf: &Memory) {
    let mut without = shelf.clone();
    without.files.remove(&format!("{name}/lang/{locale}.ftl"));
    without.files.remove(&format!("{name}/{}", i18n::ledger_path(locale)));
    let (pack, ir) = open(name, &without);
    let file = format!("{locale}.po");
    let made = i18n::import(&pack, &ir, (&file, po), None).unwrap_or_else(|wrong| panic!("{:#?}", wrong.1));
    // what the other pack of an edition says in the same words need not be said again
    let files = pack.words.iter().filter(|words| words.locale == locale);
    let inherited: BTreeMap<String, String> =
        files.flat_map(|words| meaning(&words.text)).map(|(id, said, _)| (id, said)).collect();
    let (mut was, mut is) = (meaning(own), meaning(&made.words));
    was.retain(|(id, said, _)| inherited.get(id) != Some(said));
    let own: BTreeSet<String> = was.iter().map(|(id, ..)| id.clone()).collect();
    is.retain(|(id, ..)| own.contains(id));
    assert!(was.len() > 50, "{name}, {locale}");
    was.sort();
    is.sort();
    assert!(was == is, "{name}, {locale}: a message is lost or changed");
}

/// Every number of every rule is another one: no translation is stale for that.
#[test]
fn changed_numbers_mark_nothing() {
    let shelf = packs::shelf();
    let mut other = shelf.clone();
    let mut changed = 0;
    for (path, bytes) in other.files.iter_mut().filter(|(path, _)| path.ends_with(".rune")) {
        let text = String::from_utf8(bytes.clone()).expect("a text");
        let with = renumbered(&text);
        changed += usize::from(with != text);
        assert!(!path.is_empty());
        *bytes = with.into_bytes();
    }
    assert!(changed > 50, "{changed} files have numbers");
    for name in PACKS {
        let open = |shelf: &Memory| Pack::open(name, &mut shelf.clone()).expect("the pack is there");
        let (was, is) = (open(&shelf), open(&other));
        let (before, after) = (i18n::shapes(&was), i18n::shapes(&is));
        assert!(before.len() > 5 && before == after, "{name}");
    }
}

/// A text of rules with 7 for every digit of its numbers, outside strings and names.
fn renumbered(text: &str) -> String {
    let (mut out, mut quoted, mut word) = (String::new(), false, false);
    for letter in text.chars() {
        quoted ^= letter == '"';
        let number = letter.is_ascii_digit() && !quoted && !word;
        word = (letter.is_alphabetic() || letter == '_') || (word && letter.is_ascii_digit());
        out.push(if number { '7' } else { letter });
    }
    out
}

/// What stands without accents in a pseudo-translated book, and may: lists are joined by the tables of the languages
/// themselves.
const REACHABLE_BY_NOBODY: &[&str] = &["and", "or"];

/// The words of outlines and credits: they are translated where they stand, and not by way of translators.
fn outlines(shelf: &Memory) -> BTreeSet<String> {
    let files = shelf.files.iter().filter(|(path, _)| path.ends_with("book.yaml") || path.ends_with("credits.yaml"));
    let texts: Vec<String> = files.map(|(_, bytes)| String::from_utf8_lossy(bytes).into_owned()).collect();
    texts.iter().flat_map(|text| text.split(|c: char| !c.is_alphanumeric())).map(str::to_lowercase).collect()
}

#[test]
fn nothing_is_out_of_a_translators_reach() {
    let shelf = packs::shelf();
    let outlines = outlines(&shelf);
    for name in ["stats", "rip", "sil-q"] {
        let (pack, ir) = open(name, &shelf);
        let (mut pack, locale) = i18n::pseudo(&pack, &ir);
        pack.manifests.last_mut().expect("its own").locales = vec![locale.clone()];
        let books = book::books(&pack, &ir).unwrap_or_else(|why| panic!("{name}: {}", why.lines().join("\n")));
        let pages = book::pages(&books).unwrap_or_else(|why| panic!("{name}: {}", why.lines().join("\n")));
        let mut plain: BTreeSet<String> = BTreeSet::new();
        let own = |path: &str| path.starts_with(&format!("{locale}/")) && path.ends_with(".html");
        let mut seen = 0;
        for (path, bytes) in pages.iter().filter(|(path, _)| own(path)) {
            let text = String::from_utf8_lossy(bytes);
            for word in words(&text) {
                seen += 1;
                let word = word.to_lowercase();
                let may = REACHABLE_BY_NOBODY.contains(&word.as_str()) || outlines.contains(&word);
                if bare(&word) && !may {
                    plain.insert(format!("{path}: {word}"));
                }
            }
        }
        assert!(seen > 2_000, "{name}: the pages have words: {seen}");
        assert!(plain.is_empty(), "{name}:\n{}", plain.into_iter().take(60).collect::<Vec<_>>().join("\n"));
    }
}

/// The words between the tags of a page's body.
fn words(page: &str) -> Vec<&str> {
    let body = page.split_once("<body").map_or(page, |(_, body)| body);
    let mut found = Vec::new();
    let mut rest = body;
    while let Some((before, after)) = rest.split_once('<') {
        let text = before.rsplit_once('>').map_or(before, |(_, text)| text);
        found.extend(text.split(|c: char| !(c.is_alphanumeric() || c == '&' || c == ';' || c == '#')));
        let skip = ["script", "style"].iter().find(|tag| after.starts_with(**tag));
        rest = match skip {
            Some(tag) => after.split_once(&format!("</{tag}>")).map_or("", |(_, rest)| rest),
            None => after,
        };
    }
    found.retain(|word| !word.is_empty());
    found
}

/// Whether a word of at least three letters has none that is accented, and some that could be.
fn bare(word: &str) -> bool {
    let letters = word.chars().filter(|c| c.is_alphabetic()).count();
    let could = word.chars().any(|c| "aeiouAEIOU".contains(c));
    letters >= 2 && word.is_ascii() && could && !word.starts_with('&')
}

/// One file of the book's folder and one of the pack's are all that a language takes: no code names it.
#[test]
fn a_language_is_a_file_of_the_book_and_a_file_of_the_pack() {
    let (pack, ir) = open("stats", &packs::shelf());
    let books = book::books(&pack, &ir).unwrap_or_else(|why| panic!("{}", why.lines().join("\n")));
    let german = books.iter().find(|book| book.locale == "de").expect("it is published in German");
    assert!(german.holes.is_empty(), "{:#?}", german.holes);
    assert_eq!(german.title, "Attribute, die wachsen");
    let pages = book::pages(&books).unwrap_or_else(|why| panic!("{}", why.lines().join("\n")));
    let page = pages.iter().find(|(path, _)| path == "de/talent.html").expect("the page is there");
    let text = String::from_utf8_lossy(&page.1);
    assert!(text.contains("lang=\"de\"") && text.contains("Eiserner Wille"), "{text}");
}

#[test]
fn no_code_names_a_language() {
    let sources = ["book/src", "driver/src", "cli/src", "compiler/src"];
    let mut found = Vec::new();
    for folder in sources {
        let mut rooms = vec![packs::root().join(folder)];
        while let Some(room) = rooms.pop() {
            for entry in std::fs::read_dir(&room).expect("a folder") {
                let path = entry.expect("a file").path();
                if path.is_dir() {
                    rooms.push(path);
                } else if path.extension().is_some_and(|ending| ending == "rs") {
                    let text = std::fs::read_to_string(&path).expect("a text");
                    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
                    let named = |word: &&&str| code.contains(&format!("\"{word}\""));
                    found.extend(["de", "fr", "ja"].iter().filter(named).map(|word| format!("{path:?}: {word}")));
                }
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}
