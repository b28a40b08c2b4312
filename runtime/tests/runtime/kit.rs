//! A hand-made program for tests: functions, cells, stats and events in a line each.

use runebook_runtime::machine::{Bare, Host, Silent};
use runebook_runtime::program::{
    Cell, Context, Entry, Event, Export, Function, Gate, Holder, Kind, Layer, Modifier, Program, Question, Reaction,
    Shape, Stat, Symbol,
};
use runebook_runtime::{Buffers, Chooser, Instr, Limits, Machine, Op, Outcome, Script, Table, encode};

pub const NO: u32 = u32::MAX;

/// `op a b c imm`.
pub const fn i(op: Op, a: u8, b: u8, c: u8, imm: i32) -> Instr {
    Instr::new(op, a, b, c, imm)
}

pub const fn konst(a: u8, n: i32) -> Instr {
    i(Op::Const, a, 0, 0, n)
}

pub const fn ret(a: u8, count: u8) -> Instr {
    i(Op::Ret, a, count, 0, 0)
}

#[derive(Clone, Default)]
pub struct Kit {
    pub program: Program,
}

impl Kit {
    pub fn new() -> Kit {
        let mut kit = Kit::default();
        kit.program.name = "kit".into();
        kit
    }

    /// A function outside any context.
    pub fn function(&mut self, params: u16, registers: u16, results: u16, code: &[Instr]) -> u32 {
        self.function_in(params, registers, results, 255, 0, code)
    }

    pub fn function_in(
        &mut self,
        params: u16,
        registers: u16,
        results: u16,
        context: u8,
        context_kind: u8,
        code: &[Instr],
    ) -> u32 {
        let start = self.program.code.len() as u32;
        self.program.code.extend_from_slice(code);
        let index = self.program.functions.len() as u32;
        let end = self.program.code.len() as u32;
        let id = 1000 + u64::from(index);
        self.program.functions.push(Function { id, start, end, params, registers, results, context, context_kind });
        self.program.symbols.names.push((Symbol::Function(index), format!("f{index}")));
        index
    }

    /// A function of `params` registers that gives constants.
    pub fn constants(&mut self, params: u16, values: &[i32]) -> u32 {
        let mut code: Vec<Instr> = values.iter().zip(0u8..).map(|(value, at)| konst(at, *value)).collect();
        code.push(ret(0, values.len() as u8));
        let results = values.len() as u16;
        self.function(params, params.max(results), results, &code)
    }

    pub fn export(&mut self, name: &str, function: u32) {
        let results = self.program.functions[function as usize].results;
        let results = (0..results).map(|at| (format!("r{at}"), Shape::Number)).collect();
        self.program.exports.push(Export {
            name: name.into(),
            id: u64::from(function),
            function,
            results,
            signature: 0,
        });
    }

    pub fn cell(&mut self, start: i64, low: i64, high: i64) -> u32 {
        let index = self.program.cells.len() as u32;
        self.program.cells.push(Cell {
            id: 500 + u64::from(index),
            start,
            low,
            high,
            start_function: NO,
            high_function: NO,
            denominator: 1,
            ..Cell::default()
        });
        self.program.symbols.names.push((Symbol::Cell(index), format!("c{index}")));
        index
    }

    pub fn stat(&mut self, shape: Shape, base: u32) -> u32 {
        self.program.stats.push(Stat {
            context: NO,
            shape,
            base,
            base_cell: NO,
            denominator: 1,
            low: i64::MIN,
            high: i64::MAX,
            ..Stat::default()
        });
        self.program.stats.len() as u32 - 1
    }

    pub fn modifier(&mut self, stat: u32, layer: Layer, function: u32) -> &mut Modifier {
        let id = self.program.modifiers.len() as u64;
        self.program.modifiers.push(Modifier {
            id,
            stat,
            layer,
            function,
            holder: Holder::Owner,
            gate: Gate::Open,
            ..Modifier::default()
        });
        self.program.modifiers.last_mut().unwrap()
    }

    pub fn context(&mut self, size: u8, roles: u8, entity_roles: u32) -> u32 {
        self.program.contexts.push(Context { id: 0, size, roles, entity_roles });
        self.program.contexts.len() as u32 - 1
    }

    /// A kind with entries that are held by cells of their own.
    pub fn kind(&mut self, entries: u32, fields: &[i64], slots: &[(u32, u32)]) -> u32 {
        let kind = self.program.kinds.len() as u32;
        let first = self.program.entries.len() as u32;
        for at in 0..entries {
            let holds = self.cell(0, 0, 1);
            let start = self.program.fields.len() as u32;
            self.program.fields.extend(fields.iter().map(|field| field + i64::from(at)));
            self.program.entries.push(Entry {
                id: u64::from(at),
                kind,
                fields: start,
                holds,
                may_learn: NO,
                price: NO,
                granted: NO,
                ..Entry::default()
            });
        }
        self.program.kinds.push(Kind {
            id: 0,
            entries: (first, first + entries),
            fields: fields.len() as u16,
            slots: slots.to_vec(),
            meanings: Vec::new(),
        });
        kind
    }

    pub fn event(&mut self, params: u8, audience: u32) -> u32 {
        let id = 200 + self.program.events.len() as u64;
        self.program.events.push(Event { id, params, audience, ..Event::default() });
        self.program.events.len() as u32 - 1
    }

    pub fn reaction(&mut self, event: u32, priority: i32, holder: Holder, function: u32) -> &mut Reaction {
        let id = self.program.reactions.len() as u64;
        self.program.reactions.push(Reaction { id, event, priority, holder, function, ..Reaction::default() });
        self.program.reactions.last_mut().unwrap()
    }

    pub fn fact(&mut self, params: u8, otherwise: u32) -> u32 {
        self.program.facts.push(Question { id: 0, params, at_most: 0, otherwise });
        self.program.facts.len() as u32 - 1
    }

    pub fn set(&mut self, params: u8, at_most: u16, otherwise: u32) -> u32 {
        self.program.sets.push(Question { id: 0, params, at_most, otherwise });
        self.program.sets.len() as u32 - 1
    }

    pub fn command(&mut self, params: u8) -> u32 {
        self.program.commands.push(Question { id: 0, params, at_most: 0, otherwise: NO });
        self.program.commands.len() as u32 - 1
    }

    pub fn site(&mut self) -> i32 {
        let id = 7000 + self.program.sites.len() as u64;
        self.program.sites.push(id);
        self.program.sites.len() as i32 - 1
    }

    /// Sorts what must be sorted and sets the ranges.
    pub fn finish(&self) -> Program {
        let mut program = self.program.clone();
        program.modifiers.sort_by_key(|m| (m.stat, m.layer, m.bonus_type, m.id));
        for (index, stat) in program.stats.iter_mut().enumerate() {
            let first = program.modifiers.iter().position(|m| m.stat as usize == index).unwrap_or(0) as u32;
            let count = program.modifiers.iter().filter(|m| m.stat as usize == index).count() as u32;
            stat.modifiers = (first, first + count);
        }
        program.reactions.sort_by_key(|r| (r.event, -i64::from(r.priority), r.id));
        for (index, event) in program.events.iter_mut().enumerate() {
            let first = program.reactions.iter().position(|r| r.event as usize == index).unwrap_or(0) as u32;
            let count = program.reactions.iter().filter(|r| r.event as usize == index).count() as u32;
            event.reactions = (first, first + count);
        }
        program
    }

    pub fn bytes(&self) -> Vec<u8> {
        encode(&self.finish()).unwrap_or_else(|error| panic!("{error}"))
    }

    /// Runs a function without a host and without chance.
    pub fn eval(&self, function: u32, args: &[i64]) -> Result<Vec<i64>, runebook_runtime::Trap> {
        self.eval_with(function, args, &Bare, &mut Script::new(&[]))
    }

    pub fn eval_with(
        &self,
        function: u32,
        args: &[i64],
        host: &dyn Host,
        chooser: &mut dyn Chooser,
    ) -> Result<Vec<i64>, runebook_runtime::Trap> {
        let bytes = self.bytes();
        let table = Table::load(&bytes).unwrap();
        let mut buffers = Buffers::new();
        let limits = Limits { fuel: 100_000, ..Limits::default() };
        let mut machine = Machine::new(&table, buffers.scratch()).with_limits(limits);
        machine.start(function, args)?;
        match machine.run(host, chooser, &mut Silent) {
            Outcome::Done => Ok(machine.results().to_vec()),
            Outcome::Failed(fault) => Err(fault.trap),
            Outcome::Ask(ask) => panic!("asked {ask:?}"),
            Outcome::Drawing(site, draw) => panic!("drew {site:?} {draw:?}"),
        }
    }
}

/// A small generator of numbers for property tests: a linear congruence, the high bits.
pub struct Luck(pub u64);

impl Luck {
    pub fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n
    }

    pub fn between(&mut self, low: i64, high: i64) -> i64 {
        low + self.below((high - low + 1) as u64) as i64
    }

    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for at in (1..items.len()).rev() {
            items.swap(at, self.below(at as u64 + 1) as usize);
        }
    }
}
