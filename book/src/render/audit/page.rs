//! A finished page as the audit sees it.

use std::cell::RefCell;

use html5ever::tendril::StrTendril;
use html5ever::tokenizer::states::RawKind;
use html5ever::tokenizer::{BufferQueue, Tag, TagKind, Token, TokenSink, TokenSinkResult, Tokenizer, TokenizerOpts};

/// What is in a page.
#[derive(Clone, Debug, Default)]
pub struct Page {
    /// `lang` of the whole page.
    pub language: String,
    /// Ids in order.
    pub ids: Vec<String>,
    /// Addresses of links, scripts, styles and pictures.
    pub links: Vec<String>,
    /// Visible texts and labels.
    pub texts: Vec<Text>,
    /// What is not well-formed.
    pub broken: Vec<String>,
}

/// A text that a reader sees or hears.
#[derive(Clone, Debug)]
pub struct Text {
    /// The words, without white space around them.
    pub words: String,
    /// The language they are said to be in.
    pub language: String,
}

/// Elements without an end.
const VOID: &[&str] =
    &["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"];
/// Attributes with an address.
const ADDRESSES: &[&str] = &["href", "src"];
/// Attributes that are read to people.
const LABELS: &[&str] = &["aria-label", "title", "placeholder", "alt", "content", "value"];

impl Page {
    /// Reads a page.
    pub fn read(html: &str) -> Page {
        let tokenizer = Tokenizer::new(Reader::default(), TokenizerOpts::default());
        let queue = BufferQueue::default();
        queue.push_back(StrTendril::from(html));
        let _ = tokenizer.feed(&queue);
        tokenizer.end();
        let State { mut page, open, words } = tokenizer.sink.state.into_inner();
        debug_assert!(words.trim().is_empty() || open.is_empty());
        page.broken.extend(open.iter().map(|(name, _)| format!("<{name}> does not end")));
        page
    }
}

#[derive(Default)]
struct Reader {
    state: RefCell<State>,
}

#[derive(Default)]
struct State {
    page: Page,
    /// Open elements and the language in them.
    open: Vec<(String, String)>,
    /// Text since the last tag.
    words: String,
}

impl TokenSink for Reader {
    type Handle = ();

    fn process_token(&self, token: Token, _line: u64) -> TokenSinkResult<()> {
        let mut state = self.state.borrow_mut();
        match token {
            Token::TagToken(tag) => return state.tag(&tag),
            Token::CharacterTokens(text) => state.words.push_str(&text),
            Token::CommentToken(text) if text.contains("runebook:") => {
                state.page.broken.push(format!("the marker {text} is left"));
            }
            Token::DoctypeToken(_) | Token::CommentToken(_) | Token::NullCharacterToken | Token::EOFToken => {}
            Token::ParseError(why) => state.page.broken.push(why.into_owned()),
        }
        TokenSinkResult::Continue
    }
}

impl State {
    fn tag(&mut self, tag: &Tag) -> TokenSinkResult<()> {
        self.end_text();
        match tag.kind {
            TagKind::StartTag => self.start(tag),
            TagKind::EndTag => {
                self.end(&tag.name);
                TokenSinkResult::Continue
            }
        }
    }

    fn start(&mut self, tag: &Tag) -> TokenSinkResult<()> {
        let mut language = self.language();
        for attribute in &tag.attrs {
            let (name, value) = (&*attribute.name.local, attribute.value.to_string());
            match name {
                "lang" => language = value,
                "id" => self.page.ids.push(value),
                name if ADDRESSES.contains(&name) => self.page.links.push(value),
                _ => {}
            }
        }
        if &*tag.name == "html" {
            self.page.language.clone_from(&language);
        }
        for attribute in tag.attrs.iter().filter(|attribute| LABELS.contains(&&*attribute.name.local)) {
            self.say(&attribute.value, &language);
        }
        if !VOID.contains(&&*tag.name) && !tag.self_closing {
            self.open.push((tag.name.to_string(), language));
        }
        match &*tag.name {
            "script" => TokenSinkResult::RawData(RawKind::ScriptData),
            "style" => TokenSinkResult::RawData(RawKind::Rawtext),
            _ => TokenSinkResult::Continue,
        }
    }

    fn end(&mut self, name: &str) {
        match self.open.pop() {
            Some((open, _)) if open == name => {}
            Some((open, _)) => self.page.broken.push(format!("</{name}> ends <{open}>")),
            None => self.page.broken.push(format!("</{name}> ends nothing")),
        }
    }

    fn end_text(&mut self) {
        let words = std::mem::take(&mut self.words);
        let raw = self.open.last().is_some_and(|(name, _)| name == "script" || name == "style");
        if !raw {
            self.say(&words, &self.language());
        }
    }

    fn say(&mut self, words: &str, language: &str) {
        let words = words.trim();
        if !words.is_empty() {
            self.page.texts.push(Text { words: words.to_owned(), language: language.to_owned() });
        }
    }

    fn language(&self) -> String {
        self.open.last().map(|(_, language)| language.clone()).unwrap_or_default()
    }
}
