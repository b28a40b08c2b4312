//! A ready-made world, for games without one of their own.

use std::ffi::c_void;
use std::ptr;

use runebook_runtime::{Host, World};

use crate::commit::finished;
use crate::error::{Said, answered, rune_error, rune_status, value, values};
use crate::host::rune_host;
use crate::machine::rune_machine;
use crate::table::rune_table;

/// Entities with stored cells, and answers to facts and sets. It is made by rune_world_new and ends with
/// rune_world_free; one thread at a time may change it.
pub struct rune_world(World);

unsafe fn changed<'a>(world: *mut rune_world) -> Result<&'a mut World, Said> {
    // SAFETY: the caller gives null or a world.
    unsafe { world.as_mut() }.map(|world| &mut world.0).ok_or_else(|| Said::argument("the world is null"))
}

/// A world of nobody and nothing; null if memory runs out.
#[unsafe(no_mangle)]
pub extern "C" fn rune_world_new() -> *mut rune_world {
    value(ptr::null_mut(), || Some(Box::into_raw(Box::new(rune_world(World::new())))))
}

/// Ends a world. Null is ignored.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_world_free(world: *mut rune_world) {
    value((), || {
        if !world.is_null() {
            // SAFETY: it was made by `rune_world_new`.
            drop(unsafe { Box::from_raw(world) });
        }
        Some(())
    });
}

/// A new entity that has stored nothing: 0, 1, 2 …; RUNE_NONE if there is no world.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_world_spawn(world: *mut rune_world) -> i64 {
    // SAFETY: the caller gives null or a world.
    value(crate::RUNE_NONE, || Some(unsafe { changed(world) }.ok()?.spawn()))
}

/// Stores a cell, as it is: ranges are the rules' business.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_world_set(world: *mut rune_world, entity: i64, cell: u32, number: i64) {
    // SAFETY: as above.
    value((), || {
        unsafe { changed(world) }.ok()?.set(entity, cell, number);
        Some(())
    });
}

/// What is stored in a cell; returns whether anything is.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_world_get(world: *const rune_world, entity: i64, cell: u32, out: *mut i64) -> bool {
    value(false, || {
        // SAFETY: as above.
        let found = unsafe { world.as_ref()? }.0.get(entity, cell)?;
        // SAFETY: the caller gives null or room for one.
        unsafe { crate::rows::put(out, found) }.ok().map(|_| true)
    })
}

/// Forgets what is stored in a cell: it has its start again.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_world_clear(world: *mut rune_world, entity: i64, cell: u32) {
    // SAFETY: as above.
    value((), || {
        unsafe { changed(world) }.ok()?.clear(entity, cell);
        Some(())
    });
}

/// Lets an entity hold an entry.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_world_hold(
    world: *mut rune_world,
    table: *const rune_table,
    entity: i64,
    entry: u32,
    error: *mut rune_error,
) -> rune_status {
    answered(error, || {
        // SAFETY: as above.
        let holds = unsafe { changed(world)?.hold(rune_table::get(table)?, entity, entry) };
        if holds { Ok(rune_status::RUNE_OK) } else { Err(crate::rows::none("entry that can be held")) }
    })
}

/// Answers a fact about these arguments.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_world_answer(
    world: *mut rune_world,
    fact: u32,
    args: *const i64,
    count: usize,
    answer: i64,
    error: *mut rune_error,
) -> rune_status {
    answered(error, || {
        // SAFETY: as above, and so many arguments.
        unsafe { changed(world)?.answer(fact, values(args, count)?, answer) };
        Ok(rune_status::RUNE_OK)
    })
}

/// Lists a set for these arguments, in this order.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_world_list(
    world: *mut rune_world,
    set: u32,
    args: *const i64,
    count: usize,
    members: *const i64,
    length: usize,
    error: *mut rune_error,
) -> rune_status {
    answered(error, || {
        // SAFETY: as above.
        unsafe { changed(world)?.list(set, values(args, count)?, values(members, length)?) };
        Ok(rune_status::RUNE_OK)
    })
}

/// Carries out what a dispatch has changed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_world_commit(
    world: *mut rune_world,
    machine: *const rune_machine,
    error: *mut rune_error,
) -> rune_status {
    answered(error, || {
        // SAFETY: as above.
        unsafe { changed(world)?.commit(finished(machine)?.journal()) };
        Ok(rune_status::RUNE_OK)
    })
}

/// The world as a host, for as long as the world lives.
#[unsafe(no_mangle)]
pub extern "C" fn rune_world_host(world: *mut rune_world) -> rune_host {
    rune_host {
        slots: ptr::null(),
        slot_count: 0,
        entities: 0,
        user: world.cast(),
        read: Some(read),
        write: Some(write),
        fact: Some(fact),
        members: Some(members),
    }
}

unsafe extern "C" fn read(user: *mut c_void, entity: i64, cell: u32, out: *mut i64) -> bool {
    // SAFETY: `rune_world_host` gave the world and these functions together.
    unsafe { rune_world_get(user.cast(), entity, cell, out) }
}

unsafe extern "C" fn write(user: *mut c_void, entity: i64, cell: u32, number: i64) {
    // SAFETY: as above.
    unsafe { rune_world_set(user.cast(), entity, cell, number) }
}

unsafe extern "C" fn fact(user: *mut c_void, fact: u32, args: *const i64, count: usize, out: *mut i64) -> bool {
    value(false, || {
        // SAFETY: as above.
        unsafe {
            let world = user.cast::<rune_world>().as_ref()?;
            let answer = world.0.fact(fact, values(args, count).ok()?)?;
            crate::rows::put(out, answer).ok().map(|_| true)
        }
    })
}

unsafe extern "C" fn members(
    user: *mut c_void,
    set: u32,
    args: *const i64,
    count: usize,
    out: *mut i64,
    room: usize,
) -> i64 {
    value(-1, || {
        // SAFETY: as above; the machine gives room for so many.
        unsafe {
            let world = user.cast::<rune_world>().as_ref()?;
            let out = if room == 0 { &mut [] } else { std::slice::from_raw_parts_mut(out, room) };
            let listed = world.0.members(set, values(args, count).ok()?, out)?;
            i64::try_from(listed).ok()
        }
    })
}
