//! Prints how soon a change of a pack's texts shows on the page being looked at: `serve [RUNEBOOK] [PACK…]`, the program and
//! the packs below `../content`. Each change is measured from the write of the file to the last byte of the new page.

use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A change of a pack: what it is, the file, the page, what is replaced by what, and what the page shows then.
struct Edit {
    what: &'static str,
    file: &'static str,
    page: &'static str,
    from: &'static str,
    to: &'static str,
    shows: &'static str,
}

const fn edit(what: &'static str, [file, page, from, to, shows]: [&'static str; 5]) -> Edit {
    Edit { what, file, page, from, to, shows }
}

const SIL: &[Edit] = &[
    edit(
        "a text",
        ["sil/abilities/melee.rune", "en/ability-melee.html", "into every blow", "in all blows", "in all blows"],
    ),
    edit(
        "a number",
        ["sil/abilities/melee.rune", "en/ability-melee.html", "let easier = 2", "let easier = 7", "needs 7 less"],
    ),
    edit(
        "a rule",
        [
            "sil/abilities/melee.rune",
            "en/ability-melee.html",
            "crit_needs -easier when attack is melee",
            "crit_needs -easier unless you are confused",
            "unless you are <a",
        ],
    ),
    edit(
        "a translation",
        [
            "sil/lang/fr.ftl",
            "fr/ability-melee.html",
            "ability-finesse-text = ",
            "ability-finesse-text = Xyzzy ! ",
            "Xyzzy",
        ],
    ),
    edit("a chapter", ["sil/chapters/en/blow.md", "en/blow.html", "# ", "# Xyzzy ", "Xyzzy"]),
];

const SIL_Q: &[Edit] = &[
    edit(
        "a text",
        ["sil-q/abilities/melee.rune", "en/ability-melee.html", "see no reason", "find no reason", "find no reason"],
    ),
    edit(
        "a number",
        [
            "sil-q/abilities/evasion.rune",
            "en/ability-evasion.html",
            "let factor = 2",
            "let factor = 7",
            "count times 7",
        ],
    ),
    edit(
        "a rule",
        [
            "sil-q/abilities/evasion.rune",
            "en/ability-evasion.html",
            "factor unless you are on_the_move",
            "factor unless you are confused",
            "unless you are <a",
        ],
    ),
    edit(
        "a number of the base",
        ["sil/abilities/melee.rune", "en/ability-melee.html", "let easier = 2", "let easier = 7", "needs 7 less"],
    ),
    edit(
        "a translation",
        [
            "sil-q/lang/ja.ftl",
            "ja/ability-evasion.html",
            "ability-blocking-text = ",
            "ability-blocking-text = Xyzzy ",
            "Xyzzy",
        ],
    ),
];

const RIP: &[Edit] = &[
    edit(
        "a number",
        ["rip/system/damage.rune", "en/rules.html", "if result >= 3 then 1", "if result >= 3 then 77", "77"],
    ),
    edit(
        "a translation",
        ["rip/lang/fr.ftl", "fr/rules.html", "procedure-damage_test = ", "procedure-damage_test = Xyzzy ", "Xyzzy"],
    ),
    edit("a chapter", ["rip/chapters/en/blow.md", "en/blow.html", "# ", "# Xyzzy ", "Xyzzy"]),
];

const STATS: &[Edit] = &[
    edit(
        "a text",
        ["stats/people/talents.rune", "en/talent.html", "You waste nothing", "You spoil nothing", "You spoil nothing"],
    ),
    edit("a number", ["stats/people/talents.rune", "en/talent.html", "let bonus = 4", "let bonus = 7", "+7"]),
    edit(
        "a rule",
        [
            "stats/people/talents.rune",
            "en/talent.html",
            "relish * 2",
            "relish * 2 unless you are diseased",
            "unless you are <a",
        ],
    ),
];

/// The packs, with what is changed in each.
const PACKS: &[(&str, &[Edit])] = &[("sil-q", SIL_Q), ("sil", SIL), ("rip", RIP), ("stats", STATS)];
/// Each change is made so many times, and mended again.
const TIMES: usize = 5;

fn main() -> io::Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let program = words.first().map_or("../target/release/runebook", String::as_str);
    let place = std::env::temp_dir().join(format!("runebook-serve-{}", std::process::id()));
    let wanted = |pack: &str| words.len() < 2 || words[1..].iter().any(|word| word == pack);
    println!("{:8}{:24}{:>9}{:>9}{:>9}", "pack", "change", "least", "middle", "most");
    for (pack, edits) in PACKS.iter().filter(|(pack, _)| wanted(pack)) {
        copy(Path::new("../content"), &place)?;
        let served = Served::new(program, &place.join(pack))?;
        for edit in *edits {
            let mut took = times(&served, &place, edit)?;
            took.sort();
            let ms = |time: &Duration| format!("{:.1} ms", time.as_secs_f64() * 1000.0);
            let [least, middle, most] = [0, took.len() / 2, took.len() - 1].map(|at| ms(&took[at]));
            println!("{pack:8}{:24}{least:>9}{middle:>9}{most:>9}", edit.what);
        }
        drop(served);
        fs::remove_dir_all(&place)?;
    }
    Ok(())
}

/// How long a change and its mending take to show, again and again.
fn times(served: &Served, place: &Path, edit: &Edit) -> io::Result<Vec<Duration>> {
    let file = place.join(edit.file);
    let before = fs::read_to_string(&file)?;
    let after = before.replacen(edit.from, edit.to, 1);
    assert!(before != after, "{}: `{}` stands nowhere", edit.file, edit.from);
    let mut all = Vec::new();
    served.quiet(edit.page)?;
    for _ in 0..TIMES {
        for (text, shows) in [(&after, true), (&before, false)] {
            let version = served.version(edit.page)?;
            let began = Instant::now();
            fs::write(&file, text)?;
            served.until(edit.page, version, |page| page.contains(edit.shows) == shows)?;
            all.push(began.elapsed());
            served.quiet(edit.page)?;
        }
    }
    Ok(all)
}

/// A pack that is served, until it is dropped.
struct Served {
    child: Child,
    address: String,
}

impl Drop for Served {
    fn drop(&mut self) {
        // it may have ended by itself
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Served {
    fn new(program: &str, pack: &Path) -> io::Result<Self> {
        let mut command = Command::new(program);
        let said = std::env::var_os("RUNEBOOK_SAID").map_or_else(Stdio::null, |_| Stdio::inherit());
        let mut child =
            command.arg("serve").arg(pack).args(["--port", "0"]).stdout(Stdio::piped()).stderr(said).spawn()?;
        let mut line = String::new();
        if let Some(said) = child.stdout.take() {
            BufReader::new(said).read_line(&mut line)?;
        }
        let address = line.trim().trim_start_matches("http://").trim_end_matches('/').to_owned();
        Ok(Self { child, address })
    }

    fn asked(&self, path: &str) -> io::Result<String> {
        let mut stream = TcpStream::connect(&self.address)?;
        write!(stream, "GET /{path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address)?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer)?;
        Ok(String::from_utf8_lossy(&answer).into_owned())
    }

    /// The version that a page which is loaded now says it is.
    fn version(&self, page: &str) -> io::Result<u64> {
        let answer = self.asked(page)?;
        let version = answer.split("data-version=\"").nth(1).and_then(|rest| rest.split('"').next());
        Ok(version.and_then(|version| version.parse().ok()).unwrap_or(0))
    }

    /// Waits until a page says something, as its own script waits.
    fn until(&self, page: &str, mut version: u64, says: impl Fn(&str) -> bool) -> io::Result<()> {
        loop {
            let news = self.asked(&format!("~news?{version}&/{page}"))?;
            if says(&self.asked(page)?) {
                return Ok(());
            }
            if !news.contains("\"wrong\":null") {
                panic!("{}", news.replace("\\n", "\n"))
            }
            let said = news.split("\"version\":").nth(1).and_then(|rest| rest.split(['}', ',']).next());
            version = said.and_then(|version| version.parse().ok()).unwrap_or(version);
        }
    }

    /// Waits until nothing more is printed.
    fn quiet(&self, page: &str) -> io::Result<()> {
        loop {
            let version = self.version(page)?;
            std::thread::sleep(Duration::from_millis(1500));
            if version > 0 && self.version(page)? == version {
                return Ok(());
            }
        }
    }
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let path: PathBuf = entry?.path();
        let Some(name) = path.file_name().filter(|name| *name != "target") else { continue };
        if path.is_dir() {
            copy(&path, &to.join(name))?;
        } else {
            fs::copy(&path, to.join(name))?;
        }
    }
    Ok(())
}
