//! Runebook's runtime as WebAssembly. The exports are for `npm/index.js`, which hides them; one instance runs one table.
//!
//! ```text
//!  reserve ──▶ bytes, world and arguments in memory ──load──▶ Instance ⇄ imports: fact, members, step
//!                                                             │ begin, run
//!                                                             ▼
//!                                              results, journal, commands (views of memory)
//! ```
//!
//! The world is an array of numbers in memory, `cells` for each entity, that JavaScript reads and writes itself;
//! [`NOTHING`] in it means that nothing is stored. Nothing here allocates but `reserve`, and the odds.
#![cfg_attr(not(feature = "odds"), no_std)]

mod dispatch;
mod host;
mod instance;
mod lists;
#[cfg(feature = "odds")]
mod odds;
mod table;
#[cfg(feature = "texts")]
mod texts;
mod trace;

/// What stands in the world where nothing is stored.
pub const NOTHING: i64 = i64::MIN;
/// The index of what is not there, as JavaScript sees it.
pub const NOWHERE: i32 = -1;

#[cfg(all(not(feature = "odds"), not(test)))]
#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    core::arch::wasm32::unreachable()
}

/// Memory of so many bytes, aligned to 8; 0 if there is none left. It is never given back.
#[unsafe(no_mangle)]
pub extern "C" fn reserve(bytes: u32) -> u32 {
    instance::reserve(bytes as usize).map_or(0, |at| at as u32)
}
