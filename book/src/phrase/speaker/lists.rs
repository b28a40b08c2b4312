//! Lists: what stands between their members, and what leads them.

use super::lead::{EACH, leads_first};
use super::*;

impl Speaker<'_> {
    /// Parts joined as the locale joins them; clauses that hold blanks and marks of their own are set apart.
    pub(super) fn list(&mut self, list: &List, suffix: &str, mood: &Mood) -> String {
        match (suffix, list.items.as_slice()) {
            ("number", [] | [_, _, ..]) => return "plural".to_owned(),
            ("shape", [_, _, ..]) => return "plain".to_owned(),
            ("lasts", items) => {
                return if items.iter().any(|item| self.text(item, "lasts", mood) == "no") { "no" } else { "yes" }
                    .to_owned();
            }
            ("many", items) => return if items.len() > 1 { "yes" } else { "no" }.to_owned(),
            ("gender", items) => {
                let genders: BTreeSet<String> = items.iter().map(|item| self.text(item, "gender", mood)).collect();
                return if genders.len() == 1 {
                    genders.into_iter().next().unwrap_or_default()
                } else {
                    Mood::default().gender
                };
            }
            (_, [only]) if !leads_first(suffix) => return self.text(only, suffix, mood),
            _ => {}
        }
        let last = list.items.len().saturating_sub(1);
        let mut said = Vec::new();
        for (at, item) in list.items.iter().enumerate() {
            let (lead, rest) = lead(suffix);
            let nested = lead.is_some() && matches!(self.through(item).as_ref().unwrap_or(item), Arg::List(_));
            let rest = if nested { suffix } else { rest };
            let form = match rest {
                "" | "flow" | "inner" | "other" if at < last && list.join == Join::Or => "other",
                "" | "flow" | "inner" | "other" if at < last => "inner",
                other => other,
            };
            let text = match lead {
                Some((word, _)) => self.group_led(item, word, form, mood),
                None => self.text(item, form, mood),
            };
            let text = crate::phrase::finish::tidy(&text);
            let leads = lead.filter(|(_, first)| if *first { !nested } else { at > 0 });
            said.push(leads.map_or(text.clone(), |(word, _)| self.led(word, text)));
        }
        said.retain(|text| !text.is_empty());
        if suffix.starts_with(EACH) {
            return self.row_of(said);
        }
        let nouns = list.items.iter().all(|item| matches!(item, Arg::Noun(_)));
        if let (Join::And, true, [a, b], true) =
            (list.join, nouns, said.as_slice(), self.voice.grammar.has("two-nouns", ""))
        {
            return self.say(
                &Phrase::of("two-nouns", [("a", Arg::Text(a.clone())), ("b", Arg::Text(b.clone()))]),
                &Mood::default(),
            );
        }
        if list.join == Join::Clauses && said.len() > 1 {
            self.clauses(&said, list.items.iter().any(enumerates))
        } else {
            self.voice.join(&said, list.join)
        }
    }

    /// Whether what a condition says goes on; the pack says so of what is over: `.lasts = no`.
    pub(super) fn lasts(&mut self, phrase: &Phrase) -> String {
        let over = self.find(phrase).filter(|found| found.word && self.voice.words.has(&found.id, "lasts"));
        over.map_or_else(|| "yes".to_owned(), |found| self.voice.words.say(&found.id, "lasts", &[]).0)
    }

    /// Clauses in a row: by the locale's list, or set apart where one has a list of its own.
    pub(super) fn clauses(&mut self, said: &[String], lists: bool) -> String {
        let marks = self.voice.word("marks");
        let marked = |text: &String| without_links(text).chars().any(|c| marks.contains(c));
        if said.len() <= 2 && !lists && !said.iter().any(marked) {
            return self.voice.join(said, Join::And);
        }
        let mut all = said.iter().cloned();
        let first = all.next().unwrap_or_default();
        all.fold(first, |a, b| {
            self.say(&Phrase::of("clauses-apart", [("a", Arg::Text(a)), ("b", Arg::Text(b))]), &Mood::default())
        })
    }
}

/// Whether a clause names several things at once: "your Strength and your Grace rise".
fn enumerates(arg: &Arg) -> bool {
    let several = |phrase: &Phrase| {
        phrase.args.values().any(|arg| matches!(arg, Arg::List(list) if list.join == Join::And && list.items.len() > 1))
    };
    match arg {
        Arg::Phrase(phrase) => several(phrase),
        Arg::Head(head) => several(&head.phrase),
        Arg::Nothing
        | Arg::Number(_)
        | Arg::Text(_)
        | Arg::Noun(_)
        | Arg::List(_)
        | Arg::Quality(_)
        | Arg::Either(..) => false,
    }
}

/// Text as it is read: without where its links go.
fn without_links(text: &str) -> String {
    let mut parts = text.split("](");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |read, part| read + part.split_once(')').map_or(part, |(_, after)| after))
}
