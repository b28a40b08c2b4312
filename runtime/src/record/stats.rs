//! Rows of cells, stats and modifiers.

#[cfg(feature = "write")]
use super::Writer;
use super::{Reader, Record, Tag};
use crate::program::{Cell, CellKind, Gate, Holder, Layer, Meaning, Modifier, Rounding, Shape, Stat};

impl Record for Cell {
    const SIZE: usize = 48;

    #[inline(always)]
    fn read(r: &mut Reader<'_>) -> Option<Cell> {
        Some(Cell {
            id: r.u64(),
            start: r.i64(),
            low: r.i64(),
            high: r.i64(),
            start_function: r.u32(),
            high_function: r.u32(),
            denominator: r.u32(),
            kind: CellKind::from_tag(r.u8())?,
            meaning: Meaning::from_parts(r.u8(), r.u16())?,
        })
    }

    #[cfg(feature = "write")]
    fn write(&self, w: &mut Writer) {
        w.u64(self.id);
        w.i64(self.start);
        w.i64(self.low);
        w.i64(self.high);
        w.u32(self.start_function);
        w.u32(self.high_function);
        w.u32(self.denominator);
        let (meaning, domain) = self.meaning.to_parts();
        w.u8(self.kind.tag());
        w.u8(meaning);
        w.u16(domain);
    }
}

impl Record for Stat {
    const SIZE: usize = 56;

    #[inline(always)]
    fn read(r: &mut Reader<'_>) -> Option<Stat> {
        Some(Stat {
            id: r.u64(),
            low: r.i64(),
            high: r.i64(),
            context: r.u32(),
            base: r.u32(),
            base_cell: r.u32(),
            denominator: r.u32(),
            modifiers: r.pair(),
            shape: Shape::from_tag(r.u8())?,
            rounding: Rounding::from_tag(r.u8())?,
            positives_only: r.flag()?,
        })
    }

    #[cfg(feature = "write")]
    fn write(&self, w: &mut Writer) {
        w.u64(self.id);
        w.i64(self.low);
        w.i64(self.high);
        w.u32(self.context);
        w.u32(self.base);
        w.u32(self.base_cell);
        w.u32(self.denominator);
        w.pair(self.modifiers);
        w.u8(self.shape.tag());
        w.u8(self.rounding.tag());
        w.u8(self.positives_only.into());
    }
}

impl Record for Modifier {
    const SIZE: usize = 32;

    #[inline(always)]
    fn read(r: &mut Reader<'_>) -> Option<Modifier> {
        let (id, stat, priority, function, index) = (r.u64(), r.u32(), r.i32(), r.u32(), r.u32());
        let (bonus_type, layer) = (r.u16(), Layer::from_tag(r.u8())?);
        let holder = Holder::from_bytes(r.u8(), r.u8())?;
        let gate = Gate::from_parts(r.u8(), index)?;
        Some(Modifier { id, stat, layer, bonus_type, priority, holder, gate, function })
    }

    #[cfg(feature = "write")]
    fn write(&self, w: &mut Writer) {
        let (holder, role) = self.holder.to_bytes();
        let (gate, index) = self.gate.to_parts();
        w.u64(self.id);
        w.u32(self.stat);
        w.i32(self.priority);
        w.u32(self.function);
        w.u32(index);
        w.u16(self.bonus_type);
        w.u8(self.layer.tag());
        w.u8(holder);
        w.u8(role);
        w.u8(gate);
    }
}
