//! The shapes of words in a manifest, and lists of words for messages.

/// How a locale looks, for messages.
pub const LOCALE: &str = "a locale such as `en` or `pt-BR`";

/// Lower-case ASCII words and digits joined by single hyphens: it becomes a file's name.
#[must_use]
pub fn is_pack_name(word: &str) -> bool {
    let part = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit());
    word.starts_with(|first: char| first.is_ascii_lowercase()) && word.len() <= 64 && word.split('-').all(part)
}

/// One to three numbers joined by dots, then perhaps `-` and letters: `1`, `1.5`, `1.5.0-beta.2`.
#[must_use]
pub fn is_version(word: &str) -> bool {
    let (numbers, rest) = word.split_once('-').unwrap_or((word, "x"));
    let number = |part: &str| !part.is_empty() && part.len() <= 9 && part.bytes().all(|b| b.is_ascii_digit());
    let letters = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_alphanumeric());
    numbers.split('.').count() <= 3 && numbers.split('.').all(number) && rest.split('.').all(letters)
}

/// A language and perhaps subtags: `en`, `pt-BR`, `zh-Hant-TW`.
#[must_use]
pub fn is_locale(word: &str) -> bool {
    let mut parts = word.split('-');
    let language = parts.next().unwrap_or_default();
    let subtag = |part: &str| (2..=8).contains(&part.len()) && part.bytes().all(|b| b.is_ascii_alphanumeric());
    (2..=3).contains(&language.len()) && language.bytes().all(|b| b.is_ascii_lowercase()) && parts.all(subtag)
}

/// `a`, `b` and `c`.
#[must_use]
pub fn list(words: &[&str]) -> String {
    join(words, "and")
}

/// `a`, `b` or `c`.
#[must_use]
pub fn one_of(words: &[&str]) -> String {
    join(words, "or")
}

fn join(words: &[&str], joiner: &str) -> String {
    let ticked: Vec<String> = words.iter().map(|word| format!("`{word}`")).collect();
    match ticked.split_last() {
        None => String::new(),
        Some((only, [])) => only.clone(),
        Some((last, rest)) => format!("{} {joiner} {last}", rest.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pack_names_are_safe_as_file_names() {
        assert!(is_pack_name("sil-q") && is_pack_name("d20"));
        for bad in ["", "Sil", "../sil", "a/b", "-a", "a-", "a--b", "con ", "é", "1a"] {
            assert!(!is_pack_name(bad), "{bad}");
        }
    }

    #[test]
    fn versions_and_locales() {
        assert!(["1", "1.5", "1.5.0", "1.5.0-beta.2"].into_iter().all(is_version));
        assert!(!["", "v1", "1.", "1.2.3.4", "1-", "1-é"].into_iter().any(is_version));
        assert!(["en", "pt-BR", "zh-Hant-TW", "tlh"].into_iter().all(is_locale));
        assert!(!["", "EN", "english", "en_US", "en-"].into_iter().any(is_locale));
    }

    #[test]
    fn lists_read_as_sentences() {
        assert_eq!(list(&["a", "b", "c"]), "`a`, `b` and `c`");
        assert_eq!(one_of(&["a"]), "`a`");
        assert_eq!(one_of(&[]), "");
    }
}
