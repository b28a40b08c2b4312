//! Rooms: what each file begins with, how large it may be, what it must not know.

use crate::walk::{File, files, none};

#[test]
fn every_file_says_what_it_is_for() {
    let silent = files(".rs").into_iter().filter(|file| !file.text.starts_with("//!"));
    none(&silent.map(|file| format!("{} does not begin with `//!`", file.path)).collect::<Vec<_>>());
}

#[test]
fn rooms_are_small() {
    let long =
        files(".rs").into_iter().map(|file| (file.text.lines().count(), file.path)).filter(|(lines, _)| *lines > 400);
    none(&long.map(|(lines, path)| format!("{path} has {lines} lines: look for the second noun")).collect::<Vec<_>>());
}

#[test]
fn no_room_is_called_utils() {
    let vague = ["/utils.rs", "/util.rs", "/helpers.rs", "/common.rs", "/misc.rs"];
    let found = files(".rs").into_iter().filter(|file| vague.iter().any(|name| file.path.ends_with(name)));
    none(&found.map(|file| format!("{} says nothing about its noun", file.path)).collect::<Vec<_>>());
}

/// The code of `crates` without its tests.
fn code(crates: &[&str]) -> Vec<File> {
    let mut found = files(".rs");
    found.retain(|file| crates.iter().any(|name| file.path.starts_with(&format!("{name}/src/"))));
    for file in &mut found {
        if let Some(at) = file.text.find("#[cfg(test)]") {
            file.text.truncate(at);
        }
    }
    found
}

fn mentions(crates: &[&str], words: &[&str]) -> Vec<String> {
    let mut complaints = Vec::new();
    for file in code(crates) {
        for (number, line) in file.text.lines().enumerate().filter(|(_, line)| !line.trim_start().starts_with("//")) {
            let met = words.iter().filter(|word| line.contains(**word));
            complaints.extend(met.map(|word| format!("{}:{}: {word}", file.path, number + 1)));
        }
    }
    complaints
}

#[test]
fn the_core_touches_no_disk_and_no_terminal() {
    let disks = ["std::fs", "std::net", "std::env::", "std::process", "println!", "eprintln!", "dbg!", "IsTerminal"];
    none(&mentions(&["grammar", "runtime", "compiler", "odds", "driver"], &disks));
}

#[test]
fn rules_are_evaluated_without_floating_point() {
    none(&mentions(&["grammar", "runtime", "compiler"], &["f32", "f64"]));
}

#[test]
fn only_bindings_are_unsafe() {
    let word = "unsafe";
    let found = files(".rs").into_iter().filter(|file| !file.path.starts_with("bindings/"));
    let lines = found.flat_map(|file| {
        let text = file.text;
        let used = |line: &str| {
            let code = line.split("//").next().unwrap_or_default();
            code.contains(&format!("{word} {{"))
                || code.contains(&format!("{word} fn"))
                || code.contains(&format!("{word} impl"))
        };
        let complaints: Vec<String> = text
            .lines()
            .enumerate()
            .filter(|(_, line)| used(line))
            .map(|(number, line)| format!("{}:{}: {}", file.path, number + 1, line.trim()))
            .collect();
        complaints
    });
    none(&lines.collect::<Vec<_>>());
}
