//! What rules ask of the game: the world in memory, facts and sets from JavaScript.

use runebook_runtime::Host;
use runebook_runtime::table::Section;

use crate::NOTHING;
use crate::instance::{here, table};

#[link(wasm_import_module = "game")]
unsafe extern "C" {
    /// Writes the answer to a fact to `answer`; 0 leaves it to the rules.
    safe fn fact(fact: u32, args: *const i64, count: u32, answer: *mut i64) -> i32;
    /// Lists a set into `out` and returns how many members it has; less than 0 leaves it to the rules.
    safe fn members(set: u32, args: *const i64, count: u32, out: *mut i64, room: u32) -> i32;
}

/// The world in memory.
pub(crate) struct Game;

/// Where a number of the world stands.
fn place(entity: i64, cell: u32) -> Option<*mut i64> {
    let cells = table()?.count(Section::Cells);
    // SAFETY: one thread; only `world` writes these.
    let (world, entities) = unsafe { ((*here()).world, (*here()).entities) };
    if entity < 0 || entity >= entities || cell >= cells || world.is_null() {
        return None;
    }
    let at = usize::try_from(entity).ok()?.checked_mul(cells as usize)?.checked_add(cell as usize)?;
    // SAFETY: the glue has reserved the world for so many entities.
    Some(unsafe { world.add(at) })
}

impl Host for Game {
    fn read(&self, entity: i64, cell: u32) -> Option<i64> {
        // SAFETY: see `place`.
        let value = unsafe { place(entity, cell)?.read() };
        (value != NOTHING).then_some(value)
    }

    fn fact(&self, number: u32, args: &[i64]) -> Option<i64> {
        let mut answer = 0;
        (fact(number, args.as_ptr(), args.len() as u32, &raw mut answer) != 0).then_some(answer)
    }

    fn members(&self, set: u32, args: &[i64], out: &mut [i64]) -> Option<usize> {
        let listed = members(set, args.as_ptr(), args.len() as u32, out.as_mut_ptr(), out.len() as u32);
        usize::try_from(listed).ok()
    }
}

/// Says where the world is and for how many entities.
#[unsafe(no_mangle)]
pub extern "C" fn world(at: u32, entities: u32) {
    // SAFETY: one thread.
    unsafe {
        (*here()).world = at as *mut i64;
        (*here()).entities = entities.into();
    }
}

/// Carries out the changes of the last dispatch; how many there were, -1 if one of them is of no entity, -2 if it has not come
/// to its end.
#[unsafe(no_mangle)]
pub extern "C" fn commit() -> i32 {
    let Some(machine) = crate::instance::machine().filter(|machine| machine.is_done()) else { return -2 };
    if machine.journal().iter().any(|write| place(write.entity, write.cell).is_none()) {
        return -1;
    }
    for write in machine.journal() {
        if let Some(at) = place(write.entity, write.cell) {
            // SAFETY: see `place`.
            unsafe { at.write(write.value) };
        }
    }
    machine.journal().len() as i32
}
