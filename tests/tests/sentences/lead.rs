//! Words that lead parts of sentences in, elision before formulas and names, and what is set apart.

use std::collections::BTreeMap;

use runebook_book::describe::{Arg, Det, Join, Np, Phrase, Quality, Ratio};
use runebook_book::make;
use runebook_book::model::{Entry, Part};
use runebook_book::phrase::{Speaker, Titles, Voice};

use crate::kit::{Pack, rip, sil_q};

const FR: &str = "
event-miss = coup manqué
    .gender = masculine
weapon-axe = hache
    .gender = feminine
weapon_trait-two = .
    .attribute = à deux mains
weapon_trait-half = .
    .attribute = à une main
kind-skill = Compétence
    .gender = feminine
    .bare = { $case ->
          [is] the
         *[other] yes
        }
skill-archery = Tir
    .gender = masculine
field-skill = compétence
    .gender = feminine
unit-lb = lb
    .gender = feminine
";

fn said(phrase: &Phrase) -> String {
    let files = [("words.ftl".to_owned(), FR.to_owned())];
    let kinds = BTreeMap::from([("skill-archery".to_owned(), "kind-skill".to_owned())]);
    let voice = Voice::new("fr", &files, Titles::new(), kinds).expect("a grammar");
    let mut speaker = Speaker::new(&voice, false);
    let text = speaker.sentence(phrase);
    assert!(speaker.holes.is_empty(), "{:?}", speaker.holes);
    text
}

fn text(text: &str) -> Arg {
    Arg::Text(text.to_owned())
}

/// What the French book says of an entry or a group of rules.
fn entry(pack: &Pack, anchor: &str) -> String {
    let words = pack.words("fr");
    let book = make::make(words.source(pack), "fr", &[]);
    let parts = book.pages.into_iter().flat_map(|page| page.parts);
    let mut entries = parts.filter_map(|part| match part {
        Part::Entry(entry) if entry.id == anchor => Some(*entry),
        Part::Entry(_)
        | Part::Heading(_)
        | Part::Prose(_)
        | Part::Table(_)
        | Part::Figure(_)
        | Part::Calculator(_)
        | Part::Quoted(_)
        | Part::Trace(_)
        | Part::Index(_) => None,
    });
    let Entry { prose, sentences, .. } = entries.next().expect("an entry of this anchor");
    let said: Vec<String> = prose.into_iter().chain(sentences.into_iter().map(|sentence| sentence.text)).collect();
    plain(&said.join(" "))
}

/// Without where links go.
fn plain(text: &str) -> String {
    let mut parts = text.split("](");
    let first = parts.next().unwrap_or_default().to_owned();
    let text = parts.fold(first, |read, part| read + part.split_once(')').map_or(part, |(_, after)| after));
    text.replace('[', "")
}

#[test]
fn a_leading_word_elides() {
    let needs = |entries| said(&Phrase::of("needs", [("values", text("Force 3")), ("entries", entries)]));
    assert_eq!(needs(text("Assassinat")), "Demande Force 3, ainsi qu'Assassinat.");
    let two = Arg::list(vec![text("Assassinat"), text("Charge")], Join::And);
    assert_eq!(needs(two), "Demande Force 3, ainsi qu'Assassinat et Charge.");
    let event = Np::new("event-miss", Det::Bare).arg();
    let happened = Phrase::of("cond-announced", [("event", event)]).arg();
    let both = Arg::list(vec![text("tu chantes"), happened], Join::And);
    let cond = |cond| Phrase::of("do-if", [("cond", cond), ("do", text("cesse"))]);
    let any = Arg::list(vec![text("tu cours"), text("tu sautes")], Join::Or);
    assert_eq!(said(&cond(Arg::list(vec![any], Join::And))), "Si tu cours ou si tu sautes, cesse");
    assert_eq!(said(&cond(both)), "Si tu chantes et s'il y a eu un coup manqué, cesse");
}

#[test]
fn of_elides_before_words_and_not_before_numbers() {
    let group = |x| said(&Phrase::of("page-of-group", [("kinds", text("capacités")), ("x", x)]));
    assert_eq!(group(text("Esquive")), "Capacités d'Esquive");
    assert_eq!(group(text("Mêlée")), "Capacités de Mêlée");
    assert_eq!(group(Arg::whole(11)), "Capacités de 11");
}

#[test]
fn several_negations_are_each_led_in() {
    let not = |name: &str| Quality {
        key: format!("weapon_trait-{name}"),
        suffix: String::new(),
        not: true,
        args: BTreeMap::new(),
        clause: Box::new(Phrase::of("cond-never", [])),
    };
    let axe = |qualities| Np { qualities, ..Np::new("weapon-axe", Det::A) }.arg();
    let has = |qualities| said(&Phrase::of("cond-has-entry", [("who", Np::you().arg()), ("x", axe(qualities))]));
    assert_eq!(has(vec![not("two")]), "Tu as une hache qui n'est pas à deux mains");
    assert_eq!(has(vec![not("two"), not("half")]), "Tu as une hache qui n'est ni à deux mains ni à une main");
}

#[test]
fn a_name_takes_its_article_where_its_kind_says_so() {
    let archery = || Np { link: Some("skill.archery".to_owned()), ..Np::new("skill-archery", Det::A) }.arg();
    let field = Np::new("field-skill", Det::The).arg();
    let is = |x: Arg, y: Arg, thing| said(&Phrase::of("cond-eq", [("x", x), ("y", y), ("thing", Arg::id(thing))]));
    assert_eq!(is(field.clone(), archery(), "yes"), "La compétence est le Tir");
    assert_eq!(is(archery(), field, "no"), "Tir est égal à la compétence");
    let has = Phrase::of("cond-has-entry", [("who", Np::you().arg()), ("x", archery())]);
    assert_eq!(said(&has), "Tu as Tir");
}

#[test]
fn no_line_ends_between_a_number_and_its_unit() {
    let unit = Np::new("unit-lb", Det::Bare).arg();
    let n = Arg::Number(Ratio::new(1, 2).expect("a number"));
    assert_eq!(said(&Phrase::of("value-with-unit", [("n", n), ("unit", unit)])), "0,5\u{a0}lb");
    assert_eq!(said(&Phrase::of("percent", [("n", text("38,2"))])), "38,2\u{a0}%");
}

#[test]
fn a_roll_is_made_in_each_case_of_a_choice() {
    let blow = entry(sil_q(), "procedure.strike");
    let roll = "(si l'attaquant est maudit, le dé le plus bas d'un jet de 2d20\u{a0}; sinon, un jet du dé de la compétence de l'arme) plus la précision.";
    assert!(blow.contains(roll), "{blow}");
}

#[test]
fn a_group_is_said_as_a_whole() {
    let blow = entry(rip(), "procedure.strike");
    let group =
        "et si soit la dernière face du test de toucher vaut 2, soit la dernière face du test de toucher vaut 3 et";
    assert!(blow.contains(group), "{blow}");
}

#[test]
fn an_owner_stands_before_what_follows_a_worked_out_name() {
    let attack = entry(sil_q(), "rules.attack");
    assert!(attack.contains("la valeur de l'attaquant dans la compétence de l'arme plus la précision"), "{attack}");
}

#[test]
fn clauses_that_name_several_things_are_set_apart() {
    let race = entry(sil_q(), "race.noldor");
    assert!(race.contains("augmentent de 1\u{a0}; ta Constitution et ta Grâce augmentent de 2."), "{race}");
}

#[test]
fn conditions_of_an_event_are_one_list() {
    let cruel = entry(sil_q(), "ability.cruel_blow");
    let all = "touche un ennemi, que les dégâts nets valent au moins 1 et que le nombre de dés critiques vaut";
    assert!(cruel.contains(all), "{cruel}");
}
