//! What a table from a stranger may be made to do: whatever it says, all of this returns. The fuzzer does the same.

use runebook_runtime::batch::{ARGS, Batch, Column, Lent, Task};
use runebook_runtime::machine::{Bare, Fault, Silent};
use runebook_runtime::table::Section;
use runebook_runtime::{Buffers, Host, Key, Limits, Machine, Sample, Table};

/// A host that answers nonsense.
pub struct Wild;

impl Host for Wild {
    fn read(&self, entity: i64, cell: u32) -> Option<i64> {
        (entity ^ i64::from(cell)).checked_mul(0x1234_5678_9abc).filter(|value| value % 3 != 0)
    }

    fn fact(&self, fact: u32, args: &[i64]) -> Option<i64> {
        (fact.is_multiple_of(2)).then_some(args.len() as i64 - 2)
    }

    fn members(&self, set: u32, _args: &[i64], out: &mut [i64]) -> Option<usize> {
        out.iter_mut().zip(-1..).for_each(|(slot, member)| *slot = member);
        (set.is_multiple_of(2)).then_some(out.len() + set as usize)
    }
}

/// Slices that are soon full.
pub fn small() -> Buffers {
    let mut buffers = Buffers::new();
    buffers.registers.truncate(300);
    buffers.frames.truncate(8);
    buffers.contexts.truncate(20);
    buffers.journal.truncate(4);
    buffers.commands.truncate(4);
    buffers.queue.truncate(3);
    buffers.watched.truncate(1);
    buffers
}

const LIMITS: Limits = Limits { fuel: 200, depth: 8, nesting: 4 };
const ARGUMENTS: [i64; 5] = [0, 1, -1, i64::MIN / 2, i64::MAX];

/// Runs every function with several arguments; only that it returns matters.
pub fn exercise(table: &Table<'_>, buffers: &mut Buffers) {
    let functions = table.count(Section::Functions);
    for function in 0..functions {
        let params = usize::from(table.function(function).unwrap().params);
        for argument in ARGUMENTS {
            let args = vec![argument; params];
            let hosts: [&dyn Host; 2] = [&Wild, &Bare];
            for host in hosts {
                let mut machine = Machine::new(table, buffers.scratch()).with_limits(LIMITS).with_answers(&[0, 1]);
                if machine.start(function, &args).is_ok() {
                    machine.run(host, &mut Sample::new(Key::default()), &mut Silent);
                    assert!(machine.chain().count() <= 8);
                    assert!(machine.journal().len() <= 4);
                }
            }
        }
    }
}

/// Works every function and stat out in columns, and one by one: both fail alike.
pub fn in_columns(table: &Table<'_>, buffers: &mut Buffers, lent: &mut Lent) {
    let functions = (0..table.count(Section::Functions)).map(Task::Function);
    for task in functions.chain((0..table.count(Section::Stats)).map(Task::Stat)) {
        let params = match task {
            Task::Function(function) => usize::from(table.function(function).unwrap().params),
            Task::Stat(_) => 2,
        };
        if params > ARGS {
            continue;
        }
        let args: Vec<Vec<i64>> =
            (0..params).map(|at| (0..5).map(|lane| ARGUMENTS[(lane + at) % 5]).collect()).collect();
        let columns: Vec<Column<'_>> = args.iter().map(|arg| Column::Wide(arg)).collect();
        let mut machine = Machine::new(table, buffers.scratch()).with_limits(LIMITS);
        let (mut out, mut faults) = ([i64::MIN; 5], [None; 5]);
        let mut failed = |lane: usize, fault: Fault| faults[lane] = Some(fault);
        let mut batch = Batch::new(lent.room());
        batch.evaluate(&mut machine, &Wild, task, &columns, &mut [&mut out], &mut failed).unwrap();
        for lane in 0..5 {
            let words: Vec<i64> = args.iter().map(|arg| arg[lane]).collect();
            let alone = match task {
                Task::Function(function) => {
                    machine.evaluate(&Wild, &mut Silent, function, &words).map(|words| words.first().copied())
                }
                Task::Stat(stat) => {
                    machine.read_stat(&Wild, &mut Silent, stat, words[0], words[1]).map(|words| words.first().copied())
                }
            };
            let batch = faults[lane].map_or(Ok(Some(out[lane]).filter(|_| alone != Ok(None))), Err);
            assert_eq!(batch, alone, "{task:?} of {words:?}");
        }
    }
}

/// A table with some of its bytes replaced where it has rows: eight bytes say which and by what. The first has the section
/// in its low five bits and how many bytes are replaced in the others, the next two the row, the fourth where in the row;
/// the last four are what stands there then.
pub fn edited(table: &[u8], edits: &[u8]) -> Vec<u8> {
    let mut bytes = table.to_vec();
    let word =
        |at: usize| table.get(at..at + 4).map_or(0, |word| u32::from_le_bytes(word.try_into().unwrap()) as usize);
    for edit in edits.as_chunks::<8>().0 {
        let [kind, low, high, at, value @ ..] = *edit;
        let Some(line) = (0..word(36)).map(|line| 48 + 16 * line).find(|line| word(*line) == usize::from(kind & 31))
        else {
            continue;
        };
        let (size, first, rows) = (word(line + 4), word(line + 8), word(line + 12));
        if size == 0 || rows == 0 {
            continue;
        }
        let place = first + usize::from(u16::from_le_bytes([low, high])) % rows * size + usize::from(at) % size;
        let count = [1, 1, 2, 4, 4, 4, 4, 4][usize::from(kind >> 5)];
        if let Some(room) = bytes.get_mut(place..place + count) {
            room.copy_from_slice(&value[..count]);
        }
    }
    bytes
}
