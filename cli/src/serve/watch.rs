//! Waits for files to change.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use notify::{Event, EventKind, RecommendedWatcher, RecursiveMode, Watcher};

use crate::console::Failure;

/// An editor writes a file in several steps; so long nothing may happen before it has finished.
const QUIET: Duration = Duration::from_millis(8);

/// Folders that are looked at.
pub struct Watch {
    watcher: RecommendedWatcher,
    folders: Arc<Mutex<Vec<PathBuf>>>,
    events: Receiver<()>,
}

impl Watch {
    /// Looks at nothing yet.
    pub fn new() -> Result<Self, Failure> {
        let (tell, events) = channel();
        let folders = Arc::<Mutex<Vec<PathBuf>>>::default();
        let known = Arc::clone(&folders);
        let watcher = notify::recommended_watcher(move |event: Result<Event, notify::Error>| {
            // that somebody only looks at a file is nothing, nor is what happens beside the folders
            let matters = event.as_ref().map_or(true, |event| {
                let known = known.lock().unwrap_or_else(PoisonError::into_inner);
                let inside = |path: &PathBuf| known.iter().any(|folder| path.starts_with(folder));
                !matches!(event.kind, EventKind::Access(_)) && event.paths.iter().any(inside)
            });
            if matters {
                // nobody listens any more when the command ends
                let _ = tell.send(());
            }
        });
        let watcher = watcher.map_err(|error| cannot(&error))?;
        Ok(Self { watcher, folders, events })
    }

    /// Looks at these folders and all in them, and at what they lie in: one that is not there may be made. Returns whether some
    /// were not looked at before: what has changed in them until now goes unseen.
    pub fn over(&mut self, folders: &[String]) -> Result<bool, Failure> {
        let new: Vec<PathBuf> = folders.iter().filter_map(|folder| whole(Path::new(folder))).collect();
        // whoever tells of events asks for the folders: they are not held while it is spoken with
        let known = || self.folders.lock().unwrap_or_else(PoisonError::into_inner);
        let before = known().clone();
        let added: Vec<PathBuf> = new.iter().filter(|folder| !before.contains(folder)).cloned().collect();
        known().extend(added.iter().cloned());
        let known = known().clone();
        for folder in added.iter().filter(|folder| folder.is_dir()) {
            self.watcher.watch(folder, RecursiveMode::Recursive).map_err(|error| cannot(&error))?;
        }
        let around = new.iter().filter_map(|folder| folder.parent()).filter(|parent| !inside(&known, parent));
        for parent in around {
            // where that is not allowed, only a folder that is made again goes unseen
            let _ = self.watcher.watch(parent, RecursiveMode::NonRecursive);
        }
        Ok(!added.is_empty())
    }

    /// Returns after something has changed and all is quiet again; false if nothing can be seen any more.
    pub fn wait(&mut self) -> bool {
        let some = self.events.recv().is_ok();
        while self.events.recv_timeout(QUIET).is_ok() {}
        self.again();
        some
    }

    /// Looks at folders anew: what was removed and made again is another folder of the same name. What changes meanwhile is
    /// read after this.
    fn again(&mut self) {
        let known = self.folders.lock().unwrap_or_else(PoisonError::into_inner).clone();
        for folder in known {
            if folder.is_dir() {
                let _ = self.watcher.watch(&folder, RecursiveMode::Recursive);
            } else {
                // it was looked at until it was removed
                let _ = self.watcher.unwatch(&folder);
            }
        }
    }
}

/// A folder as events name it, also where it is not there yet.
fn whole(folder: &Path) -> Option<PathBuf> {
    // the name of a folder beside it has no parent that is written
    let beside = || Some(Path::new(".").join(folder).parent()?.canonicalize().ok()?.join(folder.file_name()?));
    folder.canonicalize().ok().or_else(beside)
}

/// Whether a folder lies in one of these.
fn inside(folders: &[PathBuf], one: &Path) -> bool {
    folders.iter().any(|folder| one.starts_with(folder))
}

fn cannot(error: &notify::Error) -> Failure {
    Failure::new(format!("Changes of files cannot be seen: {error}."))
}
