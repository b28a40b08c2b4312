//! Numbers as each language writes them: `1,5` and `1.5`, `12 000` and `12,000`, `1/3`, `+2`.

use std::str::FromStr;
use std::sync::Arc;

use fixed_decimal::{Decimal, SignDisplay};
use fluent_bundle::FluentValue;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentNumber;
use icu_decimal::DecimalFormatter;
use icu_locale_core::Locale;
use intl_memoizer::Memoizable;
use intl_memoizer::concurrent::IntlLangMemoizer;
use unic_langid::LanguageIdentifier;

use super::pseudo::real;
use crate::describe::Ratio;

/// A locale's numbers.
pub struct Numbers {
    decimal: DecimalFormatter,
    /// Whether numbers stand between marks, so that they are found again in finished text.
    pub(super) marked: bool,
}

impl Numbers {
    /// The numbers of a locale; those of the root where it is not known.
    #[must_use]
    pub fn new(locale: &str) -> Option<Self> {
        Self::with_marks(locale, false)
    }

    /// The same, and each number between marks if it is wanted so.
    pub(crate) fn with_marks(locale: &str, marked: bool) -> Option<Self> {
        let locale = Locale::from_str(real(locale)).unwrap_or(Locale::UNKNOWN);
        let options = icu_decimal::options::DecimalFormatterOptions::default();
        Some(Self { decimal: DecimalFormatter::try_new(locale.into(), options).ok()?, marked })
    }

    /// An exact number: as a decimal where it ends, else as a fraction.
    #[must_use]
    pub fn ratio(&self, ratio: Ratio, signed: bool) -> String {
        let written = self.written(ratio, signed);
        if self.marked { super::marks::marked(ratio, &written) } else { written }
    }

    fn written(&self, ratio: Ratio, signed: bool) -> String {
        match decimal(ratio) {
            Some(text) => self.decimal(&text, signed),
            None => format!(
                "{}/{}",
                self.decimal(&ratio.num.to_string(), signed),
                self.decimal(&ratio.den.to_string(), false)
            ),
        }
    }

    /// Digits with a point, as `12.50`, in the locale, with a true minus sign; empty if they are none.
    #[must_use]
    pub fn decimal(&self, digits: &str, signed: bool) -> String {
        let Ok(mut number) = Decimal::try_from_str(digits) else { return String::new() };
        if signed {
            number.apply_sign_display(SignDisplay::Always);
        }
        self.decimal.format(&number).to_string().replace('-', "\u{2212}")
    }
}

/// The digits of a number whose decimals end.
fn decimal(ratio: Ratio) -> Option<String> {
    let places = (0..=9).find(|places| 10_i128.pow(*places) % ratio.den == 0)?;
    let scaled = ratio.num.checked_mul(10_i128.pow(places) / ratio.den)?;
    if places == 0 {
        return Some(scaled.to_string());
    }
    let (sign, digits) = if scaled < 0 { ("-", scaled.unsigned_abs()) } else { ("", scaled.unsigned_abs()) };
    let one = 10_u128.pow(places);
    Some(format!("{sign}{}.{:0width$}", digits / one, digits % one, width = places as usize))
}

/// A number for Fluent: exact for whole numbers, and near enough to be found again for fractions with small denominators.
#[expect(clippy::cast_precision_loss, reason = "Fluent's numbers are floats; `found` recovers the exact ratio")]
pub(crate) fn fluent(ratio: Ratio) -> FluentValue<'static> {
    FluentValue::from(ratio.num as f64 / ratio.den as f64)
}

/// The ratio with the smallest denominator that is this number.
#[expect(clippy::cast_possible_truncation, clippy::cast_precision_loss, reason = "the inverse of `fluent`")]
fn found(value: f64) -> Ratio {
    let near = |den: i128| (value * den as f64 - (value * den as f64).round()).abs() < 1e-7;
    let den = (1..=1000).find(|den| near(*den)).unwrap_or(1);
    Ratio::new((value * den as f64).round() as i128, den).unwrap_or(Ratio { num: 0, den: 1 })
}

impl Memoizable for Numbers {
    type Args = (bool,);
    type Error = ();

    fn construct(lang: LanguageIdentifier, (marked,): (bool,)) -> Result<Self, ()> {
        Self::with_marks(&lang.to_string(), marked).ok_or(())
    }
}

/// How a bundle writes numbers.
pub(crate) type Formatter = fn(&FluentValue<'_>, &IntlLangMemoizer) -> Option<String>;

/// How a bundle writes numbers, with or without marks.
pub(crate) fn formatter(marked: bool) -> Formatter {
    if marked {
        |value, languages| formatted(value, languages, true)
    } else {
        |value, languages| formatted(value, languages, false)
    }
}

fn formatted(value: &FluentValue<'_>, languages: &IntlLangMemoizer, marked: bool) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    languages.with_try_get::<Numbers, _, _>((marked,), |numbers| write(numbers, number, false)).ok()
}

fn write(numbers: &Numbers, number: &FluentNumber, signed: bool) -> String {
    numbers.ratio(found(number.value), signed)
}

/// `NUMBER($n)` and `SIGNED($n)`.
pub(crate) fn functions<R>(bundle: &mut FluentBundle<R>, numbers: &Arc<Numbers>) {
    let plain = Arc::clone(numbers);
    let signed = Arc::clone(numbers);
    let added = [
        bundle.add_function("NUMBER", move |given, _| in_words(given, &plain, false)),
        bundle.add_function("SIGNED", move |given, _| in_words(given, &signed, true)),
    ];
    debug_assert!(added.iter().all(Result::is_ok), "the functions are added once");
}

fn in_words(given: &[FluentValue<'_>], numbers: &Numbers, signed: bool) -> FluentValue<'static> {
    match given.first() {
        Some(FluentValue::Number(number)) => FluentValue::from(write(numbers, number, signed)),
        Some(FluentValue::String(text)) => FluentValue::from(text.clone().into_owned()),
        Some(FluentValue::Custom(_) | FluentValue::None | FluentValue::Error) | None => FluentValue::Error,
    }
}
