//! `runebook diff` on small packs and on those of `content`: what it says differs, and what it leaves out.

mod bench;

use std::process::Command;

use bench::{Bench, Run};

const SYSTEM: &str = "kind ability \"Ability\" { level: number = 1 }
entity creature \"Creature\" { stat melee \"Melee\", strength \"Strength\": number, else 0; flag prone \"Prone\" }
";

fn manifest(version: &str) -> String {
    format!(
        "language: 1\nname: small\nversion: {version}\nlocales: [en, fr]\nlints: {{ missing_translation: allow }}\n"
    )
}

/// Two packs of these rules, compared.
fn compared(old: &str, new: &str, more: &[&str]) -> Run {
    let bench = Bench::new(&[
        ("old/pack.yaml", &manifest("1.0.0")),
        ("old/r.rune", &format!("{SYSTEM}{old}")),
        ("old/lang/fr.ftl", "ability-told-text = Ainsi.\n"),
        ("new/pack.yaml", &manifest("2.0.0")),
        ("new/r.rune", &format!("{SYSTEM}{new}")),
        ("new/lang/fr.ftl", "ability-told-text = Ainsi.\n"),
    ]);
    bench.run(&[&["diff", "old", "new"], more].concat()).ends(0)
}

/// The same, without the first line.
#[track_caller]
fn says(old: &str, new: &str, text: &str) {
    let out = compared(old, new, &[]).out;
    assert_eq!(out.strip_prefix("small 1.0.0 → small 2.0.0\n\n"), Some(text), "{out}");
}

const POWER: &str = "ability power \"Power\" { level 2; let bonus = 2; melee +bonus when your strength >= 3 }\n";

#[test]
fn nothing_differs_from_itself() {
    compared(POWER, POWER, &[]).says("");
    compared(POWER, POWER, &["--format", "markdown"]).says("");
}

#[test]
fn files_and_their_order_are_no_difference() {
    let grip = "ability grip \"Grip\" { melee +1 }\n";
    compared(&format!("{POWER}{grip}"), &format!("{grip}\n// later\n{POWER}"), &[]).says("");
}

#[test]
fn what_cannot_be_compared() {
    let bench = Bench::new(&[("old/pack.yaml", &manifest("1.0.0")), ("old/r.rune", SYSTEM)]);
    let alone = "This pack extends no other in a folder; name two packs to compare.\n";
    bench.run(&["diff", "old"]).ends(2).complains(alone);
    let unknown = "The pack `small` is not published in `ja`.\n";
    bench.run(&["diff", "old", "old", "--lang", "ja"]).ends(2).complains(unknown);
}

#[test]
fn an_edition_lends_its_base_the_words_of_a_language_that_came_later() {
    let before = manifest("1.0.0").replace("[en, fr]", "[en]");
    let french = "stat-creature-melee = Mêlée\n    .gender = feminine\nentity-creature = Créature\n    .gender = feminine\n\
                  kind-ability = Aptitude\n    .name = aptitude\n    .plural = Aptitudes\n    .gender = feminine\nability-grip = Poigne\n    .gender = feminine\n";
    let rules = |by: u8| format!("{SYSTEM}ability grip \"Grip\" {{ melee +{by} }}\n");
    let bench = Bench::new(&[
        ("old/pack.yaml", &before),
        ("old/r.rune", &rules(1)),
        ("new/pack.yaml", &manifest("2.0.0")),
        ("new/r.rune", &rules(2)),
        ("new/lang/fr.ftl", french),
    ]);
    let out = bench.run(&["diff", "old", "new", "--lang", "fr"]).ends(0).out;
    for said in ["Ta Mêlée augmente de 1.", "Ta Mêlée augmente de 2."] {
        assert!(out.contains(said), "{out}");
    }
}

#[test]
fn a_number() {
    says(
        POWER,
        &POWER.replace("bonus = 2", "bonus = 4").replace("level 2", "level 3"),
        "~ ability power
    bonus: 2 → 4
    level: 2 → 3
  - While your Strength is at least 3, your Melee rises by 2.
  + While your Strength is at least 3, your Melee rises by 4.

0 added, 0 removed, 0 renamed, 1 changed
",
    );
}

#[test]
fn the_order_of_numbers() {
    let rule = "ability power \"Power\" { let bonus = 7 - 2; melee +bonus }\n";
    let out = compared(rule, &rule.replace("7 - 2", "2 - 7"), &[]).out;
    assert!(out.contains("    bonus: 7 - 2 → 2 - 7\n"), "{out}");
    let hero = "character hero is creature { strength 7 - 2 }\n";
    let out = compared(hero, &hero.replace("7 - 2", "2 - 7"), &[]).out;
    assert!(out.contains("    strength: 7 - 2 → 2 - 7\n"), "{out}");
}

#[test]
fn a_condition() {
    says(
        POWER,
        &POWER.replace(" when your strength >= 3", ""),
        "~ ability power
  - While your Strength is at least 3, your Melee rises by 2.
  + Your Melee rises by 2.

0 added, 0 removed, 0 renamed, 1 changed
",
    );
}

#[test]
fn what_holds_unless_said() {
    let system = |least: &str| format!("kind song \"Song\" {{ level: number = {least} }}\n");
    says(
        &system("1"),
        &system("2"),
        "~ field of song level
    unless said: 1 → 2

0 added, 0 removed, 0 renamed, 1 changed
",
    );
}

#[test]
fn a_name_that_people_read() {
    says(
        POWER,
        &POWER.replace("\"Power\"", "\"Might\""),
        "~ ability power \"Might\"
    name: Power → Might

0 added, 0 removed, 0 renamed, 1 changed
",
    );
}

#[test]
fn another_name_for_the_same() {
    says(
        POWER,
        &POWER.replace("power \"Power\"", "might \"Power\" was power"),
        "> ability might \"Power\", was power

0 added, 0 removed, 1 renamed, 0 changed
",
    );
}

#[test]
fn another_name_for_the_same_status() {
    let rules = "status shaken \"Shaken\" { counter 0..9; stacks adds; each turn: toward 0 by 1 }\n";
    let old = format!("clock turn\n{rules}");
    says(
        &old,
        &old.replace("shaken \"Shaken\"", "daunted \"Shaken\" was shaken"),
        "> status daunted \"Shaken\", was shaken

0 added, 0 removed, 1 renamed, 0 changed
",
    );
}

#[test]
fn what_is_gone_and_what_is_new() {
    says(
        POWER,
        "ability grip \"Grip\" { melee +1 }\n",
        "+ ability grip
  + Your Melee rises by 1.

- ability power
  - While your Strength is at least 3, your Melee rises by 2.

What saves keep and the rules no longer know
  - ability power

1 added, 1 removed, 0 renamed, 0 changed
",
    );
}

#[test]
fn what_has_no_phrase_is_shown_as_it_is_written() {
    says(
        "ability grip \"Grip\" { melee +1 }\n",
        "ability grip \"Grip\" { melee +1 when you are prone }\n",
        "~ ability grip
    Your Melee rises by 1. → melee +1 when you are prone

0 added, 0 removed, 0 renamed, 1 changed
",
    );
}

#[test]
fn whom_it_concerns() {
    let dark = "fact dark(who: creature): yes or no, else no\nrules in creature { melee -1 when dark(you) }\n";
    let told = "ability told \"Told\" { melee +1; text \"So.\" }\n";
    let new = format!("{dark}{told}").replace("else no", "else yes").replace("So.", "Otherwise.");
    says(
        &format!("{dark}{told}character hero \"Hero\" is creature {{ strength 1 }}\n"),
        &format!("{new}character hero \"Hero\" is creature {{ strength 2 }}\n"),
        "~ ability told
    text: So. → Otherwise.

~ character hero
    strength: 1 → 2

What the game is asked for
    fact dark: (who), else no → (who), else yes

Translations older than their text
  + fr: ability-told-text

0 added, 0 removed, 0 renamed, 2 changed
",
    );
}

#[test]
fn what_changes_places_concerns_the_game() {
    let event = "event hit(who: creature, mood: mood) \"A hit\" told by the game\none of mood \"Mood\": calm, angry\n";
    let out = compared(event, &event.replace("calm, angry", "angry, calm"), &[]).out;
    assert!(
        out.contains("What the game is asked for\n  + which parameters, fields and members there are, in what order"),
        "{out}"
    );
}

#[test]
fn for_a_pull_request() {
    compared(POWER, &POWER.replace("level 2", "level 3"), &["--format", "markdown"]).says(
        "## small 1.0.0 → small 2.0.0

0 added, 0 removed, 0 renamed, 1 changed

### Changed

- **Power** (`ability power`)
  - level: ~~2~~ → 3
",
    );
}

#[test]
fn for_a_program() {
    let run = compared(POWER, &POWER.replace("power \"Power\"", "might \"Power\" was power"), &["--format", "json"]);
    let found: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    let change = &found["changes"][0];
    assert_eq!((&change["what"], &change["was"]), (&"renamed".into(), &"power".into()));
    assert_eq!(found["lost"], serde_json::json!([]));
}

#[test]
fn the_odds_of_both() {
    let luck = |bonus: &str| {
        format!(
            "check luck(who: creature) \"Luck\" {{ succeeds when roll 1d10 + who.strength > {bonus} }}\ncharacter hero \"Hero\" is creature {{ }}\n"
        )
    };
    let out = compared(&luck("4"), &luck("5"), &["--odds", "chance of luck(hero)"]).out;
    assert!(out.contains("Odds\n  - chance of luck(hero): 3/5 = 60 %\n"), "{out}");
    assert!(out.contains("  + chance of luck(hero): 1/2 = 50 %\n"), "{out}");
}

#[test]
fn a_revision_of_git() {
    let bench = Bench::new(&[("game/pack.yaml", &manifest("1.0.0")), ("game/r.rune", &format!("{SYSTEM}{POWER}"))]);
    let git = |arguments: &[&str]| {
        let who = ["-c", "user.name=a", "-c", "user.email=a@example.org"];
        let done = Command::new("git").args(who).args(arguments).current_dir(bench.path("")).output().unwrap();
        assert!(done.status.success(), "{done:?}");
    };
    git(&["init", "-q"]);
    git(&["add", "."]);
    git(&["commit", "-q", "-m", "First"]);
    bench.run(&["diff", "HEAD:game", "game"]).ends(0).says("");
    bench.put("game/r.rune", format!("{SYSTEM}{}", POWER.replace("level 2", "level 3")).as_bytes());
    let out = bench.run(&["diff", "HEAD:game", "game"]).ends(0).out;
    assert!(out.contains("~ ability power\n    level: 2 → 3\n"), "{out}");
    bench.run(&["diff", "nowhere:game", "game"]).ends(2);
}

#[test]
fn an_edition_and_what_it_extends() {
    let content = |pack: &str| format!("{}/../content/{pack}", env!("CARGO_MANIFEST_DIR"));
    let run = |arguments: &[&str]| Bench::new(&[]).run(arguments).ends(0).out;
    let both = run(&["diff", &content("sil"), &content("sil-q")]);
    assert_eq!(both, run(&["diff", &content("sil-q")]));
    for line in [
        "~ ability blocking\n",
        "+ Unless you moved last turn, your shield protection rolls twice as many dice.\n",
        "+ song mastery \"Song of Mastery\"\n",
        "+ ability oath\n",
        "+ event climbed: (climber)\n",
    ] {
        assert!(both.contains(line), "{line}{both}");
    }
    let table = run(&["diff", &content("sil"), &content("sil-g"), "--lang", "fr"]);
    assert!(table.contains("~ ability inner_light\n    more: 2 → 1\n"), "{table}");
    assert_eq!(run(&["diff", &content("rip"), &content("rip"), "--lang", "ja"]), "");
}

#[test]
fn the_changes_that_a_rulebook_lists_are_found() {
    let content = |pack: &str| format!("{}/../content/{pack}", env!("CARGO_MANIFEST_DIR"));
    let readme = std::fs::read_to_string(format!("{}/README.md", content("sil-q"))).unwrap();
    let table = readme.split("| rulebook | `diff` says |").nth(1).and_then(|rest| rest.split("\n\n").next()).unwrap();
    let said: String = ["sil-g", "sil"]
        .map(|old| Bench::new(&[]).run(&["diff", &content(old), &content("sil-q")]).ends(0).out)
        .concat();
    let words: Vec<&str> = table.lines().flat_map(|row| row.split('`').skip(1).step_by(2)).collect();
    assert!(words.len() > 15, "{words:?}");
    let lost: Vec<&&str> = words.iter().filter(|words| !said.contains(**words)).collect();
    assert!(lost.is_empty(), "`diff` does not say {lost:?}");
}
