//! The page of what an edition changed: in the reader's language, and without what the base did not show.

use runebook_book::model::{Book, Edition, Part};
use runebook_driver::pack::shelf::Memory;
use runebook_driver::{Levels, Pack, book, check};

const BASE: &str = r#"kind ability "Ability" { level: number = 1 }
entity creature "Creature" { stat melee "Melee": number, else 0 }
ability charge "Charge" { level 2; melee +1 }
ability grip "Grip" { melee +1 }
ability trick "Trick" { status draft; melee +3 }
"#;

const WORDS: &str = "kind-ability = Capacité\n    .name = capacité\n    .plural = Capacités\n    .gender = feminine\n\
    stat-creature-melee = Mêlée\n    .name = Mêlée\n    .gender = feminine\nentity-creature = Créature\n    .name = créature\n    .gender = feminine\n\
    field-ability-level = Niveau\n    .name = niveau\n    .gender = masculine\nability-charge = Charge\nability-grip = Poigne\nability-trick = Ruse\n";

fn french(own: &str) -> Book {
    let base = "language: 1\nname: base\nversion: 1.0.0\ntitle: { en: Base, fr: Socle }\nlocales: [en, fr]\n";
    let edition = "language: 1\nname: own\nversion: 2.0.0\nextends: ../base\nlocales: [en, fr]\n";
    let mut shelf = Memory::new(&[
        ("base/pack.yaml", base),
        ("base/r.rune", BASE),
        ("base/lang/fr.ftl", WORDS),
        ("own/pack.yaml", edition),
        ("own/r.rune", own),
    ]);
    let pack = Pack::open("own", &mut shelf).unwrap();
    let report = check(&pack, &Levels::default());
    let ir = report.ir.unwrap_or_else(|| panic!("{:#?}", report.found));
    let books = book::books(&pack, &ir).unwrap_or_else(|why| panic!("{}", why.lines().join("\n")));
    books.into_iter().find(|book| book.locale == "fr").expect("it is published in French")
}

/// The texts of the page, one after the other.
fn page(book: &Book) -> String {
    let page = book.pages.iter().find(|page| page.id == "changes").expect("there is the page");
    let parts = page.parts.iter().map(|part| match part {
        Part::Heading(text) | Part::Prose(text) => text.clone(),
        Part::Table(table) => table.rows.iter().map(|row| row.join(" | ") + "\n").collect(),
        Part::Entry(_) | Part::Figure(_) | Part::Quoted(_) | Part::Calculator(_) | Part::Trace(_) | Part::Index(_) => {
            String::new()
        }
    });
    parts.collect::<Vec<_>>().join("\n")
}

#[test]
fn what_is_gone_has_the_readers_name_and_a_draft_has_none() {
    let text = page(&french("remove ability.grip\nremove ability.trick\noverride ability.charge { level 4 }\n"));
    assert!(text.contains("- **Capacités**  \n  Poigne\n"), "{text}");
    assert!(!text.contains("Ruse") && !text.contains("Trick") && !text.contains("Grip"), "{text}");
    assert!(text.contains("[Charge](entry:ability.charge) |"), "{text}");
}

#[test]
fn figures_and_tables_say_what_they_were() {
    let more = "figure levels \"Levels\" { rows n \"N\" in 1..2; cell (n * charge.level); as table; show whole }\n";
    let base = "language: 1\nname: base\nversion: 1.0.0\n";
    let edition = "language: 1\nname: own\nversion: 2.0.0\nextends: ../base\n";
    let own = "override ability.charge { level 4 }\nfigure news \"News\" { rows n \"N\" in 1..2; cell n; as table; show whole }\n";
    let rules = format!("{BASE}{more}");
    let mut shelf = Memory::new(&[
        ("base/pack.yaml", base),
        ("base/r.rune", &rules),
        ("own/pack.yaml", edition),
        ("own/r.rune", own),
    ]);
    let pack = Pack::open("own", &mut shelf).unwrap();
    let report = check(&pack, &Levels::default());
    let ir = report.ir.unwrap_or_else(|| panic!("{:#?}", report.found));
    let book = book::books(&pack, &ir).unwrap_or_else(|why| panic!("{}", why.lines().join("\n"))).swap_remove(0);
    let figures = book.pages.iter().flat_map(|page| &page.parts).filter_map(|part| match part {
        Part::Figure(figure) => Some((figure.id.as_str(), figure.edition.clone())),
        _ => None,
    });
    let row = |was: &str, now: &str| (was.to_owned(), now.to_owned());
    let wanted = [
        ("figure.levels", Some(Edition::Changed(vec![row("1: 2", "1: 4"), row("2: 4", "2: 8")]))),
        ("figure.news", Some(Edition::New)),
    ];
    assert_eq!(figures.collect::<Vec<_>>(), wanted);
}

#[test]
fn an_edition_in_a_language_that_its_base_has_not_says_both_in_its_own_words() {
    let base = "language: 1\nname: base\nversion: 1.0.0\n";
    let edition = "language: 1\nname: own\nversion: 2.0.0\nextends: ../base\nlocales: [en, fr]\n";
    let own = "rename ability.fist was grip\nremove ability.trick\noverride ability.charge { melee +2 }\n";
    let rules = BASE.replace("status draft; ", "");
    let words = WORDS.replace("ability-grip", "ability-fist").replace("ability-trick = Ruse\n", "");
    let mut shelf = Memory::new(&[
        ("base/pack.yaml", base),
        ("base/r.rune", &rules),
        ("own/pack.yaml", edition),
        ("own/r.rune", own),
        ("own/lang/fr.ftl", &words),
    ]);
    let pack = Pack::open("own", &mut shelf).unwrap();
    let report = check(&pack, &Levels::default());
    let ir = report.ir.unwrap_or_else(|| panic!("{:#?}", report.found));
    let books = book::books(&pack, &ir).unwrap_or_else(|why| panic!("{}", why.lines().join("\n")));
    let french = books.into_iter().find(|book| book.locale == "fr").expect("it is published in French");
    let text = page(&french);
    assert!(text.contains("- **Capacités**  \n  Trick\n"), "what is gone has no French name: {text}");
    assert!(text.contains("| Ta Mêlée augmente de 1. | Ta Mêlée augmente de 1 et ta Mêlée augmente de 2."), "{text}");
    assert!(!text.contains("ability.fist"), "only its name in the rules is another: {text}");
    assert!(!text.contains('{') && !text.contains("melee"), "{text}");
}
