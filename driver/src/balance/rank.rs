//! Entries against each other: which is dominated by one that costs no more, and which is far from the others.

use super::{Balance, Row, Worth};

/// What stands out of an entry.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Rank {
    /// An entry that costs no more and is better: in some match surely, in none worse as far as was seen.
    pub dominated_by: Option<String>,
    /// How many times the usual distance its wins for its cost are from those in the middle, where that is far.
    pub outlier: Option<f64>,
    /// Every fight goes as it does without it.
    pub no_effect: bool,
}

/// So many times the usual distance from the middle is far.
const FAR: f64 = 3.5;
/// The usual distance as a part of the spread, where numbers are spread as a bell.
const BELL: f64 = 0.6745;
/// Among fewer entries none is far.
const FEW: usize = 5;

impl Balance {
    /// What stands out of each entry, in their order.
    #[must_use]
    pub fn ranks(&self) -> Vec<Rank> {
        let far = self.far();
        let rank = |(row, outlier): (&Row, Option<f64>)| Rank {
            no_effect: no_effect(row),
            dominated_by: if no_effect(row) { None } else { self.dominating(row) },
            outlier,
        };
        self.rows.iter().zip(far).map(rank).collect()
    }

    /// The cheapest entry that dominates one; of those, the one that is worth most.
    fn dominating(&self, row: &Row) -> Option<String> {
        let better = self.rows.iter().filter(|other| dominates(other, row));
        let best = better.min_by(|one, other| one.cost.cmp(&other.cost).then(gain(other).total_cmp(&gain(one))));
        best.map(|best| best.entry.clone())
    }

    /// How far each entry's wins for its cost are from the middle.
    fn far(&self) -> Vec<Option<f64>> {
        let worth =
            |row: &Row| row.cost.filter(|cost| *cost > 0 && !no_effect(row)).map(|cost| gain(row) / cost as f64);
        let known: Vec<f64> = self.rows.iter().filter_map(worth).collect();
        let middle = median(known.clone());
        let usual = median(known.iter().map(|one| (one - middle).abs()).collect());
        let distance = |row: &Row| Some(BELL * (worth(row)? - middle) / usual);
        let judged =
            |row: &Row| distance(row).filter(|distance| known.len() >= FEW && usual > 0.0 && distance.abs() > FAR);
        self.rows.iter().map(judged).collect()
    }
}

fn no_effect(row: &Row) -> bool {
    row.worth.iter().all(|worth| worth.as_ref().is_ok_and(|worth| worth.alike))
}

/// The mean over all matches of how much more often the build wins.
pub(super) fn gain(row: &Row) -> f64 {
    let known: Vec<f64> = row.worth.iter().filter_map(|worth| Some(worth.as_ref().ok()?.wins.to_f64())).collect();
    known.iter().sum::<f64>() / known.len().max(1) as f64
}

fn dominates(better: &Row, worse: &Row) -> bool {
    let (Some(price), Some(other)) = (better.cost, worse.cost) else { return false };
    if better.entry == worse.entry || price > other {
        return false;
    }
    let known = |row: &Row| row.worth.iter().map(|worth| worth.as_ref().ok().cloned()).collect::<Option<Vec<Worth>>>();
    let (Some(better), Some(worse)) = (known(better), known(worse)) else { return false };
    let surely = |(better, worse): (&Worth, &Worth)| better.wins.ends().0 > worse.wins.ends().1;
    let no_worse = |(better, worse): (&Worth, &Worth)| better.wins.to_f64() >= worse.wins.to_f64();
    better.iter().zip(&worse).any(surely) && better.iter().zip(&worse).all(no_worse)
}

fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    let middle = numbers.len() / 2;
    match (numbers.get(middle), numbers.len() % 2) {
        (Some(above), 0) => f64::midpoint(numbers[middle - 1], *above),
        (Some(one), _) => *one,
        (None, _) => 0.0,
    }
}
