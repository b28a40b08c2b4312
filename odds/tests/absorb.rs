//! Processes that go on until they stop.

mod kit;

use kit::{Kit, i, konst, ret};
use runebook_odds::{Absorbed, Assumed, Budget, Method, Policy, Process, Refused, Ties, absorb};
use runebook_runtime::program::Rounding;
use runebook_runtime::{Dice, Op, Table};

fn solve(kit: &Kit, init: u32, step: u32, args: &[i64], states: usize, ticks: usize) -> Result<Absorbed, Refused> {
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    let policy = Policy::Refuse;
    absorb(&Process { table: &table, host: &kit.world, init, step, args, states, policy }, ticks, &Budget::default())
}

/// `state pile = 0; each day { set pile to pile + marks; stop with chance rise(pile, price) }`, the chance being
/// pile³ / (pile³ + price³), or 0 below a quarter of the price.
fn days_to_rise(kit: &mut Kit) -> (u32, u32) {
    let init = kit.function("init", 2, 1, &[konst(0, 0), ret(0, 1)]);
    let step = kit.function(
        "step",
        3,
        2,
        &[
            i(Op::Add, 2, 2, 0, 0),
            konst(3, 0),
            i(Op::MulImm, 4, 2, 0, 4),
            i(Op::Lt, 4, 4, 1, 0),
            i(Op::JumpIf, 4, 0, 0, 5),
            konst(5, 3),
            i(Op::Pow, 6, 2, 5, 0),
            i(Op::Pow, 7, 1, 5, 0),
            i(Op::Add, 7, 7, 6, 0),
            i(Op::Draw, 3, 6, 7, 0),
            ret(2, 2),
        ],
    );
    (init, step)
}

#[test]
fn the_days_to_the_next_point() {
    let mut kit = Kit::new();
    let (init, step) = days_to_rise(&mut kit);
    let days = |marks, price| {
        let odds = solve(&kit, init, step, &[marks, price], 1, 0).unwrap();
        assert_eq!(odds.method, Method::Ticks);
        assert!(odds.assumed.iter().all(|assumed| matches!(assumed, Assumed::StopsAtLeast(_))));
        odds.expected.unwrap().print(6, Ties::Even).to_string()
    };
    assert_eq!(days(1, 120), "49.448381");
    assert_eq!(days(320, 120), "1.050421");
}

/// Ten steps up or down between 0 and `top`; stops at either end.
fn drunkard(kit: &mut Kit) -> (u32, u32) {
    let init = kit.function("init", 2, 1, &[ret(0, 1)]);
    let step = kit.function(
        "step",
        3,
        2,
        &[
            konst(3, 1),
            konst(4, 2),
            i(Op::Draw, 5, 3, 4, 0),
            i(Op::MulImm, 5, 5, 0, 2),
            i(Op::AddImm, 5, 5, 0, -1),
            i(Op::Add, 2, 2, 5, 0),
            i(Op::EqImm, 3, 2, 0, 0),
            i(Op::Eq, 4, 2, 1, 0),
            i(Op::Max, 3, 3, 4, 0),
            ret(2, 2),
        ],
    );
    (init, step)
}

#[test]
fn a_walk_between_two_ends_is_exact() {
    let mut kit = Kit::new();
    let (init, step) = drunkard(&mut kit);
    let odds = solve(&kit, init, step, &[3, 10], 1, 5).unwrap();
    assert_eq!(odds.method, Method::Graph);
    assert!(odds.stops.is(1, 1));
    // From k between 0 and n it takes k (n − k) steps.
    let expected = odds.expected.unwrap();
    assert!(expected.is_exact());
    assert_eq!(expected.print(3, Ties::Up).to_string(), "21.000");
    assert!(odds.ticks[2].is(1, 8) && odds.ticks[3].is(0, 1) && odds.ticks[4].is(3, 32));
}

#[test]
fn a_long_walk_is_certified() {
    let mut kit = Kit::new();
    let (init, step) = drunkard(&mut kit);
    let odds = solve(&kit, init, step, &[100, 300], 1, 0).unwrap();
    let expected = odds.expected.unwrap();
    assert!(!expected.is_exact());
    assert_eq!(expected.print(2, Ties::Up).to_string(), "20000.00");
}

#[test]
fn a_trap_never_stops() {
    let mut kit = Kit::new();
    let init = kit.function("init", 0, 1, &[konst(0, 0), ret(0, 1)]);
    // From 0: stops or falls into 1, from which nothing leads.
    let step = kit.function(
        "step",
        1,
        2,
        &[
            konst(1, 0),
            i(Op::JumpIf, 0, 0, 0, 4),
            konst(2, 1),
            konst(3, 3),
            i(Op::Draw, 1, 2, 3, 0),
            konst(0, 1),
            ret(0, 2),
        ],
    );
    let odds = solve(&kit, init, step, &[], 1, 3).unwrap();
    assert_eq!(odds.expected, None);
    assert!(odds.stops.is(1, 3));
}

#[test]
fn health_runs_out_exactly() {
    let mut kit = Kit::new();
    let roll = kit.roll(1, Dice::pool(1, 6));
    let init = kit.function("init", 1, 1, &[ret(0, 1)]);
    let step = kit.function(
        "step",
        2,
        2,
        &[
            &[i(Op::Move, 2, 1, 0, 0)][..],
            &roll,
            &[i(Op::AddImm, 1, 1, 0, -2), konst(3, 0), i(Op::Max, 1, 1, 3, 0), i(Op::Sub, 2, 2, 1, 0)],
            &[i(Op::LtImm, 3, 2, 0, 1), ret(2, 2)],
        ]
        .concat(),
    );
    let odds = solve(&kit, init, step, &[4], 1, 2).unwrap();
    let expected = odds.expected.unwrap();
    assert!(expected.is_exact());
    // By hand: e(1) = 3/2, e(2) = (1 + e(1)/6) 3/2, …
    let by_hand = by_hand(4);
    assert!((expected.to_f64() - by_hand).abs() < 1e-12, "{} {by_hand}", expected.to_f64());
    let _ = Rounding::Down;
}

fn by_hand(health: usize) -> f64 {
    let mut e = vec![0.0; health + 1];
    for at in 1..=health {
        let later: f64 = (1..=4).filter(|hit| *hit < at).map(|hit| e[at - hit] / 6.0).sum();
        e[at] = (1.0 + later) * 1.5;
    }
    e[health]
}
