//! Writes the seeds: files of `content`, and the blocks of cases and of the language's pages.

use std::fs;
use std::path::{Path, PathBuf};

fn main() -> std::io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut rules: Vec<String> = Vec::new();
    for path in files(&root.join("../content"), &["rune"])? {
        rules.push(fs::read_to_string(path)?);
    }
    for folder in ["../tests/cases", "../docs/language", "../compiler/src/error", "../compiler/src/lints"] {
        for path in files(&root.join(folder), &["md"])? {
            rules.extend(blocks(&fs::read_to_string(path)?));
        }
    }
    for target in ["parse", "check"] {
        let folder = root.join("corpus").join(target);
        fs::create_dir_all(&folder)?;
        for (at, text) in rules.iter().enumerate() {
            fs::write(folder.join(format!("seed-{at:04}")), text)?;
        }
    }
    let folder = root.join("corpus/pack");
    fs::create_dir_all(&folder)?;
    let manifest = "language: 1\nname: p\nlocales: [en, fr]\nmakes: [book]\n";
    let sheet = "id,name,level\npower,Power,3\n";
    for (at, text) in rules.iter().enumerate() {
        let words = "ability-power-text = Fort de { $level }.\n";
        let pack = [manifest, &format!("{text}\nability from \"sheets/w.csv\"\n"), sheet, words].join("\0");
        fs::write(folder.join(format!("seed-{at:04}")), pack)?;
    }
    let folder = root.join("corpus/table");
    fs::create_dir_all(&folder)?;
    for path in files(&root.join("../runtime/tests/hostile"), &["table", "edits"])? {
        fs::copy(&path, folder.join(path.file_name().unwrap_or_default()))?;
    }
    for section in 0..27 {
        for value in [0_u8, 1, 255] {
            let edits = [section | 3 << 5, 1, 0, 4, value, value, value, value];
            fs::write(folder.join(format!("edit-{section}-{value}")), edits)?;
        }
    }
    println!("{} seeds", rules.len());
    Ok(())
}

/// All files below a folder with one of these endings.
fn files(folder: &Path, endings: &[&str]) -> std::io::Result<Vec<PathBuf>> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            all.extend(files(&path, endings)?);
        } else if path.extension().is_some_and(|ending| endings.iter().any(|wanted| ending == *wanted)) {
            all.push(path);
        }
    }
    all.sort();
    Ok(all)
}

/// The blocks of rules of a page.
fn blocks(text: &str) -> Vec<String> {
    let parts = text.split("```rune").skip(1);
    parts.filter_map(|part| part.split_once('\n')?.1.split("```").next().map(str::to_owned)).collect()
}
