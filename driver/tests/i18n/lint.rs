//! What lints find in the words and ledgers of a pack.

use runebook_driver::Pack;

use crate::bench::{Bench, of_words};

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
