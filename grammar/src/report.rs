//! What could not be read: the piece is read once more by the strict rule, and what pest expected there is said in words.

use std::ops::Range;

use pest::Parser as _;
use pest::error::{ErrorVariant, InputLocation};

use crate::Span;
use crate::error;
use crate::expected::{Wanted, wanted};
use crate::hint::{hint, if_for_when};
use crate::lower::{Kids, Lower, Node};
use crate::parser::{Rule, Rules};

impl Lower<'_> {
    /// A line that is no form at all; the block it may have is read for its own mistakes.
    pub(crate) fn bad(&mut self, node: Node<'_>, strict: Rule) {
        let whole = self.range(&node);
        let mut kids = Kids::of(node);
        let block = kids.one(Rule::block);
        let head = kids.one(Rule::bad_text).map_or(whole.start..whole.start, |text| self.range(&text));
        self.explain(&head, strict, block.is_some());
        // rows and faces are no statements
        let rows = self.laid.text.get(head).is_some_and(|head| head.starts_with("table ") || head.starts_with("die "));
        if let Some(block) = block.filter(|_| !rows) {
            self.statements(block);
        }
    }

    /// What is left over after a good line.
    pub(crate) fn junk(&mut self, whole: &Range<usize>, junk: &Node<'_>, strict: Rule) {
        let junk = self.range(junk);
        if self.known(&junk) || self.just_told(&junk) {
            return;
        }
        let before = self.problems.len();
        self.explain(whole, strict, false);
        if self.problems.len() == before {
            self.goes_on(&junk);
        }
    }

    /// What is left over after a whole piece.
    pub(crate) fn leftover(&mut self, node: &Node<'_>) {
        let range = self.range(node);
        if !self.known(&range) {
            self.goes_on(&range);
        }
    }

    fn goes_on(&mut self, range: &Range<usize>) {
        let found = token_at(&self.laid.text, range.start, range.end);
        let after = token_before(&self.laid.text, range.start);
        let words = self.words(&found);
        let before = after.as_ref().map(|after| self.words(after));
        let problem = error::goes_on(self.place(&found), &words, before.as_deref());
        let problem = match after.zip(before) {
            Some((after, before)) if error::reads_dice(&words) && error::ends_dice(&before) => {
                self.unclear(&after, &before, &found)
            }
            Some(_) | None => self.misspelled(problem, &found, self.laid.text.len()),
        };
        self.problems.push(self.hinted(problem, &found));
    }

    /// With the help for what another language would write here, where that is what was found.
    fn hinted(&self, mut problem: crate::Diagnostic, found: &Range<usize>) -> crate::Diagnostic {
        let before = self.original.get(..self.place(found).start as usize).unwrap_or_default();
        let word = self.words(found);
        let help = hint(before, &word);
        if help.is_some() {
            // what is known of other languages is surer than a slip of the pen
            problem.fix = problem.fix.filter(|fix| fix.automatic);
        }
        match help {
            Some(help) if problem.fix.is_none() && if_for_when(before, &word) => {
                let mut problem = problem.help(help).replace(self.place(found), "when");
                // in a body it would be `if … { … }`
                problem.fix.iter_mut().for_each(|fix| fix.automatic = false);
                problem
            }
            Some(help) if problem.fix.is_none() => problem.help(help),
            Some(_) | None => problem,
        }
    }

    /// Whether layout has said already what is wrong in `range` or just before it.
    fn known(&self, range: &Range<usize>) -> bool {
        let start = self.laid.text.get(..range.start).map_or(0, |front| front.trim_end_matches(' ').len());
        let problems = &self.laid.problems;
        let first = problems.partition_point(|problem| (problem.primary.span.start as usize) < start).saturating_sub(1);
        let near = problems[first..]
            .iter()
            .take_while(|problem| (problem.primary.span.start as usize) < range.end.max(range.start + 1));
        near.filter(|problem| problem.code != "E004").any(|problem| problem.primary.span.end as usize >= start)
    }

    /// Whether the last finding points at what is left over.
    fn just_told(&self, range: &Range<usize>) -> bool {
        let found = token_at(&self.laid.text, range.start, range.end);
        self.problems.last().is_some_and(|problem| problem.primary.span.start == self.place(&found).start)
    }

    /// The word behind a place, with its own; none where the line ends there or a mark follows.
    pub(crate) fn word_behind(&self, place: Span) -> Option<(Span, &str)> {
        let rest = self.original.get(place.end as usize..)?;
        let start = rest.len() - rest.trim_start_matches(' ').len();
        let word =
            rest[start..].split(|c: char| !c.is_alphanumeric() && c != '_').next().filter(|word| !word.is_empty())?;
        let at = |bytes: usize| place.end + u32::try_from(bytes).unwrap_or(0);
        Some((Span::new(place.file, at(start), at(start + word.len())), word))
    }

    /// Says what was expected in `range`; `headed` when a block follows that is not part of it.
    pub(crate) fn explain(&mut self, range: &Range<usize>, strict: Rule, headed: bool) {
        if self.known(range) {
            return;
        }
        let mut text = self.laid.joined.get(range.clone()).unwrap_or_default().to_owned();
        if headed {
            text.push_str("{}");
        }
        let Err(found) = Rules::parse(strict, &text) else { return };
        let at = match found.location {
            InputLocation::Pos(at) | InputLocation::Span((at, _)) => at,
        };
        let positives = match found.variant {
            ErrorVariant::ParsingError { positives, .. } => positives,
            ErrorVariant::CustomError { .. } => Vec::new(),
        };
        let at = range.start + at;
        // the braces that stand behind the line are what does not fit there
        let end = if headed && at >= range.end { self.laid.text.len() } else { range.end };
        self.say(&(range.start..end), at, &positives, strict);
    }

    fn say(&mut self, range: &Range<usize>, at: usize, positives: &[Rule], strict: Rule) {
        let found = token_at(&self.laid.text, at, range.end);
        let after = token_before(&self.laid.text, at).filter(|before| before.start >= range.start);
        let place = self.place(&found);
        let here = self.words(&found);
        let after_words = after.as_ref().map(|after| self.words(after));
        let rest = self.laid.text.get(found.end..range.end).unwrap_or_default();
        let glued = after
            .as_ref()
            .filter(|after| after.end == found.start)
            .map_or(found.clone(), |after| after.start..found.end);
        let first = after
            .as_ref()
            .filter(|after| after.start == range.start && strict == Rule::strict_item)
            .and(after_words.as_ref());
        if let Some(problem) = self.slip(range, &found, &glued) {
            self.problems.push(problem);
            return;
        }
        let problem = match sign(&here) {
            _ if error::is_unclear(&self.words(&glued)) => error::unclear_dice(self.place(&glued), &self.words(&glued)),
            _ if error::reads_dice(&here) && after_words.as_deref().is_some_and(error::ends_dice) => {
                self.unclear(&after.unwrap_or(found.clone()), after_words.as_deref().unwrap_or_default(), &found)
            }
            _ if here == "," && self.laid.text[range.clone()].trim_start().starts_with("needs ") => {
                error::and_or_or(place)
            }
            _ if first.is_some_and(|word| begins_statement(word)) => {
                error::belongs_inside(self.place(&after.unwrap_or(found.clone())), first.map_or("", String::as_str))
            }
            Some(_) if rest.trim().is_empty() => {
                error::expected(self.place(&(found.end..found.end)), "a value", Some(&here), None)
            }
            Some(sign) if after.is_some() => {
                error::sign_apart(place, sign, rest.starts_with(' ') && positives.contains(&Rule::EOI))
            }
            Some(_) | None => {
                let problem = self.expected(place, &here, after_words.as_deref(), positives, after.is_none());
                self.misspelled(problem, &found, range.end)
            }
        };
        let problem = self.hinted(problem, &found);
        self.problems.push(problem);
    }

    /// What other languages write by these marks.
    fn slip(&self, range: &Range<usize>, found: &Range<usize>, glued: &Range<usize>) -> Option<crate::Diagnostic> {
        let (place, written) = (self.place(glued), self.words(glued));
        let head = self.laid.text.get(range.start..found.start).unwrap_or_default().trim();
        if matches!(head, "override" | "remove" | "rename") && written.starts_with(|c: char| c.is_ascii_lowercase()) {
            return Some(error::without_kind(place, head, &written));
        }
        match (written.as_str(), sign(&self.words(found))) {
            ("==", _) => Some(error::double_equals(place)),
            ("=<", _) => Some(error::swapped(place, "<=")),
            ("=>", _) => Some(error::swapped(place, ">=")),
            ("+=" | "-=" | "*=" | "/=", _) => Some(error::changes_by(place, &written)),
            (_, Some(_)) => {
                let hyphenated = self.hyphenated(range, found);
                hyphenated
                    .map(|name| error::hyphen(self.place(&name), &self.words(&name)))
                    .or_else(|| self.comma_before(range, found).map(|comma| error::comma_between(self.place(&comma))))
            }
            (_, None) => None,
        }
    }

    /// The name around a hyphen, where a declaration is named.
    fn hyphenated(&self, range: &Range<usize>, found: &Range<usize>) -> Option<Range<usize>> {
        let text = &self.laid.text;
        let before = token_before(text, found.start).filter(|before| before.end == found.start)?;
        let after = token_at(text, found.end, range.end);
        let head = text.get(range.start..before.start)?.trim();
        let is_name = |at: &Range<usize>| text[at.clone()].starts_with(|c: char| c.is_ascii_alphabetic());
        let declares = !head.is_empty() && head.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_');
        (declares && after.start == found.end && is_name(&before) && is_name(&after)).then_some(before.start..after.end)
    }

    /// The comma before `strength +1` that stands for a `;`.
    fn comma_before(&self, range: &Range<usize>, found: &Range<usize>) -> Option<Range<usize>> {
        let line = self.laid.text.get(range.start..found.start)?;
        let comma = line.rfind(',')?;
        let (head, name) = (&line[..comma], line[comma + 1..].trim());
        let is_name =
            !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"_. ".contains(&byte));
        let open = head.bytes().filter(|byte| matches!(byte, b'(' | b'[')).count();
        let closed = head.bytes().filter(|byte| matches!(byte, b')' | b']')).count();
        let at = range.start + comma;
        (is_name && open == closed && !name.contains("  ")).then_some(at..at + 1)
    }

    /// Dice and what other tools write behind them: `4d6 r 1`, `(4d6)k3`.
    fn unclear(&self, dice: &Range<usize>, before: &str, found: &Range<usize>) -> crate::Diagnostic {
        let word = self.words(found);
        let (whole, written) =
            if before == ")" { (found.clone(), word) } else { (dice.start..found.end, format!("{before}{word}")) };
        error::unclear_dice(self.place(&whole), &written)
    }

    /// Looks for a slip of the pen in the words before `found` and behind it.
    fn misspelled(&self, problem: crate::Diagnostic, found: &Range<usize>, end: usize) -> crate::Diagnostic {
        let mut ranges = vec![found.clone()];
        while let Some(before) = token_before(&self.laid.text, ranges[0].start).filter(|_| ranges.len() < 4) {
            ranges.insert(0, before);
        }
        let middle = ranges.len() - 1;
        let mut at = found.end;
        for _ in 0..3 {
            let next = token_at(&self.laid.text, at, end);
            at = next.end;
            ranges.push(next);
        }
        let words: Vec<String> = ranges.iter().map(|range| self.words(range)).collect();
        let around: Vec<_> =
            ranges.iter().map(|range| self.place(range)).zip(words.iter().map(String::as_str)).collect();
        error::misspelled(problem, &around, middle)
    }

    fn expected(
        &self,
        place: crate::Span,
        here: &str,
        after: Option<&str>,
        positives: &[Rule],
        first: bool,
    ) -> crate::Diagnostic {
        let found = (!here.is_empty()).then_some(here);
        match wanted(positives) {
            _ if first && found.is_some() => error::unreadable(place, here, "a line"),
            Wanted::End if found.is_some() => error::goes_on(place, here, after),
            Wanted::End => error::expected(place, "more", after, found),
            Wanted::Words(words) => error::expected(place, &words, after, found),
        }
    }

    /// The words of a place as they were written.
    fn words(&self, range: &Range<usize>) -> String {
        let place = self.place(range);
        self.original.get(place.start as usize..place.end as usize).unwrap_or_default().trim().to_owned()
    }
}

fn sign(token: &str) -> Option<char> {
    match token {
        "+" => Some('+'),
        "-" => Some('-'),
        _ => None,
    }
}

/// Words that begin a statement and no declaration.
fn begins_statement(word: &str) -> bool {
    is_whole(Rule::hard_word, word) && word != "set"
}

/// Words that begin a declaration or a statement: no entry can begin with them.
pub(crate) fn begins_line(word: &str) -> bool {
    is_whole(Rule::item_word, word) || is_whole(Rule::hard_word, word)
}

fn is_whole(rule: Rule, word: &str) -> bool {
    Rules::parse(rule, word).is_ok_and(|pairs| pairs.as_str().len() == word.len())
}

/// The word, string or mark at `at`, blanks before it skipped; empty at `end`.
fn token_at(text: &str, at: usize, end: usize) -> Range<usize> {
    let rest = text.get(at..end).unwrap_or_default();
    let start = at + (rest.len() - rest.trim_start().len());
    let rest = text.get(start..end).unwrap_or_default();
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let len = match rest.chars().next() {
        None => 0,
        Some('"') => rest.get(1..).and_then(|inner| inner.find('"')).map_or(rest.len(), |len| len + 2),
        Some(c) if is_word(c) => rest.find(|c| !is_word(c)).unwrap_or(rest.len()),
        Some('<' | '>' | '!' | '=') if rest.get(1..2) == Some("=") => 2,
        Some('.') if rest.starts_with("..") => 2,
        Some(c) => c.len_utf8(),
    };
    if len == 0 { at..at } else { start..start + len }
}

/// The word or mark before `at`.
fn token_before(text: &str, at: usize) -> Option<Range<usize>> {
    let front = text.get(..at).unwrap_or_default().trim_end_matches(' ');
    let last = front.chars().next_back().filter(|c| *c != '\n')?;
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let start = match last {
        c if is_word(c) => front
            .rfind(|c| !is_word(c))
            .map_or(0, |before| before + front[before..].chars().next().map_or(1, char::len_utf8)),
        '"' => front[..front.len() - 1].rfind(['"', '\n']).filter(|at| front[*at..].starts_with('"'))?,
        '=' if front.ends_with("<=") || front.ends_with(">=") || front.ends_with("!=") => front.len() - 2,
        c => front.len() - c.len_utf8(),
    };
    Some(start..front.len())
}
