//! Two draws of which only a sum or difference is ever seen: an opposed roll, damage less armour.
//!
//! `let margin = roll 1d20 + a - roll 1d20` has 400 ways but 39 margins. Where the code shows that everything after the
//! second draw depends on the two results only through one form `x·first + y·second`, ways with the same form are taken
//! together and one of them stands for all. The code between is still run by the machine, once for each.

use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

use runebook_runtime::ops::{Access, Imm, Instr, Op, spans};
use runebook_runtime::{Draw, Table};

use super::live::Code;
use crate::draw::{Draws, Faces};
use crate::number::Natural;
use crate::refused::Refused;

/// How a register depends on the two results, beside all that does not.
type Form = (i64, i64);

/// Two draws that are only seen together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Pair {
    /// The instruction of the second draw, in the same function.
    pub(super) second: u32,
    /// The form in which they are seen.
    form: Form,
}

impl Pair {
    /// Follows the code from the draw at `pc` on, as far as it goes straight.
    pub(super) fn find(table: &Table<'_>, code: &Code, pc: u32) -> Option<Pair> {
        let first = code.instrs.get(pc.checked_sub(code.start)? as usize).filter(|instr| is_draw(**instr))?;
        let mut follow = Follow { forms: BTreeMap::from([(u16::from(first.a), (1, 0))]), seen: Vec::new() };
        let mut second = None;
        for (at, instr) in (code.start..).zip(&code.instrs).skip_while(|(at, _)| *at <= pc) {
            let draws = is_draw(*instr);
            if turns(*instr) || (draws && second.is_some()) {
                follow.seen.extend(follow.forms.iter().filter(|(r, _)| code.needs(at, **r)).map(|(_, form)| *form));
                return Some(Pair { second: second?, form: shared(&follow.seen)? });
            }
            follow.instr(table, *instr)?;
            if draws {
                // Nothing may have been seen of the first alone: the second draw is then the same for all.
                if !follow.seen.is_empty() {
                    return None;
                }
                second = Some(at);
                follow.forms.insert(instr.a.into(), (0, 1));
            }
        }
        None
    }
}

fn is_draw(instr: Instr) -> bool {
    instr.op == Op::Roll || instr.op == Op::Draw || instr.op == Op::Pick
}

/// Whether the code does not go straight on after an instruction.
fn turns(instr: Instr) -> bool {
    let jumps = instr.op.info().is_none_or(|row| row.imm == Imm::Forward || row.imm == Imm::Back);
    jumps || instr.op == Op::Ret || instr.op == Op::Trap
}

/// Registers that depend on a result, and the forms in which something was seen of them.
struct Follow {
    forms: BTreeMap<u16, Form>,
    seen: Vec<Form>,
}

impl Follow {
    fn form(&self, register: u8) -> Form {
        self.forms.get(&u16::from(register)).copied().unwrap_or((0, 0))
    }

    /// Follows one instruction; `None` if a form grows too large.
    fn instr(&mut self, table: &Table<'_>, instr: Instr) -> Option<()> {
        let (left, right) = (self.form(instr.b), self.form(instr.c));
        let imm = i64::from(instr.imm);
        let result = if instr.op == Op::Move || instr.op == Op::AddImm {
            left
        } else if instr.op == Op::Neg {
            scaled(left, -1)?
        } else if instr.op == Op::MulImm {
            scaled(left, imm)?
        } else if instr.op == Op::Add {
            sum(left, right)?
        } else if instr.op == Op::Sub {
            sum(left, scaled(right, -1)?)?
        } else if compares(instr.op) {
            self.see(sum(left, scaled(right, -1)?)?);
            (0, 0)
        } else {
            return self.other(table, instr);
        };
        if result == (0, 0) {
            self.forms.remove(&u16::from(instr.a));
        } else {
            self.forms.insert(instr.a.into(), result);
        }
        Some(())
    }

    fn see(&mut self, form: Form) {
        self.seen.extend(Some(form).filter(|form| *form != (0, 0)));
    }

    /// Whatever else is read is seen as it is; what is written from it depends on nothing more.
    fn other(&mut self, table: &Table<'_>, instr: Instr) -> Option<()> {
        let mut written = Vec::new();
        spans(table, instr, 256, &mut |access, first, length| {
            for register in first..first.saturating_add(length) {
                match access {
                    Access::Read => self.seen.extend(self.forms.get(&register)),
                    Access::Write => written.push(register),
                }
            }
        });
        written.iter().for_each(|register| {
            self.forms.remove(register);
        });
        Some(())
    }
}

fn compares(op: Op) -> bool {
    op == Op::Eq || op == Op::Ne || op == Op::Lt || op == Op::Le
}

fn sum(left: Form, right: Form) -> Option<Form> {
    Some((left.0.checked_add(right.0)?, left.1.checked_add(right.1)?))
}

fn scaled(form: Form, by: i64) -> Option<Form> {
    Some((form.0.checked_mul(by)?, form.1.checked_mul(by)?))
}

/// The one form that all are multiples of; `None` if there are several.
fn shared(forms: &[Form]) -> Option<Form> {
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

/// Ways of two draws, taken together where their form is equal: for each first result the second results that stand for
/// all, with the ways they stand for.
#[derive(Debug)]
pub(super) struct Together {
    pub(super) results: Vec<(i64, Vec<(i64, Natural)>)>,
    pub(super) ways: Natural,
}

/// Remembers which ways go together.
#[derive(Debug, Default)]
pub(super) struct Pairs {
    known: HashMap<(Draw, Draw, Form), Rc<Together>>,
}

impl Pairs {
    pub(super) fn together(
        &mut self,
        draws: &mut Draws,
        pair: Pair,
        first: Draw,
        second: Draw,
    ) -> Result<Rc<Together>, Refused> {
        let key = (first, second, pair.form);
        if let Some(known) = self.known.get(&key) {
            return Ok(Rc::clone(known));
        }
        let together = Rc::new(together(&*draws.faces(first)?, &*draws.faces(second)?, pair.form));
        self.known.insert(key, Rc::clone(&together));
        Ok(together)
    }
}

fn together(first: &Faces, second: &Faces, form: Form) -> Together {
    let mut sorted = Sorted::default();
    for place in ends_first(first.results.len()) {
        let Some((one, ways)) = first.results.get(place) else { continue };
        sorted.results.push((*one, Vec::new()));
        for (other_place, (other, more)) in second.results.iter().enumerate() {
            let sum = i128::from(form.0) * i128::from(*one) + i128::from(form.1) * i128::from(*other);
            // Corners stand for themselves alone: where a number can grow too large, it does so at a corner.
            let corner = is_end(place, first.results.len()) && is_end(other_place, second.results.len());
            let corner = corner.then_some((place, other_place));
            sorted.add((sum, corner), *other, ways.times(more));
        }
    }
    sorted.results.retain(|(_, mine)| !mine.is_empty());
    Together { results: sorted.results, ways: first.ways.times(&second.ways) }
}

/// The first and the last place, then the others: so few first results stand for all.
fn ends_first(count: usize) -> impl Iterator<Item = usize> {
    let last = count.checked_sub(1).filter(|last| *last > 0);
    std::iter::once(0).chain(last).chain(1..count.saturating_sub(1))
}

fn is_end(place: usize, count: usize) -> bool {
    place == 0 || place + 1 == count
}

/// What is told apart: the form, and corners from everything.
type Class = (i128, Option<(usize, usize)>);

/// Ways by class, each with the place of the one that stands for it.
#[derive(Default)]
struct Sorted {
    places: HashMap<Class, (usize, usize)>,
    results: Vec<(i64, Vec<(i64, Natural)>)>,
}

impl Sorted {
    /// Adds ways of the present first result.
    fn add(&mut self, class: Class, other: i64, ways: Natural) {
        let row = self.results.len().saturating_sub(1);
        if let Some((row, column)) = self.places.get(&class) {
            if let Some((_, known)) = self.results.get_mut(*row).and_then(|(_, mine)| mine.get_mut(*column)) {
                *known = known.plus(&ways);
            }
        } else if let Some((_, mine)) = self.results.get_mut(row) {
            self.places.insert(class, (row, mine.len()));
            mine.push((other, ways));
        }
    }
}
