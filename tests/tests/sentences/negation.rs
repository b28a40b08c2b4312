//! Every condition of the packs has an opposite in every language, and it is not the same sentence.

use runebook_book::describe::condition;
use runebook_book::phrase::Speaker;
use runebook_compiler::ir::Expr;

use crate::kit::{LOCALES, Pack, rip, sil_q};

/// All conditions of standing changes and prerequisites.
fn conditions(pack: &Pack) -> Vec<&Expr> {
    let standing = pack.ir.modifiers.iter().filter_map(|modifier| modifier.when.as_ref());
    let needs = pack.ir.entries.iter().flat_map(|entry| &entry.requires);
    standing.chain(needs).collect()
}

#[test]
fn both_ways_can_be_said_and_differ() {
    for pack in [sil_q(), rip()] {
        for locale in LOCALES {
            let words = pack.words(locale);
            let voice = runebook_book::make::voice(&words.source(pack), locale, &words.words).expect("a grammar");
            for cond in conditions(pack) {
                let mut speaker = Speaker::new(&voice, false);
                let yes = speaker.part(&condition(&pack.ir, cond, true));
                let no = speaker.part(&condition(&pack.ir, cond, false));
                assert!(speaker.holes.is_empty(), "{locale}: {yes} / {no}: {:?}", speaker.holes);
                assert!(!yes.is_empty() && !no.is_empty() && yes != no, "{locale}: {yes} / {no}");
            }
        }
    }
}
