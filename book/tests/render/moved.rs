//! What had another name, what stands in two places, what other editions there are.

use runebook_book::model::{Book, Edition, Part, Trace};
use runebook_book::render::{self, Options, Other};

use crate::fixture::books;
use crate::text;

/// The books after `change`, as files.
fn changed(change: impl Fn(&mut Book), options: &Options) -> Vec<(String, Vec<u8>)> {
    let mut books = books();
    books.iter_mut().for_each(change);
    let files = render::html(&books, options).unwrap();
    assert_eq!(render::audit(&files), [""; 0]);
    files
}

#[test]
fn an_old_anchor_and_an_old_address_lead_on() {
    let files = changed(
        |book| {
            book.pages[1].was = vec!["abilities-fighting".to_owned(), "weapons".to_owned()];
            let Part::Entry(power) = &mut book.pages[1].parts[0] else { panic!("an entry is first") };
            power.was = Some("ability.might".to_owned());
            let Part::Entry(finesse) = &mut book.pages[1].parts[1] else { panic!("an entry is second") };
            // this name has been taken back
            finesse.was = Some("ability.power".to_owned());
        },
        &Options::default(),
    );
    let page = text(&files, "fr/abilities-melee.html");
    assert!(page.contains("<span class=\"was\" id=\"ability.might\"></span>"));
    assert_eq!(page.matches("id=\"ability.power\"").count(), 1);
    let moved = text(&files, "fr/abilities-fighting.html");
    assert!(moved.contains("<link rel=\"canonical\" href=\"abilities-melee.html\">"));
    assert!(moved.contains("content=\"0; url=abilities-melee.html\""));
    assert!(moved.contains("location.replace(\"abilities-melee.html\" + location.hash)"));
    // a page that took the address over keeps it
    assert!(text(&files, "fr/weapons.html").contains("id=\"weapon.dagger\""));
}

#[test]
fn what_stands_elsewhere_has_an_anchor_of_its_own_and_leads_there() {
    let files = changed(
        |book| {
            let quoted = [&book.pages[1].parts[0], &book.pages[3].parts[0], &book.pages[1].parts[0]];
            let quoted: Vec<Part> = quoted.into_iter().map(|part| Part::Quoted(Box::new(part.clone()))).collect();
            book.pages[0].parts.extend(quoted);
        },
        &Options::default(),
    );
    let page = text(&files, "en/basics.html");
    assert!(page.contains("id=\"quoted-4.ability.power\"") && page.contains("id=\"quoted-6.ability.power\""));
    assert!(page.contains("id=\"quoted-5.figure.hold\""));
    assert!(page.contains("<h3><a href=\"abilities-melee.html#ability.power\">Power</a>"));
    let index = text(&files, "en/search-index.js");
    assert!(!index.contains("quoted-"), "it is found where it stands");
}

#[test]
fn an_example_is_a_list_and_what_it_comes_to() {
    let lines = vec![(0, "A < B".to_owned()), (1, "roll".to_owned())];
    let trace = Trace { lines, answers: vec![(String::new(), "7".to_owned())], ..Trace::default() };
    let files = changed(|book| book.pages[0].parts.push(Part::Trace(trace.clone())), &Options::default());
    let page = text(&files, "fr/basics.html").replace('\n', "");
    assert!(page.contains("<ul><li>A &lt; B<ul><li>roll</li></ul></li></ul><p class=\"outcome\">Résultat\u{a0}: <strong>7</strong></p>"), "{page}");
    assert!(text(&files, "fr/search-index.js").contains("A < B roll"));
}

#[test]
fn parts_and_chapters_without_a_translation_are_marked() {
    let files = changed(
        |book| {
            book.pages[1].part = Some("Who you are".to_owned());
            book.pages[0].locale = Some("en".to_owned());
        },
        &Options::default(),
    );
    let page = text(&files, "ja/basics.html");
    assert!(page.contains("<li class=\"part\">Who you are</li>"));
    assert!(page.contains("<p class=\"mark\">未翻訳</p>\n\n<div lang=\"en\">"), "{page}");
    assert!(!text(&files, "en/basics.html").contains("class=\"mark\""));
    assert!(text(&files, "ja/index.html").contains("<h2 class=\"part\">Who you are</h2>"));
    let mut book = books().swap_remove(0);
    book.pages[1].part = Some("Who you are".to_owned());
    let source = render::source(&book).unwrap();
    let wanted = "- [How to play](basics.md)\n\n# Who you are\n\n- [Melee abilities](abilities-melee.md)\n";
    assert!(text(&source, "src/SUMMARY.md").contains(wanted));
}

#[test]
fn other_editions_are_reached_on_the_same_page() {
    let mut other = books();
    other.remove(1);
    other.iter_mut().for_each(|book| {
        book.title = "Sil-G".to_owned();
        book.pages.pop();
    });
    let options = Options { editions: vec![Other::of(&other, "../sil-g/")], ..Options::default() };
    let files = render::html(&books(), &options).unwrap();
    let link = |path: &str, link: &str| assert!(text(&files, path).contains(link), "{path}: {link}");
    link("en/weapons.html", "<a href=\"../../sil-g/en/weapons.html\" data-same>Sil-G</a>");
    link("en/figures.html", "<a href=\"../../sil-g/en/index.html\">Sil-G</a>");
    // the other edition has no French: its first language is meant, and said
    link("fr/weapons.html", "<a href=\"../../sil-g/en/weapons.html\" lang=\"en\" hreflang=\"en\" data-same>Sil-G</a>");
    link("en/weapons.html", "<li aria-current=\"true\">Sil-Q: the rules</li>");
}

#[test]
fn what_an_edition_changed_stands_at_the_entry() {
    let files = changed(
        |book| {
            let rows = vec![("Melee **+1**.".to_owned(), "Melee +2.".to_owned()), (String::new(), "New.".to_owned())];
            let Part::Entry(power) = &mut book.pages[1].parts[0] else { panic!("an entry is first") };
            power.edition = Some(Edition::Changed(rows));
            let Part::Entry(finesse) = &mut book.pages[1].parts[1] else { panic!("an entry is second") };
            finesse.edition = Some(Edition::New);
        },
        &Options::default(),
    );
    let page = text(&files, "en/abilities-melee.html");
    assert!(page.contains("Changed in this edition") && page.contains("<s>Melee <strong>+1</strong>.</s>"));
    assert_eq!(page.matches("<s>").count(), 1, "what was not there before is not said");
    assert!(page.contains("<p class=\"edition new\">New in this edition</p>"));
}
