//! The picture of what needs what.

use crate::fixture::LOCALES;
use crate::{SITE, text};

/// The tree of a page.
fn tree(page: &str) -> Option<&str> {
    let html = text(&SITE, page);
    let from = html.find("<svg class=\"tree\"")?;
    html[from..].find("</svg>").map(|to| &html[from..from + to])
}

#[test]
fn every_name_is_a_link_and_every_need_a_line() {
    for locale in LOCALES {
        let page = format!("{locale}/abilities-melee.html");
        let svg = tree(&page).expect("its abilities need each other");
        for id in ["power", "finesse", "charge", "follow_through", "riposte"] {
            let link = format!("#ability.{id}\" class=\"node");
            assert_eq!(svg.matches(&link).count(), 1, "{id} in {svg}");
        }
        assert_eq!(svg.matches("class=\"edge\"").count(), 3, "one for the follow-through, two for the riposte");
        assert_eq!(svg.matches("class=\"edge either\"").count(), 2, "one or the other for the charge");
        assert!(!svg.contains('\n') && svg.contains("<title id=\"tree.abilities-melee.title\">"), "{svg}");
        assert!(!svg.contains(".md"), "links lead to pages: {svg}");
    }
}

#[test]
fn what_is_needed_stands_to_the_left() {
    let svg = tree("en/abilities-melee.html").expect("a tree");
    let x = |id: &str| {
        let from = svg.find(&format!("#ability.{id}\"")).expect("a name");
        let rest = &svg[from..];
        let at = rest.find(" x=\"").expect("a box") + 4;
        rest[at..].split('"').next().and_then(|x| x.parse::<f64>().ok()).expect("a number")
    };
    assert!(x("power") < x("charge") && x("finesse") < x("charge") && x("power") < x("follow_through"));
}

#[test]
fn where_hardly_anything_is_needed_there_is_none() {
    assert_eq!(tree("en/weapons.html"), None);
}
