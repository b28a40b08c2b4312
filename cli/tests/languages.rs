//! Duels and traces in every language of a pack.

mod bench;

use std::collections::BTreeSet;

use bench::Bench;

const PACKS: [&str; 2] = ["sil-q", "rip"];

/// The folder of a pack, from anywhere.
fn content(pack: &str) -> String {
    format!("{}/../content/{pack}", env!("CARGO_MANIFEST_DIR"))
}

/// A duel without the places in the rules, a line each.
fn duel(pack: &str, seed: &str, more: &[&str]) -> Vec<String> {
    let folder = content(pack);
    let arguments = [&["duel", &folder, "--seed", seed], more].concat();
    let run = Bench::new(&[]).run(&arguments).ends(0);
    run.out.lines().map(|line| line.split("   [").next().unwrap_or_default().to_owned()).collect()
}

/// Every number of a line, in order of size.
fn numbers(line: &str) -> Vec<u64> {
    let digits = line.split(|c: char| !c.is_ascii_digit());
    let mut all: Vec<u64> = digits.filter_map(|digits| digits.parse().ok()).collect();
    all.sort_unstable();
    all
}

#[test]
fn every_language_tells_the_same_fight() {
    for pack in PACKS {
        for seed in ["1", "7"] {
            for more in [&[][..], &["--trace"]] {
                let tell = |locale: &'static str| duel(pack, seed, &[more, &["--lang", locale]].concat());
                let english = duel(pack, seed, more);
                assert_eq!(tell("en"), english, "the language of the pack");
                for other in [tell("fr"), tell("ja")] {
                    assert_eq!(other.len(), english.len(), "{pack} {seed} {more:?}");
                    for (line, same) in english.iter().zip(&other) {
                        assert_eq!(numbers(line), numbers(same), "{line}\n{same}");
                        let depth = |line: &str| line.len() - line.trim_start().len();
                        assert_eq!(depth(line), depth(same), "{line}\n{same}");
                    }
                }
            }
        }
    }
}

/// The words of a locale's `told-…` messages, with what its pack's words say of the same.
fn words_of_sentences(locale: &str) -> BTreeSet<String> {
    let path = format!("{}/../book/locales/{locale}.ftl", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).unwrap();
    let mut words = BTreeSet::new();
    let mut told = false;
    for line in text.lines() {
        if !line.starts_with(' ') {
            told = line.starts_with("told-") || line.starts_with("value-yes") || line.starts_with("value-no");
        }
        if told {
            let said = line.split_once(if line.starts_with(' ') { ']' } else { '=' }).map_or("", |(_, said)| said);
            // What stands outside of brackets, but for the ending that verbs have.
            let said = said.replace("{ s }", "s");
            let outside = said.split('{').flat_map(|part| part.rsplit('}').take(1));
            words.extend(words_in(&outside.collect::<Vec<_>>().join(" ")));
        }
    }
    words
}

fn words_in(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !c.is_alphabetic());
    words.filter(|word| word.chars().count() > 2).map(str::to_lowercase).collect()
}

#[test]
fn no_english_is_left() {
    let french = words_of_sentences("fr");
    let english: BTreeSet<String> = words_of_sentences("en").difference(&french).cloned().collect();
    assert!(english.len() > 50 && english.contains("rolls") && english.contains("wins"), "{english:?}");
    let titles = ["orc", "warrior", "brawler", "guard", "health", "wounds", "hits", "misses", "shield", "sword"];
    for pack in PACKS {
        for more in [&[][..], &["--trace"]] {
            for line in duel(pack, "7", &[more, &["--lang", "fr"]].concat()) {
                let words = words_in(&line);
                let left = words.iter().find(|word| english.contains(*word) || titles.contains(&word.as_str()));
                assert_eq!(left, None, "{line}");
            }
            for line in duel(pack, "7", &[more, &["--lang", "ja"]].concat()) {
                let latin = line.replace(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'], " ");
                let latin: Vec<&str> = latin.split(|c: char| !c.is_ascii_alphabetic()).collect();
                let left = latin.iter().find(|word| !["", "d", "Sil", "Q", "RIP"].contains(word));
                assert_eq!(left, None, "{line}");
            }
        }
    }
}

#[test]
fn no_id_and_no_bracket_is_left() {
    for pack in PACKS {
        for locale in ["en", "fr", "ja"] {
            for line in duel(pack, "7", &["--trace", "--lang", locale]) {
                assert!(!line.contains(['{', '}', '_', '$']), "{line}");
                let ids = ["told-", "character-", "stat-", "event-", "resource-", "step-", "role-", "param-", "value-"];
                assert!(!ids.iter().any(|id| line.contains(id)), "{line}");
                assert!(!line.trim_end_matches([':', '.']).ends_with(' '), "`{line}`");
            }
        }
    }
}

#[test]
fn french_agrees_and_spaces_its_marks() {
    let fight = duel("sil-q", "7", &["--lang", "fr"]).join("\n");
    for sentence in [
        "Sil-Q\u{a0}: le guerrier de la Maison de Fingolfin contre le soldat orque, plan «\u{a0}prudence\u{a0}», graine 7.",
        "\nAu tour du soldat orque\u{a0}:\n",
        "  Jet d'attaque\u{a0}: 1d20 donne 7.\n",
        "  Le soldat orque perd 6 points de santé\u{a0}; il lui en reste 20.\n",
        " touche le soldat orque et lui inflige 6 points de dégâts.\n",
    ] {
        assert!(fight.contains(sentence), "{sentence}\n{fight}");
    }
    assert!(!fight.contains([':', ';', '?', '!', '»']) || !fight.contains(" :") && !fight.contains(" ;"), "{fight}");
}

#[test]
fn japanese_has_its_own_marks() {
    let fight = duel("sil-q", "7", &["--lang", "ja"]).join("\n");
    for sentence in [
        "オークの兵士の番。\n",
        "  命中判定：1d20 の出目は 7。\n",
        "  オークの兵士は生命力を 6 失い、残りは 20。\n",
        "\n第1ラウンド\n",
    ] {
        assert!(fight.contains(sentence), "{sentence}\n{fight}");
    }
    assert!(!fight.contains([':', ';', '(', ')', ',']), "{fight}");
}

const MANIFEST: &str = "language: 1\nname: p\ntitle: { en: Brawl }\nLOCALES\nduel: { a: aldor, b: orc, plan: bold }\n";

const RULES: &str = r#"entity fighter "Fighter" {
  stat load "Load": number in tenths, else 0
  resource health "Health": number in 0..20, starts at 20
  flag stunned "Stunned"
}
procedure strike(foe: fighter) "Strike" { step harm = roll 1d6; foe loses harm health; set foe.stunned to yes }
character aldor "Aldor" is fighter { load 1.5 }
character orc "Orc" is fighter { }
plan bold for fighter { strike(foe) }
duel of fighter { first by (your load rounded down); at most 9 turns; lost when your health <= 0 }
clock turn
"#;

const FRENCH: &str = "
character-aldor = Aldor
    .gender = masculine
    .bare = yes
character-orc = Orque
    .name = orque
    .gender = feminine
stat-load = Charge
    .name = charge
    .gender = feminine
resource-health = Santé
    .name = santé
    .gender = feminine
flag-stunned = Étourdi
    .gender = masculine
    .attribute = { $gender ->
          [feminine] étourdie
         *[masculine] étourdi
        }
step-strike-harm = Mal
    .name = mal
    .gender = masculine
procedure-strike = Frappe
    .gender = feminine
param-strike-foe = Ennemi
    .name = ennemi
    .gender = masculine
";

/// A pack published in these languages, with these words in French.
fn pack(locales: &str, french: &str) -> Bench {
    let manifest = MANIFEST.replace("LOCALES", locales);
    let bench = Bench::new(&[("p/pack.yaml", &manifest), ("p/r.rune", RULES)]);
    if !french.is_empty() {
        bench.put("p/lang/fr.ftl", french.as_bytes());
    }
    bench
}

const BOTH: &str = "source_locale: en\nlocales: [en, fr]";

#[test]
fn french_elides() {
    let told = pack(BOTH, FRENCH).run(&["duel", "p", "--lang", "fr"]).ends(0).out;
    let sentences = [
        "Brawl\u{a0}: Aldor contre l'orque, graine 1.\n",
        "\nAu tour d'Aldor\u{a0}:\n",
        "\nAu tour de l'orque\u{a0}:\n",
        "  L'orque devient étourdie.\n",
        "  Aldor devient étourdi.\n",
    ];
    for sentence in sentences {
        assert!(told.contains(sentence), "{sentence}\n{told}");
    }
    pack(BOTH, FRENCH).run(&["trace", "p", "aldor.load", "--lang", "fr"]).ends(0).says("1,5\n");
}

#[test]
fn a_pack_without_words_is_told_in_its_titles() {
    let told = pack("source_locale: en", "").run(&["duel", "p"]).ends(0).out;
    let sentences = [
        "Brawl: Aldor against Orc, plan bold, seed 1.\n",
        "\nAldor acts:\n  Harm: 1d6 comes to ",
        "  Orc, Health: 20 → ",
        "  Orc, Stunned: no → yes.\n",
    ];
    for sentence in sentences {
        assert!(told.contains(sentence), "{sentence}\n{told}");
    }
}

#[test]
fn unknown_languages_are_one_sentence() {
    let folder = content("sil-q");
    let known = "This pack has no words in `de`; its languages are `en`, `fr` and `ja`.\n";
    for command in [&["duel", &folder][..], &["trace", &folder, "hero.melee"], &["test", &folder]] {
        let arguments = [command, &["--lang", "de"]].concat();
        Bench::new(&[]).run(&arguments).ends(2).says("").complains(known);
    }
    let only = "This pack has no words in `fr`; its only language is `en`.\n";
    pack("source_locale: en", "").run(&["duel", "p", "--lang", "fr"]).ends(2).says("").complains(only);
}

#[test]
fn missing_words_are_named() {
    let bench = pack(BOTH, &FRENCH.replace("character-orc = Orque", "character-ork = Orque"));
    let lacks = "The words of the pack in `fr` lack what this needs: `character-orc` and `character-orc.gender`.\n";
    bench.run(&["duel", "p", "--lang", "fr"]).ends(2).says("").complains(lacks);
}
