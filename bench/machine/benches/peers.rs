//! The same rule in languages that one could embed instead, each as fast as it says it can be.

use std::cell::Cell;
use std::hint::black_box;

use runebook_bench_machine::rule::{Inputs, native};

use super::{best, ignore};

const NAMES: [&str; 6] = ["strength", "level", "armour", "weight", "wounds", "haste"];

/// What each takes for a call, after its results were compared.
pub fn all(inputs: &[Inputs]) -> Vec<(&'static str, f64)> {
    vec![
        lua(inputs),
        compiled(inputs),
        wasm(inputs),
        fast(inputs),
        zen(inputs),
        expr(inputs),
        cel(inputs),
        rhai(inputs),
    ]
}

fn measured(name: &'static str, inputs: &[Inputs], mut rule: impl FnMut(&Inputs) -> i64) -> (&'static str, f64) {
    for input in inputs {
        assert_eq!(rule(input), native(*input), "{name}");
    }
    let calls = u32::try_from(inputs.len()).unwrap_or(1);
    (name, best(calls, || inputs.iter().for_each(|input| ignore(black_box(rule(input))))))
}

fn lua(inputs: &[Inputs]) -> (&'static str, f64) {
    let name = if cfg!(feature = "luajit") {
        "LuaJIT (mlua)"
    } else if cfg!(feature = "luau") {
        "Luau (mlua)"
    } else {
        "Lua 5.4 (mlua)"
    };
    let lua = mlua::Lua::new();
    let source = "function(strength, level, armour, weight, wounds, haste)
        local strong = strength; if wounds > 3 then strong = strength - wounds end
        local ready = armour; if haste > 0 then ready = level end
        return 3 * strong + ready - weight
    end";
    let rule: mlua::Function = lua.load(source).eval().expect("a function");
    measured(name, inputs, |[a, b, c, d, e, f]| rule.call::<i64>((*a, *b, *c, *d, *e, *f)).expect("a number"))
}

/// The rule as WebAssembly, each operand of `select` worked out: type, function, export, code.
fn module() -> Vec<u8> {
    let body = [
        0x00, 0x42, 0x03, 0x20, 0x00, 0x20, 0x04, 0x7d, 0x20, 0x00, 0x20, 0x04, 0x42, 0x03, 0x55, 0x1b, 0x7e, 0x20,
        0x01, 0x20, 0x02, 0x20, 0x05, 0x42, 0x00, 0x55, 0x1b, 0x7c, 0x20, 0x03, 0x7d, 0x0b,
    ];
    let mut module = b"\0asm\x01\0\0\0".to_vec();
    module
        .extend([0x01, 0x0b, 0x01, 0x60, 0x06, 0x7e, 0x7e, 0x7e, 0x7e, 0x7e, 0x7e, 0x01, 0x7e, 0x03, 0x02, 0x01, 0x00]);
    module.extend(b"\x07\x08\x01\x04grit\0\0");
    module.extend([0x0a, body.len() as u8 + 2, 0x01, body.len() as u8]);
    module.extend(body);
    module
}

fn wasm(inputs: &[Inputs]) -> (&'static str, f64) {
    let engine = wasmi::Engine::default();
    let module = wasmi::Module::new(&engine, &module()).expect("a module");
    let mut store = wasmi::Store::new(&engine, ());
    let linker = <wasmi::Linker<()>>::new(&engine);
    let made = linker.instantiate(&mut store, &module).expect("an instance").start(&mut store).expect("it starts");
    let rule = made.get_typed_func::<(i64, i64, i64, i64, i64, i64), i64>(&store, "grit").expect("the rule");
    measured("wasmi", inputs, |[a, b, c, d, e, f]| rule.call(&mut store, (*a, *b, *c, *d, *e, *f)).expect("a number"))
}

/// The same module, compiled to the processor's own code beforehand.
fn compiled(inputs: &[Inputs]) -> (&'static str, f64) {
    let engine = wasmtime::Engine::default();
    let module = wasmtime::Module::new(&engine, module()).expect("a module");
    let mut store = wasmtime::Store::new(&engine, ());
    let made = wasmtime::Instance::new(&mut store, &module, &[]).expect("an instance");
    let rule = made.get_typed_func::<(i64, i64, i64, i64, i64, i64), i64>(&mut store, "grit").expect("the rule");
    measured("wasmtime", inputs, |[a, b, c, d, e, f]| {
        rule.call(&mut store, (*a, *b, *c, *d, *e, *f)).expect("a number")
    })
}

/// With names that are looked up in a short list, which is quicker there than a map.
fn zen(inputs: &[Inputs]) -> (&'static str, f64) {
    use zen_expression::scope::Scope;
    use zen_expression::variable::{ToVariable, Variable};
    let source = "3 * (wounds > 3 ? strength - wounds : strength) + (haste > 0 ? level : armour) - weight";
    let rule = zen_expression::compile_expression(source).expect("it compiles");
    let names = NAMES.map(Variable::key);
    let (mut vm, mut scope) = (zen_expression::vm::VM::new(), Scope::new(Variable::empty_object()));
    measured("zen-expression", inputs, |input| {
        for (name, value) in names.iter().zip(input) {
            scope.set_local(name.clone(), value.to_variable());
        }
        match rule.evaluate_with_scope(&scope, &mut vm).expect("a value") {
            Variable::Number(number) => number.try_into().expect("a whole number"),
            other => panic!("{other:?}"),
        }
    })
}

fn fast(inputs: &[Inputs]) -> (&'static str, f64) {
    use fasteval::{Compiler, Evaler};
    let source = "3 * (strength - (wounds > 3) * wounds) + (haste > 0) * level + (haste <= 0) * armour - weight";
    let mut slab = fasteval::Slab::new();
    let rule = fasteval::Parser::new().parse(source, &mut slab.ps).expect("it parses");
    let rule = rule.from(&slab.ps).compile(&slab.ps, &mut slab.cs);
    let now: Cell<Inputs> = Cell::new([0; 6]);
    let mut names =
        |name: &str, _: Vec<f64>| NAMES.iter().position(|known| *known == name).map(|at| now.get()[at] as f64);
    measured("fasteval", inputs, |input| {
        now.set(*input);
        rule.eval(&slab, &mut names).expect("a number") as i64
    })
}

fn expr(inputs: &[Inputs]) -> (&'static str, f64) {
    use evalexpr::{ContextWithMutableVariables, HashMapContext, Value, build_operator_tree};
    let source = "3 * if(wounds > 3, strength - wounds, strength) + if(haste > 0, level, armour) - weight";
    let rule = build_operator_tree(source).expect("it parses");
    let mut context = HashMapContext::new();
    measured("evalexpr", inputs, |input| {
        for (name, value) in NAMES.iter().zip(input) {
            context.set_value((*name).into(), Value::Int(*value)).expect("a number");
        }
        rule.eval_int_with_context(&context).expect("a number")
    })
}

fn cel(inputs: &[Inputs]) -> (&'static str, f64) {
    use cel_interpreter::{Context, Program, Value};
    let source = "3 * (wounds > 3 ? strength - wounds : strength) + (haste > 0 ? level : armour) - weight";
    let rule = Program::compile(source).expect("it compiles");
    let mut context = Context::default();
    measured("cel-interpreter", inputs, |input| {
        for (name, value) in NAMES.iter().zip(input) {
            context.add_variable_from_value(*name, *value);
        }
        match rule.execute(&context).expect("a value") {
            Value::Int(value) => value,
            other => panic!("{other:?}"),
        }
    })
}

fn rhai(inputs: &[Inputs]) -> (&'static str, f64) {
    let engine = rhai::Engine::new();
    let source = "let strong = if wounds > 3 { strength - wounds } else { strength };
        let ready = if haste > 0 { level } else { armour };
        3 * strong + ready - weight";
    let rule = engine.compile(source).expect("it compiles");
    let mut scope = rhai::Scope::new();
    measured("rhai", inputs, |input| {
        scope.clear();
        for (name, value) in NAMES.iter().zip(input) {
            scope.push(*name, *value);
        }
        engine.eval_ast_with_scope::<i64>(&mut scope, &rule).expect("a number")
    })
}
