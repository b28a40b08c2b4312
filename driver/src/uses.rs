//! Where a thing is used.

use std::collections::BTreeSet;

use runebook_compiler::ir::{Ir, Thing, mentions};
use runebook_grammar::Span;

use crate::pack::Pack;
use crate::thing;

/// A thing with all places that use it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Uses {
    /// What it is: `ability power "Power"`.
    pub what: String,
    /// Where it is declared.
    pub declared: Spot,
    /// The places that use it, in the order of files and lines; each line once.
    pub places: Vec<Spot>,
}

/// A place that people can open.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Spot {
    /// The file.
    pub path: String,
    /// The line, from 1.
    pub line: usize,
    /// The text of the line.
    pub text: String,
}

/// The uses of everything called `name`.
///
/// # Errors
/// A sentence, where nothing is called so.
pub fn uses(pack: &Pack, ir: &Ir, name: &str) -> Result<Vec<Uses>, String> {
    let things = thing::find(ir, name)?;
    let mut found: Vec<(Thing, Span)> = Vec::new();
    mentions(ir, &mut |thing, span| {
        if things.contains(&thing) {
            found.push((thing, span));
        }
    });
    let of = |thing: Thing| {
        let named = thing::named(ir, thing).map(|named| named.span).unwrap_or_default();
        let declared = spot(pack, named);
        let places: BTreeSet<Spot> =
            found.iter().filter(|(of, _)| *of == thing).map(|(_, span)| spot(pack, *span)).collect();
        let places = places.into_iter().filter(|place| *place != declared).collect();
        Uses { what: thing::words(ir, thing), declared, places }
    };
    Ok(things.into_iter().map(of).collect())
}

/// The place of a span, with its line.
pub(crate) fn spot(pack: &Pack, span: Span) -> Spot {
    let source = pack.sources.of(span);
    let line = pack.sources.places(span).0.line;
    let text = source.text.lines().nth(line.saturating_sub(1)).unwrap_or_default();
    Spot { path: source.shown.clone(), line, text: text.trim().to_owned() }
}

/// The uses as text: the thing, then a line for each place.
#[must_use]
pub fn text(all: &[Uses]) -> String {
    let mut out = String::new();
    for (at, uses) in all.iter().enumerate() {
        let gap = if at == 0 { "" } else { "\n" };
        out += &format!("{gap}{}\n  declared  {}\n", uses.what, line(&uses.declared));
        let places = uses.places.iter().map(|place| format!("  used      {}\n", line(place)));
        out.extend(places);
        if uses.places.is_empty() {
            out += "  Nothing uses it.\n";
        }
    }
    out
}

fn line(spot: &Spot) -> String {
    format!("{}:{}: {}", spot.path, spot.line, spot.text)
}

/// The uses as one JSON list.
#[must_use]
pub fn json(all: &[Uses]) -> String {
    let spot = |spot: &Spot| serde_json::json!({ "path": spot.path, "line": spot.line, "text": spot.text });
    let list: Vec<_> = all
        .iter()
        .map(|uses| {
            let places: Vec<_> = uses.places.iter().map(spot).collect();
            serde_json::json!({ "what": uses.what, "declared": spot(&uses.declared), "places": places })
        })
        .collect();
    serde_json::to_string_pretty(&list).unwrap_or_default() + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::check;
    use crate::levels::Levels;
    use crate::pack::shelf::Memory;

    const RULES: &str = "kind trick { level: number = 1 }\n\
        entity creature {\n  stat melee: number, else 0\n  flag proud\n}\n\
        trick punch \"Punch\" { level 2\n  melee +2 when you are proud }\n\
        trick kick \"Kick\" {\n  needs punch }\n\
        character hero is creature {\n  melee 3; proud yes; innate punch }\n\
        test \"a\" {\n  expect hero.melee is 5 }\n";

    fn used(name: &str) -> Vec<(String, Vec<usize>)> {
        let files = [("a/pack.yaml", "language: 1\nname: a\n"), ("a/r.rune", RULES)];
        let pack = Pack::open("a", &mut Memory::new(&files)).unwrap();
        let report = check(&pack, &Levels::default());
        let ir = report.ir.unwrap_or_else(|| panic!("{:#?}", report.found));
        let all = uses(&pack, &ir, name).unwrap();
        all.into_iter().map(|uses| (uses.what, uses.places.iter().map(|place| place.line).collect())).collect()
    }

    fn one(what: &str, lines: &[usize]) -> Vec<(String, Vec<usize>)> {
        vec![(what.to_owned(), lines.to_vec())]
    }

    #[test]
    fn each_thing_is_found_where_it_is_used() {
        assert_eq!(used("melee"), one("stat of creature melee", &[7, 11, 13]));
        assert_eq!(used("creature.melee"), used("melee"));
        assert_eq!(used("proud"), one("flag of creature proud", &[7, 11]));
        assert_eq!(used("Punch"), one("trick punch", &[9, 10]));
        assert_eq!(used("trick.punch"), used("punch"));
        assert_eq!(used("level"), one("field of trick level", &[6]));
    }

    #[test]
    fn an_unknown_name_has_a_neighbour() {
        let files = [("a/pack.yaml", "language: 1\nname: a\n"), ("a/r.rune", RULES)];
        let pack = Pack::open("a", &mut Memory::new(&files)).unwrap();
        let ir = check(&pack, &Levels::default()).ir.unwrap();
        let refused = uses(&pack, &ir, "pumch").unwrap_err();
        assert_eq!(refused, "Nothing in this pack is called `pumch`. Did you mean `punch`?");
    }
}
