//! Types as written → types.

use runebook_grammar::Span;
use runebook_grammar::tree::{Expr, ExprKind, TypeBase, TypeExpr};

use super::Model;
use crate::error;
use crate::ir::{Ir, Number, Type};

const WORDS: [(&str, i64); 16] = [
    ("halves", 2),
    ("thirds", 3),
    ("quarters", 4),
    ("fourths", 4),
    ("fifths", 5),
    ("sixths", 6),
    ("sevenths", 7),
    ("eighths", 8),
    ("ninths", 9),
    ("tenths", 10),
    ("twelfths", 12),
    ("twentieths", 20),
    ("sixtieths", 60),
    ("hundredths", 100),
    ("thousandths", 1000),
    ("millionths", 1_000_000),
];

/// The denominator that a word such as `thirds` names.
pub(crate) fn denominator(word: &str) -> Option<i64> {
    WORDS.iter().find(|(name, _)| *name == word).map(|(_, value)| *value)
}

/// The word for a denominator: `thirds`.
pub(crate) fn fraction(denominator: i64) -> Option<&'static str> {
    WORDS.iter().find(|(_, value)| *value == denominator).map(|(name, _)| *name)
}

/// The number of parts that a word such as `tenth` or `half` names.
pub(crate) fn part(word: &str) -> Option<i64> {
    match word {
        "half" => Some(2),
        "third" => Some(3),
        "quarter" | "fourth" => Some(4),
        "fifth" => Some(5),
        "sixth" => Some(6),
        "seventh" => Some(7),
        "eighth" => Some(8),
        "ninth" => Some(9),
        "tenth" => Some(10),
        "twelfth" => Some(12),
        "twentieth" => Some(20),
        "hundredth" => Some(100),
        _ => None,
    }
}

/// A whole literal, with a sign.
pub(crate) fn literal(expr: &Expr) -> Option<i64> {
    match &expr.kind {
        ExprKind::Number { value, decimals: 0 } => Some(*value),
        ExprKind::Neg(inner) => literal(inner).map(|value| -value),
        _ => None,
    }
}

impl Model {
    /// The type that was written; `Any` with a diagnostic where it cannot be known.
    pub(crate) fn ty(&mut self, written: &TypeExpr) -> Type {
        let ty = self.base(written);
        if written.or_none && !matches!(ty, Type::Entity(_) | Type::Entry(_) | Type::Member(_) | Type::Any) {
            let help =
                "only somebody, an entry or a member can be none: say with a number or a flag what stands for nothing";
            self.report(error::misplaced(written.span, "`or none`", "the type of what is always there", help));
        }
        ty
    }

    fn base(&mut self, written: &TypeExpr) -> Type {
        match &written.base {
            TypeBase::Number => Type::Number(Number { denominator: self.fraction(written), ..Number::WHOLE }),
            TypeBase::YesNo => Type::YesNo,
            TypeBase::Dice => Type::Dice,
            TypeBase::Chance => Type::Chance,
            TypeBase::Text => Type::Text,
            TypeBase::Event => Type::EventName,
            TypeBase::Named(name) => self.named_type(name, written),
            TypeBase::StatOf(name) => match self.ir.names.entities.get(&name.text) {
                Some(id) => Type::StatName(*id),
                None => {
                    let near = error::nearest(&name.text, self.ir.names.entities.keys().map(String::as_str));
                    self.no_such(name, "entity", near);
                    Type::Any
                }
            },
            TypeBase::Set { of, at_most } => {
                let inner = self.named_type(of, written);
                let Some(most) = at_most.as_deref() else {
                    let end = written.span;
                    let found = error::unsaid(
                        end,
                        "this set does not say how many it holds at most",
                        "write for example `at most 8`",
                    );
                    self.report(error::offer(found, "write `at most 8`", vec![error::after(end, " at most 8")]));
                    return Type::Set(Box::new(inner), 1);
                };
                let size = self.set_size(most);
                Type::Set(Box::new(inner), size)
            }
        }
    }

    /// Refuses a chance where one whole number is stored or passed on.
    pub(crate) fn no_chance(&mut self, ty: &Type, span: Span, place: &str) {
        if *ty == Type::Chance {
            let help =
                "declare a rule that gives it, `chance NAME(…) = …`, or hold so many parts: `number in hundredths`";
            self.report(error::misplaced(span, "a chance", place, help));
        }
    }

    /// How many a set holds at most: from 1 to 200.
    pub(crate) fn set_size(&mut self, written: &Expr) -> u16 {
        let size = literal(written);
        if let Some(fits) = size.and_then(|n| u16::try_from(n).ok()).filter(|n| (1..=200).contains(n)) {
            return fits;
        }
        self.report(match size {
            Some(size) => error::out_of_range(written.span, &format!("a set of {size}"), "1", "200", None),
            None => error::not_constant(written.span, "the size of a set"),
        });
        1
    }

    fn fraction(&mut self, written: &TypeExpr) -> i64 {
        let Some(word) = &written.fraction else { return 1 };
        denominator(&word.text).unwrap_or_else(|| {
            self.no_such(
                word,
                "fraction",
                error::nearest(&word.text, ["halves", "thirds", "tenths", "twelfths", "hundredths"].into_iter()),
            );
            1
        })
    }

    fn named_type(&mut self, name: &runebook_grammar::tree::Name, written: &TypeExpr) -> Type {
        let names = &self.ir.names;
        let text = &name.text;
        if let Some(id) = names.kinds.get(text) {
            return Type::Entry(*id);
        }
        if let Some(id) = names.enums.get(text) {
            return Type::Member(*id);
        }
        if let Some(id) = names.entities.get(text) {
            return Type::Entity(*id);
        }
        if let Some(id) = names.contexts.get(text) {
            return Type::Context(*id);
        }
        if let Some(id) = names.units.get(text).copied() {
            return Type::Number(Number { unit: Some(id), denominator: self.fraction(written), ..Number::WHOLE });
        }
        let all = type_names(&self.ir);
        let near = error::nearest(text, all.iter().map(String::as_str));
        self.no_such(name, "type", near);
        Type::Any
    }
}

fn type_names(ir: &Ir) -> Vec<String> {
    let names = &ir.names;
    let mut all: Vec<String> = ["number", "dice", "chance"].map(str::to_owned).to_vec();
    all.extend(
        names
            .kinds
            .keys()
            .chain(names.enums.keys())
            .chain(names.entities.keys())
            .chain(names.contexts.keys())
            .chain(names.units.keys())
            .cloned(),
    );
    all
}
