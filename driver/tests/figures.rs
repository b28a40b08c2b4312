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
