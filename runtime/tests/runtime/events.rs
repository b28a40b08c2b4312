//! Events: the order of reactions, who reacts, depth first.

use runebook_runtime::machine::{Bare, Silent};
use runebook_runtime::program::{Gate, Holder};
use runebook_runtime::{Buffers, Host, Instr, Machine, NONE, Op, Outcome, Script, Table, Trap, World};

use crate::kit::{Kit, i, konst, ret};

/// A reaction to an event of one parameter that reports (number, you).
fn says(kit: &mut Kit, command: u32, number: i32) -> u32 {
    let code = [konst(2, number), i(Op::Move, 3, 1, 0, 0), i(Op::Command, 0, 2, 2, command as i32), ret(0, 0)];
    kit.function(2, 4, 0, &code)
}

fn heard(kit: &Kit, function: u32, args: &[i64], host: &dyn Host) -> Vec<(i64, i64)> {
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    let mut buffers = Buffers::new();
    let mut machine = Machine::new(&table, buffers.scratch());
    machine.start(function, args).unwrap();
    assert_eq!(machine.run(host, &mut Script::new(&[]), &mut Silent), Outcome::Done);
    machine.commands().iter().map(|command| (command.args()[0], command.args()[1])).collect()
}

#[test]
fn priority_then_id_then_place_in_the_audience() {
    let mut kit = Kit::new();
    let command = kit.command(2);
    let witnesses = kit.set(1, 4, u32::MAX);
    let event = kit.event(1, witnesses);
    let says: Vec<u32> = (0..5).map(|number| says(&mut kit, command, number)).collect();
    kit.reaction(event, 0, Holder::Role(0), says[0]);
    kit.reaction(event, 0, Holder::Audience, says[1]);
    kit.reaction(event, 5, Holder::Nobody, says[2]);
    kit.reaction(event, -5, Holder::Role(0), says[3]);
    kit.reaction(event, 0, Holder::Audience, says[4]);
    let f = kit.function(1, 1, 0, &[i(Op::Announce, 0, 0, 1, event as i32), ret(0, 0)]);
    let mut world = World::new();
    world.list(witnesses, &[7], &[9, NONE, 8]);
    let order = [(2, NONE), (0, 7), (1, 9), (1, 8), (4, 9), (4, 8), (3, 7)];
    assert_eq!(heard(&kit, f, &[7], &world), order);
    assert_eq!(heard(&kit, f, &[7], &Bare), [(2, NONE), (0, 7), (3, 7)]);
    assert_eq!(heard(&kit, f, &[NONE], &Bare), [(2, NONE)]);
}

#[test]
fn gates_are_tested_when_the_turn_comes() {
    let mut kit = Kit::new();
    let command = kit.command(2);
    let flag = kit.cell(0, 0, 1);
    let event = kit.event(1, u32::MAX);
    let one = says(&mut kit, command, 1);
    let opens = kit.function(2, 3, 0, &[konst(2, 1), i(Op::Put, 2, 1, 0, flag as i32), ret(0, 0)]);
    kit.reaction(event, 9, Holder::Role(0), one).gate = Gate::Cell(flag);
    kit.reaction(event, 5, Holder::Role(0), opens);
    kit.reaction(event, 1, Holder::Role(0), one).gate = Gate::Cell(flag);
    let f = kit.function(1, 1, 0, &[i(Op::Announce, 0, 0, 1, event as i32), ret(0, 0)]);
    assert_eq!(heard(&kit, f, &[3], &Bare), [(1, 3)]);
}

#[test]
fn reactions_run_depth_first_and_know_their_context() {
    let mut kit = Kit::new();
    let command = kit.command(2);
    let attack = kit.context(2, 2, 0b11);
    let (hit, cry) = (kit.event(1, u32::MAX), kit.event(1, u32::MAX));
    let cries = kit.function(2, 2, 0, &[i(Op::Announce, 0, 1, 1, cry as i32), ret(0, 0)]);
    let (first, second, third) = (says(&mut kit, command, 1), says(&mut kit, command, 2), says(&mut kit, command, 3));
    kit.reaction(hit, 9, Holder::Role(1), cries).context_role = true;
    kit.reaction(hit, 5, Holder::Role(0), second).context_role = true;
    kit.reaction(cry, 0, Holder::Role(0), first);
    kit.reaction(cry, 0, Holder::Role(0), third);
    let f = kit.function(
        2,
        3,
        0,
        &[i(Op::NewContext, 2, 0, 0, attack as i32), i(Op::Announce, 0, 2, 1, hit as i32), ret(0, 0)],
    );
    assert_eq!(heard(&kit, f, &[10, 20], &Bare), [(1, 20), (3, 20), (2, 10)]);
    assert_eq!(heard(&kit, f, &[10, NONE], &Bare), [(2, 10)]);
}

#[test]
fn chains_that_feed_themselves_end_in_a_failure() {
    let mut kit = Kit::new();
    let event = kit.event(1, u32::MAX);
    let again = kit.function(2, 2, 0, &[i(Op::Announce, 0, 0, 1, event as i32), ret(0, 0)]);
    kit.reaction(event, 0, Holder::Role(0), again);
    let f = kit.function(1, 1, 0, &[i(Op::Announce, 0, 0, 1, event as i32), ret(0, 0)]);
    assert_eq!(kit.eval(f, &[1]), Err(Trap::TooDeep));
}

#[test]
fn watched_events_are_remembered() {
    let mut kit = Kit::new();
    let events = [kit.event(0, u32::MAX), kit.event(0, u32::MAX), kit.event(0, u32::MAX)];
    kit.program.events.iter_mut().for_each(|event| event.watched = true);
    let announce = |event: u32| i(Op::Announce, 0, 0, 0, event as i32);
    let was = |register, event: u32| i(Op::Was, register, 0, 0, event as i32);
    let ask = kit.function(0, 3, 3, &[was(0, 0), was(1, 1), was(2, 2), ret(0, 3)]);
    let f = kit.function(
        0,
        3,
        3,
        &[
            announce(events[2]),
            announce(events[0]),
            announce(events[2]),
            i(Op::Call, 0, 0, 0, Instr::pack(ask, 0)),
            ret(0, 3),
        ],
    );
    assert_eq!(kit.eval(f, &[]), Ok(vec![1, 0, 1]));
}
