//! `mdbook-runebook` as mdBook runs it: a book as JSON in, the same with what the rules say out.

use std::io::Write;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

/// Standard output, standard error and the exit code of the preprocessor.
fn run(arguments: &[&str], input: &str) -> (String, String, i32) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mdbook-runebook"));
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).env("NO_COLOR", "1");
    let mut child = command.spawn().unwrap();
    // it may end without reading what it was given
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let done = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (text(done.stdout), text(done.stderr), done.status.code().unwrap())
}

fn chapter(path: &str, content: &str, inside: Vec<Value>) -> Value {
    json!({ "Chapter": {
        "name": path, "content": content, "number": [1], "sub_items": inside, "path": path, "source_path": path,
        "parent_names": [],
    } })
}

/// What mdBook writes to a preprocessor, for a book beside the packs.
fn input(settings: &Value, items: &[Value]) -> String {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../content");
    let context = json!({
        "root": root, "renderer": "html", "mdbook_version": "0.5.4",
        "config": { "book": { "title": "Mine", "language": "fr", "src": "src" }, "preprocessor": { "runebook": settings } },
    });
    json!([context, { "items": items }]).to_string()
}

fn content(item: &Value) -> &str {
    item["Chapter"]["content"].as_str().unwrap()
}

#[test]
fn directives_become_what_the_rules_say() {
    let first = "# One\n\n{{#entry power}}\n\nIt adds {{#value power.sides}}. {{#value hero.melee}} is {{#entry skill.melee}}, \
                 `{{#entry power}}` and \\{{#entry power}} are not. {{#include other.md}}\n\n{{#trace hero.melee}}\n";
    let second =
        "# Two\n\n[Puissance](entry:ability.power), {{#entry power}}.\n\n{{#entry power}}\n\n{{#figure landing}}\n";
    let items = [chapter("one.md", first, vec![chapter("deep/two.md", second, Vec::new())])];
    let (out, error, code) = run(&[], &input(&json!({ "pack": "sil-q" }), &items));
    assert_eq!(code, 0, "{error}");
    let book: Value = serde_json::from_str(&out).unwrap();
    let (one, two) = (content(&book["items"][0]), content(&book["items"][0]["Chapter"]["sub_items"][0]));
    // in the language of the book, with an anchor the first time
    assert!(one.contains("<article class=\"entry\" id=\"ability.power\" aria-label=\"Puissance\">"), "{one}");
    assert!(
        one.contains(
            "It adds 1. 10 is Mêlée, `{{#entry power}}` and \\{{#entry power}} are not. {{#include other.md}}"
        ),
        "{one}"
    );
    assert!(one.contains("<div class=\"trace\""), "{one}");
    assert!(!one.contains("entry:"), "{one}");
    assert!(two.contains("[Puissance](../one.md#ability.power), [Puissance](../one.md#ability.power)."), "{two}");
    assert!(two.contains("<article class=\"entry quoted\" id=\"quoted-"), "{two}");
    assert!(two.contains("<figure class=\"figure\" id=\"figure.landing\""), "{two}");
}

#[test]
fn findings_stand_at_their_place_in_the_chapter() {
    let text = "# One\n\n{{#entri power}}\n\n{{#entry pover}} and {{#value power.sidez}}\n\n{{#trace hero.melle}}\n\n\
                [x](entry:ability.charge) [y](entry:ability.chargs)\n\n{{#figure landing\n\n{{#trace strike(attack(hero, dummy, spear, regular))}}\n";
    let (out, error, code) = run(&[], &input(&json!({ "pack": "sil-q" }), &[chapter("deep/one.md", text, Vec::new())]));
    assert_eq!((out.as_str(), code), ("", 1), "{error}");
    for (place, what) in [
        ("deep/one.md:3:4", "there is no directive `entri`"),
        ("deep/one.md:5:10", "the book has no entry `pover`"),
        ("deep/one.md:5:37", "`power` has no value `sidez`"),
        ("deep/one.md:7:15", "has no `melle`"),
        ("deep/one.md:9:5", "no chapter of this book shows `ability.charge`"),
        ("deep/one.md:9:31", "this link leads to `entry:ability.chargs`, which is not in the book"),
        ("deep/one.md:11:1", "this directive does not end"),
        ("deep/one.md:13:10", "here falls a die, and nothing says how"),
    ] {
        assert!(error.contains(place) && error.contains(what), "{place}: {what}\n{error}");
    }
    assert!(error.contains("did you mean `entry`?"), "{error}");
}

#[test]
fn what_is_missing_is_a_sentence() {
    let of = |settings| run(&[], &input(&settings, &[chapter("one.md", "# One\n", Vec::new())]));
    let (_, error, code) = of(json!({}));
    assert!(code == 2 && error.contains("add `pack = "), "{error}");
    let (_, error, code) = of(json!({ "pack": "nowhere" }));
    assert!(code == 2 && error.contains("There is no folder"), "{error}");
    let (_, error, code) = of(json!({ "pack": "stats", "locale": "xx" }));
    assert!(code == 2 && error.contains("The pack has no book in `xx`; it has en, de, fr, ja."), "{error}");
    let (_, error, code) = run(&[], "nonsense");
    assert!(code == 2 && error.contains("Standard input is no book of mdBook"), "{error}");
}

#[test]
fn mdbook_asks_what_it_supports() {
    assert_eq!(run(&["supports", "html"], "").2, 0);
    assert_eq!(run(&["supports", "epub"], "").2, 1);
    assert!(run(&["style"], "").0.contains(".entry"));
    assert!(run(&["--help"], "").0.contains("[preprocessor.runebook]"));
    assert_eq!(run(&["what"], "").2, 2);
}

#[test]
fn keys_that_nobody_reads_and_another_language_are_said() {
    let items = [chapter("one.md", "# One\n\nText.\n", Vec::new())];
    let (_, error, code) = run(&[], &input(&json!({ "pack": "sil-q", "local": "ja", "locale": "en" }), &items));
    assert_eq!(code, 0, "{error}");
    assert!(
        error.contains("`local` below `[preprocessor.runebook]` in `book.toml` means nothing. Did you mean `locale`?"),
        "{error}"
    );
    assert!(error.contains("The book is in `fr`, and what the rules say is put in in `en`"), "{error}");
}
