//! Two draws of which only a sum or difference is ever seen: an opposed roll, damage less armour.
//!
//! `let margin = roll 1d20 + a - roll 1d20` has 400 ways but 39 margins. Where the code shows that everything after the
//! second draw depends on the two results only through one form `x·first + y·second`, ways with the same form are taken
//! together and one of them stands for all. The code is still run by the machine, once for each.

use std::collections::{BTreeMap, BTreeSet};

use runebook_runtime::Table;
use runebook_runtime::ops::{Access, Instr, Op, spans};

use super::live::{Code, successors};

/// How a register depends on the two results, beside all that does not: so many times the one and the other.
pub(super) type Form = (i64, i64);

/// The second draws by instruction, each with the form in which both are seen.
pub(super) type Seconds = BTreeMap<u32, Form>;

/// The draws that come next after the draw at `pc` and are only seen together with it.
pub(super) fn seconds(table: &Table<'_>, code: &Code, pc: u32) -> Seconds {
    let Some(place) = pc.checked_sub(code.start).map(|place| place as usize) else { return Seconds::new() };
    let Some(first) = code.instrs.get(place).filter(|instr| is_draw(**instr)) else { return Seconds::new() };
    let mut before = Flow::new(table, code);
    before.from(place, BTreeMap::from([(first.a.into(), (1, 0))]));
    // Nothing may be seen of the first alone, so that the way to the second and its dice are the same for all.
    if before.lost || !before.seen.is_empty() {
        return Seconds::new();
    }
    let stops = std::mem::take(&mut before.stops);
    let both = stops.into_iter().filter_map(|(place, forms)| {
        let form = together(table, code, place, forms)?;
        Some((code.start.checked_add(u32::try_from(place).ok()?)?, form))
    });
    both.collect()
}

/// The form in which what is drawn at `place` and what came before are seen, if it is one.
fn together(table: &Table<'_>, code: &Code, place: usize, mut forms: Forms) -> Option<Form> {
    let second = code.instrs.get(place)?;
    let mut reads = false;
    spans(table, *second, 256, &mut |access, first, length| {
        reads |= access == Access::Read
            && (first..first.saturating_add(length)).any(|register| forms.contains_key(&register));
    });
    forms.insert(second.a.into(), (0, 1));
    let mut after = Flow::new(table, code);
    after.from(place, forms);
    let stops = std::mem::take(&mut after.stops);
    let ends = std::mem::take(&mut after.ends);
    for (place, forms) in stops.iter().chain(&ends) {
        after.seen.extend(forms.iter().filter(|(register, _)| code.needs(*place, **register)).map(|(_, form)| *form));
    }
    if reads || after.lost { None } else { shared(&after.seen) }
}

fn is_draw(instr: Instr) -> bool {
    instr.op == Op::Roll || instr.op == Op::Draw || instr.op == Op::Pick
}

/// The one form that all are multiples of; `None` if there are several.
fn shared(forms: &BTreeSet<Form>) -> Option<Form> {
    let mut forms = forms.iter().map(|form| lowest(*form));
    let first = forms.next().unwrap_or((0, 0));
    forms.all(|form| form == first).then_some(first)
}

/// In lowest terms, the first number that is not 0 above 0.
fn lowest((x, y): Form) -> Form {
    let shared = num_integer::gcd(x, y).max(1);
    let sign = if x < 0 || (x == 0 && y < 0) { -1 } else { 1 };
    (x / shared * sign, y / shared * sign)
}

/// Registers that depend on a result.
type Forms = BTreeMap<u16, Form>;

/// Follows the code on all ways up to the next draw or the end.
///
/// What is made of results in another way than by sums is said to be seen; it then depends on nothing more than what
/// was seen, and so does the way that the code takes.
struct Flow<'f, 't> {
    table: &'f Table<'t>,
    code: &'f Code,
    forms: BTreeMap<usize, Forms>,
    todo: Vec<usize>,
    seen: BTreeSet<Form>,
    /// What holds at the next draws.
    stops: BTreeMap<usize, Forms>,
    /// What holds at returns.
    ends: BTreeMap<usize, Forms>,
    /// A form grew too large.
    lost: bool,
}

impl<'f, 't> Flow<'f, 't> {
    fn new(table: &'f Table<'t>, code: &'f Code) -> Flow<'f, 't> {
        let (forms, stops, ends) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
        Flow { table, code, forms, todo: Vec::new(), seen: BTreeSet::new(), stops, ends, lost: false }
    }

    /// Follows on from the instruction after `place`.
    fn from(&mut self, place: usize, forms: Forms) {
        self.join(place + 1, &forms);
        while let Some(place) = self.todo.pop() {
            let Some(instr) = self.code.instrs.get(place).copied() else { continue };
            let mut forms = self.forms.get(&place).cloned().unwrap_or_default();
            if is_draw(instr) {
                self.stops.insert(place, forms);
            } else if instr.op == Op::Ret {
                self.ends.insert(place, forms);
            } else if instr.op != Op::Trap {
                if !self.code.is_idle(place) {
                    self.follow(instr, &mut forms);
                }
                successors(instr, place).into_iter().flatten().for_each(|next| self.join(next, &forms));
            }
        }
    }

    /// Where ways meet with different forms in a register, these are seen.
    fn join(&mut self, place: usize, forms: &Forms) {
        let mut forms = forms.clone();
        forms.retain(|register, _| self.code.needs(place, *register));
        let Some(known) = self.forms.get_mut(&place) else {
            self.forms.insert(place, forms);
            self.todo.push(place);
            return;
        };
        let before = known.len();
        let differ =
            |(register, form): (&u16, &Form), other: &Forms| (other.get(register) != Some(form)).then_some(*form);
        let mine = known.iter().filter_map(|entry| differ(entry, &forms));
        let theirs = forms.iter().filter_map(|entry| differ(entry, known));
        self.seen.extend(mine.chain(theirs));
        known.retain(|register, form| forms.get(register) == Some(form));
        if known.len() < before {
            self.todo.push(place);
        }
    }

    fn follow(&mut self, instr: Instr, forms: &mut Forms) {
        match linear(instr, forms) {
            Linear::Sum(Some((0, 0))) => {
                forms.remove(&u16::from(instr.a));
            }
            Linear::Sum(Some(form)) => {
                forms.insert(instr.a.into(), form);
            }
            Linear::Compared(Some(form)) => {
                self.seen.extend(Some(form).filter(|form| *form != (0, 0)));
                forms.remove(&u16::from(instr.a));
            }
            Linear::Decided(Some(form)) => self.seen.extend(Some(form).filter(|form| *form != (0, 0))),
            Linear::Sum(None) | Linear::Compared(None) | Linear::Decided(None) => self.lost = true,
            Linear::Other => self.other(instr, forms),
        }
    }

    /// Whatever else is read is seen as it is; what is written from it depends on nothing more.
    fn other(&mut self, instr: Instr, forms: &mut Forms) {
        let mut written = Vec::new();
        spans(self.table, instr, 256, &mut |access, first, length| {
            for register in first..first.saturating_add(length) {
                match access {
                    Access::Read => self.seen.extend(forms.get(&register)),
                    Access::Write => written.push(register),
                }
            }
        });
        written.iter().for_each(|register| {
            forms.remove(register);
        });
    }
}

/// What an instruction makes of forms. `None` if a form grows too large.
enum Linear {
    /// A sum.
    Sum(Option<Form>),
    /// A yes or no that depends on this alone.
    Compared(Option<Form>),
    /// A way that depends on this alone.
    Decided(Option<Form>),
    /// Something else.
    Other,
}

fn linear(instr: Instr, forms: &Forms) -> Linear {
    let form = |register: u8| forms.get(&u16::from(register)).copied().unwrap_or((0, 0));
    let (left, right, imm) = (form(instr.b), form(instr.c), i64::from(instr.imm));
    let less = || scaled(right, -1).and_then(|right| sum(left, right));
    if instr.op == Op::Move || instr.op == Op::AddImm {
        Linear::Sum(Some(left))
    } else if instr.op == Op::Neg {
        Linear::Sum(scaled(left, -1))
    } else if instr.op == Op::MulImm {
        Linear::Sum(scaled(left, imm))
    } else if instr.op == Op::Add {
        Linear::Sum(sum(left, right))
    } else if instr.op == Op::Sub {
        Linear::Sum(less())
    } else if instr.op == Op::Eq || instr.op == Op::Ne || instr.op == Op::Lt || instr.op == Op::Le {
        Linear::Compared(less())
    } else if instr.op == Op::IfEq || instr.op == Op::IfNe || instr.op == Op::IfLt || instr.op == Op::IfLe {
        let first = form(instr.a);
        Linear::Decided(scaled(left, -1).and_then(|second| sum(first, second)))
    } else {
        Linear::Other
    }
}

fn sum(left: Form, right: Form) -> Option<Form> {
    Some((left.0.checked_add(right.0)?, left.1.checked_add(right.1)?))
}

fn scaled(form: Form, by: i64) -> Option<Form> {
    Some((form.0.checked_mul(by)?, form.1.checked_mul(by)?))
}
