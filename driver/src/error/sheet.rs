//! What can be wrong with a sheet: the file, its headings, its rows, its cells.

use runebook_grammar::{Diagnostic, Span};

pub(crate) fn no_sheet(at: Span, path: &str, near: Option<&str>) -> Diagnostic {
    let finding = Diagnostic::error("E090", at, format!("the pack has no sheet `{path}`"))
        .why("a sheet is a file of this pack that ends in `.csv` or `.tsv`, or in `.yaml` in the folder `sheets`");
    match near {
        Some(near) => finding.help(format!("did you mean `{near}`?")).replace(at, format!("\"{near}\"")),
        None => finding.help("write the path from the pack's folder, such as \"sheets/weapons.csv\""),
    }
}

pub(crate) fn not_in_encoding(at: Span, encoding: &str) -> Diagnostic {
    Diagnostic::error("E091", at, format!("these bytes are no {encoding}"))
        .help("say in `pack.yaml`, under `sheets`, which encoding the file was saved in")
}

pub(crate) fn no_headings(at: Span) -> Diagnostic {
    Diagnostic::error("E091", at, "this sheet is empty")
        .help("its first row names the columns: `id`, `name`, and fields of the kind")
}

pub(crate) fn one_heading(at: Span, separator: char) -> Diagnostic {
    let separator = if separator == '\t' { "a tab".to_owned() } else { format!("`{separator}`") };
    Diagnostic::error("E091", at, "this sheet has one column only")
        .why(format!("{separator} separates the cells of this file"))
        .help(
            "if it was saved with another separator, say so in `pack.yaml`: \
               `sheets: [ { path: sheets/**, separator: \";\" } ]`",
        )
}

pub(crate) fn ragged(at: Span, found: usize, wanted: usize, headings: Span) -> Diagnostic {
    let cells = if found == 1 { "cell" } else { "cells" };
    Diagnostic::error("E091", at, format!("this row has {found} {cells}, and there are {wanted} headings"))
        .and(headings, "the headings")
        .help("a cell that holds a separator stands in quotes; an empty cell keeps its separator")
}

pub(crate) fn no_rows(at: Span) -> Diagnostic {
    Diagnostic::error("E091", at, "here belongs a row")
        .help("a sheet in YAML is a list of maps, a row each: `- { id: dagger, damage: 1d5 }`")
}

pub(crate) fn no_cell(at: Span) -> Diagnostic {
    Diagnostic::error("E091", at, "a map cannot stand in a cell").help("a cell holds one value, or a list of them")
}

pub(crate) fn no_id(at: Span) -> Diagnostic {
    Diagnostic::error("E092", at, "this row has no `id`")
        .why("rules, translations and saved games name an entry by its id")
        .help("add a column `id` with a short name in small letters, such as `battle_axe`")
}

pub(crate) fn bad_id(at: Span, id: &str) -> Diagnostic {
    Diagnostic::error("E092", at, format!("`{id}` cannot be an id"))
        .why("an id becomes an anchor, a message's name and a constant in C")
        .help("write small letters of a to z, digits and `_`, such as `battle_axe`; what people read goes into `name`")
}

pub(crate) fn id_twice(at: Span, id: &str, first: Span) -> Diagnostic {
    Diagnostic::error("E092", at, format!("two rows have the id `{id}`"))
        .and(first, "first here")
        .help("give one of them an id of its own")
}

pub(crate) fn heading_twice(at: Span, heading: &str) -> Diagnostic {
    Diagnostic::error("E092", at, format!("two columns are headed `{heading}`")).help("take one of them away")
}

pub(crate) fn no_value(at: Span, text: &str, heading: Span) -> Diagnostic {
    Diagnostic::error("E093", at, format!("`{text}` is no value"))
        .and(heading, "for this field")
        .why("a cell is read as the value of a field would be: `3d6`, `2 lb`, `15%`, `orc`, `light, thrown`")
        .help("write one value as it would stand in a file of rules")
}
