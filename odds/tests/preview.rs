//! Previews: a dispatch that has begun, asked about its results, events and changes.

mod kit;

use kit::{Kit, i, konst, ret};
use runebook_odds::{Budget, Engine, Policy, Preview, Refused};
use runebook_runtime::machine::Silent;
use runebook_runtime::program::{Event, Holder, Reaction};
use runebook_runtime::{Buffers, Dice, Machine, Op, Sample, Table};

/// `strike(you)`: 1d20, from 11 on a hit that is announced; a reaction takes 1d6 from your cell.
fn strike(kit: &mut Kit) -> (u32, u32) {
    let cell = kit.cell("health", 20, 0, 20);
    let attack = kit.roll(1, Dice::pool(1, 20));
    let harm = kit.roll(1, Dice::pool(1, 6));
    let reacts = [
        &harm[..],
        &[i(Op::Get, 2, 0, 0, cell as i32), i(Op::Sub, 2, 2, 1, 0), i(Op::Put, 2, 0, 0, cell as i32), ret(0, 0)],
    ];
    let reaction = kit.function("hurt", 2, 0, &reacts.concat());
    let code = [
        &attack[..],
        &[
            i(Op::GtImm, 2, 1, 0, 10),
            i(Op::JumpUnless, 2, 0, 0, 1),
            i(Op::Announce, 1, 0, 1, 0),
            konst(3, 7),
            ret(1, 3),
        ],
    ];
    let strike = kit.function("strike", 1, 3, &code.concat());
    let program = &mut kit.program;
    program.events.push(Event { id: 9, params: 1, audience: u32::MAX, reactions: (0, 1), watched: false });
    let holder = Holder::Role(0);
    program.reactions.push(Reaction { id: 1, event: 0, holder, function: reaction, ..Reaction::default() });
    (strike, cell)
}

#[test]
fn a_preview_tells_of_results_events_and_cells() {
    let mut kit = Kit::new();
    let (strike, cell) = strike(&mut kit);
    let who = kit.world.spawn();
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    let mut buffers = Buffers::new();
    let mut machine = Machine::new(&table, buffers.scratch());
    machine.start(strike, &[who]).unwrap();
    let mut begun = Vec::new();
    machine.save(&mut |word| begun.push(word));
    let asks = Preview {
        table: &table,
        host: &kit.world,
        begun: &begun,
        results: &[2],
        events: &[0],
        cells: &[(who, cell)],
        policy: Policy::Refuse,
    };
    let odds = Engine::new().preview(&asks, &Budget::default()).unwrap();
    assert_eq!(odds.outcomes.len(), 7, "a miss and six hits: the roll was not asked for");
    assert!(odds.exactly(1, 1).is(1, 2));
    assert!(odds.exactly(0, 7).is(1, 1));
    assert!(odds.exactly(2, 20).is(1, 2) && odds.exactly(2, 14).is(1, 12));
    assert_eq!(odds.mean(2).unwrap().to_f64(), 18.25);
    let harm = odds.range(2, |values| values[1] == 1).unwrap();
    assert!(harm.chance.is(1, 2) && harm.low.1.is(1, 12) && harm.high.1.is(1, 12));
    assert!((harm.mean - 16.5).abs() < 1e-9);
    assert_eq!((harm.low.0, harm.high.0), (14, 19));
    assert!(odds.range(2, |values| values[1] == 2).is_none());
    for nothing in
        [Preview { results: &[3], ..asks }, Preview { events: &[1], ..asks }, Preview { cells: &[(who, 99)], ..asks }]
    {
        assert!(matches!(Engine::new().preview(&nothing, &Budget::default()), Err(Refused::Malformed(_))));
    }
    let _ = machine.run(&kit.world, &mut Sample::new(Default::default()), &mut Silent);
    let mut ran = Vec::new();
    machine.save(&mut |word| ran.push(word));
    let wrong = Preview { begun: &ran, ..asks };
    assert!(matches!(Engine::new().preview(&wrong, &Budget::default()), Err(Refused::Malformed(_))));
}

#[test]
fn a_preview_of_an_event() {
    let mut kit = Kit::new();
    let (_, cell) = strike(&mut kit);
    let who = kit.world.spawn();
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    let mut buffers = Buffers::new();
    let mut machine = Machine::new(&table, buffers.scratch());
    machine.begin_event(0, &[who]).unwrap();
    let mut begun = Vec::new();
    machine.save(&mut |word| begun.push(word));
    let asks = Preview {
        table: &table,
        host: &kit.world,
        begun: &begun,
        results: &[],
        events: &[],
        cells: &[(who, cell)],
        policy: Policy::Refuse,
    };
    let none = Preview { results: &[0], ..asks };
    assert!(
        matches!(Engine::new().preview(&none, &Budget::default()), Err(Refused::Malformed(_))),
        "events give nothing"
    );
    let odds = Engine::new().preview(&asks, &Budget::default()).unwrap();
    assert!(odds.exactly(0, 19).is(1, 6) && odds.at_most(0, 14).is(1, 6));
}
