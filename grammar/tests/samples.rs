//! The hardest corners of three rulebooks, and one of every other form, are read without a finding.

use runebook_grammar::tree::{ExprKind, ItemKind, ModOp, StmtKind};
use runebook_grammar::{parse, parse_body, parse_expr};

const SAMPLES: [(&str, &str, usize); 4] = [
    ("rip", include_str!("samples/rip.rune"), 6),
    ("sil", include_str!("samples/sil.rune"), 55),
    ("stats", include_str!("samples/stats.rune"), 17),
    ("forms", include_str!("samples/forms.rune"), 20),
];

#[test]
fn samples_have_no_findings() {
    for (name, text, items) in SAMPLES {
        let (tree, problems) = parse(0, text);
        assert!(problems.is_empty(), "{name}: {problems:#?}");
        assert_eq!(tree.items.len(), items, "{name}");
        assert!(!format!("{tree:?}").contains("Bad"), "{name} has a part that was not read");
    }
}

#[test]
fn rounding_binds_to_what_stands_before_it() {
    let shape = |text: &str| shape(text);
    assert_eq!(shape("a + b / 2 rounded down"), "(a + round((b / 2)))");
    assert_eq!(shape("(a + 4) / (10 * c) rounded down"), "round(((a + 4) / (10 * c)))");
    assert_eq!(shape("half of x rounded down"), "round(half(x))");
    assert_eq!(shape("a * (b / 2) rounded down"), "(a * round((b / 2)))");
    assert_eq!(shape("7 * weapon.weight in lb rounded down"), "(7 * round(weapon.weight in lb))");
    assert_eq!(shape("8 * 3/2"), "((8 * 3) / 2)");
    assert_eq!(shape("-2^2"), "-(2 ^ 2)");
    assert_eq!(shape("2d6-3"), "(2d6 - 3)");
    assert_eq!(shape("not a and b or c"), "((not a and b) or c)");
    assert_eq!(shape("a - b - c"), "((a - b) - c)");
}

/// An expression with all its parentheses.
fn shape(text: &str) -> String {
    let (expr, problems) = parse_expr(0, text);
    assert!(problems.is_empty(), "{text}: {problems:?}");
    show(&expr.expect("an expression").kind)
}

fn show(kind: &ExprKind) -> String {
    match kind {
        ExprKind::Number { value, .. } => value.to_string(),
        ExprKind::Dice { count, sides } => format!("{count}d{sides}"),
        ExprKind::Path(path) => {
            path.segments.iter().map(|segment| segment.name.text.as_str()).collect::<Vec<_>>().join(".")
        }
        ExprKind::Neg(inner) => format!("-{}", show(&inner.kind)),
        ExprKind::Not(inner) => format!("not {}", show(&inner.kind)),
        ExprKind::Rounded { value, .. } => format!("round({})", show(&value.kind)),
        ExprKind::FractionOf { part, value } => format!("{}({})", part.text, show(&value.kind)),
        ExprKind::In { value, unit } => format!("{} in {}", show(&value.kind), unit.text),
        ExprKind::Binary { op, left, right } => {
            let sign = match format!("{op:?}").as_str() {
                "Add" => "+",
                "Sub" => "-",
                "Mul" => "*",
                "Div" => "/",
                "Pow" => "^",
                "And" => "and",
                _ => "or",
            };
            format!("({} {sign} {})", show(&left.kind), show(&right.kind))
        }
        other => format!("{other:?}"),
    }
}

#[test]
fn a_sign_that_touches_its_number_is_a_bonus() {
    let (body, problems) = parse_body(0, "melee +2; to_hit = -3; level 1; dodge is -5; damage sides -2; original");
    assert!(problems.is_empty(), "{problems:?}");
    let ops: Vec<Option<ModOp>> = body
        .iter()
        .map(|stmt| if let StmtKind::Modifier(modifier) = &stmt.kind { Some(modifier.op) } else { None })
        .collect();
    assert_eq!(ops, [Some(ModOp::Plus), None, None, Some(ModOp::Is), Some(ModOp::SidesMinus), None]);
    assert!(matches!(body[1].kind, StmtKind::Field { equals: true, .. }));
    assert!(matches!(body[2].kind, StmtKind::Field { equals: false, .. }));
    assert!(matches!(body[5].kind, StmtKind::Do(_)));
}

#[test]
fn questions_of_the_command_line() {
    for text in [
        "chance of hit in strike(attack(hero, dummy with { evasion 5 }, battle_axe, regular))",
        "odds of net, crit in strike(attack(hero, dummy, battle_axe, regular)) given hit",
        "odds of test_die",
        "3d6",
        "(test_die)",
        "4d6 keep high 3",
        "mean of net + 1 in strike(a)",
        "expected days_to_rise(3, 80)",
    ] {
        let (expr, problems) = parse_expr(0, text);
        assert!(problems.is_empty(), "{text}: {problems:?}");
        assert!(expr.is_some(), "{text}");
    }
    let (expr, _) = parse_expr(0, "mean of net + 1 in strike(a)");
    assert!(matches!(expr.map(|expr| expr.kind), Some(ExprKind::Query { within: Some(_), .. })));
}

#[test]
fn words_of_the_language_are_names_where_nothing_else_fits() {
    let text = "kind odd { kind: attack_kind; first: yes or no; range: number; by: number = 3; count: number }\n\
                odd one \"One\" { level 1; range 3; attack 4; first yes; count 3; sides 4; by 5; let sides = 1; let level = 2 }";
    let (tree, problems) = parse(0, text);
    assert!(problems.is_empty(), "{problems:?}");
    assert!(matches!(&tree.items[1].kind, ItemKind::Entry(entry) if entry.body.len() == 9));
}

#[test]
fn long_strings_lose_their_margin() {
    let (tree, problems) = parse(0, "ability a \"A\" {\n  text \"\"\"\n    One\n      two\n    \"\"\"\n}");
    assert!(problems.is_empty(), "{problems:?}");
    let ItemKind::Entry(entry) = &tree.items[0].kind else { panic!("an entry") };
    assert!(matches!(&entry.body[0].kind, StmtKind::Text(text) if text.text == "One\n  two"));
}

#[test]
fn braces_in_arguments_keep_their_lines() {
    let text = "test \"t\" {\n  expect damage of attack(\n    hero with {\n      melee 8\n      strength 3\n    },\n    dummy) is 3\n}";
    let (_, problems) = parse(0, text);
    assert!(problems.is_empty(), "{problems:?}");
}
