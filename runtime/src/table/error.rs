//! Why a table was refused.

use core::fmt;

use super::{MAJOR, Section};

/// Why bytes are no table that this runtime may run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// The bytes do not begin as a table does.
    NotATable,
    /// The table is of a newer major version.
    Newer {
        /// Its major version.
        major: u16,
        /// Its minor version.
        minor: u16,
    },
    /// The table is of an older major version that is no longer read.
    Older {
        /// Its major version.
        major: u16,
    },
    /// The file has another length than it says.
    Length {
        /// Bytes there are.
        have: u64,
        /// Bytes there should be.
        want: u64,
    },
    /// The checksum does not fit: the file was damaged.
    Checksum {
        /// That of the bytes.
        have: u32,
        /// That in the file.
        want: u32,
    },
    /// A line of the directory is wrong.
    Directory {
        /// Which line, from 0.
        line: u32,
        /// What is wrong with it.
        problem: &'static str,
    },
    /// A row is wrong.
    Row {
        /// Its section.
        section: Section,
        /// Which row, from 0.
        row: u32,
        /// What is wrong with it.
        problem: &'static str,
    },
    /// An instruction is wrong.
    Code {
        /// Its function.
        function: u32,
        /// Which instruction of the table, from 0.
        at: u32,
        /// What is wrong with it.
        problem: &'static str,
    },
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            LoadError::NotATable => f.write_str("this is no rune table"),
            LoadError::Newer { major, minor } => {
                write!(
                    f,
                    "the table is of version {major}.{minor}, and this runtime reads up to {MAJOR}: update the game"
                )
            }
            LoadError::Older { major } => {
                write!(f, "the table is of version {major}, and this runtime reads {MAJOR}: build the pack again")
            }
            LoadError::Length { have, want } => write!(f, "the table has {have} bytes where it should have {want}"),
            LoadError::Checksum { have, want } => {
                write!(f, "the table is damaged: its checksum is {have:08x} where it should be {want:08x}")
            }
            LoadError::Directory { line, problem } => write!(f, "line {line} of the table's directory: {problem}"),
            LoadError::Row { section, row, problem } => write!(f, "row {row} of the {}: {problem}", section.what()),
            LoadError::Code { function, at, problem } => {
                write!(f, "instruction {at} in function {function}: {problem}")
            }
        }
    }
}

impl core::error::Error for LoadError {}
