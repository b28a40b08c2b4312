//! What a function answers, and the sentence that goes with it.

use std::ffi::c_char;
use std::fmt::Display;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What a function answers. Where it is not RUNE_OK, RUNE_DONE or RUNE_ASK, nothing was changed.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum rune_status {
    /// It is done.
    RUNE_OK = 0,
    /// A dispatch is done: see rune_results, rune_journal and rune_commands.
    RUNE_DONE = 1,
    /// A dispatch waits for a choice: see rune_asked.
    RUNE_ASK = 2,
    /// A dispatch failed and changes nothing: the error says why, rune_chain where.
    RUNE_FAILED = 3,
    /// The bytes are no table that this runtime may run.
    RUNE_BAD_TABLE = 4,
    /// An argument is null, was never initialised, or is out of its range.
    RUNE_BAD_ARGUMENT = 5,
    /// There is no such thing in the table.
    RUNE_NO_SUCH = 6,
    /// A value does not fit the slot of its cell, or the cell has none.
    RUNE_NO_ROOM = 7,
    /// The odds have no answer: the error says why.
    RUNE_REFUSED = 8,
    /// An error in the runtime itself: report it.
    RUNE_BROKEN = 9,
}

/// Bytes of an error's sentence, the end included.
pub(crate) const TEXT: usize = 244;

/// Why a function did not do what it was asked. Every parameter of this type may be null.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct rune_error {
    /// The status that was returned.
    pub status: rune_status,
    /// The reason of a failed dispatch as a number: 1 and up, in the order of docs/embedding.md; 0 otherwise.
    pub trap: i32,
    /// Where a failed dispatch was: the instruction; for a failed load 0.
    pub at: u32,
    /// One sentence in UTF-8 that ends with a zero byte.
    pub text: [c_char; 244],
}

/// A piece of text in UTF-8 that belongs to the table's bytes. It does not end with a zero byte.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct rune_string {
    /// The first byte.
    pub text: *const c_char,
    /// How many bytes.
    pub length: usize,
}

impl rune_string {
    pub(crate) fn of(text: &str) -> rune_string {
        rune_string { text: text.as_ptr().cast(), length: text.len() }
    }
}

/// A failure on its way to the caller.
#[derive(Debug)]
pub(crate) struct Said {
    pub(crate) status: rune_status,
    pub(crate) trap: i32,
    pub(crate) at: u32,
    pub(crate) text: String,
}

impl Said {
    pub(crate) fn new(status: rune_status, text: impl Display) -> Said {
        Said { status, trap: 0, at: 0, text: text.to_string() }
    }

    pub(crate) fn argument(text: &str) -> Said {
        Said::new(rune_status::RUNE_BAD_ARGUMENT, text)
    }
}

pub(crate) type Answer = Result<rune_status, Said>;

/// Runs what a function does; nothing leaves it but a status.
pub(crate) fn answered(error: *mut rune_error, work: impl FnOnce() -> Answer) -> rune_status {
    let broken = || Err(Said::new(rune_status::RUNE_BROKEN, "the runtime met an error of its own: report it"));
    match catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| broken()) {
        Ok(status) => status,
        Err(said) => {
            // SAFETY: the caller gives null or a place for an error.
            if let Some(error) = unsafe { error.as_mut() } {
                *error = written(&said);
            }
            said.status
        }
    }
}

/// Runs what a function does that can only fail by its arguments; then it answers `otherwise`.
pub(crate) fn value<T>(otherwise: T, work: impl FnOnce() -> Option<T>) -> T {
    catch_unwind(AssertUnwindSafe(work)).ok().flatten().unwrap_or(otherwise)
}

fn written(said: &Said) -> rune_error {
    let mut text = [0; TEXT];
    let sentence = &said.text;
    let mut length = sentence.len().min(TEXT - 1);
    while !sentence.is_char_boundary(length) {
        length -= 1;
    }
    for (slot, byte) in text.iter_mut().zip(sentence.as_bytes().iter().take(length)) {
        *slot = c_char::from_ne_bytes([*byte]);
    }
    rune_error { status: said.status, trap: said.trap, at: said.at, text }
}

/// What a pointer points to.
pub(crate) unsafe fn given<'a, T>(pointer: *const T, what: &str) -> Result<&'a T, Said> {
    // SAFETY: the caller gives null or a valid pointer.
    unsafe { pointer.as_ref() }.ok_or_else(|| Said::argument(what))
}

/// So many values from a pointer, which may be null where there are none.
pub(crate) unsafe fn values<'a, T>(pointer: *const T, count: usize) -> Result<&'a [T], Said> {
    if count == 0 {
        return Ok(&[]);
    }
    if pointer.is_null() {
        return Err(Said::argument("an array is null and should have members"));
    }
    // SAFETY: the caller gives so many values.
    Ok(unsafe { std::slice::from_raw_parts(pointer, count) })
}

/// Copies what fits and returns how many there are.
pub(crate) unsafe fn copied<T>(all: impl Iterator<Item = T>, out: *mut T, room: usize) -> usize {
    let mut count = 0;
    for one in all {
        if count < room && !out.is_null() {
            // SAFETY: the caller gives room for so many.
            unsafe { out.add(count).write(one) };
        }
        count += 1;
    }
    count
}
