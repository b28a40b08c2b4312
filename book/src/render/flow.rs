//! Something that happened, as a picture: boxes from top to bottom, what stands in another to the right of it. It is as wide as
//! a phone, and the same on paper; the sentences of it can be unfolded below.

mod wrap;

use super::figure::svg::{Anchor, Picture, short};
use super::figure::width;
use super::markup::escape;
use super::places::Places;
use super::trace;
use super::words::word;
use crate::model::{Book, FlowBox, FlowSort, Trace};
use wrap::wrap;

/// The whole picture: what a phone of 320 pixels has room for.
const WIDE: f64 = 286.0;
/// Size of the letters.
const SIZE: f64 = 12.5;
/// From one line of text to the next.
const LINE: f64 = 17.0;
/// Between the edge of a box and its words.
const PAD: f64 = 9.0;
/// Between two boxes: room for an arrow.
const GAP: f64 = 16.0;
/// How much further to the right a box stands that stands in another.
const STEP: f64 = 16.0;
/// Boxes that stand deeper are drawn no narrower.
const DEEPEST: usize = 4;
/// Around the whole, so that no stroke is cut.
const EDGE: f64 = 2.0;

/// The picture, and what it shows in sentences.
pub fn html(trace: &Trace, book: &Book, places: &Places<'_>) -> String {
    let title = escape(word(book, "flow"));
    let drawn = svg(&trace.flow, book, places);
    let (steps, label) = (trace::html(trace, book), escape(word(book, "as_text")));
    format!(
        "<figure class=\"figure flow\"><figcaption><span class=\"title\">{title}</span></figcaption>\
         <div class=\"scroll picture\" tabindex=\"0\" role=\"group\" aria-label=\"{title}\">{drawn}</div>\
         <details><summary>{label}</summary>{steps}</details></figure>"
    )
}

/// A box with its words broken into lines, and where it stands.
struct Placed<'f> {
    own: &'f FlowBox,
    title: Vec<String>,
    lines: Vec<String>,
    x: f64,
    y: f64,
    tall: f64,
}

impl Placed<'_> {
    /// Where the line from it and to it runs.
    fn spine(&self) -> f64 {
        self.x + 12.0
    }
}

fn placed(flow: &[FlowBox]) -> Vec<Placed<'_>> {
    let least = flow.iter().map(|one| one.depth).min().unwrap_or_default();
    let mut y = EDGE;
    let place = |own| {
        let one: &FlowBox = own;
        let x = EDGE + STEP * (one.depth - least).min(DEEPEST) as f64;
        let room = WIDE - EDGE - x - 2.0 * PAD;
        let beside = if one.value.is_empty() { 0.0 } else { width(&one.value, SIZE) + 10.0 };
        let title = if one.title.is_empty() { Vec::new() } else { wrap(&one.title, SIZE, room - beside) };
        let lines: Vec<String> = one.lines.iter().flat_map(|line| wrap(line, SIZE, room)).collect();
        let tall = LINE * (title.len() + lines.len()) as f64 + PAD;
        let placed = Placed { own: one, title, lines, x, y, tall };
        y += tall + GAP;
        placed
    };
    flow.iter().map(place).collect()
}

fn svg(flow: &[FlowBox], book: &Book, places: &Places<'_>) -> String {
    let placed = placed(flow);
    let mut picture = Picture::default();
    for pair in placed.windows(2) {
        picture.raw(&arrow(&pair[0], &pair[1]));
    }
    placed.iter().for_each(|one| draw(one, &mut picture, places));
    let high = placed.last().map_or(0.0, |last| last.y + last.tall + EDGE);
    picture.labelled(&id(flow), word(book, "flow"), &said(flow, book), "flow", (WIDE, high))
}

/// From one box down to the next, to the right or to the left where that stands deeper or less deep.
fn arrow(from: &Placed<'_>, to: &Placed<'_>) -> String {
    let (x1, y1, x2, y2) = (from.spine(), from.y + from.tall, to.spine(), to.y);
    let bend = y1 + GAP / 2.0 - 2.0;
    let way = if x1 == x2 { String::new() } else { format!("V{}H{}", short(bend), short(x2)) };
    let [left, right, top, tip] = [x2 - 3.5, x2 + 3.5, y2 - 5.5, y2 - 0.5].map(short);
    format!(
        "<path d=\"M{} {}{way}V{}\" class=\"edge\" fill=\"none\" stroke=\"currentColor\"></path>\
         <path d=\"M{left} {top}H{right}L{} {tip}Z\" class=\"tip\"></path>",
        short(x1),
        short(y1),
        short(y2 - 4.0),
        short(x2)
    )
}

fn draw(one: &Placed<'_>, picture: &mut Picture, places: &Places<'_>) {
    let wide = WIDE - EDGE - one.x;
    let (class, round) = match one.own.sort {
        FlowSort::Procedure => ("box procedure", 2.0),
        FlowSort::Step => ("box step", 5.0),
        FlowSort::Event => ("box event", 13.0),
        FlowSort::Reaction => ("box reaction", 5.0),
    };
    let link = one.own.link.as_deref().and_then(|link| places.entry(link)).map(|place| escape(&place.source()));
    picture.raw(&link.as_ref().map(|link| format!("<a href=\"{link}\">")).unwrap_or_default());
    picture.raw(&format!(
        "<rect class=\"{class}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{}\"></rect>",
        short(one.x),
        short(one.y),
        short(wide),
        short(one.tall),
        short(round)
    ));
    let mut y = one.y + PAD / 2.0 + LINE - 4.5;
    let mut line = |class: &str, text: &str, picture: &mut Picture| {
        picture.text(one.x + PAD, y, Anchor::Start, class, text);
        y += LINE;
    };
    one.title.iter().for_each(|text| line("name", text, picture));
    one.lines.iter().for_each(|text| line("said", text, picture));
    if !one.own.value.is_empty() {
        picture.text(one.x + wide - PAD, one.y + PAD / 2.0 + LINE - 4.5, Anchor::End, "value", &one.own.value);
    }
    if link.is_some() {
        picture.raw("</a>");
    }
}

/// What the picture says, for those who cannot see it.
fn said(flow: &[FlowBox], book: &Book) -> String {
    let after = word(book, "after_label");
    let one = |one: &FlowBox| {
        let value = if one.value.is_empty() { String::new() } else { format!("{after}{}", one.value) };
        let head = format!("{}{value}", one.title);
        let all: Vec<&str> = [head.as_str()].into_iter().chain(one.lines.iter().map(String::as_str)).collect();
        all.into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" ")
    };
    flow.iter().map(one).collect::<Vec<_>>().join(word(book, "between_parts"))
}

/// An id of its own: what is in it, as a number.
fn id(flow: &[FlowBox]) -> String {
    let text = format!("{flow:?}");
    let hash = text
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    format!("flow.{hash:016x}")
}
