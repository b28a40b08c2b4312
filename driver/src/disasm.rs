//! The code of a table as annotated lines: each function with what it is for and the places it comes from.

use std::collections::BTreeMap;

use runebook_runtime::Table;
use runebook_runtime::ops::disassemble;
use runebook_runtime::program::{Place, Symbol};
use runebook_runtime::table::Section;

use crate::build::holds;
use crate::near::nearest;
use crate::source::Sources;

/// The annotated code of a table; with `name` only what belongs to it. `sources` are the texts of its pack, if they are
/// at hand: then lines are shown with their places.
///
/// # Errors
/// A sentence, if nothing is called so.
pub fn disasm(table: &Table<'_>, sources: Option<&Sources>, name: Option<&str>) -> Result<String, String> {
    let listing = Listing { table, sources, purposes: purposes(table) };
    let wanted = match name {
        Some(name) => listing.called(name)?,
        None => (0..table.count(Section::Functions)).collect(),
    };
    let functions: Vec<String> = wanted.iter().map(|function| listing.function(*function)).collect();
    Ok(format!("{}\n{}", head(table), functions.join("\n")))
}

/// The annotated code of the functions that come from one file.
#[must_use]
pub fn of_file(table: &Table<'_>, sources: &Sources, file: u32) -> String {
    let listing = Listing { table, sources: Some(sources), purposes: purposes(table) };
    let here = |index: &u32| {
        let start = table.function(*index).map(|function| function.start);
        start.and_then(|start| table.place(start)).is_some_and(|place| place.file == file)
    };
    let all = (0..table.count(Section::Functions)).filter(here);
    all.map(|index| listing.function(index)).collect::<Vec<_>>().join("\n")
}

fn head(table: &Table<'_>) -> String {
    let (content, contract) = (table.content_hash(), table.contract_hash());
    format!("{}: {}\ncontent {content:016x}, host contract {contract:016x}\n", table.pack(), holds(table))
}

/// What functions without a name of their own are for.
fn purposes(table: &Table<'_>) -> BTreeMap<u32, Vec<String>> {
    let mut purposes: BTreeMap<u32, Vec<String>> = BTreeMap::new();
    let name = |symbol| table.name(symbol).filter(|name| !name.is_empty()).unwrap_or("the rules");
    for index in 0..table.count(Section::Modifiers) {
        if let Some(row) = table.modifier(index) {
            let (source, stat) = (name(Symbol::Modifier(index)), name(Symbol::Stat(row.stat)));
            purposes.entry(row.function).or_default().push(format!("{source}: changes {stat}"));
        }
    }
    for index in 0..table.count(Section::Reactions) {
        if let Some(row) = table.reaction(index) {
            let (source, event) = (name(Symbol::Reaction(index)), name(Symbol::Event(row.event)));
            purposes.entry(row.function).or_default().push(format!("{source}: on {event}"));
        }
    }
    purposes
}

struct Listing<'a> {
    table: &'a Table<'a>,
    sources: Option<&'a Sources>,
    purposes: BTreeMap<u32, Vec<String>>,
}

impl Listing<'_> {
    /// The functions that belong to a name.
    fn called(&self, name: &str) -> Result<Vec<u32>, String> {
        let wanted = plain(name);
        let all = 0..self.table.count(Section::Functions);
        let found: Vec<u32> =
            all.clone().filter(|index| self.words(*index).any(|word| plain(&word) == wanted)).collect();
        if !found.is_empty() {
            return Ok(found);
        }
        let words: Vec<String> = all.flat_map(|index| self.words(index)).collect();
        Err(match nearest(name, words.iter().map(String::as_str)) {
            Some(near) => format!("Nothing in the table is called `{name}`; did you mean `{near}`?"),
            None => format!("Nothing in the table is called `{name}`."),
        })
    }

    /// The words by which a function can be asked for: its name, the parts of it, and what it belongs to.
    fn words(&self, function: u32) -> impl Iterator<Item = String> + '_ {
        let name = self.table.name(Symbol::Function(function)).unwrap_or_default();
        let purposes = self.purposes.get(&function).map_or(&[][..], Vec::as_slice);
        let owners = purposes.iter().filter_map(|purpose| Some(purpose.split_once(": ")?.0.to_owned()));
        std::iter::once(name.to_owned()).chain(name.split('.').map(str::to_owned)).chain(owners)
    }

    fn function(&self, function: u32) -> String {
        let text = disassemble(self.table, function).to_string();
        let mut out: String =
            self.purposes.get(&function).into_iter().flatten().map(|purpose| format!("// {purpose}\n")).collect();
        let mut last = None;
        for line in text.lines() {
            let at = line.split_whitespace().next().and_then(|word| word.parse().ok());
            let place = at.and_then(|at| self.table.place(at)).map(|place| self.place(place));
            if place.is_some() && place != last {
                out.push_str(&format!("        // {}\n", place.clone().unwrap_or_default()));
                last = place;
            }
            out.push_str(line);
            out.push('\n');
        }
        out
    }

    /// A place as `file:line` and the line, or as file and byte where the text is not at hand.
    fn place(&self, place: Place) -> String {
        let span = runebook_grammar::Span::new(place.file, place.start, place.end);
        match self.sources {
            Some(sources) => {
                let (source, line) = (sources.of(span), sources.places(span).0.line);
                let range = source.index().range(&source.text, line.saturating_sub(1));
                format!("{}:{line}  {}", source.shown, source.text[range].trim())
            }
            None => format!("{}, byte {}", self.table.file(place.file).unwrap_or("?"), place.start),
        }
    }
}

/// A name as people may write it: `Knock Back` is `knock_back`.
fn plain(name: &str) -> String {
    name.to_lowercase().replace([' ', '-'], "_")
}
