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
    if let Some(ir) = c.ir {
        match runebook_compiler::emit::emit(&ir) {
            Ok(p) => { 
                println!("code {} fns {} stats {} mods {} reactions {}", p.code.len(), p.functions.len(), p.stats.len(), p.modifiers.len(), p.reactions.len());
                match runebook_runtime::encode(&p) {
                    Ok(bytes) => match runebook_runtime::Table::load(&bytes) { Ok(_) => println!("loaded {} bytes", bytes.len()), Err(e) => println!("load: {e:?}") },
                    Err(e) => println!("encode: {e:?}"),
                }
            }
            Err(e) => for d in e { println!("emit {} {}", d.code, d.message) },
        }
    }
}
