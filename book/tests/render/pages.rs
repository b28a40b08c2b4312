//! What every page must have.

use runebook_book::model::Part;
use runebook_book::render::{self, Options};

use crate::fixture::{LOCALES, books};
use crate::{SITE, text};

/// Ids in a page, in order.
fn ids(html: &str) -> Vec<&str> {
    html.split(" id=\"").skip(1).map(|rest| rest.split('"').next().unwrap()).collect()
}

#[test]
fn nothing_to_complain_about() {
    assert_eq!(render::audit(&SITE), [""; 0]);
}

#[test]
fn the_same_bytes_every_time() {
    assert_eq!(render::html(&books(), &Options::default()).unwrap(), *SITE);
}

#[test]
fn every_page_knows_its_language_and_the_others() {
    for locale in LOCALES {
        for page in ["index", "basics", "abilities-melee", "weapons", "figures"] {
            let html = text(&SITE, &format!("{locale}/{page}.html"));
            assert!(html.starts_with(&format!("<!DOCTYPE html>\n<html lang=\"{locale}\"")));
            assert!(html.contains(&format!("<link rel=\"canonical\" href=\"{page}.html\">")));
            for other in LOCALES {
                let href = if other == locale { format!("{page}.html") } else { format!("../{other}/{page}.html") };
                assert!(html.contains(&format!("<link rel=\"alternate\" hreflang=\"{other}\" href=\"{href}\">")));
                assert!(html.contains(&format!("<li><a href=\"../{other}/{page}.html\" lang=\"{other}\"")));
            }
            assert!(html.contains("hreflang=\"x-default\""));
        }
    }
}

#[test]
fn a_site_makes_addresses_absolute() {
    let options = Options { site: Some("https://example.org/sil-q/".to_owned()), ..Options::default() };
    let files = render::html(&books(), &options).unwrap();
    let html = text(&files, "fr/weapons.html");
    assert!(html.contains("<link rel=\"canonical\" href=\"https://example.org/sil-q/fr/weapons.html\">"));
    assert!(html.contains("hreflang=\"ja\" href=\"https://example.org/sil-q/ja/weapons.html\">"));
}

#[test]
fn anchors_are_the_same_in_every_language() {
    for page in ["index", "basics", "abilities-melee", "weapons", "figures"] {
        let [english, french, japanese] = LOCALES.map(|locale| ids(text(&SITE, &format!("{locale}/{page}.html"))));
        assert_eq!(english, french);
        assert_eq!(english, japanese);
    }
}

#[test]
fn links_between_entries_lead_to_page_and_anchor() {
    let html = text(&SITE, "en/basics.html");
    assert!(html.contains("<a href=\"abilities-melee.html#ability.power\">Power</a>"));
    assert!(html.contains("<a href=\"figures.html\">Figures</a>"));
    assert!(text(&SITE, "ja/basics.html").contains("<a href=\"abilities-melee.html#ability.finesse\">妙技</a>"));
    assert!(text(&SITE, "fr/weapons.html").contains("<a href=\"weapons.html#weapon.dagger\">Dague</a>"));
}

#[test]
fn what_needs_an_entry_and_what_it_needs() {
    let html = text(&SITE, "fr/abilities-melee.html");
    assert!(html.contains("Ouvre la voie à</dt>"));
    assert!(html.contains("<a href=\"abilities-melee.html#ability.follow_through\">Enchaînement</a>"));
    assert!(html.contains("Demande</dt>"));
}

#[test]
fn prose_in_another_language_is_marked() {
    let html = text(&SITE, "fr/abilities-melee.html");
    let at = html.find("Pas encore traduit").unwrap();
    assert!(html[at..].trim_start_matches("Pas encore traduit</p>").trim_start().starts_with("<div lang=\"en\">"));
    assert!(!text(&SITE, "en/abilities-melee.html").contains("Not yet translated"));
}

#[test]
fn japanese_is_set_as_japanese() {
    let html = text(&SITE, "ja/basics.html");
    assert!(html.contains("攻撃も同じ手順である。<strong>『剛力』</strong>は"));
    assert!(html.contains("大きいほうが成功する。同じ値なら"));
    let html = text(&SITE, "ja/abilities-melee.html");
    assert!(html.contains("<ruby>追い討ち<rp>（</rp><rt>おいうち</rt><rp>）</rp></ruby>"));
    assert!(html.contains("打撃 1 が要る。</span><span class=\"price\">経験点を"));
}

#[test]
fn nothing_is_fetched_from_elsewhere() {
    for (path, bytes) in SITE.iter().filter(|(path, _)| !path.ends_with("search-index.js")) {
        let text = String::from_utf8_lossy(bytes);
        for scheme in ["http://", "https://", "url(", "@import", "\"//"] {
            assert!(!text.contains(scheme), "{path} has {scheme}");
        }
    }
}

#[test]
fn only_our_own_files_are_shipped() {
    let assets = SITE.iter().filter(|(path, _)| path.starts_with("assets/"));
    let mut names: Vec<&str> = assets.map(|(path, _)| path.trim_start_matches("assets/")).collect();
    names.sort_unstable();
    let ours = ["cards.js", "chrome.css", "early.js", "find.js", "page.js", "print.css", "runebook.css", "search.js"];
    assert_eq!(names, ours);
}

#[test]
fn names_are_text_whatever_they_contain() {
    let mut books = books();
    books[0].title = "R&D <Rules> {{title}}".to_owned();
    books[0].pages[1].title = "A \"b\" & <c>".to_owned();
    let files = render::html(&books[..1], &Options::default()).unwrap();
    let html = text(&files, "en/abilities-melee.html");
    assert!(html.contains("<h1>A \"b\" &amp; &lt;c&gt;</h1>"));
    assert!(html.contains("R&amp;D &lt;Rules&gt; {{title}}"));
    let broken: Vec<String> = render::audit(&files).into_iter().filter(|line| !line.contains("placeholder")).collect();
    assert_eq!(broken, [""; 0]);
}

#[test]
fn a_head_of_several_rows_stands_once() {
    let mut books = books();
    for book in &mut books {
        for page in &mut book.pages {
            for part in &mut page.parts {
                if let Part::Table(table) = part {
                    let head = table.rows[0][0].clone();
                    let more =
                        |row: &Vec<String>| std::iter::once(head.clone()).chain(row[1..].iter().cloned()).collect();
                    let more: Vec<Vec<String>> = table.rows.iter().map(more).collect();
                    table.rows.splice(1..1, more);
                }
            }
        }
    }
    let files = render::html(&books, &Options::default()).unwrap();
    assert_eq!(render::audit(&files), [""; 0]);
    let html = text(&files, "en/weapons.html");
    let rows: Vec<&str> = html.split("<tr>").skip(2).map(|row| row.split("</tr>").next().unwrap()).collect();
    assert!(rows[0].starts_with(&format!("<th scope=\"row\" rowspan=\"{}\"", rows.len() / 2 + 1)), "{}", rows[0]);
    assert!(rows[1].starts_with("<td"), "{}", rows[1]);
    assert!(rows[rows.len() - 1].starts_with("<th scope=\"row\">") || rows.len() == 2, "{}", rows[rows.len() - 1]);
}
