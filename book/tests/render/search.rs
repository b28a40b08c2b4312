//! The search of the page, run as the page runs it.

use rquickjs::{Context, Runtime};
use runebook_book::render::FIND_JS;

use crate::{SITE, text};

/// What the book in `locale` answers to `expression`, with its index loaded.
#[track_caller]
fn answer(locale: &str, expression: &str) -> String {
    let context = Context::full(&Runtime::new().unwrap()).unwrap();
    context.with(|scripts| {
        scripts.eval::<(), _>(FIND_JS).unwrap();
        scripts.eval::<(), _>(text(&SITE, &format!("{locale}/search-index.js"))).unwrap();
        scripts.eval::<String, _>(expression).unwrap()
    })
}

/// Anchors or pages that a query finds, the best group first.
#[track_caller]
fn found(locale: &str, query: &str) -> String {
    let shown = "groups.flatMap(group => group.hits).map(hit => hit.anchor || hit.page).join(' ')";
    answer(locale, &format!("runebook.find({query:?}).{shown}"))
}

#[test]
fn a_part_of_a_japanese_name_is_enough() {
    assert_eq!(found("ja", "追い"), "ability.follow_through");
    assert_eq!(found("ja", "おいう"), "ability.follow_through");
    assert_eq!(found("ja", "オイウチ"), "ability.follow_through");
    assert_eq!(found("ja", "ｵｲｳﾁ"), "ability.follow_through");
    assert!(found("ja", "毒").starts_with("status.poison"));
}

#[test]
fn accents_do_not_count() {
    assert_eq!(found("fr", "epee"), "table.weapons weapon.dagger");
    assert_eq!(found("fr", "Épée"), found("fr", "epee"));
    assert!(found("fr", "enchai").starts_with("ability.follow_through"));
    assert!(found("en", "follow-through").starts_with("ability.follow_through"));
}

#[test]
fn letters_are_folded() {
    let fold = |text: &str| answer("en", &format!("runebook.fold({text:?})"));
    assert_eq!(fold("Cœur d’Épée"), "coeur d epee");
    assert_eq!(fold("ガ ｶﾞ が"), "が が が");
    assert_eq!(fold("Ｍｅｌｅｅ　６"), "melee 6");
    assert_eq!(fold("ダメージ"), "だめーじ");
    assert_eq!(fold("ability.follow_through"), "ability follow through");
}

#[test]
fn names_come_before_ids_before_headings_before_text() {
    assert!(found("en", "power").starts_with("ability.power "));
    assert!(found("fr", "power").starts_with("ability.power"));
    assert!(found("en", "critical").starts_with("section-1 ability.power ability.finesse"));
    assert!(found("en", "melee abilities").starts_with("abilities-melee"));
}

#[test]
fn sections_are_found_where_they_stand() {
    assert_eq!(found("en", "tie resists"), "section-1");
    assert_eq!(found("fr", "les tests"), "section-1");
    assert_eq!(answer("ja", "runebook.find('土台').groups[0].hits[0].page"), "basics");
}

#[test]
fn every_word_must_be_found() {
    assert_eq!(found("en", "confused kill"), "ability.follow_through");
    assert_eq!(found("ja", "混乱 敵を倒す"), "ability.follow_through");
}

#[test]
fn misspelled_names_are_found() {
    assert!(found("fr", "riposste").starts_with("ability.riposte"));
    assert!(found("en", "folow thru").starts_with("ability.follow_through"));
    assert!(found("en", "pwoer").starts_with("ability.power"));
    assert!(found("ja", "追い打ち").starts_with("ability.follow_through"));
    assert_eq!(found("en", "xyzzy"), "");
}

#[test]
fn results_are_grouped_by_kind() {
    let kinds = "runebook.find('a').groups.map(group => group.kind).join(' ')";
    let kinds = answer("en", kinds);
    let mut unique: Vec<&str> = kinds.split(' ').collect();
    unique.sort_unstable();
    unique.dedup();
    assert_eq!(unique.len(), kinds.split(' ').count());
}

#[test]
fn snippets_show_the_place() {
    let shown = "(() => { const { terms, groups } = runebook.find('混乱'); \
                 return runebook.snippet(groups[0].hits[0].body, terms).map(([text, found]) => found ? `[${text}]` : text).join(''); })()";
    assert!(answer("ja", shown).contains("[混乱]しているあいだは働かない。"));
    let marked =
        "runebook.marked('L’Épée cœur', ['epee', 'oe']).map(([text, found]) => found ? `[${text}]` : text).join('')";
    assert_eq!(answer("fr", marked), "L’[Épée] c[œ]ur");
}
