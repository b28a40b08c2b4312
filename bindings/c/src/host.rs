//! The game's own world: slots for cells, and callbacks for what has none.

use std::ffi::c_void;

use runebook_runtime::Host;

/// How a number stands in a slot.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum rune_width {
    /// int8_t
    RUNE_I8 = 0,
    /// uint8_t or bool
    RUNE_U8 = 1,
    /// int16_t
    RUNE_I16 = 2,
    /// uint16_t
    RUNE_U16 = 3,
    /// int32_t
    RUNE_I32 = 4,
    /// uint32_t
    RUNE_U32 = 5,
    /// int64_t
    RUNE_I64 = 6,
}

impl rune_width {
    /// That of a number from C, where an enum can hold any.
    pub(crate) fn from_number(number: u32) -> Option<rune_width> {
        let all = [
            rune_width::RUNE_I8,
            rune_width::RUNE_U8,
            rune_width::RUNE_I16,
            rune_width::RUNE_U16,
            rune_width::RUNE_I32,
            rune_width::RUNE_U32,
            rune_width::RUNE_I64,
        ];
        all.get(number as usize).copied()
    }
}

/// Where the numbers of one cell stand: those of entity n at `base` + n × `stride`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct rune_slot {
    /// That of entity 0; null for a cell that has no slot.
    pub base: *mut c_void,
    /// Bytes from one entity to the next.
    pub stride: usize,
    /// How each number stands there: a rune_width. With any other number nothing is stored there, and nothing fits.
    pub width: u32,
    /// Whether `none` means that nothing is stored, so that the cell has its start.
    pub has_none: bool,
    /// See `has_none`.
    pub none: i64,
}

/// The owner of the world. A dispatch only reads it; rune_commit writes. Everything in it may be null or 0.
///
/// Callbacks must not call into the runtime with the machine that runs, and must not throw.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct rune_host {
    /// Slots by the index of their cell.
    pub slots: *const rune_slot,
    /// How many slots there are.
    pub slot_count: usize,
    /// How many entities have slots: 0 up to this.
    pub entities: i64,
    /// What the callbacks are given.
    pub user: *mut c_void,
    /// The stored number of a cell without a slot; returns whether something is stored.
    pub read: Option<unsafe extern "C" fn(user: *mut c_void, entity: i64, cell: u32, value: *mut i64) -> bool>,
    /// Stores a number of a cell without a slot; only rune_commit calls it.
    pub write: Option<unsafe extern "C" fn(user: *mut c_void, entity: i64, cell: u32, value: i64)>,
    /// Answers a fact; false leaves it to what the rules say without a game.
    pub fact: Option<
        unsafe extern "C" fn(user: *mut c_void, fact: u32, args: *const i64, count: usize, answer: *mut i64) -> bool,
    >,
    /// Lists the members of a set into `out` and returns how many there are; less than 0 leaves it to the rules.
    pub members: Option<
        unsafe extern "C" fn(
            user: *mut c_void,
            set: u32,
            args: *const i64,
            count: usize,
            out: *mut i64,
            room: usize,
        ) -> i64,
    >,
}

/// What a machine asks; null asks nobody.
pub(crate) struct Asked<'h>(pub(crate) Option<&'h rune_host>);

impl rune_host {
    /// The place of an entity's number, and how it stands there.
    pub(crate) fn place(&self, entity: i64, cell: u32) -> Option<(*mut c_void, &rune_slot)> {
        if self.slots.is_null() || cell as usize >= self.slot_count || entity < 0 || entity >= self.entities {
            return None;
        }
        // SAFETY: the caller gives so many slots.
        let slot = unsafe { &*self.slots.add(cell as usize) };
        let offset = usize::try_from(entity).ok()?.checked_mul(slot.stride)?;
        // SAFETY: the caller gives slots for so many entities.
        (!slot.base.is_null()).then(|| (unsafe { slot.base.byte_add(offset) }, slot))
    }
}

impl rune_slot {
    fn width(&self) -> Option<rune_width> {
        rune_width::from_number(self.width)
    }

    /// The number at a place.
    pub(crate) unsafe fn read(&self, at: *const c_void) -> Option<i64> {
        // SAFETY: the caller says how the number stands there; it need not be aligned.
        Some(unsafe {
            match self.width()? {
                rune_width::RUNE_I8 => at.cast::<i8>().read_unaligned().into(),
                rune_width::RUNE_U8 => at.cast::<u8>().read_unaligned().into(),
                rune_width::RUNE_I16 => at.cast::<i16>().read_unaligned().into(),
                rune_width::RUNE_U16 => at.cast::<u16>().read_unaligned().into(),
                rune_width::RUNE_I32 => at.cast::<i32>().read_unaligned().into(),
                rune_width::RUNE_U32 => at.cast::<u32>().read_unaligned().into(),
                rune_width::RUNE_I64 => at.cast::<i64>().read_unaligned(),
            }
        })
    }

    /// Whether a number fits.
    pub(crate) fn fits(&self, value: i64) -> bool {
        self.width().is_some_and(|width| match width {
            rune_width::RUNE_I8 => i8::try_from(value).is_ok(),
            rune_width::RUNE_U8 => u8::try_from(value).is_ok(),
            rune_width::RUNE_I16 => i16::try_from(value).is_ok(),
            rune_width::RUNE_U16 => u16::try_from(value).is_ok(),
            rune_width::RUNE_I32 => i32::try_from(value).is_ok(),
            rune_width::RUNE_U32 => u32::try_from(value).is_ok(),
            rune_width::RUNE_I64 => true,
        })
    }

    /// Stores a number that fits.
    pub(crate) unsafe fn write(&self, at: *mut c_void, value: i64) {
        let bytes = value.to_ne_bytes();
        let length = match self.width() {
            None => 0,
            Some(rune_width::RUNE_I8 | rune_width::RUNE_U8) => 1,
            Some(rune_width::RUNE_I16 | rune_width::RUNE_U16) => 2,
            Some(rune_width::RUNE_I32 | rune_width::RUNE_U32) => 4,
            Some(rune_width::RUNE_I64) => 8,
        };
        let bytes = if cfg!(target_endian = "big") { &bytes[8 - length..] } else { &bytes[..length] };
        // SAFETY: the caller says how the number stands there; it need not be aligned.
        unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), at.cast::<u8>(), length) };
    }
}

impl Host for Asked<'_> {
    fn read(&self, entity: i64, cell: u32) -> Option<i64> {
        let host = self.0?;
        if let Some((at, slot)) = host.place(entity, cell) {
            // SAFETY: the place is one of the caller's slots.
            let value = unsafe { slot.read(at) }?;
            return (!slot.has_none || value != slot.none).then_some(value);
        }
        let mut value = 0;
        // SAFETY: the callback is the caller's.
        host.read.filter(|read| unsafe { read(host.user, entity, cell, &raw mut value) }).map(|_| value)
    }

    fn fact(&self, fact: u32, args: &[i64]) -> Option<i64> {
        let host = self.0?;
        let mut answer = 0;
        // SAFETY: as above.
        let asks = |ask: &unsafe extern "C" fn(_, _, _, _, _) -> bool| unsafe {
            ask(host.user, fact, args.as_ptr(), args.len(), &raw mut answer)
        };
        host.fact.filter(asks).map(|_| answer)
    }

    fn members(&self, set: u32, args: &[i64], out: &mut [i64]) -> Option<usize> {
        let host = self.0?;
        let list = host.members?;
        // SAFETY: as above.
        let listed = unsafe { list(host.user, set, args.as_ptr(), args.len(), out.as_mut_ptr(), out.len()) };
        usize::try_from(listed).ok()
    }
}
