//! Choices and open draws: stopping, going on, saving and restoring give what a straight run gives.

use std::panic::{AssertUnwindSafe, catch_unwind};

use runebook_runtime::machine::{Bare, Silent};
use runebook_runtime::program::Holder;
use runebook_runtime::text::{Holder as _, Live, Source};
use runebook_runtime::{Buffers, Dice, Draw, Fork, Host, Key, Machine, NONE, Op, Outcome, Sample, Script, Table, Trap};

use crate::kit::{Kit, i, konst, ret};

/// (chooser, count, options…) → the chosen one, and what came after.
fn choosing(kit: &mut Kit) -> u32 {
    let site = kit.site();
    kit.function(4, 6, 2, &[i(Op::Choose, 4, 1, 0, site), i(Op::Choose, 5, 1, 0, site), ret(4, 2)])
}

#[test]
fn a_choice_asks_and_goes_on() {
    let mut kit = Kit::new();
    let f = choosing(&mut kit);
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    let mut buffers = Buffers::new();
    let mut machine = Machine::new(&table, buffers.scratch());
    machine.start(f, &[3, 2, 70, 80]).unwrap();
    let Outcome::Ask(ask) = machine.run(&Bare, &mut Fork, &mut Silent) else { panic!() };
    assert_eq!((ask.who, ask.options, ask.min, ask.max), (3, 2, 1, 1));
    assert_eq!(machine.options(), [70, 80]);
    machine.resume_with(1);
    assert!(matches!(machine.run(&Bare, &mut Fork, &mut Silent), Outcome::Ask(_)));
    machine.resume_with(0);
    assert_eq!(machine.run(&Bare, &mut Fork, &mut Silent), Outcome::Done);
    assert_eq!(machine.results(), [80, 70]);
    assert_eq!(machine.answered(), 2);
    let mut again = Machine::new(&table, buffers.scratch()).with_answers(&[1, 0]);
    again.start(f, &[3, 2, 70, 80]).unwrap();
    assert_eq!(again.run(&Bare, &mut Fork, &mut Silent), Outcome::Done);
    assert_eq!(again.results(), [80, 70]);
}

#[test]
fn bad_answers_and_empty_choices() {
    let mut kit = Kit::new();
    let f = choosing(&mut kit);
    assert_eq!(kit.eval(f, &[3, 0, 70, 80]), Ok(vec![NONE, NONE]));
    assert_eq!(kit.eval(f, &[3, 500, 70, 80]), Err(Trap::BadIndex));
    assert_eq!(kit.eval(f, &[3, -1, 70, 80]), Err(Trap::BadIndex));
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    for answer in [2, -1, i64::MAX] {
        let mut buffers = Buffers::new();
        let answers = [answer];
        let mut machine = Machine::new(&table, buffers.scratch()).with_answers(&answers);
        machine.start(f, &[3, 2, 70, 80]).unwrap();
        let Outcome::Failed(fault) = machine.run(&Bare, &mut Fork, &mut Silent) else { panic!() };
        assert_eq!(fault.trap, Trap::BadAnswer);
    }
}

/// Rolls, calls, announces and queues, with draws in all of them and a choice at the end.
fn busy() -> (Kit, u32) {
    let mut kit = Kit::new();
    let cell = kit.cell(0, -1000, 1000);
    let command = kit.command(1);
    let witnesses = {
        let listed = kit.function(1, 3, 3, &[konst(0, 2), konst(1, 4), konst(2, 5), ret(0, 3)]);
        kit.set(1, 2, listed)
    };
    let event = kit.event(1, witnesses);
    kit.program.events[0].watched = true;
    kit.program.dice.push(Dice::pool(2, 6).plus(1).unwrap());
    let (site, other) = (kit.site(), kit.site());
    // adds a roll to the cell of R[0]
    let harm = kit.function(
        1,
        11,
        1,
        &[
            i(Op::DiceConst, 1, 0, 0, 0),
            i(Op::Roll, 9, 1, 0, site),
            i(Op::Get, 10, 0, 0, cell as i32),
            i(Op::Add, 10, 10, 9, 0),
            i(Op::Put, 10, 0, 0, cell as i32),
            ret(9, 1),
        ],
    );
    let call = i(Op::Call, 2, 1, 1, runebook_runtime::Instr::pack(harm, 0));
    let react = kit.function(2, 3, 0, &[call, i(Op::Command, 0, 2, 1, command as i32), ret(0, 0)]);
    kit.reaction(event, 0, Holder::Audience, react);
    kit.reaction(event, 1, Holder::Role(0), react);
    let f = kit.function(
        1,
        9,
        2,
        &[
            i(Op::Call, 1, 0, 1, runebook_runtime::Instr::pack(harm, 0)),
            i(Op::Announce, 0, 0, 1, event as i32),
            i(Op::Later, 0, 0, 1, harm as i32),
            konst(3, 3),
            i(Op::Salt, 3, 0, 0, 0),
            konst(4, 1),
            konst(5, 4),
            i(Op::Draw, 6, 4, 5, other),
            i(Op::Add, 2, 2, 6, 0),
            i(Op::Loop, 3, 0, 0, -6),
            konst(6, 2),
            konst(7, 50),
            konst(8, 60),
            i(Op::Choose, 3, 6, 0, other),
            i(Op::Add, 2, 2, 3, 0),
            ret(1, 2),
        ],
    );
    (kit, f)
}

type End = (Vec<i64>, Vec<runebook_runtime::machine::Write>, Vec<runebook_runtime::machine::Command>, u64);

fn end(machine: &Machine<'_, '_>) -> End {
    (machine.results().to_vec(), machine.journal().to_vec(), machine.commands().to_vec(), machine.fuel())
}

fn straight(table: &Table<'_>, f: u32, key: Key) -> End {
    let mut buffers = Buffers::new();
    let mut machine = Machine::new(table, buffers.scratch()).with_answers(&[1]);
    machine.start(f, &[0]).unwrap();
    assert_eq!(machine.run(&Bare, &mut Sample::new(key), &mut Silent), Outcome::Done);
    end(&machine)
}

fn words(machine: &Machine<'_, '_>) -> Vec<u64> {
    let mut words = Vec::new();
    machine.save(&mut |word| words.push(word));
    words
}

#[test]
fn pausing_saving_and_restoring_change_nothing() {
    let (kit, f) = busy();
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    for nth in 0..50 {
        let key = Key { nth, ..Key::default() };
        let mut sample = Sample::new(key);
        let mut buffers = Buffers::new();
        let mut machine = Machine::new(&table, buffers.scratch());
        machine.start(f, &[0]).unwrap();
        let mut saved = words(&machine);
        let mut stops = 0;
        let got = loop {
            // Each stretch runs in a machine of its own, restored from words.
            let mut other = Buffers::new();
            let mut machine = Machine::new(&table, other.scratch());
            let mut next = saved.iter().copied();
            machine.restore(&mut || next.next()).unwrap();
            assert_eq!(next.next(), None);
            assert_eq!(words(&machine), saved);
            let mut outcome = machine.run(&Bare, &mut Fork, &mut Silent);
            if let Outcome::Drawing(site, draw) = outcome {
                saved = words(&machine);
                machine.resume_with(runebook_runtime::Chooser::draw(&mut sample, site, draw).unwrap());
                outcome = machine.run(&Bare, &mut Fork, &mut Silent);
                stops += 1;
            }
            match outcome {
                Outcome::Done => break end(&machine),
                Outcome::Drawing(_, _) => saved = words(&machine),
                Outcome::Ask(_) => {
                    machine.resume_with(1);
                    if let Outcome::Done = machine.run(&Bare, &mut sample, &mut Silent) {
                        break end(&machine);
                    }
                }
                Outcome::Failed(fault) => panic!("{fault:?}"),
            }
        };
        assert!(stops >= 4);
        assert_eq!(got, straight(&table, f, key));
    }
}

#[test]
fn supplied_results_must_be_possible() {
    let (kit, f) = busy();
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    for bad in [2, 14, i64::MIN] {
        let mut buffers = Buffers::new();
        let mut machine = Machine::new(&table, buffers.scratch());
        machine.start(f, &[0]).unwrap();
        let Outcome::Drawing(_, draw) = machine.run(&Bare, &mut Fork, &mut Silent) else { panic!() };
        assert_eq!(draw, Draw::Dice(Dice::pool(2, 6).plus(1).unwrap()));
        machine.resume_with(bad);
        let Outcome::Failed(fault) = machine.run(&Bare, &mut Fork, &mut Silent) else { panic!() };
        assert_eq!(fault.trap, Trap::BadDraw);
    }
}

#[test]
fn states_with_the_same_future_have_the_same_key() {
    let mut kit = Kit::new();
    let site = kit.site();
    let small = kit.function(1, 2, 1, &[i(Op::Pick, 1, 0, 0, site), ret(1, 1)]);
    // two picks whose sum alone counts, then a third
    let call = |to, ordinal| i(Op::Call, to, 0, 1, runebook_runtime::Instr::pack(small, ordinal));
    let f = kit.function(1, 4, 1, &[call(1, 0), call(2, 1), i(Op::Add, 1, 1, 2, 0), call(3, 2), ret(1, 1)]);
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    let key = |picks: [i64; 2], clear: bool| {
        let mut buffers = Buffers::new();
        let mut machine = Machine::new(&table, buffers.scratch());
        machine.start(f, &[3]).unwrap();
        for pick in picks {
            machine.run(&Bare, &mut Fork, &mut Silent);
            machine.resume_with(pick);
        }
        machine.run(&Bare, &mut Fork, &mut Silent);
        if clear {
            machine.clear_dead(&mut |function, _, register| function != f || register < 2);
        }
        let mut words = Vec::new();
        machine.key(&mut |word| words.push(word));
        words
    };
    assert_eq!(key([0, 2], true), key([2, 0], true));
    assert_ne!(key([0, 2], true), key([1, 2], true));
    assert_ne!(key([0, 2], false), key([2, 0], false));
    let digest = |args| {
        let mut buffers = Buffers::new();
        let mut machine = Machine::new(&table, buffers.scratch());
        machine.start(small, &[args]).unwrap();
        machine.run(&Bare, &mut Script::new(&[0]), &mut Silent);
        machine.digest()
    };
    assert_eq!(digest(3), digest(4));
}

#[test]
fn saved_states_of_another_size_are_refused() {
    let (kit, f) = busy();
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    let mut buffers = Buffers::new();
    let mut machine = Machine::new(&table, buffers.scratch());
    machine.start(f, &[0]).unwrap();
    machine.run(&Bare, &mut Fork, &mut Silent);
    let saved = words(&machine);
    for cut in 0..saved.len() {
        let mut next = saved[..cut].iter().copied();
        assert!(machine.restore(&mut || next.next()).is_err());
        let Outcome::Failed(fault) = machine.run(&Bare, &mut Script::new(&[]), &mut Silent) else { panic!() };
        assert_eq!((fault.trap, machine.results().len()), (Trap::NotBegun, 0));
    }
}

/// (who, count, options…): a write, a choice, a write.
fn staking(kit: &mut Kit) -> u32 {
    let (site, cell) = (kit.site(), kit.cell(0, 0, 99));
    let put = i(Op::Put, 1, 0, 0, cell as i32);
    kit.function(4, 5, 1, &[put, i(Op::Choose, 4, 1, 0, site), put, ret(4, 1)])
}

/// A host whose answers end in an exception.
struct Throwing;

impl Host for Throwing {
    fn read(&self, _: i64, _: u32) -> Option<i64> {
        panic!("the host throws")
    }
}

#[test]
fn nothing_is_carried_out_before_the_end() {
    let mut kit = Kit::new();
    let f = staking(&mut kit);
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    let mut buffers = Buffers::new();
    let mut machine = Machine::new(&table, buffers.scratch());
    assert!(!machine.is_done(), "nothing has begun");
    machine.start(f, &[3, 2, 70, 80]).unwrap();
    assert!(matches!(machine.run(&Bare, &mut Fork, &mut Silent), Outcome::Ask(_)));
    assert_eq!(machine.journal(), []);
    machine.resume_with(1);
    assert!(!machine.is_done());
    assert_eq!(machine.journal(), [], "an answer is not the end");
    assert_eq!(machine.run(&Bare, &mut Fork, &mut Silent), Outcome::Done);
    assert!(machine.is_done());
    assert_eq!(machine.journal().len(), 1);
    machine.resume_with(0);
    assert_eq!((machine.is_done(), machine.journal().len()), (true, 1), "the end stays the end");
    assert_eq!(machine.run(&Bare, &mut Fork, &mut Silent), Outcome::Done, "and is said again");
    // what cannot begin drops what was before
    assert_eq!(machine.begin(99, &[]), Err(Trap::BadIndex));
    assert_eq!(machine.journal(), []);
    let Outcome::Failed(fault) = machine.run(&Bare, &mut Fork, &mut Silent) else { panic!() };
    assert_eq!(fault.trap, Trap::NotBegun);
    machine.start(f, &[3, 2, 70, 80]).unwrap();
    assert_eq!(machine.start(f, &[3]), Err(Trap::BadCount));
    machine.clear();
    assert!(matches!(machine.run(&Bare, &mut Fork, &mut Silent), Outcome::Failed(_)));
}

#[test]
fn words_with_live_numbers_leave_a_choice_open() {
    let mut kit = Kit::new();
    let f = staking(&mut kit);
    let health = kit.function(1, 2, 1, &[i(Op::Get, 1, 0, 0, 0), ret(1, 1)]);
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    let mut buffers = Buffers::new();
    let mut machine = Machine::new(&table, buffers.scratch());
    machine.start(f, &[3, 2, 70, 80]).unwrap();
    assert!(matches!(machine.run(&Bare, &mut Fork, &mut Silent), Outcome::Ask(_)));
    let mut live = Live::new(&mut machine, &Bare, 3);
    assert_eq!(live.number(Source::Function(health)), Some(2), "with what the dispatch has written");
    machine.resume_with(0);
    assert_eq!(machine.run(&Bare, &mut Fork, &mut Silent), Outcome::Done);
    assert_eq!(machine.journal().len(), 1);
}

#[test]
fn a_failure_stays_one() {
    let mut kit = Kit::new();
    let f = staking(&mut kit);
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    let mut buffers = Buffers::new();
    let mut machine = Machine::new(&table, buffers.scratch());
    machine.start(f, &[3, 2, 70, 80]).unwrap();
    machine.run(&Bare, &mut Fork, &mut Silent);
    machine.resume_with(7);
    let Outcome::Failed(fault) = machine.run(&Bare, &mut Fork, &mut Silent) else { panic!() };
    assert_eq!(fault.trap, Trap::BadAnswer);
    machine.resume_with(1);
    assert_eq!(machine.fault(), Some(fault));
    assert_eq!(machine.journal(), []);
    assert_eq!(machine.run(&Bare, &mut Fork, &mut Silent), Outcome::Failed(fault));
}

#[test]
fn what_an_exception_of_the_host_breaks_off_is_over() {
    let mut kit = Kit::new();
    let cell = kit.cell(0, 0, 99);
    let code = [i(Op::Put, 0, 0, 0, cell as i32), i(Op::Get, 1, 1, 0, cell as i32), ret(1, 1)];
    let f = kit.function(2, 2, 1, &code);
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    let mut buffers = Buffers::new();
    let mut machine = Machine::new(&table, buffers.scratch());
    machine.start(f, &[3, 4]).unwrap();
    let broken = catch_unwind(AssertUnwindSafe(|| machine.run(&Throwing, &mut Fork, &mut Silent)));
    assert!(broken.is_err());
    assert_eq!((machine.is_done(), machine.journal().len()), (false, 0), "half of it is nothing");
    let Outcome::Failed(fault) = machine.run(&Bare, &mut Fork, &mut Silent) else { panic!() };
    assert_eq!(fault.trap, Trap::NotBegun);
    machine.start(f, &[3, 4]).unwrap();
    assert_eq!(machine.run(&Bare, &mut Fork, &mut Silent), Outcome::Done, "another is as good as any");
}
