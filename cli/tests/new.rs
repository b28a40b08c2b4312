//! New packs: each template checks without a finding, its tests pass, and it builds.

mod bench;

use bench::Bench;

const TEMPLATES: [&str; 5] = ["book", "d20", "d6", "items", "sil-q"];

#[test]
fn every_template_is_a_clean_pack() {
    let bench = Bench::new(&[]);
    for template in TEMPLATES {
        let name = format!("my-{template}");
        let said = bench.run(&["new", &name, "--from", template]).ends(0).out;
        let pack = said.split(": a new pack").next().unwrap().to_owned();
        assert!(said.contains(&format!("runebook check {pack}")), "{said}");
        bench.run(&["check", &pack]).ends(0).says("");
        bench.run(&["fmt", "--check", &pack]).ends(0).says("");
        let tested = bench.run(&["test", &pack]).ends(0).out;
        assert!(tested.ends_with(" passed, 0 failed\n") && !tested.starts_with("0 passed"), "{tested}");
        let built = bench.run(&["build", &pack, "--out", "out"]).ends(0).out;
        assert!(built.contains("book (en): out/book/en/index.html"), "{built}");
    }
    let duel = bench.run(&["duel", "my-d20", "--seed", "7"]).ends(0).out;
    assert!(duel.contains("Hero") && duel.contains("Bandit"), "{duel}");
}

#[test]
fn nothing_is_written_over() {
    let bench = Bench::new(&[("mine/notes.txt", "mine")]);
    let run = bench.run(&["new", "mine"]).ends(2);
    run.complains("The folder `mine` holds something already; name a new one.\n");
    bench.run(&["new", "Mine"]).ends(2);
    assert!(!bench.path("Mine").exists() && !bench.path("mine/pack.yaml").exists());
}
