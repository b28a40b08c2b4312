//! Translations: what makes one stale, what stands in a book then, what goes to translators and what comes back.

use runebook_driver::book;
use runebook_driver::i18n::{self, Stand, State};
use runebook_driver::pack::shelf::Memory;
use runebook_driver::{Ir, Levels, Pack, check};

const MANIFEST: &str = "language: 1\nname: p\nmakes: [book]\nlocales: [en, fr]\nlints: { untested_entry: allow }\n";
const RULES: &str = r#"kind ability "Ability" { }
entity creature "Creature" { stat strength "Strength": number, else 0; flag calm "Calm" }
ability power "Power" {
  let more = 2
  text "You push {more} harder."
  strength +more when you are calm
}
"#;
const WORDS: &str = "## Noms\n\n# Le nom d'une capacité.\nkind-ability = Capacité\n    .name = capacité\n    .gender = feminine\n    \
                     .plural = Capacités\nentity-creature = Créature\n    .gender = feminine\nability-power = Puissance\n    \
                     .gender = feminine\nstat-creature-strength = Force\n    .gender = feminine\nflag-calm = Calme\n    \
                     .attribute = calme\n\nability-power-text = Tu pousses { $more } fois plus fort.\n";
const ENGLISH: &str = "flag-calm =\n    .attribute = calm\n";
const TEXT: &str = "ability-power-text";

/// A pack of these rules and of what the shelf has besides.
struct Bench {
    shelf: Memory,
}

impl Bench {
    fn new() -> Self {
        let files =
            [("p/pack.yaml", MANIFEST), ("p/a.rune", RULES), ("p/lang/fr.ftl", WORDS), ("p/lang/en.ftl", ENGLISH)];
        Self { shelf: Memory::new(&files) }
    }

    /// The same after every text has been told to fit.
    fn told() -> Self {
        let mut bench = Self::new();
        for locale in ["en", "fr"] {
            bench.approve(locale, Stand::Approved);
        }
        bench
    }

    fn put(&mut self, path: &str, text: &str) {
        self.shelf.files.insert(path.to_owned(), text.as_bytes().to_vec());
    }

    fn change(&mut self, path: &str, (from, to): (&str, &str)) {
        let text = String::from_utf8(self.shelf.files[path].clone()).unwrap();
        assert!(text.contains(from), "{path} has {from}");
        self.put(path, &text.replace(from, to));
    }

    fn open(&self) -> (Pack, Ir) {
        let pack = Pack::open("p", &mut self.shelf.clone()).unwrap();
        let report = check(&pack, &Levels::default());
        let ir = report.ir.unwrap_or_else(|| panic!("{:#?}", report.found));
        (pack, ir)
    }

    fn approve(&mut self, locale: &str, stand: Stand) {
        let (pack, ir) = self.open();
        let (ledger, count) = i18n::approve(&pack, &ir, locale, &[], stand).unwrap();
        assert!(count > 0);
        self.put(&format!("p/{}", i18n::ledger_path(locale)), &ledger);
    }

    fn state(&self, locale: &str, id: &str) -> State {
        let (pack, ir) = self.open();
        let status = i18n::status(&pack, &ir, locale);
        let found = status.messages.iter().find(|(unit, _)| unit.id == id);
        found.unwrap_or_else(|| panic!("{id} is known: {status:#?}")).1
    }

    fn findings(&self) -> Vec<(&'static str, String)> {
        of_words(&self.open().0).into_iter().map(|finding| (finding.code, finding.message)).collect()
    }
}

/// What lints of words find, in order.
fn of_words(pack: &Pack) -> Vec<runebook_driver::Diagnostic> {
    let found = check(pack, &Levels::default()).found.into_iter();
    found.filter(|finding| ["W017", "W020", "W021", "W022"].contains(&finding.code)).collect()
}

#[test]
fn a_translation_is_missing_then_unreviewed_then_approved() {
    let mut bench = Bench::new();
    assert_eq!(bench.state("fr", TEXT), State::Unreviewed);
    assert_eq!(bench.state("en", TEXT), State::Unreviewed);
    bench.approve("fr", Stand::Approved);
    assert_eq!((bench.state("fr", TEXT), bench.state("fr", "kind-ability")), (State::Approved, State::Approved));
    bench.approve("fr", Stand::Unreviewed);
    assert_eq!(bench.state("fr", TEXT), State::Unreviewed);
    bench.change("p/lang/fr.ftl", ("ability-power-text = Tu pousses { $more } fois plus fort.\n", ""));
    assert_eq!(bench.state("fr", TEXT), State::Missing);
}

#[test]
fn a_changed_number_marks_nothing() {
    let mut bench = Bench::told();
    bench.change("p/a.rune", ("let more = 2", "let more = 7   // much more"));
    bench.change("p/a.rune", ("  strength +more when you are calm", "  strength +more   when you are calm"));
    assert_eq!((bench.state("fr", TEXT), bench.state("en", TEXT)), (State::Approved, State::Approved));
    assert_eq!(bench.findings(), []);
}

#[test]
fn a_dropped_condition_marks_every_language() {
    let mut bench = Bench::told();
    bench.change("p/a.rune", (" when you are calm", ""));
    assert_eq!((bench.state("fr", TEXT), bench.state("en", TEXT)), (State::Stale, State::Stale));
    assert_eq!(bench.state("fr", "ability-power"), State::Approved, "a name is not about the rule");
    let found = bench.findings();
    assert_eq!(found.iter().map(|(code, _)| *code).collect::<Vec<_>>(), ["W020", "W020"], "{found:?}");
    assert!(found[0].1.contains("older than its rule") || found[1].1.contains("older than its rule"), "{found:?}");
    bench.approve("fr", Stand::Approved);
    assert_eq!((bench.state("fr", TEXT), bench.state("en", TEXT)), (State::Approved, State::Stale));
}

#[test]
fn a_changed_sentence_marks_its_translations() {
    let mut bench = Bench::told();
    bench.change("p/a.rune", ("You push {more} harder.", "You push {more} times harder."));
    assert_eq!((bench.state("fr", TEXT), bench.state("en", TEXT)), (State::Stale, State::Unreviewed));
    let found = bench.findings();
    assert_eq!(found, [("W020", "`ability-power-text` in fr is older than its text".to_owned())]);
}

#[test]
fn a_changed_title_marks_the_name() {
    let mut bench = Bench::told();
    bench.change("p/a.rune", ("\"Power\"", "\"Might\""));
    assert_eq!((bench.state("fr", "ability-power"), bench.state("fr", TEXT)), (State::Stale, State::Approved));
}

/// Readers are shown the source language, marked, and the page on translations names the text.
#[test]
fn what_is_stale_stands_in_the_source_language() {
    let mut bench = Bench::told();
    let prose = |bench: &Bench| {
        let (pack, ir) = bench.open();
        let books = book::books(&pack, &ir).unwrap_or_else(|why| panic!("{:?}", why.lines()));
        let pages = book::pages(&books).unwrap_or_else(|why| panic!("{:?}", why.lines()));
        let text = |path: &str| {
            let found = pages.iter().find(|(known, _)| known == path).expect("the page is there");
            String::from_utf8(found.1.clone()).unwrap()
        };
        (text("fr/ability.html"), text("fr/translation.html"))
    };
    let (page, status) = prose(&bench);
    assert!(page.contains("Tu pousses 2 fois") && !status.contains("Puissance"), "{page}{status}");
    bench.change("p/a.rune", (" when you are calm", ""));
    let (page, status) = prose(&bench);
    assert!(page.contains("lang=\"en\"") && page.contains("You push 2 harder"), "{page}");
    assert!(page.contains("Pas encore traduit") && !page.contains("Tu pousses"), "{page}");
    assert!(status.contains("#ability.power"), "{status}");
}

#[test]
fn an_edition_that_changes_a_rule_has_its_text_to_look_over() {
    let mut bench = Bench::told();
    let edition = [
        ("q/pack.yaml", "language: 1\nname: q\nextends: ../p\nmakes: [book]\nlocales: [en, fr]\n"),
        ("q/a.rune", "override ability.power { strength +1 }\n"),
    ];
    edition.iter().for_each(|(path, text)| bench.put(path, text));
    let pack = Pack::open("q", &mut bench.shelf.clone()).unwrap();
    let ir = check(&pack, &Levels::default()).ir.unwrap();
    let status = i18n::status(&pack, &ir, "fr");
    let ids: Vec<(&str, State)> = status.messages.iter().map(|(unit, state)| (unit.id.as_str(), *state)).collect();
    assert_eq!(ids, [(TEXT, State::Stale)], "all else is the other pack's");
}

fn import(bench: &Bench, file: &str, text: &str) -> Result<i18n::Import, Vec<(String, usize)>> {
    let (pack, ir) = bench.open();
    i18n::import(&pack, &ir, (file, text), Some("fr")).map_err(|wrong| {
        let (sources, found) = *wrong;
        let place = |one: &runebook_driver::Diagnostic| sources.places(one.primary.span).0.line;
        found.iter().map(|one| (format!("{}: {}", one.code, one.message), place(one))).collect()
    })
}

#[test]
fn what_is_exported_comes_back_as_it_was() {
    let bench = Bench::told();
    let (pack, ir) = bench.open();
    let po = i18n::export(&pack, &ir, "fr");
    let back = import(&bench, "fr.po", &po).unwrap();
    assert_eq!((back.words.as_str(), back.taken), (WORDS, 0));
    assert_eq!(back.ledger.as_bytes(), bench.shelf.files["p/lang/fr.status.yaml"]);
    assert!(po.contains("# Le nom d'une capacité.\n") && !po.contains("fuzzy"), "{po}");
    assert!(po.contains("#. the rule (en): ") && po.contains("#: a.rune:5"), "{po}");
}

#[test]
fn a_file_in_another_language_than_was_asked_for_is_refused() {
    let bench = Bench::told();
    let (pack, ir) = bench.open();
    let po = i18n::export(&pack, &ir, "fr").replace("Language: fr", "Language: ja");
    let wrong = import(&bench, "fr.po", &po).unwrap_err();
    assert_eq!(wrong[0].0, "E122: the file says that it is in `ja`, and `fr` was asked for");
}

#[test]
fn a_translator_changes_a_text_and_a_comment() {
    let bench = Bench::told();
    let (pack, ir) = bench.open();
    let po = i18n::export(&pack, &ir, "fr");
    let po = po.replace("fois plus fort", "fois plus loin").replace("# Le nom d'une", "# Une");
    let back = import(&bench, "fr.po", &po).unwrap();
    assert_eq!(back.words, WORDS.replace("fois plus fort", "fois plus loin").replace("# Le nom d'une", "# Une"));
    assert_eq!(back.taken, 2);
}

#[test]
fn a_text_in_doubt_comes_back_in_doubt() {
    let mut bench = Bench::told();
    bench.approve("fr", Stand::Unreviewed);
    let (pack, ir) = bench.open();
    let po = i18n::export(&pack, &ir, "fr");
    assert_eq!(import(&bench, "fr.po", &po).unwrap().taken, 0);
    let back = import(&bench, "fr.po", &po.replace("#, fuzzy\n", "")).unwrap();
    assert!(back.ledger.contains("ability-power-text: approved"), "{}", back.ledger);
}

/// What changes while a translator works makes the work stale, and is not lost.
#[test]
fn a_file_that_is_older_than_the_rules_is_taken_as_that() {
    let mut bench = Bench::told();
    let (pack, ir) = bench.open();
    let po = i18n::export(&pack, &ir, "fr").replace("fois plus fort", "fois plus loin");
    bench.change("p/a.rune", (" when you are calm", ""));
    let back = import(&bench, "fr.po", &po).unwrap();
    bench.put("p/lang/fr.ftl", &back.words);
    bench.put("p/lang/fr.status.yaml", &back.ledger);
    assert_eq!(bench.state("fr", TEXT), State::Stale);
}

#[test]
fn a_number_lost_or_invented_is_refused_with_its_place() {
    let bench = Bench::told();
    let (pack, ir) = bench.open();
    let po = i18n::export(&pack, &ir, "fr");
    let line = |text: &str, word: &str| text.lines().position(|line| line.contains(word)).unwrap() + 1;
    let lost = po.replace("{ $more } fois plus", "bien plus");
    let wrong = import(&bench, "fr.po", &lost).unwrap_err();
    let said = "E121: the translation `ability-power-text` has lost the number `more`".to_owned();
    assert_eq!(wrong, [(said, line(&lost, "bien plus"))]);
    let invented = po.replace("fois plus", "fois et { $much } plus");
    let wrong = import(&bench, "fr.po", &invented).unwrap_err();
    assert_eq!(wrong.len(), 1);
    assert!(wrong[0].0.contains("asks for `much`"), "{wrong:?}");
    assert_eq!(wrong[0].1, line(&invented, "$much"));
}

#[test]
fn what_cannot_be_read_or_is_nobodys_is_refused() {
    let bench = Bench::told();
    let broken =
        import(&bench, "fr.po", "msgid \"\"\nmsgstr \"\"\n\nmsgctxt \"a\"\nmsgid \"b\nmsgstr \"\"\n").unwrap_err();
    assert_eq!(broken, [("E120: this line is no part of a PO file".to_owned(), 5)]);
    let unknown = import(&bench, "x.ftl", "ability-powr-text = Fort.\n").unwrap_err();
    assert_eq!(unknown, [("E122: the pack has no text `ability-powr-text`".to_owned(), 1)]);
    let brackets = import(&bench, "x.ftl", "\nability-power-text = { $more fois.\n").unwrap_err();
    assert_eq!((brackets.len(), brackets[0].1), (1, 2), "{brackets:?}");
    let (pack, ir) = bench.open();
    assert!(i18n::import(&pack, &ir, ("x.ftl", "a = b\n"), None).is_err(), "the language is not said");
}

#[test]
fn what_is_extracted_is_filled_in_and_comes_back() {
    let mut bench = Bench::new();
    bench.change("p/lang/fr.ftl", ("ability-power-text = Tu pousses { $more } fois plus fort.\n", ""));
    let (pack, ir) = bench.open();
    let sheet = i18n::extract(&pack, &ir, "fr", &State::ALL[..2]);
    assert!(sheet.contains("# text (a.rune:5): You push {more} harder.\n"), "{sheet}");
    assert!(sheet.contains("# the rule (fr): "), "{sheet}");
    assert_eq!(import(&bench, "fr.ftl", &sheet).unwrap().empty, 1, "{sheet}");
    let filled = sheet.replace("ability-power-text =", "ability-power-text = Plus fort : { $more }.");
    let back = import(&bench, "fr.ftl", &filled).unwrap();
    assert_eq!((back.taken, back.empty), (1, 0));
    bench.put("p/lang/fr.ftl", &back.words);
    bench.put("p/lang/fr.status.yaml", &back.ledger);
    assert_eq!(bench.state("fr", TEXT), State::Unreviewed);
    assert!(back.words.ends_with("ability-power-text = Plus fort : { $more }.\n"), "{}", back.words);
}

#[test]
fn a_ledger_that_cannot_be_read_is_a_finding() {
    let mut bench = Bench::told();
    bench.change("p/lang/fr.status.yaml", ("ability-power-text: approved", "ability-power-text: fine"));
    let pack = Pack::open("p", &mut bench.shelf.clone()).unwrap();
    assert_eq!(pack.found.iter().map(|one| one.code).collect::<Vec<_>>(), ["E123"]);
}

const REGISTER: &str = "language: 1\nname: p\nmakes: [book]\nlocales: [en, fr]\nregisters: { fr: tu }\n\
                        lints: { untested_entry: allow }\n";

#[test]
fn a_text_in_another_register_is_found_where_it_is() {
    let mut bench = Bench::new();
    bench.put("p/pack.yaml", REGISTER);
    assert_eq!(bench.findings(), []);
    bench.change("p/lang/fr.ftl", ("Tu pousses", "Vous poussez"));
    let (pack, _) = bench.open();
    let found = of_words(&pack);
    assert_eq!(found.iter().map(|one| one.code).collect::<Vec<_>>(), ["W022"]);
    let source = pack.sources.of(found[0].primary.span);
    assert_eq!(&source.text[source.bytes(found[0].primary.span)], "Vous");
    bench.change("p/pack.yaml", ("fr: tu", "fr: vous"));
    assert_eq!(bench.findings(), []);
    bench.change("p/pack.yaml", ("fr: vous", "fr: vouz"));
    let (pack, _) = bench.open();
    let found = of_words(&pack);
    assert_eq!(found[0].message, "`fr` has no register `vouz`");
    assert_eq!(found[0].fix.as_ref().unwrap().edits[0].text, "vous");
}

#[test]
fn words_that_only_look_like_another_register_are_let_be() {
    let mut bench = Bench::new();
    bench.put("p/pack.yaml", REGISTER);
    bench.change("p/lang/fr.ftl", ("Tu pousses", "Chez toi, c'est assez : rendez-vous compris, tu pousses"));
    assert_eq!(bench.findings(), []);
}

#[test]
fn a_term_is_said_as_the_glossary_says_it_in_any_of_its_forms() {
    let mut bench = Bench::new();
    bench.change("p/a.rune", ("You push {more} harder.", "Critical hits {more}."));
    bench.put(
        "p/lang/en.ftl",
        "flag-calm =\n    .attribute = calm\ngloss-critical = critical hit\n    .plural = critical hits\n",
    );
    bench.change("p/lang/fr.ftl", ("## Noms\n", "gloss-critical = coup critique\n    .plural = coups critiques\n"));
    bench.change("p/lang/fr.ftl", ("Tu pousses { $more } fois plus fort", "Des coups critiques : { $more }"));
    assert_eq!(bench.findings(), []);
    bench.change("p/lang/fr.ftl", ("Des coups critiques", "Des frappes critiques"));
    let found = bench.findings();
    assert_eq!(found.iter().map(|(code, _)| *code).collect::<Vec<_>>(), ["W021"], "{found:?}");
    bench.change("p/lang/fr.ftl", ("coups critiques\n", "coups critiques\n    .other_plural = frappes critiques\n"));
    assert_eq!(bench.findings(), []);
    bench.change("p/lang/fr.ftl", ("    .other_plural = frappes critiques\n", ""));
    bench.change("p/a.rune", ("Critical hits", "Uncritical hits"));
    assert_eq!(bench.findings(), [], "no whole word of it stands in the text");
}
