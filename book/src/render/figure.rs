//! A figure: its pictures, each on one line, and the table with the same numbers.

mod alt;
mod curve;
mod heat;
mod label;
mod line;
mod scale;
pub(super) mod svg;
mod table;

pub(super) use label::width;
pub use scale::round_values;

use super::markup::escape;
use super::places::Places;
use super::words::word;
use crate::model::{Book, Figure};

/// A way to show a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Numbers alone.
    Table,
    /// A line for each column.
    Curve,
    /// Fields that are the darker the larger their number is.
    HeatMap,
}

/// What a figure may ask for.
pub const FORMS: [&str; 3] = ["table", "curve", "heat map"];

/// Curves with more lines than this tangle: a heat map says more.
const MOST_LINES: usize = 8;

/// The figure as HTML without a blank line.
pub fn html(figure: &Figure, book: &Book, places: &Places<'_>) -> String {
    let forms = forms(figure);
    let pictures: String = forms.iter().filter_map(|form| picture(*form, figure, book)).collect();
    let table = table::html(figure);
    let table = if forms.contains(&Form::Table) && !pictures.is_empty() || pictures.is_empty() {
        table
    } else {
        format!("<details class=\"numbers\"><summary>{}</summary>{table}</details>", escape(word(book, "as_table")))
    };
    let title = escape(&figure.title);
    let here = super::heading::here(&figure.id, book);
    // A curve's axis says what its values are.
    let said = figure.cell.is_empty() || forms.contains(&Form::Curve);
    let cell = if said { String::new() } else { format!("<span class=\"cell\">{}</span>", escape(&figure.cell)) };
    let caption = format!("<figcaption><span class=\"title\">{title}</span> {here}{cell}</figcaption>");
    let edition = super::edition::html(figure.edition.as_ref(), book, places);
    format!("<figure class=\"figure\" id=\"{}\">{caption}{edition}{pictures}{table}</figure>", escape(&figure.id))
}

/// A heat map as a file of its own, on one line: `alt` is its description. Its colours are those of whoever opens it,
/// in the dark, too.
pub fn heat_map(figure: &Figure, alt: &str) -> String {
    alone(&heat::svg(figure, alt))
}

/// The first picture of a figure as a file of its own; of one that is a table alone, the picture that suits it. None where
/// nothing can be drawn.
pub fn file(figure: &Figure, book: &Book) -> Option<String> {
    let wanted = forms(figure).into_iter().chain([suits(figure), Form::HeatMap]);
    wanted.filter_map(|form| drawn(form, figure, book)).map(|drawn| alone(&drawn)).next()
}

/// What the style of a book says of pictures.
const STYLE: &str = "<style>.tick{opacity:.85}.axis-title{font-weight:600}.axis{stroke-width:1}.grid{opacity:.14}\
                     .leader{stroke-width:.8;opacity:.5}.curve-line,.mark-stroke{fill:none;stroke-width:1.7}\
                     .hollow{fill:Canvas;stroke-width:1.5}</style>";

fn alone(drawn: &str) -> String {
    let own = "<svg xmlns=\"http://www.w3.org/2000/svg\" font-family=\"sans-serif\" font-size=\"13\" \
               style=\"color-scheme: light dark; color: CanvasText; background: Canvas\" ";
    let styled = if drawn.contains("<polyline") {
        drawn.replacen("<title", &format!("{STYLE}<title"), 1)
    } else {
        drawn.to_owned()
    };
    format!("{}\n", styled.replacen("<svg ", own, 1))
}

/// Where the values of a figure lie on the axis of its pictures: from 0 at its low end to 1 at its high end, row by row.
pub fn places(figure: &Figure) -> Vec<Vec<f64>> {
    let scale = scale::Scale::of(figure);
    figure.values.iter().map(|row| row.iter().map(|value| scale.place(*value)).collect()).collect()
}

/// What says that the axis of a figure's pictures is logarithmic; none where it is not.
pub fn logarithmic<'book>(figure: &Figure, book: &'book Book) -> Option<&'book str> {
    scale::Scale::of(figure).logarithmic.then(|| word(book, "log_scale"))
}

/// The forms wanted; if the pack wants none in particular, a table and the picture that suits it.
pub fn forms(figure: &Figure) -> Vec<Form> {
    let wanted = figure.forms.iter().filter_map(|form| match form.as_str() {
        "table" => Some(Form::Table),
        "curve" => Some(Form::Curve),
        "heat map" => Some(Form::HeatMap),
        _ => None,
    });
    let wanted: Vec<Form> = wanted.collect();
    if wanted.is_empty() { vec![Form::Table, suits(figure)] } else { wanted }
}

fn suits(figure: &Figure) -> Form {
    if figure.column_heads.len() > MOST_LINES { Form::HeatMap } else { Form::Curve }
}

fn picture(form: Form, figure: &Figure, book: &Book) -> Option<String> {
    let drawn = drawn(form, figure, book)?;
    let label = escape(&figure.title);
    Some(format!("<div class=\"scroll picture\" tabindex=\"0\" role=\"group\" aria-label=\"{label}\">{drawn}</div>"))
}

fn drawn(form: Form, figure: &Figure, book: &Book) -> Option<String> {
    let drawable = !figure.row_heads.is_empty() && figure.values.iter().flatten().all(|value| value.is_finite());
    let alt = alt::text(figure, book);
    match form {
        Form::Table => None,
        Form::Curve if drawable && figure.row_heads.len() > 1 => {
            Some(curve::svg(figure, &alt, word(book, "log_scale")))
        }
        Form::HeatMap if drawable => Some(heat::svg(figure, &alt)),
        Form::Curve | Form::HeatMap => None,
    }
}
