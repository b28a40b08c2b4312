//! Texts that speak to the reader otherwise than the pack says it does: tu and vous, である and です.

use std::collections::BTreeMap;
use std::sync::Arc;

use runebook_book::phrase::{Messages, Numbers, grammar};
use runebook_grammar::Diagnostic;

use super::written;
use crate::i18n::Cut;
use crate::near::nearest;
use crate::pack::Pack;
use crate::pack::words::one_of;
use crate::pack::yaml::Placed;

/// The page of W022.
pub(crate) const PAGE: &str = include_str!("register.md");

/// What a language says of a way to speak.
struct Register {
    name: String,
    /// Words that it does not have.
    not: Vec<String>,
    /// How no word of it ends; where no blanks are written, no clause.
    ends: Vec<String>,
    /// What ends so and is another word.
    but: Vec<String>,
}

/// W022: a message in another register than the one that `registers` in `pack.yaml` declares.
pub(crate) fn find(pack: &Pack) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    let declared: BTreeMap<&str, &Placed<String>> =
        pack.manifest().registers.iter().map(|(locale, name)| (locale.value.as_str(), name)).collect();
    for (locale, name) in declared {
        let known = registers(locale);
        match known.iter().find(|register| register.name == name.value) {
            Some(register) => found.extend(of_locale(pack, locale, register)),
            None if known.is_empty() => {}
            None => found.push(unknown(locale, name, &known)),
        }
    }
    found
}

/// The registers of a language, as its file of the book lists them.
fn registers(locale: &str) -> Vec<Register> {
    let Some((text, numbers)) = grammar(locale).zip(Numbers::new(locale).map(Arc::new)) else { return Vec::new() };
    let messages = Messages::new(locale, &[(locale, text)], &numbers);
    let words = |id: &str, attribute: &str| {
        messages.plain(id, attribute).split_whitespace().map(str::to_lowercase).collect::<Vec<_>>()
    };
    let ids = (1..).map(|number| format!("register-{number}")).take_while(|id| messages.has(id, ""));
    ids.map(|id| Register {
        name: messages.plain(&id, ""),
        not: words(&id, "not"),
        ends: words(&id, "ends"),
        but: words(&id, "but"),
    })
    .collect()
}

fn unknown(locale: &str, name: &Placed<String>, known: &[Register]) -> Diagnostic {
    let names: Vec<&str> = known.iter().map(|register| register.name.as_str()).collect();
    let finding = Diagnostic::warning("W022", name.span, format!("`{locale}` has no register `{}`", name.value))
        .help(format!("its registers are {}", one_of(&names)));
    match nearest(&name.value, names.iter().copied()) {
        Some(near) => finding.replace(name.span, near),
        None => finding,
    }
}

fn of_locale(pack: &Pack, locale: &str, register: &Register) -> Vec<Diagnostic> {
    let edition = pack.manifests.len() - 1;
    let own = pack.words.iter().filter(|words| words.locale == locale && words.edition as usize == edition);
    let mut found = Vec::new();
    for words in own {
        for message in Cut::of(&words.text).messages {
            // one finding for each message: it is mended as a whole
            let other = written::words(&message).into_iter().find(|(_, word)| register.lacks(word));
            found.extend(other.map(|(at, word)| {
                let span = written::span(words, message.at + at, message.at + at + word.len());
                Diagnostic::warning("W022", span, format!("`{}` speaks to the reader in another register", message.id))
                    .here(format!("not as `{}` does", register.name))
                    .help(format!("`registers` in `pack.yaml` says `{locale}: {}`", register.name))
            }));
        }
    }
    found
}

impl Register {
    /// Whether this register would say it otherwise.
    fn lacks(&self, word: &str) -> bool {
        let word = word.to_lowercase().replace('’', "'");
        if self.but.iter().any(|but| word.ends_with(but.as_str())) {
            return false;
        }
        word.split('-').any(|part| {
            self.not.iter().any(|not| not == part) || self.ends.iter().any(|end| part.ends_with(end.as_str()))
        })
    }
}
