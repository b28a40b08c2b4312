//! Where packs come from: a disk, an editor's open files, a page in a browser. The driver asks, others read.

use crate::i18n::ledger;

/// Somebody who can hand out packs by folder.
pub trait Shelf {
    /// All files of the pack in `folder` for which `wanted` says yes.
    ///
    /// # Errors
    /// When there is no pack to hand out; a single bad file is no reason.
    fn take(&mut self, folder: &str) -> Result<Taken, Refusal>;

    /// Whether `folder` holds a file at this path within it, wanted or not.
    fn has(&mut self, folder: &str, path: &str) -> bool;

    /// The bytes of that file.
    ///
    /// # Errors
    /// One sentence that says why they cannot be had.
    fn read(&mut self, folder: &str, path: &str) -> Result<Vec<u8>, String>;
}

/// A pack off the shelf.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Taken {
    /// What tells this pack from all others, whichever way it was reached.
    pub identity: String,
    /// Its files in any order.
    pub files: Vec<TakenFile>,
}

/// A file of a pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakenFile {
    /// Its path within the pack, with `/`.
    pub path: String,
    /// Its bytes, or one sentence that says why they cannot be had.
    pub bytes: Result<Vec<u8>, String>,
}

/// Why there is no pack: one sentence for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The sentence, with a period.
    pub sentence: String,
}

/// The name of a pack's manifest.
pub const MANIFEST: &str = "pack.yaml";

/// The name of the file that says how tables of expected values are asked of a pack.
pub const VECTORS: &str = "vectors.yaml";

/// The name of the file that is the outline of a pack's book.
pub const OUTLINE: &str = "book.yaml";

/// The name of the file that adds to the style of a pack's book.
pub const STYLE: &str = "theme/book.css";

/// Whether a pack needs this file of its folder.
#[must_use]
pub fn wanted(path: &str) -> bool {
    let hidden = path.split('/').any(|part| part.starts_with('.'));
    let known = path == MANIFEST
        || path == VECTORS
        || path == OUTLINE
        || path == STYLE
        || is_rules(path)
        || chapter(path).is_some()
        || words_locale(path).is_some()
        || ledger::locale(path).is_some()
        || crate::sheet::is_sheet(path);
    known && !hidden
}

/// The locale of a file of translations, `lang/fr.ftl`.
#[must_use]
pub fn words_locale(path: &str) -> Option<&str> {
    path.strip_prefix("lang/")?.strip_suffix(".ftl").filter(|locale| !locale.contains('/'))
}

/// Locale and name of a chapter, `chapters/fr/introduction.md`.
#[must_use]
pub fn chapter(path: &str) -> Option<(&str, &str)> {
    let (locale, name) = path.strip_prefix("chapters/")?.strip_suffix(".md")?.split_once('/')?;
    (!name.contains('/') && !name.is_empty()).then_some((locale, name))
}

/// Whether this is a file of rules.
#[must_use]
pub fn is_rules(path: &str) -> bool {
    path.ends_with(".rune") && path != ".rune" && !path.ends_with("/.rune")
}

/// Packs held in memory: tests, and hosts without a disk.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Memory {
    /// Files by their whole path, with `/`.
    pub files: std::collections::BTreeMap<String, Vec<u8>>,
}

impl Memory {
    /// A shelf of these texts.
    #[must_use]
    pub fn new(files: &[(&str, &str)]) -> Self {
        let files = files.iter().map(|(path, text)| ((*path).to_owned(), text.as_bytes().to_vec()));
        Self { files: files.collect() }
    }
}

impl Shelf for Memory {
    fn take(&mut self, folder: &str) -> Result<Taken, Refusal> {
        let prefix = if folder == "." { String::new() } else { format!("{folder}/") };
        if !self.files.contains_key(&format!("{prefix}{MANIFEST}")) {
            return Err(Refusal { sentence: format!("There is no pack at `{folder}`.") });
        }
        let inside = self.files.iter().filter_map(|(path, bytes)| Some((path.strip_prefix(&prefix)?, bytes)));
        let files = inside
            .filter(|(path, _)| wanted(path))
            .map(|(path, bytes)| TakenFile { path: path.to_owned(), bytes: Ok(bytes.clone()) });
        Ok(Taken { identity: folder.to_owned(), files: files.collect() })
    }

    fn has(&mut self, folder: &str, path: &str) -> bool {
        self.files.contains_key(&super::path::join(folder, path))
    }

    fn read(&mut self, folder: &str, path: &str) -> Result<Vec<u8>, String> {
        self.files.get(&super::path::join(folder, path)).cloned().ok_or_else(|| "There is no such file.".to_owned())
    }
}
