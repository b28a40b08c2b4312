//! What the calculators of a book are worked out with: one scratch table of all their questions, and how a page asks them.

use std::collections::BTreeMap;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use runebook_book::describe::function;
use runebook_book::make::roller_name;
use runebook_book::told::{Thing, Value as Told};
use runebook_compiler::emit::{AnswerKind, Asked, Scene};
use runebook_compiler::fold;
use runebook_compiler::ir::{Audience, Calculator, Field, Ir, Query, Roller, Show, Type};
use runebook_grammar::tree::QueryWhat;
use runebook_runtime::table::Section;
use runebook_runtime::{Op, Table, World};
use serde_json::{Map, Value, json};

use crate::figure::{NoFigure, way};
use crate::scratch::Scratch;
use crate::story::names::Names;

/// What is worked out on pages: the same in every language.
#[derive(Clone, Debug, Default)]
pub struct Machinery {
    /// The table, base64.
    pub table: String,
    /// The questions, JSON.
    pub questions: String,
    /// What is rolled where: the id of the place, and the things whose names say what for.
    pub rolls: Vec<(String, Vec<Thing>)>,
}

/// The machinery of a pack's calculators; empty where it has none.
///
/// # Errors
/// Where there is no table.
pub fn machinery(ir: &Ir) -> Result<Machinery, NoFigure> {
    let rollers = ir.rollers.iter().filter(|roller| function(ir, roller.function).is_some());
    let rollers: Vec<&Roller> = rollers.collect();
    let mut queries: Vec<&Query> = ir.calculators.iter().flat_map(Calculator::queries).collect();
    queries.extend(rollers.iter().map(|roller| &roller.query));
    if queries.is_empty() {
        return Ok(Machinery::default());
    }
    let none = |why: String| NoFigure { name: ir.name.clone(), why };
    let scratch = Scratch::new(ir, &queries).map_err(|error| none(error.to_string()))?;
    let table = scratch.table().map_err(|error| none(error.to_string()))?;
    // names of rules are no business of a page, least of all those of rules that its readers are not shown
    let shipped = runebook_runtime::strip(scratch.bytes()).map_err(|error| none(error.to_string()))?;
    let mut asked = scratch.asked.iter();
    let (mut all, mut scenes) = (Map::new(), Vec::new());
    for calculator in &ir.calculators {
        let asked: Vec<&Asked> = asked.by_ref().take(calculator.queries().count()).collect();
        all.insert(calculator.named.name.clone(), of_calculator(ir, calculator, &asked, &mut scenes));
    }
    for (roller, asked) in rollers.iter().zip(asked) {
        all.insert(roller_name(ir, roller.function), of_roller(ir, roller, asked, &mut scenes));
    }
    Ok(Machinery {
        table: STANDARD.encode(shipped),
        questions: json!({ "of": all, "scenes": scenes }).to_string(),
        rolls: rolls(ir, &table),
    })
}

fn of_roller(ir: &Ir, roller: &Roller, asked: &Asked, scenes: &mut Vec<Value>) -> Value {
    let asks: Vec<Value> = roller.asks.iter().map(|ask| of_ask(&ask.field)).collect();
    // whose, and which: its two results are what it was and what it is
    let changes = roller.changes.iter().map(|change| json!([change.ask, change.cell + change.member]));
    let changes: Vec<Value> = changes.collect();
    let (scene, rolls) = (at(scenes, scene(ir, &roller.query, &asked.scene)), of_rolls(asked));
    json!({ "asks": asks, "scene": scene, "answers": [], "rolls": rolls, "changes": changes })
}

/// Where a scene stands among those that others have, too.
fn at(scenes: &mut Vec<Value>, scene: Value) -> usize {
    scenes.iter().position(|known| *known == scene).unwrap_or_else(|| {
        scenes.push(scene);
        scenes.len() - 1
    })
}

fn of_rolls(asked: &Asked) -> Value {
    let results: Vec<Value> = asked.answers.iter().map(|answer| json!([answer.at - 1, parts(answer.kind)])).collect();
    json!({ "function": asked.function, "results": results })
}

fn of_calculator(ir: &Ir, calculator: &Calculator, asked: &[&Asked], scenes: &mut Vec<Value>) -> Value {
    let answers = calculator.answers.iter().zip(asked);
    let answers: Vec<Value> =
        answers.map(|(answer, asked)| of_answer(asked, &answer.query, &calculator.show)).collect();
    let rolls = calculator.rolls.as_ref().and(asked.last()).map(|asked| of_rolls(asked));
    let first = calculator.queries().zip(asked).next();
    let scene = first.map(|(query, asked)| at(scenes, scene(ir, query, &asked.scene)));
    let asks: Vec<Value> = calculator.asks.iter().map(of_ask).collect();
    json!({ "asks": asks, "scene": scene, "answers": answers, "rolls": rolls })
}

/// What a page lets a reader give: its sort, what it begins with, and of numbers the ends and the parts of one.
fn of_ask(ask: &Field) -> Value {
    let begins = |parts: i64| ask.default.as_ref().and_then(|value| fold::stored(value, parts));
    match &ask.ty {
        Type::Number(number) => {
            let (low, high) = ask.range.unwrap_or((0, 0));
            let parts = number.denominator.max(1);
            let begins = begins(parts).unwrap_or(low.saturating_mul(parts));
            json!({ "sort": "number", "low": low, "high": high, "parts": parts, "begins": begins })
        }
        Type::YesNo => json!({ "sort": "flag", "begins": begins(1).unwrap_or(0) }),
        Type::Member(_)
        | Type::Entry(_)
        | Type::Entity(_)
        | Type::Dice
        | Type::Chance
        | Type::Context(_)
        | Type::Set(..)
        | Type::Record(_)
        | Type::StatName(_)
        | Type::EventName
        | Type::Text
        | Type::Any => json!({ "sort": "choice", "begins": ask.default.as_ref().and_then(chosen) }),
    }
}

/// The name of what a choice begins with.
fn chosen(value: &runebook_compiler::ir::Expr) -> Option<i64> {
    use runebook_compiler::ir::Node;
    match &value.plain().node {
        Node::Entry(id) | Node::Character(id) => i64::try_from(*id).ok(),
        Node::None => Some(runebook_runtime::NONE),
        _ => fold::whole(value),
    }
}

fn of_answer(asked: &Asked, query: &Query, show: &Show) -> Value {
    let Some(answer) = asked.answers.first() else { return Value::Null };
    let chance = query.values.first().is_some_and(|value| matches!(value.ty, Type::Chance | Type::YesNo));
    let (sort, thousandths) = match asked.what {
        QueryWhat::Chance => (0, 0),
        QueryWhat::Value if chance => (0, 0), // a chance, or yes or no
        QueryWhat::Mean | QueryWhat::Expected | QueryWhat::Value | QueryWhat::Odds => (1, 0),
        QueryWhat::Spread => (2, 0),
        QueryWhat::Quantile(thousandths) => (3, thousandths),
    };
    let way = way(show);
    let mut shown =
        vec![i64::from(way.percent), i64::from(way.shortened), i64::from(way.ties == runebook_odds::Ties::Even)];
    for (digits, below) in &way.decimals {
        let (numerator, denominator) = below.unwrap_or((0, 0));
        shown.extend([i64::from(*digits), numerator, denominator]);
    }
    json!({
        "function": asked.function,
        "sort": sort + i64::from(thousandths),
        "percent": sort == 0 || way.percent,
        "given": asked.given,
        "all": asked.what == QueryWhat::Odds,
        "at": answer.at - 1,
        "parts": parts(answer.kind),
        "show": shown,
    })
}

/// How a value is read: parts of one, 0 for yes or no, -1 for a ratio, -8 for dice, -2 for what has a name.
const fn parts(kind: AnswerKind) -> i64 {
    match kind {
        AnswerKind::Number(parts) => parts,
        AnswerKind::YesNo => 0,
        AnswerKind::Ratio => -1,
        AnswerKind::Member(_) | AnswerKind::Entry | AnswerKind::Entity => -2,
        AnswerKind::Dice => -8,
    }
}

/// Who is there: of each what is stored, and what stores a value that the reader gives; and what is said of facts and sets.
/// Of a character that these readers are not shown only the place is kept.
fn scene(ir: &Ir, query: &Query, scene: &Scene) -> Value {
    let hidden = |name: &String| {
        let known = ir.names.characters.get(name).map(|id| ir.characters[*id].audience);
        known == Some(Audience::Gm)
    };
    let spawns =
        scene.spawns.iter().zip(&query.scene).map(|(spawn, one)| {
            if hidden(&one.named.name) { json!([[], []]) } else { json!([spawn.cells, spawn.given]) }
        });
    let spawns: Vec<Value> = spawns.collect();
    let said: Vec<Value> =
        scene.said.iter().map(|said| json!([u8::from(said.set), said.question, said.args, said.values])).collect();
    json!({ "spawns": spawns, "said": said })
}

/// The places of the table where something is drawn, and what for.
fn rolls(ir: &Ir, table: &Table<'_>) -> Vec<(String, Vec<Thing>)> {
    let world = World::new();
    let names = Names::new(ir, table, &[], &world);
    let mut all = BTreeMap::new();
    for function in 0..table.count(Section::Functions) {
        let Some(found) = table.function(function) else { continue };
        for pc in found.start..found.end {
            let Some(instr) = table.instr(pc).filter(|instr| [Op::Roll, Op::Draw, Op::Pick].contains(&instr.op)) else {
                continue;
            };
            if let Some(site) = table.site(instr.unsigned()) {
                let purpose = names.purpose(function, pc);
                if !purpose.is_empty() {
                    all.insert(site, purpose);
                }
            }
        }
    }
    all.into_iter().map(|(site, purpose)| (format!("{site:x}"), purpose)).collect()
}

/// What is rolled where in a language: each name as a teller has it.
#[must_use]
pub fn rolls_in(machinery: &Machinery, say: impl Fn(&Told) -> Option<String>) -> Vec<(String, String)> {
    let named = machinery.rolls.iter().filter_map(|(site, purpose)| {
        let name = purpose.last().and_then(|thing| say(&Told::Thing(thing.clone())))?;
        Some((site.clone(), name))
    });
    named.collect()
}
