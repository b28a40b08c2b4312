//! `runebook sweep` on the packs of this repository: formats, finished cells, breaking off.

mod bench;

use bench::Bench;

/// The folder of a pack, from anywhere.
fn content(pack: &str) -> String {
    format!("{}/../content/{pack}", env!("CARGO_MANIFEST_DIR"))
}

fn arguments<'a>(pack: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    [&["sweep", pack, "--fights", "100", "--states", "50"], more].concat()
}

#[test]
fn packs_that_share_no_dice_are_swept() {
    let bench = Bench::new(&[]);
    for (pack, builds, foes) in
        [("rip", "duellist,axeman with { melee 6 }", "wolf,bear"), ("sil-q", "hero", "warg,orc_scout")]
    {
        let folder = content(pack);
        let run = bench.run(&arguments(&folder, &["--builds", builds, "--foes", foes, "--format", "json"])).ends(0);
        let json: serde_json::Value = serde_json::from_str(&run.out).unwrap();
        let cells = json["cells"].as_array().unwrap();
        assert_eq!(cells.len(), builds.split(',').count() * 2);
        for cell in cells {
            let number = |name: &str| cell[name].as_f64().unwrap();
            assert!(number("win_low") <= number("win") && number("win") <= number("win_high"), "{cell}");
            assert!((number("win") + number("draw") + number("loss") - 1.0).abs() < 1e-9, "{cell}");
            assert!(number("rounds") >= 1.0, "{cell}");
        }
        let csv = bench.run(&arguments(&folder, &["--builds", builds, "--foes", foes, "--format", "csv"])).ends(0).out;
        assert_eq!(csv.lines().count(), cells.len() + 1);
        assert!(csv.starts_with("build,plan,foe,foe_plan,how,states,fights,seed,win,win_low,win_high,"), "{csv}");
    }
}

#[test]
fn finished_cells_are_kept_beside_the_output() {
    let bench = Bench::new(&[]);
    let folder = content("rip");
    let common = ["--builds", "duellist", "--foes", "wolf,bear,rat", "--format", "csv"];
    let wanted = arguments(&folder, &[&common[..], &["--out", "a.csv"]].concat());
    let read = |path: &str| std::fs::read_to_string(bench.path(path)).unwrap();
    bench.run(&wanted).ends(0).says("").complains("");
    let (whole, cells) = (read("a.csv"), read("a.csv.cells"));
    assert_eq!(cells.lines().count(), 4, "a head and three cells");
    let torn = cells.len() - 30;
    bench.put("a.csv.cells", &cells.as_bytes()[..torn]);
    bench.run(&wanted).ends(0).complains("2 of 3 cells are known from `a.csv.cells`.\n");
    assert_eq!(read("a.csv"), whole);
    bench.run(&wanted).ends(0).complains("3 of 3 cells are known from `a.csv.cells`.\n");
    let others = arguments(&folder, &[&common[..], &["--out", "a.csv", "--seed", "9"]].concat());
    bench.run(&others).ends(0).complains("");
    assert_ne!(read("a.csv"), whole, "another seed, other fights");
    assert_eq!(bench.run(&arguments(&folder, &common)).ends(0).out, whole);
}

#[test]
fn columns_are_written_for_programs_and_pictures_for_readers() {
    let bench = Bench::new(&[]);
    let folder = content("rip");
    let common = ["--builds", "duellist", "--foes", "wolf", "--out"];
    bench.run(&arguments(&folder, &[&common[..], &["a.parquet", "--format", "parquet"]].concat())).ends(0).says("");
    let bytes = std::fs::read(bench.path("a.parquet")).unwrap();
    assert!(bytes.starts_with(b"PAR1") && bytes.ends_with(b"PAR1"));
    bench.run(&arguments(&folder, &[&common[..], &["a.svg", "--format", "svg"]].concat())).ends(0).says("");
    assert_eq!(std::fs::read_to_string(bench.path("a.svg")).unwrap().lines().count(), 1);
    let sentence = "Parquet is for programs and not for a terminal: name a file with `--out FILE`.\n";
    bench.run(&arguments(&folder, &["--format", "parquet"])).ends(2).complains(sentence);
}

/// Sends the signal of Ctrl-C.
#[cfg(unix)]
fn interrupt(child: &std::process::Child) {
    let sent = std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(sent.success());
}

#[cfg(unix)]
#[test]
fn a_sweep_that_is_broken_off_goes_on_from_there() {
    let bench = Bench::new(&[]);
    let folder = content("rip");
    let wanted = ["sweep", &folder, "--fights", "1500", "--states", "0", "--builds", "duellist"];
    let wanted = [&wanted[..], &["--foes", "people/foes.rune", "--format", "csv", "--out", "a.csv"]].concat();
    let mut child = bench.command(&wanted).stderr(std::process::Stdio::piped()).spawn().unwrap();
    let cells = bench.path("a.csv.cells");
    let finished = || std::fs::read_to_string(&cells).map_or(0, |text| text.lines().count().saturating_sub(1));
    while finished() < 2 && child.try_wait().unwrap().is_none() {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    interrupt(&child);
    let ended = child.wait_with_output().unwrap();
    assert_eq!(ended.status.code(), Some(2));
    let said = String::from_utf8(ended.stderr).unwrap();
    let sentence =
        "The sweep was broken off. What is finished is in `a.csv.cells`; the same command goes on from there.\n";
    assert_eq!(said, sentence);
    assert!(!bench.path("a.csv").exists(), "half a table is none");
    let known = finished();
    assert!((2..21).contains(&known), "{known}");
    bench.run(&wanted).ends(0).complains(&format!("{known} of 21 cells are known from `a.csv.cells`.\n"));
    let (text, at_once) =
        (std::fs::read_to_string(bench.path("a.csv")).unwrap(), bench.run(&wanted[..wanted.len() - 2]));
    assert_eq!(at_once.ends(0).out, text);
}

#[test]
fn where_everybody_is_a_build_nobody_is_left_as_a_foe() {
    let bench = Bench::new(&[]);
    let folder = content("rip");
    let run = bench.run(&arguments(&folder, &["--builds", "all", "--foes", "all"])).ends(2);
    assert!(run.error.contains("Name the foes"), "{}", run.error);
}
