//! Checked program → the bytes of its table, and a count of what they hold.

use std::fmt;

use runebook_compiler::emit::emit;
use runebook_compiler::ir::{Expect, Ir};
use runebook_grammar::Diagnostic;
use runebook_runtime::table::Section;
use runebook_runtime::{Table, encode};

use crate::pack::Pack;

/// Why there is no table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unbuilt {
    /// Something is too large for the machine; each finding says what.
    Found(Vec<Diagnostic>),
    /// One sentence for people.
    Said(String),
}

impl fmt::Display for Unbuilt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Said(sentence) => f.write_str(sentence.trim_end_matches('.')),
            Self::Found(found) => {
                let said = |found: &Diagnostic| {
                    let help = found.help.iter().map(|help| format!(" ({help})")).collect::<String>();
                    format!("{}{help}", found.message)
                };
                f.write_str(&found.iter().map(said).collect::<Vec<_>>().join("; "))
            }
        }
    }
}

/// A table, ready to be written to a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Built {
    /// The bytes.
    pub bytes: Vec<u8>,
    /// What they hold, in words: `25 entries, 40 stats, …`.
    pub holds: String,
}

/// The table of a checked program.
///
/// # Errors
/// Where a body or the whole is too large for the machine.
pub fn build(ir: &Ir) -> Result<Built, Unbuilt> {
    let program = emit(ir).map_err(Unbuilt::Found)?;
    let bytes = encode(&program).map_err(|error| unwritten(&error))?;
    let holds = Table::load(&bytes).map(|table| holds(&table)).map_err(|error| Unbuilt::Said(error.to_string()))?;
    Ok(Built { bytes, holds })
}

/// The sentence of a table that cannot be written.
pub(crate) fn unwritten(error: &runebook_runtime::WriteError) -> Unbuilt {
    Unbuilt::Said(format!("The table could not be made: {error}."))
}

/// What a table holds, in words.
#[must_use]
pub fn holds(table: &Table<'_>) -> String {
    let counted = [
        (Section::Entries, "entry", "entries"),
        (Section::Stats, "stat", "stats"),
        (Section::Modifiers, "modifier", "modifiers"),
        (Section::Reactions, "trigger", "triggers"),
        (Section::Functions, "function", "functions"),
        (Section::Code, "instruction", "instructions"),
    ];
    let parts = counted.map(|(section, one, many)| {
        let count = table.count(section);
        format!("{count} {}", if count == 1 { one } else { many })
    });
    parts.join(", ")
}

/// Commands that show what a pack that was built can do, as one would type them.
#[must_use]
pub fn next(pack: &Pack, ir: &Ir) -> Vec<String> {
    let folder = &pack.folder;
    let mut commands = Vec::new();
    if !ir.tests.is_empty() {
        commands.push(format!("runebook test {folder}"));
    }
    if !ir.duels.is_empty() && pack.manifest().duel.a.is_some() {
        commands.push(format!("runebook duel {folder} --seed 7"));
    }
    let odds = ir.tests.iter().flat_map(|test| &test.expects).find_map(|expect| match expect {
        Expect::Odds { query, .. } => pack.sources.of(query.span).text.get(range(query.span)),
        Expect::Holds { .. } | Expect::Dominates { .. } | Expect::Order { .. } | Expect::Sentence { .. } => None,
    });
    commands.extend(odds.map(|words| format!("runebook odds {folder} '{words}'")));
    commands
}

fn range(span: runebook_grammar::Span) -> std::ops::Range<usize> {
    span.start as usize..span.end as usize
}
