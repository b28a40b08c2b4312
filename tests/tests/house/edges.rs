//! Crate edges: what `ARCHITECTURE.md` allows, and nothing else.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use serde_json::Value;

use crate::walk::{none, root};

/// What a crate may use, by the table "Who may use whom".
fn allowed() -> BTreeMap<String, BTreeSet<String>> {
    let text = std::fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap();
    let table = text.split("## Who may use whom").nth(1).expect("the table of edges");
    let rows = table.lines().skip_while(|line| !line.starts_with('|')).take_while(|line| line.starts_with('|')).skip(2);
    rows.map(|row| {
        let cells: Vec<&str> = row.trim_matches('|').split('|').collect();
        (ticked(cells[0]).remove(0), ticked(cells[1]).into_iter().collect())
    })
    .collect()
}

fn ticked(cell: &str) -> Vec<String> {
    cell.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

fn packages() -> Vec<Value> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let arguments = ["metadata", "--no-deps", "--format-version", "1", "--offline"];
    let done = Command::new(cargo).args(arguments).current_dir(root()).output().unwrap();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let read: Value = serde_json::from_slice(&done.stdout).unwrap();
    read["packages"].as_array().unwrap().clone()
}

fn dependencies(package: &Value) -> impl Iterator<Item = (&str, bool)> {
    let all = package["dependencies"].as_array().unwrap().iter();
    all.map(|dependency| (dependency["name"].as_str().unwrap(), dependency["kind"].is_null()))
}

#[test]
fn crates_use_only_whom_they_may() {
    let allowed = allowed();
    let packages = packages();
    let ours: BTreeSet<&str> = packages.iter().map(|package| package["name"].as_str().unwrap()).collect();
    let mut complaints = Vec::new();
    for package in &packages {
        let name = package["name"].as_str().unwrap();
        let Some(may) = allowed.get(name) else {
            complaints.push(format!("{name} is not in ARCHITECTURE.md"));
            continue;
        };
        // A crate may use itself, to turn its features on in tests.
        let used = dependencies(package).map(|(used, _)| used).filter(|used| ours.contains(used) && *used != name);
        complaints.extend(used.filter(|used| !may.contains(*used)).map(|used| format!("{name} may not use {used}")));
    }
    none(&complaints);
}

#[test]
fn the_runtime_depends_on_nothing_and_the_grammar_on_pest() {
    let mut complaints = Vec::new();
    for package in packages() {
        let may: &[&str] = match package["name"].as_str().unwrap() {
            "runebook-runtime" => &[],
            "runebook-grammar" => &["pest", "pest_derive"],
            _ => continue,
        };
        let used = dependencies(&package).filter(|(name, normal)| *normal && !may.contains(name));
        complaints.extend(used.map(|(name, _)| format!("{} may not use {name}", package["name"])));
    }
    none(&complaints);
}
