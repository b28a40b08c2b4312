//! A YAML document as values with places.

use runebook_grammar::Span;
use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_saphyr::Spanned;
use serde_saphyr::options::DuplicateKeyPolicy;

/// A thing with its place in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed<T> {
    /// The thing.
    pub value: T,
    /// Where it is written; for a list or a map, where that begins.
    pub span: Span,
}

/// What a YAML file holds. Numbers keep the words they were written in: `1.50` stays `1.50`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Yaml {
    /// Nothing, or `null`.
    Nothing,
    /// A number, a truth value or a text.
    Word(String),
    /// `[a, b]` or lines with `-`.
    List(Vec<Placed<Yaml>>),
    /// `key: value`, in order and with repeated keys.
    Map(Vec<(Placed<String>, Placed<Yaml>)>),
}

/// Why a text is no YAML: where, and the reader's words for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// Where reading stopped.
    pub span: Span,
    /// The reader's words, without a place.
    pub words: String,
}

/// Reads `text` as file number `file`.
///
/// # Errors
/// Where the text is no YAML, has several documents, or expands beyond all measure.
pub fn read(text: &str, file: u32) -> Result<Placed<Yaml>, Unreadable> {
    let options = serde_saphyr::options! { duplicate_keys: DuplicateKeyPolicy::PassThrough };
    serde_saphyr::from_str_with_options::<Spanned<Raw>>(text, options)
        .map(|root| Reading { text, file }.value(root))
        .map_err(|error| unreadable(text, file, &error))
}

fn unreadable(text: &str, file: u32, error: &serde_saphyr::Error) -> Unreadable {
    let words = error.without_snippet().to_string();
    let words = words.split(" at line ").next().unwrap_or_default().to_owned();
    let at = error.location().map_or(text.len(), |place| place.span().offset().try_into().unwrap_or(usize::MAX));
    let at = text.char_indices().nth(at).map_or(text.len(), |(byte, _)| byte);
    Unreadable { span: span(file, at, at), words }
}

/// The parser's values before places are counted in bytes and numbers get their words back.
enum Raw {
    Nothing,
    Plain,
    Text(String),
    List(Vec<Spanned<Raw>>),
    Map(Vec<(Spanned<String>, Spanned<Raw>)>),
}

struct Reading<'a> {
    text: &'a str,
    file: u32,
}

impl Reading<'_> {
    fn value(&self, raw: Spanned<Raw>) -> Placed<Yaml> {
        let span = self.span(&raw.referenced);
        let value = match raw.value {
            Raw::Nothing => Yaml::Nothing,
            Raw::Plain => Yaml::Word(self.words(self.span(&raw.defined))),
            Raw::Text(text) => Yaml::Word(text),
            Raw::List(items) => Yaml::List(items.into_iter().map(|item| self.value(item)).collect()),
            Raw::Map(pairs) => Yaml::Map(pairs.into_iter().map(|(key, value)| self.pair(key, value)).collect()),
        };
        Placed { value, span }
    }

    fn pair(&self, key: Spanned<String>, value: Spanned<Raw>) -> (Placed<String>, Placed<Yaml>) {
        (Placed { span: self.span(&key.referenced), value: key.value }, self.value(value))
    }

    fn span(&self, place: &serde_saphyr::Location) -> Span {
        let bytes = place.span();
        let start = bytes.byte_offset().and_then(|at| usize::try_from(at).ok()).unwrap_or(self.text.len());
        let len = bytes.byte_len().and_then(|len| usize::try_from(len).ok()).unwrap_or(0);
        let start = self.text.floor_char_boundary(start);
        let end = self.text.floor_char_boundary(start.saturating_add(len));
        span(self.file, start, start + self.text[start..end].trim_end().len())
    }

    fn words(&self, span: Span) -> String {
        self.text[span.start as usize..span.end as usize].to_owned()
    }
}

fn span(file: u32, start: usize, end: usize) -> Span {
    let short = |byte| u32::try_from(byte).unwrap_or(u32::MAX);
    Span::new(file, short(start), short(end))
}

impl<'de> Deserialize<'de> for Raw {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(RawVisitor)
    }
}

struct RawVisitor;

impl<'de> Visitor<'de> for RawVisitor {
    type Value = Raw;

    fn expecting(&self, out: &mut std::fmt::Formatter) -> std::fmt::Result {
        out.write_str("a value")
    }

    fn visit_unit<E>(self) -> Result<Raw, E> {
        Ok(Raw::Nothing)
    }

    fn visit_none<E>(self) -> Result<Raw, E> {
        Ok(Raw::Nothing)
    }

    fn visit_bool<E>(self, _: bool) -> Result<Raw, E> {
        Ok(Raw::Plain)
    }

    fn visit_i64<E>(self, _: i64) -> Result<Raw, E> {
        Ok(Raw::Plain)
    }

    fn visit_u64<E>(self, _: u64) -> Result<Raw, E> {
        Ok(Raw::Plain)
    }

    fn visit_i128<E>(self, _: i128) -> Result<Raw, E> {
        Ok(Raw::Plain)
    }

    fn visit_u128<E>(self, _: u128) -> Result<Raw, E> {
        Ok(Raw::Plain)
    }

    fn visit_f64<E>(self, _: f64) -> Result<Raw, E> {
        Ok(Raw::Plain)
    }

    fn visit_str<E>(self, text: &str) -> Result<Raw, E> {
        Ok(Raw::Text(text.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Raw, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element()? {
            list.push(item);
        }
        Ok(Raw::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut pairs: A) -> Result<Raw, A::Error> {
        let mut map = Vec::new();
        while let Some(pair) = pairs.next_entry()? {
            map.push(pair);
        }
        Ok(Raw::Map(map))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<(String, Yaml)> {
        let Yaml::Map(pairs) = read(text, 0).unwrap().value else { panic!("a map") };
        pairs.into_iter().map(|(key, value)| (key.value, value.value)).collect()
    }

    #[test]
    fn numbers_keep_their_words() {
        let read = words("a: 1.50\nb: no\nc: 'it''s'\na: 2\n");
        let word = |text: &str| Yaml::Word(text.to_owned());
        assert_eq!(read[0], ("a".to_owned(), word("1.50")));
        assert_eq!(read[1], ("b".to_owned(), word("no")));
        assert_eq!(read[2], ("c".to_owned(), word("it's")));
        assert_eq!(read.len(), 4);
    }

    #[test]
    fn places_are_bytes() {
        let text = "é: x\nb: y\n";
        let Yaml::Map(pairs) = read(text, 7).unwrap().value else { panic!("a map") };
        assert_eq!(pairs[1].0.span, Span::new(7, 6, 7));
        assert_eq!(pairs[1].1.span, Span::new(7, 9, 10));
    }

    #[test]
    fn broken_texts_have_a_place() {
        assert_eq!(read("é: [a\nb: c", 0).unwrap_err().span, Span::new(0, 8, 8));
        assert!(read(&"[".repeat(100_000), 0).is_err());
        assert!(read("a: *b", 0).is_err());
    }
}
