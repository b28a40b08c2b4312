//! The words for games: they are the book's, letter by letter, and their numbers are the machine's.

use std::collections::{BTreeMap, BTreeSet};

use runebook_book::model::{Entry, Part, Topic};
use runebook_driver::pack::shelf::Memory;
use runebook_driver::query::Question;
use runebook_driver::text::{self, Spoken};
use runebook_driver::{Ir, Levels, Pack, Table, book, build, check};
use runebook_runtime::text::{Form, Holder, Live, Run, Source, Texts};
use runebook_runtime::{Buffers, Machine};
use runebook_tests::packs;

const PACKS: [&str; 5] = ["sil", "sil-q", "sil-g", "rip", "stats"];

struct Made {
    pack: Pack,
    ir: Ir,
    table: Vec<u8>,
    spoken: Vec<Spoken>,
}

fn made(name: &str, shelf: &mut Memory) -> Made {
    let pack = Pack::open(name, shelf).expect("the pack is there");
    let report = check(&pack, &Levels::default());
    let ir = report.ir.unwrap_or_else(|| panic!("{name} does not check: {:#?}", report.found));
    let table = build::build(&ir).expect("there is a table").bytes;
    let spoken = text::spoken(&pack, &ir, &Table::load(&table).expect("it loads"));
    let spoken = spoken.unwrap_or_else(|why| panic!("{name}: {}", why.lines().join("\n")));
    Made { pack, ir, table, spoken }
}

/// A text of the book without its links.
fn unlinked(text: &str) -> String {
    let mut rest = text.to_owned();
    while let Some(at) = ["](entry:", "](page:"].iter().filter_map(|mark| rest.find(mark)).min() {
        let start = rest[..at].rfind('[').expect("a link begins");
        let end = at + rest[at..].find(')').expect("a link ends");
        rest = format!("{}{}{}", &rest[..start], &rest[start + 1..at], &rest[end + 1..]);
    }
    rest
}

fn read<H: Holder>(texts: &Texts<'_>, id: u64, form: Form, holder: H) -> Vec<String> {
    let mut sentences = vec![String::new()];
    for run in texts.text(id, form, holder) {
        match run {
            Run::Break(_) => sentences.push(String::new()),
            Run::Literal(_) | Run::Link { .. } | Run::Value(_) => {
                sentences.last_mut().expect("one at least").push_str(&run.to_string());
            }
        }
    }
    sentences.retain(|sentence| !sentence.is_empty());
    sentences
}

fn same(texts: &Texts<'_>, entry: &Entry) {
    let id = texts.find(&entry.id).unwrap_or_else(|| panic!("{} has no words", entry.id));
    let whole = |form| {
        let text: String =
            texts.get(id, form).iter().flat_map(|text| text.words()).map(|run| run.to_string()).collect();
        text
    };
    assert_eq!(whole(Form::Name), entry.title, "{}", entry.id);
    assert_eq!(whole(Form::Kind), entry.kind, "{}", entry.id);
    assert_eq!(whole(Form::Prose), unlinked(entry.prose.as_deref().unwrap_or_default()), "{}", entry.id);
    assert_eq!(whole(Form::Notation), entry.notation.clone().unwrap_or_default(), "{}", entry.id);
    let fields: Vec<String> =
        entry.fields.iter().flat_map(|(label, value)| [unlinked(label), unlinked(value)]).collect();
    assert_eq!(read(texts, id, Form::Fields, runebook_runtime::text::Nobody), fields, "{}", entry.id);
    let is_need = |topic: Topic| matches!(topic, Topic::Needs | Topic::Price);
    let of = |needs: bool| {
        let wanted = entry.sentences.iter().filter(move |sentence| is_need(sentence.topic) == needs);
        wanted.map(|sentence| unlinked(&sentence.text)).collect::<Vec<_>>()
    };
    assert_eq!(read(texts, id, Form::Rules, runebook_runtime::text::Nobody), of(false), "{}", entry.id);
    // a price that all entries of a page have stands above them there
    let needs = read(texts, id, Form::Needs, runebook_runtime::text::Nobody);
    assert!(of(true).iter().all(|sentence| needs.contains(sentence)), "{}: {needs:#?} {:#?}", entry.id, of(true));
}

/// The id of an entry, in books and in tables.
fn entry_id(ir: &Ir, entry: &runebook_compiler::ir::Entry) -> String {
    format!("{}.{}", ir.kinds[entry.kind].named.name, entry.known_as())
}

/// What a thing is called by its kind; nothing where it has no such words.
fn texts_kind(texts: &Texts<'_>, id: &str) -> String {
    let kind = texts.find(id).and_then(|id| texts.get(id, Form::Kind));
    kind.iter().flat_map(|text| text.words()).map(|run| run.to_string()).collect()
}

#[test]
fn words_are_the_books_in_every_language() {
    let mut shelf = packs::shelf();
    let mut seen = 0;
    for name in PACKS {
        let made = made(name, &mut shelf);
        let books =
            book::books(&made.pack, &made.ir).unwrap_or_else(|why| panic!("{name}: {}", why.lines().join("\n")));
        let entries: BTreeSet<String> = made.ir.entries.iter().map(|entry| entry_id(&made.ir, entry)).collect();
        for (book, spoken) in books.iter().zip(&made.spoken) {
            let texts = Texts::load(&spoken.bytes).expect("the words load");
            assert_eq!((book.locale.as_str(), texts.locale()), (spoken.locale.as_str(), book.locale.as_str()));
            texts.fits(&Table::load(&made.table).expect("it loads")).expect("they were made together");
            for part in book.pages.iter().flat_map(|page| &page.parts) {
                if let Part::Entry(entry) = part
                    && (entries.contains(&entry.id) || !texts_kind(&texts, &entry.id).is_empty())
                {
                    same(&texts, entry);
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 1000, "{seen} entries were compared");
}

/// Whose every live number is the same.
#[derive(Clone, Copy)]
struct Says(i64);

impl Holder for Says {
    fn number(&mut self, _source: Source) -> Option<i64> {
        Some(self.0)
    }
}

fn texts_of(made: &Made) -> BTreeMap<&str, Texts<'_>> {
    let mut all = BTreeMap::new();
    for spoken in &made.spoken {
        all.insert(spoken.locale.as_str(), Texts::load(&spoken.bytes).expect("the words load"));
    }
    all
}

#[test]
fn numbers_pick_plurals_in_each_language() {
    let made = made("sil-q", &mut packs::shelf());
    let texts = texts_of(&made);
    let price = |locale: &str, number: i64| {
        let texts = &texts[locale];
        let id = texts.find("ability.charge").expect("an ability");
        read(texts, id, Form::Needs, Says(number)).pop().expect("a price")
    };
    assert_eq!(price("fr", 0), "Coûte 0 point d'expérience.");
    assert_eq!(price("fr", 1), "Coûte 1 point d'expérience.");
    assert_eq!(price("fr", 2), "Coûte 2 points d'expérience.");
    assert_eq!(price("fr", 12_500), "Coûte 12\u{202f}500 points d'expérience.");
    assert_eq!(price("en", 1_500), "Costs 1,500 experience.");
    assert_eq!(price("ja", 1), "会得するには、経験点を 1 払う。");
    assert_eq!(price("ja", 2), "会得するには、経験点を 2 払う。");
    let will = |locale: &str, number: i64| {
        let texts = &texts[locale];
        read(texts, texts.find("song.staying").expect("a song"), Form::Rules, Says(number)).remove(0)
    };
    assert!(will("en", 3).contains("your Will rises by 3"), "{}", will("en", 3));
    assert!(will("en", -3).contains("your Will falls by 3"), "{}", will("en", -3));
    assert!(will("fr", -3).contains("ta Volonté diminue de 3"), "{}", will("fr", -3));
}

const SMALL: &str = r#"
entity creature "Creature" { stat grace "Grace": number, else 0; stat melee "Melee": number, else 0 }
kind ability "Ability" { level: number in 1..20 }
ability rally "Rally" {
  level 3
  let bonus = half of your grace rounded down
  melee +bonus
  text "You strike better by {count bonus point}."
}
character bard is creature { grace 8 }
"#;

fn small(rules: &str) -> Made {
    let manifest = "language: 1\nname: small\nversion: 1.0.0\ntitle: { en: Small }\nsource_locale: en\nlocales: [en]\nmakes: [table, book]\n";
    made("small", &mut Memory::new(&[("small/pack.yaml", manifest), ("small/r.rune", rules)]))
}

#[test]
fn live_numbers_are_the_machines() {
    let made = small(SMALL);
    let texts = Texts::load(&made.spoken[0].bytes).expect("the words load");
    let rally = texts.find("ability.rally").expect("an ability");
    assert_eq!(read(&texts, rally, Form::Prose, Says(1)), ["You strike better by 1 point."]);
    assert_eq!(read(&texts, rally, Form::Prose, Says(2)), ["You strike better by 2 points."]);
    let table = Table::load(&made.table).expect("it loads");
    let mut buffers = Buffers::new();
    let mut machine = Machine::new(&table, buffers.scratch());
    let bare = Live::bare(&mut machine);
    assert_eq!(read(&texts, rally, Form::Rules, bare), ["Your Melee rises by 0."]);
    for (given, rules, prose) in [("bard { grace 2 }", 1, "1 point"), ("bard { grace 9 }", 4, "4 points")] {
        let question = Question::new(&made.pack, &made.ir, "bard", given).expect("a question");
        let shown = text::held(&made.pack, &question, "rally", "en").expect("it is shown");
        assert!(shown.contains(&format!("  value     {rules} (0 without anything)\n")), "{shown}");
        let lines: String = shown.lines().map(|line| line.trim_start().trim_matches('"')).collect::<Vec<_>>().join("|");
        assert!(lines.contains(&format!("value     {}", prose.split(' ').next().unwrap())), "{shown}");
    }
}

#[test]
fn a_changed_number_changes_words_and_book() {
    let (one, two) =
        (small(SMALL), small(&SMALL.replace("level 3", "level 4").replace("rounded down", "rounded down + 2")));
    let read = |made: &Made, form| {
        let texts = Texts::load(&made.spoken[0].bytes).expect("the words load");
        let rally = texts.find("ability.rally").expect("an ability");
        (read(&texts, rally, form, runebook_runtime::text::Nobody), texts.content_hash())
    };
    assert_eq!(read(&one, Form::Fields).0, ["level", "3"]);
    assert_eq!(read(&two, Form::Fields).0, ["level", "4"]);
    assert_ne!(read(&one, Form::Rules).0, read(&two, Form::Rules).0);
    let words = Texts::load(&one.spoken[0].bytes).expect("the words load");
    let error = words.fits(&Table::load(&two.table).expect("it loads")).expect_err("they were not made together");
    assert_eq!((error.words, error.table), (read(&one, Form::Name).1, read(&two, Form::Name).1));
}
