//! One text at every stage, for people who want to see what the compiler makes of it.

use runebook_grammar::Diagnostic;

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

// JOIN HERE (6): further rungs, once `runebook_compiler` has them: checked program, code.
/// The stages of a pack of one text.
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
