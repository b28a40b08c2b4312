//! A pack as lines, each with what stands in its braces.

use std::fmt;

/// A line, and what stands in its braces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// What it says.
    pub head: String,
    /// What stands in its braces; none where it has none.
    pub inner: Option<Vec<Line>>,
}

impl Line {
    /// Without braces.
    pub fn plain(head: impl Into<String>) -> Self {
        Self { head: head.into(), inner: None }
    }

    /// With braces.
    pub fn block(head: impl Into<String>, inner: Vec<Self>) -> Self {
        Self { head: head.into(), inner: Some(inner) }
    }

    fn write(&self, f: &mut fmt::Formatter<'_>, depth: usize) -> fmt::Result {
        write!(f, "{:1$}{2}", "", 2 * depth, self.head)?;
        let Some(inner) = &self.inner else { return writeln!(f) };
        writeln!(f, " {{")?;
        for line in inner {
            line.write(f, depth + 1)?;
        }
        writeln!(f, "{:1$}}}", "", 2 * depth)
    }
}

/// Several lines of text, one for each line that stands there.
pub(super) fn lines(text: &str) -> Vec<Line> {
    text.lines().map(str::trim).filter(|line| !line.is_empty()).map(Line::plain).collect()
}

/// A whole pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pack {
    /// Its declarations, entries and tests.
    pub lines: Vec<Line>,
}

impl fmt::Display for Pack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.lines.iter().try_for_each(|line| line.write(f, 0))
    }
}
