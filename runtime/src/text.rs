//! The words of a table in one language, as a game shows them: names, prose and sentences, with numbers worked out now.
//!
//! ```text
//! bytes ──Texts::load──▶ Texts ──get(id, form)──▶ Pattern ──words │ numbers(holder)──▶ runs: literal, link, value, break
//!        (verified once)                                                  ▲
//!                                       Machine over the holder ──Live────┘   (the same machine that plays)
//! ```
//!
//! The file is described in `docs/runetext-format.md`. Plurals and agreement stand in it as alternatives that a number
//! picks, so that a game needs no library for languages.
//!
//! ```no_run
//! use core::fmt::Write;
//! use runebook_runtime::text::{Form, Live, Texts};
//! use runebook_runtime::{Buffers, Machine, Table, World};
//!
//! # fn show(table: &[u8], words: &[u8]) -> Result<(), Box<dyn core::error::Error>> {
//! let (table, texts) = (Table::load(table)?, Texts::load(words)?);
//! texts.fits(&table)?;
//! let mut world = World::new();
//! let hero = world.spawn();
//! let mut buffers = Buffers::new();
//! let mut machine = Machine::new(&table, buffers.scratch());
//! let mut live = Live::new(&mut machine, &world, hero);
//! let mut tooltip = String::new();
//! let power = texts.find("ability.power").ok_or("there is no such ability")?;
//! for run in texts.text(power, Form::Rules, &mut live) {
//!     write!(tooltip, "{run}")?;
//! }
//! # Ok(())
//! # }
//! ```

use crate::record::{Reader, Record, Text};
use crate::table::Table;

mod error;
mod format;
mod holder;
mod load;
mod number;
mod row;
mod run;
#[cfg(feature = "write")]
pub mod write;

pub use error::{Mismatch, TextError};
pub use format::{Form, MAGIC, MAJOR, MINOR, Section};
pub use holder::{Holder, Live, Nobody, Reason, Source};
pub use number::{Number, Numbers, Shown};
pub use run::{Run, Runs, Value};

use row::{FormRow, ItemRow};

/// The verified words of a table in one language, over the bytes of their file. Nothing is copied.
#[derive(Clone, Copy, Debug)]
pub struct Texts<'b> {
    pub(crate) content: u64,
    pub(crate) locale: &'b str,
    pub(crate) strings: &'b str,
    pub(crate) numbers: Numbers<'b>,
    pub(crate) sections: [Rows<'b>; Section::COUNT],
}

/// The rows of one section.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Rows<'b> {
    pub(crate) bytes: &'b [u8],
    pub(crate) size: usize,
    pub(crate) count: u32,
}

/// One text of one thing, before it is read for somebody.
#[derive(Clone, Copy, Debug)]
pub struct Pattern<'b> {
    texts: Texts<'b>,
    row: FormRow,
}

impl<'b> Texts<'b> {
    /// The language: `fr`.
    pub fn locale(&self) -> &'b str {
        self.locale
    }

    /// The content hash of the table that these words were made with.
    pub fn content_hash(&self) -> u64 {
        self.content
    }

    /// How the language writes numbers.
    pub fn numbers(&self) -> &Numbers<'b> {
        &self.numbers
    }

    /// Whether these words were made with this table: only then do their numbers and the table's agree. A game may show
    /// the words of another table all the same, with [`Nobody`]: it has the names by the same ids, and the book's numbers.
    ///
    /// # Errors
    /// The two content hashes.
    pub fn fits(&self, table: &Table<'_>) -> Result<(), Mismatch> {
        if self.content == table.content_hash() {
            Ok(())
        } else {
            Err(Mismatch { words: self.content, table: table.content_hash() })
        }
    }

    /// How many things have words.
    pub fn count(&self) -> u32 {
        self.sections[Section::Items as usize].count
    }

    /// The stable id of the thing number `index`, in ascending order.
    pub fn id(&self, index: u32) -> Option<u64> {
        self.row::<ItemRow>(Section::Items, index).map(|item| item.id)
    }

    /// The stable id of the thing of a qualified name such as `ability.power` or `status.stunned`. It goes through all
    /// things: a game that asks often keeps the id.
    pub fn find(&self, name: &str) -> Option<u64> {
        let mut all = (0..self.count()).filter_map(|at| self.row::<ItemRow>(Section::Items, at));
        all.find(|item| self.string(item.name) == name).map(|item| item.id)
    }

    /// The qualified name of the thing of a stable id.
    pub fn qualified(&self, id: u64) -> Option<&'b str> {
        self.item(id).map(|item| self.string(item.name))
    }

    /// One text of the thing of a stable id; none if it has no such text.
    pub fn get(&self, id: u64, form: Form) -> Option<Pattern<'b>> {
        let item = self.item(id)?;
        let mut rows = (item.forms.0..item.forms.1).filter_map(|at| self.row::<FormRow>(Section::Forms, at));
        let row = rows.find(|row| row.form == form as u32)?;
        Some(Pattern { texts: *self, row })
    }

    /// One text of a thing for a holder: the numbers as they are for it now. Without such a text there are no runs.
    pub fn text<H: Holder>(&self, id: u64, form: Form, holder: H) -> Runs<'b, H> {
        match self.get(id, form) {
            Some(pattern) => pattern.numbers(holder),
            None => Runs::new(*self, holder, (0, 0)),
        }
    }

    /// The name of the thing of a stable id.
    pub fn name(&self, id: u64) -> Option<&'b str> {
        let mut runs = self.get(id, Form::Name)?.words();
        match runs.next()? {
            Run::Literal(text) | Run::Link { text, .. } => Some(text),
            Run::Value(_) | Run::Break(_) => None,
        }
    }

    fn item(&self, id: u64) -> Option<ItemRow> {
        let (mut low, mut high) = (0, self.count());
        while low < high {
            let middle = low + (high - low) / 2;
            let item: ItemRow = self.row(Section::Items, middle)?;
            match item.id.cmp(&id) {
                core::cmp::Ordering::Equal => return Some(item),
                core::cmp::Ordering::Less => low = middle + 1,
                core::cmp::Ordering::Greater => high = middle,
            }
        }
        None
    }

    pub(crate) fn row<R: Record>(&self, section: Section, index: u32) -> Option<R> {
        R::read(&mut Reader::new(self.sections[section as usize].get(index)?))
    }

    pub(crate) fn string(&self, text: Text) -> &'b str {
        let start = text.start as usize;
        self.strings.get(start..start.saturating_add(text.length as usize)).unwrap_or("")
    }
}

impl<'b> Pattern<'b> {
    /// As the book prints it: formulas in words, and every fixed number.
    pub fn words(&self) -> Runs<'b, Nobody> {
        Runs::new(self.texts, Nobody, self.row.words)
    }

    /// With the holder's numbers in the place of formulas. For [`Nobody`] it is as the book prints it.
    pub fn numbers<H: Holder>(&self, holder: H) -> Runs<'b, H> {
        let pieces = if H::KNOWN && self.is_live() { self.row.numbers } else { self.row.words };
        Runs::new(self.texts, holder, pieces)
    }

    /// Whether it has numbers that differ from holder to holder.
    pub fn is_live(&self) -> bool {
        self.row.numbers.0 < self.row.numbers.1
    }
}

impl<'b> Rows<'b> {
    pub(crate) fn get(&self, index: u32) -> Option<&'b [u8]> {
        let start = usize::try_from(index).ok()?.checked_mul(self.size)?;
        self.bytes.get(start..start.checked_add(self.size)?).filter(|_| index < self.count)
    }
}
