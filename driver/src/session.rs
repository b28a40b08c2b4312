//! A session at the prompt: what was given and done so far, in the words of tests, and what is asked of it.

use runebook_compiler::ir::Ir;
use runebook_runtime::machine::Pause;
use runebook_runtime::{Chooser, Draw, Key, Sample, Site};

use crate::pack::Pack;
use crate::query::{Question, Traced, Unasked, Value, left_over};
use crate::story::{Detail, Line};
use crate::why_not::{self, Reasons};

/// A question whose answer is the same whatever was done: it stands for the state alone.
const NOTHING: &str = "0";

/// What was said so far. Every line is one that a test could hold.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Session {
    /// `given …` and `do … rolls …`, in order.
    lines: Vec<String>,
    /// `expect …` that held.
    expects: Vec<String>,
    /// How many times dice were thrown: each throw is another.
    throws: u64,
}

/// Something that was done.
#[derive(Debug)]
pub struct Done {
    /// The program and the texts behind its lines.
    pub question: Question,
    /// What it told.
    pub lines: Vec<Line>,
    /// Why the rules stopped, if they did; the session is as it was, then.
    pub stopped: Option<String>,
    /// What spoke against it, if it was an action or a purchase.
    pub refused: Option<Reasons>,
}

/// What `why not` found.
#[derive(Debug)]
pub enum WhyNot {
    /// The reasons against an action or a purchase.
    Against(Reasons),
    /// The lines about an entry or a status.
    Silent(Box<Question>, Vec<Line>),
}

impl Session {
    /// The state as a test would say it, a line each.
    #[must_use]
    pub fn state(&self) -> String {
        self.lines.join("\n")
    }

    /// Takes a `given …`, if it has a meaning after what was said before.
    ///
    /// # Errors
    /// What is wrong with its words; the session is as it was.
    pub fn give(&mut self, pack: &Pack, ir: &Ir, line: &str) -> Result<(), Unasked> {
        let after = self.with(line);
        Question::new(pack, ir, NOTHING, &after.state())?;
        *self = after;
        Ok(())
    }

    /// Takes a `do …`. Dice that it does not name are thrown, from `seed`, and named in the session, so that it can be
    /// replayed.
    ///
    /// # Errors
    /// What is wrong with its words; the session is as it was.
    pub fn perform(&mut self, pack: &Pack, ir: &Ir, line: &str, seed: u64) -> Result<Done, Unasked> {
        let told = self.told(pack, ir, Detail::Story)?;
        let refused = why_not::against(pack, ir, line, &self.state()).ok();
        let refused = refused.filter(|reasons| !reasons.all.is_empty());
        let mut after = self.with(line);
        let question = Question::new(pack, ir, NOTHING, &after.state())?;
        let mut dice = question.dice(Thrown::from(seed, self.throws));
        let traced = question.trace(&mut dice, Detail::Story)?;
        let (left, thrown) = (dice.left_over(), dice.rest.results);
        let mut lines = traced.lines;
        lines.drain(..told.min(lines.len()));
        let stopped = match traced.value {
            Value::Answers(_) | Value::Chance => left.map(left_over),
            Value::Stopped(sentence) => Some(sentence),
        };
        if stopped.is_none() {
            if !thrown.is_empty() {
                let rolls = thrown.iter().map(i64::to_string).collect::<Vec<_>>().join(", ");
                after.lines.pop();
                after.lines.push(format!("{line} rolls {rolls}"));
                after.throws += 1;
            }
            *self = after;
        }
        Ok(Done { question, lines, stopped, refused })
    }

    /// A question about the state.
    ///
    /// # Errors
    /// What is wrong with its words.
    pub fn ask(&self, pack: &Pack, ir: &Ir, text: &str) -> Result<Question, Unasked> {
        Question::new(pack, ir, text, &self.state())
    }

    /// How a value comes about, step by step, without what was done before.
    ///
    /// # Errors
    /// What is wrong with its words.
    pub fn why(&self, pack: &Pack, ir: &Ir, text: &str, seed: u64) -> Result<(Question, Traced), Unasked> {
        let told = self.told(pack, ir, Detail::Steps)?;
        let question = self.ask(pack, ir, text)?;
        let mut traced = question.trace(&mut question.dice(Thrown::from(seed, self.throws)), Detail::Steps)?;
        traced.lines.drain(..told.min(traced.lines.len()));
        Ok((question, traced))
    }

    /// Why not: the reasons against an action (`forging(hero, 3)`) or a purchase (`hero learns power`), or what came of the
    /// rules of an entry or status in a value or in something that is done (`power in hero.strength`, `thorns in do …`).
    ///
    /// # Errors
    /// What is wrong with its words.
    pub fn why_not(&self, pack: &Pack, ir: &Ir, text: &str, seed: u64) -> Result<WhyNot, Unasked> {
        let named = text.split_once(" in ").map(|(name, asked)| (name.trim(), asked.trim()));
        let Some((sources, asked)) = named.and_then(|(name, asked)| Some((why_not::sources(ir, name)?, asked))) else {
            return why_not::against(pack, ir, text, &self.state()).map(WhyNot::Against);
        };
        let told = self.told(pack, ir, Detail::All)?;
        let question = match asked.strip_prefix("do ") {
            Some(_) => Question::new(pack, ir, NOTHING, &self.with(asked).state())?,
            None => self.ask(pack, ir, asked)?,
        };
        let traced = question.trace(&mut question.dice(Thrown::from(seed, self.throws)), Detail::All)?;
        let lines = why_not::of_sources(&traced.lines[told.min(traced.lines.len())..], &sources);
        Ok(WhyNot::Silent(Box::new(question), lines))
    }

    /// How many lines the state itself tells.
    fn told(&self, pack: &Pack, ir: &Ir, detail: Detail) -> Result<usize, Unasked> {
        let state = Question::new(pack, ir, NOTHING, &self.state())?;
        Ok(state.trace(&mut state.dice(Thrown::from(0, 0)), detail)?.lines.len())
    }

    /// Keeps an `expect …` that held, for the test.
    pub fn held(&mut self, line: &str) {
        self.expects.push(line.to_owned());
    }

    /// Takes back the last line that was given, done or expected.
    pub fn undo(&mut self) -> Option<String> {
        self.expects.pop().or_else(|| self.lines.pop())
    }

    /// The session as a test; none while nothing is expected.
    #[must_use]
    pub fn test(&self, title: &str) -> Option<String> {
        if self.expects.is_empty() {
            return None;
        }
        let lines = self.lines.iter().chain(&self.expects).map(|line| format!("  {line}\n"));
        let title = title.replace(['"', '\\', '\n'], " ");
        Some(format!("test \"{title}\" {{\n{}}}\n", lines.collect::<String>()))
    }

    fn with(&self, line: &str) -> Self {
        let mut after = self.clone();
        after.lines.push(line.to_owned());
        after
    }
}

/// Dice that are thrown, and what they came to.
struct Thrown {
    sample: Sample,
    results: Vec<i64>,
}

impl Thrown {
    fn from(seed: u64, throw: u64) -> Self {
        Self { sample: Sample::new(Key { seed: seed.wrapping_add(throw), ..Key::default() }), results: Vec::new() }
    }
}

impl Chooser for Thrown {
    fn draw(&mut self, site: Site, draw: Draw) -> Result<i64, Pause> {
        let result = self.sample.draw(site, draw)?;
        self.results.push(result);
        Ok(result)
    }

    fn faces(&self) -> &[i16] {
        self.sample.faces()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::check;
    use crate::levels::Levels;
    use crate::pack::shelf::Memory;

    const RULES: &str = "entity creature { resource health: number in 0..20, starts at 10 }\n\
        procedure strike(who: creature) { let pain = roll 1d6; who loses pain health }\n\
        character hero \"Hero\" is creature { }\n";

    fn pack() -> (Pack, Ir) {
        let files = [("a/pack.yaml", "language: 1\nname: a\n"), ("a/r.rune", RULES)];
        let pack = Pack::open("a", &mut Memory::new(&files)).unwrap();
        let ir = check(&pack, &Levels::default()).ir.unwrap();
        (pack, ir)
    }

    fn health(session: &Session, pack: &Pack, ir: &Ir) -> i64 {
        match session.ask(pack, ir, "hero.health").unwrap().value().unwrap() {
            Value::Answers(answers) => answers[0].1.parse().unwrap(),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn what_is_done_stays_done_with_its_dice() {
        let (pack, ir) = pack();
        let mut session = Session::default();
        session.give(&pack, &ir, "given hero { health 20 }").unwrap();
        let done = session.perform(&pack, &ir, "do strike(hero)", 7).unwrap();
        assert!(done.stopped.is_none() && !done.lines.is_empty());
        let first = health(&session, &pack, &ir);
        assert!((14..20).contains(&first));
        assert_eq!(health(&session, &pack, &ir), first);
        let done = session.perform(&pack, &ir, "do strike(hero) rolls 6", 7).unwrap();
        assert!(done.stopped.is_none());
        assert_eq!(health(&session, &pack, &ir), first - 6);
        session.held("expect hero.health < 20");
        let test = session.test("a \"fight\"").unwrap();
        let rules = format!("{RULES}{test}");
        let files = [("a/pack.yaml", "language: 1\nname: a\n"), ("a/r.rune", rules.as_str())];
        let kept = Pack::open("a", &mut Memory::new(&files)).unwrap();
        let report = check(&kept, &Levels::default());
        let tested =
            crate::test::run(&kept, &report.ir.unwrap_or_else(|| panic!("{test}{:#?}", report.found))).unwrap();
        assert!(matches!(tested[0].verdict, crate::test::Verdict::Passed), "{test}");
        assert_eq!(session.undo().as_deref(), Some("expect hero.health < 20"));
        assert_eq!(session.undo().as_deref(), Some("do strike(hero) rolls 6"));
        assert_eq!(health(&session, &pack, &ir), first);
    }

    #[test]
    fn what_has_no_meaning_changes_nothing() {
        let (pack, ir) = pack();
        let mut session = Session::default();
        assert!(session.give(&pack, &ir, "given nobody { health 3 }").is_err());
        let done = session.perform(&pack, &ir, "do strike(hero) rolls 3, 4", 7).unwrap();
        assert_eq!(done.stopped.as_deref(), Some("1 roll is left over: nothing rolled that often."));
        assert_eq!(session, Session::default());
        assert!(session.test("nothing").is_none());
    }
}
