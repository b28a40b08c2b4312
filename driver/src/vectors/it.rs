//! A text of the input read by a kind's notation: what questions call `it`.

use runebook_compiler::notation::{self, Noted, Unread};
use runebook_grammar::Diagnostic;

use super::fill::{Filling, at, leaves};
use super::template::{Part, Template};
use super::value::Value;
use crate::error;
use crate::near::nearest;
use crate::pack::words;

/// What a form begins with that names kinds with a notation.
pub(super) const FORM: &str = "notation of ";

/// What a text says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct It {
    noted: Noted,
    /// All fields that the notations show by which it might have been read.
    known: Vec<String>,
}

impl It {
    /// The value of a field: none where the text does not show it.
    ///
    /// # Errors
    /// The nearest field, where no notation shows one of this name.
    pub fn value(&self, field: &str) -> Result<Option<&str>, Option<&str>> {
        if !self.known.iter().any(|known| known == field) {
            return Err(nearest(field, self.known.iter().map(String::as_str)));
        }
        let part = self.noted.parts.iter().find(|part| part.field == field && part.shown);
        Ok(part.map(|part| part.value.as_str()))
    }
}

/// The fields of `it` that a text names: from, to, and the field.
pub(super) fn fields(text: &str) -> Vec<(usize, usize, &str)> {
    let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    let starts = text.match_indices("it.").map(|(at, _)| at);
    let whole = starts.filter(|at| !text[..*at].ends_with(|before: char| is_word(before) || before == '.'));
    let named = whole.map(|at| {
        let from = at + "it.".len();
        let to = text[from..].find(|letter| !is_word(letter)).map_or(text.len(), |length| from + length);
        (at, to, &text[from..to])
    });
    named.collect()
}

/// Reads what `it` stands for: `{text as notation of weapon, armour}`, by the first of these that fits.
pub(super) fn read(filling: &Filling<'_>, template: &Template) -> Result<It, Box<Diagnostic>> {
    let hole = match &template.parts[..] {
        [Part::Hole(hole)] => hole,
        _ => return Err(Box::new(no_notation(template, filling))),
    };
    let Some(kinds) = hole.form.as_deref().and_then(|form| form.strip_prefix(FORM)) else {
        return Err(Box::new(no_notation(template, filling)));
    };
    let Some(value) = at(filling.input, &hole.key) else {
        return Err(Box::new(error::no_such_key(hole.span, &hole.key, &leaves(filling.input), filling.input.span)));
    };
    let Value::Text(text) = &value.value else {
        let help = "a notation is a text: `Battle axe (-3,3d4)`";
        return Err(Box::new(error::unfit(hole.span, "a text", value.span, help)));
    };
    let (mut why, mut read, mut known) = (Vec::new(), None, Vec::new());
    for name in kinds.split(',').map(str::trim) {
        let Some(kind) = filling.ir.names.kinds.get(name).copied() else {
            let near = nearest(name, filling.ir.names.kinds.keys().map(String::as_str));
            return Err(Box::new(error::no_such_form(hole.span, name, near)));
        };
        let pattern = filling.ir.kinds[kind].notation.as_deref().unwrap_or_default();
        known.extend(notation::groups(pattern).into_iter().flat_map(|group| group.fields));
        match notation::read(filling.ir, kind, text) {
            Ok(noted) => read = read.or(Some(noted)),
            Err(unread) => why.push(format!("as `{name}`, {}", reason(&unread, text))),
        }
    }
    match read {
        Some(noted) => Ok(It { noted, known }),
        None => Err(Box::new(error::unread_notation(hole.span, text, &why.join("; "), value.span))),
    }
}

fn no_notation(template: &Template, filling: &Filling<'_>) -> Diagnostic {
    let help = "write `it: \"{text as notation of weapon, armour}\"`";
    error::unfit(template.span, "a text read by a notation", filling.input.span, help)
}

fn reason(unread: &Unread, text: &str) -> String {
    match unread {
        Unread::NoNotation => "it has no `notation`".to_owned(),
        Unread::OutOfOrder(range) => format!("`{}` is out of order or stands twice", &text[range.clone()]),
        Unread::Parts(range, group) => {
            let fields: Vec<&str> = group.fields.iter().map(String::as_str).collect();
            format!("`{}` should hold {}", &text[range.clone()], words::list(&fields))
        }
        Unread::NoValue(range, field) => format!("`{}` is no value of `{field}`", text[range.clone()].trim()),
        Unread::Missing(field) => format!("`{field}` is missing"),
    }
}
