//! One number out of an answer: a chance, a mean, a spread, an expected number of ticks.

use std::cmp::Ordering;

use runebook_compiler::emit::{Answer, AnswerKind, Asked};
use runebook_compiler::ir::CmpOp;
use runebook_grammar::tree::QueryWhat;
use runebook_odds::{Distribution, Exactness, Number, Percent, Ties, Weight};

use super::Answered;

/// One number out of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Measure {
    /// A chance.
    Chance(Weight),
    /// A mean, or an expected number of ticks.
    Mean(Number),
    /// A spread, by its square.
    Spread(Number),
}

/// The number that a question asks for.
///
/// # Errors
/// A sentence, where it asks for none or there is none.
pub fn measure(asked: &Asked, answer: &Answer, answered: &Answered) -> Result<Measure, &'static str> {
    surely(asked, answer, answered, 1)
}

/// The same, where what was sampled may be off by `times` its interval.
///
/// # Errors
/// See [`measure`].
pub fn surely(asked: &Asked, answer: &Answer, answered: &Answered, times: u32) -> Result<Measure, &'static str> {
    let outcomes = match answered {
        Answered::Ticks(absorbed) => return absorbed.expected.clone().map(Measure::Mean).ok_or(NEVER),
        Answered::Outcomes(outcomes) => outcomes,
    };
    let field = answer.at.saturating_sub(1);
    match asked.what {
        QueryWhat::Chance => chance(outcomes, answer.kind, field).map(|weight| Measure::Chance(weight.widened(times))),
        QueryWhat::Mean | QueryWhat::Expected => {
            mean(answer.kind, outcomes.mean(field)).map(|(mean, by)| Measure::Mean(mean.over(by).widened(times)))
        }
        QueryWhat::Spread => {
            let square = |by: u32| by.checked_mul(by).ok_or(TOO_FINE);
            let (spread, by) = mean(answer.kind, outcomes.variance(field))?;
            Ok(Measure::Spread(spread.over(square(by)?).widened(times)))
        }
        QueryWhat::Quantile(thousandths) => {
            let (least, by) = mean(answer.kind, outcomes.quantile_number(field, thousandths, times))?;
            Ok(Measure::Mean(least.over(by)))
        }
        QueryWhat::Odds | QueryWhat::Value => {
            Err("this asks for a whole distribution: ask for a chance, a mean or a spread")
        }
    }
}

const NEVER: &str = "this may go on for ever, so no number of ticks is to be expected";
const TOO_FINE: &str = "the parts of this number are too small for its spread";
const OPEN: &str = "too many of the ways were too unlikely to follow, so that no mean is proved";

fn chance(outcomes: &Distribution, kind: AnswerKind, field: usize) -> Result<Weight, &'static str> {
    match kind {
        AnswerKind::YesNo => Ok(outcomes.exactly(field, 1)),
        AnswerKind::Ratio | AnswerKind::Number(_) => {
            let [(values, _)] = &outcomes.outcomes[..] else {
                return Err("this chance itself hangs on dice: ask for its mean");
            };
            let by = match kind {
                AnswerKind::Number(denominator) => denominator,
                AnswerKind::Ratio
                | AnswerKind::YesNo
                | AnswerKind::Dice
                | AnswerKind::Member(_)
                | AnswerKind::Entry
                | AnswerKind::Entity => values.get(field + 1).copied().unwrap_or(1),
            };
            let part = values.get(field).copied().unwrap_or(0);
            let (part, by) = if by < 0 { (part.saturating_neg(), by.saturating_neg()) } else { (part, by) };
            if part < 0 || part > by {
                Err("this is no chance: it is not between 0 and 1")
            } else {
                Ok(Weight::exact(part.unsigned_abs(), by.unsigned_abs()))
            }
        }
        AnswerKind::Dice | AnswerKind::Member(_) | AnswerKind::Entry | AnswerKind::Entity => {
            Err("only a yes or no has a chance")
        }
    }
}

fn mean(kind: AnswerKind, mean: Option<Number>) -> Result<(Number, u32), &'static str> {
    let denominator = match kind {
        AnswerKind::YesNo => 1,
        AnswerKind::Number(denominator) => u32::try_from(denominator).map_err(|_| TOO_FINE)?,
        AnswerKind::Ratio => return Err("this number has no fixed parts: round it, and ask for that mean"),
        AnswerKind::Dice => return Err("dice have a mean once they are rolled: ask for the mean of `roll …`"),
        AnswerKind::Member(_) | AnswerKind::Entry | AnswerKind::Entity => return Err("only a number has a mean"),
    };
    Ok((mean.ok_or(OPEN)?, denominator))
}

impl Measure {
    /// Whether it compares so with `numerator / denominator`, the latter above 0; none where the ends that are known do
    /// not tell. What was sampled is never known to be equal to anything.
    #[must_use]
    pub fn compares(&self, op: CmpOp, numerator: i64, denominator: i64) -> Option<bool> {
        let (low, high) = self.ends(numerator, denominator);
        let both = |holds: fn(Ordering) -> bool| (holds(low) == holds(high)).then(|| holds(low));
        let equal = match (low, high) {
            (Ordering::Equal, Ordering::Equal) => (!self.is_sampled()).then_some(true),
            (Ordering::Greater, _) | (_, Ordering::Less) => Some(false),
            (Ordering::Less | Ordering::Equal, Ordering::Equal | Ordering::Greater) => None,
        };
        match op {
            CmpOp::Eq => equal,
            CmpOp::Ne => equal.map(|equal| !equal),
            CmpOp::Lt => both(Ordering::is_lt),
            CmpOp::Le => both(Ordering::is_le),
            CmpOp::Gt => both(Ordering::is_gt),
            CmpOp::Ge => both(Ordering::is_ge),
        }
    }

    /// Whether it compares so with another answer of its sort; none where the ends that are known do not tell.
    #[must_use]
    pub fn compares_with(&self, op: CmpOp, other: &Self) -> Option<bool> {
        let (mine, theirs) = (self.known(), other.known());
        let (low, high, least, most) = (&mine.low, &mine.high, &theirs.low, &theirs.high);
        let surely = |less: bool, more: bool| match (less, more) {
            (true, _) => Some(true),
            (_, true) => Some(false),
            (false, false) => None,
        };
        let exact = low == high && least == most && !self.is_sampled() && !other.is_sampled();
        let equal = if exact { Some(low == least) } else { (high < least || most < low).then_some(false) };
        match op {
            CmpOp::Eq => equal,
            CmpOp::Ne => equal.map(|equal| !equal),
            CmpOp::Lt => surely(high < least, low >= most),
            CmpOp::Le => surely(high <= least, low > most),
            CmpOp::Gt => surely(low > most, high <= least),
            CmpOp::Ge => surely(low >= most, high < least),
        }
    }

    /// The two ends that are known; of a spread, of its square.
    fn known(&self) -> Number {
        match self {
            Self::Chance(weight) => weight.number(),
            Self::Mean(number) | Self::Spread(number) => number.clone(),
        }
    }

    /// How the ends that are known compare with a fraction.
    fn ends(&self, numerator: i64, denominator: i64) -> (Ordering, Ordering) {
        match self {
            Self::Chance(_) if numerator < 0 => (Ordering::Greater, Ordering::Greater),
            Self::Chance(weight) => {
                let ((low, of), (high, all)) = (weight.ends().low(), weight.ends().high());
                let (numerator, denominator) = (numerator.unsigned_abs(), denominator.unsigned_abs());
                let low = (low * denominator).cmp(&(of * numerator));
                (low, (high * denominator).cmp(&(all * numerator)))
            }
            Self::Mean(number) => number_ends(number, numerator.into(), denominator.into()),
            Self::Spread(_) if numerator < 0 => (Ordering::Greater, Ordering::Greater),
            Self::Spread(square) => {
                let square_of = |n: i64| i128::from(n) * i128::from(n);
                number_ends(square, square_of(numerator), square_of(denominator))
            }
        }
    }

    fn is_sampled(&self) -> bool {
        match self {
            Self::Chance(weight) => matches!(weight.exactness(), Exactness::Sampled { .. }),
            Self::Mean(number) | Self::Spread(number) => number.sampled.is_some(),
        }
    }

    /// The two numbers between which it is known to lie, with as many digits as tell them apart, where these are no
    /// more than thirty: `49.9999999999999 and 50.0000000000001 %`.
    #[must_use]
    pub fn between(&self) -> Option<String> {
        let printed = |digits: u8| match self {
            Self::Chance(weight) => weight.percent(Percent::digits(digits)),
            Self::Mean(number) | Self::Spread(number) => number.print(digits, Ties::Even),
        };
        let root = if matches!(self, Self::Spread(_)) { "the roots of " } else { "" };
        (2..=30).map(printed).find_map(|printed| {
            let high = printed.upto?;
            let unit = if printed.unit.is_empty() { "" } else { " %" };
            Some(format!("{root}{} and {high}{unit}", printed.digits))
        })
    }

    /// In words, exactly where that is short: `19/40 = 47.5 %`.
    #[must_use]
    pub fn words(&self) -> String {
        match self {
            Self::Chance(weight) => chance_words(weight),
            Self::Mean(number) => number_words(number),
            Self::Spread(square) => format!("the root of {}", number_words(square)),
        }
    }
}

/// A chance in words: its fraction where it is exact and short, and in percent.
#[must_use]
pub fn chance_words(weight: &Weight) -> String {
    let percent = percent_words(weight);
    match fraction(weight) {
        Some(fraction) => format!("{fraction} = {percent}"),
        None => percent,
    }
}

/// A chance in percent: with as many digits as it has where these are few, else with two.
#[must_use]
pub fn percent_words(weight: &Weight) -> String {
    let (numerator, denominator) = weight.ratio();
    let ends = |digits: u32| ((&numerator * 100_u64 * 10_u64.pow(digits)) % &denominator).bits() == 0;
    let digits = (0..=4).find(|digits| weight.is_exact() && ends(*digits)).unwrap_or(2);
    let about = if weight.is_exact() && !ends(digits) { "about " } else { "" };
    format!("{about}{}", weight.percent(Percent::digits(u8::try_from(digits).unwrap_or(2))))
}

/// The fraction of an exact chance, where it is short enough to be read.
#[must_use]
pub fn fraction(weight: &Weight) -> Option<String> {
    let (numerator, denominator) = weight.ratio();
    let text = format!("{numerator}/{denominator}");
    let whole = text.strip_suffix("/1").map(str::to_owned);
    (weight.is_exact() && text.len() <= 24).then(|| whole.unwrap_or(text))
}

/// A number in words: with six digits, and as a fraction where it is exact and short; `about` where it is exact and these
/// are not all of it.
#[must_use]
pub fn number_words(number: &Number) -> String {
    let digits = number.print(6, Ties::Even).to_string();
    let digits = if number.is_exact() { shorter(&digits) } else { digits };
    let exact = number.low.to_string();
    let fits = number.is_exact() && exact.contains('/') && exact.len() <= 24;
    let millionths = number.low.numer() * 1_000_000_u32;
    let ends = (&millionths % number.low.denom()).bits() == 0;
    match (fits, number.is_exact() && !ends) {
        (true, _) => format!("{exact} = {digits}"),
        (false, true) => format!("about {digits}"),
        (false, false) => digits,
    }
}

fn shorter(digits: &str) -> String {
    if digits.contains('.') { digits.trim_end_matches('0').trim_end_matches('.').to_owned() } else { digits.to_owned() }
}

/// How the ends of a number compare with a fraction.
fn number_ends(number: &Number, numerator: i128, denominator: i128) -> (Ordering, Ordering) {
    let (low, high) = (&number.low, &number.high);
    let low = (low.numer() * denominator).cmp(&(low.denom() * numerator));
    (low, (high.numer() * denominator).cmp(&(high.denom() * numerator)))
}
