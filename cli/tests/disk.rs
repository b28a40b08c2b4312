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

#[test]
fn a_file_too_large_to_be_rules() {
    let bench = pack();
    std::fs::File::create(bench.path("p/b.rune")).unwrap().set_len(100 * 1024 * 1024).unwrap();
    assert_eq!(first_line(&bench), "p/b.rune:1:1: error[E087]: this file cannot be read");
}

#[test]
fn an_empty_pack_is_told_so() {
    let bench = Bench::new(&[("p/pack.yaml", "language: 1\nname: p\n")]);
    assert!(first_line(&bench).starts_with("p/pack.yaml:1:1: error[E088]"), "{}", first_line(&bench));
}

#[test]
fn credits_that_are_not_there() {
    for credits in ["nowhere.yaml", "../p/pack.yaml", "/etc/hosts"] {
        let bench = pack();
        bench.put("p/pack.yaml", format!("language: 1\nname: p\ncredits: {credits}\n").as_bytes());
        assert_eq!(first_line(&bench), format!("p/pack.yaml:3:10: error[E087]: the pack has no file `{credits}`"));
    }
    let bench = pack();
    bench.put("p/pack.yaml", b"language: 1\nname: p\ncredits: credits.yaml\n");
    bench.put("p/credits.yaml", b"");
    bench.run(&["check", "p"]).ends(0).says("");
}

#[test]
fn html_in_a_translation() {
    let bench = pack();
    bench.put(
        "p/lang/fr.ftl",
        "\u{feff}# <b> in a comment is nobody's\r\na = « x » <b>fort</b>\r\nb = 2 < 3\r\n".as_bytes(),
    );
    let out = bench.run(&["check", "p", "--format", "short"]).ends(1).out;
    let said = "p/lang/fr.ftl:2:11: error[E040]: `<b` is HTML, and prose has none\n\
                p/lang/fr.ftl:2:18: error[E040]: `</b` is HTML, and prose has none\n\
                2 findings: 2 E040\n";
    assert_eq!(out, said);
}

/// Rules with one mistake in them, whose place is the same however the lines end.
fn mistake_at(text: &str, line: usize, column: usize) {
    let bench = pack();
    bench.put("p/b.rune", text.as_bytes());
    let place = format!("p/b.rune:{line}:{column}: error[E010]");
    assert!(first_line(&bench).starts_with(&place), "{}", first_line(&bench));
}

#[test]
fn the_place_of_a_mistake_does_not_depend_on_how_lines_end() {
    let rules = "kind ability { }\nability one \"Łódź 💥\" { } // 〜\nability two \"２\" { needs tow }\n";
    for text in [
        rules.to_owned(),
        format!("\u{feff}{rules}"),
        rules.replace('\n', "\r\n"),
        rules.replace('\n', "\r"),
        rules.replace(' ', "\t"),
        rules.replace(' ', "\u{a0}"),
        rules.replace(' ', "\u{3000}"),
        rules.replace('{', "｛").replace('}', "｝"),
    ] {
        mistake_at(&text, 3, 25);
    }
    mistake_at(&rules.replace('\n', "\r\r\n"), 5, 25);
}

#[test]
fn a_million_brackets_in_a_file() {
    for open in ["(", "{", "[", "\"", "é(", "（"] {
        let bench = pack();
        bench.put("p/b.rune", format!("kind a {{ let x = {} }}", open.repeat(1_000_000 / open.len())).as_bytes());
        bench.run(&["check", "p", "--format", "short"]).ends(1);
    }
}

#[test]
fn sheets_from_other_keyboards() {
    let bench = pack();
    let rules = "unit lb\nweapon from \"w.csv\"\n\
                 kind weapon { to_hit: number = 0; damage: dice; weight: lb in tenths = 0 lb }\n\
                 test \"t\" { expect axe.to_hit is -3; expect axe.damage is 3d4; expect axe.weight is 0.5 lb\n\
                 expect spear.to_hit is -1; expect sword.to_hit is 1; expect sword.damage is 2d5 + 1 }\n";
    bench.put("p/a.rune", rules.as_bytes());
    let sheet = "\u{feff}id,name,to_hit,damage,weight in lb\r\n\
                 axe,斧,－３,３d４,０．５\r\n\
                 spear,槍,–1,\u{3000}1d9\u{a0},4\r\n\
                 sword,剣,＋１,2d5＋１,3\r\n";
    bench.put("p/w.csv", sheet.as_bytes());
    bench.run(&["check", "p"]).ends(0).says("");
    bench.run(&["test", "p"]).ends(0);
}
