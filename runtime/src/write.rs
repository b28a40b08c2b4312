//! Writing a table: the same program gives the same bytes, on every machine.

use alloc::{string::String, vec::Vec};
use core::fmt;

use crate::hash;
use crate::program::{Meaning, Program, Symbols};
use crate::record::{ExportRow, KindRow, Label, PlaceRow, Record, ResultRow, Text, Writer};
use crate::table::{CRC_AT, HEADER, LINE, LoadError, MAGIC, MAJOR, MINOR, Section, Table, sealed};

mod contract;

/// Why a program cannot be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WriteError {
    /// More of something than a table can hold.
    TooLarge(&'static str),
    /// The table would be refused when it is loaded.
    Refused(LoadError),
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WriteError::TooLarge(what) => write!(f, "there are more {what} than a table can hold"),
            WriteError::Refused(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for WriteError {}

/// The bytes of a program's table. What comes out loads: it is verified before it is returned.
pub fn encode(program: &Program) -> Result<Vec<u8>, WriteError> {
    let bytes = assemble(program)?;
    Table::load(&bytes).map_err(WriteError::Refused)?;
    Ok(bytes)
}

/// The same table without names and places. It plays alike and has the same hashes.
pub fn strip(bytes: &[u8]) -> Result<Vec<u8>, LoadError> {
    let table = Table::load(bytes)?;
    let bodies = Section::ALL.map(|section| {
        let kept = if section.strippable() { &[] } else { table.sections[section as usize].bytes };
        kept.to_vec()
    });
    let name = table.pack().len() as u32;
    file(&bodies, name, table.contract_hash()).map_err(|_| LoadError::NotATable)
}

/// The bytes without the verifier's word on them, for tests of the verifier.
#[doc(hidden)]
pub fn assemble(program: &Program) -> Result<Vec<u8>, WriteError> {
    let mut strings = Strings::default();
    let name = strings.add(&program.name)?.length;
    let (kinds, slots, meanings) = kinds(program)?;
    let (exports, results) = exports(program, &mut strings)?;
    let (files, labels, mut text) = symbols(&program.symbols)?;
    let places: Vec<PlaceRow> =
        program.symbols.places.iter().map(|(at, place)| PlaceRow { at: *at, place: *place }).collect();
    let bodies = Section::ALL.map(|section| match section {
        Section::Names => core::mem::take(&mut strings.bytes),
        Section::Consts => rows(&program.consts),
        Section::Dice => rows(&program.dice),
        Section::Code => rows(&program.code),
        Section::Functions => rows(&program.functions),
        Section::Cells => rows(&program.cells),
        Section::Stats => rows(&program.stats),
        Section::Modifiers => rows(&program.modifiers),
        Section::Contexts => rows(&program.contexts),
        Section::Kinds => rows(&kinds),
        Section::Slots => rows(&slots),
        Section::Entries => rows(&program.entries),
        Section::Fields => rows(&program.fields),
        Section::Facts => rows(&program.facts),
        Section::Sets => rows(&program.sets),
        Section::Commands => rows(&program.commands),
        Section::Events => rows(&program.events),
        Section::Reactions => rows(&program.reactions),
        Section::Exports => rows(&exports),
        Section::Results => rows(&results),
        Section::Sites => rows(&program.sites),
        Section::Members => rows(&program.members),
        Section::Meanings => rows(&meanings),
        Section::Files => rows(&files),
        Section::Labels => rows(&labels),
        Section::Places => rows(&places),
        Section::Text => core::mem::take(&mut text),
    });
    file(&bodies, name, contract::hash(program))
}

fn rows<R: Record>(rows: &[R]) -> Vec<u8> {
    let mut writer = Writer::default();
    for row in rows {
        writer.record(row);
    }
    writer.bytes
}

fn file(bodies: &[Vec<u8>; Section::COUNT], name: u32, contract: u64) -> Result<Vec<u8>, WriteError> {
    let mut directory = Writer::default();
    let mut end = HEADER + LINE * Section::COUNT;
    for (section, bytes) in Section::ALL.into_iter().zip(bodies) {
        let size = section.row_size();
        directory.u32(section as u32);
        directory.u32(size as u32);
        directory.u32(small(end, "bytes")?);
        directory.u32(small(bytes.len() / size, section.what())?);
        end += bytes.len().next_multiple_of(8);
    }
    let mut header = Writer { bytes: MAGIC.to_vec() };
    header.u16(MAJOR);
    header.u16(MINOR);
    header.u32(0);
    header.u64(content(bodies));
    header.u64(contract);
    header.u32(small(end, "bytes")?);
    header.u32(Section::COUNT as u32);
    header.u32(name);
    header.u32(0);
    let mut bytes = header.bytes;
    bytes.reserve_exact(end - bytes.len());
    bytes.extend_from_slice(&directory.bytes);
    for body in bodies {
        bytes.extend_from_slice(body);
        bytes.resize(bytes.len().next_multiple_of(8), 0);
    }
    seal(&mut bytes);
    Ok(bytes)
}

/// Writes the checksum into a table's bytes. For tests that damage tables on purpose.
#[doc(hidden)]
pub fn seal(bytes: &mut [u8]) {
    let crc = sealed(bytes).to_le_bytes();
    if let Some(place) = bytes.get_mut(CRC_AT..CRC_AT + 4) {
        place.copy_from_slice(&crc);
    }
}

fn content(bodies: &[Vec<u8>; Section::COUNT]) -> u64 {
    Section::ALL
        .into_iter()
        .zip(bodies)
        .filter(|(section, _)| !section.strippable())
        .fold(hash::FNV, |hash, (section, bytes)| {
            hash::fnv(hash::mix(hash, section as u64 ^ (bytes.len() as u64) << 8), bytes)
        })
}

type KindRows = (Vec<KindRow>, Vec<(u32, u32)>, Vec<Meaning>);

fn kinds(program: &Program) -> Result<KindRows, WriteError> {
    let (mut slots, mut meanings) = (Vec::new(), Vec::new());
    let mut rows = Vec::new();
    for kind in &program.kinds {
        let first = small(slots.len(), "slots")?;
        slots.extend_from_slice(&kind.slots);
        let range = (first, small(slots.len(), "slots")?);
        let mean = Some(small(meanings.len(), "meanings")?);
        meanings.extend((0..usize::from(kind.fields)).map(|at| kind.meanings.get(at).copied().unwrap_or_default()));
        rows.push(KindRow { id: kind.id, entries: kind.entries, slots: range, fields: kind.fields, meanings: mean });
    }
    Ok((rows, slots, meanings))
}

fn exports(program: &Program, strings: &mut Strings) -> Result<(Vec<ExportRow>, Vec<ResultRow>), WriteError> {
    let mut results = Vec::new();
    let mut rows = Vec::new();
    for export in &program.exports {
        let first = small(results.len(), "results")?;
        for (name, shape) in &export.results {
            results.push(ResultRow { name: strings.add(name)?, shape: *shape });
        }
        let range = (first, small(results.len(), "results")?);
        let name = strings.add(&export.name)?;
        let (id, function, signature) = (export.id, export.function, export.signature);
        rows.push(ExportRow { id, name, function, results: range, signature });
    }
    Ok((rows, results))
}

type SymbolRows = (Vec<Text>, Vec<Label>, Vec<u8>);

fn symbols(symbols: &Symbols) -> Result<SymbolRows, WriteError> {
    let mut strings = Strings::default();
    let files = symbols.files.iter().map(|file| strings.add(file)).collect::<Result<Vec<_>, _>>()?;
    let mut names: Vec<&(crate::program::Symbol, String)> = symbols.names.iter().collect();
    names.sort_by_key(|(symbol, _)| symbol.parts());
    let mut labels = Vec::new();
    for (symbol, name) in names {
        let (tag, index) = symbol.parts();
        labels.push(Label { tag, index, name: strings.add(name)? });
    }
    Ok((files, labels, strings.bytes))
}

/// A pool of strings.
#[derive(Default)]
struct Strings {
    bytes: Vec<u8>,
}

impl Strings {
    fn add(&mut self, string: &str) -> Result<Text, WriteError> {
        let start = small(self.bytes.len(), "names")?;
        self.bytes.extend_from_slice(string.as_bytes());
        Ok(Text { start, length: small(string.len(), "names")? })
    }
}

fn small(n: usize, what: &'static str) -> Result<u32, WriteError> {
    u32::try_from(n).map_err(|_| WriteError::TooLarge(what))
}
