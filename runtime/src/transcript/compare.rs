//! Where two transcripts part.

use core::fmt;

use super::{Line, Transcript};

/// The first place where two transcripts differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Divergence {
    /// Which dispatch, from 0. All before it are equal.
    pub at: usize,
    /// In what it differs, the first in the order of causes.
    pub difference: Difference,
}

/// In what two dispatches differ. What the game did comes before what the rules made of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Difference {
    /// They are of different tables: nothing else was compared.
    Table,
    /// One of the transcripts ends here.
    Length,
    /// Another function was started, or with other arguments.
    Call,
    /// Their dice were keyed otherwise.
    Key,
    /// They ended otherwise.
    Ended,
    /// The results differ.
    Results,
    /// The changes differ: the first entity and cell id that do.
    Change {
        /// The entity.
        entity: i64,
        /// The cell's id.
        cell: u64,
    },
    /// The requests differ: the first that does, from 0.
    Command(usize),
    /// Only the hashes differ: a transcript was tampered with.
    Hash,
}

impl Transcript {
    /// The first dispatch in which two transcripts differ; `None` if they are equal.
    pub fn diverges(&self, other: &Transcript) -> Option<Divergence> {
        if self.content != other.content {
            return Some(Divergence { at: 0, difference: Difference::Table });
        }
        let pairs = self.lines.iter().zip(&other.lines).enumerate();
        let differ = pairs
            .filter_map(|(at, (ours, theirs))| ours.differs(theirs).map(|difference| Divergence { at, difference }));
        let end = (self.lines.len() != other.lines.len())
            .then(|| Divergence { at: self.lines.len().min(other.lines.len()), difference: Difference::Length });
        differ.chain(end).next()
    }
}

impl Line {
    fn differs(&self, other: &Line) -> Option<Difference> {
        if (self.function, &self.args) != (other.function, &other.args) {
            Some(Difference::Call)
        } else if self.key != other.key {
            Some(Difference::Key)
        } else if self.ended != other.ended {
            Some(Difference::Ended)
        } else if self.results != other.results {
            Some(Difference::Results)
        } else if self.changes != other.changes {
            Some(self.change(other))
        } else if self.commands != other.commands {
            let same = self.commands.iter().zip(&other.commands).take_while(|(ours, theirs)| ours == theirs);
            Some(Difference::Command(same.count()))
        } else {
            (self.hash != other.hash).then_some(Difference::Hash)
        }
    }

    fn change(&self, other: &Line) -> Difference {
        let only = |these: &Line, those: &Line| {
            these.changes.iter().find(|row| !those.changes.contains(row)).map(|row| (row.entity, row.cell))
        };
        let first = [only(self, other), only(other, self)].into_iter().flatten().min();
        first.map_or(Difference::Hash, |(entity, cell)| Difference::Change { entity, cell })
    }
}

impl fmt::Display for Divergence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let nth = self.at + 1;
        match &self.difference {
            Difference::Table => f.write_str("the transcripts are of different tables"),
            Difference::Length => write!(f, "one of the transcripts has no dispatch {nth}"),
            Difference::Call => write!(f, "dispatch {nth} starts another function, or with other arguments"),
            Difference::Key => write!(f, "dispatch {nth} draws its dice by another key"),
            Difference::Ended => write!(f, "dispatch {nth} ends otherwise"),
            Difference::Results => write!(f, "dispatch {nth} gives other results"),
            Difference::Change { entity, cell } => {
                write!(f, "dispatch {nth} changes otherwise what entity {entity} has in cell {cell:016x}")
            }
            Difference::Command(at) => write!(f, "dispatch {nth} asks otherwise of the host, in request {}", at + 1),
            Difference::Hash => write!(f, "dispatch {nth} has another hash, and nothing else: one file was changed"),
        }
    }
}
