//! Programs made by chance, asked of both.
//!
//! `RUNEBOOK_ORACLE=100000 cargo test --release -p runebook-tests --test oracle made` makes so many;
//! `RUNEBOOK_ORACLE_SEED=7` begins with another seed.

use std::collections::BTreeMap;
use std::sync::Mutex;

use rayon::prelude::*;
use runebook_compiler::ir::{Expect, Ir, Query};
use runebook_compiler::{File, check};
use runebook_grammar::Severity;
use runebook_runtime::Key;
use runebook_tests::oracle::generate::Maker;
use runebook_tests::oracle::generate::shrink::shrunk;
use runebook_tests::oracle::generate::text::Pack;
use runebook_tests::oracle::{Bench, Compared, Dice, Seen};

use crate::met;

/// Programs of a usual run.
const USUAL: u64 = 2000;
/// Dice of each question.
const KEYS: u64 = 2;
/// Refused programs whose errors are shown.
const SHOWN: usize = 12;

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// A pack as the compiler understands it; none if it is refused.
pub fn checked(pack: &Pack) -> Option<Ir> {
    check(&[File { path: "made.rune".to_owned(), text: pack.to_string(), edition: 0 }]).ir
}

/// What the tests of a program ask.
pub fn queries(ir: &Ir) -> Vec<&Query> {
    let expects = ir.tests.iter().flat_map(|test| &test.expects);
    let asked = expects.filter_map(|expect| match expect {
        Expect::Holds { query, .. } | Expect::Odds { query, .. } => Some(query),
        Expect::Dominates { .. } | Expect::Order { .. } | Expect::Sentence { .. } => None,
    });
    asked.filter(|query| query.process.is_none()).collect()
}

/// The dice of a question.
pub fn dice(seed: u64, nth: u64) -> Dice {
    Dice::Keyed(Key { seed, nth, ..Key::default() })
}

/// What came of one program.
#[derive(Default)]
struct Came {
    asked: u32,
    beyond: u32,
    stopped: u32,
    differs: Option<String>,
    seen: Seen,
}

/// Why a pack is refused: its first error.
fn refusal(pack: &Pack) -> String {
    let text = pack.to_string();
    let checked = check(&[File { path: "made.rune".to_owned(), text: text.clone(), edition: 0 }]);
    let error = checked.diagnostics.iter().find(|found| found.severity == Severity::Error);
    error.map_or("it does not fit the machine".to_owned(), |found| {
        let place = text.get(found.primary.span.start as usize..).unwrap_or("");
        format!("{} {}: {}", found.code, found.message, place.lines().next().unwrap_or(""))
    })
}

fn tried(pack: &Pack, seed: u64) -> Option<Came> {
    let ir = checked(pack)?;
    let bench = Bench::new(&ir, queries(&ir))?;
    let table = bench.table();
    let mut came = Came::default();
    for question in 0..bench.questions() {
        for nth in 0..KEYS {
            let dice = dice(seed, nth);
            came.asked += 1;
            match bench.compared(&table, question, &dice, &[], &mut came.seen) {
                Compared::Same { stopped } => came.stopped += u32::from(stopped),
                Compared::Beyond => came.beyond += 1,
                Compared::Differs(differs) => {
                    came.differs = Some(format!("question {question}, {dice:?}\n{differs}"));
                    return Some(came);
                }
            }
        }
    }
    Some(came)
}

/// The smallest pack that still differs, and how.
fn smallest(pack: Pack, seed: u64) -> String {
    let mut differs = |pack: &Pack| {
        let found = std::panic::catch_unwind(|| tried(pack, seed));
        found.is_ok_and(|found| found.is_some_and(|came| came.differs.is_some()))
    };
    let small = shrunk(pack, &mut differs);
    let came = tried(&small, seed).and_then(|came| came.differs).unwrap_or_default();
    format!("seed {seed}\n{small}\n{came}")
}

#[test]
fn they_agree_on_programs_made_by_chance() {
    let (first, many) = (number("RUNEBOOK_ORACLE_SEED", 0), number("RUNEBOOK_ORACLE", USUAL));
    let all = Mutex::new((Came::default(), BTreeMap::<u64, Pack>::new(), BTreeMap::<u64, Pack>::new()));
    (first..first + many).into_par_iter().for_each(|seed| {
        let pack = Maker::new(seed).pack();
        let came = tried(&pack, seed);
        let mut all = all.lock().expect("no thread fails");
        let Some(came) = came else {
            all.1.insert(seed, pack);
            return;
        };
        all.0.asked += came.asked;
        all.0.beyond += came.beyond;
        all.0.stopped += came.stopped;
        all.0.seen.add(&came.seen);
        if came.differs.is_some() {
            all.2.insert(seed, pack);
        }
    });
    let (came, refused, differing) = all.into_inner().expect("no thread fails");
    let Came { asked, stopped, beyond, seen, .. } = came;
    for pack in refused.values().take(SHOWN) {
        println!("refused: {}", refusal(pack));
    }
    let refused = u64::try_from(refused.len()).unwrap_or(u64::MAX);
    println!("{many} programs, {refused} refused; {asked} questions, {stopped} stopped, {beyond} beyond");
    println!("{} differ: {:?}", differing.len(), differing.keys().collect::<Vec<_>>());
    println!("seldom met: {:?}", met::seldom(&seen));
    let shown: Vec<String> = differing.into_iter().take(3).map(|(seed, pack)| smallest(pack, seed)).collect();
    assert!(shown.is_empty(), "{}", shown.join("\n\n"));
    assert!(refused * 3 < many, "too many programs are refused to prove much: {refused} of {many}");
    assert!(beyond * 20 < asked, "too many runs came to a limit of the machine: {beyond} of {asked}");
    let seldom = met::seldom(&seen);
    assert!(many < USUAL || seldom.is_empty(), "met less than {} times: {seldom:#?}", met::OFTEN);
}
