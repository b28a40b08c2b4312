//! A function's body being written: its registers, its code, its places in the source.

use std::collections::BTreeMap;

use runebook_grammar::Span;
use runebook_runtime::ops::{Instr, Op};

use super::Code;
use crate::ir::{Ir, Local, LocalId, Type};

/// The most registers of a function.
const MOST: u16 = 256;

/// A function's body.
#[derive(Debug, Default)]
pub(crate) struct Body {
    /// Its instructions.
    pub code: Code,
    /// From which instruction on which place is meant.
    pub places: Vec<(u32, Span)>,
    /// Which of its instructions tell of watched clauses.
    pub watched: Vec<super::watch::Watched>,
    /// Registers in all.
    pub registers: u16,
    /// Where it grew too large.
    pub too_large: Option<Span>,
    /// First register of each local.
    pub locals: Vec<u8>,
    /// Type of each local.
    pub types: Vec<Type>,
    /// The range that each local keeps, as far as one is declared.
    pub ranges: BTreeMap<LocalId, (i64, i64)>,
    /// The function it belongs to, for replacements of its steps.
    pub function: Option<usize>,
    /// The register of its context.
    pub context: Option<u8>,
    /// Whether it is part of a stat: the context it is read in is in register 1.
    pub standing: bool,
    /// Its name, for draw sites.
    pub name: String,
    /// First result register and how many.
    pub results: (u8, u8),
    /// The register that says whether a process has stopped.
    pub stopped: Option<u8>,
    /// The original step being replaced, if any: what `original` runs.
    pub original: Vec<crate::ir::Act>,
    /// The status whose end this is, so that it never ends in the dispatch that granted it.
    pub ends: Option<usize>,
    /// Depth of salted loops.
    pub depth: i32,
    next: u16,
    span: Span,
    draws: u32,
    calls: u8,
}

impl Body {
    /// A body with its name.
    pub(crate) fn new(name: &str) -> Self {
        Self { name: name.to_owned(), ..Self::default() }
    }

    /// Registers for `count` values in a row.
    pub(crate) fn take(&mut self, count: usize) -> u8 {
        let count = u16::try_from(count).unwrap_or(MOST);
        let at = self.next;
        self.next = self.next.saturating_add(count);
        self.registers = self.registers.max(self.next.min(MOST));
        if self.next > MOST && self.too_large.is_none() {
            self.too_large = Some(self.span);
        }
        u8::try_from(at).unwrap_or(0)
    }

    /// The next free register, to give back later what was taken since.
    pub(crate) const fn mark(&self) -> u16 {
        self.next
    }

    /// Gives back all registers taken since the mark.
    pub(crate) const fn release(&mut self, mark: u16) {
        self.next = mark;
    }

    /// Registers for more locals, in their order.
    pub(crate) fn add_locals(&mut self, ir: &Ir, locals: &[Local]) {
        for local in locals {
            let at = self.take(size(ir, &local.ty));
            self.ranges.extend(local.range.map(|range| (self.locals.len(), range)));
            self.locals.push(at);
            self.types.push(local.ty.clone());
        }
    }

    /// The first register of a local.
    pub(crate) fn local(&self, local: LocalId) -> u8 {
        self.locals.get(local).copied().unwrap_or(0)
    }

    /// From here on this place is meant.
    pub(crate) fn at(&mut self, span: Span) {
        if span != super::nop_span() && self.span != span {
            self.span = span;
            self.places.push((u32::try_from(self.code.len()).unwrap_or(0), span));
        }
    }

    pub(crate) fn push(&mut self, op: Op, a: u8, b: u8, c: u8, imm: i32) {
        self.code.push(Instr::new(op, a, b, c, imm));
    }

    /// A jump whose distance is not yet known.
    pub(crate) fn jump(&mut self, op: Op, a: u8) -> usize {
        self.push(op, a, 0, 0, 0);
        self.code.len() - 1
    }

    /// The jump goes to the next instruction.
    pub(crate) fn land(&mut self, jump: usize) {
        let distance = i32::try_from(self.code.len() - jump - 1).unwrap_or(0);
        if let Some(instr) = self.code.get_mut(jump) {
            instr.imm = distance;
        }
    }

    /// A jump back to an earlier instruction.
    pub(crate) fn back(&mut self, op: Op, a: u8, b: u8, to: usize) {
        let distance = i32::try_from(self.code.len() + 1 - to).unwrap_or(0);
        self.push(op, a, b, 0, -distance);
    }

    /// The function ends with its results.
    pub(crate) fn ret(&mut self) {
        let (a, b) = self.results;
        self.push(Op::Ret, a, b, 0, 0);
    }

    /// A number for the next call of this body, so that two calls never draw the same dice.
    pub(crate) const fn call_number(&mut self) -> u8 {
        self.calls = self.calls.wrapping_add(1);
        self.calls - 1
    }

    /// The name of the next draw of this body.
    pub(crate) fn draw_name(&mut self) -> String {
        self.draws += 1;
        format!("{}#{}", self.name, self.draws)
    }
}

/// Registers that a value of a type takes.
pub(crate) fn size(ir: &Ir, ty: &Type) -> usize {
    match ty {
        Type::Dice => 8,
        Type::Chance => 2,
        Type::Number(number) if number.denominator == 0 => 2,
        Type::Set(_, most) => 1 + usize::from(*most),
        Type::Record(function) => {
            let function = &ir.functions[*function];
            function.results.iter().map(|(_, local)| size(ir, &function.locals[*local].ty)).sum::<usize>()
        }
        Type::Number(_)
        | Type::YesNo
        | Type::Member(_)
        | Type::Entry(_)
        | Type::Entity(_)
        | Type::Context(_)
        | Type::StatName(_)
        | Type::EventName
        | Type::Text
        | Type::Any => 1,
    }
}
