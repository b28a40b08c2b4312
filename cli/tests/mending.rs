//! The binary that mends and lists: what it writes, and what it leaves alone.

mod bench;

use bench::Bench;

const MANIFEST: (&str, &str) = ("pack.yaml", "language: 1\nname: a\nlints: { untested_entry: allow }\n");
const WRONG: &str = "entity creature { stat melee: number, else 0 }\nkind ability { }\nability a \"A\" { mele +1 }\n";

fn read(bench: &Bench) -> String {
    std::fs::read_to_string(bench.path("r.rune")).unwrap()
}

#[test]
fn a_dry_run_changes_nothing() {
    let bench = Bench::new(&[MANIFEST, ("r.rune", WRONG)]);
    let out = bench.run(&["fix", ".", "--all", "--dry-run"]).ends(1).out;
    assert!(out.starts_with("r.rune: E010: ") && out.ends_with("\n1 mend to make\n"), "{out}");
    assert_eq!(read(&bench), WRONG);
}

#[test]
fn guesses_are_made_when_asked_for() {
    let bench = Bench::new(&[MANIFEST, ("r.rune", WRONG)]);
    let out = bench.run(&["fix", ".", "--all"]).ends(0).out;
    assert!(out.ends_with("\n1 mend made\n"), "{out}");
    assert_eq!(read(&bench), WRONG.replace("mele +", "melee +"));
    bench.run(&["fix", ".", "--all"]).ends(0).says("nothing to mend\n");
}

#[test]
fn a_sheet_of_entries_can_be_read_back() {
    let head = "entity creature { }\nkind weapon { damage: dice }\n";
    let written = format!("{head}weapon club \"Club, oak\" {{ damage 2d4 }}\n");
    let bench = Bench::new(&[MANIFEST, ("r.rune", &written)]);
    let sheet = bench.run(&["list", ".", "weapon", "--format", "csv"]).ends(0).out;
    assert_eq!(sheet, "id,name,damage\nclub,\"Club, oak\",2d4\n");
    let named = format!("{head}weapon from \"sheets/weapons.csv\"\n");
    let bench = Bench::new(&[MANIFEST, ("r.rune", &named), ("sheets/weapons.csv", &sheet)]);
    assert_eq!(bench.run(&["list", ".", "weapon", "--format", "csv"]).ends(0).out, sheet);
}

#[test]
fn an_unknown_kind_has_a_neighbour() {
    let bench = Bench::new(&[MANIFEST, ("r.rune", "entity creature { }\nkind weapon { damage: dice }\n")]);
    let run = bench.run(&["list", ".", "wepon"]).ends(2);
    run.complains("There is no kind `wepon`. Did you mean `weapon`?\n");
}

#[test]
fn known_findings_wait_and_new_ones_are_shown() {
    let bench = Bench::new(&[MANIFEST, ("r.rune", WRONG)]);
    bench.run(&["check", ".", "--write-baseline", "known.tsv"]).ends(0).says("");
    bench.run(&["check", ".", "--baseline", "known.tsv"]).ends(0).says("");
    bench.put("r.rune", format!("// moved\n{WRONG}ability b \"B\" {{ meele +1 }}\n").as_bytes());
    let out = bench.run(&["check", ".", "--baseline", "known.tsv", "--format", "short"]).ends(1).out;
    assert!(out.contains("meele") && !out.contains("`mele`"), "{out}");
    bench.put("known.tsv", b"nonsense\n");
    bench
        .run(&["check", ".", "--baseline", "known.tsv"])
        .ends(2)
        .complains("Line 1 of the baseline `known.tsv` is no finding.\n");
}

#[test]
fn only_what_is_new_since_a_revision_is_shown() {
    let bench = Bench::new(&[MANIFEST, ("r.rune", WRONG)]);
    let git = |arguments: &[&str]| {
        let identity = ["-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"];
        let mut command = std::process::Command::new("git");
        command.arg("-C").arg(bench.path("")).args(identity).args(arguments);
        assert!(command.output().unwrap().status.success(), "{arguments:?}");
    };
    bench.run(&["check", ".", "--since", "main"]).ends(2).says("");
    git(&["init", "--quiet", "--initial-branch", "main"]);
    git(&["add", "."]);
    git(&["commit", "--quiet", "--message", "first"]);
    bench.run(&["check", ".", "--since", "main"]).ends(0).says("");
    bench.put("new.rune", b"ability b \"B\" { meele +1 }\n");
    bench.put("r.rune", format!("// moved\n{WRONG}").as_bytes());
    let out = bench.run(&["check", ".", "--since", "HEAD", "--format", "short"]).ends(1).out;
    assert!(out.contains("meele") && !out.contains("`mele`"), "{out}");
    bench.run(&["check", ".", "--since", "nowhere"]).ends(2).says("");
}

#[test]
fn uses_and_origins_are_told() {
    let rules = "entity creature { stat melee: number, else 0 }\nkind ability { }\nability a \"A\" { melee +1 }\n";
    let bench = Bench::new(&[MANIFEST, ("r.rune", rules)]);
    bench.run(&["uses", ".", "melee"]).ends(0).says(
        "stat of creature melee\n  declared  r.rune:1: entity creature { stat melee: number, else 0 }\n  \
         used      r.rune:3: ability a \"A\" { melee +1 }\n",
    );
    bench
        .run(&["explain", ".", "a"])
        .ends(0)
        .says("ability a\n  declared  a, r.rune:3\n  change    a, r.rune:3  melee +1\n");
    bench
        .run(&["uses", ".", "mele"])
        .ends(2)
        .complains("Nothing in this pack is called `mele`. Did you mean `melee`?\n");
}

#[test]
fn a_pack_is_moved_to_the_newest_version_of_the_language() {
    let rules = "kind spell \"Spell\" { }\n";
    let bench = Bench::new(&[("p/pack.yaml", "name: p\nmakes: [check]\n"), ("p/r.rune", rules)]);
    let manifest = || std::fs::read_to_string(bench.path("p/pack.yaml")).unwrap();
    let said = bench.run(&["fix", "p", "--upgrade"]).ends(0).out;
    assert!(said.ends_with("\np: language 1, the newest\n1 mend made\n"), "{said}");
    assert_eq!(manifest(), "language: 1\nname: p\nmakes: [check]\n");
    let newest = "p: language 1, the newest\nnothing to mend\n";
    assert_eq!(bench.run(&["fix", "p", "--upgrade"]).ends(0).out, newest);
    // what is newer than this program is for a newer program
    let newer = manifest().replace('1', "2");
    bench.put("p/pack.yaml", newer.as_bytes());
    bench
        .run(&["fix", "p", "--upgrade"])
        .ends(2)
        .complains("`p` is written in version 2 of the language, and this runebook knows none but 1.\n");
    assert_eq!(manifest(), newer);
}
