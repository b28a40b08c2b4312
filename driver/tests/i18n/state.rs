//! What makes a translation old, and what stands in a book then.

use runebook_driver::i18n::{self, Stand, State};
use runebook_driver::{Levels, Pack, book, check};

use crate::bench::{Bench, TEXT};

#[test]
fn a_translation_is_missing_then_unreviewed_then_approved() {
    let mut bench = Bench::new();
    assert_eq!(bench.state("fr", TEXT), State::Unreviewed);
    assert_eq!(bench.state("en", TEXT), State::Unreviewed);
    bench.approve("fr", Stand::Approved);
    assert_eq!((bench.state("fr", TEXT), bench.state("fr", "kind-ability")), (State::Approved, State::Approved));
    bench.approve("fr", Stand::Unreviewed);
    assert_eq!(bench.state("fr", TEXT), State::Unreviewed);
    bench.change("p/lang/fr.ftl", ("ability-power-text = Tu pousses { $more } fois plus fort.\n", ""));
    assert_eq!(bench.state("fr", TEXT), State::Missing);
}

#[test]
fn a_changed_number_marks_nothing() {
    let mut bench = Bench::told();
    bench.change("p/a.rune", ("let more = 2", "let more = 7   // much more"));
    bench.change("p/a.rune", ("  strength +more when you are calm", "  strength +more   when you are calm"));
    assert_eq!((bench.state("fr", TEXT), bench.state("en", TEXT)), (State::Approved, State::Approved));
    assert_eq!(bench.findings(), []);
}

#[test]
fn a_dropped_condition_marks_every_language() {
    let mut bench = Bench::told();
    bench.change("p/a.rune", (" when you are calm", ""));
    assert_eq!((bench.state("fr", TEXT), bench.state("en", TEXT)), (State::Stale, State::Stale));
    assert_eq!(bench.state("fr", "ability-power"), State::Approved, "a name is not about the rule");
    let found = bench.findings();
    assert_eq!(found.iter().map(|(code, _)| *code).collect::<Vec<_>>(), ["W020", "W020"], "{found:?}");
    assert!(found[0].1.contains("older than its rule") || found[1].1.contains("older than its rule"), "{found:?}");
    bench.approve("fr", Stand::Approved);
    assert_eq!((bench.state("fr", TEXT), bench.state("en", TEXT)), (State::Approved, State::Stale));
}

#[test]
fn a_changed_sentence_marks_its_translations() {
    let mut bench = Bench::told();
    bench.change("p/a.rune", ("You push {more} harder.", "You push {more} times harder."));
    assert_eq!((bench.state("fr", TEXT), bench.state("en", TEXT)), (State::Stale, State::Unreviewed));
    let found = bench.findings();
    assert_eq!(found, [("W020", "`ability-power-text` in fr is older than its text".to_owned())]);
}

#[test]
fn a_changed_title_marks_the_name() {
    let mut bench = Bench::told();
    bench.change("p/a.rune", ("\"Power\"", "\"Might\""));
    assert_eq!((bench.state("fr", "ability-power"), bench.state("fr", TEXT)), (State::Stale, State::Approved));
}

/// Readers are shown the source language, marked, and the page on translations names the text.
#[test]
fn what_is_stale_stands_in_the_source_language() {
    let mut bench = Bench::told();
    let prose = |bench: &Bench| {
        let (pack, ir) = bench.open();
        let books = book::books(&pack, &ir).unwrap_or_else(|why| panic!("{:?}", why.lines()));
        let pages = book::pages(&books).unwrap_or_else(|why| panic!("{:?}", why.lines()));
        let text = |path: &str| {
            let found = pages.iter().find(|(known, _)| known == path).expect("the page is there");
            String::from_utf8(found.1.clone()).unwrap()
        };
        (text("fr/ability.html"), text("fr/translation.html"))
    };
    let (page, status) = prose(&bench);
    assert!(page.contains("Tu pousses 2 fois") && !status.contains("Puissance"), "{page}{status}");
    bench.change("p/a.rune", (" when you are calm", ""));
    let (page, status) = prose(&bench);
    assert!(page.contains("lang=\"en\"") && page.contains("You push 2 harder"), "{page}");
    assert!(page.contains("Pas encore traduit") && !page.contains("Tu pousses"), "{page}");
    assert!(status.contains("#ability.power"), "{status}");
}

#[test]
fn an_edition_that_changes_a_rule_has_its_text_to_look_over() {
    let mut bench = Bench::told();
    let edition = [
        ("q/pack.yaml", "language: 1\nname: q\nextends: ../p\nmakes: [book]\nlocales: [en, fr]\n"),
        ("q/a.rune", "override ability.power { strength +1 }\n"),
    ];
    edition.iter().for_each(|(path, text)| bench.put(path, text));
    let pack = Pack::open("q", &mut bench.shelf.clone()).unwrap();
    let ir = check(&pack, &Levels::default()).ir.unwrap();
    let status = i18n::status(&pack, &ir, "fr");
    let ids: Vec<(&str, State)> = status.messages.iter().map(|(unit, state)| (unit.id.as_str(), *state)).collect();
    assert_eq!(ids, [(TEXT, State::Stale)], "all else is the other pack's");
}
