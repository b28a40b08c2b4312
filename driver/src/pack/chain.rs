//! The packs behind a pack: what it extends, what that extends, and so on to the base-most.

use runebook_grammar::{Diagnostic, Span};

use super::manifest::{Extends, Manifest};
use super::path;
use super::read;
use super::shelf::{MANIFEST, Refusal, Shelf, Taken, TakenFile};
use super::yaml::Placed;
use crate::error;

/// Longer chains of packs are taken for circles.
const LONGEST: usize = 32;

/// One pack of a chain, read but not yet numbered: its manifest is file 0 of its own.
pub(super) struct Link {
    /// The folder as people would open it.
    pub shown: String,
    /// The folder seen from the pack that was asked for.
    pub path: String,
    /// Its manifest's text, if it can be read.
    pub manifest_text: TakenFile,
    /// What the manifest says.
    pub manifest: Manifest,
    /// Its other files, sorted.
    pub files: Vec<TakenFile>,
    /// Its file of credits, if its manifest names one.
    pub credits: Option<TakenFile>,
    /// What is wrong with the pack it extends, in its manifest.
    pub found: Vec<Diagnostic>,
    /// Whether its base is missing, so that names of it would seem unknown.
    pub broken: bool,
}

/// Reads the pack in `folder` and all it extends; the base-most comes first.
pub(super) fn links(folder: &str, shelf: &mut dyn Shelf) -> Result<Vec<Link>, Refusal> {
    let mut identities = Vec::new();
    let mut chain: Vec<Link> = Vec::new();
    let mut next = Some((path::tidy(folder), String::new(), shelf.take(&path::tidy(folder))?));
    while let Some((shown, path, taken)) = next.take() {
        identities.push(taken.identity.clone());
        let mut link = link(shown, path, taken);
        if let Some(credits) = &link.manifest.credits
            && !(inside(&credits.value) && shelf.has(&link.shown, &credits.value))
        {
            link.found.push(error::no_credits(credits));
        } else if let Some(credits) = &link.manifest.credits {
            let bytes = shelf.read(&link.shown, &credits.value);
            link.credits = Some(TakenFile { path: credits.value.clone(), bytes });
        }
        if let Some(extends) = link.manifest.extends.clone() {
            next = base(&mut link, &extends, &identities, &chain, shelf);
        }
        chain.push(link);
    }
    chain.reverse();
    Ok(chain)
}

fn link(shown: String, path: String, taken: Taken) -> Link {
    let (mut manifests, mut files): (Vec<_>, Vec<_>) = taken.files.into_iter().partition(|file| file.path == MANIFEST);
    files.sort_by(|one, other| order(&one.path).cmp(&order(&other.path)));
    let manifest_text = manifests.pop().unwrap_or_else(|| TakenFile {
        path: MANIFEST.to_owned(),
        bytes: Err("The pack has no `pack.yaml`.".to_owned()),
    });
    let bytes = manifest_text.bytes.as_deref().unwrap_or_default();
    let manifest = read::manifest(&super::text(0, bytes).0, 0).0;
    Link { shown, path, manifest_text, manifest, files, credits: None, found: Vec::new(), broken: false }
}

/// Whether a path stays in its pack, on every machine.
pub(super) fn inside(path: &str) -> bool {
    !path.starts_with('/') && !path.contains(['\\', ':']) && path.split('/').all(|part| part != "..")
}

/// The system stratum first, then by path.
fn order(path: &str) -> (bool, &str) {
    (!path.starts_with("system/"), path)
}

/// The pack that `link` extends, or a finding in its manifest.
fn base(
    link: &mut Link,
    extends: &Extends,
    identities: &[String],
    chain: &[Link],
    shelf: &mut dyn Shelf,
) -> Option<(String, String, Taken)> {
    let taken = match extends {
        Extends::Git { git, rev } => fetched(link, git, rev, identities, chain, shelf),
        Extends::Path(base) => take(link, base, identities, chain, shelf),
    };
    match taken {
        Ok(taken) => Some(taken),
        Err(finding) => {
            link.found.push(*finding);
            link.broken = true;
            None
        }
    }
}

/// The pack of a repository, which somebody has fetched: nothing is ever fetched from here.
fn fetched(
    link: &Link,
    git: &Placed<String>,
    rev: &Placed<String>,
    identities: &[String],
    chain: &[Link],
    shelf: &mut dyn Shelf,
) -> Result<(String, String, Taken), Box<Diagnostic>> {
    let folder = fetched_folder(&git.value, &rev.value);
    let shown = path::join(&link.shown, &folder);
    let span = git.span.to(rev.span);
    let Ok(taken) = shelf.take(&shown) else {
        return Err(Box::new(error::not_fetched(span, &git.value, &rev.value, &shown)));
    };
    if identities.contains(&taken.identity) || identities.len() >= LONGEST {
        return Err(Box::new(error::extends_itself(span, &way(chain, link, &shown))));
    }
    Ok((shown, path::join(&link.path, &folder), taken))
}

/// Where the pack that is extended lies, or is to lie, seen from the one that extends it.
pub(crate) fn folder_of(extends: &Extends) -> String {
    match extends {
        Extends::Git { git, rev } => fetched_folder(&git.value, &rev.value),
        Extends::Path(path) => path.value.clone(),
    }
}

/// Where the pack of a repository lies once it is fetched, seen from the pack that extends it.
fn fetched_folder(git: &str, rev: &str) -> String {
    let plain = |text: &str| {
        let safe = |c: char| if c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.') { c } else { '-' };
        text.chars().map(safe).collect::<String>()
    };
    let place = git.trim_end_matches('/').trim_end_matches(".git");
    let place = place.split_once("://").map_or(place, |(_, place)| place);
    format!(".runebook/packs/{}-{}", plain(place), plain(rev))
}

fn take(
    link: &Link,
    base: &Placed<String>,
    identities: &[String],
    chain: &[Link],
    shelf: &mut dyn Shelf,
) -> Result<(String, String, Taken), Box<Diagnostic>> {
    let shown = path::join(&link.shown, &base.value);
    if base.value.starts_with('/') || base.value.contains(['\\', ':']) {
        let sentence = "The path must be relative and written with `/`, so that it holds on every machine.";
        return Err(Box::new(error::base_not_found(base.span, &base.value, sentence)));
    }
    let missing = |refusal: Refusal| Box::new(error::base_not_found(base.span, &shown, &refusal.sentence));
    let taken = shelf.take(&shown).map_err(missing)?;
    if identities.contains(&taken.identity) || identities.len() >= LONGEST {
        return Err(Box::new(error::extends_itself(base.span, &way(chain, link, &shown))));
    }
    Ok((shown, path::join(&link.path, &base.value), taken))
}

fn way(chain: &[Link], link: &Link, end: &str) -> Vec<String> {
    let folders = chain.iter().map(|link| link.shown.clone());
    folders.chain([link.shown.clone(), end.to_owned()]).collect()
}

/// Moves a finding from file 0 to `file`.
pub(crate) fn renumber(finding: Diagnostic, file: u32) -> Diagnostic {
    moved(finding, |span| Span { file, ..span })
}

/// A finding with all its places moved.
pub(crate) fn moved(mut finding: Diagnostic, to: impl Fn(Span) -> Span) -> Diagnostic {
    finding.primary.span = to(finding.primary.span);
    finding.others.iter_mut().for_each(|label| label.span = to(label.span));
    finding.fix.iter_mut().flat_map(|fix| &mut fix.edits).for_each(|edit| edit.span = to(edit.span));
    finding
}

#[cfg(test)]
mod tests {
    use crate::pack::Pack;
    use crate::pack::shelf::Memory;

    const OWN: &str = "language: 1\nname: own\nextends: { git: https://example.org/games/sil.git, rev: v1/5 }\n";

    #[test]
    fn a_fetched_base_is_found_beside_the_pack() {
        let base = ("content/own/.runebook/packs/example.org-games-sil-v1-5/pack.yaml", "language: 1\nname: sil\n");
        let rules = ("content/own/.runebook/packs/example.org-games-sil-v1-5/a.rune", "unit lb\n");
        let mut shelf = Memory::new(&[("content/own/pack.yaml", OWN), base, rules]);
        let pack = Pack::open("content/own", &mut shelf).unwrap();
        let paths: Vec<_> = pack.rule_sources().iter().map(|source| (source.path.as_str(), source.edition)).collect();
        assert_eq!(paths, [(".runebook/packs/example.org-games-sil-v1-5/a.rune", 0)]);
        assert_eq!(pack.found, []);
    }

    #[test]
    fn one_that_is_not_there_is_asked_for_with_the_command() {
        let pack = Pack::open("content/own", &mut Memory::new(&[("content/own/pack.yaml", OWN)])).unwrap();
        let [found] = pack.found.as_slice() else { panic!("{:?}", pack.found) };
        let folder = "content/own/.runebook/packs/example.org-games-sil-v1-5";
        let command = format!("git clone https://example.org/games/sil.git {folder} && git -C {folder} checkout v1/5");
        assert_eq!((found.code, found.help.clone()), ("E085", Some(format!("fetch it: `{command}`"))));
    }

    #[test]
    fn no_command_is_made_of_what_is_no_address() {
        let manifest = "language: 1\nname: own\nextends: { git: \"x; rm -r y\", rev: -b }\n";
        let pack = Pack::open("content/own", &mut Memory::new(&[("content/own/pack.yaml", manifest)])).unwrap();
        let count = |code| pack.found.iter().filter(|found| found.code == code).count();
        assert!(count("E083") >= 2 && count("E085") == 0, "{:?}", pack.found);
    }
}
