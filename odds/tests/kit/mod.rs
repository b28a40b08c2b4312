//! Hand-made programs for tests: an instruction in a line.
#![allow(dead_code, reason = "each test uses a part of the kit")]

use runebook_odds::{Budget, Distribution, Policy, Question, Refused, ask};
use runebook_runtime::program::{Cell, Function, Program, Symbol};
use runebook_runtime::{Dice, Instr, Op, Table, World, encode};

pub const NO: u32 = u32::MAX;

/// `op a b c imm`.
pub const fn i(op: Op, a: u8, b: u8, c: u8, imm: i32) -> Instr {
    Instr::new(op, a, b, c, imm)
}

/// `R[a] = n`.
pub const fn konst(a: u8, n: i32) -> Instr {
    i(Op::Const, a, 0, 0, n)
}

/// Returns `R[a..a + count]`.
pub const fn ret(a: u8, count: u8) -> Instr {
    i(Op::Ret, a, count, 0, 0)
}

#[derive(Clone, Default)]
pub struct Kit {
    pub program: Program,
    pub world: World,
}

impl Kit {
    pub fn new() -> Kit {
        let mut kit = Kit::default();
        kit.program.name = "kit".into();
        kit.program.sites = (0..16).collect();
        kit
    }

    pub fn function(&mut self, name: &str, params: u16, results: u16, code: &[Instr]) -> u32 {
        let start = self.program.code.len() as u32;
        self.program.code.extend_from_slice(code);
        let index = self.program.functions.len() as u32;
        let end = self.program.code.len() as u32;
        self.program.functions.push(Function {
            id: 1000 + u64::from(index),
            start,
            end,
            params,
            registers: 64,
            results,
            context: 255,
            context_kind: 0,
        });
        self.program.symbols.names.push((Symbol::Function(index), name.into()));
        index
    }

    /// Two instructions: `R[a]` = a roll of dice at a site of its own; uses the dice registers from 56 on.
    pub fn roll(&mut self, a: u8, dice: Dice) -> [Instr; 2] {
        let place = self.program.dice.len() as i32;
        self.program.dice.push(dice);
        [i(Op::DiceConst, 56, 0, 0, place), i(Op::Roll, a, 56, 0, place)]
    }

    pub fn cell(&mut self, name: &str, start: i64, low: i64, high: i64) -> u32 {
        let index = self.program.cells.len() as u32;
        let (start_function, high_function) = (NO, NO);
        let id = 500 + u64::from(index);
        self.program.cells.push(Cell {
            id,
            start,
            low,
            high,
            start_function,
            high_function,
            denominator: 1,
            ..Cell::default()
        });
        self.program.symbols.names.push((Symbol::Cell(index), name.into()));
        index
    }

    pub fn bytes(&self) -> Vec<u8> {
        encode(&self.program).expect("the program is sound")
    }

    /// Asks the function for its distribution.
    pub fn ask(&self, function: u32, args: &[i64]) -> Result<Distribution, Refused> {
        self.ask_with(function, args, Policy::First, &Budget::default())
    }

    pub fn ask_with(
        &self,
        function: u32,
        args: &[i64],
        policy: Policy,
        budget: &Budget<'_>,
    ) -> Result<Distribution, Refused> {
        let bytes = self.bytes();
        let table = Table::load(&bytes).expect("the table is sound");
        ask(&Question { table: &table, host: &self.world, function, args, policy }, budget)
    }
}

/// Chances as small fractions over `den`.
pub fn over(distribution: &Distribution, den: u64) -> Vec<(Vec<i64>, u64)> {
    let scaled = distribution.outcomes.iter().map(|(values, weight)| {
        let (num, of) = weight.ratio();
        let scaled = num * den / of;
        (values.clone(), scaled.try_into().expect("it is small"))
    });
    scaled.collect()
}
