//! What the book makes of titles and parameters that have no words; and where it asks for words rather than guess.

use runebook_book::make::{Source, holes};
use runebook_compiler::{File, check};

use crate::lines::said;

/// What a small pack's words lack in a locale.
fn lacks(rules: &str, words: &str, locale: &str) -> Vec<String> {
    let files = [File { path: "r.rune".to_owned(), text: rules.to_owned(), edition: 0 }];
    let checked = check(&files);
    let ir = checked.ir.unwrap_or_else(|| panic!("{:#?}", checked.diagnostics));
    let words = [(format!("lang/{locale}.ftl"), words.to_owned())];
    let source = Source { ir: &ir, source_locale: "en", title: None, words: &words, source_words: &words };
    holes(source, locale).into_iter().map(|hole| hole.message).collect()
}

const GAME: &str = r#"clock turn
unit foot
kind ability "Ability" { cost: number = 1 }
ability grip "Grip" {
  let extra = 2
  text "{count extra foot} and {count extra die} more."
}
entity unit_ "Unit" {
  resource energy "Energy": number in 0..10, starts at 3
  resource points "Points": number in 0..20, starts at 9
  stat reach "Reach": foot, else 2 foot
  stat force "Force": number in 0..9, else 4
}
event hurt(victim: unit_) "A wound"
procedure rest(who: unit_) "Rest" {
  announce hurt(who)
  who gains 2 energy
  who loses 7 points
}
procedure melee(attacker: unit_, defender: unit_) "Melee" {
  if attacker.force = defender.force: attacker loses 1 energy
}
"#;

#[test]
fn a_title_is_no_plural_that_english_has_not() {
    assert_eq!(
        said(GAME, "", "en", "procedure.rest"),
        "1. This counts as a wound.\n2. The Unit gains 2 Energy.\n3. The Unit loses 7 Points.\n"
    );
    assert_eq!(said(GAME, "", "en", "ability.grip"), "2 feet and 2 dice more.");
}

#[test]
fn plurals_follow_their_ends_and_a_page_is_named_by_them() {
    let plural = |word: &str| {
        let text =
            format!("kind thing \"Thing\" {{ }}\nthing one \"One\" {{ let n = 2; text \"{{count n {word}}}\" }}\n");
        said(&text, "", "en", "thing.one")
    };
    let plurals = ["ability", "day", "box", "wish", "match", "boss", "wolf", "woman", "axis"].map(plural);
    let wanted =
        ["2 abilities", "2 days", "2 boxes", "2 wishes", "2 matches", "2 bosses", "2 wolves", "2 women", "2 axes"];
    assert_eq!(plurals, wanted);
}

#[test]
fn two_roles_of_a_sort_are_never_called_the_same() {
    let entity = "entity-unit_ = Unité\n    .name = unité\n    .gender = feminine\n";
    let lacking = lacks(GAME, entity, "fr");
    for role in ["param-melee-attacker", "param-melee-defender"] {
        assert!(lacking.contains(&role.to_owned()), "{lacking:?}");
    }
    assert!(!lacking.iter().any(|lack| lack.starts_with("param-rest-who")), "one of a sort is enough: {lacking:?}");
    // neither `from` nor `to` is a noun; of two, one may be called what it is
    let drill = r#"procedure drill(from: unit_, to: unit_) "Drill" { from loses 1 energy; to gains 1 energy }"#;
    let game = format!("{GAME}{drill}\n");
    assert_eq!(
        said(&game, "param-drill-to = learner\n", "en", "procedure.drill"),
        "1. The Unit loses 1 Energy.\n2. The learner gains 1 Energy.\n"
    );
    let lacking = lacks(&game, "", "en");
    assert_eq!(lacking, ["param-drill-from", "param-drill-to"]);
}

#[test]
fn a_fact_of_numbers_without_its_words_is_a_hole() {
    let rules = "entity unit_ \"Unit\" { stat nerve \"Nerve\": number in 0..9, else 1 }\n\
                 fact gap(from: unit_, to: unit_): number in 0..99, else 1\n\
                 procedure look(who: unit_, foe: unit_) \"Look\" { step near = gap(who, foe) }\n";
    assert_eq!(lacks(rules, "param-look-who = looker\n", "en"), ["fact-gap.after"]);
}

#[test]
fn what_lacks_is_named_and_not_that_it_cannot_be_said() {
    let rules = "entity unit_ \"Unit\" { stat nerve \"Nerve\": number in 0..9, else 1 }\n\
                 context shot(shooter: unit_, moved: yes or no = no) \"Shot\" {\n  shooter calls it your shot\n  \
                 stat aim \"Aim\": number in 0..9 = 5\n}\nrules in shot { aim +1 when shot is moved }\n";
    let lacking = lacks(rules, "role-shot-shooter = shooter\n    .scope = in your { $contexts }\n", "en");
    assert_eq!(lacking, ["role-shot-moved.attribute"]);
}
