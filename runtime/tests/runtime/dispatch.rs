//! One dispatch: the journal, questions and requests to the host, queued calls, contexts, keys of draws.

use runebook_runtime::machine::{Bare, Silent, commit};
use runebook_runtime::trap::Room;
use runebook_runtime::{
    Buffers, Chooser, Draw, Instr, Limits, Machine, NONE, Op, Outcome, Pause, Sample, Script, Site, Table, Trap, World,
};

use crate::kit::{Kit, i, konst, ret};

#[test]
fn reads_see_the_journal_then_the_host_then_the_start() {
    let mut kit = Kit::new();
    let cell = kit.cell(7, 0, 100);
    let f = kit.function(
        2,
        6,
        4,
        &[
            i(Op::Get, 2, 0, 0, cell as i32),
            i(Op::Wrote, 3, 0, 0, cell as i32),
            i(Op::Put, 1, 0, 0, cell as i32),
            i(Op::Get, 4, 0, 0, cell as i32),
            i(Op::Wrote, 5, 0, 0, cell as i32),
            ret(2, 4),
        ],
    );
    let mut world = World::new();
    let you = world.spawn();
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    let mut buffers = Buffers::new();
    let mut machine = Machine::new(&table, buffers.scratch());
    machine.start(f, &[you, 30]).unwrap();
    assert_eq!(machine.run(&world, &mut Script::new(&[]), &mut Silent), Outcome::Done);
    assert_eq!(machine.results(), [7, 0, 30, 1]);
    assert_eq!(world.get(you, cell), None);
    world.commit(machine.journal());
    assert_eq!(world.get(you, cell), Some(30));
    machine.start(f, &[you, 4000]).unwrap();
    machine.run(&world, &mut Script::new(&[]), &mut Silent);
    assert_eq!(machine.results(), [30, 0, 100, 1]);
    let mut seen = Vec::new();
    commit(machine.journal(), |entity, cell, value| seen.push((entity, cell, value)));
    assert_eq!(seen, [(you, cell, 100)]);
}

#[test]
fn the_next_of_several_dispatches_has_written_nothing_yet() {
    let mut kit = Kit::new();
    let cell = kit.cell(0, 0, 100) as i32;
    let wrote = |to| i(Op::Wrote, to, 0, 0, cell);
    let (put, next) = (i(Op::Put, 0, 0, 0, cell), i(Op::Next, 0, 0, 0, 0));
    let f =
        kit.function(1, 5, 4, &[put, wrote(1), next, wrote(2), i(Op::Get, 3, 0, 0, cell), put, wrote(4), ret(1, 4)]);
    assert_eq!(kit.eval(f, &[0]), Ok(vec![1, 0, 0, 1]));
}

#[test]
fn ranges_and_starts_may_be_worked_out() {
    let mut kit = Kit::new();
    let most = kit.cell(20, 0, 1000);
    let health = kit.cell(0, -5, 0);
    let read_most = kit.function(1, 2, 1, &[i(Op::Get, 1, 0, 0, most as i32), ret(1, 1)]);
    kit.program.cells[health as usize].start_function = read_most;
    kit.program.cells[health as usize].high_function = read_most;
    let f = kit.function(
        2,
        4,
        2,
        &[
            i(Op::Get, 2, 0, 0, health as i32),
            i(Op::Put, 1, 0, 0, health as i32),
            i(Op::Get, 3, 0, 0, health as i32),
            ret(2, 2),
        ],
    );
    assert_eq!(kit.eval(f, &[0, 25]), Ok(vec![20, 20]));
    assert_eq!(kit.eval(f, &[0, 12]), Ok(vec![20, 12]));
    assert_eq!(kit.eval(f, &[0, -12]), Ok(vec![20, -5]));
    let mut world = World::new();
    world.set(0, most, -9);
    assert_eq!(kit.eval_with(f, &[0, 3], &world, &mut Script::new(&[])), Ok(vec![-9, -9]));
    assert_eq!(kit.eval(f, &[NONE, 3]), Err(Trap::NoEntity));
}

#[test]
fn the_latest_write_wins_and_the_journal_is_sorted() {
    let mut kit = Kit::new();
    let cells = [kit.cell(0, 0, 99), kit.cell(0, 0, 99), kit.cell(0, 0, 99)];
    let put = |value, entity, index| i(Op::PutAt, value, entity, index, cells[0] as i32);
    // values 5 6 7 in R[0..3], entities 1 2 in R[3..5], indices 0 1 2 in R[5..8]
    let f = kit.function(
        8,
        9,
        1,
        &[put(0, 4, 7), put(1, 3, 5), put(2, 4, 5), put(0, 3, 5), i(Op::GetAt, 8, 3, 5, cells[0] as i32), ret(8, 1)],
    );
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    let mut buffers = Buffers::new();
    buffers.journal.truncate(3);
    let mut machine = Machine::new(&table, buffers.scratch());
    machine.start(f, &[5, 6, 7, 1, 2, 0, 1, 2]).unwrap();
    assert_eq!(machine.run(&Bare, &mut Script::new(&[]), &mut Silent), Outcome::Done);
    let written: Vec<_> = machine.journal().iter().map(|write| (write.entity, write.cell, write.value)).collect();
    assert_eq!(written, [(1, 0, 5), (2, 0, 7), (2, 2, 5)]);
    let mut small = Buffers::new();
    small.journal.truncate(2);
    let mut machine = Machine::new(&table, small.scratch());
    machine.start(f, &[5, 6, 7, 1, 2, 0, 1, 2]).unwrap();
    let Outcome::Failed(fault) = machine.run(&Bare, &mut Script::new(&[]), &mut Silent) else { panic!() };
    assert_eq!(fault.trap, Trap::Full(Room::Journal));
    assert_eq!(machine.chain().count(), 1);
    assert_eq!(machine.run(&Bare, &mut Script::new(&[]), &mut Silent), Outcome::Failed(fault));
    let outside = kit.function(2, 3, 1, &[i(Op::GetAt, 2, 0, 1, cells[0] as i32), ret(2, 1)]);
    assert_eq!(kit.eval(outside, &[0, 3]), Err(Trap::BadIndex));
    assert_eq!(kit.eval(outside, &[0, -1]), Err(Trap::BadIndex));
}

#[test]
fn facts_and_sets_ask_the_host_first() {
    let mut kit = Kit::new();
    let sum = kit.function(2, 3, 1, &[i(Op::Add, 2, 0, 1, 0), ret(2, 1)]);
    let fact = kit.fact(2, sum);
    let two = kit.function(1, 4, 4, &[i(Op::Move, 1, 0, 0, 0), konst(0, 1), konst(3, 88), ret(0, 4)]);
    let (open, ruled) = (kit.set(1, 3, u32::MAX), kit.set(1, 3, two));
    let f = kit.function(
        2,
        11,
        9,
        &[
            i(Op::Fact, 2, 0, 2, fact as i32),
            i(Op::Members, 3, 0, 1, open as i32),
            i(Op::Members, 7, 0, 1, ruled as i32),
            ret(2, 9),
        ],
    );
    assert_eq!(kit.eval(f, &[4, 5]), Ok(vec![9, 0, 0, 0, 0, 1, 4, 0, 0]));
    let mut world = World::new();
    world.answer(fact, &[4, 5], -1);
    world.list(open, &[4], &[8, 9]);
    let answered = kit.eval_with(f, &[4, 5], &world, &mut Script::new(&[]));
    assert_eq!(answered, Ok(vec![-1, 2, 8, 9, 0, 1, 4, 0, 0]));
    world.list(open, &[4], &[1, 2, 3, 4]);
    assert_eq!(kit.eval_with(f, &[4, 5], &world, &mut Script::new(&[])), Err(Trap::BadHost));
    let append = kit.function(4, 4, 3, &[i(Op::Append, 3, 0, 0, 2), ret(0, 3)]);
    assert_eq!(kit.eval(append, &[0, 8, 9, 1]), Ok(vec![1, 1, 9]));
    assert_eq!(kit.eval(append, &[1, 8, 9, 1]), Ok(vec![2, 8, 1]));
    assert_eq!(kit.eval(append, &[2, 8, 9, 1]), Err(Trap::BadIndex));
    assert_eq!(kit.eval(append, &[-1, 8, 9, 1]), Err(Trap::BadIndex));
    let index = kit.function(4, 5, 1, &[i(Op::Index, 4, 0, 3, 2), ret(4, 1)]);
    assert_eq!(kit.eval(index, &[2, 8, 9, 1]), Ok(vec![9]));
    assert_eq!(kit.eval(index, &[1, 8, 9, 1]), Err(Trap::BadIndex));
    assert_eq!(kit.eval(index, &[9, 8, 9, 2]), Err(Trap::BadIndex));
    assert_eq!(kit.eval(index, &[2, 8, 9, -1]), Err(Trap::BadIndex));
}

#[test]
fn commands_and_queued_calls_keep_their_order() {
    let mut kit = Kit::new();
    let command = kit.command(1);
    let say = kit.function(1, 1, 0, &[i(Op::Command, 0, 0, 1, command as i32), ret(0, 0)]);
    let later = |register, ordinal| i(Op::Later, ordinal, register, 1, say as i32);
    let again = kit.function(1, 1, 0, &[later(0, 0), i(Op::Command, 0, 0, 1, command as i32), ret(0, 0)]);
    let f = kit.function(
        3,
        3,
        3,
        &[i(Op::Later, 0, 1, 1, again as i32), later(2, 1), i(Op::Call, 0, 0, 1, Instr::pack(say, 0)), ret(0, 3)],
    );
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    let mut buffers = Buffers::new();
    buffers.queue.truncate(2);
    let mut machine = Machine::new(&table, buffers.scratch());
    machine.start(f, &[1, 2, 3]).unwrap();
    assert_eq!(machine.run(&Bare, &mut Script::new(&[]), &mut Silent), Outcome::Done);
    let said: Vec<i64> = machine.commands().iter().map(|command| command.args()[0]).collect();
    assert_eq!(said, [1, 2, 3, 2]);
    assert_eq!(machine.results(), [1, 2, 3]);
}

#[test]
fn what_follows_a_settling_sees_what_was_queued() {
    let mut kit = Kit::new();
    let cell = kit.cell(0, 0, 100) as i32;
    let grow = kit.function(
        1,
        3,
        1,
        &[i(Op::Get, 1, 0, 0, cell), i(Op::AddImm, 1, 1, 0, 1), i(Op::Put, 1, 0, 0, cell), konst(2, 77), ret(2, 1)],
    );
    let again = kit.function(1, 1, 0, &[i(Op::Later, 0, 0, 1, grow as i32), ret(0, 0)]);
    let f = kit.function(
        1,
        4,
        3,
        &[
            i(Op::Later, 0, 0, 1, grow as i32),
            i(Op::Later, 1, 0, 1, again as i32),
            i(Op::Get, 1, 0, 0, cell),
            i(Op::Settle, 0, 0, 0, 0),
            i(Op::Get, 2, 0, 0, cell),
            i(Op::Settle, 0, 0, 0, 0),
            i(Op::Later, 2, 0, 1, grow as i32),
            i(Op::Get, 3, 0, 0, cell),
            ret(1, 3),
        ],
    );
    // before, after all (the queued call's own included), and with one that runs once all has ended
    assert_eq!(kit.eval(f, &[0]), Ok(vec![0, 2, 2]));
}

#[test]
fn contexts_are_found_from_within_and_given_back() {
    let mut kit = Kit::new();
    let (assault, attack) = (kit.context(1, 1, 1), kit.context(2, 1, 1));
    let look = [
        i(Op::Outer, 1, 0, 0, assault as i32),
        i(Op::Role, 1, 1, 0, 0),
        i(Op::InRole, 2, 0, 1, (attack | 1 << 8) as i32),
        ret(1, 2),
    ];
    let strike = kit.function_in(1, 3, 2, 0, attack as u8, &look);
    // the context of the attack holds (entity, 42); 42 is also the assault's role
    let run = kit.function_in(
        1,
        6,
        2,
        0,
        assault as u8,
        &[
            konst(2, 5),
            konst(3, 42),
            i(Op::NewContext, 1, 2, 0, attack as i32),
            i(Op::Call, 4, 1, 1, Instr::pack(strike, 0)),
            ret(4, 2),
        ],
    );
    let f = kit.function(
        1,
        6,
        2,
        &[
            konst(1, 42),
            i(Op::NewContext, 2, 1, 0, assault as i32),
            i(Op::Call, 3, 2, 1, Instr::pack(run, 0)),
            i(Op::Loop, 0, 0, 0, -2),
            ret(3, 2),
        ],
    );
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    let mut buffers = Buffers::new();
    buffers.contexts.truncate(5);
    let mut machine = Machine::new(&table, buffers.scratch());
    machine.start(f, &[100]).unwrap();
    assert_eq!(machine.run(&Bare, &mut Script::new(&[]), &mut Silent), Outcome::Done);
    assert_eq!(machine.results(), [42, 1]);
    assert_eq!(kit.eval(strike, &[NONE]), Err(Trap::NoContext));
    let make = kit.function(1, 2, 1, &[i(Op::NewContext, 1, 0, 0, assault as i32), ret(1, 1)]);
    let mut machine = Machine::new(&table, buffers.scratch());
    assert_eq!(machine.start(make, &[1]), Err(Trap::BadIndex));
    let set = kit.function(
        1,
        3,
        1,
        &[i(Op::Call, 1, 0, 1, Instr::pack(make, 0)), i(Op::SetRole, 0, 1, 0, 0), i(Op::Role, 2, 1, 0, 0), ret(2, 1)],
    );
    assert_eq!(kit.eval(set, &[33]), Ok(vec![33]));
}

/// Notes the sites it is asked for.
struct Sites(Vec<Site>);

impl Chooser for Sites {
    fn draw(&mut self, site: Site, _draw: Draw) -> Result<i64, Pause> {
        self.0.push(site);
        Ok(1)
    }
}

#[test]
fn every_draw_has_a_key_of_its_own() {
    let mut kit = Kit::new();
    let site = kit.site();
    let pick = i(Op::Pick, 1, 0, 0, site);
    let once = kit.function(1, 2, 0, &[pick, ret(0, 0)]);
    let call = |ordinal| i(Op::Call, 0, 0, 1, Instr::pack(once, ordinal));
    // two calls, then a salted loop around a salted loop, then a loop without salt
    let f = kit.function(
        1,
        4,
        0,
        &[
            call(0),
            call(1),
            konst(2, 3),
            i(Op::Salt, 2, 0, 0, 0),
            konst(3, 2),
            i(Op::Salt, 3, 0, 0, 1),
            pick,
            i(Op::Loop, 3, 0, 0, -3),
            i(Op::Loop, 2, 0, 0, -6),
            i(Op::Salt, 2, 0, 0, 0),
            konst(3, 4),
            pick,
            i(Op::Loop, 3, 0, 0, -2),
            ret(0, 0),
        ],
    );
    let mut sites = Sites(Vec::new());
    kit.eval_with(f, &[2], &Bare, &mut sites).unwrap();
    assert_eq!(sites.0.len(), 2 + 3 * 2 + 4);
    let mut distinct = sites.0.clone();
    distinct.sort_unstable();
    distinct.dedup();
    assert_eq!(distinct.len(), sites.0.len());
}

#[test]
fn equal_keys_give_equal_dispatches() {
    let mut kit = Kit::new();
    let site = kit.site();
    let f = kit.function(1, 2, 1, &[i(Op::Pick, 1, 0, 0, site), ret(1, 1)]);
    let run = |nth| {
        let key = runebook_runtime::Key { nth, ..Default::default() };
        kit.eval_with(f, &[1 << 40], &Bare, &mut Sample::new(key)).unwrap()
    };
    assert_eq!(run(1), run(1));
    assert_ne!(run(1), run(2));
}

#[test]
fn limits_are_failures() {
    let mut kit = Kit::new();
    let f = kit.function(1, 1, 0, &[i(Op::Loop, 0, 0, 0, -1), ret(0, 0)]);
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    let mut buffers = Buffers::new();
    let mut machine = Machine::new(&table, buffers.scratch()).with_limits(Limits { fuel: 10, ..Limits::default() });
    machine.start(f, &[11]).unwrap();
    assert_eq!(machine.run(&Bare, &mut Script::new(&[]), &mut Silent), Outcome::Done);
    assert_eq!(machine.fuel(), 0);
    machine.start(f, &[12]).unwrap();
    let Outcome::Failed(fault) = machine.run(&Bare, &mut Script::new(&[]), &mut Silent) else { panic!() };
    assert_eq!(fault.trap, Trap::OutOfFuel);
    assert_eq!(machine.start(f, &[]), Err(Trap::BadCount));
    buffers.registers.truncate(0);
    let mut machine = Machine::new(&table, buffers.scratch());
    assert_eq!(machine.start(f, &[1]), Err(Trap::Full(Room::Registers)));
}
