//! All questions of a table of vectors, each once, compiled together.

use std::collections::BTreeMap;
use std::ops::Range;

use runebook_compiler::ir::{Ir, Query, Show};
use runebook_compiler::{Asker, Rolls};
use runebook_grammar::{Diagnostic, Severity};

use super::fill::Filled;
use crate::build::Unbuilt;
use crate::error;
use crate::pack::moved;
use crate::pack::yaml::Placed;
use crate::scratch::Scratch;
use crate::source::{Source, Sources};

/// How many questions share a table.
const TOGETHER: usize = 200;

/// Questions while they are gathered.
#[derive(Debug, Default)]
pub(super) struct Questions {
    known: BTreeMap<(String, String), usize>,
    all: Vec<(Filled, Filled)>,
    shows: Vec<Placed<String>>,
}

/// A question with the rolls of what is done before it, or what is wrong with its words.
pub(super) type Meant = Result<(Query, Rolls), Vec<Diagnostic>>;

/// Questions with their meaning.
pub(super) struct Compiled {
    /// The program, with the cells that characters of the questions fill.
    pub ir: Ir,
    /// The questions, each with the rolls of what is done before it, or what is wrong with their words.
    pub queries: Vec<Meant>,
    /// How numbers are shown, or what is wrong with that.
    pub shows: Vec<Result<Show, Vec<Diagnostic>>>,
}

impl Questions {
    /// The number of a question in a state.
    pub fn add(&mut self, text: Filled, given: Filled) -> usize {
        let next = self.all.len();
        let at = *self.known.entry((text.text.clone(), given.text.clone())).or_insert(next);
        if at == next {
            self.all.push((text, given));
        }
        at
    }

    /// The number of a way to show numbers.
    pub fn show(&mut self, words: &Placed<String>) -> usize {
        let known = self.shows.iter().position(|known| known.value == words.value);
        known.unwrap_or_else(|| {
            self.shows.push(words.clone());
            self.shows.len() - 1
        })
    }

    /// Gives all of them their meaning; `sources` grow by their texts.
    pub fn compile(self, ir: &Ir, sources: &mut Sources) -> Compiled {
        let mut asker = Asker::over(ir);
        let mut queries = Vec::new();
        for (text, given) in self.all {
            let (text_file, given_file) = (add(sources, &text), add(sources, &given));
            let (query, found) = asker.ask((text_file, &text.text), (given_file, &given.text));
            queries.push(meant(query, found, sources));
        }
        let mut shows = Vec::new();
        for words in self.shows {
            let file = add(sources, &Filled { places: vec![(0, words.span, false)], ..Filled::default() });
            let (show, mut found) = asker.show(file, &words.value);
            if show.is_none() && found.is_empty() {
                found.push(error::wrong_value(words.span, "how a number is shown: `percent, 1 decimal`"));
            }
            shows.push(meant(show, found, sources));
        }
        Compiled { ir: asker.into_ir(), queries, shows }
    }
}

fn add(sources: &mut Sources, filled: &Filled) -> u32 {
    let number = sources.add(Source::new("<question>", "<question>", &filled.text, 0));
    sources.stands_for(number, filled.places.clone());
    number
}

/// What was read, or the errors with their places in the files that people wrote.
fn meant<T>(read: Option<T>, found: Vec<Diagnostic>, sources: &Sources) -> Result<T, Vec<Diagnostic>> {
    read.ok_or_else(|| {
        let errors = found.into_iter().filter(|found| found.severity == Severity::Error);
        // a fix would be written into a text that nobody can open
        let unfixed = errors.map(|found| Diagnostic { fix: None, ..found });
        unfixed.map(|found| moved(found, |span| sources.real(span))).collect()
    })
}

impl Compiled {
    /// Tables that hold the questions together, as many in each as fit; a question that fits in none has its reason.
    pub fn tables(&self) -> Vec<(Vec<usize>, Result<Scratch, Unbuilt>)> {
        let meant: Vec<usize> = (0..self.queries.len()).filter(|at| self.queries[*at].is_ok()).collect();
        let mut tables = Vec::new();
        for from in (0..meant.len()).step_by(TOGETHER) {
            self.table(&meant, from..(from + TOGETHER).min(meant.len()), &mut tables);
        }
        tables
    }

    fn table(&self, meant: &[usize], range: Range<usize>, tables: &mut Vec<(Vec<usize>, Result<Scratch, Unbuilt>)>) {
        let numbers = &meant[range.clone()];
        let queries: Vec<&Query> = numbers.iter().filter_map(|at| Some(&self.queries[*at].as_ref().ok()?.0)).collect();
        let scratch = Scratch::new(&self.ir, &queries);
        if scratch.is_err() && range.len() > 1 {
            let middle = range.start + range.len() / 2;
            self.table(meant, range.start..middle, tables);
            self.table(meant, middle..range.end, tables);
        } else {
            tables.push((numbers.to_vec(), scratch));
        }
    }
}
