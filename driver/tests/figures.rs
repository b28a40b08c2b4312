//! What figures come to: their axes, their cells, and what is said where a cell has no number.

use runebook_driver::figure::figures;
use runebook_driver::pack::shelf::Memory;
use runebook_driver::{Ir, Levels, Pack, check};

const MANIFEST: &str = "language: 1\nname: small\ntitle: { en: Small }\n";

/// The checked rules of a small pack.
fn checked(rules: &str) -> Ir {
    let files = [("small/pack.yaml", MANIFEST), ("small/r.rune", rules)];
    let pack = Pack::open("small", &mut Memory::new(&files)).unwrap();
    let report = check(&pack, &Levels::default());
    report.ir.unwrap_or_else(|| panic!("{:#?}", report.found))
}

#[test]
fn an_axis_of_fractions_asks_with_fractions() {
    let rules = "chance rise(share: number in thousandths) \"Rise\" = share / 4\n\
                 figure f \"F\" { rows share \"Share\" in 0.25, 0.5, 1, 2; cell chance of rise(share); show percent, 2 decimals }\n";
    let drawn = figures(&checked(rules)).unwrap();
    let digits: Vec<&str> = drawn[0].cells.iter().map(|row| row[0].digits.as_str()).collect();
    assert_eq!(digits, ["6.25", "12.50", "25.00", "50.00"]);
}

#[test]
fn a_figure_may_have_as_many_rows_as_an_axis_has_values() {
    let rules = "figure long \"Long\" { rows n \"N\" in 0..2000; cell (n * 2); show whole }\n\
                 figure wide \"Wide\" { rows n \"N\" in 1..2; columns m \"M\" in 1..300; cell n * m; show whole }\n";
    let drawn = figures(&checked(rules)).unwrap();
    let long = drawn.iter().find(|figure| figure.name == "long").unwrap();
    assert_eq!((long.cells.len(), long.cells[2000][0].digits.as_str()), (2001, "4000"));
    let wide = drawn.iter().find(|figure| figure.name == "wide").unwrap();
    assert_eq!((wide.cells[1].len(), wide.cells[1][299].digits.as_str()), (300, "600"));
}

#[test]
fn a_figure_that_fails_says_so_without_names_of_the_compiler() {
    let rules = "figure bad \"Bad\" { rows n \"N\" in 0..2; cell (6 / (n - 1) rounded down) }\n";
    let why = figures(&checked(rules)).unwrap_err().to_string();
    assert!(why.contains("at 1") && !why.contains("query") && !why.contains("Diagnostic"), "{why}");
}

/// The cells of the only figure of these rules, with their signs.
fn cells(rules: &str) -> Vec<String> {
    let drawn = figures(&checked(rules)).unwrap();
    drawn[0].cells.iter().map(|row| format!("{}{}", row[0].sign, row[0].digits)).collect()
}

#[test]
fn a_spread_is_no_variance() {
    let blow = "procedure blow(more: number) \"Blow\" gives wounds: number = 0 { set wounds to roll 1d6 + more }\n";
    let figure =
        "figure f \"F\" { rows more \"More\" in 0..1; cell spread of wounds in blow(more); show 3 decimals }\n";
    // the root of 35/12
    assert_eq!(cells(&format!("{blow}{figure}")), ["1.708", "1.708"]);
}

#[test]
fn every_border_counts() {
    let rare = "check rare(n: number) \"Rare\" { succeeds when roll 1d1000 <= n }\n";
    let show = "show percent, 2 decimals below 5%, 0 decimals below 50%, 1 decimal";
    let figure = format!("figure f \"F\" {{ rows n \"N\" in 4, 49, 50, 300, 999; cell chance of rare(n); {show} }}\n");
    assert_eq!(cells(&format!("{rare}{figure}")), ["0.40", "4.90", "5", "30", "99.9"]);
}

#[test]
fn a_small_mean_is_no_zero() {
    let few = "procedure few(n: number) \"Few\" gives got: number = 0 { if roll 1d1000 <= n { set got to 1 } }\n";
    let figure =
        |show| format!("{few}figure f \"F\" {{ rows n \"N\" in 0, 1, 60; cell mean of got in few(n); {show} }}\n");
    assert_eq!(cells(&figure("show 1 decimal")), ["0.0", "<0.1", "0.1"]);
    assert_eq!(cells(&figure("show percent, 1 decimal")), ["0.0", "0.1", "6.0"]);
}

#[test]
fn a_chance_that_nothing_is_rolled_for_is_a_percentage() {
    let rules = "formula part(n: number) \"Part\": chance = n / 1000\n\
                 figure f \"F\" { rows n \"N\" in 1, 450; cell part(n); show percent, 1 decimal }\n";
    assert_eq!(cells(rules), ["0.1", "45.0"]);
}
