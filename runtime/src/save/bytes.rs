//! A save as bytes.
//!
//! ```text
//! 0 magic "RUNSAVE\0"   8 version u16   10 length of the chance's name u16   12 CRC-32 of all that follows
//! 16 seed, run, turn, actor, nth: u64 each   56 entities i64   64 rows u64   72 the chance's name, filled up to 8
//! .. a row: entity i64, cell u64, tag u8 and three zeros, denominator u32, value u64 (dice: their eight words instead)
//! ```

use alloc::vec::Vec;
use core::fmt;

use super::{Row, Save, Value};
use crate::dice::{Dice, REGISTERS};
use crate::hash::crc32;
use crate::machine::{ALGORITHM, Key};

const MAGIC: [u8; 8] = *b"RUNSAVE\0";
const VERSION: u16 = 1;
const BODY: usize = 16;
/// Bytes of the shortest row.
const ROW: usize = 32;
/// Most entities of a save: more would let a small file make a world that takes for ever to go over.
const MOST_ENTITIES: i64 = 1 << 24;

/// Why bytes are no save that can be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveError {
    /// The bytes do not begin as a save does.
    NotASave,
    /// It was written by a newer runtime.
    Newer(u16),
    /// The bytes were damaged or cut off.
    Damaged,
    /// Its chance was drawn in another way, so that its dice would fall otherwise from here on.
    OtherChance,
}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SaveError::NotASave => f.write_str("this is no save of a rune game"),
            SaveError::Newer(version) => {
                write!(f, "the save is of version {version}, and this runtime reads up to {VERSION}: update the game")
            }
            SaveError::Damaged => f.write_str("the save is damaged or cut off"),
            SaveError::OtherChance => {
                write!(f, "the save draws its dice in another way than {ALGORITHM}, which is all this runtime knows")
            }
        }
    }
}

impl core::error::Error for SaveError {}

impl Save {
    /// The bytes of the save: the same save gives the same bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let Key { seed, run, turn, actor, nth } = self.key;
        let mut body = Words(Vec::new());
        for word in [seed, run, turn, actor, nth, self.entities.cast_unsigned(), self.rows.len() as u64] {
            body.word(word);
        }
        body.0.extend_from_slice(ALGORITHM.as_bytes());
        body.0.resize(body.0.len().next_multiple_of(8), 0);
        self.rows.iter().for_each(|row| body.row(row));
        let mut bytes = MAGIC.to_vec();
        bytes.extend_from_slice(&VERSION.to_le_bytes());
        bytes.extend_from_slice(&(ALGORITHM.len() as u16).to_le_bytes());
        bytes.extend_from_slice(&crc32(0, &body.0).to_le_bytes());
        bytes.extend_from_slice(&body.0);
        bytes
    }

    /// Reads a save. Hostile bytes are an error, never a panic, and make nothing larger than themselves.
    pub fn from_bytes(bytes: &[u8]) -> Result<Save, SaveError> {
        let (head, body) = bytes.split_at_checked(BODY).ok_or(SaveError::NotASave)?;
        let mut head = Taken(head);
        if head.take() != Ok(MAGIC) {
            return Err(SaveError::NotASave);
        }
        let version = u16::from_le_bytes(head.take()?);
        if version != VERSION {
            return Err(SaveError::Newer(version));
        }
        let name = usize::from(u16::from_le_bytes(head.take()?));
        if u32::from_le_bytes(head.take()?) != crc32(0, body) {
            return Err(SaveError::Damaged);
        }
        Taken(body).save(name)
    }
}

struct Words(Vec<u8>);

impl Words {
    fn word(&mut self, word: u64) {
        self.0.extend_from_slice(&word.to_le_bytes());
    }

    fn row(&mut self, row: &Row) {
        let (tag, denominator, words) = parts(row.value);
        self.word(row.entity.cast_unsigned());
        self.word(row.cell);
        self.word(u64::from(tag) | u64::from(denominator) << 32);
        match row.value {
            Value::Dice(dice) => dice.words().iter().for_each(|word| self.word(word.cast_unsigned())),
            Value::Number { .. } | Value::Entity(_) | Value::Entry(_) | Value::Member(_) | Value::Unset => {
                self.word(words);
            }
        }
    }
}

/// Tag, denominator and word of a value.
fn parts(value: Value) -> (u8, u32, u64) {
    match value {
        Value::Number { parts, denominator } => (0, denominator, parts.cast_unsigned()),
        Value::Entity(entity) => (1, 0, entity.cast_unsigned()),
        Value::Entry(None) => (2, 0, 0),
        Value::Entry(Some(id)) => (3, 0, id),
        Value::Member(None) => (4, 0, 0),
        Value::Member(Some(id)) => (5, 0, id),
        Value::Dice(_) => (6, 0, 0),
        Value::Unset => (7, 0, 0),
    }
}

struct Taken<'b>(&'b [u8]);

impl Taken<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], SaveError> {
        let (first, rest) = self.0.split_first_chunk::<N>().ok_or(SaveError::Damaged)?;
        self.0 = rest;
        Ok(*first)
    }

    fn word(&mut self) -> Result<u64, SaveError> {
        Ok(u64::from_le_bytes(self.take()?))
    }

    fn signed(&mut self) -> Result<i64, SaveError> {
        Ok(self.word()?.cast_signed())
    }

    fn save(mut self, name: usize) -> Result<Save, SaveError> {
        let (seed, run, turn) = (self.word()?, self.word()?, self.word()?);
        let key = Key { seed, run, turn, actor: self.word()?, nth: self.word()? };
        let entities = self.signed()?;
        let count = usize::try_from(self.word()?).map_err(|_| SaveError::Damaged)?;
        let (named, rest) = self.0.split_at_checked(name.next_multiple_of(8)).ok_or(SaveError::Damaged)?;
        if named.get(..name) != Some(ALGORITHM.as_bytes()) {
            return Err(SaveError::OtherChance);
        }
        self.0 = rest;
        if count > self.0.len() / ROW || !(0..=MOST_ENTITIES).contains(&entities) {
            return Err(SaveError::Damaged);
        }
        let rows = (0..count).map(|_| self.row()).collect::<Result<Vec<Row>, _>>()?;
        let inside = rows.iter().all(|row: &Row| (0..entities).contains(&row.entity));
        if inside && self.0.is_empty() { Ok(Save { key, entities, rows }) } else { Err(SaveError::Damaged) }
    }

    fn row(&mut self) -> Result<Row, SaveError> {
        let (entity, cell, tagged) = (self.signed()?, self.word()?, self.word()?);
        let denominator = u32::try_from(tagged >> 32).map_err(|_| SaveError::Damaged)?;
        let value = match tagged & 0xffff_ffff {
            0 if denominator > 0 => Value::Number { parts: self.signed()?, denominator },
            1 => Value::Entity(self.signed()?),
            2 => self.word().map(|_| Value::Entry(None))?,
            3 => Value::Entry(Some(self.word()?)),
            4 => self.word().map(|_| Value::Member(None))?,
            5 => Value::Member(Some(self.word()?)),
            6 => Value::Dice(self.dice()?),
            7 => self.word().map(|_| Value::Unset)?,
            _ => return Err(SaveError::Damaged),
        };
        Ok(Row { entity, cell, value })
    }

    fn dice(&mut self) -> Result<Dice, SaveError> {
        let mut words = [0; REGISTERS];
        for word in &mut words {
            *word = self.signed()?;
        }
        Dice::from_words(words).ok_or(SaveError::Damaged)
    }
}
