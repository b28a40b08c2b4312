//! Noun phrases: the thing's name, what is said of it, and its article or owner, in the case that is wanted.

mod name;
mod quality;

use super::mood::Mood;
use super::speaker::{Found, Speaker};
use crate::describe::{Arg, Args, Det, Join, Np, Phrase, Quality};

pub(crate) use name::plural_of;

/// Where a quality stands, and its words.
enum Stands {
    Attribute(String),
    After(String),
    InsteadOf(String),
    Not(String),
    NotAfter(String),
    Clause,
}

/// A noun with its adjectives, whole and in parts.
struct Body {
    whole: String,
    core: String,
    attributes: Arg,
    after: Arg,
}

impl Body {
    fn of(name: String) -> Self {
        Self { whole: name.clone(), core: name, attributes: Arg::Nothing, after: Arg::Nothing }
    }
}

impl Speaker<'_> {
    /// What a message asks about a thing.
    pub(super) fn noun_feature(&mut self, np: &Np, suffix: &str, mood: &Mood) -> String {
        let mood = &mood.settled();
        let plain = mood.case("plain");
        match suffix {
            "" | "flow" | "inner" | "other" => self.np(np, &plain),
            "person" => if np.det == Det::You { "you" } else { "it" }.to_owned(),
            "known" => yes(np.refer.is_some_and(|refer| self.mentioned.contains(&refer))),
            "said" => yes(!np.qualities.is_empty() || np.det == Det::Bare || !np.key.starts_with("context-")),
            "gender" => self.gender(np),
            "number" => self.number(np).to_owned(),
            "many" => yes(np.plural),
            "the" => self.np(&Np { det: Det::The, refer: None, ..np.clone() }, &plain),
            "a" => self.np(&Np { det: Det::A, refer: None, ..np.clone() }, &plain),
            "bare" => self.np(&Np { det: Det::Bare, refer: None, ..np.clone() }, &plain),
            "plural" => self.np(&Np { det: Det::Bare, plural: true, refer: None, ..np.clone() }, &plain),
            "counter" => self.counter(np),
            "title" => self.title(np),
            "spelled" => yes(self.is_spelled(&np.key)),
            "names" => self.names(np),
            "worded" => yes(self.is_worded(&np.key)),
            "sort" => self.key_of(np).split('-').next().unwrap_or_default().to_owned(),
            _ if self.is_case(suffix) => self.np(np, &mood.case(suffix)),
            _ => match suffix.strip_prefix("plural_").filter(|case| self.is_case(case)) {
                // the pack's own word knows nothing of adjectives
                Some(case) if !np.qualities.is_empty() || self.voice.resolve(&np.key, suffix).is_none() => {
                    let many = Np { det: Det::Bare, plural: true, refer: None, ..np.clone() };
                    self.np(&many, &mood.case(case))
                }
                Some(_) | None => self.attribute(np, suffix, mood),
            },
        }
    }

    fn is_case(&self, suffix: &str) -> bool {
        self.voice.word("cases").split_whitespace().any(|case| case == suffix)
    }

    /// A whole noun phrase.
    pub(super) fn np(&mut self, np: &Np, mood: &Mood) -> String {
        if np.det == Det::You {
            return self.say(&Phrase::of("np-you", []), mood);
        }
        let key = self.key_of(np);
        let known = np.refer.is_some_and(|refer| self.mentioned.contains(&refer));
        let agree = Mood { gender: self.gender(np), number: self.number(np), ..mood.clone() };
        let (body, such) =
            if known { (Body::of(self.name(np, &key, mood)), Vec::new()) } else { self.body(np, &key, &agree) };
        self.mentioned.extend(np.refer);
        let said = self.with_article(np, &key, &body, known, &agree);
        if such.is_empty() {
            return said;
        }
        self.say(&Phrase::of("np-such", [("x", Arg::Text(said)), ("conds", Arg::list(such, Join::And))]), &agree)
    }

    fn with_article(&mut self, np: &Np, key: &str, parts: &Body, known: bool, mood: &Mood) -> String {
        let body = parts.whole.as_str();
        let mut args = Args::from([
            ("x".to_owned(), Arg::Text(body.to_owned())),
            ("core".to_owned(), Arg::Text(parts.core.clone())),
            ("attributes".to_owned(), parts.attributes.clone()),
            ("after".to_owned(), parts.after.clone()),
        ]);
        args.insert("elides".to_owned(), Arg::Text(self.elides(key, body, np)));
        args.insert("counter".to_owned(), Arg::Text(self.counter(np)));
        args.insert("sort".to_owned(), Arg::Text(key.split('-').next().unwrap_or_default().to_owned()));
        let alone = matches!(np.det, Det::A | Det::The | Det::Name) || is_member(np, key);
        let alone = alone.then(|| self.stands_alone(np, key, mood));
        let alone = alone.flatten().unwrap_or_default();
        let id = match &np.det {
            _ if !alone.is_empty() && !np.plural => alone,
            Det::You => "np-you",
            Det::A | Det::Another | Det::Each | Det::EachOther | Det::One if known => "np-known",
            Det::The if known && np.via.is_some() => "np-known",
            Det::A => "np-a",
            Det::The => "np-the",
            Det::This => "np-this",
            Det::Each => "np-each",
            Det::Another => "np-another",
            Det::EachOther => "np-each-other",
            Det::One => "np-one",
            Det::Chosen => "np-chosen",
            Det::Bare => "np-bare",
            Det::Name => "np-name",
            Det::Of(_)
                if key.starts_with("constant-")
                    && self.word_attribute(key, "whose", &Args::new(), &Mood::default()).is_none() =>
            {
                "np-the"
            }
            Det::Of(owner) => {
                let id = self.owned(owner);
                let whose = self.word_attribute(key, "whose", &Args::new(), &Mood::default());
                args.insert("whose".to_owned(), Arg::id(if whose.is_some() { "yes" } else { "no" }));
                args.insert("owner".to_owned(), (**owner).clone());
                id
            }
        };
        let text = self.fill(&Found { word: false, id: id.to_owned(), attribute: String::new() }, &args, mood);
        match &np.link {
            Some(link) if self.links && !body.is_empty() => text.replacen(body, &format!("[{body}](entry:{link})"), 1),
            Some(_) | None => text,
        }
    }

    /// "Your", "its", "the attacker's".
    fn owned(&self, owner: &Arg) -> &'static str {
        match owner {
            Arg::Noun(np) if np.det == Det::You => "np-your",
            Arg::Noun(np) if np.refer.is_some_and(|refer| self.mentioned.contains(&refer)) => "np-their",
            Arg::Noun(_)
            | Arg::Nothing
            | Arg::Number(_)
            | Arg::Text(_)
            | Arg::Phrase(_)
            | Arg::List(_)
            | Arg::Quality(_)
            | Arg::Head(_)
            | Arg::Either(..) => "np-owned",
        }
    }

    /// The name with its adjectives; and clauses that are said of it.
    fn body(&mut self, np: &Np, key: &str, mood: &Mood) -> (Body, Vec<Arg>) {
        let (mut before, mut after, mut nots, mut such) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let mut nots_after = Vec::new();
        let mut name = self.name(np, key, mood);
        before.extend(self.before(np, key, mood));
        let before_is_empty = before.is_empty();
        for (at, quality) in np.qualities.iter().enumerate() {
            let place = if at + 1 < np.qualities.len() { super::mood::Place::Inner } else { super::mood::Place::Last };
            match self.stands(quality, np.plural, &mood.place(place)) {
                Stands::Attribute(text) if self.voice.resolve(&quality.key, "leads").is_some() => {
                    before.insert(0, text)
                }
                Stands::Attribute(text) => before.push(text),
                Stands::After(text) => after.push(text),
                Stands::InsteadOf(text) => name = text,
                Stands::Not(text) => nots.push(text),
                Stands::NotAfter(text) => nots_after.push(text),
                Stands::Clause => such.extend(self.as_clause(quality)),
            }
        }
        let computed = np.args.contains_key("computed");
        if let Some(text) = computed.then(|| self.word_attribute(key, "computed_after", &np.args, mood)).flatten() {
            after.push(text);
        }
        after.extend(self.word_attribute(key, "behind", &np.args, mood));
        if let Some(text) = self.complement(np, key, mood) {
            // of a set, it tells which; what is said of its members comes behind
            after.insert(if key.starts_with("set-") { 0 } else { after.len() }, text);
        } else if let Some(args) =
            np.args.get("args").filter(|args| !matches!(args, Arg::List(list) if list.items.is_empty()))
        {
            let apart = Arg::id(if np.args.contains_key("apart") { "yes" } else { "no" });
            after.push(self.say(&Phrase::of("np-for", [("args", args.clone()), ("apart", apart)]), &Mood::default()));
        } else if key.starts_with("fact-") && !np.args.is_empty() && before_is_empty {
            // whose it is would be lost
            self.holes.insert(format!("{key}.after"));
        }
        if !nots.is_empty() {
            let elides = self.voice.elides(&self.voice.join(&nots, Join::Or));
            let sort = Arg::id(key.split('-').next().unwrap_or_default());
            let x = Arg::Text(name.clone());
            let args = [("list", texts(nots)), ("x", x), ("elides", Arg::id(elides)), ("sort", sort)];
            after.push(self.say(&Phrase::of("np-not", args), mood));
        }
        if !nots_after.is_empty() {
            after.push(self.say(&Phrase::of("np-not-after", [("list", texts(nots_after))]), mood));
        }
        let attributes = self.row("np-row", before);
        let after = self.row("np-row-after", after);
        if attributes == Arg::Nothing && after == Arg::Nothing {
            return (Body::of(name), such);
        }
        let args = [("attributes", attributes.clone()), ("x", Arg::Text(name.clone())), ("after", after.clone())];
        let whole = super::finish::tidy(&self.say(&Phrase::of("np-body", args), mood));
        (Body { whole, core: name, attributes, after }, such)
    }

    /// What completes a name that has parameters: "between you and the foe".
    fn complement(&mut self, np: &Np, key: &str, mood: &Mood) -> Option<String> {
        let plain = np.args.is_empty() && !key.starts_with("set-");
        if plain || np.args.contains_key("member") { None } else { self.word_attribute(key, "after", &np.args, mood) }
    }

    /// What stands before the name of a set's members, or of what has parameters: "adjacent".
    fn before(&mut self, np: &Np, key: &str, mood: &Mood) -> Option<String> {
        let wanted = key.starts_with("set-") || (!np.args.is_empty() && !np.args.contains_key("member"));
        wanted.then(|| self.word_attribute(key, "before", &np.args, mood)).flatten()
    }

    /// Adjectives in a row.
    fn row(&mut self, id: &'static str, texts: Vec<String>) -> Arg {
        let mut texts = texts.into_iter();
        let Some(first) = texts.next() else { return Arg::Nothing };
        let two = |a: String, b: String| {
            self.say(&Phrase::of(id, [("a", Arg::Text(a)), ("b", Arg::Text(b))]), &Mood::default())
        };
        Arg::Text(texts.fold(first, two))
    }

    /// The name inside a sentence, in its case.
    fn name(&mut self, np: &Np, key: &str, mood: &Mood) -> String {
        if np.args.contains_key("member") {
            let attribute = if np.args.contains_key("computed") && self.voice.resolve(key, "computed").is_some() {
                "computed"
            } else {
                "member"
            };
            if let Some(text) = self.word_attribute(key, attribute, &np.args, &Mood::default()) {
                return text;
            }
            let name = self.own_name(np, key, mood);
            let member = np.args.get("member").cloned().unwrap_or(Arg::Nothing);
            return self.say(&Phrase::of("np-member", [("x", Arg::Text(name)), ("member", member)]), &Mood::default());
        }
        self.own_name(np, key, mood)
    }

    /// The word that counts such things, where the language has them.
    fn counter(&mut self, np: &Np) -> String {
        let key = self.key_of(np);
        let own = self.word_attribute(&key, "counter", &Args::new(), &Mood::default());
        own.unwrap_or_else(|| self.voice.word("default-counter"))
    }

    fn title(&mut self, np: &Np) -> String {
        let key = self.key_of(np);
        let found = self.heading(&key);
        if found.is_none() {
            self.holes.insert(key);
        }
        found.unwrap_or_default()
    }

    /// The message of the noun that is used: the thing's own, or the one it names.
    fn key_of(&mut self, np: &Np) -> String {
        if let Some(via) = np.via {
            if let Some(named) = self.word_attribute(&np.key, via, &Args::new(), &Mood::default()) {
                return named;
            }
            self.holes.insert(format!("{}.{via}", np.key));
        }
        match &np.otherwise {
            Some(other) if !self.known(&np.key) && np.rivals.iter().all(|rival| self.known(rival)) => other.clone(),
            Some(_) | None => np.key.clone(),
        }
    }

    /// An attribute that the pack gives a thing, with the thing's own arguments.
    pub(super) fn word_attribute(&mut self, key: &str, attribute: &str, args: &Args, mood: &Mood) -> Option<String> {
        let id = self.voice.resolve(key, attribute)?;
        Some(self.fill(&Found { word: true, id, attribute: attribute.to_owned() }, args, mood))
    }

    fn attribute(&mut self, np: &Np, attribute: &str, mood: &Mood) -> String {
        let key = self.key_of(np);
        self.word_attribute(&key, attribute, &np.args, mood).unwrap_or_else(|| {
            self.holes.insert(format!("{key}.{attribute}"));
            String::new()
        })
    }

    pub(super) fn gender(&mut self, np: &Np) -> String {
        if np.det == Det::You {
            return Mood::default().gender;
        }
        let instead =
            np.qualities.iter().find(|quality| !quality.not && self.voice.resolve(&quality.key, "noun").is_some());
        let key = instead.map_or_else(|| self.key_of(np), |quality| quality.key.clone());
        let found = self.word_attribute(&key, "gender", &Args::new(), &Mood::default());
        if found.is_none() && self.voice.word("noun-needs").split_whitespace().any(|need| need == "gender") {
            self.holes.insert(format!("{key}.gender"));
        }
        found.unwrap_or_else(|| Mood::default().gender)
    }

    pub(super) fn number(&mut self, np: &Np) -> &'static str {
        let key = if np.det == Det::You { String::new() } else { self.key_of(np) };
        match self.word_attribute(&key, "number", &Args::new(), &Mood::default()).as_deref() {
            Some("mass") => "mass",
            Some("plural") => "plural",
            Some(_) | None if np.plural => "plural",
            Some(_) | None => "singular",
        }
    }

    /// Whether an article loses its vowel before this noun.
    fn elides(&mut self, key: &str, body: &str, np: &Np) -> String {
        let own = if np.qualities.is_empty() {
            self.word_attribute(key, "elides", &Args::new(), &Mood::default())
        } else {
            None
        };
        own.unwrap_or_else(|| self.voice.elides(body).to_owned())
    }

    /// The article of a name, where its message or its kind's has a say in it: none, or "the".
    fn stands_alone(&mut self, np: &Np, key: &str, mood: &Mood) -> Option<&'static str> {
        if np.link.is_none() && np.det != Det::Name && !key.starts_with("character-") && !is_member(np, key) {
            return None;
        }
        // Nobody has said that it is a common noun: `Ann`.
        if key.starts_with("character-") && ["", "name"].iter().all(|word| self.voice.resolve(key, word).is_none()) {
            return Some("np-name");
        }
        let kind = self.voice.kinds.get(key).cloned();
        let keys = [Some(key.to_owned()), kind];
        keys.into_iter().flatten().find_map(|key| {
            match self.word_attribute(&key, "bare", &Args::new(), mood).as_deref() {
                Some("yes") => Some("np-name"),
                Some("the") => Some("np-the"),
                Some(_) | None => None,
            }
        })
    }
}

/// Whether a member of a `one of` is named by itself.
fn is_member(np: &Np, key: &str) -> bool {
    np.det == Det::Bare && key.starts_with("member-")
}

/// Alternatives that are words already.
fn texts(said: Vec<String>) -> Arg {
    Arg::list(said.into_iter().map(Arg::Text).collect(), Join::Or)
}

fn yes(value: bool) -> String {
    if value { "yes" } else { "no" }.to_owned()
}
