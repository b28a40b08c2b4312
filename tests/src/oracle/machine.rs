//! The machine beside the evaluator: the same question, the same dice, and what came out of either.

mod watch;

use std::fmt;

use runebook_compiler::emit::{AnswerKind, Asked, emit_with};
use runebook_compiler::ir::{Ir, Query, Type};
use runebook_odds::{Budget, Decisions, Policy, Question};
use runebook_runtime::program::Program;
use runebook_runtime::{Buffers, Key, Machine, Outcome as Ended, Table, encode};

use self::watch::Watch;
use super::dice::Pools;
use super::ratio::Ratio;
use super::scene::is_limit;
use super::seen::Seen;
use super::state::{Evaluator, Stop};
use super::tape::{Chosen, Recorder, Tape};
use super::told::{Named, Outcome, Told};
use super::value::Value;

/// Where a run's dice come from, and who answers its choices.
#[derive(Clone, Debug)]
pub enum Dice {
    /// The keyed chance; choices are answered by the key, too.
    Keyed(Key),
    /// Results for each dispatch in turn; of each choice the first option, or the best where the question says by what.
    Supplied(Vec<Vec<i64>>),
}

/// What the machine did.
#[derive(Clone, Debug)]
pub struct Played {
    /// What came out.
    pub outcome: Outcome,
    /// What fell on the way.
    pub tape: Tape,
    /// What is wrong with the draws themselves.
    pub wrong: Option<String>,
}

/// How the two agree.
#[derive(Clone, Debug)]
pub enum Compared {
    /// In everything; whether the rules stopped.
    Same {
        /// Both failed, for the same reason.
        stopped: bool,
    },
    /// The machine came to one of its own limits, which the language does not know.
    Beyond,
    /// Not at all.
    Differs(Box<Differs>),
}

/// Where they differ.
#[derive(Clone, Debug)]
pub struct Differs {
    /// What the machine says.
    pub machine: String,
    /// What the evaluator says.
    pub evaluator: String,
}

impl fmt::Display for Differs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the machine:\n{}the evaluator:\n{}", self.machine, self.evaluator)
    }
}

/// What the compiler writes of a program with questions.
#[derive(Clone, Debug)]
pub struct Written<'a> {
    ir: &'a Ir,
    queries: Vec<&'a Query>,
    asked: Vec<Asked>,
    /// The program of the machine.
    pub program: Program,
}

impl<'a> Written<'a> {
    /// None if something does not fit the machine.
    pub fn new(ir: &'a Ir, queries: Vec<&'a Query>) -> Option<Self> {
        let (program, asked) = emit_with(ir, &queries).ok()?;
        Some(Self { ir, queries, asked, program })
    }
}

/// A program as a table, with questions.
#[derive(Debug)]
pub struct Bench<'a> {
    written: Written<'a>,
    bytes: Vec<u8>,
}

impl<'a> Bench<'a> {
    /// The table of a program with questions compiled into it; none if it does not fit.
    pub fn new(ir: &'a Ir, queries: Vec<&'a Query>) -> Option<Self> {
        let written = Written::new(ir, queries)?;
        let bytes = encode(&written.program).ok()?;
        Some(Self { written, bytes })
    }

    /// The same with another program, which means to be much the same; none if it is refused.
    pub fn with(written: &Written<'a>, program: &Program) -> Option<Self> {
        let bytes = encode(program).ok()?;
        Some(Self { written: written.clone(), bytes })
    }

    /// How many questions there are.
    pub fn questions(&self) -> usize {
        self.written.queries.len()
    }

    /// The table.
    ///
    /// # Panics
    /// Never: it was verified when it was written.
    pub fn table(&self) -> Table<'_> {
        Table::load(&self.bytes).expect("what was written loads")
    }

    /// Asks the machine.
    pub fn played(&self, table: &Table<'_>, number: usize, dice: &Dice, args: &[i64], seen: &mut Seen) -> Played {
        let asked = &self.written.asked[number];
        let world = crate::observe::world(&asked.scene, args);
        let mut buffers = Buffers::new();
        let mut machine = Machine::new(table, buffers.scratch());
        machine.start(asked.function, args).expect("a question starts");
        let (mut recorder, turn) = match dice {
            Dice::Keyed(key) => (Recorder::keyed(*key), Some(key.seed ^ key.nth)),
            Dice::Supplied(rolls) => (Recorder::supplied(rolls.clone()), None),
        };
        let mut watch = Watch::new(self.written.ir);
        watch.started(asked.function);
        let mut choices: Vec<Chosen> = Vec::new();
        let mut ended = machine.run(&world, &mut recorder, &mut watch);
        while let Ended::Ask(ask) = ended {
            let options = machine.options().to_vec();
            let count = options.len().max(1);
            let answer = match (turn, asked.best) {
                (Some(turn), _) => (usize::try_from(turn % 7).unwrap_or(0) + choices.len()) % count,
                (None, None) => 0,
                (None, Some(result)) => {
                    let policy = Policy::Best { result };
                    let question = Question { table, host: &world, function: asked.function, args, policy };
                    let best = Decisions::default().decide(&question, (&machine, ask), &Budget::default());
                    usize::try_from(best.expect("what a test is best by is counted")).unwrap_or(0)
                }
            };
            choices.push(Chosen { who: ask.who, options, answer });
            machine.resume_with(i64::try_from(answer).unwrap_or(0));
            ended = machine.run(&world, &mut recorder, &mut watch);
        }
        watch.count(table, seen);
        let outcome = self.outcome(number, &machine, ended, watch);
        let wrong = recorder.twice.first().map(|site| format!("two draws of one dispatch have the key {site:?}"));
        Played { outcome, tape: recorder.tape(choices), wrong }
    }

    fn outcome(&self, number: usize, machine: &Machine<'_, '_>, ended: Ended, watch: Watch<'_>) -> Outcome {
        match ended {
            Ended::Done => {}
            Ended::Failed(fault) => return Outcome { failed: Some(fault.trap), ..Outcome::default() },
            Ended::Ask(_) | Ended::Drawing(..) => panic!("a draw was left open"),
        }
        let journal =
            machine.journal().iter().map(|write| (write.entity, write.cell as usize, Told::Word(write.value)));
        let commands = machine.commands().iter().map(|command| {
            let at = command.command as usize;
            (at, watch.told(command.args(), &self.written.ir.commands[at].params))
        });
        Outcome {
            failed: None,
            results: self.results(number, machine.results()),
            journal: journal.collect(),
            commands: commands.collect(),
            bounds: machine.bounds(),
            events: watch.events,
        }
    }

    fn results(&self, number: usize, words: &[i64]) -> Vec<Told> {
        let mut results = vec![Told::Word(words[0])];
        let answers = self.written.asked[number].answers.iter().zip(&self.written.queries[number].values);
        for (answer, _) in answers.filter(|(_, value)| is_told(&value.ty)) {
            let at = answer.at;
            results.push(match answer.kind {
                AnswerKind::Number(denominator) => amount(words[at], denominator),
                AnswerKind::Ratio => amount(words[at], words[at + 1]),
                AnswerKind::Dice => {
                    let words = words[at..].first_chunk().copied().and_then(runebook_runtime::Dice::from_words);
                    words.map_or(Told::Nowhere, |dice| Told::Dice(Pools::from(dice)))
                }
                AnswerKind::YesNo | AnswerKind::Member(_) | AnswerKind::Entry | AnswerKind::Entity => {
                    Told::Word(words[at])
                }
            });
        }
        results
    }

    /// Asks the evaluator, with the dice as they fell.
    pub fn worked_out(&self, number: usize, tape: &Tape, args: &[i64], seen: &mut Seen) -> Result<Outcome, Stop> {
        let query = self.written.queries[number];
        let mut evaluator = Evaluator::new(self.written.ir, tape.clone());
        let values: Result<Vec<Value>, _> =
            args.iter().zip(&query.locals).map(|(arg, local)| Value::typed(&local.ty, *arg)).collect();
        let answers = evaluator.answers(query, &values?);
        seen.add(&evaluator.seen);
        let (given, answers) = answers?;
        if evaluator.taken != (tape.draws.len(), tape.choices.len()) {
            let left = tape.draws.get(evaluator.taken.0).map(|drawn| drawn.draw);
            return Err(Stop::Astray(format!("the machine draws or asks more: {left:?}")));
        }
        let mut results = vec![Told::Word(i64::from(given))];
        for (answer, value) in answers.iter().zip(&query.values).filter(|(_, value)| is_told(&value.ty)) {
            results.push(match answer {
                Value::Number(number) => Told::Amount(*number),
                other => evaluator.tell(other, &value.ty)?,
            });
        }
        Ok(Outcome { results, ..evaluator.outcome()? })
    }

    /// Whether the machine answers a question with yes.
    pub fn holds(&self, table: &Table<'_>, number: usize, dice: &Dice) -> bool {
        let played = self.played(table, number, dice, &[], &mut Seen::default());
        played.outcome.results.get(1) == Some(&Told::Word(1))
    }

    /// Asks both, and compares.
    pub fn compared(&self, table: &Table<'_>, number: usize, dice: &Dice, args: &[i64], seen: &mut Seen) -> Compared {
        let played = self.played(table, number, dice, args, seen);
        let worked = self.worked_out(number, &played.tape, args, seen);
        if played.outcome.failed.is_some_and(is_limit) {
            return Compared::Beyond;
        }
        let (evaluator, same) = match worked {
            Ok(outcome) => (Named(self.written.ir, &outcome).to_string(), outcome == played.outcome),
            Err(Stop::Trap(trap)) => (format!("  stops: {trap}\n"), played.outcome.failed == Some(trap)),
            Err(Stop::Astray(why)) => (format!("  {why}\n"), false),
        };
        if same && played.wrong.is_none() {
            return Compared::Same { stopped: played.outcome.failed.is_some() };
        }
        let machine = format!(
            "{}{}",
            played.wrong.map_or(String::new(), |why| format!("  {why}\n")),
            Named(self.written.ir, &played.outcome)
        );
        Compared::Differs(Box::new(Differs { machine, evaluator }))
    }
}

/// Whether an answer is something that can be told.
const fn is_told(ty: &Type) -> bool {
    match ty {
        Type::Number(_)
        | Type::YesNo
        | Type::Dice
        | Type::Chance
        | Type::Member(_)
        | Type::Entry(_)
        | Type::Entity(_) => true,
        Type::Context(_)
        | Type::Set(..)
        | Type::Record(_)
        | Type::StatName(_)
        | Type::EventName
        | Type::Text
        | Type::Any => false,
    }
}

fn amount(above: i64, below: i64) -> Told {
    Ratio::parts(above, below).map_or(Told::Nowhere, Told::Amount)
}
