//! The forms that a word has, as its message lists them: singular, plural, each case and gender.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

use super::pseudo::ASKED;

/// More forms than this no word has: its choices depend on one another.
const MOST: usize = 256;

/// All forms of a message and of its attributes that are read; those with a hole in them are left out.
#[must_use]
pub fn forms(message: &str) -> Vec<String> {
    let resource = parse(message.replace("\r\n", "\n")).unwrap_or_else(|(read, _)| read);
    let mut all = Vec::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let attributes = message.attributes.iter().filter(|one| !ASKED.contains(&one.id.name.as_str()));
        let patterns = message.value.iter().chain(attributes.map(|one| &one.value));
        all.extend(patterns.flat_map(of_pattern).filter(|form| !form.trim().is_empty()));
    }
    all
}

fn of_pattern(pattern: &Pattern<String>) -> Vec<String> {
    let mut all = vec![String::new()];
    for element in &pattern.elements {
        let parts = match element {
            PatternElement::TextElement { value } => vec![value.clone()],
            PatternElement::Placeable { expression } => of_expression(expression),
        };
        all = all.iter().flat_map(|start| parts.iter().map(move |part| format!("{start}{part}"))).collect();
        all.truncate(MOST);
    }
    all
}

fn of_expression(expression: &Expression<String>) -> Vec<String> {
    match expression {
        Expression::Select { selector: _, variants } => {
            variants.iter().flat_map(|variant| of_pattern(&variant.value)).collect()
        }
        Expression::Inline(InlineExpression::StringLiteral { value }) => vec![value.clone()],
        Expression::Inline(InlineExpression::Placeable { expression }) => of_expression(expression),
        Expression::Inline(
            InlineExpression::NumberLiteral { .. }
            | InlineExpression::FunctionReference { .. }
            | InlineExpression::MessageReference { .. }
            | InlineExpression::TermReference { .. }
            | InlineExpression::VariableReference { .. },
        ) => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_is_a_form() {
        let message = "a = Coup\n    .name = { $n ->\n      [one] coup\n     *[other] coups\n    } { $g ->\n      [f] nette\n     *[m] net\n    }\n    .gender = masculine\n    .of = de { $x }\n";
        assert_eq!(forms(message), ["Coup", "coup nette", "coup net", "coups nette", "coups net"]);
    }
}
