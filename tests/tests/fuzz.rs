//! What fuzzing found worth keeping is tried again: whatever the input is, the same must hold.

use std::path::Path;

#[path = "../../fuzz/src/must.rs"]
mod must;

/// Tries every input of a target; the name of the one that fails is printed before it does.
fn each(target: &str, must: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz/corpus").join(target);
    let mut paths: Vec<_> =
        std::fs::read_dir(&folder).expect("a corpus").map(|entry| entry.expect("a file").path()).collect();
    paths.sort();
    assert!(paths.len() > 50, "only {} inputs in {}", paths.len(), folder.display());
    for path in paths {
        println!("{}", path.display());
        must(&std::fs::read(&path).expect("its bytes"));
    }
}

#[test]
fn texts_are_read_and_laid_out() {
    each("parse", must::parse);
}

#[test]
fn rules_are_checked() {
    each("check", must::check);
}
