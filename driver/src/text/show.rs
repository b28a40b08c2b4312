//! The texts of one thing, run by run, for people: what a game would be handed.

use std::fmt::Write as _;

use runebook_compiler::ir::Ir;
use runebook_runtime::machine::Silent;
use runebook_runtime::program::Gate;
use runebook_runtime::text::{Form, Live, Pattern, Reason, Run, Texts, Value};
use runebook_runtime::{Buffers, Fork, Machine, Table, World};

use super::{Spoken, one};
use crate::build::Unbuilt;
use crate::pack::Pack;
use crate::query::Question;
use crate::scratch;

/// Why there are no texts to show.
#[derive(Debug)]
pub enum Unshown {
    /// The words could not be made.
    Words(crate::book::NoBook),
    /// The table could not be made.
    Unbuilt(Unbuilt),
    /// One sentence.
    Said(String),
}

/// The texts of the thing called `name` as the book prints them.
///
/// # Errors
/// Where there is no such thing, or no table.
pub fn printed(pack: &Pack, ir: &Ir, name: &str, locale: &str) -> Result<String, Unshown> {
    let built = crate::build::build(ir).map_err(Unshown::Unbuilt)?;
    let table = Table::load(&built.bytes).map_err(|why| Unshown::Said(why.to_string()))?;
    let spoken = one(pack, ir, &table, locale).map_err(Unshown::Words)?;
    with_texts(&spoken, name, |texts, id| {
        let mut out = String::new();
        for (form, pattern) in forms(texts, id) {
            let _ = writeln!(out, "{}", form.word());
            pattern.words().for_each(|run| line(&mut out, texts, &run));
        }
        out
    })
}

/// The texts of the thing called `name` for the creature that the question names, in the state that it gives.
///
/// # Errors
/// Where there is no such thing, or the question names nobody.
pub fn held(pack: &Pack, question: &Question, name: &str, locale: &str) -> Result<String, Unshown> {
    let table = question.table().map_err(Unshown::Unbuilt)?;
    let ended = scratch::run(&table, question.asked(), &mut Fork, &mut Silent);
    let holder = ended.ok().and_then(|results| results.get(question.asked().answers.first()?.at).copied());
    let holder = holder.ok_or_else(|| Unshown::Said("Nobody is meant by these words.".to_owned()))?;
    let spoken = one(pack, &question.ir, &table, locale).map_err(Unshown::Words)?;
    let world = scratch::world(&question.asked().scene, &[]);
    with_texts(&spoken, name, |texts, id| Shown { texts, table: &table, world: &world, holder }.all(id))
}

fn with_texts(spoken: &Spoken, name: &str, show: impl FnOnce(&Texts<'_>, u64) -> String) -> Result<String, Unshown> {
    let texts = Texts::load(&spoken.bytes).map_err(|why| Unshown::Said(why.to_string()))?;
    let names = || (0..texts.count()).filter_map(|at| texts.id(at)).filter_map(|id| texts.qualified(id));
    let found = texts.find(name).or_else(|| {
        let mut ends = names().filter(|known| known.split_once('.').is_some_and(|(_, last)| last == name));
        let only = ends.next()?;
        ends.next().is_none().then(|| texts.find(only)).flatten()
    });
    let near = || {
        let known: Vec<&str> = names().collect();
        let last = known.iter().filter_map(|known| known.split_once('.')).map(|(_, last)| last);
        let near = crate::near::nearest(name, known.iter().copied().chain(last));
        near.map(|near| format!(" Did you mean `{near}`?"))
    };
    let id =
        found.ok_or_else(|| Unshown::Said(format!("Nothing is called `{name}`.{}", near().unwrap_or_default())))?;
    Ok(show(&texts, id))
}

fn forms<'t>(texts: &Texts<'t>, id: u64) -> Vec<(Form, Pattern<'t>)> {
    Form::ALL.into_iter().filter_map(|form| Some((form, texts.get(id, form)?))).collect()
}

/// What is needed to show texts to somebody.
struct Shown<'a> {
    texts: &'a Texts<'a>,
    table: &'a Table<'a>,
    world: &'a World,
    holder: i64,
}

impl Shown<'_> {
    fn all(&self, id: u64) -> String {
        let mut out = String::new();
        let mut buffers = Buffers::new();
        for (form, pattern) in forms(self.texts, id) {
            let _ = writeln!(out, "{}", form.word());
            let mut machine = Machine::new(self.table, buffers.scratch());
            let mut live = Live::new(&mut machine, self.world, self.holder);
            let runs: Vec<Run<'_>> = pattern.numbers(&mut live).collect();
            for run in &runs {
                line(&mut out, self.texts, run);
                if let Run::Value(Value { source: Some(source), .. }) = run {
                    live.why(*source, &mut |reason| {
                        let _ = writeln!(out, "            {}", self.reason(&reason));
                    });
                }
            }
        }
        out
    }

    /// "Sharp Senses 2": a modifier that counts, by the name of what it belongs to.
    fn reason(&self, reason: &Reason) -> String {
        let gate = self.table.modifier(reason.modifier).map(|modifier| modifier.gate);
        let id = match gate {
            Some(Gate::Entry(entry)) => self.table.entry(entry).map(|entry| entry.id),
            Some(Gate::Cell(cell)) => self.table.cell(cell).map(|cell| cell.id),
            Some(Gate::Open) | None => None,
        };
        let name = id.and_then(|id| self.texts.name(id)).unwrap_or("\u{2013}");
        let (num, den) = reason.value;
        if den == 1 { format!("{name} {num}") } else { format!("{name} {num}/{den}") }
    }
}

/// One run in a line.
fn line(out: &mut String, texts: &Texts<'_>, run: &Run<'_>) {
    let _ = match run {
        Run::Literal(text) => writeln!(out, "  literal   {text:?}"),
        Run::Link { to, text } => writeln!(out, "  link      {text:?} -> {}", texts.qualified(*to).unwrap_or("?")),
        Run::Break(_) => writeln!(out, "  break"),
        Run::Value(value) => writeln!(out, "  value     {}", number(value)),
    };
}

/// "5", or "7 (5 without anything)".
fn number(value: &Value<'_>) -> String {
    match value.base.filter(|_| value.changed()) {
        Some(base) => format!("{value} ({} without anything)", value.show(base)),
        None => value.to_string(),
    }
}
