//! Modifiers and reactions as records with their functions.

use runebook_runtime::ops::Op;
use runebook_runtime::program::{self, Gate as G, Holder as H, Layer as L, Symbol};

use super::body::Body;
use super::function::in_range;
use super::watch::{Clause, ClauseKind, Mark};
use super::{Emitter, index, whole};
use crate::ir::{Gate, Holder, Layer, Modifier, Once, Reaction, Source, Type};
use crate::resolve::stable_id;

impl Emitter<'_> {
    /// Modifiers sorted by stat, layer, bonus type and id; reactions by event, priority and id.
    pub(super) fn rules(&mut self) {
        self.modifiers();
        self.reactions();
    }

    fn gate_of(&self, gate: Gate) -> G {
        match gate {
            Gate::Open => G::Open,
            Gate::Entry(entry) => G::Entry(index(entry)),
            Gate::Status(status) => G::Cell(index(self.ir.statuses[status].cells.0)),
        }
    }

    /// The order of sources among equals: that of stable ids.
    pub(super) fn source_order(&self, source: Source) -> u64 {
        match source {
            Source::Entry(entry) => self.ir.entries[entry].id,
            Source::Status(status) => stable_id(self.ir.statuses[status].known_as()),
            Source::Rules => 0,
        }
    }

    /// What people read for the source of a rule.
    fn source_title(&self, source: Source) -> String {
        match source {
            Source::Entry(entry) => self.ir.entries[entry].named.title.clone(),
            Source::Status(status) => self.ir.statuses[status].named.title.clone(),
            Source::Rules => String::new(),
        }
    }

    fn modifiers(&mut self) {
        let mut rows: Vec<(program::Modifier, String, Option<usize>)> = Vec::new();
        let ir = self.ir;
        for (at, modifier) in ir.modifiers.iter().enumerate() {
            let bonus_type = self.bonus_type(modifier.typed.as_ref());
            let mut made: Vec<((i64, bool), u32)> = Vec::new();
            let clause = self.watched(of_modifier(modifier));
            for stat in &modifier.targets {
                let ty = &ir.stats[*stat].ty;
                let key = (ty.number().map_or(1, |number| number.denominator), ty.is_dice());
                let function = match made.iter().find(|(seen, _)| *seen == key) {
                    Some((_, function)) => *function,
                    None => {
                        let function = self.modifier_function(at, modifier, ty);
                        made.push((key, function));
                        function
                    }
                };
                rows.push((
                    program::Modifier {
                        id: modifier.id,
                        stat: index(*stat),
                        layer: layer(modifier.layer),
                        bonus_type,
                        priority: modifier.priority,
                        holder: holder(modifier.holder),
                        gate: self.gate_of(modifier.gate),
                        function,
                    },
                    self.source_title(modifier.source),
                    clause,
                ));
            }
        }
        rows.sort_by_key(|(row, ..)| (row.stat, row.layer, row.bonus_type, row.id));
        self.watch_rows(rows.iter().map(|(.., clause)| *clause).collect(), Vec::new());
        for (at, (row, title, _)) in rows.into_iter().enumerate() {
            if !title.is_empty() {
                self.symbol(Symbol::Modifier(index(at)), &title);
            }
            self.program.modifiers.push(row);
        }
        for stat in 0..self.program.stats.len() {
            let first = self.program.modifiers.partition_point(|row| row.stat < index(stat));
            let end = self.program.modifiers.partition_point(|row| row.stat <= index(stat));
            self.program.stats[stat].modifiers = (index(first), index(end));
        }
    }

    /// A function (you, context) → (applies, value, denominator), or (applies, eight registers of dice).
    fn modifier_function(&mut self, at: usize, modifier: &Modifier, ty: &Type) -> u32 {
        let name = format!("modifier.{at}");
        let function = self.reserve(&name);
        let mut body = Body::new(&name);
        body.standing = true;
        body.at(modifier.span);
        body.add_locals(self.ir, &modifier.locals);
        let dice = ty.is_dice() && matches!(modifier.layer, Layer::Add | Layer::Is);
        let results = if dice { 9 } else { 3 };
        let first = body.take(results);
        body.results = (first, u8::try_from(results).unwrap_or(0));
        if let Some(when) = &modifier.when {
            let mark = body.mark();
            let yes = self.condition(&mut body, when);
            let skip = body.jump(Op::JumpIf, yes);
            body.ret();
            body.land(skip);
            body.release(mark);
        }
        body.at(modifier.span);
        let value = first.saturating_add(1);
        if dice {
            self.value_into(&mut body, &modifier.value, &Type::Dice, value);
        } else {
            self.modifier_value(&mut body, modifier, ty, value);
        }
        body.push(Op::Const, first, 0, 0, 1);
        body.ret();
        let record = program::Function {
            params: 2,
            results: u16::try_from(results).unwrap_or(0),
            context: 255,
            context_kind: 255,
            ..program::Function::default()
        };
        self.place(function, body, record);
        function
    }

    fn modifier_value(&mut self, body: &mut Body, modifier: &Modifier, ty: &Type, to: u8) {
        let denominator = to.saturating_add(1);
        match modifier.layer {
            Layer::Times | Layer::Over => {
                let amount = self.amount(body, &modifier.value);
                let (n, d) = self.as_ratio(body, amount);
                let (n, d) = if modifier.layer == Layer::Times { (n, d) } else { (d, n) };
                body.push(Op::Move, to, n, 0, 0);
                body.push(Op::Move, denominator, d, 0, 0);
            }
            Layer::Sides | Layer::Count => {
                let at = self.stored(body, &modifier.value, 1);
                body.push(Op::Move, to, at, 0, 0);
                body.push(Op::Const, denominator, 0, 0, 1);
            }
            Layer::Add | Layer::Afterwards | Layer::AtLeast | Layer::AtMost | Layer::Is => {
                self.value_into(body, &modifier.value, ty, to);
                if let Some(cap) = &modifier.up_to {
                    let cap = self.stored(body, cap, ty.number().map_or(1, |number| number.denominator));
                    self.capped(body, to, cap);
                }
                body.push(Op::Const, denominator, 0, 0, 1);
            }
        }
    }

    /// At most so far in either direction.
    fn capped(&mut self, body: &mut Body, to: u8, cap: u8) {
        let none = self.number(body, 0);
        let (most, least) = (body.take(1), body.take(1));
        body.push(Op::Max, most, cap, none, 0);
        body.push(Op::Neg, least, most, 0, 0);
        body.push(Op::Min, to, to, most, 0);
        body.push(Op::Max, to, to, least, 0);
    }

    fn reactions(&mut self) {
        let mut rows: Vec<(program::Reaction, String, Option<usize>)> = Vec::new();
        let ir = self.ir;
        for (at, reaction) in ir.reactions.iter().enumerate() {
            let function = self.reaction_function(at, reaction);
            let row = program::Reaction {
                id: reaction.id,
                event: index(reaction.event),
                priority: reaction.priority,
                holder: holder(reaction.holder),
                context_role: reaction.context_role,
                gate: self.gate_of(reaction.gate),
                function,
            };
            rows.push((row, self.source_title(reaction.source), self.watched(of_reaction(reaction))));
        }
        rows.sort_by_key(|(row, ..)| (row.event, -i64::from(row.priority), row.id));
        self.watch_rows(Vec::new(), rows.iter().map(|(.., clause)| *clause).collect());
        for (at, (row, title, _)) in rows.into_iter().enumerate() {
            if !title.is_empty() {
                self.symbol(Symbol::Reaction(index(at)), &title);
            }
            self.program.reactions.push(row);
        }
        for event in 0..self.program.events.len() {
            let first = self.program.reactions.partition_point(|row| row.event < index(event));
            let end = self.program.reactions.partition_point(|row| row.event <= index(event));
            self.program.events[event].reactions = (index(first), index(end));
        }
    }

    /// A function (parameters of the event, you) → nothing; it asks its own conditions.
    fn reaction_function(&mut self, at: usize, reaction: &Reaction) -> u32 {
        let name = format!("reaction.{:016x}", reaction.id);
        let function = self.reserve(&name);
        let mut body = Body::new(&name);
        body.at(reaction.span);
        body.add_locals(self.ir, &reaction.locals);
        let params = self.ir.events[reaction.event].params.len() + 1;
        if let Source::Status(status) = reaction.source {
            body.ends = self.ends(at, status);
        }
        for (told, param) in self.ir.events[reaction.event].params.iter().enumerate() {
            if let Some(range) = param.range {
                let at = body.local(told);
                in_range(&mut body, at, range, &param.ty);
            }
        }
        let you = body.local(reaction.you);
        let mark = body.mark();
        let rule = of_reaction(reaction);
        self.watch_rule(&mut body, Mark::Comes, rule);
        if let Some(within) = reaction.within {
            self.reaction_within(&mut body, &within, you, reaction.event);
        }
        if let Some(Once::Clock(_, cell)) = reaction.once {
            self.watch_once(&mut body, Mark::Comes, reaction.span);
            let used = body.take(1);
            body.push(Op::Get, used, you, 0, whole(index(cell)));
            let skip = body.jump(Op::JumpUnless, used);
            body.ret();
            body.land(skip);
            self.watch_once(&mut body, Mark::Passes, reaction.span);
        }
        if let Some(when) = &reaction.when {
            let yes = self.condition(&mut body, when);
            let skip = body.jump(Op::JumpIf, yes);
            body.ret();
            body.land(skip);
        }
        match (reaction.once, reaction.within) {
            (Some(Once::Clock(_, cell)), _) => {
                let used = self.number(&mut body, 1);
                body.push(Op::Put, used, you, 0, whole(index(cell)));
            }
            (Some(Once::Context(_)), Some(within)) => {
                self.watch_once(&mut body, Mark::Comes, reaction.span);
                self.mark_holder(&mut body, at, &within, you);
                self.watch_once(&mut body, Mark::Passes, reaction.span);
            }
            (Some(Once::Context(_)), None) | (None, _) => {}
        }
        body.release(mark);
        self.watch_rule(&mut body, Mark::Passes, rule);
        self.acts(&mut body, &reaction.body);
        body.ret();
        let record = program::Function {
            id: stable_id(&name),
            params: u16::try_from(params).unwrap_or(0),
            context: 255,
            context_kind: 255,
            ..program::Function::default()
        };
        self.place(function, body, record);
        function
    }

    /// The status that a reaction does nothing but end.
    fn ends(&self, at: usize, status: usize) -> Option<usize> {
        let body = &self.ir.reactions[at].body;
        match body.as_slice() {
            [only] => {
                matches!(&only.kind, crate::ir::ActKind::Lose { status: lost, .. } if *lost == status).then_some(status)
            }
            _ => None,
        }
    }

    /// Symbols in the order the table wants.
    pub(super) fn finish(&mut self) {
        self.lay_out();
        self.program.symbols.names.sort();
        self.program.symbols.names.dedup_by(|a, b| a.0 == b.0);
        self.program.exports.sort_by(|a, b| a.name.cmp(&b.name));
    }
}

/// A modifier as a rule that is watched.
fn of_modifier(modifier: &Modifier) -> Clause {
    let Modifier { span, source, gate, when, holder, .. } = modifier;
    let optional = *gate != Gate::Open || when.is_some() || matches!(holder, Holder::Role(_));
    Clause { span: *span, kind: ClauseKind::Rule, source: Some(*source), optional }
}

/// A trigger as a rule that is watched.
fn of_reaction(reaction: &Reaction) -> Clause {
    let Reaction { span, source, gate, when, within, once, .. } = reaction;
    let optional = *gate != Gate::Open || when.is_some() || within.is_some() || once.is_some();
    Clause { span: *span, kind: ClauseKind::Rule, source: Some(*source), optional }
}

const fn layer(layer: Layer) -> L {
    match layer {
        Layer::Add => L::Add,
        Layer::Sides => L::Sides,
        Layer::Count => L::Count,
        Layer::Times | Layer::Over => L::Factor,
        Layer::Afterwards => L::Afterwards,
        Layer::AtLeast => L::AtLeast,
        Layer::AtMost => L::AtMost,
        Layer::Is => L::Is,
    }
}

fn holder(holder: Holder) -> H {
    match holder {
        Holder::Nobody => H::Nobody,
        Holder::Owner => H::Owner,
        Holder::Role(role) => H::Role(u8::try_from(role).unwrap_or(u8::MAX)),
        Holder::Audience => H::Audience,
    }
}
