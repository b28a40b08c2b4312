//! Questions: who takes part, what is said of the world, what is done, and what is asked of it.

use runebook_compiler::ir::{Act, ActKind, CellKind, Expr, Node, Query, Type};
use runebook_runtime::Trap;

use super::amount::word;
use super::frame::Frame;
use super::state::{Evaluator, Stop, of_place};
use super::value::Value;

/// Who takes part, and the answers of a question.
impl Evaluator<'_> {
    /// Whether the condition of a question holds, and its answers, after all that it does.
    pub fn answers(&mut self, query: &Query, args: &[Value]) -> Result<(bool, Vec<Value>), Stop> {
        let mut frame = Frame::of(args.to_vec());
        self.scene(query, &mut frame)?;
        let mut begun = false;
        for act in &query.acts {
            let dispatch = is_dispatch(&act.kind);
            if dispatch && begun {
                self.next_dispatch();
            }
            self.acts(std::slice::from_ref::<Act>(act), &mut frame)?;
            if dispatch {
                self.settle()?;
                begun = true;
            }
        }
        let given = query.given.as_ref().map_or(Ok(true), |given| self.holds(given, &mut frame))?;
        let answers = self.values(&query.values, &mut frame)?;
        Ok((given, answers))
    }

    /// Everyone as they begin, and what the game answers.
    fn scene(&mut self, query: &Query, frame: &mut Frame) -> Result<(), Stop> {
        let ir = self.ir;
        for (who, character) in query.scene.iter().enumerate() {
            for store in &character.stores {
                let cell = &ir.cells[store.cell];
                let value = self.said(&store.value, of_place(&cell.ty), frame)?;
                self.world.insert((word(who), store.cell), value);
            }
            for entry in &character.holds {
                let cell = ir.entries[*entry].holds;
                self.world.insert((word(who), cell), Value::typed(&ir.cells[cell].ty, 1)?);
            }
        }
        for said in &query.said {
            let question = if said.set { &ir.sets[said.question] } else { &ir.facts[said.question] };
            let mut args = Vec::new();
            for (arg, param) in said.args.iter().zip(&question.params) {
                args.push(self.said(arg, &param.ty, frame)?.stored(&param.ty)?);
            }
            let values: Result<Vec<Value>, Stop> =
                said.values.iter().map(|value| self.said(value, &question.ty, frame)).collect();
            let answers = if said.set { &mut self.sets } else { &mut self.facts };
            answers.insert((said.question, args), values?);
        }
        self.cut(query)
    }

    /// What a character begins with is cut to a range that only the rules tell.
    fn cut(&mut self, query: &Query) -> Result<(), Stop> {
        let ir = self.ir;
        for (who, character) in query.scene.iter().enumerate() {
            for store in character.stores.iter().filter(|store| ir.cells[store.cell].kind == CellKind::Resource) {
                let now = self.cell(word(who), store.cell)?;
                let kept = Value::Number(self.within_cell(word(who), store.cell, now.number()?)?);
                if kept != now {
                    self.put(word(who), store.cell, kept)?;
                }
            }
        }
        Ok(())
    }

    fn said(&mut self, value: &Expr, ty: &Type, frame: &mut Frame) -> Result<Value, Stop> {
        let found = self.value(value, frame)?;
        match (&value.plain().node, ty) {
            (Node::None, _) => Ok(Value::nothing(ty)),
            _ => Ok(found.into_place(ty)?),
        }
    }
}

/// Whether an act of a question is a dispatch of its own.
fn is_dispatch(kind: &ActKind) -> bool {
    match kind {
        ActKind::Assign { value, .. } => matches!(value.ty, Type::Record(_)),
        ActKind::Call { .. } | ActKind::Buy { .. } | ActKind::Announce { .. } | ActKind::Command { .. } => true,
        ActKind::PerMember { .. }
        | ActKind::Step { .. }
        | ActKind::Original
        | ActKind::Put { .. }
        | ActKind::Gain { .. }
        | ActKind::Lose { .. }
        | ActKind::If { .. }
        | ActKind::Repeat { .. }
        | ActKind::For { .. }
        | ActKind::WithChance { .. }
        | ActKind::Stop
        | ActKind::StopWithChance(_)
        | ActKind::Choose { .. }
        | ActKind::Bound
        | ActKind::Decay { .. }
        | ActKind::Expire(_)
        | ActKind::Forget(_) => false,
    }
}

/// A trap of a question that asks too much of a value.
pub(super) const fn is_limit(trap: Trap) -> bool {
    matches!(trap, Trap::Overflow | Trap::TooDeep | Trap::OutOfFuel | Trap::Full(_) | Trap::TooManyPools)
}
