//! A small game, asked, tested, fought and taken apart.

use runebook_driver::duel::{Bout, NoDuel, fight};
use runebook_driver::odds::show;
use runebook_driver::pack::shelf::Memory;
use runebook_driver::query::{Question, Unasked, Value};
use runebook_driver::story::teller::teller;
use runebook_driver::story::{self, Detail, Line};
use runebook_driver::test::{self, Tested, Verdict};
use runebook_driver::{Finding, render};
use runebook_driver::{Format, Ir, Levels, Look, Pack, Sources, build, check, disasm, format, odds, stages};

const MANIFEST: &str = "language: 1\nname: brawl\ntitle: { en: Brawl }\nduel: { a: ann, b: bob, plan: bold }\n";

const RULES: &str = r#"unit lb
clock turn
one of mood "Mood": calm "Calm", wild "Wild"

entity fighter "Fighter" {
  stat skill "Skill": number, else 0
  stat mood "Mood": mood, else calm
  stat load "Load": lb in tenths, else 0 lb
  resource health "Health": number in 0..10, starts at 10
  flag tired "Tired"
}
rules in fighter { skill -1 when you are tired }

event hit(by: fighter, foe: fighter, harm: number) "A hit"
procedure strike(striker: fighter, foe: fighter) "Strike" {
  step aim = roll 1d6 + striker.skill
  if aim < 4: stop
  step harm = roll 2d4
  foe loses harm health
  announce hit(striker, foe, harm)
}
formula half(n: number) "Half": number in halves = n / 2

character ann "Ann" is fighter { skill 1 }
character bob "Bob" is fighter { tired yes; skill 1; load 1.5 lb; mood wild }
plan bold for fighter { strike(you, foe) }
duel of fighter {
  first by roll 1d6
  at most 50 turns
  lost when your health <= 0
}
"#;

fn pack_with(tests: &str) -> (Pack, Ir) {
    let rules = format!("{RULES}{tests}");
    let pack =
        Pack::open("brawl", &mut Memory::new(&[("brawl/pack.yaml", MANIFEST), ("brawl/r.rune", &rules)])).unwrap();
    let report = check(&pack, &Levels::default());
    let findings: Vec<Finding> =
        report.found.iter().map(|diagnostic| Finding { sources: &pack.sources, diagnostic }).collect();
    let words = render(&findings, Format::Short, Look::default());
    let ir = report.ir.unwrap_or_else(|| panic!("{words}"));
    (pack, ir)
}

fn value(asked: &str, given: &str) -> String {
    let (pack, ir) = pack_with("");
    match Question::new(&pack, &ir, asked, given) {
        Ok(question) => match question.value().unwrap() {
            Value::Answers(answers) => answers.into_iter().map(|(_, value)| value).collect::<Vec<_>>().join(", "),
            Value::Chance => "chance".to_owned(),
            Value::Stopped(why) => why,
        },
        Err(Unasked::Found(_, found)) => found[0].message.clone(),
        Err(Unasked::Unbuilt(why)) => format!("{why:?}"),
    }
}

#[test]
fn values_are_shown_with_their_types() {
    assert_eq!(value("ann.skill", ""), "1");
    assert_eq!(value("bob.skill", ""), "0");
    assert_eq!(value("bob.load", ""), "1.5 lb");
    assert_eq!(value("bob.mood", ""), "Wild");
    assert_eq!(value("bob is tired", ""), "yes");
    assert_eq!(value("half(5)", ""), "2.5");
    assert_eq!(value("ann.skill", "ann { skill 3 }; ann { tired yes }"), "2");
    assert_eq!(value("roll 1d6 + ann.skill", ""), "chance");
    assert_eq!(value("anne.skill", ""), "there is no value named `anne`");
}

fn odds_of(asked: &str) -> String {
    let (pack, ir) = pack_with("");
    let question = Question::new(&pack, &ir, asked, "").unwrap();
    let answered = odds::of_question(&question).unwrap();
    show::text(&question, &answered, false).unwrap()
}

#[test]
fn odds_say_how_sure_they_are() {
    let text = odds_of("chance of hit in strike(ann, bob)");
    assert!(text.starts_with("2/3 = about 66.67 %\nexact ("), "{text}");
    let text = odds_of("mean of 10 - bob.health in strike(ann, bob)");
    assert!(text.starts_with("10/3 = about 3.333333\nexact ("), "{text}");
    let text = odds_of("odds of bob.health in strike(ann, bob)");
    assert!(text.contains("10   1/3  about 33.33 %"), "{text}");
    let json = |asked: &str| {
        let (pack, ir) = pack_with("");
        let question = Question::new(&pack, &ir, asked, "").unwrap();
        let answered = odds::of_question(&question).unwrap();
        odds::data::json(&question, &answered).unwrap()
    };
    assert!(json("chance of hit in strike(ann, bob)").starts_with(r#"{"numbers":[{"name":"hit","chance":"2/3"}]"#));
}

fn tested(tests: &str) -> Vec<Tested> {
    let (pack, ir) = pack_with(tests);
    test::run(&pack, &ir).unwrap()
}

/// What a failing test says at its place.
fn failure(tests: &str) -> String {
    match &tested(tests)[0].verdict {
        Verdict::Failed(failed) => failed[0].finding.primary.text.clone(),
        other => format!("{other:?}"),
    }
}

#[test]
fn tests_pass_and_are_counted() {
    let tested = tested(
        r#"test "skill" { expect ann.skill is 1 }
test "a hit" { do strike(ann, bob) rolls 3, 7; expect bob.health is 3 }
test "a miss" { do strike(ann, bob) rolls 2; expect bob.health is 10 }
test "odds" { expect chance of hit in strike(ann, bob) is 2/3; expect mean of 10 - bob.health in strike(ann, bob) > 3.3 }
test "wrong" { expect ann.skill is 2 }
"#,
    );
    assert_eq!(test::count(&tested), "4 passed, 1 failed");
}

#[test]
fn failures_say_what_was_found() {
    assert_eq!(failure("test \"t\" { expect ann.skill is 2 }"), "found 1, expected 2");
    assert_eq!(failure("test \"t\" { expect ann.skill > 1 }"), "found 1, expected more than 1");
    assert_eq!(failure("test \"t\" { expect ann is tired }"), "found no, expected yes");
    assert_eq!(failure("test \"t\" { expect bob.mood is calm }"), "found Wild, expected Calm");
    let odds = failure("test \"t\" { expect chance of hit in strike(ann, bob) is 50% }");
    assert_eq!(odds, "found 2/3 = about 66.67 %, expected 0.5");
}

#[test]
fn every_roll_is_said_and_needed() {
    let said = |rolls: &str| failure(&format!("test \"t\" {{ do strike(ann, bob) {rolls}; expect bob.health is 3 }}"));
    assert_eq!(said("rolls 3, 7, 1"), "1 roll was not needed");
    assert_eq!(said("rolls 3"), "more rolls were needed than were supplied");
    assert_eq!(said(""), "more rolls were needed than were supplied");
    assert_eq!(said("rolls 3, 9"), "a supplied roll is impossible for these dice");
    let tests = "test \"t\" { do strike(ann, bob) rolls 3; expect bob.health is 3 }";
    let Verdict::Failed(failed) = &tested(tests)[0].verdict else { panic!() };
    let others: Vec<&str> = failed[0].finding.others.iter().map(|label| label.text.as_str()).collect();
    assert_eq!(others, ["here falls 2d4"]);
}

#[test]
fn failures_have_their_steps() {
    let (pack, ir) = pack_with("test \"t\" { expect bob.skill is 1 }");
    let tested = test::run(&pack, &ir).unwrap();
    let Verdict::Failed(failed) = &tested[0].verdict else { panic!() };
    let steps = text((&pack, &ir), &failed[0].steps, &pack.sources, Detail::Steps);
    assert!(steps.contains("The rules −1.   [brawl/r.rune:12]"), "{steps}");
}

/// A story as the pack tells it, in its own language.
fn text((pack, ir): (&Pack, &Ir), lines: &[Line], sources: &Sources, detail: Detail) -> String {
    story::text(lines, sources, &teller(pack, ir, None).unwrap(), detail).unwrap()
}

fn told(bout: &Bout<'_>, detail: Detail) -> Result<String, NoDuel> {
    let (pack, ir) = pack_with("");
    fight(&pack, &ir, bout, detail).map(|fought| text((&pack, &ir), &fought.lines, &pack.sources, detail))
}

#[test]
fn the_same_seed_is_the_same_fight() {
    let story = |seed| told(&Bout { seed, ..Bout::default() }, Detail::Story).unwrap();
    assert_eq!(story(7), story(7));
    assert!((8..12).any(|seed| story(7) != story(seed)));
    let story = story(7);
    assert!(story.starts_with("Brawl: Ann against Bob, plan bold, seed 7.\n"), "{story}");
    let parts = [
        "\nRound 1\n",
        "\nBob acts:\n  Aim: 1d6 comes to ",
        "  Bob, Skill: 0 (the rules −1).\n",
        "  Harm: 2d4 (",
        ", Health: 10 → ",
        "  A hit (by: ",
        " wins in round ",
    ];
    for part in parts {
        assert!(story.contains(part), "{part}: {story}");
    }
    assert!(!story.contains(".rune:"), "{story}");
    let steps = told(&Bout { seed: 7, ..Bout::default() }, Detail::Steps).unwrap();
    assert!(steps.contains("The rules −1.   [brawl/r.rune:12]"), "{steps}");
    assert!(steps.contains("  Strike (striker: Ann, foe: Bob) → aim: "), "{steps}");
}

#[test]
fn who_fights_oneself_has_two_names() {
    let story = told(&Bout { b: Some("ann"), ..Bout::default() }, Detail::Story).unwrap();
    assert!(story.contains("Ann (a) against Ann (b)"), "{story}");
}

#[test]
fn unknown_fighters_are_a_sentence() {
    let said = |a| match told(&Bout { a: Some(a), ..Bout::default() }, Detail::Story) {
        Err(NoDuel::Said(sentence)) => sentence,
        other => format!("{other:?}"),
    };
    assert_eq!(said("anm"), "There is no character `anm`; did you mean `ann`?");
}

#[test]
fn a_trace_ends_with_its_value() {
    let (pack, ir) = pack_with("");
    let question = Question::new(&pack, &ir, "bob.skill", "").unwrap();
    let mut dice = runebook_driver::Sample::new(runebook_driver::Key::default());
    let traced = question.trace(&mut dice, Detail::Steps).unwrap();
    assert_eq!(traced.value, Value::Answers(vec![("value".to_owned(), "0".to_owned())]));
    let text = text((&pack, &ir), &traced.lines, &question.sources, Detail::Steps);
    assert!(text.starts_with("Bob, Skill: 0.   [<question>:1]\n"), "{text}");
}

#[test]
fn code_is_listed_with_its_lines() {
    let (pack, ir) = pack_with("");
    let built = build::build(&ir).unwrap();
    let table = runebook_driver::Table::load(&built.bytes).unwrap();
    let listed = disasm::disasm(&table, Some(&pack.sources), Some("strike")).unwrap();
    assert!(listed.starts_with("brawl: "), "{listed}");
    assert!(listed.contains("// brawl/r.rune:16  step aim = roll 1d6 + striker.skill\n"), "{listed}");
    let near = disasm::disasm(&table, None, Some("strkie")).unwrap_err();
    assert_eq!(near, "Nothing in the table is called `strkie`; did you mean `strike`?");
    assert_eq!(build::next(&pack, &ir), ["runebook duel brawl --seed 7"]);
}

#[test]
fn every_rung_is_shown() {
    let (pack, ir) = pack_with("");
    let rungs = stages::of_file(&pack, &ir, "brawl/r.rune").unwrap();
    assert_eq!(rungs.iter().map(|stage| stage.name).collect::<Vec<_>>(), ["checked program", "code"]);
    let program = &rungs[0].text;
    assert!(program.contains("modifier of the rules: skill + -1\n  held by nobody\n  when you.tired"), "{program}");
    assert!(program.contains("  step aim = (roll 1d6 + striker.skill)\n  if aim < 4\n    stop\n"), "{program}");
    assert!(rungs[1].text.contains("function "), "{}", rungs[1].text);
}

#[test]
fn only_what_changes_is_formatted() {
    let pack = Pack::of_text("a.rune", b"unit   lb\n");
    let formatted: Vec<_> = format::of_pack(&pack).collect();
    assert_eq!(formatted[0].text.as_deref(), Ok("unit lb\n"));
    assert!(formatted[0].changes());
    assert!(!format::of_pack(&Pack::of_text("a.rune", b"unit lb\n")).next().unwrap().changes());
    assert!(format::of_pack(&Pack::of_text("a.rune", b"unit {\n")).next().unwrap().text.is_err());
}
