//! `runebook serve`: the rulebook of a pack in a browser, printed again whenever the pack changes.

use std::io::Write as _;
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;

use super::{Command, Run};
use crate::console::{Console, Failure, Outcome};
use crate::serve::http;
use crate::serve::press::{self, Press};
use crate::serve::site::Site;
use crate::serve::watch::Watch;

/// The command.
pub const COMMAND: Command = Command::new::<Arguments>("serve");

/// Shows a pack's rulebooks in a browser and prints them again whenever the pack changes
///
/// Only this machine is served. A page loads itself anew when it has changed, the one on view first. What is wrong with the
/// newest texts stands in the page; its older version stays behind it. Nothing is written. Ctrl-C ends it.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  runebook serve content/sil-q")]
struct Arguments {
    /// The pack
    #[arg(default_value = ".")]
    pack: PathBuf,
    /// The port on 127.0.0.1; 0 is any that is free
    #[arg(long, default_value_t = 3000)]
    port: u16,
}

impl Run for Arguments {
    fn run(self, console: &mut Console) -> Result<Outcome, Failure> {
        let folder = press::folder(&self.pack)?;
        let mut watch = Watch::new()?;
        watch.over(std::slice::from_ref(&folder))?;
        let mut press = Press::new(folder);
        let site = Arc::new(Site::default());
        let address = http::serve(&site, self.port)?;
        console.say(&format!("http://{address}/\n"))?;
        console.finish()?;
        loop {
            let folders = press.print(&site, |done| match done {
                Ok(began) => tell(&format!("printed in {} ms", began.elapsed().as_millis())),
                Err(why) => tell(why.trim_end()),
            });
            if watch.over(&folders)? {
                // read once more, now that no change goes unseen
                continue;
            }
            if !watch.wait() {
                return Err(Failure::new("Changes of files can no longer be seen: start `runebook serve` again."));
            }
        }
    }
}

/// Says something beside the site, which goes on if nobody listens any more.
fn tell(what: &str) {
    let _ = writeln!(std::io::stderr(), "{what}");
}
