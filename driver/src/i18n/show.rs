//! The state of translations, for terminals and for programs.

use serde_json::{Value, json};

use super::export::place;
use super::status::{State, Status};
use crate::pack::Pack;

impl Status {
    /// A line that counts, then one for each text that somebody has to do something about; with `all`, those that have to be
    /// looked over are named, too.
    #[must_use]
    pub fn text(&self, pack: &Pack, all: bool) -> String {
        let mut text = format!("{} {}: {}\n", pack.manifest().name, self.locale, self.words());
        let shown = if all { &State::ALL[..3] } else { &State::ALL[..2] };
        for state in shown {
            for unit in self.of(*state) {
                let at = unit.span.map(|span| format!("  {}", place(pack, span))).unwrap_or_default();
                text.push_str(&format!("  {:<10}  {}{at}\n", state.word(), unit.id));
            }
        }
        text
    }

    /// The same as an object: `pack`, `locale`, `messages` with `id`, `state`, `source`.
    #[must_use]
    pub fn json(&self, pack: &str) -> Value {
        let messages = self
            .messages
            .iter()
            .map(|(unit, state)| json!({ "id": unit.id, "state": state.word(), "source": unit.source }));
        json!({ "pack": pack, "locale": self.locale, "messages": messages.collect::<Vec<_>>() })
    }
}

/// All of them as one list.
#[must_use]
pub fn json(rows: Vec<Value>) -> String {
    Value::Array(rows).to_string()
}
