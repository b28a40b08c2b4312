//! Lines told apart without colour: dashes and marks at the points.

use super::svg::short;

/// Dash patterns, in order of use.
const DASHES: [&str; 4] = ["", "7 4", "2 3.5", "11 3 2 3"];

/// Shapes of marks, in order of use.
#[derive(Clone, Copy, Debug)]
enum Mark {
    Disc,
    Square,
    Triangle,
    Diamond,
    Ring,
    Cross,
    Box,
}

const MARKS: [Mark; 7] = [Mark::Disc, Mark::Square, Mark::Triangle, Mark::Ring, Mark::Diamond, Mark::Cross, Mark::Box];

/// The path of the line with this number through `points`.
pub fn path(number: usize, points: &[(f64, f64)]) -> String {
    let steps: Vec<String> = points.iter().map(|(x, y)| format!("{},{}", short(*x), short(*y))).collect();
    let dash = match DASHES[number % DASHES.len()] {
        "" => String::new(),
        dash => format!(" stroke-dasharray=\"{dash}\""),
    };
    format!(
        "<polyline class=\"curve-line\" fill=\"none\" stroke=\"currentColor\" points=\"{}\"{dash}></polyline>",
        steps.join(" ")
    )
}

/// The mark of the line with this number at a point.
pub fn mark(number: usize, (x, y): (f64, f64)) -> String {
    let at = |dx: f64, dy: f64| format!("{},{}", short(x + dx), short(y + dy));
    let shape = |class: &str, corners: &[(f64, f64)]| {
        let corners: Vec<String> = corners.iter().map(|(dx, dy)| at(*dx, *dy)).collect();
        format!("<polygon class=\"{class}\" stroke=\"currentColor\" points=\"{}\"></polygon>", corners.join(" "))
    };
    let circle = |class: &str| {
        format!(
            "<circle class=\"{class}\" stroke=\"currentColor\" cx=\"{}\" cy=\"{}\" r=\"3.2\"></circle>",
            short(x),
            short(y)
        )
    };
    let square = [(-3.0, -3.0), (3.0, -3.0), (3.0, 3.0), (-3.0, 3.0)];
    match MARKS[number % MARKS.len()] {
        Mark::Disc => circle("mark"),
        Mark::Ring => circle("mark hollow"),
        Mark::Square => shape("mark", &square),
        Mark::Box => shape("mark hollow", &square),
        Mark::Triangle => shape("mark", &[(0.0, -4.0), (3.8, 3.0), (-3.8, 3.0)]),
        Mark::Diamond => shape("mark hollow", &[(0.0, -4.4), (4.0, 0.0), (0.0, 4.4), (-4.0, 0.0)]),
        Mark::Cross => format!(
            "<path class=\"mark-stroke\" stroke=\"currentColor\" d=\"M{} L{} M{} L{}\"></path>",
            at(-3.2, -3.2),
            at(3.2, 3.2),
            at(-3.2, 3.2),
            at(3.2, -3.2)
        ),
    }
}
