//! Lists: what stands between their members, and what leads them.

use super::lead::{EACH, group, leads_first};
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
            ("any", [_, _, ..]) => return if list.join == Join::Or { "yes" } else { "no" }.to_owned(),
            ("any", []) => return "no".to_owned(),
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
        if let Some(said) = self.then_any(list, suffix) {
            return said;
        }
        let spread = self.spreads(list, suffix);
        let last = list.items.len().saturating_sub(1);
        let mut said = Vec::new();
        for (at, item) in list.items.iter().enumerate() {
            let (lead, rest) = lead(suffix);
            let nested = lead.is_some() && matches!(self.through(item).as_ref().unwrap_or(item), Arg::List(_));
            let rest = if nested { suffix } else { rest };
            let clause = matches!(rest, "" | "flow" | "inner" | "other") || self.voice.is_place(rest);
            let form = match list.join {
                _ if spread || !clause || at == last => rest,
                Join::Or => "other",
                Join::And | Join::Clauses => "inner",
            };
            let item = if spread { self.alternative(item) } else { item.clone() };
            let text = match lead {
                Some((word, _)) => self.group_led(&item, word, form, mood),
                None => self.text(&item, form, mood),
            };
            let text = crate::phrase::finish::tidy(&text);
            let leads = lead.filter(|(_, first)| if *first { !nested } else { at > 0 });
            said.push(leads.map_or(text.clone(), |(word, _)| self.led(word, text)));
        }
        said.retain(|text| !text.is_empty());
        if let Some(word) = suffix.strip_prefix(EACH) {
            return self.row_of(word, said);
        }
        let own = if said.len() > 1 { self.own_list(list, &said, spread) } else { None };
        match own {
            Some(text) => text,
            None if list.join == Join::Clauses && said.len() > 1 => self.clauses(&said, list),
            None => self.voice.join(&said, list.join),
        }
    }

    /// Alternatives of which one is a group: each takes the form of the place by itself, where the locale does so.
    fn spreads(&self, list: &List, suffix: &str) -> bool {
        list.join == Join::Or
            && self.voice.is_place(suffix)
            && self.voice.grammar.has("clauses-or-apart", "")
            && list.items.iter().any(|item| group(item).is_some())
    }

    /// Clauses that must all hold, of which the last are alternatives, in the grammar's own words: "if A, when B or C".
    fn then_any(&mut self, list: &List, suffix: &str) -> Option<String> {
        let id = "clauses-then-any";
        let (last, rest) = list.items.split_last()?;
        let any = group(last)?;
        let places = self.voice.grammar.plain(id, "places");
        if list.join == Join::Or || rest.is_empty() || !places.split_whitespace().any(|place| place == suffix) {
            return None;
        }
        let rest = Arg::list(rest.to_vec(), list.join);
        Some(self.say(&Phrase::of(id, [("a", rest), ("b", any.clone())]), &Mood::default()))
    }

    fn alternative(&self, item: &Arg) -> Arg {
        group(item).unwrap_or(item).clone()
    }

    /// Things in a row, as a field lists them: joined by the locale's mark for many nouns, or by "and".
    pub fn listed(&mut self, items: &[Arg]) -> String {
        let said: Vec<String> = items.iter().map(|item| self.part(item)).collect();
        let list = List { items: items.to_vec(), join: Join::And };
        if self.voice.grammar.has("many-nouns", "") {
            self.folded("many-nouns", &said, &list)
        } else {
            self.voice.join(&said, Join::And)
        }
    }

    /// A list in the grammar's own words, where it has any for such a list.
    fn own_list(&mut self, list: &List, said: &[String], spread: bool) -> Option<String> {
        let is = |wanted: fn(&Arg) -> bool| {
            list.items.iter().all(|item| wanted(self.through(item).as_ref().unwrap_or(item)))
        };
        let nouns = is(|item| matches!(item, Arg::Noun(_)));
        let names = is(|item| matches!(item, Arg::Noun(_) | Arg::Quality(_)));
        let clauses = is(|item| matches!(item, Arg::Phrase(_) | Arg::List(_)));
        let id = match (list.join, said.len()) {
            (Join::Or, _) if spread => "clauses-or-apart",
            (Join::Or, _) if clauses => "clauses-or",
            (Join::And, 2) if nouns => "two-nouns",
            (Join::Or, 2) if names => "two-nouns-or",
            (Join::And, _) if nouns => "many-nouns",
            (Join::Or, _) if names => "many-nouns-or",
            (Join::And | Join::Clauses | Join::Or, _) => return None,
        };
        let row = if id == "many-nouns-or" { "many-nouns" } else { id };
        if !self.voice.grammar.has(row, "") {
            return None;
        }
        let row = self.folded(row, said, list);
        if id != "many-nouns-or" {
            return Some(row);
        }
        Some(self.say(&Phrase::of(id, [("list", Arg::Text(row))]), &Mood::default()))
    }

    /// Parts one after another, each joined to those before by a message with `$a` and `$b`.
    /// `$member` is whether the last is a member of a family: "affinity for Will".
    fn folded(&mut self, id: &str, said: &[String], list: &List) -> String {
        let found = Found { word: false, id: id.to_owned(), attribute: String::new() };
        let member = matches!(list.items.last(), Some(Arg::Noun(np)) if np.args.contains_key("member"));
        let member = Arg::id(if member { "yes" } else { "no" });
        let mut all = said.iter().cloned();
        let first = all.next().unwrap_or_default();
        all.fold(first, |a, b| {
            let parts = [("a", Arg::Text(a)), ("b", Arg::Text(b)), ("member", member.clone())];
            let args = parts.map(|(name, part)| (name.to_owned(), part)).into();
            self.fill(&found, &args, &Mood::default())
        })
    }

    /// Whether what a condition says goes on; the pack says so of what is over: `.lasts = no`.
    pub(super) fn lasts(&mut self, phrase: &Phrase) -> String {
        let over = self.find(phrase).filter(|found| found.word && self.voice.words.has(&found.id, "lasts"));
        over.map_or_else(|| "yes".to_owned(), |found| self.voice.words.say(&found.id, "lasts", &[]).0)
    }

    /// Clauses in a row: by the locale's list, or set apart where one has a list of its own.
    pub(super) fn clauses(&mut self, said: &[String], list: &List) -> String {
        let lists = list.items.iter().any(enumerates);
        let marks = self.voice.word("marks");
        let marked = |text: &String| without_links(text).chars().any(|c| marks.contains(c));
        if said.len() <= 2 && !lists && !said.iter().any(marked) {
            return self.voice.join(said, Join::And);
        }
        self.folded("clauses-apart", said, list)
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
