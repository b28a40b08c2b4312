//! Figures for programs and for pages: in the words of a language, as JSON, CSV and SVG.

use runebook_book::make;
use runebook_book::model::{Book, Figure, Part};
use runebook_book::render::{figure_file, logarithmic};
use runebook_compiler::ir::Ir;
use runebook_odds::Number;
use serde_json::{Value, json};

use super::{Drawn, drawn};
use crate::book::{NoBook, of_locale};
use crate::near::nearest;
use crate::odds::measure::Measure;
use crate::pack::Pack;

/// Figures in the words of a language.
#[derive(Clone, Debug)]
pub struct Figures {
    book: Book,
    drawn: Vec<Drawn>,
}

/// The figures of these names, or all, in a language, in the order of the pack.
///
/// # Errors
/// Where there is no such figure or language, a figure has no number, or something has no phrase in the language.
pub fn figures(pack: &Pack, ir: &Ir, names: &[String], locale: &str) -> Result<Figures, Vec<String>> {
    let known = || ir.figures.iter().map(|figure| figure.named.name.as_str());
    if let Some(name) = names.iter().find(|name| known().all(|known| known != *name)) {
        return Err(vec![no_such("figure", name, &known().collect::<Vec<_>>())]);
    }
    let locales = pack.locales();
    if !locales.iter().any(|known| known == locale) {
        return Err(vec![no_such("language", locale, &locales.iter().map(String::as_str).collect::<Vec<_>>())]);
    }
    let mut wanted = ir.clone();
    wanted.figures.retain(|figure| names.is_empty() || names.contains(&figure.named.name));
    let drawn = drawn(&wanted).map_err(|why| vec![why.to_string()])?;
    let computed: Vec<_> = drawn.iter().map(|drawn| drawn.figure.clone()).collect();
    let book = of_locale(pack, &wanted, locale, |source| make::figures(source, locale, &computed));
    let holes: Vec<_> = book.holes.iter().filter(|hole| hole.fatal).cloned().collect();
    if holes.is_empty() { Ok(Figures { book, drawn }) } else { Err(NoBook::Holes(holes).lines()) }
}

fn no_such(what: &str, name: &str, known: &[&str]) -> String {
    let all = known.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ");
    let help = match nearest(name, known.iter().copied()) {
        Some(near) => format!(" Did you mean `{near}`?"),
        None if known.is_empty() => format!(" The pack has no {what}s."),
        None => format!(" The {what}s are {all}."),
    };
    format!("There is no {what} `{name}`.{help}")
}

impl Figures {
    /// The figures, as a book shows them.
    pub fn shown(&self) -> impl Iterator<Item = &Figure> {
        self.book.pages.iter().flat_map(|page| &page.parts).filter_map(|part| {
            let Part::Figure(figure) = part else { return None };
            Some(figure)
        })
    }

    /// As text, one under the other.
    #[must_use]
    pub fn text(&self) -> String {
        self.shown()
            .map(|figure| super::show::text(figure, logarithmic(figure, &self.book)))
            .collect::<Vec<_>>()
            .join("\n")
    }

    /// A list of objects on one line: what is shown of each cell, the ends between which its number is known to lie, and
    /// whether that is `exact` or `bounded`.
    #[must_use]
    pub fn json(&self) -> String {
        let figures: Vec<Value> = self.pairs().map(|(figure, drawn)| object(figure, drawn)).collect();
        format!("{}\n", Value::from(figures))
    }

    /// A line for each cell.
    #[must_use]
    pub fn csv(&self) -> String {
        let mut text = "figure,row,column,shown,low,high,sure\n".to_owned();
        for (figure, drawn) in self.pairs() {
            let none = [String::new()];
            let columns = if figure.column_heads.is_empty() { &none[..] } else { &figure.column_heads[..] };
            for ((head, cells), found) in figure.row_heads.iter().zip(&figure.cells).zip(&drawn.found) {
                for ((column, cell), found) in columns.iter().zip(cells).zip(found) {
                    let (low, high, sure) = ends(found);
                    let line = [&drawn.figure.name, head, column, cell, &low, &high, sure].map(String::from);
                    text.push_str(&crate::odds::data::line(line.into_iter()));
                }
            }
        }
        text
    }

    /// The picture of the only figure, as a file on one line.
    ///
    /// # Errors
    /// Where there are several figures, or there is nothing to draw.
    pub fn svg(&self) -> Result<String, String> {
        let all: Vec<&Figure> = self.shown().collect();
        match all[..] {
            [figure] => figure_file(figure, &self.book)
                .ok_or_else(|| "There is nothing to draw: the figure has too few numbers.".to_owned()),
            _ => {
                let names = self.drawn.iter().map(|drawn| format!("`{}`", drawn.figure.name)).collect::<Vec<_>>();
                Err(format!("A picture is of one figure: name one of {}.", names.join(", ")))
            }
        }
    }

    fn pairs(&self) -> impl Iterator<Item = (&Figure, &Drawn)> {
        self.shown().zip(&self.drawn)
    }
}

fn object(figure: &Figure, drawn: &Drawn) -> Value {
    let cell = |(cell, found): (&String, &Measure)| {
        let (low, high, sure) = ends(found);
        json!({ "shown": cell, "low": low, "high": high, "sure": sure })
    };
    let rows = figure.cells.iter().zip(&drawn.found);
    let cells: Vec<Vec<Value>> = rows.map(|(cells, found)| cells.iter().zip(found).map(cell).collect()).collect();
    json!({
        "name": drawn.figure.name,
        "title": figure.title,
        "forms": figure.forms,
        "cell": figure.cell,
        "rows": { "title": figure.rows, "heads": figure.row_heads },
        "columns": { "title": figure.columns, "heads": figure.column_heads },
        "cells": cells,
    })
}

/// The ends between which a number is known to lie, and how surely.
fn ends(found: &Measure) -> (String, String, &'static str) {
    let number: Number = match found {
        Measure::Chance(weight) => weight.number(),
        Measure::Mean(number) => number.clone(),
        Measure::Spread(square) => square.root(),
    };
    (number.low.to_string(), number.high.to_string(), crate::odds::data::sure(&number))
}
