//! Lines: the author's, at the margin that their brackets give them.

use super::space::blanks;
use super::token::{Kind, Token};

/// Prints the tokens of a file.
pub(super) fn print(tokens: &[Token]) -> String {
    let mut page = Page::default();
    for line in tokens.split_inclusive(Token::is_newline) {
        page.line(line);
    }
    page.out
}

/// What is printed so far.
#[derive(Default)]
struct Page {
    out: String,
    /// The brackets that are open.
    open: Vec<Open>,
    /// The line before did not end its statement.
    goes_on: bool,
    /// The line before ended in an opening bracket.
    after_open: bool,
    /// A blank line waits to be printed.
    gap: bool,
}

/// An open bracket.
struct Open {
    /// The margin of the line that opened it.
    margin: usize,
    /// It is round or square.
    round: bool,
}

/// Blanks for each level.
const STEP: usize = 2;

impl Page {
    fn line(&mut self, line: &[Token]) {
        let (tokens, ends) = match line.split_last() {
            Some((Token { kind: Kind::Newline { ends }, .. }, tokens)) => (tokens, *ends),
            Some(_) | None => (line, true),
        };
        if tokens.is_empty() {
            self.gap = !self.out.is_empty();
            return;
        }
        let tight = self.after_open || tokens.first().is_some_and(closes);
        if std::mem::take(&mut self.gap) && !tight {
            self.out.push('\n');
        }
        let margin = self.margin(tokens);
        self.out.push_str(&" ".repeat(margin));
        self.words(tokens);
        self.out.push('\n');
        self.brackets(tokens, margin);
        self.goes_on = !ends;
        self.after_open = tokens.last().is_some_and(opens);
    }

    /// A line that begins with closing brackets stands where the line stands that opened the last of them.
    fn margin(&self, tokens: &[Token]) -> usize {
        let closing = tokens.iter().take_while(|token| closes(token)).count();
        if closing > 0 {
            return self.open.get(self.open.len().saturating_sub(closing)).map_or(0, |open| open.margin);
        }
        let inside = self.open.last().map_or(0, |open| open.margin + STEP);
        let in_round = self.open.last().is_some_and(|open| open.round);
        inside + if self.goes_on && !in_round { STEP } else { 0 }
    }

    fn words(&mut self, tokens: &[Token]) {
        let mut raw = false;
        for (index, token) in tokens.iter().enumerate() {
            raw = (raw || begins_notation(tokens, index)) && !ends_notation(token);
            let left = index.checked_sub(1).and_then(|left| tokens.get(left));
            let before = index.checked_sub(2).and_then(|before| tokens.get(before));
            let count = left.map_or(0, |left| {
                if raw {
                    token.range.start - left.range.end
                } else {
                    blanks(before, left, token, tokens.get(index + 1))
                }
            });
            self.out.push_str(&" ".repeat(count));
            self.out.push_str(&token.text);
        }
    }

    fn brackets(&mut self, tokens: &[Token], margin: usize) {
        for token in tokens {
            if opens(token) {
                self.open.push(Open { margin, round: !token.is("{") });
            } else if closes(token) {
                self.open.pop();
            }
        }
    }
}

/// What follows `notation` is text, and its blanks belong to it.
fn begins_notation(tokens: &[Token], index: usize) -> bool {
    let word = index.checked_sub(2).and_then(|before| tokens.get(before..index));
    let starts = index == 1 || word.is_some_and(|pair| pair[0].is(";") || pair[0].is("{"));
    starts && index.checked_sub(1).is_some_and(|left| tokens[left].is("notation"))
}

fn ends_notation(token: &Token) -> bool {
    token.is(";") || token.is("}") || token.kind == Kind::Comment
}

fn opens(token: &Token) -> bool {
    token.is("{") || token.is("(") || token.is("[")
}

fn closes(token: &Token) -> bool {
    token.is("}") || token.is(")") || token.is("]")
}
