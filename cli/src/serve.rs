//! Books that are printed again whenever their pack changes, for a browser on this machine.
//!
//! ```text
//!  files on disk ──watch──▶ press ──pages──▶ site ◀──http── browser
//! ```

pub mod http;
pub mod press;
pub mod site;
pub mod watch;
