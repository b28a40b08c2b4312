//! The prompt of `try`: its words, and what each does.

mod entry;

use std::path::{Path, PathBuf};

use runebook_driver::query::{Unasked, Value};
use runebook_driver::session::{Session, WhyNot};
use runebook_driver::story::Detail;
use runebook_driver::{Ir, Levels, Pack, Sources, Workspace};

use crate::asking::{self, Manner};
use crate::console::{Console, Failure};
use crate::write::replace;
use crate::{find, findings, read, telling};

pub use entry::entries;

/// The file in a pack that `keep` writes to.
const KEPT: &str = "tests/kept.rune";

const HELP: &str = "\
given hero { strength 3 }   the state, as a test says it; facts and sets, too
do strike(…)                something happens; dice fall, or `rolls 5, 20` says how
hero.melee                  a value; where dice decide, its odds
odds mean of … in …         the odds of anything
why hero.melee              how a value comes about, step by step
why not rest(hero)          what speaks against an action, or against `hero learns power`
why not power in hero.melee what came of the rules of an entry or a status; `in do strike(…)`, too
expect hero.melee is 5      whether it holds; `keep` writes it down
keep \"title\"                the session as a test, into tests/kept.rune of the pack
state                       what was given and done
undo                        takes back the last line
clear                       begins anew
quit
";

/// A pack, and what was said about it.
pub struct Prompt {
    path: PathBuf,
    pack: Pack,
    workspace: Workspace,
    ir: Ir,
    session: Session,
    seed: u64,
    lang: Option<String>,
}

impl Prompt {
    /// A prompt over the pack at `path`.
    pub fn open(path: PathBuf, seed: u64, lang: Option<String>, console: &mut Console) -> Result<Self, Failure> {
        let pack = find::pack(&path)?;
        let mut workspace = Workspace::default();
        let report = findings::sound(&pack, workspace.check(&pack, &Levels::default()), console);
        let Some(ir) = report.and_then(|report| report.ir) else {
            return Err(Failure::new("There is nothing to try before this is mended."));
        };
        telling::teller(&pack, &ir, lang.as_deref())?;
        Ok(Self { path, pack, workspace, ir, session: Session::default(), seed, lang })
    }

    /// Takes one line: whether it could be done; `None` at the end.
    pub fn take(&mut self, line: &str, console: &mut Console) -> Result<Option<bool>, Failure> {
        self.reread(console)?;
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let done = match (word, rest.trim()) {
            ("", _) => true,
            ("quit" | "exit", "") => return Ok(None),
            ("help", "") => console.say(HELP).map(|()| true)?,
            ("state", "") => console.say(&format!("{}\n", self.session.state())).map(|()| true)?,
            ("undo", "") => self.undo(console)?,
            ("clear", "") => {
                self.session = Session::default();
                true
            }
            ("given", _) => self.give(line, console)?,
            ("do", _) => self.perform(line, console)?,
            ("odds", asked) => self.odds(asked, console)?,
            ("why", asked) => match asked.strip_prefix("not ") {
                Some(asked) => self.why_not(asked.trim(), console)?,
                None => self.why(asked, console)?,
            },
            ("expect", asked) => self.expect(line, asked, console)?,
            ("keep", title) => self.keep(title.trim_matches('"'), console)?,
            _ => self.value(line, console)?,
        };
        Ok(Some(done))
    }

    /// Reads the pack again where a file of it changed; as long as it has errors, the old rules stand.
    fn reread(&mut self, console: &mut Console) -> Result<(), Failure> {
        let Ok(pack) = find::pack(&self.path) else { return Ok(()) };
        if pack == self.pack {
            return Ok(());
        }
        let report = findings::sound(&pack, self.workspace.check(&pack, &Levels::default()), console);
        self.pack = pack;
        match report.and_then(|report| report.ir) {
            Some(ir) => {
                self.ir = ir;
                console.say("The rules were read again.\n")
            }
            None => console.say("The rules as they stood before are asked until this is mended.\n"),
        }
    }

    fn undo(&mut self, console: &mut Console) -> Result<bool, Failure> {
        let undone = self.session.undo();
        console.say(
            &undone.map_or_else(
                || "There is nothing to take back.\n".to_owned(),
                |line| format!("not any more: {line}\n"),
            ),
        )?;
        Ok(true)
    }

    fn give(&mut self, line: &str, console: &mut Console) -> Result<bool, Failure> {
        match self.session.give(&self.pack, &self.ir, line) {
            Ok(()) => Ok(true),
            Err(why) => self.complain(why, console),
        }
    }

    fn perform(&mut self, line: &str, console: &mut Console) -> Result<bool, Failure> {
        let done = match self.session.perform(&self.pack, &self.ir, line, self.seed) {
            Ok(done) => done,
            Err(why) => return self.complain(why, console),
        };
        let teller = telling::teller(&self.pack, &done.question.ir, self.lang.as_deref())?;
        console.say(&telling::text(&done.lines, &done.question.sources, &teller, Detail::Story)?)?;
        if let Some(reasons) = &done.refused {
            console.say(&reasons.text())?;
        }
        if let Some(sentence) = &done.stopped {
            console.say(&format!("{sentence}\n"))?;
        }
        Ok(done.stopped.is_none())
    }

    fn odds(&mut self, asked: &str, console: &mut Console) -> Result<bool, Failure> {
        let question = match self.session.ask(&self.pack, &self.ir, asked) {
            Ok(question) => question,
            Err(why) => return self.complain(why, console),
        };
        said(asking::odds(&self.pack, &question, Manner::default(), console), console)
    }

    fn value(&mut self, asked: &str, console: &mut Console) -> Result<bool, Failure> {
        let question = match self.session.ask(&self.pack, &self.ir, asked) {
            Ok(question) => question,
            Err(why) => return self.complain(why, console),
        };
        let value = if question.is_value() { asking::value(&self.pack, &question, console)? } else { Value::Chance };
        match value {
            Value::Answers(answers) => said(Ok(asking::answers(&answers)), console),
            Value::Chance => said(asking::odds(&self.pack, &question, Manner::default(), console), console),
            Value::Stopped(sentence) => said(Err(Failure::new(sentence)), console),
        }
    }

    fn why(&mut self, asked: &str, console: &mut Console) -> Result<bool, Failure> {
        let (question, traced) = match self.session.why(&self.pack, &self.ir, asked, self.seed) {
            Ok(traced) => traced,
            Err(why) => return self.complain(why, console),
        };
        let teller = telling::teller(&self.pack, &question.ir, self.lang.as_deref())?;
        console.say(&telling::text(&traced.lines, &question.sources, &teller, Detail::Steps)?)?;
        match traced.value {
            Value::Answers(_) => said(Ok(asking::answers(&telling::answers(&traced.answers, &teller)?)), console),
            Value::Chance => Ok(true),
            Value::Stopped(sentence) => said(Err(Failure::new(sentence)), console),
        }
    }

    fn why_not(&mut self, asked: &str, console: &mut Console) -> Result<bool, Failure> {
        match self.session.why_not(&self.pack, &self.ir, asked, self.seed) {
            Ok(WhyNot::Against(reasons)) => said(Ok(reasons.text()), console),
            Ok(WhyNot::Silent(_, lines)) if lines.is_empty() => {
                said(Ok("None of its rules was asked for.\n".to_owned()), console)
            }
            Ok(WhyNot::Silent(question, lines)) => {
                let teller = telling::teller(&self.pack, &question.ir, self.lang.as_deref())?;
                said(telling::text(&lines, &question.sources, &teller, Detail::Steps), console)
            }
            Err(why) => self.complain(why, console),
        }
    }

    fn expect(&mut self, line: &str, asked: &str, console: &mut Console) -> Result<bool, Failure> {
        let question = match self.session.ask(&self.pack, &self.ir, asked) {
            Ok(question) => question,
            Err(why) => return self.complain(why, console),
        };
        match asking::value(&self.pack, &question, console)? {
            Value::Answers(answers) if answers.first().is_some_and(|(_, value)| value == "yes") => {
                self.session.held(line);
                said(Ok("It holds.\n".to_owned()), console)
            }
            Value::Answers(_) => said(Err(Failure::new("It does not hold.")), console),
            Value::Chance => said(Err(Failure::new("Dice decide this: ask for its odds.")), console),
            Value::Stopped(sentence) => said(Err(Failure::new(sentence)), console),
        }
    }

    fn keep(&mut self, title: &str, console: &mut Console) -> Result<bool, Failure> {
        if title.is_empty() {
            return said(Err(Failure::new("A test has a title: `keep \"the hero is strong\"`.")), console);
        }
        let Some(test) = self.session.test(title) else {
            return said(Err(Failure::new("A test expects something: say `expect …` first.")), console);
        };
        let place = Path::new(&self.pack.folder).join(KEPT);
        let before = if place.exists() { read::bytes(&place).map_err(Failure::new)? } else { Vec::new() };
        let mut text = String::from_utf8_lossy(&before).into_owned();
        if !text.is_empty() && !text.ends_with('\n') {
            text.push('\n');
        }
        replace(&place, (text + &test).as_bytes())?;
        said(Ok(format!("{}: kept\n", place.display())), console)
    }

    /// Says what is wrong with the words of a line.
    fn complain(&self, why: Unasked, console: &mut Console) -> Result<bool, Failure> {
        match why {
            Unasked::Found(sources, found) => {
                let sources: &Sources = &sources;
                findings::complain(sources, &found, console);
                Ok(false)
            }
            Unasked::Unbuilt(why) => said(Err(findings::unbuilt(&self.pack, why, console)), console),
        }
    }
}

/// Says an answer, or why there is none: the prompt goes on.
fn said(answer: Result<String, Failure>, console: &mut Console) -> Result<bool, Failure> {
    match answer {
        Ok(text) => console.say(&text).map(|()| true),
        Err(failure) => {
            console.complain(&failure.sentence);
            Ok(false)
        }
    }
}
