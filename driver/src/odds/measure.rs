//! One number out of an answer: a chance, a mean, a spread, an expected number of ticks.

use std::cmp::Ordering;

use runebook_compiler::emit::{Answer, AnswerKind, Asked};
use runebook_compiler::ir::CmpOp;
use runebook_grammar::tree::QueryWhat;
use runebook_odds::{Distribution, Number, Percent, Ties, Weight};

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
    let outcomes = match answered {
        Answered::Ticks(absorbed) => return absorbed.expected.clone().map(Measure::Mean).ok_or(NEVER),
        Answered::Outcomes(outcomes) => outcomes,
    };
    let field = answer.at.saturating_sub(1);
    match asked.what {
        QueryWhat::Chance => chance(outcomes, answer.kind, field).map(Measure::Chance),
        QueryWhat::Mean | QueryWhat::Expected => {
            mean(answer.kind, outcomes.mean(field)).map(|(mean, by)| Measure::Mean(mean.over(by)))
        }
        QueryWhat::Spread => {
            let square = |by: u32| by.checked_mul(by).ok_or(TOO_FINE);
            let (spread, by) = mean(answer.kind, outcomes.variance(field))?;
            Ok(Measure::Spread(spread.over(square(by)?)))
        }
        QueryWhat::Odds | QueryWhat::Value => {
            Err("this asks for a whole distribution: ask for a chance, a mean or a spread")
        }
    }
}

const NEVER: &str = "this may go on for ever, so no number of ticks is to be expected";
const TOO_FINE: &str = "the parts of this number are too small for its spread";
const OPEN: &str = "some of the ways reach the bound of a repetition, so that there is no exact mean";

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
    /// Whether it compares so with `numerator / denominator`, the latter above 0; none where that is not known surely.
    ///
    /// A number of which only ends are proved, as after a die that is thrown again at most 64 times, equals what lies
    /// between them if they are no further apart than one in 10¹².
    #[must_use]
    pub fn compares(&self, op: CmpOp, numerator: i64, denominator: i64) -> Option<bool> {
        let ends = self.ends(numerator, denominator)?;
        let equal = match (ends.low, ends.high) {
            (Ordering::Equal, Ordering::Equal) => Some(true),
            (Ordering::Greater, _) | (_, Ordering::Less) => Some(false),
            (Ordering::Less | Ordering::Equal, Ordering::Equal | Ordering::Greater) => ends.close.then_some(true),
        };
        let both = |holds: fn(Ordering) -> bool| {
            (holds(ends.low) == holds(ends.high)).then(|| holds(ends.low)).or(equal.map(|_| holds(Ordering::Equal)))
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

    fn ends(&self, numerator: i64, denominator: i64) -> Option<Ends> {
        match self {
            Self::Chance(_) if numerator < 0 => {
                Some(Ends { low: Ordering::Greater, high: Ordering::Greater, close: false })
            }
            Self::Chance(weight) => {
                let ((low, of), (high, all)) = (weight.ends().low(), weight.ends().high());
                let (numerator, denominator) = (numerator.unsigned_abs(), denominator.unsigned_abs());
                let close = (&high * &of - &low * &all) * FINE < &of * &all;
                let high = (high * denominator).cmp(&(all * numerator));
                Some(Ends { low: (low * denominator).cmp(&(of * numerator)), high, close })
            }
            Self::Mean(number) => Some(Ends::of(number, numerator, denominator)),
            Self::Spread(_) if numerator < 0 => {
                Some(Ends { low: Ordering::Greater, high: Ordering::Greater, close: false })
            }
            Self::Spread(square) => {
                let square_of = |n: i64| n.checked_mul(n);
                Some(Ends::of(square, square_of(numerator)?, square_of(denominator)?))
            }
        }
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

/// A number in words: with six digits, and as a fraction where it is exact and short.
#[must_use]
pub fn number_words(number: &Number) -> String {
    let digits = number.print(6, Ties::Even).to_string();
    let digits = if number.is_exact() { shorter(&digits) } else { digits };
    let exact = number.low.to_string();
    let fits = number.is_exact() && exact.contains('/') && exact.len() <= 24;
    if fits { format!("{exact} = {digits}") } else { digits }
}

fn shorter(digits: &str) -> String {
    if digits.contains('.') { digits.trim_end_matches('0').trim_end_matches('.').to_owned() } else { digits.to_owned() }
}

/// One in so many is close.
const FINE: u64 = 1_000_000_000_000;

/// How the proved ends of a number compare with another, and whether they are close to each other.
struct Ends {
    low: Ordering,
    high: Ordering,
    close: bool,
}

impl Ends {
    fn of(number: &Number, numerator: i64, denominator: i64) -> Self {
        let (low, high) = (&number.low, &number.high);
        let wide = (high.numer() * low.denom() - low.numer() * high.denom()) * FINE;
        Self {
            low: (low.numer() * denominator).cmp(&(low.denom() * numerator)),
            high: (high.numer() * denominator).cmp(&(high.denom() * numerator)),
            close: wide < low.denom() * high.denom(),
        }
    }
}
