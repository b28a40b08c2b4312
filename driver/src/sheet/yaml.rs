//! YAML: a list of maps, a row each, or a map from ids to maps.

use runebook_grammar::Diagnostic;

use super::{Cell, Row};
use crate::error;
use crate::pack::yaml::{self, Placed, Yaml};

pub(super) fn rows(text: &str, file: u32) -> (Vec<Row>, Vec<Diagnostic>) {
    let mut found = Vec::new();
    let root = match yaml::read(text, file) {
        Ok(root) => root,
        Err(unreadable) => return (Vec::new(), vec![error::no_yaml(&unreadable)]),
    };
    let rows = match root.value {
        Yaml::List(items) => items.into_iter().filter_map(|item| row(None, item, &mut found)).collect(),
        Yaml::Map(pairs) => {
            pairs.into_iter().filter_map(|(id, item)| row(Some(id), item, &mut found)).collect::<Vec<_>>()
        }
        Yaml::Nothing | Yaml::Word(_) => {
            found.push(error::no_rows(root.span));
            Vec::new()
        }
    };
    (rows, found)
}

fn row(id: Option<Placed<String>>, item: Placed<Yaml>, found: &mut Vec<Diagnostic>) -> Option<Row> {
    let Yaml::Map(pairs) = item.value else {
        found.push(error::no_rows(item.span));
        return None;
    };
    let span = id.as_ref().map_or(item.span, |id| id.span);
    let mut cells: Vec<(Cell, Cell)> = Vec::new();
    if let Some(id) = id {
        cells.push((Cell { text: "id".to_owned(), span: id.span }, Cell { text: id.value, span: id.span }));
    }
    for (key, value) in pairs {
        let head = Cell { text: key.value, span: key.span };
        let at = value.span;
        match words(value) {
            Some(text) if text.is_empty() => {}
            Some(text) => cells.push((head, Cell { text, span: at })),
            None => found.push(error::no_cell(at)),
        }
    }
    Some(Row { span, cells })
}

/// A word, or several with commas between them.
fn words(value: Placed<Yaml>) -> Option<String> {
    match value.value {
        Yaml::Nothing => Some(String::new()),
        Yaml::Word(word) => Some(word.trim().to_owned()),
        Yaml::List(items) => Some(items.into_iter().map(words).collect::<Option<Vec<_>>>()?.join(", ")),
        Yaml::Map(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> Vec<String> {
        let (rows, found) = rows(text, 0);
        assert_eq!(found, []);
        rows.iter()
            .flat_map(|row| row.cells.iter().map(|(head, cell)| format!("{} {}", head.text, cell.text)))
            .collect()
    }

    #[test]
    fn lists_and_maps_are_the_same_rows() {
        let wanted = ["id dagger", "damage 1d5", "traits light, thrown"];
        assert_eq!(shown("- { id: dagger, damage: 1d5, traits: [light, thrown], note: }\n"), wanted);
        assert_eq!(shown("dagger:\n  damage: 1d5\n  traits: [light, thrown]\n"), wanted);
    }

    #[test]
    fn what_is_no_row_has_its_place() {
        assert_eq!(rows("- 1\n- { a: { b: 1 } }\n", 0).1.len(), 2);
        assert_eq!(rows("a: [", 0).1[0].code, "E080");
        assert_eq!(rows("word", 0).1[0].code, "E091");
    }
}
