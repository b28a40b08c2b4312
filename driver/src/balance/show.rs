//! A balance for readers and for programs.

use runebook_odds::Number;
use serde_json::{Value, json};

use super::rank::{Rank, gain};
use super::{Balance, Row, Worth};
use crate::aligned::aligned;
use crate::sweep::show::chance;

/// A table for each plan and foe, the best for its cost first, then what stands out.
#[must_use]
pub fn text(balance: &Balance) -> String {
    let ranks = balance.ranks();
    if balance.rows.is_empty() {
        return format!("{}\n", nothing(balance));
    }
    let mut order: Vec<usize> = (0..balance.rows.len()).filter(|at| !ranks[*at].no_effect).collect();
    order.sort_by(|one, other| {
        let worth = |at: usize| gain(&balance.rows[at]);
        worth(*other).total_cmp(&worth(*one)).then(one.cmp(other))
    });
    let mut text = String::new();
    for (at, (plan, foe, wins)) in balance.matches.iter().enumerate() {
        text.push_str(&format!(
            "{}: {} (plan {plan}) against {foe} (plan {}), wins {} as it is\n\n",
            balance.pack,
            balance.build,
            balance.foe_plan,
            chance(wins)
        ));
        if order.is_empty() {
            text.push_str(UNMOVED);
        } else {
            text.push_str(&aligned(&rows(balance, &order, at), &["kind", "as"]));
        }
        text.push('\n');
    }
    text.push_str(&foot(balance, &ranks));
    text
}

/// Said in place of a table without rows.
const UNMOVED: &str = "Nothing changes this fight. Weigh against other foes or by other plans, or weigh changes of your own: \
                       `--changes 'strength +1'`.\n";

fn nothing(balance: &Balance) -> String {
    let why = match balance.skipped.as_slice() {
        [] => "the pack has no entries that a fighter could have, and the build begins with no numbers".to_owned(),
        [(entry, why), ..] => {
            format!("none of {} entries and changes can be had; {entry}: {why}", balance.skipped.len())
        }
    };
    format!("There is nothing to weigh for {}: {why}.", balance.build)
}

/// What gains are divided by so that they can be read: a power of ten near the usual cost.
fn unit(balance: &Balance) -> i64 {
    let mut costs: Vec<i64> = balance.rows.iter().filter_map(|row| row.cost).filter(|cost| *cost > 0).collect();
    costs.sort_unstable();
    let usual = costs.get(costs.len() / 2).copied().unwrap_or(1);
    std::iter::successors(Some(1_i64), |unit| unit.checked_mul(10))
        .take_while(|unit| *unit <= usual)
        .last()
        .unwrap_or(1)
}

fn rows(balance: &Balance, order: &[usize], at: usize) -> Vec<Vec<String>> {
    let (unit, paid) = (unit(balance), balance.paid_in.as_ref());
    let mut heads = ["entry", "kind", "as", "cost", "wins, points", "damage a round"].map(str::to_owned).to_vec();
    if let Some(paid) = paid {
        // what wins are counted in has the name that a pack may give to what is paid
        let per = if unit == 1 { format!("unit of {paid}") } else { format!("{unit} {paid}") };
        heads.push(format!("wins per {per}"));
        heads.push(format!("damage per {per}"));
    }
    let row = |row: &Row| {
        let cost = row.cost.map_or_else(|| "–".to_owned(), |cost| cost.to_string());
        let mut cells = vec![row.entry.clone(), row.kind.clone(), row.how.clone(), cost];
        match &row.worth[at] {
            Ok(worth) => cells.extend(worths(row, worth, paid.map(|_| unit))),
            Err(why) => cells.push(why.clone()),
        }
        cells
    };
    std::iter::once(heads).chain(order.iter().map(|at| row(&balance.rows[*at]))).collect()
}

fn worths(row: &Row, worth: &Worth, unit: Option<i64>) -> Vec<String> {
    let points = worth.wins.times(100);
    let mut cells =
        vec![difference(&points, 1), worth.damage.as_ref().map_or_else(|| "–".to_owned(), |more| difference(more, 2))];
    if let Some(unit) = unit {
        let per = |of: Option<f64>| match (of, row.cost.filter(|cost| *cost > 0)) {
            (Some(of), Some(cost)) => format!("{:+.2}", of * unit as f64 / cost as f64 + 0.0),
            _ => "–".to_owned(),
        };
        cells.push(per(Some(points.to_f64())));
        cells.push(per(worth.damage.as_ref().map(Number::to_f64)));
    }
    cells
}

/// A difference with its sign, and how far it may be off where it was sampled.
fn difference(more: &Number, digits: usize) -> String {
    let (low, high) = more.ends();
    let middle = format!("{:+.digits$}", more.to_f64() + 0.0);
    match more.sampled {
        Some(_) => format!("~{middle} ±{:.digits$}", (high - low) / 2.0),
        None => middle,
    }
}

/// What stands out, what was assumed, and what was left out.
fn foot(balance: &Balance, ranks: &[Rank]) -> String {
    let mut lines = Vec::new();
    let named = |fits: &dyn Fn(&Rank) -> bool| {
        let found = balance.rows.iter().zip(ranks).filter(|(_, rank)| fits(rank));
        found.map(|(row, _)| row.entry.clone()).collect::<Vec<_>>().join(", ")
    };
    for (row, rank) in balance.rows.iter().zip(ranks) {
        let cost = |row: &Row| row.cost.map_or_else(String::new, |cost| format!(" ({cost})"));
        if let Some(better) = &rank.dominated_by {
            let other = balance.rows.iter().find(|row| row.entry == *better);
            lines.push(format!(
                "dominated: {}{} by {better}{}",
                row.entry,
                cost(row),
                other.map_or_else(String::new, cost)
            ));
        }
        if let Some(far) = rank.outlier {
            let side = if far > 0.0 { "above" } else { "below" };
            lines.push(format!(
                "outlier: {}{} is {:.1} usual distances {side} the middle for its cost",
                row.entry,
                cost(row),
                far.abs()
            ));
        }
    }
    let idle = named(&|rank| rank.no_effect);
    if !idle.is_empty() {
        lines.push(format!("no effect in these fights: {idle}"));
    }
    if !balance.skipped.is_empty() {
        let names: Vec<&str> = balance.skipped.iter().map(|(entry, _)| entry.as_str()).collect();
        lines.push(format!("left out, for the build has them or cannot have them: {}", names.join(", ")));
    }
    let (fights, seed) = (balance.wanted.fights, balance.wanted.seed);
    lines.push(format!(
        "{fights} fights each, seed {seed}, with the same luck as without; `±` and all that is \
         called sure hold with 99.9 % confidence; damage is how far the foe comes in a round toward having lost"
    ));
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// A line for each entry, plan and foe.
#[must_use]
pub fn csv(balance: &Balance) -> String {
    let heads = "kind,entry,as,cost,plan,foe,wins_without,wins_more,wins_more_low,wins_more_high,damage_more,\
                 damage_more_low,damage_more_high,dominated_by,outlier,no_effect,why\n";
    let mut text = heads.to_owned();
    each(balance, |cells| {
        let cells: Vec<String> = cells.iter().map(|(_, value)| quoted(value)).collect();
        text.push_str(&format!("{}\n", cells.join(",")));
    });
    text
}

fn quoted(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) if text.contains(['"', ',', '\n']) => format!("\"{}\"", text.replace('"', "\"\"")),
        Value::String(text) => text.clone(),
        Value::Bool(_) | Value::Number(_) | Value::Array(_) | Value::Object(_) => value.to_string(),
    }
}

/// One JSON object on one line.
#[must_use]
pub fn json(balance: &Balance) -> String {
    let mut rows = Vec::new();
    each(balance, |cells| {
        let cells = cells.iter().map(|(name, value)| ((*name).to_owned(), value.clone()));
        rows.push(Value::Object(cells.collect()));
    });
    let skipped: Vec<Value> =
        balance.skipped.iter().map(|(entry, why)| json!({ "entry": entry, "why": why })).collect();
    let Balance { pack, build, foe_plan, paid_in, wanted, .. } = balance;
    let object = json!({
        "pack": pack, "build": build, "foe_plan": foe_plan, "paid_in": paid_in, "fights": wanted.fights,
        "seed": wanted.seed, "confidence": 0.999, "rows": rows, "skipped": skipped
    });
    format!("{object}\n")
}

/// All cells of each row and match, by name.
fn each(balance: &Balance, mut then: impl FnMut(&[(&'static str, Value)])) {
    for (row, rank) in balance.rows.iter().zip(balance.ranks()) {
        for ((plan, foe, without), worth) in balance.matches.iter().zip(&row.worth) {
            let known = worth.as_ref().ok();
            let ends = |number: Option<&Number>| number.map(|number| (number.to_f64(), number.ends()));
            let (wins, damage) =
                (ends(known.map(|worth| &worth.wins)), ends(known.and_then(|worth| worth.damage.as_ref())));
            then(&[
                ("kind", json!(row.kind)),
                ("entry", json!(row.entry)),
                ("as", json!(row.how)),
                ("cost", json!(row.cost)),
                ("plan", json!(plan)),
                ("foe", json!(foe)),
                ("wins_without", json!(without.to_f64())),
                ("wins_more", json!(wins.map(|wins| wins.0))),
                ("wins_more_low", json!(wins.map(|wins| wins.1.0))),
                ("wins_more_high", json!(wins.map(|wins| wins.1.1))),
                ("damage_more", json!(damage.map(|damage| damage.0))),
                ("damage_more_low", json!(damage.map(|damage| damage.1.0))),
                ("damage_more_high", json!(damage.map(|damage| damage.1.1))),
                ("dominated_by", json!(rank.dominated_by)),
                ("outlier", json!(rank.outlier)),
                ("no_effect", json!(rank.no_effect)),
                ("why", json!(worth.as_ref().err())),
            ]);
        }
    }
}
