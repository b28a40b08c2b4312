//! What README.md shows is what the commands print.

use std::path::Path;
use std::process::Command;

fn root() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The words of a command line with single quotes.
fn words(line: &str) -> Vec<String> {
    let quoted = line.split('\'').enumerate();
    quoted
        .flat_map(|(at, part)| {
            if at % 2 == 1 { vec![part.to_owned()] } else { part.split_whitespace().map(str::to_owned).collect() }
        })
        .collect()
}

#[test]
fn every_command_prints_what_readme_says() {
    let readme = std::fs::read_to_string(root().join("README.md")).unwrap();
    let blocks = readme.split("```console\n").skip(1).map(|rest| rest.split("```").next().unwrap_or(""));
    let mut commands = 0;
    for block in blocks {
        for run in block.split("$ runebook ").skip(1) {
            let (line, shown) = run.split_once('\n').unwrap();
            let output =
                Command::new(env!("CARGO_BIN_EXE_runebook")).args(words(line)).current_dir(root()).output().unwrap();
            let printed = String::from_utf8_lossy(&output.stdout).replace('\\', "/");
            for wanted in shown.lines().filter(|wanted| !wanted.is_empty() && *wanted != "…") {
                assert!(
                    printed.lines().any(|line| line == wanted),
                    "`runebook {line}` does not print `{wanted}`:\n{printed}"
                );
            }
            commands += 1;
        }
    }
    assert!(commands >= 4, "README shows fewer commands than it should");
}
