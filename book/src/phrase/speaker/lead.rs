//! Words that lead parts of a sentence in: "that …", "neither …".

use super::*;

/// The parts of a list, each led in, one after another: `each_neither`.
pub(super) const EACH: &str = "each_";
/// The same, joined as the locale joins them: `all_that`.
const ALL: &str = "all_";
/// All parts but the first: `then_that`.
const THEN: &str = "then_";
/// The whole, be it one part or several: `led_that`.
const WHOLE: &str = "led_";

/// The word that leads the parts of a list in, whether it leads the first, too, and the form they are wanted in.
pub(super) fn lead(suffix: &str) -> (Option<(&str, bool)>, &str) {
    let after = |start: &str, first| suffix.strip_prefix(start).map(|word| (word, first));
    let word = after(THEN, false).or_else(|| after(ALL, true)).or_else(|| after(EACH, true));
    if word.is_some() { (word, "") } else { (None, suffix) }
}

/// Whether a form leads in even the first part of a list.
pub(super) fn leads_first(suffix: &str) -> bool {
    suffix.starts_with(ALL) || suffix.starts_with(EACH)
}

/// Whether a form leads in the argument as a whole.
pub(super) fn led(arg: &Arg, suffix: &str) -> bool {
    let part = suffix.starts_with(THEN) || leads_first(suffix);
    suffix.starts_with(WHOLE) || (part && !matches!(arg, Arg::List(_)))
}

impl Speaker<'_> {
    /// An argument that is no list, or a list as a whole, with the word that leads it in.
    pub(super) fn leads(&mut self, arg: &Arg, suffix: &str, mood: &Mood) -> String {
        let (word, first) = match (suffix.strip_prefix(WHOLE), lead(suffix).0) {
            (Some(word), _) => (word, true),
            (None, Some((word, first))) => (word, first),
            (None, None) => ("", false),
        };
        let text =
            if suffix.starts_with(WHOLE) { self.text(arg, "", mood) } else { self.group_led(arg, word, "", mood) };
        if first { self.led(word, text) } else { text }
    }

    /// A member of a list whose members are led in; what stands in its brackets is led in, too, unless the locale says
    /// a group as a whole.
    pub(super) fn group_led(&mut self, item: &Arg, word: &str, form: &str, mood: &Mood) -> String {
        let whole = self.voice.grammar.has("cond-group", "led");
        let Some(Arg::List(inner)) = group(item).filter(|_| !whole) else { return self.text(item, form, mood) };
        let text = self.list(inner, &format!("{THEN}{word}"), mood);
        self.say(&Phrase::of("cond-group", [("x", Arg::Text(text))]), mood)
    }

    /// A part with the word that leads it in.
    pub(super) fn led(&mut self, word: &str, text: String) -> String {
        let shown = text.trim_start_matches(|c: char| !c.is_alphanumeric());
        let first: String = shown.chars().take_while(|c| c.is_alphanumeric()).collect::<String>().to_lowercase();
        let args = Args::from([
            ("word".to_owned(), Arg::id(word)),
            ("first".to_owned(), Arg::Text(first)),
            ("elides".to_owned(), Arg::id(self.voice.elides(&text))),
            ("x".to_owned(), Arg::Text(text)),
        ]);
        self.fill(&Found { word: false, id: "led-in".to_owned(), attribute: String::new() }, &args, &Mood::default())
    }

    /// Parts one after another, each led in by this word.
    pub(super) fn row_of(&mut self, word: &str, said: Vec<String>) -> String {
        let mut all = said.into_iter();
        let first = all.next().unwrap_or_default();
        all.fold(first, |a, b| {
            let args = [("a", Arg::Text(a)), ("b", Arg::Text(b)), ("word", Arg::id(word))];
            self.say(&Phrase::of("led-row", args), &Mood::default())
        })
    }
}

/// What stands in a group's brackets.
pub(super) fn group(item: &Arg) -> Option<&Arg> {
    let Arg::Phrase(phrase) = item else { return None };
    let found = if phrase.say.is_empty() { group(phrase.args.get("x")?) } else { None };
    let grouped = phrase.say.iter().any(|say| matches!(say, Say::Grammar("cond-group")));
    if grouped { phrase.args.get("x") } else { found }
}
