//! One fault for each instruction: a machine that gets it wrong is found out.

use rayon::prelude::*;
use runebook_compiler::ir::Ir;
use runebook_runtime::Op;
use runebook_runtime::ops::ALL;
use runebook_tests::oracle::fault::{Fault, faults, mutants};
use runebook_tests::oracle::generate::Maker;
use runebook_tests::oracle::{Bench, Compared, Seen, Written};

use crate::made::{checked, dice, queries};

/// Programs that faults are put into.
const PROGRAMS: u64 = 120;
/// Instructions that the compiler never writes.
const NEVER: &[Op] = &[Op::Kind, Op::Pick];

/// Whether some question tells the two apart.
fn found_out(written: &Written<'_>, op: Op, fault: Fault, seed: u64) -> bool {
    let nth = usize::try_from(seed).unwrap_or(0);
    mutants(&written.program, op, fault, nth).iter().any(|program| {
        let Some(bench) = Bench::with(written, program) else { return false };
        let table = bench.table();
        (0..bench.questions()).any(|question| {
            let compared = bench.compared(&table, question, &dice(seed, 0), &[], &mut Seen::default());
            matches!(compared, Compared::Differs(_))
        })
    })
}

#[test]
fn a_fault_in_any_instruction_is_found_out() {
    let programs: Vec<(u64, Ir)> =
        (0..PROGRAMS).into_par_iter().filter_map(|seed| Some((seed, checked(&Maker::new(seed).pack())?))).collect();
    let written: Vec<(u64, Written<'_>)> =
        programs.iter().filter_map(|(seed, ir)| Some((*seed, Written::new(ir, queries(ir))?))).collect();
    let ops = ALL.iter().copied().flatten().map(|info| info.op).filter(|op| !NEVER.contains(op));
    let ops: Vec<Op> = ops.collect();
    let missed: Vec<String> = ops
        .par_iter()
        .filter(|op| {
            let tried = |(seed, written): &(u64, Written<'_>)| {
                faults(**op).into_iter().any(|fault| found_out(written, **op, fault, *seed))
            };
            !written.iter().any(tried)
        })
        .map(|op| format!("{op}"))
        .collect();
    assert!(missed.is_empty(), "nobody notices when these are got wrong: {missed:?}");
}
