//! Reading by bindings: the modifiers of a stat and the reactions of an event that may apply, and no others. Whoever
//! listens to steps is told of the others, too, so then, and where a binding is missing or stale, all are gone over.

use super::Run;
use crate::NONE;
use crate::machine::chooser::Chooser;
use crate::machine::held::Held;
use crate::machine::host::Host;
use crate::machine::sink::Sink;
use crate::program::{Event, Holder, Modifier, Stat};
use crate::verify::NO_INDEX;

/// Most creatures whose modifiers meet in one stat.
const RUNS: usize = 8;

/// The modifiers of a stat by who holds them, each in the order of the table.
pub(super) struct Runs<'h> {
    runs: [One<'h>; RUNS],
    count: usize,
}

/// The modifiers of a stat that one holds.
#[derive(Clone, Copy)]
pub(super) struct One<'h> {
    pub(super) rows: &'h [u32],
    you: i64,
    /// The role in which `you` holds; without one, `you` owns the stat.
    role: Option<u8>,
}

impl One<'_> {
    const NONE: Self = One { rows: &[], you: NONE, role: None };

    /// One of its rows.
    #[cfg_attr(not(feature = "lean"), inline)]
    pub(super) fn candidate(&self, row: u32) -> Candidate {
        Candidate { modifier: row >> 1, you: self.you, sure: row & 1 == 1, role: self.role }
    }
}

/// A modifier that may apply.
#[derive(Clone, Copy)]
pub(super) struct Candidate {
    pub(super) modifier: u32,
    pub(super) you: i64,
    /// Whether the gate need not be asked.
    pub(super) sure: bool,
    role: Option<u8>,
}

impl Candidate {
    /// Whether the modifier is held in this way: one entity may be in several roles.
    #[cfg_attr(not(feature = "lean"), inline)]
    pub(super) fn fits(&self, modifier: &Modifier) -> bool {
        match modifier.holder {
            Holder::Nobody | Holder::Owner => self.role.is_none(),
            Holder::Role(role) => self.role == Some(role),
            Holder::Audience => false,
        }
    }
}

impl<'h> Runs<'h> {
    fn of(first: One<'h>) -> Runs<'h> {
        let mut runs = Runs { runs: [One::NONE; RUNS], count: 1 };
        runs.runs[0] = first;
        runs
    }

    #[cfg_attr(not(feature = "lean"), inline)]
    fn push(&mut self, rows: &'h [u32], you: i64, role: u8) -> Option<()> {
        if !rows.is_empty() {
            *self.runs.get_mut(self.count)? = One { rows, you, role: Some(role) };
            self.count += 1;
        }
        Some(())
    }

    /// The next in the order of the table.
    pub(super) fn next(&mut self) -> Option<Candidate> {
        let mut found: Option<(u32, &mut One<'h>)> = None;
        for run in self.runs.get_mut(..self.count)? {
            let Some(first) = run.rows.first().copied() else { continue };
            if found.as_ref().is_none_or(|(least, _)| first < *least) {
                found = Some((first, run));
            }
        }
        let (first, run) = found?;
        run.rows = run.rows.get(1..)?;
        Some(run.candidate(first))
    }
}

impl<'r, H, C, K> Run<'r, '_, '_, H, C, K>
where
    H: Host + ?Sized,
    C: Chooser + ?Sized,
    K: Sink,
{
    /// What an entity holds, if it is bound and nothing it holds has changed in this dispatch.
    #[cfg_attr(not(feature = "lean"), inline)]
    fn binding(&self, entity: i64) -> Option<Held<'r>> {
        if K::ON || self.m.state.restructured { None } else { self.host.held(entity) }
    }

    /// The rules that nobody holds, as `binding`.
    #[cfg_attr(not(feature = "lean"), inline)]
    fn nobody(&self) -> Option<&Held<'r>> {
        self.nobody.as_ref().filter(|_| !self.m.state.restructured)
    }

    /// Whether an entity holds an entry, as far as its binding knows.
    pub(super) fn known_to_hold(&self, entity: i64, entry: u32) -> Option<bool> {
        match self.binding(entity)?.entry(entry) {
            None => Some(false),
            Some(true) => Some(true),
            Some(false) => None,
        }
    }

    /// The modifiers of a stat that its owner holds, what always adds to it (and of how many modifiers), and the roles in
    /// which others may hold some; `None` where all must be gone over.
    pub(super) fn own(&self, row: &Stat, stat: u32, owner: i64) -> Option<(One<'r>, (i64, u32), u32)> {
        let nobody = self.nobody()?;
        let roles = nobody.stat_roles.get(stat as usize).copied()?;
        if row.context != NO_INDEX {
            return Some((One { rows: nobody.of_stat(stat), you: owner, role: None }, (0, 0), roles));
        }
        let own = self.binding(owner)?;
        Some((One { rows: own.of_stat(stat), you: owner, role: None }, own.sum(stat), roles))
    }

    /// The same with those of others in their roles; `None` as above.
    pub(super) fn runs(&self, own: One<'r>, mut roles: u32, stat: u32, evaluation: i64) -> Option<Runs<'r>> {
        let mut runs = Runs::of(own);
        while roles != 0 {
            let role = roles.trailing_zeros() as u8;
            roles &= roles - 1;
            if let Some(you) = self.entity_in(evaluation, role) {
                runs.push(self.binding(you)?.of_stat(stat), you, role)?;
            }
        }
        Some(runs)
    }

    /// The next reaction of the event on top, at or after `from`, that somebody there may have; `None` where all must be
    /// gone over.
    pub(super) fn next_reaction(&self, event: &Event, from: u32) -> Option<u32> {
        let nobody = self.nobody()?;
        let (params, context) = nobody.roles.get(self.m.state.top.function as usize).copied()?;
        let base = self.m.state.top.base as usize;
        let mut next = nobody.next_reaction(from);
        let mut meet = |held: Held<'r>| {
            next = [next, held.next_reaction(from)].into_iter().flatten().min();
        };
        for role in bits(params) {
            let you = self.m.word(base.saturating_add(usize::from(role)));
            if you >= 0 {
                meet(self.binding(you)?);
            }
        }
        for role in bits(context) {
            if let Some(you) = self.entity_in(self.m.word(base), role) {
                meet(self.binding(you)?);
            }
        }
        Some(next.map_or(event.reactions.1, |next| next.min(event.reactions.1)))
    }
}

/// The places of the bits that are set.
fn bits(mut bits: u32) -> impl Iterator<Item = u8> {
    core::iter::from_fn(move || {
        let place = (bits != 0).then(|| bits.trailing_zeros() as u8);
        bits &= bits.wrapping_sub(1);
        place
    })
}
