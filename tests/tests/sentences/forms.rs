//! Forms of nouns: articles, elision, agreement, plurals, counters, second mentions.

use std::collections::BTreeMap;

use runebook_book::describe::{Arg, Det, Np, Phrase, Ratio};
use runebook_book::phrase::{Speaker, Titles, Voice};

const FR: &str = "
weapon-sword = Épée
    .name = épée
    .gender = feminine
weapon-axe = Hache
    .name = hache
    .gender = feminine
weapon-horse = Cheval
    .name = cheval
    .plural = chevaux
    .gender = masculine
word-foe = ennemi
    .gender = masculine
word-hero = héros
    .gender = masculine
    .plural = héros
weapon-tools = outils
    .gender = masculine
    .number = plural
resource-arrow = flèche
    .gender = feminine
clock-turn = tour
    .gender = masculine
flag-touched =
    .attribute = { $gender ->
        [feminine] touchée
       *[masculine] touché
    }
";
const EN: &str = "
weapon-sword = sword
weapon-axe = axe
weapon-hour = hour
    .elides = yes
resource-health = health
    .number = mass
resource-arrow = arrow
clock-turn = turn
flag-touched =
    .attribute = touched
";
const JA: &str = "
resource-arrow = 矢
    .counter = 本
resource-foe = 敵
    .counter = 体
clock-turn = ターン
flag-touched =
    .attribute = 触れられている
    .attribute_not = 触れられていない
";

fn voice(locale: &str, words: &str) -> Voice {
    let files = [("words.ftl".to_owned(), words.to_owned())];
    let voice = Voice::new(locale, &files, Titles::new(), BTreeMap::new()).expect("a grammar");
    assert!(voice.words.faults.is_empty(), "{:?}", voice.words.faults);
    voice
}

fn np(key: &str, det: Det) -> Np {
    Np::new(key, det)
}

/// A thing in a case: `$x`, `$x_of` of a message.
fn said(voice: &Voice, phrase: &Phrase) -> String {
    let mut speaker = Speaker::new(voice, false);
    let text = speaker.sentence(phrase);
    assert!(speaker.holes.is_empty(), "{:?}", speaker.holes);
    text
}

fn part(voice: &Voice, np: Np) -> String {
    Speaker::new(voice, false).part(&np.arg())
}

fn number(num: i128, den: i128) -> Arg {
    Arg::Number(Ratio::new(num, den).expect("a number"))
}

#[test]
fn french_articles_elide() {
    let fr = voice("fr", FR);
    let the = |key| part(&fr, np(key, Det::The));
    assert_eq!(
        [the("weapon-sword"), the("weapon-axe"), the("weapon-horse"), the("word-foe")],
        ["l'épée", "la hache", "le cheval", "l'ennemi"]
    );
    let your = |key| part(&fr, np(key, Det::Of(Box::new(Np::you().arg()))));
    assert_eq!(
        [your("weapon-sword"), your("weapon-axe"), your("weapon-horse")],
        ["ton épée", "ta hache", "ton cheval"]
    );
    let this = |key| part(&fr, np(key, Det::This));
    assert_eq!(
        [this("weapon-sword"), this("word-foe"), this("weapon-horse")],
        ["cette épée", "cet ennemi", "ce cheval"]
    );
    let many = |key| part(&fr, Np { plural: true, ..np(key, Det::The) });
    assert_eq!(
        [many("weapon-sword"), many("weapon-horse"), many("weapon-tools")],
        ["les épées", "les chevaux", "les outils"]
    );
}

#[test]
fn an_h_that_is_not_mute_is_said_so() {
    let fr = voice("fr", FR);
    assert_eq!(part(&fr, np("word-hero", Det::The)), "le héros");
}

#[test]
fn french_of_contracts() {
    let fr = voice("fr", FR);
    let owned = |key: &str, owner: &str| part(&fr, np(key, Det::Of(Box::new(np(owner, Det::The).arg()))));
    assert_eq!(owned("weapon-axe", "word-foe"), "la hache de l'ennemi");
    assert_eq!(owned("weapon-sword", "weapon-horse"), "l'épée du cheval");
    assert_eq!(owned("weapon-horse", "weapon-axe"), "le cheval de la hache");
    assert_eq!(owned("weapon-horse", "weapon-tools"), "le cheval des outils");
}

#[test]
fn adjectives_agree() {
    let touched = |who: Np| runebook_book::describe::said_of("flag-touched", who, true);
    let fr = voice("fr", FR);
    assert_eq!(said(&fr, &touched(np("weapon-sword", Det::The))), "L'épée est touchée");
    assert_eq!(said(&fr, &touched(np("word-foe", Det::The))), "L'ennemi est touché");
    assert_eq!(said(&fr, &touched(Np::you())), "Tu es touché");
    let en = voice("en", EN);
    assert_eq!(said(&en, &touched(np("weapon-sword", Det::The))), "The sword is touched");
    assert_eq!(said(&en, &touched(Np { plural: true, ..np("weapon-sword", Det::The) })), "The swords are touched");
    let ja = voice("ja", JA);
    assert_eq!(said(&ja, &touched(np("resource-foe", Det::The))), "敵が触れられている");
    assert_eq!(said(&ja, &runebook_book::describe::said_of("flag-touched", Np::you(), false)), "触れられていない");
}

#[test]
fn english_articles_and_owners() {
    let en = voice("en", EN);
    let a = |key| part(&en, np(key, Det::A));
    assert_eq!(
        [a("weapon-sword"), a("weapon-axe"), a("weapon-hour"), a("resource-health")],
        ["a sword", "an axe", "an hour", "health"]
    );
    let owned = part(&en, np("weapon-axe", Det::Of(Box::new(np("weapon-sword", Det::The).arg()))));
    assert_eq!(owned, "the sword's axe");
}

#[test]
fn a_second_mention_is_shorter() {
    let foe = || Np { refer: Some(1), ..np("word-foe", Det::A) };
    let twice = Phrase::of("cond-same", [("x", foe().arg()), ("y", foe().arg())]);
    assert_eq!(said(&voice("fr", FR), &twice), "Un ennemi est cet ennemi");
    let en = voice("en", "word-foe = foe");
    assert_eq!(said(&en, &twice), "A foe is it");
}

#[test]
fn plurals_follow_each_language() {
    let lasting =
        |num, den| Phrase::of("lasting", [("n", number(num, den)), ("clock", np("clock-turn", Det::Bare).arg())]);
    let (en, fr, ja) = (voice("en", EN), voice("fr", FR), voice("ja", JA));
    let all = |num, den| [said(&en, &lasting(num, den)), said(&fr, &lasting(num, den)), said(&ja, &lasting(num, den))];
    assert_eq!(all(1, 1), ["For 1 turn", "Pendant 1 tour", "1ターンのあいだ"]);
    assert_eq!(all(2, 1), ["For 2 turns", "Pendant 2 tours", "2ターンのあいだ"]);
    assert_eq!(all(0, 1), ["For 0 turns", "Pendant 0 tour", "0ターンのあいだ"]);
    assert_eq!(all(3, 2), ["For 1.5 turns", "Pendant 1,5 tour", "1.5ターンのあいだ"]);
}

#[test]
fn things_are_counted() {
    let counted = |key: &str| Phrase::of("counted", [("n", number(3, 1)), ("x", np(key, Det::Bare).arg())]);
    assert_eq!(said(&voice("en", EN), &counted("resource-arrow")), "3 arrows");
    assert_eq!(said(&voice("en", EN), &counted("resource-health")), "3 health");
    assert_eq!(said(&voice("fr", FR), &counted("resource-arrow")), "3 points de flèche");
    assert_eq!(said(&voice("ja", JA), &counted("resource-arrow")), "矢3本");
    assert_eq!(said(&voice("ja", JA), &counted("resource-foe")), "敵3体");
}

#[test]
fn a_noun_without_its_gender_is_a_hole() {
    let fr = voice("fr", "word-foe = ennemi");
    let mut speaker = Speaker::new(&fr, false);
    speaker.part(&np("word-foe", Det::The).arg());
    assert!(speaker.holes.contains("word-foe.gender"), "{:?}", speaker.holes);
}
