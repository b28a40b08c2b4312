//! `vectors.yaml` to mappings: every key is known or a finding.

use runebook_grammar::{Diagnostic, Span};

use super::mapping::{Ask, Leaf, Long, Mapping, Mappings, Topic};
use super::template::Template;
use super::value::{self, Value};
use crate::error;
use crate::pack::yaml::{self, Placed, Yaml};

const FILE: &[&str] = &["topics", "except"];
const MAPPING: &[&str] =
    &["it", "ask", "first", "given", "rolls", "when", "unused", "show", "words", "again", "until", "times"];
const LEAF: &[&str] = &["ask", "when", "show", "words", "again", "until", "times"];

const QUESTION: &str = "a question in the words of a test, such as `price({score})`";

const AGAIN: &str = "what is done before it is asked again, such as `turn(hero)`";
const CONDITION: &str = "a condition in the words of a test";
const TIMES: &str = "how many times it is done: `{turns}`";
const FIRST: &str = "a list of questions, of which the first counts whose `when` holds";

type Pairs = Vec<(Placed<String>, Placed<Yaml>)>;

/// Reads `text`, which is file number `file`.
pub(super) fn mappings(text: &str, file: u32) -> (Mappings, Vec<Diagnostic>) {
    let mut reader = Reader { text, found: Vec::new() };
    let mut mappings = Mappings::default();
    match yaml::read(text, file) {
        Ok(root) => reader.file(root, &mut mappings),
        Err(unreadable) => reader.found.push(error::no_yaml(&unreadable)),
    }
    for topic in &mappings.topics {
        let texts = topic.mappings.iter().flat_map(Mapping::templates);
        reader.found.extend(texts.flat_map(Template::literals));
    }
    (mappings, reader.found)
}

struct Reader<'a> {
    text: &'a str,
    found: Vec<Diagnostic>,
}

impl Reader<'_> {
    fn file(&mut self, root: Placed<Yaml>, mappings: &mut Mappings) {
        if root.value == Yaml::Nothing {
            return;
        }
        let said = |(_, value): &(Placed<String>, Placed<Yaml>)| value.value != Yaml::Nothing;
        for (key, value) in self.map(root, "vectors.yaml", FILE).into_iter().filter(said) {
            if key.value == "topics" {
                let pairs = self.pairs(value, "topics, each with what to ask");
                mappings.topics = pairs.into_iter().map(|(name, value)| self.topic(name, value)).collect();
            } else {
                let pairs =
                    self.pairs(value, "ids of vectors, each with a sentence that says why it is not reproduced");
                let why = "a sentence that says why this vector is not reproduced";
                mappings.except =
                    pairs.into_iter().filter_map(|(id, value)| Some((id, self.word(value, why)?))).collect();
            }
        }
    }

    fn topic(&mut self, name: Placed<String>, value: Placed<Yaml>) -> Topic {
        let mappings = match value.value {
            Yaml::List(items) => items.into_iter().filter_map(|item| self.mapping(item)).collect(),
            Yaml::Nothing | Yaml::Word(_) | Yaml::Map(_) => self.mapping(value).into_iter().collect(),
        };
        Topic { name, mappings }
    }

    fn mapping(&mut self, value: Placed<Yaml>) -> Option<Mapping> {
        let span = value.span;
        let mut mapping = Mapping {
            span,
            ask: Ask::List(Vec::new()),
            it: None,
            given: None,
            rolls: None,
            when: Vec::new(),
            unused: Vec::new(),
        };
        if let Yaml::Word(_) = value.value {
            mapping.ask = self.ask(value)?;
            return Some(mapping);
        }
        let (mut ask, mut show, mut words, mut again, mut long) = (None, None, Vec::new(), None, None);
        for (key, value) in self.known(value, "a mapping", MAPPING)? {
            match key.value.as_str() {
                "ask" | "first" if ask.is_some() => self.found.push(error::wrong_value(key.span, "`ask` or `first`")),
                "ask" => ask = Some(self.ask(value)?),
                "first" => ask = Some(self.first(value)?),
                "it" => {
                    mapping.it = self.template(value, "a text read by its notation: `{text as notation of weapon}`")
                }
                "given" => {
                    mapping.given = self.template(value, "a state in the words of a test: `hero { strength {str} }`")
                }
                "rolls" => mapping.rolls = self.template(value, "the dice as they fall, such as `{faces}`"),
                "when" => mapping.when = self.scalars(value, "keys of the input and what they must be"),
                "unused" => mapping.unused = self.list(value),
                "show" => show = self.word(value, "how a number is shown, such as `percent, 1 decimal`"),
                "again" => again = self.template(value, AGAIN),
                "until" | "times" => self.long(&mut long, &key, value),
                _ => words = self.scalars(value, "answers and how the table writes them: `{ yes: succeed }`"),
            }
        }
        let Some(mut ask) = ask else {
            self.found.push(error::missing_key(span, "ask"));
            return None;
        };
        inherit(&mut ask, show.as_ref(), &words);
        let again = self.again(span, again, long);
        match &mut ask {
            Ask::One(leaf) => leaf.again = leaf.again.take().or(again),
            Ask::First(_) | Ask::List(_) | Ask::Keys(_) if again.is_some() => {
                self.found.push(error::wrong_value(span, "one question that is asked again"));
            }
            Ask::First(_) | Ask::List(_) | Ask::Keys(_) => {}
        }
        mapping.ask = ask;
        Some(mapping)
    }

    fn ask(&mut self, value: Placed<Yaml>) -> Option<Ask> {
        match value.value {
            Yaml::Word(_) => {
                let ask = self.template(value, QUESTION)?;
                Some(Ask::One(Box::new(Leaf { ask, when: None, again: None, show: None, words: Vec::new() })))
            }
            Yaml::List(items) => Some(Ask::List(items.into_iter().map(|item| self.ask(item)).collect::<Option<_>>()?)),
            Yaml::Map(ref pairs) if pairs.iter().any(|(key, _)| key.value == "ask") => self.leaf(value),
            Yaml::Map(_) => {
                let pairs = self.pairs(value, QUESTION);
                let asks = pairs.into_iter().map(|(key, value)| Some((key, self.ask(value)?)));
                Some(Ask::Keys(asks.collect::<Option<_>>()?))
            }
            Yaml::Nothing => {
                self.found.push(error::wrong_value(value.span, QUESTION));
                None
            }
        }
    }

    fn leaf(&mut self, value: Placed<Yaml>) -> Option<Ask> {
        let span = value.span;
        let (mut ask, mut when, mut show, mut words, mut again, mut long) = (None, None, None, Vec::new(), None, None);
        for (key, value) in self.known(value, "a question", LEAF)? {
            match key.value.as_str() {
                "ask" => ask = self.template(value, QUESTION),
                "when" => when = self.template(value, CONDITION),
                "again" => again = self.template(value, AGAIN),
                "until" | "times" => self.long(&mut long, &key, value),
                "show" => show = self.word(value, "how a number is shown, such as `percent, 1 decimal`"),
                _ => words = self.scalars(value, "answers and how the table writes them: `{ yes: succeed }`"),
            }
        }
        let again = self.again(span, again, long);
        Some(Ask::One(Box::new(Leaf { ask: ask?, when, again, show, words })))
    }

    /// Questions of which the first counts whose condition holds.
    fn first(&mut self, value: Placed<Yaml>) -> Option<Ask> {
        let span = value.span;
        let Yaml::List(items) = value.value else {
            self.found.push(error::wrong_value(span, FIRST));
            return None;
        };
        let mut leaves = Vec::new();
        for item in items {
            let span = item.span;
            match self.ask(item)? {
                Ask::One(leaf) if leaf.again.is_none() => leaves.push(*leaf),
                Ask::One(_) | Ask::First(_) | Ask::List(_) | Ask::Keys(_) => {
                    self.found.push(error::wrong_value(span, "one question that is asked once"));
                }
            }
        }
        Some(Ask::First(leaves))
    }

    /// For how long something is done again, which is said in one way.
    fn long(&mut self, long: &mut Option<Long>, key: &Placed<String>, value: Placed<Yaml>) {
        if long.is_some() {
            self.found.push(error::wrong_value(key.span, "`until` or `times`"));
        } else if key.value == "times" {
            *long = self.template(value, TIMES).map(Long::Times);
        } else {
            *long = self.template(value, CONDITION).map(Long::Until);
        }
    }

    /// What is done again, and for how long: one is nothing without the other.
    fn again(&mut self, span: Span, again: Option<Template>, long: Option<Long>) -> Option<(Template, Long)> {
        if again.is_some() != long.is_some() {
            self.found.push(error::missing_key(span, if again.is_some() { "until" } else { "again" }));
        }
        again.zip(long)
    }

    fn template(&mut self, value: Placed<Yaml>, wanted: &str) -> Option<Template> {
        let word = self.word(value, wanted)?;
        Some(Template::read(&word, self.text))
    }

    fn scalars(&mut self, value: Placed<Yaml>, wanted: &str) -> Vec<(Placed<String>, Placed<Value>)> {
        let pairs = self.pairs(value, wanted);
        let mut scalars = Vec::new();
        for (key, value) in pairs {
            let value = value::placed(value, self.text);
            match value.value.word() {
                Some(_) => scalars.push((key, value)),
                None => self.found.push(error::wrong_value(value.span, "one value")),
            }
        }
        scalars
    }

    fn list(&mut self, value: Placed<Yaml>) -> Vec<Placed<String>> {
        let wanted = "a list of keys: `[character]`";
        match value.value {
            Yaml::List(items) => items.into_iter().filter_map(|item| self.word(item, wanted)).collect(),
            Yaml::Nothing | Yaml::Word(_) | Yaml::Map(_) => {
                self.found.push(error::wrong_value(value.span, wanted));
                Vec::new()
            }
        }
    }

    fn word(&mut self, value: Placed<Yaml>, wanted: &str) -> Option<Placed<String>> {
        match value.value {
            Yaml::Word(word) => Some(Placed { value: word, span: value.span }),
            Yaml::Nothing | Yaml::List(_) | Yaml::Map(_) => {
                self.found.push(error::wrong_value(value.span, wanted));
                None
            }
        }
    }

    /// A map whose keys are all known.
    fn map(&mut self, value: Placed<Yaml>, whose: &str, known: &[&str]) -> Pairs {
        self.known(value, whose, known).unwrap_or_default()
    }

    fn known(&mut self, value: Placed<Yaml>, whose: &str, known: &[&str]) -> Option<Pairs> {
        let wanted = format!("a map with {}", crate::pack::words::list(known));
        let (before, pairs) = (self.found.len(), self.pairs(value, &wanted));
        let unknown = pairs.iter().filter(|(key, _)| !known.contains(&key.value.as_str()));
        self.found.extend(unknown.map(|(key, _)| error::unknown_key(key, whose, known)));
        let kept: Pairs = pairs.into_iter().filter(|(key, _)| known.contains(&key.value.as_str())).collect();
        (!kept.is_empty() || self.found.len() == before).then_some(kept)
    }

    /// The pairs of a map, each key once.
    fn pairs(&mut self, value: Placed<Yaml>, wanted: &str) -> Pairs {
        let Yaml::Map(pairs) = value.value else {
            self.found.push(error::wrong_value(value.span, wanted));
            return Pairs::new();
        };
        let mut kept: Pairs = Vec::new();
        for (key, value) in pairs {
            match kept.iter().find(|(first, _)| first.value == key.value) {
                Some((first, _)) => self.found.push(error::repeated_key(&key, first.span)),
                None => kept.push((key, value)),
            }
        }
        kept
    }
}

/// What a whole mapping says holds for its questions that do not say it themselves.
fn inherit(ask: &mut Ask, show: Option<&Placed<String>>, words: &[(Placed<String>, Placed<Value>)]) {
    let take = |leaf: &mut Leaf| {
        leaf.show = leaf.show.take().or_else(|| show.cloned());
        if leaf.words.is_empty() {
            leaf.words = words.to_vec();
        }
    };
    match ask {
        Ask::One(leaf) => take(leaf),
        Ask::First(leaves) => leaves.iter_mut().for_each(take),
        Ask::List(items) => items.iter_mut().for_each(|item| inherit(item, show, words)),
        Ask::Keys(pairs) => pairs.iter_mut().for_each(|(_, item)| inherit(item, show, words)),
    }
}
