//! Where messages and words of a language stand in a pack's files.

use runebook_grammar::Span;

use crate::i18n::{Cut, Message};
use crate::pack::{Pack, Words};

/// The place of a message's id; the last file that has it counts.
pub(super) fn message(pack: &Pack, locale: &str, id: &str) -> Option<Span> {
    let files = pack.words.iter().rev().filter(|words| words.locale == locale);
    files.into_iter().find_map(|words| {
        let found = Cut::of(&words.text);
        found.get(id).map(|message| span(words, message.at, message.at + id.len()))
    })
}

/// A place in a file of messages.
pub(super) fn span(words: &Words, start: usize, end: usize) -> Span {
    let place = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
    Span::new(words.file, place(start), place(end))
}

/// The words that a reader reads in a message, each with its first byte in the message's text: letters, with hyphens and a
/// last apostrophe. Where a language writes no blanks, they are what stands between two marks.
pub(super) fn words(message: &Message) -> Vec<(usize, &str)> {
    let text = message.text.as_str();
    let (mut all, mut start) = (Vec::new(), None);
    for (at, letter) in text.char_indices() {
        let joins = matches!(letter, '-' | '_') && start.is_some();
        if letter.is_alphanumeric() || joins {
            start.get_or_insert(at);
            continue;
        }
        if let Some(from) = start.take() {
            let end = if matches!(letter, '\'' | '’') { at + letter.len_utf8() } else { at };
            all.push((from, &text[from..end]));
        }
    }
    all.extend(start.map(|from| (from, &text[from..])));
    let own = message.id.len();
    all.retain(|(at, _)| *at >= own && !text[..*at].ends_with(['$', '[', '.', '(']));
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_read_is_a_word() {
        let text =
            "vous = t'as { $vous ->\n      [vous] rendez-vous\n     *[other] 目を覚ます。\n    }\n    .vous = non\n";
        let cut = Cut::of(text);
        let found: Vec<&str> = words(&cut.messages[0]).into_iter().map(|(_, word)| word).collect();
        assert_eq!(found, ["t'", "as", "rendez-vous", "目を覚ます", "non"]);
    }
}
