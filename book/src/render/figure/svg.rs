//! Pieces of a picture: all in `currentColor`, on one line, with coordinates of one decimal.

use std::fmt::Write;

use super::super::markup::escape;
use crate::model::Figure;

/// A picture that grows.
#[derive(Debug, Default)]
pub struct Picture {
    body: String,
}

/// Where a text stands on its point.
#[derive(Clone, Copy, Debug)]
pub enum Anchor {
    /// It begins there.
    Start,
    /// Its middle is there.
    Middle,
    /// It ends there.
    End,
}

impl Anchor {
    fn name(self) -> &'static str {
        match self {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        }
    }
}

impl Picture {
    /// Adds a text with its baseline at `y`.
    pub fn text(&mut self, x: f64, y: f64, anchor: Anchor, class: &str, text: &str) {
        let (x, y) = (short(x), short(y));
        let text = escape(text);
        let anchor = anchor.name();
        self.raw(&format!("<text x=\"{x}\" y=\"{y}\" text-anchor=\"{anchor}\" class=\"{class}\">{text}</text>"));
    }

    /// Adds a straight line.
    pub fn line(&mut self, from: (f64, f64), to: (f64, f64), class: &str) {
        let (x1, y1, x2, y2) = (short(from.0), short(from.1), short(to.0), short(to.1));
        self.raw(&format!(
            "<line x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\" stroke=\"currentColor\" class=\"{class}\"></line>"
        ));
    }

    /// Adds a filled rectangle, `strength` of 0 to 1 opaque.
    pub fn cell(&mut self, corner: (f64, f64), size: (f64, f64), strength: f64) {
        let (x, y, w, h) = (short(corner.0), short(corner.1), short(size.0), short(size.1));
        let strength = format!("{strength:.2}");
        self.raw(&format!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" fill-opacity=\"{strength}\"></rect>"
        ));
    }

    /// Adds a finished element.
    pub fn raw(&mut self, element: &str) {
        self.body.push_str(element);
    }

    /// The picture with its name and description (`alt`); `form` keeps its ids apart from the figure's other pictures.
    pub fn finish(self, figure: &Figure, alt: &str, form: &str, size: (f64, f64)) -> String {
        self.drawn(&format!("{}.{form}", figure.id), &figure.title, alt, (form, "img"), size)
    }

    /// The picture with its name and description, whose parts are read, too: they are links.
    pub fn labelled(self, id: &str, title: &str, alt: &str, class: &str, size: (f64, f64)) -> String {
        self.drawn(id, title, alt, (class, "group"), size)
    }

    fn drawn(self, id: &str, title: &str, alt: &str, (class, role): (&str, &str), size: (f64, f64)) -> String {
        let mut out = String::with_capacity(self.body.len() + 512);
        let id = escape(id);
        let (width, height) = (short(size.0), short(size.1));
        let least = short((size.0 * SMALLEST).round());
        let _ = write!(
            out,
            "<svg class=\"{class}\" role=\"{role}\" aria-labelledby=\"{id}.title {id}.desc\" viewBox=\"0 0 {width} {height}\" \
             style=\"--least:{least}px\" width=\"{width}\" height=\"{height}\" fill=\"currentColor\"><title id=\"{id}.title\">{}</title><desc id=\"{id}.desc\">{}</desc>{}</svg>",
            escape(title),
            escape(alt),
            self.body,
        );
        out
    }
}

/// How far a picture may shrink to fit its page before it is scrolled instead: its letters are to be read.
const SMALLEST: f64 = 0.8;

/// A coordinate with at most one decimal.
pub fn short(number: f64) -> String {
    let text = format!("{number:.1}");
    let text = text.strip_suffix(".0").unwrap_or(&text);
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}
