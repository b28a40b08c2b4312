//! A file of messages cut into pieces that together are the file again, byte for byte.

/// A file of messages.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cut {
    /// The messages in order.
    pub messages: Vec<Message>,
    /// What stands behind the last one.
    pub rest: String,
    /// Lines that are neither blank nor comments and belong to no message: where they begin and end.
    pub stray: Vec<(usize, usize)>,
}

/// A message as it is written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Message {
    /// Comments and blank lines before it.
    pub lead: String,
    /// Its id.
    pub id: String,
    /// All of it, from its id to the end of its last line.
    pub text: String,
    /// The byte at which it begins in the file.
    pub at: usize,
}

impl Cut {
    /// Cuts a text.
    #[must_use]
    pub fn of(text: &str) -> Self {
        let (mut cut, mut at) = (Self::default(), 0);
        for line in text.split_inclusive('\n') {
            match id(line) {
                Some(id) => {
                    let lead = std::mem::take(&mut cut.rest);
                    cut.messages.push(Message { lead, id: id.to_owned(), text: line.to_owned(), at });
                }
                None => match cut.messages.last_mut() {
                    // blank lines belong to a message only where more of it follows; a comment ends it
                    Some(last) if goes_on(line) && cut.rest.trim().is_empty() => {
                        last.text.push_str(&std::mem::take(&mut cut.rest));
                        last.text.push_str(line);
                    }
                    Some(_) | None => {
                        if !line.trim().is_empty() && !line.starts_with('#') {
                            cut.stray.push((at, at + line.trim_end().len()));
                        }
                        cut.rest.push_str(line);
                    }
                },
            }
            at += line.len();
        }
        cut
    }

    /// The file.
    #[must_use]
    pub fn text(&self) -> String {
        let messages = self.messages.iter().map(|message| format!("{}{}", message.lead, message.text));
        messages.collect::<String>() + &self.rest
    }

    /// The message of this id; the last one counts.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<&Message> {
        self.messages.iter().rev().find(|message| message.id == id)
    }

    /// Puts what a message says in place of what it said, or behind all others.
    pub fn set(&mut self, id: &str, said: &str, comment: &str) {
        let text = written(id, said);
        if let Some(old) = self.messages.iter_mut().rev().find(|message| message.id == id) {
            old.text = text;
            return;
        }
        let lead = std::mem::take(&mut self.rest);
        let apart = if lead.is_empty() || lead.ends_with('\n') { "" } else { "\n" };
        if let Some(last) = self.messages.last_mut()
            && !last.text.ends_with('\n')
        {
            last.text.push('\n');
        }
        let at = 0;
        self.messages.push(Message { lead: format!("{lead}{apart}{comment}"), id: id.to_owned(), text, at });
    }
}

impl Message {
    /// What it says: all behind the `=`, not set in.
    #[must_use]
    pub fn said(&self) -> String {
        let (_, said) = self.text.split_once('=').unwrap_or(("", ""));
        let said = said.replace("\r\n", "\n");
        let (first, rest) = said.split_once('\n').unwrap_or((&said, ""));
        let inset = |line: &str| line.len() - line.trim_start_matches(' ').len();
        let least = rest.lines().filter(|line| !line.trim().is_empty()).map(inset).min().unwrap_or(0);
        let rest = rest.lines().map(|line| line.get(least..).unwrap_or("").trim_end());
        let lines: Vec<&str> = std::iter::once(first.trim()).chain(rest).collect();
        lines.join("\n").trim_end().trim_start_matches('\n').to_owned()
    }

    /// The lines of comments that stand before it, without blank ones.
    #[must_use]
    pub fn comments(&self) -> Vec<&str> {
        self.lead.lines().filter(|line| !line.trim().is_empty()).collect()
    }
}

/// A message as it stands in a file: what goes on is set in.
#[must_use]
pub fn written(id: &str, said: &str) -> String {
    let mut lines = said.trim_end().lines();
    let mut text = format!("{id} =");
    let mut first = lines.next().unwrap_or_default();
    // an attribute, and what must not stand at the start of a value, begin a line of their own
    if !first.starts_with('.') {
        text = format!("{text} {first}").trim_end().to_owned();
        first = "";
    }
    for line in (!first.is_empty()).then_some(first).into_iter().chain(lines) {
        text.push('\n');
        if !line.trim().is_empty() {
            text.push_str("    ");
            text.push_str(line.trim_end());
        }
    }
    text + "\n"
}

/// The id of the message that begins on this line.
fn id(line: &str) -> Option<&str> {
    let (id, _) = line.split_once('=')?;
    let id = id.trim_end_matches(' ');
    let name = id.strip_prefix('-').unwrap_or(id);
    let plain = name.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_'));
    (plain && name.starts_with(|first: char| first.is_ascii_alphabetic())).then_some(id)
}

fn goes_on(line: &str) -> bool {
    !line.trim().is_empty() && line.starts_with([' ', '}', '[', '*', '\t'])
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "### All\n\n## Some\n\n# One.\na = x\n    .b = y\n\n    .c = { $n ->\n      [one] 1\n     *[other] 2\n    }\n\n\nd =\n    .e = f";

    #[test]
    fn the_pieces_are_the_file() {
        for text in ["", "\n", "# x", TEXT, &TEXT.replace('\n', "\r\n"), "a = b\n\n# end\n"] {
            assert_eq!(Cut::of(text).text(), text);
        }
    }

    #[test]
    fn what_is_said_is_written_back() {
        let cut = Cut::of(TEXT);
        assert_eq!(cut.messages.iter().map(|message| message.id.as_str()).collect::<Vec<_>>(), ["a", "d"]);
        for message in &cut.messages {
            assert_eq!(written(&message.id, &message.said()).trim_end(), message.text.trim_end());
        }
        assert_eq!(cut.messages[0].comments(), ["### All", "## Some", "# One."]);
        assert_eq!(cut.messages[1].said(), ".e = f");
    }

    #[test]
    fn what_belongs_to_no_message_is_found() {
        let text = "a = 1\nb 2\n    .c = 3\n\n# d\ne = 4\n# f\n    .g = 5\n";
        let cut = Cut::of(text);
        let stray: Vec<&str> = cut.stray.iter().map(|&(from, to)| &text[from..to]).collect();
        assert_eq!((stray, cut.text().as_str()), (vec!["b 2", "    .c = 3", "    .g = 5"], text));
        assert_eq!(Cut::of(TEXT).stray, []);
    }

    #[test]
    fn messages_are_put_in_place_or_behind() {
        let mut cut = Cut::of("a = 1\n# end\n");
        cut.set("a", "2", "");
        cut.set("b", "3\n.c = 4", "# new\n");
        assert_eq!(cut.text(), "a = 2\n# end\n# new\nb = 3\n    .c = 4\n");
    }
}
