//! Why not: the reasons against an action or a purchase, each with its place and what it compares; rules that stayed silent.

use runebook_book::told::keys;
use runebook_book::told::said::Said;
use runebook_compiler::Against;
use runebook_compiler::ir::{Ir, Query, Source as Origin};
use runebook_grammar::{Severity, Span};
use runebook_runtime::machine::Silent;
use runebook_runtime::{Fork, Outcome};

use crate::answer::Reader;
use crate::pack::Pack;
use crate::query::{Unasked, stopped};
use crate::rolls::Then;
use crate::scratch::{self, Scratch};
use crate::source::{Source, Sources};
use crate::story::{Line, at};

/// One reason against it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The clause in the rules.
    pub place: Span,
    /// What it is.
    pub what: Against,
    /// The two sides of it, in words, where it compares.
    pub sides: Option<(String, String)>,
    /// Whether the clause is what must not be so.
    pub denied: bool,
    /// What pays, for a price.
    pub paid: Option<String>,
    /// What keeps it from being known: dice, or rules that stop.
    pub unknown: Option<String>,
}

/// All that speaks against something.
#[derive(Debug)]
pub struct Reasons {
    /// In the order in which they are asked.
    pub all: Vec<Reason>,
    /// The texts behind their places.
    pub sources: Sources,
}

/// The reasons against an action (`forging(hero, 3)`) or a purchase (`hero learns power`) after what `given` says and does;
/// none if nothing speaks against it.
///
/// # Errors
/// Where its words have no meaning there.
pub fn against(pack: &Pack, ir: &Ir, text: &str, given: &str) -> Result<Reasons, Unasked> {
    let mut sources = pack.sources.clone();
    let file = sources.add(Source::new("<question>", "<question>", text, 0));
    sources.add(Source::new("<given>", "<given>", &runebook_compiler::given_text(given), 0));
    let (asked, found) = runebook_compiler::why_not(ir, file, text, given);
    let Some((ir, conditions, rolls)) = asked.filter(|_| found.iter().all(|one| one.severity != Severity::Error))
    else {
        return Err(Unasked::Found(Box::new(sources), found));
    };
    let queries: Vec<&Query> = conditions.iter().map(|condition| &condition.query).collect();
    let scratch = Scratch::new(&ir, &queries)?;
    let table = scratch.table()?;
    let mut all = Vec::new();
    for (condition, asked) in conditions.iter().zip(&scratch.asked) {
        let paid = match condition.what {
            Against::Price(cell) => Some(ir.cells[cell].named.title.clone()),
            Against::Clause | Against::Learned | Against::AtMost | Against::UnderWay => None,
        };
        let (place, what, denied) = (condition.place, condition.what, condition.denied);
        let reason = |sides, unknown| Reason { place, what, denied, paid: paid.clone(), sides, unknown };
        let reader = Reader { ir: &ir, scene: &asked.scene };
        match scratch::run(&table, asked, &mut Then::of(&rolls, Fork), &mut Silent) {
            Ok(results) => {
                let holds = asked.answers.first().and_then(|answer| results.get(answer.at)) != Some(&0);
                let side = |at: usize| {
                    let ty = condition.query.values.get(at).map(|value| &value.ty);
                    Some(reader.answer(asked.answers.get(at)?, ty, &results))
                };
                all.extend((!holds).then(|| reason(side(1).zip(side(2)), None)));
            }
            Err(Outcome::Drawing(_, _)) => all.push(reason(None, Some("Dice decide this.".to_owned()))),
            Err(outcome) => all.push(reason(None, Some(stopped(&outcome)))),
        }
    }
    Ok(Reasons { all, sources })
}

impl Reasons {
    /// A line for each: the clause as written, what it compares, where it stands.
    #[must_use]
    pub fn text(&self) -> String {
        if self.all.is_empty() {
            return "Nothing speaks against it.\n".to_owned();
        }
        let line = |reason: &Reason| {
            let source = self.sources.of(reason.place);
            let clause = source.text[source.bytes(reason.place)].split_whitespace().collect::<Vec<_>>().join(" ");
            let words = match (reason.what, &reason.sides, &reason.unknown) {
                (_, _, Some(unknown)) => format!("{clause}: {unknown}"),
                (Against::Clause, Some((left, right)), None) => format!("{clause}: no, {left} against {right}"),
                (Against::Clause, None, None) => format!("{clause}: {}", if reason.denied { "yes" } else { "no" }),
                (Against::Price(_), sides, None) => {
                    let (has, price) = sides.clone().unwrap_or_default();
                    let paid = reason.paid.as_deref().unwrap_or_default();
                    format!("the price is {price} of {paid}, and there is {has}")
                }
                (Against::Learned, _, None) => format!("{clause} is learned already"),
                (Against::AtMost, sides, None) => {
                    let most = sides.as_ref().map_or(clause.as_str(), |(_, most)| most);
                    format!("it is at its most, {most}")
                }
                (Against::UnderWay, _, None) => format!("{clause} is under way"),
            };
            format!("{words}   [{}]\n", at(&self.sources, reason.place))
        };
        self.all.iter().map(line).collect()
    }
}

/// The messages of all entries and statuses of this name; none if there are none.
pub(crate) fn sources(ir: &Ir, name: &str) -> Option<Vec<String>> {
    let entries = ir.names.entries.get(name).into_iter().flatten().map(|entry| Origin::Entry(*entry));
    let statuses = ir.names.statuses.get(name).map(|status| Origin::Status(*status));
    let found = entries.chain(statuses).filter_map(|source| keys::source(ir, source));
    let found: Vec<String> = found.map(|thing| thing.key).collect();
    (!found.is_empty()).then_some(found)
}

/// The lines about these, each with what stands in it.
pub(crate) fn of_sources(lines: &[Line], sources: &[String]) -> Vec<Line> {
    let about = |line: &Line| {
        let source = match &line.said {
            Said::Silent { source, .. } | Said::Reacts { source, .. } => source.as_ref(),
            Said::Modifier { by } => by.source.as_ref(),
            _ => None,
        };
        source.is_some_and(|source| sources.contains(&source.key))
    };
    let mut kept: Vec<Line> = Vec::new();
    let mut inside: Option<usize> = None;
    for line in lines {
        inside = inside.filter(|depth| line.depth > *depth);
        if inside.is_none() && about(line) {
            inside = Some(line.depth);
        }
        if let Some(depth) = inside {
            kept.push(Line { depth: line.depth - depth, ..line.clone() });
        }
    }
    kept
}
