//! A table of expected values: a list of vectors.

use std::collections::BTreeMap;

use runebook_grammar::{Diagnostic, Span};

use super::value::{self, Value};
use crate::error;
use crate::pack::yaml::Placed;

/// One of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Vector {
    pub id: Placed<String>,
    pub topic: Placed<String>,
    pub input: Placed<Value>,
    pub expected: Placed<Value>,
}

/// Reads `text`, which is file number `file`.
pub(super) fn vectors(text: &str, file: u32) -> (Vec<Vector>, Vec<Diagnostic>) {
    let root = match value::read(text, file) {
        Ok(root) => root,
        Err(unreadable) => return (Vec::new(), vec![error::no_yaml(&unreadable)]),
    };
    let Value::List(items) = root.value else { return (Vec::new(), vec![error::no_vectors(root.span)]) };
    let (mut vectors, mut found) = (Vec::new(), Vec::new());
    let mut ids: BTreeMap<String, Span> = BTreeMap::new();
    for item in items {
        match vector(item) {
            Ok(vector) => {
                if let Some(first) = ids.insert(vector.id.value.clone(), vector.id.span) {
                    found.push(error::vector_twice(vector.id.span, &vector.id.value, first));
                }
                vectors.push(vector);
            }
            Err(finding) => found.push(*finding),
        }
    }
    (vectors, found)
}

fn vector(item: Placed<Value>) -> Result<Vector, Box<Diagnostic>> {
    let Value::Map(pairs) = item.value else { return Err(Box::new(error::no_vectors(item.span))) };
    let of = |key: &str| pairs.iter().find(|(known, _)| known.value == key).map(|(_, value)| value.clone());
    let needed = |key: &str| of(key).ok_or_else(|| Box::new(error::no_vector(item.span, key)));
    let text = |key: &str| {
        let value = needed(key)?;
        match value.value {
            Value::Text(text) => Ok(Placed { value: text, span: value.span }),
            Value::Nothing | Value::Truth(_) | Value::Number(_) | Value::List(_) | Value::Map(_) => {
                Err(Box::new(error::wrong_value(value.span, "a text")))
            }
        }
    };
    let input = needed("input")?;
    if !matches!(input.value, Value::Map(_)) {
        return Err(Box::new(error::wrong_value(input.span, "a map of what the question is about")));
    }
    Ok(Vector { id: text("id")?, topic: text("topic")?, input, expected: needed("expected")? })
}
