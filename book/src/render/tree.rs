//! What needs what among the entries of a page, as a picture: each name stands to the right of all that it needs.

mod layout;

use std::collections::BTreeMap;

use super::figure::svg::{Anchor, Picture, short};
use super::figure::width;
use super::markup::escape;
use super::places::Places;
use super::words::word;
use crate::model::{Book, Entry, Page};
use layout::{Layout, Route};

/// Size of the letters.
const SIZE: f64 = 13.0;
/// Height of a name's box.
const TALL: f64 = 28.0;
/// Between two boxes of one column.
const GAP: f64 = 10.0;
/// Between two columns: room for the lines.
const BETWEEN: f64 = 44.0;
/// Around the whole, so that no stroke is cut.
const EDGE: f64 = 2.0;
/// Less than this is said by the entries themselves.
const LEAST_LINES: usize = 3;
/// More than this is a picture that nobody can read.
const MOST_NAMES: usize = 150;

/// The picture for the entries of `page`; nothing where they hardly need each other.
pub fn html(page: &Page, book: &Book, places: &Places<'_>) -> Option<String> {
    let (names, lines) = graph(page, places);
    if lines.len() < LEAST_LINES || names.len() > MOST_NAMES {
        return None;
    }
    let layout = layout::of(names.len(), &lines.iter().map(|(from, to, _)| (*from, *to)).collect::<Vec<_>>());
    let title = word(book, "tree");
    let hint = word(book, if lines.iter().any(|(_, _, either)| *either) { "tree_either" } else { "tree_all" });
    let drawn = svg(&names, &lines, &layout, (page, title, hint), places);
    let (title, hint) = (escape(title), escape(hint));
    Some(format!(
        "<figure class=\"figure tree\"><figcaption><span class=\"title\">{title}</span> <span class=\"cell\">{hint}</span></figcaption>\
         <div class=\"scroll picture\" tabindex=\"0\" role=\"group\" aria-label=\"{title}\">{drawn}</div></figure>"
    ))
}

/// A line: what is needed, what needs it, and whether another would do, too.
type Line = (usize, usize, bool);

/// The names that have to do with each other, by anchor, those of the page first; and the lines between them.
fn graph<'book>(page: &'book Page, places: &Places<'book>) -> (Vec<&'book str>, Vec<Line>) {
    let own = |id: &str| page.entries().any(|entry| entry.id == id);
    let shown = |entry: &&Entry| !entry.needs.is_empty() || entry.needed_by.iter().any(|id| own(id));
    let mut names: Vec<&str> = page.entries().filter(shown).map(|entry| entry.id.as_str()).collect();
    for id in page.entries().flat_map(|entry| &entry.needs) {
        if let Some(place) = places.entry(id)
            && !names.contains(&place.anchor)
        {
            names.push(place.anchor);
        }
    }
    let at: BTreeMap<&str, usize> = names.iter().enumerate().map(|(at, name)| (*name, at)).collect();
    let lines = page.entries().flat_map(|entry| {
        let to = at.get(entry.id.as_str()).copied();
        let line = |id: &String| Some((*at.get(id.as_str())?, to?, entry.either.contains(id)));
        entry.needs.iter().filter_map(line).collect::<Vec<_>>()
    });
    let mut lines: Vec<Line> = lines.filter(|(from, to, _)| from != to).collect();
    lines.sort_unstable();
    lines.dedup_by_key(|(from, to, _)| (*from, *to));
    (names, lines)
}

fn svg(
    names: &[&str],
    lines: &[Line],
    layout: &Layout,
    (page, title, hint): (&Page, &str, &str),
    places: &Places<'_>,
) -> String {
    let titled = |name: &str| places.entry(name).map_or("", |place| place.title);
    let mut wide = vec![0.0_f64; layout.columns];
    for (at, name) in names.iter().enumerate() {
        let column = layout.nodes[at].column;
        wide[column] = wide[column].max(width(titled(name), SIZE) + 18.0);
    }
    let left: Vec<f64> = wide
        .iter()
        .scan(EDGE, |x, wide| {
            let here = *x;
            *x += wide + BETWEEN;
            Some(here)
        })
        .collect();
    let y = |row: f64| EDGE + row * (TALL + GAP);
    let mut picture = Picture::default();
    for ((_, _, either), route) in lines.iter().zip(&layout.routes) {
        picture.raw(&curve(route, *either, &left, &wide, &y));
    }
    for (at, name) in names.iter().enumerate() {
        let node = layout.nodes[at];
        let (x, top) = (left[node.column], y(node.row));
        let place = places.entry(name);
        let link = place.map(|place| place.source()).unwrap_or_default();
        let other = if place.is_some_and(|place| place.page != page.id) { " other" } else { "" };
        picture.raw(&format!(
            "<a href=\"{}\" class=\"node{other}\"><rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"5\"></rect>",
            escape(&link),
            short(x),
            short(top),
            short(wide[node.column]),
            short(TALL)
        ));
        picture.text(x + wide[node.column] / 2.0, top + TALL / 2.0 + 4.5, Anchor::Middle, "name", titled(name));
        picture.raw("</a>");
    }
    let total = left.last().zip(wide.last()).map_or(0.0, |(left, wide)| left + wide + EDGE);
    let rows = layout.nodes.iter().map(|node| node.row).fold(0.0, f64::max);
    let size = (total, y(rows) + TALL + EDGE);
    picture.labelled(&format!("tree.{}", page.id), title, hint, "tree", size)
}

/// A line from the right edge of what is needed, through its columns, to the left edge of what needs it.
fn curve(route: &Route, either: bool, left: &[f64], wide: &[f64], y: &dyn Fn(f64) -> f64) -> String {
    let middle = |row: f64| y(row) + TALL / 2.0;
    let mut path = String::new();
    for (at, pair) in route.points.windows(2).enumerate() {
        let ((from, row), (to, next)) = (pair[0], pair[1]);
        let (x1, x2) = (left[from] + wide[from], left[to]);
        let bend = (x1 + x2) / 2.0;
        if at == 0 {
            path.push_str(&format!("M{} {}", short(x1), short(middle(row))));
        } else {
            path.push_str(&format!("H{}", short(x1)));
        }
        let (bend, y1, y2) = (short(bend), short(middle(row)), short(middle(next)));
        path.push_str(&format!("C{bend} {y1} {bend} {y2} {} {y2}", short(x2)));
    }
    let class = if either { "edge either" } else { "edge" };
    format!("<path d=\"{path}\" class=\"{class}\" fill=\"none\" stroke=\"currentColor\"></path>")
}
