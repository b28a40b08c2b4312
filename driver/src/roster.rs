//! Characters by the words of a command line: a name, a folder or file they stand in, `all`, or a changed copy such as
//! `hero with { strength 4 }`.

use runebook_compiler::Asker;
use runebook_compiler::ir::{Character, FunctionKind, Ir, Node};
use runebook_grammar::{Diagnostic, Severity};

use crate::arena::{NoDuel, duel_of};
use crate::error;
use crate::pack::Pack;
use crate::pack::yaml::Placed;
use crate::source::Source;

/// Someone who fights.
#[derive(Clone, Debug, PartialEq)]
pub struct Fighter {
    /// How they are called on the command line and in the answer.
    pub label: String,
    /// What they begin with.
    pub character: Character,
}

/// Reads words that name characters of a pack.
pub(crate) struct Roster<'a> {
    pack: &'a Pack,
    ir: &'a Ir,
    asker: Option<Asker>,
}

/// The word for every character that can fight.
const ALL: &str = "all";

impl<'a> Roster<'a> {
    pub fn new(pack: &'a Pack, ir: &'a Ir) -> Self {
        Self { pack, ir, asker: None }
    }

    /// The one character that a word names.
    pub fn one(&mut self, word: &str) -> Result<Fighter, NoDuel> {
        if is_name(word) { self.named(word) } else { self.copy(word) }
    }

    /// All characters that a word names and that can fight.
    pub fn several(&mut self, word: &str) -> Result<Vec<Fighter>, NoDuel> {
        let folder = word.ends_with('/') || word.ends_with(".rune");
        if !folder && (word != ALL || self.ir.names.characters.contains_key(ALL)) {
            return Ok(vec![self.one(word)?]);
        }
        let of = duel_of(self.ir)?.of;
        let stands = |character: &Character| {
            let path = &self.pack.sources.of(character.named.span).path;
            !folder || path.starts_with(word) || path.contains(&format!("/{word}"))
        };
        let found = self.ir.characters.iter().filter(|character| character.of == of && stands(character));
        let found: Vec<Fighter> = found.map(fighter).collect();
        if found.is_empty() {
            return Err(NoDuel::Said(format!("No character that can fight stands in `{word}`.")));
        }
        Ok(found)
    }

    /// The program, with the cells that changed copies fill.
    pub fn into_ir(self) -> Ir {
        self.asker.map_or_else(|| self.ir.clone(), Asker::into_ir)
    }

    fn named(&self, name: &str) -> Result<Fighter, NoDuel> {
        let known = &self.ir.names.characters;
        match known.get(name) {
            Some(at) => Ok(fighter(&self.ir.characters[*at])),
            None => Err(NoDuel::unknown("character", name, known.keys().map(String::as_str))),
        }
    }

    fn copy(&mut self, text: &str) -> Result<Fighter, NoDuel> {
        let mut sources = self.pack.sources.clone();
        let file = sources.add(Source::new("<fighter>", "<fighter>", text, 0));
        sources.add(Source::new("<given>", "<given>", "", 0));
        let asker = self.asker.get_or_insert_with(|| Asker::over(self.ir));
        let (asked, found) = asker.ask((file, text), (file + 1, ""));
        if found.iter().any(|found| found.severity == Severity::Error) {
            return Err(NoDuel::Found(Box::new(sources), found));
        }
        let query = asked.map(|(query, _)| query);
        let character = query.as_ref().and_then(|query| match query.values.as_slice() {
            [value] => match value.plain().node {
                Node::Character(at) => query.scene.get(at),
                _ => None,
            },
            _ => None,
        });
        match character {
            Some(character) => Ok(Fighter { label: text.to_owned(), character: character.clone() }),
            None => Err(NoDuel::Said(format!(
                "`{text}` is no character: name one, or write `NAME with {{ … }}` for a changed copy."
            ))),
        }
    }
}

/// Those whom `pack.yaml` names for duels and sweeps, and whom the rules do not have.
pub(crate) fn unknown(pack: &Pack, ir: &Ir) -> Vec<Diagnostic> {
    let (duel, sweep) = (&pack.manifest().duel, &pack.manifest().sweep);
    let fighters = duel.a.iter().chain(&duel.b).chain(&sweep.builds).chain(&sweep.foes);
    let fighters = fighters.filter(|word| is_name(&word.value) && word.value != ALL);
    let characters: Vec<&str> = ir.names.characters.keys().map(String::as_str).collect();
    let plans: Vec<&str> = ir
        .functions
        .iter()
        .filter(|function| function.kind == FunctionKind::Plan)
        .map(|function| function.named.name.as_str())
        .collect();
    let named = |words: Vec<&Placed<String>>, what: &str, known: &[&str]| {
        let unknown = words.into_iter().filter(|word| !known.contains(&word.value.as_str()));
        unknown.map(|word| error::nobody(word, what, known)).collect::<Vec<_>>()
    };
    let mut found = named(fighters.collect(), "character", &characters);
    found.extend(named(duel.plan.iter().chain(&sweep.plans).collect(), "plan", &plans));
    found
}

fn fighter(character: &Character) -> Fighter {
    Fighter { label: character.named.name.clone(), character: character.clone() }
}

fn is_name(word: &str) -> bool {
    word.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_')
}

/// The words of a list, between commas that stand outside of all brackets.
#[must_use]
pub fn words(list: &str) -> Vec<String> {
    let (mut words, mut word, mut depth) = (Vec::new(), String::new(), 0_i32);
    for letter in list.chars() {
        match letter {
            '{' | '(' | '[' => depth += 1,
            '}' | ')' | ']' => depth -= 1,
            ',' if depth == 0 => {
                words.push(std::mem::take(&mut word));
                continue;
            }
            _ => {}
        }
        word.push(letter);
    }
    words.push(word);
    let trimmed = words.iter().map(|word| word.trim().to_owned());
    trimmed.filter(|word| !word.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::words;

    #[test]
    fn commas_within_brackets_part_nothing() {
        assert_eq!(words("a, b with { x 1, y (2, 3) },,c "), ["a", "b with { x 1, y (2, 3) }", "c"]);
        assert!(words(" ").is_empty());
    }
}
