//! Families: which member a cell or stat stands for, and how values stand in rows.

use super::{CellId, CellKind, FamilyIndex, Ir, Named, Type};

impl Ir {
    /// The member of a family at a place in it.
    #[must_use]
    pub fn member_of(&self, family: Option<FamilyIndex>, place: usize) -> Option<&Named> {
        match family? {
            FamilyIndex::Kind(kind) => self.entries.get(self.kinds[kind].entries.0 + place).map(|entry| &entry.named),
            FamilyIndex::Enum(id) => self.enums[id].members.get(place),
        }
    }

    /// The member of a family that a cell stands for.
    #[must_use]
    pub fn member_of_cell(&self, at: CellId) -> Option<&Named> {
        let cell = self.cells.get(at)?;
        let place = match cell.kind {
            CellKind::HostStat(stat) => self.stats[stat].member,
            CellKind::StatBase(_)
            | CellKind::Resource
            | CellKind::Flag
            | CellKind::Memory
            | CellKind::Slot
            | CellKind::Status(_)
            | CellKind::StatusLeft(_)
            | CellKind::Holds(_)
            | CellKind::Parameter(_)
            | CellKind::Once(_) => {
                let alike = |before: &&super::Cell| before.named.name == cell.named.name && before.index.is_some();
                self.cells[..at].iter().rev().take_while(alike).count()
            }
        };
        self.member_of(cell.index, place)
    }

    /// Where each field of a kind starts among its entries' values, and how many values an entry has.
    #[must_use]
    pub fn field_places(&self, kind: usize) -> (Vec<u32>, u32) {
        let short = |length: usize| u32::try_from(length).unwrap_or(u32::MAX);
        let mut places = Vec::new();
        let mut next = 0;
        for field in &self.kinds[kind].fields {
            places.push(next);
            next += match &field.ty {
                Type::Set(inner, most) => match **inner {
                    Type::Member(id) => short(self.enums[id].members.len()),
                    _ => u32::from(*most),
                },
                _ => 1,
            };
        }
        (places, next)
    }
}
