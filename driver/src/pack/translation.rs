//! The files of a pack that are words in a language, and what is known of each of them.

use super::prose::html;
use super::{Opening, Words};
use crate::i18n::{Ledger, ledger};

/// A file that says what translations were made from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// The pack of the chain it belongs to, counted from the base-most.
    pub edition: u32,
    /// Its locale.
    pub locale: String,
    /// What it says.
    pub ledger: Ledger,
}

impl Opening {
    /// Looks for HTML in translations; they are pieces of pages as much as the prose of rules is.
    pub(super) fn words(&mut self) {
        for words in &mut self.pack.words {
            let Words { shown, path, text, edition, .. } = &*words;
            words.file = self.pack.sources.add_again(shown, path, text, *edition, &self.before);
            self.pack.found.extend(html(words.file, &words.text, "#"));
        }
    }

    /// Reads what is known of translations.
    pub(super) fn ledgers(&mut self) {
        for (shown, path, edition, file) in std::mem::take(&mut self.ledgers) {
            let locale = ledger::locale(&file.path).unwrap_or_default().to_owned();
            let number = self.unread(shown, path, edition, &file);
            let (ledger, found) = Ledger::read(number, &self.pack.sources.all()[number as usize].text);
            self.pack.found.extend(found);
            self.pack.ledgers.push(Known { edition, locale, ledger });
        }
    }
}
