//! How far long work is, on a terminal, and the wish to break it off.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::console::Failure;

/// Work shorter than this shows nothing.
const SHORT: Duration = Duration::from_secs(1);

/// A bar on standard error, if that is a terminal and the work takes more than a second.
pub struct Progress {
    bar: ProgressBar,
    begun: Instant,
    shown: AtomicBool,
}

impl Progress {
    /// `all` steps, of which `known` are done.
    pub fn new(all: usize, known: usize) -> Self {
        let bar = ProgressBar::with_draw_target(Some(all as u64), ProgressDrawTarget::hidden());
        if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos} of {len}, {eta} to go") {
            bar.set_style(style);
        }
        bar.set_position(known as u64);
        Self { bar, begun: Instant::now(), shown: AtomicBool::new(false) }
    }

    /// One more step is done.
    pub fn step(&self) {
        if self.begun.elapsed() > SHORT && !self.shown.swap(true, Ordering::Relaxed) {
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
        self.bar.inc(1);
    }

    /// All is done, or broken off.
    pub fn finish(&self) {
        self.bar.finish_and_clear();
    }
}

/// Says on a terminal that something takes long, and how long it has taken, from the second second on.
pub struct Waiting {
    ends: Option<std::sync::mpsc::Sender<()>>,
    thread: Option<std::thread::JoinHandle<()>>,
}

impl Waiting {
    /// Waits for what `words` say.
    pub fn of(words: String) -> Self {
        let (ends, ended) = std::sync::mpsc::channel();
        let thread = std::thread::spawn(move || {
            if ended.recv_timeout(SHORT) != Err(std::sync::mpsc::RecvTimeoutError::Timeout) {
                return;
            }
            let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr()).with_message(words);
            if let Ok(style) = ProgressStyle::with_template("{spinner} {elapsed} {msg}") {
                bar.set_style(style);
            }
            bar.enable_steady_tick(Duration::from_millis(200));
            // whatever ends the wait, an answer or a failure
            let _ = ended.recv();
            bar.finish_and_clear();
        });
        Self { ends: Some(ends), thread: Some(thread) }
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        drop(self.ends.take());
        if let Some(thread) = self.thread.take() {
            // it has nothing to tell
            let _ = thread.join();
        }
    }
}

/// Whether the user wants to break off: set by Ctrl-C, which then no longer ends the process at once.
pub fn cancelled() -> Result<&'static AtomicBool, Failure> {
    static CANCELLED: AtomicBool = AtomicBool::new(false);
    static SET: OnceLock<Result<(), String>> = OnceLock::new();
    let set = SET.get_or_init(|| {
        ctrlc::set_handler(|| {
            // whoever presses it twice does not want to wait
            if CANCELLED.swap(true, Ordering::Relaxed) {
                std::process::exit(130);
            }
        })
        .map_err(|error| error.to_string())
    });
    set.clone().map_err(|why| Failure::new(format!("Ctrl-C cannot be waited for: {why}.")))?;
    Ok(&CANCELLED)
}
