//! A workspace finds after any row of edits what a check from scratch finds, and makes the same table.

use runebook_driver::build::build;
use runebook_driver::pack::shelf::Memory;
use runebook_driver::{Levels, Pack, Report, Workspace, check};

const SYSTEM: &str = "clock turn\nentity creature \"Creature\" {\n  stat strength \"Strength\", grace \"Grace\": number, else 0\n  \
    resource health \"Health\": number in 0..20, starts at 20\n  flag afraid \"Afraid\"\n}\n\
    kind ability \"Ability\" { level: number in 1..20 }\nevent struck(who: creature, pain: number) told by the game\n";

/// Numbers that only look random.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % limit
    }
}

fn entry(number: usize, dice: &mut Dice) -> String {
    let needs = match dice.below(3) {
        0 if number > 0 => format!("  needs power_{}\n", dice.below(number.min(24))),
        _ => String::new(),
    };
    let rule = [
        "  strength +bonus when your health < 10, unless you are afraid\n",
        "  on struck as who when pain >= bonus: you gain 1 health\n",
        "  grace +bonus\n  strength at most 5\n",
        "  grace +bonus when your health > 30\n",
    ][dice.below(4)];
    let bonus = dice.below(9);
    format!(
        "ability power_{number} \"Power {number}\" {{\n  level {}\n{needs}  let bonus = {bonus}\n{rule}  text \"Worth {{bonus}}.\"\n}}\n",
        1 + dice.below(20)
    )
}

/// Entries, by file.
fn pack(entries: &[Vec<String>]) -> Pack {
    let mut files = vec![
        ("a/pack.yaml".to_owned(), "language: 1\nname: a\n".to_owned()),
        ("a/system.rune".to_owned(), SYSTEM.to_owned()),
    ];
    files.extend(entries.iter().enumerate().map(|(number, all)| (format!("a/part{number}.rune"), all.concat())));
    let files: Vec<(&str, &str)> = files.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect();
    Pack::open("a", &mut Memory::new(&files)).unwrap()
}

fn edit(entries: &mut [Vec<String>], dice: &mut Dice) {
    let file = dice.below(entries.len());
    let at = dice.below(entries[file].len());
    match dice.below(6) {
        0 => entries[file][at] = entries[file][at].replacen("bonus", "bonsu", 1),
        1 => entries[file][at] = entries[file][at].replacen('}', "", 1),
        2 => entries[file][at].insert_str(0, "// a line more\n\n"),
        3 => entries[file].insert(0, entry(30 + at, dice)),
        _ => entries[file][at] = entry(file * 8 + at, dice),
    }
}

fn table(report: &Report) -> Option<Vec<u8>> {
    report.ir.as_ref().map(|ir| build(ir).unwrap().bytes)
}

#[test]
fn any_row_of_edits_is_checked_as_from_scratch() {
    let mut dice = Dice(7);
    let whole: Vec<Vec<String>> =
        (0..3).map(|file| (0..8).map(|at| entry(file * 8 + at, &mut dice)).collect()).collect();
    let (mut workspace, mut sound, mut found) = (Workspace::default(), 0, 0);
    for row in 0..12 {
        let mut entries = whole.clone();
        for _ in 0..6 {
            let pack = pack(&entries);
            let (again, afresh) = (workspace.check(&pack, &Levels::default()), check(&pack, &Levels::default()));
            assert_eq!(again.found, afresh.found, "row {row}: {entries:#?}");
            assert_eq!(table(&again), table(&afresh), "row {row}");
            sound += usize::from(afresh.ir.is_some());
            found += afresh.found.len();
            edit(&mut entries, &mut dice);
        }
    }
    assert!(sound > 0 && found > 100, "{sound} sound, {found} findings");
}
