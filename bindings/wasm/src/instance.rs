//! The one instance: a table, a machine with its room, and a world.

use runebook_runtime::machine::{Command, Frame, FrameKind, Queued, Write, sizes};
use runebook_runtime::{Key, Machine, Scratch, Table};

/// Numbers that pass to and from JavaScript.
pub(crate) const WORDS: usize = 1024;

pub(crate) struct Instance {
    pub(crate) table: Option<Table<'static>>,
    pub(crate) machine: Option<Machine<'static, 'static>>,
    pub(crate) key: Key,
    pub(crate) world: *mut i64,
    pub(crate) entities: i64,
}

/// What a machine works in.
struct Room {
    registers: [i64; sizes::REGISTERS],
    frames: [Frame; sizes::FRAMES],
    contexts: [i64; sizes::CONTEXTS],
    journal: [Write; sizes::JOURNAL],
    commands: [Command; sizes::COMMANDS],
    queue: [Queued; sizes::QUEUE],
    watched: [u32; sizes::WATCHED],
}

const FRAME: Frame = Frame {
    kind: FrameKind::Top,
    function: 0,
    pc: 0,
    base: 0,
    end: 0,
    dest: 0,
    contexts: 0,
    place: 0,
    rounds: 0,
    level: 0,
    evaluation: 0,
    path: 0,
    salted: false,
    salts: [0; sizes::LEVELS],
};

static mut INSTANCE: Instance = Instance {
    table: None,
    machine: None,
    key: Key { seed: 0, run: 0, turn: 0, actor: 0, nth: 0 },
    world: core::ptr::null_mut(),
    entities: 0,
};

static mut WORDS_SHARED: [i64; WORDS] = [0; WORDS];

// All zeros, so that it takes no room in the file.
static mut ROOM: Room = Room {
    registers: [0; sizes::REGISTERS],
    frames: [FRAME; sizes::FRAMES],
    contexts: [0; sizes::CONTEXTS],
    journal: [Write { entity: 0, cell: 0, value: 0, fresh: false }; sizes::JOURNAL],
    commands: [Command { command: 0, count: 0, args: [0; sizes::COMMAND_ARGS] }; sizes::COMMANDS],
    queue: [Queued { function: 0, count: 0, args: [0; sizes::QUEUE_ARGS], path: 0 }; sizes::QUEUE],
    watched: [0; sizes::WATCHED],
};

/// Where the instance is. WebAssembly here has one thread; each export makes the references it needs, and imports that
/// it calls may read memory but call no export that changes the instance.
pub(crate) fn here() -> *mut Instance {
    &raw mut INSTANCE
}

/// The table, if one was loaded.
pub(crate) fn table() -> Option<&'static Table<'static>> {
    // SAFETY: one thread; the table is written by `load` alone.
    unsafe { (*(&raw const (*here()).table)).as_ref() }
}

/// The machine, if a table was loaded.
pub(crate) fn machine() -> Option<&'static mut Machine<'static, 'static>> {
    // SAFETY: one thread; no export holds the machine while it calls another.
    unsafe { (*(&raw mut (*here()).machine)).as_mut() }
}

/// The words that pass to and from JavaScript.
pub(crate) fn words() -> &'static mut [i64; WORDS] {
    // SAFETY: as above.
    unsafe { &mut *(&raw mut WORDS_SHARED) }
}

/// Takes over a table: the machine begins anew.
pub(crate) fn put(table: Table<'static>) {
    // SAFETY: as above; the machine of an earlier table is dropped first.
    unsafe {
        let here = here();
        (*here).machine = None;
        (*here).table = Some(table);
        let room = &mut *(&raw mut ROOM);
        let scratch = Scratch {
            registers: &mut room.registers,
            frames: &mut room.frames,
            contexts: &mut room.contexts,
            journal: &mut room.journal,
            commands: &mut room.commands,
            queue: &mut room.queue,
            watched: &mut room.watched,
        };
        if let Some(table) = self::table() {
            (*here).machine = Some(Machine::new(table, scratch));
        }
    }
}

/// Bytes of a page of memory.
const PAGE: usize = 65536;

static mut FREE: usize = 0;

/// Memory behind all that was there.
pub(crate) fn reserve(bytes: usize) -> Option<usize> {
    let size = bytes.checked_add(7)? & !7;
    // SAFETY: one thread.
    let free = unsafe { FREE };
    let here = core::arch::wasm32::memory_size(0) * PAGE;
    // With an allocator in the instance the end of memory may have moved: then a fresh page begins.
    let free = if cfg!(feature = "odds") || free == 0 { here } else { free };
    let end = free.checked_add(size)?;
    if end > here {
        let pages = (end - here).div_ceil(PAGE);
        if core::arch::wasm32::memory_grow(0, pages) == usize::MAX {
            return None;
        }
    }
    // SAFETY: one thread.
    unsafe { FREE = end };
    Some(free)
}

/// So many numbers that JavaScript has put into memory.
pub(crate) fn given<T>(at: u32, count: u32) -> &'static [T] {
    if count == 0 {
        return &[];
    }
    // SAFETY: the glue gives memory that it has reserved, and leaves it as the export asks.
    unsafe { core::slice::from_raw_parts(at as *const T, count as usize) }
}

/// Where a slice stands and how long it is, in one number.
pub(crate) fn view<T>(slice: &[T]) -> u64 {
    u64::from(slice.as_ptr() as u32) | (slice.len() as u64) << 32
}
