//! `pack.yaml` to a manifest: every key is known or a finding.

use runebook_grammar::{Diagnostic, Span};

use super::manifest::{Duel, Extends, LANGUAGE, Level, LintOverride, Makes, Manifest, SheetForm, Sweep};
use super::take::{self, Pairs};
use super::words;
use super::yaml::{self, Placed, Yaml};
use crate::error;

/// The keys of `pack.yaml`, in the order they are documented.
pub const KEYS: &[&str] = &[
    "language",
    "name",
    "version",
    "title",
    "extends",
    "source_locale",
    "locales",
    "makes",
    "licence",
    "credits",
    "lints",
    "lint_overrides",
    "sheets",
    "duel",
    "sweep",
    "registers",
    "uncovered",
];

/// What may stand between the cells of a sheet.
const SEPARATORS: &[(&str, u8)] = &[(",", b','), (";", b';'), ("|", b'|'), ("tab", b'\t')];
/// What may stand before the decimals of its numbers.
const DECIMALS: &[(&str, bool)] = &[(".", false), (",", true)];

/// Names and words for them.
type Words = Vec<(Placed<String>, Placed<String>)>;

/// Reads the manifest `text`, which is file number `file`.
#[must_use]
pub fn manifest(text: &str, file: u32) -> (Manifest, Vec<Diagnostic>) {
    let mut reader = Reader { found: Vec::new() };
    let manifest = match yaml::read(text, file) {
        Ok(root) => reader.manifest(root),
        Err(unreadable) => {
            reader.found.push(error::no_yaml(&unreadable));
            Manifest::default()
        }
    };
    (manifest, reader.found)
}

struct Reader {
    found: Vec<Diagnostic>,
}

impl Reader {
    fn manifest(&mut self, root: Placed<Yaml>) -> Manifest {
        let start = Span::new(root.span.file, 0, 0);
        let mut manifest = Manifest::default();
        let pairs = if root.value == Yaml::Nothing { Pairs::new() } else { self.map(root, "pack.yaml", KEYS) };
        for key in ["language", "name"] {
            if !pairs.iter().any(|(written, _)| written.value == key) && !self.misspelled(key) {
                self.found.push(error::missing_key(start, key));
            }
        }
        for (key, value) in pairs {
            self.key(&mut manifest, &key.value, value);
        }
        if manifest.locales.is_empty() {
            manifest.locales.push(manifest.source_locale.clone());
        }
        if !manifest.locales.contains(&manifest.source_locale) {
            self.found.push(error::source_locale_unlisted(start, &manifest.source_locale));
        }
        manifest
    }

    /// Whether a finding already offers `key` for what is written.
    fn misspelled(&self, key: &str) -> bool {
        let fixes = self.found.iter().filter_map(|finding| finding.fix.as_ref());
        fixes.flat_map(|fix| &fix.edits).any(|edit| edit.text == key)
    }

    fn key(&mut self, manifest: &mut Manifest, key: &str, value: Placed<Yaml>) {
        match key {
            "language" => manifest.language = self.language(&value),
            "name" => self.set(&mut manifest.name, value, "a name such as `sil-q`", words::is_pack_name),
            "version" => self.set(&mut manifest.version, value, "a version such as `1.5.0`", words::is_version),
            "title" => manifest.title = self.words(value, "a title by locale: `{ en: Sil-Q }`"),
            "extends" => manifest.extends = self.extends(value),
            "source_locale" => self.set(&mut manifest.source_locale, value, words::LOCALE, words::is_locale),
            "locales" => manifest.locales = self.locales(value),
            "makes" => manifest.makes = self.makes(value),
            "licence" => manifest.licence = self.word(value, "a licence such as `CC-BY-4.0`").map(|word| word.value),
            "credits" => manifest.credits = self.word(value, "the path of a file in the pack"),
            "lints" => manifest.lints = self.levels(value),
            "lint_overrides" => manifest.lint_overrides = self.overrides(value),
            "sheets" => manifest.sheets = self.sheets(value),
            "duel" => manifest.duel = self.duel(value),
            "sweep" => manifest.sweep = self.sweep(value),
            "uncovered" => manifest.uncovered = self.reasons(value),
            "registers" => manifest.registers = self.words(value, "a register by locale: `{ fr: tu }`"),
            _ => {}
        }
    }

    fn language(&mut self, value: &Placed<Yaml>) -> u32 {
        let version = if let Yaml::Word(word) = &value.value { word.parse().ok() } else { None };
        if version != Some(LANGUAGE) {
            self.found.push(error::other_language(value.span, LANGUAGE));
        }
        version.unwrap_or(LANGUAGE)
    }

    fn set(&mut self, slot: &mut String, value: Placed<Yaml>, wanted: &str, fits: fn(&str) -> bool) {
        match self.word(value, wanted) {
            Some(word) if fits(&word.value) => *slot = word.value,
            Some(word) => self.found.push(error::wrong_value(word.span, wanted)),
            None => {}
        }
    }

    fn extends(&mut self, value: Placed<Yaml>) -> Option<Extends> {
        let wanted = "the path of a pack such as `../sil`, or `{ git: …, rev: … }`";
        if let Yaml::Map(_) = value.value {
            let span = value.span;
            let (mut git, mut rev) = (None, None);
            for (key, value) in self.map(value, "extends", &["git", "rev"]) {
                let slot = if key.value == "git" { &mut git } else { &mut rev };
                *slot = self.word(value, "a text").filter(|word| self.in_a_command(word));
            }
            if git.is_none() || rev.is_none() {
                self.found.push(error::wrong_value(span, wanted));
            }
            return Some(Extends::Git { git: git?, rev: rev? });
        }
        self.word(value, wanted).map(Extends::Path)
    }

    /// What is printed as part of a command must not be able to say more than it seems to.
    fn in_a_command(&mut self, word: &Placed<String>) -> bool {
        let plain = |c: char| c.is_ascii_alphanumeric() || "-_./:@~+".contains(c);
        let fits = !word.value.is_empty() && !word.value.starts_with('-') && word.value.chars().all(plain);
        if !fits {
            self.found.push(error::wrong_value(word.span, "an address or a revision, without blanks and quotes"));
        }
        fits
    }

    fn locales(&mut self, value: Placed<Yaml>) -> Vec<String> {
        let items = self.list(value, "a list of locales: `[en, fr]`");
        items
            .into_iter()
            .filter_map(|item| {
                let (mut locale, span) = (String::new(), item.span);
                self.set(&mut locale, item, words::LOCALE, words::is_locale);
                let known = runebook_book::phrase::locales();
                if !locale.is_empty() && !known.contains(&locale.as_str()) {
                    self.found.push(error::unspoken(span, &locale, &known));
                }
                Some(locale).filter(|locale| !locale.is_empty())
            })
            .collect()
    }

    fn makes(&mut self, value: Placed<Yaml>) -> Vec<Makes> {
        let items = self.list(value, "a list such as `[table, book]`, or `[check]`");
        items.into_iter().filter_map(|item| self.choice(item, Makes::ALL)).collect()
    }

    fn levels(&mut self, value: Placed<Yaml>) -> Vec<(Placed<String>, Level)> {
        let pairs = self.any_map(value, "levels by lint: `{ untested_entry: warn }`");
        pairs.into_iter().filter_map(|(lint, level)| Some((lint, self.choice(level, Level::ALL)?))).collect()
    }

    fn overrides(&mut self, value: Placed<Yaml>) -> Vec<LintOverride> {
        let items = self.list(value, "a list of `{ path: drafts/**, set: { … } }`");
        items.into_iter().filter_map(|item| self.one_override(item)).collect()
    }

    fn one_override(&mut self, item: Placed<Yaml>) -> Option<LintOverride> {
        let span = item.span;
        let (mut path, mut set) = (None, Vec::new());
        for (key, value) in self.map(item, "an entry of lint_overrides", &["path", "set"]) {
            match key.value.as_str() {
                "path" => path = self.word(value, "a path such as `drafts/**`"),
                _ => set = self.levels(value),
            }
        }
        if path.is_none() {
            self.found.push(error::missing_key(span, "path"));
        }
        Some(LintOverride { path: path?, set })
    }

    fn sheets(&mut self, value: Placed<Yaml>) -> Vec<SheetForm> {
        let items = self.list(value, "a list of `{ path: sheets/**, separator: \";\" }`");
        items.into_iter().filter_map(|item| self.sheet(item)).collect()
    }

    fn sheet(&mut self, item: Placed<Yaml>) -> Option<SheetForm> {
        let span = item.span;
        let (mut path, mut form) = (None, SheetForm::default());
        for (key, value) in self.map(item, "an entry of sheets", &["path", "separator", "decimals", "encoding"]) {
            match key.value.as_str() {
                "path" => path = self.word(value, "a path such as `sheets/**`"),
                "separator" => form.separator = self.choice(value, SEPARATORS),
                "decimals" => form.decimal_comma = self.choice(value, DECIMALS).unwrap_or(false),
                _ => form.encoding = self.encoding(value),
            }
        }
        if path.is_none() {
            self.found.push(error::missing_key(span, "path"));
        }
        Some(SheetForm { path: path?.value, ..form })
    }

    fn encoding(&mut self, value: Placed<Yaml>) -> Option<&'static encoding_rs::Encoding> {
        let wanted = "the name of an encoding, such as `windows-1252` or `shift_jis`";
        let word = self.word(value, wanted)?;
        let found = encoding_rs::Encoding::for_label(word.value.as_bytes());
        if found.is_none() {
            self.found.push(error::wrong_value(word.span, wanted));
        }
        found
    }

    fn duel(&mut self, value: Placed<Yaml>) -> Duel {
        let mut duel = Duel::default();
        for (key, value) in self.map(value, "duel", &["a", "b", "plan"]) {
            let slot = match key.value.as_str() {
                "a" => &mut duel.a,
                "b" => &mut duel.b,
                _ => &mut duel.plan,
            };
            *slot = self.word(value, "the name of a character or plan");
        }
        duel
    }

    fn sweep(&mut self, value: Placed<Yaml>) -> Sweep {
        let mut sweep = Sweep::default();
        for (key, value) in self.map(value, "sweep", Sweep::KEYS) {
            let slot = match key.value.as_str() {
                "builds" => &mut sweep.builds,
                "foes" => &mut sweep.foes,
                _ => &mut sweep.plans,
            };
            let wanted = "a list of characters or plans, such as `[hero, foes/]`";
            *slot = self.list(value, wanted).into_iter().filter_map(|word| self.word(word, wanted)).collect();
        }
        sweep
    }

    fn words(&mut self, value: Placed<Yaml>, wanted: &str) -> Words {
        let pairs = self.any_map(value, wanted);
        let mut read = Words::new();
        for (locale, value) in pairs {
            if !words::is_locale(&locale.value) {
                self.found.push(error::wrong_value(locale.span, words::LOCALE));
            } else if let Some(word) = self.word(value, "a text") {
                read.push((locale, word));
            }
        }
        read
    }

    fn reasons(&mut self, value: Placed<Yaml>) -> Words {
        let pairs = self.any_map(value, "reasons by clause: `{ \"abilities/melee.rune: health > 0\": … }`");
        pairs
            .into_iter()
            .filter_map(|(key, value)| Some((key, self.word(value, "a sentence that says why")?)))
            .collect()
    }

    fn choice<T: Copy>(&mut self, value: Placed<Yaml>, all: &[(&str, T)]) -> Option<T> {
        let names: Vec<&str> = all.iter().map(|(name, _)| *name).collect();
        let word = self.word(value, &words::one_of(&names))?;
        let chosen = all.iter().find(|(name, _)| *name == word.value);
        if chosen.is_none() {
            self.found.push(error::wrong_choice(&word, &names));
        }
        chosen.map(|(_, value)| *value)
    }

    fn word(&mut self, value: Placed<Yaml>, wanted: &str) -> Option<Placed<String>> {
        take::word(value, wanted, &mut self.found)
    }

    fn list(&mut self, value: Placed<Yaml>, wanted: &str) -> Vec<Placed<Yaml>> {
        take::list(value, wanted, &mut self.found)
    }

    fn map(&mut self, value: Placed<Yaml>, whose: &str, keys: &[&str]) -> Pairs {
        take::map(value, whose, keys, &mut self.found)
    }

    fn any_map(&mut self, value: Placed<Yaml>, wanted: &str) -> Pairs {
        take::any_map(value, wanted, &mut self.found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn codes(text: &str) -> Vec<&'static str> {
        manifest(text, 0).1.iter().map(|found| found.code).collect()
    }

    #[test]
    fn the_example_of_the_design_reads_clean() {
        let text = include_str!("example.yaml");
        let (manifest, found) = manifest(text, 0);
        assert_eq!(found, []);
        assert_eq!((manifest.name.as_str(), manifest.version.as_str()), ("sil-q", "1.5.0"));
        assert_eq!(manifest.locales, ["en", "fr", "ja"]);
        assert_eq!(manifest.duel.b.unwrap().value, "orc");
        assert_eq!(manifest.sweep.foes[0].value, "foes/");
        assert_eq!(manifest.lints[0].1, Level::Deny);
        for key in KEYS {
            assert!(text.contains(&format!("{key}:")), "the example lacks {key}");
        }
    }

    #[test]
    fn every_mistake_has_its_own_finding() {
        let text = "langauge: 1\nname: [x]\nlints: { a: forbid }\nmakes: [tables]\nduel: { c: hero }\nlocales: en\n";
        assert_eq!(codes(text), ["E081", "E083", "E083", "E083", "E081", "E083"]);
    }

    #[test]
    fn suggestions_can_be_applied() {
        let found = manifest("language: 1\nname: a\nlicense: x\n", 0).1;
        assert_eq!(found[0].fix.as_ref().unwrap().edits[0].text, "licence");
        assert_eq!(found[0].primary.span, Span::new(0, 20, 27));
    }

    #[test]
    fn an_empty_manifest_lacks_its_two_keys() {
        assert_eq!(codes(""), ["E082", "E082"]);
        assert_eq!(codes("- a\n"), ["E083", "E082", "E082"]);
    }

    #[test]
    fn locales_hold_the_source_locale() {
        assert_eq!(manifest("language: 1\nname: a\nsource_locale: fr\n", 0).0.locales, ["fr"]);
        assert_eq!(codes("language: 1\nname: a\nlocales: [fr]\n"), ["E083"]);
    }
}
