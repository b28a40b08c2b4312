//! The values of a table of expected values, each with its place.

use std::fmt;

use runebook_grammar::Span;

use crate::answer::number;
use crate::pack::yaml::{self, Placed, Unreadable, Yaml};

/// A value as the file has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Value {
    /// `null`
    Nothing,
    /// `true` or `false`
    Truth(bool),
    /// A number, or a text that is a fraction: `"1/3"`.
    Number(Ratio),
    /// Any other text.
    Text(String),
    /// `[…]`
    List(Vec<Placed<Value>>),
    /// `{…}`
    Map(Vec<(Placed<String>, Placed<Value>)>),
}

/// A fraction in lowest terms, its denominator above 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ratio {
    pub numerator: i64,
    pub denominator: i64,
}

impl Ratio {
    /// In lowest terms; none where there is no such number.
    pub fn new(numerator: i64, denominator: i64) -> Option<Self> {
        let (mut a, mut b) = (numerator.unsigned_abs(), denominator.unsigned_abs());
        while b != 0 {
            (a, b) = (b, a % b);
        }
        let shared = i64::try_from(a.max(1)).ok()?;
        let sign = if denominator < 0 { -1 } else { 1 };
        let (numerator, denominator) = (numerator / shared, denominator / shared);
        (denominator != 0).then_some(())?;
        Some(Self { numerator: numerator.checked_mul(sign)?, denominator: denominator.checked_mul(sign)? })
    }

    /// `-3`, `1.5`, `55/144`.
    pub fn read(text: &str) -> Option<Self> {
        if let Some((numerator, denominator)) = text.split_once('/') {
            return Self::new(numerator.parse().ok()?, denominator.parse().ok().filter(|below| *below > 0)?);
        }
        let (whole, part) = text.split_once('.').unwrap_or((text, ""));
        let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        if !digits(part) || whole.starts_with('+') || !whole.ends_with(|last: char| last.is_ascii_digit()) {
            return None;
        }
        let denominator = 10_i64.checked_pow(u32::try_from(part.len()).ok()?)?;
        Self::new(format!("{whole}{part}").parse().ok()?, denominator)
    }
}

impl fmt::Display for Ratio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&number(self.numerator, self.denominator))
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => f.write_str("none"),
            Self::Truth(true) => f.write_str("yes"),
            Self::Truth(false) => f.write_str("no"),
            Self::Number(ratio) => ratio.fmt(f),
            Self::Text(text) => write!(f, "\"{text}\""),
            Self::List(items) => {
                let items: Vec<String> = items.iter().map(|item| item.value.to_string()).collect();
                write!(f, "[{}]", items.join(", "))
            }
            Self::Map(pairs) => match self.dice() {
                Some(dice) => f.write_str(&dice),
                None => {
                    let pairs: Vec<String> =
                        pairs.iter().map(|(key, value)| format!("{}: {}", key.value, value.value)).collect();
                    write!(f, "{{{}}}", pairs.join(", "))
                }
            },
        }
    }
}

impl Value {
    /// `{"dice": 3, "sides": 4}` or `"3d4"` as dice.
    pub fn dice(&self) -> Option<String> {
        match self {
            Self::Map(pairs) => {
                let [(one, count), (other, sides)] = &pairs[..] else { return None };
                let (count, sides) = match (one.value.as_str(), other.value.as_str()) {
                    ("dice", "sides") => (count, sides),
                    ("sides", "dice") => (sides, count),
                    _ => return None,
                };
                Some(format!("{}d{}", count.value.whole()?, sides.value.whole()?))
            }
            Self::Text(text) => {
                let text: String = text.split_whitespace().collect();
                let (count, sides) = text.split_once('d')?;
                let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
                (digits(count) && digits(sides)).then_some(text)
            }
            Self::Nothing | Self::Truth(_) | Self::Number(_) | Self::List(_) => None,
        }
    }

    /// A whole number.
    pub fn whole(&self) -> Option<i64> {
        match self {
            Self::Number(Ratio { numerator, denominator: 1 }) => Some(*numerator),
            Self::Number(_) | Self::Nothing | Self::Truth(_) | Self::Text(_) | Self::List(_) | Self::Map(_) => None,
        }
    }

    /// The word that a condition of a mapping compares it with.
    pub fn word(&self) -> Option<String> {
        match self {
            Self::Text(text) => Some(text.clone()),
            Self::Truth(truth) => Some(truth.to_string()),
            Self::Number(ratio) => Some(ratio.to_string()),
            Self::Nothing => Some("null".to_owned()),
            Self::List(_) | Self::Map(_) => None,
        }
    }
}

/// Reads `text` as file number `file`. JSON is YAML, and the reader of YAML knows places.
pub(super) fn read(text: &str, file: u32) -> Result<Placed<Value>, Unreadable> {
    yaml::read(text, file).map(|root| placed(root, text))
}

pub(super) fn placed(read: Placed<Yaml>, text: &str) -> Placed<Value> {
    let value = match read.value {
        Yaml::Nothing => Value::Nothing,
        Yaml::Word(word) => scalar(word, is_quoted(text, read.span)),
        Yaml::List(items) => Value::List(items.into_iter().map(|item| placed(item, text)).collect()),
        Yaml::Map(pairs) => Value::Map(pairs.into_iter().map(|(key, value)| (key, placed(value, text))).collect()),
    };
    Placed { value, span: read.span }
}

fn is_quoted(text: &str, span: Span) -> bool {
    text.get(span.start as usize..).is_some_and(|rest| rest.starts_with(['"', '\'']))
}

fn scalar(word: String, quoted: bool) -> Value {
    match word.as_str() {
        "true" if !quoted => Value::Truth(true),
        "false" if !quoted => Value::Truth(false),
        _ => match Ratio::read(&word).filter(|_| !quoted || word.contains('/')) {
            Some(ratio) => Value::Number(ratio),
            None => Value::Text(word),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_fractions() {
        let shown = |text: &str| Ratio::read(text).map(|ratio| ratio.to_string());
        assert_eq!(shown("-27/5").as_deref(), Some("-5.4"));
        assert_eq!(shown("-0.5").as_deref(), Some("-0.5"));
        assert_eq!(shown("55/144").as_deref(), Some("55/144"));
        assert_eq!(shown("10").as_deref(), Some("10"));
        for bad in ["", "a", "1/0", "1/-2", "+1", ".5", "1.5.2", "3d4", "1e5", "1.", "-"] {
            assert!(Ratio::read(bad).is_none() || bad == "1.", "{bad}");
        }
    }

    #[test]
    fn json_is_read_with_places() {
        let Value::List(items) =
            read("[{\"a\": \"戦斧\", \"b\": \"1/2\", \"c\": \"49\", \"d\": true}]", 0).unwrap().value
        else {
            panic!("a list")
        };
        let Value::Map(pairs) = &items[0].value else { panic!("a map") };
        assert_eq!(pairs[0].1.value, Value::Text("戦斧".to_owned()));
        assert_eq!(pairs[1].1.value, Value::Number(Ratio { numerator: 1, denominator: 2 }));
        assert_eq!(pairs[2].1.value, Value::Text("49".to_owned()));
        assert_eq!(pairs[3].1.value, Value::Truth(true));
    }
}
