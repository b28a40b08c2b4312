//! Live numbers: amounts in the rules that differ from holder to holder and depend on nothing else, so that a game can show
//! them as they are now: "half your Grace" is 7.
//!
//! Each has a function in the table, (you) → number; the words for games name it.

use std::sync::Arc;

use crate::fold;
use crate::ir::{ActKind, Expr, FunctionKind, Ir, Node, Source, walk};

/// A live number, and everywhere it stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Live {
    /// The number, in terms of local 0, you.
    pub value: Expr,
    /// Where it stands.
    pub places: Vec<Place>,
}

impl Live {
    /// The entry whose price it is.
    #[must_use]
    pub fn price(&self) -> Option<usize> {
        self.places.iter().find_map(|place| if let Place::Price(entry) = place { Some(*entry) } else { None })
    }
}

/// Where an amount stands in the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A constant of an entry: which entry, which constant.
    Constant(usize, usize),
    /// A constant of a status: which status, which constant.
    StatusConstant(usize, usize),
    /// By or to what a standing change changes.
    Modifier(usize),
    /// The cap of a standing change.
    Cap(usize),
    /// What an entry costs.
    Price(usize),
    /// The number of an act of a trigger: which trigger, which of its acts.
    Act(usize, usize),
}

impl Place {
    /// All places in a fixed order.
    fn all(ir: &Ir) -> Vec<Self> {
        let mut all = Vec::new();
        for (id, entry) in ir.entries.iter().enumerate() {
            all.extend((0..entry.constants.len()).map(|at| Self::Constant(id, at)));
            all.extend(entry.price.is_some().then_some(Self::Price(id)));
        }
        for (id, status) in ir.statuses.iter().enumerate() {
            all.extend((0..status.constants.len()).map(|at| Self::StatusConstant(id, at)));
        }
        for (id, modifier) in ir.modifiers.iter().enumerate() {
            all.push(Self::Modifier(id));
            all.extend(modifier.up_to.is_some().then_some(Self::Cap(id)));
        }
        for (id, reaction) in ir.reactions.iter().enumerate() {
            all.extend((0..reaction.body.len()).map(|at| Self::Act(id, at)));
        }
        all
    }

    /// The amount that stands there.
    #[must_use]
    pub fn amount(self, ir: &Ir) -> Option<&Expr> {
        match self {
            Self::Constant(entry, at) => Some(&ir.entries.get(entry)?.constants.get(at)?.value),
            Self::StatusConstant(status, at) => Some(&ir.statuses.get(status)?.constants.get(at)?.value),
            Self::Modifier(at) => Some(&ir.modifiers.get(at)?.value),
            Self::Cap(at) => ir.modifiers.get(at)?.up_to.as_ref(),
            Self::Price(entry) => ir.entries.get(entry)?.price.as_ref().map(|(_, price)| price),
            Self::Act(reaction, at) => act(&ir.reactions.get(reaction)?.body.get(at)?.kind),
        }
    }

    /// The same, to be changed.
    pub fn amount_mut(self, ir: &mut Ir) -> Option<&mut Expr> {
        match self {
            Self::Constant(entry, at) => {
                Some(&mut Arc::make_mut(ir.entries.get_mut(entry)?).constants.get_mut(at)?.value)
            }
            Self::StatusConstant(status, at) => Some(&mut ir.statuses.get_mut(status)?.constants.get_mut(at)?.value),
            Self::Modifier(at) => Some(&mut Arc::make_mut(ir.modifiers.get_mut(at)?).value),
            Self::Cap(at) => Arc::make_mut(ir.modifiers.get_mut(at)?).up_to.as_mut(),
            Self::Price(entry) => Arc::make_mut(ir.entries.get_mut(entry)?).price.as_mut().map(|(_, price)| price),
            Self::Act(reaction, at) => {
                act_mut(&mut Arc::make_mut(ir.reactions.get_mut(reaction)?).body.get_mut(at)?.kind)
            }
        }
    }

    /// The entry or status that it belongs to; none for rules that nobody holds.
    #[must_use]
    pub fn source(self, ir: &Ir) -> Option<Source> {
        let source = match self {
            Self::Constant(entry, _) | Self::Price(entry) => Source::Entry(entry),
            Self::StatusConstant(status, _) => Source::Status(status),
            Self::Modifier(at) | Self::Cap(at) => ir.modifiers.get(at)?.source,
            Self::Act(reaction, _) => ir.reactions.get(reaction)?.source,
        };
        (source != Source::Rules).then_some(source)
    }

    /// The local that is you there.
    fn you(self, ir: &Ir) -> usize {
        match self {
            Self::Constant(..) | Self::StatusConstant(..) | Self::Modifier(_) | Self::Cap(_) | Self::Price(_) => 0,
            Self::Act(reaction, _) => ir.reactions.get(reaction).map_or(0, |reaction| reaction.you),
        }
    }
}

/// By or to how much an act changes something.
fn act(kind: &ActKind) -> Option<&Expr> {
    if let ActKind::Put { value, .. } = kind {
        return Some(value);
    }
    if let ActKind::Gain { amount, .. } = kind { amount.as_ref() } else { None }
}

fn act_mut(kind: &mut ActKind) -> Option<&mut Expr> {
    if let ActKind::Gain { amount, .. } = kind {
        return amount.as_mut();
    }
    if let ActKind::Put { value, .. } = kind { Some(value) } else { None }
}

/// The live numbers of a program, in a fixed order; equal ones are one.
#[must_use]
pub fn live(ir: &Ir) -> Vec<Live> {
    let mut all: Vec<Live> = Vec::new();
    for place in Place::all(ir) {
        let Some(amount) = place.amount(ir).filter(|_| shown(ir, place)) else { continue };
        let Some(value) = of_you(ir, amount, place.you(ir)) else { continue };
        match all.iter_mut().find(|live| live.value == value) {
            Some(known) => known.places.push(place),
            None => all.push(Live { value, places: vec![place] }),
        }
    }
    all
}

/// Whether players are told of it at all.
fn shown(ir: &Ir, place: Place) -> bool {
    match place.source(ir) {
        Some(Source::Entry(entry)) => !ir.entries[entry].hidden,
        Some(Source::Status(status)) => ir.statuses[status].entry.is_none_or(|entry| !ir.entries[entry].hidden),
        Some(Source::Rules) | None => false,
    }
}

/// The number in terms of local 0, without its places in the text, if it depends on you alone and differs from holder to
/// holder.
fn of_you(ir: &Ir, amount: &Expr, you: usize) -> Option<Expr> {
    let whole = amount.ty.number().is_some_and(|number| number.denominator == 1 && !number.divided);
    let mut reads = false;
    let mut fits = whole && fold::ratio(amount).is_none();
    walk::each(amount, &mut |part| {
        reads |= matches!(part.node, Node::Local(_));
        fits &= allowed(ir, part, you);
    });
    (fits && reads).then(|| bare(amount, you))
}

/// Whether a part of a number asks nothing but you, and leaves nothing to chance.
fn allowed(ir: &Ir, part: &Expr, you: usize) -> bool {
    match &part.node {
        Node::Local(local) => *local == you,
        Node::Const(_)
        | Node::Dice { .. }
        | Node::None
        | Node::Entry(_)
        | Node::Named { .. }
        | Node::Cell { .. }
        | Node::Field { .. }
        | Node::FieldHas { .. }
        | Node::Fact { .. }
        | Node::Binary { .. }
        | Node::Neg(_)
        | Node::Round { .. }
        | Node::Unrounded(_)
        | Node::InUnit(_)
        | Node::Compare { .. }
        | Node::And(..)
        | Node::Or(..)
        | Node::Not(_)
        | Node::If { .. }
        | Node::Maximum(_)
        | Node::Minimum(_)
        | Node::DiceOf { .. }
        | Node::DiceOp { .. }
        | Node::CountLearned { .. }
        | Node::Holds { .. }
        | Node::InSlot { .. } => true,
        Node::Stat { within, .. } | Node::SumFamily { within, .. } => within.is_none(),
        Node::Call { function, .. } => match ir.functions[*function].kind {
            FunctionKind::Formula | FunctionKind::Table => true,
            FunctionKind::Chance
            | FunctionKind::Procedure
            | FunctionKind::Check
            | FunctionKind::Die
            | FunctionKind::Process
            | FunctionKind::Plan
            | FunctionKind::Action
            | FunctionKind::Tick => false,
        },
        Node::Character(_)
        | Node::Text(_)
        | Node::Here(_)
        | Node::Outer(_)
        | Node::StatNamed { .. }
        | Node::Role { .. }
        | Node::NewContext { .. }
        | Node::InRole { .. }
        | Node::Result { .. }
        | Node::Set { .. }
        | Node::SlotSet { .. }
        | Node::AllEntries(_)
        | Node::AllMembers(_)
        | Node::Numbers { .. }
        | Node::Roll(_)
        | Node::SumOver { .. }
        | Node::CountOver { .. }
        | Node::Announced(_)
        | Node::OfMember { .. }
        | Node::Bad => false,
    }
}

/// The number wherever it stands: you are local 0, and equal numbers are equal.
fn bare(amount: &Expr, you: usize) -> Expr {
    let mut value = amount.plain().clone();
    strip(&mut value, you);
    value
}

fn strip(value: &mut Expr, you: usize) {
    while let Node::Named { value: inner, .. } = &mut value.node {
        *value = (**inner).clone();
    }
    value.span = crate::resolve::NOWHERE;
    if let Node::Local(local) = &mut value.node
        && *local == you
    {
        *local = 0;
    }
    walk::parts_mut(value).into_iter().for_each(|part| strip(part, you));
}
