//! A pack in two languages, to be changed.

use runebook_driver::i18n::{self, Stand, State};
use runebook_driver::pack::shelf::Memory;
use runebook_driver::{Ir, Levels, Pack, check};

pub const MANIFEST: &str = "language: 1\nname: p\nmakes: [book]\nlocales: [en, fr]\nlints: { untested_entry: allow }\n";
const RULES: &str = r#"kind ability "Ability" { }
entity creature "Creature" { stat strength "Strength": number, else 0; flag calm "Calm" }
ability power "Power" {
  let more = 2
  text "You push {more} harder."
  strength +more when you are calm
}
"#;
pub const WORDS: &str = "## Noms\n\n# Le nom d'une capacité.\nkind-ability = Capacité\n    .name = capacité\n    .gender = feminine\n    \
                     .plural = Capacités\nentity-creature = Créature\n    .gender = feminine\nability-power = Puissance\n    \
                     .gender = feminine\nstat-creature-strength = Force\n    .gender = feminine\nflag-calm = Calme\n    \
                     .attribute = calme\n\nability-power-text = Tu pousses { $more } fois plus fort.\n";
const ENGLISH: &str = "flag-calm =\n    .attribute = calm\n";
pub const TEXT: &str = "ability-power-text";

/// A pack of these rules and of what the shelf has besides.
pub struct Bench {
    pub shelf: Memory,
}

impl Bench {
    pub fn new() -> Self {
        let files =
            [("p/pack.yaml", MANIFEST), ("p/a.rune", RULES), ("p/lang/fr.ftl", WORDS), ("p/lang/en.ftl", ENGLISH)];
        Self { shelf: Memory::new(&files) }
    }

    /// The same after every text has been told to fit.
    pub fn told() -> Self {
        let mut bench = Self::new();
        for locale in ["en", "fr"] {
            bench.approve(locale, Stand::Approved);
        }
        bench
    }

    pub fn put(&mut self, path: &str, text: &str) {
        self.shelf.files.insert(path.to_owned(), text.as_bytes().to_vec());
    }

    pub fn change(&mut self, path: &str, (from, to): (&str, &str)) {
        let text = String::from_utf8(self.shelf.files[path].clone()).unwrap();
        assert!(text.contains(from), "{path} has {from}");
        self.put(path, &text.replace(from, to));
    }

    pub fn open(&self) -> (Pack, Ir) {
        let pack = Pack::open("p", &mut self.shelf.clone()).unwrap();
        let report = check(&pack, &Levels::default());
        let ir = report.ir.unwrap_or_else(|| panic!("{:#?}", report.found));
        (pack, ir)
    }

    pub fn approve(&mut self, locale: &str, stand: Stand) {
        let (pack, ir) = self.open();
        let (ledger, count) = i18n::approve(&pack, &ir, locale, &[], stand).unwrap();
        assert!(count > 0);
        self.put(&format!("p/{}", i18n::ledger_path(locale)), &ledger);
    }

    pub fn state(&self, locale: &str, id: &str) -> State {
        let (pack, ir) = self.open();
        let status = i18n::status(&pack, &ir, locale);
        let found = status.messages.iter().find(|(unit, _)| unit.id == id);
        found.unwrap_or_else(|| panic!("{id} is known: {status:#?}")).1
    }

    pub fn findings(&self) -> Vec<(&'static str, String)> {
        of_words(&self.open().0).into_iter().map(|finding| (finding.code, finding.message)).collect()
    }
}

/// What lints of words find, in order.
pub fn of_words(pack: &Pack) -> Vec<runebook_driver::Diagnostic> {
    let found = check(pack, &Levels::default()).found.into_iter();
    found.filter(|finding| ["W017", "W020", "W021", "W022"].contains(&finding.code)).collect()
}
