//! Translations on the command line: how far they are, out to a translator, back again.

mod bench;

use bench::Bench;

const PACK: &[(&str, &str)] = &[
    ("p/pack.yaml", "language: 1\nname: p\nmakes: [book]\nlocales: [en, fr]\n"),
    (
        "p/a.rune",
        "kind ability \"Ability\" { }\nability power \"Power\" { text \"Strong.\" }\nability calm \"Calm\" { text \"Calm.\" }\n",
    ),
    (
        "p/lang/fr.ftl",
        "kind-ability = Capacité\n    .gender = feminine\n    .plural = Capacités\nability-power = Puissance\n\
         ability-calm = Calme\nability-power-text = Fort.\n",
    ),
];

fn read(bench: &Bench, path: &str) -> String {
    std::fs::read_to_string(bench.path(path)).unwrap()
}

#[test]
fn a_status_counts_and_names_what_is_to_be_done() {
    let bench = Bench::new(PACK);
    let said = "p en: 2 texts: 0 missing, 0 stale, 2 unreviewed, 0 approved\n\
                p fr: 5 texts: 1 missing, 0 stale, 4 unreviewed, 0 approved\n  missing     ability-calm-text  a.rune:3\n";
    bench.run(&["i18n", "status", "p"]).ends(0).says(said);
    let json = bench.run(&["i18n", "status", "p", "--locale", "fr", "--json"]).ends(0);
    let rows: serde_json::Value = serde_json::from_str(&json.out).unwrap();
    let first = &rows[0]["messages"][0];
    assert_eq!(
        (&rows[0]["locale"], &first["id"], &first["state"]),
        (&"fr".into(), &"ability-calm".into(), &"unreviewed".into())
    );
}

#[test]
fn out_and_back_by_a_file_to_fill_in() {
    let bench = Bench::new(PACK);
    bench.run(&["i18n", "extract", "p", "--locale", "fr", "--out", "todo.ftl"]).ends(0).says("");
    let sheet = read(&bench, "todo.ftl");
    assert!(sheet.contains("# text (a.rune:3): Calm.\n"), "{sheet}");
    bench.put("todo.ftl", sheet.replace("ability-calm-text =", "ability-calm-text = Paisible.").as_bytes());
    let back = bench.run(&["i18n", "import", "p", "todo.ftl", "--locale", "fr"]);
    back.ends(0).says("p, fr: 1 taken, 0 as they were, 0 empty\n");
    assert!(read(&bench, "p/lang/fr.ftl").ends_with("ability-calm-text = Paisible.\n"));
    assert!(read(&bench, "p/lang/fr.status.yaml").contains("ability-calm-text: unreviewed "));
    bench.run(&["i18n", "approve", "p", "ability-calm-text", "--locale", "fr"]).ends(0).says("p, fr: 1 approved\n");
    let all = "p fr: 5 texts: 0 missing, 0 stale, 4 unreviewed, 1 approved\n";
    bench.run(&["i18n", "status", "p", "--locale", "fr"]).ends(0).says(all);
}

#[test]
fn out_and_back_by_a_po_file() {
    let bench = Bench::new(PACK);
    let words = read(&bench, "p/lang/fr.ftl");
    bench.run(&["i18n", "export", "p", "--po", "--locale", "fr", "--out", "fr.po"]).ends(0).says("");
    bench.run(&["i18n", "import", "p", "fr.po"]).ends(0).says("p, fr: 0 taken, 4 as they were, 1 empty\n");
    assert_eq!(read(&bench, "p/lang/fr.ftl"), words);
    let po = read(&bench, "fr.po").replace("Fort.", "Fort de { $much }.");
    bench.put("fr.po", po.as_bytes());
    let wrong = bench.command(&["i18n", "import", "p", "fr.po"]).output().unwrap();
    let said = String::from_utf8(wrong.stderr).unwrap();
    assert!(wrong.status.code() == Some(1) && said.contains("E121") && said.contains("fr.po:"), "{said}");
    assert_eq!(read(&bench, "p/lang/fr.ftl"), words, "nothing is taken");
}

#[test]
fn a_language_that_the_pack_has_not_is_said() {
    let bench = Bench::new(PACK);
    let only = "`p` is translated from en into: fr; not into `ja`.\n";
    bench.run(&["i18n", "extract", "p", "--locale", "ja"]).ends(2).complains(only);
    bench.run(&["i18n", "approve", "p", "--locale", "ja"]).ends(2).complains(only);
    let unknown = "`ability-x` has no translation of this pack's own in `fr`: see `runebook i18n status`.\n";
    bench.run(&["i18n", "approve", "p", "ability-x", "--locale", "fr"]).ends(2).complains(unknown);
    let published = "No pack here is published in `ja`; there are: en, fr.\n";
    bench.run(&["i18n", "status", "p", "--locale", "ja"]).ends(2).complains(published);
    let books = "`p` comes in en, fr, and for a trial in `qps`; not in `ja`.\n";
    let refused = bench.command(&["book", "p", "--locales", "ja"]).output().unwrap();
    let said = String::from_utf8(refused.stderr).unwrap();
    assert!(refused.status.code() == Some(2) && said.ends_with(books), "{said}");
}

#[test]
fn a_book_for_a_trial_is_in_accents() {
    let bench = Bench::new(PACK);
    bench.run(&["book", "p", "--locales", "qps", "--out", "out"]).ends(0);
    let page = read(&bench, "out/qps/ability.html");
    assert!(page.contains("lang=\"qps\"") && page.contains("Štróóñg.") && !page.contains("Strong"), "{page}");
}
