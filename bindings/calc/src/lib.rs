//! The calculators' engine: a table, a world, and questions to the odds, as WebAssembly. `book/theme/engine.js` is what
//! calls it.
//!
//! ```text
//!  room ──▶ words in memory ──load, world──▶ Desk ──ask, sampled──▶ an answer ──number, rows, values──▶ text
//! ```
//!
//! Numbers come in as 64-bit words that the page writes into [`room`]; what goes out is UTF-8, in lines of fields between
//! tabs, at [`text`]. Nothing here knows a game or a language.

mod answer;
mod desk;
mod roll;
mod world;

use desk::with;

/// Memory for so many words: where it begins. What was there before is gone.
#[unsafe(no_mangle)]
pub extern "C" fn room(words: u32) -> *mut i64 {
    with(|desk| {
        desk.room.clear();
        desk.room.resize(words as usize, 0);
        desk.room.as_mut_ptr()
    })
}

/// Where the last text begins.
#[unsafe(no_mangle)]
pub extern "C" fn text() -> *const u8 {
    with(|desk| desk.text.as_ptr())
}

/// How many bytes it has.
#[unsafe(no_mangle)]
pub extern "C" fn text_length() -> u32 {
    with(|desk| u32::try_from(desk.text.len()).unwrap_or(0))
}

/// Takes over the table that the room holds, so many bytes of it; 1 if it is one.
#[unsafe(no_mangle)]
pub extern "C" fn load(bytes: u32) -> u32 {
    with(|desk| u32::from(desk.load(bytes as usize)))
}

/// Takes over the world that the room holds; 1 if it is one.
#[unsafe(no_mangle)]
pub extern "C" fn world() -> u32 {
    with(|desk| {
        let world = world::World::read(&desk.room);
        let is = world.is_some();
        desk.world = world.unwrap_or_default();
        u32::from(is)
    })
}

/// Asks a function for all its outcomes in exact fractions; the room holds its arguments. 0 if there is an answer, else the reason's number.
#[unsafe(no_mangle)]
pub extern "C" fn ask(function: u32, work: f64) -> u32 {
    with(|desk| desk.ask(function, work as u64))
}

/// Runs a function so many times; the room holds its arguments. Of a single run the text has a line for each draw. 0 if
/// there is an answer, else the reason's number.
#[unsafe(no_mangle)]
pub extern "C" fn sampled(function: u32, seed: u32, runs: u32) -> u32 {
    with(|desk| desk.sampled(function, seed.into(), runs.into()))
}

/// A number of the last answer as text: `sort` is 0 for a chance, 1 for a mean, 2 for the square of a spread, and what is
/// above 2 for the number that so many thousandths less 3 do not exceed. `parts` of one, 0 for yes or no, -1 for a ratio.
/// The room says how it is shown. 0 if there is one.
#[unsafe(no_mangle)]
pub extern "C" fn number(sort: u32, parts: i32, field: u32) -> u32 {
    with(|desk| desk.number(sort, parts, field as usize))
}

/// The values of a field of the last answer, a line each: the value, the chance in thousand-millionths, then the chance as [`number`] has it. The room says
/// how it is shown.
#[unsafe(no_mangle)]
pub extern "C" fn rows(field: u32) -> u32 {
    with(|desk| desk.rows(field as usize))
}

/// The values of the last answer's first outcome, a line each: of a single run, what came out.
#[unsafe(no_mangle)]
pub extern "C" fn values() -> u32 {
    with(|desk| desk.values())
}
