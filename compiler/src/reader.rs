//! Texts that were read before: what has not changed since is not read again, nor what nothing of the change can reach.

use std::collections::BTreeSet;
use std::fmt;

use rayon::prelude::*;
use runebook_grammar::tree::Tree;
use runebook_grammar::{Diagnostic, Reading};

use crate::check::again::{Change, Kept, any};
use crate::check::unwritten::with_entries;
use crate::{Checked, File, checked, modelled, resolve, texts, told};

/// Checks the files of a pack again and again, and keeps what it has read and checked.
///
/// What it finds is what [`check`](crate::check) finds, whatever was checked before. What is read is kept by a file's place
/// in the list, for places in it have its number: a file that is added before others has these read again. What is checked is
/// kept as long as entries, tests and figures change and no name, field or counter of theirs: then only they are checked
/// again, and entries that name them.
#[derive(Default)]
pub struct Reader {
    known: Vec<Known>,
    paths: Vec<(String, u32)>,
    before: Option<Before>,
    looked_at: Option<usize>,
}

/// A text, and what was read of it.
#[derive(Debug, Default)]
struct Known {
    text: Option<String>,
    reading: Reading,
    /// The tree before, if the text has changed.
    was: Option<Tree>,
}

/// What was checked, and what was found when editions were merged.
struct Before {
    kept: Kept,
    merged: Vec<Diagnostic>,
}

impl Reader {
    /// Checks the files of a pack and of all it extends.
    #[must_use]
    pub fn check(&mut self, files: &[File]) -> Checked {
        self.known.resize_with(files.len(), Known::default);
        self.known.par_iter_mut().zip(files).enumerate().for_each(|(number, (known, file))| known.read(number, file));
        let paths = files.iter().map(|file| (file.path.clone(), file.edition)).collect();
        let before = self.before.take().filter(|_| self.paths == paths);
        self.paths = paths;
        let again = before.and_then(|before| self.again(files, before));
        self.looked_at = again.as_ref().map(|(_, looked_at)| *looked_at);
        let mut now = again.map_or_else(|| self.anew(files), |(before, _)| before);
        let unread = self.known.iter().flat_map(|known| &known.reading.found).cloned().collect();
        let found = now.kept.found();
        let unwritten = with_entries(&found.0, now.kept.items());
        let checked = checked(files, (unread, now.merged.clone()), found, unwritten);
        self.before = Some(now);
        checked
    }

    /// How many entries and statuses the last check has looked at; none if it began from nothing.
    #[must_use]
    pub const fn looked_at(&self) -> Option<usize> {
        self.looked_at
    }

    /// Checks what has changed in a pack that was checked before; none if that cannot be told apart from the rest.
    fn again(&self, files: &[File], mut before: Before) -> Option<(Before, usize)> {
        let mut changes = Vec::new();
        let mut changed = BTreeSet::new();
        for (number, now) in self.known.iter().enumerate() {
            let Some(was) = &now.was else { continue };
            let now = &now.reading.tree;
            if was.items.len() != now.items.len() {
                return None;
            }
            changed.insert(u32::try_from(number).ok()?);
            let pairs = was.items.iter().zip(&now.items).filter(|(was, now)| was != now);
            changes.extend(pairs.map(|(was, now)| Change { before: was.clone(), after: now.clone() }));
        }
        if any(&before.merged, &changed) {
            return None;
        }
        let looked_at = before.kept.again(&changes, &changed, texts(files))?;
        Some((before, looked_at))
    }

    /// Checks all that was read.
    fn anew(&self, files: &[File]) -> Before {
        // a tree is a list of what several may hold, so a copy of it is cheap
        let read = self.known.iter().map(|known| (known.reading.tree.clone(), Vec::new())).collect();
        let (items, merged) = resolve::merge(told(files, read).1);
        Before { kept: Kept::new(modelled(files, items)), merged }
    }
}

impl fmt::Debug for Reader {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Reader").field("known", &self.known).finish_non_exhaustive()
    }
}

impl Known {
    fn read(&mut self, number: usize, file: &File) {
        self.was = None;
        if self.text.as_ref() != Some(&file.text) {
            let now = self.reading.again(u32::try_from(number).unwrap_or(u32::MAX), &file.text);
            let was = std::mem::replace(&mut self.reading, now).tree;
            // what is the same, place and all, stays the one that was checked
            for (now, was) in self.reading.tree.items.iter_mut().zip(&was.items).filter(|(now, was)| now == was) {
                now.clone_from(was);
            }
            self.was = Some(was);
            self.text = Some(file.text.clone());
        }
    }
}
