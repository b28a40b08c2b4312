//! Every dependency has its reason.

use crate::walk::{File, files, none};

#[test]
fn every_dependency_has_a_reason_or_is_the_workspaces() {
    none(&files("Cargo.toml").iter().flat_map(unexplained).collect::<Vec<_>>());
}

/// Dependencies without a comment: at the end of their line, or above them with nothing but dependencies between.
fn unexplained(file: &File) -> Vec<String> {
    let mut complaints = Vec::new();
    let (mut listing, mut explained) = (false, false);
    for line in file.text.lines().map(str::trim) {
        if line.starts_with('[') {
            (listing, explained) = (line.ends_with("dependencies]"), false);
        } else if line.is_empty() {
            explained = false;
        } else if line.starts_with('#') {
            explained = true;
        } else if listing && !explained && !line.contains('#') && !shared(line) {
            complaints.push(format!("{}: `{line}` has no reason beside it", file.path));
        }
    }
    complaints
}

fn shared(line: &str) -> bool {
    line.replace(' ', "").contains("workspace=true")
}

#[test]
fn reasons_are_seen() {
    let unexplained = |text: &str| unexplained(&File { path: "Cargo.toml".to_owned(), text: text.to_owned() });
    assert_eq!(unexplained("[dependencies]\na = \"1\"\n").len(), 1);
    assert!(unexplained("[dependencies]\n# why\na = \"1\"\nb = \"1\" # why\nc.workspace = true\n").is_empty());
    assert!(unexplained("[package]\na = \"1\"\n").is_empty());
}
