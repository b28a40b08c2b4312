//! The rules of a pack as they lie in its folder.

use std::io;
use std::path::Path;

use runebook_compiler::File;
use runebook_driver::Shelf;
use runebook_driver::pack::shelf::{Refusal, Taken, TakenFile, wanted};

/// The files of rules in these folders, the base first: each folder is an edition of the one before.
///
/// # Errors
/// A folder or a file that cannot be read.
pub fn packs(folders: &[String]) -> io::Result<Vec<File>> {
    let mut files = Vec::new();
    for (edition, folder) in folders.iter().enumerate() {
        rules(Path::new(folder), u32::try_from(edition).unwrap_or(u32::MAX), &mut files)?;
    }
    Ok(files)
}

fn rules(folder: &Path, edition: u32, files: &mut Vec<File>) -> io::Result<()> {
    let mut inside = std::fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    inside.sort();
    for path in inside {
        if path.is_dir() {
            rules(&path, edition, files)?;
        } else if path.extension().is_some_and(|ending| ending == "rune") {
            files.push(File { path: path.display().to_string(), text: std::fs::read_to_string(&path)?, edition });
        }
    }
    Ok(())
}

/// The disk as the driver asks for packs.
#[derive(Clone, Copy, Debug, Default)]
pub struct Disk;

impl Shelf for Disk {
    fn take(&mut self, folder: &str) -> Result<Taken, Refusal> {
        let said = |error: io::Error| Refusal { sentence: format!("The folder `{folder}` cannot be read: {error}.") };
        let root = Path::new(folder).canonicalize().map_err(said)?;
        let mut files = Vec::new();
        all(&root, "", &mut files).map_err(said)?;
        Ok(Taken { identity: root.display().to_string(), files })
    }

    fn has(&mut self, folder: &str, path: &str) -> bool {
        Path::new(folder).join(path).is_file()
    }

    fn read(&mut self, folder: &str, path: &str) -> Result<Vec<u8>, String> {
        std::fs::read(Path::new(folder).join(path)).map_err(|error| error.to_string())
    }
}

/// All files below a folder that a pack needs.
fn all(folder: &Path, within: &str, files: &mut Vec<TakenFile>) -> io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let entry = entry?;
        let path = format!("{within}{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            all(&entry.path(), &format!("{path}/"), files)?;
        } else if wanted(&path) {
            files.push(TakenFile { path, bytes: std::fs::read(entry.path()).map_err(|error| error.to_string()) });
        }
    }
    Ok(())
}
