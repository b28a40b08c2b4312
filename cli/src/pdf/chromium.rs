//! The browser that prints.

use std::fs;
use std::io;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::console::{Failure, reason};

/// Names a browser of its own choice.
const CHOSEN: &str = "CHROMIUM";
/// What it is called, here and there.
const NAMES: [&str; 5] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
/// No book takes longer.
const PATIENCE: Duration = Duration::from_secs(180);

/// Chromium, or a browser that is built on it.
pub struct Chromium {
    program: PathBuf,
}

impl Chromium {
    /// The one that `CHROMIUM` names, or the first on the path.
    pub fn find() -> Result<Self, Failure> {
        if let Some(chosen) = std::env::var_os(CHOSEN) {
            return Ok(Self { program: chosen.into() });
        }
        let folders: Vec<PathBuf> =
            std::env::var_os("PATH").map(|path| std::env::split_paths(&path).collect()).unwrap_or_default();
        let named = |name: &str| {
            let places = folders.iter().flat_map(|folder| [folder.join(name), folder.join(format!("{name}.exe"))]);
            places.into_iter().find(|place| place.is_file())
        };
        let mac = PathBuf::from("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome");
        let found = NAMES.into_iter().find_map(named).or_else(|| Some(mac).filter(|mac| mac.is_file()));
        found.map(|program| Self { program }).ok_or_else(|| {
            Failure::new(
                "Books are printed by Chromium, and there is none on the path. Install it (on Debian: `apt install chromium \
                 fonts-morisawa-bizud-mincho fonts-morisawa-bizud-gothic`, the fonts for Japanese), or name a browser built on it: \
                 `CHROMIUM=/path/to/chrome`.",
            )
        })
    }

    /// A page as PDF, with bookmarks.
    pub fn print(&self, html: &str) -> Result<Vec<u8>, Failure> {
        let cannot = |why: String| Failure::new(format!("`{}` could not print: {why}.", self.program.display()));
        let folder = tempfile::tempdir().map_err(|error| cannot(reason(&error)))?;
        let (page, pdf) = (folder.path().join("book.html"), folder.path().join("book.pdf"));
        fs::write(&page, html).map_err(|error| cannot(reason(&error)))?;
        let mut command = Command::new(&self.program);
        // the page is ours and fetches nothing: it needs no sandbox, which root and many containers cannot have
        command.args(["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-extensions"]);
        command.args(["--no-pdf-header-footer", "--generate-pdf-document-outline"]);
        command.arg(format!("--user-data-dir={}", folder.path().join("profile").display()));
        command.arg(format!("--print-to-pdf={}", pdf.display())).arg(&page);
        run(command).map_err(cannot)?;
        fs::read(&pdf).map_err(|error| cannot(format!("it wrote nothing ({})", reason(&error))))
    }
}

fn run(mut command: Command) -> Result<(), String> {
    let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = quiet.spawn().map_err(|error| reason(&error))?;
    let began = Instant::now();
    loop {
        match child.try_wait() {
            Ok(Some(status)) if status.success() => return Ok(()),
            Ok(Some(status)) => return Err(format!("it ended with {status}")),
            Ok(None) if began.elapsed() > PATIENCE => {
                let ended: io::Result<_> = child.kill().and_then(|()| child.wait());
                drop(ended);
                return Err(format!("it took longer than {} seconds", PATIENCE.as_secs()));
            }
            Ok(None) => thread::sleep(Duration::from_millis(20)),
            Err(error) => return Err(reason(&error)),
        }
    }
}
