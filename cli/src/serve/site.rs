//! What is served: pages, when each has changed, and what is wrong with the newest texts.

use std::collections::HashMap;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use runebook_driver::book::Files;

/// The pages of one pack's books, shared by whoever prints them and whoever asks for them.
#[derive(Debug, Default)]
pub struct Site {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct State {
    pages: HashMap<String, Page>,
    /// How often something was printed, or could not be.
    version: u64,
    wrong: Option<String>,
    /// The version in which it changed what is wrong.
    judged: u64,
    looked_at: Option<(String, String)>,
}

impl State {
    fn nothing_wrong(&mut self, version: u64) {
        if self.wrong.take().is_some() {
            self.judged = version;
        }
    }
}

/// A page, none if it is there no more, and the version in which that changed.
#[derive(Debug)]
struct Page {
    bytes: Option<Vec<u8>>,
    version: u64,
}

/// How things stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct News {
    /// How often something was printed, or could not be.
    pub version: u64,
    /// What is wrong with the newest texts; the pages are then older ones.
    pub wrong: Option<String>,
    /// Whether the page is another one now.
    pub changed: bool,
}

impl Site {
    fn state(&self) -> MutexGuard<'_, State> {
        // nobody leaves the state half changed, whatever else fails
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A page by its path with `/`, if it is there, and the version as of now. It is then the one on view.
    pub fn page(&self, path: &str) -> (Option<Vec<u8>>, u64) {
        let mut state = self.state();
        let found = state.pages.get(path).and_then(|page| page.bytes.clone());
        if let Some((locale, page)) = path.split_once('/')
            && found.is_some()
            && let Some(page) = page.strip_suffix(".html")
        {
            state.looked_at = Some((locale.to_owned(), page.to_owned()));
        }
        (found, state.version)
    }

    /// The folder and the name of the page that was asked for last.
    pub fn looked_at(&self) -> Option<(String, String)> {
        self.state().looked_at.clone()
    }

    /// Puts a new page in place of one. Nothing is wrong any more, until somebody says so.
    pub fn put(&self, path: &str, bytes: Vec<u8>) {
        let mut guard = self.state();
        let state = &mut *guard;
        state.version += 1;
        let version = state.version;
        if state.pages.get(path).is_none_or(|page| page.bytes.as_ref() != Some(&bytes)) {
            state.pages.insert(path.to_owned(), Page { bytes: Some(bytes), version });
        }
        state.nothing_wrong(version);
        self.changed.notify_all();
    }

    /// Puts new pages in place of those below `folder`, of all for the empty one. Nothing is wrong any more.
    pub fn print(&self, folder: &str, files: Files) {
        let mut guard = self.state();
        let state = &mut *guard;
        state.version += 1;
        let version = state.version;
        let mut new: HashMap<String, Vec<u8>> = files.into_iter().collect();
        let below = |path: &str| folder.is_empty() || path.split_once('/').is_some_and(|(first, _)| first == folder);
        for (_, page) in state.pages.iter_mut().filter(|(path, _)| below(path) && !new.contains_key(*path)) {
            if page.bytes.take().is_some() {
                page.version = version;
            }
        }
        for (path, bytes) in new.drain() {
            let same = state.pages.get(&path).is_some_and(|page| page.bytes.as_ref() == Some(&bytes));
            if !same {
                state.pages.insert(path, Page { bytes: Some(bytes), version });
            }
        }
        state.nothing_wrong(version);
        self.changed.notify_all();
    }

    /// The newest texts cannot be printed. The pages stay as they are.
    pub fn fail(&self, why: String) {
        let mut state = self.state();
        state.version += 1;
        state.judged = state.version;
        state.wrong = Some(why);
        self.changed.notify_all();
    }

    /// How things stand as soon as there is news since version `after` for whoever reads a page, at the latest after `patience`.
    /// A version that is still to come is one of an earlier run: all is news then.
    pub fn news(&self, path: &str, after: u64, patience: Duration) -> News {
        let state = self.state();
        let since = |state: &State| if after > state.version { 0 } else { after };
        let changed = |state: &State| state.pages.get(path).is_some_and(|page| page.version > since(state));
        let waits = |state: &mut State| state.judged <= since(state) && !changed(state);
        let waited = self.changed.wait_timeout_while(state, patience, waits);
        let (state, _) = waited.unwrap_or_else(PoisonError::into_inner);
        News { version: state.version, wrong: state.wrong.clone(), changed: changed(&state) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(list: &[(&str, &str)]) -> Files {
        list.iter().map(|(path, text)| ((*path).to_owned(), text.as_bytes().to_vec())).collect()
    }

    fn news(site: &Site, path: &str, after: u64) -> News {
        site.news(path, after, Duration::ZERO)
    }

    fn unchanged(version: u64) -> News {
        News { version, wrong: None, changed: false }
    }

    #[test]
    fn a_language_is_replaced_alone_and_the_one_on_view_is_known() {
        let site = Site::default();
        site.print("", files(&[("index.html", "i"), ("en/a.html", "1"), ("en/b.html", "2"), ("fr/a.html", "3")]));
        assert_eq!(site.looked_at(), None);
        assert_eq!(site.page("en/a.html"), (Some(b"1".to_vec()), 1));
        assert_eq!(site.looked_at(), Some(("en".to_owned(), "a".to_owned())));
        site.put("en/b.html", b"2".to_vec());
        assert_eq!(news(&site, "en/b.html", 1), unchanged(2), "it says what it said");
        site.print("en", files(&[("en/a.html", "4")]));
        assert_eq!(site.page("en/a.html"), (Some(b"4".to_vec()), 3));
        assert_eq!(site.page("en/b.html"), (None, 3));
        assert_eq!(site.page("fr/a.html"), (Some(b"3".to_vec()), 3));
    }

    #[test]
    fn only_whoever_reads_what_changed_hears_of_it() {
        let site = Site::default();
        site.print("", files(&[("en/a.html", "1"), ("fr/a.html", "2"), ("fr/b.html", "3")]));
        site.print("", files(&[("en/a.html", "1"), ("fr/a.html", "4")]));
        assert_eq!(news(&site, "en/a.html", 1), unchanged(2));
        assert!(news(&site, "fr/a.html", 1).changed);
        assert!(news(&site, "fr/b.html", 1).changed, "it is gone");
        assert_eq!(news(&site, "fr/b.html", 2), unchanged(2));
        assert!(news(&site, "en/a.html", 9).changed, "the version is one of an earlier run");
    }

    #[test]
    fn what_is_wrong_and_that_it_no_longer_is_are_news_to_all() {
        let site = Site::default();
        site.print("", files(&[("a.html", "1")]));
        site.fail("no".to_owned());
        assert_eq!(news(&site, "a.html", 1), News { version: 2, wrong: Some("no".to_owned()), changed: false });
        site.print("", files(&[("a.html", "1")]));
        assert_eq!(news(&site, "a.html", 2), unchanged(3));
    }
}
