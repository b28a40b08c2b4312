//! Tables of a pack whose rows are entries: they are written out as rules.

use runebook_grammar::tree::{ItemKind, Name, Str};

use super::manifest::{Manifest, SheetForm};
use super::shelf::TakenFile;
use super::{Opening, path};
use crate::near::nearest;
use crate::source::Source;
use crate::{error, sheet};

/// A file that holds a table.
pub(super) struct Sheet {
    /// Its path within its pack.
    own: String,
    /// Its text, and where people open it.
    source: Source,
    /// How it is written.
    form: SheetForm,
}

impl Opening {
    pub(super) fn sheet(&mut self, shown: String, path: String, edition: u32, file: &TakenFile, manifest: &Manifest) {
        let mut forms = manifest.sheets.iter().rev();
        let form = forms.find(|form| path::fits(&form.path, &file.path)).cloned().unwrap_or_default();
        match sheet::decode(file.bytes.as_deref().unwrap_or_default(), 0, &form) {
            Ok(text) => {
                let source = Source::new(shown, path, &text, edition);
                self.sheets.push(Sheet { own: file.path.clone(), source, form });
            }
            Err(_) if form.encoding.is_none() => self.bad.push((shown, path, edition, file.clone())),
            Err(finding) => {
                self.bad.push((shown, path, edition, TakenFile { bytes: Err(finding.message), ..file.clone() }));
            }
        }
    }

    /// Writes out the rows of every sheet that a rule file names; their texts come right after the rules.
    pub(super) fn sheets(&mut self) {
        let statements = self.statements();
        let first = self.next_number() + u32::try_from(statements.len()).unwrap_or(u32::MAX);
        for (edition, kind, path) in statements {
            let found = self.sheets.iter().position(|sheet| sheet.source.edition == edition && sheet.own == path.text);
            let Some(at) = found else {
                self.pack.sources.add(Source::new("", "", "", edition));
                // what cannot be read is reported by itself
                if self.bad.iter().any(|(_, _, of, file)| *of == edition && file.path == path.text) {
                    continue;
                }
                let names = self.sheets.iter().filter(|sheet| sheet.source.edition == edition);
                let near = nearest(&path.text, names.map(|sheet| sheet.own.as_str())).map(str::to_owned);
                self.wrong(error::no_sheet(path.span, &path.text, near.as_deref()));
                continue;
            };
            let (sheet, number) = (&self.sheets[at], first + u32::try_from(at).unwrap_or(0));
            let (rows, mut found) = sheet::rows(&sheet.own, &sheet.source.text, number, &sheet.form);
            let (written, bad) = sheet::entries(&kind, &rows);
            found.extend(bad);
            let Source { shown, path, .. } = &sheet.source;
            let made = self.pack.sources.add_again(shown, path, &written.text, edition, &self.before);
            self.pack.sources.stands_for(made, written.places);
            found.into_iter().for_each(|finding| self.wrong(finding));
        }
    }

    /// `weapon from "sheets/weapons.csv"`, everywhere: the edition, the kind, the path.
    fn statements(&self) -> Vec<(u32, Name, Str)> {
        let mut all = Vec::new();
        for (number, source) in self.pack.sources.all().iter().enumerate() {
            if !sheet::may_be_named_in(&source.text) {
                continue;
            }
            let tree = self.pack.sources.tree(u32::try_from(number).unwrap_or(u32::MAX));
            all.extend(tree.items.iter().filter_map(|item| match &item.kind {
                ItemKind::Sheet { kind, path } => Some((source.edition, kind.clone(), path.clone())),
                _ => None,
            }));
        }
        all
    }

    pub(super) fn add_sheets(&mut self) {
        for sheet in std::mem::take(&mut self.sheets) {
            self.pack.sources.add(sheet.source);
        }
    }
}
