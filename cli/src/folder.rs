//! Folders are replaced whole or not at all: written beside their place, then moved into it.

use std::fs;
use std::io;
use std::path::Path;

use crate::console::{Failure, reason};

/// Stands in every folder that was written here: such a one may be replaced, and no other.
const MARK: &str = ".runebook";

/// Puts a folder of files at `path`; what was there goes when all of it is written. A folder that holds anything but what was
/// written by this function is left alone.
pub fn replace(path: &Path, files: &[(String, Vec<u8>)]) -> Result<(), Failure> {
    let path = &path.canonicalize().unwrap_or_else(|_| path.to_owned());
    if is_anothers(path) {
        return Err(Failure::new(format!(
            "`{}` holds files that are no earlier result of this command, and would be lost: nothing was written. Name another \
             folder, or empty this one.",
            path.display()
        )));
    }
    try_replace(path, files).map_err(|error| {
        let kept = if path.exists() { " What was there is untouched." } else { "" };
        Failure::new(format!("`{}` could not be written: {}.{kept}", path.display(), reason(&error)))
    })
}

/// Whether something is there that was not written here.
fn is_anothers(path: &Path) -> bool {
    match fs::read_dir(path) {
        Ok(mut files) => files.next().is_some() && !path.join(MARK).exists(),
        Err(_) => path.exists(),
    }
}

fn try_replace(path: &Path, files: &[(String, Vec<u8>)]) -> io::Result<()> {
    let parent = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    fs::create_dir_all(parent)?;
    let draft = tempfile::Builder::new().prefix(".runebook-").suffix(".part").tempdir_in(parent)?;
    for (name, bytes) in files {
        let place = draft.path().join(name);
        if let Some(folder) = place.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(place, bytes)?;
    }
    fs::write(draft.path().join(MARK), "Written by runebook, which may replace this folder.\n")?;
    open_to_all(draft.path())?;
    let old = tempfile::Builder::new().prefix(".runebook-").suffix(".old").tempdir_in(parent)?;
    let aside = old.path().join("old");
    let had = path.exists();
    if had {
        fs::rename(path, &aside)?;
    }
    if let Err(error) = fs::rename(draft.path(), path) {
        if had {
            fs::rename(&aside, path)?;
        }
        return Err(error);
    }
    // it has been moved: there is nothing left for the draft to remove
    let _ = draft.keep();
    Ok(())
}

/// A temporary folder is its owner's alone; one that people read is not.
#[cfg(unix)]
fn open_to_all(folder: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(folder, fs::Permissions::from_mode(0o755))
}

#[cfg(not(unix))]
fn open_to_all(_folder: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_new_folder_takes_the_place_of_the_old() {
        let root = tempfile::tempdir().unwrap();
        let path = root.path().join("book");
        replace(&path, &[("en/old.html".to_owned(), b"old".to_vec())]).unwrap();
        replace(&path, &[("en/new.html".to_owned(), b"new".to_vec())]).unwrap();
        assert_eq!(fs::read(path.join("en/new.html")).unwrap(), b"new");
        assert!(!path.join("en/old.html").exists());
        assert_eq!(fs::read_dir(root.path()).unwrap().count(), 1);
    }

    #[test]
    fn what_somebody_else_put_there_is_left_alone() {
        let root = tempfile::tempdir().unwrap();
        let path = root.path().join("mine");
        fs::create_dir(&path).unwrap();
        replace(&path, &[("a".to_owned(), b"1".to_vec())]).unwrap();
        fs::remove_file(path.join(MARK)).unwrap();
        let failure = replace(&path, &[("b".to_owned(), b"2".to_vec())]).unwrap_err();
        assert!(failure.sentence.contains("would be lost"), "{failure:?}");
        assert_eq!(fs::read(path.join("a")).unwrap(), b"1");
        let file = root.path().join("file");
        fs::write(&file, b"x").unwrap();
        assert!(replace(&file, &[]).is_err());
        assert_eq!(fs::read(&file).unwrap(), b"x");
    }

    #[test]
    fn a_file_in_the_way_of_its_parent_is_a_sentence() {
        let root = tempfile::tempdir().unwrap();
        fs::write(root.path().join("book"), b"a file").unwrap();
        let failure = replace(&root.path().join("book/en"), &[]).unwrap_err();
        assert!(failure.sentence.contains("could not be written"), "{failure:?}");
    }
}
