//! Runebook's runtime for C: a thin face over `runebook-runtime`, with `include/runebook.h` made from it.
//!
//! ```text
//!  bytes ──rune_table_load──▶ rune_table ──rune_machine_init──▶ rune_machine ⇄ rune_host (slots, callbacks)
//!                                 rune_find: ids → indices         │ begin, run, answer
//!                                                                  ▼
//!                              journal, commands, results ──rune_commit──▶ the game's own structs
//! ```
//!
//! Pointers that the functions are given must be valid for what the header says of them; a null pointer, a struct that
//! was never initialised and a number out of range are answered with a status. No panic leaves a function.
#![expect(non_camel_case_types, reason = "the names are those of the header")]
#![expect(clippy::missing_safety_doc, reason = "the header's first comment states the rules for all pointers at once")]

mod commit;
mod dispatch;
mod error;
mod fault;
mod host;
mod machine;
#[cfg(feature = "odds")]
mod odds;
mod rows;
mod table;
mod texts;
mod trace;
mod views;
mod world;

pub use commit::rune_commit;
pub use dispatch::{
    rune_answer, rune_begin, rune_begin_event, rune_clear, rune_key, rune_make_context, rune_read_cell, rune_read_stat,
    rune_run,
};
pub use error::{rune_error, rune_status, rune_string};
pub use fault::{rune_chain, rune_place};
pub use host::{rune_host, rune_slot, rune_width};
pub use machine::{rune_answers, rune_limits, rune_machine, rune_machine_init, rune_watch};
#[cfg(feature = "odds")]
pub use odds::{
    rune_held, rune_odds, rune_odds_ask, rune_odds_at_least, rune_odds_count, rune_odds_free, rune_odds_outcome,
    rune_odds_range, rune_policy, rune_question, rune_range,
};
pub use rows::{rune_cell, rune_cell_of, rune_entry, rune_entry_field, rune_entry_of};
pub use table::{
    rune_count, rune_fields, rune_find, rune_id, rune_kind, rune_name, rune_signature, rune_table, rune_table_content,
    rune_table_contract, rune_table_load, rune_table_pack,
};
pub use texts::{
    rune_form, rune_run_kind, rune_text, rune_text_run, rune_texts, rune_texts_fit, rune_texts_load, rune_texts_locale,
};
pub use trace::{rune_sink, rune_step, rune_step_kind};
pub use views::{
    rune_announced, rune_ask, rune_asked, rune_command, rune_commands, rune_digest, rune_journal, rune_results,
    rune_write,
};
pub use world::{
    rune_world, rune_world_answer, rune_world_clear, rune_world_commit, rune_world_free, rune_world_get,
    rune_world_hold, rune_world_host, rune_world_list, rune_world_new, rune_world_set, rune_world_spawn,
};

/// The absent entity, entry, member or context.
pub const RUNE_NONE: i64 = -1;
/// The index of what is not there.
pub const RUNE_NOWHERE: u32 = u32::MAX;
