//! Transcripts as people read them: where two part, with what each says there.

pub use runebook_runtime::transcript::{Divergence, Line, Transcript};

/// The first difference of two transcripts as text: a sentence, and the dispatch as each of them has it.
#[must_use]
pub fn both(one: &Transcript, other: &Transcript, parted: &Divergence) -> String {
    let mut text = sentence(parted);
    for (name, transcript) in [("the first has", one), ("the second has", other)] {
        let line = transcript.lines.get(parted.at);
        let said = line.map_or_else(|| "  nothing more\n".to_owned(), Line::text);
        text.push_str(&format!("\n{name}\n{said}"));
    }
    text
}

fn sentence(parted: &Divergence) -> String {
    let said = parted.to_string();
    let mut letters = said.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    format!("{first}{}.\n", letters.as_str())
}
