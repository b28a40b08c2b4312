//! Rows of cells and entries.

use runebook_runtime::program::CellKind;

use crate::error::{Said, answered, rune_error, rune_status};
use crate::table::rune_table;

/// A stored number of an entity.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct rune_cell {
    /// Stable id.
    pub id: u64,
    /// The value where nothing was stored, unless the rules compute it: then see rune_read_cell.
    pub start: i64,
    /// The smallest value that a dispatch writes.
    pub low: i64,
    /// The largest value that a dispatch writes, unless the rules compute it.
    pub high: i64,
    /// Stored numbers are this many times the value.
    pub denominator: u32,
    /// Whether the game supplies it and rules only read it.
    pub by_the_game: bool,
}

/// An entry.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct rune_entry {
    /// Stable id.
    pub id: u64,
    /// Index of its kind.
    pub kind: u32,
    /// The cell that says whether an entity holds it.
    pub holds: u32,
    /// The first of the cells of its parameters.
    pub parameters: u32,
    /// How many parameters it has.
    pub parameter_count: u32,
    /// Function (you) that says whether you may learn it; RUNE_NOWHERE if it asks nothing.
    pub may_learn: u32,
    /// Function (you) that gives its price; RUNE_NOWHERE if it has none.
    pub price: u32,
    /// Function (you) that says whether something else grants it; RUNE_NOWHERE if nothing does.
    pub granted: u32,
}

/// What is known of a cell.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_cell_of(
    table: *const rune_table,
    cell: u32,
    out: *mut rune_cell,
    error: *mut rune_error,
) -> rune_status {
    answered(error, || {
        // SAFETY: the caller gives null or a table's memory.
        let row = unsafe { rune_table::get(table)? }.cell(cell).ok_or_else(|| none("cell"))?;
        let by_the_game = row.kind == CellKind::HostStat;
        let (id, start, low, high, denominator) = (row.id, row.start, row.low, row.high, row.denominator);
        // SAFETY: the caller gives null or room.
        unsafe { put(out, rune_cell { id, start, low, high, denominator, by_the_game }) }
    })
}

/// What is known of an entry.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_entry_of(
    table: *const rune_table,
    entry: u32,
    out: *mut rune_entry,
    error: *mut rune_error,
) -> rune_status {
    answered(error, || {
        // SAFETY: as above.
        let row = unsafe { rune_table::get(table)? }.entry(entry).ok_or_else(|| none("entry"))?;
        let found = rune_entry {
            id: row.id,
            kind: row.kind,
            holds: row.holds,
            parameters: row.parameters.0,
            parameter_count: row.parameters.1.into(),
            may_learn: row.may_learn,
            price: row.price,
            granted: row.granted,
        };
        // SAFETY: as above.
        unsafe { put(out, found) }
    })
}

/// A field of an entry: a number, a member, an entry, or the index of a dice constant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_entry_field(
    table: *const rune_table,
    entry: u32,
    field: u32,
    out: *mut i64,
    error: *mut rune_error,
) -> rune_status {
    answered(error, || {
        // SAFETY: as above.
        let table = unsafe { rune_table::get(table)? };
        let row = table.entry(entry).ok_or_else(|| none("entry"))?;
        let value = table.field(&row, field).ok_or_else(|| none("field"))?;
        // SAFETY: as above.
        unsafe { put(out, value) }
    })
}

pub(crate) fn none(what: &str) -> Said {
    Said::new(rune_status::RUNE_NO_SUCH, format!("the table has no such {what}"))
}

/// Writes an answer to the caller's place.
pub(crate) unsafe fn put<T>(out: *mut T, value: T) -> Result<rune_status, Said> {
    if out.is_null() {
        return Err(Said::argument("the place for the answer is null"));
    }
    // SAFETY: the caller gives room for one.
    unsafe { out.write(value) };
    Ok(rune_status::RUNE_OK)
}
