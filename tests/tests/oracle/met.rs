//! What programs must have met: every instruction, every sort of value and act, every rounding and layer.

use runebook_runtime::ops::ALL;
use runebook_tests::oracle::Seen;
use runebook_tests::oracle::seen::names::{ACTS, NODES};
use runebook_tests::oracle::seen::{LAYERS, OTHERS, ROUNDINGS};

/// How often at least.
pub const OFTEN: u64 = 100;

/// What no program of rules can come to, and why.
const NEVER: &[(&str, &str)] = &[
    ("node Bad", "a mistake that was reported"),
    ("node Text", "the sentence of a test"),
    ("act StopWithChance", "only a process stops so, and games do not get it"),
    ("node Outer", "a context around is found by whatever asks for it"),
    ("kind", "no construct of the language asks for the kind of an entry"),
    ("pick", "every choice is settled by a rule or by someone"),
];

/// What was met too seldom, with how often it was.
pub fn seldom(seen: &Seen) -> Vec<(&'static str, u64)> {
    let ops = ALL.iter().copied().flatten().map(|info| info.mnemonic);
    let all = ops.chain([NODES, ACTS, ROUNDINGS, LAYERS, OTHERS].into_iter().flatten().copied());
    let counted = all.map(|name| (name, seen.counts.get(name).copied().unwrap_or(0)));
    counted.filter(|(name, count)| *count < OFTEN && !NEVER.iter().any(|(never, _)| never == name)).collect()
}
