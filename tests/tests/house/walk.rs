//! The files of the workspace.

use std::path::{Path, PathBuf};

/// The root of the workspace.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_owned()
}

/// A file of the workspace.
pub struct File {
    /// Its path from the root, with `/`.
    pub path: String,
    /// Its text.
    pub text: String,
}

/// All files with this ending, by path; what is built, hidden or fetched is left out.
pub fn files(ending: &str) -> Vec<File> {
    let mut found = Vec::new();
    collect(&root(), "", ending, &mut found);
    found.sort_by(|one, other| one.path.cmp(&other.path));
    assert!(!found.is_empty(), "no file ends in {ending}");
    found
}

fn collect(folder: &Path, shown: &str, ending: &str, found: &mut Vec<File>) {
    for entry in std::fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let name = entry.file_name().into_string().unwrap();
        if name.starts_with('.') || name == "target" || name == "node_modules" {
            continue;
        }
        let path = if shown.is_empty() { name } else { format!("{shown}/{name}") };
        if entry.path().is_dir() {
            collect(&entry.path(), &path, ending, found);
        } else if path.ends_with(ending) {
            found.push(File { text: std::fs::read_to_string(entry.path()).unwrap(), path });
        }
    }
}

/// Fails with all `complaints`, one a line.
#[track_caller]
pub fn none(complaints: &[String]) {
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}
