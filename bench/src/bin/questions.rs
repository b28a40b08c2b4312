//! Writes the questions that the benchmarks of the odds ask, below `target/questions`: each as a table and the world it is
//! asked in. `cargo run --release --bin questions`.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use runebook_bench::folder::Disk;
use runebook_compiler::emit::Asked;
use runebook_compiler::ir::Query;
use runebook_driver::query::Question;
use runebook_driver::scratch::Scratch;
use runebook_driver::{Ir, Levels, Pack, check};

/// What is asked of a pack in a state: name, pack, question, state.
const ASKED: [[&str; 4]; 5] = [
    [
        "attack",
        "../content/sil-q",
        "odds of net, crit in strike(attack(hero, orc_captain, spear, regular, yes)) given hit",
        "hero { innate finesse; innate polearm_mastery; innate charge; innate melee_strength; innate subtlety; \
         innate rapid_attack; weapon spear; shield none; stun 1 }",
    ],
    ["rip", "../content/rip", "odds of test(0, 0)", ""],
    ["duel_12", "odds/duel", "chance of win in duel(red, blue, blows)", ""],
    ["duel_40", "odds/duel", "chance of win in duel(long_red, long_blue, blows)", ""],
    ["fight", "../content/sil-q", "chance of win in duel(hero, orc_captain, careful)", ""],
];

fn main() -> std::io::Result<()> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let out = std::env::var_os("RUNEBOOK_QUESTIONS").map_or_else(|| here.join("target/questions"), PathBuf::from);
    fs::create_dir_all(&out)?;
    for [name, folder, text, given] in ASKED {
        let (pack, ir) = opened(&here.join(folder));
        let question = Question::new(&pack, &ir, text, given).unwrap_or_else(|why| panic!("{name}: {why:#?}"));
        write(&out, name, &question.ir, &question.query)?;
    }
    // The cell of a figure has the rows and columns as its parameters: the bench asks for more of them than the page shows.
    let (_, ir) = opened(&here.join("../content/stats"));
    let figure = ir.figures.iter().find(|figure| figure.named.name == "hold_table").expect("the table of holding out");
    write(&out, "hold", &ir, &figure.cell)
}

fn opened(folder: &Path) -> (Pack, Ir) {
    let pack = Pack::open(&folder.to_string_lossy(), &mut Disk).unwrap_or_else(|why| panic!("{}", why.sentence));
    let ir = check(&pack, &Levels::default()).ir.unwrap_or_else(|| panic!("{} does not check", folder.display()));
    (pack, ir)
}

/// The table of one question, and beside it what `runebook-bench-odds` needs to ask it.
fn write(out: &Path, name: &str, ir: &Ir, query: &Query) -> std::io::Result<()> {
    let scratch = Scratch::new(ir, &[query]).unwrap_or_else(|why| panic!("{name}: {why:?}"));
    fs::write(out.join(name).with_extension("runetable"), scratch.bytes())?;
    fs::write(out.join(name).with_extension("question"), asked(&scratch.asked[0]))
}

fn asked(asked: &Asked) -> String {
    let mut text = format!("function {}\n", asked.function);
    for spawn in &asked.scene.spawns {
        text += "entity\n";
        for (cell, value) in &spawn.cells {
            writeln!(text, "cell {cell} {value}").expect("a string takes all");
        }
    }
    assert!(asked.scene.said.is_empty(), "what is said of facts is not written");
    if let Some((fight, ring)) = asked.fight.and_then(|fight| Some((fight, fight.ring?))) {
        let number = |function: Option<u32>| function.map_or(-1, i64::from);
        let ([a, b], [one, other]) = (fight.sides, fight.plans);
        let (first, tick) = (number(ring.first), number(ring.tick));
        writeln!(text, "fight {a} {one} {b} {other} {} {first} {tick} {}", ring.lost, ring.at_most).expect("as above");
    }
    text
}
