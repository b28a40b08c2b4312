//! Rows of contexts, kinds and entries.

#[cfg(feature = "write")]
use super::Writer;
use super::{Reader, Record};
use crate::program::{Context, Entry, Meaning, Member};

/// A kind of entry, its slots as a range of the table's slot rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct KindRow {
    /// Stable id.
    pub id: u64,
    /// Its entries: a range of the entries.
    pub entries: (u32, u32),
    /// Its slots: a range of the slot rows.
    pub slots: (u32, u32),
    /// Fields of each entry.
    pub fields: u16,
    /// What they mean: the first of so many rows of meanings; `None` in tables older than 1.1.
    pub meanings: Option<u32>,
}

impl Record for Context {
    const SIZE: usize = 16;

    #[inline(always)]
    fn read(r: &mut Reader<'_>) -> Option<Context> {
        Some(Context { id: r.u64(), entity_roles: r.u32(), size: r.u8(), roles: r.u8() })
    }

    #[cfg(feature = "write")]
    fn write(&self, w: &mut Writer) {
        w.u64(self.id);
        w.u32(self.entity_roles);
        w.u8(self.size);
        w.u8(self.roles);
    }
}

impl Record for KindRow {
    const SIZE: usize = 32;

    #[inline(always)]
    fn read(r: &mut Reader<'_>) -> Option<KindRow> {
        let (id, entries, slots, fields) = (r.u64(), r.pair(), r.pair(), r.u16());
        Some(KindRow { id, entries, slots, fields, meanings: r.u32().checked_sub(1) })
    }

    #[cfg(feature = "write")]
    fn write(&self, w: &mut Writer) {
        w.u64(self.id);
        w.pair(self.entries);
        w.pair(self.slots);
        w.u16(self.fields);
        w.u32(self.meanings.map_or(0, |first| first.wrapping_add(1)));
    }
}

impl Record for Entry {
    const SIZE: usize = 40;

    #[inline(always)]
    fn read(r: &mut Reader<'_>) -> Option<Entry> {
        let (id, kind, fields, holds) = (r.u64(), r.u32(), r.u32(), r.u32());
        let (first, may_learn, price, count) = (r.u32(), r.u32(), r.u32(), r.u16());
        // a row of a table that knows of no grants has 0 here
        let granted = r.u32().wrapping_sub(1);
        Some(Entry { id, kind, fields, holds, parameters: (first, count), may_learn, price, granted })
    }

    #[cfg(feature = "write")]
    fn write(&self, w: &mut Writer) {
        w.u64(self.id);
        w.u32(self.kind);
        w.u32(self.fields);
        w.u32(self.holds);
        w.u32(self.parameters.0);
        w.u32(self.may_learn);
        w.u32(self.price);
        w.u16(self.parameters.1);
        w.u32(self.granted.wrapping_add(1));
    }
}

impl Record for Member {
    const SIZE: usize = 16;

    #[inline(always)]
    fn read(r: &mut Reader<'_>) -> Option<Member> {
        Some(Member { id: r.u64(), domain: r.u32(), place: r.u32() })
    }

    #[cfg(feature = "write")]
    fn write(&self, w: &mut Writer) {
        w.u64(self.id);
        w.u32(self.domain);
        w.u32(self.place);
    }
}

impl Record for Meaning {
    const SIZE: usize = 8;

    #[inline(always)]
    fn read(r: &mut Reader<'_>) -> Option<Meaning> {
        let tag = r.u8();
        Meaning::from_parts(tag, r.u16())
    }

    #[cfg(feature = "write")]
    fn write(&self, w: &mut Writer) {
        let (tag, domain) = self.to_parts();
        w.u8(tag);
        w.u16(domain);
    }
}
