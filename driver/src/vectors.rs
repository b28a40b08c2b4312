//! Tables of expected values, asked of a pack as its `vectors.yaml` says.
//!
//! ```text
//!  FILE.json ────vector──▶ [Vector] ──┐
//!  vectors.yaml ─reading─▶ Mappings ──┴─plan──▶ [Plan], Questions ──compile──▶ one scratch table
//!     ──bench──▶ what is found ──expected──▶ [Tried]
//! ```
//!
//! A mapping only asks: what is compared comes from the same code that games, tests and odds run.

mod bench;
mod expected;
mod fill;
mod it;
mod mapping;
mod names;
mod plan;
mod questions;
mod reading;
mod template;
mod trial;
mod value;
mod vector;

use std::collections::BTreeMap;

use runebook_compiler::ir::Ir;
use runebook_grammar::{Diagnostic, Span};
use runebook_odds::Engine;

use crate::build::Unbuilt;
use crate::error;
use crate::near::nearest;
use crate::pack::Pack;
use crate::source::{Source, Sources};
use crate::story::Line;
use bench::Bench;
use fill::Filling;
use mapping::{Mappings, Topic};
use names::Names;
use plan::Plan;
use questions::{Compiled, Questions};
use trial::Trial;
use vector::Vector;

/// A table of expected values, asked.
#[derive(Clone, Debug)]
pub struct Run {
    /// The texts of the pack, then that of the table and those of the questions.
    pub sources: Sources,
    /// What is wrong with the table or with `vectors.yaml`.
    pub found: Vec<Diagnostic>,
    /// The vectors, in the order of the table.
    pub tried: Vec<Tried>,
}

/// A vector, asked.
#[derive(Clone, Debug)]
pub struct Tried {
    /// Its id.
    pub id: String,
    /// What came out.
    pub verdict: Verdict,
    /// Steps on the way to what was found, where they are wanted.
    pub steps: Vec<Line>,
}

/// What came out of a vector.
#[derive(Clone, Debug)]
pub enum Verdict {
    /// It is reproduced.
    Passed,
    /// It is not; each finding says where and why.
    Failed(Vec<Diagnostic>),
    /// It is excepted, for this reason.
    Skipped(String),
}

/// Asks the table `bytes`, which people open as `shown`, of a checked pack; with all `steps` where they are wanted.
///
/// # Errors
/// Where a question does not fit a table of the machine.
pub fn run(pack: &Pack, ir: &Ir, shown: &str, bytes: &[u8], steps: bool) -> Result<Run, Unbuilt> {
    let mut sources = pack.sources.clone();
    let (text, bad) = crate::pack::text(u32::try_from(sources.all().len()).unwrap_or(u32::MAX), bytes);
    let table = sources.add(Source::new(shown, shown, &text, 0));
    let mut found: Vec<Diagnostic> = bad.into_iter().collect();
    let Some(file) = pack.vectors else {
        found.push(error::no_vectors_file(Span::new(table, 0, 0)));
        return Ok(Run { sources, found, tried: Vec::new() });
    };
    let (mappings, wrong) = reading::mappings(&pack.sources.of(Span::new(file, 0, 0)).text, file);
    let unread = wrong.iter().any(|one| one.code == "E080");
    found.extend(wrong);
    if unread {
        return Ok(Run { sources, found, tried: Vec::new() });
    }
    let (vectors, wrong) = vector::vectors(&sources.of(Span::new(table, 0, 0)).text.clone(), table);
    found.extend(wrong);
    found.extend(no_such_vectors(&mappings, &vectors));
    let names = Names::new(pack, ir);
    let mut questions = Questions::default();
    let plans: Vec<_> = vectors
        .iter()
        .map(|vector| plan(&mappings, vector, file, &mut questions, &Looked { ir, names: &names }))
        .collect();
    let compiled = questions.compile(ir, &mut sources);
    let tried = tried(&compiled, &names, &mappings, vectors.iter().zip(plans).collect(), steps)?;
    Ok(Run { sources, found, tried })
}

/// What holes are looked up in.
struct Looked<'a> {
    ir: &'a Ir,
    names: &'a Names,
}

fn plan<'a>(
    mappings: &'a Mappings,
    vector: &Vector,
    file: u32,
    questions: &mut Questions,
    looked: &Looked<'_>,
) -> Result<Plan<'a>, Vec<Diagnostic>> {
    let of = |topic: &&Topic| topic.name.value == vector.topic.value;
    let Some(topic) = mappings.topics.iter().find(of) else {
        let known: Vec<&str> = mappings.topics.iter().map(|topic| topic.name.value.as_str()).collect();
        let file = Span::new(file, 0, 0);
        return Err(vec![error::no_mapping(vector.topic.span, &vector.topic.value, &known, file)]);
    };
    let mapping = plan::choose(topic, vector)?;
    let filling = Filling { ir: looked.ir, names: looked.names, input: &vector.input, it: None };
    plan::plan(mapping, &vector.expected, &filling, questions).map_err(|finding| vec![*finding])
}

/// Exceptions for vectors of this table that it does not have: those whose ids begin like its own.
fn no_such_vectors(mappings: &Mappings, vectors: &[Vector]) -> Vec<Diagnostic> {
    let of = |id: &str| id.split('/').next().unwrap_or_default().to_owned();
    let ids = || vectors.iter().map(|vector| vector.id.value.as_str());
    let missing = mappings
        .except
        .iter()
        .map(|(id, _)| id)
        .filter(|id| ids().any(|known| of(known) == of(&id.value)) && !ids().any(|known| known == id.value));
    missing.map(|id| error::no_such_vector(id.span, &id.value, nearest(&id.value, ids()))).collect()
}

fn tried(
    compiled: &Compiled,
    names: &Names,
    mappings: &Mappings,
    plans: Vec<(&Vector, Result<Plan<'_>, Vec<Diagnostic>>)>,
    steps: bool,
) -> Result<Vec<Tried>, Unbuilt> {
    let tables = compiled.tables();
    let mut loaded = Vec::new();
    for (numbers, scratch) in &tables {
        if let Ok(scratch) = scratch {
            loaded.push((numbers, scratch, scratch.table()?));
        }
    }
    let mut places = BTreeMap::new();
    for (numbers, scratch, table) in &loaded {
        places.extend(numbers.iter().copied().zip(scratch.asked.iter().map(|asked| (table, asked))));
    }
    let mut bench = Bench { compiled, names, places, engine: Engine::new() };
    let tried = plans.into_iter().map(|(vector, plan)| {
        let mut trial = Trial { bench: &mut bench, vector, steps: steps.then(Vec::new) };
        let failed = match plan {
            Ok(plan) => trial.failed(&plan),
            Err(found) => found,
        };
        let steps = trial.steps.unwrap_or_default();
        Tried { id: vector.id.value.clone(), verdict: verdict(vector, failed, mappings), steps }
    });
    Ok(tried.collect())
}

fn verdict(vector: &Vector, failed: Vec<Diagnostic>, mappings: &Mappings) -> Verdict {
    let exception = mappings.except.iter().find(|(id, _)| id.value == vector.id.value);
    match (exception, failed.is_empty()) {
        (None, true) => Verdict::Passed,
        (None, false) => Verdict::Failed(failed),
        (Some((_, why)), false) => Verdict::Skipped(why.value.clone()),
        (Some((id, _)), true) => Verdict::Failed(vec![error::reproduced_after_all(id.span, &id.value, vector.id.span)]),
    }
}

/// `N passed, M failed, K skipped`.
#[must_use]
pub fn count(tried: &[Tried]) -> String {
    let (mut passed, mut failed, mut skipped) = (0, 0, 0);
    for tried in tried {
        match tried.verdict {
            Verdict::Passed => passed += 1,
            Verdict::Failed(_) => failed += 1,
            Verdict::Skipped(_) => skipped += 1,
        }
    }
    format!("{passed} passed, {failed} failed, {skipped} skipped")
}

impl Run {
    /// Whether something is wrong, or a vector is not reproduced.
    #[must_use]
    pub fn fails(&self) -> bool {
        !self.found.is_empty() || self.tried.iter().any(|tried| matches!(tried.verdict, Verdict::Failed(_)))
    }
}
