//! Waits for files to change.

use std::path::Path;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use notify::{Event, EventKind, RecommendedWatcher, RecursiveMode, Watcher};

use crate::console::Failure;

/// An editor writes a file in several steps; so long nothing may happen before it has finished.
const QUIET: Duration = Duration::from_millis(15);

/// Folders that are looked at.
pub struct Watch {
    // dropped, it looks no more
    _watcher: RecommendedWatcher,
    events: Receiver<()>,
}

impl Watch {
    /// Looks at folders and all in them.
    pub fn over(folders: &[String]) -> Result<Self, Failure> {
        let (tell, events) = channel();
        let cannot = |error: notify::Error| Failure::new(format!("Changes of files cannot be seen: {error}."));
        let mut watcher = notify::recommended_watcher(move |event: Result<Event, notify::Error>| {
            // that somebody only looks at a file is nothing
            if !event.is_ok_and(|event| matches!(event.kind, EventKind::Access(_))) {
                // nobody listens any more when the command ends
                let _ = tell.send(());
            }
        })
        .map_err(cannot)?;
        for folder in folders {
            watcher.watch(Path::new(folder), RecursiveMode::Recursive).map_err(cannot)?;
        }
        Ok(Self { _watcher: watcher, events })
    }

    /// Returns after something has changed and all is quiet again; false if nothing can be seen any more.
    pub fn wait(&self) -> bool {
        let some = self.events.recv().is_ok();
        while self.events.recv_timeout(QUIET).is_ok() {}
        some
    }
}
