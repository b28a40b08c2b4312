//! The C functions as C calls them: choices, slots, callbacks, and what is refused.

use std::ffi::{CStr, c_void};
use std::mem::MaybeUninit;
use std::ptr::{null, null_mut};

use runebook::*;
use runebook_runtime::program::{Cell, Function, Program, Question};
use runebook_runtime::{Instr, Op, encode};

const fn i(op: Op, a: u8, b: u8, c: u8, imm: i32) -> Instr {
    Instr::new(op, a, b, c, imm)
}

/// Function 0: `choose(who, count, one, other)` twice; 1: `set(who, value)` writes cell 0; 2: `ask(who)` asks fact 0 and
/// lists set 0; 4: as 1, then it fails; 5: writes `count`, then as 0 once.
fn program() -> Vec<u8> {
    let code = vec![
        i(Op::Choose, 4, 1, 0, 0),
        i(Op::Choose, 5, 1, 0, 0),
        i(Op::Ret, 4, 2, 0, 0),
        i(Op::Put, 1, 0, 0, 0),
        i(Op::Ret, 0, 0, 0, 0),
        i(Op::Fact, 1, 0, 1, 0),
        i(Op::Members, 2, 0, 1, 0),
        i(Op::Ret, 1, 4, 0, 0),
        i(Op::Const, 1, 0, 0, -7),
        i(Op::Ret, 1, 1, 0, 0),
        i(Op::Put, 1, 0, 0, 0),
        i(Op::Trap, 0, 0, 0, 7),
        i(Op::Put, 1, 0, 0, 0),
        i(Op::Choose, 4, 1, 0, 0),
        i(Op::Ret, 4, 1, 0, 0),
    ];
    let function = |start, end, params, registers, results| Function {
        start,
        end,
        params,
        registers,
        results,
        context: 255,
        context_kind: 255,
        ..Function::default()
    };
    let none = u32::MAX;
    let cell =
        Cell { high: 1000, start: 5, start_function: none, high_function: none, denominator: 1, ..Cell::default() };
    let program = Program {
        name: "calls".into(),
        sites: vec![77],
        cells: vec![cell],
        code,
        functions: vec![
            function(0, 3, 4, 6, 2),
            function(3, 5, 2, 2, 0),
            function(5, 8, 1, 5, 4),
            function(8, 10, 1, 2, 1),
            function(10, 12, 2, 2, 0),
            function(12, 15, 4, 5, 1),
        ],
        facts: vec![Question { id: 1, params: 1, at_most: 0, otherwise: 3 }],
        sets: vec![Question { id: 2, params: 1, at_most: 2, otherwise: none }],
        ..Program::default()
    };
    encode(&program).unwrap()
}

/// A table and a machine in memory that stays where it is.
struct Stand {
    _bytes: Vec<u8>,
    table: Box<MaybeUninit<rune_table>>,
    machine: Box<MaybeUninit<rune_machine>>,
}

impl Stand {
    fn new() -> Stand {
        let bytes = program();
        let mut stand = Stand {
            table: Box::new(MaybeUninit::zeroed()),
            machine: Box::new(MaybeUninit::zeroed()),
            _bytes: Vec::new(),
        };
        unsafe {
            assert_eq!(rune_begin(stand.machine(), 0, null(), 0, null_mut()), rune_status::RUNE_BAD_ARGUMENT);
            let table = stand.table.as_mut_ptr();
            assert_eq!(rune_table_load(table, bytes.as_ptr(), bytes.len(), null_mut()), rune_status::RUNE_OK);
            assert_eq!(rune_machine_init(stand.machine(), table, null_mut()), rune_status::RUNE_OK);
        }
        Stand { _bytes: bytes, ..stand }
    }

    fn machine(&mut self) -> *mut rune_machine {
        self.machine.as_mut_ptr()
    }

    fn begin(&mut self, function: u32, args: &[i64]) -> rune_status {
        unsafe { rune_begin(self.machine(), function, args.as_ptr(), args.len(), null_mut()) }
    }

    fn run(&mut self, host: *const rune_host) -> rune_status {
        let key = rune_key { seed: 1, run: 0, turn: 0, actor: 0, nth: 0 };
        unsafe { rune_run(self.machine(), host, &raw const key, null(), null_mut()) }
    }

    fn results(&mut self) -> Vec<i64> {
        let mut out = [0; 8];
        let count = unsafe { rune_results(self.machine(), out.as_mut_ptr(), out.len()) };
        out[..count].to_vec()
    }
}

#[test]
fn a_choice_is_answered_or_begun_again() {
    let mut stand = Stand::new();
    assert_eq!(stand.begin(0, &[3, 2, 70, 80]), rune_status::RUNE_OK);
    assert_eq!(stand.run(null()), rune_status::RUNE_ASK);
    let mut ask = MaybeUninit::<rune_ask>::uninit();
    let mut options = [0; 4];
    let ask = unsafe {
        assert_eq!(
            rune_asked(stand.machine(), ask.as_mut_ptr(), options.as_mut_ptr(), 4, null_mut()),
            rune_status::RUNE_OK
        );
        ask.assume_init()
    };
    assert_eq!((ask.site, ask.who, ask.options, ask.min, ask.max), (77, 3, 2, 1, 1));
    assert_eq!(options[..2], [70, 80]);
    unsafe {
        assert_eq!(rune_answer(stand.machine(), 2, null_mut()), rune_status::RUNE_BAD_ARGUMENT);
        assert_eq!(rune_answer(stand.machine(), 1, null_mut()), rune_status::RUNE_OK);
        assert_eq!(rune_answer(stand.machine(), 1, null_mut()), rune_status::RUNE_BAD_ARGUMENT);
    }
    assert_eq!(stand.run(null()), rune_status::RUNE_ASK);
    let answers = [1, 0];
    unsafe { assert_eq!(rune_answers(stand.machine(), answers.as_ptr(), 2), rune_status::RUNE_OK) };
    assert_eq!(stand.begin(0, &[3, 2, 70, 80]), rune_status::RUNE_OK);
    assert_eq!(stand.run(null()), rune_status::RUNE_DONE);
    assert_eq!(stand.results(), [80, 70]);
}

fn slots(numbers: &mut [i8], none: bool) -> (rune_slot, i64) {
    let slot = rune_slot {
        base: numbers.as_mut_ptr().cast(),
        stride: 1,
        width: rune_width::RUNE_I8 as u32,
        has_none: none,
        none: -1,
    };
    (slot, i64::try_from(numbers.len()).unwrap())
}

fn host(slot: &rune_slot, entities: i64) -> rune_host {
    rune_host {
        slots: slot,
        slot_count: 1,
        entities,
        user: null_mut(),
        read: None,
        write: None,
        fact: None,
        members: None,
    }
}

#[test]
fn slots_are_read_and_written_all_or_nothing() {
    let mut stand = Stand::new();
    let mut numbers = [1i8, -1, 3];
    let (slot, entities) = slots(&mut numbers, true);
    let host = host(&slot, entities);
    let mut read = |who| {
        let mut value = 0;
        let status = unsafe { rune_read_cell(stand.machine(), &raw const host, who, 0, &raw mut value, null_mut()) };
        (status, value)
    };
    assert_eq!(read(0), (rune_status::RUNE_OK, 1));
    assert_eq!(read(1), (rune_status::RUNE_OK, 5), "nothing is stored: the cell's start");
    assert_eq!(read(9), (rune_status::RUNE_OK, 5), "nobody has a slot there");
    assert_eq!(read(-1).0, rune_status::RUNE_FAILED);
    assert_eq!(stand.begin(1, &[2, 99]), rune_status::RUNE_OK);
    assert_eq!(stand.run(&raw const host), rune_status::RUNE_DONE);
    unsafe { assert_eq!(rune_commit(stand.machine(), &raw const host, null_mut()), rune_status::RUNE_OK) };
    assert_eq!(numbers[2], 99);
    let mut error = MaybeUninit::<rune_error>::zeroed();
    for (who, value) in [(2, 500), (7, 1)] {
        assert_eq!(stand.begin(1, &[who, value]), rune_status::RUNE_OK);
        assert_eq!(stand.run(&raw const host), rune_status::RUNE_DONE);
        unsafe {
            assert_eq!(rune_commit(stand.machine(), &raw const host, error.as_mut_ptr()), rune_status::RUNE_NO_ROOM);
            let text = CStr::from_ptr((&raw const (*error.as_ptr()).text).cast()).to_str().unwrap();
            assert!(text.starts_with(&format!("entity {who} cannot have {value} in cell 0")), "{text}");
        }
    }
    assert_eq!(numbers[2], 99);
}

#[test]
fn what_failed_or_waits_is_not_carried_out() {
    let mut stand = Stand::new();
    let mut numbers = [1i8, 1, 1];
    let (slot, entities) = slots(&mut numbers, false);
    let host = host(&slot, entities);
    assert_eq!(stand.begin(4, &[2, 99]), rune_status::RUNE_OK);
    assert_eq!(stand.run(&raw const host), rune_status::RUNE_FAILED);
    unsafe { assert_eq!(rune_commit(stand.machine(), &raw const host, null_mut()), rune_status::RUNE_BAD_ARGUMENT) };
    assert_eq!(stand.begin(5, &[2, 2, 70, 80]), rune_status::RUNE_OK);
    assert_eq!(stand.run(&raw const host), rune_status::RUNE_ASK);
    unsafe {
        assert_eq!(rune_journal(stand.machine(), null_mut(), 0), 0);
        assert_eq!(rune_commit(stand.machine(), &raw const host, null_mut()), rune_status::RUNE_BAD_ARGUMENT);
        assert_eq!(rune_answer(stand.machine(), 1, null_mut()), rune_status::RUNE_OK);
    }
    assert_eq!(stand.run(&raw const host), rune_status::RUNE_DONE);
    unsafe { assert_eq!(rune_commit(stand.machine(), &raw const host, null_mut()), rune_status::RUNE_OK) };
    // a choice that was dropped is not open any more
    assert_eq!(stand.begin(5, &[2, 2, 70, 80]), rune_status::RUNE_OK);
    assert_eq!(stand.run(&raw const host), rune_status::RUNE_ASK);
    unsafe {
        assert_eq!(rune_clear(stand.machine()), rune_status::RUNE_OK);
        assert_eq!(rune_answer(stand.machine(), 1, null_mut()), rune_status::RUNE_BAD_ARGUMENT);
    }
    assert_eq!(numbers, [1, 1, 2]);
}

unsafe extern "C" fn twice(_: *mut c_void, _: u32, args: *const i64, _: usize, answer: *mut i64) -> bool {
    unsafe { answer.write(2 * *args) };
    true
}

unsafe extern "C" fn many(user: *mut c_void, _: u32, _: *const i64, _: usize, out: *mut i64, room: usize) -> i64 {
    let count = unsafe { *user.cast::<i64>() };
    (0..room.min(2)).for_each(|at| unsafe { out.add(at).write(50 + at as i64) });
    count
}

#[test]
fn callbacks_answer_or_leave_it_to_the_rules() {
    let mut stand = Stand::new();
    assert_eq!(stand.begin(2, &[6]), rune_status::RUNE_OK);
    assert_eq!(stand.run(null()), rune_status::RUNE_DONE);
    assert_eq!(stand.results(), [-7, 0, 0, 0]);
    let mut count = 2i64;
    let listed = &raw mut count;
    let nothing =
        rune_slot { base: null_mut(), stride: 0, width: rune_width::RUNE_I8 as u32, has_none: false, none: 0 };
    let asks = rune_host { fact: Some(twice), members: Some(many), user: listed.cast(), ..host(&nothing, 0) };
    assert_eq!(stand.begin(2, &[6]), rune_status::RUNE_OK);
    assert_eq!(stand.run(&raw const asks), rune_status::RUNE_DONE);
    assert_eq!(stand.results(), [12, 2, 50, 51]);
    unsafe { listed.write(3) };
    assert_eq!(stand.begin(2, &[6]), rune_status::RUNE_OK);
    assert_eq!(stand.run(&raw const asks), rune_status::RUNE_FAILED, "more than the set may have");
    unsafe { listed.write(-1) };
    assert_eq!(stand.begin(2, &[6]), rune_status::RUNE_OK);
    assert_eq!(stand.run(&raw const asks), rune_status::RUNE_DONE);
    assert_eq!(stand.results(), [12, 0, 0, 0]);
}

#[test]
fn a_ready_made_world_is_a_host() {
    let mut stand = Stand::new();
    unsafe {
        let world = rune_world_new();
        let who = rune_world_spawn(world);
        assert_eq!(rune_world_answer(world, 0, [who].as_ptr(), 1, 8, null_mut()), rune_status::RUNE_OK);
        assert_eq!(rune_world_list(world, 0, [who].as_ptr(), 1, [4].as_ptr(), 1, null_mut()), rune_status::RUNE_OK);
        let asks = rune_world_host(world);
        assert_eq!(stand.begin(2, &[who]), rune_status::RUNE_OK);
        assert_eq!(stand.run(&raw const asks), rune_status::RUNE_DONE);
        assert_eq!(stand.results(), [8, 1, 4, 0]);
        assert_eq!(stand.begin(1, &[who, 41]), rune_status::RUNE_OK);
        assert_eq!(stand.run(&raw const asks), rune_status::RUNE_DONE);
        let mut value = 0;
        assert!(!rune_world_get(world, who, 0, &raw mut value));
        assert_eq!(rune_world_commit(world, stand.machine(), null_mut()), rune_status::RUNE_OK);
        assert!(rune_world_get(world, who, 0, &raw mut value) && value == 41);
        rune_world_free(world);
        rune_world_free(null_mut());
        assert_eq!(rune_world_spawn(null_mut()), RUNE_NONE);
    }
}

#[test]
fn numbers_that_are_no_constants_are_answered() {
    let mut stand = Stand::new();
    let mut numbers = [9i8];
    let (slot, _) = slots(&mut numbers, false);
    let odd = rune_slot { width: 77, ..slot };
    let odd = host(&odd, 1);
    assert_eq!(stand.begin(1, &[0, 41]), rune_status::RUNE_OK);
    assert_eq!(stand.run(&raw const odd), rune_status::RUNE_DONE);
    unsafe {
        assert_ne!(rune_commit(stand.machine(), &raw const odd, null_mut()), rune_status::RUNE_OK, "nothing fits");
        assert_eq!(rune_find(stand.table.as_ptr(), 77, 1), RUNE_NOWHERE);
        assert_eq!(rune_count(stand.table.as_ptr(), 77), 0);
        assert_eq!(rune_count(stand.table.as_ptr(), rune_kind::RUNE_CELL as u32), 1);
        let named = rune_name(stand.table.as_ptr(), u32::MAX, 0);
        assert_eq!(named.length, 0);
    }
    assert_eq!(numbers, [9]);
}

#[test]
fn a_load_without_bytes_leaves_the_table_and_refused_bytes_do_not() {
    let mut stand = Stand::new();
    let table = stand.table.as_mut_ptr();
    unsafe {
        assert_eq!(rune_table_load(table, null(), 5, null_mut()), rune_status::RUNE_BAD_ARGUMENT);
        assert_eq!(rune_count(table, rune_kind::RUNE_CELL as u32), 1);
        assert_eq!(rune_table_load(table, [1, 2, 3].as_ptr(), 3, null_mut()), rune_status::RUNE_BAD_TABLE);
        assert_eq!(rune_count(table, rune_kind::RUNE_CELL as u32), 0);
    }
}

#[test]
fn nothing_is_crashed_on() {
    let mut stand = Stand::new();
    assert_eq!(stand.begin(99, &[]), rune_status::RUNE_NO_SUCH);
    assert_eq!(stand.begin(0, &[1]), rune_status::RUNE_BAD_ARGUMENT);
    unsafe {
        assert_eq!(rune_begin(null_mut(), 0, null(), 0, null_mut()), rune_status::RUNE_BAD_ARGUMENT);
        assert_eq!(rune_begin(stand.machine(), 0, null(), 4, null_mut()), rune_status::RUNE_BAD_ARGUMENT);
        assert_eq!(rune_run(stand.machine(), null(), null(), null(), null_mut()), rune_status::RUNE_BAD_ARGUMENT);
        assert_eq!(rune_table_load(null_mut(), null(), 0, null_mut()), rune_status::RUNE_BAD_ARGUMENT);
        assert_eq!(rune_table_contract(null()), 0);
        assert_eq!(rune_find(null(), rune_kind::RUNE_CELL as u32, 1), RUNE_NOWHERE);
        assert_eq!(rune_results(null(), null_mut(), 5), 0);
        assert_eq!(rune_id(null()), 0);
        assert_eq!(rune_id(c"fact.can_see".as_ptr()), runebook_runtime::hash::id("fact.can_see"));
        assert_eq!(rune_limits(stand.machine(), 0, 64, 32), rune_status::RUNE_OK);
    }
    assert_eq!(stand.begin(2, &[6]), rune_status::RUNE_OK);
    assert_eq!(stand.run(null()), rune_status::RUNE_FAILED, "the budget is nothing");
}
