//! Words for a side that has none in a language: those of the other side, so that both are said alike.

use runebook_book::describe::entry_key;
use runebook_compiler::ir::Ir;

use super::Side;
use crate::i18n::Cut;
use crate::pack::Pack;

/// The pack with the words of another one in a language that it does not come in; none if it has some, or the other has none.
pub(crate) fn lent(to: Side<'_>, from: Side<'_>, locale: &str) -> Option<Pack> {
    let spoken = |pack: &Pack| pack.words.iter().any(|words| words.locale == locale);
    if spoken(to.pack) || !spoken(from.pack) {
        return None;
    }
    let renamed = renamed(to.ir, from.ir);
    let mut pack = to.pack.clone();
    let words = from.pack.words.iter().filter(|words| words.locale == locale).cloned();
    pack.words.extend(words.map(|mut words| {
        words.text.push_str(&under_other_names(&words.text, &renamed));
        words
    }));
    Some(pack)
}

/// Messages of entries and statuses that have another name on one side: theirs, and here.
fn renamed(to: &Ir, from: &Ir) -> Vec<(String, String)> {
    let entries = from.entries.iter().enumerate().filter_map(|(id, entry)| {
        let was = to.entries.iter().position(|one| {
            let kinds = (&to.kinds[one.kind].named, &from.kinds[entry.kind].named);
            one.known_as() == entry.known_as() && kinds.0.known_as() == kinds.1.known_as()
        })?;
        Some((entry_key(from, id), entry_key(to, was)))
    });
    let statuses = from.statuses.iter().filter_map(|status| {
        let was = to.statuses.iter().position(|one| one.known_as() == status.known_as())?;
        Some((format!("status-{}", status.named.name), format!("status-{}", to.statuses[was].named.name)))
    });
    entries.chain(statuses).filter(|(theirs, here)| theirs != here).collect()
}

/// The messages of renamed things once more, under the names that they have here.
fn under_other_names(text: &str, renamed: &[(String, String)]) -> String {
    let mut more = String::from("\n");
    for message in Cut::of(text).messages {
        let here = renamed.iter().find_map(|(theirs, here)| {
            let rest = message.id.strip_prefix(theirs.as_str())?;
            (rest.is_empty() || rest.starts_with('-')).then(|| format!("{here}{rest}"))
        });
        if let Some(here) = here {
            more.push_str(&here);
            more.push_str(&message.text[message.id.len()..]);
            more.push('\n');
        }
    }
    more
}
