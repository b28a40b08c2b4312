//! One text at every stage, for people who want to see what the compiler makes of it.

mod act;
mod program;
mod value;

use runebook_compiler::ir::Ir;
use runebook_grammar::Diagnostic;
use runebook_runtime::Table;

use crate::build::{Unbuilt, build};
use crate::disasm;
use crate::pack::Pack;

/// A rung of the ladder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stage {
    /// Its name.
    pub name: &'static str,
    /// What stands on it.
    pub text: String,
    /// What was found on the way to it.
    pub found: Vec<Diagnostic>,
}

/// What a pack made of one of its files: the checked program in words, and the code.
///
/// # Errors
/// Where the pack is too large for the machine.
pub fn of_file(pack: &Pack, ir: &Ir, shown: &str) -> Result<Vec<Stage>, Unbuilt> {
    let number = pack.rule_sources().iter().position(|source| source.shown == shown).unwrap_or(usize::MAX);
    let file = u32::try_from(number).unwrap_or(u32::MAX);
    let built = build(ir)?;
    let table = Table::load(&built.bytes).map_err(|error| Unbuilt::Said(format!("The table is refused: {error}.")))?;
    let code = disasm::of_file(&table, &pack.sources, file);
    let stage = |name, text| Stage { name, text, found: Vec::new() };
    Ok(vec![stage("checked program", program::of_file(ir, file)), stage("code", code.trim_end().to_owned())])
}

/// The first stages of a pack of one text, which need nothing around it.
#[must_use]
pub fn of_text(pack: &Pack) -> Vec<Stage> {
    let source = &pack.sources.all()[0];
    let text = Stage { name: "text", text: source.text.trim_end().to_owned(), found: pack.found.clone() };
    if pack.rules == 0 {
        return vec![text];
    }
    let (tree, found) = runebook_grammar::parse(0, &source.text);
    vec![text, Stage { name: "tree", text: without_places(&format!("{tree:#?}")), found }]
}

/// A tree as debug text without its spans, which hide what stands between them.
fn without_places(tree: &str) -> String {
    let mut shown = String::new();
    let mut lines = tree.lines();
    while let Some(line) = lines.next() {
        if line.trim() == "span: Span {" {
            lines.by_ref().take_while(|inner| inner.trim() != "},").for_each(drop);
        } else {
            shown.push_str(line);
            shown.push('\n');
        }
    }
    shown.trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trees_are_shown_without_places() {
        let stages = of_text(&Pack::of_text("a.rune", b"unit lb\n"));
        assert_eq!(stages.iter().map(|stage| stage.name).collect::<Vec<_>>(), ["text", "tree"]);
        assert!(stages[1].text.contains("\"lb\"") && !stages[1].text.contains("Span"), "{}", stages[1].text);
    }
}
