//! Fluent messages, and which variables each asks for.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser::ErrorKind;
use unic_langid::LanguageIdentifier;

use super::number::{self, Numbers};

/// A part of a text that is no message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// Its bytes.
    pub at: std::ops::Range<usize>,
    /// What the reader of messages says of it.
    pub why: String,
}

/// What of a text cannot be read as messages.
#[must_use]
pub fn unread(text: &str) -> Vec<Unread> {
    let Err((_, errors)) = fluent_syntax::parser::parse_runtime(text) else { return Vec::new() };
    let within = |at: usize| (0..=at.min(text.len())).rev().find(|at| text.is_char_boundary(*at)).unwrap_or_default();
    let one = |error: fluent_syntax::parser::ParserError| {
        let start = within(error.pos.start);
        Unread { at: start..within(error.pos.end).max(start), why: error.kind.to_string() }
    };
    errors.into_iter().map(one).collect()
}

/// The messages of one or more files in one locale; a later file's message replaces an earlier one's.
pub struct Messages {
    bundle: FluentBundle<Arc<FluentResource>>,
    /// Message and attribute (empty for the value), and the variables in the order in which they first stand.
    asks: BTreeMap<(String, String), Vec<String>>,
    /// The places in a sentence for which a message has a form of its own.
    forms: BTreeMap<(String, String), BTreeSet<String>>,
    /// The numbers that some message has words of its own for: `[0]`.
    numbers: BTreeSet<i64>,
    /// What could not be read: path and reason.
    pub faults: Vec<(String, String)>,
}

impl Messages {
    /// Reads files: path and text.
    #[must_use]
    pub fn new(locale: &str, files: &[(&str, &str)], numbers: &Arc<Numbers>) -> Self {
        let language: LanguageIdentifier = locale.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(number::formatter(numbers.marked)));
        number::functions(&mut bundle, numbers);
        let (asks, forms) = (BTreeMap::new(), BTreeMap::new());
        let mut messages = Self { bundle, asks, forms, numbers: BTreeSet::new(), faults: Vec::new() };
        let mut direct = BTreeMap::new();
        for (path, text) in files {
            messages.read(path, text, &mut direct);
        }
        messages.numbers = direct.values().flat_map(|asked| asked.numbers.iter().copied()).collect();
        for key in direct.keys() {
            let Asked { variables, forms, .. } = all_asks(&direct, key);
            messages.asks.insert(key.clone(), variables);
            messages.forms.insert(key.clone(), forms);
        }
        messages
    }

    fn read(&mut self, path: &str, text: &str, direct: &mut BTreeMap<(String, String), Asked>) {
        let resource = FluentResource::try_new(text.replace("\r\n", "\n")).unwrap_or_else(|(resource, errors)| {
            self.faults.extend(errors.iter().map(|error| {
                (path.to_owned(), format!("{} in line {}", in_words(&error.kind), line(text, error.pos.start)))
            }));
            resource
        });
        for entry in resource.entries() {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name;
            let parts_of = (id.to_owned(), String::new())..;
            let earlier: Vec<_> = direct.range(parts_of).take_while(|((known, _), _)| known == id).collect();
            let earlier: Vec<(String, String)> = earlier.into_iter().map(|(key, _)| key.clone()).collect();
            earlier.iter().for_each(|key| drop(direct.remove(key)));
            let parts = message
                .value
                .iter()
                .map(|value| ("", value))
                .chain(message.attributes.iter().map(|attribute| (attribute.id.name, &attribute.value)));
            direct.extend(parts.map(|(attribute, pattern)| ((id.to_owned(), attribute.to_owned()), asked(pattern))));
        }
        self.bundle.add_resource_overriding(Arc::new(resource));
    }

    /// Whether there is a message, or an attribute of one.
    #[must_use]
    pub fn has(&self, id: &str, attribute: &str) -> bool {
        self.asks.contains_key(&(id.to_owned(), attribute.to_owned()))
    }

    /// The variables that a message asks for, in order.
    #[must_use]
    pub fn asks(&self, id: &str, attribute: &str) -> &[String] {
        self.asks.get(&(id.to_owned(), attribute.to_owned())).map_or(&[], Vec::as_slice)
    }

    /// Whether a message has a form of its own for a place in the sentence.
    #[must_use]
    pub fn has_form(&self, id: &str, attribute: &str, place: &str) -> bool {
        self.forms.get(&(id.to_owned(), attribute.to_owned())).is_some_and(|forms| forms.contains(place))
    }

    /// The whole numbers that some message has words of its own for.
    pub(crate) fn numbers(&self) -> impl Iterator<Item = i64> {
        self.numbers.iter().copied()
    }

    /// Ids of all messages and their attributes (empty for the value).
    pub fn ids(&self) -> impl Iterator<Item = (&str, &str)> {
        self.asks.keys().map(|(id, attribute)| (id.as_str(), attribute.as_str()))
    }

    /// A message without variables; empty if there is none.
    #[must_use]
    pub fn plain(&self, id: &str, attribute: &str) -> String {
        if self.has(id, attribute) { self.say(id, attribute, &[]).0 } else { String::new() }
    }

    /// A message with its variables filled in, and what went wrong.
    #[must_use]
    pub fn say(&self, id: &str, attribute: &str, args: &[(String, FluentValue<'_>)]) -> (String, Vec<String>) {
        let message = self.bundle.get_message(id);
        let pattern = message.and_then(|message| {
            if attribute.is_empty() {
                message.value()
            } else {
                message.get_attribute(attribute).map(|found| found.value())
            }
        });
        let Some(pattern) = pattern else { return (String::new(), vec![format!("no message {id}")]) };
        let args: FluentArgs<'_> = args.iter().map(|(name, value)| (name.clone(), value.clone())).collect();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors);
        (text.into_owned(), errors.iter().map(ToString::to_string).collect())
    }
}

/// What a pattern asks for by itself: variables, and other messages; and the places it has a form for.
#[derive(Default)]
struct Asked {
    variables: Vec<String>,
    messages: Vec<(String, String)>,
    forms: BTreeSet<String>,
    numbers: BTreeSet<i64>,
}

/// The same with what the messages ask for to which it refers.
fn all_asks(direct: &BTreeMap<(String, String), Asked>, key: &(String, String)) -> Asked {
    let mut all = Asked::default();
    let mut seen = Vec::new();
    let mut open = vec![key.clone()];
    while let Some(key) = open.pop() {
        let Some(found) = direct.get(&key).filter(|_| !seen.contains(&key)) else { continue };
        for variable in &found.variables {
            if !all.variables.contains(variable) {
                all.variables.push(variable.clone());
            }
        }
        all.forms.extend(found.forms.iter().cloned());
        open.extend(found.messages.iter().cloned());
        seen.push(key);
    }
    all
}

fn asked(pattern: &Pattern<&str>) -> Asked {
    let mut found = Asked::default();
    pattern_asks(pattern, &mut found);
    found
}

fn pattern_asks(pattern: &Pattern<&str>, found: &mut Asked) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression } => expression_asks(expression, found),
        }
    }
}

fn expression_asks(expression: &Expression<&str>, found: &mut Asked) {
    match expression {
        Expression::Inline(inline) => inline_asks(inline, found),
        Expression::Select { selector, variants } => {
            inline_asks(selector, found);
            if matches!(selector, InlineExpression::VariableReference { id } if id.name == "place") {
                found.forms.extend(variants.iter().map(|variant| key(&variant.key).to_owned()));
            }
            found.numbers.extend(variants.iter().filter_map(|variant| number_key(&variant.key)));
            variants.iter().for_each(|variant| pattern_asks(&variant.value, found));
        }
    }
}

fn inline_asks(inline: &InlineExpression<&str>, found: &mut Asked) {
    match inline {
        InlineExpression::VariableReference { id } => found.variables.push(id.name.to_owned()),
        InlineExpression::MessageReference { id, attribute } => found.messages.push((
            id.name.to_owned(),
            attribute.as_ref().map_or_else(String::new, |attribute| attribute.name.to_owned()),
        )),
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| inline_asks(argument, found))
        }
        InlineExpression::Placeable { expression } => expression_asks(expression, found),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::TermReference { .. } => {}
    }
}

fn number_key(key: &VariantKey<&str>) -> Option<i64> {
    match key {
        VariantKey::NumberLiteral { value } => value.parse().ok(),
        VariantKey::Identifier { .. } => None,
    }
}

const fn key<'s>(key: &VariantKey<&'s str>) -> &'s str {
    match key {
        VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name } => name,
    }
}

fn line(text: &str, at: usize) -> usize {
    text.bytes().take(at).filter(|byte| *byte == b'\n').count() + 1
}

/// What is wrong with a message, in the words of those who write them.
fn in_words(kind: &ErrorKind) -> String {
    match kind {
        ErrorKind::ExpectedToken(mark) => format!("a `{mark}` is missing"),
        ErrorKind::ExpectedCharRange { range } if range.contains('z') => "a name is missing".to_owned(),
        ErrorKind::ExpectedCharRange { .. } => "a digit is missing".to_owned(),
        ErrorKind::ExpectedMessageField { entry_id } | ErrorKind::ExpectedTermField { entry_id } => {
            format!("`{entry_id}` says nothing")
        }
        ErrorKind::MissingValue => "a text is missing".to_owned(),
        ErrorKind::MissingDefaultVariant => "no variant of a choice is marked by `*` as the usual one".to_owned(),
        ErrorKind::MultipleDefaultVariants => "two variants of a choice are marked by `*` as the usual one".to_owned(),
        ErrorKind::UnterminatedStringLiteral => "a `\"` is missing".to_owned(),
        ErrorKind::UnbalancedClosingBrace => "a `}` closes nothing".to_owned(),
        ErrorKind::ExpectedInlineExpression => "nothing stands between brackets".to_owned(),
        other => other.to_string().to_lowercase(),
    }
}
