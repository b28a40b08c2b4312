//! Prints a pack's books as often as its texts change: the page on view at once, all others in the background.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Instant;

use runebook_driver::press::{self, Draft, Printed};

use super::site::Site;
use crate::find;
use crate::read::Disk;

/// Prints the books of one pack again and again.
pub struct Press {
    folder: String,
    press: press::Press,
    desk: Arc<Mutex<Desk>>,
}

/// What those who print share.
#[derive(Default)]
struct Desk {
    /// How often texts were read: only what was made of the newest is printed.
    turn: u64,
    printed: Option<Arc<Printed>>,
}

fn locked(desk: &Mutex<Desk>) -> MutexGuard<'_, Desk> {
    // nobody leaves it half changed, whatever else fails
    desk.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Press {
    /// For the pack in a folder. Nothing is printed yet.
    pub fn new(folder: String) -> Self {
        Self { folder, press: press::Press::default(), desk: Arc::default() }
    }

    /// Prints what the texts on the disk say, or says on the site what is wrong with them. The page on view is printed when
    /// this returns; `done` is told when all else is, or why it cannot be. Returns the folders that its texts lie in.
    pub fn print(
        &mut self,
        site: &Arc<Site>,
        done: impl FnOnce(Result<Instant, String>) + Send + 'static,
    ) -> Vec<String> {
        let began = Instant::now();
        let (turn, printed) = {
            let mut desk = locked(&self.desk);
            desk.turn += 1;
            (desk.turn, desk.printed.clone())
        };
        let draft = match self.press.read(&self.folder, &mut Disk) {
            Ok(draft) => draft,
            Err(broken) => {
                site.fail(broken.why.clone());
                done(Err(broken.why));
                return broken.folders;
            }
        };
        let on_view = site.looked_at();
        if let (Some((locale, page)), Some(printed)) = (&on_view, printed)
            && let Some(html) = draft.page(&printed, locale, page)
        {
            site.put(&format!("{locale}/{page}.html"), html.into_bytes());
        }
        let folders = draft.folders();
        let (site, desk) = (Arc::clone(site), Arc::clone(&self.desk));
        thread::spawn(move || {
            let first = on_view.map(|(locale, _)| locale);
            if let Some(all) = rest(&draft, &desk, turn, first.as_deref(), &site) {
                done(all.map(|()| began));
            }
        });
        folders
    }
}

/// Prints all pages, if nobody has read newer texts meanwhile.
fn rest(draft: &Draft, desk: &Mutex<Desk>, turn: u64, first: Option<&str>, site: &Site) -> Option<Result<(), String>> {
    let newest = || locked(desk).turn == turn;
    let soon = |locale: &str, files| {
        let desk = locked(desk);
        if desk.turn == turn && desk.printed.is_some() {
            site.print(locale, files);
        }
    };
    let all = draft.rest(first, newest, soon)?;
    let mut desk = locked(desk);
    if desk.turn != turn {
        return None;
    }
    Some(match all {
        Ok((printed, files)) => {
            desk.printed = Some(Arc::new(printed));
            site.print("", files);
            Ok(())
        }
        Err(why) => {
            site.fail(why.clone());
            Err(why)
        }
    })
}

/// The one pack that a path names, as a folder.
pub fn folder(path: &std::path::Path) -> Result<String, crate::console::Failure> {
    Ok(find::pack(path)?.folder)
}
