//! Sweeps of a small game: counted and fought, kept and broken off, the same for any number of threads.

use std::sync::Mutex;
use std::sync::atomic::AtomicBool;

use runebook_driver::duel::NoDuel;
use runebook_driver::pack::shelf::Memory;
use runebook_driver::sweep::columns::{columns, csv, json};
use runebook_driver::sweep::{Cell, Grid, How, Kept, Swept, Told, Wanted, show, sweep};
use runebook_driver::{Ir, Levels, Pack, check};

const MANIFEST: &str = "language: 1\nname: brawl\nduel: { a: ann, b: bob, plan: bold }\n\
                        sweep: { builds: [ann, \"ann with { skill 3 }\"], plans: [bold, shy] }\n";

const RULES: &str = r#"clock turn
entity fighter "Fighter" {
  stat skill "Skill": number, else 0
  resource health "Health": number in 0..10, starts at 10
}
procedure strike(striker: fighter, foe: fighter) "Strike" {
  step aim = roll 1d6 + striker.skill
  if aim < 4: stop
  step harm = roll 2d4
  foe loses harm health
}
character ann "Ann" is fighter { skill 1 }
character bob "Bob" is fighter { }
plan bold for fighter { strike(you, foe) }
plan shy for fighter { if your health > 5: strike(you, foe) }
duel of fighter {
  first by roll 1d6
  at most 50 turns
  lost when your health <= 0
}
"#;

/// Whoever counts their blows is too wide to be counted.
const PROUD: &str = "// Each blow is counted.\n";

fn pack(more: &str) -> (Pack, Ir) {
    let mut rules = format!("{RULES}{more}");
    if more == PROUD {
        let tries = "resource tries \"Tries\": number in 0..100000, starts at 0\n  resource health";
        rules = rules
            .replace("resource health", tries)
            .replace("step aim", "let more = roll 1d100\n  striker gains more tries\n  step aim");
    }
    let pack = Pack::open("b", &mut Memory::new(&[("b/pack.yaml", MANIFEST), ("b/foes/r.rune", &rules)])).unwrap();
    let report = check(&pack, &Levels::default());
    let ir = report.ir.unwrap_or_else(|| panic!("{:#?}", report.found));
    (pack, ir)
}

fn wanted() -> Wanted {
    Wanted {
        builds: Vec::new(),
        foes: Vec::new(),
        plans: Vec::new(),
        foe_plan: None,
        fights: 500,
        seed: 3,
        states: 2000,
    }
}

fn grid(more: &str, wanted: Wanted) -> Grid {
    let (pack, ir) = pack(more);
    Grid::new(&pack, &ir, wanted).unwrap()
}

fn run(grid: &Grid, kept: &Kept) -> (Swept, Vec<String>) {
    let lines = Mutex::new(Vec::new());
    let done = |key: u64, told: &Told| lines.lock().unwrap().push(told.as_ref().unwrap().line(key));
    let swept = sweep(grid, kept, &AtomicBool::new(false), &done).unwrap().unwrap();
    (swept, lines.into_inner().unwrap())
}

#[test]
fn what_can_be_counted_is_counted() {
    let grid = grid("", wanted());
    assert_eq!(grid.cells().len(), 4);
    assert_eq!(grid.foes.iter().map(|foe| foe.label.as_str()).collect::<Vec<_>>(), ["bob"], "all but the builds");
    let (swept, _) = run(&grid, &Kept::default());
    let fared = |at: usize| swept.cells[at].1.clone().unwrap();
    assert_eq!(swept.cells[3].0, Cell { build: 1, plan: 1, foe: 0 });
    for at in 0..4 {
        assert!(matches!(fared(at).how, How::Counted { .. }), "{:?}", fared(at).how);
        let all = fared(at).win.to_f64() + fared(at).draw.to_f64() + fared(at).loss.to_f64();
        assert!((all - 1.0).abs() < 1e-12, "{all}");
    }
    assert!(fared(0).win.to_f64() < fared(2).win.to_f64(), "skill helps");
    let table = show::table(&grid, &swept);
    let head = table.lines().nth(2).unwrap();
    assert_eq!(head, "wins against  ann, bold  ann, shy  ann with { skill 3 }, bold  ann with { skill 3 }, shy");
    assert!(table.ends_with("4 of 4 counted: every digit is proved\n"), "{table}");
}

#[test]
fn what_is_too_wide_is_fought_within_its_interval() {
    let counted = run(&grid("", wanted()), &Kept::default()).0;
    let grid = grid(PROUD, wanted());
    let (fought, _) = run(&grid, &Kept::default());
    for ((_, counted), (_, fought)) in counted.cells.iter().zip(&fought.cells) {
        let (counted, fought) = (counted.as_ref().unwrap(), fought.as_ref().unwrap());
        assert_eq!(fought.how, How::Fought { fights: 500 });
        assert!(fought.wide.contains("Tries of the "), "{}", fought.wide);
        let (low, high) = fought.win.ends().to_f64();
        let wins = counted.win.to_f64();
        assert!(low < wins && wins < high, "{low} {wins} {high}");
    }
    let table = show::table(&grid, &fought);
    assert!(table.contains("4 of 4 too wide to count: 500 fights each, seed 3, shown with `~`"), "{table}");
    assert!(table.contains("what makes them wide, in the first of them: "), "{table}");
}

#[test]
fn any_number_of_threads_gives_the_same_bits() {
    let grid = grid(PROUD, wanted());
    let (once, _) = run(&grid, &Kept::default());
    for threads in [1, 3] {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        let (again, _) = pool.install(|| run(&grid, &Kept::default()));
        assert_eq!(csv(&columns(&grid, &again)), csv(&columns(&grid, &once)));
        assert_eq!(json(&grid, &again), json(&grid, &once));
        assert_eq!(show::svg(&grid, &again), show::svg(&grid, &once));
    }
}

#[test]
fn what_is_kept_is_not_done_again() {
    for more in ["", PROUD] {
        let grid = grid(more, wanted());
        let (whole, lines) = run(&grid, &Kept::default());
        assert_eq!(lines.len(), 4);
        let some = format!("{}{}{}", lines[2], lines[0], &lines[1][..40]);
        let (rest, done) = run(&grid, &Kept::read(&some));
        assert_eq!(done.len(), 2, "two lines are whole");
        assert_eq!(csv(&columns(&grid, &rest)), csv(&columns(&grid, &whole)));
        assert!(run(&grid, &Kept::read(&lines.concat())).1.is_empty());
    }
}

#[test]
fn other_rules_other_questions_and_other_efforts_are_done_anew() {
    let kept = Kept::read(&run(&grid("", wanted()), &Kept::default()).1.concat());
    let known = |more: &str, wanted: Wanted| grid(more, wanted).known(&kept).unwrap();
    assert_eq!(known("", wanted()), 4);
    assert_eq!(known("// a remark\n", wanted()), 4, "remarks are no rules");
    assert_eq!(known("character cid \"Cid\" is fighter { skill 2 }\n", wanted()), 4, "whoever else is there");
    assert_eq!(known(PROUD, wanted()), 0);
    assert_eq!(known("", Wanted { seed: 4, ..wanted() }), 0);
    assert_eq!(known("", Wanted { fights: 501, ..wanted() }), 0);
    assert_eq!(known("", Wanted { foe_plan: Some("shy".into()), ..wanted() }), 0);
    assert_eq!(known("", Wanted { builds: vec!["ann with { skill 3 }".into()], ..wanted() }), 2);
}

#[test]
fn a_sweep_can_be_broken_off() {
    let grid = grid("", wanted());
    assert!(sweep(&grid, &Kept::default(), &AtomicBool::new(true), &|_, _| ()).unwrap().is_none());
}

#[test]
fn who_is_unknown_is_a_sentence() {
    let (pack, ir) = pack("");
    let said = |wanted: Wanted| match Grid::new(&pack, &ir, wanted) {
        Err(NoDuel::Said(sentence)) => sentence,
        Err(NoDuel::Found(_, found)) => found[0].message.clone(),
        other => panic!("{other:?}"),
    };
    let foes = |word: &str| said(Wanted { foes: vec![word.to_owned()], ..wanted() });
    assert_eq!(foes("bbo"), "There is no character `bbo`; did you mean `bob`?");
    assert_eq!(foes("beasts/"), "No character that can fight stands in `beasts/`.");
    assert_eq!(
        foes("ann.skill"),
        "`ann.skill` is no character: name one, or write `NAME with { … }` for a changed copy."
    );
    assert!(foes("ann with { skil 3 }").contains("skil"));
    let plan = said(Wanted { plans: vec!["shi".to_owned()], ..wanted() });
    assert_eq!(plan, "There is no plan `shi`; did you mean `shy`?");
    let folder = Grid::new(&pack, &ir, Wanted { foes: vec!["foes/".into()], ..wanted() }).unwrap();
    assert_eq!(folder.foes.len(), 2);
}

#[test]
fn a_heat_map_is_one_line_with_a_title_and_a_description() {
    let grid = grid("", wanted());
    let (swept, _) = run(&grid, &Kept::default());
    let svg = show::svg(&grid, &swept);
    assert_eq!(svg.lines().count(), 1);
    assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" ") && svg.ends_with("</svg>\n"), "{svg}");
    for part in ["<title id=", "<desc id=", "currentColor", "role=\"img\"", ">bob</text>", "ann by bold against bob: "]
    {
        assert!(svg.contains(part), "{part}: {svg}");
    }
}
