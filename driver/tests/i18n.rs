//! Translations: what makes one stale, what stands in a book then, what goes to translators and what comes back.

#[path = "i18n/bench.rs"]
mod bench;
#[path = "i18n/import.rs"]
mod import;
#[path = "i18n/lint.rs"]
mod lint;
#[path = "i18n/state.rs"]
mod state;
