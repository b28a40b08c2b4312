//! Lists of the enums that stand as one byte in a row: its place here, which a test holds.

use crate::program::{CellKind, Layer};

pub(super) const LAYERS: [Layer; 8] = [
    Layer::Add,
    Layer::Sides,
    Layer::Count,
    Layer::Factor,
    Layer::Afterwards,
    Layer::AtLeast,
    Layer::AtMost,
    Layer::Is,
];

pub(super) const CELL_KINDS: [CellKind; 11] = [
    CellKind::HostStat,
    CellKind::StatBase,
    CellKind::Resource,
    CellKind::Flag,
    CellKind::Memory,
    CellKind::Slot,
    CellKind::Status,
    CellKind::StatusLeft,
    CellKind::Holds,
    CellKind::Parameter,
    CellKind::Once,
];

#[cfg(test)]
mod tests {
    use super::{CELL_KINDS, LAYERS};
    use crate::record::Tag;

    #[test]
    fn each_stands_at_its_byte() {
        let layers = LAYERS.iter().map(|layer| usize::from(layer.tag()));
        assert!(layers.eq(0..LAYERS.len()));
        let kinds = CELL_KINDS.iter().map(|kind| usize::from(kind.tag()));
        assert!(kinds.eq(0..CELL_KINDS.len()));
    }
}
