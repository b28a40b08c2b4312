//! A kind's notation, `(to_hit, damage) [evasion]`: what it shows, and texts read by it.

use std::ops::Range;

use crate::ir::{Ir, KindId, Type};

/// The sign that books print before what is less than 0.
const MINUS: char = '\u{2212}';

/// A pair of brackets and the fields in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// `(` or `[`.
    pub open: char,
    /// `)` or `]`.
    pub close: char,
    /// Names of fields, in order.
    pub fields: Vec<String>,
}

/// The groups of a notation as it was declared.
#[must_use]
pub fn groups(pattern: &str) -> Vec<Group> {
    let mut all = Vec::new();
    let mut inside: Option<(char, String)> = None;
    for c in pattern.chars() {
        match (c, &mut inside) {
            ('(' | '[', _) => inside = Some((c, String::new())),
            (')' | ']', Some((open, inner))) => {
                let fields = inner.split(',').map(|name| name.trim().to_owned()).filter(|name| !name.is_empty());
                all.push(Group { open: *open, close: c, fields: fields.collect() });
                inside = None;
            }
            (c, Some((_, inner))) => inner.push(c),
            _ => {}
        }
    }
    all
}

/// A text read by a notation: `Battle axe (-3,3d4)`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Noted {
    /// What stands before its brackets.
    pub title: String,
    /// The fields of the notation, in its order.
    pub parts: Vec<Part>,
}

/// A field of a notation in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Its name.
    pub field: String,
    /// Its value as it stands in rules: `-3`, `3d4`.
    pub value: String,
    /// Whether the text has its brackets; a group that is left out says 0.
    pub shown: bool,
}

/// Why a text cannot be read by a notation; ranges are bytes of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unread {
    /// The kind has no notation.
    NoNotation,
    /// These brackets are not the next of the notation: they are out of order, stand twice, or it has none of the kind.
    OutOfOrder(Range<usize>),
    /// These brackets hold more or fewer values than the notation says.
    Parts(Range<usize>, Group),
    /// This is no value of the field.
    NoValue(Range<usize>, String),
    /// Brackets with this field are missing, and it cannot be 0.
    Missing(String),
}

/// Reads a text by the notation of a kind. What stands before its brackets is a title, and may have brackets with words.
///
/// # Errors
/// What is missing, out of order or no value.
pub fn read(ir: &Ir, kind: KindId, text: &str) -> Result<Noted, Unread> {
    let pattern = groups(ir.kinds[kind].notation.as_deref().ok_or(Unread::NoNotation)?);
    let brackets = brackets(text);
    let first = brackets.iter().position(|range| inner(text, range).split(',').all(is_value));
    let brackets = &brackets[first.unwrap_or(brackets.len())..];
    let title = text[..brackets.first().map_or(text.len(), |range| range.start)].trim().to_owned();
    let (mut parts, mut next) = (Vec::new(), 0);
    for range in brackets {
        let found = pattern[next..].iter().position(|group| text[range.clone()].starts_with(group.open));
        let found = next + found.ok_or_else(|| Unread::OutOfOrder(range.clone()))?;
        pattern[next..found].iter().try_for_each(|group| left_out(ir, kind, group, &mut parts))?;
        shown(ir, kind, &pattern[found], text, range, &mut parts)?;
        next = found + 1;
    }
    pattern[next..].iter().try_for_each(|group| left_out(ir, kind, group, &mut parts))?;
    Ok(Noted { title, parts })
}

/// The brackets at the end of a text, each as a range.
fn brackets(text: &str) -> Vec<Range<usize>> {
    let mut all = Vec::new();
    let mut end = text.trim_end().len();
    while let Some(open) = text[..end].chars().last().and_then(|close| match close {
        ')' => Some('('),
        ']' => Some('['),
        _ => None,
    }) {
        let Some(start) = text[..end - 1].rfind(['(', '[', ')', ']']).filter(|at| text[*at..].starts_with(open)) else {
            break;
        };
        all.push(start..end);
        end = text[..start].trim_end().len();
    }
    all.reverse();
    all
}

fn inner<'t>(text: &'t str, range: &Range<usize>) -> &'t str {
    &text[range.start + 1..range.end - 1]
}

/// Fields of brackets that stand in the text.
fn shown(
    ir: &Ir,
    kind: KindId,
    group: &Group,
    text: &str,
    range: &Range<usize>,
    parts: &mut Vec<Part>,
) -> Result<(), Unread> {
    let values: Vec<&str> = inner(text, range).split(',').collect();
    if values.len() != group.fields.len() {
        return Err(Unread::Parts(range.clone(), group.clone()));
    }
    let mut at = range.start + 1;
    for (field, value) in group.fields.iter().zip(values) {
        let place = at..at + value.len();
        at = place.end + 1;
        let value = value_of(ir, kind, field, value.trim()).ok_or_else(|| Unread::NoValue(place, field.clone()))?;
        parts.push(Part { field: field.clone(), value, shown: true });
    }
    Ok(())
}

/// Fields of brackets that a text leaves out: they are 0, which dice are not.
fn left_out(ir: &Ir, kind: KindId, group: &Group, parts: &mut Vec<Part>) -> Result<(), Unread> {
    for field in &group.fields {
        let value = value_of(ir, kind, field, "0").ok_or_else(|| Unread::Missing(field.clone()))?;
        parts.push(Part { field: field.clone(), value, shown: false });
    }
    Ok(())
}

/// A value as it stands in rules; none where it is none of the field.
fn value_of(ir: &Ir, kind: KindId, field: &str, text: &str) -> Option<String> {
    let field = ir.kinds[kind].fields.iter().find(|known| known.named.name == field)?;
    match &field.ty {
        Type::Number(number) => {
            let unit = number.unit.map(|unit| ir.units[usize::from(unit)].name.as_str());
            let bare = unit.and_then(|unit| text.strip_suffix(unit)).map_or(text, str::trim_end);
            let value = signed(bare)?;
            Some(unit.map_or(value.clone(), |unit| format!("{value} {unit}")))
        }
        Type::Dice => is_dice(text).then(|| text.to_owned()),
        Type::YesNo
        | Type::Chance
        | Type::Member(_)
        | Type::Entry(_)
        | Type::Entity(_)
        | Type::Context(_)
        | Type::Set(..)
        | Type::Record(_)
        | Type::StatName(_)
        | Type::EventName
        | Type::Text
        | Type::Any => None,
    }
}

/// Whether this may stand between brackets of a notation, whatever the field.
fn is_value(text: &str) -> bool {
    let bare = text.trim().split(' ').next().unwrap_or_default();
    signed(bare).is_some() || is_dice(bare)
}

/// `+1`, `-3`, `−3`, `0`, `1.5` as rules write it.
fn signed(text: &str) -> Option<String> {
    let (sign, digits) = match text.strip_prefix(['-', MINUS]) {
        Some(digits) => ("-", digits),
        None => ("", text.strip_prefix('+').unwrap_or(text)),
    };
    let (whole, part) = digits.split_once('.').map_or((digits, None), |(whole, part)| (whole, Some(part)));
    (all_digits(whole) && part.is_none_or(all_digits)).then(|| format!("{sign}{digits}"))
}

/// `3d4`, `1d4 + 2`
fn is_dice(text: &str) -> bool {
    let mut pools = text.split('+').map(str::trim);
    let pool = |text: &str| text.split_once('d').is_some_and(|(count, sides)| all_digits(count) && all_digits(sides));
    pools.next().is_some_and(pool) && pools.all(|text| pool(text) || all_digits(text))
}

fn all_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// A text as it reads without blanks in its brackets: `Battle axe (-3,3d4)`.
#[must_use]
pub fn written(ir: &Ir, kind: KindId, noted: &Noted) -> String {
    let mut text = noted.title.clone();
    let mut parts = noted.parts.iter();
    for group in ir.kinds[kind].notation.iter().flat_map(|pattern| groups(pattern)) {
        let own: Vec<&Part> = parts.by_ref().take(group.fields.len()).collect();
        if own.iter().any(|part| part.shown) {
            let values: Vec<&str> = own.iter().map(|part| part.value.as_str()).collect();
            text.push_str(&format!(" {}{}{}", group.open, values.join(","), group.close));
        }
    }
    text.trim_start().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{File, check};

    const RULES: &str = "unit lb\nentity creature { }\none of skill: melee\n\
        kind weapon \"Weapon\" { to_hit: number = 0; damage: dice; evasion: number = 0; weight: lb; notation (to_hit, damage) [evasion] }\n\
        kind stone \"Stone\" { weight: lb; skill: skill = melee; notation [weight] (skill) }\n\
        kind pebble \"Pebble\" { weight: lb; notation [weight] }\n\
        kind plain \"Plain\" { to_hit: number = 0 }\n";

    fn ir() -> Ir {
        let file = File { path: "a.rune".to_owned(), text: RULES.to_owned(), edition: 0 };
        let checked = check(std::slice::from_ref(&file));
        checked.ir.unwrap_or_else(|| panic!("{:?}", checked.diagnostics))
    }

    fn read_as(kind: &str, text: &str) -> Result<Noted, Unread> {
        let ir = ir();
        read(&ir, ir.names.kinds[kind], text)
    }

    fn values(kind: &str, text: &str) -> Vec<String> {
        let noted = read_as(kind, text).unwrap_or_else(|why| panic!("{text}: {why:?}"));
        let part = |part: &Part| format!("{} {}{}", part.field, part.value, if part.shown { "" } else { " left out" });
        std::iter::once(noted.title.clone()).chain(noted.parts.iter().map(part)).collect()
    }

    #[test]
    fn texts_are_read_part_by_part() {
        assert_eq!(
            values("weapon", "Battle axe (-3,3d4)"),
            ["Battle axe", "to_hit -3", "damage 3d4", "evasion 0 left out"]
        );
        let greatsword = ["大剣", "to_hit -2", "damage 3d5", "evasion 1"];
        for text in ["大剣 (-2,3d5) [+1]", "大剣 (\u{2212}2, 3d5)  [1]", "大剣(-2, 3d5)[+1] "] {
            assert_eq!(values("weapon", text), greatsword, "{text}");
        }
        assert_eq!(values("weapon", "Sword (old, bent) (+0, 1d4 + 2)")[..2], ["Sword (old, bent)", "to_hit 0"]);
        assert_eq!(values("pebble", "Pebble [4 lb]"), ["Pebble", "weight 4 lb"]);
    }

    #[test]
    fn what_is_missing_or_out_of_order_is_told() {
        let wrong = |text: &str| read_as("weapon", text).unwrap_err();
        assert_eq!(wrong("Axe"), Unread::Missing("damage".to_owned()));
        assert_eq!(wrong("Axe [+1]"), Unread::Missing("damage".to_owned()));
        assert_eq!(wrong("Axe [+1] (-3,3d4)"), Unread::Missing("damage".to_owned()));
        assert_eq!(wrong("Axe (-3,3d4) (1,1d4)"), Unread::OutOfOrder(13..20));
        assert!(
            matches!(wrong("Axe (3d4)"), Unread::Parts(range, group) if range == (4..9) && group.fields.len() == 2)
        );
        assert_eq!(wrong("Axe (3d4,-3)"), Unread::NoValue(5..8, "to_hit".to_owned()));
        assert_eq!(wrong("Axe (-3,4)"), Unread::NoValue(8..9, "damage".to_owned()));
        assert_eq!(read_as("plain", "Axe").unwrap_err(), Unread::NoNotation);
        assert!(matches!(read_as("stone", "Pebble [4]"), Err(Unread::Missing(skill)) if skill == "skill"));
    }

    #[test]
    fn what_is_read_is_written_again() {
        let ir = ir();
        let kind = ir.names.kinds["weapon"];
        let mut state = 7_u64;
        let mut next = |below: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            i64::try_from((state >> 33) % below).unwrap_or(0)
        };
        for _ in 0..2000 {
            let (to_hit, count, sides, evasion) = (next(41) - 20, next(9) + 1, next(20) + 1, next(21) - 10);
            let defence = if next(2) == 0 { String::new() } else { format!(" [{evasion}]") };
            let text = format!("Thing ({to_hit},{count}d{sides}){defence}");
            let noted = read(&ir, kind, &text).unwrap_or_else(|why| panic!("{text}: {why:?}"));
            assert_eq!(written(&ir, kind, &noted), text);
            assert_eq!(read(&ir, kind, &written(&ir, kind, &noted)), Ok(noted));
        }
    }
}
