//! The audit finds what is planted.

use runebook_book::render::audit;

const WHOLE: &str = "<!DOCTYPE html>\n<html lang=\"fr\"><body><p id=\"a\">Bonjour</p></body></html>";

/// Complaints about a French page with this body, besides a whole one.
fn complaints(body: &str) -> Vec<String> {
    let html = format!("<!DOCTYPE html>\n<html lang=\"fr\"><body>{body}</body></html>");
    let files = [("fr/page.html", html.as_str()), ("fr/whole.html", WHOLE), ("assets/a.css", "")];
    audit(&files.map(|(path, text)| (path.to_owned(), text.as_bytes().to_vec())))
}

#[track_caller]
fn complains(body: &str, complaint: &str) {
    assert_eq!(complaints(body), [format!("fr/page.html: {complaint}")]);
}

#[test]
fn a_whole_page_is_fine() {
    let body = "<a href=\"whole.html#a\">a</a> <a href=\"#b\" id=\"b\">b</a> <img src=\"../assets/a.css\" alt=\"\"><br>\
                <p lang=\"en\">Note</p><a href=\"https://example.org/{x}\">c</a><svg><path d=\"M0\" /></svg>";
    assert_eq!(complaints(body), [""; 0]);
}

#[test]
fn dead_links() {
    complains("<a href=\"none.html\">x</a>", "the link none.html leads nowhere");
    complains("<a href=\"whole.html#none\">x</a>", "the link whole.html#none leads nowhere");
    complains("<a href=\"#none\">x</a>", "the link #none leads nowhere");
    complains("<a href=\"entry:ability.power\">x</a>", "the link entry:ability.power leads nowhere");
}

#[test]
fn ids_twice() {
    complains("<i id=\"x\"></i><b id=\"x\"></b>", "the id x is there twice");
}

#[test]
fn leftovers() {
    complains("<p>Coûte { $n } points</p>", "a placeholder is left in: Coûte { $n } points");
    complains("<p aria-label=\"[[search]]\">x</p>", "a placeholder is left in: [[search]]");
    complains("<!--runebook:head-->", "the marker runebook:head is left");
}

#[test]
fn english_in_other_languages() {
    complains("<p>Note</p>", "English in a page that is not: Note");
    complains("<input placeholder=\"Search\">", "English in a page that is not: Search");
}

#[test]
fn broken_pages() {
    let found = ["fr/page.html: </div> ends <p>", "fr/page.html: </p> ends <div>"];
    assert_eq!(complaints("<div><p>x</div></p>"), found);
    let files = [("x.html".to_owned(), b"<html><body></body></html>".to_vec())];
    assert_eq!(audit(&files), ["x.html: has no language"]);
}
