//! The book before it is pages: what the rules say, in one language, in the order a reader wants it.
//!
//! `describe` and `phrase` make it from the checked program and the pack's translations; `render` turns it into pages.
//! Text is plain unless it says Markdown. Markdown links to anything with an anchor by `[words](entry:ID)`, to a page by `[words](page:ID)`.

use std::collections::BTreeMap;
use std::sync::Arc;

/// A rulebook in one language.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Book {
    /// Locale, for example `fr`.
    pub locale: String,
    /// The pack's name, used in paths.
    pub pack: String,
    /// Title on the cover.
    pub title: String,
    /// The picture on the front page.
    pub cover: Option<Image>,
    /// The files of its pictures, by name.
    pub art: BTreeMap<String, Arc<[u8]>>,
    /// What the pack adds to the style of its pages, CSS; may be empty.
    pub style: String,
    /// A few words for the front page, Markdown; may be empty.
    pub intro: String,
    /// Pages in reading order.
    pub pages: Vec<Page>,
    /// Words of the theme in this language: key (`search`, `contents`, `theme_dark` …) and text; `render::WORDS` lists the keys.
    pub words: Vec<(String, String)>,
    /// What its calculators are worked out with.
    pub machine: Machine,
    /// What has no phrase or no translation: shown nowhere silently.
    pub holes: Vec<Hole>,
}

/// What calculators are worked out with: the same in every language but for the names of rolls.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Machine {
    /// The table of the rules, base64; empty where the book has no calculator.
    pub table: Arc<str>,
    /// The questions of the calculators as JSON: functions of the table, who takes part, how numbers are shown.
    pub questions: Arc<str>,
    /// What is rolled where: the id of the place in the rules, in hexadecimal digits, and its name.
    pub rolls: Vec<(String, String)>,
    /// How 5 percent is written.
    pub percent: String,
}

/// Something that readers work out with values of their own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Calculator {
    /// Anchor: `calculator.blow`.
    pub id: String,
    /// Its name among the questions of [`Machine`].
    pub name: String,
    /// Title.
    pub title: String,
    /// What it asks for, in the order of the questions' parameters.
    pub asks: Vec<Ask>,
    /// Its answers by name, each with its label.
    pub answers: Vec<(String, String)>,
    /// What comes of a roll: each with its label, and what its values are called where they are no numbers.
    pub results: Vec<(String, Vec<Choice>)>,
    /// What a roll may change, each with its label: of one that gives nothing, in the place of results.
    pub changes: Vec<String>,
}

/// What a calculator asks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ask {
    /// Its name, the same in every language.
    pub name: String,
    /// Its label.
    pub label: String,
    /// What may be chosen, in the order of the language; empty for numbers, and for yes or no.
    pub choices: Vec<Choice>,
}

/// Something that may be chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    /// Its name, the same in every language.
    pub name: String,
    /// What it is called.
    pub label: String,
    /// Its value in the table.
    pub value: i64,
}

/// Something that could not be said in this language.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Hole {
    /// Locale.
    pub locale: String,
    /// The message that is missing, for example `effect-gain-status` or `ability.power.text`.
    pub message: String,
    /// Where it is needed: an entry or a page.
    pub needed_by: String,
    /// Whether the book cannot be built without it (a phrase), or shows the source language instead, marked (prose).
    pub fatal: bool,
}

/// One page: a group of entries, a chapter, or figures.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Page {
    /// File name without ending, the same in every language: `abilities-melee`.
    pub id: String,
    /// Title.
    pub title: String,
    /// The title of the part of the book that begins with this page, if one does.
    pub part: Option<String>,
    /// Names of pages that this one goes by, too: it had them before what they are called after was renamed.
    pub was: Vec<String>,
    /// The locale it is written in, where it is not the book's.
    pub locale: Option<String>,
    /// Words before the first entry, Markdown.
    pub intro: String,
    /// Its parts in order.
    pub parts: Vec<Part>,
}

impl Page {
    /// Its entries, in order.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.parts.iter().filter_map(|part| match part {
            Part::Entry(entry) => Some(&**entry),
            Part::Heading(_)
            | Part::Prose(_)
            | Part::Table(_)
            | Part::Figure(_)
            | Part::Calculator(_)
            | Part::Quoted(_)
            | Part::Trace(_)
            | Part::Index(_) => None,
        })
    }
}

/// A part of a page.
#[derive(Clone, Debug, PartialEq)]
pub enum Part {
    /// A heading between entries.
    Heading(String),
    /// Prose, Markdown.
    Prose(String),
    /// An entry, a status, a procedure, a check.
    Entry(Box<Entry>),
    /// A table of values.
    Table(Table),
    /// A figure.
    Figure(Figure),
    /// Something that readers work out with values of their own.
    Calculator(Calculator),
    /// A part that stands elsewhere in the book and is shown here, too: without an anchor of its own.
    Quoted(Box<Part>),
    /// Something that happened, told step by step.
    Trace(Trace),
    /// The names of the book in the order of its language. It has no anchors: its heads differ between languages.
    Index(Vec<Initial>),
}

/// Something that the rules were run on, told step by step.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trace {
    /// Lines in order, plain text: how deep each stands, and what it says.
    pub lines: Vec<(usize, String)>,
    /// What came out, by its name; the name of a single one is empty.
    pub answers: Vec<(String, String)>,
    /// Its picture, from the first box to the last; empty where none is wanted.
    pub flow: Vec<FlowBox>,
}

/// A box in the picture of something that happened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FlowBox {
    /// How deep it stands in others.
    pub depth: usize,
    /// What it is.
    pub sort: FlowSort,
    /// What it is called; empty where it goes on with the one that it stands in.
    pub title: String,
    /// What it comes to; may be empty.
    pub value: String,
    /// The anchor of what it is about, if the book may have one.
    pub link: Option<String>,
    /// What happens in it, a sentence each.
    pub lines: Vec<String>,
}

/// What a box of a flow is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FlowSort {
    /// A procedure.
    Procedure,
    /// A step of one.
    #[default]
    Step,
    /// An event.
    Event,
    /// What answers an event.
    Reaction,
}

/// A head of the index and what stands under it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Initial {
    /// The first letter, or the row of kana.
    pub head: String,
    /// The names, in order.
    pub names: Vec<Indexed>,
}

/// A name in the index.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Indexed {
    /// The entry it leads to.
    pub id: String,
    /// Name.
    pub title: String,
    /// The kind's name.
    pub kind: String,
}

/// An entry as a reader sees it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// Anchor, the same in every language: `ability.power`.
    pub id: String,
    /// Name.
    pub title: String,
    /// How the name is read aloud, for sorting and search (Japanese), if it is not plain.
    pub reading: Option<String>,
    /// The kind's name: "Ability".
    pub kind: String,
    /// Notation after the name: `(-3, 3d4)`.
    pub notation: Option<String>,
    /// Fields worth a line: label, and value as one line of Markdown (it may hold links).
    pub fields: Vec<(String, String)>,
    /// Prose, Markdown, numbers filled in.
    pub prose: Option<String>,
    /// The locale the prose is in, where it is not the book's.
    pub prose_locale: Option<String>,
    /// Generated sentences: prerequisites, price, effects, one each. Markdown; entry names are links `[Power](entry:ability.power)`.
    pub sentences: Vec<Sentence>,
    /// Entries it needs: ids.
    pub needs: Vec<String>,
    /// Those of them in whose place another will do: ids.
    pub either: Vec<String>,
    /// Entries that need it: ids.
    pub needed_by: Vec<String>,
    /// Entries and statuses that give it to whoever has them: ids.
    pub granted_by: Vec<String>,
    /// Entries and statuses by which it is gained, of a status: ids.
    pub brought_by: Vec<String>,
    /// Those whose bonuses it competes with, so that only the best counts: ids.
    pub not_with: Vec<String>,
    /// What else speaks of it: ids.
    pub named_by: Vec<String>,
    /// The anchor it had before it was renamed.
    pub was: Option<String>,
    /// A picture of it.
    pub image: Option<Image>,
    /// What the edition made of it, of a pack that extends another.
    pub edition: Option<Edition>,
    /// The pack's notes about contradictions, Markdown.
    pub notes: Vec<String>,
    /// Other names that search should find.
    pub aliases: Vec<String>,
    /// What readers may roll of it, of a rule.
    pub roller: Option<Box<Calculator>>,
}

/// A picture, and whose it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Image {
    /// The name of its file among those of the book ([`Book::art`]).
    pub file: String,
    /// How wide and how high it is, where that is known.
    pub size: Option<(usize, usize)>,
    /// What it shows, Markdown.
    pub alt: String,
    /// The locale that is said in, where it is not the book's.
    pub alt_locale: Option<String>,
    /// Who made it.
    pub by: String,
    /// Under which licence.
    pub licence: String,
}

/// What an edition made of an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edition {
    /// It is new.
    New,
    /// It had this name, or said this: what was and what is, one line of Markdown each; empty for nothing.
    Changed(Vec<(String, String)>),
}

/// A generated sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// What it is about, for grouping: needs, price, effect, trigger, status …
    pub topic: Topic,
    /// The sentence.
    pub text: String,
}

/// What a sentence is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Topic {
    /// What must be true or held before it can be learned.
    Needs,
    /// What it costs.
    Price,
    /// What it is: fields said as a sentence.
    Field,
    /// A standing change.
    Standing,
    /// A trigger.
    Trigger,
    /// A replacement of a step.
    Replacement,
    /// A status it brings.
    Status,
    /// A table or check it uses.
    Rule,
}

impl Topic {
    /// Its name, in pages and for programs.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Needs => "needs",
            Self::Price => "price",
            Self::Field => "field",
            Self::Standing => "standing",
            Self::Trigger => "trigger",
            Self::Replacement => "replacement",
            Self::Status => "status",
            Self::Rule => "rule",
        }
    }
}

/// A table with a header row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// Anchor.
    pub id: String,
    /// Caption.
    pub title: String,
    /// How it is read: sentences above it, Markdown.
    pub notes: Vec<String>,
    /// Column heads.
    pub head: Vec<String>,
    /// Rows; the first cell of each is its head. A cell is one line of Markdown (it may hold links).
    pub rows: Vec<Vec<String>>,
    /// What the edition made of it.
    pub edition: Option<Edition>,
}

/// A figure with computed numbers.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Figure {
    /// Anchor: `figure.hold_table`.
    pub id: String,
    /// Caption.
    pub title: String,
    /// Forms wanted: `table`, `curve`, `heat map`.
    pub forms: Vec<String>,
    /// The rows' axis: title.
    pub rows: String,
    /// The columns' axis: title; empty for one column.
    pub columns: String,
    /// What a cell shows, in words.
    pub cell: String,
    /// Row heads.
    pub row_heads: Vec<String>,
    /// Column heads.
    pub column_heads: Vec<String>,
    /// Printed cells in the reader's locale, row by row.
    pub cells: Vec<Vec<String>>,
    /// The same as numbers, for drawing: thousandths of the axis' unit would lose nothing a picture can show.
    pub values: Vec<Vec<f64>>,
    /// Round values for the axis of the cells, printed in the reader's locale (`render::round_values` proposes them).
    /// Empty: the axis is marked with printed cells.
    pub ticks: Vec<(f64, String)>,
    /// What the edition made of it.
    pub edition: Option<Edition>,
}
