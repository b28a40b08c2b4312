//! A difference as text, as Markdown for a pull request or patch notes, and as one object for programs.

use serde_json::{Value, json};

use super::{Change, Diff, Row, What};

impl Diff {
    /// Lines for a terminal; nothing where nothing differs. The last line counts.
    #[must_use]
    pub fn text(&self) -> String {
        if self.is_empty() {
            return String::new();
        }
        let mut out = format!("{} → {}\n", self.between[0], self.between[1]);
        for change in &self.changes {
            out.push_str(&format!("\n{} {}\n", sign(&change.what), head(change)));
            change.rows.iter().for_each(|row| out.push_str(&plain(row)));
        }
        for (title, lines) in self.affected(plain) {
            out.push_str(&format!("\n{title}\n{lines}"));
        }
        format!("{out}\n{}\n", self.count())
    }

    /// Markdown: a heading for what was added, what changed and so on; nothing where nothing differs.
    #[must_use]
    pub fn markdown(&self) -> String {
        if self.is_empty() {
            return String::new();
        }
        let mut out = format!("## {} → {}\n\n{}\n", self.between[0], self.between[1], self.count());
        for (title, wanted) in GROUPS {
            let changes: Vec<&Change> = self.changes.iter().filter(|change| wanted(&change.what)).collect();
            if !changes.is_empty() {
                out.push_str(&format!("\n### {title}\n\n"));
            }
            for change in changes {
                out.push_str(&format!("- **{}** (`{} {}`){}\n", change.title, change.kind, change.name, was(change)));
                change.rows.iter().for_each(|row| out.push_str(&format!("  {}", marked(row))));
            }
        }
        for (title, lines) in self.affected(marked) {
            out.push_str(&format!("\n### {title}\n\n{lines}"));
        }
        out
    }

    /// All of it as an object: `between`, `changes`, `contract`, `lost`, `stale`, `odds`.
    #[must_use]
    pub fn value(&self) -> Value {
        let rows = |rows: &[Row]| {
            let row = |row: &Row| json!({ "label": row.label, "old": row.old, "new": row.new });
            rows.iter().map(row).collect::<Vec<_>>()
        };
        let change = |change: &Change| {
            let Change { kind, name, title, what, rows: differs, said: _ } = change;
            let was = if let What::Renamed(was) = what { Some(was) } else { None };
            json!({ "kind": kind, "name": name, "title": title, "what": word(what), "was": was, "rows": rows(differs) })
        };
        json!({
            "between": self.between,
            "changes": self.changes.iter().map(change).collect::<Vec<_>>(),
            "contract": rows(&self.contract),
            "lost": self.lost,
            "stale": self.stale.iter().map(|(locale, message)| json!({ "locale": locale, "message": message }))
                .collect::<Vec<_>>(),
            "odds": rows(&self.odds),
        })
    }

    /// Sections about games, saves, translations and odds, as far as there is anything to say.
    fn affected(&self, row: fn(&Row) -> String) -> Vec<(&'static str, String)> {
        let rows = |rows: &[Row]| rows.iter().map(row).collect::<String>();
        let said = |text: String| row(&Row { label: String::new(), old: None, new: Some(text) });
        let gone = |text: &String| row(&Row { label: String::new(), old: Some(text.clone()), new: None });
        let stale = self.stale.iter().map(|(locale, message)| said(format!("{locale}: {message}"))).collect();
        let sections = [
            ("Odds", rows(&self.odds)),
            ("What the game is asked for", rows(&self.contract)),
            ("What saves keep and the rules no longer know", self.lost.iter().map(gone).collect()),
            ("Translations older than their text", stale),
        ];
        sections.into_iter().filter(|(_, lines)| !lines.is_empty()).collect()
    }

    /// `3 added, 1 removed, 0 renamed, 12 changed`
    fn count(&self) -> String {
        let count = |wanted: fn(&What) -> bool| self.changes.iter().filter(|change| wanted(&change.what)).count();
        let words = GROUPS.map(|(title, wanted)| format!("{} {}", count(wanted), title.to_lowercase()));
        words.join(", ")
    }
}

type Wanted = fn(&What) -> bool;

/// The groups of changes, in the order in which they are told.
const GROUPS: [(&str, Wanted); 4] = [
    ("Added", |what| matches!(what, What::Added)),
    ("Removed", |what| matches!(what, What::Removed)),
    ("Renamed", |what| matches!(what, What::Renamed(_))),
    ("Changed", |what| matches!(what, What::Changed)),
];

const fn sign(what: &What) -> char {
    match what {
        What::Added => '+',
        What::Removed => '-',
        What::Renamed(_) => '>',
        What::Changed => '~',
    }
}

const fn word(what: &What) -> &'static str {
    match what {
        What::Added => "added",
        What::Removed => "removed",
        What::Renamed(_) => "renamed",
        What::Changed => "changed",
    }
}

/// `ability power "Power"`, and what it was called.
fn head(change: &Change) -> String {
    let Change { kind, name, title, .. } = change;
    let plain = title.is_empty() || title.eq_ignore_ascii_case(&name.replace('_', " "));
    let title = if plain { String::new() } else { format!(" \"{title}\"") };
    format!("{kind} {name}{title}{}", was(change))
}

fn was(change: &Change) -> String {
    match &change.what {
        What::Renamed(was) => format!(", was {was}"),
        What::Added | What::Removed | What::Changed => String::new(),
    }
}

/// A row on lines of their own: long ones one below the other.
fn plain(row: &Row) -> String {
    let label = if row.label.is_empty() { String::new() } else { format!("{}: ", row.label) };
    match (&row.old, &row.new) {
        (Some(old), Some(new)) if old.chars().count() + new.chars().count() <= SHORT => {
            format!("    {label}{old} → {new}\n")
        }
        (old, new) => {
            let old = old.as_ref().map(|old| format!("  - {label}{}\n", indented(old)));
            let new = new.as_ref().map(|new| format!("  + {label}{}\n", indented(new)));
            format!("{}{}", old.unwrap_or_default(), new.unwrap_or_default())
        }
    }
}

/// The most letters of a value before and after that stand on one line.
const SHORT: usize = 60;

/// A text of several lines below its first.
fn indented(text: &str) -> String {
    text.trim_end().replace('\n', "\n    ")
}

/// A row as an item of a list.
fn marked(row: &Row) -> String {
    let label = if row.label.is_empty() { String::new() } else { format!("{}: ", row.label) };
    let line = |text: &String| text.split_whitespace().collect::<Vec<_>>().join(" ");
    match (row.old.as_ref().map(line), row.new.as_ref().map(line)) {
        (Some(old), Some(new)) => format!("- {label}~~{old}~~ → {new}\n"),
        (Some(old), None) => format!("- {label}~~{old}~~\n"),
        (None, Some(new)) => format!("- {label}{new}\n"),
        (None, None) => String::new(),
    }
}
