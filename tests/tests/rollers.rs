//! Rollers: every rule that people follow and in which dice fall can be rolled on its page, with what it begins with.

use runebook_book::describe;
use runebook_compiler::ir::{Ir, Node, Roller, Type};
use runebook_compiler::{fold, rolled};
use runebook_driver::scratch::{Scratch, world};
use runebook_driver::{Levels, Pack, check};
use runebook_odds::{Budget, Policy, Question, sample};
use runebook_tests::packs::shelf;

/// The packs, and some rules of each that can be rolled.
const PACKS: [(&str, &[&str]); 5] = [
    ("rip", &["damage_test", "test", "burst", "strike", "shoot", "heal_with_herbs"]),
    ("sil", &["strike", "notice", "skill_check", "shoot"]),
    ("sil-g", &["strike", "find_out"]),
    ("sil-q", &["strike", "duel_of_songs"]),
    ("stats", &["hold", "kick"]),
];

/// Rules that give nothing, and change something of those who begin there.
const CHANGING: [(&str, &[&str]); 3] =
    [("rip", &["strike", "shoot"]), ("sil", &["shoot"]), ("stats", &["drain_touch"])];

fn program(name: &str) -> Ir {
    let pack = Pack::open(name, &mut shelf()).expect("the pack is there");
    check(&pack, &Levels::default()).ir.expect("it has no errors")
}

/// Whether nobody can give a value of this type on a page.
fn ungiven(ir: &Ir, ty: &Type) -> bool {
    match ty {
        Type::Number(_) | Type::YesNo | Type::Member(_) | Type::Entry(_) | Type::Entity(_) => false,
        Type::Context(of) => {
            let context = &ir.contexts[*of];
            context.roles[..context.role_count].iter().any(|role| ungiven(ir, &role.ty))
        }
        Type::Dice
        | Type::Chance
        | Type::Set(..)
        | Type::Record(_)
        | Type::StatName(_)
        | Type::EventName
        | Type::Text
        | Type::Any => true,
    }
}

#[test]
fn each_rule_with_dice_has_a_roller_or_takes_what_nobody_can_give() {
    for (name, some) in PACKS {
        let ir = program(name);
        let lacks = |id: &usize| ir.rollers.iter().all(|roller| roller.function != *id);
        let shown: Vec<usize> = rolled(&ir).into_iter().filter(|id| describe::function(&ir, *id).is_some()).collect();
        let lacking: Vec<&str> = shown
            .iter()
            .copied()
            .filter(lacks)
            .filter(|id| !ir.functions[*id].params.iter().any(|param| ungiven(&ir, &param.ty)))
            .map(|id| ir.functions[id].named.name.as_str())
            .collect();
        assert_eq!(lacking, [""; 0], "{name}");
        let ungiven: Vec<&str> =
            shown.iter().copied().filter(lacks).map(|id| ir.functions[id].named.name.as_str()).collect();
        println!("{name}: {} of {} rules with dice can be rolled; not {ungiven:?}", ir.rollers.len(), shown.len());
        let rolled: Vec<&str> =
            ir.rollers.iter().map(|roller| ir.functions[roller.function].named.name.as_str()).collect();
        assert!(some.iter().all(|one| rolled.contains(one)), "{name}: {rolled:?}");
    }
}

/// What the fields of a roller hold at first, in the order of its parameters.
fn begins(roller: &Roller) -> Vec<i64> {
    let ask = roller.asks.iter().map(|ask| {
        let value = ask.field.default.as_ref().expect("it begins with something");
        match (&ask.field.ty, &value.plain().node) {
            (_, Node::Entry(id) | Node::Character(id)) => i64::try_from(*id).expect("a small number"),
            (_, Node::None) => runebook_runtime::NONE,
            (Type::Number(number), _) => fold::stored(value, number.denominator.max(1)).expect("a number"),
            _ => fold::whole(value).expect("a number"),
        }
    });
    ask.collect()
}

#[test]
fn each_roller_rolls_with_what_it_begins_with() {
    for (name, _) in PACKS {
        let ir = program(name);
        let mut changed: Vec<String> = Vec::new();
        let some: &[&str] = CHANGING.iter().find(|(pack, _)| *pack == name).map_or(&[], |(_, some)| some);
        let queries: Vec<_> = ir.rollers.iter().map(|roller| &roller.query).collect();
        let scratch = Scratch::new(&ir, &queries).unwrap_or_else(|why| panic!("{name}: {why}"));
        let table = scratch.table().unwrap_or_else(|why| panic!("{name}: {why}"));
        for (roller, asked) in ir.rollers.iter().zip(&scratch.asked) {
            let args = begins(roller);
            let host = world(&asked.scene, &args);
            let question =
                Question { table: &table, host: &host, function: asked.function, args: &args, policy: Policy::First };
            let of = &ir.functions[roller.function].named.name;
            let rolled = sample(&question, 7, 200, &Budget::default());
            let rolled = rolled.unwrap_or_else(|why| panic!("{name}: {of}({args:?}): {why}"));
            // of what may change stands first what it was, which is the same in every roll
            let pairs = roller.changes.iter().enumerate().map(|(at, _)| (2 * at, 2 * at + 1));
            let mut all = rolled.outcomes.iter().map(|(values, _)| values);
            let first = all.next().expect("something comes of it");
            assert!(all.all(|values| pairs.clone().all(|(was, _)| values[was] == first[was])), "{name}: {of}");
            let mut changing = rolled.outcomes.iter().map(|(values, _)| values);
            if changing.any(|values| pairs.clone().any(|(was, is)| values[was] != values[is])) {
                changed.push(of.clone());
            }
        }
        assert!(
            some.iter().all(|one| changed.iter().any(|rule| rule == one)),
            "{name}: only {changed:?} change anything"
        );
    }
}
