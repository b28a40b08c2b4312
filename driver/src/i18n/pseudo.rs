//! A pack in the pseudo-locale: everything that a translator could say, in accents.

use std::collections::BTreeMap;

use runebook_book::make;
use runebook_book::phrase::{accent, accented, pseudo_locale, source_message};
use runebook_compiler::ir::Ir;
use runebook_grammar::Span;

use super::cut::{Cut, Message, written};
use super::units;
use crate::pack::yaml::Placed;
use crate::pack::{Chapter, Pack, Words};
use crate::source::Source;

/// What the pseudo-locale is called on a command line, whatever the language of a pack.
pub const PSEUDO: &str = "qps";

/// The pack with the words of the pseudo-locale, and its tag.
#[must_use]
pub fn pseudo(pack: &Pack, ir: &Ir) -> (Pack, String) {
    let source = &pack.manifest().source_locale;
    let locale = pseudo_locale(source);
    let (mut said, mut prose) = (units::said(pack, source), BTreeMap::new());
    // what an edition renames or takes out is still named on the page of changes
    if let Some((base, old)) = pack.base().and_then(|base| base.program().map(|ir| (base, ir))) {
        title(&mut said, &old);
        axes(&mut said, &old);
        prose.extend(units::prose(&base, &old));
    }
    title(&mut said, ir);
    axes(&mut said, ir);
    prose.extend(units::prose(pack, ir));
    let mut text: String = said.iter().map(|(id, words)| written(id, words)).collect();
    for unit in prose.into_values() {
        let message = source_message(&unit.source, |word| format!("{word}s"));
        let prose = Cut::of(&message).messages.first().map(Message::said).unwrap_or_default();
        text.push_str(&written(&unit.id, &prose));
    }
    let shown = format!("{}/lang/{locale}.ftl", pack.folder);
    // of the base-most pack, so that those behind this one have them, too
    let words =
        Words { edition: 0, locale: locale.clone(), path: shown.clone(), shown, text: accented(&text), file: u32::MAX };
    let mut made = pack.clone();
    made.words.push(words);
    chapters(&mut made, source, &locale);
    for manifest in &mut made.manifests {
        let titled = manifest.title.iter().find(|(known, _)| known.value == *source);
        let title = accent(titled.map_or(&manifest.name, |(_, title)| &title.value));
        let placed = |value: String| Placed { value, span: Span::new(0, 0, 0) };
        manifest.title.push((placed(locale.clone()), placed(title)));
    }
    (made, locale)
}

/// The chapters of the source language in accents; directives, addresses and code stay as they are.
fn chapters(pack: &mut Pack, source: &str, locale: &str) {
    let written: Vec<Chapter> = pack.chapters.iter().filter(|one| one.locale == *source).cloned().collect();
    for one in written {
        let text = pack.sources.of(Span::new(one.file, 0, 0));
        let accented = Source::new(&text.shown, &text.path, &markdown(&text.text), text.edition);
        let file = pack.sources.add(accented);
        pack.chapters.push(Chapter { locale: locale.to_owned(), file, ..one });
    }
}

/// Markdown in accents.
fn markdown(text: &str) -> String {
    let kept = [("{{", "}}"), ("](", ")"), ("`", "`")];
    let (mut out, mut rest) = (String::new(), text);
    loop {
        let next = kept.iter().filter_map(|(open, close)| Some((rest.find(open)?, *open, *close))).min();
        let Some((at, open, close)) = next else { return out + &accent(rest) };
        out.push_str(&accent(&rest[..at]));
        let inner = at + open.len();
        let end = rest[inner..].find(close).map_or(rest.len(), |end| inner + end + close.len());
        out.push_str(&rest[at..end]);
        rest = &rest[end..];
    }
}

/// Gives every name the value that its title is.
fn title(said: &mut BTreeMap<String, String>, ir: &Ir) {
    for (id, title) in make::titles(ir) {
        // as where the language is spoken: the whole id, or the one without its owner, has the words
        let short = || id.split_once('-').and_then(|(sort, rest)| Some(format!("{sort}-{}", rest.split_once('-')?.1)));
        let known = std::iter::once(id.clone()).chain(short()).find(|id| said.contains_key(id));
        let words = said.entry(known.unwrap_or_else(|| id.clone())).or_default();
        if words.is_empty() || words.starts_with('.') {
            *words = format!("{title}\n{words}");
        }
        // where the language is spoken, a kind's heading is made of its title
        if id.starts_with("kind-") && !words.contains(".plural =") {
            *words = format!("{}\n.plural = {title}s", words.trim_end());
        }
    }
}

/// Gives the axes of figures, and what calculators ask and answer, the words that their titles are.
fn axes(said: &mut BTreeMap<String, String>, ir: &Ir) {
    let mut say = |key: String, name: &str, title: &str| {
        let words = said.entry(key).or_default();
        if !words.contains(&format!(".{name} =")) {
            *words = format!("{}\n.{name} = {title}", words.trim_end());
        }
    };
    for figure in &ir.figures {
        for (name, axis) in [("rows", Some(&figure.rows)), ("columns", figure.columns.as_ref())] {
            if let Some(axis) = axis {
                say(format!("figure-{}", figure.named.name), name, &axis.named.title);
            }
        }
    }
    for calculator in &ir.calculators {
        let answers = calculator.answers.iter().map(|answer| &answer.named);
        for named in calculator.asks.iter().map(|ask| &ask.named).chain(answers) {
            say(format!("calculator-{}", calculator.named.name), &named.name, &named.title);
        }
    }
}

/// The pack with books in these languages only, in this order; `qps` is the pseudo-locale of its language.
///
/// # Errors
/// A sentence, where the pack does not come in one of them.
pub fn in_locales(pack: &Pack, ir: &Ir, wanted: &[String]) -> Result<Pack, String> {
    let (mut made, tag) =
        if wanted.iter().any(|one| one == PSEUDO) { pseudo(pack, ir) } else { (pack.clone(), PSEUDO.to_owned()) };
    let known = pack.locales();
    let mut locales = Vec::new();
    for one in wanted {
        if one == PSEUDO {
            locales.push(tag.clone());
        } else if known.contains(one) {
            locales.push(one.clone());
        } else {
            let all = known.join(", ");
            return Err(format!("`{}` comes in {all}, and for a trial in `{PSEUDO}`; not in `{one}`.", pack.folder));
        }
    }
    if let Some(manifest) = made.manifests.last_mut().filter(|_| !locales.is_empty()) {
        manifest.locales = locales;
    }
    Ok(made)
}
