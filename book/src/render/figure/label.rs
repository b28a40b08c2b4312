//! Labels in a picture: how wide they are, and how they keep out of each other's way.

use unicode_width::UnicodeWidthStr;

/// Width of a text of this size, roughly and rather too wide: 力 is two columns, a letter one.
pub fn width(text: &str, size: f64) -> f64 {
    text.width() as f64 * size * 0.58
}

/// Moves labels apart that want to stand at these heights: at least `gap` between two, none outside `low..=high`
/// if there is room. The order stays.
pub fn spread(wanted: &[f64], gap: f64, low: f64, high: f64) -> Vec<f64> {
    let mut order: Vec<usize> = (0..wanted.len()).collect();
    order.sort_by(|one, other| wanted[*one].total_cmp(&wanted[*other]).then(one.cmp(other)));
    let mut placed = wanted.to_vec();
    let mut least = low;
    for index in &order {
        placed[*index] = placed[*index].max(least);
        least = placed[*index] + gap;
    }
    let mut most = high;
    for index in order.iter().rev() {
        placed[*index] = placed[*index].min(most);
        most = placed[*index] - gap;
    }
    placed
}

/// Which of the labels along an axis are shown, so that none touches the next: every first, second, fifth … one.
pub fn every(widths: &[f64], room: f64) -> usize {
    let widest = widths.iter().copied().fold(0.0, f64::max) + 8.0;
    let fits = (room / widest).floor().max(1.0) as usize;
    let needed = widths.len().div_ceil(fits);
    [1, 2, 5, 10, 20, 50].into_iter().find(|step| *step >= needed).unwrap_or(needed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_keep_apart_and_inside() {
        assert_eq!(spread(&[5.0, 6.0, 50.0], 10.0, 0.0, 100.0), [5.0, 15.0, 50.0]);
        assert_eq!(spread(&[99.0, 98.0], 10.0, 0.0, 100.0), [100.0, 90.0]);
        assert_eq!(spread(&[10.0, 10.0], 5.0, 0.0, 100.0), [10.0, 15.0]);
    }

    #[test]
    fn wide_letters_take_two_columns() {
        assert!(width("力", 10.0) > width("i", 10.0));
        assert_eq!(every(&[20.0; 10], 1000.0), 1);
        assert_eq!(every(&[20.0; 10], 150.0), 2);
    }
}
