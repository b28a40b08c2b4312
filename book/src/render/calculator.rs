//! A calculator: the place on the page that `calculator.js` fills, and what that needs to know.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use super::heading::here;
use super::markup::escape;
use super::words::{WORDS, word};
use crate::model::{Ask, Book, Calculator, Choice, Page, Part};
use crate::phrase::Numbers;

/// The machine of the calculators, as `bindings/calc` makes it; `.ci/calc` holds it against its source.
const WASM: &[u8] = include_bytes!("../../assets/calc.wasm");

/// What works it, on the page and behind it.
const ASSETS: &[(&str, &str)] = &[
    ("assets/calculator.css", include_str!("../../theme/calculator.css")),
    ("assets/calculator-engine.js", include_str!("../../theme/engine.js")),
    ("assets/calculator.js", include_str!("../../theme/calculator.js")),
];

/// The place on the page, without a blank line.
pub fn html(calculator: &Calculator, book: &Book) -> String {
    let (id, name, title) = (escape(&calculator.id), escape(&calculator.name), escape(&calculator.title));
    let (here, still) = (here(&calculator.id, book), escape(word(book, "calculator_still")));
    format!(
        "<section class=\"calculator\" id=\"{id}\" data-calculator=\"{name}\" aria-label=\"{title}\">\
         <p class=\"calculator-title\"><span class=\"title\">{title}</span> {here}</p>\
         <p class=\"still\">{still}</p></section>"
    )
}

/// Where a rule is rolled: nothing is seen of it until a script can roll.
pub fn roller(roller: Option<&Calculator>, book: &Book) -> String {
    let Some(roller) = roller else { return String::new() };
    let (id, name, title) = (escape(&roller.id), escape(&roller.name), escape(&roller.title));
    let label = escape(word(book, "calculator_roll"));
    format!(
        "<details class=\"calculator roller\" id=\"{id}\" data-calculator=\"{name}\" hidden>\
         <summary>{label}<span class=\"unseen\">{}{title}</span></summary></details>",
        escape(word(book, "after_label"))
    )
}

/// Whether something on a page is worked out.
pub fn is_on(page: &Page) -> bool {
    page.parts.iter().any(is)
}

fn is(part: &Part) -> bool {
    match part {
        Part::Calculator(_) => true,
        Part::Quoted(part) => matches!(**part, Part::Calculator(_)),
        Part::Entry(entry) => entry.roller.is_some(),
        Part::Heading(_) | Part::Prose(_) | Part::Table(_) | Part::Figure(_) | Part::Trace(_) | Part::Index(_) => false,
    }
}

/// The calculators and rollers of a book, each once.
fn all(book: &Book) -> impl Iterator<Item = &Calculator> {
    book.pages.iter().flat_map(|page| &page.parts).filter_map(|part| match part {
        Part::Calculator(calculator) => Some(calculator),
        Part::Entry(entry) => entry.roller.as_deref(),
        Part::Heading(_)
        | Part::Prose(_)
        | Part::Table(_)
        | Part::Figure(_)
        | Part::Quoted(_)
        | Part::Trace(_)
        | Part::Index(_) => None,
    })
}

/// Scripts that all languages share: the machine, and the table with the questions. None without a calculator.
pub fn shared(books: &[Book]) -> Vec<(String, String)> {
    let Some(book) = books.iter().find(|book| all(book).next().is_some() && !book.machine.table.is_empty()) else {
        return Vec::new();
    };
    let machine = &book.machine;
    let table = format!("runebook.table(\"{}\", {});\n", machine.table, machine.questions);
    let wasm = format!("runebook.wasm(\"{}\");\n", STANDARD.encode(WASM));
    let own = ASSETS.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned()));
    own.chain([("assets/calculator-table.js".to_owned(), table), ("assets/calculator-wasm.js".to_owned(), wasm)])
        .collect()
}

/// The words of a book's calculators as a script, which also loads from `file://`; none without a calculator.
pub fn script(book: &Book) -> Option<(String, String)> {
    let calculators: serde_json::Map<String, Value> =
        all(book).map(|calculator| (calculator.name.clone(), words(calculator))).collect();
    if calculators.is_empty() {
        return None;
    }
    let keys = WORDS.iter().filter_map(|key| Some((key.strip_prefix("calculator_")?, *key)));
    let said: serde_json::Map<String, Value> =
        keys.map(|(short, key)| (short.to_owned(), json!(word(book, key)))).collect();
    let rolls: serde_json::Map<String, Value> =
        book.machine.rolls.iter().map(|(id, name)| (id.clone(), json!(name))).collect();
    let all = json!({ "calculators": calculators, "words": said, "rolls": rolls, "numbers": numbers(book) });
    Some((format!("{}/calculators.js", book.locale), format!("runebook.words({all});\n")))
}

fn words(calculator: &Calculator) -> Value {
    let asks: Vec<Value> = calculator.asks.iter().map(ask).collect();
    let answers: Vec<Value> = calculator.answers.iter().map(|(name, label)| json!([name, label])).collect();
    let results: Vec<Value> = calculator
        .results
        .iter()
        .map(|(label, names)| json!([label, names.iter().map(choice).collect::<Vec<_>>()]))
        .collect();
    let Calculator { title, changes, .. } = calculator;
    json!({ "title": title, "asks": asks, "answers": answers, "results": results, "changes": changes })
}

fn ask(ask: &Ask) -> Value {
    json!({ "name": ask.name, "label": ask.label, "choices": ask.choices.iter().map(choice).collect::<Vec<_>>() })
}

fn choice(choice: &Choice) -> Value {
    json!([choice.name, choice.label, choice.value])
}

/// The marks of the language's numbers: the page puts them into digits that the machine has rounded.
fn numbers(book: &Book) -> Value {
    let write =
        |digits: &str| Numbers::new(&book.locale).map(|numbers| numbers.decimal(digits, false)).unwrap_or_default();
    let marks = |digits: &str| -> String { write(digits).chars().filter(|c| !c.is_ascii_digit()).collect() };
    // four digits are not parted everywhere
    json!({ "percent": book.machine.percent, "point": marks("0.5"), "parts": marks("10000"), "four": marks("1000"), "minus": marks("-1") })
}
