//! A mistake has one message, at its place, and swallows nothing beside it.

use runebook_grammar::{Diagnostic, decode, parse, parse_body, parse_expr};

/// `line: code message [words]` of each finding.
fn findings(text: &str) -> Vec<String> {
    parse(0, text).1.iter().map(|problem| line(text, problem)).collect()
}

fn line(text: &str, problem: &Diagnostic) -> String {
    let (start, end) = (problem.primary.span.start as usize, problem.primary.span.end as usize);
    let line = text[..start].matches('\n').count() + 1;
    format!("{line}: {} {} [{}]", problem.code, problem.message, &text[start..end])
}

#[test]
fn five_mistakes_five_messages() {
    let text = "\
kind skill { from: stat of creature }
ability power \"Power\" {
  let x 3
  let a = 2 * (3 + ) - 1
  level 1
  melee + 2
}
procedure strike(attack) {
  step net = damage -
  step harm { announce }
}
unit lb
";
    assert_eq!(
        findings(text),
        [
            "3: E001 expected `:` after `x` [3]",
            "4: E001 expected a value after `+` [)]",
            "6: E001 the `+` of a bonus or penalty touches what follows [+]",
            "9: E001 expected a value after `-` []",
            "10: E001 expected a name after `announce` []",
        ]
    );
    assert_eq!(parse(0, text).0.items.len(), 4);
}

#[test]
fn an_unclosed_brace_stops_at_the_next_declaration() {
    let text = "ability a \"A\" {\n  level 1\n  on killed { gain hail\n\nability b \"B\" { level 2 }\n";
    assert_eq!(findings(text), ["1: E003 this `{` is not closed [{]", "3: E003 this `{` is not closed [{]"]);
    assert_eq!(parse(0, text).0.items.len(), 2);
}

#[test]
fn a_brace_closed_too_early_is_one_mistake() {
    let text = "ability a \"A\" {\n  level 1 }\n  let x = 3\n\n  melee +x\n}\nability b \"B\" { level 2 }\n";
    assert_eq!(findings(text), ["2: E003 this `}` closes too early, or the one after it is too many [}]"]);
    assert_eq!(parse(0, text).0.items.len(), 2);
    let stray = "ability a \"A\" { level 1 }\n}\nability b \"B\" { level 2 }\n";
    assert_eq!(findings(stray), ["2: E003 this `}` closes nothing [}]"]);
}

#[test]
fn an_unclosed_bracket_stops_at_its_line() {
    let text = "ability a \"A\" {\n  strike(attack(you, foe)\n  level 1\n  let x = points[skill\n  level 2\n}\n";
    assert_eq!(findings(text), ["2: E003 this `(` is not closed [(]", "4: E003 this `[` is not closed [[]"]);
}

#[test]
fn an_unclosed_string_stops_at_its_line() {
    let text = "ability a \"A {\n  level 1\n}\nability b \"B\" { text \"x }\n}\n";
    assert_eq!(
        findings(text),
        ["1: E002 this string is not closed [\"A]", "4: E002 this string is not closed [\"x }]"]
    );
    let long = "ability a \"A\" {\n  text \"\"\"never ends\n}\nability b \"B\" { level 2 }\n";
    assert_eq!(findings(long)[0], "1: E003 this `{` is not closed [{]");
    assert_eq!(findings(long)[1], "2: E002 this string is not closed [\"\"\"]");
    assert_eq!(findings(long).len(), 2);
}

#[test]
fn names_in_another_script_are_said_once_each() {
    let text = "ability épée \"Épée\" { level 1; needs épée or 剣 }\nability b \"B\" { needs 剣 }";
    assert_eq!(
        findings(text),
        [
            "1: E004 the name `épée` is not in plain letters [épée]",
            "1: E004 the name `剣` is not in plain letters [剣]"
        ]
    );
    let (tree, _) = parse(0, text);
    assert!(format!("{tree:?}").contains("\"épée\""), "the word is kept, so that its uses still find it");
}

#[test]
fn a_statement_outside_is_told_where_it_belongs() {
    let text = "on killed as attacker {\n  foo ++ bar\n}\nunit lb\n";
    assert_eq!(findings(text)[0], "1: E001 `on` stands inside a declaration, not beside it [on]");
    assert_eq!(findings(text).len(), 2, "the block is read for its own mistakes");
}

#[test]
fn a_bad_header_does_not_hide_its_body() {
    let text = "procedure strike attack {\n  step a == 4\n}\n";
    assert_eq!(findings(text).len(), 2);
    assert_eq!(findings(text)[1], "2: E001 one `=` is enough, to set as well as to compare [==]");
}

#[test]
fn a_missing_value_does_not_take_the_next_line() {
    let text = "kind k {\n  die: dice =\n  level: number\n  weight: number,\n  let x = 3\n}\n";
    let found = findings(text);
    assert_eq!(found[0], "2: E001 expected a value after `=` []");
    assert_eq!(found.len(), 2, "{found:?}");
}

#[test]
fn rows_and_faces_and_arms_fail_alone() {
    let text = "table t(a: number) {\n  a > : 3\n  a < 2: 4\n  else 7\n}\ndie d { roll 1d6; 1 stop; 2: total +1 }\n\
                procedure p(attack) { match attack.kind { regular stop; flanking: stop } }\n";
    let lines: Vec<String> = findings(text).iter().map(|found| found[..2].to_owned()).collect();
    assert_eq!(lines, ["2:", "4:", "6:", "7:"]);
}

#[test]
fn dice_that_tools_read_differently_are_refused() {
    let (_, problems) = parse_expr(0, "4d6k3");
    assert_eq!(problems.len(), 1);
    assert!(problems[0].message.contains("means different things"), "{problems:?}");
}

#[test]
fn comparisons_do_not_chain() {
    let (_, problems) = parse_expr(0, "a < b < c");
    assert_eq!(problems.len(), 1);
}

#[test]
fn statements_of_the_command_line_recover_too() {
    let (body, problems) = parse_body(0, "strength 3; melee + 8; level 2");
    assert_eq!((body.len(), problems.len()), (3, 1));
}

#[test]
fn bytes_that_are_no_text() {
    let broken = decode(0, b"unit lb\n\xff").expect_err("not UTF-8");
    assert_eq!((broken.code, broken.primary.span.start), ("E006", 8));
    assert_eq!(decode(0, "unit lb".as_bytes()), Ok("unit lb".to_owned()));
}

#[test]
fn messages_have_no_jargon() {
    let texts = [
        "let",
        "kind",
        "kind a { let x = }",
        "kind a { if a b }",
        "table t(a) { 3 }",
        "fact f(a b): c",
        "kind a { let x = f(1 2) }",
        "x y z",
    ];
    for text in texts {
        for problem in parse(0, text).1 {
            let words = format!("{} {} {:?}", problem.message, problem.primary.text, problem.help);
            for jargon in ["token", "identifier", "expression", "EOF", "EOI", "k_", "type_", "arith", "logic"] {
                assert!(!words.contains(jargon), "{text}: {words}");
            }
        }
    }
}

#[test]
fn quotes_of_other_keyboards_are_read_as_the_text_they_mean() {
    for written in
        ["“A”", "«A»", "»A«", "「A」", "『A』", "”A”", "„A“", "＂A＂", "'A'", "‘A’", "\"A”", "“A\"", "‹A›", "｢A｣"]
    {
        let text = format!("kind a {written} {{ }}\nkind b \"B\" {{ }}\n");
        let (tree, found) = parse(0, &text);
        assert_eq!((tree.items.len(), found.len()), (2, 1), "{written}: {found:?}");
        assert_eq!(found[0].message, "a text stands between straight double quotes", "{written}");
        let fix = found[0].fix.as_ref().unwrap();
        let mut mended = text.clone();
        let place = fix.edits[0].span;
        mended.replace_range(place.start as usize..place.end as usize, &fix.edits[0].text);
        assert_eq!(mended, "kind a \"A\" { }\nkind b \"B\" { }\n", "{written}");
        assert!(parse(0, &mended).1.is_empty());
    }
    let quoting = "kind a “the \"last\" one\\” { }\n";
    let (_, found) = parse(0, quoting);
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!(found[0].fix.as_ref().unwrap().edits[0].text, r#""the \"last\" one\\""#);
    assert_eq!(findings("kind a “A { }\n").len(), 1);
}

#[test]
fn what_nobody_sees_in_a_text_is_told() {
    assert_eq!(
        findings("kind a \"A\u{0}\u{7}\" { }\nkind b \"B\tC\" { }\n"),
        ["1: E001 a text holds a character that nobody can see (U+0000) [\u{0}\u{7}]"]
    );
    assert_eq!(
        findings("kind a \"A\u{0}b\u{7}\" { }\nkind b \u{201c}B\u{1b}C\u{201d} { }\n"),
        [
            "1: E001 a text holds a character that nobody can see (U+0000) [\u{0}]",
            "1: E001 a text holds a character that nobody can see (U+0007) [\u{7}]",
            "2: E001 a text stands between straight double quotes [\u{201c}B\u{1b}C\u{201d}]",
            "2: E001 a text holds a character that nobody can see (U+001B) [\u{1b}]",
        ]
    );
}
