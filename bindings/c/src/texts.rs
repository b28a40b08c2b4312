//! Words for games: names, prose and sentences in one language, with the numbers as they are for somebody now.

use std::ffi::c_void;
use std::mem::{align_of, size_of};

use runebook_runtime::text::{Form, Holder, Live, Nobody, Run, Texts};

use crate::error::{Said, answered, given, rune_error, rune_status, rune_string, value, values};
use crate::host::{Asked, rune_host};
use crate::machine::rune_machine;
use crate::table::rune_table;

/// The verified words of a table in one language, over bytes that belong to the caller. Give it memory, and look at
/// nothing in it. It may be read by many threads at once.
#[repr(C)]
#[derive(Debug)]
pub struct rune_texts {
    opaque: [u64; 96],
}

#[repr(C)]
struct Inner {
    mark: u64,
    texts: Texts<'static>,
}

const MARK: u64 = 0x7275_6e65_7465_7874;

const _: () = assert!(size_of::<Inner>() <= size_of::<rune_texts>(), "RUNE_TEXTS is too small");
const _: () = assert!(align_of::<Inner>() <= align_of::<rune_texts>());

impl rune_texts {
    unsafe fn get<'a>(texts: *const rune_texts) -> Result<&'a Texts<'static>, Said> {
        // SAFETY: the caller gives null or the memory of texts.
        let inner = unsafe { given(texts.cast::<Inner>(), "the texts are null")? };
        if inner.mark == MARK { Ok(&inner.texts) } else { Err(Said::argument("the texts were never loaded")) }
    }
}

/// A text that a thing can have.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum rune_form {
    /// Its name, as a heading.
    RUNE_FORM_NAME = 0,
    /// A few words.
    RUNE_FORM_SHORT = 1,
    /// The author's prose.
    RUNE_FORM_PROSE = 2,
    /// What must be true or held before it can be had, and what it costs.
    RUNE_FORM_NEEDS = 3,
    /// What it does, in sentences.
    RUNE_FORM_RULES = 4,
    /// The numbers after its name.
    RUNE_FORM_NOTATION = 5,
    /// Its fields, a line each.
    RUNE_FORM_FIELDS = 6,
    /// The name of its kind.
    RUNE_FORM_KIND = 7,
}

/// What a part of a text is.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum rune_run_kind {
    /// Words.
    RUNE_LITERAL = 0,
    /// Words that lead to a thing.
    RUNE_LINK = 1,
    /// A number.
    RUNE_VALUE = 2,
    /// Between two sentences or lines: what stands there on one line; a list may begin a new line instead.
    RUNE_BREAK = 3,
}

/// A part of a text. One after another they are the text. It is good only while the callback runs.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct rune_text_run {
    /// What it is.
    pub kind: rune_run_kind,
    /// Its words; of a number, as the language writes it.
    pub text: rune_string,
    /// Of a link: the stable id of the thing.
    pub to: u64,
    /// Of a number: whether it is another than for somebody who has nothing.
    pub changed: bool,
    /// Of a number: whether it is known now; then it is `number` / `denominator`.
    pub known: bool,
    /// See `known`.
    pub number: i64,
    /// See `known`.
    pub denominator: u32,
}

/// Verifies the words of a table in one language, and borrows their bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_texts_load(
    texts: *mut rune_texts,
    bytes: *const u8,
    length: usize,
    error: *mut rune_error,
) -> rune_status {
    answered(error, || {
        if texts.is_null() {
            return Err(Said::argument("the texts are null"));
        }
        // SAFETY: the caller gives room for texts, and bytes that it leaves while they are in use.
        unsafe {
            let bytes: &'static [u8] = values(bytes, length)?;
            texts.write(rune_texts { opaque: [0; 96] });
            let loaded = Texts::load(bytes).map_err(|why| Said::new(rune_status::RUNE_BAD_TABLE, why))?;
            texts.cast::<Inner>().write(Inner { mark: MARK, texts: loaded });
        }
        Ok(rune_status::RUNE_OK)
    })
}

/// Whether the words were made with this table: only then do their numbers and the table's agree.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_texts_fit(
    texts: *const rune_texts,
    table: *const rune_table,
    error: *mut rune_error,
) -> rune_status {
    answered(error, || {
        // SAFETY: the caller gives null or what each pointer says.
        let fits = unsafe { rune_texts::get(texts)?.fits(rune_table::get(table)?) };
        fits.map(|()| rune_status::RUNE_OK).map_err(|why| Said::new(rune_status::RUNE_BAD_TABLE, why))
    })
}

/// The language of the words: "fr".
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_texts_locale(texts: *const rune_texts) -> rune_string {
    // SAFETY: as above.
    value(rune_string::of(""), || Some(rune_string::of(unsafe { rune_texts::get(texts) }.ok()?.locale())))
}

/// Tells the parts of a text of the thing of a stable id, one call each; how many there were. `form` is a rune_form.
/// `holder` is the entity that reads: numbers are as they are for it, worked out by the machine, whose dispatch goes on as
/// it was (what it has written counts until rune_clear). Without a machine, the words are those of the book.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_text(
    texts: *const rune_texts,
    id: u64,
    form: u32,
    machine: *mut rune_machine,
    host: *const rune_host,
    holder: i64,
    take: Option<unsafe extern "C" fn(user: *mut c_void, run: *const rune_text_run)>,
    user: *mut c_void,
) -> usize {
    value(0, || {
        // SAFETY: as above.
        let texts = unsafe { rune_texts::get(texts) }.ok()?;
        let form = Form::from_number(form)?;
        let tell = |run: rune_text_run| {
            if let Some(take) = take {
                // SAFETY: the callback is the caller's; the run and its words live until it returns.
                unsafe { take(user, &raw const run) }
            }
        };
        if machine.is_null() {
            return Some(told(texts, id, form, Nobody, tell));
        }
        // SAFETY: as above.
        let (machine, host) = unsafe { (rune_machine::machine(machine).ok()?, Asked(host.as_ref())) };
        Some(told(texts, id, form, Live::new(machine, &host, holder), tell))
    })
}

fn told<H: Holder>(texts: &Texts<'_>, id: u64, form: Form, holder: H, mut tell: impl FnMut(rune_text_run)) -> usize {
    let mut count = 0;
    for run in texts.text(id, form, holder) {
        let words = run.to_string();
        tell(flat(&run, &words));
        count += 1;
    }
    count
}

fn flat(run: &Run<'_>, words: &str) -> rune_text_run {
    let bare = |kind| rune_text_run {
        kind,
        text: rune_string::of(words),
        to: 0,
        changed: false,
        known: false,
        number: 0,
        denominator: 1,
    };
    match run {
        Run::Literal(_) => bare(rune_run_kind::RUNE_LITERAL),
        Run::Link { to, text: _ } => rune_text_run { to: *to, ..bare(rune_run_kind::RUNE_LINK) },
        Run::Value(value) => {
            let now = value.current;
            rune_text_run {
                changed: value.changed(),
                known: now.is_some(),
                number: now.map_or(0, |number| number.num),
                denominator: now.map_or(1, |number| number.den),
                ..bare(rune_run_kind::RUNE_VALUE)
            }
        }
        Run::Break(_) => bare(rune_run_kind::RUNE_BREAK),
    }
}
