//! Acts of the checked program in words.

use runebook_compiler::ir::{Act, ActKind, ChooseRule, Goods, PutHow};

use super::value::{Words, rounding};

impl Words<'_> {
    /// Acts, one a line, at a depth.
    pub(super) fn acts(&self, acts: &[Act], depth: usize, text: &mut String) {
        for act in acts {
            self.act(&act.kind, depth, text);
        }
    }

    fn act(&self, kind: &ActKind, depth: usize, text: &mut String) {
        let mut line = |words: String| text.push_str(&format!("{}{words}\n", "  ".repeat(depth)));
        match kind {
            ActKind::Assign { local, value } => line(format!("{} = {}", self.local(*local), self.value(value))),
            ActKind::Step { step, local, value, body, field } => {
                let name = local.map_or_else(|| format!("number {step}"), |local| self.local(local));
                let value = value.as_ref().map(|value| format!(" = {}", self.value(value)));
                let field = field.map(|field| format!(", kept in field {field} of the context"));
                line(format!("step {name}{}{}", value.unwrap_or_default(), field.unwrap_or_default()));
                self.acts(body, depth + 1, text);
            }
            ActKind::If { cond, then, otherwise } => {
                line(format!("if {}", self.value(cond)));
                self.acts(then, depth + 1, text);
                if !otherwise.is_empty() {
                    text.push_str(&format!("{}else\n", "  ".repeat(depth)));
                    self.acts(otherwise, depth + 1, text);
                }
            }
            ActKind::Repeat { at_most, body } => {
                line(format!("repeat at most {} times", self.value(at_most)));
                self.acts(body, depth + 1, text);
            }
            ActKind::PerMember { iter, values, value, .. } => {
                let members = self.members(iter.local, &iter.of, iter.filter.as_ref());
                line(format!("{} for {members} is {}", self.local(*values), self.value(value)));
            }
            ActKind::For { iter, body } => {
                let order = iter.order.as_ref().map(|order| format!(" in order of {}", self.value(order)));
                let members = self.members(iter.local, &iter.of, iter.filter.as_ref());
                line(format!("for {members}{}", order.unwrap_or_default()));
                self.acts(body, depth + 1, text);
            }
            ActKind::WithChance { chance, body } => {
                line(format!("with chance {}", self.value(chance)));
                self.acts(body, depth + 1, text);
            }
            ActKind::Original
            | ActKind::Put { .. }
            | ActKind::Gain { .. }
            | ActKind::Lose { .. }
            | ActKind::Buy { .. }
            | ActKind::Stop
            | ActKind::StopWithChance(_)
            | ActKind::Choose { .. }
            | ActKind::Announce { .. }
            | ActKind::Call { .. }
            | ActKind::Command { .. }
            | ActKind::Bound
            | ActKind::Decay { .. }
            | ActKind::Expire(_)
            | ActKind::Forget(_) => line(self.simple(kind)),
        }
    }

    /// An act that holds no others.
    fn simple(&self, kind: &ActKind) -> String {
        let ir = self.ir;
        match kind {
            ActKind::Original => "original".to_owned(),
            ActKind::Put { owner, cell, index, how, value } => {
                let index = index.as_ref().map(|index| format!("[{}]", self.value(index))).unwrap_or_default();
                let place = format!("{}.{}{index}", self.value(owner), ir.cells[*cell].named.name);
                let value = self.value(value);
                match how {
                    PutHow::Set => format!("set {place} to {value}"),
                    PutHow::Gain => format!("{place} grows by {value}"),
                    PutHow::Lose => format!("{place} shrinks by {value}"),
                }
            }
            ActKind::Gain { who, status, amount, ticks, clock } => {
                let amount = amount.as_ref().map(|amount| format!(" {}", self.value(amount))).unwrap_or_default();
                let ticks = ticks
                    .as_ref()
                    .zip(*clock)
                    .map(|(ticks, clock)| format!(" for {} of {}", self.value(ticks), ir.clocks[clock].named.name));
                let status = &ir.statuses[*status].named.name;
                format!("{} gains{amount} {status}{}", self.value(who), ticks.unwrap_or_default())
            }
            ActKind::Lose { who, status } => format!("{} loses {}", self.value(who), ir.statuses[*status].named.name),
            ActKind::Buy { who, goods: Goods::Entry { entry, args } } => {
                format!("{} learns {}({})", self.value(who), ir.entries[*entry].named.name, self.list(args))
            }
            ActKind::Buy { who, goods: Goods::Point { cell, index } } => {
                let index = index.as_ref().map(|index| format!("[{}]", self.value(index))).unwrap_or_default();
                format!("{} buys {}{index}", self.value(who), ir.cells[*cell].named.name)
            }
            ActKind::StopWithChance(chance) => format!("stop with chance {}", self.value(chance)),
            ActKind::Choose { local, of, filter, by } => {
                let by = match by {
                    ChooseRule::Owner(owner) => self.value(owner),
                    ChooseRule::Least(value) => format!("the least {}", self.value(value)),
                    ChooseRule::Most(value) => format!("the most {}", self.value(value)),
                    ChooseRule::First => "the first".to_owned(),
                };
                format!("choose {} by {by}", self.members(*local, of, filter.as_ref()))
            }
            ActKind::Announce { event, args, seen } => {
                let seen = seen.as_ref().map(|seen| format!(" seen by {}", self.list(seen))).unwrap_or_default();
                format!("announce {}({}){seen}", ir.events[*event].named.name, self.list(args))
            }
            ActKind::Call { function, args, later } => {
                let when = if *later { "later " } else { "" };
                format!("{when}{}({})", ir.functions[*function].named.name, self.list(args))
            }
            ActKind::Command { command, args } => {
                format!("ask the host: {}({})", ir.commands[*command].named.name, self.list(args))
            }
            ActKind::Decay { cell, toward } => {
                let (name, to) = (&ir.cells[*cell].named.name, self.value(&toward.to));
                format!("{name} goes toward {to}, {}", rounding(toward.rounded))
            }
            ActKind::Expire(status) => format!("{} lasts one tick less", ir.statuses[*status].named.name),
            ActKind::Forget(cell) => format!("forget {}", ir.cells[*cell].named.name),
            ActKind::Bound => "the bound is reached".to_owned(),
            ActKind::Stop
            | ActKind::Assign { .. }
            | ActKind::PerMember { .. }
            | ActKind::Step { .. }
            | ActKind::If { .. }
            | ActKind::Repeat { .. }
            | ActKind::For { .. }
            | ActKind::WithChance { .. } => "stop".to_owned(),
        }
    }
}
