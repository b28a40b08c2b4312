//! Input that nobody meant: it gets a clear answer, quickly, and never a crash.

use runebook_grammar::{layout, parse, parse_body, parse_expr};

const SAMPLES: [&str; 4] = [
    include_str!("samples/rip.rune"),
    include_str!("samples/sil.rune"),
    include_str!("samples/stats.rune"),
    include_str!("samples/forms.rune"),
];

/// The tree without places.
fn shape(text: &str) -> String {
    let (tree, problems) = parse(0, text);
    assert!(problems.is_empty(), "{problems:?}\n{text}");
    let full = format!("{tree:?}");
    full.split("Span {").map(|part| part.split_once('}').map_or(part, |(_, after)| after)).collect()
}

#[test]
fn line_ends_and_marks_of_all_kinds_are_one() {
    for sample in SAMPLES {
        let plain = shape(sample);
        assert_eq!(plain, shape(&format!("\u{feff}{sample}")), "BOM");
        assert_eq!(plain, shape(&sample.replace('\n', "\r\n")), "CRLF");
        assert_eq!(plain, shape(&sample.replace('\n', "\r")), "lone CR");
        assert_eq!(plain, shape(&sample.replace('\n', "\r\r\n")), "CR CR LF");
        assert_eq!(plain, shape(&sample.replace("\n  ", "\n\t")), "tabs");
        assert_eq!(plain, shape(&sample.replace("\n  ", "\n\u{3000}\u{a0}")), "wide blanks");
    }
}

#[test]
fn full_width_marks_mean_what_they_look_like() {
    let plain = "ability a \"A\" { level 12; melee +2; let x = (3 - 1) * 2d6; needs a, at_b; let y = points[skill] + f(1); let z = 4-1 }";
    let plain = plain.replace("needs a, at_b; ", "");
    let wide = "ability a \"A\" ｛ level １２； melee ＋2； let x ＝ （3 − 1） × ２d6； let y ＝ points［skill］ ＋ f（１）； let z = 4－1 ｝";
    assert_eq!(shape(&plain), shape(wide));
    for (plain, wide) in [
        ("= -3", "= －３"),
        ("= -3", "=−3"),
        ("= +1", "= ＋１"),
        ("= -2d6", "= −２d６"),
        ("= (-3)", "=（－３）"),
        ("= -10%", "= －１０％"),
        ("= 0.5 lb", "= ０．５ lb"),
        ("= -0.5 lb", "= –０．５ lb"),
        ("= 4-1", "= ４－１"),
        ("= 2d6 + 1", "= ２d６＋１"),
    ] {
        let body = |value: &str| format!("ability a \"A\" {{ to_hit {value} }}");
        assert_eq!(shape(&body(plain)), shape(&body(wide)), "{wide}");
    }
    assert_eq!(
        shape("formula f(a: number in 1..30): number = a"),
        shape("formula f(a: number in １..３０): number ＝ a")
    );
    assert_eq!(shape("table t(a: number) { a >= 3: 1 }"), shape("table t（a： number） { a ≥ ３： 1 }"));
}

#[test]
fn a_dash_between_numbers_is_asked_about() {
    for (text, asks) in
        [("16–17", true), ("１６–１７", true), ("2d6–3", false), ("a – 3", false), ("–3", false), ("1.5–2", false)]
    {
        let (_, problems) = parse_expr(0, text);
        assert_eq!(problems.iter().any(|problem| problem.message.contains("a range or a difference")), asks, "{text}");
    }
}

#[test]
fn places_of_full_width_numbers_are_whole() {
    for number in ["１２", "０．５", "１2", "1２", "−３", "－１０"] {
        let (read, problems) = parse_expr(0, number);
        assert!(problems.is_empty(), "{number}: {problems:?}");
        let place = read.unwrap().span;
        assert_eq!((place.start, place.end as usize), (0, number.len()), "{number}");
    }
}

#[test]
fn layout_keeps_every_place() {
    let text = "unit lb // ポンド\r\nability a \"A “b” – c\" { level １ }\r";
    let laid = layout(0, text);
    assert_eq!(laid.text.len(), text.len());
    assert_eq!(laid.comments.len(), 1);
    assert!(laid.text.contains("\"A “b” – c\""), "strings are untouched");
}

#[test]
fn a_million_brackets_have_one_message() {
    for open in ["(", "[", "{", "a(", "a[", "not ", "-", "roll ", "if a: ", "1 + ", "a.", "half of ", "2^"] {
        let text = format!("kind a {{ let x = {} }}\nunit lb", open.repeat(1_000_000 / open.len()));
        let (_, problems) = parse(0, &text);
        assert_eq!(problems.len(), 1, "{open}: {:?}", problems.first());
        assert_eq!(problems[0].code, "E005", "{open}");
        assert_eq!(parse_expr(0, &text).1.len(), 1);
        assert_eq!(parse_body(0, &text).1.len(), 1);
    }
}

#[test]
fn what_is_nested_as_deep_as_allowed_is_read() {
    let wrap = |open: &str, inner: &str, close: &str, times: usize| {
        format!("kind a {{ let x = {}{inner}{} }}", open.repeat(times), close.repeat(times))
    };
    for text in [
        wrap("(", "1", ")", 95),
        wrap("a(", "1", ")", 95),
        wrap("a[", "1", "]", 95),
        wrap("if a then b else ", "1", "", 45),
        wrap("(x is a or ", "y", ")", 90),
        wrap("f(a with { b(", "1", ") })", 20),
        wrap("f(a with { b(1, ,) }", "1", ")", 20),
        format!("kind a {{ {} stop {} }}", "on x { ".repeat(45), "} ".repeat(45)),
        format!("kind a {{ {} stop {} }}", "on ! x { ".repeat(45), "} ! ".repeat(45)),
        format!("kind a {{ {} stop }}", "if a: ".repeat(90)),
    ] {
        let (_, problems) = parse(0, &text);
        assert!(problems.iter().all(|problem| problem.code != "E005"), "{text}");
    }
}

#[test]
fn long_runs_take_no_more_than_their_length() {
    for piece in [
        "\n",
        "\r",
        "\"",
        "“",
        "“a”",
        "«a",
        "'",
        "// x\n",
        "a,\n",
        "} ",
        "é ",
        "$",
        "a\n",
        "\"a\" ",
        "a b \"x\n",
        "{\n",
        "+ ",
        ";",
        " }\n",
        "}\nx\n",
    ] {
        let text = piece.repeat(100_000 / piece.len());
        let (_, _) = parse(0, &text);
        let (_, _) = parse(0, &format!("a b {{}}\n{text}"));
    }
}

/// A small generator, so that a failure can be run again.
struct Dice(u64);

impl Dice {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or(0) % end.max(1)
    }
}

/// A sample with a few of its characters lost, doubled or replaced.
fn damaged(dice: &mut Dice) -> String {
    const INSERTS: [&str; 32] = [
        "(", ")", "[", "]", "{", "}", "\"", "\"\"\"", ",", ";", ":", "\n", " + ", "+", "é", "（", "−", "\r", "//",
        "else", "when ", "１", "“", "\u{0}", "”", "«", "»", "「", "」", "'", "‘", "’",
    ];
    let mut chars: Vec<char> = SAMPLES[dice.below(4)].chars().collect();
    let from = dice.below(chars.len());
    chars.drain(..from);
    chars.truncate(900);
    for _ in 0..1 + dice.below(6) {
        let at = dice.below(chars.len());
        match dice.below(3) {
            0 => drop(chars.drain(at..(at + 1 + dice.below(4)).min(chars.len()))),
            1 => chars.insert(at, chars.get(dice.below(chars.len())).copied().unwrap_or('x')),
            _ => drop(chars.splice(at..at, INSERTS[dice.below(INSERTS.len())].chars())),
        }
    }
    chars.into_iter().collect()
}

#[test]
fn damaged_text_never_crashes_and_every_place_is_in_it() {
    let mut dice = Dice(7);
    for _ in 0..400 {
        let text = damaged(&mut dice);
        let (_, problems) = parse(0, &text);
        for problem in &problems {
            let (start, end) = (problem.primary.span.start as usize, problem.primary.span.end as usize);
            assert!(text.get(start..end).is_some(), "{problem:?}\n{text}");
        }
        if let Ok(once) = runebook_grammar::format(&text) {
            assert_eq!(shape(&text), shape(&once));
            assert_eq!(runebook_grammar::format(&once).as_ref(), Ok(&once), "{text}");
        }
    }
}

/// Found by fuzzing: each bracket left open in a line that cannot be read used to double the time. Sixty would take ages.
#[test]
fn brackets_left_open_are_not_read_twice() {
    for head in ["formula j = w healt", "  x y(z ", "ability a \"A\" { w healt"] {
        let text = format!("{head}{}h: number in 0..20", "(".repeat(60));
        let (_, problems) = parse(0, &text);
        assert!(!problems.is_empty(), "{text}");
    }
}

#[test]
fn no_blank_of_the_grammars_own_can_be_written() {
    for text in ["ability a \"A\" { level 1\u{1f}}", "ability a\u{1f}\"A\" { }", "ability a \"A\" { melee\u{1f}+2 }"] {
        let (_, problems) = parse(0, text);
        assert!(!problems.is_empty(), "{text:?}");
    }
    // nor in a string, where nobody would see it
    assert_eq!(parse(0, "ability a \"\u{1f}\" { }").1.len(), 1);
}
