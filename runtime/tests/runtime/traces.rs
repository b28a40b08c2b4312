//! What a sink hears.

use runebook_runtime::machine::{At, Bare, Comparison, Silence, Sink, Step};
use runebook_runtime::program::{Gate, Layer, Shape};
use runebook_runtime::{Buffers, Instr, Machine, Op, Outcome, Script, Table};

use crate::kit::{Kit, i, konst, ret};

#[derive(Default)]
struct Heard(Vec<String>);

impl Sink for Heard {
    fn step(&mut self, at: At, step: Step<'_>) {
        let line = match step {
            Step::Compared { how: Comparison::Lt, left, right, holds } => format!("{left} < {right}: {holds}"),
            Step::Base { base, set, .. } => format!("base {base:?} {set}"),
            Step::Applied { modifier, value, .. } => format!("modifier {modifier} {value:?}"),
            Step::Silent { modifier, why: Silence::Gate, .. } => format!("modifier {modifier} not held"),
            Step::Silent { modifier, why: Silence::Condition, .. } => format!("modifier {modifier} not now"),
            Step::Cut { from, to, .. } => format!("cut {from} to {to}"),
            Step::Stat { value, .. } => format!("stat {value:?}"),
            Step::Put { old, asked, new, .. } => format!("put {old:?} {asked} {new}"),
            Step::Roll { total, faces, dice, .. } => format!("{dice} {faces:?} = {total}"),
            _ => return,
        };
        self.0.push(format!("{}: {line}", at.pc));
    }
}

#[test]
fn a_trace_tells_why_and_why_not() {
    let mut kit = Kit::new();
    let cell = kit.cell(0, 0, 12);
    let flag = kit.cell(0, 0, 1);
    let site = kit.site();
    let base = kit.constants(2, &[10]);
    let stat = kit.stat(Shape::Number, base);
    kit.program.stats[stat as usize].high = 14;
    let five = kit.constants(2, &[1, 5, 1]);
    let small = kit.function(2, 5, 3, &[i(Op::LtImm, 2, 0, 0, 0), i(Op::JumpUnless, 2, 0, 0, 0), ret(2, 3)]);
    kit.modifier(stat, Layer::Add, five);
    kit.modifier(stat, Layer::Add, five).gate = Gate::Cell(flag);
    kit.modifier(stat, Layer::Add, small);
    kit.program.dice.push(runebook_runtime::Dice::pool(2, 6));
    let f = kit.function(
        1,
        11,
        0,
        &[
            i(Op::Stat, 1, 0, 0, Instr::pack(stat, 255)),
            i(Op::Put, 1, 0, 0, cell as i32),
            i(Op::DiceConst, 2, 0, 0, 0),
            i(Op::Roll, 1, 2, 0, site),
            ret(0, 0),
        ],
    );
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    let mut buffers = Buffers::new();
    let mut machine = Machine::new(&table, buffers.scratch());
    let mut heard = Heard::default();
    machine.start(f, &[0]).unwrap();
    assert_eq!(machine.run(&Bare, &mut Script::new(&[3, 4]), &mut heard), Outcome::Done);
    let start = table.function(f).unwrap().start;
    let condition = table.function(small).unwrap().start;
    let wanted = [
        format!("{start}: base [10] false"),
        format!("{start}: modifier 0 [5, 1]"),
        format!("{start}: modifier 1 not held"),
        format!("{condition}: 0 < 0: false"),
        format!("{start}: modifier 2 not now"),
        format!("{start}: cut 15 to 14"),
        format!("{start}: stat [14]"),
        format!("{}: put None 14 12", start + 1),
        format!("{}: 2d6 [3, 4] = 7", start + 3),
    ];
    assert_eq!(heard.0, wanted);
}

/// What each comparison that jumps says of 2 and 3, or of 2 and the number -3 in it; and whether it jumps where it holds.
#[test]
fn comparisons_that_jump_say_what_they_compared() {
    let minus = (-3i8).cast_unsigned();
    let all = [
        (Op::IfEq, 1, (Comparison::Eq, 2, 3, false)),
        (Op::IfNe, 1, (Comparison::Ne, 2, 3, true)),
        (Op::IfLt, 1, (Comparison::Lt, 2, 3, true)),
        (Op::IfLe, 1, (Comparison::Le, 2, 3, true)),
        (Op::IfEqImm, minus, (Comparison::Eq, 2, -3, false)),
        (Op::IfNeImm, minus, (Comparison::Ne, 2, -3, true)),
        (Op::IfLtImm, minus, (Comparison::Lt, 2, -3, false)),
        (Op::IfLeImm, minus, (Comparison::Le, 2, -3, false)),
        (Op::IfGtImm, minus, (Comparison::Gt, 2, -3, true)),
        (Op::IfAbove, minus, (Comparison::Lt, -3, 2, true)),
        (Op::IfFrom, minus, (Comparison::Le, -3, 2, true)),
    ];
    for (op, second, wanted) in all {
        for when in [0, 1] {
            let mut kit = Kit::new();
            let code = [i(op, 0, second, when, 2), konst(2, 10), ret(2, 1), konst(2, 20), ret(2, 1)];
            let f = kit.function(2, 3, 1, &code);
            let bytes = kit.bytes();
            let table = Table::load(&bytes).unwrap();
            let mut buffers = Buffers::new();
            let mut machine = Machine::new(&table, buffers.scratch());
            let mut told = Told::default();
            let result = machine.evaluate(&Bare, &mut told, f, &[2, 3]).unwrap().to_vec();
            assert_eq!(told.0, [wanted], "{op}");
            assert_eq!(result, [if wanted.3 == (when == 1) { 20 } else { 10 }], "{op} {when}");
            assert_eq!(kit.eval(f, &[2, 3]).unwrap(), result, "{op} {when}");
        }
    }
}

#[derive(Default)]
struct Told(Vec<(Comparison, i128, i128, bool)>);

impl Sink for Told {
    fn step(&mut self, _: At, step: Step<'_>) {
        if let Step::Compared { how, left, right, holds } = step {
            self.0.push((how, left, right, holds));
        }
    }
}
