//! Texts to trees, to a checked program, to a table: `cargo bench`.

use divan::{Bencher, counter::BytesCount};
use runebook_bench::generate;
use runebook_compiler::{Reader, check, emit, lints};

fn main() {
    divan::main();
}

const COUNTS: [usize; 2] = [100, 1_000];

#[divan::bench(args = COUNTS)]
fn parse(bencher: Bencher, count: usize) {
    let files = generate::pack(count);
    let bencher = bencher.counter(BytesCount::new(generate::size(&files)));
    bencher.bench(|| files.iter().map(|file| runebook_grammar::parse(0, &file.text).0.items.len()).sum::<usize>());
}

#[divan::bench(args = COUNTS)]
fn checked(bencher: Bencher, count: usize) {
    let files = generate::pack(count);
    bencher.counter(BytesCount::new(generate::size(&files))).bench(|| check(&files));
}

#[divan::bench(args = COUNTS)]
fn checked_again(bencher: Bencher, count: usize) {
    let files = generate::pack(count);
    let mut reader = Reader::default();
    bencher.counter(BytesCount::new(generate::size(&files))).bench_local(|| reader.check(&files));
}

#[divan::bench(args = COUNTS)]
fn linted(bencher: Bencher, count: usize) {
    let ir = check(&generate::pack(count)).ir.expect("a sound pack");
    bencher.bench(|| lints::find(&ir));
}

#[divan::bench(args = COUNTS)]
fn emitted(bencher: Bencher, count: usize) {
    let ir = check(&generate::pack(count)).ir.expect("a sound pack");
    bencher.bench(|| emit::emit(&ir));
}
