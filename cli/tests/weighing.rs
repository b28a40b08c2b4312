//! `balance`, `odds --vs`, `odds --traces` and `dice` on the command line.

mod bench;

use bench::Bench;

/// The folder of a pack, from anywhere.
fn content(pack: &str) -> String {
    format!("{}/../content/{pack}", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn abilities_are_weighed() {
    let folder = content("sil-q");
    let wanted =
        ["balance", &folder, "--foes", "orc_captain", "--kinds", "ability", "--fights", "30", "--format", "csv"];
    let run = Bench::new(&[]).run(&wanted).ends(0);
    let row =
        |entry: &str| run.out.lines().find(|line| line.starts_with(&format!("ability,{entry},"))).map(str::to_owned);
    assert!(row("power").is_none(), "the hero has it");
    let charge = row("charge").unwrap_or_else(|| panic!("{}", run.out));
    assert!(charge.starts_with("ability,charge,innate,"), "{charge}");
}

#[test]
fn where_fighters_have_no_entries_their_numbers_are_weighed() {
    let run = Bench::new(&[]).run(&["balance", &content("rip"), "--fights", "100", "--format", "csv"]).ends(0);
    let more = |change: &str| -> f64 {
        let row = run.out.lines().find(|line| line.starts_with(&format!("change,{change},,,bold,guard,")));
        row.and_then(|row| row.split(',').nth(7)?.parse().ok()).unwrap_or_else(|| panic!("{}", run.out))
    };
    assert!(more("strength +1") > 0.05 && more("toughness +1") > 0.05, "{}", run.out);
    assert!(!run.out.contains("two_weapons +1"), "a flag is no number");
    let run = Bench::new(&[]).run(&["balance", &content("rip"), "--changes", "strenght +1"]).ends(1);
    assert!(run.error.contains("did you mean `strength`?"), "{}", run.error);
}

#[test]
fn a_pack_without_a_duel_weighs_nothing() {
    Bench::new(&[]).run(&["balance", &content("stats")]).ends(2);
}

#[test]
fn two_questions_are_compared() {
    let folder = content("stats");
    let wanted = ["odds", &folder, "chance of hold(12, 18)", "--vs", "chance of hold(15, 18)"];
    let run = Bench::new(&[]).run(&wanted).ends(0);
    let heads = ["the first  ", "the second  ", "second - first  +", "exact ("];
    assert!(run.out.lines().zip(heads).all(|(line, head)| line.starts_with(head)), "{}", run.out);
    let json = Bench::new(&[]).run(&[&wanted[..], &["--format", "json"]].concat()).ends(0).out;
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["differences"].as_array().unwrap().len(), 1);
}

#[test]
fn the_likeliest_ways_replay_in_a_trace() {
    let folder = content("stats");
    let asked = "chance of hold(12, 18)";
    let run = Bench::new(&[]).run(&["odds", &folder, asked, "--traces", "2", "--format", "json"]).ends(0);
    let json: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    for way in json["ways"].as_array().unwrap() {
        let rolls: Vec<String> = way["rolls"].as_array().unwrap().iter().map(ToString::to_string).collect();
        let rolls = rolls.join(",");
        let trace = Bench::new(&[]).run(&["trace", &folder, asked, "--rolls", &rolls]).ends(0).out;
        assert!(trace.lines().last().unwrap().ends_with("yes"), "{trace}");
        Bench::new(&[]).run(&["trace", &folder, asked, "--rolls", &format!("{rolls},1")]).ends(2);
    }
}

const EVENING: &str = r#"one of stake "Stake": sure "Sure", bold "Bold"
entity gambler "Gambler" { resource purse "Purse": number in 0..50, starts at 10 }
procedure play(who: gambler) "Play" {
  choose way: stake, by who
  match way { sure: who gains 2 purse; bold: who gains (roll 1d6) purse }
}
procedure evening(who: gambler) "Evening" { play(who); play(who) }
character player "Player" is gambler { }
"#;

#[test]
fn an_answer_says_how_choices_were_made() {
    let bench = Bench::new(&[("p/pack.yaml", "language: 1\nname: p\n"), ("p/a.rune", EVENING)]);
    let asked = "chance of (player.purse >= 16) in evening(player)";
    let said = |given: &str| bench.run(&["odds", "p", asked, "--given", given]).ends(0).out;
    let best = said("policy best by (player.purse >= 16)");
    assert!(best.contains("75 %") && best.contains("the option that is best by what was said"), "{best}");
    let drawn = bench.run(&["odds", "p", asked, "--given", "policy best by player.purse", "--states", "0"]).ends(0).out;
    assert!(drawn.contains("~72") && drawn.contains("the option that is best by what was said"), "{drawn}");
    assert!(said("policy each").contains("each option as often as any other"));
    assert!(said("").contains("takes its first option"));
    let one = ["--given", "player { purse 5 }; policy best by player.purse", "--traces", "1"];
    let ways = bench.run(&[&["odds", "p", asked][..], &one].concat()).ends(0).out;
    assert!(ways.contains("5, 6") || ways.contains("6, 5"), "{ways}");
}

#[test]
fn dice_of_other_tools_are_read_or_refused_with_all_readings() {
    let bench = Bench::new(&[]);
    bench.run(&["dice", "4d6kh3"]).ends(0).says("4d6 keep high 3\n").complains("");
    bench.run(&["dice", "--from", "roll20", "4d6k3 + 2"]).ends(0).says("4d6 keep high 3 + 2\n");
    let unclear = "`4d6k3` means different things in different tools; say which with `--from`:\n  \
                   Avrae: adds up the dice that show 3: write a `die NAME { roll …: … }`\n  \
                   Foundry, Roll20: 4d6 keep high 3\n";
    bench.run(&["dice", "4d6k3"]).ends(1).says("").complains(unclear);
    let bounded =
        "Roll20 explodes without a bound; here every die has one: at most 5 deep, or another with `--deep N`.\n";
    bench.run(&["dice", "3d6!", "--deep", "5"]).ends(0).says("3d6 explode on 6 at most 5 deep\n").complains(bounded);
    let foreign = "`4d6z` cannot be read as Foundry writes dice: reading stopped after character 3. The tool itself may take \
                   more than is read here: sums of dice with suffixes.\n";
    bench.run(&["dice", "--from", "foundry", "4d6z"]).ends(1).complains(foreign);
    for (dice, mine, theirs) in [
        ("1d20cs>18", "Foundry: 1d20 count >= 19", "Roll20: 1d20"),
        ("4d6d1", "Foundry, Roll20: 4d6 keep high 3", "other tools: leaves out the dice that show this number"),
        ("d6x", "Foundry: 1d6 explode on 6", "other tools: rolls one more die"),
    ] {
        let error = bench.run(&["dice", dice]).ends(1).says("").error;
        assert!(error.contains(mine) && error.contains(theirs), "{dice}: {error}");
    }
}

#[test]
fn a_changed_copy_is_told_of_by_the_name_it_is_a_copy_of() {
    let asked = "mean of result in initiative(brawler with { speed +1 })";
    let run = Bench::new(&[]).run(&["trace", &content("rip"), asked, "--rolls", "3"]).ends(0);
    assert!(run.out.contains("brawler") || run.out.contains("Brawler"), "{}", run.out);
    assert!(!run.out.contains(" with "), "{}", run.out);
}
