//! What entries are worth to a build in a small game.

use std::sync::atomic::AtomicBool;

use runebook_driver::balance::{Balance, Wanted, balance, show};
use runebook_driver::duel::NoDuel;
use runebook_driver::pack::shelf::Memory;
use runebook_driver::{Ir, Levels, Pack, check};

const RULES: &str = r#"clock turn
kind weapon "Weapon" { harm: dice }
weapon stick "Stick" { harm 1d4 }
weapon club "Club" { harm 2d4 }
entity fighter "Fighter" {
  stat skill "Skill": number, else 0
  stat wit "Wit": number, else 0
  resource health "Health": number in 0..12, starts at 12
  resource gold "Gold": number in 0..1000, starts at 900
  resource drill[knack] "Drill": number in 0..9, starts at 0, bought with gold: 10 * knack.level + your wit
  slot weapon "Weapon": weapon, else stick
}
kind knack "Knack" { level: number; bought with gold: level * 100 }
knack aim "Aim" { level 2; skill +1 }
knack better_aim "Better aim" { level 1; skill +2 }
knack sage "Sage" { level 3; wit +2 }
knack known "Known" { level 3; wit +1 }
procedure strike(striker: fighter, foe: fighter) "Strike" {
  step aim = roll 1d6 + striker.skill
  if aim < 4: stop
  step harm = roll striker.weapon.harm
  foe loses harm health
}
character ann "Ann" is fighter { innate known }
character bob "Bob" is fighter { weapon club }
plan bold for fighter { strike(you, foe) }
plan shy for fighter { if your health > 3: strike(you, foe) }
duel of fighter {
  first by roll 1d6
  at most 50 turns
  lost when your health <= 0
}
"#;

const MANIFEST: &str = "language: 1\nname: b\nduel: { a: ann, b: bob, plan: bold }\n";

fn pack() -> (Pack, Ir) {
    let pack = Pack::open("b", &mut Memory::new(&[("b/pack.yaml", MANIFEST), ("b/r.rune", RULES)])).unwrap();
    let report = check(&pack, &Levels::default());
    let ir = report.ir.unwrap_or_else(|| panic!("{:#?}", report.found));
    (pack, ir)
}

fn wanted() -> Wanted {
    Wanted { fights: 600, seed: 2, states: 2000, ..Wanted::default() }
}

fn weigh(wanted: Wanted) -> Balance {
    let (pack, ir) = pack();
    balance(&pack, &ir, wanted, &AtomicBool::new(false), &|_| ()).unwrap().unwrap()
}

#[test]
fn entries_are_weighed_against_what_they_cost() {
    let weighed = weigh(wanted());
    let named = |entry: &str| weighed.rows.iter().position(|row| row.entry == entry).unwrap();
    let worth = |entry: &str| weighed.rows[named(entry)].worth[0].clone().unwrap();
    let costs: Vec<_> = ["aim", "better_aim", "sage", "club"].map(|entry| weighed.rows[named(entry)].cost).to_vec();
    assert_eq!(costs, [Some(200), Some(100), Some(300), None]);
    assert_eq!(weighed.paid_in.as_deref(), Some("gold"));
    assert_eq!(weighed.rows[named("club")].how, "weapon");
    let (aim, better) = (worth("aim"), worth("better_aim"));
    assert!(aim.wins.sampled.is_none(), "counted, and no luck is left");
    assert!(0.05 < aim.wins.to_f64() && aim.wins.to_f64() < better.wins.to_f64());
    // a stick does 2.5 where it hits, which one more in six do
    let harder = aim.damage.unwrap();
    assert!((harder.to_f64() - 2.5 / 6.0).abs() < 0.15 && harder.sampled == Some(600), "{harder:?}");
    let ranks = weighed.ranks();
    assert_eq!(ranks[named("aim")].dominated_by.as_deref(), Some("better_aim"));
    assert_eq!(ranks[named("better_aim")].dominated_by, None);
    assert!(ranks[named("sage")].no_effect && ranks[named("sage")].dominated_by.is_none());
    assert_eq!(weighed.skipped, [("known".to_owned(), "the build has it".to_owned())]);
}

#[test]
fn one_more_of_each_number_is_weighed_and_priced() {
    let build = "ann with { skill 1; wit 2; drill[sage] 3 }".to_owned();
    let weighed = weigh(Wanted { build: Some(build), fights: 200, states: 0, ..wanted() });
    let rows: Vec<_> = weighed.rows.iter().filter(|row| row.kind == "change").collect();
    assert_eq!(rows.iter().map(|row| row.entry.as_str()).collect::<Vec<_>>(), ["skill +1", "wit +1", "drill[sage] +1"]);
    // 10 times the level of what is drilled, 3, and the wit of whoever buys: 2
    assert_eq!(rows.iter().map(|row| row.cost).collect::<Vec<_>>(), [None, None, Some(32 + 1)]);
    assert!(rows[0].worth[0].as_ref().is_ok_and(|worth| worth.wins.to_f64() > 0.05));
    assert!(rows[1].worth[0].as_ref().is_ok_and(|worth| worth.alike));
}

#[test]
fn stated_changes_are_weighed_alone() {
    let changes = |list: &[&str]| list.iter().map(|text| (*text).to_owned()).collect();
    let weighed = weigh(Wanted { changes: changes(&["skill +2", "skill -1; weapon club"]), ..wanted() });
    let wins = |at: usize| weighed.rows[at].worth[0].as_ref().unwrap().wins.to_f64();
    assert_eq!(weighed.rows.len(), 2);
    assert!(wins(0) > 0.0 && wins(1) > 0.0);
    // `better_aim` is +2, too, and costs no more than nothing
    let entry = weigh(Wanted { kinds: changes(&["knack"]), changes: changes(&["skill +2"]), ..wanted() });
    let named = |name: &str| entry.rows.iter().find(|row| row.entry == name).unwrap().worth[0].clone().unwrap();
    assert_eq!(named("better_aim"), named("skill +2"));
    let (pack, ir) = pack();
    let wrong = Wanted { changes: changes(&["skil +1"]), ..wanted() };
    let wrong = balance(&pack, &ir, wrong, &AtomicBool::new(false), &|_| ());
    assert!(matches!(&wrong, Err(NoDuel::Found(_, found)) if found[0].code == "E018"), "{wrong:?}");
}

#[test]
fn each_plan_and_foe_is_a_match_of_its_own() {
    let foes = vec!["bob".to_owned(), "bob with { health 4 }".to_owned()];
    let plans = vec!["bold".to_owned(), "shy".to_owned()];
    let weighed = weigh(Wanted { foes, plans, kinds: vec!["knack".to_owned()], states: 0, ..wanted() });
    assert_eq!(weighed.matches.len(), 4);
    assert_eq!(weighed.rows.len(), 3);
    let text = show::text(&weighed);
    assert_eq!(text.matches("b: ann (plan ").count(), 4);
    assert!(text.contains("dominated: aim (200) by better_aim (100)\n"), "{text}");
    assert!(text.contains("no effect in these fights: sage\n"), "{text}");
    assert!(text.contains("wins per 100 gold"), "{text}");
    assert!(text.lines().any(|line| line.starts_with("aim ") && line.contains("~+")), "{text}");
    let csv = show::csv(&weighed);
    assert_eq!(csv.lines().count(), 1 + 3 * 4);
    assert!(csv.lines().all(|line| line.split(',').count() == 17), "{csv}");
    let json: serde_json::Value = serde_json::from_str(&show::json(&weighed)).unwrap();
    assert_eq!(json["rows"].as_array().unwrap().len(), 12);
}

#[test]
fn the_same_for_any_number_of_threads() {
    let csv = |threads: usize| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| show::csv(&weigh(Wanted { states: 0, ..wanted() })))
    };
    assert_eq!(csv(1), csv(3));
}

#[test]
fn an_outlier_is_far_from_the_middle() {
    let mut weighed = weigh(Wanted { states: 0, kinds: vec!["knack".to_owned()], ..wanted() });
    let aim = weighed.rows[0].clone();
    let with = |entry: &str, cost: i64| {
        let mut row = aim.clone();
        (row.entry, row.cost) = (entry.to_owned(), Some(cost));
        row
    };
    weighed.rows = vec![with("a", 100), with("b", 101), with("c", 102), with("d", 99), with("e", 98), with("steal", 1)];
    let ranks = weighed.ranks();
    assert!(ranks[..5].iter().all(|rank| rank.outlier.is_none()), "{ranks:?}");
    assert!(ranks[5].outlier.unwrap() > 3.5, "{ranks:?}");
    weighed.rows.truncate(3);
    assert!(weighed.ranks().iter().all(|rank| rank.outlier.is_none()), "few are not judged");
}

#[test]
fn what_is_unknown_is_a_sentence() {
    let (pack, ir) = pack();
    let said = |wanted: Wanted| match balance(&pack, &ir, wanted, &AtomicBool::new(false), &|_| ()) {
        Err(NoDuel::Said(sentence)) => sentence,
        other => panic!("{other:?}"),
    };
    let kinds = said(Wanted { kinds: vec!["nack".to_owned()], ..wanted() });
    assert_eq!(kinds, "There is no kind `nack`; did you mean `knack`?");
    assert_eq!(
        said(Wanted { build: Some("anm".to_owned()), ..wanted() }),
        "There is no character `anm`; did you mean `ann`?"
    );
    let plans = said(Wanted { plans: vec!["bald".to_owned()], ..wanted() });
    assert_eq!(plans, "There is no plan `bald`; did you mean `bold`?");
    let none = balance(&pack, &ir, wanted(), &AtomicBool::new(true), &|_| ()).unwrap();
    assert!(none.is_none(), "broken off");
}
