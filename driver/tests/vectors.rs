//! Tables of expected values, asked of a small game.

use runebook_driver::pack::shelf::Memory;
use runebook_driver::vectors::{self, Run, Verdict};
use runebook_driver::{Levels, Pack, check};

const MANIFEST: &str = "language: 1\nname: small\nlocales: [en, ja]\nlints: { untested_entry: allow }\n";

const JA: &str = "entry-weapon-battle_axe = 戦斧\nweapon-battle_axe = 戦斧\nmember-mood-calm = 平静\n";

const GAME: &str = r#"unit lb
clock turn
one of mood "Mood": calm "Calm", angry "Angry"
kind weapon "Weapon" { to_hit: number = 0; damage: dice; evasion: number = 0; weight: lb; notation (to_hit, damage) [evasion] }
kind armour "Armour" { to_hit: number = 0; evasion: number = 0; protection: dice; notation (to_hit) [evasion, protection] }
weapon battle_axe "Battle axe" { damage 3d4; weight 4 lb }
weapon long_sword "Long sword" { damage 2d5; weight 3 lb }
entity creature "Creature" {
  stat score "Score": number, else 10
  flag prone "Prone"
  resource health "Health": number in 0..100, starts at 100
}
status poison "Poison" { counter 0..100; stacks adds; each turn { let loss = toll(your poison); you lose loss health; you lose loss poison
  says "A fifth of the poison, rounded up, is lost." } }
character thora "Thora" is creature { score 12 }
formula modifier(score: number) "Modifier": number = (score - 10) / 2 rounded down
formula drift(morale: number in tenths) "Drift": number in tenths = morale
formula heavy(w: lb) "Heavy": yes or no = w >= 4 lb
formula bigger(d: dice) "Bigger": dice = d sides +1
formula toll(counter: number) "Toll": number = a fifth of counter rounded up
formula axe_of(m: mood) "Axe": weapon or none = if m is angry then battle_axe else none
formula mood_of(n: number) "Mood": mood = if n > 0 then calm else angry
check hold(score: number, difficulty: number) "Holding out" { succeeds when roll 2d12 + score >= difficulty, by the difference }
die burst { roll 1d6; 1..5: total +face; 6: total +6, again at most 9 deep }
check bursting(plus: number) "Bursting" { let r = roll burst; result r.total + plus; last r.last }
"#;

/// The table asked with these topics: what is wrong with files, then what failed or was skipped.
fn asked(mapping: &str, table: &str) -> (Run, Vec<String>) {
    let files = [
        ("small/pack.yaml", MANIFEST),
        ("small/r.rune", GAME),
        ("small/lang/ja.ftl", JA),
        ("small/vectors.yaml", mapping),
    ];
    let pack = Pack::open("small", &mut Memory::new(&files)).unwrap();
    let report = check(&pack, &Levels::default());
    let ir = report.ir.unwrap_or_else(|| panic!("{:?}", report.found));
    let run = vectors::run(&pack, &ir, "t.json", table.as_bytes(), false).unwrap();
    let place = |found: &runebook_driver::Diagnostic| {
        let (at, _) = run.sources.places(found.primary.span);
        let shown = &run.sources.of(found.primary.span).shown;
        format!("{} {shown}:{}:{} {} {}", found.code, at.line, at.column, found.message, found.primary.text)
    };
    let mut said: Vec<String> = run.found.iter().map(place).collect();
    for tried in &run.tried {
        match &tried.verdict {
            Verdict::Passed => {}
            Verdict::Failed(found) => said.extend(found.iter().map(place)),
            Verdict::Skipped(why) => said.push(format!("skipped {}: {why}", tried.id)),
        }
    }
    (run, said)
}

/// A table of one vector.
fn one(input: &str, expected: &str) -> String {
    format!(r#"[{{"id": "a/1", "topic": "t", "input": {input}, "expected": {expected}}}]"#)
}

fn passes(mapping: &str, input: &str, expected: &str) {
    let (_, said) = asked(&format!("topics:\n  t: {mapping}\n"), &one(input, expected));
    assert_eq!(said, Vec::<String>::new(), "{mapping}");
}

/// The one failure begins so.
fn fails(mapping: &str, input: &str, expected: &str, words: &str) {
    let (_, said) = asked(&format!("topics:\n  t: {mapping}\n"), &one(input, expected));
    assert!(said.len() == 1 && said[0].contains(words), "{said:#?}");
}

#[test]
fn numbers_are_compared_exactly() {
    passes("modifier({score})", r#"{"score": 7}"#, "-2");
    fails("modifier({score})", r#"{"score": 7}"#, "-1", "E094 t.json:1:65 a/1 is not reproduced expected -1, found -2");
    passes("drift({m})", r#"{"m": "-27/5"}"#, r#""-27/5""#);
    passes("drift({m})", r#"{"m": -5.4}"#, "-5.4");
    passes("chance of hold({s}, {d})", r#"{"s": 6, "d": 13}"#, r#""43/48""#);
    fails("chance of hold({s}, {d})", r#"{"s": 6, "d": 13}"#, "0.85", "expected 0.85, found 43/48");
    passes("mean of margin in hold({s}, {d})", r#"{"s": 6, "d": 19}"#, "0");
}

#[test]
fn what_is_shown_is_compared_as_text() {
    let shown = |show: &str| format!("{{ ask: \"chance of hold({{s}}, {{d}})\", show: \"{show}\" }}");
    passes(&shown("percent, 1 decimal"), r#"{"s": 6, "d": 13}"#, r#""89.6%""#);
    passes(&shown("percent, whole"), r#"{"s": 6, "d": 13}"#, "90");
    passes(&shown("percent, 1 decimal"), r#"{"s": 6, "d": 8}"#, r#""100.0%""#);
    passes(&shown("percent, up to 1 decimal"), r#"{"s": 6, "d": 8}"#, r#""100%""#);
    passes(&shown("up to 1 decimal, percent"), r#"{"s": 6, "d": 8}"#, r#""100%""#);
    fails(&shown("percent, 2 decimals"), r#"{"s": 6, "d": 13}"#, r#""89.6%""#, "found \"89.58%\"");
    fails("{ ask: \"modifier({s})\", show: percent }", r#"{"s": 6}"#, r#""1%""#, "percent shows a chance");
    fails("{ ask: \"modifier({s})\", show: prozent }", r#"{"s": 6}"#, r#""1%""#, "E083 small/vectors.yaml:2:36");
}

#[test]
fn things_are_found_by_any_of_their_names() {
    for text in ["Battle axe", "battle_axe", "battle AXE", "戦斧", "戦斧 Battle axe"] {
        passes("\"heavy({w as weapon}.weight)\"", &format!("{{\"w\": \"{text}\"}}"), "true");
    }
    let words = "E097 small/vectors.yaml:2:13 no weapon is called \"Battle ax\"";
    let (run, said) = asked("topics:\n  t: \"heavy({w as weapon}.weight)\"\n", &one(r#"{"w": "Battle ax"}"#, "true"));
    assert!(said.len() == 1 && said[0].starts_with(words), "{said:?}");
    let Verdict::Failed(found) = &run.tried[0].verdict else { panic!("it fails") };
    assert_eq!(found[0].help.as_deref(), Some("the nearest is \"Battle axe\""));
    fails("heavy({w})", r#"{"w": "Battle axe"}"#, "true", "E097");
    fails(
        "heavy({w as wapon})",
        r#"{"w": "Battle axe"}"#,
        "true",
        "E097 small/vectors.yaml:2:12 nothing can be read as",
    );
}

#[test]
fn answers_that_are_things_are_compared_by_title() {
    passes("mood_of({n})", r#"{"n": 1}"#, r#""calm""#);
    passes("mood_of({n})", r#"{"n": 1}"#, r#""平静""#);
    fails("mood_of({n})", r#"{"n": 1}"#, r#""angry""#, "expected \"angry\", found \"Calm\"");
    passes("axe_of({m as mood})", r#"{"m": "angry"}"#, r#""Battle axe""#);
    passes("axe_of({m as mood})", r#"{"m": "calm"}"#, "null");
    passes("{ ask: \"mood_of({n})\", words: { calm: at ease } }", r#"{"n": 1}"#, r#""at ease""#);
    passes("{ ask: \"heavy({n as lb})\", words: { yes: succeed, no: fail } }", r#"{"n": 3}"#, r#""fail""#);
    fails("{ ask: \"heavy({n as lb})\", words: { yes: succeed } }", r#"{"n": 4}"#, r#""fail""#, "found yes");
}

#[test]
fn dice_are_read_and_compared() {
    passes("bigger({d as dice})", r#"{"d": {"dice": 3, "sides": 4}}"#, r#"{"dice": 3, "sides": 5}"#);
    passes("bigger({d as dice})", r#"{"d": "3d4"}"#, r#""3d5""#);
    passes("bigger(({d.dice})d({d.sides}))", r#"{"d": {"dice": 3, "sides": 4}}"#, r#""3d5""#);
    fails("bigger({d as dice})", r#"{"d": "3d4"}"#, r#""3d6""#, "found 3d5");
}

#[test]
fn a_record_and_a_list_are_asked_part_by_part() {
    let record = r#"{ ask: { low: "modifier({a})", high: { ask: "modifier({b})", when: "heavy({b as lb})" } } }"#;
    passes(record, r#"{"a": 8, "b": 12}"#, r#"{"low": -1, "high": 1}"#);
    passes(record, r#"{"a": 8, "b": 3}"#, r#"{"low": -1}"#);
    fails(record, r#"{"a": 8, "b": 12}"#, r#"{"low": -1}"#, "found a map with `low` and `high`");
    fails(record, r#"{"a": 8, "b": 12}"#, r#"{"low": -1, "high": 2}"#, "expected 2, found 1");
    let list = r#"{ ask: ["modifier({a})", "modifier({b})"] }"#;
    passes(list, r#"{"a": 8, "b": 12}"#, "[-1, 1]");
    fails(list, r#"{"a": 8, "b": 12}"#, "[-1]", "found 2 values");
}

#[test]
fn texts_are_read_by_a_notation() {
    let it = "{ it: \"{text as notation of weapon, armour}\", \
              ask: { att: it.to_hit, damage: it.damage, evn: it.evasion, protection: it.protection } }";
    passes(it, r#"{"text": "Battle axe (-3,3d4)"}"#, r#"{"att": -3, "damage": {"dice": 3, "sides": 4}}"#);
    passes(it, r#"{"text": "革鎧 [\u22121,1d4]"}"#, r#"{"evn": -1, "protection": "1d4"}"#);
    passes(it, r#"{"text": "Mail (-1) [-3,2d4]"}"#, r#"{"att": -1, "evn": -3, "protection": "2d4"}"#);
    fails(it, r#"{"text": "Battle axe (-3,3d4)"}"#, r#"{"att": -3}"#, "found a map with `att` and `damage`");
    fails(
        it,
        r#"{"text": "Battle axe (3d4)"}"#,
        "{}",
        "E097 small/vectors.yaml:2:13 \"Battle axe (3d4)\" is not written",
    );
    let of = |ask: &str| format!("{{ it: \"{{text as notation of weapon}}\", ask: {ask} }}");
    passes(&of("bigger(it.damage)"), r#"{"text": "Axe (-3,3d4)"}"#, r#""3d5""#);
    fails(&of("it.damag"), r#"{"text": "Axe (-3,3d4)"}"#, "1", "no notation here shows `damag`");
    fails(&of("modifier(it.evasion)"), r#"{"text": "Axe (-3,3d4)"}"#, "1", "E097");
    fails("modifier({text as notation of weapon})", r#"{"text": "Axe (-3,3d4)"}"#, "1", "E097");
}

#[test]
fn a_state_is_given_and_time_passes() {
    let given = r#"{ given: "thora { score = {s}; prone {p} }", ask: "thora.score" }"#;
    passes(given, r#"{"s": -3, "p": true}"#, "-3");
    let again = r#"{ given: "thora { poison {c} }", ask: "toll(thora.poison)", again: "turn(thora)", until: "not thora has poison" }"#;
    passes(again, r#"{"c": 23}"#, "[5, 4, 3, 3, 2, 2, 1, 1, 1, 1]");
    fails(again, r#"{"c": 23}"#, "[5, 4]", "found [5, 4, and more]");
    fails(again, r#"{"c": 1}"#, "[1, 1]", "expected [1, 1], found [1]");
    let times = r#"{ given: "thora { poison {c} }", ask: thora.poison, again: "turn(thora)", times: "{n}" }"#;
    passes(times, r#"{"c": 23, "n": 0}"#, "23");
    passes(times, r#"{"c": 23, "n": 2}"#, "14");
    fails(times, r#"{"c": 23, "n": 101}"#, "14", "such a number");
    fails(times, r#"{"c": 23, "n": "1/2"}"#, "14", "such a number");
    let done = r#"{ given: "thora { poison {c} }; do turn(thora)", ask: "thora.health" }"#;
    passes(done, r#"{"c": 10}"#, "98");
}

#[test]
fn the_first_question_counts_whose_condition_holds() {
    let first = r#"{ given: "thora { score = {s}; prone {p}; poison {c} }", first: [
        { when: thora.prone, ask: thora.prone, words: { yes: down } }, { when: thora has poison, ask: thora.score } ] }"#;
    passes(first, r#"{"s": 3, "p": true, "c": 1}"#, r#""down""#);
    passes(first, r#"{"s": 3, "p": false, "c": 1}"#, "3");
    fails(first, r#"{"s": 3, "p": false, "c": 1}"#, r#""down""#, "a/1 is not reproduced");
    fails(first, r#"{"s": 3, "p": false, "c": 0}"#, "3", "`when` of none of its questions holds");
}

#[test]
fn dice_come_up_as_the_input_says() {
    let rolled = |ask: &str| format!("{{ ask: \"{ask}\", rolls: \"{{faces}}\" }}");
    passes(&rolled("result of bursting({plus})"), r#"{"faces": [6, 6, 3], "plus": 1}"#, "16");
    fails(
        &rolled("result of bursting({plus})"),
        r#"{"faces": [3, 3], "plus": 1}"#,
        "4",
        "1 of the rolls are not needed",
    );
    fails(&rolled("result of bursting({plus})"), r#"{"faces": [6], "plus": 1}"#, "4", "the rules stop here");
    fails("result of bursting({plus})", r#"{"plus": 1}"#, "4", "this is left to chance");
    passes(&rolled("last of bursting({plus})"), r#"{"faces": [6, 2], "plus": 1}"#, "2");
}

#[test]
fn a_mapping_only_asks() {
    fails("\"modifier({s}) + {s}\"", r#"{"s": 5}"#, "2", "E096 small/vectors.yaml:2:21 `+` is arithmetic");
    let (_, said) =
        asked("topics:\n  t: { ask: \"modifier({s})\", given: \"thora { score 3 }\" }\n", &one("{\"s\": 2}", "-4"));
    assert!(said.len() == 1 && said[0].contains("E096 small/vectors.yaml:2:52 `3` is a number"), "{said:?}");
    let (_, said) = asked("topics:\n  t: \"bigger(3d4)\"\n", &one("{}", "\"3d5\""));
    assert!(said.len() == 1 && said[0].contains("E096 small/vectors.yaml:2:14 `3d4` is dice"), "{said:?}");
}

#[test]
fn nothing_is_passed_over() {
    let (_, said) = asked("topics:\n  u: modifier({s})\n", &one(r#"{"s": 5}"#, "2"));
    assert!(
        said.len() == 1 && said[0].starts_with("E095 small/vectors.yaml:1:1 nothing says how the topic `t`"),
        "{said:?}"
    );
    fails("modifier({s})", r#"{"s": 8, "extra": 1}"#, "-1", "E098 t.json:1:57 the mapping does not use `extra`");
    passes("{ ask: \"modifier({s})\", unused: [extra] }", r#"{"s": 8, "extra": 1}"#, "-1");
    fails("modifier({z})", r#"{"s": 8}"#, "-1", "E098");
    fails(
        "modifier({d.dice})",
        r#"{"d": {"dice": 8, "sides": 1}}"#,
        "-1",
        "E098 t.json:1:66 the mapping does not use `d.sides`",
    );
    fails("nobody({s})", r#"{"s": 8}"#, "-1", "E010 small/vectors.yaml:2:6 there is no rule named `nobody`");
}

#[test]
fn of_several_mappings_the_first_that_fits_counts() {
    let several = "\n    - { ask: \"modifier({s})\", when: { of: score } }\n    - modifier({t})\n    - { ask: \"modifier({s})\", unused: [u] }";
    passes(several, r#"{"s": 8, "of": "score"}"#, "-1");
    passes(several, r#"{"t": 8}"#, "-1");
    passes(several, r#"{"s": 8, "u": 1}"#, "-1");
    fails(several, r#"{"s": 8, "of": "other"}"#, "-1", "E095 t.json:1:39 no mapping of this topic fits this vector");
}

#[test]
fn exceptions_are_counted_and_kept_honest() {
    let mapping = |id: &str| format!("topics:\n  t: modifier({{s}})\nexcept:\n  {id}: \"it rounds up there\"\n");
    let (run, said) = asked(&mapping("a/1"), &one(r#"{"s": 7}"#, "-1"));
    assert_eq!(said, ["skipped a/1: it rounds up there"]);
    assert_eq!((vectors::count(&run.tried).as_str(), run.fails()), ("0 passed, 0 failed, 1 skipped", false));
    let (_, said) = asked(&mapping("a/1"), &one(r#"{"s": 7}"#, "-2"));
    assert!(
        said.len() == 1 && said[0].starts_with("E099 small/vectors.yaml:4:3 a/1 is reproduced after all"),
        "{said:?}"
    );
    let (run, said) = asked(&mapping("a/2"), &one(r#"{"s": 7}"#, "-2"));
    assert!(said.len() == 1 && said[0].starts_with("E099 small/vectors.yaml:4:3 there is no vector `a/2`"), "{said:?}");
    assert!(run.fails());
    // another table's
    assert_eq!(asked(&mapping("b/1"), &one(r#"{"s": 7}"#, "-2")).1, Vec::<String>::new());
}

#[test]
fn files_that_cannot_be_read_have_places() {
    let said = |mapping: &str, table: &str| asked(mapping, table).1;
    assert_eq!(said("topics: [", "[]").len(), 1);
    assert!(said("topics: [", &one("{}", "1"))[0].starts_with("E080 small/vectors.yaml"));
    assert!(said("topic: {}", "[]")[0].starts_with("E081 small/vectors.yaml:1:1"));
    assert!(said("topics: { t: { asks: x } }", "[]")[0].starts_with("E081 small/vectors.yaml:1:16"));
    assert!(said("topics: { t: { given: x } }", "[]")[0].starts_with("E082"));
    assert!(said("topics: { t: { first: x } }", "[]")[0].starts_with("E083"));
    assert!(said("topics: { t: { ask: x, first: [x] } }", "[]")[0].starts_with("E083"));
    assert!(said("topics: { t: { ask: x, again: y } }", "[]")[0].starts_with("E082"));
    assert!(said("topics: { t: { ask: x, times: y } }", "[]").iter().any(|found| found.starts_with("E082")));
    assert!(said("topics: { t: , t: x }", "[]")[0].starts_with("E08"));
    assert!(said("topics:", "{")[0].starts_with("E080 t.json"));
    assert!(said("topics:", "{}")[0].starts_with("E095 t.json:1:1 here belongs a list"));
    assert!(said("topics:", r#"[{"id": "a"}]"#)[0].starts_with("E095 t.json:1:2 this vector has no `input`"));
}
