//! Scratch.
use std::path::Path;
fn files(dir: &Path, edition: u32, out: &mut Vec<runebook_compiler::File>) {
    let mut all: Vec<_> = std::fs::read_dir(dir).unwrap().map(|e| e.unwrap().path()).collect();
    all.sort();
    for p in all {
        if p.is_dir() { files(&p, edition, out) } else if p.extension().is_some_and(|e| e == "rune") {
            out.push(runebook_compiler::File { path: p.to_string_lossy().into(), text: std::fs::read_to_string(&p).unwrap(), edition });
        }
    }
}
fn main() {
    let mut out = Vec::new();
    for (i, a) in std::env::args().skip(1).enumerate() { files(Path::new(&a), i as u32, &mut out); }
    let c = runebook_compiler::check(&out);
    for d in &c.diagnostics {
        let f = &out[d.primary.span.file as usize];
        let line = f.text[..(d.primary.span.start as usize).min(f.text.len())].matches('\n').count() + 1;
        println!("{}:{}: {} {} | {:?}", f.path, line, d.code, d.message, f.text.get(d.primary.span.start as usize..d.primary.span.end as usize));
    }
    let Some(ir) = c.ir else { return };
    for d in runebook_compiler::lints::find(&ir) {
        let f = &out[d.primary.span.file as usize];
        let line = f.text[..d.primary.span.start as usize].matches('\n').count() + 1;
        println!("{}:{}: {} {} | {:?}", f.path, line, d.code, d.message, f.text.get(d.primary.span.start as usize..d.primary.span.end as usize));
    }
    use runebook_compiler::ir::Expect;
    use runebook_runtime::{*, machine::*};
    let mut queries = vec![]; let mut meta = vec![];
    for t in &ir.tests { for e in &t.expects { if let Expect::Holds { query, rolls } = e { queries.push(query); meta.push((t.title.clone(), rolls.clone())); } } }
    let (p, asked) = match runebook_compiler::emit::emit_with(&ir, &queries) { Ok(x) => x, Err(e) => { for d in e { println!("emit {} {}", d.code, d.message) } return } };
    let bytes = encode(&p).unwrap_or_else(|e| panic!("{e:?}"));
    let table = Table::load(&bytes).unwrap();
    let (mut pass, mut fail) = (0, 0);
    for (a, (title, rolls)) in asked.iter().zip(&meta) {
        let mut w = World::new();
        for s in &a.scene.spawns { let e = w.spawn(); for (c, v) in &s.cells { w.set(e, *c, *v); } }
        for s in &a.scene.said { if s.set { w.list(s.question, &s.args, &s.values) } else { w.answer(s.question, &s.args, s.values[0]) } }
        let rolls: Vec<i64> = rolls.iter().map(|r| runebook_compiler::fold::whole(r).unwrap()).collect();
        let mut b = Buffers::new();
        let mut m = Machine::new(&table, b.scratch());
        m.start(a.function, &[]).unwrap();
        let mut sc = Script::totals(&rolls);
        let o = m.run(&w, &mut sc, &mut Silent);
        let r = m.results().to_vec();
        let ok = o == Outcome::Done && r.get(1) == Some(&1) && sc.left_over().is_empty();
        let f = &out[a.span.file as usize];
        let line = f.text[..a.span.start as usize].matches('\n').count() + 1;
        if ok { pass += 1 } else { fail += 1; println!("FAIL {}:{} {:?}: {:?} -> {:?} {:?} left {:?}", f.path, line, title, &f.text[a.span.start as usize..a.span.end as usize], o, r, sc.left_over()); }
    }
    if std::env::var("DIS").is_ok() { print!("{}", ops::disassemble(&table, std::env::var("DIS").unwrap().parse().unwrap())); }
    println!("{pass} passed, {fail} failed");
}
