//! Packs from the disk. Whatever lies there, there is a sentence for it.

use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};

use runebook_driver::Shelf;
use runebook_driver::pack::shelf::{MANIFEST, Refusal, Taken, TakenFile, wanted};

use crate::console::reason;

/// The largest file that is read, in bytes.
const LARGEST: u64 = 64 * 1024 * 1024;
/// Folders nested deeper are not looked into.
const DEEPEST: usize = 64;

/// The disk as a shelf; folders are paths as the user would write them.
#[derive(Clone, Copy, Debug, Default)]
pub struct Disk;

impl Shelf for Disk {
    fn take(&mut self, folder: &str) -> Result<Taken, Refusal> {
        let path = Path::new(folder);
        check_folder(path, folder)?;
        let root = path.canonicalize().map_err(|error| cannot(folder, &reason(&error)))?;
        if fs::symlink_metadata(root.join(MANIFEST)).is_err() {
            return Err(refusal(format!("The folder `{folder}` holds no `{MANIFEST}`, so it is no pack.")));
        }
        let mut walk = Walk { root: root.clone(), files: Vec::new() };
        walk.folder(&root, "", 0);
        Ok(Taken { identity: root.to_string_lossy().into_owned(), files: walk.files })
    }

    fn has(&mut self, folder: &str, path: &str) -> bool {
        Path::new(folder).join(path).is_file()
    }

    fn read(&mut self, folder: &str, path: &str) -> Result<Vec<u8>, String> {
        let whole = Path::new(folder).join(path);
        let real = |path: &Path| path.canonicalize().map_err(|error| format!("The system says: {}.", reason(&error)));
        if !real(&whole)?.starts_with(real(Path::new(folder))?) {
            return Err("It is a link that leads out of the pack.".to_owned());
        }
        bytes(&whole)
    }
}

fn check_folder(path: &Path, shown: &str) -> Result<(), Refusal> {
    match fs::metadata(path) {
        Ok(about) if about.is_dir() => Ok(()),
        Ok(_) => Err(refusal(format!("`{shown}` is a file; name the folder that holds the pack's `{MANIFEST}`."))),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            Err(refusal(format!("There is no folder `{shown}`.")))
        }
        Err(error) => Err(cannot(shown, &reason(&error))),
    }
}

fn refusal(sentence: String) -> Refusal {
    Refusal { sentence }
}

fn cannot(folder: &str, why: &str) -> Refusal {
    refusal(format!("The folder `{folder}` cannot be read: {why}."))
}

/// The bytes of a file, or a sentence.
pub fn bytes(path: &Path) -> Result<Vec<u8>, String> {
    let said = |error: std::io::Error| format!("The system says: {}.", reason(&error));
    let about = fs::metadata(path).map_err(said)?;
    if about.is_dir() {
        return Err("It is a folder in the place of a file.".to_owned());
    }
    if !about.is_file() {
        return Err("It is neither a file nor a folder.".to_owned());
    }
    let mut bytes = Vec::new();
    File::open(path).map_err(said)?.take(LARGEST + 1).read_to_end(&mut bytes).map_err(said)?;
    if bytes.len() as u64 > LARGEST {
        return Err(format!("It is larger than {} MB.", LARGEST / 1024 / 1024));
    }
    Ok(bytes)
}

/// The bytes of standard input, or a sentence.
pub fn standard_input() -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    let read = std::io::stdin().lock().take(LARGEST + 1).read_to_end(&mut bytes);
    read.map_err(|error| format!("The standard input cannot be read: {}.", reason(&error)))?;
    if bytes.len() as u64 > LARGEST {
        return Err(format!("The standard input is larger than {} MB.", LARGEST / 1024 / 1024));
    }
    Ok(bytes)
}

/// A walk through one pack. Hidden names are left out; links are followed within the pack.
struct Walk {
    root: PathBuf,
    files: Vec<TakenFile>,
}

impl Walk {
    fn folder(&mut self, folder: &Path, shown: &str, depth: usize) {
        let entries = match fs::read_dir(folder) {
            Ok(entries) => entries,
            Err(error) => return self.bad(shown, &format!("The folder cannot be read: {}.", reason(&error))),
        };
        if depth > DEEPEST {
            return self.bad(shown, "The folders are nested too deep.");
        }
        for entry in entries.flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            let shown = if shown.is_empty() { name.clone() } else { format!("{shown}/{name}") };
            if !name.starts_with('.') {
                self.entry(&entry.path(), &shown, depth);
            }
        }
    }

    fn entry(&mut self, path: &Path, shown: &str, depth: usize) {
        let Ok(about) = fs::symlink_metadata(path) else { return };
        if about.is_symlink() {
            self.link(path, shown, depth);
        } else if wanted(shown) {
            self.files.push(TakenFile { path: shown.to_owned(), bytes: bytes(path) });
        } else if about.is_dir() {
            self.folder(path, shown, depth + 1);
        }
    }

    fn link(&mut self, path: &Path, shown: &str, depth: usize) {
        let matters = wanted(shown);
        let target = match path.canonicalize() {
            Ok(target) => target,
            Err(_) if !matters => return,
            Err(error) => return self.bad(shown, &format!("It is a link that leads nowhere: {}.", reason(&error))),
        };
        let folder = target.is_dir();
        if !matters && !folder {
            return;
        }
        if !target.starts_with(&self.root) {
            return self
                .bad(shown, "It is a link that leads out of the pack; `extends` is the way to use another pack.");
        }
        if folder && path.parent().and_then(|own| own.canonicalize().ok()).is_none_or(|own| own.starts_with(&target)) {
            return self.bad(shown, "It is a link back to a folder that holds it.");
        }
        self.entry(&target, shown, depth);
    }

    fn bad(&mut self, shown: &str, sentence: &str) {
        self.files.push(TakenFile { path: shown.to_owned(), bytes: Err(sentence.to_owned()) });
    }
}
