//! Books that are printed again and again while somebody writes: whatever has changed, what is printed is what a first print
//! would be.

use std::collections::BTreeMap;

use runebook_driver::book::{Audience, Files, Made};
use runebook_driver::pack::shelf::Memory;
use runebook_driver::press::{Press, Printed};
use runebook_driver::{Levels, Pack, check};

const BASE: &[(&str, &str)] = &[
    ("base/pack.yaml", "language: 1\nname: base\nversion: 1.0.0\nlocales: [en, fr]\nmakes: [book]\n"),
    (
        "base/r.rune",
        "kind skill \"Skill\" { }\nskill arms \"Arms\" { }\nskill stealth \"Stealth\" { }\n\
         kind ability \"Ability\" { skill: skill; level: number = 1 }\n\
         entity creature \"Creature\" { stat melee \"Melee\": number, else 0; flag winded \"Winded\" }\n\
         ability charge \"Charge\" { skill arms; let bonus = 1; melee +bonus; text \"You run, for {bonus} more.\" }\n\
         ability grip \"Grip\" { skill arms; needs charge; melee +1 }\n\
         ability hide \"Hiding\" { skill stealth; melee -1; text \"Nobody sees you.\" }\n\
         status dazed \"Dazed\" { stacks longest; melee -2; text \"All turns.\" }\n\
         check hold(score: number) \"Holding out\" { succeeds when roll 2d6 + score >= 9 }\n",
    ),
    (
        "base/lang/fr.ftl",
        "kind-skill = Compétence\n    .name = compétence\n    .plural = Compétences\n    .gender = feminine\n\
         skill-arms = Armes\n    .gender = feminine\nskill-stealth = Discrétion\n    .gender = feminine\n\
         kind-ability = Capacité\n    .name = capacité\n    .plural = Capacités\n    .gender = feminine\n\
         field-ability-skill = Compétence\n    .name = compétence\n    .gender = feminine\n\
         field-ability-level = Niveau\n    .name = niveau\n    .gender = masculine\n\
         entity-creature = Créature\n    .name = créature\n    .gender = feminine\n\
         stat-creature-melee = Mêlée\n    .name = mêlée\n    .gender = feminine\n\
         flag-creature-winded = Essoufflé\n    .attribute = essoufflé\n\
         ability-charge = Charge\n    .gender = feminine\nability-charge-text = Tu cours : { $bonus } de plus.\nability-grip = Poigne\nability-hide = Cachette\n\
         status-dazed = Étourdi\n    .name = étourdi\n    .gender = masculine\n    .is = êtes étourdi\n\
         check-hold = Tenir bon\n    .name = tenir bon\n    .gender = masculine\n\
         param-hold-score = Score\n    .name = score\n    .gender = masculine\n",
    ),
    ("base/lang/en.ftl", "flag-creature-winded =\n    .attribute = winded\n"),
    ("own/pack.yaml", "language: 1\nname: own\nversion: 2.0.0\nextends: ../base\nlocales: [en, fr]\nmakes: [book]\n"),
    (
        "own/r.rune",
        "override ability.grip { level 3 }\nability lunge \"Lunge\" { skill arms; melee +2; text \"Far.\" }\n",
    ),
    ("own/lang/fr.ftl", "ability-lunge = Fente\nability-lunge-text = Loin.\n"),
    ("own/book.yaml", "parts:\n  - title: Play\n    pages: [ability, rules]\n"),
    (
        "own/chapters/en/play.md",
        "# How to play\n\nTake {{#entry charge}}, for {{#value charge.bonus}}.\n\n{{#entry lunge}}\n",
    ),
    ("own/chapters/fr/play.md", "# Jouer\n\nPrends {{#entry charge}}, pour {{#value charge.bonus}}.\n"),
];

/// A change: what it is, the file, what is replaced by what (nothing for the whole file), and the pages that it is seen on at
/// once, each with what it then says.
struct Change {
    what: &'static str,
    file: &'static str,
    from: &'static str,
    to: &'static str,
    shows: &'static [(&'static str, &'static str)],
}

const fn change(
    what: &'static str,
    [file, from, to]: [&'static str; 3],
    shows: &'static [(&'static str, &'static str)],
) -> Change {
    Change { what, file, from, to, shows }
}

const CHANGES: &[Change] = &[
    change("a text", ["own/r.rune", "Far.", "As far as you can."], &[("en/ability-arms", "As far as you can.")]),
    change(
        "a number",
        ["base/r.rune", "bonus = 1", "bonus = 7"],
        &[("en/ability-arms", "for 7 more"), ("en/play", "for 7.")],
    ),
    change("a rule", ["own/r.rune", "melee +2;", "melee +2 when you are winded;"], &[("en/ability-arms", "winded")]),
    change(
        "a rule of the base",
        ["base/r.rune", "melee -1;", "melee -1 unless you are winded;"],
        &[("fr/ability-stealth", "essoufflé")],
    ),
    change("a status", ["base/r.rune", "melee -2", "melee -3"], &[("en/statuses", "3")]),
    change("a check", ["base/r.rune", ">= 9", ">= 11"], &[("en/rules", "11"), ("fr/rules", "11")]),
    change("a translation", ["own/lang/fr.ftl", "Loin.", "Très loin."], &[("fr/ability-arms", "Très loin.")]),
    change("a name", ["own/r.rune", "\"Lunge\"", "\"Thrust\""], &[("en/ability-arms", "Thrust")]),
    change("a chapter", ["own/chapters/en/play.md", "Take", "Always take"], &[("en/play", "Always take")]),
    change(
        "a new entry",
        ["own/r.rune", "can.\" }\n", "can.\" }\nability parry \"Parry\" { skill arms; melee +1 }\n"],
        &[],
    ),
    change("its name in French", ["own/lang/fr.ftl", "Fente\n", "Fente\nability-parry = Parade\n"], &[]),
    change(
        "a removed entry",
        [
            "base/r.rune",
            "ability hide \"Hiding\" { skill stealth; melee -1 unless you are winded; text \"Nobody sees you.\" }\n",
            "",
        ],
        &[],
    ),
    change("a renamed entry", ["own/r.rune", "ability lunge \"Thrust\"", "ability stab \"Thrust\" was lunge"], &[]),
    change("and its words", ["own/lang/fr.ftl", "ability-lunge", "ability-stab"], &[]),
    change("and where it is named", ["own/chapters/en/play.md", "entry lunge", "entry stab"], &[]),
    change("something broken", ["own/r.rune", "melee +2", "meele +2"], &[]),
    change("mended", ["own/r.rune", "meele +2", "melee +2"], &[]),
    change("a dead link in a chapter", ["own/chapters/en/play.md", "entry stab", "entry stabb"], &[]),
    change("that is mended", ["own/chapters/en/play.md", "entry stabb", "entry stab"], &[]),
    change("the outline", ["own/book.yaml", "[ability, rules]", "[rules, ability]"], &[]),
    change("another language less", ["own/pack.yaml", "[en, fr]", "[en]"], &[]),
    change("and back", ["own/pack.yaml", "[en]", "[en, fr]"], &[]),
    change("a chapter less", ["own/chapters/fr/play.md", "", ""], &[]),
    change("the whole pack less", ["own/pack.yaml", "", ""], &[]),
];

/// A shelf, and what is printed of the pack on it.
struct Desk {
    shelf: Memory,
    press: Press,
    printed: Option<Printed>,
}

impl Desk {
    fn new() -> Self {
        Self { shelf: Memory::new(BASE), press: Press::default(), printed: None }
    }

    fn make(&mut self, change: &Change) {
        if change.from.is_empty() {
            self.shelf.files.remove(change.file);
            return;
        }
        let text = self.shelf.files.get_mut(change.file).unwrap();
        let new = String::from_utf8(text.clone()).unwrap().replacen(change.from, change.to, 1);
        assert_ne!(new.as_bytes(), text.as_slice(), "{}: it changes nothing", change.what);
        *text = new.into_bytes();
    }

    /// What is printed of the texts as they are; the pages that are looked at are printed by themselves, before all others.
    fn print(&mut self, looked_at: &[&str]) -> (BTreeMap<String, String>, Result<Files, String>) {
        let draft = match self.press.read("own", &mut self.shelf) {
            Ok(draft) => draft,
            Err(broken) => return (BTreeMap::new(), Err(broken.why)),
        };
        let mut pages = BTreeMap::new();
        if let Some(printed) = &self.printed {
            for page in looked_at {
                let (locale, id) = page.split_once('/').unwrap();
                pages.extend(draft.page(printed, locale, id).map(|html| ((*page).to_owned(), html)));
            }
        }
        let mut soon = Vec::new();
        let printed = draft.rest(Some("en"), || true, |_, files| soon = files).expect("nobody stops it");
        let printed = printed.map(|(printed, files)| {
            self.printed = Some(printed);
            // the pages of the language that is looked at were there before, and the same
            assert!(!soon.is_empty());
            let other = soon.iter().find(|file| !files.contains(file)).map(|(path, _)| path);
            assert_eq!(other, None);
            files
        });
        (pages, printed)
    }

    /// What somebody prints who has printed nothing before.
    fn afresh(&mut self) -> Result<Files, ()> {
        let pack = Pack::open("own", &mut self.shelf).map_err(drop)?;
        let report = check(&pack, &Levels::default());
        if report.fails() {
            return Err(());
        }
        let made = Made::new(&pack, &report.ir.ok_or(())?, Audience::Players).map_err(drop)?;
        made.pages(&[]).map_err(drop)
    }
}

fn by_path(files: Files) -> BTreeMap<String, Vec<u8>> {
    files.into_iter().collect()
}

#[test]
fn what_is_printed_again_is_what_a_first_print_would_be() {
    let mut desk = Desk::new();
    let first = desk.print(&[]).1.unwrap_or_else(|why| panic!("{why}"));
    assert_eq!(by_path(first), by_path(desk.afresh().unwrap()));
    for change in CHANGES {
        desk.make(change);
        let looked_at: Vec<&str> = change.shows.iter().map(|(page, _)| *page).collect();
        let (pages, printed) = desk.print(&looked_at);
        match (printed, desk.afresh()) {
            (Ok(printed), Ok(afresh)) => {
                let (printed, afresh) = (by_path(printed), by_path(afresh));
                let paths: [Vec<&String>; 2] = [printed.keys().collect(), afresh.keys().collect()];
                assert_eq!(paths[0], paths[1], "{}", change.what);
                let differs = afresh.iter().find(|(path, bytes)| printed[*path] != **bytes);
                assert_eq!(differs.map(|(path, _)| path), None, "{}", change.what);
                for (page, says) in change.shows {
                    let shown = pages.get(*page).unwrap_or_else(|| panic!("{}: {page} waits", change.what));
                    assert!(shown.contains(says), "{}: {page} does not say {says}", change.what);
                    let whole = String::from_utf8_lossy(&afresh[&format!("{page}.html")]).into_owned();
                    assert_eq!(*shown, whole, "{}: {page} by itself", change.what);
                }
            }
            (Err(why), Err(())) => assert!(!why.is_empty() && change.shows.is_empty(), "{}: {why}", change.what),
            (Ok(_), Err(())) => panic!("{}: a first print would fail", change.what),
            (Err(why), Ok(_)) => panic!("{}: a first print would not fail: {why}", change.what),
        }
    }
}

#[test]
fn a_folder_that_is_removed_and_made_again_is_read_again() {
    let mut desk = Desk::new();
    let first = desk.print(&[]).1.unwrap_or_else(|why| panic!("{why}"));
    let files = std::mem::take(&mut desk.shelf.files);
    assert!(desk.print(&[]).1.is_err());
    desk.shelf.files = files;
    assert_eq!(by_path(desk.print(&[]).1.unwrap()), by_path(first));
}

#[test]
fn what_nobody_waits_for_any_more_is_not_printed() {
    let mut desk = Desk::new();
    let draft = desk.press.read("own", &mut desk.shelf).unwrap_or_else(|broken| panic!("{}", broken.why));
    assert!(draft.rest(None, || false, |_, _| ()).is_none());
    let asked = std::cell::Cell::new(0);
    let few = || {
        asked.set(asked.get() + 1);
        asked.get() < 4
    };
    assert!(draft.rest(Some("en"), few, |_, _| ()).is_none());
}
