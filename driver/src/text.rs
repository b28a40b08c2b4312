//! Words for games: one file for each language of a pack, beside its table.

mod show;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use runebook_book::text::{self, Ids, Thing, things};
use runebook_compiler::emit::live_function;
use runebook_compiler::ir::Ir;
use runebook_compiler::live;
use runebook_runtime::text::write::{Hole, Words, encode};
use runebook_runtime::text::{Form, Holder, Live, Pattern, Source, Texts};
use runebook_runtime::{Buffers, Machine, Table};
use serde_json::{Map, Value, json};

use crate::book::{NoBook, of_locale};
use crate::pack::Pack;

pub use show::{Unshown, held, printed};

/// Words in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spoken {
    /// The language.
    pub locale: String,
    /// The bytes of the `.runetext`.
    pub bytes: Vec<u8>,
    /// The text of the `strings.<locale>.json`.
    pub strings: String,
}

/// The stable ids of all things that have words, as the table has them.
#[must_use]
pub fn ids(ir: &Ir, table: &Table<'_>) -> Ids {
    let place = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
    let id = |thing: Thing, name: &str| match thing {
        Thing::Entry(at) => Some(ir.entries[at].id),
        Thing::Status(at) => table.cell(place(ir.statuses[at].cells.0)).map(|cell| cell.id),
        Thing::Stat(at) => table.stat(place(at)).map(|stat| stat.id),
        Thing::Cell(at) => table.cell(place(at)).map(|cell| cell.id),
        Thing::Other => Some(runebook_compiler::stable_id(name)),
    };
    let mut all = BTreeMap::new();
    for named in things(ir) {
        all.extend(id(named.thing, &named.name).map(|id| (named.name, id)));
    }
    all
}

/// The words of a pack for its table, one for each of its languages.
///
/// # Errors
/// What has no phrase in one of the languages.
pub fn spoken(pack: &Pack, ir: &Ir, table: &Table<'_>) -> Result<Vec<Spoken>, NoBook> {
    pack.locales().iter().map(|locale| one(pack, ir, table, locale)).collect()
}

/// The words of a pack in one language.
///
/// # Errors
/// As [`spoken`].
pub fn one(pack: &Pack, ir: &Ir, table: &Table<'_>, locale: &str) -> Result<Spoken, NoBook> {
    let (ids, holes) = (ids(ir, table), holes(ir, table));
    let made = of_locale(pack, ir, locale, |source| text::words(source, locale, &ids, &holes));
    let words = Words { content: table.content_hash(), ..made.map_err(NoBook::Holes)? };
    let bytes = encode(&words).map_err(|why| NoBook::Words(why.to_string()))?;
    let strings = Texts::load(&bytes).map(|texts| strings(&texts, &ir.name));
    let strings = strings.map_err(|why| NoBook::Words(why.to_string()))?;
    Ok(Spoken { locale: locale.to_owned(), bytes, strings })
}

/// The live numbers of a table.
fn holes(ir: &Ir, table: &Table<'_>) -> Vec<Hole> {
    let count = table.count(runebook_runtime::table::Section::Functions);
    let functions: BTreeMap<u64, u32> = (0..count).filter_map(|at| Some((table.function(at)?.id, at))).collect();
    let mut buffers = Buffers::new();
    let mut machine = Machine::new(table, buffers.scratch());
    let live = live::live(ir);
    let source = |(number, live): (usize, &live::Live)| {
        let price = live.price().and_then(|entry| table.entry(u32::try_from(entry).ok()?));
        let own = live_function(number, live).and_then(|id| functions.get(&id).copied());
        Source::Function(price.map(|entry| entry.price).or(own).unwrap_or(u32::MAX))
    };
    let sources: Vec<Source> = live.iter().enumerate().map(source).collect();
    let hole = |source: Source| Hole { source, base: Live::bare(&mut machine).number(source), denominator: 1 };
    sources.into_iter().map(hole).collect()
}

/// The same words as JSON, for hosts that have a localisation of their own: `docs/runetext-format.md` has the schema.
fn strings(texts: &Texts<'_>, pack: &str) -> String {
    let mut things = Map::new();
    for id in (0..texts.count()).filter_map(|at| texts.id(at)) {
        let mut thing = Map::new();
        thing.insert("id".to_owned(), json!(format!("{id:016x}")));
        for form in Form::ALL {
            if let Some(pattern) = texts.get(id, form) {
                thing.insert(form.word().to_owned(), value(form, &pattern));
            }
        }
        things.insert(texts.qualified(id).unwrap_or_default().to_owned(), Value::Object(thing));
    }
    things.sort_keys();
    let table = format!("{:016x}", texts.content_hash());
    let whole = json!({ "schema": 1, "pack": pack, "locale": texts.locale(), "table": table, "things": things });
    format!("{whole:#}\n")
}

/// A text as JSON: fields as pairs of label and value, everything else as one string.
fn value(form: Form, pattern: &Pattern<'_>) -> Value {
    let mut text = String::new();
    pattern.words().for_each(|run| _ = write!(text, "{run}"));
    if form != Form::Fields {
        return Value::String(text);
    }
    let pairs = text.lines().map(|line| line.split_once('\t').unwrap_or((line, "")));
    Value::Array(pairs.map(|(label, value)| json!([label, value])).collect())
}
