//! Contexts and ranges: where a value is read, what is around it, and what it must keep within.

use runebook_compiler::ir::{CellId, CellKind, ContextId, Expr, FamilyIndex, Type};
use runebook_runtime::Trap;

use super::amount::word;
use super::frame::Frame;
use super::ratio::Ratio;
use super::state::{Context, Evaluator, Stop};
use super::value::{NONE, Value};

/// The range of a number that declares none.
pub(super) const WIDEST: i64 = 1_000_000;

impl Evaluator<'_> {
    /// The context of a kind that a standing value is read in.
    pub(super) fn here(&self, frame: &Frame, kind: ContextId) -> i64 {
        let here = frame.here.filter(|here| self.context(*here).is_ok_and(|context| context.kind == kind));
        here.unwrap_or(NONE)
    }

    /// The context that a stat is read in: the one said, else that of the standing value which reads it.
    pub(super) fn read_in(&mut self, within: Option<&Expr>, frame: &mut Frame) -> Result<Option<i64>, Stop> {
        match within {
            Some(within) => Ok(Some(self.whom(within, frame)?).filter(|context| *context >= 0)),
            None => Ok(frame.here),
        }
    }

    /// The place of a member in its family.
    pub(super) fn place(
        &mut self,
        family: Option<FamilyIndex>,
        member: Option<&Expr>,
        frame: &mut Frame,
    ) -> Result<usize, Stop> {
        let Some(member) = member else { return Ok(0) };
        let member = self.whom(member, frame)?;
        let (first, size) = match family {
            Some(FamilyIndex::Kind(kind)) => {
                let (first, end) = self.ir.kinds[kind].entries;
                (word(first), end - first)
            }
            Some(FamilyIndex::Enum(id)) => (0, self.ir.enums[id].members.len()),
            None => return Err(Trap::Broken.into()),
        };
        Ok(usize::try_from(member - first).ok().filter(|place| *place < size).ok_or(Trap::BadIndex)?)
    }

    pub(super) fn new_context(&mut self, kind: ContextId, values: &[Expr], frame: &mut Frame) -> Result<Value, Stop> {
        let ir = self.ir;
        let mut made = Vec::new();
        for (value, role) in values.iter().zip(&ir.contexts[kind].roles) {
            made.push(self.value(value, frame)?.into_place(&role.ty)?);
        }
        self.contexts.push(Context { kind, first: made.clone(), values: made, reacted: Default::default() });
        Ok(Value::Of(word(self.contexts.len() - 1)))
    }

    /// The nearest context of a kind around what happens. What happens in a context that was made during another of its
    /// kind sees nothing around that other.
    pub(super) fn outer(&self, wanted: ContextId) -> i64 {
        let mut around = self.around.iter().rev();
        let Some(own) = around.next() else { return NONE };
        if own.0 == wanted {
            return own.1;
        }
        for (kind, handle) in around {
            if *kind == wanted {
                return *handle;
            }
            if *kind == own.0 && *handle != own.1 {
                return NONE;
            }
        }
        NONE
    }

    /// The entity in a role of a context.
    pub(super) fn in_role(&self, context: i64, role: usize) -> Option<i64> {
        let found = self.context(context).ok()?;
        let declared = self.ir.contexts[found.kind].roles.get(role)?;
        let entity = matches!(declared.ty, Type::Entity(_)) && role < self.ir.contexts[found.kind].role_count;
        let who = found.values.get(role)?.of().ok()?;
        Some(who).filter(|who| entity && *who >= 0)
    }

    /// A number outside the range that its place declares stops the rules.
    pub(super) fn in_range(value: &Value, range: Option<(i64, i64)>) -> Result<(), Stop> {
        if let (Some((low, high)), Value::Number(number)) = (range, value)
            && (*number < Ratio::whole(low) || *number > Ratio::whole(high))
        {
            return Err(Trap::OutOfRange.into());
        }
        Ok(())
    }

    /// What a cell makes of a number: what goes past an end stops there.
    pub(super) fn within_cell(&mut self, owner: i64, cell: CellId, number: Ratio) -> Result<Ratio, Stop> {
        let ir = self.ir;
        let found = &ir.cells[cell];
        let (least, most) = match (&found.kind, &found.ty) {
            (CellKind::Resource, Type::Number(_)) => (-WIDEST, WIDEST),
            (CellKind::Status(_) | CellKind::StatusLeft(_), _) => (0, WIDEST),
            _ => return Ok(number),
        };
        let low = match &found.low {
            Some(low) => self.of_you(owner, low, &found.ty)?.number()?,
            None => Ratio::whole(least),
        };
        let high = match &found.high {
            Some(high) => self.of_you(owner, high, &found.ty)?.number()?,
            None => Ratio::whole(most),
        };
        Ok(number.max(low).min(high))
    }
}
