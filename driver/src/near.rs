//! Did-you-mean: the nearest of a few known words.

/// The known word nearest to `word`, if one is near enough to be a misprint of it. Ties go to the first in order.
#[must_use]
pub fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let folded = word.to_lowercase();
    let allowed = 1 + folded.chars().count() / 3;
    known
        .into_iter()
        .map(|candidate| (strsim::damerau_levenshtein(&folded, &candidate.to_lowercase()), candidate))
        .filter(|(distance, _)| *distance <= allowed)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_misprints_only() {
        let keys = ["locales", "licence", "lints"];
        assert_eq!(nearest("license", keys), Some("licence"));
        assert_eq!(nearest("Locales", keys), Some("locales"));
        assert_eq!(nearest("zebra", keys), None);
        assert_eq!(nearest("x", []), None);
    }
}
