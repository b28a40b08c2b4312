//! Words for games: names, prose and sentences in one language, with the numbers as they are for somebody now.

use core::fmt::{self, Write};

use runebook_runtime::text::{Form, Holder, Live, Nobody, Run, Texts};

use crate::host::Game;
use crate::instance::{given, machine, table, view};

#[link(wasm_import_module = "game")]
unsafe extern "C" {
    /// Is told a part of a text: what it is, its words, the thing it leads to; of a number whether something has changed it
    /// and whether it is known, and the number.
    safe fn word(
        kind: u32,
        text: *const u8,
        length: u32,
        to: u64,
        changed: i32,
        known: i32,
        number: i64,
        denominator: u32,
    );
}

static mut TEXTS: Option<Texts<'static>> = None;
static mut SENTENCE: Line = Line { bytes: [0; LONGEST], length: 0 };

/// Longest number or sentence that is written; what is longer is cut.
const LONGEST: usize = 256;

/// Text that is being written.
struct Line {
    bytes: [u8; LONGEST],
    length: usize,
}

impl Line {
    fn written(&self) -> &[u8] {
        self.bytes.get(..self.length).unwrap_or(&[])
    }
}

impl Write for Line {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let end = self.length.saturating_add(text.len());
        self.bytes.get_mut(self.length..end).ok_or(fmt::Error)?.copy_from_slice(text.as_bytes());
        self.length = end;
        Ok(())
    }
}

fn texts() -> Option<&'static Texts<'static>> {
    // SAFETY: one thread; the texts are written by `load_texts` alone.
    unsafe { (*(&raw const TEXTS)).as_ref() }
}

/// Takes over the words of one language from bytes that stay where they are: 0, or a view of a sentence that says why not.
#[unsafe(no_mangle)]
pub extern "C" fn load_texts(at: u32, length: u32) -> u64 {
    let loaded = Texts::load(given(at, length));
    let fits = loaded.as_ref().ok().zip(table()).map(|(texts, table)| texts.fits(table));
    match (loaded, fits) {
        (Ok(texts), Some(Ok(()))) => {
            // SAFETY: one thread.
            unsafe { TEXTS = Some(texts) };
            0
        }
        (Err(why), _) => said(&why),
        (Ok(_), Some(Err(why))) => said(&why),
        (Ok(_), None) => said(&"there is no table yet"),
    }
}

fn said(why: &dyn fmt::Display) -> u64 {
    // SAFETY: one thread; the sentence is read before another is written.
    let sentence = unsafe { &mut *(&raw mut SENTENCE) };
    sentence.length = 0;
    // what does not fit is cut
    let _ = write!(sentence, "{why}");
    view(sentence.written())
}

/// The language of the words, if there are any.
#[unsafe(no_mangle)]
pub extern "C" fn locale() -> u64 {
    texts().map_or(0, |texts| view(texts.locale().as_bytes()))
}

/// The stable id of the thing of a qualified name; 0 if no words are about such a thing.
#[unsafe(no_mangle)]
pub extern "C" fn find_text(at: u32, length: u32) -> u64 {
    let name = core::str::from_utf8(given(at, length)).ok();
    name.zip(texts()).and_then(|(name, texts)| texts.find(name)).unwrap_or(0)
}

/// Tells the parts of a text of the thing of a stable id, one after another: as the book prints it, or with numbers as they
/// are for an entity.
#[unsafe(no_mangle)]
pub extern "C" fn text(id: u64, form: u32, live: i32, holder: i64) {
    let (Some(texts), Some(form), Some(machine)) = (texts(), Form::from_number(form), machine()) else { return };
    if live == 0 {
        told(texts, id, form, Nobody);
    } else {
        told(texts, id, form, Live::new(machine, &Game, holder));
    }
}

fn told<H: Holder>(texts: &Texts<'_>, id: u64, form: Form, holder: H) {
    for run in texts.text(id, form, holder) {
        match run {
            Run::Literal(text) => bare(0, text, 0),
            Run::Link { to, text } => bare(1, text, to),
            Run::Break(text) => bare(3, text, 0),
            Run::Value(value) => {
                let mut line = Line { bytes: [0; LONGEST], length: 0 };
                let _ = write!(line, "{value}");
                let text = line.written();
                let now = value.current;
                let (num, den) = now.map_or((0, 1), |number| (number.num, number.den));
                word(2, text.as_ptr(), text.len() as u32, 0, value.changed().into(), now.is_some().into(), num, den);
            }
        }
    }
}

fn bare(kind: u32, text: &str, to: u64) {
    word(kind, text.as_ptr(), text.len() as u32, to, 0, 0, 0, 1);
}
