//! What a run told, as lines that people read: a duel's transcript, a trace.
//!
//! ```text
//!  machine ──told::Recorder──▶ [Told] ──tree──▶ [Node] (stats and calls hold what belongs to them) ──lines──▶ [Line]
//!     ──text (a locale's `Teller`)──▶ sentences
//! ```
//!
//! Nothing here is in a language: a line names what happened, and the book's grammar says it.

pub mod names;
mod places;
pub mod teller;
pub mod told;
mod tree;

use std::collections::BTreeSet;

use runebook_book::told::Teller;
use runebook_book::told::Value;
use runebook_book::told::said::{By, Owner, Said};
use runebook_compiler::ir::Layer;
use runebook_grammar::Span;
use runebook_runtime::machine::Silence;

use crate::source::Sources;
use names::Names;
use told::Told;
use tree::Node;

/// How much is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Detail {
    /// What happens: rolls, modifiers that counted, events, changes.
    Story,
    /// The same, and the procedures that it happens in.
    Flow,
    /// Every step but modifiers and triggers that nobody there holds, each with its place.
    Steps,
    /// Every step.
    All,
}

/// One line of a story.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// How deep it stands.
    pub depth: usize,
    /// What it says.
    pub said: Said,
    /// The place in the source behind it.
    pub place: Option<Span>,
}

/// The lines of what was told.
#[must_use]
pub fn lines(told: &[Told], names: &mut Names<'_>, detail: Detail) -> Vec<Line> {
    let nodes = tree::grow(told, names);
    let mut lines = Vec::new();
    match detail {
        Detail::Steps => steps(&nodes, 0, &mut lines, true),
        Detail::All => steps(&nodes, 0, &mut lines, false),
        Detail::Story => story(&nodes, 0, &mut lines, false),
        Detail::Flow => story(&nodes, 0, &mut lines, true),
    }
    lines
}

/// The lines as text in the language of `teller`; with all details each line ends with the place in the rules behind it.
///
/// # Errors
/// The messages that this language lacks.
pub fn text(lines: &[Line], sources: &Sources, teller: &Teller, detail: Detail) -> Result<String, Vec<String>> {
    let (mut text, mut missing) = (String::new(), BTreeSet::new());
    for line in lines {
        match teller.tell(&line.said) {
            Ok(sentence) => text.push_str(&shown(line, &sentence, sources, detail)),
            Err(lacks) => missing.extend(lacks),
        }
    }
    if missing.is_empty() { Ok(text) } else { Err(missing.into_iter().collect()) }
}

fn shown(line: &Line, sentence: &str, sources: &Sources, detail: Detail) -> String {
    let place = line
        .place
        .filter(|_| !matches!(detail, Detail::Story | Detail::Flow))
        .map(|place| format!("   [{}]", at(sources, place)));
    let gap = if matches!(line.said, Said::Round { .. } | Said::Wins { .. } | Said::Drawn { .. }) { "\n" } else { "" };
    format!("{gap}{}{sentence}{}\n", "  ".repeat(line.depth), place.unwrap_or_default())
}

/// `file:line`.
pub(crate) fn at(sources: &Sources, place: Span) -> String {
    format!("{}:{}", sources.of(place).shown, sources.places(place).0.line)
}

/// Every node; those without words lend their place to what is in them.
fn steps(nodes: &[Node], depth: usize, lines: &mut Vec<Line>, held: bool) {
    for node in nodes {
        let inside = match &node.said {
            Some(said) if held && is_idle(said) => continue,
            Some(said) => {
                lines.push(Line { depth, said: said.clone(), place: node.place });
                depth + 1
            }
            None => depth,
        };
        steps(&node.inside, inside, lines, held);
    }
}

/// Whether it is a modifier or trigger that nobody there holds, or that adds nothing.
fn is_idle(said: &Said) -> bool {
    match said {
        Said::Silent { why: Silence::Nobody | Silence::Gate, .. } => true,
        Said::Modifier { by } => by.layer == Layer::Add && by.value.is_zero(),
        _ => false,
    }
}

/// What happens; headings only where something follows.
fn story(nodes: &[Node], depth: usize, lines: &mut Vec<Line>, calls: bool) {
    for node in nodes {
        let Some(said) = &node.said else {
            story(&node.inside, depth, lines, calls);
            continue;
        };
        let at = lines.len();
        match weight(said, calls) {
            Weight::Heading => {
                story(&node.inside, depth + 1, lines, calls);
                if lines.len() > at {
                    lines.insert(at, Line { depth, said: said.clone(), place: node.place });
                }
            }
            Weight::Line => {
                lines.push(Line { depth, said: said.clone(), place: node.place });
                story(&node.inside, depth + 1, lines, calls);
            }
            Weight::Stat => lines.extend(counted(node, said).map(|said| Line { depth, said, place: node.place })),
            Weight::Passed => story(&node.inside, depth, lines, calls),
            Weight::Left => {}
        }
    }
}

/// How a sentence stands in a story.
enum Weight {
    /// It stands where something follows in it.
    Heading,
    /// It always stands.
    Line,
    /// It stands where modifiers counted.
    Stat,
    /// It does not stand, but what is in it does.
    Passed,
    /// Neither it nor what is in it stands.
    Left,
}

fn weight(said: &Said, calls: bool) -> Weight {
    match said {
        Said::Calls { what, .. } if calls && what.key.starts_with("procedure-") => Weight::Heading,
        Said::Reacts { source: None, .. } => Weight::Passed,
        Said::Acts { .. }
        | Said::Passes { .. }
        | Said::Reacts { .. }
        | Said::RollsFirst { .. }
        | Said::Ticks { .. } => Weight::Heading,
        Said::Duel { .. }
        | Said::Begins { .. }
        | Said::Round { .. }
        | Said::Wins { .. }
        | Said::Drawn { .. }
        | Said::Roll { .. }
        | Said::Chance { .. }
        | Said::Pick { .. }
        | Said::Event { .. }
        | Said::Change { .. }
        | Said::Asks { .. }
        | Said::Chooses { .. }
        | Said::Bound => Weight::Line,
        Said::Stat { .. } => Weight::Stat,
        Said::Calls { .. } => Weight::Passed,
        Said::Base { .. }
        | Said::Modifier { .. }
        | Said::Silent { .. }
        | Said::Cut { .. }
        | Said::Fact { .. }
        | Said::Compared { .. }
        | Said::Queued { .. } => Weight::Left,
    }
}

/// A stat with the modifiers that counted on the way to it. Amounts of contexts, such as what is added to a roll, always
/// stand; others only where something counted.
fn counted(node: &Node, said: &Said) -> Option<Said> {
    let Said::Stat { what, whose, value, by: _ } = said else { return None };
    let mut by = Vec::new();
    gather(&node.inside, &mut by);
    let stands = !by.is_empty() || (is_amount(value) && matches!(whose, Owner::Context(_)));
    let (what, whose, value) = (what.clone(), whose.clone(), value.clone());
    stands.then_some(Said::Stat { what, whose, value, by })
}

fn is_amount(value: &Value) -> bool {
    match value {
        Value::Number(..) | Value::Measure(..) | Value::Dice(_) => true,
        Value::Thing(_) | Value::YesNo(_) | Value::List(_) | Value::None => false,
    }
}

fn gather(nodes: &[Node], found: &mut Vec<By>) {
    for node in nodes {
        if let Some(Said::Modifier { by }) = &node.said
            && !by.value.is_zero()
            && !found.contains(by)
        {
            found.push(by.clone());
        }
        gather(&node.inside, found);
    }
}
