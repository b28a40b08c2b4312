//! Dispatches that begin with a context of the host's, with an event, and values that are only read.

use runebook_runtime::machine::{Bare, Silent};
use runebook_runtime::program::{Holder, Layer, Shape};
use runebook_runtime::{Buffers, Machine, NONE, Op, Outcome, Script, Table, Trap, World};

use crate::kit::{Kit, NO, i, konst, ret};

/// `strike(blow)`: the target loses the weight of the blow.
fn struck() -> (Kit, u32) {
    let mut kit = Kit::new();
    let health = kit.cell(20, 0, 20);
    kit.context(3, 2, 1);
    let code = [
        i(Op::Role, 1, 0, 0, 0),
        i(Op::Role, 2, 0, 0, 1),
        i(Op::Get, 3, 1, 0, health as i32),
        i(Op::Sub, 3, 3, 2, 0),
        i(Op::Put, 3, 1, 0, health as i32),
        i(Op::Role, 4, 0, 0, 2),
        ret(4, 1),
    ];
    let strike = kit.function_in(1, 5, 1, 0, 0, &code);
    (kit, strike)
}

#[test]
fn a_host_makes_the_context_of_a_procedure() {
    let (kit, strike) = struck();
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    let mut buffers = Buffers::new();
    let mut machine = Machine::new(&table, buffers.scratch());
    machine.clear();
    let blow = machine.make_context(0, &[4, 7]).unwrap();
    machine.begin(strike, &[blow]).unwrap();
    assert_eq!(machine.run(&Bare, &mut Script::new(&[]), &mut Silent), Outcome::Done);
    assert_eq!(machine.results(), [NONE], "what was left out is nobody");
    let write = machine.journal()[0];
    assert_eq!((write.entity, write.value), (4, 13));
}

#[test]
fn a_wrong_context_is_refused() {
    let (kit, strike) = struck();
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    let mut buffers = Buffers::new();
    let mut machine = Machine::new(&table, buffers.scratch());
    assert_eq!(machine.make_context(1, &[4, 7]), Err(Trap::BadIndex));
    assert_eq!(machine.make_context(0, &[4]), Err(Trap::BadCount));
    assert_eq!(machine.make_context(0, &[4, 7, 1, 1]), Err(Trap::BadCount));
    machine.begin(strike, &[5]).unwrap();
    let Outcome::Failed(fault) = machine.run(&Bare, &mut Script::new(&[]), &mut Silent) else { panic!() };
    assert_eq!(fault.trap, Trap::NoContext);
    while machine.make_context(0, &[4, 7]).is_ok() {}
    assert!(matches!(machine.make_context(0, &[4, 7]), Err(Trap::Full(_))));
}

#[test]
fn an_event_begins_a_dispatch() {
    let mut kit = Kit::new();
    let seen = kit.cell(0, 0, 100);
    let event = kit.event(2, NO);
    let code = [i(Op::Put, 1, 2, 0, seen as i32), ret(0, 0)];
    let noted = kit.function(3, 3, 0, &code);
    kit.reaction(event, 0, Holder::Role(0), noted);
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    let mut buffers = Buffers::new();
    let watch = [event];
    let mut machine = Machine::new(&table, buffers.scratch()).with_watch(&watch);
    assert_eq!(machine.begin_event(event, &[3]), Err(Trap::BadCount));
    assert_eq!(machine.begin_event(event + 1, &[3]), Err(Trap::BadIndex));
    machine.begin_event(event, &[3, 42]).unwrap();
    assert_eq!(machine.run(&Bare, &mut Script::new(&[]), &mut Silent), Outcome::Done);
    assert_eq!((machine.journal()[0].entity, machine.journal()[0].value), (3, 42));
    assert_eq!(machine.announced(), [event]);
}

#[test]
fn a_value_is_read_without_a_dispatch_and_within_one() {
    let mut kit = Kit::new();
    let strength = kit.cell(3, i64::MIN, i64::MAX);
    let base = kit.function(2, 3, 1, &[i(Op::Get, 2, 0, 0, strength as i32), ret(2, 1)]);
    let stat = kit.stat(Shape::Number, base);
    let more = kit.function(2, 5, 3, &[konst(2, 1), konst(3, 4), konst(4, 1), ret(2, 3)]);
    kit.modifier(stat, Layer::Add, more);
    let write = kit.function(1, 2, 0, &[konst(1, 10), i(Op::Put, 1, 0, 0, strength as i32), ret(0, 0)]);
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    let mut world = World::new();
    let who = world.spawn();
    let mut buffers = Buffers::new();
    let mut machine = Machine::new(&table, buffers.scratch());
    assert_eq!(machine.read_stat(&world, &mut Silent, stat, who, NONE).unwrap()[0], 7);
    assert_eq!(machine.read_stat(&world, &mut Silent, stat, NONE, NONE).unwrap_err().trap, Trap::NoEntity);
    assert_eq!(machine.read_stat(&world, &mut Silent, stat + 1, who, NONE).unwrap_err().trap, Trap::BadIndex);
    machine.start(write, &[who]).unwrap();
    assert_eq!(machine.run(&world, &mut Script::new(&[]), &mut Silent), Outcome::Done);
    assert_eq!(machine.read_stat(&world, &mut Silent, stat, who, NONE).unwrap()[0], 14);
    assert_eq!(machine.read_cell(&world, &mut Silent, who, strength), Ok(10));
    assert_eq!(machine.read_cell(&world, &mut Silent, who, 9).unwrap_err().trap, Trap::BadIndex);
    assert_eq!(machine.journal().len(), 1, "reading changes nothing");
}

#[test]
fn a_function_is_evaluated_beside_whatever_waits() {
    let mut kit = Kit::new();
    let health = kit.cell(20, 0, 20);
    let twice = kit.function(2, 4, 2, &[i(Op::Get, 2, 0, 0, health as i32), i(Op::Add, 3, 2, 1, 0), ret(2, 2)]);
    let calls = kit.function(2, 4, 1, &[i(Op::Call, 2, 0, 2, twice as i32), i(Op::Sub, 2, 3, 2, 0), ret(2, 1)]);
    let writes = kit.function(1, 1, 0, &[i(Op::Put, 0, 0, 0, health as i32), ret(0, 0)]);
    let fails = kit.function(1, 2, 1, &[i(Op::Div, 1, 0, 1, 0), ret(1, 1)]);
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    let mut buffers = Buffers::new();
    let mut machine = Machine::new(&table, buffers.scratch());
    machine.start(writes, &[3]).unwrap();
    assert_eq!(machine.run(&Bare, &mut Script::new(&[]), &mut Silent), Outcome::Done);
    let (digest, fuel) = (machine.digest(), machine.fuel());
    let mut asked = |function: u32, args: &[i64]| {
        machine.evaluate(&Bare, &mut Silent, function, args).map(<[i64]>::to_vec).map_err(|fault| fault.trap)
    };
    assert_eq!(asked(twice, &[3, 5]), Ok(vec![3, 8]), "what was written counts");
    assert_eq!(asked(twice, &[4, 5]), Ok(vec![20, 25]));
    assert_eq!(asked(calls, &[4, 5]), Ok(vec![5]), "with a frame, as it calls");
    assert_eq!(asked(twice, &[NONE, 5]), Err(Trap::NoEntity));
    assert_eq!(asked(fails, &[4]), Err(Trap::DivisionByZero));
    assert_eq!(asked(writes, &[4]), Err(Trap::NotPure));
    assert_eq!(asked(twice, &[4]), Err(Trap::BadCount));
    assert_eq!(asked(99, &[]), Err(Trap::BadIndex));
    assert_eq!((machine.digest(), machine.fuel()), (digest, fuel));
}
