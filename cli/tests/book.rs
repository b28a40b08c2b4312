//! `runebook book`: what it writes, for whom, and how editions lead to each other.

mod bench;

use bench::Bench;

const RULES: &str = "kind ability \"Ability\" { }\nentity creature \"Creature\" { stat melee \"Melee\": number, else 0 }\n\
    ability charge \"Charge\" { melee +1 }\nability trick \"Trick\" { audience gm; melee +2 }\n";

fn bench() -> Bench {
    Bench::new(&[
        ("base/pack.yaml", "language: 1\nname: base\nlicence: CC0-1.0\ntitle: { en: Base }\ncredits: credits.yaml\n"),
        ("base/credits.yaml", "- name: Jane Roe\n  for: everything\n  link: https://example.org/jane\n"),
        ("base/r.rune", RULES),
        ("base/lang/en.ftl", "kind-ability = Ability\n    .plural = Abilities\n"),
        ("own/pack.yaml", "language: 1\nname: own\nversion: 2.0.0\nextends: ../base\ntitle: { en: Own }\n"),
        (
            "own/r.rune",
            "override ability.charge { melee +3 }\nability leap \"Leap\" { melee +1 }\nrename ability.rush was charge\n",
        ),
    ])
}

fn read(bench: &Bench, path: &str) -> String {
    std::fs::read_to_string(bench.path(path)).unwrap_or_else(|_| panic!("there is {path}"))
}

#[test]
fn an_ordinary_mdbook_folder() {
    let bench = bench();
    let said = "book (en): out/en/book.toml\n";
    bench.run(&["book", "base", "--emit", "src", "--out", "out"]).ends(0).says(said);
    assert!(read(&bench, "out/en/book.toml").contains("title = \"Base\""));
    assert!(read(&bench, "out/en/src/SUMMARY.md").contains("- [Abilities](ability.md)\n"));
    assert!(read(&bench, "out/en/src/ability.md").contains("<article class=\"entry\" id=\"ability.charge\""));
    bench.run(&["book", "base", "own", "--emit", "src"]).ends(0);
    assert!(read(&bench, "target/runebook/book-src/own/en/src/SUMMARY.md").contains("What changed"));
}

#[test]
fn rules_for_other_programs() {
    let bench = bench();
    bench
        .run(&["book", "base", "--emit", "rules"])
        .ends(0)
        .says("book (en): target/runebook/base/rules/en/rules.json\n");
    let rules = read(&bench, "target/runebook/base/rules/en/rules.json");
    assert!(rules.contains("\"id\": \"ability.charge\"") && !rules.contains("trick"), "{rules}");
    bench.run(&["book", "base", "--out", "pages"]).ends(0);
    assert_eq!(read(&bench, "pages/en/rules.json"), rules);
}

#[test]
fn the_game_masters_book() {
    let bench = bench();
    bench.run(&["book", "base", "--for", "gm"]).ends(0).says("book (en): target/runebook/base/book-gm/en/index.html\n");
    let page = read(&bench, "target/runebook/base/book-gm/en/ability.html");
    assert!(page.contains("id=\"ability.trick\"") && page.contains("for the game master"), "{page}");
    bench.run(&["book", "base"]).ends(0);
    assert!(!read(&bench, "target/runebook/base/book/en/ability.html").contains("rick"));
}

#[test]
fn credits_and_licence_stand_in_the_book() {
    let bench = bench();
    bench.run(&["book", "own"]).ends(0);
    let page = read(&bench, "target/runebook/own/book/en/colophon.html");
    for words in
        ["Version: 2.0.0", "Edition of: Base", "Licence: CC0-1.0", "<a href=\"https://example.org/jane\">Jane Roe</a>"]
    {
        assert!(page.contains(words), "{words}\n{page}");
    }
    bench.put("base/credits.yaml", b"- nam: Jane\n- name: Roe\n  link: ftp://x\n");
    let found = bench.run(&["check", "base", "--format", "short"]).ends(1).out;
    let lines = [
        "base/credits.yaml:1:3: error[E082]",
        "base/credits.yaml:1:3: error[E081]",
        "base/credits.yaml:3:9: error[E083]",
    ];
    lines.iter().for_each(|line| assert!(found.contains(line), "{line}\n{found}"));
}

#[test]
fn editions_lead_to_each_other_and_say_what_they_changed() {
    let bench = bench();
    bench.run(&["book", "base", "own", "--out", "all"]).ends(0);
    let (own, base) = (read(&bench, "all/own/en/ability.html"), read(&bench, "all/base/en/ability.html"));
    assert!(own.contains("<li><a href=\"../../base/en/ability.html\" data-same>Base</a></li>"), "{own}");
    assert!(base.contains("<li><a href=\"../../own/en/ability.html\" data-same>Own</a></li>"));
    assert!(read(&bench, "all/own/en/changes.html").contains("<li><a href=\"../../base/en/index.html\">Base</a></li>"));
    // the old anchor is still there, and what changed stands at the entry with what was
    let entry = own.split("<article").find(|entry| entry.contains("id=\"ability.rush\"")).unwrap();
    assert!(entry.contains("<span class=\"was\" id=\"ability.charge\"></span>"), "{entry}");
    assert!(entry.contains("Changed in this edition") && entry.contains("<s>Your Melee rises by 1.</s>"), "{entry}");
    let entry = own.split("<article").find(|entry| entry.contains("id=\"ability.leap\"")).unwrap();
    assert!(entry.contains("New in this edition"), "{entry}");
    assert!(!base.contains("in this edition"));
    // one pack alone has no other editions
    bench.run(&["book", "own", "--out", "one"]).ends(0);
    assert!(!read(&bench, "one/en/ability.html").contains("class=\"editions\""));
}

#[test]
fn a_folder_that_is_no_pack_is_a_sentence() {
    bench().run(&["book", "nowhere"]).ends(2).complains("There is no folder `nowhere`.\n");
}

#[cfg(unix)]
#[test]
fn without_a_browser_it_is_said_what_to_install() {
    let bench = Bench::new(&[
        ("p/pack.yaml", "language: 1\nname: p\nmakes: [book]\n"),
        ("p/r.rune", "kind spell \"Spell\" { cost: number }\nspell spark \"Spark\" { cost 3 }\n"),
    ]);
    let printed = |name: &str, value: &str| {
        let mut command = bench.command(&["book", "p", "--pdf", "--out", "out"]);
        let done = command.env_remove("CHROMIUM").env(name, value).output().unwrap();
        (done.status.code(), String::from_utf8(done.stderr).unwrap())
    };
    let (code, said) = printed("PATH", "/nowhere");
    assert!(code == Some(2) && said.contains("apt install chromium") && said.contains("CHROMIUM="), "{said}");
    let (code, said) = printed("CHROMIUM", "false");
    assert!(code == Some(2) && said.contains("`false` could not print: it ended with"), "{said}");
    let (code, said) = printed("CHROMIUM", "true");
    assert!(code == Some(2) && said.contains("it wrote nothing"), "{said}");
    assert!(!bench.path("out").exists(), "nothing is left behind");
}

#[test]
fn a_site_has_whole_addresses() {
    let bench = bench();
    bench.run(&["book", "base", "--site", "https://example.org/rules/", "--out", "site"]).ends(0);
    let pages = std::fs::read_dir(bench.path("site/en")).unwrap().map(|file| file.unwrap().path());
    let page = pages.into_iter().find(|path| path.ends_with("index.html")).unwrap();
    let text = std::fs::read_to_string(page).unwrap();
    assert!(text.contains("<link rel=\"canonical\" href=\"https://example.org/rules/en/index.html\">"), "{text}");
    let refused = bench.run(&["book", "base", "--site", "example.org"]).ends(2);
    assert!(refused.error.contains("write an address such as `https://example.org/rules`"), "{}", refused.error);
}

/// The whole of mdBook on a folder: the pages that come of it.
fn built(folder: &std::path::Path) -> Vec<String> {
    let book = mdbook_driver::MDBook::load(folder).unwrap_or_else(|why| panic!("{why:#}"));
    book.build().unwrap_or_else(|why| panic!("{why:#}"));
    let out = folder.join("book");
    let pages = std::fs::read_dir(&out).unwrap().map(|file| file.unwrap().path());
    let pages = pages.filter(|path| path.extension().is_some_and(|end| end == "html"));
    pages.map(|path| std::fs::read_to_string(path).unwrap()).collect()
}

#[test]
fn mdbook_builds_what_is_emitted() {
    let bench = Bench::new(&[
        ("p/pack.yaml", "language: 1\nname: p\nmakes: [book]\ncredits: credits.yaml\n"),
        (
            "p/r.rune",
            "kind spell \"Spell\" { cost: number }\nspell spark \"Spark\" { cost 3; image \"art/a.svg\" by \"Jo\" licence MIT shows \"A spark.\" }\n",
        ),
        ("p/art/a.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"><path d=\"M0 0\"/></svg>"),
        ("p/credits.yaml", "- { name: \"{{#include secret.txt}}\", for: all }\n"),
        ("p/secret.txt", "xanadu"),
        (
            "p/chapters/en/how.md",
            "# How\n\n`{{#include ../../secret.txt}}` and\n\n```\n{{#include ../../secret.txt}}\n```\n",
        ),
    ]);
    bench.run(&["book", "p", "--emit", "src", "--out", "src"]).ends(0);
    let pages = built(&bench.path("src/en")).concat();
    assert!(!pages.contains("xanadu"), "a file of the disk is in the book");
    assert!(pages.matches("{{#include").count() >= 3, "what stands in code and credits is text");
    assert!(pages.contains("<img src=\"art/a-"), "{pages}");
    assert!(!pages.contains("\\{{#"), "no backslash is shown");
}

#[test]
fn an_ordinary_book_is_built_with_the_preprocessor() {
    let program = env!("CARGO_BIN_EXE_mdbook-runebook").replace('\\', "/");
    let manifest = format!(
        "[book]\ntitle = \"Mine\"\nlanguage = \"en\"\n\n[preprocessor.runebook]\ncommand = \"{program}\"\npack = \"../p\"\nbefore = [\"links\"]\n"
    );
    let bench = Bench::new(&[
        ("p/pack.yaml", "language: 1\nname: p\nmakes: [book]\n"),
        ("p/r.rune", "kind spell \"Spell\" { cost: number }\nspell spark \"Spark\" { cost 3 }\n"),
        ("mine/book.toml", &manifest),
        ("mine/src/SUMMARY.md", "# Summary\n\n- [One](one.md)\n"),
        ("mine/src/one.md", "# One\n\nIt costs {{#value spark.cost}}.\n\n{{#entry spark}}\n"),
    ]);
    let pages = built(&bench.path("mine")).concat();
    assert!(pages.contains("It costs 3.") && pages.contains("id=\"spell.spark\""), "{pages}");
}
