//! What `pack.yaml` says.

use super::yaml::Placed;

/// The language version this runebook reads.
pub const LANGUAGE: u32 = 1;

/// A pack's manifest. What was missing or wrong has its default, and a finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Manifest {
    /// Version of the rune language that it says: any other than `LANGUAGE` is an error.
    pub language: u32,
    /// The pack's name, a lower-case word with digits and hyphens; also the name of its files.
    pub name: String,
    /// The pack's own version; `0.0.0` unless said.
    pub version: String,
    /// What people read, by locale.
    pub title: Vec<(Placed<String>, Placed<String>)>,
    /// The pack it changes.
    pub extends: Option<Extends>,
    /// The locale its texts are written in; `en` unless said.
    pub source_locale: String,
    /// The locales it is published in; the source locale alone unless said.
    pub locales: Vec<String>,
    /// What is made of it; table and book unless said.
    pub makes: Vec<Makes>,
    /// The licence of its texts.
    pub licence: Option<String>,
    /// Path of the file of credits, relative to the pack.
    pub credits: Option<Placed<String>>,
    /// Levels of lints by name or code.
    pub lints: Vec<(Placed<String>, Level)>,
    /// Levels of lints for some of its files.
    pub lint_overrides: Vec<LintOverride>,
    /// How its sheets are written, where that is not the usual way.
    pub sheets: Vec<SheetForm>,
    /// Who fights when a duel or a sweep names nobody.
    pub duel: Duel,
    /// Who fights whom in a sweep that names nobody.
    pub sweep: Sweep,
    /// Register by locale: `fr: tu`.
    pub registers: Vec<(Placed<String>, Placed<String>)>,
    /// What no test of the pack can show: `path: text of the clause`, and the sentence that says why.
    pub uncovered: Vec<(Placed<String>, Placed<String>)>,
}

impl Default for Manifest {
    fn default() -> Self {
        Self {
            language: LANGUAGE,
            name: "unnamed".to_owned(),
            version: "0.0.0".to_owned(),
            title: Vec::new(),
            extends: None,
            source_locale: "en".to_owned(),
            locales: Vec::new(),
            makes: vec![Makes::Table, Makes::Book],
            licence: None,
            credits: None,
            lints: Vec::new(),
            lint_overrides: Vec::new(),
            sheets: Vec::new(),
            duel: Duel::default(),
            sweep: Sweep::default(),
            registers: Vec::new(),
            uncovered: Vec::new(),
        }
    }
}

/// Where the base pack is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Extends {
    /// A folder, relative to this pack.
    Path(Placed<String>),
    /// A revision of a repository, fetched beforehand.
    Git {
        /// Its address.
        git: Placed<String>,
        /// The revision.
        rev: Placed<String>,
    },
}

/// Something a pack is made into.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Makes {
    /// Nothing: it is checked only.
    Check,
    /// The table that games run.
    Table,
    /// The rulebook.
    Book,
}

impl Makes {
    /// All of them, as written.
    pub const ALL: &[(&str, Self)] = &[("check", Self::Check), ("table", Self::Table), ("book", Self::Book)];
}

/// How a lint is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Its findings are not shown.
    Allow,
    /// Its findings are shown.
    Warn,
    /// Its findings fail the run.
    Deny,
}

impl Level {
    /// All of them, as written.
    pub const ALL: &[(&str, Self)] = &[("allow", Self::Allow), ("warn", Self::Warn), ("deny", Self::Deny)];
}

/// Levels for the files that fit a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LintOverride {
    /// A path within the pack; `*` stands for anything in one folder, `**` for any folders.
    pub path: Placed<String>,
    /// The levels.
    pub set: Vec<(Placed<String>, Level)>,
}

/// How the sheets that fit a path are written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SheetForm {
    /// A path within the pack; `*` stands for anything in one folder, `**` for any folders.
    pub path: String,
    /// The character between cells, in place of `,` or the tab.
    pub separator: Option<u8>,
    /// Whether numbers are written `0,5`.
    pub decimal_comma: bool,
    /// How letters are stored, in place of UTF-8.
    pub encoding: Option<&'static encoding_rs::Encoding>,
}

/// Who fights by default.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Duel {
    /// The character who is `a`.
    pub a: Option<Placed<String>>,
    /// The character who is `b`.
    pub b: Option<Placed<String>>,
    /// The plan both follow.
    pub plan: Option<Placed<String>>,
}

/// Who fights whom in a sweep by default: names, folders, `all`, or changed copies such as `hero with { strength 4 }`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sweep {
    /// Who fights; `a` of the duel unless said.
    pub builds: Vec<Placed<String>>,
    /// Whom they fight; all others unless said.
    pub foes: Vec<Placed<String>>,
    /// The plans of those who fight; that of the duel unless said.
    pub plans: Vec<Placed<String>>,
}

impl Sweep {
    /// Its keys.
    pub(super) const KEYS: &[&str] = &["builds", "foes", "plans"];
}
