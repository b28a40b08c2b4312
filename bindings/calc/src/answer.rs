//! Numbers of an answer as text: the same digits that a figure of the book has.

use std::fmt::Write;

use runebook_odds::{Exactness, Measure, Number, Reading, Relation, Show, Sort, Ties, Weight};

use crate::desk::{Desk, MALFORMED};

/// A fraction that is longer than this is not read by anybody.
const SHORT: usize = 14;

impl Desk {
    pub(crate) fn number(&mut self, sort: u32, parts: i32, field: usize) -> u32 {
        let sort = match sort {
            0 => Sort::Chance,
            1 => Sort::Mean,
            2 => Sort::Spread,
            above => Sort::Quantile(u16::try_from(above - 3).unwrap_or(u16::MAX)),
        };
        let reading = match parts {
            0 => Reading::YesNo,
            -1 => Reading::Ratio,
            parts => Reading::Number(parts.into()),
        };
        let Some(outcomes) = &self.answered else { return MALFORMED };
        let found = outcomes.measure(sort, reading, field, 1);
        self.text.clear();
        match (found, show(&self.room)) {
            (Ok(found), Some(show)) => {
                print(&mut self.text, &show, &found);
                0
            }
            (Err(why), _) => {
                self.text.push_str(why);
                MALFORMED
            }
            (Ok(_), None) => MALFORMED,
        }
    }

    pub(crate) fn rows(&mut self, field: usize) -> u32 {
        let (Some(outcomes), Some(show)) = (&self.answered, show(&self.room)) else { return MALFORMED };
        self.text.clear();
        for (value, weight) in outcomes.field(field) {
            _ = write!(self.text, "{value}\t{}\t", (weight.to_f64() * 1e9) as u32);
            print(&mut self.text, &show, &Measure::Chance(weight));
            self.text.push('\n');
        }
        0
    }
}

impl Desk {
    pub(crate) fn values(&mut self) -> u32 {
        let Some(outcomes) = &self.answered else { return MALFORMED };
        let Some((values, _)) = outcomes.outcomes.first() else { return MALFORMED };
        self.text.clear();
        values.iter().for_each(|value| _ = writeln!(self.text, "{value}"));
        0
    }
}

/// How numbers are shown: percent, shortened, to even, then for each border its digits, and the border's numerator and
/// denominator (0 where there is none).
fn show(words: &[i64]) -> Option<Show> {
    let (flags, borders) = words.split_at_checked(3)?;
    let border = |words: &[i64]| match words {
        [digits, numerator, denominator] => {
            let below = (*denominator != 0).then_some((*numerator, *denominator));
            Some((u8::try_from(*digits).ok()?, below))
        }
        _ => None,
    };
    Some(Show {
        percent: flags[0] != 0,
        decimals: borders.chunks(3).map(border).collect::<Option<_>>()?,
        shortened: flags[1] != 0,
        ties: if flags[2] != 0 { Ties::Even } else { Ties::Up },
    })
}

/// How surely it is known (`exact`, `proved` or so many runs), its sign, its digits, the upper end where it has one, and
/// its fraction where that is short.
fn print(out: &mut String, show: &Show, found: &Measure) {
    let printed = show.print(found);
    let sign = match printed.relation {
        Relation::Is => "",
        Relation::Below => "<",
        Relation::Above => ">",
        Relation::About => "~",
    };
    let upto = printed.upto.unwrap_or_default();
    let (sure, fraction) = match found {
        Measure::Chance(weight) => (of_weight(weight), ratio(weight)),
        Measure::Mean(number) => (of_number(number), whole(number)),
        Measure::Spread(square) => (of_number(square), whole(&square.root())),
    };
    let fraction = fraction.filter(|fraction| fraction.len() <= SHORT && fraction.contains('/')).unwrap_or_default();
    _ = write!(out, "{sure}\t{sign}\t{}\t{upto}\t{fraction}", printed.digits);
}

fn of_weight(weight: &Weight) -> String {
    match weight.exactness() {
        Exactness::Exact => "exact".to_owned(),
        Exactness::Bounded(_) => "proved".to_owned(),
        Exactness::Sampled { runs, .. } => runs.to_string(),
    }
}

fn of_number(number: &Number) -> String {
    match number.sampled {
        Some(runs) => runs.to_string(),
        None if number.is_exact() => "exact".to_owned(),
        None => "proved".to_owned(),
    }
}

fn ratio(weight: &Weight) -> Option<String> {
    let (numerator, denominator) = weight.ratio();
    weight.is_exact().then(|| format!("{numerator}/{denominator}"))
}

fn whole(number: &Number) -> Option<String> {
    number.is_exact().then(|| number.low.to_string())
}
