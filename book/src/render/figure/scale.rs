//! From values to places on an axis, and the round values worth a mark.

use crate::model::Figure;

/// How the values of a figure are spread over its axis.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale {
    low: f64,
    high: f64,
    /// Equal steps multiply instead of adding.
    pub logarithmic: bool,
}

/// Values that spread wider than this, largest by smallest, are told apart only by steps that multiply.
const WIDE: f64 = 200.0;
/// How many marks an axis has, about.
const MARKS: f64 = 5.0;

impl Scale {
    /// The scale that shows all values of `figure`: from 0 up, if they are not negative; chances are never logarithmic.
    pub fn of(figure: &Figure) -> Scale {
        let values = || figure.values.iter().flatten().copied();
        let low = values().fold(f64::INFINITY, f64::min);
        let high = values().fold(f64::NEG_INFINITY, f64::max);
        let chances = figure.cells.iter().flatten().any(|cell| cell.contains(['%', '％', '٪']));
        if low > 0.0 && high / low > WIDE && !chances {
            return Scale { low, high, logarithmic: true };
        }
        let low = low.min(0.0);
        let high = if high > low { high } else { low + 1.0 };
        Scale { low, high: high.max(0.0), logarithmic: false }
    }

    /// Where `value` lies: 0 at the low end, 1 at the high end.
    pub fn place(&self, value: f64) -> f64 {
        if self.logarithmic {
            return (value / self.low).ln() / (self.high / self.low).ln();
        }
        (value - self.low) / (self.high - self.low)
    }

    /// Round values on the axis, from low to high.
    fn marks(&self) -> Vec<f64> {
        if self.logarithmic { self.powers() } else { self.steps() }
    }

    fn steps(&self) -> Vec<f64> {
        let rough = (self.high - self.low) / MARKS;
        let power = 10f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 2.5, 5.0, 10.0].map(|by| by * power).into_iter().find(|step| *step >= rough);
        let step = step.unwrap_or(power * 10.0);
        let first = (self.low / step - 1e-9).ceil() as i64;
        let last = (self.high / step + 1e-9).floor() as i64;
        (first..=last).map(|count| tidy(count as f64 * step)).collect()
    }

    fn powers(&self) -> Vec<f64> {
        let decades = self.low.log10().floor() as i32..=self.high.log10().ceil() as i32;
        let all = decades.flat_map(|decade| [1.0, 2.0, 5.0].map(|by| tidy(by * 10f64.powi(decade))));
        let inside: Vec<f64> = all.filter(|value| (self.low..=self.high).contains(value)).collect();
        let tens: Vec<f64> = inside.iter().copied().filter(|value| (value.log10() % 1.0).abs() < 1e-9).collect();
        if inside.len() > 9 { tens } else { inside }
    }
}

/// Without the dust of binary fractions: 0.30000000000000004 is 0.3.
fn tidy(value: f64) -> f64 {
    format!("{value:.9}").parse().unwrap_or(value)
}

/// Round values that the axis of a figure's cells should show; whoever prints numbers in the reader's locale
/// fills [`Figure::ticks`] with them.
pub fn round_values(figure: &Figure) -> Vec<f64> {
    if figure.values.iter().flatten().next().is_none() {
        return Vec::new();
    }
    Scale::of(figure).marks()
}

/// Marks of the axis: place and printed text. Without ticks from the locale, printed cells near the places stand in.
pub fn marks(figure: &Figure, scale: &Scale) -> Vec<(f64, String)> {
    if !figure.ticks.is_empty() {
        let shown = figure.ticks.iter().map(|(value, text)| (scale.place(*value), text.clone()));
        return shown.filter(|(place, _)| (-0.001..=1.001).contains(place)).collect();
    }
    let cells = figure.values.iter().flatten().zip(figure.cells.iter().flatten());
    let cells: Vec<(f64, &String)> = cells.map(|(value, text)| (scale.place(*value), text)).collect();
    let mut marks: Vec<(f64, String)> = Vec::new();
    for target in 0..=MARKS as u32 {
        let target = f64::from(target) / MARKS;
        let near = cells.iter().min_by(|one, other| (one.0 - target).abs().total_cmp(&(other.0 - target).abs()));
        if let Some((place, text)) = near
            && marks.last().is_none_or(|(last, _)| place - last > 0.5 / MARKS)
        {
            marks.push((*place, (*text).clone()));
        }
    }
    marks
}

/// Places of the row heads along an axis, 0 to 1: true to the numbers where these are spread evenly enough, else even.
pub fn along(heads: &[String]) -> Vec<f64> {
    let last = (heads.len().max(2) - 1) as f64;
    let even = || (0..heads.len()).map(|index| index as f64 / last).collect();
    let numbers: Option<Vec<f64>> =
        heads.iter().map(|head| head.replace('−', "-").parse::<i32>().ok().map(f64::from)).collect();
    let Some(numbers) = numbers else { return even() };
    let gaps: Vec<f64> = numbers.windows(2).map(|pair| pair[1] - pair[0]).collect();
    let narrow = gaps.iter().copied().fold(f64::INFINITY, f64::min);
    let wide = gaps.iter().copied().fold(0.0, f64::max);
    if narrow <= 0.0 || wide > 4.0 * narrow {
        return even();
    }
    let (first, span) = (numbers[0], numbers[numbers.len() - 1] - numbers[0]);
    numbers.iter().map(|number| (number - first) / span).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figure(values: &[f64], cells: &[&str]) -> Figure {
        let column = |text: &&str| vec![(*text).to_owned()];
        Figure {
            values: values.iter().map(|value| vec![*value]).collect(),
            cells: cells.iter().map(column).collect(),
            ..Figure::default()
        }
    }

    #[test]
    fn marks_are_round() {
        assert_eq!(round_values(&figure(&[3.0, 97.0], &["3", "97"])), [0.0, 20.0, 40.0, 60.0, 80.0]);
        assert_eq!(round_values(&figure(&[0.1, 0.6], &["10%", "60%"])), [0.0, 0.2, 0.4, 0.6]);
        assert_eq!(round_values(&figure(&[-5.0, 4.0], &["-5", "4"])), [-4.0, -2.0, 0.0, 2.0, 4.0]);
        assert_eq!(round_values(&figure(&[2.5, 9e6], &["2.5", "9000000"]))[..3], [10.0, 100.0, 1000.0]);
        assert_eq!(round_values(&Figure::default()), [0.0; 0]);
    }

    #[test]
    fn chances_are_never_logarithmic() {
        assert!(!Scale::of(&figure(&[0.05, 99.0], &["0.05%", "99%"])).logarithmic);
        assert!(Scale::of(&figure(&[0.05, 99.0], &["0.05", "99"])).logarithmic);
    }

    #[test]
    fn heads_keep_their_distance_where_they_can() {
        let heads = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(along(&heads("13 14 16")), [0.0, 1.0 / 3.0, 1.0]);
        assert_eq!(along(&heads("1 2 40")), [0.0, 0.5, 1.0]);
        assert_eq!(along(&heads("a b c")), [0.0, 0.5, 1.0]);
    }
}
