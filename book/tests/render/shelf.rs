//! The page over several packs.

use runebook_book::render;

use crate::fixture::books;
use crate::{SITE, text};

#[test]
fn all_packs_and_languages_are_listed() {
    let sil = books();
    let mut rip = books();
    for book in &mut rip {
        book.pack = "rip".to_owned();
        book.title = "RIP".to_owned();
    }
    let files = render::shelf(&[&sil, &rip]);
    let html = text(&files, "index.html");
    assert!(html.contains("<h1>Rulebooks · Livres de règles · ルールブック</h1>"));
    for pack in ["sil-q", "rip"] {
        for locale in ["en", "fr", "ja"] {
            assert!(
                html.contains(&format!(
                    "<a href=\"{pack}/{locale}/index.html\" lang=\"{locale}\" hreflang=\"{locale}\">"
                ))
            );
        }
    }
    let mut all = files.clone();
    for pack in ["sil-q", "rip"] {
        all.extend(SITE.iter().map(|(path, bytes)| (format!("{pack}/{path}"), bytes.clone())));
    }
    assert_eq!(render::audit(&all), [""; 0]);
}

#[test]
fn one_pack_has_a_page_of_its_languages() {
    let html = text(&SITE, "index.html");
    assert!(html.contains("<a href=\"ja/index.html\" lang=\"ja\" hreflang=\"ja\">"));
    assert!(html.contains("Sil-Q: the rules · Sil-Q\u{a0}: les règles · Sil-Q ルールブック"));
}
