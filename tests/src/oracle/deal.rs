//! What is bought: asked, paid and had, or nothing happens.

use runebook_compiler::ir::{CellId, EntryId, Expr, Goods, Type};

use super::frame::Frame;
use super::ratio::Ratio;
use super::state::{Evaluator, Stop};
use super::value::Value;

impl Evaluator<'_> {
    /// Someone buys something, if it may be and can be paid.
    pub(super) fn buy(&mut self, who: &Expr, goods: &Goods, frame: &mut Frame) -> Result<(), Stop> {
        let who = self.whom(who, frame)?;
        match goods {
            Goods::Entry { entry, args } => {
                let params = self.ir.entries[*entry].parameters.iter();
                let types: Vec<Type> = params.map(|parameter| parameter.ty.clone()).collect();
                let mut chosen = Vec::new();
                for (arg, ty) in args.iter().zip(types) {
                    chosen.push(self.value(arg, frame)?.into_place(&ty)?);
                }
                self.learn(who, *entry, chosen)
            }
            Goods::Point { cell, index } => {
                let member = index.as_ref().map(|index| self.value(index, frame)).transpose()?;
                let place = self.place(self.ir.cells[*cell].index, index.as_ref(), frame)?;
                self.one_more(who, *cell, *cell + place, member)
            }
        }
    }

    fn learn(&mut self, you: i64, entry: EntryId, chosen: Vec<Value>) -> Result<(), Stop> {
        let ir = self.ir;
        let found = &ir.entries[entry];
        if self.cell(you, found.holds)?.yes()? {
            return Ok(());
        }
        let mut frame = Frame::standing(you, None);
        for required in &found.requires {
            if !self.holds(required, &mut frame)? {
                return Ok(());
            }
        }
        if let Some(needs) = &found.needs {
            let waived = found.needs_waived.as_ref().map(|waived| self.holds(waived, &mut frame)).transpose()?;
            if waived != Some(true) && !self.holds(needs, &mut frame)? {
                return Ok(());
            }
        }
        for (parameter, value) in found.parameters.iter().zip(&chosen) {
            frame.set(2, value.clone());
            if let Some(filter) = &parameter.filter
                && !self.holds(filter, &mut frame)?
            {
                return Ok(());
            }
        }
        if let Some((purse, price)) = &found.price {
            let price = self.amount(price, &mut Frame::standing(you, None))?;
            if !self.pay(you, *purse, price)? {
                return Ok(());
            }
        }
        for (parameter, value) in found.parameters.iter().zip(chosen) {
            self.put(you, parameter.cell, value)?;
        }
        self.put(you, found.holds, Value::Yes(true))
    }

    fn one_more(&mut self, you: i64, family: CellId, cell: CellId, member: Option<Value>) -> Result<(), Stop> {
        let ir = self.ir;
        let found = &ir.cells[family];
        let Some((purse, price)) = &found.bought else { return Ok(()) };
        let mut frame = Frame::standing(you, None);
        if let Some(member) = member {
            frame.set(2, member);
        }
        let now = self.cell(you, cell)?.number()?;
        if let Some(high) = &found.high
            && now >= self.amount(high, &mut frame)?
        {
            return Ok(());
        }
        let price = self.amount(price, &mut frame)?;
        if self.pay(you, *purse, price)? {
            self.put(you, cell, Value::Number(now.plus(Ratio::ONE)?))?;
        }
        Ok(())
    }

    fn pay(&mut self, you: i64, purse: CellId, price: Ratio) -> Result<bool, Stop> {
        let has = self.cell(you, purse)?.number()?;
        if has < price {
            return Ok(false);
        }
        self.put(you, purse, Value::Number(has.minus(price)?))?;
        Ok(true)
    }
}
