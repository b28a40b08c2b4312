//! Reading a transcript's text.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::{Line, Transcript, VERSION};
use crate::dice::{Dice, REGISTERS};
use crate::machine::{ALGORITHM, Key};
use crate::save::{Row, Value};

/// Text that is no transcript.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotATranscript {
    /// The line that cannot be read, from 1.
    pub line: usize,
}

impl fmt::Display for NotATranscript {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            1 => write!(f, "it does not begin with `transcript {VERSION} {ALGORITHM} table …`"),
            line => write!(f, "line {line} is none of a transcript"),
        }
    }
}

impl core::error::Error for NotATranscript {}

impl Transcript {
    /// Reads a transcript. Hashes are taken as they are written.
    pub fn parse(text: &str) -> Result<Transcript, NotATranscript> {
        let mut lines = text.lines().zip(1..);
        let first = lines.next().and_then(|(line, _)| heading(line));
        let mut transcript = Transcript { content: first.ok_or(NotATranscript { line: 1 })?, lines: Vec::new() };
        for (line, number) in lines {
            take(&mut transcript.lines, line).ok_or(NotATranscript { line: number })?;
        }
        Ok(transcript)
    }
}

fn heading(line: &str) -> Option<u64> {
    let rest = line.strip_prefix("transcript ")?.strip_prefix(&alloc::format!("{VERSION} {ALGORITHM} table "))?;
    hex(rest)
}

fn hex(word: &str) -> Option<u64> {
    u64::from_str_radix(word, 16).ok()
}

fn take(lines: &mut Vec<Line>, line: &str) -> Option<()> {
    let Some(rest) = line.strip_prefix("  ") else {
        lines.push(call(line)?);
        return Some(());
    };
    let last = lines.last_mut()?;
    let (mark, rest) = rest.split_once(' ')?;
    match mark {
        "=" => {
            let (ended, results) = rest.split_once(" (")?;
            (last.ended, last.results) = (String::from(ended), numbers(results)?);
        }
        "." => last.changes.push(row(rest)?),
        "!" => {
            let (command, args) = rest.split_once(" (")?;
            last.commands.push((hex(command)?, numbers(args)?));
        }
        "#" => last.hash = hex(rest)?,
        _ => return None,
    }
    Some(())
}

fn call(line: &str) -> Option<Line> {
    let (function, rest) = line.split_once(" (")?;
    let (args, key) = rest.split_once(") ")?;
    let mut words = key.split(' ');
    let mut number = |name: &str| (words.next()? == name).then(|| words.next()?.parse().ok()).flatten();
    let key = Key {
        seed: number("seed")?,
        run: number("run")?,
        turn: number("turn")?,
        actor: number("actor")?,
        nth: number("nth")?,
    };
    Some(Line { function: hex(function)?, args: numbers(args)?, key, ..Line::default() })
}

/// Numbers up to a closing bracket that may be gone already.
fn numbers(text: &str) -> Option<Vec<i64>> {
    let inside = text.strip_suffix(')').unwrap_or(text);
    if inside.is_empty() {
        return Some(Vec::new());
    }
    inside.split(", ").map(|number| number.parse().ok()).collect()
}

fn row(text: &str) -> Option<Row> {
    let mut words = text.split(' ');
    let (entity, cell, said) = (words.next()?.parse().ok()?, hex(words.next()?)?, words.next()?);
    Some(Row { entity, cell, value: value(said)? })
}

fn value(said: &str) -> Option<Value> {
    match said {
        "no-entry" => return Some(Value::Entry(None)),
        "no-member" => return Some(Value::Member(None)),
        "unset" => return Some(Value::Unset),
        _ => {}
    }
    if let Some((parts, denominator)) = said.split_once('/') {
        return Some(Value::Number { parts: parts.parse().ok()?, denominator: denominator.parse().ok()? });
    }
    let rest = said.get(1..)?;
    match said.as_bytes().first()? {
        b'@' => Some(Value::Entity(rest.parse().ok()?)),
        b'e' => Some(Value::Entry(Some(hex(rest)?))),
        b'm' => Some(Value::Member(Some(hex(rest)?))),
        b'd' => {
            let mut words = [0; REGISTERS];
            let mut said = rest.split(',');
            for word in &mut words {
                *word = hex(said.next()?)?.cast_signed();
            }
            Dice::from_words(words).map(Value::Dice)
        }
        _ => None,
    }
}
