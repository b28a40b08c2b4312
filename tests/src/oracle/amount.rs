//! Values: what each node means.

use runebook_compiler::ir::{BinOp, CmpOp, DiceOp, Expr, Node, Type};
use runebook_runtime::Trap;

use super::dice::Pools;
use super::frame::Frame;
use super::ratio::Ratio;
use super::state::{Evaluator, Stop};
use super::value::{NONE, Value};

type Worked = Result<Value, Stop>;

impl Evaluator<'_> {
    /// What a value is.
    pub fn value(&mut self, expr: &Expr, frame: &mut Frame) -> Worked {
        self.seen.node(&expr.node);
        match &expr.node {
            Node::Const(number) => Ok(Value::typed(&expr.ty, *number)?),
            Node::Dice { count: 0, .. } => Ok(Value::Dice(Pools::default())),
            Node::Dice { count, sides } => Ok(Value::Dice(Pools::of(*count, *sides)?)),
            Node::None | Node::Bad | Node::Text(_) => Ok(Value::Of(NONE)),
            Node::Entry(at) | Node::Character(at) => Ok(Value::Of(word(*at))),
            Node::Local(local) => Ok(frame.get(*local)?),
            Node::Here(kind) => Ok(Value::Of(self.here(frame, *kind))),
            Node::Named { value, .. } | Node::Unrounded(value) | Node::InUnit(value) => self.value(value, frame),
            Node::Cell { owner, cell, index } => {
                let owner = self.whom(owner, frame)?;
                let place = self.place(self.ir.cells[*cell].index, index.as_deref(), frame)?;
                self.cell(owner, cell + place)
            }
            Node::Stat { owner, stat, index, within } => {
                let owner = self.whom(owner, frame)?;
                let here = self.read_in(within.as_deref(), frame)?;
                let place = self.place(self.ir.stats[*stat].index, index.as_deref(), frame)?;
                self.stat(owner, stat + place, here)
            }
            Node::StatNamed { owner, name, within } => {
                let owner = self.whom(owner, frame)?;
                let here = self.read_in(within.as_deref(), frame)?;
                let stat = usize::try_from(self.value(name, frame)?.of()?).map_err(|_| Trap::BadIndex)?;
                self.stat(owner, stat, here)
            }
            Node::Field { entry, field, .. } => {
                let entry = self.whom(entry, frame)?;
                self.field(entry, *field)
            }
            Node::FieldHas { entry, field, member, .. } => {
                let entry = self.whom(entry, frame)?;
                self.field_has(entry, *field, word(*member))
            }
            Node::Role { context, index } => {
                let context = self.whom(context, frame)?;
                let context = self.context(context)?;
                Ok(context.values.get(*index).cloned().ok_or(Trap::NoContext)?)
            }
            Node::NewContext { context, values } => self.new_context(*context, values, frame),
            Node::Outer(kind) => Ok(Value::Of(self.outer(*kind))),
            Node::InRole { context, role, who } => {
                let who = self.value(who, frame)?;
                let here = self.here(frame, *context);
                Ok(Value::Yes(here >= 0 && self.context(here)?.values.get(*role) == Some(&who)))
            }
            Node::Call { function, args } => {
                let args = self.values(args, frame)?;
                self.called(*function, args, frame.here)
            }
            Node::Result { record, index } => match self.value(record, frame)? {
                Value::Record(results) => Ok(results.get(*index).cloned().ok_or(Trap::Broken)?),
                other => Ok(other),
            },
            Node::Fact { fact, args } => {
                let args = self.values(args, frame)?;
                self.fact(*fact, args)
            }
            Node::Set { .. }
            | Node::SlotSet { .. }
            | Node::AllEntries(_)
            | Node::AllMembers(_)
            | Node::Numbers { .. } => Ok(Value::Set(self.members(expr, frame)?)),
            Node::Binary { op, left, right } => self.binary(*op, left, right, frame),
            Node::Neg(value) => Ok(Value::Number(self.amount(value, frame)?.negated())),
            Node::Round { value, how } => {
                self.seen.rounding(*how);
                Ok(Value::Number(self.amount(value, frame)?.rounded_to(1, *how)?))
            }
            Node::Compare { op, left, right } => self.compare(*op, left, right, frame),
            Node::And(left, right) => Ok(Value::Yes(self.holds(left, frame)? && self.holds(right, frame)?)),
            Node::Or(left, right) => Ok(Value::Yes(self.holds(left, frame)? || self.holds(right, frame)?)),
            Node::Not(value) => Ok(Value::Yes(!self.holds(value, frame)?)),
            Node::If { cond, then, otherwise } => {
                let way = if self.holds(cond, frame)? { then } else { otherwise };
                Ok(self.value(way, frame)?.into_place(&expr.ty)?)
            }
            Node::Roll(dice) => {
                let dice = self.value(dice, frame)?.dice()?;
                Ok(Value::Number(Ratio::whole(self.roll(&dice)?)))
            }
            Node::Maximum(dice) => Ok(number(self.value(dice, frame)?.dice()?.maximum())),
            Node::Minimum(dice) => Ok(number(self.value(dice, frame)?.dice()?.minimum())),
            Node::DiceOf { count, sides } => {
                let (count, sides) = (self.value(count, frame)?.whole()?, self.value(sides, frame)?.whole()?);
                Ok(Value::Dice(Pools::of(count, sides)?))
            }
            Node::DiceOp { op, dice, by } => self.dice_op(*op, dice, by, frame),
            Node::SumFamily { owner, stat, size, within } => {
                let owner = self.whom(owner, frame)?;
                let here = self.read_in(within.as_deref(), frame)?;
                let each: Result<Vec<Value>, Stop> =
                    (*stat..stat + size).map(|stat| self.stat(owner, stat, here)).collect();
                Ok(sum(&expr.ty, each?)?)
            }
            Node::SumOver { local, of, filter, value } => {
                let mut all = Vec::new();
                for member in self.counted(*local, of, filter.as_deref(), frame)? {
                    frame.set(*local, member);
                    all.push(self.value(value, frame)?.into_place(&expr.ty)?);
                }
                Ok(sum(&expr.ty, all)?)
            }
            Node::CountOver { local, of, filter } => {
                let counted = self.counted(*local, of, filter.as_deref(), frame)?;
                Ok(number(word(counted.len())))
            }
            Node::CountLearned { who, kind, with } => {
                let who = self.whom(who, frame)?;
                let with = match with {
                    Some((field, value)) => Some((*field, self.value(value, frame)?)),
                    None => None,
                };
                self.learned(who, *kind, with)
            }
            Node::Holds { who, entry } => {
                let (who, entry) = (self.whom(who, frame)?, self.whom(entry, frame)?);
                Ok(Value::Yes(self.has(who, entry)?))
            }
            Node::InSlot { owner, cell, entry } => {
                let (owner, entry) = (self.whom(owner, frame)?, self.whom(entry, frame)?);
                Ok(Value::Yes(self.lies_in(owner, *cell, entry)?))
            }
            Node::Announced(event) => Ok(Value::Yes(self.announced.contains(event))),
            Node::OfMember { members, values, of } => {
                let wanted = self.value(of, frame)?;
                let (Value::Set(members), Value::Set(values)) = (frame.get(*members)?, frame.get(*values)?) else {
                    return Err(Trap::Broken.into());
                };
                let found = members.into_iter().zip(values).find(|(member, _)| *member == wanted);
                Ok(found.ok_or(Trap::OutOfRange)?.1)
            }
        }
    }

    /// Several values.
    pub fn values(&mut self, all: &[Expr], frame: &mut Frame) -> Result<Vec<Value>, Stop> {
        all.iter().map(|one| self.value(one, frame)).collect()
    }

    /// Who or which.
    pub fn whom(&mut self, expr: &Expr, frame: &mut Frame) -> Result<i64, Stop> {
        Ok(self.value(expr, frame)?.of()?)
    }

    /// Whether a condition holds.
    pub fn holds(&mut self, expr: &Expr, frame: &mut Frame) -> Result<bool, Stop> {
        Ok(self.value(expr, frame)?.yes()?)
    }

    /// How much.
    pub fn amount(&mut self, expr: &Expr, frame: &mut Frame) -> Result<Ratio, Stop> {
        Ok(self.value(expr, frame)?.number()?)
    }

    fn binary(&mut self, op: BinOp, left: &Expr, right: &Expr, frame: &mut Frame) -> Worked {
        let (left, right) = (self.amount(left, frame)?, self.amount(right, frame)?);
        Ok(Value::Number(match op {
            BinOp::Add => left.plus(right)?,
            BinOp::Sub => left.minus(right)?,
            BinOp::Mul => left.times(right)?,
            BinOp::Div => left.over(right)?,
            BinOp::Pow => left.to_the(right)?,
            BinOp::Min => left.min(right),
            BinOp::Max => left.max(right),
        }))
    }

    /// Nobody is of no sort: what is asked of another in the context that may be nobody is no, and `is not` is yes.
    fn compare(&mut self, op: CmpOp, left: &Expr, right: &Expr, frame: &mut Frame) -> Worked {
        if let Node::Stat { owner, .. } = &left.node
            && let Node::Role { context, .. } = &owner.node
            && matches!(context.node, Node::Here(_))
            && matches!(left.ty, Type::Member(_))
            && self.whom(owner, frame)? < 0
        {
            return Ok(Value::Yes(op == CmpOp::Ne));
        }
        let (one, other) = (self.value(left, frame)?, self.value(right, frame)?);
        let same = match (&one, &other) {
            (Value::Dice(dice), Value::Number(_)) => *dice == other.clone().dice()?,
            (Value::Number(_), Value::Dice(dice)) => *dice == one.clone().dice()?,
            _ => one == other,
        };
        Ok(Value::Yes(match op {
            CmpOp::Eq => same,
            CmpOp::Ne => !same,
            CmpOp::Lt => one.number()? < other.number()?,
            CmpOp::Le => one.number()? <= other.number()?,
            CmpOp::Gt => one.number()? > other.number()?,
            CmpOp::Ge => one.number()? >= other.number()?,
        }))
    }

    fn dice_op(&mut self, op: DiceOp, dice: &Expr, by: &Expr, frame: &mut Frame) -> Worked {
        self.seen.dice(op);
        let dice = self.value(dice, frame)?.dice()?;
        let by = self.value(by, frame)?;
        Ok(Value::Dice(match (op, by) {
            (DiceOp::Add, by) => dice.and(by.dice()?)?,
            (_, by) => dice.changed(op, by.whole()?)?,
        }))
    }

    pub(super) fn field(&mut self, entry: i64, field: usize) -> Worked {
        let ir = self.ir;
        let entry = usize::try_from(entry).ok().and_then(|at| ir.entries.get(at)).ok_or(Trap::NoEntry)?;
        let ty = &ir.kinds[entry.kind].fields[field].ty;
        let said = &entry.fields.get(field).ok_or(Trap::BadIndex)?.values;
        let mut frame = Frame::default();
        if matches!(ty, Type::Set(..)) {
            return Ok(Value::Set(self.values(said, &mut frame)?));
        }
        let Some(value) = said.first() else { return Ok(Value::nothing(ty)) };
        Ok(self.value(value, &mut frame)?.into_place(ty)?)
    }

    fn field_has(&mut self, entry: i64, field: usize, member: i64) -> Worked {
        let Value::Set(members) = self.field(entry, field)? else { return Err(Trap::Broken.into()) };
        Ok(Value::Yes(members.contains(&Value::Of(member))))
    }
}

/// All added up, in a place of this type.
fn sum(ty: &Type, all: Vec<Value>) -> Result<Value, Trap> {
    if ty.is_dice() {
        let dice = all.into_iter().try_fold(Pools::default(), |sum, one| sum.and(one.dice()?))?;
        return Ok(Value::Dice(dice));
    }
    let sum = all.iter().try_fold(Ratio::ZERO, |sum, one| sum.plus(one.number()?))?;
    Ok(Value::Number(sum))
}

pub(super) fn number(number: i64) -> Value {
    Value::Number(Ratio::whole(number))
}

pub(super) fn word(at: usize) -> i64 {
    i64::try_from(at).unwrap_or(NONE)
}
