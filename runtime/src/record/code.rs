//! Rows of code: constants, dice, instructions, functions.

#[cfg(feature = "write")]
use super::Writer;
use super::{Reader, Record};
use crate::dice::{Dice, REGISTERS};
use crate::ops::Instr;
use crate::program::Function;

impl Record for i64 {
    const SIZE: usize = 8;

    #[inline(always)]
    fn read(r: &mut Reader<'_>) -> Option<i64> {
        Some(r.i64())
    }

    #[cfg(feature = "write")]
    fn write(&self, w: &mut Writer) {
        w.i64(*self);
    }
}

impl Record for u64 {
    const SIZE: usize = 8;

    #[inline(always)]
    fn read(r: &mut Reader<'_>) -> Option<u64> {
        Some(r.u64())
    }

    #[cfg(feature = "write")]
    fn write(&self, w: &mut Writer) {
        w.u64(*self);
    }
}

impl Record for (u32, u32) {
    const SIZE: usize = 8;

    #[inline(always)]
    fn read(r: &mut Reader<'_>) -> Option<(u32, u32)> {
        Some(r.pair())
    }

    #[cfg(feature = "write")]
    fn write(&self, w: &mut Writer) {
        w.pair(*self);
    }
}

impl Record for [i64; REGISTERS] {
    const SIZE: usize = 64;

    #[inline(always)]
    fn read(r: &mut Reader<'_>) -> Option<[i64; REGISTERS]> {
        Some(core::array::from_fn(|_| r.i64()))
    }

    #[cfg(feature = "write")]
    fn write(&self, w: &mut Writer) {
        self.iter().for_each(|word| w.i64(*word));
    }
}

impl Record for Dice {
    const SIZE: usize = 64;

    #[inline(always)]
    fn read(r: &mut Reader<'_>) -> Option<Dice> {
        Dice::from_words(core::array::from_fn(|_| r.i64()))
    }

    #[cfg(feature = "write")]
    fn write(&self, w: &mut Writer) {
        for word in self.words() {
            w.i64(word);
        }
    }
}

impl Record for Instr {
    const SIZE: usize = 8;

    #[inline(always)]
    fn read(r: &mut Reader<'_>) -> Option<Instr> {
        Instr::decode(r.u64().to_le_bytes())
    }

    #[cfg(feature = "write")]
    fn write(&self, w: &mut Writer) {
        w.u64(u64::from_le_bytes(self.encode()));
    }
}

impl Record for Function {
    const SIZE: usize = 24;

    #[inline(always)]
    fn read(r: &mut Reader<'_>) -> Option<Function> {
        Some(Function {
            id: r.u64(),
            start: r.u32(),
            end: r.u32(),
            params: r.u16(),
            registers: r.u16(),
            results: r.u16(),
            context: r.u8(),
            context_kind: r.u8(),
        })
    }

    #[cfg(feature = "write")]
    fn write(&self, w: &mut Writer) {
        w.u64(self.id);
        w.u32(self.start);
        w.u32(self.end);
        w.u16(self.params);
        w.u16(self.registers);
        w.u16(self.results);
        w.u8(self.context);
        w.u8(self.context_kind);
    }
}
