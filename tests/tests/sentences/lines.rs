//! Rules that are followed line by line: loops, chances and contests with lines of their own.

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

#[test]
fn lines_stand_under_what_they_belong_to() {
    let files = [File { path: "r.rune".to_owned(), text: RULES.to_owned(), edition: 0 }];
    let ir = check(&files).ir.expect("rules without an error");
    let words = [("lang/en.ftl".to_owned(), WORDS.to_owned())];
    let source = Source { ir: &ir, source_locale: "en", title: None, words: &words, source_words: &words };
    let book = make(source, "en", &[]);
    assert_eq!(book.holes, []);
    let entries = book.pages.into_iter().flat_map(|page| page.parts).filter_map(|part| match part {
        Part::Entry(entry) => Some(*entry),
        Part::Heading(_) | Part::Prose(_) | Part::Table(_) | Part::Figure(_) => None,
    });
    let growth = entries.into_iter().find(|entry| entry.id == "procedure.growth").expect("the procedure");
    let said = plain(&growth.prose.into_iter().collect::<Vec<_>>().join("\n"));
    let wanted = [
        "For each Stat:",
        "The more starts at 5.",
        "The who's Potential (a Stat) becomes the more.",
        "With a chance of 15%:",
        "The pain: roll a die with as many sides as the who's Health.",
        "The who's Health falls by the pain.",
        "The who gains 1 Health.",
        "If the who notices the other:",
    ];
    for line in wanted {
        assert!(said.contains(line), "{line} is not in {said}");
    }
    assert!(said.contains("If the tried succeeds, the who loses 1 Health."), "{said}");
}
