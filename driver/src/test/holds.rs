//! Expectations of values: with the dice that the test supplies, and no others.

use runebook_compiler::emit::Asked;
use runebook_compiler::fold;
use runebook_compiler::ir::{CmpOp, Expr, Node, Query, Test};
use runebook_grammar::{Diagnostic, Span};
use runebook_runtime::machine::{Fault, Silent};
use runebook_runtime::{Draw, Outcome, Trap};

use super::{Bench, Failed, Found};
use crate::answer::Reader;
use crate::error;
use crate::odds::taken;
use crate::query::told_again;
use crate::rolls::Supplied;
use crate::scratch;

pub(super) fn expect(bench: &Bench<'_>, test: &Test, at: usize, query: &Query, rolls: &[Vec<Expr>]) -> Found {
    let Some(asked) = bench.scratch.asked.get(at) else { return Found::AsExpected };
    let numbers = numbers(rolls);
    let mut dice = Supplied::of(&numbers);
    let policy = taken(query, asked);
    let ended = scratch::run_taking(bench.table, asked, &mut dice, &mut Silent, policy);
    let finding = match ended {
        Err(outcome) => {
            let at = wrong_roll(query, rolls, dice.place(), &outcome).unwrap_or(query.span);
            Some(stopped(bench, test, at, &outcome, dice.last))
        }
        Ok(results) => match dice.left_over() {
            Some((place, count)) => Some(left_over(test, &rolls[place], count)),
            None => compared(bench, test, asked, query, &results),
        },
    };
    match finding {
        None => Found::AsExpected,
        Some(finding) => {
            let steps = told_again(bench.ir, bench.table, query, asked, &mut Supplied::of(&numbers), policy);
            Found::Not(Box::new(Failed { finding, steps }))
        }
    }
}

/// The rolls of each `do` as numbers.
pub(super) fn numbers(rolls: &[Vec<Expr>]) -> Vec<Vec<i64>> {
    let number = |roll| fold::whole(roll).unwrap_or(i64::MIN);
    rolls.iter().map(|rolls| rolls.iter().map(number).collect()).collect()
}

fn compared(bench: &Bench<'_>, test: &Test, asked: &Asked, query: &Query, results: &[i64]) -> Option<Diagnostic> {
    if results.get(1).is_some_and(|holds| *holds != 0) {
        return None;
    }
    let reader = Reader { ir: bench.ir, scene: &asked.scene };
    let side = |place: usize| {
        let answer = asked.answers.get(place)?;
        Some(reader.answer(answer, query.values.get(place).map(|value| &value.ty), results))
    };
    let words = match (query.values.first().map(|value| &value.node), side(1), side(2)) {
        (Some(Node::Compare { op, .. }), Some(left), Some(right)) => (left, format!("{}{right}", comparison(*op))),
        _ => ("no".to_owned(), "yes".to_owned()),
    };
    Some(error::not_expected(query.span, &test.title, &words.0, &words.1))
}

/// How a comparison reads before its right side.
pub(super) const fn comparison(op: CmpOp) -> &'static str {
    match op {
        CmpOp::Eq => "",
        CmpOp::Ne => "anything but ",
        CmpOp::Lt => "less than ",
        CmpOp::Le => "at most ",
        CmpOp::Gt => "more than ",
        CmpOp::Ge => "at least ",
    }
}

fn left_over(test: &Test, rolls: &[Expr], count: usize) -> Diagnostic {
    let first = rolls.len().saturating_sub(count);
    let span = rolls
        .get(first)
        .zip(rolls.last())
        .map_or(test.span, |(first, last)| Span::new(first.span.file, first.span.start, last.span.end));
    error::rolls_left_over(span, &test.title, count)
}

/// Where the dice of a `do` are not what falls there: the roll, or the `do` that says too few. It is so whatever is expected
/// after it.
fn wrong_roll(query: &Query, rolls: &[Vec<Expr>], (at, used): (usize, usize), outcome: &Outcome) -> Option<Span> {
    let Outcome::Failed(Fault { trap, .. }) = outcome else { return None };
    let rolls = rolls.get(at)?;
    match trap {
        Trap::BadDraw => Some(rolls.get(used.checked_sub(1)?)?.span),
        Trap::RanOut if !rolls.is_empty() => query.acts.get(at).map(|act| act.span),
        _ => None,
    }
}

fn stopped(bench: &Bench<'_>, test: &Test, at_fault: Span, outcome: &Outcome, last: Option<Draw>) -> Diagnostic {
    match outcome {
        Outcome::Failed(Fault { trap, at }) => {
            let place = bench.table.place(at.pc).map(|place| Span::new(place.file, place.start, place.end));
            let drawn = last.filter(|_| matches!(trap, Trap::RanOut | Trap::BadDraw)).map(drawn);
            error::test_stopped(at_fault, &test.title, &trap.to_string(), place, drawn)
        }
        Outcome::Ask(ask) => error::test_asks(at_fault, &test.title, ask.options),
        Outcome::Done | Outcome::Drawing(_, _) => {
            error::test_stopped(at_fault, &test.title, "a roll was left open", None, None)
        }
    }
}

fn drawn(draw: Draw) -> String {
    match draw {
        Draw::Dice(dice) => dice.to_string(),
        Draw::Chance { num, den } => format!("a chance of {num} in {den}"),
        Draw::Pick(n) => format!("one of {n}"),
        Draw::Cell { .. } => "what a cell stores".to_owned(),
    }
}
