//! What a rule may change of those who take part in it.

use std::collections::BTreeSet;

use crate::ir::{
    Act, ActKind, CellId, CellKind, FamilyIndex, FunctionId, Gate, Ir, Node, RollerAsk, RollerChange, Stacks, Type,
    walk,
};

/// More than so many are not looked at: each takes registers before the rule and after it.
const MOST: usize = 40;

/// What may change of each that a reader names, in their order, and as what it is shown: resources, flags and statuses, and
/// of a family all members.
/// None where there is more than can be looked at.
pub(super) fn by(ir: &Ir, function: FunctionId, asks: &[RollerAsk]) -> Vec<(RollerChange, Type)> {
    let cells = cells(ir, function);
    let mut all = Vec::new();
    for (ask, asked) in asks.iter().enumerate() {
        let Type::Entity(entity) = asked.field.ty else { continue };
        for cell in cells.iter().copied() {
            let Some(ty) = shown(ir, cell, entity) else { continue };
            let members = (0..ir.cells[cell].size).filter(|member| !hidden(ir, cell, *member));
            all.extend(members.map(|member| (RollerChange { ask, cell, member }, ty.clone())));
        }
    }
    if all.len() > MOST { Vec::new() } else { all }
}

/// Whether a family has this member for an entry that readers are not told of.
fn hidden(ir: &Ir, cell: CellId, member: usize) -> bool {
    match ir.cells[cell].index {
        Some(FamilyIndex::Kind(kind)) => ir.entries[ir.kinds[kind].entries.0 + member].hidden,
        Some(FamilyIndex::Enum(_)) | None => false,
    }
}

/// What a reader is shown of a cell of somebody of this sort: of a status without a counter whether it is there. None where a
/// roll shows nothing of it.
fn shown(ir: &Ir, cell: CellId, entity: usize) -> Option<Type> {
    let found = &ir.cells[cell];
    match found.kind {
        CellKind::Resource | CellKind::Flag => {
            (found.entity == entity && !ir.keeps_action(cell)).then(|| found.ty.clone())
        }
        // anyone can have a status, and readers are not told of one that is hidden from them
        CellKind::Status(status) => {
            let found = &ir.statuses[status];
            let counts = found.counter.is_some() || matches!(found.stacks, Stacks::UpTo(_));
            let hidden = found.entry.is_some_and(|entry| ir.entries[entry].hidden);
            (!hidden).then_some(if counts { Type::WHOLE } else { Type::YesNo })
        }
        CellKind::HostStat(_)
        | CellKind::StatBase(_)
        | CellKind::Memory
        | CellKind::Slot
        | CellKind::StatusLeft(_)
        | CellKind::Holds(_)
        | CellKind::Parameter(_)
        | CellKind::Once(_) => None,
    }
}

/// What a rule changes itself, by what it calls, and by what everybody does at what it announces.
fn cells(ir: &Ir, function: FunctionId) -> BTreeSet<CellId> {
    let mut walk = Walk { functions: vec![function], ..Walk::default() };
    let (mut called, mut told) = (BTreeSet::new(), BTreeSet::new());
    loop {
        if let Some(function) = walk.functions.pop() {
            if called.insert(function) {
                let found = &ir.functions[function];
                found.value.iter().for_each(|value| walk::each(value, &mut |part| walk.call(&part.node)));
                walk.body(ir, &found.body);
            }
        } else if let Some(event) = walk.events.pop() {
            if told.insert(event) {
                let everybody = ir.reactions.iter().filter(|one| one.event == event && one.gate == Gate::Open);
                everybody.for_each(|reaction| walk.body(ir, &reaction.body));
            }
        } else {
            return walk.cells;
        }
    }
}

/// What was found so far, and what is still to be looked at.
#[derive(Default)]
struct Walk {
    cells: BTreeSet<CellId>,
    functions: Vec<FunctionId>,
    events: Vec<usize>,
}

impl Walk {
    fn body(&mut self, ir: &Ir, body: &[Act]) {
        walk::values(body, &mut |part| self.call(&part.node));
        walk::acts(body, &mut |act| match &act.kind {
            ActKind::Put { cell, .. } => {
                self.cells.insert(*cell);
            }
            ActKind::Gain { status, .. } | ActKind::Lose { status, .. } => {
                self.cells.insert(ir.statuses[*status].cells.0);
            }
            ActKind::Call { function, .. } => self.functions.push(*function),
            ActKind::Announce { event, .. } => self.events.push(*event),
            _ => {}
        });
    }

    fn call(&mut self, node: &Node) {
        if let Node::Call { function, .. } = node {
            self.functions.push(*function);
        }
    }
}
