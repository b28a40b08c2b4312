//! Names as other languages can write them.

use std::collections::BTreeSet;

/// Words that one of the languages keeps for itself, or that the written functions use.
const KEPT: &[&str] = &[
    "abstract",
    "alignas",
    "alignof",
    "all",
    "and",
    "any",
    "args",
    "arguments",
    "as",
    "asm",
    "async",
    "auto",
    "await",
    "become",
    "bool",
    "boolean",
    "box",
    "break",
    "case",
    "catch",
    "char",
    "class",
    "const",
    "constexpr",
    "continue",
    "count",
    "crate",
    "debugger",
    "declare",
    "default",
    "delete",
    "do",
    "double",
    "dyn",
    "else",
    "enum",
    "error",
    "eval",
    "explicit",
    "export",
    "extends",
    "extern",
    "false",
    "final",
    "finally",
    "float",
    "fn",
    "for",
    "friend",
    "from",
    "function",
    "gen",
    "get",
    "goto",
    "handle",
    "i",
    "if",
    "impl",
    "implements",
    "import",
    "in",
    "inline",
    "instanceof",
    "int",
    "interface",
    "let",
    "long",
    "loop",
    "machine",
    "macro",
    "match",
    "mod",
    "module",
    "move",
    "mut",
    "mutable",
    "names",
    "namespace",
    "never",
    "new",
    "not",
    "null",
    "number",
    "object",
    "of",
    "operator",
    "or",
    "out",
    "override",
    "package",
    "priv",
    "private",
    "protected",
    "pub",
    "public",
    "ref",
    "register",
    "restrict",
    "return",
    "rules",
    "self",
    "set",
    "short",
    "signed",
    "sizeof",
    "static",
    "string",
    "struct",
    "super",
    "switch",
    "symbol",
    "table",
    "template",
    "this",
    "throw",
    "trait",
    "true",
    "try",
    "type",
    "typedef",
    "typename",
    "typeof",
    "undefined",
    "union",
    "unknown",
    "unsafe",
    "unsigned",
    "unsized",
    "use",
    "using",
    "var",
    "virtual",
    "void",
    "volatile",
    "where",
    "while",
    "with",
    "xor",
    "yield",
];

/// A name that no language keeps for itself.
pub(super) fn plain(name: &str) -> String {
    let mut word: String =
        name.chars().map(|letter| if letter.is_alphanumeric() || letter == '_' { letter } else { '_' }).collect();
    if word.starts_with(|letter: char| letter.is_numeric()) {
        word.insert(0, '_');
    }
    if KEPT.contains(&word.as_str()) {
        word.push('_');
    }
    word
}

/// In capitals, for constants.
pub(super) fn capitals(name: &str) -> String {
    let word: String = name.chars().map(|letter| if letter.is_alphanumeric() { letter } else { '_' }).collect();
    let word = word.to_uppercase();
    if word.starts_with(|letter: char| letter.is_numeric()) { format!("_{word}") } else { word }
}

/// `two_words` as `TwoWords`, for types.
pub(super) fn camel(name: &str) -> String {
    let parts = name.split(|letter: char| !letter.is_alphanumeric()).filter(|part| !part.is_empty());
    let capital = |part: &str| {
        let mut letters = part.chars();
        let first = letters.next().map(|letter| letter.to_uppercase().to_string()).unwrap_or_default();
        format!("{first}{}", letters.as_str())
    };
    let word: String = parts.map(capital).collect();
    if word.starts_with(|letter: char| letter.is_numeric()) { format!("_{word}") } else { word }
}

/// `two_words` as `twoWords`, for functions.
pub(super) fn lower_camel(name: &str) -> String {
    let word = camel(name);
    let mut letters = word.chars();
    let first = letters.next().map(|letter| letter.to_lowercase().to_string()).unwrap_or_default();
    plain(&format!("{first}{}", letters.as_str()))
}

/// Types and modules that the written files have of their own; others of the same name get a line below.
const OWN: &[&str] = &[
    "Cells",
    "Commands",
    "Contexts",
    "Entries",
    "Err",
    "Events",
    "Facts",
    "Functions",
    "Ids",
    "Kind",
    "Kinds",
    "Machine",
    "Names",
    "None",
    "Ok",
    "Option",
    "PartsOf",
    "Result",
    "Rules",
    "Section",
    "Self",
    "Sets",
    "Some",
    "Stats",
    "Table",
    "Trap",
    "Unbound",
    "Array",
    "BigInt",
    "Error",
    "Object",
    "parts_of",
];

/// How such names begin, too.
const OWN_BEGIN: &[&str] = &["ResultsOf", "fields_of_", "results_of_"];

/// The name of a type or module that is none of those which the written files have of their own.
pub(super) fn apart(word: String) -> String {
    let own = OWN.contains(&word.as_str()) || OWN_BEGIN.iter().any(|begin| word.starts_with(begin));
    if own { format!("{word}_") } else { word }
}

/// Names of one group: a second of the same gets a number.
#[derive(Debug, Default)]
pub(super) struct Taken(BTreeSet<String>);

impl Taken {
    pub(super) fn take(&mut self, name: &str) -> String {
        let mut word = plain(name);
        let mut number = 2;
        while !self.0.insert(word.clone()) {
            word = format!("{}_{number}", plain(name));
            number += 1;
        }
        word
    }
}

/// Text for a comment of one line.
pub(super) fn comment(text: &str) -> String {
    text.replace(['\n', '\r'], " ").replace("*/", "* /")
}
