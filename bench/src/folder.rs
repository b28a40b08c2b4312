//! The rules of a pack as they lie in its folder.

use std::io;
use std::path::Path;

use runebook_compiler::File;

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
