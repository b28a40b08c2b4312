//! Answers as people read them: `3d7`, `7.5`, `1/3`, `4 lb`, yes, the titles of members and entries.

use runebook_compiler::emit::{Answer, AnswerKind, Scene};
use runebook_compiler::ir::{Ir, Named, Type};
use runebook_runtime::Dice;

/// Reads registers in the light of a program and a scene.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    /// Names, units and denominators.
    pub ir: &'a Ir,
    /// Who is who.
    pub scene: &'a Scene,
}

impl Reader<'_> {
    /// One answer among a question's results.
    #[must_use]
    pub fn answer(&self, answer: &Answer, ty: Option<&Type>, results: &[i64]) -> String {
        let from = results.get(answer.at..).unwrap_or(&[]);
        let text = self.registers(answer.kind, from);
        match self.unit(ty) {
            Some(unit) => format!("{text} {unit}"),
            None => text,
        }
    }

    /// Registers of a kind of answer.
    #[must_use]
    pub fn registers(&self, kind: AnswerKind, from: &[i64]) -> String {
        let first = from.first().copied().unwrap_or_default();
        match kind {
            AnswerKind::Number(denominator) => number(first, denominator),
            AnswerKind::Ratio => number(first, from.get(1).copied().unwrap_or(1)),
            AnswerKind::YesNo => yes_or_no(first),
            AnswerKind::Dice => dice(from),
            AnswerKind::Member(id) => self.member(id, first),
            AnswerKind::Entry => self.entry(first),
            AnswerKind::Entity => self.entity(first),
        }
    }

    /// One stored number of this type.
    #[must_use]
    pub fn stored(&self, ty: &Type, value: i64) -> String {
        let text = match ty {
            Type::Number(of) => number(value, of.denominator),
            Type::YesNo => yes_or_no(value),
            Type::Member(id) => self.member(*id, value),
            Type::Entry(_) => self.entry(value),
            Type::Entity(_) => self.entity(value),
            Type::Dice
            | Type::Chance
            | Type::Context(_)
            | Type::Set(..)
            | Type::Record(_)
            | Type::StatName(_)
            | Type::EventName
            | Type::Text
            | Type::Any => value.to_string(),
        };
        match self.unit(Some(ty)) {
            Some(unit) => format!("{text} {unit}"),
            None => text,
        }
    }

    /// What people call an entity of the scene.
    #[must_use]
    pub fn entity(&self, number: i64) -> String {
        let spawn = usize::try_from(number).ok().and_then(|at| self.scene.spawns.get(at));
        spawn.map_or_else(|| none_or(number, "nobody"), |spawn| spawn.title.clone())
    }

    fn member(&self, id: usize, number: i64) -> String {
        let members = self.ir.enums.get(id).map_or(&[][..], |one_of| &one_of.members);
        titled(members.iter(), number)
    }

    /// What people call an entry.
    #[must_use]
    pub fn entry(&self, number: i64) -> String {
        titled(self.ir.entries.iter().map(|entry| &entry.named), number)
    }

    fn unit(&self, ty: Option<&Type>) -> Option<&str> {
        let unit = ty?.number()?.unit?;
        Some(self.ir.units.get(usize::from(unit))?.title.as_str())
    }
}

fn titled<'a>(mut all: impl Iterator<Item = &'a Named>, number: i64) -> String {
    let named = usize::try_from(number).ok().and_then(|at| all.nth(at));
    named.map_or_else(|| none_or(number, "none"), |named| named.title.clone())
}

fn none_or(number: i64, none: &str) -> String {
    if number == runebook_runtime::NONE { none.to_owned() } else { format!("number {number}") }
}

/// Yes or no.
#[must_use]
pub fn yes_or_no(value: i64) -> String {
    if value == 0 { "no" } else { "yes" }.to_owned()
}

/// Dice from eight registers.
#[must_use]
pub fn dice(from: &[i64]) -> String {
    let words = from.get(..8).and_then(|words| <[i64; 8]>::try_from(words).ok());
    words.and_then(Dice::from_words).map_or_else(|| "no dice".to_owned(), |dice| dice.to_string())
}

/// `amount / denominator`, exactly: a whole number, a decimal that ends, or a fraction in lowest terms.
#[must_use]
pub fn number(amount: i64, denominator: i64) -> String {
    let (amount, denominator) = (i128::from(amount), i128::from(denominator));
    if denominator == 0 {
        return format!("{amount}/0");
    }
    let shared = divisor(amount.unsigned_abs(), denominator.unsigned_abs());
    let negative = (amount < 0) != (denominator < 0) && amount != 0;
    let (amount, denominator) = (amount.unsigned_abs() / shared, denominator.unsigned_abs() / shared);
    let sign = if negative { "-" } else { "" };
    match decimals(denominator) {
        Some(0) => format!("{sign}{amount}"),
        Some(digits) => format!("{sign}{}", decimal(amount, denominator, digits)),
        None => format!("{sign}{amount}/{denominator}"),
    }
}

fn divisor(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a.max(1)
}

/// How many digits after the point a fraction in lowest terms has; none if they never end or are more than six.
fn decimals(denominator: u128) -> Option<u32> {
    (0..=6).find(|digits| 10_u128.pow(*digits).is_multiple_of(denominator))
}

fn decimal(amount: u128, denominator: u128, digits: u32) -> String {
    let (whole, rest) = (amount / denominator, amount % denominator);
    let rest = rest * 10_u128.pow(digits) / denominator;
    format!("{whole}.{rest:0>width$}", width = digits as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_exact() {
        assert_eq!(number(15, 2), "7.5");
        assert_eq!(number(-1, 3), "-1/3");
        assert_eq!(number(24, 12), "2");
        assert_eq!(number(-2, -4), "0.5");
        assert_eq!(number(1, 400), "0.0025");
        assert_eq!(number(3, 0), "3/0");
        assert_eq!(number(0, 7), "0");
        assert_eq!(number(i64::MIN, 1), "-9223372036854775808");
    }
}
