//! Files are replaced whole or not at all: written beside their place, then moved into it.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use crate::console::{Failure, reason};

/// Puts `bytes` at `path`; its folders are made. A pipe or a device is written into. A link is followed, rights stay. Whatever fails, the old file is whole.
pub fn replace(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    if is_no_file(path) {
        return write_into(path, bytes)
            .map_err(|error| Failure::new(format!("`{}` could not be written: {}.", path.display(), reason(&error))));
    }
    let place = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    try_replace(&place, bytes).map_err(|error| {
        let kept = if place.exists() { " The file that was there is untouched." } else { "" };
        Failure::new(format!("`{}` could not be written: {}.{kept}", path.display(), reason(&error)))
    })
}

/// Whether something is there that is neither a file nor a folder: a pipe or a device, which nothing may be put in the
/// place of.
pub fn is_no_file(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|about| !about.is_file() && !about.is_dir())
}

fn write_into(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let mut open = fs::OpenOptions::new().write(true).open(path)?;
    open.write_all(bytes)?;
    open.flush()
}

fn try_replace(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let folder = folder_of(path);
    fs::create_dir_all(&folder)?;
    let mut draft = builder(path).tempfile_in(&folder)?;
    draft.write_all(bytes)?;
    draft.as_file().sync_all()?;
    draft.persist(path).map_err(|error| error.error)?;
    Ok(())
}

fn folder_of(path: &Path) -> PathBuf {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder.to_owned(),
        Some(_) | None => PathBuf::from("."),
    }
}

/// A draft with the rights of the file it replaces, else those that files get here.
fn builder(path: &Path) -> tempfile::Builder<'static, 'static> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".runebook-").suffix(".part");
    if let Some(rights) = rights(path) {
        builder.permissions(rights);
    }
    builder
}

#[cfg(unix)]
fn rights(path: &Path) -> Option<fs::Permissions> {
    use std::os::unix::fs::PermissionsExt;
    Some(fs::metadata(path).map_or_else(|_| fs::Permissions::from_mode(0o666), |about| about.permissions()))
}

#[cfg(not(unix))]
fn rights(_path: &Path) -> Option<fs::Permissions> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_made_and_replaced_with_their_folders() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a/b/c.txt");
        replace(&path, b"one").unwrap();
        replace(&path, b"two").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"two");
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);
    }

    #[cfg(unix)]
    #[test]
    fn a_pipe_is_written_into_and_stays_one() {
        use std::os::unix::fs::FileTypeExt;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("pipe");
        assert!(std::process::Command::new("mkfifo").arg(&path).status().unwrap().success());
        let reader = std::thread::spawn({
            let path = path.clone();
            move || fs::read(path).unwrap()
        });
        replace(&path, b"through").unwrap();
        assert_eq!(reader.join().unwrap(), b"through");
        assert!(fs::metadata(&path).unwrap().file_type().is_fifo());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn a_folder_in_the_place_is_a_sentence() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("c");
        fs::create_dir(&path).unwrap();
        let failure = replace(&path, b"x").unwrap_err();
        assert!(failure.sentence.contains("could not be written"), "{failure:?}");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }
}
