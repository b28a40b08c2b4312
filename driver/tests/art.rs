//! Pictures at entries and on the cover: what is shown, what is asked of a translator, what is refused, at its place.

use runebook_book::model::Book;
use runebook_driver::book::{Audience, Made};
use runebook_driver::i18n::{State, status};
use runebook_driver::pack::shelf::Memory;
use runebook_driver::{Finding, Format, Ir, Levels, Look, Pack, check, render};

const MANIFEST: &str = "language: 1\nname: p\ntitle: { en: P, fr: P }\nlocales: [en, fr]\n";
const FRENCH: &str = "kind-ability = Capacité\n    .plural = Capacités\n    .gender = feminine\nentity-creature = Créature\n    .gender = feminine\n\
    stat-creature-melee = Mêlée\n    .gender = feminine\nability-charge = Charge\nability-grip = Poigne\n";
const RULES: &str =
    "kind ability \"Ability\" { }\nentity creature \"Creature\" { stat melee \"Melee\": number, else 0 }\n";
const DRAWING: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"30\" height=\"20\"><path d=\"M0 0h9\"/></svg>";
/// One grey dot.
const PNG: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x02\0\0\0\x01\x08\0\0\0\0";

fn open(entries: &str, files: &[(&str, &[u8])]) -> Pack {
    let rules = format!("{RULES}{entries}");
    let mut shelf = Memory::new(&[("p/pack.yaml", MANIFEST), ("p/r.rune", &rules), ("p/lang/fr.ftl", FRENCH)]);
    for (path, bytes) in [("p/art/charge.svg", DRAWING.as_bytes()), ("p/art/dot.png", PNG)].iter().chain(files) {
        shelf.files.insert((*path).to_owned(), bytes.to_vec());
    }
    Pack::open("p", &mut shelf).unwrap()
}

fn checked(pack: &Pack) -> Ir {
    let report = check(pack, &Levels::default());
    assert!(!report.fails(), "{:#?}", report.found);
    report.ir.unwrap()
}

fn made(pack: &Pack) -> Made {
    Made::new(pack, &checked(pack), Audience::Players).unwrap_or_else(|why| panic!("{}", why.lines().join("\n")))
}

fn found(entries: &str, files: &[(&str, &[u8])]) -> String {
    let pack = open(entries, files);
    let report = check(&pack, &Levels::default());
    let shown = report.found.iter().filter(|found| !found.code.starts_with('W') || found.code == "W017");
    let findings: Vec<Finding> = shown.map(|diagnostic| Finding { sources: &pack.sources, diagnostic }).collect();
    render(&findings, Format::Short, Look::default())
}

const CHARGE: &str = "ability charge \"Charge\" { let far = 3; melee +far; image \"art/charge.svg\" by \"Jo *R*\" licence CC-BY-4.0 shows \"Somebody \\\"runs\\\" {far} squares.\" }\n";
const COVER: &[u8] = b"cover: { image: art/dot.png, by: Al, licence: MIT, shows: A dot. }\n";

#[test]
fn pictures_are_shown_and_their_makers_thanked() {
    let pack = open(CHARGE, &[("p/book.yaml", COVER)]);
    let made = made(&pack);
    let book: &Book = &made.books[0];
    assert_eq!(book.cover.as_ref().map(|cover| (cover.alt.as_str(), cover.size)), Some(("A dot.", Some((2, 1)))));
    let pages = made.pages(&[]).unwrap();
    let text = |wanted: &str| {
        let (_, bytes) = pages.iter().find(|(path, _)| path == wanted).unwrap_or_else(|| panic!("there is {wanted}"));
        String::from_utf8_lossy(bytes).into_owned()
    };
    let art: Vec<&str> = pages.iter().map(|(path, _)| path.as_str()).filter(|path| path.starts_with("art/")).collect();
    let [charge, dot] = art[..] else { panic!("each once: {art:?}") };
    let alt = "alt=\"Somebody &quot;runs&quot; 3 squares.\" width=\"30\" height=\"20\"";
    assert!(
        text("en/ability.html").contains(&format!("<img src=\"../{charge}\" {alt}")),
        "{}",
        text("en/ability.html")
    );
    assert!(text("en/index.html").contains(&format!("<img src=\"../{dot}\" alt=\"A dot.\"")));
    let colophon = text("en/colophon.html");
    assert!(colophon.contains("Jo *R*") && colophon.contains("CC-BY-4.0") && colophon.contains("Al"), "{colophon}");
    // an ordinary mdBook has them beside its chapters
    let sources = made.sources().unwrap();
    let chapter = sources.iter().find(|(path, _)| path == "fr/src/ability.md").unwrap();
    assert!(String::from_utf8_lossy(&chapter.1).contains(&format!("<img src=\"{charge}\"")));
    assert!(sources.iter().any(|(path, _)| *path == format!("fr/src/{charge}")));
    assert!(runebook_book::render::audit(&pages).is_empty());
}

#[test]
fn a_status_has_a_picture_and_notes_as_an_entry_has() {
    let image = "image \"art/charge.svg\" by \"Jo\" licence MIT shows \"Lead, {weight} pounds.\"";
    let body = format!("let weight = 3; stacks not; melee -weight; {image}; note \"Lead weighs {{weight}}.\"");
    let trip = "procedure trip(who: creature) { who gains slow for 1 turn }";
    let slow = format!("clock turn\nstatus slow \"Slow\" {{ {body} }}\n{trip}\n");
    let english = b"clock-turn = turn\nprocedure-trip = Trip\nparam-trip-who = one\nstatus-slow = slowness\n    .attribute = slow\n";
    let french = "status-slow = Lenteur\n    .gender = feminine\n    .attribute = lent\nclock-turn = tour\n    .gender = masculine\nprocedure-trip = Croche-pied\n    .gender = masculine\n";
    let french = [FRENCH, french].concat().into_bytes();
    let made = made(&open(&slow, &[("p/lang/en.ftl", english), ("p/lang/fr.ftl", &french)]));
    let pages = made.pages(&[]).unwrap();
    let mut page =
        pages.iter().filter(|(path, _)| path.starts_with("en/")).map(|(_, page)| String::from_utf8_lossy(page));
    let page = page.find(|page| page.contains("id=\"status.slow\"")).expect("it has a page of statuses");
    assert!(page.contains("alt=\"Lead, 3 pounds.\"") && page.contains("Lead weighs 3."), "{page}");
    let lacking = slow.replace(" licence MIT", "");
    assert!(found(&lacking, &[]).contains("error[E106]"), "{}", found(&lacking, &[]));
    assert!(found(&slow.replace("charge.svg", "gone.svg"), &[]).contains("error[E10"));
}

#[test]
fn what_a_picture_shows_is_translated_like_prose() {
    let french = "ability-charge-image = Quelqu'un court { $far } cases.\nbook-cover = Un point.\n";
    let whole = [("p/book.yaml", COVER), ("p/lang/fr.ftl", &*[FRENCH, french].concat().into_bytes().leak())];
    let pack = open(CHARGE, &whole);
    let book = &made(&pack).books[1];
    assert_eq!(book.cover.as_ref().unwrap().alt, "Un point.");
    let image =
        |book: &Book| book.pages.iter().flat_map(|page| page.entries()).find_map(|entry| entry.image.clone()).unwrap();
    assert_eq!(image(book).alt, "Quelqu'un court 3 cases.");
    // without one it stands in the source language, marked, and is asked for
    let pack = open(CHARGE, &[("p/book.yaml", COVER)]);
    let ir = checked(&pack);
    let bare = made(&pack);
    assert_eq!(image(&bare.books[1]).alt_locale.as_deref(), Some("en"));
    let page = bare.pages(&[]).unwrap().into_iter().find(|(path, _)| path == "fr/ability.html").unwrap().1;
    assert!(String::from_utf8_lossy(&page).contains("<figcaption><span class=\"mark\">"));
    let missing: Vec<String> = status(&pack, &ir, "fr").of(State::Missing).map(|unit| unit.id.clone()).collect();
    assert_eq!(missing, ["ability-charge-image", "book-cover"]);
    let found = found(CHARGE, &[("p/book.yaml", COVER)]);
    assert!(found.contains("p/r.rune:3:") && found.contains("p/book.yaml:1:59: warning[W017]"), "{found}");
}

#[test]
fn that_there_is_a_picture_makes_no_translation_old() {
    let plain = "ability charge \"Charge\" { melee +1; text \"You run.\" }\n";
    let drawn = plain.replace("text", "image \"art/charge.svg\" by \"Jo\" licence MIT shows \"Running.\"; text");
    let rule = |rules: &str| {
        let pack = open(rules, &[]);
        let status = status(&pack, &checked(&pack), "fr");
        status.messages.iter().find(|(unit, _)| unit.id == "ability-charge-text").unwrap().0.rule
    };
    assert_eq!(rule(plain), rule(&drawn));
}

#[test]
fn what_is_no_picture_is_refused_at_its_place() {
    let entry = |image: &str| format!("ability charge \"Charge\" {{ {image} }}\n");
    let whole = |path: &str| entry(&format!("image \"{path}\" by \"Jo\" licence MIT shows \"A.\""));
    let script: &[u8] = b"<svg xmlns='http://www.w3.org/2000/svg'>\n<script/></svg>";
    let files: &[(&str, &[u8])] =
        &[("p/art/text.png", b"no picture"), ("p/art/bad.svg", script), ("q.svg", DRAWING.as_bytes())];
    for (text, line) in [
        (whole("../q.svg"), "p/r.rune:3:33: error[E105]: `../q.svg` is no file of this pack"),
        (whole("/q.svg"), "p/r.rune:3:33: error[E105]: `/q.svg` is no file of this pack"),
        (whole("https://example.org/q.svg"), "error[E105]: `https://example.org/q.svg` is no file of this pack"),
        (whole("art/chorge.svg"), "p/r.rune:3:33: error[E105]: there is no picture `p/art/chorge.svg`"),
        (whole("art/text.png"), "p/r.rune:3:33: error[E105]: `art/text.png` cannot be shown in a book"),
        (whole("art/bad.svg"), "p/r.rune:3:33: error[E105]: `art/bad.svg` cannot be shown in a book"),
        (
            entry("image \"art/dot.png\""),
            "p/r.rune:3:33: error[E106]: this picture does not say `by`, `licence` and `shows`",
        ),
        (entry("image \"art/dot.png\" by \"Jo\" shows \"A.\""), "error[E106]: this picture does not say `licence`"),
        (entry("image \"art/dot.png\" by \"Jo\" licence MIT"), "error[E106]: this picture does not say `shows`"),
        (
            entry("melee +1; text \"![x](http://a.org/x.png)\""),
            "p/r.rune:3:43: error[E040]: a picture in the middle of prose",
        ),
        (
            entry("melee +1; text \"![x]\\n\\n[x]: http://a.org/x.png\""),
            "error[E040]: a picture in the middle of prose",
        ),
    ] {
        let found = found(&text, files);
        assert!(found.contains(line), "{line}\n{found}");
    }
    let twice = "image \"art/dot.png\" by \"Jo\" licence MIT shows \"A.\"";
    assert!(found(&entry(&format!("{twice}; {twice}")), &[]).contains("error[E0"), "an entry has one picture");
    let cover: &[u8] = b"cover: { image: art/dot.png, by: Al }\n";
    assert!(
        found("", &[("p/book.yaml", cover)])
            .contains("p/book.yaml:1:8: error[E106]: this picture does not say `licence` and `shows`")
    );
    let chapter: &[u8] = b"# T\n\nSee ![x](https://example.org/x.png).\n";
    assert!(found("", &[("p/chapters/en/t.md", chapter)]).contains("p/chapters/en/t.md:3:5: error[E040]: a picture"));
    let style: &[u8] = b"h1 { color: red }\nh2 { background: URL(https://example.org/x.png) }\n";
    assert!(found("", &[("p/theme/book.css", style)]).contains("p/theme/book.css:2:18: error[E107]"));
}

#[test]
fn a_style_of_the_pack_reaches_its_pages() {
    let pack = open(CHARGE, &[("p/theme/book.css", b"h1 { color: #a53 }\n")]);
    let pages = made(&pack).pages(&[]).unwrap();
    let has = |wanted: &str, text: &str| {
        pages.iter().any(|(path, bytes)| path == wanted && String::from_utf8_lossy(bytes).contains(text))
    };
    assert!(has("assets/theme.css", "#a53") && has("fr/ability.html", "../assets/theme.css"));
}
