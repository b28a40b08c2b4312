//! Small packs of their own: rules followed line by line, and what decays.

use runebook_book::make::{Source, make};
use runebook_book::model::Part;
use runebook_compiler::{File, check};

use crate::kit::plain;

const RULES: &str = r#"one of stat_name "Stat": might "Might", grace "Grace"
entity creature "Creature" {
  resource potential[stat_name] "Potential": number in 0..100, starts at 0
  resource health "Health": number in 0..20, starts at 10
}
check notice(watcher: creature, hidden: creature) "Notice" { succeeds when roll 1d20 > roll 1d20, by the difference }
procedure growth(who: creature, other: creature) "Growth" {
  for which in stat_name { let more = 5; set who.potential[which] to more }
  with chance 15% { let pain = roll 1d(who.health); who loses pain health }
  with chance 100%: who gains 1 health
  contest notice(who, other) by margin: who gains margin health
  let tried = notice(other, who)
  if tried.success: who loses 1 health
}
"#;

const WORDS: &str = "check-notice = Notice\n    .succeeds = { $watcher } notices { $hidden }\n    .fails = { $watcher } misses { $hidden }\n";

/// What the book of a small pack says under an anchor.
pub(crate) fn said(rules: &str, words: &str, locale: &str, anchor: &str) -> String {
    let files = [File { path: "r.rune".to_owned(), text: rules.to_owned(), edition: 0 }];
    let checked = check(&files);
    let ir = checked.ir.unwrap_or_else(|| panic!("{:#?}", checked.diagnostics));
    let words = [(format!("lang/{locale}.ftl"), words.to_owned())];
    let source_words: &[(String, String)] = if locale == "en" { &words } else { &[] };
    let source = Source { ir: &ir, source_locale: "en", title: None, words: &words, source_words };
    let book = make(source, locale, &[]);
    assert_eq!(book.holes, []);
    let entries = book.pages.into_iter().flat_map(|page| page.parts).filter_map(|part| match part {
        Part::Entry(entry) => Some(*entry),
        Part::Heading(_)
        | Part::Prose(_)
        | Part::Table(_)
        | Part::Figure(_)
        | Part::Calculator(_)
        | Part::Quoted(_)
        | Part::Trace(_)
        | Part::Index(_) => None,
    });
    let found = entries.into_iter().find(|entry| entry.id == anchor).expect("an entry of this name");
    let sentences = found.sentences.into_iter().map(|sentence| sentence.text);
    plain(&found.prose.into_iter().chain(sentences).collect::<Vec<_>>().join("\n"))
}

const SPIRITS: &str = "clock turn\nentity creature \"Creature\" {\n  resource shaken \"Spirits\": number in tenths in \
                       -100..100, starts at 0 { each turn: toward 0 by a tenth, rounded toward zero }\n}\n";

#[test]
fn a_decay_says_of_what_and_to_what_grain() {
    let all = [
        (
            "en",
            "resource-creature-shaken = Spirits\n    .name = spirits\n    .number = plural\n",
            "a tenth of what they are; what is left is rounded toward zero, to tenths.",
        ),
        (
            "fr",
            "clock-turn = Tour\n    .name = tour\n    .plural = tours\n    .gender = masculine\nentity-creature = Créature\n    \
             .name = créature\n    .gender = feminine\nresource-creature-shaken = Moral\n    .name = moral\n    .gender = masculine\n",
            ", au dixième.",
        ),
        (
            "ja",
            "clock-turn = ターン\nentity-creature = 生き物\nresource-creature-shaken = 気力\n",
            "（10分の1を単位とし、残った値の端数は",
        ),
    ];
    for (locale, words, wanted) in all {
        let said = said(SPIRITS, words, locale, "rules.creature");
        assert!(said.contains(wanted), "{locale}: {wanted} is not in\n{said}");
    }
}

#[test]
fn lines_stand_under_what_they_belong_to() {
    let said = said(RULES, WORDS, "en", "procedure.growth");
    let wanted = [
        "For each Stat:",
        "The more starts at 5.",
        "The Creature's Potential (a Stat) becomes the more.",
        "With a chance of 15%:",
        "The pain: roll a die with as many sides as the Creature's Health.",
        "The Creature's Health falls by the pain.",
        "The Creature gains 1 Health.",
        "If the Creature notices the other:",
    ];
    for line in wanted {
        assert!(said.contains(line), "{line} is not in {said}");
    }
    assert!(said.contains("If the tried succeeds, the Creature loses 1 Health."), "{said}");
}

#[test]
fn who_succeeds_by_less_goes_below_and_not_above() {
    let rules = r#"entity creature "Creature" { stat nerve "Nerve": number, else 5 }
check below(who: creature) "Morale" { succeeds when roll 2d6 <= who.nerve, by the difference }
check above(who: creature) "Force" { succeeds when roll 2d6 >= who.nerve, by the difference }
"#;
    let words = "check-below = 士気\ncheck-above = 力\nparam-below-who = 者\nparam-above-who = 者\nstat-nerve = 度胸\n";
    let of = |anchor| said(rules, words, "ja", anchor);
    assert!(of("check.below").contains("下回った差"), "{}", of("check.below"));
    assert!(of("check.above").contains("上回った差"), "{}", of("check.above"));
}
