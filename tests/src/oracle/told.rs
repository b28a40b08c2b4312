//! What came out, in a form that both ways of evaluating can be brought into.

use std::fmt;

use runebook_compiler::ir::{Ir, Type};
use runebook_runtime::Trap;

use super::dice::Pools;
use super::ratio::Ratio;
use super::state::Evaluator;
use super::value::Value;

/// A value as it is told: a context by what it was made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// A number, someone, yes or no: its stored number.
    Word(i64),
    /// An exact amount.
    Amount(Ratio),
    /// Dice.
    Dice(Pools),
    /// A context: its kind, and the roles and fields that it began with.
    Context(usize, Vec<Told>),
    /// No context.
    Nowhere,
}

/// What came out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// Why the rules stopped, if they did: then nothing has changed.
    pub failed: Option<Trap>,
    /// Whether the condition held, and the answers.
    pub results: Vec<Told>,
    /// What changed: who, which cell, what it is now.
    pub journal: Vec<(i64, usize, Told)>,
    /// What was asked of the game, in order.
    pub commands: Vec<(usize, Vec<Told>)>,
    /// What was told, in order.
    pub events: Vec<(usize, Vec<Told>)>,
    /// How often a repetition reached its bound.
    pub bounds: u32,
}

impl Evaluator<'_> {
    /// A value of a type as it is told.
    pub fn tell(&self, value: &Value, ty: &Type) -> Result<Told, Trap> {
        Ok(match (value, ty) {
            (Value::Of(handle), Type::Context(_)) => match self.context(*handle) {
                Ok(context) => {
                    let roles = &self.ir.contexts[context.kind].roles;
                    let told = context.first.iter().zip(roles).map(|(value, role)| self.tell(value, &role.ty));
                    Told::Context(context.kind, told.collect::<Result<_, Trap>>()?)
                }
                Err(_) => Told::Nowhere,
            },
            (Value::Dice(dice), _) => Told::Dice(dice.clone()),
            _ => Told::Word(value.stored(ty)?),
        })
    }

    /// What has come out so far.
    pub fn outcome(&self) -> Result<Outcome, Trap> {
        let ir = self.ir;
        let told = |values: &[Value], params: &[runebook_compiler::ir::Field]| {
            values.iter().zip(params).map(|(value, param)| self.tell(value, &param.ty)).collect::<Result<Vec<_>, _>>()
        };
        let journal = self
            .journal
            .iter()
            .map(|((who, cell), change)| Ok((*who, *cell, self.tell(&change.value, &ir.cells[*cell].ty)?)));
        let commands = self.commands.iter().map(|(at, args)| Ok((*at, told(args, &ir.commands[*at].params)?)));
        let events = self.told.iter().map(|(at, args)| Ok((*at, told(args, &ir.events[*at].params)?)));
        Ok(Outcome {
            failed: None,
            results: Vec::new(),
            journal: journal.collect::<Result<_, Trap>>()?,
            commands: commands.collect::<Result<_, Trap>>()?,
            events: events.collect::<Result<_, Trap>>()?,
            bounds: self.bounds,
        })
    }
}

/// An outcome with the names of a program.
pub struct Named<'a>(pub &'a Ir, pub &'a Outcome);

impl fmt::Display for Named<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(ir, out) = self;
        if let Some(trap) = out.failed {
            writeln!(f, "  stops: {trap}")?;
        }
        writeln!(f, "  answers: {:?}", out.results)?;
        for (who, cell, value) in &out.journal {
            writeln!(
                f,
                "  #{who} {} (cell {cell}, {:?}): {value:?}",
                ir.cells[*cell].named.name, ir.cells[*cell].kind
            )?;
        }
        for (command, args) in &out.commands {
            writeln!(f, "  asks {} {args:?}", ir.commands[*command].named.name)?;
        }
        for (event, args) in &out.events {
            writeln!(f, "  tells {} {args:?}", ir.events[*event].named.name)?;
        }
        if out.bounds > 0 { writeln!(f, "  bounds reached: {}", out.bounds) } else { Ok(()) }
    }
}
