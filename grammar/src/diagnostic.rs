//! The model of every message: code, places, what, why, what to do, and a fix where a machine can know it.

use crate::Span;

/// How grave a finding is. Packs may set it per lint; errors stay errors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Worth knowing; never fails a run.
    Note,
    /// A finding that fails a run only when denied.
    Warning,
    /// The pack has no meaning until it is mended.
    Error,
}

/// How sure the finding is, apart from how grave.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Confidence {
    /// A guess worth a look.
    Weak,
    /// Usually right.
    Reasonable,
    /// Follows from the rules alone.
    Certain,
}

/// A place with a few words about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// Where.
    pub span: Span,
    /// What is there, in lower case and without a period; may be empty.
    pub text: String,
}

/// A replacement of text that mends the finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit {
    /// What is replaced; an empty span inserts.
    pub span: Span,
    /// What stands there afterwards.
    pub text: String,
}

/// A set of edits that together mend the finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fix {
    /// What the fix does, as an instruction: "write `Hardiness`".
    pub title: String,
    /// The edits; they do not overlap.
    pub edits: Vec<Edit>,
    /// Whether `runebook fix` may apply it without asking.
    pub automatic: bool,
}

/// One finding. It cannot be made without a code, a place and a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// Stable code: `E0xx` for errors, `W0xx` for lints.
    pub code: &'static str,
    /// How grave.
    pub severity: Severity,
    /// How sure.
    pub confidence: Confidence,
    /// What is wrong, in the author's words: lower case, no period.
    pub message: String,
    /// The exact words it is about.
    pub primary: Label,
    /// The other places involved.
    pub others: Vec<Label>,
    /// Why it matters, if that is not plain.
    pub why: Option<String>,
    /// What to do, as an instruction or a question.
    pub help: Option<String>,
    /// The mending, where a machine can know it.
    pub fix: Option<Fix>,
}

impl Diagnostic {
    /// An error at `span`.
    #[must_use]
    pub fn error(code: &'static str, span: Span, message: impl Into<String>) -> Self {
        Self::new(code, Severity::Error, span, message.into())
    }

    /// A warning at `span`.
    #[must_use]
    pub fn warning(code: &'static str, span: Span, message: impl Into<String>) -> Self {
        Self::new(code, Severity::Warning, span, message.into())
    }

    fn new(code: &'static str, severity: Severity, span: Span, message: String) -> Self {
        Self {
            code,
            severity,
            confidence: Confidence::Certain,
            message,
            primary: Label { span, text: String::new() },
            others: Vec::new(),
            why: None,
            help: None,
            fix: None,
        }
    }

    /// The words at the primary place.
    #[must_use]
    pub fn here(mut self, text: impl Into<String>) -> Self {
        self.primary.text = text.into();
        self
    }

    /// Another place involved.
    #[must_use]
    pub fn and(mut self, span: Span, text: impl Into<String>) -> Self {
        self.others.push(Label { span, text: text.into() });
        self
    }

    /// Why it matters.
    #[must_use]
    pub fn why(mut self, text: impl Into<String>) -> Self {
        self.why = Some(text.into());
        self
    }

    /// What to do.
    #[must_use]
    pub fn help(mut self, text: impl Into<String>) -> Self {
        self.help = Some(text.into());
        self
    }

    /// A fix that replaces `span` by `text` and may be applied without asking.
    #[must_use]
    pub fn replace(mut self, span: Span, text: impl Into<String>) -> Self {
        let text = text.into();
        self.fix = Some(Fix { title: format!("write `{text}`"), edits: vec![Edit { span, text }], automatic: true });
        self
    }
}
