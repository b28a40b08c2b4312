//! Questions from outside a pack: the command line, the prompt, a directive of a book.

use runebook_grammar::{Diagnostic, Severity};

use crate::check::{Checker, Progress, Scope};
use crate::ir::{Ir, Query};
use crate::resolve::Model;

/// A question about a checked program, for example `chance of hit in strike(attack(hero, dummy, battle_axe, regular))`.
///
/// `given` holds statements as in a test: `hero { strength 3 }; can_see(hero, dummy) is no`, each with or without the
/// word `given`. `file` is the number that spans in `text` get, `file + 1` that of [`given_text`].
///
/// The program that comes back with the question may have grown cells that characters of the question fill.
pub fn ask(ir: &Ir, file: u32, text: &str, given: &str) -> (Option<(Ir, Query)>, Vec<Diagnostic>) {
    let (expr, mut found) = runebook_grammar::parse_expr(file, text);
    let (statements, more) = runebook_grammar::parse_body(file + 1, &given_text(given));
    found.extend(more);
    let Some(expr) = expr else { return (None, found) };
    let mut checker = Checker::over(ir.clone());
    let mut scope = Scope::at("a question");
    scope.scene = Some(Vec::new());
    scope.rolls = true;
    let mut said = Vec::new();
    for stmt in &statements {
        checker.given(&mut scope, stmt, &mut said);
    }
    let query = checker.question(&mut scope, &expr, 0, &[], &said);
    found.extend(checker.model.diagnostics);
    let failed = found.iter().any(|found| found.severity == Severity::Error);
    ((!failed).then_some((checker.model.ir, query)), found)
}

/// What is said of the state, with `given` before each statement that lacks it.
#[must_use]
pub fn given_text(text: &str) -> String {
    let mut out = String::new();
    let mut depth = 0_i32;
    let mut start = true;
    for c in text.chars() {
        if start && !c.is_whitespace() && c != ';' {
            start = false;
            if !text[..].is_empty() && depth == 0 {
                out.push_str("given ");
            }
        }
        match c {
            '{' | '(' | '[' => depth += 1,
            '}' | ')' | ']' => depth -= 1,
            ';' | '\n' if depth == 0 => start = true,
            _ => {}
        }
        out.push(c);
    }
    out.replace("given given ", "given ")
}

impl Checker {
    /// A stage over a program whose bodies are all read.
    fn over(ir: Ir) -> Self {
        let bodies = vec![(None, Progress::Done); ir.functions.len()];
        Self { bodies, ..Self::new(Model { ir, ..Model::default() }) }
    }
}
