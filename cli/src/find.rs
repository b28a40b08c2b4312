//! The packs that a command line names: packs, and folders of packs.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use runebook_driver::Pack;
use runebook_driver::pack::shelf::MANIFEST;

use crate::console::Failure;
use crate::read::{self, Disk};

/// How many folders deep packs are looked for.
const DEEPEST: usize = 3;

/// The name of standard input on a command line.
pub const STDIN: &str = "-";

/// What a pack from standard input is called.
pub const STDIN_SHOWN: &str = "<stdin>";

/// Opens all packs named by `paths`, each once, in the order named; those of one folder by name.
pub fn packs(paths: &[PathBuf]) -> Result<Vec<Pack>, Failure> {
    let mut seen = BTreeSet::new();
    let mut packs = Vec::new();
    for path in paths {
        for folder in folders(path)? {
            if seen.insert(Path::new(&folder).canonicalize().unwrap_or_else(|_| PathBuf::from(&folder))) {
                packs.push(open(&folder)?);
            }
        }
    }
    Ok(packs)
}

/// Opens the one pack named by `path`, or the text on standard input.
pub fn pack(path: &Path) -> Result<Pack, Failure> {
    match &packs(&[path.to_owned()])?[..] {
        [pack] => Ok(pack.clone()),
        many => {
            let names: Vec<_> = many.iter().map(|pack| format!("`{}`", pack.folder)).collect();
            Err(Failure::new(format!("This command takes one pack; there are several: {}.", names.join(", "))))
        }
    }
}

fn open(folder: &str) -> Result<Pack, Failure> {
    if folder == STDIN {
        let bytes = read::standard_input().map_err(Failure::new)?;
        return Ok(Pack::of_text(STDIN_SHOWN, &bytes));
    }
    Pack::open(folder, &mut Disk).map_err(|refusal| Failure::new(refusal.sentence))
}

fn folders(path: &Path) -> Result<Vec<String>, Failure> {
    let shown = shown(path)?;
    if shown == STDIN {
        return Ok(vec![shown]);
    }
    if let Some(folder) = shown.strip_suffix(MANIFEST).filter(|_| path.is_file()) {
        let folder = folder.trim_end_matches('/');
        return Ok(vec![if folder.is_empty() { "." } else { folder }.to_owned()]);
    }
    if !path.is_dir() || path.join(MANIFEST).exists() {
        return Ok(vec![shown]);
    }
    let mut found = Vec::new();
    search(path, &shown, DEEPEST, &mut found);
    if found.is_empty() {
        let sentence = format!("The folder `{shown}` holds no pack: there is no `{MANIFEST}` in it or in its folders.");
        return Err(Failure::new(sentence));
    }
    Ok(found)
}

/// Adds the packs below `folder`, by name. A pack's own folders hold no further packs.
fn search(folder: &Path, shown: &str, deepest: usize, found: &mut Vec<String>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    let real = |entry: &fs::DirEntry| entry.file_type().is_ok_and(|kind| kind.is_dir());
    let mut names: Vec<String> =
        entries.flatten().filter(real).filter_map(|entry| entry.file_name().into_string().ok()).collect();
    names.sort();
    for name in names.into_iter().filter(|name| !name.starts_with('.') && name != "target") {
        let (path, shown) = (folder.join(&name), if shown == "." { name.clone() } else { format!("{shown}/{name}") });
        if path.join(MANIFEST).exists() {
            found.push(shown);
        } else if deepest > 1 {
            search(&path, &shown, deepest - 1, found);
        }
    }
}

/// A path as it is shown: with `/`, without one at the end.
pub fn shown(path: &Path) -> Result<String, Failure> {
    let Some(text) = path.to_str() else {
        return Err(Failure::new(format!("The path `{}` is not UTF-8 text.", path.to_string_lossy())));
    };
    let text = if cfg!(windows) { text.replace('\\', "/") } else { text.to_owned() };
    if text.is_empty() {
        return Err(Failure::new("A path is empty; name the folder of a pack."));
    }
    let trimmed = text.trim_end_matches('/');
    Ok(if trimmed.is_empty() { "/".to_owned() } else { trimmed.to_owned() })
}
