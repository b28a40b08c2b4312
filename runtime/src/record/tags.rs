//! Lists of the enums that stand as one byte in a row.

use super::Tag;
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

pub(super) fn find<T: Tag>(tag: u8, all: &[T]) -> Option<T> {
    all.iter().copied().find(|value| value.tag() == tag)
}
