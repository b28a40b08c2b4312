//! Large and deep packs: none may overflow the small stack of a thread, and none may keep the compiler busy for long.

use std::thread;
use std::time::{Duration, Instant};

use runebook_compiler::{File, check, emit};

const SYSTEM: &str = "entity creature \"Creature\" { stat strength: number, else 0; resource health: number in 0..20, starts at 20 }\n\
    kind ability \"Ability\" { }\n";

/// A pack of `count` pieces, each made by its number, in a frame.
fn pack(before: &str, count: usize, piece: impl Fn(usize) -> String, after: &str) -> String {
    let pieces: String = (0..count).map(piece).collect();
    format!("{SYSTEM}{before}{pieces}{after}\n")
}

/// What is found in a pack, down to its table, on a stack of 2 MB; the first finding comes first.
fn codes(text: String) -> Vec<&'static str> {
    let work = move || {
        let checked = check(&[File { path: "deep.rune".to_owned(), text, edition: 0 }]);
        let more = checked.ir.and_then(|ir| emit::emit(&ir).err()).unwrap_or_default();
        checked.diagnostics.iter().chain(&more).map(|found| found.code).collect()
    };
    let start = Instant::now();
    let found = thread::Builder::new().stack_size(2 << 20).spawn(work).unwrap().join().unwrap();
    assert!(start.elapsed() < Duration::from_secs(60), "too slow");
    found
}

/// All findings have one of these codes.
#[track_caller]
fn only(found: &[&str], codes: &[&str]) {
    assert!(found.iter().all(|code| codes.contains(code)), "{found:?}");
}

#[test]
fn long_chains_of_formulas_stats_and_dice_are_in_order() {
    let next = |at: usize| if at < 399 { at + 1 } else { at };
    let formula = |at: usize| match at {
        399 => "formula f399(a: number): number = a\n".to_owned(),
        _ => format!("formula f{at}(a: number): number = f{}(a) + 1\n", at + 1),
    };
    only(&codes(pack("", 400, formula, "")), &[]);
    let stat = |at: usize| {
        if at == 399 {
            "stat s399: number = 1\n".to_owned()
        } else {
            format!("stat s{at}: number = s{} + 1\n", next(at))
        }
    };
    only(&codes(pack("entity wagon \"Wagon\" {\n", 400, stat, "}")), &[]);
    let die = |at: usize| match at {
        399 => "die x399 { roll 1d6; 1..6: stop }\n".to_owned(),
        _ => format!("die x{at} {{ roll 1d6; 1..5: stop; 6: total +1, then x{} }}\n", at + 1),
    };
    only(&codes(pack("", 400, die, "")), &[]);
}

#[test]
fn what_is_too_deep_is_said_and_not_followed() {
    let table = |at: usize| match at {
        399 => "table t399(a: number) { else: a }\n".to_owned(),
        _ => format!("table t{at}(a: number) {{ else: t{}(a) + 1 }}\n", at + 1),
    };
    let found = codes(pack("", 400, table, ""));
    assert!(!found.is_empty());
    only(&found, &["E039"]);
    let procedure = |at: usize| {
        format!("procedure p{at}(a: number) gives n: number = 0 {{ let r = p{}(a).n; set n to r }}\n", at + 1)
    };
    let last = "procedure p400(a: number) gives n: number = 0 { set n to a }";
    only(&codes(pack("", 400, procedure, last)), &["E039"]);
    let constant = |at: usize| format!("let c{at} = c{} + 1\n", at + 1);
    only(&codes(pack("ability a \"A\" { ", 400, constant, "let c400 = 1; strength +c0 }")), &["E039"]);
}

#[test]
fn large_circles_are_said_once() {
    let stat = |at: usize| format!("stat s{at}: number = s{} + 1\n", (at + 1) % 400);
    assert_eq!(codes(pack("entity wagon \"Wagon\" {\n", 400, stat, "}")), ["E020"]);
    let entry = |at: usize| format!("ability a{at} \"A\" {{ needs a{} }}\n", (at + 1) % 400);
    assert_eq!(codes(pack("", 400, entry, "")), ["E021"]);
    let formula = |at: usize| format!("formula f{at}(a: number): number = f{}(a) + 1\n", (at + 1) % 400);
    assert_eq!(codes(pack("", 400, formula, "")), ["E020"]);
}

#[test]
fn many_cases_conditions_and_lines_are_read_or_refused() {
    let row = |at: usize| format!("a = {at}: {at}\n");
    only(&codes(pack("table t(a: number) {\n", 200, row, "else: 0 }")), &[]);
    only(&codes(pack("table t(a: number) {\n", 2000, row, "else: 0 }")), &["E039"]);
    let arm = |at: usize| format!("{at}: stop\n");
    only(&codes(pack("procedure p(a: number) { match a {\n", 2000, arm, "else: stop } }")), &["E039"]);
    only(&codes(pack("procedure p(a: creature) {\n", 2000, |_| "a loses 1 health\n".to_owned(), "}")), &[]);
    only(&codes(pack("procedure p(a: number) {\n", 400, |at| format!("let x{at} = a + {at}\n"), "}")), &["E039"]);
    only(&codes(pack("procedure p(a: number) ", 1000, |_| "{ if a > 0 ".to_owned(), "")), &["E003", "E005", "E001"]);
    only(&codes(pack("formula f(a: number): number = a", 1000, |_| " + a".to_owned(), "")), &["E005"]);
    only(
        &codes(pack("formula f(a: number): number = ", 1000, |at| format!("if a = {at} then {at} else "), "0")),
        &["E005"],
    );
}

#[test]
fn many_rules_that_could_contradict_each_other_are_compared_in_time() {
    let rule = |at: usize| format!("ability a{at} \"A\" {{ strength is {at} when your health = {} }}\n", at % 20);
    only(&codes(pack("", 400, rule, "")), &["E026"]);
    let rule = |at: usize| format!("ability a{at} \"A\" {{ strength is {at}, priority {at} }}\n");
    only(&codes(pack("", 400, rule, "")), &[]);
}
