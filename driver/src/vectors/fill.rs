//! Holes filled with what a vector's input has, and which place each byte of the text stands for.

use runebook_compiler::ir::Ir;
use runebook_grammar::{Diagnostic, Span};

use super::it::{self, It};
use super::names::{Called, Names, find};
use super::template::{Hole, Part, Template};
use super::value::Value;
use crate::error;
use crate::near::nearest;
use crate::pack::yaml::Placed;

/// A text of the rune language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Filled {
    /// The text.
    pub text: String,
    /// From which byte on which place is meant, and whether it is the same text letter for letter.
    pub places: Vec<(u32, Span, bool)>,
}

impl Filled {
    /// The same with another text after it.
    pub fn and(&self, between: &str, more: &Self) -> Self {
        let by = u32::try_from(self.text.len() + between.len()).unwrap_or(u32::MAX);
        let moved = more.places.iter().map(|(at, span, same)| (by.saturating_add(*at), *span, *same));
        Self {
            text: format!("{}{between}{}", self.text, more.text),
            places: self.places.iter().copied().chain(moved).collect(),
        }
    }

    fn push(&mut self, text: &str, span: Span, same: bool) {
        self.places.push((u32::try_from(self.text.len()).unwrap_or(u32::MAX), span, same));
        self.text.push_str(text);
    }

    /// The same as statements that begin with `given`.
    pub fn as_given(&self) -> Self {
        let starts = runebook_compiler::given_starts(&self.text);
        let moved = |at: u32| {
            let before = starts.iter().filter(|start| **start <= at as usize).count();
            at + u32::try_from(before * "given ".len()).unwrap_or(0)
        };
        let places = self.places.iter().map(|(at, span, same)| (moved(*at), *span, *same && starts.len() <= 1));
        Self { text: runebook_compiler::given_text(&self.text), places: places.collect() }
    }
}

/// Fills holes from one input.
#[derive(Clone, Copy)]
pub(super) struct Filling<'a> {
    pub ir: &'a Ir,
    pub names: &'a Names,
    pub input: &'a Placed<Value>,
    /// What `it` stands for, if anything.
    pub it: Option<&'a It>,
}

impl Filling<'_> {
    /// The text of a template.
    pub fn fill(&self, template: &Template) -> Result<Filled, Box<Diagnostic>> {
        let mut filled = Filled::default();
        for part in &template.parts {
            match part {
                Part::Text(text, span, same) => self.text(&mut filled, text, *span, *same)?,
                Part::Hole(hole) => filled.push(&self.hole(hole)?, hole.span, false),
            }
        }
        Ok(filled)
    }

    /// Text as it is, but for what it says of `it`.
    fn text(&self, filled: &mut Filled, text: &str, span: Span, same: bool) -> Result<(), Box<Diagnostic>> {
        let place = |from: usize, to: usize| {
            let byte = |at: usize| span.start + u32::try_from(at).unwrap_or(0);
            if same { Span::new(span.file, byte(from), byte(to)) } else { span }
        };
        let mut done = 0;
        for (from, to, field) in self.it.iter().flat_map(|_| it::fields(text)) {
            let Some(value) = self.field(field, place(from, to))? else {
                let help = format!("`it.{field}` is left out only where it is all that is asked");
                return Err(Box::new(error::unfit(place(from, to), "in the text", self.input.span, &help)));
            };
            filled.push(&text[done..from], place(done, from), same);
            filled.push(value, place(from, to), false);
            done = to;
        }
        filled.push(&text[done..], place(done, text.len()), same);
        Ok(())
    }

    fn field(&self, field: &str, at: Span) -> Result<Option<&str>, Box<Diagnostic>> {
        let value = self.it.map_or(Ok(None), |it| it.value(field));
        value.map_err(|near| Box::new(error::no_such_part(at, field, near)))
    }

    /// Whether there is anything to ask: not, where all that is asked is a part that the text of `it` does not show.
    pub fn is_shown(&self, template: &Template) -> Result<bool, Box<Diagnostic>> {
        match (&template.parts[..], self.it) {
            ([Part::Text(text, span, _)], Some(_)) => match it::fields(text)[..] {
                [(0, to, field)] if to == text.len() => Ok(self.field(field, *span)?.is_some()),
                _ => Ok(true),
            },
            _ => Ok(true),
        }
    }

    /// The rolls that a template lists.
    pub fn rolls(&self, template: &Template) -> Result<Vec<i64>, Box<Diagnostic>> {
        let filled = self.fill(template)?;
        let words = filled.text.split(',').map(str::trim).filter(|word| !word.is_empty());
        let numbers: Option<Vec<i64>> = words.map(|word| word.parse().ok()).collect();
        numbers.ok_or_else(|| {
            let help = "write the whole numbers that the dice show, such as `{faces}` or `{first}, {second}`";
            Box::new(error::unfit(template.span, "a list of rolls", self.input.span, help))
        })
    }

    fn hole(&self, hole: &Hole) -> Result<String, Box<Diagnostic>> {
        let Some(value) = at(self.input, &hole.key) else {
            return Err(Box::new(error::no_such_key(hole.span, &hole.key, &leaves(self.input), self.input.span)));
        };
        match &hole.form {
            None => plain(hole, value),
            Some(form) => self.read_as(hole, form, value),
        }
    }

    fn read_as(&self, hole: &Hole, form: &str, value: &Placed<Value>) -> Result<String, Box<Diagnostic>> {
        let names = &self.ir.names;
        if form == "dice" {
            let help = "dice are written `\"3d4\"` or `{\"dice\": 3, \"sides\": 4}`";
            return value.value.dice().ok_or_else(|| Box::new(error::unfit(hole.span, "dice", value.span, help)));
        }
        if form.starts_with(it::FORM) {
            let help = "say `it: …` beside `ask`, and ask for `it.damage`";
            return Err(Box::new(error::unfit(hole.span, "read by a notation here", value.span, help)));
        }
        if names.units.contains_key(form) {
            let Value::Number(ratio) = &value.value else {
                return Err(Box::new(error::unfit(hole.span, "a number", value.span, "a unit belongs to a number")));
            };
            return Ok(format!("{ratio} {form}"));
        }
        let characters = || names.entities.contains_key(form).then_some(&self.names.characters[..]);
        let entries = names.kinds.get(form).map(|kind| {
            let (from, to) = self.ir.kinds[*kind].entries;
            &self.names.entries[from..to]
        });
        let members = names.enums.get(form).map(|of| &self.names.members[*of][..]);
        let Some(all) = entries.or(members).or_else(characters) else {
            let known = names.units.keys().chain(names.kinds.keys()).chain(names.enums.keys());
            let near = nearest(form, known.chain(names.entities.keys()).map(String::as_str));
            return Err(Box::new(error::no_such_form(hole.span, form, near)));
        };
        self.called(hole, form, value, all)
    }

    fn called(
        &self,
        hole: &Hole,
        form: &str,
        value: &Placed<Value>,
        all: &[Called],
    ) -> Result<String, Box<Diagnostic>> {
        let Some(text) = value.value.word() else {
            let help = "it is looked for by its name or its title";
            return Err(Box::new(error::unfit(hole.span, "a text", value.span, help)));
        };
        if value.value == Value::Nothing {
            return Ok("none".to_owned());
        }
        find(&text, all)
            .map(str::to_owned)
            .map_err(|near| Box::new(error::nothing_called(hole.span, form, &text, near, value.span)))
    }
}

/// A value as it stands in rules by itself.
fn plain(hole: &Hole, value: &Placed<Value>) -> Result<String, Box<Diagnostic>> {
    match &value.value {
        Value::Nothing => Ok("none".to_owned()),
        Value::Truth(truth) => Ok(if *truth { "yes" } else { "no" }.to_owned()),
        Value::Number(ratio) => {
            let text = ratio.to_string();
            Ok(if text.contains('/') { format!("({text})") } else { text })
        }
        Value::List(items) => {
            let items: Result<Vec<String>, _> = items.iter().map(|item| plain(hole, item)).collect();
            Ok(items?.join(", "))
        }
        Value::Text(_) => {
            let help = format!("say what it is read as: `{{{} as KIND}}`, a kind or a `one of` of the pack", hole.key);
            Err(Box::new(error::unfit(hole.span, "a number, nor yes or no", value.span, &help)))
        }
        Value::Map(_) => {
            let help = format!("name a key in it, `{{{0}.key}}`, or read it as dice, `{{{0} as dice}}`", hole.key);
            Err(Box::new(error::unfit(hole.span, "a number, nor yes or no", value.span, &help)))
        }
    }
}

/// What stands at a key, or at a key within another: `weapon.dice`.
pub(super) fn at<'a>(input: &'a Placed<Value>, key: &str) -> Option<&'a Placed<Value>> {
    let mut value = input;
    for word in key.split('.') {
        let Value::Map(pairs) = &value.value else { return None };
        value = &pairs.iter().find(|(known, _)| known.value == word)?.1;
    }
    Some(value)
}

/// The keys of an input; of keys within keys, those within.
pub(super) fn leaves(input: &Placed<Value>) -> Vec<String> {
    let Value::Map(pairs) = &input.value else { return Vec::new() };
    let mut leaves = Vec::new();
    for (key, value) in pairs {
        let inside = self::leaves(value);
        if inside.is_empty() {
            leaves.push(key.value.clone());
        }
        leaves.extend(inside.into_iter().map(|inside| format!("{}.{inside}", key.value)));
    }
    leaves
}
