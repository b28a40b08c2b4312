//! Who has what: learned, in a slot, granted; and what rules ask of their holders.

use runebook_compiler::ir::{CellId, Gate, KindId};
use runebook_runtime::Trap;

use super::amount::{number, word};
use super::frame::Frame;
use super::state::{Evaluator, Stop};
use super::value::Value;

impl Evaluator<'_> {
    /// Whether someone has what a rule asks of its holder.
    pub(super) fn gate(&mut self, gate: Gate, you: i64) -> Result<bool, Stop> {
        match gate {
            Gate::Open => Ok(true),
            Gate::Entry(entry) => self.has(you, word(entry)),
            Gate::Status(_) if you < 0 => Ok(false),
            Gate::Status(status) => Ok(self.cell(you, self.ir.statuses[status].cells.0)?.yes()?),
        }
    }

    /// Whether someone has an entry: learned it, was given it, carries it, or is granted it.
    pub(super) fn has(&mut self, who: i64, entry: i64) -> Result<bool, Stop> {
        let ir = self.ir;
        if who < 0 || entry < 0 {
            return Ok(false);
        }
        let at = usize::try_from(entry).map_err(|_| Trap::BadIndex)?;
        let found = ir.entries.get(at).ok_or(Trap::BadIndex)?;
        if self.cell(who, found.holds)?.yes()? {
            return Ok(true);
        }
        for slot in &ir.kinds[found.kind].slots {
            if self.lies_in(who, *slot, entry)? {
                return Ok(true);
            }
        }
        for grant in ir.grants.iter().filter(|grant| grant.entry == at) {
            let holds = self.deeper(|me| {
                if !me.gate(grant.gate, who)? {
                    return Ok(false);
                }
                let mut frame = Frame::standing(who, None);
                grant.when.as_ref().map_or(Ok(true), |when| me.holds(when, &mut frame))
            })?;
            if holds {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether an entry lies in a slot.
    pub(super) fn lies_in(&mut self, owner: i64, slot: CellId, entry: i64) -> Result<bool, Stop> {
        if owner < 0 || entry < 0 {
            return Ok(false);
        }
        for cell in slot..slot + self.ir.cells[slot].size {
            if self.cell(owner, cell)? == Value::Of(entry) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// How many entries of a kind someone has, of those with a field of this value.
    pub(super) fn learned(&mut self, who: i64, kind: KindId, with: Option<(usize, Value)>) -> Result<Value, Stop> {
        let (first, end) = self.ir.kinds[kind].entries;
        let mut count = 0;
        for entry in first..end {
            let fits = match &with {
                Some((field, wanted)) => self.field_of(entry, *field)? == *wanted,
                None => true,
            };
            if fits && self.has(who, word(entry))? {
                count += 1;
            }
        }
        Ok(number(count))
    }

    fn field_of(&mut self, entry: usize, field: usize) -> Result<Value, Stop> {
        self.field(word(entry), field)
    }
}
