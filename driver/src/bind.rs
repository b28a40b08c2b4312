//! Named constants and typed access for one pack, as source text for a game: no id is spelt as a string there.
//!
//! ```text
//!  Ir, Program ──names──▶ Names ──c · rust · typescript──▶ one file
//! ```
//!
//! Indices are looked up by stable id when the game loads its table, so adding, moving or renaming content asks for no
//! new file. The host contract is checked there: a table that asks for something else of its game is refused, and so is
//! one in which fields, members or parameters have other places. So is one in which a named function takes or gives other
//! things than it did, or a named cell or stat counts in other parts: of these a table says what a game takes for granted.

mod c;
mod named;
mod names;
mod rust;
mod typescript;
mod word;

use runebook_compiler::emit::emit;
use runebook_compiler::ir::Ir;
use runebook_runtime::{Table, encode};

use crate::build::{Unbuilt, unwritten};

/// The language of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A header for C over `runebook.h`.
    C,
    /// A module for Rust over `runebook-runtime`.
    Rust,
    /// A module for TypeScript over the npm package.
    TypeScript,
}

impl Target {
    /// The ending of its files.
    #[must_use]
    pub const fn ending(self) -> &'static str {
        match self {
            Self::C => "h",
            Self::Rust => "rs",
            Self::TypeScript => "ts",
        }
    }
}

/// The file of a checked program for a language. The same program gives the same text everywhere.
///
/// # Errors
/// Where the program is too large for the machine.
pub fn bind(ir: &Ir, target: Target) -> Result<String, Unbuilt> {
    let program = emit(ir).map_err(Unbuilt::Found)?;
    let bytes = encode(&program).map_err(|error| unwritten(&error))?;
    let table = Table::load(&bytes).map_err(|error| Unbuilt::Said(error.to_string()))?;
    let names = names::names(ir, &program, &table);
    Ok(match target {
        Target::C => c::text(&names),
        Target::Rust => rust::text(&names),
        Target::TypeScript => typescript::text(&names),
    })
}
