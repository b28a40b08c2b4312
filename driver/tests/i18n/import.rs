//! What goes to translators and what comes back.

use runebook_driver::i18n::{self, Stand, State};

use crate::bench::{Bench, TEXT, WORDS};

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

/// What a word asks for is not what the other language asks for, but all of it must be given.
#[test]
fn words_that_the_book_could_not_say_are_refused() {
    let bench = Bench::told();
    let wrong = import(&bench, "x.ftl", "\nflag-calm = Calme\n    .attribute = calme { $howmuch }\n").unwrap_err();
    assert_eq!((wrong.len(), wrong[0].1), (1, 2), "{wrong:?}");
    assert!(wrong[0].0.starts_with("E121: with this translation of `flag-calm` the book lacks words: "), "{wrong:?}");
    assert!(wrong[0].0.contains("howmuch"), "{wrong:?}");
    let wrong = import(&bench, "x.ftl", "flag-calm = Calme\n").unwrap_err();
    assert!(wrong[0].0.contains("lacks words: flag-creature-calm.attribute"), "{wrong:?}");
    assert_eq!(import(&bench, "x.ftl", "flag-calm = Calme\n    .attribute = tranquille\n").unwrap().taken, 1);
}

#[test]
fn a_line_that_belongs_to_nothing_and_a_message_said_twice_are_refused() {
    let bench = Bench::told();
    let text = "ability-power = Force\nability-power-text Tu pousses { $more } fois.\n    .gender = feminine\n";
    assert_eq!(import(&bench, "x.ftl", text).unwrap_err(), [("E120: this line belongs to no message".to_owned(), 2)]);
    let again = "ability-power-text = A { $more }.\n\nability-power-text = B { $more }.\n";
    let said = "E120: `ability-power-text` is translated twice".to_owned();
    assert_eq!(import(&bench, "x.ftl", again).unwrap_err(), [(said, 3)]);
}

#[test]
fn a_file_is_known_by_its_lines_where_its_name_says_nothing() {
    let bench = Bench::told();
    let (pack, ir) = bench.open();
    let po = i18n::export(&pack, &ir, "fr");
    assert_eq!(import(&bench, "-", &po).unwrap().same, import(&bench, "fr.po", &po).unwrap().same);
    for nothing in ["", "\n# nothing yet\n", "msgid \"\"\nmsgstr \"\"\n"] {
        let found = import(&bench, "-", nothing).unwrap_err();
        assert_eq!(found, [("E120: this file has no translations".to_owned(), 1)], "{nothing}");
    }
}

/// Words that are there and lack a form are as good as missing.
#[test]
fn what_the_book_lacks_of_a_word_is_told_to_the_translator() {
    let mut bench = Bench::told();
    bench.change("p/lang/fr.ftl", ("\n    .attribute = calme", ""));
    assert_eq!(bench.state("fr", "flag-calm"), State::Missing);
    let (pack, ir) = bench.open();
    let sheet = i18n::extract(&pack, &ir, "fr", &State::ALL[..2]);
    assert!(sheet.contains("# the book lacks: flag-creature-calm.attribute\n"), "{sheet}");
    assert!(sheet.contains("\nflag-calm = Calme\n"), "{sheet}");
}

#[test]
fn what_is_extracted_says_its_language() {
    let mut bench = Bench::new();
    bench.change("p/lang/fr.ftl", ("ability-power-text = Tu pousses { $more } fois plus fort.\n", ""));
    let (pack, ir) = bench.open();
    let sheet = i18n::extract(&pack, &ir, "fr", &State::ALL[..2]);
    assert_eq!(i18n::import(&pack, &ir, ("x.ftl", &sheet), None).unwrap().locale, "fr");
    let wrong = i18n::import(&pack, &ir, ("x.ftl", &sheet), Some("en")).unwrap_err();
    assert_eq!(wrong.1[0].code, "E122");
}

#[test]
fn what_is_extracted_is_filled_in_and_comes_back() {
    let mut bench = Bench::new();
    bench.change("p/lang/fr.ftl", ("ability-power-text = Tu pousses { $more } fois plus fort.\n", ""));
    let (pack, ir) = bench.open();
    let sheet = i18n::extract(&pack, &ir, "fr", &State::ALL[..2]);
    assert!(sheet.contains("# text (a.rune:5): You push { $more } harder.\n"), "{sheet}");
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

/// A duel names who is there in an event that has no words of its own; what cannot be said at all is nobody's to translate.
#[test]
fn names_that_only_a_story_needs_are_extracted_too() {
    let mut bench = Bench::new();
    let rules = "\nevent struck(victim: creature) \"A hit\"\n";
    let text = String::from_utf8(bench.shelf.files["p/a.rune"].clone()).unwrap();
    bench.put("p/a.rune", &(text + rules));
    let (pack, ir) = bench.open();
    let sheet = i18n::extract(&pack, &ir, "fr", &State::ALL[..2]);
    assert!(sheet.contains("param-struck-victim ="), "{sheet}");
    assert!(!sheet.contains("value-unsaid"), "{sheet}");
}
