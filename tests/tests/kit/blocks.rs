//! Blocks of a Markdown file.

use runebook_compiler::File;

/// A fenced block.
#[derive(Clone, Debug)]
pub struct Block {
    /// The words after the fence.
    pub info: String,
    /// What stands between the fences, with its last line break.
    pub text: String,
}

impl Block {
    /// The file that a block of rules is: `rune`, `rune songs.rune`, `rune edition 1`, `rune songs.rune edition 1`.
    pub fn file(&self) -> Option<File> {
        let mut words = self.info.split_whitespace();
        let rune = words.next()? == "rune";
        let words: Vec<&str> = words.collect();
        let path = words.iter().find(|word| word.ends_with(".rune")).unwrap_or(&"case.rune");
        let edition = words.iter().position(|word| *word == "edition").and_then(|at| words.get(at + 1)?.parse().ok());
        rune.then(|| File { path: (*path).to_owned(), text: self.text.clone(), edition: edition.unwrap_or(0) })
    }
}

/// The fenced blocks of a text, in order.
pub fn blocks(text: &str) -> Vec<Block> {
    let mut found = Vec::new();
    let mut open: Option<Block> = None;
    for line in text.lines() {
        match (line.strip_prefix("```"), open.take()) {
            (Some(info), None) => open = Some(Block { info: info.trim().to_owned(), text: String::new() }),
            (Some(_), Some(block)) => found.push(block),
            (None, Some(block)) => open = Some(Block { text: block.text + line + "\n", ..block }),
            (None, None) => {}
        }
    }
    assert!(open.is_none(), "a block is not closed: {text}");
    found
}
