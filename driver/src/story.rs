//! What a run told, as lines that people read: a duel's transcript, a trace.
//!
//! ```text
//!  machine ──told::Recorder──▶ [Told] ──tree──▶ [Node] (stats and calls hold what belongs to them) ──lines──▶ [Line]
//! ```

pub mod names;
pub mod said;
pub mod told;
mod tree;

use runebook_grammar::Span;

use names::Names;
use said::{By, Said};
use told::Told;
use tree::Node;

/// How much is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// What happens: rolls, modifiers that counted, events, changes.
    Story,
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

/// Who fights: titles of both sides.
pub type Sides = [String; 2];

/// The lines of what was told.
#[must_use]
pub fn lines(told: &[Told], names: &mut Names<'_>, sides: &Sides, detail: Detail) -> Vec<Line> {
    let nodes = tree::grow(told, names, sides);
    let mut lines = Vec::new();
    match detail {
        Detail::All => all(&nodes, 0, &mut lines),
        Detail::Story => story(&nodes, 0, &mut lines),
    }
    lines
}

/// Every node; those without words lend their place to what is in them.
fn all(nodes: &[Node], depth: usize, lines: &mut Vec<Line>) {
    for node in nodes {
        let inside = match &node.said {
            Some(said) => {
                lines.push(Line { depth, said: said.clone(), place: node.place });
                depth + 1
            }
            None => depth,
        };
        all(&node.inside, inside, lines);
    }
}

/// What happens; headings only where something follows.
fn story(nodes: &[Node], depth: usize, lines: &mut Vec<Line>) {
    for node in nodes {
        let Some(said) = &node.said else {
            story(&node.inside, depth, lines);
            continue;
        };
        let at = lines.len();
        match weight(said) {
            Weight::Heading => {
                story(&node.inside, depth + 1, lines);
                if lines.len() > at {
                    lines.insert(at, Line { depth, said: said.clone(), place: node.place });
                }
            }
            Weight::Line => {
                lines.push(Line { depth, said: said.clone(), place: node.place });
                story(&node.inside, depth + 1, lines);
            }
            Weight::Stat => lines.extend(counted(node).map(|said| Line { depth, said, place: node.place })),
            Weight::Passed => story(&node.inside, depth, lines),
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

const fn weight(said: &Said) -> Weight {
    match said {
        Said::Acts { .. } | Said::Passes { .. } | Said::Reacts { .. } | Said::RollsFirst { .. } => Weight::Heading,
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

/// A stat with the modifiers that counted on the way to it; none if there were none.
fn counted(node: &Node) -> Option<Said> {
    let Some(Said::Stat { what, whose, value, by: _ }) = &node.said else { return None };
    let mut by = Vec::new();
    gather(&node.inside, &mut by);
    (!by.is_empty()).then(|| Said::Stat { what: what.clone(), whose: whose.clone(), value: value.clone(), by })
}

fn gather(nodes: &[Node], found: &mut Vec<By>) {
    for node in nodes {
        if let Some(Said::Modifier { by }) = &node.said
            && by.value != "0"
            && !found.contains(by)
        {
            found.push(by.clone());
        }
        gather(&node.inside, found);
    }
}
