//! `serve`: a book over HTTP that follows its pack.

mod bench;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Stdio};

use bench::Bench;

const RULES: &str = "kind spell \"Spell\" { cost: number }\nspell spark \"Spark\" { cost 3 }\n";
const MANIFEST: &str = "language: 1\nname: p\nmakes: [book]\n";

/// A pack that is served, until it is dropped.
struct Served {
    bench: Bench,
    child: Child,
    port: u16,
}

impl Served {
    fn new() -> Self {
        Self::of(&[("p/pack.yaml", MANIFEST), ("p/r.rune", RULES)])
    }

    fn of(files: &[(&str, &str)]) -> Self {
        Self::serving("p", files)
    }

    fn serving(pack: &str, files: &[(&str, &str)]) -> Self {
        let bench = Bench::new(files);
        let mut command = bench.command(&["serve", pack, "--port", "0"]);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        // whoever started it need not listen to what it says
        drop(child.stderr.take());
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let port = line.trim().trim_end_matches('/').rsplit(':').next().unwrap().parse().unwrap();
        Self { bench, child, port }
    }

    fn asked_as(&self, path: &str, host: &str) -> String {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    fn asked(&self, path: &str) -> String {
        self.asked_as(path, &format!("127.0.0.1:{}", self.port))
    }

    /// Waits until a page says something; it has been printed before.
    fn until_says(&self, page: &str, says: &str, mut version: u64) {
        for _ in 0..20 {
            if self.asked(page).contains(says) {
                return;
            }
            version = self.news(page, version).0;
        }
        panic!("{page} does not say {says}: {}", self.asked(page));
    }

    /// What is new on a page since a version, and the version then.
    fn news(&self, page: &str, after: u64) -> (u64, String) {
        let answer = self.asked(&format!("/~news?{after}&{page}"));
        let version = answer.split("\"version\":").nth(1).and_then(|rest| rest.split(['}', ',']).next());
        (version.unwrap().parse().unwrap(), answer)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_book_follows_its_pack() {
    let served = Served::new();
    let (version, _) = served.news("/en/spell.html", 0);
    let page = served.asked("/en/spell.html");
    assert!(page.starts_with("HTTP/1.1 200") && page.contains("Spark") && page.contains("/~live.js"), "{page}");
    assert!(served.asked("/").contains("en/index.html"));
    assert!(served.asked("/assets/page.js").contains("text/javascript"));

    served.bench.put("p/r.rune", RULES.replace("Spark", "Blaze").as_bytes());
    let (version, news) = served.news("/en/spell.html", version);
    assert!(news.contains("\"changed\":true"), "{news}");
    assert!(served.asked("/en/spell.html").contains("Blaze"));

    served.bench.put("p/r.rune", RULES.replace("cost 3", "csot 3").as_bytes());
    let (version, news) = served.news("/en/spell.html", version);
    assert!(news.contains("E018") && news.contains("`cost`"), "{news}");
    assert!(served.asked("/en/spell.html").contains("Blaze"), "the older page stays");

    served.bench.put("p/r.rune", RULES.as_bytes());
    let (_, news) = served.news("/en/spell.html", version);
    assert!(news.contains("\"wrong\":null"), "{news}");
}

#[test]
fn a_folder_that_is_removed_and_made_again_is_followed() {
    let served = Served::new();
    let (version, _) = served.news("/en/spell.html", 0);
    served.until_says("/en/spell.html", "Spark", version);
    std::fs::remove_dir_all(served.bench.path("p")).unwrap();
    let (version, news) = served.news("/en/spell.html", version);
    assert!(!news.contains("\"wrong\":null"), "{news}");
    served.bench.put("p/r.rune", RULES.replace("Spark", "Blaze").as_bytes());
    served.bench.put("p/pack.yaml", MANIFEST.as_bytes());
    served.until_says("/en/spell.html", "Blaze", version);
    served.bench.put("p/r.rune", RULES.replace("Spark", "Frost").as_bytes());
    served.until_says("/en/spell.html", "Frost", version);
}

#[test]
fn a_pack_that_is_extended_is_followed_too() {
    let own = "language: 1\nname: q\nmakes: [book]\nextends: ../p\n";
    let spell = "spell frost \"Frost\" { cost 1 }\n";
    let files = [("p/pack.yaml", MANIFEST), ("p/r.rune", RULES), ("q/pack.yaml", own), ("q/r.rune", spell)];
    let served = Served::serving("q", &files);
    let (version, _) = served.news("/en/spell.html", 0);
    served.until_says("/en/spell.html", "Spark", version);
    served.bench.put("p/r.rune", RULES.replace("Spark", "Blaze").as_bytes());
    served.until_says("/en/spell.html", "Blaze", version);
}

#[test]
fn a_pack_that_is_broken_or_missing_at_first_is_followed_too() {
    let own = "language: 1\nname: q\nmakes: [book]\nextends: ../p\n";
    let spell = "spell frost \"Frost\" { cost 1 }\n";
    let of_own = [("q/pack.yaml", own), ("q/r.rune", spell)];
    let broken = [("p/pack.yaml", MANIFEST), ("p/r.rune", "kind spell \"Spell\" { csot: numbre }\n")];
    for base in [&broken[..], &[]] {
        let served = Served::serving("q", &[base, &of_own].concat());
        let (version, news) = served.news("/en/spell.html", 0);
        assert!(!news.contains("\"wrong\":null"), "{news}");
        served.bench.put("p/pack.yaml", MANIFEST.as_bytes());
        served.bench.put("p/r.rune", RULES.as_bytes());
        served.until_says("/en/spell.html", "Spark", version);
    }
}

#[test]
fn nobody_else_is_served_and_nothing_else_is_read() {
    let served = Served::new();
    served.news("/en/spell.html", 0);
    assert!(served.asked_as("/en/spell.html", "elsewhere.example").starts_with("HTTP/1.1 403"));
    for path in ["/p/r.rune", "/../p/r.rune", "/%2e%2e/p/r.rune", "//etc/passwd"] {
        assert!(served.asked(path).starts_with("HTTP/1.1 404"), "{path}");
    }
}

#[test]
fn a_port_that_is_taken_is_a_sentence() {
    let served = Served::new();
    let why = format!(
        "Port {} cannot be used: address already in use. `--port N` takes another, `--port 0` any that is free.\n",
        served.port
    );
    served.bench.run(&["serve", "p", "--port", &served.port.to_string()]).ends(2).complains(&why).says("");
}
