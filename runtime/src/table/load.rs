//! Loading: the header, the checksum, the directory, then the verifier.

use super::format::{CONTENT_AT, CONTRACT_AT, CRC_AT, HEADER, LENGTH_AT, LINE, NAME_AT, SECTIONS_AT, sealed};
use super::{LoadError, MAGIC, MAJOR, Rows, Section, Table};
use crate::record::{Reader, Text};
use crate::verify;

impl<'b> Table<'b> {
    /// Borrows and verifies a table, in passes linear in its size and without allocating.
    ///
    /// After that, nothing the table contains can panic, run without bound, or read outside itself.
    pub fn load(bytes: &'b [u8]) -> Result<Table<'b>, LoadError> {
        let mut table = header(bytes)?;
        directory(bytes, &mut table)?;
        (table.code, _) = table.sections[Section::Code as usize].bytes.as_chunks();
        verify::verify(&table)?;
        Ok(table)
    }
}

fn header(bytes: &[u8]) -> Result<Table<'_>, LoadError> {
    if !bytes.starts_with(&MAGIC) {
        return Err(LoadError::NotATable);
    }
    let (major, minor) = (number16(bytes, 8), number16(bytes, 10));
    if bytes.len() >= 12 && major > MAJOR {
        return Err(LoadError::Newer { major, minor });
    }
    if bytes.len() >= 12 && major < MAJOR {
        return Err(LoadError::Older { major });
    }
    let want = (number32(bytes, LENGTH_AT) as usize).max(HEADER);
    if bytes.len() != want {
        return Err(LoadError::Length { have: bytes.len() as u64, want: want as u64 });
    }
    let (have, want) = (sealed(bytes), number32(bytes, CRC_AT));
    if have != want {
        return Err(LoadError::Checksum { have, want });
    }
    Ok(Table {
        content: number64(bytes, CONTENT_AT),
        contract: number64(bytes, CONTRACT_AT),
        name: Text { start: 0, length: number32(bytes, NAME_AT) },
        code: &[],
        sections: [Rows::default(); Section::COUNT],
    })
}

fn directory<'b>(bytes: &'b [u8], table: &mut Table<'b>) -> Result<(), LoadError> {
    let lines = number32(bytes, SECTIONS_AT);
    for line in 0..lines {
        let at = HEADER.saturating_add(LINE.saturating_mul(line as usize));
        let refuse = |problem| LoadError::Directory { line, problem };
        let row = bytes.get(at..at.saturating_add(LINE)).ok_or(refuse("it is outside the file"))?;
        section(bytes, row, table).map_err(refuse)?;
    }
    Ok(())
}

fn section<'b>(bytes: &'b [u8], line: &[u8], table: &mut Table<'b>) -> Result<(), &'static str> {
    let mut r = Reader::new(line);
    let (number, size, start, count) = (r.u32(), r.u32() as usize, r.u32() as usize, r.u32());
    let Some(section) = Section::from_number(number) else { return Ok(()) };
    let least = section.row_size();
    let fixed = least == 1 || section == Section::Code;
    if size < least || (fixed && size != least) || (!fixed && !size.is_multiple_of(8)) {
        return Err("its rows have a wrong size");
    }
    if !start.is_multiple_of(8) {
        return Err("it is not aligned");
    }
    let length = (count as usize).checked_mul(size).ok_or("it is too large")?;
    let end = start.checked_add(length).ok_or("it is too large")?;
    let rows = bytes.get(start..end).ok_or("it is outside the file")?;
    let slot = table.sections.get_mut(section as usize).ok_or("it is unknown")?;
    if slot.size != 0 {
        return Err("the section is there twice");
    }
    *slot = Rows { bytes: rows, size, count };
    Ok(())
}

fn number16(bytes: &[u8], at: usize) -> u16 {
    Reader::new(bytes.get(at..).unwrap_or(&[])).u16()
}

fn number32(bytes: &[u8], at: usize) -> u32 {
    Reader::new(bytes.get(at..).unwrap_or(&[])).u32()
}

fn number64(bytes: &[u8], at: usize) -> u64 {
    Reader::new(bytes.get(at..).unwrap_or(&[])).u64()
}
