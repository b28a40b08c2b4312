//! What rows and cases leave out, and what two of them share: found exactly, between the numbers that they name.

use std::collections::BTreeSet;

use crate::check::meets::turned;
use crate::check::shape::shape;
use crate::fold::{self, Ratio};
use crate::interval::{self, Interval};
use crate::ir::{CmpOp, Expr, Ir, Local, Node, Type};

/// The most combinations that are looked through.
const MOST: usize = 1 << 14;

/// The values that conditions ask for, cut where they name a number.
pub(super) struct Space<'e> {
    ir: &'e Ir,
    dims: Vec<Dim<'e>>,
    asked: Vec<Asked>,
}

/// One value that is asked for.
struct Dim<'e> {
    key: String,
    term: &'e Expr,
    whole: bool,
    domain: Interval,
    cuts: BTreeSet<Cut>,
    cells: Vec<Cell>,
}

/// A ratio in order.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Cut(Ratio);

impl Ord for Cut {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        let ((a, b), (c, d)) = (self.0, other.0);
        a.saturating_mul(d).cmp(&c.saturating_mul(b))
    }
}

impl PartialOrd for Cut {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

/// Values that no condition tells apart: one, or all between two cuts.
#[derive(Clone, Copy)]
enum Cell {
    Point(Cut),
    Between(Option<Cut>, Option<Cut>),
}

/// A condition over the values.
enum Asked {
    Is { dim: usize, op: CmpOp, value: Cut },
    All(Box<Self>, Box<Self>),
    Any(Box<Self>, Box<Self>),
    Not(Box<Self>),
}

/// From which to which cell of each value.
pub(super) struct Part(Vec<(usize, usize)>);

impl<'e> Space<'e> {
    /// The values that these conditions ask for; `known` are the intervals of locals. None if there are too many.
    pub(super) fn new(ir: &'e Ir, known: &[Interval], conditions: &[&'e Expr]) -> Option<Self> {
        let mut space = Self { ir, dims: Vec::new(), asked: Vec::new() };
        for condition in conditions {
            let asked = space.asked(known, condition);
            space.asked.push(asked);
        }
        space.dims.iter_mut().for_each(Dim::cut);
        let size = space.dims.iter().try_fold(1_usize, |size, dim| size.checked_mul(dim.cells.len()))?;
        (size <= MOST).then_some(space)
    }

    fn asked(&mut self, known: &[Interval], condition: &'e Expr) -> Asked {
        match &condition.node {
            Node::And(left, right) => Asked::All(Box::new(self.asked(known, left)), Box::new(self.asked(known, right))),
            Node::Or(left, right) => Asked::Any(Box::new(self.asked(known, left)), Box::new(self.asked(known, right))),
            Node::Not(inner) => Asked::Not(Box::new(self.asked(known, inner))),
            Node::Named { value, .. } => self.asked(known, value),
            Node::Compare { op, left, right } => match (constant(left), constant(right)) {
                (None, Some(value)) => self.is(known, left, *op, value),
                (Some(value), None) => self.is(known, right, turned(*op), value),
                _ => self.is(known, condition, CmpOp::Eq, (1, 1)),
            },
            _ => self.is(known, condition, CmpOp::Eq, (1, 1)),
        }
    }

    fn is(&mut self, known: &[Interval], term: &'e Expr, op: CmpOp, value: Ratio) -> Asked {
        let key = shape(term);
        let dim = self.dims.iter().position(|dim| dim.key == key).unwrap_or_else(|| {
            self.dims.push(Dim::new(self.ir, known, key, term));
            self.dims.len() - 1
        });
        self.dims[dim].cuts.insert(Cut(value));
        Asked::Is { dim, op, value: Cut(value) }
    }

    /// What no condition holds for, the first parts of it.
    pub(super) fn left_out(&self, most: usize) -> Vec<Part> {
        let mut parts: Vec<Part> = Vec::new();
        let out = |cells: &[usize]| !self.asked.iter().any(|asked| self.holds(asked, cells));
        self.combinations(&mut |cells| {
            if out(cells) && !parts.iter().any(|part| part.has(cells)) {
                parts.push(self.grown(cells, &out));
            }
            parts.len() < most
        });
        parts
    }

    /// What two of the conditions both hold for, the first part of it.
    pub(super) fn shared(&self, one: usize, other: usize) -> Option<Part> {
        let mut found = None;
        let both = |cells: &[usize]| self.holds(&self.asked[one], cells) && self.holds(&self.asked[other], cells);
        self.combinations(&mut |cells| {
            if both(cells) {
                found = Some(self.grown(cells, &both));
            }
            found.is_none()
        });
        found
    }

    fn holds(&self, asked: &Asked, cells: &[usize]) -> bool {
        match asked {
            Asked::Is { dim, op, value } => self.dims[*dim].cells[cells[*dim]].holds(*op, *value),
            Asked::All(one, other) => self.holds(one, cells) && self.holds(other, cells),
            Asked::Any(one, other) => self.holds(one, cells) || self.holds(other, cells),
            Asked::Not(inner) => !self.holds(inner, cells),
        }
    }

    /// Goes through the combinations while `go_on` says so.
    fn combinations(&self, go_on: &mut dyn FnMut(&[usize]) -> bool) {
        let mut cells = vec![0; self.dims.len()];
        if self.dims.iter().any(|dim| dim.cells.is_empty()) {
            return;
        }
        loop {
            if !go_on(&cells) {
                return;
            }
            let Some(next) = (0..cells.len()).find(|dim| cells[*dim] + 1 < self.dims[*dim].cells.len()) else { return };
            cells[..next].fill(0);
            cells[next] += 1;
        }
    }

    /// The part around a combination in which `like` is true everywhere.
    fn grown(&self, cells: &[usize], like: &dyn Fn(&[usize]) -> bool) -> Part {
        let mut part = Part(cells.iter().map(|cell| (*cell, *cell)).collect());
        for dim in 0..cells.len() {
            while part.0[dim].1 + 1 < self.dims[dim].cells.len() {
                let mut wider = Part(part.0.clone());
                wider.0[dim] = (part.0[dim].1 + 1, part.0[dim].1 + 1);
                if !wider.all(like) {
                    break;
                }
                part.0[dim].1 += 1;
            }
        }
        part
    }

    /// A part in words, one for each value that matters: `a` and "4..6". None if one of them has no name.
    pub(super) fn words(&self, locals: &[Local], part: &Part) -> Option<Vec<(String, String)>> {
        let mut words = Vec::new();
        for (dim, range) in self.dims.iter().zip(&part.0) {
            if *range != (0, dim.cells.len() - 1) || self.dims.len() == 1 {
                words.push((named(self.ir, locals, dim.term)?, dim.words(self.ir, *range)?));
            }
        }
        (!words.is_empty()).then_some(words)
    }

    /// A part of the only value that is asked for, in words.
    pub(super) fn plain_words(&self, part: &Part) -> Option<String> {
        let [dim] = self.dims.as_slice() else { return None };
        let words = dim.words(self.ir, part.0[0])?;
        Some(if words.contains(' ') && dim.term.ty.number().is_some() { format!("what is {words}") } else { words })
    }
}

impl Part {
    fn has(&self, cells: &[usize]) -> bool {
        self.0.iter().zip(cells).all(|((from, to), cell)| (from..=to).contains(&cell))
    }

    /// Whether all combinations in it are alike.
    fn all(&self, like: &dyn Fn(&[usize]) -> bool) -> bool {
        let mut cells: Vec<usize> = self.0.iter().map(|(from, _)| *from).collect();
        loop {
            if !like(&cells) {
                return false;
            }
            let Some(next) = (0..cells.len()).find(|dim| cells[*dim] < self.0[*dim].1) else { return true };
            for (cell, (from, _)) in cells.iter_mut().zip(&self.0).take(next) {
                *cell = *from;
            }
            cells[next] += 1;
        }
    }
}

impl<'e> Dim<'e> {
    fn new(ir: &Ir, known: &[Interval], key: String, term: &'e Expr) -> Self {
        let (whole, domain) = match &term.ty {
            Type::Number(number) => (number.denominator == 1, interval::of_body(ir, term, known)),
            Type::YesNo => (true, Interval::between(0, 1)),
            Type::Member(id) => {
                (true, Interval::between(0, i64::try_from(ir.enums[*id].members.len()).unwrap_or(i64::MAX) - 1))
            }
            Type::Entry(_) | Type::Entity(_) => (true, Interval::default()),
            Type::Dice
            | Type::Chance
            | Type::Context(_)
            | Type::Set(..)
            | Type::Record(_)
            | Type::StatName(_)
            | Type::EventName
            | Type::Text
            | Type::Any => (false, Interval::default()),
        };
        Self { key, term, whole, domain, cuts: BTreeSet::new(), cells: Vec::new() }
    }

    /// Finds the cells.
    fn cut(&mut self) {
        if matches!(self.term.ty, Type::Member(_)) && self.cuts.contains(&Cut((-1, 1))) {
            self.domain.low = Some((-1, 1)); // none can be asked for, so it can be
        }
        let (low, high) = (self.domain.low.map(Cut), self.domain.high.map(Cut));
        self.cuts.extend(low.into_iter().chain(high));
        let inside = |cut: &Cut| low.is_none_or(|low| *cut >= low) && high.is_none_or(|high| *cut <= high);
        let cuts: Vec<Cut> = self.cuts.iter().copied().filter(inside).collect();
        let mut before = None;
        for cut in cuts.iter().copied() {
            if before.is_some() || low.is_none() {
                self.cells.push(Cell::Between(before, Some(cut)));
            }
            self.cells.push(Cell::Point(cut));
            before = Some(cut);
        }
        if high.is_none() {
            self.cells.push(Cell::Between(before, None));
        }
        if self.whole {
            self.cells.retain(|cell| cell.has_whole());
        }
    }

    /// From one cell to another, in words; none for all of them where a number has no end.
    fn words(&self, ir: &Ir, (from, to): (usize, usize)) -> Option<String> {
        let names = |name: &dyn Fn(i64) -> Option<String>| {
            let (low, high) = (self.cells[from].ends(true).0?, self.cells[to].ends(true).1?);
            let all: Option<Vec<String>> =
                (i64::try_from(low.0).ok()?..=i64::try_from(high.0).ok()?).map(name).collect();
            Some(crate::error::listed(&all?, "or"))
        };
        match &self.term.ty {
            Type::YesNo => names(&|at| Some(if at == 0 { "`no`" } else { "`yes`" }.to_owned())),
            Type::Member(id) => names(&|at| match usize::try_from(at) {
                Ok(at) => Some(format!("`{}`", ir.enums[*id].members.get(at)?.name)),
                Err(_) => Some("`none`".to_owned()),
            }),
            Type::Number(_) => Some(match (self.cells[from].ends(self.whole).0, self.cells[to].ends(self.whole).1) {
                (Some(low), Some(high)) if low == high => shown(low),
                (Some(low), Some(high)) if self.whole => format!("{}..{}", shown(low), shown(high)),
                (Some(low), Some(high)) => format!("between {} and {}", shown(low), shown(high)),
                (None, Some(high)) if self.whole => format!("less than {}", high.0 + 1),
                (Some(low), None) if self.whole => format!("more than {}", low.0 - 1),
                (None, Some(high)) => format!("less than {}", shown(high)),
                (Some(low), None) => format!("more than {}", shown(low)),
                (None, None) => return None,
            }),
            Type::Dice
            | Type::Chance
            | Type::Entry(_)
            | Type::Entity(_)
            | Type::Context(_)
            | Type::Set(..)
            | Type::Record(_)
            | Type::StatName(_)
            | Type::EventName
            | Type::Text
            | Type::Any => None,
        }
    }
}

impl Cell {
    fn holds(self, op: CmpOp, value: Cut) -> bool {
        let (less, equal) = match self {
            Self::Point(point) => (point < value, point == value),
            Self::Between(_, high) => (high.is_some_and(|high| high <= value), false),
        };
        match op {
            CmpOp::Eq => equal,
            CmpOp::Ne => !equal,
            CmpOp::Lt => less,
            CmpOp::Le => less || equal,
            CmpOp::Gt => !less && !equal,
            CmpOp::Ge => !less,
        }
    }

    fn has_whole(self) -> bool {
        match self {
            Self::Point(Cut((_, d))) => d == 1,
            Self::Between(..) => !matches!(self.ends(true), (Some(low), Some(high)) if low.0 > high.0),
        }
    }

    /// The least and the greatest value; of whole numbers those inside.
    fn ends(self, whole: bool) -> (Option<Ratio>, Option<Ratio>) {
        match self {
            Self::Point(Cut(value)) => (Some(value), Some(value)),
            Self::Between(low, high) if whole => {
                (low.map(|Cut((n, d))| (n.div_euclid(d) + 1, 1)), high.map(|Cut((n, d))| (-(-n).div_euclid(d) - 1, 1)))
            }
            Self::Between(low, high) => (low.map(|cut| cut.0), high.map(|cut| cut.0)),
        }
    }
}

/// The number that a constant is compared as: a member is its place, none the place before the first.
fn constant(value: &Expr) -> Option<Ratio> {
    match &value.plain().node {
        Node::Entry(entry) => i128::try_from(*entry).ok().map(|entry| (entry, 1)),
        Node::None => Some((-1, 1)),
        _ => fold::ratio(value),
    }
}

/// What the author calls a value.
fn named(ir: &Ir, locals: &[Local], term: &Expr) -> Option<String> {
    match &term.node {
        Node::Local(local) => locals.get(*local).map(|local| local.name.clone()),
        Node::Stat { stat, .. } => Some(ir.stats[*stat].named.name.clone()),
        Node::Cell { cell, .. } => Some(ir.cells[*cell].named.name.clone()),
        Node::Field { kind, field, .. } => Some(ir.kinds[*kind].fields[*field].named.name.clone()),
        Node::Role { context, index } => match context.ty {
            Type::Context(context) => Some(ir.contexts[context].roles[*index].named.name.clone()),
            _ => None,
        },
        _ => None,
    }
}

fn shown((n, d): Ratio) -> String {
    if d == 1 { n.to_string() } else { format!("{n}/{d}") }
}
