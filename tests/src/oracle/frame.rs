//! A body being carried out: its named values, and where it is read.

use runebook_compiler::ir::{Act, FunctionId, LocalId};

use super::state::Stop;
use super::value::Value;

/// Where the names of a body are declared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Body {
    /// Nowhere that matters here: a value.
    #[default]
    Value,
    /// In a procedure.
    Procedure(FunctionId),
    /// In a trigger.
    Trigger(usize),
    /// In a replacement of a step.
    Replacement(usize),
}

/// A body being carried out.
#[derive(Clone, Debug, Default)]
pub struct Frame {
    locals: Vec<Option<Value>>,
    /// The context that a standing value is read in.
    pub here: Option<i64>,
    /// The context that the procedure runs in.
    pub context: Option<i64>,
    /// The procedure.
    pub function: Option<FunctionId>,
    /// Where its names are declared.
    pub body: Body,
    /// What `original` stands for, with the value's place.
    pub original: Vec<Act>,
    /// The status that this body does nothing but end.
    pub ends: Option<usize>,
    /// Whether a process has stopped.
    pub stopped: bool,
}

impl Frame {
    /// With its first values.
    pub fn of(values: Vec<Value>) -> Self {
        Self { locals: values.into_iter().map(Some).collect(), ..Self::default() }
    }

    /// A standing value of you, read in a context.
    pub fn standing(you: i64, here: Option<i64>) -> Self {
        let context = Value::Of(here.unwrap_or(super::value::NONE));
        Self { here, ..Self::of(vec![Value::Of(you), context]) }
    }

    /// What a name stands for.
    pub fn get(&self, local: LocalId) -> Result<Value, Stop> {
        let found = self.locals.get(local).cloned().flatten();
        found.ok_or_else(|| Stop::Astray(format!("name {local} of {:?} stands for nothing yet", self.body)))
    }

    /// From here on the name stands for this.
    pub fn set(&mut self, local: LocalId, value: Value) {
        if self.locals.len() <= local {
            self.locals.resize(local + 1, None);
        }
        self.locals[local] = Some(value);
    }

    /// Forgets all names from this one on.
    pub fn forget(&mut self, from: LocalId) {
        self.locals.truncate(from);
    }
}
