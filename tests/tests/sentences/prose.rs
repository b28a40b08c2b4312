//! Prose: placeholders of the source become Fluent, numbers are filled in, lost and invented ones are found.

use std::collections::BTreeMap;

use runebook_book::describe::{Arg, Args};
use runebook_book::phrase::{Speaker, Titles, Voice};

fn voice(locale: &str, words: &str) -> Voice {
    Voice::new(locale, &[("words.ftl".to_owned(), words.to_owned())], Titles::new(), BTreeMap::new())
        .expect("a grammar")
}

fn args(sides: i64) -> Args {
    Args::from([("sides".to_owned(), Arg::whole(sides)), ("bonus".to_owned(), Arg::whole(-2))])
}

#[test]
fn short_forms_of_the_source() {
    let en = voice("en", "");
    let said = |text: &str, sides| Speaker::new(&en, false).source_prose(text, &args(sides));
    assert_eq!(said("It grows by {sides}.", 1), "It grows by 1.");
    assert_eq!(said("{count sides side} more", 1), "1 side more");
    assert_eq!(said("{count sides side} more", 2), "2 sides more");
    assert_eq!(said("to hit {bonus signed}", 1), "to hit \u{2212}2");
    assert_eq!(said("[A]\n\n* one {sides}\n.two", 3), "[A]\n\n* one 3\n.two");
}

#[test]
fn translations_keep_their_numbers() {
    let fr = voice(
        "fr",
        "ability-power-text = { $sides ->\n    [one] { $sides } face\n   *[other] { $sides } faces\n}, { SIGNED($bonus) }\nability-lost-text = rien\nability-new-text = { $sides } { $bonus } { $luck }\n",
    );
    let mut speaker = Speaker::new(&fr, false);
    let source = "{count sides side}, {bonus signed}";
    assert_eq!(speaker.translated("ability-power-text", source, &args(2)).as_deref(), Some("2 faces, \u{2212}2"));
    assert!(speaker.holes.is_empty(), "{:?}", speaker.holes);
    speaker.translated("ability-lost-text", source, &args(2));
    assert!(speaker.holes.iter().any(|hole| hole.contains("$sides is lost")), "{:?}", speaker.holes);
    speaker.translated("ability-new-text", source, &args(2));
    assert!(speaker.holes.iter().any(|hole| hole.contains("nothing is called $luck")), "{:?}", speaker.holes);
    assert_eq!(speaker.translated("ability-none-text", source, &args(2)), None);
}
