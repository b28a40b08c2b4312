//! A folder with files in it, and the binary run there.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// A folder of its own for one test.
pub struct Bench {
    folder: tempfile::TempDir,
}

/// How a run ended.
pub struct Run {
    /// Standard output.
    pub out: String,
    /// Standard error.
    pub error: String,
    code: Option<i32>,
}

impl Bench {
    /// A folder with these files.
    pub fn new(files: &[(&str, &str)]) -> Self {
        let bench = Self { folder: tempfile::tempdir().unwrap() };
        for (path, text) in files {
            bench.put(path, text.as_bytes());
        }
        bench
    }

    /// Puts a file there.
    pub fn put(&self, path: &str, bytes: &[u8]) {
        let path = self.path(path);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, bytes).unwrap();
    }

    /// The whole path of a path in it.
    pub fn path(&self, path: &str) -> PathBuf {
        self.folder.path().join(path)
    }

    /// The binary in this folder.
    pub fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_runebook"));
        command.args(arguments).current_dir(self.folder.path()).stdin(Stdio::null());
        command
    }

    /// Runs it.
    pub fn run(&self, arguments: &[&str]) -> Run {
        self.run_with(arguments, b"")
    }

    /// Runs it with `input`.
    pub fn run_with(&self, arguments: &[&str], input: &[u8]) -> Run {
        let mut command = self.command(arguments);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        // The binary may end without reading what it was given.
        let _ = child.stdin.take().unwrap().write_all(input);
        let done = child.wait_with_output().unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        Run { out: text(done.stdout), error: text(done.stderr), code: done.status.code() }
    }
}

impl Run {
    /// It ended with this exit code.
    #[track_caller]
    pub fn ends(self, code: i32) -> Self {
        assert_eq!(self.code, Some(code), "out: {}\nerror: {}", self.out, self.error);
        assert!(!self.error.contains("panicked"), "{}", self.error);
        self
    }

    /// This is all it wrote to standard output.
    #[track_caller]
    pub fn says(self, text: &str) -> Self {
        assert_eq!(self.out, text, "{}", self.error);
        self
    }

    /// This is all it wrote to standard error.
    #[track_caller]
    pub fn complains(self, text: &str) -> Self {
        assert_eq!(self.error, text);
        self
    }
}
