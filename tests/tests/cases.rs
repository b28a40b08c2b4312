//! Cases by stage: a pack in a Markdown file, and under it what the compiler must say of it; in `lints` with all lints.
//!
//! `tests/cases/<stage>/<topic>.md` holds sections `## name` with blocks of rules and one `text` block of findings,
//! empty for a pack that is in order. Files of rules that the text before the first section links to belong to every
//! case of the topic, for example `[the small game](../system.rune)`.
//! `RUNEBOOK_UPDATE=1 cargo test -p runebook-tests --test cases` rewrites what they say.

mod kit;

use std::path::{Path, PathBuf};

use runebook_compiler::File;
use runebook_grammar::{Diagnostic, Severity};

/// The stages whose cases are packs with findings, and what finds them.
const STAGES: [(&str, Finder); 3] = [("resolve", kit::found), ("check", kit::found), ("lints", linted)];

/// Everything found in a pack.
type Finder = fn(&[File]) -> Vec<Diagnostic>;

/// With the lints that are shown unless a pack allows them.
fn linted(files: &[File]) -> Vec<Diagnostic> {
    let mut found = kit::found(files);
    let ir = runebook_compiler::check(files).ir;
    let lints = ir.iter().flat_map(runebook_compiler::lints::find);
    found.extend(lints.filter(|found| found.severity != Severity::Note));
    found.sort_by_key(|found| found.primary.span);
    found
}

/// What a pack says that brings the compiler down; no case may expect it.
const CRASHED: &str = "the compiler crashed\n";

fn topics(stage: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("cases").join(stage);
    let mut found: Vec<PathBuf> = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    found.retain(|path| path.extension().is_some_and(|ending| ending == "md"));
    found.sort();
    assert!(!found.is_empty(), "{} holds no case", folder.display());
    found
}

/// A section with what it must say, and what it says.
struct Case {
    name: String,
    expected: String,
    found: String,
}

fn files(text: &str) -> Vec<File> {
    kit::blocks(text).iter().filter_map(kit::blocks::Block::file).collect()
}

/// The files of rules that a topic's first words link to.
fn linked(topic: &Path, text: &str) -> Vec<File> {
    let links = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    let rules = links.filter(|link| link.ends_with(".rune"));
    let read = |link: &str| {
        let path = topic.with_file_name(link);
        let text = std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        File { path: link.rsplit('/').next().unwrap_or(link).to_owned(), text, edition: 0 }
    };
    rules.map(read).collect()
}

/// Reads a section; `shared` are the files that every case of the topic has besides.
fn read(find: Finder, shared: &[File], section: &str) -> Case {
    let name = section.lines().next().unwrap_or_default().trim().to_owned();
    let blocks = kit::blocks(section);
    let own = files(section);
    assert!(!own.is_empty(), "`{name}` has no block of rules");
    let files = [shared, &own].concat();
    let expected = blocks.iter().find(|block| block.info == "text").map(|block| block.text.clone()).unwrap_or_default();
    let found = std::panic::catch_unwind(|| kit::short(&files, &find(&files)));
    let found = found.unwrap_or_else(|_| CRASHED.to_owned());
    Case { name, expected, found }
}

/// The section with what was found in the place of its `text` block.
fn rewritten(section: &str, found: &str) -> String {
    let block = format!("```text\n{found}```\n");
    let Some((before, after)) = section.split_once("```text\n") else {
        return format!("{}\n\n{block}", section.trim_end());
    };
    let rest = after.split_once("```\n").map_or("", |(_, rest)| rest).trim_end();
    let rest = if rest.is_empty() { String::new() } else { format!("{rest}\n") };
    format!("{before}{block}{rest}")
}

/// The sections of a topic that do not say what they must.
fn differences(find: Finder, path: &Path, update: bool) -> Vec<String> {
    let text = std::fs::read_to_string(path).unwrap();
    let mut sections = text.split("\n## ");
    let mut written = sections.next().unwrap_or_default().to_owned();
    let shared = linked(path, &written);
    let mut complaints = Vec::new();
    for section in sections {
        let case = read(find, &shared, section);
        written += "\n## ";
        written += &if update { rewritten(section, &case.found) } else { section.to_owned() };
        if case.expected != case.found || case.found == CRASHED {
            let shown = format!("expected\n{}found\n{}", case.expected, case.found);
            complaints.push(format!("{}: {}\n{shown}", path.display(), case.name));
        }
    }
    if update && written != text {
        std::fs::write(path, written.trim_end().to_owned() + "\n").unwrap();
    }
    complaints
}

#[test]
fn every_case_says_what_it_must() {
    let update = std::env::var_os("RUNEBOOK_UPDATE").is_some();
    let paths = STAGES.into_iter().flat_map(|(stage, find)| topics(stage).into_iter().map(move |path| (find, path)));
    let complaints: Vec<String> = paths.flat_map(|(find, path)| differences(find, &path, update)).collect();
    assert!(update || complaints.is_empty(), "{}", complaints.join("\n"));
}
