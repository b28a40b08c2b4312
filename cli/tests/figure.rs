//! Figures on the command line: tables, bars, blocks and shades, JSON, CSV and pictures, with the numbers of the book.

mod bench;

use bench::Bench;
use serde_json::Value;

const MANIFEST: &str =
    "language: 1\nname: small\ntitle: { en: Small }\nsource_locale: en\nlocales: [en, de]\nmakes: [table, book]\n";
const RULES: &str = r#"check hold(score: number, difficulty: number) "Holding out" { succeeds when roll 2d12 + score >= difficulty }
procedure blow(more: number) "Blow" gives wounds: number = 0 { set wounds to roll 1d6 + more }
figure spreads "Spread of a blow" { rows more "More" in 0..1; cell spread of wounds in blow(more); show 3 decimals }
figure one "One score" { rows difficulty "Difficulty" in 2, 13, 24; cell chance of hold(0, difficulty); as table, curve; show percent, 2 decimals below 1%, 1 decimal }
figure hold_table "How often it holds" {
  rows difficulty "Difficulty" in 13, 18, 24
  columns score "Score" in 0, 4
  cell chance of hold(score, difficulty)
  as table, heat map, curve
  show percent, 1 decimal, 2 decimals below 1%
}
"#;

fn pack() -> Bench {
    Bench::new(&[("pack.yaml", MANIFEST), ("r.rune", RULES)])
}

#[test]
fn a_curve_has_bars_and_a_spread_is_a_spread() {
    let bar = "█".repeat(40);
    let half = format!("{}▋", "█".repeat(21));
    let one = format!(
        "One score\n\nDifficulty  One score\n2              100.0%  {bar}\n13              54.2%  {half}\n24              0.69%  ▎\n"
    );
    let spreads = "Spread of a blow\n\nMore  Spread of a blow\n0                1.708\n1                1.708\n";
    pack().run(&["figure", ".", "spreads", "one"]).ends(0).says(&format!("{one}\n{spreads}"));
}

#[test]
fn shades_and_blocks_are_those_of_the_numbers() {
    let said = pack().run(&["figure", ".", "hold_table"]).ends(0).out;
    let lines = [
        "Difficulty ↓ Score →        0        4",
        "13                    ▓ 54.2%  █ 80.6%",
        "24                      0.69%  ░ 10.4%",
        "0      ▆▃▁",
        "4      █▅▂",
    ];
    assert!(lines.iter().all(|line| said.lines().any(|said| said == *line)), "{said}");
}

#[test]
fn programs_get_the_fractions_behind_the_digits() {
    let bench = pack();
    let csv = bench.run(&["figure", ".", "hold_table", "--format", "csv"]).ends(0).out;
    assert!(
        csv.starts_with("figure,row,column,shown,low,high,sure\nhold_table,13,0,54.2%,13/24,13/24,exact\n"),
        "{csv}"
    );
    let json = bench.run(&["figure", ".", "spreads", "--format", "json"]).ends(0).out;
    let found: Value = serde_json::from_str(&json).unwrap();
    let cell = &found[0]["cells"][0][0];
    assert_eq!((cell["shown"].as_str(), cell["sure"].as_str()), (Some("1.708"), Some("bounded")), "{json}");
}

#[test]
fn a_picture_is_of_one_figure() {
    let bench = pack();
    let svg = bench.run(&["figure", ".", "one", "--format", "svg"]).ends(0).out;
    assert!(svg.starts_with("<svg xmlns=") && svg.contains("<polyline") && svg.lines().count() == 1, "{svg}");
    let heat = bench.run(&["figure", ".", "hold_table", "--format", "svg"]).ends(0).out;
    assert!(heat.contains("class=\"heat\"") && heat.contains(">80.6%<"), "{heat}");
    let why = bench.run(&["figure", ".", "--format", "svg"]).ends(2).error;
    assert!(why.contains("name one of `hold_table`, `one`, `spreads`"), "{why}");
}

#[test]
fn languages_say_numbers_their_way_and_what_is_not_there_is_said() {
    let bench = pack();
    bench.put("lang/de.ftl", "figure-one = Eine Wertung\n    .rows = Schwierigkeit\n".as_bytes());
    let said = bench.run(&["figure", ".", "one", "--locale", "de"]).ends(0).out;
    assert!(said.starts_with("Eine Wertung\n\nSchwierigkeit") && said.contains("54,2"), "{said}");
    let why = bench.run(&["figure", ".", "hold_tabel"]).ends(2).error;
    assert!(why.contains("There is no figure `hold_tabel`. Did you mean `hold_table`?"), "{why}");
    let why = bench.run(&["figure", ".", "--lang", "xx"]).ends(2).error;
    assert!(why.contains("There is no language `xx`."), "{why}");
    let none = Bench::new(&[("pack.yaml", MANIFEST), ("r.rune", "formula two() \"Two\": number = 2\n")]);
    none.run(&["figure", "."]).ends(2).complains("The pack `small` has no figures.\n");
}
