//! The sentences of a story. All words of names and numbers are in them; only the sentence itself is left to a language.

use runebook_compiler::ir::Layer;
use runebook_runtime::machine::{Comparison, Silence};

/// A named value: `by 6`, `attacker Orc soldier`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct With {
    /// Its name; may be empty.
    pub name: String,
    /// Its value.
    pub value: String,
}

/// A change that counted: where it comes from and what it does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct By {
    /// The entry, status or rule.
    pub source: String,
    /// In which layer.
    pub layer: Layer,
    /// By or to what, without a sign of its own.
    pub value: String,
}

/// One sentence of a story.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are the blanks of each sentence")]
pub enum Said {
    /// A duel is announced.
    Duel { game: String, a: String, b: String, plan: String, seed: u64 },
    /// Who begins is rolled for.
    RollsFirst { who: String },
    /// Somebody begins.
    Begins { who: String },
    /// A round begins.
    Round { number: u32 },
    /// Somebody acts.
    Acts { who: String },
    /// Time passes for somebody.
    Passes { who: String },
    /// Somebody has won.
    Wins { who: String, round: u32 },
    /// Nobody has won.
    Drawn { round: u32 },
    /// Dice were rolled.
    Roll { what: String, dice: String, faces: Vec<i16>, total: i64 },
    /// A chance was tried.
    Chance { what: String, chance: String, holds: bool },
    /// One of several was picked by chance.
    Pick { what: String, place: i64, of: i64 },
    /// A clock ticks for somebody.
    Ticks { clock: String, with: Vec<With> },
    /// An event happened.
    Event { event: String, with: Vec<With> },
    /// A stored number changed.
    Change { whose: String, what: String, before: String, after: String, asked: Option<String> },
    /// The host was asked for something.
    Asks { command: String, with: Vec<With> },
    /// Somebody chose.
    Chooses { who: String, option: String, of: usize },
    /// A repetition reached its bound.
    Bound,
    /// A stat's value, and what changed it on the way. `whose` is empty for a context's.
    Stat { what: String, whose: String, value: String, amount: bool, by: Vec<By> },
    /// A stat's value before its modifiers.
    Base { value: String, set: bool },
    /// A modifier counts.
    Modifier { by: By },
    /// A modifier or trigger does not count.
    Silent { source: String, whose: String, why: Silence },
    /// A value was cut to its range.
    Cut { before: String, after: String },
    /// A fact was asked.
    Fact { fact: String, with: Vec<With>, answer: String, host: bool },
    /// Two amounts were compared.
    Compared { left: i128, how: Comparison, right: i128, holds: bool },
    /// A function of the rules runs.
    Calls { what: String, with: Vec<With>, gives: Vec<With> },
    /// A call waits for the end of the present one.
    Queued { what: String, with: Vec<With> },
    /// Somebody's entry reacts; `source` is empty for rules that nobody holds.
    Reacts { who: String, source: String },
}

impl Said {
    /// The sentence in English, without a period.
    #[must_use]
    pub fn english(&self) -> String {
        match self {
            Self::Duel { game, a, b, plan, seed } => format!("{game}: {a} against {b}, plan {plan}, seed {seed}"),
            Self::RollsFirst { who } => format!("{who} rolls for the first move"),
            Self::Begins { who } => format!("{who} begins"),
            Self::Round { number } => format!("Round {number}"),
            Self::Acts { who } => format!("{who} acts"),
            Self::Passes { who } => format!("Time passes for {who}"),
            Self::Wins { who, round } => format!("{who} wins in round {round}"),
            Self::Drawn { round } => format!("Nobody wins; it is round {round}"),
            Self::Roll { what, dice, faces, total } => format!("{}{dice} falls {total}{}", of(what), shown(faces)),
            Self::Chance { what, chance, holds } => format!("{}a chance of {chance} {}", of(what), came(*holds)),
            Self::Pick { what, place, of: all } => format!("{}number {} of {all} is picked", of(what), place + 1),
            Self::Ticks { clock, with } => format!("a {clock} has passed{}", list(": ", with)),
            Self::Event { event, with } => format!("{event}{}", list(": ", with)),
            Self::Change { whose, what, before, after, asked } => {
                format!("{}{what} {before} -> {after}{}", of(whose), cut_from(asked.as_deref()))
            }
            Self::Asks { command, with } => format!("The game is asked: {command}{}", list(", ", with)),
            Self::Chooses { who, option, of } => format!("{who} chooses {option}{}", among(*of)),
            Self::Bound => "A repetition reaches its bound".to_owned(),
            Self::Stat { what, whose, value, amount: _, by } => format!("{}{what} {value}{}", of(whose), brackets(by)),
            Self::Base { value, set: false } => format!("at first {value}"),
            Self::Base { value, set: true } => format!("set to {value}"),
            Self::Modifier { by } => english_by(by),
            Self::Silent { source, whose, why } => format!("not {}: {}", rule(source), reason(*why, whose)),
            Self::Cut { before, after } => format!("cut to its range: {before} -> {after}"),
            Self::Fact { fact, with, answer, host } => {
                format!("{fact}({}) is {answer}{}", values(with), if *host { ", as was said" } else { "" })
            }
            Self::Compared { left, how, right, holds } => format!("{left} {} {right}: {}", sign(*how), yes(*holds)),
            Self::Calls { what, with, gives } => format!("{what}({}){}", values(with), list(" gives ", gives)),
            Self::Queued { what, with } => format!("later: {what}({})", values(with)),
            Self::Reacts { who, source } => format!("{}{}", of(who), rule(source)),
        }
    }
}

fn of(what: &str) -> String {
    if what.is_empty() { String::new() } else { format!("{what}: ") }
}

fn shown(faces: &[i16]) -> String {
    let faces: Vec<String> = faces.iter().map(i16::to_string).collect();
    if faces.len() < 2 { String::new() } else { format!(" ({})", faces.join(", ")) }
}

const fn came(holds: bool) -> &'static str {
    if holds { "comes true" } else { "does not come true" }
}

const fn yes(holds: bool) -> &'static str {
    if holds { "yes" } else { "no" }
}

fn cut_from(asked: Option<&str>) -> String {
    asked.map_or_else(String::new, |asked| format!(" (its range ends there; it would be {asked})"))
}

fn among(of: usize) -> String {
    if of < 2 { String::new() } else { format!(" among {of}") }
}

fn list(before: &str, with: &[With]) -> String {
    if with.is_empty() { String::new() } else { format!("{before}{}", values(with)) }
}

fn values(with: &[With]) -> String {
    let words = with.iter().map(|with| format!("{} {}", with.name, with.value).trim().to_owned());
    words.collect::<Vec<_>>().join(", ")
}

fn brackets(by: &[By]) -> String {
    let words: Vec<String> = by.iter().map(english_by).collect();
    if words.is_empty() { String::new() } else { format!(" ({})", words.join(", ")) }
}

fn english_by(by: &By) -> String {
    let signed = || if by.value.starts_with('-') { by.value.clone() } else { format!("+{}", by.value) };
    let what = match by.layer {
        Layer::Add => signed(),
        Layer::Sides => format!("sides {}", signed()),
        Layer::Count => format!("count {}", signed()),
        Layer::Times | Layer::Over => format!("times {}", by.value),
        Layer::Afterwards => format!("{} afterwards", signed()),
        Layer::AtLeast => format!("at least {}", by.value),
        Layer::AtMost => format!("at most {}", by.value),
        Layer::Is => format!("is {}", by.value),
    };
    format!("{} {what}", rule(&by.source))
}

/// Rules that nobody holds have no name.
fn rule(source: &str) -> &str {
    if source.is_empty() { "the rules" } else { source }
}

fn reason(why: Silence, whose: &str) -> String {
    match why {
        Silence::Nobody => "nobody is there for it".to_owned(),
        Silence::Gate => format!("{whose} does not have it"),
        Silence::Condition => "its condition is false".to_owned(),
    }
}

const fn sign(how: Comparison) -> &'static str {
    match how {
        Comparison::Eq => "=",
        Comparison::Ne => "is not",
        Comparison::Lt => "<",
        Comparison::Le => "<=",
        Comparison::Gt => ">",
    }
}
