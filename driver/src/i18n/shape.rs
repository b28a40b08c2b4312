//! The shape of what a text was written about: its rule without numbers, titles, prose and comments.
//!
//! It is taken from what the author wrote and not from the sentences made of it, so that a newer runebook, which may say the
//! same rule in other words, makes no translation look old.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use runebook_grammar::Span;
use runebook_grammar::tree::{Item, ItemKind, Stmt, StmtKind};

use super::Print;
use crate::pack::Pack;

/// The shape of each entry and status, by its message: `ability-power`.
pub type Shapes = BTreeMap<String, Print>;

/// The shapes of a pack, once somebody has asked for them. A copy has not been asked: its rules may be changed.
#[derive(Debug, Default)]
pub struct Kept(OnceLock<Shapes>);

impl Clone for Kept {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl PartialEq for Kept {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Kept {}

/// All shapes of a pack, with what the packs behind it say of the same thing.
#[must_use]
pub fn shapes(pack: &Pack) -> &Shapes {
    pack.shapes.0.get_or_init(|| read(pack))
}

fn read(pack: &Pack) -> Shapes {
    let mut written: BTreeMap<String, String> = BTreeMap::new();
    for (number, source) in pack.rule_sources().iter().enumerate() {
        let tree = pack.sources.tree(u32::try_from(number).unwrap_or(u32::MAX));
        for item in &tree.items {
            note(&mut written, item, &source.text);
        }
    }
    written.into_iter().map(|(key, shape)| (key, Print::of(&shape))).collect()
}

fn note(written: &mut BTreeMap<String, String>, item: &Item, text: &str) {
    let said = || shape(&without_image(item, text));
    match &item.kind {
        ItemKind::Entry(entry) => {
            let key = format!("{}-{}", entry.kind.text, entry.name.text);
            // the header says its name and title, which are words of their own
            let said = said();
            let body = said.split_once('{').map_or("", |(_, body)| body);
            written.entry(key).or_default().push_str(body);
        }
        ItemKind::Override { kind, name, .. } => {
            written.entry(format!("{}-{}", kind.text, name.text)).or_default().push_str(&said());
        }
        ItemKind::Rename { kind, name, was } => {
            let old = written.remove(&format!("{}-{}", kind.text, was.text));
            written.entry(format!("{}-{}", kind.text, name.text)).or_default().insert_str(0, &old.unwrap_or_default());
        }
        ItemKind::Remove { kind, name } => drop(written.remove(&format!("{}-{}", kind.text, name.text))),
        ItemKind::Unit(_)
        | ItemKind::Clock(_)
        | ItemKind::OneOf { .. }
        | ItemKind::Kind { .. }
        | ItemKind::Sheet { .. }
        | ItemKind::Entity { .. }
        | ItemKind::Fact { .. }
        | ItemKind::Set { .. }
        | ItemKind::Check { .. }
        | ItemKind::Context { .. }
        | ItemKind::Rules { .. }
        | ItemKind::Event { .. }
        | ItemKind::Command { .. }
        | ItemKind::Procedure { .. }
        | ItemKind::Action { .. }
        | ItemKind::Formula { .. }
        | ItemKind::Chance { .. }
        | ItemKind::Table { .. }
        | ItemKind::Die { .. }
        | ItemKind::Process { .. }
        | ItemKind::Calculator { .. }
        | ItemKind::Figure { .. }
        | ItemKind::Test { .. }
        | ItemKind::Character { .. }
        | ItemKind::Plan { .. }
        | ItemKind::Duel { .. }
        | ItemKind::Bad => {}
    }
}

/// A declaration without its picture: that it has one changes no rule.
fn without_image(item: &Item, text: &str) -> String {
    let body: &[Stmt] = match &item.kind {
        ItemKind::Entry(entry) => &entry.body,
        ItemKind::Override { body, .. } => body,
        _ => &[],
    };
    let (mut out, mut at) = (String::new(), item.span.start as usize);
    for stmt in body.iter().filter(|stmt| matches!(stmt.kind, StmtKind::Image(_))) {
        let place = bytes(stmt.span);
        out.push_str(&text[at..place.start]);
        at = place.end;
    }
    out + &text[at..item.span.end as usize]
}

fn bytes(span: Span) -> std::ops::Range<usize> {
    span.start as usize..span.end as usize
}

/// A text of rules as one line: words and marks are kept, each number is `#`, strings are empty, comments are gone.
fn shape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '/' if letters.peek() == Some(&'/') => drop(letters.by_ref().find(|letter| *letter == '\n')),
            '"' => {
                string(&mut letters);
                word(&mut out, "\"\"");
            }
            _ if letter.is_whitespace() || letter == ';' => {}
            _ if letter.is_alphanumeric() || letter == '_' => {
                let mut whole = String::from(letter);
                while let Some(next) = letters.next_if(|next| next.is_alphanumeric() || matches!(next, '_' | '.')) {
                    whole.push(next);
                }
                word(&mut out, &masked(&whole));
            }
            mark => word(&mut out, mark.encode_utf8(&mut [0; 4])),
        }
    }
    out
}

fn word(out: &mut String, word: &str) {
    if !out.is_empty() {
        out.push(' ');
    }
    out.push_str(word);
}

/// Goes on behind the string that has begun.
fn string(letters: &mut impl Iterator<Item = char>) {
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => drop(letters.next()),
            '"' => return,
            _ => {}
        }
    }
}

/// `12` and `0.5` are `#`, `2d6` and `d20` are dice: `#d#`; a name keeps its digits.
fn masked(word: &str) -> String {
    let dice =
        word.strip_prefix('d').is_some_and(|sides| !sides.is_empty() && sides.bytes().all(|b| b.is_ascii_digit()));
    let number = word.starts_with(|first: char| first.is_ascii_digit());
    if dice {
        return "#d#".to_owned();
    }
    if !number {
        return word.to_owned();
    }
    let mut out = String::new();
    for letter in word.chars() {
        let digit = letter.is_ascii_digit() || letter == '.';
        if !(digit && out.ends_with('#')) {
            out.push(if digit { '#' } else { letter });
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_titles_comments_and_layout_are_no_shape() {
        let one = shape("ability power \"Power\" {\n  text \"a \\\" b\"   // {\n  +2 to strength; 2d6\n}");
        let other = shape("ability power { text \"\"\n +13 to strength\n d8 }");
        assert_eq!(one.replace("power \"\"", "power"), other);
        assert_eq!(other, "ability power { text \"\" + # to strength #d# }");
    }

    #[test]
    fn words_signs_and_conditions_are() {
        assert_ne!(shape("+2 to strength when charging"), shape("+2 to strength"));
        assert_ne!(shape("+2 to strength"), shape("-2 to strength"));
        assert_eq!(shape("slot2 0.5 1..3"), "slot2 # #");
    }
}
