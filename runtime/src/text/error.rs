//! Why words were refused, or do not belong to a table.

use core::fmt;

use super::{MAJOR, Section};

/// Why bytes are no words that this runtime may read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextError {
    /// The bytes do not begin as words do.
    NotTexts,
    /// The file is of another major version.
    Version {
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
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            TextError::NotTexts => f.write_str("these are no words of a rune table"),
            TextError::Version { major } => {
                write!(f, "the words are of version {major}, and this runtime reads {MAJOR}: build the pack again")
            }
            TextError::Length { have, want } => write!(f, "the words have {have} bytes where they should have {want}"),
            TextError::Checksum { have, want } => {
                write!(f, "the words are damaged: their checksum is {have:08x} where it should be {want:08x}")
            }
            TextError::Directory { line, problem } => write!(f, "line {line} of the words' directory: {problem}"),
            TextError::Row { section, row, problem } => write!(f, "row {row} of the {}: {problem}", section.what()),
        }
    }
}

impl core::error::Error for TextError {}

/// Words and a table that were not made together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mismatch {
    /// The content hash of the table that the words were made with.
    pub words: u64,
    /// The content hash of the table at hand.
    pub table: u64,
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "the words were made with the table {:016x}, and this is the table {:016x}: build the pack again",
            self.words, self.table
        )
    }
}

impl core::error::Error for Mismatch {}
