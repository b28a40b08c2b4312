//! What a stored number means: what a save writes down instead of the number itself.

/// What the number in a cell stands for. Indices change when content is added or moved; ids do not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Meaning {
    /// A number, yes or no, or ticks.
    #[default]
    Number,
    /// An entity of the host, or none.
    Entity,
    /// Index of an entry, or none.
    Entry,
    /// Place of a member in a `one of`, whose number this is, or none.
    Member(u16),
    /// Index of a dice constant.
    Dice,
}

/// A member of a `one of`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Member {
    /// Stable id.
    pub id: u64,
    /// Which `one of`.
    pub domain: u32,
    /// Its place in it: the number that stands for it.
    pub place: u32,
}
