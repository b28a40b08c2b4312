//! Packs of the repository as files for the compiler.

use std::fs;
use std::path::{Path, PathBuf};

use runebook_compiler::File;
use runebook_driver::pack::shelf::Memory;

/// The repository's root.
#[must_use]
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The rule files of packs below `content/`, the base first.
///
/// # Panics
/// If a file cannot be read.
#[must_use]
pub fn files(packs: &[&str]) -> Vec<File> {
    let mut all = Vec::new();
    for (edition, pack) in packs.iter().enumerate() {
        let folder = root().join("content").join(pack);
        let mut found = Vec::new();
        collect(&folder, &mut found);
        found.sort();
        for path in found {
            let text = fs::read_to_string(&path).expect("a rule file can be read");
            let shown = path.strip_prefix(root()).map_or_else(|_| path.clone(), Path::to_path_buf);
            let path = shown.to_string_lossy().replace('\\', "/");
            all.push(File { path, text, edition: u32::try_from(edition).expect("few packs") });
        }
    }
    all
}

/// Everything below `content/` as a shelf of packs: `sil-q`, `rip` and so on.
///
/// # Panics
/// If a file cannot be read.
#[must_use]
pub fn shelf() -> Memory {
    let content = root().join("content");
    let mut shelf = Memory::default();
    let mut folders = vec![content.clone()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a pack's folder can be listed") {
            let path = entry.expect("an entry of it can be read").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let shown = path.strip_prefix(&content).expect("a file of it").to_string_lossy().replace('\\', "/");
                shelf.files.insert(shown, fs::read(&path).expect("a file can be read"));
            }
        }
    }
    shelf
}

fn collect(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a pack's folder can be listed") {
        let path = entry.expect("an entry of it can be read").path();
        if path.is_dir() {
            collect(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rune") {
            found.push(path);
        }
    }
}
