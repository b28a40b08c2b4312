//! A pack that is looked at again and again while somebody writes it: at a prompt, in an editor.

use runebook_compiler::{Checked, Reader};

use crate::check::{Report, read, report};
use crate::levels::Levels;
use crate::pack::Pack;

/// Checks a pack after each change of its texts; files that did not change are not read again.
///
/// ```
/// use runebook_driver::pack::shelf::Memory;
/// use runebook_driver::{Levels, Pack, Workspace, check};
///
/// let mut workspace = Workspace::default();
/// for rules in ["kind spell \"Spell\" { }", "kind spell \"Spell\" { cost: nubmer }"] {
///     let mut shelf = Memory::new(&[("a/pack.yaml", "language: 1\nname: a\n"), ("a/r.rune", rules)]);
///     let pack = Pack::open("a", &mut shelf).unwrap();
///     let report = workspace.check(&pack, &Levels::default());
///     assert_eq!(report.found, check(&pack, &Levels::default()).found);
/// }
/// ```
#[derive(Debug, Default)]
pub struct Workspace {
    reader: Reader,
}

impl Workspace {
    /// Everything that is wrong with `pack`: the same, in the same order, as [`check`](crate::check()) gives for it, whatever
    /// was checked before. `pack` may be another version of the one before, or another pack.
    #[must_use]
    pub fn check(&mut self, pack: &Pack, command_line: &Levels) -> Report {
        report(pack, command_line, self.read(pack))
    }

    /// What is wrong with the rules alone, and the program if nothing is; none if not all files could be read.
    pub(crate) fn read(&mut self, pack: &Pack) -> Option<Checked> {
        read(pack, |files| self.reader.check(files))
    }
}
