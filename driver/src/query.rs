//! Questions from outside a pack: compiled, run once, traced.

use runebook_book::told;
use runebook_compiler::Rolls;
use runebook_compiler::emit::Asked;
use runebook_compiler::ir::{Ir, Query, Type};
use runebook_grammar::tree::QueryWhat;
use runebook_grammar::{Diagnostic, Severity};
use runebook_odds::Policy;
use runebook_runtime::machine::Silent;
use runebook_runtime::{Chooser, Fork, Outcome, Table};

use crate::answer::Reader;
use crate::build::Unbuilt;
use crate::odds::taken;
use crate::pack::Pack;
use crate::rolls::Then;
use crate::scratch::{self, Scratch};
use crate::source::{Source, Sources};
use crate::story::names::{Names, cast};
use crate::story::told::Recorder;
use crate::story::{Detail, Line, lines};

/// A question, compiled.
#[derive(Debug)]
pub struct Question {
    /// The program, with what the question added to it.
    pub ir: Ir,
    /// The question.
    pub query: Query,
    /// The texts of the pack, then that of the question and that of what is given.
    pub sources: Sources,
    /// The rolls that each `do` of the state says; none where its dice are left open.
    pub rolls: Rolls,
    scratch: Scratch,
}

/// Why a question cannot be asked.
#[derive(Debug)]
pub enum Unasked {
    /// Something is wrong with its words.
    Found(Box<Sources>, Vec<Diagnostic>),
    /// It does not fit a table.
    Unbuilt(Unbuilt),
}

impl From<Unbuilt> for Unasked {
    fn from(unbuilt: Unbuilt) -> Self {
        Self::Unbuilt(unbuilt)
    }
}

/// What running a question once gave.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// Its answers: name and value, in words.
    Answers(Vec<(String, String)>),
    /// Something is left to chance: the odds must be asked.
    Chance,
    /// The rules stopped; one sentence.
    Stopped(String),
}

/// What a question that was run once told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Traced {
    /// Every step.
    pub lines: Vec<Line>,
    /// What came out.
    pub value: Value,
    /// Its answers by name, for any language; empty where it stopped.
    pub answers: Vec<(String, told::Value)>,
}

impl Traced {
    /// Stopped, if so many rolls were supplied that nothing asked for.
    #[must_use]
    pub fn with_left_over(self, count: usize) -> Self {
        match &self.value {
            Value::Answers(_) | Value::Chance if count > 0 => {
                Self { value: Value::Stopped(left_over(count)), answers: Vec::new(), ..self }
            }
            Value::Answers(_) | Value::Chance | Value::Stopped(_) => self,
        }
    }
}

impl Question {
    /// Compiles a question about a checked pack.
    ///
    /// # Errors
    /// Where its words have no meaning there.
    pub fn new(pack: &Pack, ir: &Ir, text: &str, given: &str) -> Result<Self, Unasked> {
        let mut sources = pack.sources.clone();
        let file = sources.add(Source::new("<question>", "<question>", text, 0));
        sources.add(Source::new("<given>", "<given>", &runebook_compiler::given_text(given), 0));
        let (asked, found) = runebook_compiler::ask(ir, file, text, given);
        match asked.filter(|_| found.iter().all(|found| found.severity != Severity::Error)) {
            Some((ir, query, rolls)) => {
                let scratch = Scratch::new(&ir, &[&query])?;
                Ok(Self { ir, query, sources, rolls, scratch })
            }
            None => Err(Unasked::Found(Box::new(sources), found)),
        }
    }

    /// The question in its table.
    ///
    /// # Panics
    /// Never: one question was compiled.
    #[must_use]
    pub fn asked(&self) -> &Asked {
        &self.scratch.asked[0]
    }

    /// The table it is in.
    ///
    /// # Errors
    /// See [`Scratch::table`].
    pub fn table(&self) -> Result<Table<'_>, Unbuilt> {
        self.scratch.table()
    }

    /// What reads its answers.
    #[must_use]
    pub fn reader(&self) -> Reader<'_> {
        Reader { ir: &self.ir, scene: &self.asked().scene }
    }

    /// How its open choices are made.
    #[must_use]
    pub fn policy(&self) -> Policy {
        crate::odds::policy(&self.query, self.asked())
    }

    /// Whether it asks for a value and not for odds.
    #[must_use]
    pub fn is_value(&self) -> bool {
        self.query.what == QueryWhat::Value
    }

    /// The type of an answer, by its place.
    #[must_use]
    pub fn ty(&self, place: usize) -> Option<&Type> {
        self.query.values.get(place).map(|value| &value.ty)
    }

    /// Whether dice of its state fell already: then its odds are not those of a state that can be set up.
    #[must_use]
    pub fn has_fallen(&self) -> bool {
        self.rolls.iter().any(|rolls| !rolls.is_empty())
    }

    /// The dice of its state as they fell, all others from `rest`.
    pub fn dice<C: Chooser>(&self, rest: C) -> Then<'_, C> {
        Then::of(&self.rolls, rest)
    }

    /// Runs it once, without chance beyond the rolls that its state says.
    ///
    /// # Errors
    /// See [`Question::table`].
    pub fn value(&self) -> Result<Value, Unbuilt> {
        let table = self.table()?;
        let mut dice = self.dice(Fork);
        Ok(match scratch::run_taking(&table, self.asked(), &mut dice, &mut Silent, taken(&self.query, self.asked())) {
            Ok(results) => match dice.left_over() {
                Some(left) => Value::Stopped(left_over(left)),
                None => Value::Answers(self.answers(&results)),
            },
            Err(Outcome::Drawing(_, _)) => Value::Chance,
            Err(outcome) => Value::Stopped(stopped(&outcome)),
        })
    }

    /// The answers among results, in words.
    #[must_use]
    pub fn answers(&self, results: &[i64]) -> Vec<(String, String)> {
        let reader = self.reader();
        let answers = self.asked().answers.iter().enumerate();
        answers.map(|(at, answer)| (answer.name.clone(), reader.answer(answer, self.ty(at), results))).collect()
    }

    /// Runs it once with these dice and tells every step.
    ///
    /// # Errors
    /// See [`Question::table`].
    pub fn trace<C: Chooser>(&self, chooser: &mut C, detail: Detail) -> Result<Traced, Unbuilt> {
        let table = self.table()?;
        if self.asked().fight.is_some() {
            let told = "A fight is told roll by roll by `runebook duel`.".to_owned();
            return Ok(Traced { lines: Vec::new(), value: Value::Stopped(told), answers: Vec::new() });
        }
        let mut recorder = Recorder::default();
        let ended = scratch::run(&table, self.asked(), chooser, &mut recorder);
        let (world, cast) = (scratch::world(&self.asked().scene, &[]), cast(&self.query.scene));
        let mut names = Names::new(&self.ir, &table, &cast, &world);
        let lines = lines(&recorder.told, &mut names, detail);
        let answer = |results: &[i64]| {
            let answers = self.asked().answers.iter().enumerate();
            let told = answers.map(|(at, answer)| (answer.name.clone(), names.answer(answer, self.ty(at), results)));
            told.collect()
        };
        Ok(match ended {
            Ok(results) => Traced { lines, value: Value::Answers(self.answers(&results)), answers: answer(&results) },
            Err(outcome) => Traced { lines, value: Value::Stopped(stopped(&outcome)), answers: Vec::new() },
        })
    }
}

/// Runs a question once more with the same dice, for its steps.
pub(crate) fn told_again<C: Chooser>(
    ir: &Ir,
    table: &Table<'_>,
    query: &Query,
    asked: &Asked,
    chooser: &mut C,
    policy: Policy,
) -> Vec<Line> {
    let mut recorder = Recorder::default();
    drop(scratch::run_taking(table, asked, chooser, &mut recorder, policy));
    let (world, cast) = (scratch::world(&asked.scene, &[]), cast(&query.scene));
    lines(&recorder.told, &mut Names::new(ir, table, &cast, &world), Detail::Steps)
}

/// What is said of rolls that nothing asked for.
pub(crate) fn left_over(count: usize) -> String {
    let noun = if count == 1 { "roll is" } else { "rolls are" };
    format!("{count} {noun} left over: nothing rolled that often.")
}

pub(crate) fn stopped(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Failed(fault) => format!("The rules stop here: {}.", fault.trap),
        Outcome::Ask(ask) => format!("A choice among {} is open, and nobody answers it.", ask.options),
        Outcome::Done | Outcome::Drawing(_, _) => "A roll was left open.".to_owned(),
    }
}
