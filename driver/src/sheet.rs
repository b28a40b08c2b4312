//! Sheets: tables as sources. Each row becomes an entry, written out as rules; its places point back into the sheet.
//!
//! ```text
//! weapon from "sheets/weapons.csv"     id,name,damage          weapon dagger "Dagger" {
//!                                      dagger,Dagger,1d5   ──▶   damage 1d5
//!                                                              }
//! ```

mod entries;
mod separated;
mod yaml;

use runebook_grammar::{Diagnostic, Span};

use crate::pack::manifest::SheetForm;

pub(crate) use entries::entries;

/// The signs that a value may begin with, as keyboards, word processors and typesetters write them.
const SIGNS: [char; 6] = ['-', '+', '\u{2212}', '\u{2013}', '\u{ff0b}', '\u{ff0d}'];

/// A cell as it stands in a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Cell {
    /// What it says, without quotes and without blanks around it.
    pub text: String,
    /// Where it stands.
    pub span: Span,
}

/// A row: what each of its cells is headed by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    /// The whole row.
    pub span: Span,
    /// Headings and cells; empty cells are left out.
    pub cells: Vec<(Cell, Cell)>,
}

/// Whether a pack reads this file as a sheet.
#[must_use]
pub fn is_sheet(path: &str) -> bool {
    separated::separator(path).is_some() || (path.starts_with("sheets/") && is_yaml(path))
}

fn is_yaml(path: &str) -> bool {
    path.ends_with(".yaml") || path.ends_with(".yml")
}

/// The rows of the sheet `text`, which is file number `file`.
pub(crate) fn rows(path: &str, text: &str, file: u32, form: &SheetForm) -> (Vec<Row>, Vec<Diagnostic>) {
    match separated::separator(path) {
        Some(usual) => separated::rows(text, file, form.separator.unwrap_or(usual), form.decimal_comma),
        None => yaml::rows(text, file),
    }
}

/// The text of a sheet's bytes, or what is wrong with them.
pub(crate) fn decode(bytes: &[u8], file: u32, form: &SheetForm) -> Result<String, Box<Diagnostic>> {
    let Some(encoding) = form.encoding else {
        return runebook_grammar::decode(file, bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes));
    };
    let (text, _, broken) = encoding.decode(bytes);
    if broken {
        let at = text.find('\u{fffd}').and_then(|at| u32::try_from(at).ok()).unwrap_or(0);
        return Err(Box::new(crate::error::not_in_encoding(Span::new(file, at, at), encoding.name())));
    }
    Ok(text.into_owned())
}

/// Whether `from` and a string may stand in a text: to read it only for its sheets would take as long as to check it.
pub(crate) fn may_be_named_in(text: &str) -> bool {
    text.match_indices("from").any(|(at, from)| {
        let next = text[at + from.len()..].trim_start().chars().next();
        next.is_some_and(|next| !next.is_alphanumeric())
    })
}

#[cfg(test)]
mod tests {
    use crate::check::{Report, check};
    use crate::levels::Levels;
    use crate::pack::Pack;
    use crate::pack::shelf::Memory;

    const RULES: &str = "unit lb\nentity creature { }\n\
                         kind weapon \"Weapon\" { to_hit: number = 0; damage: dice; weight: lb = 1 lb; traits: set of trait at most 4 }\n\
                         one of trait: light, thrown\n\
                         weapon from \"sheets/weapons.csv\"\n";

    fn opened(rules: &str, sheet: &[u8], more: &str) -> (Pack, Report) {
        let manifest = format!("language: 1\nname: a\nlints: {{ untested_entry: allow, unused: allow }}\n{more}");
        let mut shelf = Memory::new(&[("a/pack.yaml", &manifest), ("a/rules.rune", rules)]);
        shelf.files.insert("a/sheets/weapons.csv".to_owned(), sheet.to_vec());
        let pack = Pack::open("a", &mut shelf).unwrap();
        let report = check(&pack, &Levels::default());
        (pack, report)
    }

    /// Code, file, line, column and the text meant, for each finding.
    fn found(rules: &str, sheet: &str) -> Vec<String> {
        let (pack, report) = opened(rules, sheet.as_bytes(), "");
        let shown = report.found.iter().map(|one| {
            let (span, source) = (one.primary.span, pack.sources.of(one.primary.span));
            let (place, text) = (pack.sources.places(span).0, &source.text[source.bytes(span)]);
            format!("{} {}:{}:{} {text}", one.code, source.shown, place.line, place.column)
        });
        shown.collect()
    }

    #[test]
    fn rows_are_entries() {
        let sheet = "id,name,to_hit,damage,weight in lb,traits\n\
                     dagger,\"Dagger, \"\"old\"\"\",-1,1d5,1,\"light, thrown\"\nclub,Club,0,2d4,8,\n";
        let (_, report) = opened(RULES, sheet.as_bytes(), "");
        assert_eq!(report.found, []);
        let ir = report.ir.unwrap();
        let mut titles: Vec<&str> = ir.entries.iter().map(|entry| entry.named.title.as_str()).collect();
        titles.sort_unstable();
        assert_eq!(titles, ["Club", "Dagger, \"old\""]);
        let dagger = ir.entries.iter().find(|entry| entry.named.name == "dagger").unwrap();
        assert_eq!(runebook_compiler::fold::whole(&dagger.fields[0].values[0]), Some(-1));
        assert_eq!(dagger.fields[3].values.len(), 2);
    }

    #[test]
    fn mistakes_are_found_at_their_row_and_column() {
        let sheet = "id,name,to_hit,damage,weigth\ndagger,Dagger,1,3q6,1\nclub,Club,0,2d4,8\n";
        let wanted = ["E018 a/sheets/weapons.csv:1:23 weigth", "E093 a/sheets/weapons.csv:2:17 3q6"];
        assert_eq!(found(RULES, sheet), wanted[1..]);
        assert_eq!(found(RULES, &sheet.replace("3q6", "3d6"))[..1], wanted[..1]);
        let other = "id,to_hit,damage,traits\na,0,1d4,hevy\n";
        assert_eq!(found(RULES, other)[0], "E010 a/sheets/weapons.csv:2:9 hevy");
    }

    #[test]
    fn a_rule_cannot_stand_in_a_cell() {
        let sheet = "id,damage\na,1d4; to_hit 3\nb,1d4 }\nc,1d4 // no\n";
        let codes = found(RULES, sheet).iter().map(|one| one[..4].to_owned()).collect::<Vec<_>>();
        assert_eq!(codes, ["E093", "E093", "E093"]);
    }

    #[test]
    fn ids_are_there_and_once() {
        let sheet = "id,damage\na,1d4\na,1d4\nBig Axe,1d4\n,1d4\n";
        assert_eq!(found(RULES, sheet).iter().filter(|one| one.starts_with("E092")).count(), 3);
    }

    #[test]
    fn what_is_named_wrong_is_named_where_it_stands() {
        let missing = RULES.replace("weapons.csv", "weapon.csv");
        assert_eq!(found(&missing, "id,damage\na,1d4\n"), ["E090 a/rules.rune:5:13 \"sheets/weapon.csv\""]);
        let unknown = RULES.replace("weapon from", "wapon from");
        assert_eq!(found(&unknown, "id,damage\na,1d4\nb,1d4\n"), ["E010 a/rules.rune:5:1 wapon"]);
    }

    #[test]
    fn a_sheet_of_another_place_says_how_it_is_written() {
        let form = "sheets: [ { path: sheets/**, separator: \";\", decimals: \",\", encoding: windows-1252 } ]\n";
        let (_, report) = opened(RULES, b"id;name;damage\nepee;\xc9p\xe9e;1d8\n", form);
        assert_eq!(report.found, []);
        assert_eq!(report.ir.unwrap().entries[0].named.title, "Épée");
        let shift_jis = form.replace("windows-1252", "shift_jis");
        let (_, report) = opened(RULES, b"id;name;damage\nken;\x8c\x95;1d8\n", &shift_jis);
        assert_eq!(report.ir.unwrap().entries[0].named.title, "剣");
        let (pack, report) = opened(RULES, b"id;name\nken;\x8c\x95\n", "");
        assert_eq!((report.found[0].code, pack.whole), ("E006", false));
    }

    #[test]
    fn breaks_of_other_systems_and_marks_change_nothing() {
        let (_, report) = opened(RULES, "\u{feff}id,damage\r\na,1d4\r\n\r\nb,1d6\r\n".as_bytes(), "");
        assert_eq!(report.found, []);
        assert_eq!(report.ir.unwrap().entries.len(), 2);
    }
}
