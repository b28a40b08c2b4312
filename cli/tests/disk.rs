//! The binary on disks that are not as they should be: bad bytes, links, rights, full devices.
#![cfg(unix)]

mod bench;

use std::os::unix::fs::symlink;
use std::process::Stdio;

use bench::Bench;

fn pack() -> Bench {
    Bench::new(&[("p/pack.yaml", "language: 1\nname: p\n"), ("p/a.rune", "")])
}

fn first_line(bench: &Bench) -> String {
    let out = bench.run(&["check", "p", "--format", "short"]).ends(1).out;
    assert_eq!(out.lines().count(), 2, "{out}");
    out.lines().next().unwrap().to_owned()
}

#[test]
fn bytes_that_are_no_text() {
    let bench = pack();
    bench.put("p/b.rune", b"\xef\xbb\xbfab\ncd\xe9\n");
    assert!(first_line(&bench).starts_with("p/b.rune:2:3: error["), "{}", first_line(&bench));
}

#[test]
fn a_manifest_that_is_no_text() {
    let bench = pack();
    bench.put("p/pack.yaml", b"language: 1\nname: p # \xff\n");
    assert!(first_line(&bench).starts_with("p/pack.yaml:2:11: error["), "{}", first_line(&bench));
}

#[test]
fn a_folder_in_place_of_a_file() {
    let bench = pack();
    bench.put("p/b.rune/c.txt", b"");
    assert_eq!(first_line(&bench), "p/b.rune:1:1: error[E087]: this file cannot be read");
    let bench = Bench::new(&[("p/pack.yaml/x", "")]);
    assert_eq!(first_line(&bench), "p/pack.yaml:1:1: error[E087]: this file cannot be read");
}

#[test]
fn links_in_a_circle_out_of_the_pack_and_to_nowhere() {
    for (target, name) in [(".", "p/loop"), ("/", "p/out"), ("loop.rune", "p/loop.rune"), ("gone", "p/gone.rune")] {
        let bench = pack();
        symlink(target, bench.path(name)).unwrap();
        assert_eq!(first_line(&bench), format!("{name}:1:1: error[E087]: this file cannot be read"));
    }
}

#[test]
fn links_within_the_pack_and_to_the_pack_are_followed() {
    let bench = pack();
    symlink("a.rune", bench.path("p/b.rune")).unwrap();
    symlink("gone", bench.path("p/notes.txt")).unwrap();
    symlink("p", bench.path("q")).unwrap();
    bench.run(&["check", "q"]).ends(0).says("").complains("");
    bench.run(&["check", "p", "q"]).ends(0).says("").complains("");
}

#[test]
fn a_base_reached_in_circles_by_links() {
    let bench = Bench::new(&[("p/pack.yaml", "language: 1\nname: p\nextends: me\n"), ("p/a.rune", "")]);
    symlink(".", bench.path("p/me")).unwrap();
    let out = bench.run(&["check", "p", "--format", "short"]).ends(1).out;
    assert!(out.contains("p/pack.yaml:3:10: error[E086]"), "{out}");
}

#[test]
fn a_pipe_in_place_of_a_file_does_not_hang() {
    let bench = pack();
    let made = std::process::Command::new("mkfifo").arg(bench.path("p/b.rune")).status();
    if made.is_ok_and(|status| status.success()) {
        assert!(first_line(&bench).starts_with("p/b.rune:1:1: error[E087]"));
    }
}

#[test]
fn a_reader_that_went_away_is_no_failure() {
    let bench = Bench::new(&[("p/pack.yaml", &"x: 1\n".repeat(5000)), ("p/a.rune", "")]);
    let mut child = bench.command(&["check", "p"]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let done = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8(done.stderr).unwrap(), "");
    assert_eq!(done.status.code(), Some(1));
}

#[test]
fn a_full_device_is_one_sentence() {
    let Ok(full) = std::fs::OpenOptions::new().write(true).open("/dev/full") else { return };
    let done = pack().command(&["explain"]).stdout(full).stderr(Stdio::piped()).output().unwrap();
    let sentence = "The output could not be written: no space left on device.\n";
    assert_eq!(String::from_utf8(done.stderr).unwrap(), sentence);
    assert_eq!(done.status.code(), Some(2));
}
