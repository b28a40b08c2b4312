//! Fights between two.

mod kit;

use kit::{Kit, i, konst, ret};
use runebook_odds::{
    Budget, Duel, End, Moment, Percent, Policy, Refused, Side, Verdict, Witness, duel, duel_exact, duels, judge,
};
use runebook_runtime::machine::{At, Silent, Sink, Step};
use runebook_runtime::{Dice, Op, Table};

/// A blow hits on d20 + skill ≥ 11 and takes d6 health; who has none has lost.
fn arena(skill: [i32; 2], health: [i64; 2]) -> (Kit, [u32; 4]) {
    let mut kit = Kit::new();
    let cell = kit.cell("health", 10, -100, 1000);
    let to_hit = kit.roll(2, Dice::pool(1, 20));
    let harm = kit.roll(3, Dice::pool(1, 6));
    let mut plan = |skill: i32| {
        let code = [
            &to_hit[..],
            &[i(Op::AddImm, 2, 2, 0, skill), i(Op::LtImm, 4, 2, 0, 11), i(Op::JumpIf, 4, 0, 0, 5)],
            &harm,
            &[i(Op::Get, 5, 1, 0, cell as i32), i(Op::Sub, 5, 5, 3, 0), i(Op::Put, 5, 1, 0, cell as i32), ret(0, 0)],
        ];
        kit.function("plan", 2, 0, &code.concat())
    };
    let plans = skill.map(&mut plan);
    let lost = kit.function("lost", 1, 1, &[i(Op::Get, 1, 0, 0, cell as i32), i(Op::LtImm, 1, 1, 0, 1), ret(1, 1)]);
    let roll = kit.roll(1, Dice::pool(1, 20));
    let first = kit.function("first", 1, 1, &[&roll[..], &[ret(1, 1)]].concat());
    for health in health {
        let entity = kit.world.spawn();
        kit.world.set(entity, cell, health);
    }
    (kit, [plans[0], plans[1], lost, first])
}

fn with<R>(kit: &Kit, parts: [u32; 4], rolls: bool, at_most: u32, then: impl FnOnce(&Duel<'_, '_>) -> R) -> R {
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    let [mine, theirs, lost, first] = parts;
    let sides = [Side { entity: 0, plan: mine }, Side { entity: 1, plan: theirs }];
    let first = rolls.then_some(first);
    then(&Duel { table: &table, world: &kit.world, sides, tick: None, first, lost, at_most, policy: Policy::First })
}

/// The same fight by hand: the chance that the side to move wins, doing without any machine.
fn by_hand(hit: [f64; 2], health: [usize; 2]) -> f64 {
    // wins[a][b]: side 0 moves first, with healths a and b.
    let mut wins = vec![vec![0.0; health[1] + 1]; health[0] + 1];
    for a in 1..=health[0] {
        for b in 1..=health[1] {
            // One round from (a, b): the value is p + q wins[a][b], q being the chance that nothing changes.
            let (mut sum, stay) = (0.0, (1.0 - hit[0]) * (1.0 - hit[1]));
            for mine in 0..=6usize {
                let p = if mine == 0 { 1.0 - hit[0] } else { hit[0] / 6.0 };
                if mine >= b {
                    sum += p;
                    continue;
                }
                for theirs in 0..=6usize {
                    let q = p * if theirs == 0 { 1.0 - hit[1] } else { hit[1] / 6.0 };
                    if theirs < a && (mine, theirs) != (0, 0) {
                        sum += q * wins[a - theirs][b - mine];
                    }
                }
            }
            wins[a][b] = sum / (1.0 - stay);
        }
    }
    wins[health[0]][health[1]]
}

#[test]
fn all_fights_at_once_agree_with_a_sum_by_hand() {
    let (kit, parts) = arena([3, 0], [12, 15]);
    let odds = with(&kit, parts, false, 10_000, |duel| duel_exact(duel, &Budget::default())).unwrap();
    let wins = by_hand([0.65, 0.5], [12, 15]);
    let (low, high) = odds.wins[0].ends().to_f64();
    assert!(low <= wins + 1e-12 && wins - 1e-12 <= high && high - low < 1e-9, "{low} {wins} {high}");
    assert!((odds.wins[0].to_f64() + odds.wins[1].to_f64() - 1.0).abs() < 1e-12);
    // The last blow is worth up to six, so worlds of lost health are told apart down to -5.
    assert!(odds.states < 18 * 21, "{}", odds.states);
    assert!(odds.draw.to_f64() < 1e-12);
}

#[test]
fn many_fights_agree_with_all_fights() {
    let (kit, parts) = arena([3, 0], [12, 15]);
    with(&kit, parts, true, 1000, |duel| {
        let exact = duel_exact(duel, &Budget::default()).unwrap();
        let tally = duels(duel, 7, 20_000).unwrap();
        let (low, high) = tally.wins(0).ends().to_f64();
        let wins = exact.wins[0].to_f64();
        assert!(low < wins && wins < high, "{low} {wins} {high}");
        assert!((tally.mean_rounds() - exact.expected.to_f64()).abs() < 0.2);
        assert!(tally.wins(0).percent(Percent::digits(0)).to_string().starts_with('~'));
    });
}

#[test]
fn any_number_of_threads_gives_the_same() {
    let (kit, parts) = arena([0, 0], [9, 9]);
    with(&kit, parts, true, 1000, |duel| {
        let many = duels(duel, 11, 3000).unwrap();
        let pool = |threads| rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        for threads in [1, 3] {
            assert_eq!(pool(threads).install(|| duels(duel, 11, 3000)).unwrap(), many);
        }
    });
}

#[test]
fn the_same_seed_is_the_same_fight() {
    let (kit, parts) = arena([0, 0], [20, 20]);
    with(&kit, parts, true, 1000, |fight| {
        let once = |seed| duel(fight, seed, 0, &mut Silent).unwrap();
        assert_eq!(once(7), once(7));
        assert!((8..20).any(|seed| once(seed) != once(7)));
    });
}

#[derive(Default)]
struct Story(Vec<String>);

impl Sink for Story {
    fn step(&mut self, _at: At, step: Step<'_>) {
        if let Step::Roll { dice, total, .. } = step {
            self.0.push(format!("{dice} = {total}"));
        }
    }
}

impl Witness for Story {
    fn moment(&mut self, moment: Moment<'_>) {
        match moment {
            Moment::Rolls { side } => self.0.push(format!("{side} rolls")),
            Moment::Begins { side } => self.0.push(format!("{side} begins")),
            Moment::Round { round } => self.0.push(format!("round {round}")),
            Moment::Acts { side } => self.0.push(format!("{side} acts")),
            Moment::Ticks { side } => self.0.push(format!("{side} ticks")),
            Moment::Done { changes, commands: _ } => self.0.push(format!("{} changes", changes.len())),
            Moment::Over { end } => self.0.push(format!("{end:?}")),
        }
    }
}

#[test]
fn a_fight_tells_its_story() {
    let (kit, parts) = arena([20, 20], [1, 1]);
    let mut story = Story::default();
    let fight = with(&kit, parts, false, 10, |fight| duel(fight, 7, 0, &mut story)).unwrap();
    assert_eq!((fight.end, fight.rounds, fight.changes.len()), (End::Won(0), 1, 1));
    let dice: Vec<_> = story.0.iter().filter(|line| line.contains('=')).cloned().collect();
    assert_eq!(dice.len(), 2);
    story.0.retain(|line| !line.contains('='));
    assert_eq!(story.0, ["0 begins", "round 1", "0 acts", "1 changes", "Won(0)"]);
}

#[test]
fn rounds_run_out() {
    let (kit, parts) = arena([-20, -20], [5, 5]);
    with(&kit, parts, false, 3, |fight| {
        assert_eq!(duel(fight, 1, 0, &mut Silent).unwrap().end, End::Draw);
        let odds = duel_exact(fight, &Budget::default()).unwrap();
        assert!((odds.draw.to_f64() - 1.0).abs() < 1e-12 && odds.rounds.len() == 3);
    });
}

#[test]
fn an_expectation_is_judged() {
    let (kit, parts) = arena([3, 0], [12, 15]);
    with(&kit, parts, true, 1000, |duel| {
        let judged = |low, high| judge(duel, 3, 0, (low, high), 1e-6, 1 << 15).unwrap().0;
        let wins = duel_exact(duel, &Budget::default()).unwrap().wins[0].to_f64();
        assert_eq!(judged(wins - 0.1, wins + 0.1), Verdict::Holds);
        assert_eq!(judged(wins + 0.1, wins + 0.2), Verdict::Fails);
        assert_eq!(judged(wins - 0.001, wins + 0.001), Verdict::Open);
    });
}

#[test]
fn too_many_worlds_name_their_cells() {
    let (kit, parts) = arena([3, 0], [300, 400]);
    let budget = Budget { states: 500, ..Budget::default() };
    let Err(Refused::Wide { reached, widest }) = with(&kit, parts, false, 1000, |duel| duel_exact(duel, &budget))
    else {
        panic!()
    };
    assert_eq!(reached, "500 different worlds");
    assert!(widest[0].starts_with("health of the "), "{widest:?}");
    let _ = konst(0, 0);
}
