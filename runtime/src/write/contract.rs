//! The hash of what a table asks of its host: it changes when a game must be compiled anew, and only then.

use alloc::vec::Vec;

use crate::hash::{FNV, mix};
use crate::ops::Op;
use crate::program::{CellKind, Program, Question};

/// Hash of host stats, facts, sets, commands and events with their sizes and defaults, in the order of their ids, and of the
/// shape of what is handed over.
pub(super) fn hash(program: &Program) -> u64 {
    let mut rows: Vec<[u64; 5]> = Vec::new();
    for cell in program.cells.iter().filter(|cell| cell.kind == CellKind::HostStat) {
        let start = cell.start.cast_unsigned();
        rows.push([
            1,
            cell.id,
            start,
            cell.low.cast_unsigned() ^ u64::from(cell.denominator),
            cell.high.cast_unsigned(),
        ]);
    }
    for (kind, questions) in [(2, &program.facts), (3, &program.sets), (4, &program.commands)] {
        for question in questions {
            let sizes = u64::from(question.params) | u64::from(question.at_most) << 8;
            rows.push([kind, question.id, sizes, otherwise(program, question), 0]);
        }
    }
    for event in &program.events {
        let audience = program.sets.get(event.audience as usize).map_or(0, |set| set.id);
        rows.push([5, event.id, u64::from(event.params), audience, 0]);
    }
    if program.asks != 0 {
        rows.push([6, program.asks, 0, 0, 0]);
    }
    rows.sort_unstable();
    rows.iter().flatten().fold(FNV, |hash, word| mix(hash, *word))
}

/// A constant default; anything computed counts as 0, since it may change with the rules alone.
fn otherwise(program: &Program, question: &Question) -> u64 {
    let code = program
        .functions
        .get(question.otherwise as usize)
        .and_then(|function| program.code.get(function.start as usize..function.end as usize));
    match code {
        Some([only, end]) if only.op == Op::Const && end.op == Op::Ret => i64::from(only.imm).cast_unsigned(),
        Some(_) | None => 0,
    }
}
