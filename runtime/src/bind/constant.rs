//! Modifiers that always apply and always say the same.

use crate::ops::Op;
use crate::table::Table;

/// Registers that are followed; constants come first.
const REGISTERS: usize = 16;

/// What a modifier's function says whoever asks: nothing if it asks anything itself, or does not apply.
pub(super) fn of(table: &Table<'_>, function: u32) -> Option<i64> {
    let row = table.function(function)?;
    let mut registers: [Option<i64>; REGISTERS] = [None; REGISTERS];
    for at in row.start..row.end {
        let instr = table.instr(at)?;
        let value = match instr.op {
            Op::Const => Some(i64::from(instr.imm)),
            Op::Wide => table.constant(instr.unsigned()),
            Op::Move => *registers.get(usize::from(instr.b))?,
            Op::Ret => {
                let said = |place: u8| registers.get(usize::from(instr.a) + usize::from(place)).copied().flatten();
                return said(1).filter(|_| said(0).is_some_and(|applies| applies != 0));
            }
            _ => return None,
        };
        *registers.get_mut(usize::from(instr.a))? = Some(value?);
    }
    None
}
