//! Entries of a kind as a table: what a sheet of them would hold.

use std::collections::BTreeMap;

use runebook_compiler::ir::{EntryId, FieldValue, Ir};
use runebook_grammar::Span;

use crate::near::nearest;
use crate::pack::Pack;

/// A table of texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    /// `id`, `name`, the fields that any entry says, `text`.
    pub headings: Vec<String>,
    /// A row for each entry, by id; empty where an entry says nothing.
    pub rows: Vec<Vec<String>>,
}

/// The entries of `kind`.
///
/// # Errors
/// A sentence, where there is no such kind.
pub fn listing(pack: &Pack, ir: &Ir, kind: &str) -> Result<Listing, String> {
    let names = || ir.kinds.iter().map(|found| found.named.name.as_str());
    let Some(at) = names().position(|name| name == kind) else {
        let near = nearest(kind, names()).map(|near| format!(" Did you mean `{near}`?"));
        let all = names().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ");
        return Err(format!("There is no kind `{kind}`.{}", near.unwrap_or_else(|| format!(" The kinds are {all}."))));
    };
    let mut entries: Vec<EntryId> = (ir.kinds[at].entries.0..ir.kinds[at].entries.1).collect();
    entries.sort_by(|one, other| ir.entries[*one].named.name.cmp(&ir.entries[*other].named.name));
    let cells: Vec<BTreeMap<usize, String>> = entries.iter().map(|entry| fields(pack, ir, *entry)).collect();
    let said: Vec<usize> =
        (0..ir.kinds[at].fields.len()).filter(|field| cells.iter().any(|row| row.contains_key(field))).collect();
    let prose = entries.iter().any(|entry| ir.entries[*entry].text.is_some());
    let mut headings = vec!["id".to_owned(), "name".to_owned()];
    headings.extend(said.iter().map(|field| ir.kinds[at].fields[*field].named.name.clone()));
    headings.extend(prose.then(|| "text".to_owned()));
    let rows = entries.iter().zip(&cells).map(|(entry, cells)| {
        let entry = &ir.entries[*entry];
        let mut row = vec![entry.named.name.clone(), entry.named.title.clone()];
        row.extend(said.iter().map(|field| cells.get(field).cloned().unwrap_or_default()));
        row.extend(prose.then(|| entry.text.as_ref().map_or_else(String::new, |(text, _)| text.clone())));
        row
    });
    Ok(Listing { headings, rows: rows.collect() })
}

/// What an entry says of each field, as it is written.
fn fields(pack: &Pack, ir: &Ir, entry: EntryId) -> BTreeMap<usize, String> {
    let written = |value: &FieldValue| {
        let words = value.values.iter().map(|value| written(pack, value.span));
        words.collect::<Vec<_>>().join(", ")
    };
    let said = ir.entries[entry].fields.iter().enumerate().filter(|(_, value)| !value.is_default);
    said.map(|(field, value)| (field, written(value))).filter(|(_, text)| !text.is_empty()).collect()
}

/// The text of a value as the compiler read it; rows of sheets are read as rules.
pub(crate) fn written(pack: &Pack, span: Span) -> String {
    let source = pack.rule_sources().get(span.file as usize);
    source.map_or_else(String::new, |source| source.text[source.bytes(span)].to_owned())
}

/// How a table is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Columns for reading.
    Table,
    /// Cells between commas.
    Csv,
    /// Cells between tabs.
    Tsv,
    /// A list of objects.
    Json,
}

impl Listing {
    /// The table as text, a line break at its end.
    #[must_use]
    pub fn text(&self, form: Form) -> String {
        let all = || std::iter::once(&self.headings).chain(&self.rows);
        match form {
            Form::Csv => all().map(|row| separated(row, ',')).collect(),
            Form::Tsv => all().map(|row| separated(row, '\t')).collect(),
            Form::Json => self.json(),
            Form::Table => self.columns(),
        }
    }

    fn json(&self) -> String {
        let object = |row: &Vec<String>| {
            let pairs = self.headings.iter().zip(row).filter(|(_, cell)| !cell.is_empty());
            pairs.map(|(head, cell)| (head.clone(), cell.clone().into())).collect::<serde_json::Map<_, _>>()
        };
        let all: Vec<_> = self.rows.iter().map(object).collect();
        serde_json::to_string_pretty(&all).unwrap_or_default() + "\n"
    }

    /// Columns as wide as what stands in them; prose would make them as wide as a page.
    fn columns(&self) -> String {
        let shown = self.headings.iter().filter(|head| *head != "text").count();
        let all = || std::iter::once(&self.headings).chain(&self.rows);
        let width = |column: usize| all().map(|row| row[column].chars().count()).max().unwrap_or(0);
        let widths: Vec<usize> = (0..shown).map(width).collect();
        let line = |row: &Vec<String>| {
            let cells = row.iter().zip(&widths).map(|(cell, width)| {
                let blanks = width.saturating_sub(cell.chars().count());
                format!("{cell}{}", " ".repeat(blanks))
            });
            format!("{}\n", cells.collect::<Vec<_>>().join("  ").trim_end())
        };
        all().map(line).collect()
    }
}

/// A line of cells; one that holds a separator, a quote or a break stands in quotes.
fn separated(row: &[String], separator: char) -> String {
    let cell = |cell: &String| {
        let plain = !cell.contains(['"', '\n', '\r', separator]) && cell.trim() == cell;
        if plain { cell.clone() } else { format!("\"{}\"", cell.replace('"', "\"\"")) }
    };
    format!("{}\n", row.iter().map(cell).collect::<Vec<_>>().join(&separator.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::check;
    use crate::levels::Levels;
    use crate::pack::shelf::Memory;

    const RULES: &str = "unit lb\nentity creature { }\none of trait: light, thrown\n\
                         kind weapon \"Weapon\" { to_hit: number = 0; damage: dice; weight: lb = 1 lb; traits: set of trait at most 4 }\n";
    const SHEET: &str = "id,name,to_hit,damage,weight,traits,text\n\
                         axe,Axe,-1,2d4,4 lb,,\"Heavy, and \"\"slow\"\".\"\ndagger,Dagger,,1d5,,\"light, thrown\",\n";

    fn listed(files: &[(&str, &str)], form: Form) -> String {
        let mut all = vec![("a/pack.yaml", "language: 1\nname: a\n")];
        all.extend(files);
        let pack = Pack::open("a", &mut Memory::new(&all)).unwrap();
        let report = check(&pack, &Levels::default());
        let ir = report.ir.unwrap_or_else(|| panic!("{:#?}", report.found));
        listing(&pack, &ir, "weapon").unwrap().text(form)
    }

    #[test]
    fn a_sheet_comes_back_as_it_was() {
        let rules = format!("{RULES}weapon from \"sheets/w.csv\"\n");
        assert_eq!(listed(&[("a/r.rune", &rules), ("a/sheets/w.csv", SHEET)], Form::Csv), SHEET);
    }

    #[test]
    fn entries_become_a_sheet() {
        let entries = "weapon dagger \"Dagger\" { damage 1d5; traits light, thrown }\n\
                       weapon axe \"Axe\" { to_hit = -1; damage 2d4; weight 4 lb; text \"Heavy, and \\\"slow\\\".\" }\n";
        assert_eq!(listed(&[("a/r.rune", &format!("{RULES}{entries}"))], Form::Csv), SHEET);
    }

    #[test]
    fn columns_are_for_reading() {
        let rules = format!("{RULES}weapon from \"sheets/w.csv\"\n");
        let shown = listed(&[("a/r.rune", &rules), ("a/sheets/w.csv", SHEET)], Form::Table);
        let wanted = "id      name    to_hit  damage  weight  traits\naxe     Axe     -1      2d4     4 lb\n\
                      dagger  Dagger          1d5             light, thrown\n";
        assert_eq!(shown, wanted);
    }
}
