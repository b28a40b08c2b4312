//! Tables: loading, and finding things by their ids.

use std::ffi::{CStr, c_char};
use std::mem::{align_of, size_of};

use runebook_runtime::Table;
use runebook_runtime::hash;
use runebook_runtime::program::Symbol;
use runebook_runtime::table::Section;

use crate::error::{Said, answered, given, rune_error, rune_status, rune_string, value, values};
use crate::{RUNE_NOWHERE, error};

/// A verified table over bytes that belong to the caller. Give it memory, and look at nothing in it. It may be read by
/// many threads at once.
#[repr(C)]
#[derive(Debug)]
pub struct rune_table {
    opaque: [u64; 160],
}

/// What is in the memory of a `rune_table`.
#[repr(C)]
struct Inner {
    mark: u64,
    table: Table<'static>,
}

const MARK: u64 = 0x7275_6e65_7461_626c;

const _: () = assert!(size_of::<Inner>() <= size_of::<rune_table>(), "RUNE_TABLE is too small");
const _: () = assert!(align_of::<Inner>() <= align_of::<rune_table>());

impl rune_table {
    pub(crate) unsafe fn get<'a>(table: *const rune_table) -> Result<&'a Table<'static>, Said> {
        // SAFETY: the caller gives null or a table's memory.
        let inner = unsafe { given(table.cast::<Inner>(), "the table is null")? };
        if inner.mark == MARK { Ok(&inner.table) } else { Err(Said::argument("the table was never loaded")) }
    }
}

/// What an index belongs to.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum rune_kind {
    /// A stored number of an entity.
    RUNE_CELL = 0,
    /// A computed value of an entity or of a context.
    RUNE_STAT = 1,
    /// An entry.
    RUNE_ENTRY = 2,
    /// A kind of entry.
    RUNE_KIND_OF_ENTRY = 3,
    /// A kind of context.
    RUNE_CONTEXT = 4,
    /// A fact.
    RUNE_FACT = 5,
    /// A set.
    RUNE_SET = 6,
    /// A command.
    RUNE_COMMAND = 7,
    /// An event.
    RUNE_EVENT = 8,
    /// A function that a game may call: procedure, check, formula, table, plan, tick.
    RUNE_FUNCTION = 9,
}

impl rune_kind {
    /// That of a number from C, where an enum can hold any.
    pub(crate) fn from_number(number: u32) -> Option<rune_kind> {
        let all = [
            rune_kind::RUNE_CELL,
            rune_kind::RUNE_STAT,
            rune_kind::RUNE_ENTRY,
            rune_kind::RUNE_KIND_OF_ENTRY,
            rune_kind::RUNE_CONTEXT,
            rune_kind::RUNE_FACT,
            rune_kind::RUNE_SET,
            rune_kind::RUNE_COMMAND,
            rune_kind::RUNE_EVENT,
            rune_kind::RUNE_FUNCTION,
        ];
        all.get(number as usize).copied()
    }
}

/// Verifies bytes and borrows them: they must stay as they are while the table is in use. Loading takes one pass over
/// them and no memory. Arguments that are none leave `table` as it was; with bytes that are refused, it was never loaded.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_table_load(
    table: *mut rune_table,
    bytes: *const u8,
    length: usize,
    error: *mut rune_error,
) -> rune_status {
    answered(error, || {
        if table.is_null() {
            return Err(Said::argument("the table is null"));
        }
        // SAFETY: the caller gives so many bytes, and leaves them while the table is in use.
        let bytes: &'static [u8] = unsafe { values(bytes, length)? };
        // SAFETY: the caller gives room for a table. What is refused below was never loaded.
        unsafe { table.write(rune_table { opaque: [0; 160] }) };
        let loaded = Table::load(bytes).map_err(|why| Said::new(rune_status::RUNE_BAD_TABLE, why))?;
        // SAFETY: the memory is large enough and aligned, by the assertions above.
        unsafe { table.cast::<Inner>().write(Inner { mark: MARK, table: loaded }) };
        Ok(rune_status::RUNE_OK)
    })
}

/// Hash of what the table asks of its game; 0 for a table that was never loaded. A game that was compiled for another
/// contract must not run it: what `runebook bind` writes checks that.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_table_contract(table: *const rune_table) -> u64 {
    // SAFETY: the caller gives null or a table's memory.
    value(0, || Some(unsafe { rune_table::get(table) }.ok()?.contract_hash()))
}

/// Hash of all that decides how the table plays; 0 for a table that was never loaded. Keep it in saves and replays.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_table_content(table: *const rune_table) -> u64 {
    // SAFETY: as above.
    value(0, || Some(unsafe { rune_table::get(table) }.ok()?.content_hash()))
}

/// The name of the pack.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_table_pack(table: *const rune_table) -> rune_string {
    // SAFETY: as above.
    value(rune_string::of(""), || Some(rune_string::of(unsafe { rune_table::get(table) }.ok()?.pack())))
}

/// The stable id of a qualified name such as "resource.creature.health", "fact.can_see" or "procedure.strike".
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_id(name: *const c_char) -> u64 {
    value(0, || {
        // SAFETY: the caller gives null or text that ends with a zero byte.
        let name = unsafe { error::given(name, "").ok().map(|name| CStr::from_ptr(name))? };
        Some(hash::id(name.to_str().ok()?))
    })
}

/// The index of what has this id, RUNE_NOWHERE if nothing has; `kind` is a rune_kind. Indices change when a pack does; ids
/// do not. Look them up once, after loading.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_find(table: *const rune_table, kind: u32, id: u64) -> u32 {
    // SAFETY: the caller gives null or a table's memory.
    value(RUNE_NOWHERE, || find(unsafe { rune_table::get(table) }.ok()?, rune_kind::from_number(kind)?, id))
}

fn find(table: &Table<'_>, kind: rune_kind, id: u64) -> Option<u32> {
    match kind {
        rune_kind::RUNE_CELL => table.cell_by_id(id),
        rune_kind::RUNE_STAT => table.stat_by_id(id),
        rune_kind::RUNE_ENTRY => table.entry_by_id(id),
        rune_kind::RUNE_KIND_OF_ENTRY => table.kind_by_id(id),
        rune_kind::RUNE_CONTEXT => table.context_by_id(id),
        rune_kind::RUNE_FACT => table.fact_by_id(id),
        rune_kind::RUNE_SET => table.set_by_id(id),
        rune_kind::RUNE_COMMAND => table.command_by_id(id),
        rune_kind::RUNE_EVENT => table.event_by_id(id),
        rune_kind::RUNE_FUNCTION => table.export_by_id(id).map(|export| export.function),
    }
}

/// How many there are of something (a rune_kind); of functions, how many a game may call. 0 for a kind that is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_count(table: *const rune_table, kind: u32) -> u32 {
    // SAFETY: as above.
    value(0, || Some(unsafe { rune_table::get(table) }.ok()?.count(section(rune_kind::from_number(kind)?))))
}

fn section(kind: rune_kind) -> Section {
    match kind {
        rune_kind::RUNE_CELL => Section::Cells,
        rune_kind::RUNE_STAT => Section::Stats,
        rune_kind::RUNE_ENTRY => Section::Entries,
        rune_kind::RUNE_KIND_OF_ENTRY => Section::Kinds,
        rune_kind::RUNE_CONTEXT => Section::Contexts,
        rune_kind::RUNE_FACT => Section::Facts,
        rune_kind::RUNE_SET => Section::Sets,
        rune_kind::RUNE_COMMAND => Section::Commands,
        rune_kind::RUNE_EVENT => Section::Events,
        rune_kind::RUNE_FUNCTION => Section::Exports,
    }
}

/// How many fields the entries of a kind have; 0 if there is no such kind.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_fields(table: *const rune_table, kind: u32) -> u32 {
    // SAFETY: as above.
    value(0, || Some(unsafe { rune_table::get(table) }.ok()?.kind(kind)?.fields.into()))
}

/// What a game compiled for a table takes for granted of something (a rune_kind and its index): how many stored parts make
/// one of a cell or stat, how many values the entries of a kind have, and of a function a hash of the names, order and types
/// of what it takes and gives. 0 where nothing is. The header of `runebook bind` compares them.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_signature(table: *const rune_table, kind: u32, index: u32) -> u32 {
    // SAFETY: as above.
    value(0, || Some(unsafe { rune_table::get(table) }.ok()?.signature(section(rune_kind::from_number(kind)?), index)))
}

/// What people read for something (a rune_kind and its index), for logs; no text if the table was stripped of names.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_name(table: *const rune_table, kind: u32, index: u32) -> rune_string {
    value(rune_string::of(""), || {
        // SAFETY: the caller gives null or a table's memory.
        let table = unsafe { rune_table::get(table) }.ok()?;
        table.name(symbol(rune_kind::from_number(kind)?, index)).map(rune_string::of)
    })
}

fn symbol(kind: rune_kind, index: u32) -> Symbol {
    match kind {
        rune_kind::RUNE_CELL => Symbol::Cell(index),
        rune_kind::RUNE_STAT => Symbol::Stat(index),
        rune_kind::RUNE_ENTRY => Symbol::Entry(index),
        rune_kind::RUNE_KIND_OF_ENTRY => Symbol::Kind(index),
        rune_kind::RUNE_CONTEXT => Symbol::Context(index),
        rune_kind::RUNE_FACT => Symbol::Fact(index),
        rune_kind::RUNE_SET => Symbol::Set(index),
        rune_kind::RUNE_COMMAND => Symbol::Command(index),
        rune_kind::RUNE_EVENT => Symbol::Event(index),
        rune_kind::RUNE_FUNCTION => Symbol::Function(index),
    }
}
