//! One number out of an answer: a chance, a mean, a spread, an expected number of ticks.

use std::cmp::Ordering;

use runebook_compiler::emit::{Answer, AnswerKind, Asked};
use runebook_compiler::ir::CmpOp;
use runebook_grammar::tree::QueryWhat;
use runebook_odds::{Exactness, Number, Percent, Reading, Relation, Sort, Ties, Weight};

pub use runebook_odds::Measure;

use super::Answered;

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
    let sort = match asked.what {
        QueryWhat::Chance => Sort::Chance,
        QueryWhat::Mean | QueryWhat::Expected => Sort::Mean,
        QueryWhat::Spread => Sort::Spread,
        QueryWhat::Quantile(thousandths) => Sort::Quantile(thousandths),
        QueryWhat::Odds | QueryWhat::Value => {
            return Err("this asks for a whole distribution: ask for a chance, a mean or a spread");
        }
    };
    outcomes.measure(sort, reading(sort, answer.kind)?, answer.at.saturating_sub(1), times)
}

const NEVER: &str = "this may go on for ever, so no number of ticks is to be expected";

/// How the registers of an answer are read.
///
/// # Errors
/// A sentence, where what it is has no number of this sort.
fn reading(sort: Sort, kind: AnswerKind) -> Result<Reading, &'static str> {
    match (kind, sort) {
        (AnswerKind::Number(parts), _) => Ok(Reading::Number(parts)),
        (AnswerKind::Ratio, _) => Ok(Reading::Ratio),
        (AnswerKind::YesNo, _) => Ok(Reading::YesNo),
        (AnswerKind::Dice | AnswerKind::Member(_) | AnswerKind::Entry | AnswerKind::Entity, Sort::Chance) => {
            Err("only a yes or no has a chance")
        }
        (AnswerKind::Dice, _) => Err("dice have a mean once they are rolled: ask for the mean of `roll …`"),
        (AnswerKind::Member(_) | AnswerKind::Entry | AnswerKind::Entity, _) => Err("only a number has a mean"),
    }
}

/// What tests and people are told of a number.
pub trait Said {
    /// Whether it compares so with `numerator / denominator`, the latter above 0; none where the ends that are known do
    /// not tell. What was sampled is never known to be equal to anything.
    #[must_use]
    fn compares(&self, op: CmpOp, numerator: i64, denominator: i64) -> Option<bool>;
    /// Whether it compares so with another answer of its sort; none where the ends that are known do not tell.
    #[must_use]
    fn compares_with(&self, op: CmpOp, other: &Self) -> Option<bool>;
    /// The two numbers between which it is known to lie, with as many digits as tell them apart, where these are no
    /// more than thirty: `49.9999999999999 and 50.0000000000001 %`.
    #[must_use]
    fn between(&self) -> Option<String>;
    /// In words, exactly where that is short: `19/40 = 47.5 %`.
    #[must_use]
    fn words(&self) -> String;
}

impl Said for Measure {
    fn compares(&self, op: CmpOp, numerator: i64, denominator: i64) -> Option<bool> {
        let (low, high) = ends(self, numerator, denominator);
        let both = |holds: fn(Ordering) -> bool| (holds(low) == holds(high)).then(|| holds(low));
        let equal = match (low, high) {
            (Ordering::Equal, Ordering::Equal) => (!is_sampled(self)).then_some(true),
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

    fn compares_with(&self, op: CmpOp, other: &Self) -> Option<bool> {
        let (mine, theirs) = (known(self), known(other));
        let (low, high, least, most) = (&mine.low, &mine.high, &theirs.low, &theirs.high);
        let surely = |less: bool, more: bool| match (less, more) {
            (true, _) => Some(true),
            (_, true) => Some(false),
            (false, false) => None,
        };
        let exact = low == high && least == most && !is_sampled(self) && !is_sampled(other);
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

    fn between(&self) -> Option<String> {
        let printed = |digits: u8| match self {
            Self::Chance(weight) => weight.percent(Percent::digits(digits)),
            Self::Mean(number) => number.print(digits, Ties::Even),
            Self::Spread(square) => square.root().print(digits, Ties::Even),
        };
        (2..=30).map(printed).find_map(|printed| {
            let high = printed.upto?;
            let unit = if printed.unit.is_empty() { "" } else { " %" };
            Some(format!("{} and {high}{unit}", printed.digits))
        })
    }

    fn words(&self) -> String {
        match self {
            Self::Chance(weight) => chance_words(weight),
            Self::Mean(number) => number_words(number),
            Self::Spread(square) => spread_words(square),
        }
    }
}

/// The two ends that are known; of a spread, of its square.
fn known(found: &Measure) -> Number {
    match found {
        Measure::Chance(weight) => weight.number(),
        Measure::Mean(number) | Measure::Spread(number) => number.clone(),
    }
}

/// How the ends that are known compare with a fraction.
fn ends(found: &Measure, numerator: i64, denominator: i64) -> (Ordering, Ordering) {
    match found {
        Measure::Chance(_) if numerator < 0 => (Ordering::Greater, Ordering::Greater),
        Measure::Chance(weight) => {
            let ((low, of), (high, all)) = (weight.ends().low(), weight.ends().high());
            let (numerator, denominator) = (numerator.unsigned_abs(), denominator.unsigned_abs());
            let low = (low * denominator).cmp(&(of * numerator));
            (low, (high * denominator).cmp(&(all * numerator)))
        }
        Measure::Mean(number) => number_ends(number, numerator.into(), denominator.into()),
        Measure::Spread(_) if numerator < 0 => (Ordering::Greater, Ordering::Greater),
        Measure::Spread(square) => {
            let square_of = |n: i64| i128::from(n) * i128::from(n);
            number_ends(square, square_of(numerator), square_of(denominator))
        }
    }
}

fn is_sampled(found: &Measure) -> bool {
    match found {
        Measure::Chance(weight) => matches!(weight.exactness(), Exactness::Sampled { .. }),
        Measure::Mean(number) | Measure::Spread(number) => number.sampled.is_some(),
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
/// are not all of it. What was sampled has the ends of its interval.
#[must_use]
pub fn number_words(number: &Number) -> String {
    if number.sampled.is_some() {
        return sampled_words(number);
    }
    let printed = number.print(6, Ties::Even);
    let digits = if number.is_exact() { shorter(&printed.to_string()) } else { printed.to_string() };
    let exact = number.low.to_string();
    let fits = number.is_exact() && exact.contains('/') && exact.len() <= 24;
    let millionths = number.low.numer() * 1_000_000_u32;
    let ends = (&millionths % number.low.denom()).bits() == 0;
    let about = if number.is_exact() && !ends { "about " } else { "" };
    match (fits, printed.relation) {
        (true, Relation::Is | Relation::About) => format!("{exact} = {about}{digits}"),
        (false, Relation::Is | Relation::About) => format!("{about}{digits}"),
        (true, Relation::Below | Relation::Above) => format!("{exact}, which is {digits}"),
        (false, Relation::Below | Relation::Above) => digits,
    }
}

/// What was sampled, with two digits of the width of its interval; of a quantile the values that it may be.
fn sampled_words(number: &Number) -> String {
    if number.is_listed() {
        let printed = number.print(6, Ties::Even);
        let upto = printed.upto.as_deref().map(|upto| format!(" to {}", shorter(upto)));
        return format!("~{}{}", shorter(&printed.digits), upto.unwrap_or_default());
    }
    let wide = &number.high - &number.low;
    let tells = |digits: &u8| wide.numer() * 10_u64.pow(u32::from(*digits)) >= wide.denom() * 10_u64;
    let digits = (0..6).find(tells).unwrap_or(6);
    let [low, high] = number.around(digits);
    format!("{}, from {low} to {high}", number.print(digits, Ties::Even))
}

/// A spread by its square: what it is about, and the root of what it is.
fn spread_words(square: &Number) -> String {
    let (root, exact) = (square.root(), square.low.to_string());
    if root.is_exact() || !square.is_exact() || exact.len() > 24 {
        return number_words(&root);
    }
    let printed = root.print(6, Ties::Even);
    let about = if printed.relation == Relation::Is { "about " } else { "" };
    format!("{about}{printed}, the root of {exact}")
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
