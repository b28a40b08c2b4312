//! Figures: computed numbers with the words around them.

use runebook_compiler::ir::{Axis, Ir, Node};

use super::Maker;
use crate::describe::{self, Arg, Phrase};
use crate::model::{Figure, Page, Part};

/// A figure whose cells the odds computed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ComputedFigure {
    /// Its name in the source.
    pub name: String,
    /// Values of the rows that are no plain numbers, computed: digits with a point, as many as rows or none.
    pub rows: Vec<String>,
    /// The same for the columns.
    pub columns: Vec<String>,
    /// Cells, row by row.
    pub cells: Vec<Vec<ComputedCell>>,
}

/// A computed number.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ComputedCell {
    /// As it is shown: digits with a point, rounded already, `38.2`; a percentage without its sign.
    pub digits: String,
    /// `<` or `>` where it is less or more than the digits say, and neither 0 nor 100 %.
    pub sign: &'static str,
    /// For drawing, in the unit shown: 38.2 for 38.2%.
    pub value: f64,
}

impl Maker<'_> {
    /// The page of figures; none if there are none.
    pub fn figures_page(&mut self, computed: &[ComputedFigure]) -> Option<Page> {
        let parts: Vec<Part> = computed.iter().filter_map(|figure| self.figure(figure)).map(Part::Figure).collect();
        let title = self.page_word("page-figures");
        (!parts.is_empty()).then(|| Page { id: "figures".to_owned(), title, parts, ..Page::default() })
    }

    fn figure(&mut self, computed: &ComputedFigure) -> Option<Figure> {
        let ir = self.source.ir;
        let found = ir.figures.iter().find(|figure| figure.named.name == computed.name)?;
        let key = format!("figure-{}", computed.name);
        let title = self.heading(&key);
        let rows = self.axis_title(&key, "rows", &found.rows);
        let columns = found.columns.as_ref().map_or_else(String::new, |axis| self.axis_title(&key, "columns", axis));
        let cell = self.speaker.word(&key, "cell").unwrap_or_else(|| title.clone());
        let row_heads = self.heads(ir, &found.rows, &computed.rows);
        let column_heads = found.columns.as_ref().map_or_else(Vec::new, |axis| self.heads(ir, axis, &computed.columns));
        let show = |maker: &mut Self, cell: &ComputedCell| {
            format!("{}{}", cell.sign, maker.number(&cell.digits, found.show.percent))
        };
        let cells = computed.cells.iter().map(|row| row.iter().map(|cell| show(self, cell)).collect()).collect();
        let values: Vec<Vec<f64>> =
            computed.cells.iter().map(|row| row.iter().map(|cell| cell.value).collect()).collect();
        self.drain(&key);
        let mut figure = Figure {
            id: format!("figure.{}", computed.name),
            title,
            forms: found.forms.clone(),
            rows,
            columns,
            cell: crate::phrase::sentence(&cell),
            row_heads,
            column_heads,
            cells,
            values,
            ticks: Vec::new(),
            edition: None,
        };
        let round = crate::render::round_values(&figure);
        figure.ticks =
            round.into_iter().map(|value| (value, self.number(&value.to_string(), found.show.percent))).collect();
        Some(figure)
    }

    /// The axis's title: the pack's words, or the source's in the source language.
    fn axis_title(&mut self, key: &str, attribute: &str, axis: &Axis) -> String {
        if let Some(title) = self.speaker.word(key, attribute) {
            return title;
        }
        if self.speaker.voice.locale == self.source.source_locale {
            return axis.named.title.clone();
        }
        self.hole(&format!("{key}.{attribute}"), key, true);
        String::new()
    }

    fn heads(&mut self, ir: &Ir, axis: &Axis, computed: &[String]) -> Vec<String> {
        let head = |(at, (value, written)): (usize, &(runebook_compiler::ir::Expr, String))| match (
            &value.plain().node,
            describe::ratio(ir, value),
        ) {
            (_, Some(ratio)) => self.speaker.voice.numbers.ratio(ratio, false),
            (Node::Entry(entry), None) => self.heading(&describe::entry_key(ir, *entry)),
            (_, None) => computed
                .get(at)
                .map_or_else(|| written.clone(), |digits| self.speaker.voice.numbers.decimal(digits, false)),
        };
        axis.values.iter().enumerate().map(head).collect()
    }

    /// A percentage in digits.
    pub fn percent(&mut self, digits: &str) -> String {
        self.number(digits, true)
    }

    fn number(&mut self, digits: &str, percent: bool) -> String {
        let number = self.speaker.voice.numbers.decimal(digits, false);
        if percent { self.speaker.part(&Phrase::of("percent", [("n", Arg::Text(number))]).arg()) } else { number }
    }
}
