//! What the machine tells while it runs: events with their contexts, and the functions that ran.

use std::collections::BTreeMap;

use runebook_compiler::ir::{Field, Ir, Type};
use runebook_runtime::Table;
use runebook_runtime::machine::{At, NO_FUNCTION, Sink, Step};

use crate::oracle::seen::Seen;
use crate::oracle::told::Told;

/// Keeps what is told.
#[derive(Debug)]
pub struct Watch<'a> {
    ir: &'a Ir,
    contexts: BTreeMap<i64, (usize, Vec<i64>)>,
    ran: BTreeMap<u32, u64>,
    /// The events, in order.
    pub events: Vec<(usize, Vec<Told>)>,
}

impl<'a> Watch<'a> {
    pub fn new(ir: &'a Ir) -> Self {
        Self { ir, contexts: BTreeMap::new(), ran: BTreeMap::new(), events: Vec::new() }
    }

    /// A function that was started from outside, which no step tells.
    pub fn started(&mut self, function: u32) {
        *self.ran.entry(function).or_default() += 1;
    }

    /// Words of these types as they are told.
    pub fn told(&self, words: &[i64], params: &[Field]) -> Vec<Told> {
        words.iter().zip(params).map(|(word, param)| self.tell(*word, &param.ty)).collect()
    }

    fn tell(&self, word: i64, ty: &Type) -> Told {
        match (ty, self.contexts.get(&word)) {
            (Type::Context(_), Some((kind, values))) => {
                Told::Context(*kind, self.told(values, &self.ir.contexts[*kind].roles))
            }
            (Type::Context(_), None) => Told::Nowhere,
            _ => Told::Word(word),
        }
    }

    /// Counts the instructions of the functions that ran.
    pub fn count(&self, table: &Table<'_>, seen: &mut Seen) {
        for (function, times) in &self.ran {
            let Some(row) = table.function(*function) else { continue };
            for instr in (row.start..row.end).filter_map(|at| table.instr(at)) {
                if let Some(info) = instr.op.info() {
                    *seen.counts.entry(info.mnemonic).or_default() += times;
                }
            }
        }
    }
}

impl Sink for Watch<'_> {
    fn step(&mut self, at: At, step: Step<'_>) {
        match step {
            Step::Context { handle, context, values } => {
                self.contexts.insert(handle, (context as usize, values.to_vec()));
            }
            Step::Announce { event, args } => {
                let event = event as usize;
                let told = self.told(args, &self.ir.events[event].params);
                self.events.push((event, told));
            }
            Step::Enter { .. } if at.function != NO_FUNCTION => *self.ran.entry(at.function).or_default() += 1,
            _ => {}
        }
    }
}
