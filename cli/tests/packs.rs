//! The binary on packs of all kinds: exit codes, streams, sentences.

mod bench;

use bench::Bench;

const CLEAN: &str = "language: 1\nname: clean\n";

#[test]
fn a_clean_pack_says_nothing() {
    let bench = Bench::new(&[("clean/pack.yaml", CLEAN), ("clean/a.rune", "")]);
    for arguments in
        [&["check", "clean"][..], &["check", "clean/"], &["check", "clean/pack.yaml"], &["check"], &["check", "."]]
    {
        bench.run(arguments).ends(0).says("").complains("");
    }
}

#[test]
fn findings_go_to_standard_output_and_are_counted() {
    let bench = Bench::new(&[("p/pack.yaml", "language: 1\nnaem: p\nlints: 3\n"), ("p/a.rune", "")]);
    let short = "p/pack.yaml:2:1: error[E081]: pack.yaml has no key `naem`\n\
                 p/pack.yaml:3:8: error[E083]: this value cannot stand here\n\
                 2 findings: 1 E081, 1 E083\n";
    bench.run(&["check", "p", "--format", "short"]).ends(1).says(short).complains("");
    bench.run(&["check", "p", "p", "./p", "--format", "short"]).ends(1).says(short);
    let pretty = bench.run(&["check", "p"]).ends(1);
    assert!(pretty.out.contains("[p/pack.yaml:2:1]") && pretty.out.contains("did you mean `name`?"), "{}", pretty.out);
    assert!(!pretty.out.contains('\u{1b}'), "no colours off a terminal");
}

#[test]
fn programs_read_every_finding() {
    let bench = Bench::new(&[("p/pack.yaml", "language: 1\nnaem: p\nlints: 3\n"), ("p/a.rune", "")]);
    let json = bench.run(&["check", "p", "--format", "json"]).ends(1);
    let codes = json.out.lines().map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap()["code"].clone());
    assert_eq!(codes.collect::<Vec<_>>(), ["E081", "E083"]);
    let sarif = bench.run(&["check", "p", "--format", "sarif"]).ends(1);
    assert!(serde_json::from_str::<serde_json::Value>(&sarif.out).is_ok());
    let github = bench.run(&["check", "p", "--format", "github"]).ends(1);
    assert!(github.out.lines().all(|line| line.starts_with("::error file=p/pack.yaml,line=")), "{}", github.out);
}

#[test]
fn what_is_no_pack_is_one_sentence() {
    let bench = Bench::new(&[("file.rune", ""), ("empty/readme.txt", "")]);
    bench.run(&["check", "missing"]).ends(2).says("").complains("There is no folder `missing`.\n");
    let file = "`file.rune` is a file; name the folder that holds the pack's `pack.yaml`.\n";
    bench.run(&["check", "file.rune"]).ends(2).complains(file);
    let none = "The folder `empty` holds no pack: there is no `pack.yaml` in it or in its folders.\n";
    bench.run(&["check", "empty"]).ends(2).complains(none);
    bench.run(&["check", ""]).ends(2);
    bench.run(&["check", "empty", "--deny", "nonsense"]).ends(2).complains("There is no lint `nonsense`.\n");
}

#[test]
fn a_folder_of_packs_is_all_of_them_by_name() {
    let bench = Bench::new(&[
        ("content/b/pack.yaml", "language: 1\nname: b\nx: 1\n"),
        ("content/b/r.rune", ""),
        ("content/a/pack.yaml", "language: 1\nname: a\nextends: ../b\ny: 1\n"),
        ("content/.hidden/pack.yaml", "nonsense: 1\n"),
    ]);
    let out = bench.run(&["check", "content", "--format", "short"]).ends(1).out;
    let paths: Vec<&str> = out.lines().filter_map(|line| line.split(':').next()).collect();
    assert_eq!(paths, ["content/b/pack.yaml", "content/a/pack.yaml", "2 findings"]);
}

#[test]
fn standard_input_is_a_text_of_rules() {
    let bench = Bench::new(&[]);
    bench.run_with(&["check", "-"], b"").ends(0).says("");
    let bad = bench.run_with(&["check", "-", "--format", "short"], b"\xff\n").ends(1);
    assert!(bad.out.starts_with("<stdin>:1:1: error["), "{}", bad.out);
}

#[test]
fn the_command_line_has_the_same_codes() {
    let bench = Bench::new(&[]);
    bench.run(&["--help"]).ends(0).complains("");
    bench.run(&["check", "--help"]).ends(0).complains("");
    bench.run(&["--version"]).ends(0);
    bench.run(&[]).ends(2).says("");
    bench.run(&["chek"]).ends(2).says("");
    bench.run(&["check", "--format", "loud"]).ends(2).says("");
}

#[test]
fn pages_completions_and_manuals() {
    let bench = Bench::new(&[]);
    let page = bench.run(&["explain", "e081"]).ends(0);
    assert!(page.out.starts_with("# E081: "));
    let list = bench.run(&["explain"]).ends(0);
    assert!(list.out.lines().any(|line| line == "E081: unknown key"));
    bench.run(&["explain", "E0Z1"]).ends(2).says("");
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        assert!(bench.run(&["completions", shell]).ends(0).out.contains("runebook"));
    }
    assert!(bench.run(&["man", "check"]).ends(0).out.contains("runebook"));
    bench.run(&["man", "--out", "pages"]).ends(0).says("");
    assert!(bench.path("pages/runebook-check.1").exists());
}

/// Three constants that nothing uses: in a draft, in an entry that allows it, and in one that does not.
fn unused() -> Bench {
    let rules = |name: &str, allow: &str| format!("ability {name} \"{name}\" {{ let reach = 2; {allow} }}\n");
    let allowed = rules("allowed", "allow W004 because \"the game reads it\"");
    Bench::new(&[
        (
            "p/pack.yaml",
            "language: 1\nname: p\nlints: { unused: deny }\nlint_overrides: [ { path: drafts/**, set: { W004: warn } } ]\n",
        ),
        ("p/a.rune", &format!("kind ability \"Ability\" {{ }}\n{allowed}{}", rules("plain", ""))),
        ("p/drafts/deep/b.rune", &rules("draft", "")),
    ])
}

#[test]
fn levels_of_a_pack_of_a_folder_of_an_entry_and_of_a_run() {
    let bench = unused();
    let run = |arguments: &[&str], code: i32| {
        let out = bench.run(&[&["check", "p", "--format", "short"], arguments].concat()).ends(code).out;
        out.lines().filter_map(|line| Some(line.split_once(": nothing")?.0.to_owned())).collect::<Vec<_>>()
    };
    let (plain, draft) = ("p/a.rune:3:29: ", "p/drafts/deep/b.rune:1:29: ");
    let at = |place: &str, level: &str| format!("{place}{level}[W004]");
    assert_eq!(run(&[], 1), [at(plain, "error"), at(draft, "warning")]);
    assert_eq!(run(&["--warn", "W004"], 0), [at(plain, "warning"), at(draft, "warning")]);
    assert_eq!(run(&["--deny", "warnings"], 1), [at(plain, "error"), at(draft, "error")]);
    assert_eq!(run(&["--allow", "unused"], 0), Vec::<String>::new());
}

#[test]
fn findings_that_are_sure_and_those_that_are_guesses() {
    let names = "kind ability \"Ability\" { }\nability smiting \"A\" { }\nability smitting \"B\" { let reach = 2 }\n";
    let bench = Bench::new(&[("p/pack.yaml", CLEAN), ("p/a.rune", names)]);
    let codes = |sure: &str, more: &[&str]| {
        let arguments = [&["check", "p", "--format", "json", "--sure", sure], more].concat();
        let out = bench.run(&arguments).out;
        out.lines()
            .map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap()["code"].to_string())
            .collect::<Vec<_>>()
    };
    assert_eq!(codes("reasonable", &[]).len(), 2);
    assert_eq!(codes("certain", &[]), ["\"W004\""]);
    bench.run(&["check", "p", "--sure", "certain", "--deny", "W007"]).ends(0);
    bench.run(&["check", "p", "--deny", "W007"]).ends(1);
}

#[test]
fn prose_that_a_language_lacks() {
    let bench = Bench::new(&[
        ("p/pack.yaml", "language: 1\nname: p\nmakes: [book]\nlocales: [en, fr, ja]\n"),
        (
            "p/a.rune",
            "kind ability \"Ability\" { }\nability power \"Power\" {\n  text \"Strong.\"\n  note \"Ours.\"\n}\nability calm \"Calm\" { text \"Calm.\"; allow W017 because \"not yet\" }\n",
        ),
        ("p/lang/fr.ftl", "ability-power-text = Fort.\n"),
        ("p/lang/ja.ftl", "ability-power-note = 自作\n"),
    ]);
    let said = "p/a.rune:3:8: warning[W017]: this text has no translation in ja\n\
                p/a.rune:4:8: warning[W017]: this text has no translation in fr\n\
                2 findings: 2 W017\n";
    bench.run(&["check", "p", "--format", "short"]).ends(0).says(said);
    bench.run(&["check", "p", "--allow", "missing_translation"]).ends(0).says("");
    let help = bench.run(&["check", "p"]).ends(0).out;
    assert!(help.contains("add the message `ability-power-text` to `lang/ja.ftl`"), "{help}");
    bench.run(&["explain", "missing_translation"]).ends(0);
}
