//! The `rules.json` of every pack, in every language, is what its schema says; and the schema refuses what it should.

use std::collections::BTreeSet;

use boon::{Compiler, SchemaIndex, Schemas};
use runebook_driver::book::{Audience, Made};
use runebook_driver::{Levels, Pack, check};
use runebook_tests::packs;
use serde_json::Value;

struct Schema {
    all: Schemas,
    index: SchemaIndex,
}

impl Schema {
    fn new() -> Self {
        let path = packs::root().join("docs/rules.schema.json");
        let text = std::fs::read_to_string(path).expect("the schema is there");
        let mut compiler = Compiler::new();
        compiler
            .add_resource("rules.schema.json", serde_json::from_str(&text).expect("it is JSON"))
            .expect("it is new");
        let mut all = Schemas::new();
        let index = compiler.compile("rules.schema.json", &mut all).expect("it is a schema");
        Self { all, index }
    }

    fn faults(&self, value: &Value) -> Option<String> {
        self.all.validate(value, self.index).err().map(|fault| format!("{fault:#}"))
    }
}

fn files(name: &str) -> Vec<(String, Value)> {
    let pack = Pack::open(name, &mut packs::shelf()).expect("the pack is there");
    let report = check(&pack, &Levels::default());
    let ir = report.ir.unwrap_or_else(|| panic!("{name}: {:#?}", report.found));
    let made = Made::new(&pack, &ir, Audience::Players).unwrap_or_else(|why| panic!("{}", why.lines().join("\n")));
    let read = |(path, bytes): (String, Vec<u8>)| (path, serde_json::from_slice(&bytes).expect("it is JSON"));
    made.rules().into_iter().map(read).collect()
}

/// The ids in a list of things.
fn ids(value: &Value, list: &str) -> Vec<String> {
    let all = value[list].as_array().expect("a list").iter();
    all.map(|one| one["id"].as_str().expect("an id").to_owned()).collect()
}

#[test]
fn every_file_fits_the_schema_and_holds_together() {
    let schema = Schema::new();
    for (name, languages) in [("sil", 3), ("sil-q", 3), ("sil-g", 3), ("rip", 3), ("stats", 4)] {
        let files = files(name);
        assert_eq!(files.len(), languages, "{name}: a file for each language");
        for (path, value) in &files {
            assert_eq!(schema.faults(value), None, "{name}/{path}");
            let known: BTreeSet<String> =
                ["entries", "tables", "figures"].iter().flat_map(|list| ids(value, list)).collect();
            let related = ["needs", "needs_one_of", "needed_by", "granted_by", "brought_by", "not_with", "named_by"];
            for entry in value["entries"].as_array().expect("a list") {
                let others = related.iter().filter_map(|key| entry[key].as_array()).flatten();
                for other in others.filter_map(Value::as_str) {
                    assert!(known.contains(other), "{name}/{path}: {} has to do with {other}", entry["id"]);
                }
            }
            let held = value["pages"].as_array().expect("a list").iter().filter_map(|page| page["holds"].as_array());
            let held: BTreeSet<String> = held.flatten().filter_map(Value::as_str).map(str::to_owned).collect();
            assert_eq!(held, known, "{name}/{path}: what stands on pages is what is listed");
        }
        let english: Vec<&Value> = files.iter().map(|(_, value)| value).collect();
        // a glossary is in the order of its language
        let all = |value: &Value| ids(value, "entries").into_iter().collect::<BTreeSet<String>>();
        assert_eq!(all(english[0]), all(english[2]), "{name}: the same in every language");
        assert_eq!(english[0]["entries"][0]["values"], english[2]["entries"][0]["values"]);
    }
}

#[test]
fn the_schema_refuses_what_is_none() {
    let schema = Schema::new();
    let whole = files("stats").swap_remove(0).1;
    let harms: &[fn(&mut Value)] = &[
        |value| value["format"] = 2.into(),
        |value| drop(value.as_object_mut().expect("a map").remove("locale")),
        |value| value["secret"] = true.into(),
        |value| value["entries"][0]["id"] = "No Id".into(),
        |value| drop(value["entries"][0].as_object_mut().expect("a map").remove("title")),
        |value| value["entries"][0]["needs"] = Value::Array(Vec::new()),
        |value| value["entries"][0]["sentences"] = serde_json::json!([{ "about": "nothing", "text": "x" }]),
        |value| value["figures"][0]["cells"] = serde_json::json!([[1]]),
    ];
    for (at, harm) in harms.iter().enumerate() {
        let mut harmed = whole.clone();
        harm(&mut harmed);
        assert!(schema.faults(&harmed).is_some(), "harm {at} is refused");
    }
}
