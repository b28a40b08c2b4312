//! Instructions whose jumps name the step they go to, so that others can go.

use runebook_runtime::ops::{Imm, Instr, Op};

use super::Written;

/// An instruction on the way.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub instr: Instr,
    /// The step that it may jump to.
    pub to: Option<usize>,
    /// Where it stood at first.
    pub origin: u32,
    /// Whether it must stay as it is.
    pub pinned: bool,
    /// Whether it is no longer there.
    pub gone: bool,
}

impl Step {
    /// Whether what follows it may be something else than the next step.
    pub(super) fn leaves(&self) -> bool {
        self.to.is_some() || ends(self.instr.op)
    }

    /// The steps that may follow the one at `at`.
    pub(super) fn next(&self, at: usize) -> [Option<usize>; 2] {
        let goes_on = self.gone || !(ends(self.instr.op) || self.instr.op == Op::Jump);
        [goes_on.then_some(at + 1), self.to.filter(|_| !self.gone)]
    }

    /// Leaves.
    pub(super) fn remove(&mut self) {
        self.gone = true;
        self.to = None;
    }
}

pub(super) const fn ends(op: Op) -> bool {
    matches!(op, Op::Ret | Op::Trap)
}

/// The steps of a body; `None` if one jumps out of it.
pub(super) fn read(written: &Written) -> Option<Vec<Step>> {
    let mut steps = Vec::with_capacity(written.code.len());
    for (at, instr) in written.code.iter().enumerate() {
        let jumps = instr.op.info().is_some_and(|row| row.imm == Imm::Forward || row.imm == Imm::Back);
        let to = if jumps { Some(target(at, instr.imm, written.code.len())?) } else { None };
        steps.push(Step { instr: *instr, to, origin: u32::try_from(at).ok()?, pinned: false, gone: false });
    }
    for (at, ..) in &written.watched {
        steps.get_mut(*at as usize)?.pinned = true;
    }
    Some(steps)
}

fn target(at: usize, distance: i32, length: usize) -> Option<usize> {
    let to = (at + 1).checked_add_signed(isize::try_from(distance).ok()?)?;
    (to < length).then_some(to)
}

/// Closes up where steps have left.
pub(super) fn compact(steps: &mut Vec<Step>) {
    if !steps.iter().any(|step| step.gone) {
        return;
    }
    let mut places = Vec::with_capacity(steps.len() + 1);
    let mut next = 0;
    for step in steps.iter() {
        places.push(next);
        next += usize::from(!step.gone);
    }
    places.push(next);
    steps.retain(|step| !step.gone);
    for step in steps {
        step.to = step.to.and_then(|to| places.get(to).copied());
    }
}

/// The steps as instructions again, with what was said of places.
pub(super) fn write(steps: &[Step], written: Written) -> Written {
    let place = |origin: u32| steps.partition_point(|step| step.origin < origin);
    let small = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
    let code = steps.iter().enumerate().map(|(at, step)| match step.to {
        Some(to) => Instr { imm: distance(at, to), ..step.instr },
        None => step.instr,
    });
    let mut places: Vec<(u32, _)> = Vec::with_capacity(written.places.len());
    for (origin, span) in written.places {
        let at = place(origin);
        if at >= steps.len() {
            break;
        }
        places.pop_if(|(last, _)| *last == small(at));
        places.push((small(at), span));
    }
    let watched = written.watched.into_iter().map(|(origin, clause, mark)| (small(place(origin)), clause, mark));
    Written { code: code.collect(), places, watched: watched.collect() }
}

fn distance(at: usize, to: usize) -> i32 {
    let (from, to) = (i64::try_from(at + 1).unwrap_or(0), i64::try_from(to).unwrap_or(0));
    i32::try_from(to - from).unwrap_or(0)
}
