//! What must hold of texts, whatever they are. `tests/tests/fuzz.rs` tries the same with what was worth keeping.

use runebook_compiler::emit::emit;
use runebook_compiler::{Checked, File, Reader, lints};
use runebook_grammar::{Diagnostic, Reading, Span, decode, format, parse as read, parse_body, parse_expr};

/// Longer inputs find nothing that shorter ones do not, more slowly.
pub(crate) const LONGEST: usize = 16 * 1024;

/// The reader and the formatter.
///
/// # Panics
/// Where a place lies outside the text or inside a character, where a text that was read before, but for a line, is read
/// otherwise, or where laying out a laid-out text changes it.
pub fn parse(data: &[u8]) {
    let Some(text) = text(data) else { return };
    let (tree, problems) = read(0, &text);
    problems.iter().for_each(|problem| within(problem, &text));
    let again = Reading::of(0, &without_a_line(&text)).again(0, &text);
    assert!((again.tree, &again.found) == (tree, &problems), "read again, it is another");
    for problem in parse_expr(0, &text).1.iter().chain(&parse_body(0, &text).1) {
        within(problem, &text);
    }
    if problems.is_empty() {
        let once = format(&text).expect("what can be read can be laid out");
        let (_, problems) = read(0, &once);
        assert!(problems.is_empty(), "laid out, it cannot be read: {problems:?}\n{once}");
        assert_eq!(format(&once).as_ref(), Ok(&once), "the second layout is another");
    }
}

fn text(data: &[u8]) -> Option<String> {
    if data.len() > LONGEST {
        return None;
    }
    match decode(0, data) {
        Ok(text) => Some(text),
        Err(problem) => {
            assert!(problem.primary.span.start as usize <= data.len(), "{problem:?}");
            None
        }
    }
}

/// The text as it may have been before somebody wrote the line in its middle.
fn without_a_line(text: &str) -> String {
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let middle = lines.len() / 2;
    lines.iter().enumerate().filter(|(at, _)| *at != middle).map(|(_, line)| *line).collect()
}

fn within(problem: &Diagnostic, text: &str) {
    let others = problem.others.iter().map(|other| other.span);
    let edits = problem.fix.iter().flat_map(|fix| &fix.edits).map(|edit| edit.span);
    for Span { start, end, .. } in [problem.primary.span].into_iter().chain(others).chain(edits) {
        assert!(text.get(start as usize..end as usize).is_some(), "a place outside the text: {problem:?}");
    }
    assert!(!problem.message.is_empty() && !problem.code.is_empty());
}

/// The check of one text of rules, its lints and its table.
///
/// # Panics
/// Where one of them does, where a place lies outside the text, or where a second check finds something else, be it from
/// nothing or after an edit.
pub fn check(data: &[u8]) {
    let Some(text) = text(data) else { return };
    let files = |text: String| [File { path: "fuzz.rune".to_owned(), text, edition: 0 }];
    let all = |checked: Checked| {
        let lints = checked.ir.iter().flat_map(lints::find).collect();
        let table = checked.ir.iter().filter_map(|ir| emit(ir).err()).flatten().collect();
        [checked.diagnostics, lints, table].concat()
    };
    let now = files(text.clone());
    let found = all(runebook_compiler::check(&now));
    found.iter().for_each(|problem| within(problem, &text));
    assert_eq!(found, all(runebook_compiler::check(&now)), "a second check finds something else");
    let mut reader = Reader::default();
    drop(reader.check(&files(without_a_line(&text))));
    assert_eq!(found, all(reader.check(&now)), "a check after an edit finds something else");
}
