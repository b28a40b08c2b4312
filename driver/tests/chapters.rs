//! Outlines and chapters: where pages stand, what directives show, and what is wrong, at its place.

use runebook_book::model::{Book, Part};
use runebook_driver::pack::shelf::Memory;
use runebook_driver::{Finding, Format, Levels, Look, Pack, book, check, render};

const MANIFEST: &str = "language: 1\nname: p\nlocales: [en, fr]\n";
const RULES: &str = r#"kind ability "Ability" { level: number = 1 }
kind song "Song" { }
entity creature "Creature" { stat melee "Melee": number, else 0 }
ability charge "Charge" { level 2; let extra = 4; melee +extra }
ability grip "Grip" { melee +1 }
ability trick "Trick" { status draft; melee +3 }
song grip "Song of the grip" { melee +1 }
formula twice(n: number) "Twice": number = 2 * n
figure doubles "Doubles" { rows n in 1..3; cell twice(n); as table; show whole }
procedure swing() "Swing" { step hit = roll 1d6 }
character hero is creature { innate charge }
"#;
const FRENCH: &str = "kind-ability = Capacité\n    .plural = Capacités\n    .gender = feminine\nkind-song = Chant\n    .plural = Chants\n\
    stat-creature-melee = Mêlée\n    .gender = feminine\nentity-creature = Créature\n    .gender = feminine\nfield-ability-level = Niveau\n\
    ability-charge = Charge\nability-grip = Poigne\nsong-grip = Chant de la poigne\nformula-twice = Double\n    .gender = masculine\nparam-twice-n = Nombre\n    .name = nombre\n    .gender = masculine\n\
    figure-doubles = Doubles\n    .rows = n\n    .cell = double\nprocedure-swing = Coup\nstep-swing-hit = Jet\n    .name = jet\n    .gender = masculine\ncharacter-hero = Héros\n    .name = héros\n    .gender = masculine\n";

fn pack(files: &[(&str, &str)]) -> Pack {
    let mut all = vec![("p/pack.yaml", MANIFEST), ("p/r.rune", RULES), ("p/lang/fr.ftl", FRENCH)];
    all.extend_from_slice(files);
    Pack::open("p", &mut Memory::new(&all)).unwrap()
}

fn books(files: &[(&str, &str)]) -> Vec<Book> {
    let pack = pack(files);
    let report = check(&pack, &Levels::default());
    assert!(!report.fails(), "{:#?}", report.found);
    book::books(&pack, &report.ir.unwrap()).unwrap_or_else(|why| panic!("{}", why.lines().join("\n")))
}

/// What is wrong, a line each.
fn found(files: &[(&str, &str)]) -> String {
    let pack = pack(files);
    let report = check(&pack, &Levels::default());
    let shown = report.found.iter().filter(|found| !found.code.starts_with('W') || found.code == "W017");
    let findings: Vec<Finding> = shown.map(|diagnostic| Finding { sources: &pack.sources, diagnostic }).collect();
    render(&findings, Format::Short, Look::default())
}

fn pages(book: &Book) -> Vec<(&str, Option<&str>)> {
    book.pages.iter().map(|page| (page.id.as_str(), page.part.as_deref())).collect()
}

const START: (&str, &str) = ("p/chapters/en/start.md", "# Start\n\nHello.\n");

#[test]
fn pages_stand_as_the_outline_says() {
    let outline = "front: welcome\nparts:\n  - title: { en: Play, fr: Jouer }\n    pages: [song, start]\n  - title: Rest\n    pages: [figures]\n";
    let welcome = ("p/chapters/en/welcome.md", "# W\n\nCome *in*.\n");
    let books = books(&[("p/book.yaml", outline), START, welcome, ("p/chapters/en/alone.md", "# Alone\n\nFirst.\n")]);
    let wanted = [
        ("alone", None),
        ("song", Some("Play")),
        ("start", None),
        ("figures", Some("Rest")),
        ("ability", None),
        ("rules", None),
        ("translation", None),
        ("colophon", None),
    ];
    assert_eq!(pages(&books[0]), wanted);
    assert_eq!(books[0].intro, "Come *in*.");
    assert_eq!(pages(&books[1])[1], ("song", Some("Jouer")));
    // the chapter has no translation: it is shown, marked
    let start = books[1].pages.iter().find(|page| page.id == "start").unwrap();
    assert_eq!((start.title.as_str(), start.locale.as_deref()), ("Start", Some("en")));
    assert!(books[0].pages[2].locale.is_none());
}

#[test]
fn directives_show_what_the_rules_say() {
    let text = "# Début\n\nDe {{#value charge.extra}} : {{#entry charge}}, {{#value hero.melee}}.\n\n## Ici\n\n{{#entry ability.grip}}\n\n\
                ```\n{{#entry nothing}}\n## no heading\n```\n\n{{#figure doubles}}\n\n{{#kind song}}\n\n{{#trace swing() | rolls 5}}\n\nFin.\n";
    let french = ("p/chapters/fr/start.md", text);
    let books = books(&[START, french]);
    let page = &books[1].pages[0];
    assert_eq!((page.id.as_str(), page.title.as_str()), ("start", "Début"));
    let [
        Part::Prose(first),
        Part::Heading(heading),
        Part::Quoted(entry),
        Part::Prose(code),
        Part::Quoted(figure),
        Part::Quoted(song),
        Part::Trace(trace),
        Part::Prose(last),
    ] = &page.parts[..]
    else {
        panic!("{:#?}", page.parts)
    };
    assert_eq!(first, "De 4 : [Charge](entry:ability.charge), 4.");
    assert_eq!(heading, "Ici");
    assert!(matches!(&**entry, Part::Entry(entry) if entry.title == "Poigne"));
    assert!(code.contains("{{#entry nothing}}\n## no heading"));
    assert!(matches!(&**figure, Part::Figure(figure) if figure.cells == [["2"], ["4"], ["6"]]));
    assert!(matches!(&**song, Part::Entry(entry) if entry.id == "song.grip"));
    assert!(trace.lines.iter().any(|(_, line)| line.contains("1d6")), "{trace:#?}");
    assert_eq!(last, "Fin.");
}

#[test]
fn what_is_wrong_stands_at_its_place() {
    let outline =
        "fronts: x\nparts:\n  - title: Play\n    pages: [abilty, song, song, nothing_like_it]\n  - pages: [rules]\n";
    let chapter = "No title.\n\n{{#entry grip}}\n\n{{#entry trick}} {{#value charge.extr}} {{#kind song}}\n\n{{#trace swing()}}\n\n\
                   {{#trace swing() | rolls 5, 6}}\n\n{{#trace swing() | roll 5}}\n\n[x](entry:ability.chrge) [y](page:rulez)\n\n{{#figure double}}\n\n{{#kinds song}}\n\n{{#entry}}\n";
    let found = found(&[
        ("p/book.yaml", outline),
        ("p/chapters/en/start.md", chapter),
        ("p/chapters/en/rules.md", "# Rules\n"),
        ("p/chapters/fr/seul.md", "# Seul\n"),
    ]);
    for line in [
        "p/book.yaml:1:1: error[E081]: book.yaml has no key `fronts`",
        "p/book.yaml:4:13: error[E100]: the book has no page `abilty`",
        "p/book.yaml:4:27: error[E100]: the page `song` stands in the outline twice",
        "p/book.yaml:4:33: error[E100]: the book has no page `nothing_like_it`",
        "p/book.yaml:5:5: error[E082]: `title` is missing here",
        "p/chapters/en/rules.md:1:1: error[E101]: no chapter can be called `rules`",
        "p/chapters/fr/seul.md:1:1: error[E101]: this chapter stands in a translation only",
        "p/chapters/en/start.md:1:1: error[E101]: this chapter has no title",
        "p/chapters/en/start.md:3:10: error[E103]: `grip` names several things",
        "p/chapters/en/start.md:5:10: error[E103]: `trick` stands in no player's book",
        "p/chapters/en/start.md:5:34: error[E103]: `charge` has no value `extr`",
        "p/chapters/en/start.md:5:41: error[E102]: a `kind` stands in a paragraph of its own",
        "p/chapters/en/start.md:7:10: error[E104]: here falls a die, and nothing says how",
        "p/chapters/en/start.md:9:10: error[E104]: this example does not work out",
        "p/chapters/en/start.md:11:20: error[E102]: `roll 5` says nothing here",
        "p/chapters/en/start.md:13:5: error[E103]: this link leads to `entry:ability.chrge`",
        "p/chapters/en/start.md:13:30: error[E103]: this link leads to `page:rulez`",
        "p/chapters/en/start.md:15:11: error[E103]: the book has no figure `double`",
        "p/chapters/en/start.md:17:4: error[E102]: there is no directive `kinds`",
        "p/chapters/en/start.md:19:1: error[E102]: this `entry` says not of what",
        "p/chapters/en/start.md:1:1: warning[W017]: this chapter has no translation in fr",
    ] {
        assert!(found.contains(line), "{line}\n{found}");
    }
}

#[test]
fn an_edition_has_the_outline_and_the_chapters_of_its_base() {
    let files = [
        ("p/pack.yaml", MANIFEST),
        ("p/r.rune", RULES),
        ("p/lang/fr.ftl", FRENCH),
        ("p/book.yaml", "parts:\n  - title: Play\n    pages: [start, two]\n"),
        START,
        ("p/chapters/en/two.md", "# Two\n\nOld.\n"),
        ("q/pack.yaml", "language: 1\nname: q\nextends: ../p\nlocales: [en]\n"),
        ("q/r.rune", "ability leap \"Leap\" { melee +1 }\n"),
        ("q/chapters/en/two.md", "# Two\n\nNew.\n"),
    ];
    let pack = Pack::open("q", &mut Memory::new(&files)).unwrap();
    let ir = check(&pack, &Levels::default()).ir.unwrap();
    let book = book::books(&pack, &ir).unwrap().swap_remove(0);
    assert_eq!(pages(&book)[..2], [("start", Some("Play")), ("two", None)]);
    assert_eq!(book.pages[1].parts, [Part::Prose("New.".to_owned())]);
}

#[test]
fn terms_are_explained_in_the_order_of_the_language() {
    let english = "term-margin = Margin\n    .text = By how *much*.\nterm-bout = Bout\n    .text = All blows.\n";
    let french = format!("{FRENCH}term-margin = Écart\n    .text = De combien.\nterm-bout = Passe\n");
    let start = ("p/chapters/en/start.md", "# Start\n\nThe [margin](entry:term.margin), {{#entry margin}}.\n");
    let files = [("p/lang/en.ftl", english), ("p/lang/fr.ftl", &french), start];
    let books = books(&files);
    let terms = |book: &Book| -> Vec<(String, String, Option<String>)> {
        let page = book.pages.iter().find(|page| page.id == "glossary").unwrap();
        let entry = |part: &Part| match part {
            Part::Entry(term) => (term.id.clone(), term.title.clone(), term.prose_locale.clone()),
            other => panic!("{other:?}"),
        };
        page.parts.iter().map(entry).collect()
    };
    let own = |id: &str, title: &str| (format!("term.{id}"), title.to_owned(), None);
    assert_eq!(terms(&books[0]), [own("bout", "Bout"), own("margin", "Margin")]);
    // what is not translated is shown, marked, and asked for
    let (id, title, _) = own("bout", "Passe");
    assert_eq!(terms(&books[1]), [own("margin", "Écart"), (id, title, Some("en".to_owned()))]);
    assert!(books[1].holes.iter().any(|hole| hole.message == "term-bout.text" && !hole.fatal));
    assert!(
        found(&[files[0], files[1], ("p/chapters/en/start.md", "# S\n\n[x](entry:term.margen)\n")])
            .contains("start.md:3:5: error[E103]: this link leads to `entry:term.margen`")
    );
}

#[test]
fn no_value_of_what_is_hidden_is_shown() {
    let text = "# Start\n\nIt gives {{#value trick.extra}}, or {{#value (hero with { innate trick }).melee}}.\n";
    let found = found(&[("p/chapters/en/start.md", text)]);
    assert!(found.contains("p/chapters/en/start.md:3:19: error[E103]: `trick` stands in no player's book"), "{found}");
    assert!(found.contains("p/chapters/en/start.md:3:66: error[E103]: `trick` stands in no player's book"), "{found}");
}

#[test]
fn headings_say_what_their_directives_show() {
    let text =
        "# All of {{#entry charge}}\n\nHello.\n\n## {{#value charge.extra}} more: {{#entry ability.grip}}\n\nEnd.\n";
    let page = books(&[("p/chapters/en/start.md", text)]).swap_remove(0).pages.swap_remove(0);
    assert_eq!(page.title, "All of Charge");
    assert_eq!(page.parts[1], Part::Heading("4 more: Grip".to_owned()));
}

#[test]
fn a_chance_is_printed_as_percent() {
    let text = "# S\n\n{{#value chance of (hit >= 3) in swing()}}, {{#value mean of hit in swing()}}.\n\n\
                | a |\n|---|\n| {{#value hero.melee \\| given hero { melee 1 }}} |\n";
    let books = books(&[("p/chapters/en/s.md", text), ("p/chapters/fr/s.md", text)]);
    let prose = |book: &Book| match &book.pages[0].parts[0] {
        Part::Prose(text) => text.clone(),
        other => panic!("{other:?}"),
    };
    assert!(prose(&books[0]).starts_with("66.7%, 3.5.") && prose(&books[0]).contains("| 5 |"), "{}", prose(&books[0]));
    assert!(prose(&books[1]).starts_with("66,7\u{a0}%, 3,5."), "{}", prose(&books[1]));
}

#[test]
fn what_a_book_would_refuse_is_found_at_its_place() {
    let text = "# S\n\n{{#trace swing() | rolls 5 | rolls 6}}\n\nSee [c](nope.md) and [d](#x).\n";
    let told = found(&[("p/chapters/en/s.md", text)]);
    for line in [
        "p/chapters/en/s.md:3:30: error[E102]: `rolls` stands in this directive twice",
        "p/chapters/en/s.md:5:9: error[E103]: this link leads to `nope.md`, which is no place of the book",
        "p/chapters/en/s.md:5:26: error[E103]: this link leads to `#x`",
    ] {
        assert!(told.contains(line), "{line}\n{told}");
    }
    let broken = format!("{FRENCH}???\nability-charge-text = Tu {{ $x\n");
    let wild =
        format!("{RULES}ability wild \"Wild\" {{ melee +1 }}\nability leap \"Leap\" {{ needs trick; melee +1 }}\n");
    let told = found(&[("p/lang/fr.ftl", &broken), ("p/r.rune", &wild)]);
    let at = FRENCH.lines().count() + 1;
    for line in [
        format!("p/lang/fr.ftl:{at}:1: error[E109]: these words cannot be read"),
        "p/r.rune:13:29: error[E108]: readers see what this belongs to, but not `trick`".to_owned(),
    ] {
        assert!(told.contains(&line), "{line}\n{told}");
    }
}

#[test]
fn a_flow_has_a_box_for_each_step_with_what_it_comes_to() {
    let rules = "kind ability \"Ability\" { }\nentity creature \"Creature\" { resource health \"Health\": number in 0..9, starts at 9 }\n\
        event struck(who: creature) \"Struck\"\n\
        procedure swing(foe: creature) \"Swing\" {\n  step hit = roll 1d6\n  step twice = hit * 2\n  land(foe)\n  step harm { foe loses twice health; announce struck(foe) }\n}\n\
        procedure land(foe: creature) \"Land\" { step place = roll 1d4 }\n\
        ability grit \"Grit\" { on struck as who: you gain 1 health }\n\
        character hero is creature { innate grit }\n";
    let manifest = "language: 1\nname: p\n";
    let text = "# S\n\n{{#flow swing(hero) | rolls 3, 2}}\n";
    let words = "event-struck =\n    .as_who = you are struck\nprocedure-land =\n    .do = land on { $foe }\n";
    let mut shelf = Memory::new(&[
        ("p/pack.yaml", manifest),
        ("p/r.rune", rules),
        ("p/lang/en.ftl", words),
        ("p/chapters/en/s.md", text),
    ]);
    let pack = Pack::open("p", &mut shelf).unwrap();
    let report = check(&pack, &Levels::default());
    assert!(!report.fails(), "{:#?}", report.found);
    let book = book::books(&pack, &report.ir.unwrap())
        .unwrap_or_else(|why| panic!("{}", why.lines().join("\n")))
        .swap_remove(0);
    let Part::Trace(trace) = &book.pages[0].parts[0] else { panic!("{:#?}", book.pages[0].parts) };
    let shown: Vec<(usize, &str, &str)> =
        trace.flow.iter().map(|one| (one.depth, one.title.as_str(), one.value.as_str())).collect();
    let wanted =
        [(0, "Swing", ""), (1, "Hit", "3"), (1, "Twice", "6"), (1, "Land", ""), (2, "Place", "2"), (1, "Harm", "")];
    assert_eq!(shown[..6], wanted, "{:#?}", trace.flow);
    assert!(trace.flow[1].lines[0].starts_with("1d6"), "{:#?}", trace.flow[1]);
    let last = trace.flow.last().unwrap();
    assert_eq!((last.sort, last.link.as_deref()), (runebook_book::model::FlowSort::Reaction, Some("ability.grit")));
}

#[test]
fn a_chapter_that_is_older_than_its_text_stands_in_the_source_language() {
    use runebook_driver::i18n::{State, status};
    let ledger = |print: &str| format!("chapter-start: approved {print}\n");
    let (pack, ir) = {
        let pack = pack(&[START, ("p/chapters/fr/start.md", "# Début\n\nBonjour.\n")]);
        let ir = check(&pack, &Levels::default()).ir.unwrap();
        (pack, ir)
    };
    let unit = |pack: &Pack, ir: &runebook_driver::Ir| {
        let all = status(pack, ir, "fr").messages.into_iter();
        all.clone().find(|(unit, _)| unit.id == "chapter-start").unwrap()
    };
    let (now, state) = unit(&pack, &ir);
    assert_eq!(state, State::Unreviewed);
    let title = |print: &str| {
        let text = ledger(print);
        let files =
            [START, ("p/chapters/fr/start.md", "# Début\n\nBonjour.\n"), ("p/lang/fr.status.yaml", text.as_str())];
        books(&files).swap_remove(1).pages.swap_remove(0)
    };
    assert_eq!(title(&now.text.to_string()).title, "Début");
    let old = title("00000000");
    assert_eq!((old.title.as_str(), old.locale.as_deref()), ("Start", Some("en")));
}
