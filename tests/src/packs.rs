//! Packs of the repository as files for the compiler.

use std::fs;
use std::path::{Path, PathBuf};

use runebook_compiler::File;
use runebook_driver::pack::shelf::Memory;
use runebook_driver::{Pack, Source};

/// The repository's root.
#[must_use]
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The rule texts of the last of these packs below `content/` and of all it extends, the base first; rows of sheets as
/// they are written out.
///
/// # Panics
/// If a file cannot be read, or the packs named are not that chain.
#[must_use]
pub fn files(packs: &[&str]) -> Vec<File> {
    let own = packs.last().expect("a pack");
    let opened = Pack::open(own, &mut shelf()).expect("the pack is there");
    assert!(opened.found.is_empty(), "{own}: {:#?}", opened.found);
    assert_eq!(opened.manifests.iter().map(|manifest| manifest.name.as_str()).collect::<Vec<_>>(), packs);
    let shown = |source: &Source| format!("content/{}", source.shown);
    let file = |source: &std::sync::Arc<Source>| File {
        path: shown(source),
        text: source.text.clone(),
        edition: source.edition,
    };
    opened.rule_sources().iter().map(file).collect()
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
