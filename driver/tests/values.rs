//! What rules come to: a small game whose own tests say what each form of them means.

use runebook_driver::pack::shelf::Memory;
use runebook_driver::test::{self, Verdict};
use runebook_driver::{Levels, Pack, check};

const MANIFEST: &str = "language: 1\nname: small\ntitle: { en: Small }\n";

const GAME: &str = r#"clock turn, round
one of sort "Sort": orc "Orc", wolf "Wolf"
kind skill "Skill" { p: chance = 15%; q: chance = 1/3 }
skill melee "Melee" { p 20%; q 1/7 }
skill song "Song" { q 5% }
kind ability "Ability" { }
entity creature "Creature" holds entries {
  stat grit "Grit", bulk "Bulk", speed "Speed": number, else 5
  stat max_health "Full health": number, else 20
  resource health "Health": number in 0..max_health, starts at max_health
  resource points[skill] "Points": number in 0..100, starts at 0
  stat category "Category": sort or none, else none
  stat total[skill] "Skill", read by its member's name: number, else 0
}
character hero "Hero" is creature { }
character rat "Rat" is creature { category orc }
event hit(attacker: creature, defender: creature) "A hit"
"#;

/// The failures of the tests in rules, each as `title: what was found`.
fn failures(rules: &str) -> Vec<String> {
    let all = format!("{GAME}{rules}");
    let shelf = &mut Memory::new(&[("small/pack.yaml", MANIFEST), ("small/r.rune", &all)]);
    let pack = Pack::open("small", shelf).unwrap();
    let report = check(&pack, &Levels::default());
    let ir = report.ir.unwrap_or_else(|| panic!("{:?}", report.found));
    let tested = test::run(&pack, &ir).unwrap();
    assert!(!tested.is_empty());
    let said = |tested: &test::Tested| match &tested.verdict {
        Verdict::Passed => None,
        Verdict::Failed(failed) => {
            Some(format!("{}: {} {}", tested.title, failed[0].finding.message, failed[0].finding.primary.text))
        }
        Verdict::Skipped(why) => Some(format!("{}: {why}", tested.title)),
    };
    tested.iter().filter_map(said).collect()
}

fn holds(rules: &str) {
    assert_eq!(failures(rules), Vec::<String>::new());
}

/// The one failure says this.
fn fails(rules: &str, words: &str) {
    let failed = failures(rules);
    assert!(failed.len() == 1 && failed[0].contains(words), "{failed:?}");
}

#[test]
fn a_percentage_is_the_exact_ratio() {
    holds(
        r#"chance fifteen() "Fifteen" = 15%
chance either(sure: yes or no) "Either" = if sure then 100% else 2.5%
procedure plain(who: creature) { with chance 15%: who loses 1 health }
procedure half(who: creature) { with chance 0.5: who loses 1 health }
procedure of_field(who: creature, k: skill) { with chance k.p: who loses 1 health }
procedure of_thirds(who: creature, k: skill) { with chance k.q: who loses 1 health }
procedure tenths(who: creature, n: number in tenths) { with chance n: who loses 1 health }
procedure whole(who: creature, n: number in 0..1) { with chance n: who loses 1 health }
process luck() { state n = 0; each turn { set n to n + 1; stop with chance 25% } }
test "chances" {
  expect fifteen() is 3/20
  expect either(yes) is 1
  expect either(no) is 1/40
  expect melee.p is 20%
  expect song.p is 15%
  expect mean of hero.health in plain(hero) is 19.85
  expect mean of hero.health in half(hero) is 19.5
  expect mean of hero.health in of_field(hero, melee) is 19.8
  expect mean of hero.health in of_field(hero, song) is 19.85
  expect mean of hero.health in of_thirds(hero, melee) is 139/7
  expect mean of hero.health in of_thirds(hero, song) is 19.95
  expect mean of hero.health in tenths(hero, 0.3) is 19.7
  expect mean of hero.health in whole(hero, 1) is 19
  expect expected luck() >= 3.99
  expect expected luck() <= 4.01
}
"#,
    );
}

#[test]
fn what_a_formula_gives_has_its_own_fractions() {
    holds(
        r#"formula three(): number in tenths = 3
formula half(): number in hundredths = 0.5
formula either(sure: yes or no): number in thirds = if sure then 1 else 1/3
test "fractions" {
  expect three() is 3
  expect half() is 1/2
  expect either(yes) is 1
  expect either(no) is 1/3
}
"#,
    );
}

#[test]
fn dice_can_be_computed() {
    holds(
        r#"formula some(n: number): dice = (n)d6
procedure shed(who: creature) { let n = roll (who.grit)d(6); who loses n health }
test "dice" {
  expect some(2) is 2d6
  expect maximum of some(3) is 18
  expect maximum of some(0) is 0
  expect maximum of (2)d(-1) is 0
  expect (1 + 1)d(2 * 3) is 2d6
  expect mean of (roll (hero.grit)d(6)) is 17.5
  do shed(hero) rolls 11
  expect hero.health is 9
}
"#,
    );
}

#[test]
fn a_counter_stays_in_its_range() {
    holds(
        r#"status stun "Stun" { counter 0..100; stacks adds; each turn: toward 0 by 1; speed -1 }
procedure daze(who: creature, n: number) { who gains n stun }
procedure wake(who: creature, n: number) { who loses n stun }
test "counter" {
  do daze(hero, 600)
  expect hero.stun is 100
  do wake(hero, 600)
  expect hero.stun is 0
  expect hero has no stun
}
"#,
    );
}

#[test]
fn a_process_may_take_a_number_in_a_range() {
    holds(
        r#"process fill(n: number in 1..10) { state pile = 0; each turn { set pile to pile + n; if pile >= 10: stop } }
test "process" { expect expected fill(3) is 4 }
"#,
    );
}

#[test]
fn nobody_is_of_no_sort() {
    holds(
        r#"check effort(roller: creature, opposed: creature or none, k: skill) "Effort" { succeeds when roller.total[k] > 1 }
ability slayer "Slayer" { every skill of yours +2 against orc }
test "against" {
  given hero { innate slayer }
  expect chance of effort(hero, none, melee) is 0
  expect chance of effort(hero, hero, melee) is 0
  expect chance of effort(hero, rat, melee) is 1
}
"#,
    );
}

#[test]
fn a_duration_is_read_before_the_status_holds() {
    holds(
        r#"status slow "Slow" { stacks longest; grit -4 }
procedure tire(who: creature) { who gains slow for who.grit turns }
test "five turns" {
  do tire(hero)
  do turn(hero)
  do turn(hero)
  do turn(hero)
  do turn(hero)
  expect hero has slow
  do turn(hero)
  expect hero has no slow
}
"#,
    );
}

#[test]
fn a_cap_holds_in_both_directions() {
    holds(
        r#"ability less "Less" { speed -your bulk up to 3 }
test "cap" {
  given hero { innate less }
  expect (hero with { bulk 8 }).speed is 2
  expect (hero with { bulk 2 }).speed is 3
  expect (hero with { bulk = -9 }).speed is 8
}
"#,
    );
}

#[test]
fn every_do_is_a_dispatch_of_its_own() {
    let rules = r#"status vengeful "Vengeful" { stacks not; grit +1; ends on hit as attacker }
procedure rouse(who: creature) { who gains vengeful; announce hit(who, who) }
procedure burn(who: creature) { let n = roll 1d6; who loses n health }
"#;
    holds(&format!(
        r#"{rules}
test "it ends with a hit, but not with that which came with it" {{
  do rouse(hero)
  expect hero has vengeful
  do hit(hero, rat)
  expect hero has no vengeful
}}
test "odds see it, too" {{
  do rouse(hero)
  do hit(hero, rat)
  expect mean of hero.grit in burn(hero) is 5
}}
test "rolls of each" {{
  do burn(hero) rolls 2
  expect hero.health is 18
  do burn(hero) rolls 5
  expect hero.health is 13
}}
"#
    ));
    fails(
        &format!("{rules}test \"x\" {{ do burn(hero) rolls 2, 3\n do burn(hero)\n expect hero.health is 15 }}\n"),
        "more rolls were needed",
    );
    fails(
        &format!(
            "{rules}test \"x\" {{ do burn(hero) rolls 2, 3\n do burn(hero) rolls 4\n expect hero.health is 14 }}\n"
        ),
        "1 roll was not needed",
    );
}

#[test]
fn what_is_stored_is_cut_to_its_range() {
    holds(
        r#"ability hale "Hale" { max_health +5 }
character giant "Giant" is creature { max_health 20; innate hale; health 30 }
test "cut" {
  expect giant.health is 25
  expect (giant with { health 24 }).health is 24
}
"#,
    );
}

#[test]
fn a_result_keeps_its_range() {
    let rules = r#"formula some(n: number): number in 0..50 = n * 2
procedure many(n: number) "Many" gives found: number in 0..3 = 0 { set found to n }
procedure kept(n: number) { let least: number in 1..6 = n }
"#;
    holds(&format!("{rules}test \"x\" {{ expect some(25) is 50\n expect mean of found in many(3) is 3 }}\n"));
    let outside = "a number is outside the range";
    fails(&format!("{rules}test \"x\" {{ expect some(26) is 52 }}\n"), outside);
    fails(&format!("{rules}test \"x\" {{ expect mean of found in many(4) is 4 }}\n"), outside);
    fails(&format!("{rules}test \"x\" {{ do kept(7)\n expect hero.health is 20 }}\n"), outside);
}

#[test]
fn an_order_is_settled_before_it_is_gone_through() {
    holds(
        r#"procedure practise(who: creature) {
  for s in skill in order of who.points[s] { who gains 1 points[s] }
}
procedure draw_lots(who: creature) {
  state place = 0
  for s in skill in order of roll 1d6 { set place to place + 1; who gains place points[s] }
}
test "each once" {
  given hero { points[melee] 1; points[song] 3 }
  do practise(hero)
  expect hero.points[melee] is 2
  expect hero.points[song] is 4
}
test "one roll for each" {
  do draw_lots(hero) rolls 4, 4
  expect hero.points[melee] + hero.points[song] is 3
}
"#,
    );
}

#[test]
fn a_stat_can_calculate_with_a_formula() {
    holds(
        r#"unit lb
kind blade "Blade" { damage: dice; weight: lb in tenths }
blade axe "Axe" { damage 3d4; weight 4 lb }
formula two(both: yes or no) "Two": number = if both then 2 else 0
formula need(weight: lb in tenths, more: number = 0) "Need": number in tenths = 7 + more + weight in lb
formula honed(damage: dice, more: number) "Honed": dice = damage sides +more
entity beast "Beast" {
  stat a "A": number = 3 + two(yes)
  stat n "N": number in tenths = need(axe.weight)
  stat d "D": dice = honed(axe.damage, 2)
}
character ogre "Ogre" is beast { }
test "a formula in a stat" { expect ogre.a is 5; expect ogre.n is 11; expect ogre.d is 3d6 }"#,
    );
}

#[test]
fn a_die_remembers_its_first_face_and_its_last() {
    holds(
        r#"die wild "Wild die" { roll 1d6; 1..5: total +face; 6: total +6, again at most 8 deep }
check steady(target: number) "Steady" { let r = roll wild; succeeds when r.total = target and r.first < 6 }
check burst(target: number) "Burst" { let r = roll wild; succeeds when r.total = target and r.first = 6 and r.last = 2 }
test "the first face" {
  expect chance of steady(2) is 1/6
  expect chance of steady(8) is 0%
  expect chance of burst(8) is 1/36
  expect chance of burst(14) is 1/216
}"#,
    );
}

#[test]
fn a_constant_asks_the_holder_wherever_it_is_read() {
    holds(
        r#"kind tune "Tune" { let sung = your grit >= 6 }
context blow(attacker: creature, defender: creature) "Blow" { attacker calls it your blow; defender calls it the blow on you }
event struck(attacker: creature, defender: creature) "A blow"
procedure strike(blow) "Strike" { step pain = 1; step harm { defender loses pain health } }
tune war "War" { let extra = 1 + your bulk; on struck as defender when sung: you lose extra health }
tune wall "Wall" { let thick = your bulk; in strike as defender, when sung, pain becomes thick }
character bard "Bard" is creature { }
character lout "Lout" is creature { bulk 7 }
test "the holder's own, in a trigger" {
  given bard { innate war; grit 6 }
  do struck(lout, bard)
  expect bard.health is 14
  do struck(bard, lout)
  expect lout.health is 20
}
test "another's does not count" { given bard { innate war }; given lout { grit 6 }; do struck(lout, bard); expect bard.health is 20 }
test "the holder's own, in a step" {
  given bard { innate wall; grit 6 }
  do strike(blow(lout, bard))
  expect bard.health is 15
}"#,
    );
}

#[test]
fn a_number_is_never_none() {
    let rules = "formula f(n: number): number or none = if n > 0 then n else none\n";
    let files = [("small/pack.yaml", MANIFEST), ("small/r.rune", rules)];
    let pack = Pack::open("small", &mut Memory::new(&files)).unwrap();
    let report = check(&pack, &Levels::default());
    assert!(report.found.iter().any(|found| found.message.contains("`or none`")), "{:#?}", report.found);
}

#[test]
fn who_succeeds_by_less_has_a_margin_of_how_much_less() {
    holds(
        r#"check morale(who: creature) "Morale" { succeeds when roll 2d6 <= who.grit, by the difference }
check nerve(who: creature) "Nerve" { succeeds when roll 2d6 < who.grit, by the difference }
check force(who: creature) "Force" { succeeds when roll 2d6 >= who.grit, by the difference }
procedure test_morale(who: creature) "Test" { contest morale(who) by margin { who loses margin health } }
test "below" {
  expect mean of margin in morale(hero) given success is 1
  expect mean of margin in nerve(hero) given success >= 1
  expect mean of margin in force(hero) given success >= 0
  do test_morale(hero) rolls 2
  expect hero.health is 17
}"#,
    );
}

#[test]
fn dice_that_are_wrong_are_told_once_where_they_are_said() {
    let failed = failures(
        r#"procedure hurt(who: creature) "Hurt" { who loses roll 1d6 health }
test "wrong" {
  do hurt(hero) rolls 99
  expect hero.health is 20
  expect hero.health is 19
}"#,
    );
    assert_eq!(failed.len(), 1, "{failed:?}");
}
