//! What an entity holds, flattened, so that reading a stat goes over what may apply and never over all that exists.

/// The rules that may apply to one entity, as a host keeps them: made by [`Binding`](crate::bind::Binding), ahead of the
/// dispatches that read it. It says what the table's rows say, only sooner; nothing but speed depends on it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Held<'h> {
    /// For each stat the first of its rows, and one more.
    pub starts: &'h [u32],
    /// Modifiers by stat in the order of the table, each twice its index, plus 1 if its gate is surely open.
    pub rows: &'h [u32],
    /// For each stat the sum of what always adds, and how many modifiers that were; they have no row.
    pub sums: &'h [(i64, u32)],
    /// Reactions in the order of the table.
    pub reactions: &'h [u32],
    /// Entries in order, each twice its index, plus 1 if it is surely held. Others are not held.
    pub entries: &'h [u32],
    /// For each event the roles whose reactions ask for it, as bits: of its parameters, and of the context that is its
    /// first parameter. Only the rules that nobody holds have these.
    pub roles: &'h [(u32, u32)],
    /// For each stat the roles of the evaluation context that hold modifiers of it, as bits. As `roles`.
    pub stat_roles: &'h [u32],
}

impl<'h> Held<'h> {
    /// The rows of a stat.
    #[cfg_attr(not(feature = "lean"), inline)]
    pub(crate) fn of_stat(&self, stat: u32) -> &'h [u32] {
        let Some([start, end, ..]) = self.starts.get(stat as usize..) else { return &[] };
        self.rows.get(*start as usize..*end as usize).unwrap_or(&[])
    }

    /// What always adds to a stat, and of how many modifiers.
    #[cfg_attr(not(feature = "lean"), inline)]
    pub(crate) fn sum(&self, stat: u32) -> (i64, u32) {
        self.sums.get(stat as usize).copied().unwrap_or((0, 0))
    }

    /// The first reaction at or after this one.
    #[cfg_attr(not(feature = "lean"), inline)]
    pub(crate) fn next_reaction(&self, from: u32) -> Option<u32> {
        let place = self.reactions.partition_point(|reaction| *reaction < from);
        self.reactions.get(place).copied()
    }

    /// Whether an entry is held: `Some(true)` surely, `None` if not, `Some(false)` if it must be asked.
    #[cfg_attr(not(feature = "lean"), inline)]
    pub(crate) fn entry(&self, entry: u32) -> Option<bool> {
        let place = self.entries.partition_point(|row| *row >> 1 < entry);
        self.entries.get(place).filter(|row| **row >> 1 == entry).map(|row| row & 1 == 1)
    }
}
