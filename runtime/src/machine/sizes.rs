//! Sizes: those that are fixed, and those that do for most packs.

/// Arguments of a queued call, at most.
pub const QUEUE_ARGS: usize = 16;
/// Arguments of a command, at most.
pub const COMMAND_ARGS: usize = 8;
/// Loops of one function that can key draws within each other.
pub const LEVELS: usize = 8;

/// Registers for a usual pack.
pub const REGISTERS: usize = 4096;
/// Running functions for a usual pack.
pub const FRAMES: usize = 64;
/// Words of contexts for a usual pack.
pub const CONTEXTS: usize = 1024;
/// Changes of one dispatch for a usual pack.
pub const JOURNAL: usize = 256;
/// Commands of one dispatch for a usual pack.
pub const COMMANDS: usize = 64;
/// Queued calls for a usual pack.
pub const QUEUE: usize = 64;
/// Watched events for a usual pack.
pub const WATCHED: usize = 64;
