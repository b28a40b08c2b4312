//! Stats in a dispatch: bases, holders, gates, contexts, ranges.

use runebook_runtime::machine::Bare;
use runebook_runtime::program::{CellKind, Gate, Holder, Layer, Rounding, Shape};
use runebook_runtime::{Dice, Instr, NONE, Op, Script, Trap, World};

use crate::kit::{Kit, NO, i, konst, ret};

/// A function of an entity that reads a stat.
fn reader(kit: &mut Kit, stat: u32) -> u32 {
    kit.function(1, 2, 1, &[i(Op::Stat, 1, 0, 0, Instr::pack(stat, 255)), ret(1, 1)])
}

#[test]
fn gates_and_conditions_decide() {
    let mut kit = Kit::new();
    let base = kit.constants(2, &[10]);
    let stat = kit.stat(Shape::Number, base);
    let slot = kit.cell(-1, -1, 100);
    let kind = kit.kind(2, &[0], &[(slot, 1)]);
    let flag = kit.cell(0, 0, 1);
    let (one, five, never) =
        (kit.constants(2, &[1, 1, 1]), kit.constants(2, &[1, 5, 1]), kit.constants(2, &[0, 100, 1]));
    kit.modifier(stat, Layer::Add, one).gate = Gate::Entry(1);
    kit.modifier(stat, Layer::Add, five).gate = Gate::Cell(flag);
    kit.modifier(stat, Layer::Add, never);
    let read = reader(&mut kit, stat);
    let mut world = World::new();
    let you = world.spawn();
    let ask = |kit: &Kit, world: &World| kit.eval_with(read, &[you], world, &mut Script::new(&[])).unwrap()[0];
    assert_eq!(ask(&kit, &world), 10);
    world.set(you, slot, 0);
    assert_eq!(ask(&kit, &world), 10);
    world.set(you, slot, 1);
    assert_eq!(ask(&kit, &world), 11);
    world.clear(you, slot);
    let bytes = kit.bytes();
    assert!(world.hold(&runebook_runtime::Table::load(&bytes).unwrap(), you, 1));
    world.set(you, flag, 1);
    assert_eq!(ask(&kit, &world), 16);
    assert_eq!(kit.eval(read, &[NONE]), Err(Trap::NoEntity));
    assert_eq!(kind, 0);
}

#[test]
fn a_set_value_replaces_the_base_and_ranges_cut() {
    let mut kit = Kit::new();
    let base = kit.constants(2, &[10]);
    let stat = kit.stat(Shape::Number, base);
    let cell = kit.cell(i64::MIN, i64::MIN, i64::MAX);
    kit.program.cells[cell as usize].kind = CellKind::StatBase;
    let two = kit.constants(2, &[1, 2, 1]);
    kit.modifier(stat, Layer::Add, two);
    kit.program.stats[stat as usize].base_cell = cell;
    kit.program.stats[stat as usize].high = 40;
    let read = reader(&mut kit, stat);
    let mut world = World::new();
    let you = world.spawn();
    let mut ask = |value| {
        world.set(you, cell, value);
        kit.eval_with(read, &[you], &world, &mut Script::new(&[])).unwrap()[0]
    };
    assert_eq!(ask(i64::MIN), 12);
    assert_eq!(ask(7), 9);
    assert_eq!(ask(77), 40);
}

#[test]
fn dice_stats_join_and_grow() {
    let mut kit = Kit::new();
    kit.program.dice = vec![Dice::pool(3, 4), Dice::pool(2, 2)];
    let base = kit.function(2, 10, 8, &[i(Op::DiceConst, 2, 0, 0, 0), ret(2, 8)]);
    let stat = kit.stat(Shape::Dice, base);
    kit.program.stats[stat as usize].rounding = Rounding::Down;
    let more = kit.function(2, 11, 9, &[konst(2, 1), i(Op::DiceConst, 3, 0, 0, 1), ret(2, 9)]);
    let (sides, twice) = (kit.constants(2, &[1, 3, 1]), kit.constants(2, &[1, 2, 1]));
    kit.modifier(stat, Layer::Add, more);
    kit.modifier(stat, Layer::Sides, sides);
    kit.modifier(stat, Layer::Factor, twice);
    let read = kit.function(1, 9, 8, &[i(Op::Stat, 1, 0, 0, Instr::pack(stat, 255)), ret(1, 8)]);
    let words: [i64; 8] = kit.eval(read, &[0]).unwrap().try_into().unwrap();
    assert_eq!(Dice::from_words(words).unwrap().to_string(), "6d7 + 4d5");
}

/// Two entities in a context; the attacker's strength counts more while it charges, and only in that context.
#[test]
fn contexts_reach_what_their_stats_derive_from() {
    let mut kit = Kit::new();
    let attack = kit.context(3, 2, 0b11);
    let base = kit.constants(2, &[10]);
    let strength = kit.stat(Shape::Number, base);
    // +3 when R[1] is an attack whose attacker is you and whose third value is not 0
    let charging = kit.function(
        2,
        6,
        3,
        &[
            i(Op::InRole, 3, 1, 0, attack as i32),
            i(Op::JumpUnless, 3, 0, 0, 1),
            i(Op::Role, 3, 1, 0, 2),
            konst(4, 3),
            konst(5, 1),
            ret(3, 3),
        ],
    );
    kit.modifier(strength, Layer::Add, charging);
    // an attack's force: its attacker's strength, read in the attack
    let force_base =
        kit.function(2, 3, 1, &[i(Op::Role, 2, 0, 0, 0), i(Op::Stat, 2, 2, 0, Instr::pack(strength, 254)), ret(2, 1)]);
    let force = kit.stat(Shape::Number, force_base);
    kit.program.stats[force as usize].context = attack;
    let hundred = kit.constants(2, &[1, 100, 1]);
    let flag = kit.cell(0, 0, 1);
    let modifier = kit.modifier(force, Layer::Add, hundred);
    modifier.holder = Holder::Role(1);
    modifier.gate = Gate::Cell(flag);
    // (attacker, defender, charging) → force of the attack, the attacker's strength outside it, its strength in it
    let f = kit.function(
        3,
        7,
        3,
        &[
            i(Op::NewContext, 3, 0, 0, attack as i32),
            i(Op::Stat, 4, 3, 0, Instr::pack(force, 255)),
            i(Op::Stat, 5, 0, 0, Instr::pack(strength, 255)),
            i(Op::Stat, 6, 0, 0, Instr::pack(strength, 3)),
            ret(4, 3),
        ],
    );
    assert_eq!(kit.eval(f, &[0, 1, 0]), Ok(vec![10, 10, 10]));
    assert_eq!(kit.eval(f, &[0, 1, 1]), Ok(vec![13, 10, 13]));
    let mut world = World::new();
    world.set(1, flag, 1);
    assert_eq!(kit.eval_with(f, &[0, 1, 1], &world, &mut Script::new(&[])), Ok(vec![113, 10, 13]));
    assert_eq!(kit.eval_with(f, &[0, NONE, 1], &world, &mut Script::new(&[])), Ok(vec![13, 10, 13]));
    let wrong = kit.function(1, 2, 1, &[i(Op::Stat, 1, 0, 0, Instr::pack(force, 255)), ret(1, 1)]);
    assert_eq!(kit.eval(wrong, &[0]), Err(Trap::NoContext));
}

#[test]
fn families_of_stats_stay_in_their_family() {
    let mut kit = Kit::new();
    let bases = [3, 4, 5].map(|value| kit.constants(2, &[value]));
    let stats = bases.map(|base| kit.stat(Shape::Number, base));
    kit.program.dice.push(Dice::pool(1, 1));
    let dice = kit.function(2, 10, 8, &[i(Op::DiceConst, 2, 0, 0, 0), ret(2, 8)]);
    kit.stat(Shape::Dice, dice);
    let f = kit.function(2, 3, 1, &[i(Op::StatAt, 2, 0, 1, Instr::pack(stats[0], 255)), ret(2, 1)]);
    assert_eq!(kit.eval(f, &[0, 2]), Ok(vec![5]));
    for outside in [3, 4, -1, i64::MAX] {
        assert_eq!(kit.eval(f, &[0, outside]), Err(Trap::BadIndex));
    }
}

#[test]
fn a_stat_that_reaches_itself_or_changes_something_fails() {
    let mut kit = Kit::new();
    let cell = kit.cell(0, 0, 9);
    let base = kit.function(2, 3, 1, &[i(Op::Stat, 2, 0, 0, Instr::pack(0, 255)), ret(2, 1)]);
    let stat = kit.stat(Shape::Number, base);
    let read = reader(&mut kit, stat);
    assert_eq!(kit.eval(read, &[0]), Err(Trap::TooDeep));
    let writes = kit.function(2, 3, 1, &[i(Op::Put, 0, 0, 0, cell as i32), ret(2, 1)]);
    let changing = kit.stat(Shape::Number, writes);
    let read = reader(&mut kit, changing);
    assert_eq!(kit.eval(read, &[0]), Err(Trap::NotPure));
    assert_eq!(NO, u32::MAX);
    assert_eq!(kit.eval_with(read, &[0], &Bare, &mut Script::new(&[])), Err(Trap::NotPure));
}
