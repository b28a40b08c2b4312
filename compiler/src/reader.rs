//! Texts that were read before: what has not changed since is not read again.

use rayon::prelude::*;
use runebook_grammar::Diagnostic;
use runebook_grammar::tree::Tree;

use crate::{Checked, File, checked};

/// Checks the files of a pack again and again, and keeps what it has read of each.
///
/// What it finds is what [`check`](crate::check) finds, whatever was checked before. What is read is kept by a file's place
/// in the list, for places in it have its number: a file that is added before others has these read again.
#[derive(Debug, Default)]
pub struct Reader {
    known: Vec<Known>,
}

/// A text, and what was read of it.
#[derive(Debug, Default)]
struct Known {
    text: Option<String>,
    tree: Tree,
    found: Vec<Diagnostic>,
}

impl Reader {
    /// Checks the files of a pack and of all it extends.
    #[must_use]
    pub fn check(&mut self, files: &[File]) -> Checked {
        self.known.resize_with(files.len(), Known::default);
        self.known.par_iter_mut().zip(files).enumerate().for_each(|(number, (known, file))| known.read(number, file));
        // a tree is a list of what several may hold, so a copy of it is cheap
        checked(files, self.known.iter().map(|known| (known.tree.clone(), known.found.clone())).collect())
    }
}

impl Known {
    fn read(&mut self, number: usize, file: &File) {
        if self.text.as_ref() != Some(&file.text) {
            (self.tree, self.found) = crate::read(number, file);
            self.text = Some(file.text.clone());
        }
    }
}
