//! Drafts and what is for the game master alone stand nowhere in a player's book: not in its pages, its search, its source, its
//! `rules.json`, nor in the words for games. The master's book is built beside it and looked through, too: it has the latter.

use runebook_driver::book::{Audience, Made};
use runebook_driver::pack::shelf::Memory;
use runebook_driver::{Ir, Levels, Pack, Table, build, check, text};
use runebook_tests::packs;

/// What is for the game master: a name, a title in each language, prose, a note, a status of its own, what it is grouped by.
const SECRET: &[&str] = &["xanadu", "Xanadu", "Zanadou", "ザナドゥ", "zorkmid", "frobozz", "Quendor", "quendor"];
/// What is a draft.
const SKETCH: &[&str] = &["plugh", "Plugh", "Plouf", "プラフ", "grue", "waybread"];

const RULES: &str = r#"
clock turn
kind school "School" { }
kind ability "Ability" { school: school; level: number = 1; let most = 3 }
entity creature "Creature" {
  stat melee "Melee", total[school]: number, else 0
  flag calm "Calm"
}
school war "War" { }
school peace "Peace" { }
school quendor "Quendor" { audience gm }
ability charge "Charge" { school war; melee +1 as luck; text "You run." }
ability grip "Grip" { school war; needs charge; melee +2 }
ability rest "Rest" { school peace; level 2; melee +1 }
ability calm_mind "Calm mind" { school peace; level 3; needs charge; melee +1 }
ability xanadu "Xanadu" {
  audience gm; school war; needs charge; melee +4 as luck; grants grip
  image "art/quendor.svg" by "Frobozz & co, of frobozz" licence MIT shows "The xanadu."
  text "A zorkmid buys it."; note "Told by frobozz."
  status quendor_curse "Quendor's curse" { stacks longest; melee -1 }
}
ability plugh "Plugh" { status draft; school war; needs grip; melee +9; image "art/grue.svg" by "plugh" licence MIT shows "A grue."; text "A grue knows it."; note "Ours: waybread." }
ability hidden_school "Of the hidden school, xanadu" { audience gm; school quendor; melee +1 }
test "all there" { expect 1 is 1 }
"#;

const FRENCH: &str = "
kind-ability = Capacité
    .plural = Capacités
    .gender = feminine
kind-school = École
    .plural = Écoles
    .gender = feminine
entity-creature = Créature
    .gender = feminine
stat-creature-melee = Mêlée
    .gender = feminine
field-ability-level = Niveau
field-ability-school = École
school-war = Guerre
    .gender = feminine
school-peace = Paix
    .gender = feminine
school-quendor = Quendor
    .gender = feminine
ability-charge = Charge
    .gender = feminine
ability-charge-text = Tu cours.
ability-grip = Poigne
    .gender = feminine
ability-rest = Repos
    .gender = feminine
ability-calm_mind = Esprit calme
    .gender = feminine
ability-xanadu = Zanadou
    .gender = feminine
ability-xanadu-text = Il faut un zorkmid.
ability-plugh = Plouf
    .gender = feminine
ability-leap = Bond
    .gender = feminine
ability-hidden_school = Zanadou cachée
    .gender = feminine
status-quendor_curse = Malédiction de Quendor
    .gender = feminine
bonus-luck = de chance
    .gender = feminine
flag-creature-calm = Calme
";

/// The pack, in English and French.
fn pack() -> (Pack, Ir) {
    let (pack, ir) = with("");
    (pack, ir.expect("the rules are in order"))
}

/// The same with more rules.
fn with(more: &str) -> (Pack, Option<Ir>) {
    let manifest = "language: 1\nname: p\nversion: 1.0.0\ntitle: { en: P, fr: P }\nlocales: [en, fr]\n";
    let english = "bonus-luck = of luck\n";
    let mut shelf = Memory::new(&[
        ("p/pack.yaml", manifest),
        ("p/r.rune", &format!("{RULES}{more}")),
        ("p/lang/en.ftl", english),
        ("p/lang/fr.ftl", FRENCH),
        ("p/art/quendor.svg", "<svg xmlns='http://www.w3.org/2000/svg'><title>frobozz</title></svg>"),
        ("p/art/grue.svg", "<svg xmlns='http://www.w3.org/2000/svg'><title>waybread</title></svg>"),
    ]);
    let pack = Pack::open("p", &mut shelf).expect("the pack is there");
    let ir = check(&pack, &Levels::default()).ir;
    (pack, ir)
}

fn opened(name: &str, shelf: &mut Memory) -> (Pack, Ir) {
    let pack = Pack::open(name, shelf).expect("the pack is there");
    let report = check(&pack, &Levels::default());
    let ir = report.ir.unwrap_or_else(|| panic!("{name}: {:#?}", report.found));
    (pack, ir)
}

fn made(pack: &Pack, ir: &Ir, audience: Audience) -> Made {
    Made::new(pack, ir, audience).unwrap_or_else(|why| panic!("{}", why.lines().join("\n")))
}

/// Everything that is made for readers and for the words of games.
fn files(pack: &Pack, ir: &Ir, audience: Audience) -> Vec<(String, String)> {
    let made = made(pack, ir, audience);
    let mut files = made.pages(&[]).unwrap_or_else(|why| panic!("{}", why.lines().join("\n")));
    files.extend(made.sources().unwrap_or_else(|why| panic!("{}", why.lines().join("\n"))));
    let table = build::build(ir).expect("it is built");
    let table = Table::load(&table.bytes).expect("it loads");
    for words in text::spoken(pack, ir, &table).unwrap_or_else(|why| panic!("{}", why.lines().join("\n"))) {
        files.push((format!("strings.{}.json", words.locale), words.strings.into_bytes()));
        files.push((format!("{}.runetext", words.locale), words.bytes));
    }
    files.into_iter().map(|(path, bytes)| (path, String::from_utf8_lossy(&bytes).into_owned())).collect()
}

/// Where any of the words stands.
fn found(files: &[(String, String)], words: &[&str]) -> Vec<String> {
    let leaks = files.iter().flat_map(|(path, text)| {
        let met = words.iter().filter(|word| text.contains(**word) || path.contains(**word));
        met.map(move |word| format!("{word} in {path}"))
    });
    leaks.collect()
}

#[test]
fn a_players_book_has_neither_drafts_nor_secrets() {
    let (pack, ir) = pack();
    let files = files(&pack, &ir, Audience::Players);
    assert!(files.iter().any(|(path, text)| path.ends_with("rules.json") && text.contains("Poigne")));
    assert!(files.iter().any(|(path, text)| path == "en/search-index.js" && text.contains("Calm mind")));
    assert_eq!(found(&files, SECRET), [""; 0]);
    assert_eq!(found(&files, SKETCH), [""; 0]);
}

#[test]
fn the_masters_book_has_secrets_and_no_drafts() {
    let (pack, ir) = pack();
    let made = made(&pack, &ir, Audience::Gm);
    let pages = made.pages(&[]).unwrap_or_else(|why| panic!("{}", why.lines().join("\n")));
    let files: Vec<(String, String)> =
        pages.into_iter().map(|(path, bytes)| (path, String::from_utf8_lossy(&bytes).into_owned())).collect();
    for (path, words) in [
        ("en/ability-war.html", &["Xanadu", "zorkmid", "frobozz"][..]),
        ("fr/ability-war.html", &["Zanadou"]),
        ("en/ability-quendor.html", &["xanadu"]),
        ("en/statuses.html", &["Quendor"]),
        ("en/search-index.js", &["Xanadu", "zorkmid"]),
        ("en/rules.json", &["ability.xanadu", "frobozz", "The xanadu."]),
        ("en/colophon.html", &["frobozz"]),
    ] {
        let text = &files.iter().find(|(known, _)| known == path).unwrap_or_else(|| panic!("there is {path}")).1;
        words.iter().for_each(|word| assert!(text.contains(word), "{path} lacks {word}"));
    }
    assert!(files.iter().any(|(path, text)| path.starts_with("art/quendor-") && text.contains("frobozz")));
    assert_eq!(found(&files, SKETCH), [""; 0]);
    assert!(made.books.iter().all(|book| book.title.contains("game master") || book.title.contains("meneur")));
}

/// A sentence that names what is hidden would tell it: then there is no book, and the entry is named.
#[test]
fn an_entry_that_needs_a_secret_makes_no_book() {
    let (pack, ir) = with("ability leap \"Leap\" { school war; needs xanadu; melee +1 }\n");
    let made = Made::new(&pack, &ir.expect("the rules are in order"), Audience::Players);
    let why = made.and_then(|made| made.pages(&[])).expect_err("it names a secret").lines().join("\n");
    assert!(why.contains("ability.leap links to entry:ability.xanadu, which is not in the book"), "{why}");
}

/// The same with entries of a real pack, each hidden for once, whatever speaks of them.
#[test]
fn what_a_pack_hides_is_hidden_wherever_it_was() {
    for (kind, name, title, file) in [
        ("ability", "subtlety", "Subtlety", "sil/abilities/melee.rune"),
        ("ability", "vengeance", "Vengeance", "sil/abilities/will.rune"),
    ] {
        let mut shelf = packs::shelf();
        let text = shelf.files.get_mut(file).expect("the file is there");
        let read = String::from_utf8(text.clone()).expect("a text");
        let head = format!("{kind} {name} \"{title}\" {{");
        assert_eq!(read.matches(&head).count(), 1, "{head}");
        *text = read.replacen(&head, &format!("{head}\n  audience gm;"), 1).into_bytes();
        let (pack, ir) = opened("sil", &mut shelf);
        let id = format!("{kind}.{name}");
        match Made::new(&pack, &ir, Audience::Players) {
            // a sentence that names what is hidden would tell it: then there is no book, and it says where
            Err(why) => panic!("{id}: {}", why.lines().join("\n")),
            Ok(made) => match made.pages(&[]) {
                Err(why) => assert!(
                    why.lines().join("\n").contains(&format!("links to entry:{id}")),
                    "{}",
                    why.lines().join("\n")
                ),
                Ok(pages) => {
                    let files: Vec<(String, String)> = pages
                        .into_iter()
                        .map(|(path, bytes)| (path, String::from_utf8_lossy(&bytes).into_owned()))
                        .collect();
                    assert_eq!(found(&files, &[&id]), [""; 0]);
                }
            },
        }
    }
}

#[test]
fn calculators_and_rollers_keep_the_numbers_of_the_masters_characters() {
    let rules = "entity creature \"Creature\" { stat melee \"Melee\": number, else 0 }
character ghoul \"Ghoul\" is creature { audience gm; melee 98765 }
character brute \"Brute\" is creature { melee 2 }
calculator looking(foe: creature = brute) \"A foe\" { answer melee \"Its Melee\" = foe.melee }
check scuffle(who: creature) \"Scuffle\" { succeeds when roll 1d6 + who.melee > 4 }
";
    let manifest = "language: 1\nname: p\ntitle: { en: P }\nlocales: [en]\n";
    let pages = |audience| {
        let mut shelf = Memory::new(&[("p/pack.yaml", manifest), ("p/r.rune", rules)]);
        let (pack, ir) = opened("p", &mut shelf);
        let pages = made(&pack, &ir, audience).pages(&[]).unwrap_or_else(|why| panic!("{}", why.lines().join("\n")));
        let text = |(path, bytes): (String, Vec<u8>)| (path, String::from_utf8_lossy(&bytes).into_owned());
        pages.into_iter().map(text).collect::<Vec<_>>()
    };
    assert_eq!(found(&pages(Audience::Players), &["98765", "Ghoul"]), [""; 0]);
    let masters = found(&pages(Audience::Gm), &["98765"]);
    assert!(masters.iter().any(|place| place.ends_with("calculator-table.js")), "{masters:?}");
    // one that begins with somebody whom players are not shown has nobody to begin with for them
    let mut shelf = Memory::new(&[("p/pack.yaml", manifest), ("p/r.rune", &rules.replace("= brute", "= ghoul"))]);
    let pack = Pack::open("p", &mut shelf).expect("the pack is there");
    let report = check(&pack, &Levels::default());
    assert!(report.found.iter().any(|found| found.code == "E034" && found.message.contains("ghoul")));
}
