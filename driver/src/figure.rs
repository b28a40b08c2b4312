//! Figures: every cell asked of the odds, rounded as the figure says.

pub mod data;
pub mod show;

use std::fmt;

use runebook_book::make::{ComputedCell, ComputedFigure};
use runebook_compiler::emit::{Answer, AnswerKind, Asked};
use runebook_compiler::fold;
use runebook_compiler::ir::{Axis, Expr, Figure, Ir, Node, Query, Rounding, Show, Type};
use runebook_grammar::Span;
use runebook_grammar::tree::QueryWhat;
use runebook_odds::{Budget, Engine, Policy, Refused, Relation, Ties};
use runebook_runtime::Table;

use crate::build::Unbuilt;
use crate::odds;
use crate::odds::measure::{Measure, measure};
use crate::query;
use crate::scratch::{self, Scratch};

/// Why a figure cannot be drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoFigure {
    /// Its name.
    pub name: String,
    /// Which cell, in words, and why.
    pub why: String,
}

impl fmt::Display for NoFigure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "The figure `{}` cannot be computed: {}.", self.name, self.why)
    }
}

/// A figure with what stands behind its cells.
#[derive(Clone, Debug)]
pub struct Drawn {
    /// What is shown.
    pub figure: ComputedFigure,
    /// What was found for each cell, row by row.
    pub found: Vec<Vec<Measure>>,
}

/// All figures of a pack.
///
/// # Errors
/// Where a cell has no number that can be printed.
pub fn figures(ir: &Ir) -> Result<Vec<ComputedFigure>, NoFigure> {
    Ok(drawn(ir)?.into_iter().map(|drawn| drawn.figure).collect())
}

/// All figures of a pack with what stands behind their cells.
///
/// # Errors
/// Where a cell has no number that can be printed.
pub fn drawn(ir: &Ir) -> Result<Vec<Drawn>, NoFigure> {
    let axes: Vec<Vec<Query>> = ir
        .figures
        .iter()
        .flat_map(|figure| [Some(&figure.rows), figure.columns.as_ref()])
        .map(axis_questions)
        .collect();
    let mut queries: Vec<&Query> = ir.figures.iter().map(|figure| &figure.cell).collect();
    queries.extend(axes.iter().flatten());
    let no_table = |why: Unbuilt| NoFigure { name: ir.name.clone(), why: why.to_string() };
    let scratch = Scratch::new(ir, &queries).map_err(no_table)?;
    let table = scratch.table().map_err(no_table)?;
    let mut engine = Engine::new();
    let mut all = Vec::new();
    let (cells, mut rest) = scratch.asked.split_at(ir.figures.len());
    for ((figure, cell), axes) in ir.figures.iter().zip(cells).zip(axes.chunks(2)) {
        let mut drawing = Drawing { table: &table, engine: &mut engine, figure, cell };
        let [rows, columns] = [0, 1].map(|axis| {
            let (asked, others) = rest.split_at(axes[axis].len());
            rest = others;
            asked
        });
        all.push(drawing.figure(rows, columns).map_err(|why| NoFigure { name: figure.named.name.clone(), why })?);
    }
    Ok(all)
}

/// As many values of an axis are asked for at once as one function of the machine has room for.
const AT_ONCE: usize = 32;

/// Questions for the values of an axis.
fn axis_questions(axis: Option<&Axis>) -> Vec<Query> {
    let values = axis.map_or(&[][..], |axis| &axis.values);
    let span = axis.map_or_else(Default::default, |axis| axis.named.span);
    values
        .chunks(AT_ONCE)
        .map(|values| axis_question(values.iter().map(|(value, _)| value.clone()).collect(), span))
        .collect()
}

fn axis_question(values: Vec<Expr>, span: Span) -> Query {
    Query {
        what: QueryWhat::Value,
        names: vec![String::new(); values.len()],
        values,
        acts: Vec::new(),
        given: None,
        policy: None,
        best: None,
        process: None,
        fight: None,
        locals: Vec::new(),
        params: 0,
        scene: Vec::new(),
        said: Vec::new(),
        span,
    }
}

struct Drawing<'a, 't> {
    table: &'t Table<'t>,
    engine: &'a mut Engine,
    figure: &'a Figure,
    cell: &'a Asked,
}

impl Drawing<'_, '_> {
    fn figure(&mut self, rows: &[Asked], columns: &[Asked]) -> Result<Drawn, String> {
        let (row_values, column_values) = (self.axis(rows, 0)?, self.axis(columns, 1)?);
        let (mut cells, mut found) = (Vec::new(), Vec::new());
        for row in &row_values {
            let others: Vec<Option<i64>> = if self.figure.columns.is_some() {
                column_values.iter().copied().map(Some).collect()
            } else {
                vec![None]
            };
            let line: Result<Vec<_>, String> = others.into_iter().map(|column| self.number(*row, column)).collect();
            let (shown, behind) = line?.into_iter().unzip();
            cells.push(shown);
            found.push(behind);
        }
        let parts = |place: usize| self.figure.cell.locals.get(place).and_then(|local| local.ty.number());
        let heads = |axis: Option<&Axis>, place: usize, values: &[i64]| {
            let head = |value: &i64| crate::answer::number(*value, parts(place).map_or(1, |parts| parts.denominator));
            axis.filter(|axis| axis.values.iter().any(|(value, _)| computed(value)))
                .map(|_| values.iter().map(head).collect())
                .unwrap_or_default()
        };
        let figure = ComputedFigure {
            name: self.figure.named.name.clone(),
            rows: heads(Some(&self.figure.rows), 0, &row_values),
            columns: heads(self.figure.columns.as_ref(), 1, &column_values),
            cells,
        };
        Ok(Drawn { figure, found })
    }

    /// The values of the axis that is the cell's parameter at `place`, in its parts.
    fn axis(&self, asked: &[Asked], place: usize) -> Result<Vec<i64>, String> {
        let parts: Result<Vec<_>, _> = asked.iter().map(|asked| self.part_of_axis(asked, place)).collect();
        Ok(parts?.concat())
    }

    fn part_of_axis(&self, asked: &Asked, place: usize) -> Result<Vec<i64>, String> {
        let results =
            scratch::run(self.table, asked, &mut runebook_runtime::Fork, &mut runebook_runtime::machine::Silent)
                .map_err(|ended| format!("its axis: {}", query::stopped(&ended).trim_end_matches('.')))?;
        let parts = self.figure.cell.locals.get(place).and_then(|local| local.ty.number());
        let value = |answer: &Answer| {
            let value = results.get(answer.at).copied().unwrap_or(0);
            match (answer.kind, parts) {
                (AnswerKind::Number(has), Some(parts)) if has > 0 && parts.denominator % has == 0 => {
                    value * (parts.denominator / has)
                }
                _ => value,
            }
        };
        Ok(asked.answers.iter().map(value).collect())
    }

    fn number(&mut self, row: i64, column: Option<i64>) -> Result<(ComputedCell, Measure), String> {
        let args: Vec<i64> = std::iter::once(row).chain(column).collect();
        let place = format!("at {}", args.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "));
        // where doubles do not prove the last digit, exact fractions do
        let budgets = [Budget::default(), Budget::default().exact()];
        let found = budgets.iter().map(|budget| self.asked(&args, budget)).find(|found| !matches!(found, Ok(None)));
        match found {
            Some(Ok(Some(cell))) => Ok(cell),
            Some(Err(why)) => Err(format!("{place}, {why}")),
            Some(Ok(None)) | None => Err(format!("{place}, its last digit cannot be proved")),
        }
    }

    /// A cell; none if this budget does not prove its last digit.
    fn asked(&mut self, args: &[i64], budget: &Budget<'_>) -> Result<Option<(ComputedCell, Measure)>, String> {
        let answered = odds::ask_within(self.engine, self.table, self.cell, args, Policy::First, budget)
            .map_err(|refused| in_words(&refused))?;
        let Some(answer) = self.cell.answers.first() else { return Err("nothing is asked".to_owned()) };
        let asked = Asked { what: self.sort(), ..self.cell.clone() };
        let found = measure(&asked, answer, &answered).map_err(str::to_owned)?;
        Ok(shown(&self.figure.show, &found).map(|cell| (cell, found)))
    }

    /// What is asked of a cell: one that rolls nothing shows its value.
    fn sort(&self) -> QueryWhat {
        let is_chance = self.figure.cell.values.first().is_some_and(|value| matches!(value.ty, Type::Chance));
        match self.cell.what {
            QueryWhat::Value if is_chance => QueryWhat::Chance,
            QueryWhat::Value => QueryWhat::Mean,
            QueryWhat::Chance
            | QueryWhat::Mean
            | QueryWhat::Spread
            | QueryWhat::Quantile(_)
            | QueryWhat::Odds
            | QueryWhat::Expected => self.cell.what,
        }
    }
}

/// Why a cell has no number, without the names of functions that nobody wrote.
fn in_words(refused: &Refused) -> String {
    match refused {
        Refused::Failed { trap, chain, at } => {
            let written = chain.iter().filter(|name| !name.starts_with("query.")).cloned().collect();
            Refused::Failed { trap: *trap, chain: written, at: *at }.to_string()
        }
        Refused::Wide { .. }
        | Refused::Choice { .. }
        | Refused::NeverGiven
        | Refused::Malformed(_)
        | Refused::Cancelled => refused.to_string(),
    }
}

/// A number as `show` says; none where its last digit is not proved.
pub(crate) fn shown(show: &Show, found: &Measure) -> Option<ComputedCell> {
    let printed = way(show).print(found);
    let by = if show.percent { 100.0 } else { 1.0 };
    let value = match found {
        Measure::Chance(weight) => weight.to_f64() * 100.0,
        Measure::Mean(number) => number.to_f64() * by,
        Measure::Spread(square) => square.root().to_f64() * by,
    };
    printed.upto.is_none().then_some(ComputedCell { digits: printed.digits, sign: sign(printed.relation), value })
}

/// How the odds show numbers, as a pack says it.
pub(crate) fn way(show: &Show) -> runebook_odds::Show {
    runebook_odds::Show {
        percent: show.percent,
        decimals: show.decimals.clone(),
        shortened: show.shortened,
        ties: ties(show.ties),
    }
}

const fn sign(relation: Relation) -> &'static str {
    match relation {
        Relation::Is | Relation::About => "",
        Relation::Below => "<",
        Relation::Above => ">",
    }
}

fn computed(value: &runebook_compiler::ir::Expr) -> bool {
    !matches!(value.plain().node, Node::Const(_)) && fold::ratio(value).is_none()
}

const fn ties(rounding: Rounding) -> Ties {
    match rounding {
        Rounding::HalfUp | Rounding::Up | Rounding::Down | Rounding::TowardZero | Rounding::Exactly => Ties::Up,
        Rounding::HalfEven => Ties::Even,
    }
}
