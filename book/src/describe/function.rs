//! Procedures, checks, formulas, tables and dice as a reader follows them: numbered lines, or rows.

use runebook_compiler::ir::{Act, ActKind, Expr, FunctionId, FunctionKind, Ir, Local, Node, Type, walk};

use super::names::function_key;
use super::scene::Scene;
use super::step::Line;
use super::{Arg, Det, Np, Phrase};

/// A rule as it is followed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Walk {
    /// A sentence that says it all.
    pub said: Option<Phrase>,
    /// Lines, one after another.
    pub lines: Vec<Line>,
    /// What is said above a table's rows.
    pub notes: Vec<Phrase>,
    /// A table's rows: when, and what it gives.
    pub rows: Vec<(Arg, Arg)>,
}

/// A function as a reader follows it; none for what is not for readers.
#[must_use]
pub fn function(ir: &Ir, id: FunctionId) -> Option<Walk> {
    let found = &ir.functions[id];
    let mut scene = Scene::new(ir);
    scene.function = Some(id);
    scene.name_locals(&found.locals, id);
    match found.kind {
        FunctionKind::Plan | FunctionKind::Tick => None,
        FunctionKind::Action => {
            let action = ir.actions.iter().find(|action| action.function == id)?;
            Some(super::action::action(scene, action))
        }
        FunctionKind::Table => Some(table(&scene, id)),
        FunctionKind::Formula | FunctionKind::Chance => {
            let said = found.value.as_ref().map(|value| formula(&scene, id, value))?;
            Some(Walk { said: Some(said), ..Walk::default() })
        }
        FunctionKind::Die => Some(die(scene, id)),
        FunctionKind::Procedure | FunctionKind::Check => {
            Some(Walk { lines: scene.lines(&found.body, &mut seeds(ir, id)), ..Walk::default() })
        }
        FunctionKind::Process => Some(process(scene, id)),
    }
}

/// Locals that have a value before the first line: parameters.
pub(super) fn seeds(ir: &Ir, id: FunctionId) -> Vec<usize> {
    (0..ir.functions[id].params.len()).collect()
}

/// What a formula gives; one of yes or no is said to hold when it does.
fn formula(scene: &Scene<'_>, id: FunctionId, value: &Expr) -> Phrase {
    let key = function_key(scene.ir, id);
    let x = Np::new(key.clone(), Det::The).arg();
    if value.ty != Type::YesNo {
        return Phrase::of("formula", [("x", x), ("value", scene.value(value))]);
    }
    let params = scene.ir.functions[id].params.iter().enumerate();
    let mut said = Phrase::of("cond-holds", [("x", x)]).or_else(&key, "is");
    said.args.extend(params.map(|(at, param)| (param.named.name.clone(), scene.local_noun(at))));
    Phrase::of("stat-when", [("said", said.arg()), ("cond", scene.clause(value, true))])
}

fn process(mut scene: Scene<'_>, id: FunctionId) -> Walk {
    let found = &scene.ir.functions[id];
    let mut lines: Vec<Line> = found
        .states
        .iter()
        .zip(&found.starts)
        .map(|(state, start)| {
            Line::plain(Phrase::of("line-starts", [("x", scene.local_noun(*state)), ("value", scene.value(start))]))
        })
        .collect();
    let mut known = seeds(scene.ir, id);
    known.extend(&found.states);
    let inner = scene.lines(&found.body, &mut known);
    let clock = found.clock.map_or(Arg::Nothing, |clock| scene.clock(clock));
    lines.push(Line { phrase: Phrase::of("line-each", [("clock", clock)]), inner });
    Walk { lines, ..Walk::default() }
}

/// A die's total starts at 0, and a face that does not end it is rolled again.
fn die(mut scene: Scene<'_>, id: FunctionId) -> Walk {
    let found = &scene.ir.functions[id];
    let mut known: Vec<usize> = found.results.iter().map(|(_, local)| *local).collect();
    let total = known.first().map(|local| scene.local_noun(*local));
    let unread: Vec<usize> =
        known.iter().enumerate().filter(|(at, _)| !is_read(scene.ir, id, *at)).map(|(_, local)| *local).collect();
    let start = total.map(|x| Phrase::of("line-starts", [("x", x), ("value", Arg::whole(0))]));
    let mut lines: Vec<Line> = start.map(Line::plain).into_iter().collect();
    lines.extend(scene.lines(&without(&found.body, &unread), &mut known));
    Walk { lines, ..Walk::default() }
}

/// Whether a rule reads this result of a die; its total is what a die is for.
fn is_read(ir: &Ir, die: FunctionId, result: usize) -> bool {
    let mut read = result == 0;
    let mut visit = |expr: &Expr| {
        if let Node::Result { record, index } = &expr.node {
            read |= record.ty == Type::Record(die) && *index == result;
        }
    };
    for function in &ir.functions {
        function.value.iter().for_each(|value| walk::each(value, &mut visit));
        walk::values(&function.body, &mut visit);
    }
    ir.reactions.iter().for_each(|reaction| walk::values(&reaction.body, &mut visit));
    ir.replacements.iter().for_each(|replacement| walk::values(&replacement.body, &mut visit));
    read
}

/// Acts without those that only keep a result that nobody reads.
fn without(acts: &[Act], unread: &[usize]) -> Vec<Act> {
    let keeps = |act: &Act| matches!(&act.kind, ActKind::Assign { local, .. } if unread.contains(local));
    let idle = |act: &Act| match &act.kind {
        ActKind::If { then, otherwise, .. } => otherwise.is_empty() && !then.is_empty() && then.iter().all(keeps),
        _ => keeps(act),
    };
    let inner = |act: &Act| match &act.kind {
        ActKind::Repeat { at_most, body } => {
            let kind = ActKind::Repeat { at_most: at_most.clone(), body: without(body, unread) };
            Act { kind, span: act.span }
        }
        ActKind::If { cond, then, otherwise } => {
            let (then, otherwise) = (without(then, unread), without(otherwise, unread));
            Act { kind: ActKind::If { cond: cond.clone(), then, otherwise }, span: act.span }
        }
        _ => act.clone(),
    };
    acts.iter().filter(|act| !idle(act)).map(inner).collect()
}

fn table(scene: &Scene<'_>, id: FunctionId) -> Walk {
    let exact = |(cond, _): &(Option<Expr>, Expr)| {
        let mut found = false;
        let mut visit = |expr: &Expr| found |= matches!(expr.node, Node::Unrounded(_));
        cond.iter().for_each(|cond| walk::each(cond, &mut visit));
        found
    };
    let found = &scene.ir.functions[id];
    let mut notes: Vec<Phrase> = found.rows_meet.then(|| Phrase::of("table-first", [])).into_iter().collect();
    notes.extend(found.rows.iter().any(exact).then(|| Phrase::of("table-unrounded", [])));
    Walk { notes, rows: rows(scene, id), ..Walk::default() }
}

fn rows(scene: &Scene<'_>, id: FunctionId) -> Vec<(Arg, Arg)> {
    let row = |(cond, value): &(Option<Expr>, Expr)| {
        let cond = cond.as_ref().map_or_else(|| Phrase::of("row-else", []).arg(), |cond| scene.clause(cond, true));
        (cond, scene.value(value))
    };
    scene.ir.functions[id].rows.iter().map(row).collect()
}

impl Scene<'_> {
    /// Names the locals of a function: parameters, steps, others.
    pub fn name_locals(&mut self, locals: &[Local], function: FunctionId) {
        let ir = self.ir;
        let found = &ir.functions[function];
        let name = &found.named.name;
        for (at, local) in locals.iter().enumerate() {
            if let Type::Context(context) = local.ty {
                self.context_local(at, context);
                continue;
            }
            let sort = if at < found.params.len() {
                "param"
            } else if found.steps.iter().any(|step| step.name == local.name) {
                "step"
            } else {
                "local"
            };
            let mut np = Np::new(format!("{sort}-{name}-{}", local.name), Det::The);
            np.otherwise = match local.ty {
                _ if sort == "local" && found.results.iter().any(|(_, result)| *result == at) => {
                    Some(format!("result-{name}-{}", local.name))
                }
                Type::Record(function) => Some(function_key(ir, function)),
                _ => None,
            };
            // who does an action is the reader, and has no other name
            let you = (found.kind == FunctionKind::Action).then_some(0);
            let others = found
                .params
                .iter()
                .enumerate()
                .filter(|(other, param)| *other != at && Some(*other) != you && param.ty == local.ty);
            np.rivals = others.map(|(_, param)| format!("param-{name}-{}", param.named.name)).collect();
            match local.ty {
                Type::Entity(entity) => {
                    np.otherwise = ir.entities.get(entity).map(|entity| format!("entity-{}", entity.named.name));
                }
                Type::Entry(kind) if sort == "param" => np.otherwise = Some(super::names::kind_key(ir, kind)),
                _ => {}
            }
            self.thing(at, np);
        }
    }

    /// A local as a thing.
    pub fn local_noun(&self, local: usize) -> Arg {
        match self.locals.get(&local) {
            Some(super::scene::Meaning::Thing(np)) => np.clone().arg(),
            Some(super::scene::Meaning::Context(context, _)) => self.context_np(*context).arg(),
            Some(super::scene::Meaning::Is(value)) => self.value(value),
            Some(super::scene::Meaning::Outcome(..) | super::scene::Meaning::Margin) | None => {
                super::value::unsaid("value-unsaid")
            }
        }
    }
}
