//! Packs as they stood at a revision of git.

use std::io::Write;
use std::path::{Component, Path, PathBuf};
use std::process::{Command, Stdio};

use runebook_driver::Shelf;
use runebook_driver::pack::shelf::{MANIFEST, Refusal, Taken, TakenFile, wanted};

use crate::console::{Failure, reason};

/// A revision of a repository as a shelf; folders are paths as the user would write them today.
#[derive(Clone, Debug)]
pub struct Revision {
    top: PathBuf,
    commit: String,
}

impl Revision {
    /// The revision called `name` (a commit, a branch, a tag) of the repository that holds `path`.
    ///
    /// # Errors
    /// Where there is no git, no repository or no such revision.
    pub fn of(name: &str, path: &Path) -> Result<Self, Failure> {
        let folder = if path.is_dir() { path } else { Path::new(".") };
        let top = git(folder, &["rev-parse", "--show-toplevel"], b"").map_err(|why| {
            Failure::new(format!("A revision of git is asked for, and there is no repository here: {why}."))
        })?;
        let top = PathBuf::from(String::from_utf8_lossy(&top).trim());
        let wanted = format!("{name}^{{commit}}");
        let commit =
            git(&top, &["rev-parse", "--verify", "--quiet", "--end-of-options", &wanted], b"").map_err(|_| {
                Failure::new(format!("There is no revision `{name}` in the repository `{}`.", top.display()))
            })?;
        Ok(Self { top, commit: String::from_utf8_lossy(&commit).trim().to_owned() })
    }

    /// Path and object of every file that a pack in `folder` needs.
    fn files(&self, folder: &str) -> Result<Vec<(String, String)>, String> {
        let list = git(&self.top, &["ls-tree", "-r", "-z", "--full-tree", &self.commit, "--", folder], b"")?;
        let list = String::from_utf8_lossy(&list);
        let prefix = if folder == "." { String::new() } else { format!("{folder}/") };
        let file = |line: &str| {
            let (about, path) = line.split_once('\t')?;
            let mut about = about.split(' ').skip(1);
            let (kind, object) = (about.next()?, about.next()?);
            let path = path.strip_prefix(&prefix)?;
            let hidden = path.split('/').any(|part| part.starts_with('.'));
            (kind == "blob" && wanted(path) && !hidden).then(|| (path.to_owned(), object.to_owned()))
        };
        Ok(list.split('\0').filter_map(file).collect())
    }

    /// The bytes of objects, in their order.
    fn bytes(&self, objects: &[String]) -> Result<Vec<Vec<u8>>, String> {
        let asked = objects.iter().map(|object| format!("{object}\n")).collect::<String>();
        let mut rest = &git(&self.top, &["cat-file", "--batch"], asked.as_bytes())?[..];
        let mut all = Vec::new();
        for object in objects {
            let line = rest.iter().position(|byte| *byte == b'\n').ok_or("git breaks off")?;
            let size = String::from_utf8_lossy(&rest[..line]).rsplit(' ').next().and_then(|size| size.parse().ok());
            let size: usize = size.ok_or_else(|| format!("git does not know {object}"))?;
            let bytes = rest.get(line + 1..line + 1 + size).ok_or("git breaks off")?;
            all.push(bytes.to_vec());
            rest = rest.get(line + 2 + size..).unwrap_or(&[]);
        }
        Ok(all)
    }
}

impl Shelf for Revision {
    fn take(&mut self, folder: &str) -> Result<Taken, Refusal> {
        let refused = |sentence: String| Refusal { sentence };
        let inside = inside(&self.top, Path::new(folder))
            .ok_or_else(|| refused(format!("The folder `{folder}` is outside the repository.")))?;
        let files = self.files(&inside).map_err(|why| refused(format!("git cannot list `{folder}`: {why}.")))?;
        if !files.iter().any(|(path, _)| path == MANIFEST) {
            return Err(refused(format!("There was no pack in `{folder}`.")));
        }
        let objects: Vec<String> = files.iter().map(|(_, object)| object.clone()).collect();
        let bytes = self.bytes(&objects).map_err(|why| refused(format!("git cannot read `{folder}`: {why}.")))?;
        let files = files.into_iter().zip(bytes).map(|((path, _), bytes)| TakenFile { path, bytes: Ok(bytes) });
        Ok(Taken { identity: inside, files: files.collect() })
    }

    fn has(&mut self, folder: &str, path: &str) -> bool {
        let object = |inside: String| format!("{}:{inside}", self.commit);
        let object = inside(&self.top, &Path::new(folder).join(path)).map(object);
        object.is_some_and(|object| git(&self.top, &["cat-file", "-e", &object], b"").is_ok())
    }

    fn read(&mut self, folder: &str, path: &str) -> Result<Vec<u8>, String> {
        let inside = inside(&self.top, &Path::new(folder).join(path)).ok_or("It is outside the repository.")?;
        let object = format!("{}:{inside}", self.commit);
        git(&self.top, &["cat-file", "blob", &object], b"").map_err(|why| format!("git cannot read it: {why}."))
    }
}

/// `folder` as a path from the top of the repository; it need not exist any more.
fn inside(top: &Path, folder: &Path) -> Option<String> {
    let here = std::env::current_dir().and_then(|here| here.canonicalize()).ok()?;
    let mut whole = PathBuf::new();
    for part in here.join(folder).components() {
        match part {
            Component::ParentDir => drop(whole.pop()),
            Component::CurDir => {}
            Component::Prefix(_) | Component::RootDir | Component::Normal(_) => whole.push(part),
        }
    }
    let parts = whole.strip_prefix(top).ok()?.components().map(|part| part.as_os_str().to_string_lossy().into_owned());
    let path = parts.collect::<Vec<_>>().join("/");
    Some(if path.is_empty() { ".".to_owned() } else { path })
}

/// What git answers to a command, or why it does not.
fn git(folder: &Path, arguments: &[&str], input: &[u8]) -> Result<Vec<u8>, String> {
    let mut command = Command::new("git");
    command.arg("-C").arg(folder).args(arguments);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(|error| format!("git cannot be started, {}", reason(&error)))?;
    let mut writer = child.stdin.take();
    let answer = std::thread::scope(|scope| {
        scope.spawn(move || writer.as_mut().map(|writer| writer.write_all(input)));
        child.wait_with_output()
    });
    let answer = answer.map_err(|error| reason(&error))?;
    if answer.status.success() {
        return Ok(answer.stdout);
    }
    let words = String::from_utf8_lossy(&answer.stderr);
    Err(words.lines().next().unwrap_or("git fails without a word").trim_start_matches("fatal: ").to_owned())
}
