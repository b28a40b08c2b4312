//! Prints what each stage costs for packs of generated abilities, on one thread and on two: `stages 1000 10000`; or for a
//! pack and all it extends, the base first: `stages ../content/sil ../content/sil-q`.

use std::process::Command;
use std::time::Instant;

use runebook_bench::{folder, generate, used};
use runebook_compiler::ir::Ir;
use runebook_compiler::{File, Reader, emit, lints};
use runebook_grammar::Severity;
use runebook_runtime::{Table, encode};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.split_first() {
        Some((word, rest)) if word == "here" => here(rest),
        Some((word, _)) if word.parse::<usize>().is_err() => both(&words),
        Some(_) => words.chunks(1).for_each(both),
        None => ["1000", "10000"].map(str::to_owned).chunks(1).for_each(both),
    }
}

/// On one thread and on two, each in a process of its own: its peak of memory is that of one pack.
fn both(words: &[String]) {
    for threads in [1, 2] {
        println!("{}, {threads} thread{}", words.join(" "), if threads == 1 { "" } else { "s" });
        let own = std::env::current_exe().expect("a path to this program");
        let done = Command::new(own).arg("here").args(words).env("RAYON_NUM_THREADS", threads.to_string()).status();
        assert!(done.expect("this program can be started").success());
    }
}

/// So many abilities, or what lies in these folders.
fn files(words: &[String]) -> Vec<File> {
    match words {
        [count] if count.parse::<usize>().is_ok() => generate::pack(count.parse().unwrap_or_default()),
        folders => folder::packs(folders).unwrap_or_else(|error| panic!("{}: {error}", folders.join(" "))),
    }
}

/// One pack through all stages, here.
fn here(words: &[String]) {
    let files = files(words);
    let megabytes = generate::size(&files) as f64 / 1e6;
    println!("  {:22}{:>9}{:>9}{:>9}{:>9}", "stage", "s", "s of CPU", "MB/s", "peak MB");
    let table = Stages { megabytes };
    drop(table.time("parse", || read(&files)));
    let checked = table.time("parse, resolve, check", || runebook_compiler::check(&files));
    let wrong = checked.diagnostics.iter().find(|found| found.severity == Severity::Error);
    assert!(wrong.is_none(), "{wrong:?}");
    let ir = checked.ir.expect("a sound pack");
    table.time("lints", || lints::find(&ir));
    let program = table.time("emit", || emit::emit(&ir)).expect("a table");
    let bytes = table.time("encode", || encode(&program)).expect("bytes");
    table.time("load and verify", || Table::load(&bytes).map(drop)).expect("a sound table");
    drop((ir, program, bytes));
    table.time("source to table", || source_to_table(&files));
    edited(&table, files);
}

fn read(files: &[File]) -> Vec<runebook_grammar::tree::Tree> {
    files.iter().enumerate().map(|(at, file)| runebook_grammar::parse(at as u32, &file.text).0).collect()
}

/// All that lies between texts and bytes. The table is made while lints look.
fn source_to_table(files: &[File]) -> Vec<u8> {
    let ir = runebook_compiler::check(files).ir.expect("a sound pack");
    let table = |ir: &Ir| encode(&emit::emit(ir).expect("a table")).expect("bytes");
    let (found, bytes) = lints::find_beside(&ir, table);
    assert!(found.iter().all(|finding| finding.severity != Severity::Error));
    bytes
}

/// One number changes in a pack that was checked, or one file where no such number stands.
fn edited(table: &Stages, mut files: Vec<File>) {
    let mut reader = Reader::default();
    drop(reader.check(&files));
    let middle = files.len() / 2;
    let before = std::mem::take(&mut files[middle].text);
    files[middle].text = before.replacen("let bonus = ", "let bonus = 1", 1);
    if files[middle].text == before {
        files[middle].text.push('\n');
    }
    let checked = table.time("one entry edited", || reader.check(&files));
    assert!(checked.ir.is_some());
}

/// Prints rows.
struct Stages {
    megabytes: f64,
}

impl Stages {
    fn time<T>(&self, stage: &str, work: impl FnOnce() -> T) -> T {
        let (began, ran) = (Instant::now(), used::cpu());
        let made = work();
        let (took, ran) = (began.elapsed().as_secs_f64(), used::cpu().zip(ran).map(|(now, then)| now - then));
        let ran = ran.map_or_else(|| "?".to_owned(), |ran| format!("{ran:.2}"));
        let peak = used::peak().map_or_else(|| "?".to_owned(), |peak| (peak / 1_000_000).to_string());
        println!("  {stage:22}{took:9.3}{ran:>9}{:9.1}{peak:>9}", self.megabytes / took);
        made
    }
}
