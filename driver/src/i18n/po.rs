//! PO files, as gettext and the tools of translators write them: read with the place of everything, written in one layout.
//!
//! The readers that exist tell no places, and stop the program at some lines that people write; here a line that cannot be
//! read is a fault with its number.

use std::fmt::Write as _;

/// A file of translations.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Po {
    /// Headers in order: `Language`, `fr`.
    pub head: Vec<(String, String)>,
    /// The messages in order, without those that are obsolete.
    pub entries: Vec<Entry>,
}

/// One message.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// `# …`: the translator's comments, a line each.
    pub comments: Vec<String>,
    /// `#. …`: what the program says of it, a line each.
    pub notes: Vec<String>,
    /// `#: …`: where it comes from.
    pub places: Vec<String>,
    /// `#, …`: `fuzzy` where it has to be looked over.
    pub flags: Vec<String>,
    /// What tells it from others of the same text.
    pub context: String,
    /// The text.
    pub id: String,
    /// Its translation; empty where there is none.
    pub text: String,
    /// The line on which its translation begins, from 1; 0 where it was not read.
    pub line: usize,
}

/// What cannot be read: the line, from 1, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line, from 1.
    pub line: usize,
    /// What belongs there.
    pub wanted: &'static str,
}

impl Entry {
    /// Whether it has to be looked over.
    #[must_use]
    pub fn fuzzy(&self) -> bool {
        self.flags.iter().any(|flag| flag == "fuzzy")
    }
}

impl Po {
    /// The value of a header.
    #[must_use]
    pub fn header(&self, name: &str) -> Option<&str> {
        self.head.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| value.as_str())
    }

    /// Reads a text.
    ///
    /// # Errors
    /// The first line that cannot be read.
    pub fn read(text: &str) -> Result<Self, Fault> {
        let mut reader = Reader::default();
        for (at, line) in text.lines().enumerate() {
            reader.line(at + 1, line.trim())?;
        }
        reader.close();
        Ok(reader.po)
    }

    /// The text of it.
    #[must_use]
    pub fn write(&self) -> String {
        let head: String = self.head.iter().map(|(name, value)| format!("{name}: {value}\n")).collect();
        let mut out = String::new();
        field(&mut out, "msgid", "");
        field(&mut out, "msgstr", &head);
        for entry in &self.entries {
            out.push('\n');
            let marked = [("#", &entry.comments), ("#.", &entry.notes), ("#:", &entry.places)];
            for (mark, lines) in marked {
                for line in lines {
                    let _ = writeln!(out, "{}", format!("{mark} {line}").trim_end());
                }
            }
            if !entry.flags.is_empty() {
                let _ = writeln!(out, "#, {}", entry.flags.join(", "));
            }
            if !entry.context.is_empty() {
                field(&mut out, "msgctxt", &entry.context);
            }
            field(&mut out, "msgid", &entry.id);
            field(&mut out, "msgstr", &entry.text);
        }
        out
    }
}

/// A line for each line of the text.
fn field(out: &mut String, name: &str, text: &str) {
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let (first, others) = match lines.as_slice() {
        [] => ("", &[][..]),
        [only] => (*only, &[][..]),
        several => ("", several),
    };
    let _ = writeln!(out, "{name} \"{}\"", escaped(first));
    for line in others {
        let _ = writeln!(out, "\"{}\"", escaped(line));
    }
}

fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n").replace('\t', "\\t").replace('\r', "\\r")
}

/// What a line of quotes goes on with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Field {
    #[default]
    None,
    Context,
    Id,
    Text,
}

#[derive(Default)]
struct Reader {
    po: Po,
    entry: Entry,
    field: Field,
    obsolete: bool,
}

impl Reader {
    fn line(&mut self, at: usize, line: &str) -> Result<(), Fault> {
        if let Some(old) = line.strip_prefix("#~") {
            // what is obsolete is passed over, and so is all that goes on with it
            self.close();
            self.obsolete = !old.is_empty();
            return Ok(());
        }
        if line.is_empty() || (self.obsolete && line.starts_with('"')) {
            return Ok(());
        }
        self.obsolete = false;
        if let Some(comment) = line.strip_prefix('#') {
            self.begin();
            self.comment(comment);
            return Ok(());
        }
        if line.starts_with('"') {
            return self.quoted(at, line);
        }
        let (name, rest) = line.split_once([' ', '\t']).unwrap_or((line, ""));
        match name {
            "msgctxt" => {
                self.begin();
                self.field = Field::Context;
            }
            "msgid" => {
                if self.field != Field::Context {
                    self.begin();
                }
                self.field = Field::Id;
            }
            "msgstr" if self.field == Field::Id => {
                self.field = Field::Text;
                self.entry.line = at;
            }
            "msgstr" => return Err(Fault { line: at, wanted: "a `msgid` before this `msgstr`" }),
            "msgid_plural" => {
                return Err(Fault { line: at, wanted: "one text: plurals are selectors within it, `{ $n -> … }`" });
            }
            _ => return Err(Fault { line: at, wanted: "`msgctxt`, `msgid`, `msgstr`, a comment or a text in quotes" }),
        }
        self.quoted(at, rest.trim())
    }

    fn comment(&mut self, comment: &str) {
        let (list, line) = match comment.chars().next() {
            Some('.') => (&mut self.entry.notes, &comment[1..]),
            Some(':') => (&mut self.entry.places, &comment[1..]),
            Some(',') => {
                self.entry.flags.extend(comment[1..].split(',').map(|flag| flag.trim().to_owned()));
                return;
            }
            // the text before the last change
            Some('|') => return,
            Some(_) | None => (&mut self.entry.comments, comment),
        };
        list.push(line.strip_prefix(' ').unwrap_or(line).to_owned());
    }

    fn quoted(&mut self, at: usize, quoted: &str) -> Result<(), Fault> {
        let inner = quoted.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
        let text = inner.and_then(unescaped).ok_or(Fault { line: at, wanted: "a text between two quotes" })?;
        let slot = match self.field {
            Field::Context => &mut self.entry.context,
            Field::Id => &mut self.entry.id,
            Field::Text => &mut self.entry.text,
            Field::None => return Err(Fault { line: at, wanted: "`msgid` before a text" }),
        };
        slot.push_str(&text);
        Ok(())
    }

    /// A new message begins where the last one has its text.
    fn begin(&mut self) {
        if self.field == Field::Text {
            self.close();
        }
    }

    fn close(&mut self) {
        let entry = std::mem::take(&mut self.entry);
        if std::mem::take(&mut self.field) != Field::Text {
            return;
        }
        if entry.id.is_empty() && entry.context.is_empty() {
            let pairs = entry.text.lines().filter_map(|line| line.split_once(':'));
            self.po.head.extend(pairs.map(|(name, value)| (name.trim().to_owned(), value.trim().to_owned())));
        } else {
            self.po.entries.push(entry);
        }
    }
}

/// None where a quote stands within, or an escape that nobody knows.
fn unescaped(text: &str) -> Option<String> {
    let mut out = String::with_capacity(text.len());
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        out.push(match letter {
            '"' => return None,
            '\\' => match letters.next()? {
                'n' => '\n',
                't' => '\t',
                'r' => '\r',
                '"' => '"',
                '\\' => '\\',
                _ => return None,
            },
            plain => plain,
        });
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "msgid \"\"\nmsgstr \"\"\n\"Language: fr\\n\"\n\"X-Pack: a\\n\"\n\n# mine\n# ## Two\n#. about\n#: a.rune:3\n\
                        #, fuzzy\nmsgctxt \"a-text\"\nmsgid \"One \\\"two\\\"\"\nmsgstr \"\"\n\"Un\\n\"\n\"  \\\\deux\"\n";

    #[test]
    fn what_is_read_is_written() {
        let po = Po::read(TEXT).unwrap();
        assert_eq!((po.header("language"), po.entries.len()), (Some("fr"), 1));
        assert_eq!((po.entries[0].text.as_str(), po.entries[0].line), ("Un\n  \\deux", 13));
        assert_eq!(po.entries[0].comments, ["mine", "## Two"]);
        assert_eq!(po.write(), TEXT);
    }

    #[test]
    fn other_tools_write_it_otherwise() {
        let text = "#\n# x\nmsgid \"\"\nmsgstr \"Language: ja\\n\"\n#~ msgid \"old\"\n#~ msgstr \"alt\"\n\n#| msgid \"was\"\n\
                    msgid \"a\"\nmsgstr \"\" \"\"\n";
        assert_eq!(Po::read(text).unwrap_err().line, 10);
        let po = Po::read(&text.replace("\"\" \"\"", "\"b\"")).unwrap();
        assert_eq!((po.entries.len(), po.entries[0].text.as_str()), (1, "b"));
    }

    #[test]
    fn a_fault_has_its_line() {
        for (text, line) in
            [("\"a\"", 1), ("msgid \"a\"\nmsgstr \"b", 2), ("msgstr \"\"", 1), ("\nfoo", 2), ("msgid \"\\q\"", 1)]
        {
            assert_eq!(Po::read(text).map_err(|fault| fault.line), Err(line), "{text}");
        }
        assert!(Po::read("msgid \"a\"\nmsgid_plural \"b\"").unwrap_err().wanted.contains("selectors"));
    }
}
