//! The figures of the fixture: chances, wounds and days, computed here as simply as can be.

use runebook_book::model::{Figure, Page, Part};

use super::say;

/// The page of figures.
pub fn page(locale: &str) -> Page {
    let figures = [hold(locale), wounds(locale), days(locale)];
    Page {
        id: "figures".to_owned(),
        title: say(locale, ["Figures", "Figures et probabilités", "図表"]),
        intro: say(
            locale,
            [
                "Computed from the rules, not played out.",
                "Calculées d'après les règles, sans simulation.",
                "規則から計算した正確な値である。",
            ],
        ),
        parts: figures.map(Part::Figure).to_vec(),
        ..Page::default()
    }
}

/// `number` with this many decimals as the locale prints it.
fn printed(locale: &str, number: f64, decimals: usize) -> String {
    let text = format!("{number:.decimals$}");
    if locale == "fr" { text.replace('.', ",") } else { text }
}

fn percent(locale: &str, chance: f64, decimals: usize) -> String {
    let space = if locale == "fr" { "\u{202f}" } else { "" };
    printed(locale, chance * 100.0, decimals) + space + "%"
}

/// The chance that 2d10 and the score reach the difficulty.
fn chance(score: i32, difficulty: i32) -> f64 {
    let ways = (1..=10).flat_map(|one| (1..=10).map(move |other| one + other));
    ways.filter(|roll| roll + score >= difficulty).count() as f64 / 100.0
}

fn hold(locale: &str) -> Figure {
    let rows: Vec<i32> = (13..=26).chain([28]).collect();
    let columns = [6, 8, 10, 12, 14, 16];
    let values = grid(&rows, &columns, |row, column| chance(column, row));
    let ticks = [0.0, 0.2, 0.4, 0.6, 0.8, 1.0];
    Figure {
        id: "figure.hold".to_owned(),
        title: say(locale, ["How often the check holds", "Fréquence de réussite du test", "判定に耐える確率"]),
        forms: Vec::new(),
        rows: say(locale, ["Difficulty", "Difficulté", "難易度"]),
        columns: say(locale, ["Score", "Score", "能力値"]),
        cell: say(locale, ["Chance that the check holds", "Probabilité que le test réussisse", "判定に成功する確率"]),
        row_heads: rows.iter().map(ToString::to_string).collect(),
        column_heads: columns.iter().map(ToString::to_string).collect(),
        cells: shown(&values, |value| percent(locale, value, 1)),
        ticks: ticks.map(|value| (value, percent(locale, value, 0))).to_vec(),
        edition: None,
        values,
    }
}

fn wounds(locale: &str) -> Figure {
    let (rows, columns): (Vec<i32>, Vec<i32>) = ((0..=8).collect(), (0..=8).collect());
    let values = grid(&rows, &columns, |row, column| (f64::from(row - column) * 0.31 + 1.2).max(0.0).powf(1.3));
    Figure {
        id: "figure.wounds".to_owned(),
        title: say(locale, ["Wounds from one blow", "Blessures d'un seul coup", "一撃で受ける傷"]),
        forms: vec!["heat map".to_owned()],
        rows: say(locale, ["Attack strength", "Force de l'attaque", "攻撃力"]),
        columns: say(locale, ["Toughness and armour", "Endurance et armure", "頑健さと鎧"]),
        cell: say(locale, ["Mean number of wounds", "Nombre moyen de blessures", "傷の平均数"]),
        row_heads: rows.iter().map(ToString::to_string).collect(),
        column_heads: columns.iter().map(ToString::to_string).collect(),
        cells: shown(&values, |value| printed(locale, value, 2)),
        values,
        ticks: Vec::new(),
        edition: None,
    }
}

fn days(locale: &str) -> Figure {
    let rows = [1, 2, 4, 8, 15, 25, 40, 80, 160, 320];
    let prices = [400, 900, 2200];
    let values = grid(&rows, &prices, |marks, price| f64::from(price) / f64::from(marks) + 1.3);
    Figure {
        id: "figure.days".to_owned(),
        title: say(locale, ["Days to the next point", "Jours jusqu'au point suivant", "次の1点までの日数"]),
        forms: vec!["curve".to_owned(), "table".to_owned()],
        rows: say(locale, ["Marks a day", "Marques par jour", "1日の印"]),
        columns: say(locale, ["Price", "Prix", "値段"]),
        cell: say(locale, ["Expected number of days", "Nombre de jours attendu", "日数の期待値"]),
        row_heads: rows.iter().map(ToString::to_string).collect(),
        column_heads: prices.iter().map(ToString::to_string).collect(),
        cells: shown(&values, |value| printed(locale, value, if value < 10.0 { 1 } else { 0 })),
        values,
        ticks: Vec::new(),
        edition: None,
    }
}

fn grid(rows: &[i32], columns: &[i32], cell: impl Fn(i32, i32) -> f64) -> Vec<Vec<f64>> {
    rows.iter().map(|row| columns.iter().map(|column| cell(*row, *column)).collect()).collect()
}

fn shown(values: &[Vec<f64>], print: impl Fn(f64) -> String) -> Vec<Vec<String>> {
    values.iter().map(|row| row.iter().map(|value| print(*value)).collect()).collect()
}
