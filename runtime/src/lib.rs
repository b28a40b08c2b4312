//! The machine that evaluates a Runebook table inside a game: no std, no allocation, no unsafe code, no dependencies.
//!
//! ```text
//!  Program ──write::encode──▶ bytes ──Table::load──▶ Table ──Machine::start──▶ run ⇄ Host, Chooser, Sink
//!                                    (verified once)                           │
//!                                                       journal, commands ◀────┘  (the host commits or drops them)
//! ```
//!
//! A table comes from the compiler; here one is written by hand (features `write` and `world`), loaded, and run:
//!
//! ```
//! use runebook_runtime::machine::{Bare, Silent};
//! use runebook_runtime::program::{Cell, Function, Program};
//! use runebook_runtime::{Buffers, Dice, Fork, Instr, Key, Machine, Op, Outcome, Sample, Table, World, encode};
//!
//! // strike(foe): roll 2d6, take it from the foe's health, return the roll.
//! let program = Program {
//!     name: "brawl".into(),
//!     dice: vec![Dice::pool(2, 6)],
//!     sites: vec![runebook_runtime::hash::id("strike.damage")],
//!     cells: vec![Cell { high: 30, start: 20, start_function: u32::MAX, high_function: u32::MAX, ..Cell::default() }],
//!     code: vec![
//!         Instr::new(Op::DiceConst, 1, 0, 0, 0),
//!         Instr::new(Op::Roll, 9, 1, 0, 0),
//!         Instr::new(Op::Get, 10, 0, 0, 0),
//!         Instr::new(Op::Sub, 10, 10, 9, 0),
//!         Instr::new(Op::Put, 10, 0, 0, 0),
//!         Instr::new(Op::Ret, 9, 1, 0, 0),
//!     ],
//!     functions: vec![Function { end: 6, params: 1, registers: 11, results: 1, context: 255, ..Function::default() }],
//!     ..Program::default()
//! };
//! let bytes = encode(&program)?;
//!
//! // A game loads the bytes once and lends slices to each dispatch.
//! let table = Table::load(&bytes)?;
//! let mut world = World::new();
//! let orc = world.spawn();
//! let mut buffers = Buffers::new();
//! let mut machine = Machine::new(&table, buffers.scratch());
//! let mut dice = Sample::new(Key { seed: 2024, ..Key::default() });
//! machine.start(0, &[orc])?;
//! assert_eq!(machine.run(&world, &mut dice, &mut Silent), Outcome::Done);
//! let damage = machine.results()[0];
//! world.commit(machine.journal());
//! assert_eq!(world.get(orc, 0), Some(20 - damage));
//!
//! // Odds: stop at each draw, save, and go on with every result in turn.
//! machine.start(0, &[orc])?;
//! let Outcome::Drawing(_site, draw) = machine.run(&Bare, &mut Fork, &mut Silent) else { unreachable!() };
//! assert_eq!(draw, runebook_runtime::Draw::Dice(Dice::pool(2, 6)));
//! let mut state = Vec::new();
//! machine.save(&mut |word| state.push(word));
//! for total in 2..=12 {
//!     let mut words = state.iter().copied();
//!     machine.restore(&mut || words.next())?;
//!     machine.resume_with(total);
//!     assert_eq!(machine.run(&Bare, &mut Fork, &mut Silent), Outcome::Done);
//!     assert_eq!(machine.results(), [total]);
//! }
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
#![no_std]
#![forbid(unsafe_code)]

#[cfg(any(feature = "write", feature = "world"))]
extern crate alloc;

pub mod arith;
#[cfg(feature = "batch")]
pub mod batch;
#[cfg(feature = "world")]
pub mod bind;
pub mod dice;
pub mod hash;
pub mod machine;
pub mod ops;
pub mod program;
pub mod record;
pub mod save;
pub mod table;
pub mod text;
#[cfg(feature = "world")]
pub mod transcript;
pub mod trap;
mod verify;
#[cfg(feature = "world")]
pub mod world;
#[cfg(feature = "write")]
pub mod write;

#[cfg(feature = "world")]
pub use bind::Binding;
pub use dice::Dice;
pub use machine::{
    Ask, Chooser, Draw, Fork, Host, Key, Limits, Machine, Outcome, Pause, Sample, Scratch, Script, Silent, Sink, Site,
    Step,
};
pub use ops::{Instr, Op};
pub use table::{LoadError, Table};
pub use trap::Trap;
#[cfg(feature = "world")]
pub use world::{Buffers, World};
#[cfg(feature = "write")]
pub use write::{WriteError, encode, strip};

/// The absent entity, entry, member or context.
pub const NONE: i64 = -1;
