//! The books of the packs: nothing is left over in their pages, and a number that changes, changes wherever it stands.

use std::collections::{BTreeMap, BTreeSet};

use runebook_book::render::audit;
use runebook_driver::pack::shelf::Memory;
use runebook_driver::{Levels, Pack, book, check};
use runebook_tests::packs;

/// The pages of a pack's books by path, made from the files of a shelf.
fn pages(pack: &str, shelf: &Memory) -> Vec<(String, Vec<u8>)> {
    let opened = Pack::open(pack, &mut shelf.clone()).expect("the pack is there");
    let report = check(&opened, &Levels::default());
    let ir = report.ir.unwrap_or_else(|| panic!("{pack} does not check: {:#?}", report.found));
    let books = book::books(&opened, &ir).unwrap_or_else(|why| panic!("{pack}: {}", why.lines().join("\n")));
    book::pages(&books).unwrap_or_else(|why| panic!("{pack}: {}", why.lines().join("\n"))).into_iter().collect()
}

#[test]
fn nothing_is_left_over_in_a_page() {
    let shelf = packs::shelf();
    for pack in ["sil", "sil-q", "sil-g", "rip", "stats"] {
        let pages = pages(pack, &shelf);
        assert!(pages.iter().any(|(path, _)| path.starts_with("ja/")), "{pack} has no Japanese pages");
        let complaints = audit(&pages);
        assert!(complaints.is_empty(), "{pack}:\n{}", complaints.join("\n"));
    }
}

/// Every entry stands in the index once, and the heads are in the order of the language.
#[test]
fn the_index_names_every_entry() {
    let pages = pages("sil-q", &packs::shelf());
    for (locale, heads) in
        [("en", "# A B C D E F G H I J K L M N O P Q R S T U V W X Y Z"), ("ja", "# あ か さ た な は ま や ら わ")]
    {
        let text = |path: &str| {
            let found = pages.iter().find(|(known, _)| *known == format!("{locale}/{path}"));
            String::from_utf8_lossy(&found.expect("the page is there").1).into_owned()
        };
        let names = text("names.html");
        let list =
            names.split("<div class=\"names\">").nth(1).and_then(|rest| rest.split("</div>").next()).expect("a list");
        let linked: Vec<&str> = list.split(".html#").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        let entries: Vec<String> =
            articles(&pages, locale).into_keys().filter(|id| !id.starts_with("around ")).collect();
        let listed: BTreeSet<&str> = linked.iter().copied().collect();
        assert_eq!(listed.len(), linked.len(), "{locale}: a name stands twice");
        let missing: Vec<&String> =
            entries.iter().filter(|id| !listed.contains(id.as_str()) && !id.contains("figure.")).collect();
        assert_eq!(missing, Vec::<&String>::new(), "{locale}");
        let shown: Vec<&str> = list.split("<h2>").skip(1).filter_map(|rest| rest.split("</h2>").next()).collect();
        let order: Vec<&str> = heads.split(' ').filter(|head| shown.contains(head)).collect();
        assert!(shown.len() > 5, "{shown:?}");
        assert_eq!(shown, order, "{locale}");
    }
}

/// The book of an edition says what it changes, by the old sentence and the new one; a pack that extends nothing has no such page.
#[test]
fn an_edition_says_what_it_changes() {
    let shelf = packs::shelf();
    let pages = pages("sil-q", &shelf);
    for locale in LOCALES {
        let path = format!("{locale}/changes.html");
        let found = pages.iter().find(|(known, _)| *known == path).expect("the page is there");
        let text = String::from_utf8_lossy(&found.1);
        assert!(text.contains("#ability.formidable\"") && text.contains("#ability.blocking\""), "{locale}: {text}");
        let rows: Vec<&str> = text.split("<tr>").filter(|row| row.contains("#ability.blocking\"")).collect();
        let cells = |row: &str| row.matches("<td").count();
        assert!(!rows.is_empty() && rows.iter().all(|row| cells(row) == 2), "{locale}: before and now: {rows:?}");
    }
    assert!(self::pages("stats", &shelf).iter().all(|(path, _)| !path.ends_with("changes.html")));
}

/// A construct without a phrase in a language fails the build, and the hole is named.
#[test]
fn a_missing_phrase_fails_and_is_listed() {
    for locale in ["fr", "ja"] {
        let mut shelf = packs::shelf();
        let words = shelf.files.get_mut(&format!("sil/lang/{locale}.ftl")).expect("the words are there");
        let text = String::from_utf8(words.clone()).expect("a text");
        // the message and its attributes, which are set in
        let kept = |(_, line): &(bool, &str)| !line.is_empty();
        let lines = text.lines().scan(false, |inside, line| {
            *inside = line.starts_with("event-hit =") || (*inside && line.starts_with([' ', '\t']));
            Some((*inside, if *inside { "" } else { line }))
        });
        let without: Vec<&str> = lines.filter(kept).map(|(_, line)| line).collect();
        *words = without.join("\n").into_bytes();
        let pack = Pack::open("sil-q", &mut shelf).expect("the pack is there");
        let ir = check(&pack, &Levels::default()).ir.expect("the rules are in order");
        let Err(why) = book::books(&pack, &ir) else { panic!("{locale}: the book is made without the phrase") };
        let lines = why.lines();
        let listed = lines.iter().any(|line| line.starts_with(&format!("{locale}: no phrase `event-hit")));
        assert!(listed, "{locale}: {lines:#?}");
    }
}

/// The languages of the books.
const LOCALES: [&str; 3] = ["en", "fr", "ja"];

/// The articles of a book by id, and what stands around them.
fn articles(pages: &[(String, Vec<u8>)], locale: &str) -> BTreeMap<String, String> {
    let mut all = BTreeMap::new();
    let own = pages.iter().filter(|(path, _)| path.starts_with(&format!("{locale}/")) && path.ends_with(".html"));
    for (path, bytes) in own {
        let text = String::from_utf8_lossy(bytes);
        let mut rest = text.as_ref();
        let mut around = String::new();
        while let Some((before, name, after)) = next_part(rest) {
            around.push_str(before);
            let (id, body) = after.split_once('"').expect("an id ends");
            let (body, behind) = body.split_once(&format!("</{name}>")).expect("a part ends");
            all.insert(id.to_owned(), body.to_owned());
            rest = behind;
        }
        around.push_str(rest);
        all.insert(format!("around {path}"), around);
    }
    all
}

/// Where the next entry or figure begins: what stands before, its tag, and all from its id on.
fn next_part(text: &str) -> Option<(&str, &'static str, &str)> {
    let starts = [("<article class=\"entry\" id=\"", "article"), ("<figure class=\"figure\" id=\"", "figure")];
    let found = starts.iter().filter_map(|(start, name)| Some((text.find(start)?, start.len(), *name)));
    let (at, len, name) = found.min()?;
    Some((&text[..at], name, &text[at + len..]))
}

/// The articles of each locale that differ between a pack as it is and with one text in place of another.
fn changed(pack: &str, file: &str, (from, to): (&str, &str)) -> Vec<BTreeMap<String, (String, String)>> {
    let shelf = packs::shelf();
    let mut other = shelf.clone();
    let text = other.files.get_mut(file).unwrap_or_else(|| panic!("{file} is there"));
    let read = String::from_utf8(text.clone()).expect("a text");
    assert_eq!(read.matches(from).count(), 1, "{from} stands once in {file}");
    *text = read.replacen(from, to, 1).into_bytes();
    let (before, after) = (pages(pack, &shelf), pages(pack, &other));
    let differing = LOCALES.map(|locale| {
        let (one, mut two) = (articles(&before, locale), articles(&after, locale));
        let pairs = one.into_iter().map(|(id, text)| {
            let changed = two.remove(&id).unwrap_or_default();
            (id, (text, changed))
        });
        pairs.filter(|(_, (text, changed))| text != changed).collect()
    });
    differing.into()
}

/// The pieces of text between tags that are there after and not before.
fn new_pieces<'a>((before, after): &'a (String, String)) -> Vec<&'a str> {
    let pieces = |text: &'a str| text.split(['<', '>']).skip(1).step_by(2).map(str::trim).collect::<Vec<_>>();
    let known: BTreeSet<&str> = pieces(before).into_iter().collect();
    pieces(after).into_iter().filter(|piece| !piece.is_empty() && !known.contains(piece)).collect()
}

/// One number of an ability: its sentence and its prose change in every language, and no other article does.
#[test]
fn a_number_of_an_ability_changes_sentence_and_prose() {
    let one = ("let sides = 1; let harder = 1", "let sides = 7; let harder = 1");
    for (locale, articles) in LOCALES.iter().zip(changed("sil-q", "sil/abilities/melee.rune", one)) {
        assert_eq!(articles.keys().collect::<Vec<_>>(), ["ability.power"], "{locale}");
        let new = new_pieces(&articles["ability.power"]);
        let shown = new.iter().filter(|piece| piece.contains('7')).count();
        assert!(shown >= 2, "{locale}: the sentence and the prose say 7, found {new:#?}");
    }
}

/// One number of a formula: its own text, the cells and the curves made of it change, and no other article does.
#[test]
fn a_number_of_a_formula_changes_cells_and_curves() {
    let one = ("if 4 * pile < price then 0", "if 9 * pile < price then 0");
    for (locale, articles) in LOCALES.iter().zip(changed("stats", "stats/system/stats.rune", one)) {
        assert_eq!(articles.keys().collect::<Vec<_>>(), ["chance.rise", "figure.days"], "{locale}");
        assert!(new_pieces(&articles["chance.rise"]).iter().any(|piece| piece.contains('9')), "{locale}");
        let (before, after) = &articles["figure.days"];
        for (starts, ends) in [("<td", "</table>"), ("<polyline", "</svg>")] {
            let part = |text: &str| {
                let start = text.find(starts).unwrap_or_else(|| panic!("{locale}: the figure has {starts}"));
                let end = text[start..].find(ends).map_or(text.len(), |end| start + end);
                text[start..end].to_owned()
            };
            assert_ne!(part(before), part(after), "{locale}: {starts}");
        }
    }
}

/// A title is its language's own: the pages of others keep theirs.
#[test]
fn a_title_changes_its_own_language_only() {
    let one = ("ability power \"Power\"", "ability power \"Might\"");
    let [english, mut french, mut japanese] =
        changed("sil-q", "sil/abilities/melee.rune", one).try_into().expect("three languages");
    // what says how old a translation is tells of it
    for (locale, articles) in [("fr", &mut french), ("ja", &mut japanese)] {
        assert!(articles.remove(&format!("around {locale}/translation.html")).is_some(), "{locale}");
    }
    assert!(english.contains_key("ability.power"));
    assert!(
        french.is_empty() && japanese.is_empty(),
        "{:#?}",
        french.keys().chain(japanese.keys()).collect::<Vec<_>>()
    );
}
