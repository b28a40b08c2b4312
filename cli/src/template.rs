//! The packs that `new` begins from: files of this binary.

use include_dir::{Dir, include_dir};

/// What a new pack can begin from.
#[derive(Clone, Copy, Debug)]
pub struct Template {
    /// Its name on the command line.
    pub name: &'static str,
    /// What it is good for.
    pub about: &'static str,
    /// Packs that it extends and that come with it, by the names of their folders.
    bases: &'static [(&'static str, &'static Dir<'static>)],
}

static OWN: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/templates");
static SIL: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../content/sil");
static SIL_Q: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../content/sil-q");

/// All of them, by name.
pub const ALL: &[Template] = &[
    Template { name: "book", about: "rules for a rulebook alone: formulas, checks and their tables", bases: &[] },
    Template { name: "d20", about: "a game of d20 and armour, with abilities and a duel", bases: &[] },
    Template { name: "d6", about: "a game of exploding d6 and wounds, with talents and a duel", bases: &[] },
    Template { name: "items", about: "weapons from a sheet and armour that protects while it is worn", bases: &[] },
    Template {
        name: "sil-q",
        about: "an edition of Sil-Q, beside the packs it extends",
        bases: &[("sil", &SIL), ("sil-q", &SIL_Q)],
    },
];

/// The template called `name`.
#[must_use]
pub fn named(name: &str) -> Option<Template> {
    ALL.iter().copied().find(|template| template.name == name)
}

/// A file of a new pack: its path in the new folder, with `/`, and its bytes.
pub type NewFile = (String, Vec<u8>);

impl Template {
    /// The folder of the pack itself within the new folder: packs that extend others stand beside them.
    #[must_use]
    pub fn place(&self, pack: &str) -> String {
        if self.bases.is_empty() { String::new() } else { pack.to_owned() }
    }

    /// All files of a new pack called `pack`.
    #[must_use]
    pub fn files(&self, pack: &str) -> Vec<NewFile> {
        let mut all = Vec::new();
        for (folder, base) in self.bases {
            add(base, base, folder, &mut all);
        }
        if let Some(own) = OWN.get_dir(self.name) {
            let from = all.len();
            add(own, own, &self.place(pack), &mut all);
            all[from..].iter_mut().for_each(|file| rename(file, self.name, pack));
        }
        all
    }
}

/// Adds the files of `folder`, their paths taken from `root` on and put below `place`.
fn add(root: &Dir<'_>, folder: &Dir<'_>, place: &str, all: &mut Vec<NewFile>) {
    for file in folder.files() {
        let path = file.path().strip_prefix(root.path()).unwrap_or_else(|_| file.path());
        let parts = path.components().map(|part| part.as_os_str().to_string_lossy().into_owned());
        let whole = Some(place.to_owned()).filter(|place| !place.is_empty()).into_iter().chain(parts);
        all.push((whole.collect::<Vec<_>>().join("/"), file.contents().to_vec()));
    }
    folder.dirs().for_each(|inner| add(root, inner, place, all));
}

/// Writes the new pack's name into its manifest.
fn rename(file: &mut NewFile, from: &str, to: &str) {
    if file.0.ends_with("pack.yaml") {
        let text = String::from_utf8_lossy(&file.1).replacen(&format!("name: {from}\n"), &format!("name: {to}\n"), 1);
        file.1 = text.into_bytes();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_is_the_folder() {
        let mut folders: Vec<_> = OWN.dirs().filter_map(|folder| folder.path().to_str()).collect();
        folders.sort_unstable();
        assert_eq!(folders, ALL.iter().map(|template| template.name).collect::<Vec<_>>());
    }

    #[test]
    fn a_new_pack_has_its_name() {
        for template in ALL {
            let files = template.files("mine");
            let manifest = [template.place("mine"), "pack.yaml".to_owned()];
            let path = manifest.iter().filter(|part| !part.is_empty()).cloned().collect::<Vec<_>>().join("/");
            let manifest = files.iter().find(|(at, _)| *at == path).unwrap_or_else(|| panic!("{path}"));
            assert!(String::from_utf8_lossy(&manifest.1).contains("name: mine\n"), "{}", template.name);
        }
    }
}
