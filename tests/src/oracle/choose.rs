//! Choices: by a rule, or by whoever is asked.

use runebook_compiler::ir::{ChooseRule, Expr, LocalId};
use runebook_runtime::Trap;

use super::act::Flow;
use super::frame::Frame;
use super::ratio::Ratio;
use super::state::{Evaluator, Stop};
use super::tape::Chosen;
use super::value::Value;

impl Evaluator<'_> {
    /// One of those that count; where there is none, the rest of the body does not happen.
    pub(super) fn choose(
        &mut self,
        local: LocalId,
        of: &Expr,
        filter: Option<&Expr>,
        by: &ChooseRule,
        frame: &mut Frame,
    ) -> Result<Flow, Stop> {
        let asked = match by {
            ChooseRule::Owner(owner) => Some(self.whom(owner, frame)?),
            ChooseRule::Least(_) | ChooseRule::Most(_) | ChooseRule::First => None,
        };
        let options = self.counted(local, of, filter, frame)?;
        if options.is_empty() {
            return Ok(Flow::Ended);
        }
        let chosen = match by {
            ChooseRule::Owner(_) => self.answered(asked.unwrap_or(super::value::NONE), options)?,
            ChooseRule::Least(value) => self.best(local, value, false, options, frame)?,
            ChooseRule::Most(value) => self.best(local, value, true, options, frame)?,
            ChooseRule::First => options.into_iter().next().ok_or(Trap::Broken)?,
        };
        frame.set(local, chosen);
        Ok(Flow::On)
    }

    /// The one of the least or most value; those that are equal go by their id.
    fn best(
        &mut self,
        local: LocalId,
        by: &Expr,
        most: bool,
        options: Vec<Value>,
        frame: &mut Frame,
    ) -> Result<Value, Stop> {
        let mut keyed: Vec<(Ratio, Ratio, Value)> = Vec::new();
        for option in options {
            frame.set(local, option.clone());
            let key = self.amount(by, frame)?;
            keyed.push((if most { key.negated() } else { key }, option.number()?, option));
        }
        let best = keyed.into_iter().min_by_key(|(key, id, _)| (*key, *id));
        Ok(best.ok_or(Trap::Broken)?.2)
    }

    fn answered(&mut self, who: i64, options: Vec<Value>) -> Result<Value, Stop> {
        let told: Result<Vec<i64>, Trap> = options.iter().map(Value::whole).collect();
        let told = told?;
        let Some(Chosen { who: asked, options: offered, answer }) = self.tape.choices.get(self.taken.1).cloned() else {
            return Err(Stop::Astray(format!("{who} chooses among {told:?}, and the machine does not ask")));
        };
        self.taken.1 += 1;
        if (asked, &offered) != (who, &told) {
            return Err(Stop::Astray(format!(
                "{who} chooses among {told:?}, where the machine asks {asked} to choose among {offered:?}"
            )));
        }
        Ok(options.into_iter().nth(answer).ok_or(Trap::BadAnswer)?)
    }
}
