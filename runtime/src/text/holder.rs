//! Who reads: the source of live numbers, and of the reasons behind them.

use crate::machine::{At, Bare, Host, Machine, Silent, Sink, Step};

/// Where a live number comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A function of the table: (holder) → value.
    Function(u32),
    /// A stat of the holder.
    Stat(u32),
}

/// Somebody for whom numbers are worked out.
pub trait Holder {
    /// Whether there is anybody at all; without, texts are as the book prints them.
    const KNOWN: bool = true;

    /// The stored number of a source now: its numerator over the hole's denominator. `None` where it cannot be worked out.
    fn number(&mut self, source: Source) -> Option<i64>;
}

impl<H: Holder> Holder for &mut H {
    const KNOWN: bool = H::KNOWN;

    fn number(&mut self, source: Source) -> Option<i64> {
        (**self).number(source)
    }
}

/// Nobody in particular: the book's reader.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Nobody;

impl Holder for Nobody {
    const KNOWN: bool = false;

    fn number(&mut self, _source: Source) -> Option<i64> {
        None
    }
}

/// An entity of a host. Numbers are worked out by the very machine that plays, outside any context: what holds only in an
/// attack does not count. A dispatch that waits, or is not carried out yet, goes on as it was, and what it has written counts, as it
/// does for [`Machine::read_stat`]: [`Machine::clear`] drops it.
#[derive(Debug)]
pub struct Live<'m, 't, 's, H: ?Sized> {
    machine: &'m mut Machine<'t, 's>,
    host: &'m H,
    holder: i64,
}

impl<'m, 't, 's, H: Host + ?Sized> Live<'m, 't, 's, H> {
    /// The entity `holder` of a host. The machine's table must be one that the words fit.
    pub fn new(machine: &'m mut Machine<'t, 's>, host: &'m H, holder: i64) -> Live<'m, 't, 's, H> {
        Live { machine, host, holder }
    }

    /// Calls `tell` for each modifier that counts in a number, in the order of its working out.
    pub fn why(&mut self, source: Source, tell: &mut dyn FnMut(Reason)) {
        let _ = evaluate(self.machine, self.host, self.holder, source, &mut Reasons { tell });
    }
}

impl<'m, 't, 's> Live<'m, 't, 's, Bare> {
    /// Somebody who has nothing: every stored number is at its start.
    pub fn bare(machine: &'m mut Machine<'t, 's>) -> Live<'m, 't, 's, Bare> {
        Live { machine, host: &Bare, holder: 0 }
    }
}

impl<H: Host + ?Sized> Holder for Live<'_, '_, '_, H> {
    fn number(&mut self, source: Source) -> Option<i64> {
        evaluate(self.machine, self.host, self.holder, source, &mut Silent)
    }
}

/// A modifier that counts in a live number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    /// Which modifier of the table; its `gate` says which entry or status it belongs to, and that has a name.
    pub modifier: u32,
    /// Who holds it.
    pub you: i64,
    /// Its value: numerator and denominator. A change of dice tells its first pool: how many, and of how many sides.
    pub value: (i64, i64),
}

fn evaluate<H: Host + ?Sized, K: Sink>(
    machine: &mut Machine<'_, '_>,
    host: &H,
    holder: i64,
    source: Source,
    sink: &mut K,
) -> Option<i64> {
    match source {
        Source::Stat(stat) => machine.read_stat(host, sink, stat, holder, crate::NONE).ok().map(|words| words[0]),
        Source::Function(function) => {
            // where chance decides there is no number
            machine.evaluate(host, sink, function, &[holder]).ok()?.first().copied()
        }
    }
}

struct Reasons<'k> {
    tell: &'k mut dyn FnMut(Reason),
}

impl Sink for Reasons<'_> {
    fn step(&mut self, _at: At, step: Step<'_>) {
        if let Step::Applied { modifier, you, value } = step {
            let value = (value.first().copied().unwrap_or(0), value.get(1).copied().unwrap_or(1));
            (self.tell)(Reason { modifier, you, value });
        }
    }
}
