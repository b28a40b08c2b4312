//! Writes the tables that the machine's benchmarks run, below `target/tables`: `cargo run --release --bin tables`.

use std::fs;
use std::path::{Path, PathBuf};

use runebook_bench::generate;
use runebook_compiler::{File, check, emit};
use runebook_runtime::{encode, strip};

fn main() -> std::io::Result<()> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let out = std::env::var_os("RUNEBOOK_TABLES").map_or_else(|| here.join("target/tables"), PathBuf::from);
    fs::create_dir_all(&out)?;
    let rule = File { path: "rule.rune".into(), text: fs::read_to_string(here.join("machine/rule.rune"))?, edition: 0 };
    let sil_q = [read(&here.join("../content/sil"), 0)?, read(&here.join("../content/sil-q"), 1)?].concat();
    fs::write(out.join("rule.runetable"), table(&[rule]))?;
    fs::write(out.join("sil-q.runetable"), table(&sil_q))?;
    let many = table(&generate::pack(10_000));
    fs::write(out.join("many-stripped.runetable"), strip(&many).expect("a sound table"))?;
    fs::write(out.join("many.runetable"), many)
}

fn table(files: &[File]) -> Vec<u8> {
    let report = check(files);
    let ir = report.ir.unwrap_or_else(|| panic!("it does not check: {:#?}", report.diagnostics));
    encode(&emit::emit(&ir).expect("it has a table")).expect("it can be verified")
}

/// The rule texts below a folder, in order of their paths.
fn read(folder: &Path, edition: u32) -> std::io::Result<Vec<File>> {
    let (mut files, mut folders) = (Vec::new(), vec![folder.to_owned()]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rune") {
                let text = fs::read_to_string(&path)?;
                files.push(File { path: path.to_string_lossy().into_owned(), text, edition });
            }
        }
    }
    files.sort_by(|one, other| one.path.cmp(&other.path));
    Ok(files)
}
