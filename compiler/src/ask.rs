//! Questions from outside a pack: the command line, the prompt, a directive of a book.

use runebook_grammar::tree::{Stmt, StmtKind};
use runebook_grammar::{Diagnostic, Severity};

use crate::check::{Checker, Progress, Scope};
use crate::fold;
use crate::ir::{Ir, Query, Show, Type};
use crate::resolve::Model;
use crate::why::State;

/// A question about a checked program, for example `chance of hit in strike(attack(hero, dummy, battle_axe, regular))`.
///
/// `given` holds statements as in a test: `hero { strength 3 }; can_see(hero, dummy) is no`, each with or without the
/// word `given`. `file` is the number that spans in `text` get, `file + 1` that of [`given_text`].
///
/// The program that comes back with the question may have grown cells that characters of the question fill. With it come
/// the rolls that each `do` of `given` says.
pub fn ask(ir: &Ir, file: u32, text: &str, given: &str) -> (Option<(Ir, Query, Rolls)>, Vec<Diagnostic>) {
    let mut asker = Asker::over(ir);
    let (asked, found) = asker.ask((file, text), (file + 1, &given_text(given)));
    (asked.map(|(query, rolls)| (asker.into_ir(), query, rolls)), found)
}

/// The results of dice, for each `do` in turn.
pub type Rolls = Vec<Vec<i64>>;

/// Reads many questions about one checked program.
pub struct Asker {
    pub(crate) checker: Checker,
}

impl Asker {
    /// Of a checked program.
    #[must_use]
    pub fn over(ir: &Ir) -> Self {
        Self { checker: Checker::over(ir.clone()) }
    }

    /// One more question after what `given` says and does, statements that begin with `given`, `do` or `policy`; each text with the
    /// number that its spans get. With the question come the rolls of each `do`.
    pub fn ask(&mut self, text: (u32, &str), given: (u32, &str)) -> (Option<(Query, Rolls)>, Vec<Diagnostic>) {
        let (expr, mut found) = runebook_grammar::parse_expr(text.0, text.1);
        let (statements, more) = runebook_grammar::parse_body(given.0, given.1);
        found.extend(more);
        let Some(expr) = expr else { return (None, found) };
        let mut scope = Scope::at("a question");
        scope.scene = Some(Vec::new());
        scope.rolls = true;
        (scope.policy, scope.best) = self.checker.policy(&statements);
        let (acts, said, rolls) = self.checker.state(&mut scope, &statements);
        let query = self.checker.question(&mut scope, &expr, 0, &acts, &said);
        found.append(&mut self.checker.model.diagnostics);
        let failed = found.iter().any(|found| found.severity == Severity::Error);
        ((!failed).then_some((query, rolls)), found)
    }

    /// How numbers are shown, in the words of a figure: `percent, 1 decimal`. Spans get the number `file`.
    pub fn show(&mut self, file: u32, words: &str) -> (Option<Show>, Vec<Diagnostic>) {
        let (statements, mut found) = runebook_grammar::parse_body(file, &format!("{SHOW}{words}"));
        let mut show = None;
        if let [only] = &statements[..]
            && let StmtKind::Show(parts) = &only.kind
        {
            let mut said = crate::check::test::SHOW;
            self.checker.show(parts, &mut said);
            show = Some(said);
        }
        found.append(&mut self.checker.model.diagnostics);
        (show.filter(|_| found.iter().all(|found| found.severity != Severity::Error)), found)
    }

    /// The program, with the cells that characters of the questions fill.
    #[must_use]
    pub fn into_ir(self) -> Ir {
        self.checker.model.ir
    }
}

/// What stands before the words of [`Asker::show`] while they are read.
pub const SHOW: &str = "show ";
const GIVEN: &str = "given ";
const DO: &str = "do ";
const POLICY: &str = "policy ";

/// What is said of the state, with `given` before each statement that lacks it and does nothing.
#[must_use]
pub fn given_text(text: &str) -> String {
    let mut out = String::new();
    let mut from = 0;
    for at in given_starts(text) {
        out.push_str(&text[from..at]);
        out.push_str(GIVEN);
        from = at;
    }
    out.push_str(&text[from..]);
    out
}

/// Where [`given_text`] puts a `given`.
#[must_use]
pub fn given_starts(text: &str) -> Vec<usize> {
    let (mut starts, mut depth, mut start) = (Vec::new(), 0_i32, true);
    for (at, c) in text.char_indices() {
        if start && !c.is_whitespace() && c != ';' {
            start = false;
            if depth == 0 && ![GIVEN, DO, POLICY].iter().any(|word| text[at..].starts_with(word)) {
                starts.push(at);
            }
        }
        match c {
            '{' | '(' | '[' => depth += 1,
            '}' | ')' | ']' => depth -= 1,
            ';' | '\n' if depth == 0 => start = true,
            _ => {}
        }
    }
    starts
}

impl Checker {
    /// What `given` and `do` say of the state.
    pub(crate) fn state(&mut self, scope: &mut Scope, statements: &[Stmt]) -> State {
        let (mut said, mut acts, mut rolls) = (Vec::new(), Vec::new(), Vec::new());
        for stmt in statements {
            match &stmt.kind {
                StmtKind::Policy { .. } => {}
                StmtKind::Perform { call, seen, rolls: scripted } => {
                    acts.extend(self.performed(scope, call, seen.as_ref(), stmt.span));
                    let mut roll = |roll| fold::whole(&self.value_of(scope, roll, &Type::WHOLE));
                    rolls.push(scripted.iter().filter_map(&mut roll).collect());
                }
                StmtKind::Deal { performed: true, .. } => {
                    acts.extend(self.dealt(scope, stmt));
                    rolls.push(Vec::new());
                }
                _ => self.given(scope, stmt, &mut said),
            }
        }
        (acts, said, rolls)
    }

    /// A stage over a program whose bodies are all read.
    fn over(ir: Ir) -> Self {
        let bodies = vec![(None, Progress::Done); ir.functions.len()];
        Self { bodies, ..Self::new(Model { ir, ..Model::default() }) }
    }
}
