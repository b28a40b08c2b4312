//! Texts of a pack that are no rules: translations and chapters, and how bytes become a text.

use runebook_compiler::{html_in_prose, prose_tags};
use runebook_grammar::{Diagnostic, Span, decode};

use crate::error;

/// A file of translations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words {
    /// The pack of the chain it belongs to, counted from the base-most.
    pub edition: u32,
    /// Its locale.
    pub locale: String,
    /// Its path with `/`, seen from the pack that was asked for.
    pub path: String,
    /// Where people would open it.
    pub shown: String,
    /// Its text.
    pub text: String,
    /// Its number among the sources.
    pub file: u32,
}

/// A chapter of a book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Its locale.
    pub locale: String,
    /// Its name, which is its page's address.
    pub name: String,
    /// Which of the sources it is.
    pub file: u32,
}

/// What browsers would take for HTML in file number `file`, but in lines that begin with `comment`, if there is one.
pub(super) fn html(file: u32, text: &str, comment: &str) -> Vec<Diagnostic> {
    let (mut found, mut start) = (Vec::new(), 0);
    for line in text.split_inclusive('\n') {
        let message = comment.is_empty() || !line.starts_with(comment);
        for (at, tag) in prose_tags(line).into_iter().filter(|_| message) {
            let place = |byte: usize| u32::try_from(start + byte).unwrap_or(u32::MAX);
            found.push(html_in_prose(Span::new(file, place(at), place(at + tag.len())), tag));
        }
        start += line.len();
    }
    found
}

/// What a style brings from elsewhere, or would carry out: packs come from strangers.
pub(super) fn style(file: u32, text: &str) -> Vec<Diagnostic> {
    let plain = text.to_ascii_lowercase();
    let refused = ["@import", "url(", "image-set(", "expression(", "</", "\\"];
    let places = refused.iter().flat_map(|word| plain.match_indices(word));
    let place = |byte: usize| u32::try_from(byte).unwrap_or(u32::MAX);
    places.map(|(at, word)| error::style_elsewhere(Span::new(file, place(at), place(at + word.len())), word)).collect()
}

/// The text of file number `file` without a byte order mark, and what is wrong with its bytes.
pub(crate) fn text(file: u32, bytes: &[u8]) -> (std::borrow::Cow<'_, str>, Option<Diagnostic>) {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let bad = decode(file, bytes).err().map(|finding| *finding);
    (String::from_utf8_lossy(bytes), bad)
}
