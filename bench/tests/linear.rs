//! Four times as many abilities take about four times as long, in every stage. Ratios in one run: the machine may be slow or busy.

use std::time::Instant;

use runebook_bench::generate;
use runebook_compiler::{File, check, emit, lints};
use runebook_runtime::encode;

/// The best of some runs, in seconds.
fn best<T>(work: impl Fn() -> T) -> f64 {
    let once = |_| {
        let began = Instant::now();
        drop(work());
        began.elapsed().as_secs_f64()
    };
    (0..5).map(once).fold(f64::INFINITY, f64::min)
}

/// What each stage takes for the abilities of a pack.
fn stages(files: &[File]) -> [(&'static str, f64); 5] {
    let ir = check(files).ir.expect("a sound pack");
    let program = emit::emit(&ir).expect("a table");
    let parse = |file: &File| runebook_grammar::parse(0, &file.text).0.items.len();
    [
        ("parse", best(|| files.iter().map(parse).sum::<usize>())),
        ("check", best(|| check(files))),
        ("lints", best(|| lints::find(&ir))),
        ("emit", best(|| emit::emit(&ir))),
        ("encode", best(|| encode(&program))),
    ]
}

#[test]
fn no_stage_grows_with_the_square_of_a_pack() {
    let (small, large) = (generate::pack(500), generate::pack(2_000));
    let size = generate::size(&large) as f64 / generate::size(&small) as f64;
    for ((stage, few), (_, many)) in stages(&small).into_iter().zip(stages(&large)) {
        let ratio = many / few;
        // with the square of its size it would be four times that
        assert!(ratio < 2.0 * size, "{stage}: {ratio:.1} times as long for {size:.1} times the text");
    }
}

#[test]
fn packs_are_clean_and_the_same_every_time() {
    let files = generate::pack(600);
    let checked = check(&files);
    assert_eq!(checked.diagnostics, []);
    let again = generate::pack(600);
    assert!(files.iter().zip(&again).all(|(one, other)| one.path == other.path && one.text == other.text));
    let ir = checked.ir.expect("a sound pack");
    // that no test shows an entry is said of packs that ask to hear it
    assert!(lints::find(&ir).iter().all(|found| found.code == "W008"));
}
