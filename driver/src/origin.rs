//! Where each value of a thing comes from: the pack of the chain, the file and the line.

use runebook_compiler::ir::{Constant, Entry, Gate, Ir, Source, Thing};
use runebook_grammar::Span;

use crate::listing::written;
use crate::pack::Pack;
use crate::thing;
use crate::uses::spot;

/// The origins of everything called `name`, as text.
///
/// # Errors
/// A sentence, where nothing is called so.
pub fn origins(pack: &Pack, ir: &Ir, name: &str) -> Result<String, String> {
    let things = thing::find(ir, name)?;
    let all = things.into_iter().map(|thing| Sheet::of(pack, ir, thing).text());
    Ok(all.collect::<Vec<_>>().join("\n"))
}

/// The rows about one thing.
struct Sheet<'a> {
    pack: &'a Pack,
    ir: &'a Ir,
    head: String,
    /// What, its text, its place.
    rows: Vec<[String; 3]>,
}

impl<'a> Sheet<'a> {
    fn of(pack: &'a Pack, ir: &'a Ir, thing: Thing) -> Self {
        let mut sheet = Self { pack, ir, head: thing::words(ir, thing), rows: Vec::new() };
        let declared = thing::named(ir, thing).map(|named| named.span).unwrap_or_default();
        sheet.row("declared", String::new(), declared);
        match thing {
            Thing::Entry(id) => sheet.entry(id, &ir.entries[id]),
            Thing::Status(id) => {
                sheet.constants(&ir.statuses[id].constants);
                sheet.rules(Source::Status(id));
            }
            Thing::Stat(id) => sheet.stat(id),
            Thing::Cell(id) => sheet.cell(id),
            Thing::Character(id) => {
                for store in &ir.characters[id].stores {
                    sheet.written(&ir.cells[store.cell].named.name, store.value.span);
                }
            }
            Thing::Function(id) => ir.replacements.iter().filter(|of| of.function == id).for_each(|replacement| {
                let step = &ir.functions[id].steps[replacement.step].name;
                sheet.written(&format!("step {step}, replaced"), replacement.span);
            }),
            Thing::Unit(_)
            | Thing::Clock(_)
            | Thing::OneOf(_)
            | Thing::Member(..)
            | Thing::Kind(_)
            | Thing::Field(..)
            | Thing::Entity(_)
            | Thing::Context(_)
            | Thing::Fact(_)
            | Thing::Set(_)
            | Thing::Command(_)
            | Thing::Event(_)
            | Thing::Step(..) => {}
        }
        sheet
    }

    fn entry(&mut self, id: usize, entry: &Entry) {
        for (field, value) in self.ir.kinds[entry.kind].fields.iter().zip(&entry.fields) {
            let text = value.values.iter().map(|value| written(self.pack, value.span)).collect::<Vec<_>>().join(", ");
            let name = &field.named.name;
            match &field.default {
                _ if !value.is_default => self.row(name, text, value.span),
                Some(default) => {
                    self.row(&format!("{name}, by default"), written(self.pack, default.span), default.span)
                }
                None => self.row(&format!("{name}, by default"), String::new(), field.named.span),
            }
        }
        self.constants(&entry.constants);
        let conditions = entry.requires.iter().map(|value| ("requires", value));
        let conditions = conditions.chain(entry.needs.iter().map(|value| ("needs", value)));
        let conditions = conditions.chain(entry.needs_waived.iter().map(|value| ("needs waived", value)));
        let price = entry.price.iter().map(|(_, value)| ("price", value));
        conditions.chain(price).for_each(|(what, value)| self.written(what, value.span));
        self.rules(Source::Entry(id));
        for (what, text) in [("text", &entry.text), ("says", &entry.says)] {
            text.iter().for_each(|(text, span)| self.row(what, text.clone(), *span));
        }
        entry.notes.iter().for_each(|(text, span)| self.row("note", text.clone(), *span));
    }

    fn constants(&mut self, constants: &[Constant]) {
        for constant in constants {
            self.row(
                &format!("let {}", constant.named.name),
                written(self.pack, constant.value.span),
                constant.value.span,
            );
        }
    }

    /// The changes, triggers and replacements that come from a source.
    fn rules(&mut self, source: Source) {
        let ir = self.ir;
        let gate = match source {
            Source::Entry(id) => Gate::Entry(id),
            Source::Status(id) => Gate::Status(id),
            Source::Rules => Gate::Open,
        };
        let changes = ir.modifiers.iter().filter(|of| of.source == source && of.gate == gate);
        let spans = changes.map(|of| ("change", of.span));
        let spans = spans.chain(ir.reactions.iter().filter(|of| of.source == source).map(|of| ("trigger", of.span)));
        let replaced = ir.replacements.iter().filter(|of| of.source == source).map(|of| ("replacement", of.span));
        spans.chain(replaced).for_each(|(what, span)| self.written(what, span));
    }

    fn stat(&mut self, id: usize) {
        let ir = self.ir;
        let stat = &ir.stats[id];
        match &stat.base {
            Some(base) => self.written("base", base.span),
            None => self.row("base", "the host's".to_owned(), stat.named.span),
        }
        for modifier in ir.modifiers.iter().filter(|of| of.targets.iter().any(|at| (id..id + stat.size).contains(at))) {
            self.written(&format!("changed by {}", self.source(modifier.source)), modifier.span);
        }
    }

    fn cell(&mut self, id: usize) {
        let ir = self.ir;
        let cell = &ir.cells[id];
        let values = [("from", &cell.low), ("to", &cell.high), ("starts at", &cell.start)];
        for (what, value) in values {
            value.iter().for_each(|value| self.written(what, value.span));
        }
        cell.bought.iter().for_each(|(_, price)| self.written("price", price.span));
        cell.ticks.iter().for_each(|(_, toward)| self.written("decays", toward.span));
        let flags = ir.stats.iter().position(|stat| stat.host == Some(id));
        for modifier in ir.modifiers.iter().filter(|of| flags.is_some_and(|flag| of.targets.contains(&flag))) {
            self.written(&format!("set by {}", self.source(modifier.source)), modifier.span);
        }
    }

    fn source(&self, source: Source) -> String {
        match source {
            Source::Entry(id) => thing::words(self.ir, Thing::Entry(id)),
            Source::Status(id) => thing::words(self.ir, Thing::Status(id)),
            Source::Rules => "rules nobody holds".to_owned(),
        }
    }

    /// A row whose text is what stands at its place.
    fn written(&mut self, what: &str, span: Span) {
        self.row(what, written(self.pack, span), span);
    }

    fn row(&mut self, what: &str, text: String, span: Span) {
        let spot = spot(self.pack, span);
        let edition = self.pack.sources.of(span).edition;
        let pack = self.pack.manifests.get(edition as usize).map_or("", |manifest| manifest.name.as_str());
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        self.rows.push([what.to_owned(), text, format!("{pack}, {}:{}", spot.path, spot.line)]);
    }

    /// What in the first column, then where, then the text as it is written there.
    fn text(self) -> String {
        let width = |column: usize| self.rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
        let (what, place) = (width(0), width(2));
        let mut out = format!("{}\n", self.head);
        for row in &self.rows {
            out += format!("  {:what$}  {:place$}  {}", row[0], row[2], row[1]).trim_end();
            out += "\n";
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::check;
    use crate::levels::Levels;
    use crate::pack::shelf::Memory;

    #[test]
    fn an_edition_says_what_is_its_own() {
        let files = [
            ("a/pack.yaml", "language: 1\nname: a\n"),
            (
                "a/r.rune",
                "entity creature { stat melee: number, else 0 }\nkind trick { level: number = 1; cost: number }\n\
                 trick punch \"Punch\" {\n  cost 4\n  let bonus = 2\n  melee +bonus }\n",
            ),
            ("b/pack.yaml", "language: 1\nname: b\nextends: ../a\n"),
            ("b/r.rune", "override trick.punch { let bonus = 3 }\n"),
        ];
        let pack = Pack::open("b", &mut Memory::new(&files)).unwrap();
        let report = check(&pack, &Levels::default());
        let ir = report.ir.unwrap_or_else(|| panic!("{:#?}", report.found));
        let wanted = "trick punch\n  declared           a, a/r.rune:3\n  level, by default  a, a/r.rune:2  1\n  \
                      cost               a, a/r.rune:4  4\n  let bonus          b, b/r.rune:1  3\n  \
                      change             a, a/r.rune:6  melee +bonus\n";
        assert_eq!(origins(&pack, &ir, "punch").unwrap(), wanted);
        let stat = origins(&pack, &ir, "melee").unwrap();
        assert!(stat.contains("changed by trick punch  a, a/r.rune:6  melee +bonus"), "{stat}");
    }
}
